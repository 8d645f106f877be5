<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>catalogue</name>
    <message>
        <source>Base</source>
        <comment>group/base</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Major</source>
        <comment>group/major</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minor</source>
        <comment>group/minor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <comment>group/other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fan</source>
        <comment>group/fan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{follower|meeple}</source>
        <comment>piece/follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{big follower|large meeple}</source>
        <comment>piece/large-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>piece/abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builder</source>
        <comment>piece/builder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pig</source>
        <comment>piece/pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wine token</source>
        <comment>piece/wine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grain token</source>
        <comment>piece/grain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cloth token</source>
        <comment>piece/cloth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring of {farms|fields}</source>
        <comment>option/farm-scoring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says how {farms|fields} pay at the end: each for the cities it touches (third rules), the same but each city only once to a player (second rules), or each city to whoever has most farmers around it (first rules).</source>
        <comment>option/farm-scoring/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third rules</source>
        <comment>option/farm-scoring=third</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second rules</source>
        <comment>option/farm-scoring=second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rules</source>
        <comment>option/farm-scoring=first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of two tiles</source>
        <comment>option/small-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A completed city of exactly two tiles pays 4 points as any other, or only 2; the lower value was printed together with the first and second rules for {farms|fields}, and may be chosen with all of them.</source>
        <comment>option/small-city/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points</source>
        <comment>option/small-city=4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/small-city=2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inns and cathedrals left unfinished</source>
        <comment>option/unfinished-inns-and-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end an unfinished road with an inn and an unfinished city with a cathedral are worth nothing, or as much as if the inn or cathedral were not there.</source>
        <comment>option/unfinished-inns-and-cathedrals/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth nothing</source>
        <comment>option/unfinished-inns-and-cathedrals=zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As without them</source>
        <comment>option/unfinished-inns-and-cathedrals=ignore</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last look before scoring</source>
        <comment>option/confirm-wood</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before completed features are looked at, the player confirms what was done with the wood.</source>
        <comment>option/confirm-wood/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/confirm-wood=off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/confirm-wood=on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of the river</source>
        <comment>option/river-u-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two bends running</source>
        <comment>option/river-u-turn=official</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free spaces ahead</source>
        <comment>option/river-u-turn=strict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra turn for the lake with the volcano</source>
        <comment>option/river-lake-extra-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever places the lake with the volcano may not deploy on it and takes another turn with a land tile; no rules say whether this holds where the dragon is not played.</source>
        <comment>option/river-lake-extra-turn/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/river-lake-extra-turn=off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/river-lake-extra-turn=on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start tile in the bag</source>
        <comment>option/start-tile-in-bag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <comment>option/start-tile-in-bag=off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed with the land tiles</source>
        <comment>option/start-tile-in-bag=on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <comment>element/river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river is laid first, from its spring to its last lake, before any land tile is drawn.</source>
        <comment>element/river/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>element/base-game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries}.</source>
        <comment>element/base-game/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers</source>
        <comment>element/farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} may lie on {farms|fields} until the end, and score for the completed cities there.</source>
        <comment>element/farmers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>element/river-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve river tiles from a spring to a lake begin the landscape.</source>
        <comment>element/river-1/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>element/river-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve river tiles with a fork begin the landscape; one arm ends in a city, one in a lake.</source>
        <comment>element/river-2/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbot</source>
        <comment>element/abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure for {cloisters|monasteries} and gardens, which may be taken back early for its points.</source>
        <comment>element/abbot/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardens</source>
        <comment>element/gardens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardens score as {cloisters|monasteries} do, and only an abbot may stand there.</source>
        <comment>element/gardens/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inns</source>
        <comment>element/inns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road with an inn pays double when completed, and nothing otherwise.</source>
        <comment>element/inns/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals</source>
        <comment>element/cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city with a cathedral pays half as much again when completed, and nothing otherwise.</source>
        <comment>element/cathedrals/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Big follower|Large meeple}</source>
        <comment>element/big-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that counts as two where players compete for a feature.</source>
        <comment>element/big-follower/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>element/trade-goods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever completes a city collects its wine, grain and cloth; having most of one pays at the end.</source>
        <comment>element/trade-goods/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>element/builder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure that earns a second tile when its road or city grows.</source>
        <comment>element/builder/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pig</source>
        <comment>element/pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure that makes its owner&apos;s {farm|field} worth more.</source>
        <comment>element/pig/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>element/pig-herd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A symbol that makes a {farm|field} worth more for everybody who scores it.</source>
        <comment>element/pig-herd/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>expansion/base</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>expansion/river-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>expansion/river-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Abbot</source>
        <comment>expansion/abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>expansion/inns-and-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>expansion/traders-and-builders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>bundle/base-c1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game with river and abbot</source>
        <comment>bundle/base-c2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>tiles/abbey-and-mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>tiles/base</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>tiles/besiegers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>tiles/bridges-castles-and-bazaars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>tiles/cathars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>tiles/count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>tiles/crop-circles-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop Circles II</source>
        <comment>tiles/crop-circles-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <comment>tiles/darmstadt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>tiles/ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>tiles/festival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Flying Machines</source>
        <comment>tiles/flying-machines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>tiles/german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>tiles/german-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>tiles/goldmines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games Quarterly 11</source>
        <comment>tiles/gq11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>tiles/halflings-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>tiles/halflings-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>tiles/hills-and-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>tiles/inns-and-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>tiles/king-and-robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>tiles/labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>tiles/mage-and-witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>tiles/princess-and-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River</source>
        <comment>tiles/river-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>tiles/river-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian Promos 2013</source>
        <comment>tiles/russian-promos-2013</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian Promos 2016</source>
        <comment>tiles/russian-promos-2016</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The School</source>
        <comment>tiles/school</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>tiles/shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel Doch</source>
        <comment>tiles/spiel-doch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>tiles/tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>tiles/traders-and-builders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tunnels</source>
        <comment>tiles/tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the Big Top, redrawn</source>
        <comment>tiles/under-the-big-top-redrawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>tiles/under-the-big-top</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>tiles/watchtowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>tiles/wind-roses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>tiles/winter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coat of arms</source>
        <comment>symbol/coat-of-arms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pig-herd</source>
        <comment>symbol/pig-herd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcano</source>
        <comment>symbol/volcano</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inn</source>
        <comment>symbol/inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedral</source>
        <comment>symbol/cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>symbol/wine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <comment>symbol/grain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <comment>symbol/cloth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>symbol/dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>symbol/princess</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic portal</source>
        <comment>symbol/magic-portal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel</source>
        <comment>symbol/tunnel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrine</source>
        <comment>symbol/shrine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bazaar</source>
        <comment>symbol/bazaar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City too narrow for a castle</source>
        <comment>symbol/no-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <comment>symbol/hill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyard</source>
        <comment>symbol/vineyard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>symbol/sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointing west</source>
        <comment>symbol/pointing-west</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointing north-west</source>
        <comment>symbol/pointing-north-west</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointing north-east</source>
        <comment>symbol/pointing-north-east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferry</source>
        <comment>symbol/ferry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goldmine</source>
        <comment>symbol/goldmine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>symbol/mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle with a shield</source>
        <comment>symbol/corn-circle-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle with a pitchfork</source>
        <comment>symbol/corn-circle-field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle without a figure</source>
        <comment>symbol/corn-circle-plain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle with a club</source>
        <comment>symbol/corn-circle-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>symbol/besieged</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Festival</source>
        <comment>symbol/festival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monastery with abbots of its own</source>
        <comment>symbol/special-monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Church of Darmstadt</source>
        <comment>symbol/church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>symbol/darmstadtium</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>symbol/labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well</source>
        <comment>symbol/well</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose, north-west</source>
        <comment>symbol/wind-rose-north-west</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose, north-east</source>
        <comment>symbol/wind-rose-north-east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose, south-east</source>
        <comment>symbol/wind-rose-south-east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose, south-west</source>
        <comment>symbol/wind-rose-south-west</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose, all quarters</source>
        <comment>symbol/wind-rose-full</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower for coats of arms</source>
        <comment>symbol/watchtower-coat-of-arms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower for monasteries</source>
        <comment>symbol/watchtower-monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower for cities</source>
        <comment>symbol/watchtower-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower for roads</source>
        <comment>symbol/watchtower-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower for followers</source>
        <comment>symbol/watchtower-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower foundation</source>
        <comment>symbol/tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>symbol/circus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space for acrobats</source>
        <comment>symbol/acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying machine</source>
        <comment>symbol/flying-machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German castle</source>
        <comment>symbol/german-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School</source>
        <comment>symbol/school</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hut of Baba Yaga</source>
        <comment>symbol/yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>symbol/vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>symbol/razboynik</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <comment>step/1A</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <comment>step/1B</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile</source>
        <comment>step/1C</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before moving the wood</source>
        <comment>step/2A</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the wood</source>
        <comment>step/2B-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do one of these, or none.</source>
        <comment>block/wood-action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the wood again</source>
        <comment>step/2B-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the move of the wood</source>
        <comment>step/2C</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what is completed</source>
        <comment>step/3A</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve each completed feature</source>
        <comment>step/3B</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all scores</source>
        <comment>step/3C</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions of the tile</source>
        <comment>step/4A</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>step/4B</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare the final scoring</source>
        <comment>step/E1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what is left</source>
        <comment>step/E2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <comment>step/E3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The youngest player begins, or whoever the table agrees on; play goes clockwise.</source>
        <comment>item/setup.first-player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile so that it touches the landscape and every edge goes on in its neighbour.</source>
        <comment>item/place.tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river tile goes on where the river is open and may not turn it back on itself; nothing stands on the water.</source>
        <comment>item/place.river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature that is closed now counts as completed from here on.</source>
        <comment>item/place.completes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on the new tile, on a road, a city, a {cloister|monastery} or, with farmers, a {farm|field} where nobody&apos;s {follower|meeple} stands yet.</source>
        <comment>item/figure.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your abbot from a {cloister|monastery} or garden that is not yet surrounded, and score it as at the end of the game.</source>
        <comment>item/abbot.return</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy your builder on the new tile, on a road or city that is not completed and where one of your {followers|meeples} stands.</source>
        <comment>item/builder.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy your pig on the new tile, on a {farm|field} where one of your farmers lies.</source>
        <comment>item/pig.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look once more at tile and figures, and confirm them.</source>
        <comment>item/wood.confirm</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a city, whoever placed the tile takes a token for each symbol of goods in it, whoever has the majority and also if the city is empty.</source>
        <comment>item/goods.collect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {followers|meeples} on the feature go back to their owners.</source>
        <comment>item/resolve.return</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has placed the lake with the volcano takes another turn with a land tile.</source>
        <comment>item/river.lake-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile continued a road or city where your builder stood, play a second tile from step 1B on, once and no more.</source>
        <comment>item/builder.double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn goes to the next player; after the last tile the final scoring begins.</source>
        <comment>item/turn.end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures stay where they are until their feature is scored; a feature without {followers|meeples} pays nobody.</source>
        <comment>item/final.prepare</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the {farms|fields}.</source>
        <comment>item/final.fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has most points wins; players who tie share the victory.</source>
        <comment>item/final.winner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may ask the others for advice.</source>
        <comment>item/advice.ask</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may look up the rules.</source>
        <comment>item/advice.read</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A builder goes home when the last {follower|meeple} of its owner has left the road or city.</source>
        <comment>item/builder.home</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pig goes home when the last farmer of its owner has left the {farm|field}.</source>
        <comment>item/pig.home</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <comment>subject/road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <comment>subject/city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Cloister|Monastery}</source>
        <comment>subject/monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>subject/garden</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbot taken back</source>
        <comment>subject/abbot-return</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Farm|Field}</source>
        <comment>subject/field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City among {farms|fields}</source>
        <comment>subject/field-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>subject/trade-goods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/city.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/city.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms}</source>
        <comment>row/city.coats/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each {pennant|coat of arms}</source>
        <comment>row/city.coats/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of exactly two tiles: only 1 point for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.small/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it</source>
        <comment>row/monastery.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it</source>
        <comment>row/garden.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} or garden and 1 for each tile around it</source>
        <comment>row/abbot.neighbours/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}</source>
        <comment>row/field.cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field.pig/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points to whoever has most farmers on all {farms|fields} around this completed city</source>
        <comment>row/field-city.points/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig on one of these {farms|fields}: 1 point more, for you alone</source>
        <comment>row/field-city.pig/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties} on one of these {farms|fields}: 1 point more</source>
        <comment>row/field-city.pig-herd/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever has most wine</source>
        <comment>row/goods.wine/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever has most grain</source>
        <comment>row/goods.grain/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever has most cloth</source>
        <comment>row/goods.cloth/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>fact/tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms}</source>
        <comment>fact/coats-of-arms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles around it</source>
        <comment>fact/neighbours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed cities at it</source>
        <comment>fact/completed-cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, paid to the player before</source>
        <comment>fact/cities-already-paid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inn</source>
        <comment>fact/inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedral</source>
        <comment>fact/cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own pig</source>
        <comment>fact/pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>fact/pig-herd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>fact/wine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <comment>fact/grain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <comment>fact/cloth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river may not bend twice running to the same side, or, stricter, each of its open ends must have free spaces in front: the next one, those beside that one, and three in the row behind; or all spaces in these three rows, and no two open ends run the same way side by side.</source>
        <comment>option/river-u-turn/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear way ahead</source>
        <comment>option/river-u-turn=clear</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mayor</source>
        <comment>piece/mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wagon</source>
        <comment>piece/wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barn</source>
        <comment>piece/barn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abbey</source>
        <comment>piece/abbey-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of the wagon</source>
        <comment>option/wagon-move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wagon whose feature was scored may go to any unfinished and empty feature on its own tile or one of the eight around it (later rules), or only to one that is directly connected with the feature (first rules).</source>
        <comment>option/wagon-move/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a neighbouring tile</source>
        <comment>option/wagon-move=nearby</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a connected feature</source>
        <comment>option/wagon-move=connected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second barn on a {farm|field}</source>
        <comment>option/barn-placement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barn may not be set on a {farm|field} that has one, or it may, and both are scored.</source>
        <comment>option/barn-placement/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/barn-placement=free</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/barn-placement=occupied</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barns and {pig-herds|pigsties}</source>
        <comment>option/barn-pig-herd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the game a {pig-herd|pigsty} on the {farm|field} makes each city worth a point more for barns too, or it does nothing for them; the rules of different years disagree.</source>
        <comment>option/barn-pig-herd/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more</source>
        <comment>option/barn-pig-herd=counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/barn-pig-herd=ignored</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbey</source>
        <comment>element/abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {cloister|monastery} of one&apos;s own that is laid in a hole and closes all around it.</source>
        <comment>element/abbey/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mayor</source>
        <comment>element/mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} for cities that has a vote for each {pennant|coat of arms}.</source>
        <comment>element/mayor/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagon</source>
        <comment>element/wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that may move on when its feature has been scored.</source>
        <comment>element/wagon/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barn</source>
        <comment>element/barn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building that sends farmers home and scores its {farm|field} after the game.</source>
        <comment>element/barn/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>expansion/abbey-and-mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of drawing, take your abbey and lay it in a hole, that is a free space with tiles on all four sides, whatever they show there.</source>
        <comment>item/abbey.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey closes the roads, cities and {farms|fields} that end at it, is no part of them, and is itself a {cloister|monastery}.</source>
        <comment>item/abbey.closes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your barn on a corner of the new tile where four tiles meet and all show the same {farm|field}; with a barn there already this is only allowed by an option.</source>
        <comment>item/barn.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of going home, each wagon of the feature may move on to an unfinished feature that nobody occupies and that is no {farm|field}; the active player&apos;s first, then the others clockwise.</source>
        <comment>item/wagon.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last land tile everybody who has an abbey and a hole for it may still lay it and play that turn, from the left of whoever laid the last tile; then the final scoring begins.</source>
        <comment>item/abbey.last-round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the barns: all owners of barns on a {farm|field} in full, each once.</source>
        <comment>item/final.barns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Farm|Field} with a barn, during the game</source>
        <comment>subject/field-early</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barns</source>
        <comment>subject/field-barns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}, if the barn was set now; 1 point if the tile joined the farmers to it</source>
        <comment>row/field-early.cities/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field-early.pig/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points for each completed city at the {farm|field}</source>
        <comment>row/field-barns.cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>fact/wells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers joined to a barn by a tile</source>
        <comment>fact/field-joined</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>piece/dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairy</source>
        <comment>piece/fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <comment>piece/count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tower {piece|floor}</source>
        <comment>piece/tower-piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock-out token</source>
        <comment>piece/knock-out-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seduction token</source>
        <comment>piece/seduction-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target token</source>
        <comment>piece/target-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catch token</source>
        <comment>piece/catch-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>piece/bridge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle</source>
        <comment>piece/castle-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shepherd</source>
        <comment>piece/shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token with 1 sheep</source>
        <comment>piece/one-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token with 2 sheep</source>
        <comment>piece/two-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token with 3 sheep</source>
        <comment>piece/three-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token with 4 sheep</source>
        <comment>piece/four-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wolf token</source>
        <comment>piece/wolf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big top</source>
        <comment>piece/big-top</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ringmaster</source>
        <comment>piece/ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flea token (1 point)</source>
        <comment>piece/circus-flea</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monkey token (3 points)</source>
        <comment>piece/monkey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal token (4 points)</source>
        <comment>piece/seal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bear token (5 points)</source>
        <comment>piece/bear</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiger token (6 points)</source>
        <comment>piece/tiger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elephant token (7 points)</source>
        <comment>piece/elephant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{guard follower|guard meeple}</source>
        <comment>piece/guard-meeple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>piece/ghost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pig of the wheel</source>
        <comment>piece/wheel-pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <comment>piece/king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>piece/robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King marker</source>
        <comment>piece/king-marker</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber Baron marker</source>
        <comment>piece/robber-marker</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>messenger</source>
        <comment>piece/messenger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message</source>
        <comment>piece/message-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ferry</source>
        <comment>piece/ferry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gold piece|gold ingot}</source>
        <comment>piece/gold-ingot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mage</source>
        <comment>piece/mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>witch</source>
        <comment>piece/witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robber</source>
        <comment>piece/bandit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phantom</source>
        <comment>piece/phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flea</source>
        <comment>piece/plague-flea</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outbreak token</source>
        <comment>piece/outbreak</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tunnel token</source>
        <comment>piece/tunnel-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shed</source>
        <comment>piece/shed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house</source>
        <comment>piece/house</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small tower</source>
        <comment>piece/small-tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teacher</source>
        <comment>piece/teacher</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token of La Porxada</source>
        <comment>piece/porxada-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quince token</source>
        <comment>piece/quince</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apple token</source>
        <comment>piece/apple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apricot token</source>
        <comment>piece/apricot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cherry token</source>
        <comment>piece/cherry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plum token</source>
        <comment>piece/plum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elder token</source>
        <comment>piece/elder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tollhouse</source>
        <comment>piece/tollhouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gift “Synod”</source>
        <comment>piece/synod-card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gift “Road Sweeper”</source>
        <comment>piece/sweeper-card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gift “Change Position”</source>
        <comment>piece/position-card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gift “Cash Out”</source>
        <comment>piece/cash-card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gift “Take 2”</source>
        <comment>piece/take-two-card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 2/6</source>
        <comment>piece/chip-2-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 3/5</source>
        <comment>piece/chip-3-5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 3/6</source>
        <comment>piece/chip-3-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 4/7+</source>
        <comment>piece/chip-4-7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 4</source>
        <comment>piece/chip-4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chip 5/8+</source>
        <comment>piece/chip-5-8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meeple won with a wonder</source>
        <comment>piece/wonder-meeple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker of a wonder</source>
        <comment>piece/wonder-marker</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <comment>piece/gingerbread-man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>piece/easter-bunny</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter egg</source>
        <comment>piece/easter-egg</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoring tile for cities</source>
        <comment>piece/city-survey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoring tile for roads</source>
        <comment>piece/road-survey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoring tile for {cloisters|monasteries}</source>
        <comment>piece/monastery-survey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note token</source>
        <comment>piece/note-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black dragon</source>
        <comment>piece/black-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black fairy</source>
        <comment>piece/black-fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black tower {piece|floor}</source>
        <comment>piece/black-floor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white tower {piece|floor}</source>
        <comment>piece/white-floor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city bridge</source>
        <comment>piece/city-bridge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cloister|monastery} token</source>
        <comment>piece/cloister-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cleric</source>
        <comment>piece/cleric-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serf</source>
        <comment>piece/serf-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>courier</source>
        <comment>piece/courier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative test card</source>
        <comment>piece/negative-test</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positive test card</source>
        <comment>piece/positive-test</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>death card</source>
        <comment>piece/deadly-test</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infection token</source>
        <comment>piece/infection</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>observation tower</source>
        <comment>piece/observation-tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck token</source>
        <comment>piece/luck-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statue of Hans</source>
        <comment>piece/hans-statue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>obelisk</source>
        <comment>piece/obelisk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curd cheese</source>
        <comment>piece/curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>privilege token</source>
        <comment>piece/privilege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock token</source>
        <comment>piece/season-clock</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>windmill</source>
        <comment>piece/windmill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet flower token</source>
        <comment>piece/violet-flower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange flower token</source>
        <comment>piece/orange-flower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white flower token</source>
        <comment>piece/white-flower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue flower token</source>
        <comment>piece/blue-flower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>donkey</source>
        <comment>piece/donkey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished roads to cathedrals in Germany</source>
        <comment>option/unfinished-roads-to-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end an unfinished road that leads to a cathedral in Germany pays 1 point for each tile, or 2 as a completed one does; the rules speak of completed roads only, and older tables of both.</source>
        <comment>option/unfinished-roads-to-cathedrals/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>option/unfinished-roads-to-cathedrals=single</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/unfinished-roads-to-cathedrals=double</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the labyrinth</source>
        <comment>option/labyrinth-rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labyrinth is nothing but a place where four roads are one, or, by the advanced rules, it parts them where {followers|meeples} are deployed, and each {follower|meeple} there adds 2 points when the road is completed.</source>
        <comment>option/labyrinth-rules/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/labyrinth-rules=basic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/labyrinth-rules=advanced</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of little buildings</source>
        <comment>option/little-building-worth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All little buildings add 1 point, or a shed adds 1, a house 2 and a tower 3; then everybody gets as many of each.</source>
        <comment>option/little-building-worth/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All alike</source>
        <comment>option/little-building-worth=alike</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By kind</source>
        <comment>option/little-building-worth=by-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of Spiel Doch!</source>
        <comment>option/spiel-doch-use</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two tiles are mixed with the others, or begin the landscape together in place of the start tile.</source>
        <comment>option/spiel-doch-use/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed with the others</source>
        <comment>option/spiel-doch-use=mixed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the landscape</source>
        <comment>option/spiel-doch-use=start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for Spiel Doch!</source>
        <comment>option/spiel-doch-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lays the two tiles side by side so that they can be read scores nothing, or 5 points as a variant has it.</source>
        <comment>option/spiel-doch-points/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/spiel-doch-points=none</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points</source>
        <comment>option/spiel-doch-points=five</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a river or the City of Carcassonne opens the board, the usual start tile leaves the game, or is mixed with the land tiles where they are drawn from a bag that hides its dark back.</source>
        <comment>option/start-tile-in-bag/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dragon moves</source>
        <comment>option/dragon-moment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon on the new tile moves before anything is deployed (later rules), after that but before completed features are scored (first rules of HiG and ZMG), or after they are scored (first rules of RGG).</source>
        <comment>option/dragon-moment/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before deploying</source>
        <comment>option/dragon-moment=placed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before scoring</source>
        <comment>option/dragon-moment=wood</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After scoring</source>
        <comment>option/dragon-moment=scored</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dragon and towers</source>
        <comment>option/dragon-and-towers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dragon comes to the tile of a tower, the {follower|meeple} on top goes home as any other, or it is safe up there; the sources disagree.</source>
        <comment>option/dragon-and-towers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes home</source>
        <comment>option/dragon-and-towers=eaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is safe</source>
        <comment>option/dragon-and-towers=safe</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the fairy stands</source>
        <comment>option/fairy-place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy stands beside one {follower|meeple} and is good for that one alone (HiG), or on a tile and is good for all that stand there (first rules of RGG and ZMG).</source>
        <comment>option/fairy-place/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside a {follower|meeple}</source>
        <comment>option/fairy-place=beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tile</source>
        <comment>option/fairy-place=tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a fairy on a tile</source>
        <comment>option/fairy-tile-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the beginning of a turn a fairy on a tile pays its 1 point once, or for each figure that the player has on the tile.</source>
        <comment>option/fairy-tile-points/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once</source>
        <comment>option/fairy-tile-points=once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each figure</source>
        <comment>option/fairy-tile-points=each</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princesses</source>
        <comment>option/princess-duty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a princess joins a city with knights, the player may send one of them home (HiG), or must (rules of RGG and ZMG).</source>
        <comment>option/princess-duty/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May</source>
        <comment>option/princess-duty=may</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must</source>
        <comment>option/princess-duty=must</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the knight leaves</source>
        <comment>option/princess-moment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who may send a knight home decides so when the tile is placed, or when the wood is moved, as one of the actions there.</source>
        <comment>option/princess-moment/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the tile is placed</source>
        <comment>option/princess-moment=placed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the wood is moved</source>
        <comment>option/princess-moment=wood</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the King and the Robber Baron</source>
        <comment>option/title-scoring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A title is worth 1 point for each completed city or road after the game, or 10 points, or 15 points and both together 40, or nothing then but 1 point whenever another city or road is completed while it is held.</source>
        <comment>option/title-scoring/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each completed</source>
        <comment>option/title-scoring=completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points each</source>
        <comment>option/title-scoring=ten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 points, both 40</source>
        <comment>option/title-scoring=fifteen-forty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each while held</source>
        <comment>option/title-scoring=while-held</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of the City of Carcassonne</source>
        <comment>option/carcassonne-board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city that opens the board is laid from its twelve tiles or two pieces, or it is the single board of 2015, which shows one city more on its rim and counts as one tile.</source>
        <comment>option/carcassonne-board/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve tiles or two pieces</source>
        <comment>option/carcassonne-board=pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The single board of 2015</source>
        <comment>option/carcassonne-board=single</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Carcassonne to an empty feature</source>
        <comment>option/count-empty-features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a feature is completed on which nobody stands, nobody may move there from the City of Carcassonne, since it is not scored, or everybody may; the publisher&apos;s later answer is the first.</source>
        <comment>option/count-empty-features/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/count-empty-features=closed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/count-empty-features=open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of the bards</source>
        <comment>option/note-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of note tokens on a feature makes it worth more just once (basic rules), or each of them does (advanced rules).</source>
        <comment>option/note-tokens/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/note-tokens=basic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/note-tokens=advanced</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain by the statue of Hans</source>
        <comment>option/hans-bonus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statue doubles all points, or adds no more than 40 to them (friendly rules).</source>
        <comment>option/hans-bonus/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points</source>
        <comment>option/hans-bonus=double</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 40 points</source>
        <comment>option/hans-bonus=forty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into Carcassonne in a double turn</source>
        <comment>option/count-double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a double turn the player may put a {follower|meeple} into the City of Carcassonne only once, or with each of the two tiles; the publisher&apos;s answer and the first rules disagree.</source>
        <comment>option/count-double-turn/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a turn</source>
        <comment>option/count-double-turn=once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With each tile</source>
        <comment>option/count-double-turn=each-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of Carcassonne before the final scoring</source>
        <comment>option/count-before-final-scoring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the final scoring only the market may be left, for {farms|fields} (later rules), or all {quarters|districts} for unfinished features and {farms|fields} (first rules).</source>
        <comment>option/count-before-final-scoring/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the market</source>
        <comment>option/count-before-final-scoring=market</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {quarters|districts}</source>
        <comment>option/count-before-final-scoring=all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of the count</source>
        <comment>option/count-movement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever put a {follower|meeple} into the City of Carcassonne may move the count where they like, or the count goes on clockwise by himself, or follows that {follower|meeple}.</source>
        <comment>option/count-movement/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the player likes</source>
        <comment>option/count-movement=chosen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>option/count-movement=clockwise</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the {follower|meeple}</source>
        <comment>option/count-movement=follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another start</source>
        <comment>element/other-start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else than the start tile of the base game begins the landscape.</source>
        <comment>element/other-start/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circles</source>
        <comment>element/crop-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crop circle brings another figure of its kind to all players, or sends one home.</source>
        <comment>element/crop-circles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged cities</source>
        <comment>element/besieged-cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A besieged city pays less, but more to farmers, and its knights may escape.</source>
        <comment>element/besieged-cities/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>element/halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half tiles that are laid along their short sides.</source>
        <comment>element/halflings/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries with two ways to score</source>
        <comment>element/special-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever comes to such a {cloister|monastery} scores the tiles around it, or at the end whole rows of tiles.</source>
        <comment>element/special-monasteries/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>element/wonders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever first reaches a certain score builds a wonder of five squares.</source>
        <comment>element/wonders/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>element/dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon that volcanoes call and that all players move; it sends home whoever stands in its way.</source>
        <comment>element/dragon/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>element/fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fairy that brings points to a {follower|meeple} and keeps the dragon away.</source>
        <comment>element/fairy/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>element/princess</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A princess who takes a knight out of a city.</source>
        <comment>element/princess/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic portal</source>
        <comment>element/magic-portal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate through which a {follower|meeple} is deployed anywhere in the landscape.</source>
        <comment>element/magic-portal/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>element/tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers grow {piece by piece|floor by floor}, and take {followers|meeples} prisoner as far as they reach.</source>
        <comment>element/tower/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>element/count-of-carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city opens the board where {followers|meeples} wait in four {quarters|districts} for what is scored, and a count who blocks one of them.</source>
        <comment>element/count-of-carcassonne/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <comment>element/king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever completes the largest city is king, which pays for all completed cities after the game.</source>
        <comment>element/king/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>element/robber-baron</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever completes the longest road is robber baron, which pays for all completed roads after the game.</source>
        <comment>element/robber-baron/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>element/shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings that score as {cloisters|monasteries} and challenge those beside them; whichever is completed first takes it all.</source>
        <comment>element/shrines/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catapult</source>
        <comment>element/catapult</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a tile with a fair everybody hurls a token of the same kind, for points or against figures.</source>
        <comment>element/catapult/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>element/bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood that carries a road over whatever lies on a tile.</source>
        <comment>element/bridges/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>element/castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city may become a castle, whose owner takes the points of the next feature completed beside it.</source>
        <comment>element/castles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bazaars</source>
        <comment>element/bazaars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with a bazaar puts as many tiles up for auction as there are players.</source>
        <comment>element/bazaars/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>element/hills</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} on a hill decides a tie; a hill hides a second tile below it.</source>
        <comment>element/hills/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>element/shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure that gathers sheep on a {farm|field} until they are led to the stable, or a wolf comes.</source>
        <comment>element/shepherd/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards</source>
        <comment>element/vineyards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each vineyard around a completed {cloister|monastery} makes it worth 3 points more.</source>
        <comment>element/vineyards/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>element/circus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the big top moves on, all {followers|meeples} around it earn what the hidden animal is worth.</source>
        <comment>element/circus/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>element/acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {followers|meeples} build a pyramid that pays each of them.</source>
        <comment>element/acrobats/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>element/ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that earns more for each circus and each acrobat tile around it.</source>
        <comment>element/ringmaster/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}</source>
        <comment>element/guard-meeples</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} that no ghost can frighten.</source>
        <comment>element/guard-meeples/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts</source>
        <comment>element/ghosts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where mist spreads or ends, ghosts come to {followers|meeples} and cost points; the third drives one off.</source>
        <comment>element/ghosts/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haunted castles</source>
        <comment>element/haunted-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle that is worth more the more of the tiles around it lie in the mist.</source>
        <comment>element/haunted-castles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cemeteries</source>
        <comment>element/cemeteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place that pays nothing but brings one more {guard follower|guard meeple} when it is surrounded.</source>
        <comment>element/cemeteries/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>element/wheel-of-fortune</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pig runs round a wheel of six fates, good and bad; {followers|meeples} may wait for it on the wheel&apos;s crowns.</source>
        <comment>element/wheel-of-fortune/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Flier|Flying machines}</source>
        <comment>element/flier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} flies on where the arrow points, as far as a die says, also to an occupied feature.</source>
        <comment>element/flier/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Messages|Messengers}</source>
        <comment>element/messengers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second scoring figure; whichever stops on a dark space may bring a message.</source>
        <comment>element/messengers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferries</source>
        <comment>element/ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ferry joins two of the roads that end at a lake, and may be moved when such a road grows.</source>
        <comment>element/ferries/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goldmines</source>
        <comment>element/goldmines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold lies on tiles until a feature there is scored; the more one has, the more each piece is worth.</source>
        <comment>element/goldmines/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>element/mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile of the road or city where the mage stands is worth a point more.</source>
        <comment>element/mage/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>element/witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The road or city where the witch stands is worth only half.</source>
        <comment>element/witch/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbers</source>
        <comment>element/robbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A robber beside a scoring figure takes half as many points as that figure wins next.</source>
        <comment>element/robbers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>element/crop-circles-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles; a crop circle brings figures of one kind to all players, or sends them home.</source>
        <comment>element/crop-circles-2/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>element/crop-circles-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first six tiles with crop circles.</source>
        <comment>element/crop-circles-1/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>element/corn-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles with crop circles in the snow.</source>
        <comment>element/corn-circles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>element/river-3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first river again, with two vineyards and two sheep in the first edition.</source>
        <comment>element/river-3/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>element/river-of-2021</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve river tiles; a road leaves the spring, and a {cloister|monastery} stands at the lake.</source>
        <comment>element/river-of-2021/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>element/anniversary-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventeen river tiles, one of them of two squares.</source>
        <comment>element/anniversary-river/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>element/winter-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve river tiles in the snow.</source>
        <comment>element/winter-river/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>element/cathars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four besieged cities; beside a {cloister|monastery} a knight may escape from the siege&apos;s own tile.</source>
        <comment>element/cathars/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>element/siege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cathars again; a {cloister|monastery} beside any tile of the city is enough for an escape.</source>
        <comment>element/siege/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>element/besiegers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles with further sieges, played as the Cathars.</source>
        <comment>element/besiegers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phantom</source>
        <comment>element/phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that may be deployed beside another in the same turn.</source>
        <comment>element/phantom/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>element/halflings-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve half tiles, some of which each player keeps and lays in place of a drawn tile.</source>
        <comment>element/halflings-1/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>element/halflings-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve more half tiles, four of them with symbols of other expansions.</source>
        <comment>element/halflings-2/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague</source>
        <comment>element/plague</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From outbreaks the fleas spread over the land and drive {followers|meeples} home, if they don&apos;t flee.</source>
        <comment>element/plague/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel</source>
        <comment>element/tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tokens of a colour on two openings make one road of what ends there.</source>
        <comment>element/tunnels/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Festival</source>
        <comment>element/festival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of deploying a figure one may be taken home from anywhere.</source>
        <comment>element/festival/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind roses</source>
        <comment>element/wind-roses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with a quarter of the wind rose pays 3 points where it is laid in its quarter of the land.</source>
        <comment>element/wind-roses/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings</source>
        <comment>element/little-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheds, houses and towers that make the tile on which they stand worth more to whoever scores it.</source>
        <comment>element/little-buildings/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>element/darmstadtium</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A completed city with the congress hall of Darmstadt pays 3 points more.</source>
        <comment>element/darmstadtium/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Churches of Darmstadt</source>
        <comment>element/darmstadt-churches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A completed church pays 3 points to whoever has most {followers|meeples} on and around it.</source>
        <comment>element/darmstadt-churches/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>element/teacher</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever completes a road of the school gets the teacher, who copies the next points that are won.</source>
        <comment>element/teacher/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>element/german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double tiles that each player keeps; a castle pays when the ten squares around it are full, and roads and cities that end there pay more.</source>
        <comment>element/german-castles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>element/german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} in such a cathedral scores all roads that lead to it, and these roads pay double.</source>
        <comment>element/german-cathedrals/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>element/german-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles with monasteries of this kind.</source>
        <comment>element/german-monasteries/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>element/dutch-and-belgian-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles, played as those in Germany.</source>
        <comment>element/dutch-and-belgian-monasteries/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese buildings</source>
        <comment>element/japanese-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tiles, played as the monasteries in Germany.</source>
        <comment>element/japanese-buildings/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2014</source>
        <comment>element/spiel-2014</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2014; no rules of its own.</source>
        <comment>element/spiel-2014/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2015</source>
        <comment>element/spiel-2015</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2015; four roads end at a feast.</source>
        <comment>element/spiel-2015/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2016</source>
        <comment>element/spiel-2016</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2016; a city to all sides.</source>
        <comment>element/spiel-2016/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2017</source>
        <comment>element/spiel-2017</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2017; no rules of its own.</source>
        <comment>element/spiel-2017/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2018</source>
        <comment>element/spiel-2018</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2018; one road runs to all sides.</source>
        <comment>element/spiel-2018/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2019</source>
        <comment>element/spiel-2019</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2019; no rules of its own.</source>
        <comment>element/spiel-2019/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2020</source>
        <comment>element/spiel-2020</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the year 2020; no rules of its own.</source>
        <comment>element/spiel-2020/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2021</source>
        <comment>element/spiel-2021</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2021; no rules of its own.</source>
        <comment>element/spiel-2021/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2022</source>
        <comment>element/spiel-2022</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2022; no rules of its own.</source>
        <comment>element/spiel-2022/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel 2023</source>
        <comment>element/spiel-2023</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile for the fair of 2023; no rules of its own.</source>
        <comment>element/spiel-2023/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>element/labyrinth-roads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four roads meet in a labyrinth and are one; by the advanced rules each {follower|meeple} there adds points.</source>
        <comment>element/labyrinth-roads/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <comment>element/watchtowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} beside a watchtower also scores what the tower overlooks when its feature is completed.</source>
        <comment>element/watchtowers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>element/markets-of-leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} from roads that lead to Leipzig settle in its four quarters, each with a bonus.</source>
        <comment>element/markets-of-leipzig/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>element/fruit-bearing-trees</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever deploys beside a tree harvests a fruit for points, or sells what was harvested.</source>
        <comment>element/fruit-bearing-trees/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouses</source>
        <comment>element/bathhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouses make features worth more, but hold on to {followers|meeples} that scored alone.</source>
        <comment>element/bathhouses/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>element/spiel-doch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiles that together spell the fair&apos;s name, as a start or for 5 points.</source>
        <comment>element/spiel-doch/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tollkeepers</source>
        <comment>element/tollkeepers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tollhouse at a crossing takes toll from the roads that end there when they are completed.</source>
        <comment>element/tollkeepers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant revolts</source>
        <comment>element/peasant-revolts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revolt drives {followers|meeples} of one kind home, unless their protection was paid for.</source>
        <comment>element/peasant-revolts/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>element/anniversary-expansion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow pays 2 points, or gives whoever lays a tile beside it another {follower|meeple} or turn.</source>
        <comment>element/anniversary-expansion/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>element/gifts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever helps another&apos;s road or city to grow gets a gift, to be opened on a later turn.</source>
        <comment>element/gifts/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signposts</source>
        <comment>element/signposts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signposts that tell which way the road goes on make it worth more.</source>
        <comment>element/signposts/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>element/bets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden chips at a betting office pay if the next road or city there has just that size.</source>
        <comment>element/bets/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <comment>element/stonehenge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder that pays when roads are completed.</source>
        <comment>element/stonehenge/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus Maximus</source>
        <comment>element/circus-maximus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each knight of the others.</source>
        <comment>element/circus-maximus/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notre-Dame</source>
        <comment>element/notre-dame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder with a forking road and a city of two squares.</source>
        <comment>element/notre-dame/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alhambra</source>
        <comment>element/alhambra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each farmer of its owner.</source>
        <comment>element/alhambra/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <comment>element/abu-simbel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder with a forking road.</source>
        <comment>element/abu-simbel/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angkor Wat</source>
        <comment>element/angkor-wat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/angkor-wat/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tikal</source>
        <comment>element/tikal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder with a road over three squares.</source>
        <comment>element/tikal/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terracotta Army</source>
        <comment>element/terracotta-army</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/terracotta-army/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spell circles</source>
        <comment>element/spell-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where mist meets a spell circle, more than one ghost comes.</source>
        <comment>element/spell-circles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawbridges</source>
        <comment>element/drawbridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over an open drawbridge a {follower|meeple} of a completed road may go on into the city.</source>
        <comment>element/drawbridges/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>element/four-seasons-spring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spring tile pays for the gardens and spring tiles around it; near the statue two {followers|meeples} may be deployed.</source>
        <comment>element/four-seasons-spring/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snakes and ladders</source>
        <comment>element/snakes-and-ladders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scoreboard with ladders up and snakes down for whoever stops there.</source>
        <comment>element/snakes-and-ladders/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saint Nicholas scoring board</source>
        <comment>element/saint-nicholas-scoring-board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scoreboard that gives the last to pass one space and the first to pass another an extra turn.</source>
        <comment>element/saint-nicholas-scoring-board/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>element/gingerbread-man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city that the gingerbread man leaves pays each {follower|meeple} in it for each of its tiles.</source>
        <comment>element/gingerbread-man/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>element/gq11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten land tiles, and with a river a spring with a road and one more river tile.</source>
        <comment>element/gq11/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>element/baba-yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut that is worth more the fewer tiles lie around it.</source>
        <comment>element/baba-yaga-hut/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bogatyr&apos;s crossroads</source>
        <comment>element/bogatyr-crossroads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile whose road runs to three sides past the stone where a fourth ends.</source>
        <comment>element/bogatyr-crossroads/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>element/solovei-razboynik</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A robber in a tree who holds the {thieves|highwaymen} of the road below.</source>
        <comment>element/solovei-razboynik/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>element/vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lake that draws in all {followers|meeples} around it, which cost points at the end.</source>
        <comment>element/vodyanoy/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>element/la-porxada</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tile swaps two {followers|meeples}, or lets unfinished cities score as finished ones at the end.</source>
        <comment>element/la-porxada/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>element/ukraine-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with a road to a lake, a field of sunflowers and a crop circle for knights.</source>
        <comment>element/ukraine-promo/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter nests</source>
        <comment>element/easter-nests</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nest that is surrounded gives eggs to whoever did it and to all around; most eggs pay at the end.</source>
        <comment>element/easter-nests/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>element/easter-bunny</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bunny hops over the land and leaves an egg with each {follower|meeple} that it meets.</source>
        <comment>element/easter-bunny/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City gates</source>
        <comment>element/city-gates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate closes its city towards a road, a {farm|field} or another gate.</source>
        <comment>element/city-gates/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortune teller</source>
        <comment>element/fortune-teller</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each {follower|meeple} in a tent its owner draws one more tile to choose from.</source>
        <comment>element/fortune-teller/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land surveyors</source>
        <comment>element/land-surveyors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three open tiles change what cities, roads and {cloisters|monasteries} pay at the moment.</source>
        <comment>element/land-surveyors/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land tiles of CutCassonne</source>
        <comment>element/cutcassonne-land</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven land tiles without rules of their own.</source>
        <comment>element/cutcassonne-land/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River tiles of CutCassonne</source>
        <comment>element/cutcassonne-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three river tiles, for games with a river.</source>
        <comment>element/cutcassonne-river/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bards</source>
        <comment>element/bards-of-carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note on a feature makes it worth more when it is completed, and roads and cities nothing when not.</source>
        <comment>element/bards-of-carcassonne/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black dragon</source>
        <comment>element/black-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once somebody has 50 points, a dragon moves before scoring, a tile for each completed feature.</source>
        <comment>element/black-dragon/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>element/black-fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {follower|meeple} beside her loses 3 points.</source>
        <comment>element/black-fairy/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black {pieces|floors}</source>
        <comment>element/black-floors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower with a black top captures along the diagonals.</source>
        <comment>element/black-floors/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White {pieces|floors}</source>
        <comment>element/white-floors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A white top closes a tower for good.</source>
        <comment>element/white-floors/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle lords</source>
        <comment>element/castle-lords</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lord at the gate of a castle on a road earns more for each further tile of the road.</source>
        <comment>element/castle-lords/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City bridges</source>
        <comment>element/city-bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge that carries a city over a tile.</source>
        <comment>element/city-bridges/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>element/cleric</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has scored most {cloisters|monasteries} holds the cleric and his points.</source>
        <comment>element/cleric/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>element/cloister-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever completes a {cloister|monastery} for others gets a token; having most pays at the end.</source>
        <comment>element/cloister-tokens/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>element/serf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose barn sent most farmers home holds the serf and his points.</source>
        <comment>element/serf/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cliffs and waterfalls</source>
        <comment>element/cliffs-and-waterfalls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles whose cliffs divide {farms|fields}, with rivers that fall over them.</source>
        <comment>element/cliffs-and-waterfalls/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courier</source>
        <comment>element/courier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The courier runs to a {follower|meeple} newly deployed in his row or column; whoever deployed it scores what is around.</source>
        <comment>element/courier/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with letters</source>
        <comment>element/letter-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with a letter calls the courier.</source>
        <comment>element/letter-tiles/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COVID-19</source>
        <comment>element/covid-19</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An infection spreads from feature to feature, and the figures there must be tested.</source>
        <comment>element/covid-19/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>element/decinsky-sneznik</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower on a {farm|field} that pays 5 points when tiles lie on its four sides.</source>
        <comment>element/decinsky-sneznik/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided cities</source>
        <comment>element/divided-cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles whose walls part a city in two.</source>
        <comment>element/divided-cities/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family feud</source>
        <comment>element/family-feud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities with {pennants|coats of arms} of two families may not be joined.</source>
        <comment>element/family-feud/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying machines 2</source>
        <comment>element/flying-machines-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tiles with flying machines.</source>
        <comment>element/flying-machines-2/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gambler&apos;s luck</source>
        <comment>element/gamblers-luck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die says how many {pennants|coats of arms} a city gains, or that none of its own count.</source>
        <comment>element/gamblers-luck/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great fairs</source>
        <comment>element/great-fairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fair lets another figure be deployed beside the first, counts as a {pennant|coat of arms}, and makes its city worth more to farmers.</source>
        <comment>element/great-fairs/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statue of Hans</source>
        <comment>element/hans-statue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is scored on the tile of the statue pays double.</source>
        <comment>element/hans-statue/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>element/hungarian-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that lets a {follower|meeple} be deployed on a tile that touches its corner.</source>
        <comment>element/hungarian-promo/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinths</source>
        <comment>element/the-labyrinths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three more tiles with labyrinths, for the same rules.</source>
        <comment>element/the-labyrinths/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land surveyors 2</source>
        <comment>element/land-surveyors-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six more tiles for the Land Surveyors.</source>
        <comment>element/land-surveyors-2/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>element/meteorites</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a meteorite falls, a die says how far all figures around are driven home.</source>
        <comment>element/meteorites/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>element/obelisk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure on a corner of four {farms|fields} that scores the sixteen squares around it.</source>
        <comment>element/obelisk/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>element/olomouc-curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its smell drives an opponent out of a city; kept till the end it pays 5 points.</source>
        <comment>element/olomouc-curd-cheese/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber&apos;s son</source>
        <comment>element/robbers-son</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He may send a {thief|highwayman} home from the road that his tile goes on.</source>
        <comment>element/robbers-son/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal privileges</source>
        <comment>element/royal-privileges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on the board pay for the {followers|meeples} in their area when a tile is laid there.</source>
        <comment>element/royal-privileges/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>element/seasons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each season has a condition that changes what features pay.</source>
        <comment>element/seasons/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>element/uk-2024-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A promotional tile of 2024.</source>
        <comment>element/uk-2024-promo/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>element/vistas</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sightseer scores each kind of feature that can be seen from the point where he stands.</source>
        <comment>element/vistas/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>element/wells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road pays for each well beside it.</source>
        <comment>element/wells/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wetlands</source>
        <comment>element/wetlands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double tiles that each player keeps and may lay in place of a drawn tile.</source>
        <comment>element/wetlands/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish huts</source>
        <comment>element/fish-huts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hut by the river that pays when tiles lie at its four corners.</source>
        <comment>element/fish-huts/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>element/fishermen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} may stand on rivers, which score as roads do, but double when completed.</source>
        <comment>element/fishermen/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bushes</source>
        <comment>element/village-bushes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bush ends a road or a {farm|field}.</source>
        <comment>element/village-bushes/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flowers</source>
        <comment>element/village-flowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features with flowers of one&apos;s own colour pay more.</source>
        <comment>element/village-flowers/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marketplace</source>
        <comment>element/village-marketplace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that meet at a marketplace are completed and scored together.</source>
        <comment>element/village-marketplace/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>element/village-windmill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure on a {farm|field} that scores the nine squares of a cross around it.</source>
        <comment>element/village-windmill/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donkey</source>
        <comment>element/village-donkey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be completed where the donkey stands; it may be led to another tile.</source>
        <comment>element/village-donkey/sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>expansion/winter-edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>expansion/princess-and-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>expansion/tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Count of Carcassonne</source>
        <comment>expansion/count-of-carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>expansion/king-and-robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heretics &amp; Shrines</source>
        <comment>expansion/heretics-and-shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Catapult</source>
        <comment>expansion/catapult</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>expansion/bridges-castles-and-bazaars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>expansion/hills-and-sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>expansion/under-the-big-top</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts, Castles &amp; Cemeteries</source>
        <comment>expansion/ghosts-castles-and-cemeteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wheel of Fortune</source>
        <comment>expansion/wheel-of-fortune</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{The Flier|The Flying Machines}</source>
        <comment>expansion/flying-machines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{The Messages|The Messengers}</source>
        <comment>expansion/dispatches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>expansion/ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>expansion/goldmines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>expansion/mage-and-witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Robbers</source>
        <comment>expansion/robbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>expansion/crop-circles-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>expansion/crop-circles-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>expansion/corn-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>expansion/river-3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>expansion/river-of-2021</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>expansion/anniversary-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>expansion/winter-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>expansion/cathars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>expansion/siege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>expansion/besiegers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Phantom</source>
        <comment>expansion/phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>expansion/halflings-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>expansion/halflings-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Plague</source>
        <comment>expansion/plague</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <comment>expansion/tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>expansion/festival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>expansion/wind-roses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little Buildings</source>
        <comment>expansion/little-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadt Promo</source>
        <comment>expansion/darmstadt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The School</source>
        <comment>expansion/school</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>expansion/german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>expansion/german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>expansion/german-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>expansion/dutch-and-belgian-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese Buildings</source>
        <comment>expansion/japanese-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel Promo Tiles</source>
        <comment>expansion/spiel-promos</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>expansion/labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>expansion/watchtowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>expansion/markets-of-leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fruit-Bearing Trees</source>
        <comment>expansion/fruit-bearing-trees</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Barber-Surgeons</source>
        <comment>expansion/barber-surgeons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel Doch! 02/2018</source>
        <comment>expansion/spiel-doch-2018</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tollkeepers</source>
        <comment>expansion/tollkeepers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Peasant Revolts</source>
        <comment>expansion/peasant-revolts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>expansion/anniversary-expansion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gifts</source>
        <comment>expansion/gifts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Signposts</source>
        <comment>expansion/signposts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bets</source>
        <comment>expansion/bets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wonders of Humanity</source>
        <comment>expansion/wonders-of-humanity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spell Circles</source>
        <comment>expansion/spell-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Drawbridges</source>
        <comment>expansion/drawbridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spring</source>
        <comment>expansion/four-seasons-spring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <comment>expansion/snakes-and-ladders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saint Nicholas Scoring Board</source>
        <comment>expansion/saint-nicholas-scoring-board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <comment>expansion/gingerbread-man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>expansion/gq11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian Promos</source>
        <comment>expansion/russian-promos</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>expansion/la-porxada</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>expansion/ukraine-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter in Carcassonne</source>
        <comment>expansion/easter-in-carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City Gates</source>
        <comment>expansion/city-gates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <comment>expansion/fortune-teller</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Land Surveyors</source>
        <comment>expansion/land-surveyors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CutCassonne</source>
        <comment>expansion/cutcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bards of Carcassonne</source>
        <comment>expansion/bards-of-carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Dragon</source>
        <comment>expansion/black-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Black Fairy</source>
        <comment>expansion/black-fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Tower</source>
        <comment>expansion/black-tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle Lords</source>
        <comment>expansion/castle-lords</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City Bridges</source>
        <comment>expansion/city-bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleric &amp; Serf</source>
        <comment>expansion/cleric-and-serf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cliffs and Waterfalls</source>
        <comment>expansion/cliffs-and-waterfalls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Courier</source>
        <comment>expansion/courier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COVID-19</source>
        <comment>expansion/covid-19</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Děčínský Sněžník</source>
        <comment>expansion/decinsky-sneznik</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided Cities</source>
        <comment>expansion/divided-cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family Feud</source>
        <comment>expansion/family-feud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Flying Machines 2</source>
        <comment>expansion/flying-machines-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gambler&apos;s Luck</source>
        <comment>expansion/gamblers-luck</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great Fairs</source>
        <comment>expansion/great-fairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hans Statue</source>
        <comment>expansion/hans-statue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>expansion/hungarian-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Labyrinths</source>
        <comment>expansion/the-labyrinths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Land Surveyors 2</source>
        <comment>expansion/land-surveyors-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>expansion/meteorites</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Obelisk</source>
        <comment>expansion/obelisk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olomouc Curd Cheese</source>
        <comment>expansion/olomouc-curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber&apos;s Son</source>
        <comment>expansion/robbers-son</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal Privileges</source>
        <comment>expansion/royal-privileges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>expansion/seasons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>expansion/uk-2024-promo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>expansion/vistas</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>expansion/the-wells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wetlands</source>
        <comment>expansion/wetlands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish Huts</source>
        <comment>expansion/fish-huts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>expansion/fishermen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village Life</source>
        <comment>expansion/village-life</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>bundle/base-we</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 1</source>
        <comment>bundle/big-box-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 1 (RGG)</source>
        <comment>bundle/big-box-1-rgg</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 2</source>
        <comment>bundle/big-box-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 3</source>
        <comment>bundle/big-box-3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 4</source>
        <comment>bundle/big-box-4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 5</source>
        <comment>bundle/big-box-5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 6</source>
        <comment>bundle/big-box-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Box 7</source>
        <comment>bundle/big-box-7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited Edition 2003</source>
        <comment>bundle/limited-edition-2003</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LE Traders &amp; Builders</source>
        <comment>bundle/limited-traders-and-builders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LE Princess &amp; Dragon</source>
        <comment>bundle/limited-princess-and-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LE Crop Circles</source>
        <comment>bundle/limited-crop-circles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LE 10th Anniversary</source>
        <comment>bundle/limited-10th-anniversary</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LE Müller Exclusive</source>
        <comment>bundle/limited-exclusive</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20th Anniversary Edition</source>
        <comment>bundle/anniversary-edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything of C1</source>
        <comment>bundle/all-c1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything of C2 and C3</source>
        <comment>bundle/all-c2-c3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything of the Winter Edition</source>
        <comment>bundle/all-we</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that fits every edition</source>
        <comment>bundle/all-neutral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth shrine</source>
        <comment>tiles/cult</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>tiles/wells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start tiles</source>
        <comment>step/S1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside what the landscape begins with.</source>
        <comment>block/start-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the start face up in the middle of the table.</source>
        <comment>block/place-start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other tiles</source>
        <comment>step/S2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tiles that are not needed out of the game.</source>
        <comment>block/extra-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the land tiles ready:</source>
        <comment>block/shuffle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each player:</source>
        <comment>block/deal-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set aside</source>
        <comment>step/S3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and tokens:</source>
        <comment>block/set-aside-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooden figures and other pieces:</source>
        <comment>block/set-aside-figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the edge of the table:</source>
        <comment>block/scoreboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each player takes</source>
        <comment>step/S4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, all of one colour:</source>
        <comment>block/deal-figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens and other pieces:</source>
        <comment>block/deal-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring figures and first player</source>
        <comment>step/S5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you place it:</source>
        <comment>block/tile-drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then:</source>
        <comment>block/carcassonne-barns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what pays only at the end.</source>
        <comment>block/final-end-features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what the players have collected.</source>
        <comment>block/final-holdings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>step/G1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River rounds</source>
        <comment>step/G2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game rounds</source>
        <comment>step/G3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra abbey round</source>
        <comment>step/G4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>step/G5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile of the base game, which has a back of its own.</source>
        <comment>item/start.base-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river tiles:</source>
        <comment>item/start.river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve tiles of The River I.</source>
        <comment>note/start.river-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-1-ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve tiles of The River III.</source>
        <comment>note/start.river-3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-3-ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve tiles of The River of 2021.</source>
        <comment>note/start.river-of-2021</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-of-2021-ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seventeen tiles of the 20th Anniversary River, one of which covers two squares.</source>
        <comment>note/start.anniversary-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.anniversary-river-ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve tiles of The River in winter.</source>
        <comment>note/start.winter-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.winter-river-ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twelve tiles of The River II.</source>
        <comment>note/start.river-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spring of GQ#11, and its other river tile.</source>
        <comment>note/start.gq11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three river tiles of CutCassonne, which are left out if no river is played.</source>
        <comment>item/start.cutcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of the City of Carcassonne.</source>
        <comment>item/start.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large start tile of two by two spaces.</source>
        <comment>item/start.mist</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wheel of Fortune and its big pig.</source>
        <comment>item/start.wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile with the orange wind rose.</source>
        <comment>item/start.wind-rose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of the School, and the teacher.</source>
        <comment>item/start.school</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four tiles of Leipzig.</source>
        <comment>item/start.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two tiles of Spiel Doch!</source>
        <comment>item/start.spiel-doch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <comment>item/setup.start-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile of the base game leaves the game.</source>
        <comment>item/start.tile-leaves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where tiles are drawn from a bag, it may be mixed with the land tiles instead.</source>
        <comment>note/start.tile-may-stay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile of the base game is mixed with the land tiles, which are drawn from a bag.</source>
        <comment>item/start.tile-in-bag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the courier on the start tile.</source>
        <comment>item/courier.starts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the extended rules lay the tile with the virus beside the start, a token on its city and one on its {farm|field}.</source>
        <comment>item/covid.start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the City of Carcassonne together, and set the count into its castle.</source>
        <comment>item/setup.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside its walls nothing is deployed but by the rules of its {quarters|districts}, and no dragon flies there. The whole is one completed city for the {farms|fields} around it and for all that counts completed cities.</source>
        <comment>item/count.walls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the large start tile, which fills four spaces.</source>
        <comment>item/setup.mist-start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruin on it ends roads and parts {farms|fields}, but is no haunted castle.</source>
        <comment>note/mist.ruin</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the Wheel of Fortune, which fills sixteen spaces, and set the big pig on Fortune.</source>
        <comment>item/setup.wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside there are only the six sectors and their crowns.</source>
        <comment>note/wheel.rim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the two tiles of Spiel Doch! side by side so that they can be read; the start tile leaves the game.</source>
        <comment>item/setup.spiel-doch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the four tiles of Leipzig together so that their quarters make one city.</source>
        <comment>item/setup.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile with the orange wind rose.</source>
        <comment>item/setup.wind-rose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the School, and set the teacher on it.</source>
        <comment>item/setup.school</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies beside the start tile.</source>
        <comment>note/setup.school-beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the spring, and make a stack of the other river tiles, which are drawn before all land tiles.</source>
        <comment>item/setup.river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the fork aside.</source>
        <comment>note/setup.river-fork</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the lake aside.</source>
        <comment>note/setup.river-lake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one with the volcano.</source>
        <comment>note/setup.river-volcano</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the others and stack them face down, with the lake at the bottom.</source>
        <comment>note/setup.river-stack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fork goes on top of the stack.</source>
        <comment>note/setup.river-fork-first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the spring of GQ#11.</source>
        <comment>note/setup.gq11-spring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the donkey on the start tile.</source>
        <comment>item/donkey.starts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two river tiles of GQ#11.</source>
        <comment>item/setup.gq11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The six {cloisters|monasteries} of the base game, in whose place those of these sets are played:</source>
        <comment>item/setup.special-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the monasteries in Germany.</source>
        <comment>note/setup.german-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the monasteries in the Netherlands and Belgium.</source>
        <comment>note/setup.dutch-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Japanese buildings.</source>
        <comment>note/setup.japanese-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With other expansions they may stay in the game.</source>
        <comment>note/setup.monasteries-stay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouses, unseen and at random, all but:</source>
        <comment>item/setup.bathhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.bathhouses-two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of them.</source>
        <comment>note/setup.bathhouses-three</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all 6.</source>
        <comment>note/setup.bathhouses-more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two {cloisters|monasteries} of the base game, if you like, since two churches take their place.</source>
        <comment>item/setup.darmstadt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of the twelve tiles with revolts, unseen and at random.</source>
        <comment>item/setup.revolts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle them.</source>
        <comment>item/tiles.shuffle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them face down in stacks that everybody can reach.</source>
        <comment>note/tiles.stacks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the tiles with cliffs 6 to 10 go with 72 tiles, 11 to 20 with up to 150, 21 or more beyond.</source>
        <comment>note/tiles.cliffs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven land tiles of CutCassonne are among them.</source>
        <comment>note/tiles.cutcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River tiles are shuffled in with them and laid like any others.</source>
        <comment>note/tiles.fishermen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the fortune teller it is best to draw the tiles from a bag.</source>
        <comment>note/tiles.fortune-teller</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put 17 of them aside, which are played first; mix the tiles with outbreaks into the others.</source>
        <comment>note/plague.apart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tiles with a season are enough for 72 tiles, eight up to 150, all twelve for more.</source>
        <comment>note/tiles.seasons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2014, where a city ends a road.</source>
        <comment>note/tiles.spiel-2014</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2015: its feast ends four roads, and is no place with houses.</source>
        <comment>note/tiles.spiel-2015</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2016: all of it is one city, and its patch of grass is no {farm|field}.</source>
        <comment>note/tiles.spiel-2016</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2017.</source>
        <comment>note/tiles.spiel-2017</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2018, where one road runs to all four sides.</source>
        <comment>note/tiles.spiel-2018</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2019.</source>
        <comment>note/tiles.spiel-2019</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2020.</source>
        <comment>note/tiles.spiel-2020</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2021.</source>
        <comment>note/tiles.spiel-2021</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2022.</source>
        <comment>note/tiles.spiel-2022</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tile of 2023.</source>
        <comment>note/tiles.spiel-2023</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or keep them in the tile tower, and draw from it.</source>
        <comment>note/tiles.tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or put them in the cloth bag and draw from it.</source>
        <comment>note/tiles.bag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The British tile of 2024 is among them.</source>
        <comment>note/tiles.uk-2024</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Two|Three} half tiles, shuffled and dealt, in all or of each box; the others leave the game.</source>
        <comment>item/setup.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or lay them face up and choose in turn, beginning with the last player and going the other way round.</source>
        <comment>note/halfling.choose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey, to be kept face up.</source>
        <comment>item/setup.abbeys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany, chosen or dealt, to be kept face up:</source>
        <comment>item/setup.german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or 2 of them, as all agree.</source>
        <comment>note/setup.german-castles-few</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of them.</source>
        <comment>note/setup.german-castles-many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double tiles with wetlands, one for each player, face down before them; two for each of three players, two or three for each of two.</source>
        <comment>item/setup.wetlands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that stand for 50 and 100 points.</source>
        <comment>item/setup.point-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note tokens.</source>
        <comment>item/setup.note-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile of the cleric.</source>
        <comment>item/setup.cleric</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourteen {cloister|monastery} tokens.</source>
        <comment>item/setup.cloister-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile of the serf.</source>
        <comment>item/setup.serf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards with the tests, shuffled face down, and the infection tokens.</source>
        <comment>item/setup.covid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Easter eggs.</source>
        <comment>item/setup.easter-eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of luck, and a die.</source>
        <comment>item/setup.luck-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King, until a city is completed.</source>
        <comment>item/setup.king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker of the King.</source>
        <comment>note/setup.king-marker</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Robber Baron, until a road is completed.</source>
        <comment>item/setup.robber-baron</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker of the Robber Baron.</source>
        <comment>note/setup.robber-marker</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens with sheep and wolves, in their bag.</source>
        <comment>item/setup.sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animal tokens, shuffled and stacked face down.</source>
        <comment>item/setup.animals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The messages, shuffled and stacked face down.</source>
        <comment>item/setup.messages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleas, and the outbreak tokens 1 to 6.</source>
        <comment>item/setup.plague</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scoring tiles, shuffled in three stacks for cities, roads and {cloisters|monasteries}; open the first of each.</source>
        <comment>item/setup.surveyors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of each stack, with both expansions, only the first four are used.</source>
        <comment>note/setup.surveyors-four</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The privileges: shuffle them and put them, front up, on spaces 0, 10, 20, 30, 40, 0 and so on of the scoreboard.</source>
        <comment>item/setup.privileges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of the seasons, with a condition drawn for each of the four, and the clock at the season of today.</source>
        <comment>item/setup.seasons</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens for wine, grain and cloth.</source>
        <comment>item/setup.trade-goods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fruit tokens, sorted by fruit into six stacks, shuffled and face down.</source>
        <comment>item/setup.fruit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gifts, shuffled and face down.</source>
        <comment>item/setup.gifts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black dragon, which is nobody’s.</source>
        <comment>item/setup.black-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black fairy, who is nobody’s.</source>
        <comment>item/setup.black-fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count.</source>
        <comment>item/setup.count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The courier.</source>
        <comment>item/setup.courier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Easter bunny, with its die.</source>
        <comment>item/setup.easter-bunny</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghosts, which are of no player&apos;s colour.</source>
        <comment>item/setup.ghosts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy.</source>
        <comment>item/setup.fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dragon, who waits for the first volcano.</source>
        <comment>item/setup.dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wooden catapult and the ruler.</source>
        <comment>item/setup.catapult</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big top.</source>
        <comment>item/setup.big-top</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of the flying machines.</source>
        <comment>item/setup.flier-die</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ferries.</source>
        <comment>item/setup.ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {gold pieces|gold ingots}.</source>
        <comment>item/setup.gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token that shows what they are worth.</source>
        <comment>note/setup.gold-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage.</source>
        <comment>item/setup.mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The witch.</source>
        <comment>item/setup.witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gingerbread man, for the first city of the landscape.</source>
        <comment>item/setup.gingerbread-man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statue of Hans; agree on the tiles, by a mark or a picture, that call it.</source>
        <comment>item/setup.hans</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scoreboard.</source>
        <comment>item/setup.scoreboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one of Saint Nicholas.</source>
        <comment>note/setup.nicholas</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the one with snakes and ladders.</source>
        <comment>note/setup.snakes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal {followers|meeples}, one of them for the scoreboard.</source>
        <comment>item/setup.figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {follower|meeple} more, if there is one.</source>
        <comment>note/setup.leipzig-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of the normal {followers|meeples} are for playing and one for the scoreboard; the others leave the game.</source>
        <comment>item/setup.fewer-figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {big follower|large meeple}.</source>
        <comment>item/setup.large-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pig.</source>
        <comment>item/setup.pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder.</source>
        <comment>item/setup.builder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower {pieces|floors}, which are of no player&apos;s colour.</source>
        <comment>item/setup.tower-pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor.</source>
        <comment>item/setup.mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wagon.</source>
        <comment>item/setup.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barn.</source>
        <comment>item/setup.barn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridges; the others leave the game.</source>
        <comment>item/setup.bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shepherd.</source>
        <comment>item/setup.shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster.</source>
        <comment>item/setup.ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The messenger.</source>
        <comment>item/setup.messenger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robber.</source>
        <comment>item/setup.robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phantom.</source>
        <comment>item/setup.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbot.</source>
        <comment>item/setup.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}; the others of each colour stay at hand.</source>
        <comment>item/setup.guards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further {follower|meeple} and a marker, to stand together at space 10 of the scoreboard.</source>
        <comment>item/setup.wonder-meeple</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonders are meant for games of some 90 tiles or more.</source>
        <comment>note/setup.wonders-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The observation tower.</source>
        <comment>item/setup.observation-tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The obelisk.</source>
        <comment>item/setup.obelisk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The windmill.</source>
        <comment>item/setup.windmill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six betting chips, kept face down: 2/6, 3/5, 3/6, 4/7+, 4 and 5/8+.</source>
        <comment>item/setup.chips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black {pieces|floors}.</source>
        <comment>item/setup.black-floors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White {pieces|floors}.</source>
        <comment>item/setup.white-floors</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four catapult tokens, one of each kind.</source>
        <comment>item/setup.catapult-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle tokens; the others leave the game.</source>
        <comment>item/setup.castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel tokens, always two of a colour; each player has colours of their own.</source>
        <comment>item/setup.tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City bridges.</source>
        <comment>item/setup.city-bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings:</source>
        <comment>item/setup.little-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the usual rules, whatever their kinds,</source>
        <comment>note/setup.buildings-alike</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18 of them.</source>
        <comment>note/setup.buildings-one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of them.</source>
        <comment>note/setup.buildings-two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of them.</source>
        <comment>note/setup.buildings-three</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.buildings-four</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of them.</source>
        <comment>note/setup.buildings-five</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the variant with different kinds,</source>
        <comment>note/setup.buildings-by-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of each kind.</source>
        <comment>note/setup.kinds-one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 towers, 3 houses and 3 sheds.</source>
        <comment>note/setup.kinds-two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 towers, 2 houses and 2 sheds.</source>
        <comment>note/setup.kinds-three</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tower, 1 house and 1 shed.</source>
        <comment>note/setup.kinds-four</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curd cheese.</source>
        <comment>item/setup.curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tollhouse, with the small toll up.</source>
        <comment>item/setup.tollhouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flower token drawn openly, from one set of four colours; from two sets if there are more than four players.</source>
        <comment>item/setup.flowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player sets one {follower|meeple} on space 0 of the scoreboard, where it counts the points.</source>
        <comment>item/setup.scoring-figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messengers too begin on space 0.</source>
        <comment>item/setup.messenger-start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fairy is with one of your {followers|meeples}, you score 1 point.</source>
        <comment>item/fairy.turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once in a double turn.</source>
        <comment>note/fairy.turn-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside an acrobat she is good for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turn-acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no flea is left in the supply, the active outbreak with the lowest number dies out, unless it is the last one. Fleas that hang together with no other outbreak are turned over.</source>
        <comment>item/plague.fade</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have a tile from a bazaar that is going on, play this one and draw none.</source>
        <comment>item/bazaar.tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other tile of your own takes its place.</source>
        <comment>note/bazaar.no-other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of drawing, take one of your half tiles and lay it.</source>
        <comment>item/halfling.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if you have laid an abbey.</source>
        <comment>note/halfling.no-abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short side must touch the landscape, and each short side goes on in its neighbour. A long side goes on only in the long side of a second half tile in the same space.</source>
        <comment>note/halfling.short-sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space where a half tile lies has no room for a square tile, but for one more half tile that fits.</source>
        <comment>note/halfling.space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two half tiles in a space are one space for all that moves over the land.</source>
        <comment>note/halfling.steps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under a half tile with a hill lies one hidden tile; a second half tile in that space lies on the same hill.</source>
        <comment>note/halfling.hill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of drawing, take a castle in Germany of yours, if there is a place where it fits.</source>
        <comment>item/german-castle.instead</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two castles in Germany may touch each other, not even by a corner.</source>
        <comment>note/german-castle.apart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the land tiles are used up, whoever is to play may still lay one; with nothing left to lay for the player to move, the game ends.</source>
        <comment>note/german-castle.last</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one of your double tiles with wetlands in place of drawing a tile; it must fit on all sides.</source>
        <comment>item/wetlands.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever stands on a feature that lies on both halves stands clearly on one of them.</source>
        <comment>note/wetlands.half</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings a bonus for features that it completes and tiles around it, and later to whoever lays a coat of arms or a water tower beside it.</source>
        <comment>note/wetlands.bonus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile at random; if it fits nowhere, it leaves the game and you draw again.</source>
        <comment>item/draw.tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each fortune teller of yours draw one tile more, look at them all in secret, choose one, and put the others back.</source>
        <comment>note/fortune-teller.draw</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a double turn choose first from what is left of the first draw, and put back the rest then.</source>
        <comment>note/fortune-teller.double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as the dragon is not in play, a tile with a dragon is put aside without being entered, and you draw again. The first volcano mixes these tiles with the others.</source>
        <comment>note/dragon.put-aside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tile to everybody.</source>
        <comment>item/draw.show</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows the wheel, move the pig clockwise by as many sectors as the number says. Do what its new sector brings, then score the crowns there and send those {followers|meeples} home. Only then the tile is placed.</source>
        <comment>item/wheel.icon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortune: you score.</source>
        <comment>note/fate.fortune</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax: all players score their knights, who stay.</source>
        <comment>note/fate.tax</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Famine: all players score their farmers, who stay.</source>
        <comment>note/fate.famine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm: all players score the {followers|meeples} in their supply.</source>
        <comment>note/fate.storm</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisition: all players score their monks, who stay.</source>
        <comment>note/fate.inquisition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague: each player must take one own {follower|meeple} home from a land tile, with nothing; those on crowns do not count.</source>
        <comment>note/fate.pestilence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise from you.</source>
        <comment>note/pestilence.order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nor do those in the City of Carcassonne.</source>
        <comment>note/pestilence.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So also for a tile that fits nowhere, and for the one drawn instead of it.</source>
        <comment>note/wheel.unplaced</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile of your own, taken instead of drawing, moves no pig.</source>
        <comment>note/wheel.not-drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a hill on the tile, draw another one at once and keep it face down, unseen, below the first. If none is left, there is none.</source>
        <comment>item/hills.second-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also if the tile comes from a bazaar.</source>
        <comment>note/hills.bazaar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows a revolt, put it aside for the moment. All your {followers|meeples} on features of that kind go home, wherever they are, but for each that lies protected you score 2 points and it stays.</source>
        <comment>item/revolt.resolve</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If none of yours went home, the player on the left is next, and so on until one goes home or everybody had a turn; then the tile is placed.</source>
        <comment>note/revolt.goes-on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers are never concerned.</source>
        <comment>note/revolt.farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revolt of {cloisters|monasteries} concerns all kinds of them.</source>
        <comment>note/revolt.monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one of the gifts that you have; then it goes to the discarded ones.</source>
        <comment>item/gift.open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synod: deploy a {follower|meeple} on any {cloister|monastery} of whatever kind, also beside others.</source>
        <comment>note/gift.synod</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road Sweeper: any unfinished road is scored as at the end of the game, and all {followers|meeples} on it go home.</source>
        <comment>note/gift.sweeper</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Position: as the card says; no rules that we know tell more.</source>
        <comment>note/gift.position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash Out: take one of your {followers|meeples} home and score 2 points for each {follower|meeple} that stood on its feature, itself and those of others included.</source>
        <comment>note/gift.cash</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2: as the card says, with a second tile.</source>
        <comment>note/gift.take-two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist need not go on at an edge. It lies over roads and {farms|fields}, which it parts as a city wall does.</source>
        <comment>note/mist.edges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a road would meet the edge of a {farm|field}, on the new tile or beside it, you must carry it on with one of your bridges; without that the tile may not lie there.</source>
        <comment>item/bridge.required</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge stands on the new tile or on one that touches it by a side. No tile has room for two, and no placement of a tile brings more than one.</source>
        <comment>note/bridge.where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads straight from one edge of a {farm|field} to the opposite one, over whatever lies between, and joins nothing below it. Both edges show a road from now on, also for tiles that are laid there later. It stays to the end.</source>
        <comment>note/bridge.shape</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house at the spring of GQ#11 is no inn, and no pig-herd is on its tile of nothing but a {farm|field}.</source>
        <comment>item/gq11.spring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with a lute may only be laid where at least one of its features, {farms|fields} among them, has nobody on it.</source>
        <comment>item/notes.room</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build one of your city bridges straight across the new tile or one beside it; it stays there. It may be what makes the tile fit.</source>
        <comment>item/city-bridges.build</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each end it joins a city that is not completed, or stands with its gate on a road, which ends there, or on a {farm|field}.</source>
        <comment>note/city-bridges.ends</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever lies or stands beneath it stays as it was.</source>
        <comment>note/city-bridges.below</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that fits only with a bridge may be put away instead.</source>
        <comment>note/city-bridges.discard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may cross a tower, which is moved aside a little.</source>
        <comment>note/city-bridges.tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not over acrobats who stand on a tile.</source>
        <comment>note/city-bridges.acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate fits against a road, a {farm|field} or another gate, not against an open city; it closes its city there, ends a road that comes to it, and joins nothing with another gate.</source>
        <comment>item/city-gates.meet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {farm|field} does not pass through a gate.</source>
        <comment>note/city-gates.fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cliff parts the {farms|fields} above and below it; it is no feature.</source>
        <comment>item/cliffs.divide</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A waterfall is a river that falls over a cliff, and lies as any river does.</source>
        <comment>note/cliffs.waterfall</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of a city that a wall divides on their tile do not join there.</source>
        <comment>item/divided-cities.walls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city may have both red and yellow and blue and white {pennants|coats of arms}; a tile that would join two such cities does not fit there.</source>
        <comment>item/feud.apart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city without {pennants|coats of arms} joins any other.</source>
        <comment>note/feud.neutral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A river goes on in a river alone; it is a feature, which springs and lakes close.</source>
        <comment>item/fishermen.edges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you lay the tile where a privilege lies, turn the privilege over first, to the side that you like, and score 1 point for each {follower|meeple} in the area that it names, at most 10; then the tile must go there.</source>
        <comment>item/privileges.turn-over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shrine may touch more than one {cloister|monastery}, also by a corner, and no {cloister|monastery} more than one shrine; this holds for the new tile and for those that lie there.</source>
        <comment>item/shrine.placement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}, where it may be laid too.</source>
        <comment>note/shrine.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edge with a bush fits against a road, which ends there, a {farm|field} or another bush, which parts the {farm|field}.</source>
        <comment>item/bushes.meet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile may not be laid where it would complete a feature on the tile of the donkey.</source>
        <comment>item/donkey.forbids</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tunnel token may, since it is placed later.</source>
        <comment>note/donkey.tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On tiles of CutCassonne no {farm|field} goes on beneath a little bridge.</source>
        <comment>note/cutcassonne.bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roads that meet in a labyrinth are one road, completed when all of them are.</source>
        <comment>item/labyrinth.one-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At Bogatyr&apos;s crossroads three arms are one road; the fourth ends at the stone and is another.</source>
        <comment>item/bogatyr.crossroads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signpost is right if the road goes on from the next tile as it says, to the left, to the right or straight, and does not end there.</source>
        <comment>item/signpost.right</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a roundabout it is right if one of the two ways round agrees.</source>
        <comment>note/signpost.roundabout</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile is the second of Spiel Doch! and both can now be read side by side, you score 5 points.</source>
        <comment>item/spiel-doch.word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the Ukraine promo nothing stands on the sunflowers.</source>
        <comment>item/ukraine.tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its house by the lake is an inn, at the road that ends there.</source>
        <comment>note/ukraine.inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its road just ends at the lake.</source>
        <comment>note/ukraine.no-inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows a lute, set a note token on one of its features on which nobody stands; it stays there for good.</source>
        <comment>item/notes.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows a letter, the courier goes there at once.</source>
        <comment>item/letter-tiles.call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile with the virus infects its city and its {farm|field} when it is laid.</source>
        <comment>item/covid.outbreak</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile makes an infected feature larger, put an infection token on a healthy feature beside an infected one.</source>
        <comment>item/covid.spreads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile beside an infected {cloister|monastery} does not make that larger.</source>
        <comment>note/covid.around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each figure on a feature that is infected now draw a card: it stays if the test is negative, goes home if it is positive, and leaves the game if it is deadly.</source>
        <comment>item/covid.tests</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows the bunny, set the Easter bunny on it; it is in nobody’s way.</source>
        <comment>item/easter-bunny.arrives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows a crater, roll the die: all figures on the tiles that are hit go home without points, before you deploy.</source>
        <comment>item/meteorites.impact</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 1 the new tile alone is hit, with 2 also the four beside it, with 3 all thirteen up to two steps away.</source>
        <comment>note/meteorites.standard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extended: 1 hits five tiles so, 2 the nine around, 3 five by five without the four corners.</source>
        <comment>note/meteorites.extended</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combined, with an ordinary die: 1, 3 and 5 as 1, 2 and 3 by the standard rules, 2, 4 and 6 by the extended ones.</source>
        <comment>note/meteorites.combined</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral figures on those tiles go beside the landscape.</source>
        <comment>note/meteorites.neutral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile makes a city larger, you may give a curd cheese away to drive one {follower|meeple} of another player out of it; that player takes the cheese.</source>
        <comment>item/curd-cheese.use</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A volcano calls the dragon to its tile, where neither {followers|meeples} nor builder or pig are deployed in this turn.</source>
        <comment>item/dragon.volcano</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must do so.</source>
        <comment>note/princess.must</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps 2B-1 and 2B-2 are skipped then.</source>
        <comment>note/princess.skips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {follower|meeple} comes from elsewhere to the tile where the dragon is.</source>
        <comment>item/dragon.keeps-away</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dragon does not enter the tile where the fairy is, also when no {follower|meeple} stands there any more.</source>
        <comment>item/fairy.shelter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outbreak on the new tile takes the outbreak token with the lowest number that is left.</source>
        <comment>item/plague.source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With gold on the new tile, lay a {gold piece|gold ingot} on it and another one on a tile of your choice among the eight around it.</source>
        <comment>item/gold.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage or the witch, from wherever they are, on another road or city of the landscape that is not completed and where neither of them is, occupied or not.</source>
        <comment>item/magic.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile joins the roads or cities of both, one of them must move away in the same way.</source>
        <comment>note/magic.joined</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is no such road or city, one of them that is in the landscape leaves it.</source>
        <comment>note/magic.nowhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage, from wherever he is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/mage.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is none, he leaves the landscape.</source>
        <comment>note/mage.nowhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the witch, from wherever she is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/witch.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is none, she leaves the landscape.</source>
        <comment>note/witch.nowhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a robber on the new tile, set your robber, or move it, to a space of the scoreboard where a scoring figure of another player stands. Then {the next player clockwise with a robber at home|each other player with a robber at home, clockwise,} may do so too.</source>
        <comment>item/robbers.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a tile with a hill together with the one below it, which is out of the game.</source>
        <comment>item/hills.laid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first circus tile: lay an animal token face down on the place of the circus, and set the big top on it.</source>
        <comment>item/circus.first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stretch with the robber’s son on the new tile goes on a road, send one {thief|highwayman} of your choice on it home, even before the road is scored.</source>
        <comment>item/robbers-son.remove</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table may play that you must, even if it is your own.</source>
        <comment>note/robbers-son.must</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile is one that calls the statue of Hans, set the statue on it at once, before anything else that the tile causes.</source>
        <comment>item/hans.arrives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays there until the next such tile.</source>
        <comment>note/hans.stays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows a quarter of the wind rose and lies in that quarter of the land, as seen from the whole rose, you score 3 points.</source>
        <comment>item/windrose.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row and the column of the rose belong to the quarters on both sides.</source>
        <comment>note/windrose.lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the blue rose lies on the table it takes the place of the orange one, turned as it lies.</source>
        <comment>note/windrose.blue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile is Solovei Razboynik&apos;s or adds to the road below his tree, all {thieves|highwaymen} of that road move onto his tile.</source>
        <comment>item/solovei.trap</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So does whoever comes to that road later by other ways.</source>
        <comment>note/solovei.later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile is Vodyanoy&apos;s or lies beside it, all {followers|meeples} on the tiles around him move onto his tile, where they stay until the end of the game.</source>
        <comment>item/vodyanoy.draw-in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So does whoever comes there later by other ways.</source>
        <comment>note/vodyanoy.later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With both of them, look at Vodyanoy before and after Solovei Razboynik.</source>
        <comment>note/vodyanoy.first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows La Porxada, choose one of these:</source>
        <comment>item/porxada.choose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange one of your {followers|meeples} in the landscape with one of another player; who refuses loses one {follower|meeple} for the rest of the game.</source>
        <comment>note/porxada.swap</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When its city is completed, each player with a {follower|meeple} there takes a token; who has one may have unfinished cities scored as completed ones at the end.</source>
        <comment>note/porxada.bonus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows a tree, put a stack of four tokens of one fruit on it face down; any fruit will do.</source>
        <comment>item/fruit.stack</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile is the last one around a bathhouse with a {follower|meeple}, its owner may take it back for nothing; whoever forgets it has to pay later.</source>
        <comment>item/bathhouse.free</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the arrow of the new tile points to an empty space, you score 2 points.</source>
        <comment>item/arrow.points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow is in force when it points to a tile as it is laid, or when a tile is laid where it points; of several arrows you use one.</source>
        <comment>note/arrow.active</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile added to a road or city that others control now and you don&apos;t, you get a gift, unseen by the others; never more than one for a tile.</source>
        <comment>item/gift.receive</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When none is left, shuffle those that were opened.</source>
        <comment>note/gift.reshuffle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows spell circles, take as many ghosts as there are circles where you would take one: for your own {followers|meeples} where the tile ends its mist, for those of others where the mist goes on.</source>
        <comment>item/spell.ghosts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has three ghosts then goes home, and the ghosts go back.</source>
        <comment>note/spell.three</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer ghosts left, take what is there.</source>
        <comment>note/spell.supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-early</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of your {followers|meeples} back from a bathhouse and lose as many points as its number; you may deploy it in this turn.</source>
        <comment>item/bathhouse.buy-back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile has extended a mist, that is, if mist of it lies against mist, put a ghost from the supply on a {follower|meeple} of another player.</source>
        <comment>item/ghosts.spread</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers too may get one, but never {guard followers|guard meeples}. If no ghost is left, none comes.</source>
        <comment>note/ghosts.where</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ghost for the tile, however many of its edges and symbols there are.</source>
        <comment>note/ghosts.one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile has put an end to a mist, that is, if mist lies against an edge without any, put a ghost from the supply on a {follower|meeple} of your own.</source>
        <comment>item/ghosts.end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a magic portal on the new tile all tiles of the landscape are open to one {follower|meeple}.</source>
        <comment>item/portal.opens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A normal {follower|meeple}.</source>
        <comment>note/figure.normal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A farmer lies on its {farm|field} until the end of the game.</source>
        <comment>note/figure.farmers-stay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {big follower|large meeple}, wherever a normal one may go.</source>
        <comment>note/figure.large-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a church of Darmstadt as on a {cloister|monastery}.</source>
        <comment>note/figure.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the castle of a tile just laid, where it is a lord.</source>
        <comment>note/figure.lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a cathedral in Germany, where it is an archbishop.</source>
        <comment>note/figure.archbishop</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple}, wherever a normal one may go.</source>
        <comment>note/figure.guard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a new labyrinth whoever stands on the roads that lead there, and on a tile that adds to such a road if nobody stands on that arm, as far as the labyrinth.</source>
        <comment>note/figure.labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Baba Yaga&apos;s hut, which is no {cloister|monastery}.</source>
        <comment>note/figure.yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on Vodyanoy&apos;s tile.</source>
        <comment>note/figure.vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any {follower|meeple} for a {cloister|monastery} may stand on a shrine, and is a heretic there. A heretic and a monk whose buildings touch, also by a corner, are in a challenge, whosever they are and however they came there.</source>
        <comment>note/figure.heretic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a {cloister|monastery} of these sets its owner says whether it stands there as a monk or lies there as an abbot; either way nobody else may be deployed there.</source>
        <comment>note/figure.special-monk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor, but only in a city.</source>
        <comment>note/figure.mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wagon, but not on a {farm|field}.</source>
        <comment>note/figure.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbot, but only on a {cloister|monastery} or a garden.</source>
        <comment>note/figure.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phantom too, wherever a normal {follower|meeple} may go, instead of in step 2B-2.</source>
        <comment>note/figure.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster, wherever a normal {follower|meeple} may go, but not in a pyramid of acrobats.</source>
        <comment>note/figure.ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By an arrow with a second {follower|meeple} in force: beside one of your own anywhere instead.</source>
        <comment>note/arrow.reinforce</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the third kind of arrow in force: as with a magic portal.</source>
        <comment>note/arrow.third</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the feature that has just got a note token.</source>
        <comment>note/notes.no-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge on the new tile is a stretch of road like any other. A bridge on another tile opens nothing there.</source>
        <comment>note/bridge.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the gate of a castle on a road, as lord, if nobody stands on the road; there is no place for a {thief|highwayman} besides.</source>
        <comment>note/castle-lords.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands on a gate itself; farmers may lie on the pieces of land beside it.</source>
        <comment>note/city-gates.nobody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a lake with roads the ends of the roads are still apart when you deploy; nobody stands on a ferry.</source>
        <comment>note/ferries.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or in the hut of the new tile, where only one {follower|meeple} may be; no pig, builder or barn.</source>
        <comment>note/fish-huts.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or on a river of the new tile where nobody stands, as fisherman; no wagon.</source>
        <comment>note/fishermen.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or in the tent of the new tile, as fortune teller, if fewer than two {followers|meeples} of yours are in tents.</source>
        <comment>note/fortune-teller.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also on a cemetery, whose keeper it is.</source>
        <comment>note/cemetery.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands in the mist itself.</source>
        <comment>note/mist.nobody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Hungarian tile only its two roads are places; one passes over the other, and neither ends.</source>
        <comment>note/hungarian-promo.fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay it down and so protect it, for 4 points less; it stays so until it goes home.</source>
        <comment>note/revolt.protect-deployed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So you may with your wagon that moves on.</source>
        <comment>note/revolt.protect-wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So you may with what you get by La Porxada.</source>
        <comment>note/revolt.protect-porxada</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So you may with what you set by a seduction.</source>
        <comment>note/revolt.protect-catapult</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So you may with what you deploy by a crop circle.</source>
        <comment>note/revolt.protect-circle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-followers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a magic portal on the new tile it may go to any tile instead, to a feature that is not completed and where nobody&apos;s {follower|meeple} stands.</source>
        <comment>note/figure.portal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So may the phantom if no other did.</source>
        <comment>note/portal.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-followers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>note/river.lake-empty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a labyrinth only if nobody stands on any of its roads.</source>
        <comment>note/labyrinths.basic</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the advanced rules it is enough that nobody stands in its middle, or later on the arm on which the new tile lies.</source>
        <comment>note/labyrinths.advanced</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or as a sightseer on the vista point of the new tile.</source>
        <comment>note/vistas.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a flying machine on the new tile, set a figure on it and roll the die: it flies so many spaces in the direction of the arrow, empty ones counted. If it may stand there on a feature that is not completed, whoever occupies that, it must land on one; else it goes home, and this was your action.</source>
        <comment>item/flier.fly</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Any follower|Any meeple|A normal or a large meeple} may fly.</source>
        <comment>note/flier.who</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lands on no {farm|field}.</source>
        <comment>note/flier.no-field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nor on a feature that the new tile has completed.</source>
        <comment>note/flier.completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles, towers, circuses and acrobats take nobody from the air, nor do the insides of the City of Carcassonne and of the Wheel of Fortune.</source>
        <comment>note/flier.nowhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody flies from a volcano.</source>
        <comment>note/flier.volcano</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody flies from an outbreak.</source>
        <comment>note/flier.plague</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phantom may fly in step 2B-2, if nobody flew in step 2B-1.</source>
        <comment>note/flier.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on a haunted castle on the new tile where nobody stands yet; it is the owner of the castle.</source>
        <comment>item/haunted.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple}, large or not, may also be deployed on top of any tower in the landscape that has at least one {piece|floor} and no figure yet; it closes the tower, scores nothing there, and stays.</source>
        <comment>item/figure.tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dragon does not reach it there.</source>
        <comment>note/figure.tower-dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, add a normal {follower|meeple} to the pyramid there: two stand below, then one on top, of whatever players.</source>
        <comment>item/acrobats.join</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, score the pyramid there that was completed in an earlier turn; all its acrobats go home.</source>
        <comment>item/acrobats.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-pig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.builder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-builder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your observation tower on a {farm|field} of the new tile, whoever lies there; it has no vote and keeps nobody away.</source>
        <comment>item/observation.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy your shepherd on the new tile, on a {farm|field} where no shepherd is yet, with or without farmers.</source>
        <comment>item/shepherd.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you must {expand|grow} the flock: draw a token. Sheep are laid beside the shepherd; a wolf sends him home, and returns to the bag.</source>
        <comment>note/shepherd.first-token</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He is no {follower|meeple}: he has no vote and is worth nothing as a farmer.</source>
        <comment>note/shepherd.no-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If something else sends him home, his tokens return to the bag.</source>
        <comment>note/shepherd.tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No portal and no flight is open to him.</source>
        <comment>note/shepherd.no-portal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether he may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your obelisk where the corners of four tiles meet, one of them the new tile, if there is nothing but {farm|field} at all four; who lies there does not matter.</source>
        <comment>item/obelisk.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your windmill on a {farm|field} of the new tile, whoever lies there; it has no vote.</source>
        <comment>item/windmill.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {farm|field} is scored in step 3B if farmers lie on it.</source>
        <comment>note/barn.scores</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back one of your {followers|meeples} from Solovei Razboynik, but not in the turn in which his tile was laid.</source>
        <comment>item/solovei.retrieve</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Vodyanoy too, in the same way.</source>
        <comment>note/vodyanoy.retrieve</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a {follower|meeple} on a free crown of the wheel; each crown takes one.</source>
        <comment>item/wheel.crown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flight and no portal leads there.</source>
        <comment>note/wheel.no-way</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a festival on the new tile, take one of your figures home from anywhere in the landscape. It scores nothing.</source>
        <comment>item/festival.return</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any {follower|meeple} and any other figure of yours, such as builder, pig, barn or shepherd.</source>
        <comment>note/festival.any-figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a {follower|meeple}.</source>
        <comment>note/festival.followers-only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But no prisoner at another player&apos;s.</source>
        <comment>note/festival.no-prisoner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also from within the City of Carcassonne or the Wheel of Fortune.</source>
        <comment>note/festival.inside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle that its lord leaves so is empty.</source>
        <comment>note/festival.castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phantom may still be deployed in step 2B-2.</source>
        <comment>note/festival.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the black fairy beside any {follower|meeple} in the landscape.</source>
        <comment>item/black-fairy.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a {follower|meeple} on the flying machine of the new tile and roll its die: it flies as many squares the way the machine looks, and must land on a road, city or {cloister|monastery} there that is not completed, even if somebody is there; else it goes home.</source>
        <comment>item/flying-machines-2.fly</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile is the Hungarian one and its roads stay empty, deploy a {follower|meeple} on a tile that touches its corner: on a feature that is neither completed nor occupied, of the kind that the quarter towards that tile shows.</source>
        <comment>item/hungarian-promo.corner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one of your tower {pieces|floors} on any foundation in the landscape, or on any tower that no figure closes.</source>
        <comment>item/tower.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a black {piece|floor} on any foundation, or on any tower that neither a figure nor a white {piece|floor} closes.</source>
        <comment>item/black-tower.black</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes prisoners only along the diagonals, as far as the tower has {pieces|floors} of all colours.</source>
        <comment>note/black-tower.diagonals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A normal {piece|floor} on top makes the tower a normal one again.</source>
        <comment>note/black-tower.normal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a white {piece|floor} on a tower that has one at least and no figure: it takes no prisoner, and nothing may ever be placed there any more.</source>
        <comment>item/black-tower.white</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Having placed a {piece|floor}, take one {follower|meeple} prisoner, whoever owns it, from the tower’s own tile or from as many spaces in each of the four directions as the tower is high, gaps included; one of your own goes to your supply.</source>
        <comment>item/tower.capture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you and another player now hold prisoners of each other, exchange one for one at once, without points; you choose which of your own comes back.</source>
        <comment>item/tower.exchange</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one of your little buildings on the new tile, where it stays until the end.</source>
        <comment>item/building.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your tollhouse at any crossing with houses where 2 to 4 roads end, or move it to another one.</source>
        <comment>item/tollhouse.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities and {cloisters|monasteries} where roads end are no crossings.</source>
        <comment>note/tollhouse.crossing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the fairy to one of your {followers|meeples} where she is not yet.</source>
        <comment>item/fairy.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She stands beside it and is good for it alone.</source>
        <comment>note/fairy.beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She stands on its tile and is good for all that stand there.</source>
        <comment>note/fairy.on-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to a {follower|meeple} in a castle.</source>
        <comment>note/fairy.no-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She may go there.</source>
        <comment>note/fairy.castle-allowed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, send one of them home, of whatever player, and do nothing more with the wood.</source>
        <comment>item/princess.instead</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the donkey to any other tile.</source>
        <comment>item/donkey.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the robber’s son sent somebody home, deploy nobody in this turn.</source>
        <comment>item/robbers-son.instead</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile lies beside a statue of the seasons, or touches it by a corner, deploy a second {follower|meeple} on it, on another of its features.</source>
        <comment>item/spring.second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile with the statue does not lie beside itself.</source>
        <comment>note/spring.statue</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows a great fair and you have deployed a {follower|meeple} on it, deploy a figure that is none on the same feature too: builder, pig or barn.</source>
        <comment>item/great-fairs.second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy your phantom as a normal {follower|meeple}, on a feature of the new tile where nobody stands yet, your own figure of step 2B-1 included.</source>
        <comment>item/phantom.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is only deployed: no tower {piece|floor} and no little building is laid here.</source>
        <comment>note/phantom.alone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if a princess has sent a knight home in this turn.</source>
        <comment>note/phantom.princess</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/phantom.volcano</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a {follower|meeple} was deployed on the new tile, and a tree is on it or on a tile around it, choose one such tree and do one of these:</source>
        <comment>item/fruit.action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvest: take its top token, if any is left, and score what it shows.</source>
        <comment>note/fruit.harvest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell: give back 1 to 4 of your tokens, and score for their number.</source>
        <comment>note/fruit.sell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have deployed no {follower|meeple}, lay down one of yours that is in the landscape and so protect it, for 2 points less.</source>
        <comment>item/revolt.protect-later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a lake and its roads on the new tile, lay a ferry on it, which joins two of its roads to one; any others end at the lake.</source>
        <comment>item/ferries.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if you have deployed a {thief|highwayman} there.</source>
        <comment>note/ferries.highwayman</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile has extended roads with ferries, you may move the nearest ferry in each direction along them, to join any two roads of its lake; each ferry once in your turn, and not one that was laid just now.</source>
        <comment>item/ferries.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile has extended the {farm|field} of your shepherd, who came in an earlier turn, do one of these; for each such {farm|field} by itself.</source>
        <comment>item/flock.choose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Expand|Grow} the flock: draw a token. Sheep are laid beside the shepherd. A wolf sends all shepherds of the {farm|field} home, and with all their tokens returns to the bag.</source>
        <comment>note/flock.grow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Herd the flock into|Guide the flock to} the stable: all players with a shepherd on the {farm|field} score all sheep there. Then the shepherds go home, and the tokens return to the bag.</source>
        <comment>note/flock.stable</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile has closed a {farm|field} with shepherds on all sides, whosever they are:</source>
        <comment>item/flock.closed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their flocks are {herded into|guided to} the stable at once and scored in the same way.</source>
        <comment>note/flock.closed-stable</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each {pennant|coat of arms} with a question mark on the new tile roll the die: with 1, 2 or 3 its city gets a token with as many {pennants|coats of arms}, with 4 a red X, with 5 and 6 nothing.</source>
        <comment>item/luck.roll</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mayor: 1 and 2 as above, a red X with 3 and 4, nothing with 5 and 6.</source>
        <comment>note/luck.roll-mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every feature that is completed now.</source>
        <comment>item/completed.list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries} that the new tile has completed.</source>
        <comment>note/completed.by-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey counts as such a tile.</source>
        <comment>note/completed.by-abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle in Germany counts as such a tile.</source>
        <comment>note/completed.by-german-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A half tile counts as such a tile; a road or city that ends at an open long side is not completed.</source>
        <comment>note/completed.by-halfling</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that a bridge has completed.</source>
        <comment>note/completed.bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that a tunnel token has completed.</source>
        <comment>note/completed.tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that a ferry has completed, laid or moved; also those that it has left.</source>
        <comment>note/completed.ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Farms|Fields} with farmers where a barn lies now, set in this turn or joined to it by the tile.</source>
        <comment>note/completed.barn-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles with a {follower|meeple} that have a road, a city, a {cloister|monastery} or another castle completed in their reach now; not what the tile completed with which the castle was built.</source>
        <comment>note/completed.castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reach of a castle is six spaces: its two tiles and, across their length, the two spaces on either side of each. A part of the road or city in it is enough; of a {cloister|monastery} its own tile must lie there. {Farms|Fields} never count.</source>
        <comment>note/castle.reach</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first feature must be taken; if several are completed at once, the owner of the castle chooses.</source>
        <comment>note/castle.first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle that scores completes any other castle in whose reach it lies, for the same points.</source>
        <comment>note/castle.chain</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between gates a city or a road may be completed with a single tile.</source>
        <comment>note/city-gates.completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observation towers with tiles on all four sides now.</source>
        <comment>note/completed.observation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter nests with tiles on all eight sides now, whichever tile did it.</source>
        <comment>note/completed.nests</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish huts with tiles at all four corners of theirs now.</source>
        <comment>note/completed.fish-huts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivers without an open end now.</source>
        <comment>note/completed.fishermen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tents with tiles on all four sides now.</source>
        <comment>note/completed.tents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisks with all sixteen squares around filled now, four by four.</source>
        <comment>note/completed.obelisks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrines that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road at a marketplace only when all roads that meet there have no open end.</source>
        <comment>note/completed.marketplaces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmills with all nine tiles of their cross now: their own and two each way.</source>
        <comment>note/completed.windmills</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vista points with tiles on all six squares that are seen: two deep and three wide, the way the point looks.</source>
        <comment>note/completed.vistas</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardens that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.gardens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbeys that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.abbeys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Churches of Darmstadt that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.churches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany whose ten spaces around are filled now, whichever tile did it.</source>
        <comment>note/completed.german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in Germany whose roads are all completed now.</source>
        <comment>note/completed.german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, if there is a monk and they are surrounded now.</source>
        <comment>note/completed.special-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbot there is neither scored now nor sent home.</source>
        <comment>note/completed.special-abbots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut, if it is surrounded now, whichever tile did it.</source>
        <comment>note/completed.yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haunted castles that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.haunted-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cemeteries that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.cemeteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the black dragon is in the landscape, move it to a neighbouring tile once for each feature completed by the new tile, never diagonally and never twice to the same tile; every figure it meets is eaten before anything is scored.</source>
        <comment>item/black-dragon.moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral figures go beside the landscape.</source>
        <comment>note/black-dragon.neutral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy and the other dragon are eaten too.</source>
        <comment>note/black-dragon.others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops where it cannot go on.</source>
        <comment>note/black-dragon.blocked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cathedral in Germany is completed as soon as all roads that lead to it are, and not before.</source>
        <comment>item/german-cathedral.completes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut is completed when no space around it is empty.</source>
        <comment>item/yaga-hut.completes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player who gets points chooses the order of the features that bring them.</source>
        <comment>item/completed.order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Except that a castle follows at once upon the feature that completes it.</source>
        <comment>note/castle.order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through step 3B for each of these features, in that order.</source>
        <comment>item/completed.each</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a small city, whoever has the {follower|meeple} in it may make it a castle: it gets a castle token, the {follower|meeple} stays as its lord, and nothing else is done with the feature.</source>
        <comment>item/castle.convert</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city has just two tiles, each with nothing more of it than a half circle at one edge.</source>
        <comment>note/castle.small-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle is no completed city: it brings no points, tokens or titles, and parts {farms|fields} as the city did.</source>
        <comment>note/castle.no-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its {follower|meeple} is out of reach of dragons, princesses, towers and crop circles; none comes into a castle by portal, flight or wagon.</source>
        <comment>note/castle.safe</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A besieged city may become a castle as well, and the siege is over.</source>
        <comment>note/castle.siege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the gingerbread man is in the city, he leaves it without points; the rules say nothing about it.</source>
        <comment>note/castle.gingerbread</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is the city of the gingerbread man, all who have knights there score for them; then set him into an unfinished city of your choice.</source>
        <comment>item/gingerbread.leaves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that city becomes a castle he leaves it, and nobody scores for it.</source>
        <comment>note/gingerbread.castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no such city he stands beside the table until the next tile with him.</source>
        <comment>note/gingerbread.nowhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fairy is with a {follower|meeple} on the feature, its owner scores 3 points, with or without control.</source>
        <comment>item/fairy.feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pyramid that is scored is no feature: beside an acrobat she brings nothing now. By older rules all acrobats of the pyramid got these points.</source>
        <comment>note/fairy.no-acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the King so far gets 1 point for each city that the tile completed.</source>
        <comment>item/king.reward</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a city and the first one completed, or has more tiles than every other completed city, whoever placed the tile takes the King, also if the city is empty; of several cities only the largest counts.</source>
        <comment>item/king.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marker of the King on the city that is now the largest.</source>
        <comment>item/king.mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the Robber Baron so far gets 1 point for each road that the tile completed.</source>
        <comment>item/robber-baron.reward</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a road and the first one completed, or has more tiles than every other completed road, whoever placed the tile takes the Robber Baron, also if the road is empty; of several roads only the longest counts.</source>
        <comment>item/robber-baron.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the marker of the Robber Baron on the road that is now the longest.</source>
        <comment>item/robber-baron.mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left of the active player round to that player, everybody may move own {followers|meeples} to the feature: to a city from the castle, to a road from the blacksmith, to a {cloister|monastery} from the cathedral, to a {farm|field} from the market; none from where the count stands.</source>
        <comment>item/count.join</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who has most votes on the feature, and so controls it; players who tie all do.</source>
        <comment>item/resolve.control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A normal {follower|meeple} has 1 vote.</source>
        <comment>note/votes.normal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {big follower|large meeple} has 2 votes.</source>
        <comment>note/votes.large-follower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wagon has 1 vote.</source>
        <comment>note/votes.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor has 1 vote for each {pennant|coat of arms} of the city.</source>
        <comment>note/votes.mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phantom has 1 vote.</source>
        <comment>note/votes.phantom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbot has 1 vote.</source>
        <comment>note/votes.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple} has 1 vote.</source>
        <comment>note/votes.guard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster has 1 vote.</source>
        <comment>note/votes.ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If players tie for the majority, only those of them control the feature who have a {follower|meeple} on a hill in it, whatever its votes; if none of them has, all do. So also after the game.</source>
        <comment>note/votes.hills</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a city with a red X the mayor has no vote.</source>
        <comment>note/gamblers-luck.mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So a {cloister|monastery}, too, may have several players on it after a flight.</source>
        <comment>note/flier.shared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Citizens’ Jury open, everybody who has a {follower|meeple} in the city controls it.</source>
        <comment>note/survey-city.jury</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hills change nothing then.</source>
        <comment>note/survey-city.jury-hills</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who controls the feature takes all {gold pieces|gold ingots} from its tiles; of a {cloister|monastery} also from the tiles around it.</source>
        <comment>item/gold.take</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where several players have a right to it, they take one piece after the other, clockwise from the active player.</source>
        <comment>note/gold.share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature without {followers|meeples} takes none, and a {farm|field} never does.</source>
        <comment>note/gold.nobody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle takes from its reach.</source>
        <comment>note/gold.castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a road or city, whoever has a {follower|meeple} there on the tile of a watchtower scores the watchtower, with or without a majority.</source>
        <comment>item/watchtower.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a road to Leipzig, each player who controls it may send one {follower|meeple} from it to a quarter of Leipzig where nobody of that player is yet; the road is then scored without it.</source>
        <comment>item/leipzig.send</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road leads there from a gate, or through crossings with houses from one that does.</source>
        <comment>note/leipzig.connected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has sent the only {follower|meeple} gets nothing for the road, but may get what a quarter adds.</source>
        <comment>note/leipzig.alone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a road, all whose tollhouses lie at its ends score their toll, whoever stands on the road and also if it is empty.</source>
        <comment>item/tollhouse.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally the points of the feature and give them, in full, to each player who controls it.</source>
        <comment>item/resolve.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the feature itself is worth.</source>
        <comment>note/tally.base</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inns at the road.</source>
        <comment>note/tally.inns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in the city.</source>
        <comment>note/tally.cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an abbey is worth.</source>
        <comment>note/tally.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a {farm|field} with a barn is worth.</source>
        <comment>note/tally.barn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle: as much as the feature that completes it, whoever has or has not scored that one.</source>
        <comment>note/tally.castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a shrine is worth.</source>
        <comment>note/tally.shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards around a {cloister|monastery}.</source>
        <comment>note/tally.vineyards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a siege takes from a city.</source>
        <comment>note/tally.besieged</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings.</source>
        <comment>note/tally.little-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Darmstadtium in the city.</source>
        <comment>note/tally.darmstadtium</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a church of Darmstadt is worth.</source>
        <comment>note/tally.churches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Baba Yaga&apos;s hut is worth.</source>
        <comment>note/tally.yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage on the road or in the city.</source>
        <comment>note/tally.mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The witch on the road or in the city.</source>
        <comment>note/tally.witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a garden is worth.</source>
        <comment>note/tally.gardens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany, and roads and cities that end at them.</source>
        <comment>note/tally.german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in Germany, and roads that lead to them.</source>
        <comment>note/tally.german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a monastery in Germany is worth to its monk.</source>
        <comment>note/tally.german-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a monastery in the Netherlands or Belgium is worth to its monk.</source>
        <comment>note/tally.dutch-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a Japanese building is worth to its monk.</source>
        <comment>note/tally.japanese-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinths.</source>
        <comment>note/tally.labyrinths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the quarters of Leipzig add.</source>
        <comment>note/tally.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouses at the road or in the city.</source>
        <comment>note/tally.bathhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signposts at the road.</source>
        <comment>note/tally.signposts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a haunted castle is worth.</source>
        <comment>note/tally.haunted-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts on {followers|meeples} of those who control the feature.</source>
        <comment>note/tally.ghosts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is first to score a {cloister|monastery} takes the cleric; later whoever has scored more of them than its holder.</source>
        <comment>item/cleric.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who completes a {cloister|monastery} or an abbey and gets no points for it takes a {cloister|monastery} token, while there are any.</source>
        <comment>item/cloister-tokens.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever’s barn has sent most farmers home from one {farm|field} so far takes the serf.</source>
        <comment>item/serf.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a church of Darmstadt, 3 points more go to whoever has most {followers|meeples} on its tile and the tiles around it, whatever their votes; players who tie all get them.</source>
        <comment>item/church.majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a tent with a fortune teller, whoever placed the tile gets 3 points and its owner none.</source>
        <comment>item/fortune-teller.completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All features of one turn are scored with the scoring tiles that were open when it began.</source>
        <comment>item/surveyors.apply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever is scored on the tile of the statue, wholly or in part, brings twice its points, after all else; points lost there are halved.</source>
        <comment>item/hans.doubles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 40 points are added.</source>
        <comment>note/hans.friendly</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The circus too.</source>
        <comment>note/hans.circus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster’s points too.</source>
        <comment>note/hans.ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pyramid of acrobats too.</source>
        <comment>note/hans.acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tollhouse too.</source>
        <comment>note/hans.tollhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A betting office too.</source>
        <comment>note/hans.bets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga’s hut too.</source>
        <comment>note/hans.baba-yaga</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vodyanoy’s lake costs only half.</source>
        <comment>note/hans.vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A German castle too.</source>
        <comment>note/hans.german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special monastery too, also for its abbot.</source>
        <comment>note/hans.special-monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A German cathedral too.</source>
        <comment>note/hans.german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A haunted castle too.</source>
        <comment>note/hans.haunted-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the advanced rules a completed road with labyrinths brings 2 points more for each {follower|meeple} on it, whosever it is.</source>
        <comment>item/labyrinths.bonus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score each ringmaster on the feature, with or without control.</source>
        <comment>item/ringmaster.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a cemetery, its keeper&apos;s player takes one more {guard follower|guard meeple} of the own colour, if one is left.</source>
        <comment>item/cemetery.guard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage or the witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/magic.leave</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/mage.leave</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/witch.leave</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that was alone on the feature now scored moves to a free bathhouse if there is one, wherever that is.</source>
        <comment>item/bathhouse.trap</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its owner chooses the bathhouse; you choose the order of several such moves.</source>
        <comment>note/bathhouse.which</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bathhouse holds one {follower|meeple}.</source>
        <comment>note/bathhouse.one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If points were awarded and somebody has the teacher, this player scores as many, and the teacher goes back to the School.</source>
        <comment>item/teacher.copy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where several players got points the holder of the teacher says which of these to copy.</source>
        <comment>note/teacher.choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a building in a challenge and the other is not completed, the challenge is won: all {followers|meeples} on the other go home with nothing, and no wagon there may move.</source>
        <comment>item/shrine.challenge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a road that ends at the drawbridge of an unfinished city, whoever alone has the majority on it may move one {follower|meeple} from the road into that city, also beside others.</source>
        <comment>item/drawbridge.cross</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the city is completed, also by this tile, the bridge is up.</source>
        <comment>note/drawbridge.up</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With several drawbridges down the player chooses the city.</source>
        <comment>note/drawbridge.choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may protect your {follower|meeple} as it moves, for 4 points less.</source>
        <comment>note/drawbridge.protect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wagon that crosses does not move on as wagons do.</source>
        <comment>note/drawbridge.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That feature is on the wagon&apos;s own tile or on one of the eight around it.</source>
        <comment>note/wagon.nearby</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That feature is directly connected with the one that was scored.</source>
        <comment>note/wagon.connected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fair ends the roads that come to it, and no wagon drives across.</source>
        <comment>note/catapult.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The castle token stays.</source>
        <comment>note/castle.stays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If roads of the School were completed, you take the teacher from there, or from whoever has it.</source>
        <comment>item/teacher.take</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows spring, you score it.</source>
        <comment>item/spring.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now that all completed features are scored, see how far you have moved on the scoreboard.</source>
        <comment>item/scored.movement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a road or city at a betting office was completed, turn the chips there over: each is settled by its number of tiles and leaves the game. Of several such features you choose the one that counts.</source>
        <comment>item/bet.settle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not matter who stands on it, or whether anybody does.</source>
        <comment>note/bet.whoever</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a further circus tile placed in this turn, turn over the animal token below the big top and score it for all players. It leaves the game; a new one comes face down to the new tile, and the big top on it.</source>
        <comment>item/circus.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you own Stonehenge, did not lay it in this turn, and roads were completed and scored, you score 3 points once.</source>
        <comment>item/stonehenge.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the black dragon is not in play and somebody has 50 points or more by now, set it on the new tile; it moves from the next turn on.</source>
        <comment>item/black-dragon.arrives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows the gingerbread man, move him to another unfinished city; all who have knights in the city that he leaves score for them.</source>
        <comment>item/gingerbread.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes before a {follower|meeple} may enter the City of Carcassonne, since who gets points here may not.</source>
        <comment>note/gingerbread.count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile brought points to others and none to you, put one {follower|meeple} from your supply into a {quarter|district} of the City of Carcassonne: any figure that may go from there to a feature.</source>
        <comment>item/count.enter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market is open to all who may lie on a {farm|field}.</source>
        <comment>item/count.market</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then move the count to another {quarter|district}, if you like.</source>
        <comment>item/count.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-late</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile shows a betting office, is not the last one, and has a road or city that is not completed, everybody may lay one chip there face down.</source>
        <comment>item/bet.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a fair on the new tile, choose one of the four kinds of tokens and hurl yours; then all others, clockwise, hurl theirs of the same kind. Everybody has one try, and takes the token back at the end.</source>
        <comment>item/catapult.hurl</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock-out: each {follower|meeple} in the landscape that the token touches or moves goes home with nothing, the hurler&apos;s own too.</source>
        <comment>note/catapult.knock-out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seduction: put back what the token has pushed. If it rests at least partly on a tile, the hurler may exchange one of the {followers|meeples} nearest to it for one from their own supply.</source>
        <comment>note/catapult.seduction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target: put back what was pushed; the token nearest to the fair&apos;s tile wins.</source>
        <comment>note/catapult.target</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch: each player hurls to the neighbour on the left, who tries to catch the token; a throw must go at least as far as the ruler is long.</source>
        <comment>note/catapult.catch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landscape is all land tiles and what it began with, not the scoreboard; figures of nobody are put back.</source>
        <comment>note/catapult.field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that comes by seduction may be protected as one that is deployed.</source>
        <comment>note/catapult.protected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fair in each part of a double turn brings the catapult out twice.</source>
        <comment>note/catapult.double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a crop circle on the new tile you decide what all players now do, one after the other from your left round to you: each {may|must} deploy a {follower|meeple} beside one of their own of the kind that the crop circle shows, or each must take one of that kind home with nothing.</source>
        <comment>item/crop-circles.choose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pitchfork is for farmers, a club for {thieves|highwaymen}, a shield for knights.</source>
        <comment>note/crop-circles.kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new one stands on the same tile and the same part of it as the other.</source>
        <comment>note/crop-circles.beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may stand on any tile of that feature.</source>
        <comment>note/crop-circles.whole-feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has none of that kind, or none left to deploy, does nothing; you must choose all the same.</source>
        <comment>note/crop-circles.none</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploying is free to each player.</source>
        <comment>note/crop-circles.winter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lord of a castle is no knight here.</source>
        <comment>note/crop-circles.castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where no farmers are played, a pitchfork does nothing.</source>
        <comment>note/crop-circles.no-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a double turn, after each of the two tiles that shows one.</source>
        <comment>note/crop-circles.double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a bazaar on the new tile, unless the tile was bought at one, and if as many tiles are left as there are players: reveal as many, and sell them by auction.</source>
        <comment>item/bazaar.auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to your left picks a tile and opens with a bid, which may be 0.</source>
        <comment>note/bazaar.opens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise each other player who has no tile yet bids more, once, or passes.</source>
        <comment>note/bazaar.bids</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then whoever picked the tile buys it, paying the highest bid to the player who made it, or sells it to that player for the bid. If nobody bid more than the picker, the own bid is paid to nobody.</source>
        <comment>note/bazaar.sells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player clockwise without a tile picks, until all have one; the last to be without gets the last tile for nothing.</source>
        <comment>note/bazaar.goes-on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all agree, there is no auction: from your left round to you, each player takes one of the tiles for nothing.</source>
        <comment>note/bazaar.no-auction</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you still have a second tile to play, put those for the auction aside face down, and play it first.</source>
        <comment>note/bazaar.builder-first</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all players, from your left round to you, play a whole turn, each with the tile from the bazaar.</source>
        <comment>item/bazaar.round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double turn in this round is played to its end before the next player&apos;s turn.</source>
        <comment>note/bazaar.double-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If its second tile is drawn and has a bazaar, the auction waits until the round is over; then another round follows, until no auction waits any more.</source>
        <comment>note/bazaar.delayed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a {follower|meeple} that you deployed in this turn still stands on a road, in a city, a {cloister|monastery} or a garden, in the row or column of the courier, the courier runs to it. You score each feature with a {follower|meeple} on it, whosever it is, on that tile and the eight around it, once and as at the end of the game.</source>
        <comment>item/courier.thanks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Farms|Fields} do not count, nor do other figures call him.</source>
        <comment>note/courier.no-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the older rules you score only the feature on which you deployed.</source>
        <comment>note/courier.old</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a double turn he may run with each tile.</source>
        <comment>note/courier.twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each nest that is surrounded now whoever placed the tile takes 2 eggs, and every {follower|meeple} on the tile of the nest or around it gets its owner 1 egg.</source>
        <comment>item/nest.eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a tile with the bunny was placed, the bunny hops: roll its die and move it as many tiles; each {follower|meeple} on a tile that it jumps over or lands on gets its owner 1 egg.</source>
        <comment>item/easter-bunny.hops</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So it does when a tile with the dragon has surrounded a nest.</source>
        <comment>note/easter-bunny.dragon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the new tile shows a season, move the clock on to the next one, after all scores.</source>
        <comment>item/seasons.turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tile is that of the Ukraine promo, you decide whether all players, from your left on, deploy a knight beside one of their own or take one home.</source>
        <comment>item/ukraine.circle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of your knights out of a besieged city, back to your supply and without points, if a {cloister|monastery} of whatever kind and whosever touches, by a side or a corner:</source>
        <comment>item/siege.escape</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any tile of that city, with the tiles of Siege;</source>
        <comment>note/siege.escape-any</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile of the Cathars in that city, with their tiles;</source>
        <comment>note/siege.escape-cathars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile of the Besiegers in that city, with their tiles.</source>
        <comment>note/siege.escape-besiegers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shrine is as good.</source>
        <comment>note/siege.shrine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey is as good.</source>
        <comment>note/siege.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a double turn, once with each tile.</source>
        <comment>note/siege.twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A church of Darmstadt is as good.</source>
        <comment>note/siege.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is as good.</source>
        <comment>note/siege.special-monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By an arrow with a second turn in force you take another turn.</source>
        <comment>item/arrow.turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a feature brought points in this turn, put the three open scoring tiles under their stacks and open the next.</source>
        <comment>item/surveyors.turn-over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A completed feature without anybody on it changes no scoring tile.</source>
        <comment>note/surveyors.empty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is last to come to space 6 or past it, and whoever is first to come to space 24 or past it, takes another turn right after this one.</source>
        <comment>item/nicholas.turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of these once in a game, on the first round of the board.</source>
        <comment>note/nicholas.once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crowns on the Wheel of Fortune bring nothing any more.</source>
        <comment>note/final.crowns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the circus once more, for all players, and take the big top away.</source>
        <comment>item/final.circus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the points of each messenger to those of the other scoring figure, and take the messengers from the scoreboard. No messages are drawn from now on.</source>
        <comment>item/final.messengers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each robber that still is on the scoreboard scores, and is taken away.</source>
        <comment>item/final.robbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots} that still lie in the landscape leave the game.</source>
        <comment>item/final.gold-left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the serf, before all other figures.</source>
        <comment>item/final.serf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners stay where they are; {followers|meeples} on towers score nothing.</source>
        <comment>item/final.prisoners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Circus Maximus for its owner.</source>
        <comment>item/circus-maximus.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Alhambra for its owner.</source>
        <comment>item/alhambra.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left of whoever played last, one {follower|meeple} at a time until all pass: move it from the City of Carcassonne to an unfinished feature of its {quarter|district}, or only from the market to a {farm|field}, as the table plays; none from where the count stands.</source>
        <comment>item/count.leave</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {farm|field} with a barn to which farmers came is scored at once, 1 point for each completed city, and they go home.</source>
        <comment>item/count.barn-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the chips that are left, one by one; its owner chooses the road or city at the office.</source>
        <comment>item/final.bets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score every feature that is not completed, by the tables for scoring after the game.</source>
        <comment>item/final.features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tollhouses, each right before its road.</source>
        <comment>note/final.tollhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads.</source>
        <comment>note/final.roads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities.</source>
        <comment>note/final.cities</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whoever has a token of La Porxada and wants it, as if they were completed.</source>
        <comment>note/final.porxada</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries}.</source>
        <comment>note/final.monasteries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbeys.</source>
        <comment>note/final.abbeys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrines, with a challenge that nobody has won as without it.</source>
        <comment>note/final.shrines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramids of acrobats, completed or not.</source>
        <comment>note/final.acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Churches of Darmstadt.</source>
        <comment>note/final.churches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut.</source>
        <comment>note/final.yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany.</source>
        <comment>note/final.german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedrals in Germany.</source>
        <comment>note/final.german-cathedrals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, with monks.</source>
        <comment>note/final.special-monks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haunted castles.</source>
        <comment>note/final.haunted-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardens.</source>
        <comment>note/final.gardens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy pays 3 points with the feature of her {follower|meeple}, even if it is worth nothing.</source>
        <comment>note/final.fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his feature.</source>
        <comment>note/final.ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score Vodyanoy, against the owners of the {followers|meeples} there.</source>
        <comment>item/final.vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the monasteries in Germany and their like, with abbots.</source>
        <comment>item/final.special-abbots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city pays the same player twice, whatever {farms|fields} lie at it.</source>
        <comment>note/final.city-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy pays 3 points for a farmer with her.</source>
        <comment>note/final.fairy-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his {farm|field}.</source>
        <comment>note/final.ringmaster-fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the cleric.</source>
        <comment>item/final.cleric</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the {cloister|monastery} tokens.</source>
        <comment>item/final.cloister-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Easter eggs.</source>
        <comment>item/final.eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the curd cheese.</source>
        <comment>item/final.curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the fruit tokens that are left, 1 point for each.</source>
        <comment>item/final.fruit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the gifts that nobody has opened, 2 points for each.</source>
        <comment>item/final.gifts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the {gold pieces|gold ingots} of each player.</source>
        <comment>item/final.gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the trade goods, for each kind to whoever has most of it.</source>
        <comment>item/final.goods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the King for whoever has it.</source>
        <comment>item/final.king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the Robber Baron for whoever has it.</source>
        <comment>item/final.robber-baron</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the table, and what is needed during the game.</source>
        <comment>item/phase.prepare</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay what the landscape begins with.</source>
        <comment>note/phase.start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the other tiles ready.</source>
        <comment>note/phase.tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside what belongs to nobody yet.</source>
        <comment>note/phase.aside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each player figures and whatever else everybody has.</source>
        <comment>note/phase.deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the scoring figures on the scoreboard.</source>
        <comment>note/phase.scoreboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the river, one tile a turn, before any land tile.</source>
        <comment>item/phase.river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.river-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.river-deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a rule no feature is scored in these rounds.</source>
        <comment>item/phase.river-scores</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy pays her points in them too.</source>
        <comment>note/phase.river-fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on, turn after turn, until no tile is left.</source>
        <comment>item/phase.rounds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what else the tile asks for.</source>
        <comment>note/phase.actions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If abbeys are left, play one more round in which each player may lay the abbey that he has.</source>
        <comment>item/phase.abbeys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the abbey.</source>
        <comment>note/phase.abbey-place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.abbey-deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.abbey-score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what else belongs to a turn.</source>
        <comment>note/phase.abbey-actions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table ready for the final scoring.</source>
        <comment>item/phase.final-prepare</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score what is left, by the tables for scoring after the game.</source>
        <comment>item/phase.final-scores</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;You&quot; is always the player whose turn it is.</source>
        <comment>item/intro.you</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that name a publisher hold for the games of that publisher alone; all others are those of Hans im Glück.</source>
        <comment>item/intro.publishers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that are marked as adapted come from another edition and are fitted, with a little freedom, to the one you play.</source>
        <comment>item/intro.adapted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever scores chooses each time which of the two scoring figures moves on, by all the points. At the word MESSAGES, if one of yours has moved and now stands on a dark space, you may draw a message.</source>
        <comment>item/intro.messages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free-later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One message at a time, also if both figures stand on dark spaces.</source>
        <comment>note/intro.messages-one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a message may bring another one.</source>
        <comment>note/intro.messages-again</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the newest rules only one of the two figures moves in a turn, and there is one look at the spaces, at the end of step 3.</source>
        <comment>note/intro.messages-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the word ROBBERS, a robber takes its share at once if it can, except of points that robbers have brought. At ROBBER CHOICE too, but if several scoring figures on its space get points in this round of step 3B, its player chooses which to rob.</source>
        <comment>item/intro.robbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may eat your eggs, the sweet ones; they are gone then.</source>
        <comment>item/eggs.eat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in your turn you may buy back one of your prisoners for 3 points to the player who holds it, if you have as many; the figure can be used again in the same turn.</source>
        <comment>item/tower.ransom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once your tile lies, you may also build a bridge that it does not need, if this tile has brought none yet.</source>
        <comment>item/bridge.build</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one of your tunnel tokens on an opening anywhere in the landscape that has none. The two tokens of a colour join their openings, and with them the roads that end there, to one road.</source>
        <comment>item/tunnel.claim</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token a turn.</source>
        <comment>note/tunnel.once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening is an open end of its road until it is joined to another one.</source>
        <comment>note/tunnel.open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While an outbreak is active, one {follower|meeple} of yours, not a monk, may flee along its road, city or {farm|field} to another tile of it, once in your turn; not to or over a tile with an active outbreak or with any flea, and past no crossing.</source>
        <comment>item/plague.flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder, pig, or the shepherd with his flock may flee instead.</source>
        <comment>note/plague.flight-others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While an outbreak is active, and once your tile lies, lay a flea on a tile without one that touches, by a side, an active outbreak or fleas that hang together with one; not on an outbreak. Once in your turn, also in a double turn, and not in a turn that brings an outbreak.</source>
        <comment>item/plague.spread</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {followers|meeples} on that tile go home with nothing.</source>
        <comment>note/plague.home</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So do builders, pigs and shepherds.</source>
        <comment>note/plague.home-others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no flea is left in the supply, turn over one that is no longer active and use it; if all are active and only one outbreak is, move one.</source>
        <comment>note/plague.no-supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dragon, tower or barn removes an observation tower.</source>
        <comment>item/observation.safe</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} with three ghosts goes home with nothing, and the ghosts return to the supply.</source>
        <comment>item/ghosts.third</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the dragon comes into play, the tiles put aside are mixed with the others.</source>
        <comment>item/dragon.mixed-in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first fork is laid before the other river tiles; forks of further boxes are mixed with these.</source>
        <comment>item/river.further-forks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you get points, say which of your two scoring figures moves.</source>
        <comment>item/messages.figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a dark space draw a message, and either do what it says or take 2 points; then it goes below the stack.</source>
        <comment>item/messages.draw</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark are 0 and every fifth space; a figure that only passes one gets nothing.</source>
        <comment>note/messages.dark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One message gives you another land tile, which is drawn and played with all that belongs to it.</source>
        <comment>note/messages.tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scores the feature of a {follower|meeple} of yours as after the game, for those who control it; this one then goes home.</source>
        <comment>note/messages.feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the game the owner of the {follower|meeple} with the fairy scores 3 points when its feature is scored.</source>
        <comment>item/fairy.at-end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When another player&apos;s scoring figure leaves the robber&apos;s space with points of its own, the robber&apos;s player scores half of them, and the robber goes home. The other player keeps them all.</source>
        <comment>item/robbers.take</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two robbers on the space, each takes half.</source>
        <comment>note/robbers.two</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody robs themselves, and nothing is taken of 0 points or of a loss.</source>
        <comment>note/robbers.own</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If that figure moves by points that a robber has brought, the robber goes along with it.</source>
        <comment>note/robbers.along</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It robs only the figure beside it, not the other one of that player.</source>
        <comment>note/robbers.messenger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a scoring figure has ended its move on the foot of a ladder it climbs to the top; on the head of a snake it slides to the tail.</source>
        <comment>item/snakes.move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladders begin on spaces 1, 16 and 32; those from 1 and 16 end on 27 and 34.</source>
        <comment>note/snakes.ladders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads of snakes are on spaces 13, 31, 39 and 48.</source>
        <comment>note/snakes.heads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever only passes such a space goes on, and one move has one jump at most.</source>
        <comment>note/snakes.passing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds for every round on the board.</source>
        <comment>note/snakes.laps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is first to come to the space where the further {followers|meeples} stand, or past it, takes a wonder and these two figures of that colour, lays it wherever it fits, sets the marker on it and may deploy two {followers|meeples} there.</source>
        <comment>item/wonder.build</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others move on: from 10 to 15, from there to 20, and to 25.</source>
        <comment>note/wonder.spaces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody builds a second wonder.</source>
        <comment>note/wonder.one</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several get there at once, the player whose turn it is comes first, then the others clockwise.</source>
        <comment>note/wonder.order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MESSAGES</source>
        <comment>mark/MESSAGES</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROBBERS</source>
        <comment>mark/ROBBERS</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROBBER CHOICE</source>
        <comment>mark/ROBBER CHOICE</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our reading</source>
        <comment>mark/interpretation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources differ</source>
        <comment>mark/conflict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once, or twice in a double turn</source>
        <comment>repeat/builder.twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Church of Darmstadt</source>
        <comment>subject/darmstadt-church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>subject/castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind rose</source>
        <comment>subject/wind-rose</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>subject/yaga-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>subject/vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cemetery</source>
        <comment>subject/cemetery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haunted castle</source>
        <comment>subject/haunted-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>subject/circus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>subject/acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle in Germany</source>
        <comment>subject/german-castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monastery with an abbot of its own</source>
        <comment>subject/special-monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedral in Germany</source>
        <comment>subject/german-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower</source>
        <comment>subject/watchtower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting office</source>
        <comment>subject/bet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>subject/fruit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>subject/spiel-doch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tollhouse</source>
        <comment>subject/tollhouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow of the 20th anniversary</source>
        <comment>subject/arrow</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring tile</source>
        <comment>subject/spring</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>subject/wonder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>subject/fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>subject/black-fairy-beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <comment>subject/message</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber</source>
        <comment>subject/robbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>subject/shepherd</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <comment>subject/bathhouse</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ransom</source>
        <comment>subject/ransompaid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>subject/gingerbread-man</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection of a {follower|meeple}</source>
        <comment>subject/protection</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant revolt</source>
        <comment>subject/revolt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>subject/teacher</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>subject/ringmaster</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish hut</source>
        <comment>subject/fish-hut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <comment>subject/fished-river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortune teller’s tent</source>
        <comment>subject/tent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vista point</source>
        <comment>subject/vista</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>subject/challenge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>subject/cleric-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>subject/cloister-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>subject/serf-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>subject/observation-tower</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easter eggs</source>
        <comment>subject/eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <comment>subject/king</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>subject/robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and Robber Baron</source>
        <comment>subject/king+robber</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>subject/obelisk-squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>subject/curd-cheese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal privilege</source>
        <comment>subject/privilege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bazaar</source>
        <comment>subject/bazaar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catapult: target</source>
        <comment>subject/catapult-target</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catapult: catch</source>
        <comment>subject/catapult-catch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Fortune</source>
        <comment>subject/wheel-fortune</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Tax</source>
        <comment>subject/wheel-tax</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Famine</source>
        <comment>subject/wheel-famine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Storm</source>
        <comment>subject/wheel-storm</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Inquisition</source>
        <comment>subject/wheel-inquisition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: Plague</source>
        <comment>subject/wheel-pestilence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune: crowns</source>
        <comment>subject/wheel-crown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fruit tokens</source>
        <comment>subject/fruit-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>subject/gift</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>subject/gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>subject/windmill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} on a road is a {thief|highwayman}.</source>
        <comment>note/road.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its stretches belong to the road.</source>
        <comment>note/road.tile-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge counts as 1 tile of its road. With a printed stretch of the same road on its tile it is still 1.</source>
        <comment>note/road.bridge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile with the lake counts as 1 tile for each of its roads, whether the ferry joins it or it ends there.</source>
        <comment>note/road.ferries</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/road.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/road.labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.leipzig-double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.leipzig-double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a {follower|meeple} was sent to Leipzig, the road is scored without it, which may change who controls it.</source>
        <comment>note/road.leipzig-sent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the only one, and went to the wainwrights: no points, since nobody has a majority there now.</source>
        <comment>note/road.leipzig-wainwrights</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the only one, and went to another quarter: no points at all.</source>
        <comment>note/road.leipzig-elsewhere</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as one tile.</source>
        <comment>note/road.leipzig-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as two tiles.</source>
        <comment>note/road.leipzig-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile and makes one road of all that lead to it.</source>
        <comment>note/road.labyrinths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile with an opening counts as 1 tile, once for both of its own. What lies between two openings counts nothing.</source>
        <comment>note/road.tunnels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as two if the road lies on both halves.</source>
        <comment>note/road.wetlands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as one tile.</source>
        <comment>note/road.abu-simbel-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as two tiles.</source>
        <comment>note/road.abu-simbel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as one tile.</source>
        <comment>note/road.angkor-wat-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as two tiles.</source>
        <comment>note/road.angkor-wat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as one tile.</source>
        <comment>note/road.notre-dame-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as two tiles.</source>
        <comment>note/road.notre-dame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as one tile.</source>
        <comment>note/road.stonehenge-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as two tiles.</source>
        <comment>note/road.stonehenge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of Tikal counts as one tile.</source>
        <comment>note/road.tikal-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of Tikal counts as three tiles.</source>
        <comment>note/road.tikal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as one tile.</source>
        <comment>note/road.terracotta-army-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as two tiles.</source>
        <comment>note/road.terracotta-army</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a player with a lord on it: 1 point for the first tile and 1 more for each further tile than for the one before</source>
        <comment>row/road.castle-lord/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a lord: nothing more</source>
        <comment>row/road.castle-lord/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who controls the road with {thieves|highwaymen} alone gets 1 point for each tile as always.</source>
        <comment>note/road.castle-lord-highwayman</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second castle or lord changes nothing.</source>
        <comment>note/road.castle-lord-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road that begins and ends at the same cathedral counts both of its stretches there.</source>
        <comment>note/road.stretch-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second such cathedral changes nothing.</source>
        <comment>note/road.german-cathedral-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A well at a crossing counts for each road that ends there, one beside a road for that road alone.</source>
        <comment>note/wells.crossing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A well in a roundabout, which joins its roads, counts once.</source>
        <comment>note/wells.roundabout</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A well is no place for a figure.</source>
        <comment>note/wells.nobody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With inns: 1 point more for each tile</source>
        <comment>row/road.inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With inns: nothing for its tiles in the lines above</source>
        <comment>row/road.inn/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second inn changes nothing.</source>
        <comment>note/road.inn-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/road.bridge-inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a player with a lord, with inns: what the tiles are worth to the lord once more in place of the inn’s points</source>
        <comment>row/road.castle-lord-inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With inns: 1 point more for each further stretch</source>
        <comment>row/road.stretches-with-inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway with an inn: as if the inn had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-inns/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With inns: 1 point more for each well</source>
        <comment>row/road.wells-with-inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/road.notes/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/road.notes-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage pays for such a road all the same.</source>
        <comment>note/road.notes-mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/road.notes-each/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes-each/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each different castle in Germany where the road ends</source>
        <comment>row/road.german-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/road.bathhouses/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each signpost that is right, as many points as there are different kinds among these, 1 to 3</source>
        <comment>row/road.signposts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each signpost that is right</source>
        <comment>row/road.open-signposts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With labyrinths: 2 points for each {follower|meeple} on the whole road, whosever it is</source>
        <comment>row/road.labyrinth-followers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only by the advanced rules.</source>
        <comment>note/road.labyrinth-advanced</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the wainwrights: 1 point more for each tile</source>
        <comment>row/road.wainwrights/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for whoever controls the road.</source>
        <comment>note/road.wainwrights-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also for whom you have just sent, if you still control the road.</source>
        <comment>note/road.wainwrights-now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cathedral in Germany counts as one tile here.</source>
        <comment>note/road.wainwrights-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-road.poverty/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-road.negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also on a road with inns that is not completed.</source>
        <comment>note/road.mage-inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway: as if the road had 5 tiles, however long it is</source>
        <comment>row/survey-road.highway/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-road.active</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasants’ Revolt: 1 point less for each tile with a farmhouse</source>
        <comment>row/survey-road.revolt/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each tile</source>
        <comment>row/survey-road.fair/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers’ Market: 1 point more for each tile with a shed</source>
        <comment>row/survey-road.farmers-market/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a marketplace: 1 point more for each tile of the other roads there</source>
        <comment>row/road.marketplace/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control the feature, and from their own points: its worth is the same for the others.</source>
        <comment>note/ghosts.control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points may fall below 0, but no scoring figure goes back beyond space 0.</source>
        <comment>note/ghosts.below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/road.season-negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} in a city is a knight.</source>
        <comment>note/city.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its parts belong to the city.</source>
        <comment>note/city.tile-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city bridge counts as one tile of its city.</source>
        <comment>note/city.bridges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge and a printed part of the same city on one tile count once.</source>
        <comment>note/city.bridges-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/city.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/city.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/city.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as two if the city lies on both halves.</source>
        <comment>note/city.wetlands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as one tile.</source>
        <comment>note/city.notre-dame-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as two tiles.</source>
        <comment>note/city.notre-dame</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as one tile.</source>
        <comment>note/city.circus-maximus-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as four tiles.</source>
        <comment>note/city.circus-maximus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as one tile.</source>
        <comment>note/city.alhambra-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as three tiles.</source>
        <comment>note/city.alhambra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red and yellow {pennant|coat of arms} counts as any other.</source>
        <comment>note/city.feud-coats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those on tokens count too, grey ones as well.</source>
        <comment>note/city.luck-coats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A great fair counts as a {pennant|coat of arms}.</source>
        <comment>note/city.great-fairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one single tile, with a gate on each side: 4 points in all</source>
        <comment>row/city.single-tile/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Neighbourhood: nothing for tiles that bring only half circles to the city</source>
        <comment>row/survey-city.neighbourhood/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-city.active</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege: 1 point more for each {pennant|coat of arms}</source>
        <comment>row/survey-city.siege/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.besieged/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}, that is nothing</source>
        <comment>row/city.besieged/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second siege changes nothing.</source>
        <comment>note/city.besieged-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cathedrals: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.cathedral/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cathedrals: nothing for its tiles and {pennants|coats of arms} in the lines above</source>
        <comment>row/city.cathedral/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second cathedral changes nothing.</source>
        <comment>note/city.cathedral-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/city.notes/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/city.notes-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mage pays for such a city all the same.</source>
        <comment>note/city.notes-mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/city.notes-each/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes-each/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a token of La Porxada as if the city was completed: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So do all other lines here, with what they say for completed cities.</source>
        <comment>note/city.porxada-rest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city itself stays unfinished, for {farms|fields} and for all else.</source>
        <comment>note/city.porxada-open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a token and cathedrals: 3 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-cathedral/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a token and cathedrals, but besieged: 2 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-besieged/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each castle in Germany whose tile closes the city</source>
        <comment>row/city.german-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Darmstadtium 3 points more</source>
        <comment>row/city.darmstadtium/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/city.bathhouses/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the coiners: 3 points for each {pennant|coat of arms}</source>
        <comment>row/city.coiners/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody who is in the city too, with or without a majority.</source>
        <comment>note/city.coiners-all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Neighbourhood with a cathedral: nothing more for those tiles either</source>
        <comment>row/survey-city.neighbourhood-cathedrals/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City Privilege: 5 points in all, whatever stands above</source>
        <comment>row/survey-city.privilege/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague: half the points above, rounded up</source>
        <comment>row/survey-city.plague/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-city.wealth/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-city.poverty/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-city.negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also in a city with cathedrals that is not completed.</source>
        <comment>note/city.mage-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/city.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/city.season-negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/monastery.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {cloister|monastery} is a monk.</source>
        <comment>note/monastery.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbot may be there instead.</source>
        <comment>note/monastery.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey is scored in the same way, for its monk.</source>
        <comment>note/monastery.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A church of Darmstadt is scored in the same way, for its monk.</source>
        <comment>note/monastery.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shrine is scored in the same way, for its heretic.</source>
        <comment>note/monastery.shrine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is scored in the same way, for its monk; abbots are left out.</source>
        <comment>note/monastery.special</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.long-river-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.long-river-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/monastery.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.leipzig-double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.leipzig-double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/monastery.wonder-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/monastery.wonder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points more for each vineyard on the tiles around it</source>
        <comment>row/monastery.vineyards/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for vineyards</source>
        <comment>row/monastery.vineyards/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vineyard counts for every {cloister|monastery} beside it.</source>
        <comment>note/vineyards.shared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermit {Cloister|Monastery}: 1 point less for each of its nine tiles with a part of a city</source>
        <comment>row/survey-monastery.hermit/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-monastery.active</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilgrimage Route: 1 point more for each of its nine tiles with a road or a bridge</source>
        <comment>row/survey-monastery.pilgrimage/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-monastery.wealth/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/monastery.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the bookbinders: 4 points</source>
        <comment>row/monastery.bookbinders/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody who is there, if anybody stands on what is completed.</source>
        <comment>note/monastery.bookbinders-all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/monastery.season-negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some conditions name shrines apart from all other such buildings.</source>
        <comment>note/monastery.season-shrine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points to whoever has most {followers|meeples} on the completed church and around it</source>
        <comment>row/church.followers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/church.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/church.wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/church.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whoever has most farmers there.</source>
        <comment>note/field-early.majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-early.no-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-early.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-early.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}, if the barn was set now; 2 points if the tile joined the farmers to it</source>
        <comment>row/field-early.castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/field-early.lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field-early.pig-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-early.pig-herd/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-early.pig-herd-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-early.notes/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-early.notes-each/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-early.great-fairs/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each, or 1 point if the tile joined the farmers to the barn</source>
        <comment>row/field-early.besieged/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field-early.besieged-pig/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-early.besieged-pig-herd/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field-early.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field-early.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-early.pig-herd-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-early.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-early.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-early.season/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-early.season-cities/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {farm|field} is a farmer.</source>
        <comment>note/field.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field.no-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}</source>
        <comment>row/field.castles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field.pig-castles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field.pig-herd/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field.pig-herd-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field.notes/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field.notes-each/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field.great-fairs/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/field.flowers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field.pig-herd-castles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each</source>
        <comment>row/field.besieged/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field.besieged-all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field.besieged-pig/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field.besieged-pig-herd/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the tanners: 2 points for each shed and farmhouse on the {farm|field}</source>
        <comment>row/field.tanners/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for whoever has most farmers on it.</source>
        <comment>note/field.tanners-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field.season/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/field.season-negative</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field.season-cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged: all this twice</source>
        <comment>row/field-city.besieged/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-city.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-city.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the completed feature is worth, whoever occupied it or not</source>
        <comment>row/castle.copy/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for a castle that still has its lord</source>
        <comment>row/castle.copy/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {follower|meeple} in a castle is its lord.</source>
        <comment>note/castle.lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mayor as its lord: nothing, since a castle has no {pennants|coats of arms}</source>
        <comment>row/castle.no-coats/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/castle.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/castle.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for a tile that is laid in its quarter</source>
        <comment>row/windrose.quarter/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the hut, since no space around it is empty</source>
        <comment>row/yaga-hut.tile/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the hut</source>
        <comment>row/yaga-hut.tile/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each empty space around it</source>
        <comment>row/yaga-hut.empty/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each of your {followers|meeples} on his tile</source>
        <comment>row/vodyanoy.followers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/garden.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an abbot stands in a garden.</source>
        <comment>note/garden.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/garden.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards do nothing for a garden.</source>
        <comment>note/garden.no-vineyards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/garden.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points, but one more {guard follower|guard meeple}</source>
        <comment>row/cemetery.nothing/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>row/cemetery.nothing/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy brings her points with it during the game, but not after.</source>
        <comment>note/cemetery.fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/cemetery.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/cemetery.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for its own tile, if it has mist</source>
        <comment>row/haunted-castle.tile/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for its own tile</source>
        <comment>row/haunted-castle.tile/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large start tile counts as four tiles; some count it as one.</source>
        <comment>note/haunted-castle.start</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space with one half tile is filled.</source>
        <comment>note/haunted-castle.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/haunted-castle.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no majority, and each {follower|meeple} counts once, the large one too.</source>
        <comment>note/circus.everybody</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lord of a castle counts if one of its two tiles is among them.</source>
        <comment>note/circus.castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{A double tile is one tile|Each half of a double tile is a tile}; all {followers|meeples} on its usual features count, also if only one half is among these tiles.</source>
        <comment>note/circus.double-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those in the City of Carcassonne do not count.</source>
        <comment>note/circus.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those on the Wheel of Fortune do not count.</source>
        <comment>note/circus.wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those in the City of Leipzig do not count.</source>
        <comment>note/circus.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/circus.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points may fall below 0.</source>
        <comment>note/pyramid.ghosts-below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-barns.no-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-barns.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-barns.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each castle at the {farm|field}</source>
        <comment>row/field-barns.castles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-barns.pig-herd/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-barns.pig-herd-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-barns.notes/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-barns.notes-each/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-barns.great-fairs/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-barns.pig-herd-castles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged cities count twice: 4 points more for each</source>
        <comment>row/field-barns.besieged/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-barns.besieged-pig-herd/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-barns.season/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-barns.season-cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it: 12 points where all tiles are square</source>
        <comment>row/german-castle.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it</source>
        <comment>row/german-castle.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} in the castle is its lord.</source>
        <comment>note/german-castle.lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the building and 1 for each tile in line with it</source>
        <comment>row/special-monastery.rows/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count from the building upwards, downwards and to both sides, each time as far as no space is empty.</source>
        <comment>note/special-monastery.lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there are several abbots most of them decide.</source>
        <comment>note/special-monastery.majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/special-monastery.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/special-monastery.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and the tiles that count</source>
        <comment>row/special-monastery.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and the tiles that count</source>
        <comment>row/special-monastery.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral</source>
        <comment>row/german-cathedral.roads/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral, completed or not</source>
        <comment>row/german-cathedral.roads/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} in the cathedral is its archbishop.</source>
        <comment>note/german-cathedral.occupant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3 or 4 stretches on the tile of a cathedral in Germany count one by one.</source>
        <comment>note/german-cathedral.stretches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road that begins and ends there is one road, of which both stretches count.</source>
        <comment>note/german-cathedral.loop</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/german-cathedral.labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/german-cathedral.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/german-cathedral.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second inn at the same road changes nothing.</source>
        <comment>note/german-cathedral.inn-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads with inns that are not completed: nothing for their tiles</source>
        <comment>row/german-cathedral.open-inn-roads/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of a {follower|meeple}: 2 points for each {follower|meeple} in sight, whosever it is</source>
        <comment>row/watchtower.followers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of your {followers|meeples} on the completed road or city on the tile of the watchtower.</source>
        <comment>note/watchtower.who</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sight are the tile of the watchtower and the tiles around it.</source>
        <comment>note/watchtower.sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is scored right before its road or city.</source>
        <comment>note/watchtower.before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/watchtower.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/watchtower.wheel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/watchtower.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in castles on these tiles count.</source>
        <comment>note/watchtower.castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/watchtower.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/watchtower.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of a road: 1 point for each tile in sight that shows a road</source>
        <comment>row/watchtower.roads/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge is a road.</source>
        <comment>note/watchtower.bridge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of a {cloister|monastery}: 3 points for each {cloister|monastery} in sight, of whatever kind</source>
        <comment>row/watchtower.monasteries/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of a {pennant|coat of arms}: 2 points for each {pennant|coat of arms} in sight</source>
        <comment>row/watchtower.coats/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of a city: 1 point for each tile in sight that shows a city</source>
        <comment>row/watchtower.cities/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets are settled when all features of a turn are scored, but before those after the game.</source>
        <comment>note/bet.after-all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harvested: as many points as the token shows, 2 to 5</source>
        <comment>row/fruit.harvested/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold: 3, 6, 10 or 15 points for 1, 2, 3 or 4 tokens</source>
        <comment>row/fruit.sold/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for laying the second tile so that both can be read</source>
        <comment>row/spiel-doch.points/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/spiel-doch.nothing/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road; 2 points with the large toll</source>
        <comment>row/tollhouse.houses/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is scored right before its road.</source>
        <comment>note/tollhouse.before</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Thieves|Highwaymen} of all players count.</source>
        <comment>note/tollhouse.all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed on a tile does not belong to a bridge over it.</source>
        <comment>note/tollhouse.bridge</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each group of travellers on the road; 6 points with the large toll</source>
        <comment>row/tollhouse.travellers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road, with either toll</source>
        <comment>row/tollhouse.open-houses/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each group of travellers on the road, with either toll</source>
        <comment>row/tollhouse.open-travellers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for an arrow on the new tile that points to an empty space</source>
        <comment>row/arrow.empty/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrows of the tiles around don&apos;t matter here.</source>
        <comment>note/arrow.others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each tile around it that shows a garden</source>
        <comment>row/spring.garden-tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile that shows both spring and a garden counts for both.</source>
        <comment>note/spring.both</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile around it that shows spring</source>
        <comment>row/spring.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stonehenge: 3 points to its owner in a later turn with completed roads</source>
        <comment>row/stonehenge.roads/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus Maximus: 4 points for each knight of the others with 2 players, 3 with 3 or 4, 2 with more</source>
        <comment>row/circus-maximus.knights/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alhambra: 4 points for each farmer of its owner</source>
        <comment>row/alhambra.each-farmer/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point at the beginning of a turn in which she is with one of your {followers|meeples}</source>
        <comment>row/fairy.turns/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside an acrobat 1 point for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turns-acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acrobats do not get these points; by older rules each of the pyramid did.</source>
        <comment>note/fairy.features-acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points less for the owner of the {follower|meeple} beside her</source>
        <comment>row/black-fairy.penalty/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not where that figure stands in a cemetery.</source>
        <comment>note/black-fairy.cemetery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: half of the loss</source>
        <comment>row/hans.on-black-fairy/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points, if you do not do what it says</source>
        <comment>row/message.two/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest road: what the least of the roads with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.road/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.no-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest city: what the least of the cities with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.city/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.city-no-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest {cloister|monastery}: what the least of those with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.monastery/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.monastery-no-majority</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms} in cities with a knight of yours</source>
        <comment>row/message.coats/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each of your knights</source>
        <comment>row/message.own-knights/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each of your farmers</source>
        <comment>row/message.own-farmers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more tile: 0 points for the message itself</source>
        <comment>row/message.tile/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {follower|meeple} that goes home: what its feature is worth after the game, for those who control it</source>
        <comment>row/message.feature/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the points that the scoring figure beside it scores, rounded up</source>
        <comment>row/robbers.half/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for a robber that still is on the scoreboard</source>
        <comment>row/robbers.left/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each sheep that is {herded into|guided to} the stable</source>
        <comment>row/flock.sheep/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for a shepherd who is still on a {farm|field}</source>
        <comment>row/flock.sheep/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flocks of all shepherds on a {farm|field} are one, and pay each of these players in full, once.</source>
        <comment>note/flock.together</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}.</source>
        <comment>note/abbot.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these points are given; nothing else that pays when such a feature is scored.</source>
        <comment>note/abbot.no-bonus</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/abbot.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/abbot.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards do not count, around gardens neither.</source>
        <comment>note/abbot.no-vineyards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/abbot.special</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points less as the number of the bathhouse, for whoever buys a {follower|meeple} back</source>
        <comment>row/bathhouse.price/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/bathhouse.below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points less for whoever buys a prisoner back</source>
        <comment>row/ransom.payment/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for whoever held the prisoner</source>
        <comment>row/ransom.income/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile of the city that he leaves, for each of your {followers|meeples} there</source>
        <comment>row/gingerbread.knights/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody there, with or without a majority.</source>
        <comment>note/gingerbread.all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} don&apos;t count.</source>
        <comment>note/gingerbread.coats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/gingerbread.double-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/gingerbread.double-halves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points less for each {follower|meeple} protected when it is deployed</source>
        <comment>row/protection.deployed/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for a {follower|meeple} that was there before</source>
        <comment>row/protection.later/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each protected {follower|meeple} on features of the kind in revolt</source>
        <comment>row/revolt.protected/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the next feature brings, also where they are the holder&apos;s own</source>
        <comment>row/teacher.copied/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only circus tiles are played here.</source>
        <comment>note/ringmaster.circus-only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only acrobat tiles are played here.</source>
        <comment>note/ringmaster.acrobats-only</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on roads, in cities, on {cloisters|monasteries} and {farms|fields}.</source>
        <comment>note/ringmaster.features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also if the feature itself brought him nothing.</source>
        <comment>note/ringmaster.without-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature is scored first.</source>
        <comment>note/ringmaster.second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 points</source>
        <comment>row/fish-hut.points/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points more for each of the four tiles at its corners with a river</source>
        <comment>row/fish-hut.rivers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/fish-hut.after/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/fished-river.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/fished-river.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points for the fortune teller</source>
        <comment>row/tent.teller/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/tent.teller/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fairy pays her points for a fortune teller too.</source>
        <comment>note/tent.fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points to whoever placed the tile that completes the tent</source>
        <comment>row/tent.completed/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the six tiles</source>
        <comment>row/vista.kinds/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the tiles that are there</source>
        <comment>row/vista.kinds/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cities are one kind, and what is no feature to be scored is none.</source>
        <comment>note/vista.once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings on these tiles and on that of the point pay as on those of a {cloister|monastery}.</source>
        <comment>note/vista.buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for whoever is in the building that is not completed first</source>
        <comment>row/challenge.lost/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The building completed first scores as always.</source>
        <comment>note/challenge.won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A church of Darmstadt may be in a challenge.</source>
        <comment>note/challenge.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monastery in Germany or its like may be in a challenge, for its monk.</source>
        <comment>note/challenge.special</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both score if one tile completes both.</source>
        <comment>note/challenge.draw</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both score after the game if neither was completed.</source>
        <comment>note/challenge.open</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbot who is taken back leaves the challenge.</source>
        <comment>note/challenge.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever holds the cleric</source>
        <comment>row/cleric.tile/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points more for each abbey</source>
        <comment>row/cleric.abbeys/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever has most {cloister|monastery} tokens</source>
        <comment>row/tokens.majority/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a tie with the holder of the cleric only that player gets them.</source>
        <comment>note/tokens.tie</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each of the holder’s farmers</source>
        <comment>row/serf.own-farmers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for the holder’s barn</source>
        <comment>row/serf.barns/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to its owner, whoever lays the last of the four tiles beside it</source>
        <comment>row/observation.points/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/observation.after/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points, but 2 eggs to whoever surrounds a nest</source>
        <comment>row/eggs.nest/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And 1 egg to the owner of each {follower|meeple} on the nest’s own tile or one of the eight around it.</source>
        <comment>note/eggs.around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points, but 1 egg to the owner of each {follower|meeple} that the bunny meets</source>
        <comment>row/eggs.bunny/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points to whoever has most eggs; players who tie all get them</source>
        <comment>row/eggs.most/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only eggs that nobody has eaten count.</source>
        <comment>note/eggs.eaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to whoever has the second largest number of eggs; players who tie all get them</source>
        <comment>row/eggs.second/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each completed city on the table, occupied or not</source>
        <comment>row/king.cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/king.no-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/king.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/king.leipzig</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/king.ten/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/king.fifteen/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each city that is completed</source>
        <comment>row/king.while-held/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each completed road on the table, occupied or not</source>
        <comment>row/robber.roads/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/robber.ten/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/robber.fifteen/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each road that is completed</source>
        <comment>row/robber.while-held/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 points for both titles together</source>
        <comment>row/titles.forty/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and of the twelve around them: 16 points where all tiles are square</source>
        <comment>row/obelisk.squares/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and each tile around them</source>
        <comment>row/obelisk.squares/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings on these tiles pay as on those of a {cloister|monastery}.</source>
        <comment>note/obelisk.buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points for each curd cheese that a player holds</source>
        <comment>row/curd-cheese.held/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in the area of the privilege, at most 10</source>
        <comment>row/privilege.points/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the bid that is paid to you</source>
        <comment>row/bazaar.seller/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points less as the bid that you pay</source>
        <comment>row/bazaar.buyer/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points may fall below 0.</source>
        <comment>note/bazaar.below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to whoever hurled the token nearest to the fair&apos;s tile</source>
        <comment>row/target.nearest/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several are equally near, each of these players gets them in full.</source>
        <comment>note/target.tie</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is caught</source>
        <comment>row/catch.caught/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is not caught and does not go far enough</source>
        <comment>row/catch.short/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that goes far enough and is not caught</source>
        <comment>row/catch.far/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that is touched but not caught</source>
        <comment>row/catch.dropped/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points to the active player</source>
        <comment>row/wheel.fortune/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of your knights 1 point for each {pennant|coat of arms} of its city and 1 for each of your knights there</source>
        <comment>row/wheel.tax/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each city by itself, whoever controls it.</source>
        <comment>note/tax.each-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of your farmers 1 point for each completed city at the {farm|field}</source>
        <comment>row/famine.cities/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/famine.carcassonne</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each {farm|field} by itself, whoever controls it.</source>
        <comment>note/famine.each-field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of your farmers 2 points for each castle at the {farm|field}</source>
        <comment>row/famine.castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/famine.lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.pig/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.pig-herd/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/famine.pig-herd-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-herd-castles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in your supply</source>
        <comment>row/wheel.storm/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each of your monks</source>
        <comment>row/wheel.inquisition/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/wheel.pestilence/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for a {follower|meeple} on the crown of a sector that has only this one</source>
        <comment>row/crown.single/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 points for a {follower|meeple} alone in a sector with two crowns</source>
        <comment>row/crown.alone/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each {follower|meeple} where both crowns of a sector are occupied</source>
        <comment>row/crown.shared/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each token that is left</source>
        <comment>row/fruit.left/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road Sweeper: what the road would be worth at the end of the game, to whoever controls it</source>
        <comment>row/gift.road/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash Out: 2 points for each {follower|meeple} on the feature, with the one that leaves</source>
        <comment>row/gift.followers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points for each gift that was not opened</source>
        <comment>row/gift.left/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 3 pieces: 1 point for each</source>
        <comment>row/gold.upto-three/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 to 6 pieces: 2 points for each</source>
        <comment>row/gold.upto-six/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 to 9 pieces: 3 points for each</source>
        <comment>row/gold.upto-nine/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 pieces and more: 4 points for each</source>
        <comment>row/gold.from-ten/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile of its cross: 9 points where all tiles are square</source>
        <comment>row/windmill.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each tile of its cross</source>
        <comment>row/windmill.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of its bathhouses together</source>
        <comment>fact/bathhouse-numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the bathhouse</source>
        <comment>fact/bathhouse-number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note tokens</source>
        <comment>fact/notes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 2/6</source>
        <comment>fact/has-chip-2-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 3/5</source>
        <comment>fact/has-chip-3-5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 3/6</source>
        <comment>fact/has-chip-3-6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 4/7+</source>
        <comment>fact/has-chip-4-7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 4</source>
        <comment>fact/has-chip-4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own chip 5/8+</source>
        <comment>fact/has-chip-5-8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black fairy beside one’s own figure</source>
        <comment>fact/black-fairy-beside</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles at it</source>
        <comment>fact/castles-at-field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the completed feature</source>
        <comment>fact/castle-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor is its lord</source>
        <comment>fact/castle-without-coats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids paid to you</source>
        <comment>fact/bids-received</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids that you pay</source>
        <comment>fact/bids-paid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lord at a castle</source>
        <comment>fact/castle-lord</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws that you caught</source>
        <comment>fact/throws-caught</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws to you that fell short</source>
        <comment>fact/throws-too-short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your throws that went far, not caught</source>
        <comment>fact/throws-far-enough</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your throws that were dropped</source>
        <comment>fact/throws-dropped</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single tile with four gates</source>
        <comment>fact/single-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds the cleric</source>
        <comment>fact/cleric-held</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbeys</source>
        <comment>fact/cleric-abbeys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most {cloister|monastery} tokens</source>
        <comment>fact/most-cloister-tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers of the serf’s holder</source>
        <comment>fact/serf-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barns of the serf’s holder</source>
        <comment>fact/serf-barns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>fact/darmstadtium</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two points instead</source>
        <comment>fact/message-declined</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the smallest road</source>
        <comment>fact/smallest-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the smallest city</source>
        <comment>fact/smallest-city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the smallest {cloister|monastery}</source>
        <comment>fact/smallest-monastery</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in cities with own knights</source>
        <comment>fact/message-coats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own knights in all</source>
        <comment>fact/message-knights</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own farmers in all</source>
        <comment>fact/message-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the feature that is left</source>
        <comment>fact/message-feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most Easter eggs</source>
        <comment>fact/most-eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second most Easter eggs</source>
        <comment>fact/second-most-eggs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River tiles at its corners</source>
        <comment>fact/hut-rivers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completes the tent</source>
        <comment>fact/tent-completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with gardens around it</source>
        <comment>fact/gardens-around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with spring around it</source>
        <comment>fact/spring-tiles-around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the token harvested</source>
        <comment>fact/fruit-value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens sold at once</source>
        <comment>fact/fruit-sold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens left</source>
        <comment>fact/fruit-left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red X</source>
        <comment>fact/luck-x</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles in Germany at its ends</source>
        <comment>fact/german-castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further stretches on the same tiles of cathedrals</source>
        <comment>fact/further-stretches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends at a cathedral in Germany</source>
        <comment>fact/german-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of all roads there</source>
        <comment>fact/road-lengths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, on completed roads with inns</source>
        <comment>fact/inn-road-lengths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, on unfinished roads with inns</source>
        <comment>fact/open-inn-road-lengths</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts on own {followers|meeples} there</source>
        <comment>fact/ghosts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist on its own tile</source>
        <comment>fact/mist-here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with mist around it</source>
        <comment>fact/mist-around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of the road</source>
        <comment>fact/worth-of-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the feature</source>
        <comment>fact/followers-on-feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gifts not opened</source>
        <comment>fact/gifts-left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own {followers|meeples} there</source>
        <comment>fact/gingerbread-knights</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>fact/gold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed cities with a great fair</source>
        <comment>fact/great-fairs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards around it</source>
        <comment>fact/vineyards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>fact/sheep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed cities on the table</source>
        <comment>fact/cities-completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed roads on the table</source>
        <comment>fact/roads-completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token of La Porxada</source>
        <comment>fact/porxada</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>fact/labyrinth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the road</source>
        <comment>fact/followers-on-road</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway</source>
        <comment>fact/highway</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Fair</source>
        <comment>fact/street-fair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poverty</source>
        <comment>fact/poverty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth</source>
        <comment>fact/wealth</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siege (scoring tile)</source>
        <comment>fact/survey-siege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plague (scoring tile)</source>
        <comment>fact/survey-plague</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City Privilege</source>
        <comment>fact/city-privilege</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasants’ Revolt: tiles with a farmhouse</source>
        <comment>fact/farmhouse-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmers’ Market: tiles with a shed</source>
        <comment>fact/shed-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Neighbourhood: tiles with only half circles</source>
        <comment>fact/cap-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermit: tiles with a city</source>
        <comment>fact/city-tiles-around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilgrimage: tiles with a road</source>
        <comment>fact/road-tiles-around</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little buildings there</source>
        <comment>fact/little-buildings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheds there</source>
        <comment>fact/sheds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses there</source>
        <comment>fact/houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small towers there</source>
        <comment>fact/small-towers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>fact/mage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>fact/witch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the wainwrights of Leipzig</source>
        <comment>fact/at-wainwrights</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the coiners of Leipzig, and in the city</source>
        <comment>fact/at-coiners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the bookbinders of Leipzig</source>
        <comment>fact/at-bookbinders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the tanners of Leipzig</source>
        <comment>fact/at-tanners</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheds and farmhouses</source>
        <comment>fact/sheds-and-farmhouses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles under and around the obelisk</source>
        <comment>fact/obelisk-squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curd cheeses</source>
        <comment>fact/cheeses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected when deployed</source>
        <comment>fact/protected-when-deployed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected later</source>
        <comment>fact/protected-later</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own protected {followers|meeples} of that kind</source>
        <comment>fact/protected-followers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns begun with the fairy</source>
        <comment>fact/fairy-turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features scored with the fairy</source>
        <comment>fact/fairy-features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the robbed figure</source>
        <comment>fact/robbed-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own robber on the scoreboard</source>
        <comment>fact/robber-left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the area</source>
        <comment>fact/privileged</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty spaces around it</source>
        <comment>fact/empty-spaces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own {followers|meeples} at Vodyanoy</source>
        <comment>fact/followers-at-vodyanoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points awarded</source>
        <comment>fact/points-awarded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besieged</source>
        <comment>fact/besieged</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the completed cities that pay, besieged</source>
        <comment>fact/besieged-at-it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signposts that are right</source>
        <comment>fact/right-signposts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different kinds among these</source>
        <comment>fact/signpost-kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in line with it</source>
        <comment>fact/tiles-in-line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans</source>
        <comment>fact/on-hans-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large toll</source>
        <comment>fact/large-toll</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmhouses, sheds, gardens and {thieves|highwaymen}</source>
        <comment>fact/toll-houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of travellers</source>
        <comment>fact/toll-travellers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays a ransom</source>
        <comment>fact/ransom-paid</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets a ransom</source>
        <comment>fact/ransom-received</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal token</source>
        <comment>fact/animal-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own {followers|meeples} around the big top</source>
        <comment>fact/circus-audience</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own acrobats in the pyramid</source>
        <comment>fact/own-acrobats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circus and acrobat tiles around him</source>
        <comment>fact/ringmaster-shows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of the other roads at its marketplaces</source>
        <comment>fact/market-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flowers of one’s own colour</source>
        <comment>fact/own-flowers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of its cross</source>
        <comment>fact/windmill-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of features in view</source>
        <comment>fact/vista-kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in sight</source>
        <comment>fact/followers-in-sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with roads in sight</source>
        <comment>fact/road-tiles-in-sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries} in sight</source>
        <comment>fact/monasteries-in-sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in sight</source>
        <comment>fact/coats-in-sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with cities in sight</source>
        <comment>fact/city-tiles-in-sight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own knights in the city</source>
        <comment>fact/own-knights</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own farmers on the {farm|field}</source>
        <comment>fact/wheel-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Followers|Meeples} in your supply</source>
        <comment>fact/followers-at-home</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own monks</source>
        <comment>fact/own-monks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a crown of its own sector</source>
        <comment>fact/single-crowns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone at two crowns</source>
        <comment>fact/crowns-alone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On crowns that are both occupied</source>
        <comment>fact/crowns-shared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner of Stonehenge</source>
        <comment>fact/stonehenge-owned</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights of the others</source>
        <comment>fact/knights-of-others</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table</source>
        <comment>fact/players-at-the-table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own farmers</source>
        <comment>fact/own-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed cities</source>
        <comment>count/king.completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of the largest city</source>
        <comment>count/king.largest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed roads</source>
        <comment>count/robber-baron.completed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of the longest road</source>
        <comment>count/robber-baron.longest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {castle quarter|castle district}</source>
        <comment>area/castle-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {market quarter|market district}</source>
        <comment>area/market-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {blacksmith&apos;s quarter|blacksmith&apos;s district}</source>
        <comment>area/blacksmith-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the {cathedral quarter|cathedral district}</source>
        <comment>area/cathedral-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the quarter of the wainwrights</source>
        <comment>area/wainwrights-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the quarter of the coiners</source>
        <comment>area/coiners-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the quarter of the bookbinders</source>
        <comment>area/bookbinders-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the quarter of the tanners</source>
        <comment>area/tanners-quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey lies only where tiles are on all four sides.</source>
        <comment>refusal/placement.no-hole</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barn lies on this {farm|field}.</source>
        <comment>refusal/deploy.barn-there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table plays without farmers.</source>
        <comment>refusal/deploy.no-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>refusal/deploy.volcano-lake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river must go on in the tile.</source>
        <comment>refusal/placement.river-apart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river would turn back on itself.</source>
        <comment>refusal/placement.river-turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile of a cathedral in Germany counts once here.</source>
        <comment>note/road.mage-german-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also on a road to a cathedral in Germany that is not completed.</source>
        <comment>note/road.mage-open-cathedral</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/yaga-hut.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/circus.wonder-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/circus.wonder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-castle.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/special-monastery.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/special-monastery.wonder-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/special-monastery.wonder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/special-monastery.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/special-monastery.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other tiles count as they do on any road.</source>
        <comment>note/german-cathedral.as-on-roads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/german-cathedral.bridge-inn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-cathedral.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has all of it, however many tollhouses lie at the ends of the road.</source>
        <comment>note/tollhouse.number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/tent.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/vista.ghosts-control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway: nothing for further stretches</source>
        <comment>row/survey-road.highway-stretches/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway ending at cathedrals in Germany: as if these had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-cathedrals/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each further stretch</source>
        <comment>row/survey-road.fair-stretches/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway with an inn: nothing more for further stretches either</source>
        <comment>row/survey-road.highway-stretches-with-inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.wainwrights-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.wainwrights-highway</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.mage-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.mage-highway</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad Neighbourhood, besieged: the siege takes nothing for those tiles</source>
        <comment>row/survey-city.neighbourhood-besieged/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/city.coiners-now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles that the city really has are counted.</source>
        <comment>note/city.mage-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also with the Bad Neighbourhood.</source>
        <comment>note/city.mage-neighbourhood</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/monastery.bookbinders-now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field-early.besieged-all</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/cemetery.little-buildings/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/cemetery.buildings-by-kind/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a double tile around it all {followers|meeples} on its usual features count, also if only one half is in sight.</source>
        <comment>note/watchtower.double-followers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/watchtower.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shrine counts too.</source>
        <comment>note/watchtower.shrine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey counts too.</source>
        <comment>note/watchtower.abbey</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/watchtower.special</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/watchtower.church</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbers take of these points only if the {follower|meeple} with her gets nothing else for the feature.</source>
        <comment>note/robbers.fairy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/gingerbread.halflings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.later-below-zero</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, choose one of them, of whatever player, to be sent home.</source>
        <comment>item/princess.remove</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may leave all of them where they are.</source>
        <comment>note/princess.may</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>catalogue-report</name>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calculated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>start</source>
        <comment>the space of the start tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1E</source>
        <comment>spaces to the east of the start tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1W</source>
        <comment>spaces to the west of the start tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1N</source>
        <comment>spaces to the north of the start tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1S</source>
        <comment>spaces to the south of the start tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the start tile</source>
        <comment>%1: 3 east, 1 north</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1: the game has no turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:
  scorekeep [GAME]                               opens the window
  scorekeep picture GAME -o PICTURE.png [--dark] a picture of the window with that game
  scorekeep inspect FILE [--json] [--at TURN] [--each] [--all-kinds]
                                                 replays a game and prints what it comes to
  scorekeep render FILE -o PICTURE [--size PIXELS] [--at TURN]
                                                 draws its board as .png, .svg or .pdf
  scorekeep import FILE.jcz -o GAME              makes a game of another program&apos;s file
  scorekeep catalogue [--json]                   lists expansions and what is played of them
  scorekeep reference DOCUMENT [SELECTION] -o FILE
                                                 writes a document as .html, .pdf or .txt
  scorekeep setup-sheet [SELECTION] -o FILE      the same with how to set up the table
  scorekeep --help, --version

