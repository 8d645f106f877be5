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
        <source>With a river the usual start tile leaves the game, or is mixed with the land tiles where they are drawn from a bag that hides its dark back.</source>
        <comment>option/start-tile-in-bag/sentence</comment>
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
        <source>Quarters of Carcassonne</source>
        <comment>symbol/quarters</comment>
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
        <source>City of Carcassonne</source>
        <comment>symbol/carcassonne</comment>
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
        <source>Tiles</source>
        <comment>step/S1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <comment>step/S2</comment>
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
        <source>The spring takes the place of the start tile; the other river tiles are shuffled and drawn before all land tiles, a fork first and the lake last.</source>
        <comment>item/setup.river</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile lies face up in the middle of the table; all others are shuffled face down.</source>
        <comment>item/setup.start-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player takes seven {followers|meeples} of one colour and sets an eighth on space 0 of the scoreboard.</source>
        <comment>item/setup.figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens for wine, grain and cloth lie beside the landscape.</source>
        <comment>item/setup.trade-goods</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The youngest player begins, or whoever the table agrees on; play goes clockwise.</source>
        <comment>item/setup.first-player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a tile and show it to everybody; if it fits nowhere, it leaves the game and you draw again.</source>
        <comment>item/draw.tile</comment>
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
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>item/river.lake-empty</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on the new tile, on a road, a city, a {cloister|monastery} or, with farmers, a {farm|field} where nobody&apos;s {follower|meeple} stands yet.</source>
        <comment>item/figure.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The abbot is deployed as a {follower|meeple}, but only on a {cloister|monastery} or a garden.</source>
        <comment>item/figure.abbot</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A farmer lies on its {farm|field} until the end of the game.</source>
        <comment>item/figure.farmers-stay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {big follower|large meeple} is deployed as any other and counts as two votes.</source>
        <comment>item/figure.large-follower</comment>
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
        <source>List the completed roads, cities and {cloisters|monasteries}.</source>
        <comment>item/completed.list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A garden is completed by the eighth tile around it.</source>
        <comment>item/completed.gardens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player who gets points chooses the order of the own features.</source>
        <comment>item/completed.order</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the feature is a city, whoever placed the tile takes a token for each symbol of goods in it, whoever has the majority and also if the city is empty.</source>
        <comment>item/goods.collect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has most votes on the feature scores it; players who tie all score it in full.</source>
        <comment>item/resolve.score</comment>
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
        <source>Score the unfinished roads, cities and {cloisters|monasteries}.</source>
        <comment>item/final.features</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the {farms|fields}.</source>
        <comment>item/final.fields</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city pays the same player twice, whatever {farms|fields} lie at it.</source>
        <comment>item/final.city-once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the trade goods.</source>
        <comment>item/final.goods</comment>
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
        <source>With inns: 1 point more for each tile, however many inns</source>
        <comment>row/road.inn/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With inns: nothing for its tiles</source>
        <comment>row/road.inn/after</comment>
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
        <source>With cathedrals: 1 point more for each tile and each {pennant|coat of arms}, however many cathedrals</source>
        <comment>row/city.cathedral/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cathedrals: nothing for its tiles and {pennants|coats of arms}</source>
        <comment>row/city.cathedral/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 points: 1 for the {cloister|monastery} and 1 for each of the 8 tiles around it</source>
        <comment>row/monastery.tiles/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it</source>
        <comment>row/monastery.tiles/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 points: 1 for the garden and 1 for each of the 8 tiles around it</source>
        <comment>row/garden.tiles/during</comment>
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
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, however many {pig-herds|pigsties}</source>
        <comment>row/field.pig-herd/after</comment>
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
        <source>Each player takes an abbey and keeps it face up.</source>
        <comment>item/setup.abbeys</comment>
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
        <source>The mayor is deployed as a {follower|meeple}, but only in a city; he has a vote for each {pennant|coat of arms} there.</source>
        <comment>item/figure.mayor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wagon is deployed as a {follower|meeple}, but not on a {farm|field}.</source>
        <comment>item/figure.wagon</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your barn on a corner of the new tile where four tiles meet and all show the same {farm|field}; with a barn there already this is only allowed by an option.</source>
        <comment>item/barn.deploy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {farm|field} with farmers is scored like a completed feature as soon as a barn lies on it, set now or joined to it by the tile.</source>
        <comment>item/completed.barn-fields</comment>
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
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, however many {pig-herds|pigsties}</source>
        <comment>row/field-early.pig-herd/during</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 points for each completed city at the {farm|field}</source>
        <comment>row/field-barns.cities/after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, however many {pig-herds|pigsties}</source>
        <comment>row/field-barns.pig-herd/after</comment>
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
        <source>%1: the picture cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output cannot be written</source>
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
  scorekeep --help, --version

FILE is a saved game or a .jcz file of JCloisterZone.
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
        <source>a game has 2 to 6 players</source>
        <comment>save.no-players</comment>
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
        <source>This table plays without farmers.</source>
        <comment>deploy.no-farmers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>deploy.volcano-lake</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river must go on in the tile.</source>
        <comment>placement.river-apart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The river would turn back on itself.</source>
        <comment>placement.river-turns</comment>
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
        <source>a game has 2 to 6 players</source>
        <comment>import.no-players</comment>
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
        <source>two tiles lie on one space</source>
        <comment>import.two-on-one-space</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>import.unknown-tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: from here on, entries that do not fit the rules any more are set aside.</source>
        <comment>session.aligned</comment>
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
        <source>A barn lies on this field.</source>
        <comment>deploy.barn-there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An abbey lies only where tiles are on all four sides.</source>
        <comment>placement.no-hole</comment>
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
        <source>in area %1</source>
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
        <source>%n of 9 tile(s)</source>
        <comment>of a monastery with those around it</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n point(s)</source>
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
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table cellspacing=6&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;c r f r&lt;/b&gt;&lt;/td&gt;&lt;td&gt;find the drawn tile by its edges, &lt;b&gt;Enter&lt;/b&gt; takes it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Arrow keys&lt;/b&gt;&lt;/td&gt;&lt;td&gt;go from space to space, and from spot to spot&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;R&lt;/b&gt;&lt;/td&gt;&lt;td&gt;turns the tile&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Enter&lt;/b&gt;&lt;/td&gt;&lt;td&gt;places it, or takes what is marked&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1 … 9&lt;/b&gt;&lt;/td&gt;&lt;td&gt;take an option below the board&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Space&lt;/b&gt;&lt;/td&gt;&lt;td&gt;passes&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Esc&lt;/b&gt;&lt;/td&gt;&lt;td&gt;another tile was drawn&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;H&lt;/b&gt;&lt;/td&gt;&lt;td&gt;history&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
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
        <source>&amp;Keys</source>
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
        <source>The picture could not be written to %1</source>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
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
        <source>%1 (as unfinished)</source>
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