FILE is a saved game or a .jcz file of JCloisterZone.
DOCUMENT is game-reference, preparation, order-of-play, scoring-during, scoring-after, final-scoring or all.
SELECTION: --edition C1|WE|C2|C3, --expansions LIST (ids of `scorekeep catalogue`, commas between them, or
everything), --players N; --paper A4|Letter
  --json        for programs; app/cli/README.md describes it
  --at TURN     as it was at the beginning of that turn
  --each        one JSON object a line: the beginning, then after every entry
  --all-kinds   lists placements also of tiles of which none is left
  --size PIXELS length of a tile&apos;s side, 100 by default

Exit status: 0 done, 1 failed, 2 wrong usage, 3 the file needs what is not played yet.
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>colours</name>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edges</name>
    <message>
        <source>{farm|field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>features</name>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{farm|field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cloister|monastery}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile that is gone, at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a feature and its space: city at 3E 1N</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a player and a piece</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message>
        <source>%1: %2 (in the supply: %3)</source>
        <comment>player, points, pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over after turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left to draw</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, a score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2: %3 (%4)</source>
        <comment>number, player, step, id of the item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>%1 (forced)</source>
        <comment>what a player did against the rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside, does not fit any more: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what was done, and a person&apos;s note</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passed: %2</source>
        <comment>a player, and the title of the step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <comment>a player and a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed %2 at %3</source>
        <comment>a player, a tile and a space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chose: %2</source>
        <comment>a player and an option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table ended the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: %1 gets %2</source>
        <comment>a player and points: Anna gets +3 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with its sign: +3, −1, 0</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: %1 is now %2</source>
        <comment>a piece and its place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: %1 lies at %2</source>
        <comment>a tile and a space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: it is %1’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed: %2 %3</source>
        <comment>a player, a token and its place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deployed: %2 %3</source>
        <comment>a player, a figure and its place</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>aliases are not allowed here</source>
        <comment>files.alias</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anchors are not allowed here</source>
        <comment>files.anchor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <comment>files.bad-character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no escape sequence</source>
        <comment>files.bad-escape</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>directives are not allowed here</source>
        <comment>files.directive</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this key stands here twice</source>
        <comment>files.duplicate-key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing between two commas</source>
        <comment>files.empty-item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of a surrogate pair stands alone</source>
        <comment>files.lone-surrogate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge keys are not allowed here</source>
        <comment>files.merge-key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key is missing</source>
        <comment>files.missing-key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not written in UTF-8</source>
        <comment>files.not-utf8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quotation is not closed</source>
        <comment>files.open-quote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <comment>files.out-of-range</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds more than one document</source>
        <comment>files.several-documents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read here</source>
        <comment>files.syntax</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tab is not allowed in the indentation</source>
        <comment>files.tab</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags are not allowed here</source>
        <comment>files.tag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and maps are nested too deeply</source>
        <comment>files.too-deep</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large</source>
        <comment>files.too-large</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is text behind the end</source>
        <comment>files.trailing-text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this key is not known</source>
        <comment>files.unknown-key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this word is not known here</source>
        <comment>files.unknown-word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>files.unreadable</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is of the wrong kind</source>
        <comment>files.wrong-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no condition</source>
        <comment>catalogue.bad-condition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>catalogue.bad-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alternatives for the editions cannot be read</source>
        <comment>catalogue.bad-wording</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>catalogue.duplicate-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <comment>catalogue.empty-text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is named twice</source>
        <comment>catalogue.named-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too few values to choose from</source>
        <comment>catalogue.too-few-values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>catalogue.unknown-element</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such group</source>
        <comment>catalogue.unknown-group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such element, option or edition</source>
        <comment>catalogue.unknown-name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such option</source>
        <comment>catalogue.unknown-option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <comment>catalogue.unknown-piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such set of tiles</source>
        <comment>catalogue.unknown-tile-set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option has no such value</source>
        <comment>catalogue.unknown-value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries are placed after each other in a circle</source>
        <comment>reference.anchors-in-a-circle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>reference.bad-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>reference.duplicate-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a block that asks each player says from whom it begins</source>
        <comment>reference.from-without-players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one of these may be given</source>
        <comment>reference.two-of-one-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such entry to stand beside</source>
        <comment>reference.unknown-anchor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such place to put entries into</source>
        <comment>reference.unknown-container</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such fact</source>
        <comment>reference.unknown-fact</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field cannot touch that city</source>
        <comment>tiles.bad-border</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edges do not describe the tile&apos;s sides</source>
        <comment>tiles.bad-edges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>tiles.bad-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these segments cannot meet</source>
        <comment>tiles.bad-join</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no shape of a tile</source>
        <comment>tiles.bad-shape</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape covers a cell twice</source>
        <comment>tiles.cell-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another tile has this alias</source>
        <comment>tiles.duplicate-alias</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another has this id</source>
        <comment>tiles.duplicate-id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the edge and the segment on this side differ</source>
        <comment>tiles.edges-differ</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile names an edition twice</source>
        <comment>tiles.editions-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile is in no edition</source>
        <comment>tiles.in-no-edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this side is inside the tile</source>
        <comment>tiles.no-outer-side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile has two segments of this name</source>
        <comment>tiles.segment-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two segments use this side</source>
        <comment>tiles.side-used-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no segment uses this side</source>
        <comment>tiles.side-without-segment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this symbol does not belong here</source>
        <comment>tiles.symbol-not-here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile has too many segments</source>
        <comment>tiles.too-many-segments</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <comment>tiles.unknown-edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such group of tiles</source>
        <comment>tiles.unknown-group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a symbol must say where it stands</source>
        <comment>tiles.unknown-place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>tiles.unknown-segment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such kind of segment</source>
        <comment>tiles.unknown-segment-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such side</source>
        <comment>tiles.unknown-side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such symbol</source>
        <comment>tiles.unknown-symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set has no such tile</source>
        <comment>tiles.unknown-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this entry does not fit into the game</source>
        <comment>save.does-not-fit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log of the game cannot be read here</source>
        <comment>save.log-form</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is no entry of the log</source>
        <comment>save.log-line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game was saved by a newer version of Scorekeep</source>
        <comment>save.newer-version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry gives no answer</source>
        <comment>save.no-answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>save.no-cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no place</source>
        <comment>save.no-place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules of this game do not hold together</source>
        <comment>save.no-rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tile on this space</source>
        <comment>save.no-tile-there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no saved game of Scorekeep</source>
        <comment>save.not-a-game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such item in this game’s order of play</source>
        <comment>save.unknown-item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such piece in this game</source>
        <comment>save.unknown-piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>save.unknown-segment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>save.unknown-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>answer.game-over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be done; it cannot be passed.</source>
        <comment>answer.must</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <comment>answer.not-asked</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not allowed here.</source>
        <comment>answer.not-an-option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not come to this any more.</source>
        <comment>answer.not-reached</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such tile in this game.</source>
        <comment>answer.no-such-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is not where it is said to be.</source>
        <comment>answer.no-such-piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such place on the table.</source>
        <comment>answer.no-such-place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <comment>answer.no-such-player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <comment>placement.taken</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edges of the tile do not go on in its neighbours.</source>
        <comment>placement.edges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure does not stand on such a feature.</source>
        <comment>deploy.wrong-feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody stands on this feature already.</source>
        <comment>deploy.occupied</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was opened up to line %1 of its file.</source>
        <comment>save.cut</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was entered under other rules (version %1) and replayed under these.</source>
        <comment>save.other-rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of the file (%1) was incomplete and is left out.</source>
        <comment>save.torn-line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written, so the game goes on in a copy: %1</source>
        <comment>session.copied</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file of this game: %1</source>
        <comment>session.file-changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open in another window: %1</source>
        <comment>session.in-use</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was brought up to date; the file as it was is kept as %1</source>
        <comment>session.kept-copy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no file.</source>
        <comment>session.no-file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for games cannot be made: %1</source>
        <comment>session.no-folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <comment>session.not-opened</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot begin: %1</source>
        <comment>session.not-started</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was entered. %2</source>
        <comment>session.not-written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule of the program has failed, so nothing was entered: %1</source>
        <comment>session.rule-failed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no number that can be used: %1</source>
        <comment>usage.bad-number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cannot be given together: %1</source>
        <comment>usage.each-and-at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command needs a file: %1</source>
        <comment>usage.missing-file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command needs -o and the name of a file: %1</source>
        <comment>usage.missing-output</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option needs a value: %1</source>
        <comment>usage.missing-value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a picture ends in .png, .svg or .pdf: %1</source>
        <comment>usage.not-a-picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only files that end in .jcz can be imported: %1</source>
        <comment>usage.not-foreign</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a word too many: %1</source>
        <comment>usage.unexpected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such option here: %1</source>
        <comment>usage.unknown-option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘%1’</source>
        <comment>a quotation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the indentation does not fit what stands above</source>
        <comment>files.indentation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon is missing behind the key</source>
        <comment>files.missing-colon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no figure</source>
        <comment>import.bad-figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no place on a tile</source>
        <comment>import.bad-location</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>import.bad-position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such tile is left</source>
        <comment>import.none-left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another tile is in hand</source>
        <comment>import.not-in-hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not played yet</source>
        <comment>import.not-played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is another player’s turn</source>
        <comment>import.not-their-turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not possible here</source>
        <comment>import.refused</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was written by a version that is too old</source>
        <comment>import.too-old</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>import.unknown-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game.</source>
        <comment>session.no-game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such step in the turn.</source>
        <comment>answer.no-such-step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this section belongs to another group</source>
        <comment>catalogue.other-group</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such section</source>
        <comment>catalogue.unknown-section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no number of players</source>
        <comment>reference.bad-players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such mark</source>
        <comment>reference.unknown-mark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no place on the tile</source>
        <comment>tiles.bad-area</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <comment>save.colour-twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name holds no control characters</source>
        <comment>save.control-character</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is empty</source>
        <comment>save.empty-name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so many players cannot play together</source>
        <comment>save.no-players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile can be drawn in this game</source>
        <comment>save.no-tiles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry is another kind of answer than is asked for</source>
        <comment>save.other-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another player is asked</source>
        <comment>save.other-player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is asked for another feature</source>
        <comment>save.other-subject</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two tiles lie on one space</source>
        <comment>save.two-on-one-space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tokens change hands; figures stay with their player.</source>
        <comment>answer.owned-for-ever</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of answer does not belong here.</source>
        <comment>answer.other-kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than one correction may add or take away.</source>
        <comment>answer.too-many-points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiles share this space; it must be said which is meant.</source>
        <comment>answer.which-half</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. From here on, entries that do not fit the rules any more are set aside.</source>
        <comment>session.aligned</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder or a device, and no file that could be replaced.</source>
        <comment>output.no-file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the picture cannot be drawn</source>
        <comment>output.no-picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output cannot be written: %1</source>
        <comment>output.not-printed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>output.not-written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the file that is read; the result needs another name.</source>
        <comment>output.own-source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the picture would be too large; a smaller --size helps</source>
        <comment>output.too-large</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a file is empty.</source>
        <comment>usage.empty-name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a picture of the window ends in .png: %1</source>
        <comment>usage.not-a-png</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a document ends in .html, .pdf or .txt: %1</source>
        <comment>usage.not-a-page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such document: %1</source>
        <comment>usage.unknown-document</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such edition: %1</source>
        <comment>usage.unknown-edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such expansion, element or box: %1</source>
        <comment>usage.unknown-expansion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such paper: %1</source>
        <comment>usage.unknown-paper</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command needs the name of a document: %1</source>
        <comment>usage.missing-document</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1, turned by %2°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and its place: follower on the city at 3E</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>on the %1</source>
        <comment>a feature and its space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the tile at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the north-west corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the own supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the common supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the prison of %1</source>
        <comment>a player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>The pages cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which tile was drawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n choice(s)</source>
        <comment>%1: follower, large follower</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what is scored first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and what is asked of him</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n space(s)</source>
        <comment>%1: a tile</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (or pass)</source>
        <comment>a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a player, and the title of the step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>a player, the title of the step, and pieces: follower, abbot</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time during your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By themselves, whenever it happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After any points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each completed feature:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player, from the left of the active one, who comes last:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player, beginning with the active one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round and round until all have passed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 players: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do in this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of %1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 to %2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring during the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring after the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phases of a game with what you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to lay out the table for what you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn from its beginning to its end. “You” is whoever&apos;s turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted when a feature is completed. The lines of a table apply from top to bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted at the end. The lines of a table apply from top to bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way from the last tile to the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from feature tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from additional features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences marked so come from other editions and are adapted to yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::AnswerForm</name>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces to the east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces to the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from the start tile; west is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted from the start tile; south is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece and where it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::BoardView</name>
    <message>
        <source>%1 %2 %3</source>
        <comment>a player, a piece, and where: Anna follower on the road at 2S</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may lie at %2</source>
        <comment>a tile and a space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way %1 of %2</source>
        <comment>which of the legal rotations of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeEntryDialog</name>
    <message>
        <source>Change an old answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was possible then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this entry away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what was entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n later input(s) would not fit any more and be set aside:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChecklistModel</name>
    <message>
        <source>ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do by the rules. Double-click to enter it all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state such as done, and the sentence of an item</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not entered in %1’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part %1 of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No particular action for this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::CorrectionsDialog</name>
    <message>
        <source>Correct the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points more or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile there is taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile there is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever had it</source>
        <comment>the owner of a piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then belongs to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ForcedEntryDialog</name>
    <message>
        <source>Enter it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is right: this is entered although the rules do not allow it now, and marked in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryModel</name>
    <message>
        <source>%1 (taken back)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>a number and a player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryPane</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the table as it was after this entry. What came later can be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers this again, and shows first what would differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, pieces, tiles or the turn, as they really are on the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HoverCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has a vote here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 share it, %n vote(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone, %n vote(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads %2 votes</source>
        <comment>a player and votes: Ben leads 2 : 1 votes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) would tie</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief(s) would tie</source>
        <comment>followers on a road</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmer(s) would tie</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed %1</source>
        <comment>points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::MainWindow</name>
    <message>
        <source>Scorekeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Scorekeep</source>
        <comment>the names of the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved after every move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal space(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead space(s)</source>
        <comment>that no tile left fits</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>About Scorekeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Scorekeep %1&lt;/b&gt;&lt;p&gt;A companion beside a physical game of Carcassonne: enter what lies on the table, and every score is counted and explained.&lt;/p&gt;&lt;p&gt;Scorekeep has nothing to do with the publishers of the game.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change the Last Answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corre&amp;ct the Table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours for Colour Blindness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;All Final Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the Game Now…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Scorekeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>the last input</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>the next input</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.scorekeep);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands before line %1 can be opened; a copy of the file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open up to There</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.scorekeep)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends now and what is unfinished is scored. You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Movement on the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup &amp;Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print All as &amp;Booklet…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NewGameDialog</name>
    <message>
        <source>No tiles are selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever sits first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mix of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2000: followers, cloisters and farms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2014: meeples, monasteries and fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2021: the rules of 2014 in a new look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2012: the land under snow; words and rules as from 2014.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NumberEditor</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionCardDelegate</name>
    <message>
        <source>%1 · %2</source>
        <comment>a figure and a feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose %1 · %2</source>
        <comment>a figure and a feature</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionCards</name>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionList</name>
    <message>
        <source>Options of what is asked now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionsModel</name>
    <message>
        <source>%1 (at any time)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderEditor</name>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderOfPlay</name>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <comment>a player and a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it all the same…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PieceChoice</name>
    <message>
        <source>Pieces that may go there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerList</name>
    <message>
        <source>Two players are called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerRow</name>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to another seat, or press the up and down keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1, seat %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (exchange with %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has this name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayersModel</name>
    <message>
        <source>Nothing left in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2. Left: %3</source>
        <comment>a player, points, and pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It is this player’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PromptBar</name>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open. Begin a new one, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Final scoring&lt;/b&gt;, %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ReferenceView</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your change does to this document:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a kind of feature, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <comment>a kind of feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultPane</name>
    <message>
        <source>Result by kind of feature</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::RuleOptions</name>
    <message>
        <source>%1 (usual in %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our interpretation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoreLogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a score, and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a feature scored after the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player and a feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <comment>a count, points for each, and the rule</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoresPane</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorDelegate</name>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorModel</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published for %1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of every game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles may be used without the rules, and the rules without the tiles. Plus and minus change the number of copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorPane</name>
    <message>
        <source>Nothing is called ‘%1’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 0</source>
        <comment>group; none of its expansions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the running game is played with. It was chosen when the game began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an expansion or a piece…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an expansion or a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space ticks; plus and minus change the copies of tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SetupSheetView</name>
    <message>
        <source>Setup sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the drawn tile by its edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from space to space, and from spot to spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile, or take what is marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take an option below the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TileKindsModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <comment>a tile in words</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a kind</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TilePicker</name>
    <message>
        <source>&amp;Type the edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of the sides, clockwise from anywhere: c city, r road, f field, w river, ? any. Or words of what is printed: inn, garden, monastery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a tile by its edges or by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, points, and a feature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of votes: Anna 2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most votes: %1</source>
        <comment>players and votes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie, so all of them score: %1</source>
        <comment>players and votes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie that a rule decides: %1</source>
        <comment>players and votes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has a vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing (%1)</source>
        <comment>what was lost: −6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and how many points it gave</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a score of a feature</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>selection</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (without the tiles)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 × the tiles)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘%1’ has no effect without ‘%2’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calculated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played: the program follows these rules on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculated: the program counts the points; you enter what lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Described: the program shows these rules; the table plays them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Setup sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the game: back into the boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces of all players together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sides</name>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (left half)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (right half)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>anything</source>
        <comment>any-text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <comment>comma</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digit</source>
        <comment>digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <comment>end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file</source>
        <comment>end-of-file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>end-of-line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer parentheses</source>
        <comment>fewer-parentheses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>flag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <comment>list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <comment>map</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <comment>number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <comment>text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <comment>value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <comment>whole-number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <comment>word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an option</source>
        <comment>choose-option</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an order</source>
        <comment>choose-order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>choose-pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player</source>
        <comment>choose-player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a confirmation</source>
        <comment>confirm</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a drawn tile</source>
        <comment>draw-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <comment>enter-number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placed piece</source>
        <comment>place-piece</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a placed tile</source>
        <comment>place-tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message numerus="yes">
        <source>%n separate cities</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n separate roads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and what it shows: north city</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
