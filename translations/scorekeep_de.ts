<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>Base</source>
        <comment>group/base</comment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>group/major</comment>
        <translation>Große</translation>
    </message>
    <message>
        <source>Minor</source>
        <comment>group/minor</comment>
        <translation>Kleine</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>group/other</comment>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Fan</source>
        <comment>group/fan</comment>
        <translation>Fan</translation>
    </message>
    <message>
        <source>{follower|meeple}</source>
        <comment>piece/follower</comment>
        <translation>{Gefolgsmann|Meeple}</translation>
    </message>
    <message>
        <source>{big follower|large meeple}</source>
        <comment>piece/large-follower</comment>
        <translation>{großer Gefolgsmann|großer Meeple}</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>piece/abbot</comment>
        <translation>Abt</translation>
    </message>
    <message>
        <source>builder</source>
        <comment>piece/builder</comment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <comment>piece/pig</comment>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>wine token</source>
        <comment>piece/wine</comment>
        <translation>Weinmarker</translation>
    </message>
    <message>
        <source>grain token</source>
        <comment>piece/grain</comment>
        <translation>Getreidemarker</translation>
    </message>
    <message>
        <source>cloth token</source>
        <comment>piece/cloth</comment>
        <translation>Tuchmarker</translation>
    </message>
    <message>
        <source>Scoring of {farms|fields}</source>
        <comment>option/farm-scoring</comment>
        <translation>Wertung der Wiesen</translation>
    </message>
    <message>
        <source>Says how {farms|fields} pay at the end: each for the cities it touches (third rules), the same but each city only once to a player (second rules), or each city to whoever has most farmers around it (first rules).</source>
        <comment>option/farm-scoring/sentence</comment>
        <translation>Legt fest, wie Wiesen am Ende zählen: jede für die Städte, an die sie grenzt (dritte Regeln), ebenso, aber jede Stadt je Spieler nur einmal (zweite Regeln), oder jede Stadt für den, der um sie herum die meisten Bauern hat (erste Regeln).</translation>
    </message>
    <message>
        <source>Third rules</source>
        <comment>option/farm-scoring=third</comment>
        <translation>Dritte Regeln</translation>
    </message>
    <message>
        <source>Second rules</source>
        <comment>option/farm-scoring=second</comment>
        <translation>Zweite Regeln</translation>
    </message>
    <message>
        <source>First rules</source>
        <comment>option/farm-scoring=first</comment>
        <translation>Erste Regeln</translation>
    </message>
    <message>
        <source>City of two tiles</source>
        <comment>option/small-city</comment>
        <translation>Stadt aus zwei Plättchen</translation>
    </message>
    <message>
        <source>A completed city of exactly two tiles pays 4 points as any other, or only 2; the lower value was printed together with the first and second rules for {farms|fields}, and may be chosen with all of them.</source>
        <comment>option/small-city/sentence</comment>
        <translation>Eine abgeschlossene Stadt aus genau zwei Plättchen bringt 4 Punkte wie jede andere oder nur 2; der kleinere Wert wurde zusammen mit den ersten und zweiten Regeln für Wiesen gedruckt und kann zu allen gewählt werden.</translation>
    </message>
    <message>
        <source>4 points</source>
        <comment>option/small-city=4</comment>
        <translation>4 Punkte</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/small-city=2</comment>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>Inns and cathedrals left unfinished</source>
        <comment>option/unfinished-inns-and-cathedrals</comment>
        <translation>Unfertige Wirtshäuser und Kathedralen</translation>
    </message>
    <message>
        <source>At the end an unfinished road with an inn and an unfinished city with a cathedral are worth nothing, or as much as if the inn or cathedral were not there.</source>
        <comment>option/unfinished-inns-and-cathedrals/sentence</comment>
        <translation>Am Ende sind eine unfertige Straße mit Wirtshaus und eine unfertige Stadt mit Kathedrale nichts wert, oder so viel, als wären Wirtshaus oder Kathedrale nicht da.</translation>
    </message>
    <message>
        <source>Worth nothing</source>
        <comment>option/unfinished-inns-and-cathedrals=zero</comment>
        <translation>Nichts wert</translation>
    </message>
    <message>
        <source>As without them</source>
        <comment>option/unfinished-inns-and-cathedrals=ignore</comment>
        <translation>Wie ohne sie</translation>
    </message>
    <message>
        <source>Last look before scoring</source>
        <comment>option/confirm-wood</comment>
        <translation>Letzter Blick vor der Wertung</translation>
    </message>
    <message>
        <source>Before completed features are looked at, the player confirms what was done with the wood.</source>
        <comment>option/confirm-wood/sentence</comment>
        <translation>Bevor die abgeschlossenen Gebiete betrachtet werden, wird bestätigt, was mit den Figuren geschehen ist.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/confirm-wood=off</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/confirm-wood=on</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Turns of the river</source>
        <comment>option/river-u-turn</comment>
        <translation>Biegungen des Flusses</translation>
    </message>
    <message>
        <source>No two bends running</source>
        <comment>option/river-u-turn=official</comment>
        <translation>Keine zwei Biegungen nacheinander</translation>
    </message>
    <message>
        <source>Free spaces ahead</source>
        <comment>option/river-u-turn=strict</comment>
        <translation>Freie Felder voraus</translation>
    </message>
    <message>
        <source>Extra turn for the lake with the volcano</source>
        <comment>option/river-lake-extra-turn</comment>
        <translation>Zusätzlicher Zug für den See mit dem Vulkan</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/river-lake-extra-turn=off</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/river-lake-extra-turn=on</comment>
        <translation>An</translation>
    </message>
    <message>
        <source>Start tile in the bag</source>
        <comment>option/start-tile-in-bag</comment>
        <translation>Startplättchen im Beutel</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <comment>option/start-tile-in-bag=off</comment>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Mixed with the land tiles</source>
        <comment>option/start-tile-in-bag=on</comment>
        <translation>Unter die Landschaftsplättchen gemischt</translation>
    </message>
    <message>
        <source>River</source>
        <comment>element/river</comment>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>The river is laid first, from its spring to its last lake, before any land tile is drawn.</source>
        <comment>element/river/sentence</comment>
        <translation>Der Fluss wird zuerst gelegt, von der Quelle bis zum letzten See, bevor ein Landschaftsplättchen gezogen wird.</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>element/base-game</comment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries}.</source>
        <comment>element/base-game/sentence</comment>
        <translation>Straßen, Städte und Klöster.</translation>
    </message>
    <message>
        <source>Farmers</source>
        <comment>element/farmers</comment>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>{Followers|Meeples} may lie on {farms|fields} until the end, and score for the completed cities there.</source>
        <comment>element/farmers/sentence</comment>
        <translation>{Gefolgsleute|Meeple} dürfen bis zum Ende auf Wiesen liegen und zählen für die abgeschlossenen Städte dort.</translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>element/river-1</comment>
        <translation>Der Fluss I</translation>
    </message>
    <message>
        <source>Twelve river tiles from a spring to a lake begin the landscape.</source>
        <comment>element/river-1/sentence</comment>
        <translation>Zwölf Flussplättchen von der Quelle bis zum See bilden den Anfang der Landschaft.</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>element/river-2</comment>
        <translation>Der Fluss II</translation>
    </message>
    <message>
        <source>Twelve river tiles with a fork begin the landscape; one arm ends in a city, one in a lake.</source>
        <comment>element/river-2/sentence</comment>
        <translation>Zwölf Flussplättchen mit einer Gabelung bilden den Anfang der Landschaft; ein Arm endet in einer Stadt, einer in einem See.</translation>
    </message>
    <message>
        <source>Abbot</source>
        <comment>element/abbot</comment>
        <translation>Abt</translation>
    </message>
    <message>
        <source>A figure for {cloisters|monasteries} and gardens, which may be taken back early for its points.</source>
        <comment>element/abbot/sentence</comment>
        <translation>Eine Figur für Klöster und Gärten, die man für ihre Punkte vorzeitig zurücknehmen darf.</translation>
    </message>
    <message>
        <source>Gardens</source>
        <comment>element/gardens</comment>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>Gardens score as {cloisters|monasteries} do, and only an abbot may stand there.</source>
        <comment>element/gardens/sentence</comment>
        <translation>Gärten werden wie Klöster gewertet; nur ein Abt darf dort stehen.</translation>
    </message>
    <message>
        <source>Inns</source>
        <comment>element/inns</comment>
        <translation>Wirtshäuser</translation>
    </message>
    <message>
        <source>A road with an inn pays double when completed, and nothing otherwise.</source>
        <comment>element/inns/sentence</comment>
        <translation>Eine Straße mit Wirtshaus bringt abgeschlossen das Doppelte, sonst nichts.</translation>
    </message>
    <message>
        <source>Cathedrals</source>
        <comment>element/cathedrals</comment>
        <translation>Kathedralen</translation>
    </message>
    <message>
        <source>A city with a cathedral pays half as much again when completed, and nothing otherwise.</source>
        <comment>element/cathedrals/sentence</comment>
        <translation>Eine Stadt mit Kathedrale bringt abgeschlossen die Hälfte mehr, sonst nichts.</translation>
    </message>
    <message>
        <source>{Big follower|Large meeple}</source>
        <comment>element/big-follower</comment>
        <translation>{Großer Gefolgsmann|Großer Meeple}</translation>
    </message>
    <message>
        <source>A {follower|meeple} that counts as two where players compete for a feature.</source>
        <comment>element/big-follower/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der doppelt zählt, wo Spieler um ein Gebiet wetteifern.</translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>element/trade-goods</comment>
        <translation>Handelswaren</translation>
    </message>
    <message>
        <source>Whoever completes a city collects its wine, grain and cloth; having most of one pays at the end.</source>
        <comment>element/trade-goods/sentence</comment>
        <translation>Wer eine Stadt abschließt, sammelt ihren Wein, ihr Getreide und ihr Tuch; wer von einer Ware am meisten hat, bekommt am Ende Punkte.</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>element/builder</comment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>A figure that earns a second tile when its road or city grows.</source>
        <comment>element/builder/sentence</comment>
        <translation>Eine Figur, die ein zweites Plättchen bringt, wenn ihre Straße oder Stadt wächst.</translation>
    </message>
    <message>
        <source>Pig</source>
        <comment>element/pig</comment>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>A figure that makes its owner&apos;s {farm|field} worth more.</source>
        <comment>element/pig/sentence</comment>
        <translation>Eine Figur, die die Wiese ihres Besitzers wertvoller macht.</translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>element/pig-herd</comment>
        <translation>{Schweineherde|Schweinestall}</translation>
    </message>
    <message>
        <source>A symbol that makes a {farm|field} worth more for everybody who scores it.</source>
        <comment>element/pig-herd/sentence</comment>
        <translation>Ein Symbol, das eine Wiese für alle wertvoller macht, die sie werten.</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>expansion/base</comment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>expansion/river-1</comment>
        <translation>Der Fluss I</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>expansion/river-2</comment>
        <translation>Der Fluss II</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <comment>expansion/abbot</comment>
        <translation>Der Abt</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>expansion/inns-and-cathedrals</comment>
        <translation>Wirtshäuser und Kathedralen</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>expansion/traders-and-builders</comment>
        <translation>Händler und Baumeister</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>bundle/base-c1</comment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Base game with river and abbot</source>
        <comment>bundle/base-c2</comment>
        <translation>Grundspiel mit Fluss und Abt</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>tiles/abbey-and-mayor</comment>
        <translation>Abtei und Bürgermeister</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>tiles/base</comment>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>tiles/besiegers</comment>
        <translation>Die Belagerer</translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>tiles/bridges-castles-and-bazaars</comment>
        <translation>Brücken, Burgen und Basare</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>tiles/cathars</comment>
        <translation>Die Katharer</translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>tiles/count</comment>
        <translation>Der Graf von Carcassonne</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>tiles/crop-circles-1</comment>
        <translation>Die Kornkreise I</translation>
    </message>
    <message>
        <source>Crop Circles II</source>
        <comment>tiles/crop-circles-2</comment>
        <translation>Die Kornkreise II</translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <comment>tiles/darmstadt</comment>
        <translation>Darmstadt</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>tiles/ferries</comment>
        <translation>Die Fähren</translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>tiles/festival</comment>
        <translation>Das Fest</translation>
    </message>
    <message>
        <source>The Flying Machines</source>
        <comment>tiles/flying-machines</comment>
        <translation>Die Fluggeräte</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>tiles/german-castles</comment>
        <translation>Burgen in Deutschland</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>tiles/german-monasteries</comment>
        <translation>Klöster in Deutschland</translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>tiles/goldmines</comment>
        <translation>Die Goldminen</translation>
    </message>
    <message>
        <source>Games Quarterly 11</source>
        <comment>tiles/gq11</comment>
        <translation>Games Quarterly 11</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>tiles/halflings-1</comment>
        <translation>Halb so wild I</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>tiles/halflings-2</comment>
        <translation>Halb so wild II</translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>tiles/hills-and-sheep</comment>
        <translation>Schafe und Hügel</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>tiles/inns-and-cathedrals</comment>
        <translation>Wirtshäuser und Kathedralen</translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>tiles/king-and-robber</comment>
        <translation>König und Raubritter</translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>tiles/labyrinth</comment>
        <translation>Das Labyrinth</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>tiles/mage-and-witch</comment>
        <translation>Magier und Hexe</translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>tiles/princess-and-dragon</comment>
        <translation>Burgfräulein und Drache</translation>
    </message>
    <message>
        <source>The River</source>
        <comment>tiles/river-1</comment>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>tiles/river-2</comment>
        <translation>Der Fluss II</translation>
    </message>
    <message>
        <source>Russian Promos 2013</source>
        <comment>tiles/russian-promos-2013</comment>
        <translation>Russische Promos 2013</translation>
    </message>
    <message>
        <source>Russian Promos 2016</source>
        <comment>tiles/russian-promos-2016</comment>
        <translation>Russische Promos 2016</translation>
    </message>
    <message>
        <source>The School</source>
        <comment>tiles/school</comment>
        <translation>Die Schule</translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>tiles/shrines</comment>
        <translation>Die Kultstätten</translation>
    </message>
    <message>
        <source>Spiel Doch</source>
        <comment>tiles/spiel-doch</comment>
        <translation>Spiel doch</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>tiles/tower</comment>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>tiles/traders-and-builders</comment>
        <translation>Händler und Baumeister</translation>
    </message>
    <message>
        <source>The Tunnels</source>
        <comment>tiles/tunnels</comment>
        <translation>Der Tunnel</translation>
    </message>
    <message>
        <source>Under the Big Top, redrawn</source>
        <comment>tiles/under-the-big-top-redrawn</comment>
        <translation>Manege frei!, neu gezeichnet</translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>tiles/under-the-big-top</comment>
        <translation>Manege frei!</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>tiles/watchtowers</comment>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>tiles/wind-roses</comment>
        <translation>Die Windrosen</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>tiles/winter</comment>
        <translation>Winter-Edition</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>symbol/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>German castle</source>
        <comment>symbol/german-castle</comment>
        <translation>Deutsche Burg</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>symbol/vodyanoy</comment>
        <translation>Wodjanoi</translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>symbol/razboynik</comment>
        <translation>Solowei der Räuber</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <comment>step/1A</comment>
        <translation>Zug beginnen</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <comment>step/1B</comment>
        <translation>Plättchen ziehen</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <comment>step/1C</comment>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Before moving the wood</source>
        <comment>step/2A</comment>
        <translation>Vor den Figuren</translation>
    </message>
    <message>
        <source>Move the wood</source>
        <comment>step/2B-1</comment>
        <translation>Figuren setzen</translation>
    </message>
    <message>
        <source>Do one of these, or none.</source>
        <comment>block/wood-action</comment>
        <translation>Eines davon tun oder nichts.</translation>
    </message>
    <message>
        <source>Move the wood again</source>
        <comment>step/2B-2</comment>
        <translation>Noch einmal Figuren setzen</translation>
    </message>
    <message>
        <source>End the move of the wood</source>
        <comment>step/2C</comment>
        <translation>Figuren setzen beenden</translation>
    </message>
    <message>
        <source>Find what is completed</source>
        <comment>step/3A</comment>
        <translation>Feststellen, was abgeschlossen ist</translation>
    </message>
    <message>
        <source>Resolve each completed feature</source>
        <comment>step/3B</comment>
        <translation>Jedes abgeschlossene Gebiet abhandeln</translation>
    </message>
    <message>
        <source>After all scores</source>
        <comment>step/3C</comment>
        <translation>Nach allen Wertungen</translation>
    </message>
    <message>
        <source>Actions of the tile</source>
        <comment>step/4A</comment>
        <translation>Aktionen des Plättchens</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>step/4B</comment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Prepare the final scoring</source>
        <comment>step/E1</comment>
        <translation>Schlusswertung vorbereiten</translation>
    </message>
    <message>
        <source>Score what is left</source>
        <comment>step/E2</comment>
        <translation>Werten, was übrig ist</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>step/E3</comment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The youngest player begins, or whoever the table agrees on; play goes clockwise.</source>
        <comment>item/setup.first-player</comment>
        <translation>Es beginnt, wer am jüngsten ist oder auf wen man sich einigt; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Place the tile so that it touches the landscape and every edge goes on in its neighbour.</source>
        <comment>item/place.tile</comment>
        <translation>Das Plättchen so legen, dass es die Landschaft berührt und jede Kante beim Nachbarn weitergeht.</translation>
    </message>
    <message>
        <source>A river tile goes on where the river is open and may not turn it back on itself; nothing stands on the water.</source>
        <comment>item/place.river</comment>
        <translation>Ein Flussplättchen schließt dort an, wo der Fluss offen ist, und darf ihn nicht zu sich zurückführen; auf dem Wasser steht nichts.</translation>
    </message>
    <message>
        <source>A feature that is closed now counts as completed from here on.</source>
        <comment>item/place.completes</comment>
        <translation>Ein Gebiet, das jetzt geschlossen ist, gilt von hier an als abgeschlossen.</translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on the new tile, on a road, a city, a {cloister|monastery} or, with farmers, a {farm|field} where nobody&apos;s {follower|meeple} stands yet.</source>
        <comment>item/figure.deploy</comment>
        <translation>Einen {Gefolgsmann|Meeple} auf dem neuen Plättchen einsetzen: auf einer Straße, in einer Stadt, einem Kloster oder, mit Bauern, auf einer Wiese, wo noch kein {Gefolgsmann|Meeple} steht.</translation>
    </message>
    <message>
        <source>Take back your abbot from a {cloister|monastery} or garden that is not yet surrounded, and score it as at the end of the game.</source>
        <comment>item/abbot.return</comment>
        <translation>Den eigenen Abt von einem noch nicht umbauten Kloster oder Garten zurücknehmen und wie bei Spielende werten.</translation>
    </message>
    <message>
        <source>Deploy your builder on the new tile, on a road or city that is not completed and where one of your {followers|meeples} stands.</source>
        <comment>item/builder.deploy</comment>
        <translation>Den eigenen Baumeister auf dem neuen Plättchen einsetzen: auf einer nicht abgeschlossenen Straße oder Stadt, wo schon ein eigener {Gefolgsmann|Meeple} steht.</translation>
    </message>
    <message>
        <source>Deploy your pig on the new tile, on a {farm|field} where one of your farmers lies.</source>
        <comment>item/pig.deploy</comment>
        <translation>Das eigene Schwein auf dem neuen Plättchen einsetzen: auf einer Wiese, wo schon ein eigener Bauer liegt.</translation>
    </message>
    <message>
        <source>Look once more at tile and figures, and confirm them.</source>
        <comment>item/wood.confirm</comment>
        <translation>Plättchen und Figuren noch einmal ansehen und bestätigen.</translation>
    </message>
    <message>
        <source>If the feature is a city, whoever placed the tile takes a token for each symbol of goods in it, whoever has the majority and also if the city is empty.</source>
        <comment>item/goods.collect</comment>
        <translation>Ist das Gebiet eine Stadt, nimmt, wer das Plättchen gelegt hat, je einen Marker für jedes Warensymbol darin, gleich wer die Mehrheit hat und auch bei leerer Stadt.</translation>
    </message>
    <message>
        <source>The {followers|meeples} on the feature go back to their owners.</source>
        <comment>item/resolve.return</comment>
        <translation>Die {Gefolgsleute|Meeple} des Gebiets kehren zu ihren Besitzern zurück.</translation>
    </message>
    <message>
        <source>Whoever has placed the lake with the volcano takes another turn with a land tile.</source>
        <comment>item/river.lake-turn</comment>
        <translation>Wer den See mit dem Vulkan gelegt hat, macht noch einen Zug mit einem Landschaftsplättchen.</translation>
    </message>
    <message>
        <source>If the tile continued a road or city where your builder stood, play a second tile from step 1B on, once and no more.</source>
        <comment>item/builder.double-turn</comment>
        <translation>Hat das Plättchen eine Straße oder Stadt mit dem eigenen Baumeister fortgesetzt, ein zweites Plättchen ab Schritt 1B spielen, aber nur einmal.</translation>
    </message>
    <message>
        <source>The turn goes to the next player; after the last tile the final scoring begins.</source>
        <comment>item/turn.end</comment>
        <translation>Der Nächste ist am Zug; nach dem letzten Plättchen beginnt die Schlusswertung.</translation>
    </message>
    <message>
        <source>All figures stay where they are until their feature is scored; a feature without {followers|meeples} pays nobody.</source>
        <comment>item/final.prepare</comment>
        <translation>Alle Figuren bleiben stehen, bis ihr Gebiet gewertet ist; ein Gebiet ohne {Gefolgsleute|Meeple} bringt niemandem Punkte.</translation>
    </message>
    <message>
        <source>Score the {farms|fields}.</source>
        <comment>item/final.fields</comment>
        <translation>Die Wiesen werten.</translation>
    </message>
    <message>
        <source>Whoever has most points wins; players who tie share the victory.</source>
        <comment>item/final.winner</comment>
        <translation>Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.</translation>
    </message>
    <message>
        <source>You may ask the others for advice.</source>
        <comment>item/advice.ask</comment>
        <translation>Die anderen dürfen um Rat gefragt werden.</translation>
    </message>
    <message>
        <source>You may look up the rules.</source>
        <comment>item/advice.read</comment>
        <translation>Die Regeln dürfen nachgeschlagen werden.</translation>
    </message>
    <message>
        <source>A builder goes home when the last {follower|meeple} of its owner has left the road or city.</source>
        <comment>item/builder.home</comment>
        <translation>Ein Baumeister kehrt zurück, wenn der letzte {Gefolgsmann|Meeple} seines Besitzers die Straße oder Stadt verlassen hat.</translation>
    </message>
    <message>
        <source>A pig goes home when the last farmer of its owner has left the {farm|field}.</source>
        <comment>item/pig.home</comment>
        <translation>Ein Schwein kehrt zurück, wenn der letzte Bauer seines Besitzers die Wiese verlassen hat.</translation>
    </message>
    <message>
        <source>Road</source>
        <comment>subject/road</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <comment>subject/city</comment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>{Cloister|Monastery}</source>
        <comment>subject/monastery</comment>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>subject/garden</comment>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Abbot taken back</source>
        <comment>subject/abbot-return</comment>
        <translation>Abt zurückgenommen</translation>
    </message>
    <message>
        <source>{Farm|Field}</source>
        <comment>subject/field</comment>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>City among {farms|fields}</source>
        <comment>subject/field-city</comment>
        <translation>Stadt zwischen Wiesen</translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>subject/trade-goods</comment>
        <translation>Handelswaren</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/during</comment>
        <translation>1 Punkt je Plättchen</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/after</comment>
        <translation>1 Punkt je Plättchen</translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/city.tiles/during</comment>
        <translation>2 Punkte je Plättchen</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/city.tiles/after</comment>
        <translation>1 Punkt je Plättchen</translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms}</source>
        <comment>row/city.coats/during</comment>
        <translation>2 Punkte je Wappen</translation>
    </message>
    <message>
        <source>1 point for each {pennant|coat of arms}</source>
        <comment>row/city.coats/after</comment>
        <translation>1 Punkt je Wappen</translation>
    </message>
    <message>
        <source>Of exactly two tiles: only 1 point for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.small/during</comment>
        <translation>Aus genau zwei Plättchen: nur 1 Punkt je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it</source>
        <comment>row/monastery.tiles/after</comment>
        <translation>1 Punkt für das Kloster und 1 je Plättchen darum herum</translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it</source>
        <comment>row/garden.tiles/after</comment>
        <translation>1 Punkt für den Garten und 1 je Plättchen darum herum</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} or garden and 1 for each tile around it</source>
        <comment>row/abbot.neighbours/during</comment>
        <translation>1 Punkt für das Kloster oder den Garten und 1 je Plättchen darum herum</translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}</source>
        <comment>row/field.cities/after</comment>
        <translation>3 Punkte je abgeschlossene Stadt an der Wiese</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field.pig/after</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je abgeschlossene Stadt, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>4 points to whoever has most farmers on all {farms|fields} around this completed city</source>
        <comment>row/field-city.points/after</comment>
        <translation>4 Punkte für die meisten Bauern auf allen Wiesen um diese abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>With your pig on one of these {farms|fields}: 1 point more, for you alone</source>
        <comment>row/field-city.pig/after</comment>
        <translation>Mit eigenem Schwein auf einer dieser Wiesen: 1 Punkt mehr, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties} on one of these {farms|fields}: 1 point more</source>
        <comment>row/field-city.pig-herd/after</comment>
        <translation>Mit {Schweineherden|Schweineställen} auf einer dieser Wiesen: 1 Punkt mehr</translation>
    </message>
    <message>
        <source>10 points to whoever has most wine</source>
        <comment>row/goods.wine/after</comment>
        <translation>10 Punkte für den meisten Wein</translation>
    </message>
    <message>
        <source>10 points to whoever has most grain</source>
        <comment>row/goods.grain/after</comment>
        <translation>10 Punkte für das meiste Getreide</translation>
    </message>
    <message>
        <source>10 points to whoever has most cloth</source>
        <comment>row/goods.cloth/after</comment>
        <translation>10 Punkte für das meiste Tuch</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>fact/tiles</comment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms}</source>
        <comment>fact/coats-of-arms</comment>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Tiles around it</source>
        <comment>fact/neighbours</comment>
        <translation>Plättchen darum herum</translation>
    </message>
    <message>
        <source>Completed cities at it</source>
        <comment>fact/completed-cities</comment>
        <translation>Abgeschlossene Städte daran</translation>
    </message>
    <message>
        <source>Of these, paid to the player before</source>
        <comment>fact/cities-already-paid</comment>
        <translation>Davon dem Spieler schon gewertet</translation>
    </message>
    <message>
        <source>Inn</source>
        <comment>fact/inn</comment>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <comment>fact/cathedral</comment>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>fact/wine</comment>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Grain</source>
        <comment>fact/grain</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Cloth</source>
        <comment>fact/cloth</comment>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>The river may not bend twice running to the same side, or, stricter, each of its open ends must have free spaces in front: the next one, those beside that one, and three in the row behind; or all spaces in these three rows, and no two open ends run the same way side by side.</source>
        <comment>option/river-u-turn/sentence</comment>
        <translation>Der Fluss darf nicht zweimal nacheinander zur selben Seite biegen, oder strenger: Vor jedem offenen Ende müssen Felder frei sein, nämlich das nächste, die daneben und drei in der Reihe dahinter; oder alle Felder dieser drei Reihen, und keine zwei offenen Enden laufen nebeneinander in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>Clear way ahead</source>
        <comment>option/river-u-turn=clear</comment>
        <translation>Freier Weg voraus</translation>
    </message>
    <message>
        <source>mayor</source>
        <comment>piece/mayor</comment>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <comment>piece/wagon</comment>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>barn</source>
        <comment>piece/barn</comment>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>abbey</source>
        <comment>piece/abbey-tile</comment>
        <translation>Abtei</translation>
    </message>
    <message>
        <source>Way of the wagon</source>
        <comment>option/wagon-move</comment>
        <translation>Weg des Wagens</translation>
    </message>
    <message>
        <source>A wagon whose feature was scored may go to any unfinished and empty feature on its own tile or one of the eight around it (later rules), or only to one that is directly connected with the feature (first rules).</source>
        <comment>option/wagon-move/sentence</comment>
        <translation>Ein Wagen, dessen Gebiet gewertet wurde, darf auf ein unfertiges, leeres Gebiet auf seinem eigenen Plättchen oder einem der acht darum herum fahren (spätere Regeln) oder nur auf eines, das unmittelbar mit dem Gebiet verbunden ist (erste Regeln).</translation>
    </message>
    <message>
        <source>To a neighbouring tile</source>
        <comment>option/wagon-move=nearby</comment>
        <translation>Auf ein benachbartes Plättchen</translation>
    </message>
    <message>
        <source>To a connected feature</source>
        <comment>option/wagon-move=connected</comment>
        <translation>In ein verbundenes Gebiet</translation>
    </message>
    <message>
        <source>Second barn on a {farm|field}</source>
        <comment>option/barn-placement</comment>
        <translation>Zweite Scheune auf einer Wiese</translation>
    </message>
    <message>
        <source>A barn may not be set on a {farm|field} that has one, or it may, and both are scored.</source>
        <comment>option/barn-placement/sentence</comment>
        <translation>Auf eine Wiese mit Scheune darf keine zweite gesetzt werden, oder es ist erlaubt, und beide werden gewertet.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/barn-placement=free</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/barn-placement=occupied</comment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Barns and {pig-herds|pigsties}</source>
        <comment>option/barn-pig-herd</comment>
        <translation>Scheunen und {Schweineherden|Schweineställe}</translation>
    </message>
    <message>
        <source>After the game a {pig-herd|pigsty} on the {farm|field} makes each city worth a point more for barns too, or it does nothing for them; the rules of different years disagree.</source>
        <comment>option/barn-pig-herd/sentence</comment>
        <translation>Nach dem Spiel macht {eine Schweineherde|ein Schweinestall} auf der Wiese jede Stadt auch für Scheunen um einen Punkt wertvoller oder bewirkt bei ihnen nichts; die Regeln verschiedener Jahre sind sich nicht einig.</translation>
    </message>
    <message>
        <source>1 point more</source>
        <comment>option/barn-pig-herd=counts</comment>
        <translation>1 Punkt mehr</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/barn-pig-herd=ignored</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Abbey</source>
        <comment>element/abbey</comment>
        <translation>Abtei</translation>
    </message>
    <message>
        <source>A {cloister|monastery} of one&apos;s own that is laid in a hole and closes all around it.</source>
        <comment>element/abbey/sentence</comment>
        <translation>Ein eigenes Kloster, das in eine Lücke gelegt wird und ringsum alles abschließt.</translation>
    </message>
    <message>
        <source>Mayor</source>
        <comment>element/mayor</comment>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>A {follower|meeple} for cities that has a vote for each {pennant|coat of arms}.</source>
        <comment>element/mayor/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple} für Städte, der je Wappen eine Stimme hat.</translation>
    </message>
    <message>
        <source>Wagon</source>
        <comment>element/wagon</comment>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>A {follower|meeple} that may move on when its feature has been scored.</source>
        <comment>element/wagon/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der weiterfahren darf, wenn sein Gebiet gewertet ist.</translation>
    </message>
    <message>
        <source>Barn</source>
        <comment>element/barn</comment>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>A building that sends farmers home and scores its {farm|field} after the game.</source>
        <comment>element/barn/sentence</comment>
        <translation>Ein Gebäude, das Bauern zurückschickt und seine Wiese nach dem Spiel wertet.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>expansion/abbey-and-mayor</comment>
        <translation>Abtei und Bürgermeister</translation>
    </message>
    <message>
        <source>Instead of drawing, take your abbey and lay it in a hole, that is a free space with tiles on all four sides, whatever they show there.</source>
        <comment>item/abbey.place</comment>
        <translation>Statt zu ziehen, die eigene Abtei in eine Lücke legen, also auf ein freies Feld mit Plättchen an allen vier Seiten, was immer sie dort zeigen.</translation>
    </message>
    <message>
        <source>An abbey closes the roads, cities and {farms|fields} that end at it, is no part of them, and is itself a {cloister|monastery}.</source>
        <comment>item/abbey.closes</comment>
        <translation>Eine Abtei schließt die Straßen, Städte und Wiesen ab, die an ihr enden, gehört nicht zu ihnen und ist selbst ein Kloster.</translation>
    </message>
    <message>
        <source>Set your barn on a corner of the new tile where four tiles meet and all show the same {farm|field}; with a barn there already this is only allowed by an option.</source>
        <comment>item/barn.deploy</comment>
        <translation>Die eigene Scheune auf eine Ecke des neuen Plättchens setzen, an der vier Plättchen zusammenstoßen und alle dieselbe Wiese zeigen; steht dort schon eine Scheune, ist das nur mit einer Option erlaubt.</translation>
    </message>
    <message>
        <source>Instead of going home, each wagon of the feature may move on to an unfinished feature that nobody occupies and that is no {farm|field}; the active player&apos;s first, then the others clockwise.</source>
        <comment>item/wagon.move</comment>
        <translation>Statt zurückzukehren, darf jeder Wagen des Gebiets auf ein unfertiges, von niemandem besetztes Gebiet weiterfahren, das keine Wiese ist; zuerst der des aktiven Spielers, dann die anderen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>After the last land tile everybody who has an abbey and a hole for it may still lay it and play that turn, from the left of whoever laid the last tile; then the final scoring begins.</source>
        <comment>item/abbey.last-round</comment>
        <translation>Nach dem letzten Landschaftsplättchen darf jeder, der noch eine Abtei und eine Lücke dafür hat, sie legen und diesen Zug spielen, links beginnend von dem, der das letzte Plättchen gelegt hat; dann beginnt die Schlusswertung.</translation>
    </message>
    <message>
        <source>Score the barns: all owners of barns on a {farm|field} in full, each once.</source>
        <comment>item/final.barns</comment>
        <translation>Die Scheunen werten: alle Besitzer von Scheunen auf einer Wiese voll, jeder einmal.</translation>
    </message>
    <message>
        <source>{Farm|Field} with a barn, during the game</source>
        <comment>subject/field-early</comment>
        <translation>Wiese mit Scheune, während des Spiels</translation>
    </message>
    <message>
        <source>Barns</source>
        <comment>subject/field-barns</comment>
        <translation>Scheunen</translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}, if the barn was set now; 1 point if the tile joined the farmers to it</source>
        <comment>row/field-early.cities/during</comment>
        <translation>3 Punkte je abgeschlossene Stadt an der Wiese, wenn die Scheune jetzt gesetzt wurde; 1 Punkt, wenn das Plättchen die Bauern mit ihr verbunden hat</translation>
    </message>
    <message>
        <source>4 points for each completed city at the {farm|field}</source>
        <comment>row/field-barns.cities/after</comment>
        <translation>4 Punkte je abgeschlossene Stadt an der Wiese</translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>fact/wells</comment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Farmers joined to a barn by a tile</source>
        <comment>fact/field-joined</comment>
        <translation>Bauern durch ein Plättchen mit Scheune verbunden</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>piece/dragon</comment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>fairy</source>
        <comment>piece/fairy</comment>
        <translation>Fee</translation>
    </message>
    <message>
        <source>count</source>
        <comment>piece/count</comment>
        <translation>Graf</translation>
    </message>
    <message>
        <source>tower {piece|floor}</source>
        <comment>piece/tower-piece</comment>
        <translation>Turmteil</translation>
    </message>
    <message>
        <source>knock-out token</source>
        <comment>piece/knock-out-token</comment>
        <translation>Umwerfmarker</translation>
    </message>
    <message>
        <source>seduction token</source>
        <comment>piece/seduction-token</comment>
        <translation>Verführungsmarker</translation>
    </message>
    <message>
        <source>target token</source>
        <comment>piece/target-token</comment>
        <translation>Zielwurfmarker</translation>
    </message>
    <message>
        <source>catch token</source>
        <comment>piece/catch-token</comment>
        <translation>Fangmarker</translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>piece/bridge</comment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>piece/castle-token</comment>
        <translation>Burg</translation>
    </message>
    <message>
        <source>shepherd</source>
        <comment>piece/shepherd</comment>
        <translation>Schäfer</translation>
    </message>
    <message>
        <source>token with 1 sheep</source>
        <comment>piece/one-sheep</comment>
        <translation>Marker mit 1 Schaf</translation>
    </message>
    <message>
        <source>token with 2 sheep</source>
        <comment>piece/two-sheep</comment>
        <translation>Marker mit 2 Schafen</translation>
    </message>
    <message>
        <source>token with 3 sheep</source>
        <comment>piece/three-sheep</comment>
        <translation>Marker mit 3 Schafen</translation>
    </message>
    <message>
        <source>token with 4 sheep</source>
        <comment>piece/four-sheep</comment>
        <translation>Marker mit 4 Schafen</translation>
    </message>
    <message>
        <source>wolf token</source>
        <comment>piece/wolf</comment>
        <translation>Wolfsmarker</translation>
    </message>
    <message>
        <source>big top</source>
        <comment>piece/big-top</comment>
        <translation>Zirkuszelt</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <comment>piece/ringmaster</comment>
        <translation>Zirkusdirektor</translation>
    </message>
    <message>
        <source>flea token (1 point)</source>
        <comment>piece/circus-flea</comment>
        <translation>Flohmarker (1 Punkt)</translation>
    </message>
    <message>
        <source>monkey token (3 points)</source>
        <comment>piece/monkey</comment>
        <translation>Affenmarker (3 Punkte)</translation>
    </message>
    <message>
        <source>seal token (4 points)</source>
        <comment>piece/seal</comment>
        <translation>Robbenmarker (4 Punkte)</translation>
    </message>
    <message>
        <source>bear token (5 points)</source>
        <comment>piece/bear</comment>
        <translation>Bärenmarker (5 Punkte)</translation>
    </message>
    <message>
        <source>tiger token (6 points)</source>
        <comment>piece/tiger</comment>
        <translation>Tigermarker (6 Punkte)</translation>
    </message>
    <message>
        <source>elephant token (7 points)</source>
        <comment>piece/elephant</comment>
        <translation>Elefantenmarker (7 Punkte)</translation>
    </message>
    <message>
        <source>{guard follower|guard meeple}</source>
        <comment>piece/guard-meeple</comment>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>piece/ghost</comment>
        <translation>Geist</translation>
    </message>
    <message>
        <source>pig of the wheel</source>
        <comment>piece/wheel-pig</comment>
        <translation>Schwein des Schicksalsrads</translation>
    </message>
    <message>
        <source>King</source>
        <comment>piece/king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>piece/robber</comment>
        <translation>Raubritter</translation>
    </message>
    <message>
        <source>King marker</source>
        <comment>piece/king-marker</comment>
        <translation>Königsmarker</translation>
    </message>
    <message>
        <source>Robber Baron marker</source>
        <comment>piece/robber-marker</comment>
        <translation>Raubrittermarker</translation>
    </message>
    <message>
        <source>messenger</source>
        <comment>piece/messenger</comment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>message</source>
        <comment>piece/message-tile</comment>
        <translation>Depesche</translation>
    </message>
    <message>
        <source>ferry</source>
        <comment>piece/ferry</comment>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>{gold piece|gold ingot}</source>
        <comment>piece/gold-ingot</comment>
        <translation>{Goldstück|Goldbarren}</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>piece/mage</comment>
        <translation>Magier</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>piece/witch</comment>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>piece/bandit</comment>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>phantom</source>
        <comment>piece/phantom</comment>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>flea</source>
        <comment>piece/plague-flea</comment>
        <translation>Floh</translation>
    </message>
    <message>
        <source>outbreak token</source>
        <comment>piece/outbreak</comment>
        <translation>Pestherdmarker</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <comment>piece/tunnel-token</comment>
        <translation>Tunnelmarker</translation>
    </message>
    <message>
        <source>shed</source>
        <comment>piece/shed</comment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>house</source>
        <comment>piece/house</comment>
        <translation>Haus</translation>
    </message>
    <message>
        <source>small tower</source>
        <comment>piece/small-tower</comment>
        <translation>kleiner Turm</translation>
    </message>
    <message>
        <source>teacher</source>
        <comment>piece/teacher</comment>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>token of La Porxada</source>
        <comment>piece/porxada-token</comment>
        <translation>Marker von La Porxada</translation>
    </message>
    <message>
        <source>quince token</source>
        <comment>piece/quince</comment>
        <translation>Quittenmarker</translation>
    </message>
    <message>
        <source>apple token</source>
        <comment>piece/apple</comment>
        <translation>Apfelmarker</translation>
    </message>
    <message>
        <source>apricot token</source>
        <comment>piece/apricot</comment>
        <translation>Aprikosenmarker</translation>
    </message>
    <message>
        <source>cherry token</source>
        <comment>piece/cherry</comment>
        <translation>Kirschmarker</translation>
    </message>
    <message>
        <source>plum token</source>
        <comment>piece/plum</comment>
        <translation>Pflaumenmarker</translation>
    </message>
    <message>
        <source>elder token</source>
        <comment>piece/elder</comment>
        <translation>Holundermarker</translation>
    </message>
    <message>
        <source>tollhouse</source>
        <comment>piece/tollhouse</comment>
        <translation>Zollhaus</translation>
    </message>
    <message>
        <source>gift “Synod”</source>
        <comment>piece/synod-card</comment>
        <translation>Geschenk „Synode“</translation>
    </message>
    <message>
        <source>gift “Road Sweeper”</source>
        <comment>piece/sweeper-card</comment>
        <translation>Geschenk „Straßenfeger“</translation>
    </message>
    <message>
        <source>gift “Change Position”</source>
        <comment>piece/position-card</comment>
        <translation>Geschenk „Stellungswechsel“</translation>
    </message>
    <message>
        <source>gift “Cash Out”</source>
        <comment>piece/cash-card</comment>
        <translation>Geschenk „Auszahlung“</translation>
    </message>
    <message>
        <source>gift “Take 2”</source>
        <comment>piece/take-two-card</comment>
        <translation>Geschenk „Nimm 2“</translation>
    </message>
    <message>
        <source>chip 2/6</source>
        <comment>piece/chip-2-6</comment>
        <translation>Wettchip 2/6</translation>
    </message>
    <message>
        <source>chip 3/5</source>
        <comment>piece/chip-3-5</comment>
        <translation>Wettchip 3/5</translation>
    </message>
    <message>
        <source>chip 3/6</source>
        <comment>piece/chip-3-6</comment>
        <translation>Wettchip 3/6</translation>
    </message>
    <message>
        <source>chip 4/7+</source>
        <comment>piece/chip-4-7</comment>
        <translation>Wettchip 4/7+</translation>
    </message>
    <message>
        <source>chip 4</source>
        <comment>piece/chip-4</comment>
        <translation>Wettchip 4</translation>
    </message>
    <message>
        <source>chip 5/8+</source>
        <comment>piece/chip-5-8</comment>
        <translation>Wettchip 5/8+</translation>
    </message>
    <message>
        <source>meeple won with a wonder</source>
        <comment>piece/wonder-meeple</comment>
        <translation>mit einem Wunder gewonnener Meeple</translation>
    </message>
    <message>
        <source>marker of a wonder</source>
        <comment>piece/wonder-marker</comment>
        <translation>Markierung eines Wunders</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <comment>piece/gingerbread-man</comment>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>piece/easter-bunny</comment>
        <translation>Osterhase</translation>
    </message>
    <message>
        <source>Easter egg</source>
        <comment>piece/easter-egg</comment>
        <translation>Osterei</translation>
    </message>
    <message>
        <source>scoring tile for cities</source>
        <comment>piece/city-survey</comment>
        <translation>Wertungsplättchen für Städte</translation>
    </message>
    <message>
        <source>scoring tile for roads</source>
        <comment>piece/road-survey</comment>
        <translation>Wertungsplättchen für Straßen</translation>
    </message>
    <message>
        <source>scoring tile for {cloisters|monasteries}</source>
        <comment>piece/monastery-survey</comment>
        <translation>Wertungsplättchen für Klöster</translation>
    </message>
    <message>
        <source>note token</source>
        <comment>piece/note-token</comment>
        <translation>Notenmarker</translation>
    </message>
    <message>
        <source>black dragon</source>
        <comment>piece/black-dragon</comment>
        <translation>schwarzer Drache</translation>
    </message>
    <message>
        <source>black fairy</source>
        <comment>piece/black-fairy</comment>
        <translation>schwarze Fee</translation>
    </message>
    <message>
        <source>black tower {piece|floor}</source>
        <comment>piece/black-floor</comment>
        <translation>schwarzes Turmteil</translation>
    </message>
    <message>
        <source>white tower {piece|floor}</source>
        <comment>piece/white-floor</comment>
        <translation>weißes Turmteil</translation>
    </message>
    <message>
        <source>city bridge</source>
        <comment>piece/city-bridge</comment>
        <translation>Stadtbrücke</translation>
    </message>
    <message>
        <source>{cloister|monastery} token</source>
        <comment>piece/cloister-token</comment>
        <translation>Klostermarker</translation>
    </message>
    <message>
        <source>cleric</source>
        <comment>piece/cleric-tile</comment>
        <translation>Kleriker</translation>
    </message>
    <message>
        <source>serf</source>
        <comment>piece/serf-tile</comment>
        <translation>Leibeigener</translation>
    </message>
    <message>
        <source>courier</source>
        <comment>piece/courier</comment>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>negative test card</source>
        <comment>piece/negative-test</comment>
        <translation>Karte mit negativem Test</translation>
    </message>
    <message>
        <source>positive test card</source>
        <comment>piece/positive-test</comment>
        <translation>Karte mit positivem Test</translation>
    </message>
    <message>
        <source>death card</source>
        <comment>piece/deadly-test</comment>
        <translation>Todeskarte</translation>
    </message>
    <message>
        <source>infection token</source>
        <comment>piece/infection</comment>
        <translation>Infektionsmarker</translation>
    </message>
    <message>
        <source>observation tower</source>
        <comment>piece/observation-tower</comment>
        <translation>Aussichtsturm</translation>
    </message>
    <message>
        <source>luck token</source>
        <comment>piece/luck-token</comment>
        <translation>Glücksmarker</translation>
    </message>
    <message>
        <source>statue of Hans</source>
        <comment>piece/hans-statue</comment>
        <translation>Hans-Statue</translation>
    </message>
    <message>
        <source>obelisk</source>
        <comment>piece/obelisk</comment>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>curd cheese</source>
        <comment>piece/curd-cheese</comment>
        <translation>Quargel</translation>
    </message>
    <message>
        <source>privilege token</source>
        <comment>piece/privilege</comment>
        <translation>Privilegmarker</translation>
    </message>
    <message>
        <source>clock token</source>
        <comment>piece/season-clock</comment>
        <translation>Uhrmarker</translation>
    </message>
    <message>
        <source>windmill</source>
        <comment>piece/windmill</comment>
        <translation>Windmühle</translation>
    </message>
    <message>
        <source>violet flower token</source>
        <comment>piece/violet-flower</comment>
        <translation>violetter Blumenmarker</translation>
    </message>
    <message>
        <source>orange flower token</source>
        <comment>piece/orange-flower</comment>
        <translation>orangefarbener Blumenmarker</translation>
    </message>
    <message>
        <source>white flower token</source>
        <comment>piece/white-flower</comment>
        <translation>weißer Blumenmarker</translation>
    </message>
    <message>
        <source>light blue flower token</source>
        <comment>piece/blue-flower</comment>
        <translation>hellblauer Blumenmarker</translation>
    </message>
    <message>
        <source>donkey</source>
        <comment>piece/donkey</comment>
        <translation>Esel</translation>
    </message>
    <message>
        <source>Unfinished roads to cathedrals in Germany</source>
        <comment>option/unfinished-roads-to-cathedrals</comment>
        <translation>Unfertige Straßen zu Kathedralen in Deutschland</translation>
    </message>
    <message>
        <source>At the end an unfinished road that leads to a cathedral in Germany pays 1 point for each tile, or 2 as a completed one does; the rules speak of completed roads only, and older tables of both.</source>
        <comment>option/unfinished-roads-to-cathedrals/sentence</comment>
        <translation>Am Ende bringt eine unfertige Straße, die zu einer Kathedrale in Deutschland führt, 1 Punkt je Plättchen oder 2 wie eine abgeschlossene; die Regeln sprechen nur von abgeschlossenen Straßen, ältere Tabellen von beiden.</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>option/unfinished-roads-to-cathedrals=single</comment>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/unfinished-roads-to-cathedrals=double</comment>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>Rules of the labyrinth</source>
        <comment>option/labyrinth-rules</comment>
        <translation>Regeln des Labyrinths</translation>
    </message>
    <message>
        <source>A labyrinth is nothing but a place where four roads are one, or, by the advanced rules, it parts them where {followers|meeples} are deployed, and each {follower|meeple} there adds 2 points when the road is completed.</source>
        <comment>option/labyrinth-rules/sentence</comment>
        <translation>Ein Labyrinth ist nur ein Ort, an dem vier Straßen eine sind, oder es trennt sie nach den erweiterten Regeln beim Einsetzen von {Gefolgsleuten|Meeplen}, und jeder {Gefolgsmann|Meeple} dort bringt 2 Punkte dazu, wenn die Straße abgeschlossen wird.</translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/labyrinth-rules=basic</comment>
        <translation>Grundregeln</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/labyrinth-rules=advanced</comment>
        <translation>Erweiterte Regeln</translation>
    </message>
    <message>
        <source>Worth of little buildings</source>
        <comment>option/little-building-worth</comment>
        <translation>Wert der kleinen Gebäude</translation>
    </message>
    <message>
        <source>All little buildings add 1 point, or a shed adds 1, a house 2 and a tower 3; then everybody gets as many of each.</source>
        <comment>option/little-building-worth/sentence</comment>
        <translation>Alle kleinen Gebäude bringen 1 Punkt, oder ein Schuppen bringt 1, ein Haus 2 und ein Turm 3; dann bekommt jeder gleich viele von jeder Art.</translation>
    </message>
    <message>
        <source>All alike</source>
        <comment>option/little-building-worth=alike</comment>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>By kind</source>
        <comment>option/little-building-worth=by-kind</comment>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Tiles of Spiel Doch!</source>
        <comment>option/spiel-doch-use</comment>
        <translation>Plättchen von Spiel doch!</translation>
    </message>
    <message>
        <source>The two tiles are mixed with the others, or begin the landscape together in place of the start tile.</source>
        <comment>option/spiel-doch-use/sentence</comment>
        <translation>Die zwei Plättchen werden unter die anderen gemischt oder bilden statt des Startplättchens zusammen den Anfang der Landschaft.</translation>
    </message>
    <message>
        <source>Mixed with the others</source>
        <comment>option/spiel-doch-use=mixed</comment>
        <translation>Unter die anderen gemischt</translation>
    </message>
    <message>
        <source>Begin the landscape</source>
        <comment>option/spiel-doch-use=start</comment>
        <translation>Anfang der Landschaft</translation>
    </message>
    <message>
        <source>Points for Spiel Doch!</source>
        <comment>option/spiel-doch-points</comment>
        <translation>Punkte für Spiel doch!</translation>
    </message>
    <message>
        <source>Whoever lays the two tiles side by side so that they can be read scores nothing, or 5 points as a variant has it.</source>
        <comment>option/spiel-doch-points/sentence</comment>
        <translation>Wer die zwei Plättchen so nebeneinander legt, dass man sie lesen kann, bekommt nichts, oder nach einer Variante 5 Punkte.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/spiel-doch-points=none</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>5 points</source>
        <comment>option/spiel-doch-points=five</comment>
        <translation>5 Punkte</translation>
    </message>
    <message>
        <source>Where a river or the City of Carcassonne opens the board, the usual start tile leaves the game, or is mixed with the land tiles where they are drawn from a bag that hides its dark back.</source>
        <comment>option/start-tile-in-bag/sentence</comment>
        <translation>Wo ein Fluss oder die Stadt Carcassonne den Anfang bildet, kommt das übliche Startplättchen aus dem Spiel, oder es wird unter die Landschaftsplättchen gemischt, wenn man sie aus einem Beutel zieht, der seine dunkle Rückseite verbirgt.</translation>
    </message>
    <message>
        <source>When the dragon moves</source>
        <comment>option/dragon-moment</comment>
        <translation>Wann der Drache zieht</translation>
    </message>
    <message>
        <source>A dragon on the new tile moves before anything is deployed (later rules), after that but before completed features are scored (first rules of HiG and ZMG), or after they are scored (first rules of RGG).</source>
        <comment>option/dragon-moment/sentence</comment>
        <translation>Ein Drache auf dem neuen Plättchen zieht, bevor etwas eingesetzt wird (spätere Regeln), danach, aber vor der Wertung abgeschlossener Gebiete (erste Regeln von HiG und ZMG), oder nach dieser Wertung (erste Regeln von RGG).</translation>
    </message>
    <message>
        <source>Before deploying</source>
        <comment>option/dragon-moment=placed</comment>
        <translation>Vor dem Einsetzen</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <comment>option/dragon-moment=wood</comment>
        <translation>Vor der Wertung</translation>
    </message>
    <message>
        <source>After scoring</source>
        <comment>option/dragon-moment=scored</comment>
        <translation>Nach der Wertung</translation>
    </message>
    <message>
        <source>The dragon and towers</source>
        <comment>option/dragon-and-towers</comment>
        <translation>Der Drache und die Türme</translation>
    </message>
    <message>
        <source>When the dragon comes to the tile of a tower, the {follower|meeple} on top goes home as any other, or it is safe up there; the sources disagree.</source>
        <comment>option/dragon-and-towers/sentence</comment>
        <translation>Kommt der Drache auf das Plättchen eines Turms, kehrt der {Gefolgsmann|Meeple} auf der Spitze zurück wie jeder andere, oder er ist dort oben sicher; die Quellen sind sich nicht einig.</translation>
    </message>
    <message>
        <source>It goes home</source>
        <comment>option/dragon-and-towers=eaten</comment>
        <translation>Er kehrt zurück</translation>
    </message>
    <message>
        <source>It is safe</source>
        <comment>option/dragon-and-towers=safe</comment>
        <translation>Er ist sicher</translation>
    </message>
    <message>
        <source>Where the fairy stands</source>
        <comment>option/fairy-place</comment>
        <translation>Wo die Fee steht</translation>
    </message>
    <message>
        <source>The fairy stands beside one {follower|meeple} and is good for that one alone (HiG), or on a tile and is good for all that stand there (first rules of RGG and ZMG).</source>
        <comment>option/fairy-place/sentence</comment>
        <translation>Die Fee steht neben einem {Gefolgsmann|Meeple} und nützt nur diesem (HiG), oder sie steht auf einem Plättchen und nützt allen darauf (erste Regeln von RGG und ZMG).</translation>
    </message>
    <message>
        <source>Beside a {follower|meeple}</source>
        <comment>option/fairy-place=beside</comment>
        <translation>Neben einem {Gefolgsmann|Meeple}</translation>
    </message>
    <message>
        <source>On a tile</source>
        <comment>option/fairy-place=tile</comment>
        <translation>Auf einem Plättchen</translation>
    </message>
    <message>
        <source>Points of a fairy on a tile</source>
        <comment>option/fairy-tile-points</comment>
        <translation>Punkte einer Fee auf einem Plättchen</translation>
    </message>
    <message>
        <source>At the beginning of a turn a fairy on a tile pays its 1 point once, or for each figure that the player has on the tile.</source>
        <comment>option/fairy-tile-points/sentence</comment>
        <translation>Zu Beginn eines Zugs bringt eine Fee auf einem Plättchen ihren 1 Punkt einmal, oder für jede eigene Figur auf diesem Plättchen.</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>option/fairy-tile-points=once</comment>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>For each figure</source>
        <comment>option/fairy-tile-points=each</comment>
        <translation>Für jede Figur</translation>
    </message>
    <message>
        <source>Princesses</source>
        <comment>option/princess-duty</comment>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>When a princess joins a city with knights, the player may send one of them home (HiG), or must (rules of RGG and ZMG).</source>
        <comment>option/princess-duty/sentence</comment>
        <translation>Kommt ein Burgfräulein in eine Stadt mit Rittern, darf man einen davon zurückschicken (HiG), oder man muss es (Regeln von RGG und ZMG).</translation>
    </message>
    <message>
        <source>May</source>
        <comment>option/princess-duty=may</comment>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Must</source>
        <comment>option/princess-duty=must</comment>
        <translation>Muss</translation>
    </message>
    <message>
        <source>When the knight leaves</source>
        <comment>option/princess-moment</comment>
        <translation>Wann der Ritter geht</translation>
    </message>
    <message>
        <source>A player who may send a knight home decides so when the tile is placed, or when the wood is moved, as one of the actions there.</source>
        <comment>option/princess-moment/sentence</comment>
        <translation>Wer einen Ritter zurückschicken darf, entscheidet darüber beim Legen des Plättchens oder beim Setzen der Figuren, als eine der Aktionen dort.</translation>
    </message>
    <message>
        <source>When the tile is placed</source>
        <comment>option/princess-moment=placed</comment>
        <translation>Beim Legen des Plättchens</translation>
    </message>
    <message>
        <source>When the wood is moved</source>
        <comment>option/princess-moment=wood</comment>
        <translation>Beim Setzen der Figuren</translation>
    </message>
    <message>
        <source>Worth of the King and the Robber Baron</source>
        <comment>option/title-scoring</comment>
        <translation>Wert von König und Raubritter</translation>
    </message>
    <message>
        <source>A title is worth 1 point for each completed city or road after the game, or 10 points, or 15 points and both together 40, or nothing then but 1 point whenever another city or road is completed while it is held.</source>
        <comment>option/title-scoring/sentence</comment>
        <translation>Ein Titel ist nach dem Spiel 1 Punkt je abgeschlossene Stadt oder Straße wert, oder 10 Punkte, oder 15 Punkte und beide zusammen 40, oder dann nichts, dafür 1 Punkt, sooft eine weitere Stadt oder Straße abgeschlossen wird, während man ihn hat.</translation>
    </message>
    <message>
        <source>1 point for each completed</source>
        <comment>option/title-scoring=completed</comment>
        <translation>1 Punkt je abgeschlossenes Gebiet</translation>
    </message>
    <message>
        <source>10 points each</source>
        <comment>option/title-scoring=ten</comment>
        <translation>Je 10 Punkte</translation>
    </message>
    <message>
        <source>15 points, both 40</source>
        <comment>option/title-scoring=fifteen-forty</comment>
        <translation>15 Punkte, beide 40</translation>
    </message>
    <message>
        <source>1 point for each while held</source>
        <comment>option/title-scoring=while-held</comment>
        <translation>Je 1 Punkt, solange man ihn hat</translation>
    </message>
    <message>
        <source>Board of the City of Carcassonne</source>
        <comment>option/carcassonne-board</comment>
        <translation>Spielplan der Stadt Carcassonne</translation>
    </message>
    <message>
        <source>The city that opens the board is laid from its twelve tiles or two pieces, or it is the single board of 2015, which shows one city more on its rim and counts as one tile.</source>
        <comment>option/carcassonne-board/sentence</comment>
        <translation>Die Stadt, die den Anfang bildet, wird aus ihren zwölf Plättchen oder zwei Teilen gelegt, oder sie ist der einteilige Spielplan von 2015, der am Rand eine Stadt mehr zeigt und als ein Plättchen zählt.</translation>
    </message>
    <message>
        <source>Twelve tiles or two pieces</source>
        <comment>option/carcassonne-board=pieces</comment>
        <translation>Zwölf Plättchen oder zwei Teile</translation>
    </message>
    <message>
        <source>The single board of 2015</source>
        <comment>option/carcassonne-board=single</comment>
        <translation>Der einteilige Plan von 2015</translation>
    </message>
    <message>
        <source>From Carcassonne to an empty feature</source>
        <comment>option/count-empty-features</comment>
        <translation>Aus Carcassonne in ein leeres Gebiet</translation>
    </message>
    <message>
        <source>When a feature is completed on which nobody stands, nobody may move there from the City of Carcassonne, since it is not scored, or everybody may; the publisher&apos;s later answer is the first.</source>
        <comment>option/count-empty-features/sentence</comment>
        <translation>Wird ein Gebiet abgeschlossen, auf dem niemand steht, darf aus der Stadt Carcassonne niemand dorthin, weil es nicht gewertet wird, oder alle dürfen es; die spätere Antwort des Verlags ist die erste.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/count-empty-features=closed</comment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/count-empty-features=open</comment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Notes of the bards</source>
        <comment>option/note-tokens</comment>
        <translation>Noten der Barden</translation>
    </message>
    <message>
        <source>Any number of note tokens on a feature makes it worth more just once (basic rules), or each of them does (advanced rules).</source>
        <comment>option/note-tokens/sentence</comment>
        <translation>Beliebig viele Notenmarker auf einem Gebiet machen es nur einmal wertvoller (Grundregeln), oder jeder von ihnen tut es (erweiterte Regeln).</translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/note-tokens=basic</comment>
        <translation>Grundregeln</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/note-tokens=advanced</comment>
        <translation>Erweiterte Regeln</translation>
    </message>
    <message>
        <source>Gain by the statue of Hans</source>
        <comment>option/hans-bonus</comment>
        <translation>Gewinn durch die Hans-Statue</translation>
    </message>
    <message>
        <source>The statue doubles all points, or adds no more than 40 to them (friendly rules).</source>
        <comment>option/hans-bonus/sentence</comment>
        <translation>Die Statue verdoppelt alle Punkte, oder sie bringt höchstens 40 dazu (freundliche Regeln).</translation>
    </message>
    <message>
        <source>All points</source>
        <comment>option/hans-bonus=double</comment>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>At most 40 points</source>
        <comment>option/hans-bonus=forty</comment>
        <translation>Höchstens 40 Punkte</translation>
    </message>
    <message>
        <source>Into Carcassonne in a double turn</source>
        <comment>option/count-double-turn</comment>
        <translation>Nach Carcassonne im Doppelzug</translation>
    </message>
    <message>
        <source>In a double turn the player may put a {follower|meeple} into the City of Carcassonne only once, or with each of the two tiles; the publisher&apos;s answer and the first rules disagree.</source>
        <comment>option/count-double-turn/sentence</comment>
        <translation>In einem Doppelzug darf man nur einmal einen {Gefolgsmann|Meeple} in die Stadt Carcassonne stellen, oder mit jedem der zwei Plättchen; die Antwort des Verlags und die ersten Regeln widersprechen sich.</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <comment>option/count-double-turn=once</comment>
        <translation>Einmal im Zug</translation>
    </message>
    <message>
        <source>With each tile</source>
        <comment>option/count-double-turn=each-tile</comment>
        <translation>Mit jedem Plättchen</translation>
    </message>
    <message>
        <source>Out of Carcassonne before the final scoring</source>
        <comment>option/count-before-final-scoring</comment>
        <translation>Aus Carcassonne vor der Schlusswertung</translation>
    </message>
    <message>
        <source>Before the final scoring only the market may be left, for {farms|fields} (later rules), or all {quarters|districts} for unfinished features and {farms|fields} (first rules).</source>
        <comment>option/count-before-final-scoring/sentence</comment>
        <translation>Vor der Schlusswertung darf man nur den Markt verlassen, für Wiesen (spätere Regeln), oder alle Viertel, für unfertige Gebiete und Wiesen (erste Regeln).</translation>
    </message>
    <message>
        <source>Only the market</source>
        <comment>option/count-before-final-scoring=market</comment>
        <translation>Nur den Markt</translation>
    </message>
    <message>
        <source>All {quarters|districts}</source>
        <comment>option/count-before-final-scoring=all</comment>
        <translation>Alle Viertel</translation>
    </message>
    <message>
        <source>Way of the count</source>
        <comment>option/count-movement</comment>
        <translation>Weg des Grafen</translation>
    </message>
    <message>
        <source>Whoever put a {follower|meeple} into the City of Carcassonne may move the count where they like, or the count goes on clockwise by himself, or follows that {follower|meeple}.</source>
        <comment>option/count-movement/sentence</comment>
        <translation>Wer einen {Gefolgsmann|Meeple} in die Stadt Carcassonne gestellt hat, darf den Grafen beliebig versetzen, oder der Graf zieht von selbst im Uhrzeigersinn weiter, oder er folgt {diesem Gefolgsmann|diesem Meeple}.</translation>
    </message>
    <message>
        <source>As the player likes</source>
        <comment>option/count-movement=chosen</comment>
        <translation>Nach Belieben</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>option/count-movement=clockwise</comment>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>After the {follower|meeple}</source>
        <comment>option/count-movement=follower</comment>
        <translation>Dem {Gefolgsmann|Meeple} nach</translation>
    </message>
    <message>
        <source>Another start</source>
        <comment>element/other-start</comment>
        <translation>Anderer Anfang</translation>
    </message>
    <message>
        <source>Something else than the start tile of the base game begins the landscape.</source>
        <comment>element/other-start/sentence</comment>
        <translation>Etwas anderes als das Startplättchen des Grundspiels bildet den Anfang der Landschaft.</translation>
    </message>
    <message>
        <source>Crop circles</source>
        <comment>element/crop-circles</comment>
        <translation>Kornkreise</translation>
    </message>
    <message>
        <source>A crop circle brings another figure of its kind to all players, or sends one home.</source>
        <comment>element/crop-circles/sentence</comment>
        <translation>Ein Kornkreis bringt allen Spielern eine weitere Figur seiner Art oder schickt eine zurück.</translation>
    </message>
    <message>
        <source>Besieged cities</source>
        <comment>element/besieged-cities</comment>
        <translation>Belagerte Städte</translation>
    </message>
    <message>
        <source>A besieged city pays less, but more to farmers, and its knights may escape.</source>
        <comment>element/besieged-cities/sentence</comment>
        <translation>Eine belagerte Stadt bringt weniger, den Bauern aber mehr, und ihre Ritter dürfen fliehen.</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>element/halflings</comment>
        <translation>Halb so wild</translation>
    </message>
    <message>
        <source>Half tiles that are laid along their short sides.</source>
        <comment>element/halflings/sentence</comment>
        <translation>Halbe Plättchen, die an ihren kurzen Seiten angelegt werden.</translation>
    </message>
    <message>
        <source>Monasteries with two ways to score</source>
        <comment>element/special-monasteries</comment>
        <translation>Klöster mit zwei Wertungen</translation>
    </message>
    <message>
        <source>Whoever comes to such a {cloister|monastery} scores the tiles around it, or at the end whole rows of tiles.</source>
        <comment>element/special-monasteries/sentence</comment>
        <translation>Wer in ein solches Kloster kommt, wertet die Plättchen darum herum oder am Ende ganze Reihen von Plättchen.</translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>element/wonders</comment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Whoever first reaches a certain score builds a wonder of five squares.</source>
        <comment>element/wonders/sentence</comment>
        <translation>Wer als Erster eine bestimmte Punktzahl erreicht, baut ein Wunder aus fünf Feldern.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>element/dragon</comment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>A dragon that volcanoes call and that all players move; it sends home whoever stands in its way.</source>
        <comment>element/dragon/sentence</comment>
        <translation>Ein Drache, den Vulkane rufen und alle Spieler bewegen; wer ihm im Weg steht, kehrt zurück.</translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>element/fairy</comment>
        <translation>Fee</translation>
    </message>
    <message>
        <source>A fairy that brings points to a {follower|meeple} and keeps the dragon away.</source>
        <comment>element/fairy/sentence</comment>
        <translation>Eine Fee, die einem {Gefolgsmann|Meeple} Punkte bringt und den Drachen fernhält.</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>element/princess</comment>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>A princess who takes a knight out of a city.</source>
        <comment>element/princess/sentence</comment>
        <translation>Ein Burgfräulein, das einen Ritter aus einer Stadt holt.</translation>
    </message>
    <message>
        <source>Magic portal</source>
        <comment>element/magic-portal</comment>
        <translation>Magisches Portal</translation>
    </message>
    <message>
        <source>A gate through which a {follower|meeple} is deployed anywhere in the landscape.</source>
        <comment>element/magic-portal/sentence</comment>
        <translation>Ein Tor, durch das man einen {Gefolgsmann|Meeple} überall in der Landschaft einsetzen darf.</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>element/tower</comment>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Towers grow {piece by piece|floor by floor}, and take {followers|meeples} prisoner as far as they reach.</source>
        <comment>element/tower/sentence</comment>
        <translation>Türme wachsen Teil um Teil und nehmen {Gefolgsleute|Meeple} gefangen, so weit sie reichen.</translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>element/count-of-carcassonne</comment>
        <translation>Graf von Carcassonne</translation>
    </message>
    <message>
        <source>A city opens the board where {followers|meeples} wait in four {quarters|districts} for what is scored, and a count who blocks one of them.</source>
        <comment>element/count-of-carcassonne/sentence</comment>
        <translation>Eine Stadt bildet den Anfang; in ihren vier Vierteln warten {Gefolgsleute|Meeple} auf Wertungen, und ein Graf sperrt eines davon.</translation>
    </message>
    <message>
        <source>King</source>
        <comment>element/king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Whoever completes the largest city is king, which pays for all completed cities after the game.</source>
        <comment>element/king/sentence</comment>
        <translation>Wer die größte Stadt abschließt, ist König; das bringt nach dem Spiel Punkte für alle abgeschlossenen Städte.</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>element/robber-baron</comment>
        <translation>Raubritter</translation>
    </message>
    <message>
        <source>Whoever completes the longest road is robber baron, which pays for all completed roads after the game.</source>
        <comment>element/robber-baron/sentence</comment>
        <translation>Wer die längste Straße abschließt, ist Raubritter; das bringt nach dem Spiel Punkte für alle abgeschlossenen Straßen.</translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>element/shrines</comment>
        <translation>Kultstätten</translation>
    </message>
    <message>
        <source>Buildings that score as {cloisters|monasteries} and challenge those beside them; whichever is completed first takes it all.</source>
        <comment>element/shrines/sentence</comment>
        <translation>Bauwerke, die wie Klöster gewertet werden und die neben sich herausfordern; was zuerst abgeschlossen ist, bekommt alles.</translation>
    </message>
    <message>
        <source>Catapult</source>
        <comment>element/catapult</comment>
        <translation>Katapult</translation>
    </message>
    <message>
        <source>After a tile with a fair everybody hurls a token of the same kind, for points or against figures.</source>
        <comment>element/catapult/sentence</comment>
        <translation>Nach einem Plättchen mit Jahrmarkt schleudert jeder einen Marker derselben Art, für Punkte oder gegen Figuren.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>element/bridges</comment>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Wood that carries a road over whatever lies on a tile.</source>
        <comment>element/bridges/sentence</comment>
        <translation>Holz, das eine Straße über alles führt, was auf einem Plättchen liegt.</translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>element/castles</comment>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>A small city may become a castle, whose owner takes the points of the next feature completed beside it.</source>
        <comment>element/castles/sentence</comment>
        <translation>Eine kleine Stadt kann zur Burg werden, deren Besitzer die Punkte des nächsten daneben abgeschlossenen Gebiets bekommt.</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <comment>element/bazaars</comment>
        <translation>Basare</translation>
    </message>
    <message>
        <source>A tile with a bazaar puts as many tiles up for auction as there are players.</source>
        <comment>element/bazaars/sentence</comment>
        <translation>Ein Plättchen mit Basar bringt so viele Plättchen zur Versteigerung, wie Spieler da sind.</translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>element/hills</comment>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a hill decides a tie; a hill hides a second tile below it.</source>
        <comment>element/hills/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple} auf einem Hügel entscheidet bei Gleichstand; unter einem Hügel liegt ein zweites Plättchen verborgen.</translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>element/shepherd</comment>
        <translation>Schäfer</translation>
    </message>
    <message>
        <source>A figure that gathers sheep on a {farm|field} until they are led to the stable, or a wolf comes.</source>
        <comment>element/shepherd/sentence</comment>
        <translation>Eine Figur, die auf einer Wiese Schafe sammelt, bis sie in den Stall kommen oder ein Wolf auftaucht.</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <comment>element/vineyards</comment>
        <translation>Weinberge</translation>
    </message>
    <message>
        <source>Each vineyard around a completed {cloister|monastery} makes it worth 3 points more.</source>
        <comment>element/vineyards/sentence</comment>
        <translation>Jeder Weinberg um ein abgeschlossenes Kloster bringt 3 Punkte mehr.</translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>element/circus</comment>
        <translation>Zirkus</translation>
    </message>
    <message>
        <source>When the big top moves on, all {followers|meeples} around it earn what the hidden animal is worth.</source>
        <comment>element/circus/sentence</comment>
        <translation>Zieht das Zirkuszelt weiter, bekommen alle {Gefolgsleute|Meeple} darum herum, was das verborgene Tier wert ist.</translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>element/acrobats</comment>
        <translation>Akrobaten</translation>
    </message>
    <message>
        <source>Three {followers|meeples} build a pyramid that pays each of them.</source>
        <comment>element/acrobats/sentence</comment>
        <translation>Drei {Gefolgsleute|Meeple} bauen eine Pyramide, die jedem von ihnen Punkte bringt.</translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>element/ringmaster</comment>
        <translation>Zirkusdirektor</translation>
    </message>
    <message>
        <source>A {follower|meeple} that earns more for each circus and each acrobat tile around it.</source>
        <comment>element/ringmaster/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der für jedes Zirkus- und Akrobatenplättchen um sich herum mehr bringt.</translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}</source>
        <comment>element/guard-meeples</comment>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>{Followers|Meeples} that no ghost can frighten.</source>
        <comment>element/guard-meeples/sentence</comment>
        <translation>{Gefolgsleute|Meeple}, die kein Geist erschrecken kann.</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <comment>element/ghosts</comment>
        <translation>Geister</translation>
    </message>
    <message>
        <source>Where mist spreads or ends, ghosts come to {followers|meeples} and cost points; the third drives one off.</source>
        <comment>element/ghosts/sentence</comment>
        <translation>Wo Nebel sich ausbreitet oder endet, kommen Geister zu {Gefolgsleuten|Meeplen} und kosten Punkte; der dritte vertreibt einen.</translation>
    </message>
    <message>
        <source>Haunted castles</source>
        <comment>element/haunted-castles</comment>
        <translation>Spukschlösser</translation>
    </message>
    <message>
        <source>A castle that is worth more the more of the tiles around it lie in the mist.</source>
        <comment>element/haunted-castles/sentence</comment>
        <translation>Ein Schloss, das umso mehr wert ist, je mehr Plättchen darum herum im Nebel liegen.</translation>
    </message>
    <message>
        <source>Cemeteries</source>
        <comment>element/cemeteries</comment>
        <translation>Friedhöfe</translation>
    </message>
    <message>
        <source>A place that pays nothing but brings one more {guard follower|guard meeple} when it is surrounded.</source>
        <comment>element/cemeteries/sentence</comment>
        <translation>Ein Ort, der nichts bringt als einen weiteren Wächter, wenn er umbaut ist.</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>element/wheel-of-fortune</comment>
        <translation>Schicksalsrad</translation>
    </message>
    <message>
        <source>A pig runs round a wheel of six fates, good and bad; {followers|meeples} may wait for it on the wheel&apos;s crowns.</source>
        <comment>element/wheel-of-fortune/sentence</comment>
        <translation>Ein Schwein läuft um ein Rad mit sechs guten und schlechten Schicksalen; auf den Kronen des Rads können {Gefolgsleute|Meeple} auf es warten.</translation>
    </message>
    <message>
        <source>{Flier|Flying machines}</source>
        <comment>element/flier</comment>
        <translation>Fluggeräte</translation>
    </message>
    <message>
        <source>A {follower|meeple} flies on where the arrow points, as far as a die says, also to an occupied feature.</source>
        <comment>element/flier/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple} fliegt so weit in Pfeilrichtung, wie ein Würfel es sagt, auch auf ein besetztes Gebiet.</translation>
    </message>
    <message>
        <source>{Messages|Messengers}</source>
        <comment>element/messengers</comment>
        <translation>Depeschen</translation>
    </message>
    <message>
        <source>A second scoring figure; whichever stops on a dark space may bring a message.</source>
        <comment>element/messengers/sentence</comment>
        <translation>Eine zweite Zählfigur; wer mit einer auf einem dunklen Feld stehen bleibt, kann eine Depesche bekommen.</translation>
    </message>
    <message>
        <source>Ferries</source>
        <comment>element/ferries</comment>
        <translation>Fähren</translation>
    </message>
    <message>
        <source>A ferry joins two of the roads that end at a lake, and may be moved when such a road grows.</source>
        <comment>element/ferries/sentence</comment>
        <translation>Eine Fähre verbindet zwei der Straßen, die an einem See enden, und darf verlegt werden, wenn eine solche Straße wächst.</translation>
    </message>
    <message>
        <source>Goldmines</source>
        <comment>element/goldmines</comment>
        <translation>Goldminen</translation>
    </message>
    <message>
        <source>Gold lies on tiles until a feature there is scored; the more one has, the more each piece is worth.</source>
        <comment>element/goldmines/sentence</comment>
        <translation>Gold liegt auf Plättchen, bis ein Gebiet dort gewertet wird; je mehr man hat, desto mehr ist jedes Stück wert.</translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>element/mage</comment>
        <translation>Magier</translation>
    </message>
    <message>
        <source>Each tile of the road or city where the mage stands is worth a point more.</source>
        <comment>element/mage/sentence</comment>
        <translation>Jedes Plättchen der Straße oder Stadt, auf der der Magier steht, ist einen Punkt mehr wert.</translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>element/witch</comment>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>The road or city where the witch stands is worth only half.</source>
        <comment>element/witch/sentence</comment>
        <translation>Die Straße oder Stadt, auf der die Hexe steht, ist nur die Hälfte wert.</translation>
    </message>
    <message>
        <source>Robbers</source>
        <comment>element/robbers</comment>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>A robber beside a scoring figure takes half as many points as that figure wins next.</source>
        <comment>element/robbers/sentence</comment>
        <translation>Ein Räuber neben einer Zählfigur nimmt halb so viele Punkte, wie diese Figur als Nächstes gewinnt.</translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>element/crop-circles-2</comment>
        <translation>{Die Kornkreise II|Die Kornkreise}</translation>
    </message>
    <message>
        <source>Six tiles; a crop circle brings figures of one kind to all players, or sends them home.</source>
        <comment>element/crop-circles-2/sentence</comment>
        <translation>Sechs Plättchen; ein Kornkreis bringt allen Spielern Figuren einer Art oder schickt sie zurück.</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>element/crop-circles-1</comment>
        <translation>Die Kornkreise I</translation>
    </message>
    <message>
        <source>The first six tiles with crop circles.</source>
        <comment>element/crop-circles-1/sentence</comment>
        <translation>Die ersten sechs Plättchen mit Kornkreisen.</translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>element/corn-circles</comment>
        <translation>Die Kornkreise im Winter</translation>
    </message>
    <message>
        <source>Six tiles with crop circles in the snow.</source>
        <comment>element/corn-circles/sentence</comment>
        <translation>Sechs Plättchen mit Kornkreisen im Schnee.</translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>element/river-3</comment>
        <translation>Der Fluss III</translation>
    </message>
    <message>
        <source>The first river again, with two vineyards and two sheep in the first edition.</source>
        <comment>element/river-3/sentence</comment>
        <translation>Noch einmal der erste Fluss, in der ersten Ausgabe mit zwei Weinbergen und zwei Schafen.</translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>element/river-of-2021</comment>
        <translation>Der Fluss von 2021</translation>
    </message>
    <message>
        <source>Twelve river tiles; a road leaves the spring, and a {cloister|monastery} stands at the lake.</source>
        <comment>element/river-of-2021/sentence</comment>
        <translation>Zwölf Flussplättchen; eine Straße verlässt die Quelle, und am See steht ein Kloster.</translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>element/anniversary-river</comment>
        <translation>Fluss zum 20. Jubiläum</translation>
    </message>
    <message>
        <source>Seventeen river tiles, one of them of two squares.</source>
        <comment>element/anniversary-river/sentence</comment>
        <translation>Siebzehn Flussplättchen, eines davon zwei Felder groß.</translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>element/winter-river</comment>
        <translation>Der Fluss im Winter</translation>
    </message>
    <message>
        <source>Twelve river tiles in the snow.</source>
        <comment>element/winter-river/sentence</comment>
        <translation>Zwölf Flussplättchen im Schnee.</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>element/cathars</comment>
        <translation>Die Katharer</translation>
    </message>
    <message>
        <source>Four besieged cities; beside a {cloister|monastery} a knight may escape from the siege&apos;s own tile.</source>
        <comment>element/cathars/sentence</comment>
        <translation>Vier belagerte Städte; ein Ritter kann fliehen, wenn ein Kloster neben dem Plättchen der Belagerung selbst liegt.</translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>element/siege</comment>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>The Cathars again; a {cloister|monastery} beside any tile of the city is enough for an escape.</source>
        <comment>element/siege/sentence</comment>
        <translation>Noch einmal die Katharer; für die Flucht reicht ein Kloster neben irgendeinem Plättchen der Stadt.</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>element/besiegers</comment>
        <translation>Die Belagerer</translation>
    </message>
    <message>
        <source>Six tiles with further sieges, played as the Cathars.</source>
        <comment>element/besiegers/sentence</comment>
        <translation>Sechs Plättchen mit weiteren Belagerungen, gespielt wie die Katharer.</translation>
    </message>
    <message>
        <source>Phantom</source>
        <comment>element/phantom</comment>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>A {follower|meeple} that may be deployed beside another in the same turn.</source>
        <comment>element/phantom/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple}, den man im selben Zug zusätzlich zu einem anderen einsetzen darf.</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>element/halflings-1</comment>
        <translation>Halb so wild I</translation>
    </message>
    <message>
        <source>Twelve half tiles, some of which each player keeps and lays in place of a drawn tile.</source>
        <comment>element/halflings-1/sentence</comment>
        <translation>Zwölf halbe Plättchen; jeder behält einige und legt sie statt eines gezogenen Plättchens.</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>element/halflings-2</comment>
        <translation>Halb so wild II</translation>
    </message>
    <message>
        <source>Twelve more half tiles, four of them with symbols of other expansions.</source>
        <comment>element/halflings-2/sentence</comment>
        <translation>Zwölf weitere halbe Plättchen, vier davon mit Symbolen anderer Erweiterungen.</translation>
    </message>
    <message>
        <source>Plague</source>
        <comment>element/plague</comment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>From outbreaks the fleas spread over the land and drive {followers|meeples} home, if they don&apos;t flee.</source>
        <comment>element/plague/sentence</comment>
        <translation>Von Pestherden aus breiten sich die Flöhe über das Land aus und vertreiben {Gefolgsleute|Meeple}, die nicht fliehen.</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <comment>element/tunnels</comment>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Two tokens of a colour on two openings make one road of what ends there.</source>
        <comment>element/tunnels/sentence</comment>
        <translation>Zwei Marker einer Farbe an zwei Öffnungen machen, was dort endet, zu einer Straße.</translation>
    </message>
    <message>
        <source>Festival</source>
        <comment>element/festival</comment>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Instead of deploying a figure one may be taken home from anywhere.</source>
        <comment>element/festival/sentence</comment>
        <translation>Statt eine Figur einzusetzen, darf man eine von überall zurücknehmen.</translation>
    </message>
    <message>
        <source>Wind roses</source>
        <comment>element/wind-roses</comment>
        <translation>Windrosen</translation>
    </message>
    <message>
        <source>A tile with a quarter of the wind rose pays 3 points where it is laid in its quarter of the land.</source>
        <comment>element/wind-roses/sentence</comment>
        <translation>Ein Plättchen mit einem Viertel der Windrose bringt 3 Punkte, wenn es in seinem Viertel des Landes liegt.</translation>
    </message>
    <message>
        <source>Little buildings</source>
        <comment>element/little-buildings</comment>
        <translation>Kleine Gebäude</translation>
    </message>
    <message>
        <source>Sheds, houses and towers that make the tile on which they stand worth more to whoever scores it.</source>
        <comment>element/little-buildings/sentence</comment>
        <translation>Schuppen, Häuser und Türme machen ihr Plättchen für alle wertvoller, die es werten.</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>element/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>A completed city with the congress hall of Darmstadt pays 3 points more.</source>
        <comment>element/darmstadtium/sentence</comment>
        <translation>Eine abgeschlossene Stadt mit dem Kongresszentrum von Darmstadt bringt 3 Punkte mehr.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt</source>
        <comment>element/darmstadt-churches</comment>
        <translation>Kirchen von Darmstadt</translation>
    </message>
    <message>
        <source>A completed church pays 3 points to whoever has most {followers|meeples} on and around it.</source>
        <comment>element/darmstadt-churches/sentence</comment>
        <translation>Eine abgeschlossene Kirche bringt 3 Punkte für die meisten {Gefolgsleute|Meeple} darauf und darum herum.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>element/teacher</comment>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Whoever completes a road of the school gets the teacher, who copies the next points that are won.</source>
        <comment>element/teacher/sentence</comment>
        <translation>Wer eine Straße der Schule abschließt, bekommt den Lehrer; dieser bringt die nächsten Punkte, die jemand gewinnt, noch einmal.</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>element/german-castles</comment>
        <translation>Burgen in Deutschland</translation>
    </message>
    <message>
        <source>Double tiles that each player keeps; a castle pays when the ten squares around it are full, and roads and cities that end there pay more.</source>
        <comment>element/german-castles/sentence</comment>
        <translation>Doppelplättchen, die jeder behält; eine Burg bringt Punkte, wenn die zehn Felder darum herum voll sind, und Straßen und Städte, die dort enden, bringen mehr.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>element/german-cathedrals</comment>
        <translation>Kathedralen in Deutschland</translation>
    </message>
    <message>
        <source>A {follower|meeple} in such a cathedral scores all roads that lead to it, and these roads pay double.</source>
        <comment>element/german-cathedrals/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple} in einer solchen Kathedrale wertet alle Straßen, die zu ihr führen, und diese Straßen bringen das Doppelte.</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>element/german-monasteries</comment>
        <translation>Klöster in Deutschland</translation>
    </message>
    <message>
        <source>Six tiles with monasteries of this kind.</source>
        <comment>element/german-monasteries/sentence</comment>
        <translation>Sechs Plättchen mit Klöstern dieser Art.</translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>element/dutch-and-belgian-monasteries</comment>
        <translation>Klöster in den Niederlanden und Belgien</translation>
    </message>
    <message>
        <source>Six tiles, played as those in Germany.</source>
        <comment>element/dutch-and-belgian-monasteries/sentence</comment>
        <translation>Sechs Plättchen, gespielt wie die in Deutschland.</translation>
    </message>
    <message>
        <source>Japanese buildings</source>
        <comment>element/japanese-buildings</comment>
        <translation>Japanische Bauwerke</translation>
    </message>
    <message>
        <source>Six tiles, played as the monasteries in Germany.</source>
        <comment>element/japanese-buildings/sentence</comment>
        <translation>Sechs Plättchen, gespielt wie die Klöster in Deutschland.</translation>
    </message>
    <message>
        <source>Spiel 2014</source>
        <comment>element/spiel-2014</comment>
        <translation>Spiel 2014</translation>
    </message>
    <message>
        <source>A tile for the fair of 2014; no rules of its own.</source>
        <comment>element/spiel-2014/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2014; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2015</source>
        <comment>element/spiel-2015</comment>
        <translation>Spiel 2015</translation>
    </message>
    <message>
        <source>A tile for the fair of 2015; four roads end at a feast.</source>
        <comment>element/spiel-2015/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2015; vier Straßen enden an einem Festmahl.</translation>
    </message>
    <message>
        <source>Spiel 2016</source>
        <comment>element/spiel-2016</comment>
        <translation>Spiel 2016</translation>
    </message>
    <message>
        <source>A tile for the fair of 2016; a city to all sides.</source>
        <comment>element/spiel-2016/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2016; eine Stadt nach allen Seiten.</translation>
    </message>
    <message>
        <source>Spiel 2017</source>
        <comment>element/spiel-2017</comment>
        <translation>Spiel 2017</translation>
    </message>
    <message>
        <source>A tile for the fair of 2017; no rules of its own.</source>
        <comment>element/spiel-2017/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2017; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2018</source>
        <comment>element/spiel-2018</comment>
        <translation>Spiel 2018</translation>
    </message>
    <message>
        <source>A tile for the fair of 2018; one road runs to all sides.</source>
        <comment>element/spiel-2018/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2018; eine Straße führt nach allen Seiten.</translation>
    </message>
    <message>
        <source>Spiel 2019</source>
        <comment>element/spiel-2019</comment>
        <translation>Spiel 2019</translation>
    </message>
    <message>
        <source>A tile for the fair of 2019; no rules of its own.</source>
        <comment>element/spiel-2019/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2019; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2020</source>
        <comment>element/spiel-2020</comment>
        <translation>Spiel 2020</translation>
    </message>
    <message>
        <source>A tile for the year 2020; no rules of its own.</source>
        <comment>element/spiel-2020/sentence</comment>
        <translation>Ein Plättchen zum Jahr 2020; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2021</source>
        <comment>element/spiel-2021</comment>
        <translation>Spiel 2021</translation>
    </message>
    <message>
        <source>A tile for the fair of 2021; no rules of its own.</source>
        <comment>element/spiel-2021/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2021; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2022</source>
        <comment>element/spiel-2022</comment>
        <translation>Spiel 2022</translation>
    </message>
    <message>
        <source>A tile for the fair of 2022; no rules of its own.</source>
        <comment>element/spiel-2022/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2022; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Spiel 2023</source>
        <comment>element/spiel-2023</comment>
        <translation>Spiel 2023</translation>
    </message>
    <message>
        <source>A tile for the fair of 2023; no rules of its own.</source>
        <comment>element/spiel-2023/sentence</comment>
        <translation>Ein Plättchen zur Messe von 2023; keine eigenen Regeln.</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>element/labyrinth-roads</comment>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>Four roads meet in a labyrinth and are one; by the advanced rules each {follower|meeple} there adds points.</source>
        <comment>element/labyrinth-roads/sentence</comment>
        <translation>Vier Straßen treffen sich in einem Labyrinth und sind eine; nach den erweiterten Regeln bringt dort jeder {Gefolgsmann|Meeple} Punkte dazu.</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <comment>element/watchtowers</comment>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>A {follower|meeple} beside a watchtower also scores what the tower overlooks when its feature is completed.</source>
        <comment>element/watchtowers/sentence</comment>
        <translation>Ein {Gefolgsmann|Meeple} neben einem Wachturm wertet auch, was der Turm überblickt, wenn sein Gebiet abgeschlossen wird.</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>element/markets-of-leipzig</comment>
        <translation>Märkte zu Leipzig</translation>
    </message>
    <message>
        <source>{Followers|Meeples} from roads that lead to Leipzig settle in its four quarters, each with a bonus.</source>
        <comment>element/markets-of-leipzig/sentence</comment>
        <translation>{Gefolgsleute|Meeple} von Straßen, die nach Leipzig führen, lassen sich in dessen vier Vierteln nieder, von denen jedes etwas einbringt.</translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>element/fruit-bearing-trees</comment>
        <translation>Obstbäume</translation>
    </message>
    <message>
        <source>Whoever deploys beside a tree harvests a fruit for points, or sells what was harvested.</source>
        <comment>element/fruit-bearing-trees/sentence</comment>
        <translation>Wer neben einem Baum einsetzt, erntet eine Frucht für Punkte oder verkauft, was geerntet wurde.</translation>
    </message>
    <message>
        <source>Bathhouses</source>
        <comment>element/bathhouses</comment>
        <translation>Badehäuser</translation>
    </message>
    <message>
        <source>Bathhouses make features worth more, but hold on to {followers|meeples} that scored alone.</source>
        <comment>element/bathhouses/sentence</comment>
        <translation>Badehäuser machen Gebiete wertvoller, halten aber {Gefolgsleute|Meeple} fest, die allein gewertet haben.</translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>element/spiel-doch</comment>
        <translation>Spiel doch!</translation>
    </message>
    <message>
        <source>Two tiles that together spell the fair&apos;s name, as a start or for 5 points.</source>
        <comment>element/spiel-doch/sentence</comment>
        <translation>Zwei Plättchen, die zusammen den Namen der Messe ergeben, als Anfang oder für 5 Punkte.</translation>
    </message>
    <message>
        <source>Tollkeepers</source>
        <comment>element/tollkeepers</comment>
        <translation>Zöllner</translation>
    </message>
    <message>
        <source>A tollhouse at a crossing takes toll from the roads that end there when they are completed.</source>
        <comment>element/tollkeepers/sentence</comment>
        <translation>Ein Zollhaus an einer Kreuzung nimmt Zoll von den Straßen, die dort enden, wenn sie abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Peasant revolts</source>
        <comment>element/peasant-revolts</comment>
        <translation>Bauernaufstände</translation>
    </message>
    <message>
        <source>A revolt drives {followers|meeples} of one kind home, unless their protection was paid for.</source>
        <comment>element/peasant-revolts/sentence</comment>
        <translation>Ein Aufstand vertreibt {Gefolgsleute|Meeple} einer Art, wenn nicht für ihren Schutz bezahlt wurde.</translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>element/anniversary-expansion</comment>
        <translation>Erweiterung zum 20. Jubiläum</translation>
    </message>
    <message>
        <source>An arrow pays 2 points, or gives whoever lays a tile beside it another {follower|meeple} or turn.</source>
        <comment>element/anniversary-expansion/sentence</comment>
        <translation>Ein Pfeil bringt 2 Punkte, oder wer ein Plättchen daneben legt, bekommt einen weiteren {Gefolgsmann|Meeple} oder Zug.</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>element/gifts</comment>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Whoever helps another&apos;s road or city to grow gets a gift, to be opened on a later turn.</source>
        <comment>element/gifts/sentence</comment>
        <translation>Wer eine fremde Straße oder Stadt wachsen lässt, bekommt ein Geschenk, das in einem späteren Zug geöffnet wird.</translation>
    </message>
    <message>
        <source>Signposts</source>
        <comment>element/signposts</comment>
        <translation>Wegweiser</translation>
    </message>
    <message>
        <source>Signposts that tell which way the road goes on make it worth more.</source>
        <comment>element/signposts/sentence</comment>
        <translation>Wegweiser, die richtig sagen, wie die Straße weitergeht, machen sie wertvoller.</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>element/bets</comment>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>Hidden chips at a betting office pay if the next road or city there has just that size.</source>
        <comment>element/bets/sentence</comment>
        <translation>Verdeckte Chips an einem Wettbüro bringen Punkte, wenn die nächste Straße oder Stadt dort genau diese Größe hat.</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <comment>element/stonehenge</comment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>A wonder that pays when roads are completed.</source>
        <comment>element/stonehenge/sentence</comment>
        <translation>Ein Wunder, das Punkte bringt, wenn Straßen abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Circus Maximus</source>
        <comment>element/circus-maximus</comment>
        <translation>Circus Maximus</translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each knight of the others.</source>
        <comment>element/circus-maximus/sentence</comment>
        <translation>Ein Wunder, das am Ende für jeden Ritter der anderen Punkte bringt.</translation>
    </message>
    <message>
        <source>Notre-Dame</source>
        <comment>element/notre-dame</comment>
        <translation>Notre-Dame</translation>
    </message>
    <message>
        <source>A wonder with a forking road and a city of two squares.</source>
        <comment>element/notre-dame/sentence</comment>
        <translation>Ein Wunder mit einer gegabelten Straße und einer Stadt über zwei Felder.</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <comment>element/alhambra</comment>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each farmer of its owner.</source>
        <comment>element/alhambra/sentence</comment>
        <translation>Ein Wunder, das am Ende für jeden Bauern seines Besitzers Punkte bringt.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <comment>element/abu-simbel</comment>
        <translation>Abu Simbel</translation>
    </message>
    <message>
        <source>A wonder with a forking road.</source>
        <comment>element/abu-simbel/sentence</comment>
        <translation>Ein Wunder mit einer gegabelten Straße.</translation>
    </message>
    <message>
        <source>Angkor Wat</source>
        <comment>element/angkor-wat</comment>
        <translation>Angkor Wat</translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/angkor-wat/sentence</comment>
        <translation>Ein Wunder mit einer Straße über zwei Felder.</translation>
    </message>
    <message>
        <source>Tikal</source>
        <comment>element/tikal</comment>
        <translation>Tikal</translation>
    </message>
    <message>
        <source>A wonder with a road over three squares.</source>
        <comment>element/tikal/sentence</comment>
        <translation>Ein Wunder mit einer Straße über drei Felder.</translation>
    </message>
    <message>
        <source>Terracotta Army</source>
        <comment>element/terracotta-army</comment>
        <translation>Terrakotta-Armee</translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/terracotta-army/sentence</comment>
        <translation>Ein Wunder mit einer Straße über zwei Felder.</translation>
    </message>
    <message>
        <source>Spell circles</source>
        <comment>element/spell-circles</comment>
        <translation>Bannkreise</translation>
    </message>
    <message>
        <source>Where mist meets a spell circle, more than one ghost comes.</source>
        <comment>element/spell-circles/sentence</comment>
        <translation>Wo Nebel auf einen Bannkreis trifft, kommt mehr als ein Geist.</translation>
    </message>
    <message>
        <source>Drawbridges</source>
        <comment>element/drawbridges</comment>
        <translation>Zugbrücken</translation>
    </message>
    <message>
        <source>Over an open drawbridge a {follower|meeple} of a completed road may go on into the city.</source>
        <comment>element/drawbridges/sentence</comment>
        <translation>Über eine offene Zugbrücke darf ein {Gefolgsmann|Meeple} einer abgeschlossenen Straße in die Stadt weiterziehen.</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>element/four-seasons-spring</comment>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>A spring tile pays for the gardens and spring tiles around it; near the statue two {followers|meeples} may be deployed.</source>
        <comment>element/four-seasons-spring/sentence</comment>
        <translation>Ein Frühlingsplättchen bringt Punkte für die Gärten und Frühlingsplättchen darum herum; bei der Statue dürfen zwei {Gefolgsleute|Meeple} eingesetzt werden.</translation>
    </message>
    <message>
        <source>Snakes and ladders</source>
        <comment>element/snakes-and-ladders</comment>
        <translation>Schlangen und Leitern</translation>
    </message>
    <message>
        <source>A scoreboard with ladders up and snakes down for whoever stops there.</source>
        <comment>element/snakes-and-ladders/sentence</comment>
        <translation>Eine Wertungstafel mit Leitern hinauf und Schlangen hinab für alle, die dort stehen bleiben.</translation>
    </message>
    <message>
        <source>Saint Nicholas scoring board</source>
        <comment>element/saint-nicholas-scoring-board</comment>
        <translation>Nikolaus-Wertungstafel</translation>
    </message>
    <message>
        <source>A scoreboard that gives the last to pass one space and the first to pass another an extra turn.</source>
        <comment>element/saint-nicholas-scoring-board/sentence</comment>
        <translation>Eine Wertungstafel, die einen zusätzlichen Zug gibt, wenn man ein Feld als Letzter oder ein anderes als Erster hinter sich lässt.</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>element/gingerbread-man</comment>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>A city that the gingerbread man leaves pays each {follower|meeple} in it for each of its tiles.</source>
        <comment>element/gingerbread-man/sentence</comment>
        <translation>Eine Stadt, die der Lebkuchenmann verlässt, bringt jedem {Gefolgsmann|Meeple} darin Punkte für jedes ihrer Plättchen.</translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>element/gq11</comment>
        <translation>Mini-Erweiterung GQ#11</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>element/baba-yaga-hut</comment>
        <translation>Hütte der Baba Jaga</translation>
    </message>
    <message>
        <source>A hut that is worth more the fewer tiles lie around it.</source>
        <comment>element/baba-yaga-hut/sentence</comment>
        <translation>Eine Hütte, die umso mehr wert ist, je weniger Plättchen um sie herum liegen.</translation>
    </message>
    <message>
        <source>Bogatyr&apos;s crossroads</source>
        <comment>element/bogatyr-crossroads</comment>
        <translation>Scheideweg des Bogatyrs</translation>
    </message>
    <message>
        <source>A tile whose road runs to three sides past the stone where a fourth ends.</source>
        <comment>element/bogatyr-crossroads/sentence</comment>
        <translation>Ein Plättchen, dessen Straße nach drei Seiten am Stein vorbeiführt, an dem eine vierte endet.</translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>element/solovei-razboynik</comment>
        <translation>Solowei der Räuber</translation>
    </message>
    <message>
        <source>A robber in a tree who holds the {thieves|highwaymen} of the road below.</source>
        <comment>element/solovei-razboynik/sentence</comment>
        <translation>Ein Räuber auf einem Baum, der die Wegelagerer der Straße darunter festhält.</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>element/vodyanoy</comment>
        <translation>Wodjanoi</translation>
    </message>
    <message>
        <source>A lake that draws in all {followers|meeples} around it, which cost points at the end.</source>
        <comment>element/vodyanoy/sentence</comment>
        <translation>Ein See, der alle {Gefolgsleute|Meeple} darum herum hineinzieht, die am Ende Punkte kosten.</translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>element/la-porxada</comment>
        <translation>La Porxada</translation>
    </message>
    <message>
        <source>Its tile swaps two {followers|meeples}, or lets unfinished cities score as finished ones at the end.</source>
        <comment>element/la-porxada/sentence</comment>
        <translation>Das Plättchen vertauscht zwei {Gefolgsleute|Meeple} oder lässt unfertige Städte am Ende wie fertige zählen.</translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>element/ukraine-promo</comment>
        <translation>Ukraine-Promo</translation>
    </message>
    <message>
        <source>A tile with a road to a lake, a field of sunflowers and a crop circle for knights.</source>
        <comment>element/ukraine-promo/sentence</comment>
        <translation>Ein Plättchen mit einer Straße zu einem See, einem Sonnenblumenfeld und einem Kornkreis für Ritter.</translation>
    </message>
    <message>
        <source>Easter nests</source>
        <comment>element/easter-nests</comment>
        <translation>Osternester</translation>
    </message>
    <message>
        <source>A nest that is surrounded gives eggs to whoever did it and to all around; most eggs pay at the end.</source>
        <comment>element/easter-nests/sentence</comment>
        <translation>Ein umbautes Nest bringt dem, der es umbaut hat, und allen darum herum Eier; die meisten Eier bringen am Ende Punkte.</translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>element/easter-bunny</comment>
        <translation>Osterhase</translation>
    </message>
    <message>
        <source>The bunny hops over the land and leaves an egg with each {follower|meeple} that it meets.</source>
        <comment>element/easter-bunny/sentence</comment>
        <translation>Der Hase hüpft über das Land und lässt bei jedem {Gefolgsmann|Meeple}, den er trifft, ein Ei.</translation>
    </message>
    <message>
        <source>City gates</source>
        <comment>element/city-gates</comment>
        <translation>Stadttore</translation>
    </message>
    <message>
        <source>A gate closes its city towards a road, a {farm|field} or another gate.</source>
        <comment>element/city-gates/sentence</comment>
        <translation>Ein Tor schließt seine Stadt gegen eine Straße, eine Wiese oder ein anderes Tor ab.</translation>
    </message>
    <message>
        <source>Fortune teller</source>
        <comment>element/fortune-teller</comment>
        <translation>Wahrsagerin</translation>
    </message>
    <message>
        <source>For each {follower|meeple} in a tent its owner draws one more tile to choose from.</source>
        <comment>element/fortune-teller/sentence</comment>
        <translation>Für jeden {Gefolgsmann|Meeple} in einem Zelt zieht sein Besitzer ein Plättchen mehr zur Auswahl.</translation>
    </message>
    <message>
        <source>Land surveyors</source>
        <comment>element/land-surveyors</comment>
        <translation>Landvermesser</translation>
    </message>
    <message>
        <source>Three open tiles change what cities, roads and {cloisters|monasteries} pay at the moment.</source>
        <comment>element/land-surveyors/sentence</comment>
        <translation>Drei offene Plättchen ändern, was Städte, Straßen und Klöster gerade bringen.</translation>
    </message>
    <message>
        <source>Land tiles of CutCassonne</source>
        <comment>element/cutcassonne-land</comment>
        <translation>Landschaftsplättchen von CutCassonne</translation>
    </message>
    <message>
        <source>Seven land tiles without rules of their own.</source>
        <comment>element/cutcassonne-land/sentence</comment>
        <translation>Sieben Landschaftsplättchen ohne eigene Regeln.</translation>
    </message>
    <message>
        <source>River tiles of CutCassonne</source>
        <comment>element/cutcassonne-river</comment>
        <translation>Flussplättchen von CutCassonne</translation>
    </message>
    <message>
        <source>Three river tiles, for games with a river.</source>
        <comment>element/cutcassonne-river/sentence</comment>
        <translation>Drei Flussplättchen für Spiele mit Fluss.</translation>
    </message>
    <message>
        <source>Bards</source>
        <comment>element/bards-of-carcassonne</comment>
        <translation>Barden</translation>
    </message>
    <message>
        <source>A note on a feature makes it worth more when it is completed, and roads and cities nothing when not.</source>
        <comment>element/bards-of-carcassonne/sentence</comment>
        <translation>Eine Note auf einem Gebiet macht es abgeschlossen wertvoller; unfertige Straßen und Städte bringen dann nichts.</translation>
    </message>
    <message>
        <source>Black dragon</source>
        <comment>element/black-dragon</comment>
        <translation>Schwarzer Drache</translation>
    </message>
    <message>
        <source>Once somebody has 50 points, a dragon moves before scoring, a tile for each completed feature.</source>
        <comment>element/black-dragon/sentence</comment>
        <translation>Sobald jemand 50 Punkte hat, zieht vor der Wertung ein Drache, ein Plättchen weit für jedes abgeschlossene Gebiet.</translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>element/black-fairy</comment>
        <translation>Schwarze Fee</translation>
    </message>
    <message>
        <source>The {follower|meeple} beside her loses 3 points.</source>
        <comment>element/black-fairy/sentence</comment>
        <translation>Der {Gefolgsmann|Meeple} neben ihr verliert 3 Punkte.</translation>
    </message>
    <message>
        <source>Black {pieces|floors}</source>
        <comment>element/black-floors</comment>
        <translation>Schwarze Turmteile</translation>
    </message>
    <message>
        <source>A tower with a black top captures along the diagonals.</source>
        <comment>element/black-floors/sentence</comment>
        <translation>Ein Turm mit schwarzer Spitze nimmt entlang der Diagonalen gefangen.</translation>
    </message>
    <message>
        <source>White {pieces|floors}</source>
        <comment>element/white-floors</comment>
        <translation>Weiße Turmteile</translation>
    </message>
    <message>
        <source>A white top closes a tower for good.</source>
        <comment>element/white-floors/sentence</comment>
        <translation>Eine weiße Spitze schließt einen Turm für immer.</translation>
    </message>
    <message>
        <source>Castle lords</source>
        <comment>element/castle-lords</comment>
        <translation>Burgherren</translation>
    </message>
    <message>
        <source>A lord at the gate of a castle on a road earns more for each further tile of the road.</source>
        <comment>element/castle-lords/sentence</comment>
        <translation>Ein Burgherr am Tor einer Burg an einer Straße bekommt für jedes weitere Plättchen der Straße mehr.</translation>
    </message>
    <message>
        <source>City bridges</source>
        <comment>element/city-bridges</comment>
        <translation>Stadtbrücken</translation>
    </message>
    <message>
        <source>A bridge that carries a city over a tile.</source>
        <comment>element/city-bridges/sentence</comment>
        <translation>Eine Brücke, die eine Stadt über ein Plättchen führt.</translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>element/cleric</comment>
        <translation>Kleriker</translation>
    </message>
    <message>
        <source>Whoever has scored most {cloisters|monasteries} holds the cleric and his points.</source>
        <comment>element/cleric/sentence</comment>
        <translation>Wer die meisten Klöster gewertet hat, hat den Kleriker und dessen Punkte.</translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>element/cloister-tokens</comment>
        <translation>Klostermarker</translation>
    </message>
    <message>
        <source>Whoever completes a {cloister|monastery} for others gets a token; having most pays at the end.</source>
        <comment>element/cloister-tokens/sentence</comment>
        <translation>Wer für andere ein Kloster abschließt, bekommt einen Marker; die meisten bringen am Ende Punkte.</translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>element/serf</comment>
        <translation>Leibeigener</translation>
    </message>
    <message>
        <source>Whose barn sent most farmers home holds the serf and his points.</source>
        <comment>element/serf/sentence</comment>
        <translation>Wessen Scheune die meisten Bauern zurückgeschickt hat, der hat den Leibeigenen und dessen Punkte.</translation>
    </message>
    <message>
        <source>Cliffs and waterfalls</source>
        <comment>element/cliffs-and-waterfalls</comment>
        <translation>Klippen und Wasserfälle</translation>
    </message>
    <message>
        <source>Tiles whose cliffs divide {farms|fields}, with rivers that fall over them.</source>
        <comment>element/cliffs-and-waterfalls/sentence</comment>
        <translation>Plättchen, deren Klippen Wiesen teilen, mit Flüssen, die darüber hinabstürzen.</translation>
    </message>
    <message>
        <source>Courier</source>
        <comment>element/courier</comment>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>The courier runs to a {follower|meeple} newly deployed in his row or column; whoever deployed it scores what is around.</source>
        <comment>element/courier/sentence</comment>
        <translation>Der Kurier läuft zu einem {Gefolgsmann|Meeple}, der in seiner Reihe oder Spalte neu eingesetzt wurde; wer ihn eingesetzt hat, wertet, was darum herum liegt.</translation>
    </message>
    <message>
        <source>Tiles with letters</source>
        <comment>element/letter-tiles</comment>
        <translation>Plättchen mit Briefen</translation>
    </message>
    <message>
        <source>A tile with a letter calls the courier.</source>
        <comment>element/letter-tiles/sentence</comment>
        <translation>Ein Plättchen mit Brief ruft den Kurier.</translation>
    </message>
    <message>
        <source>COVID-19</source>
        <comment>element/covid-19</comment>
        <translation>COVID-19</translation>
    </message>
    <message>
        <source>An infection spreads from feature to feature, and the figures there must be tested.</source>
        <comment>element/covid-19/sentence</comment>
        <translation>Eine Infektion breitet sich von Gebiet zu Gebiet aus, und die Figuren dort müssen getestet werden.</translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>element/decinsky-sneznik</comment>
        <translation>Aussichtsturm</translation>
    </message>
    <message>
        <source>A tower on a {farm|field} that pays 5 points when tiles lie on its four sides.</source>
        <comment>element/decinsky-sneznik/sentence</comment>
        <translation>Ein Turm auf einer Wiese, der 5 Punkte bringt, wenn an seinen vier Seiten Plättchen liegen.</translation>
    </message>
    <message>
        <source>Divided cities</source>
        <comment>element/divided-cities</comment>
        <translation>Geteilte Städte</translation>
    </message>
    <message>
        <source>Tiles whose walls part a city in two.</source>
        <comment>element/divided-cities/sentence</comment>
        <translation>Plättchen, deren Mauern eine Stadt in zwei teilen.</translation>
    </message>
    <message>
        <source>Family feud</source>
        <comment>element/family-feud</comment>
        <translation>Familienfehde</translation>
    </message>
    <message>
        <source>Cities with {pennants|coats of arms} of two families may not be joined.</source>
        <comment>element/family-feud/sentence</comment>
        <translation>Städte mit Wappen zweier Familien dürfen nicht verbunden werden.</translation>
    </message>
    <message>
        <source>Flying machines 2</source>
        <comment>element/flying-machines-2</comment>
        <translation>Fluggeräte 2</translation>
    </message>
    <message>
        <source>More tiles with flying machines.</source>
        <comment>element/flying-machines-2/sentence</comment>
        <translation>Weitere Plättchen mit Fluggeräten.</translation>
    </message>
    <message>
        <source>Gambler&apos;s luck</source>
        <comment>element/gamblers-luck</comment>
        <translation>Spielerglück</translation>
    </message>
    <message>
        <source>A die says how many {pennants|coats of arms} a city gains, or that none of its own count.</source>
        <comment>element/gamblers-luck/sentence</comment>
        <translation>Ein Würfel sagt, wie viele Wappen eine Stadt dazubekommt oder dass keines der eigenen zählt.</translation>
    </message>
    <message>
        <source>Great fairs</source>
        <comment>element/great-fairs</comment>
        <translation>Große Märkte</translation>
    </message>
    <message>
        <source>A fair lets another figure be deployed beside the first, counts as a {pennant|coat of arms}, and makes its city worth more to farmers.</source>
        <comment>element/great-fairs/sentence</comment>
        <translation>Ein Großer Markt lässt neben der ersten eine weitere Figur einsetzen, zählt als Wappen und macht seine Stadt für Bauern wertvoller.</translation>
    </message>
    <message>
        <source>Statue of Hans</source>
        <comment>element/hans-statue</comment>
        <translation>Hans-Statue</translation>
    </message>
    <message>
        <source>What is scored on the tile of the statue pays double.</source>
        <comment>element/hans-statue/sentence</comment>
        <translation>Was auf dem Plättchen der Statue gewertet wird, bringt das Doppelte.</translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>element/hungarian-promo</comment>
        <translation>Ungarische Promo</translation>
    </message>
    <message>
        <source>A tile that lets a {follower|meeple} be deployed on a tile that touches its corner.</source>
        <comment>element/hungarian-promo/sentence</comment>
        <translation>Ein Plättchen, mit dem man einen {Gefolgsmann|Meeple} auf einem Plättchen einsetzen darf, das seine Ecke berührt.</translation>
    </message>
    <message>
        <source>Labyrinths</source>
        <comment>element/the-labyrinths</comment>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>Three more tiles with labyrinths, for the same rules.</source>
        <comment>element/the-labyrinths/sentence</comment>
        <translation>Drei weitere Plättchen mit Labyrinthen, für dieselben Regeln.</translation>
    </message>
    <message>
        <source>Land surveyors 2</source>
        <comment>element/land-surveyors-2</comment>
        <translation>Landvermesser 2</translation>
    </message>
    <message>
        <source>Six more tiles for the Land Surveyors.</source>
        <comment>element/land-surveyors-2/sentence</comment>
        <translation>Sechs weitere Plättchen für die Landvermesser.</translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>element/meteorites</comment>
        <translation>Meteoriten</translation>
    </message>
    <message>
        <source>Where a meteorite falls, a die says how far all figures around are driven home.</source>
        <comment>element/meteorites/sentence</comment>
        <translation>Wo ein Meteorit einschlägt, sagt ein Würfel, wie weit herum alle Figuren vertrieben werden.</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>element/obelisk</comment>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>A figure on a corner of four {farms|fields} that scores the sixteen squares around it.</source>
        <comment>element/obelisk/sentence</comment>
        <translation>Eine Figur auf einer Ecke von vier Wiesen, die die sechzehn Felder darum herum wertet.</translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>element/olomouc-curd-cheese</comment>
        <translation>Quargel</translation>
    </message>
    <message>
        <source>Its smell drives an opponent out of a city; kept till the end it pays 5 points.</source>
        <comment>element/olomouc-curd-cheese/sentence</comment>
        <translation>Sein Geruch vertreibt einen Gegner aus einer Stadt; bis zum Ende behalten, bringt er 5 Punkte.</translation>
    </message>
    <message>
        <source>Robber&apos;s son</source>
        <comment>element/robbers-son</comment>
        <translation>Sohn des Räubers</translation>
    </message>
    <message>
        <source>He may send a {thief|highwayman} home from the road that his tile goes on.</source>
        <comment>element/robbers-son/sentence</comment>
        <translation>Er darf einen Wegelagerer von der Straße vertreiben, die sein Plättchen fortsetzt.</translation>
    </message>
    <message>
        <source>Royal privileges</source>
        <comment>element/royal-privileges</comment>
        <translation>Königliche Privilegien</translation>
    </message>
    <message>
        <source>Tokens on the board pay for the {followers|meeples} in their area when a tile is laid there.</source>
        <comment>element/royal-privileges/sentence</comment>
        <translation>Marker auf der Wertungstafel bringen Punkte für die {Gefolgsleute|Meeple} in ihrem Bereich, wenn dort ein Plättchen gelegt wird.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>element/seasons</comment>
        <translation>Jahreszeiten</translation>
    </message>
    <message>
        <source>Each season has a condition that changes what features pay.</source>
        <comment>element/seasons/sentence</comment>
        <translation>Jede Jahreszeit hat eine Bedingung, die ändert, was Gebiete bringen.</translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>element/uk-2024-promo</comment>
        <translation>UK-Promo 2024</translation>
    </message>
    <message>
        <source>A promotional tile of 2024.</source>
        <comment>element/uk-2024-promo/sentence</comment>
        <translation>Ein Werbeplättchen von 2024.</translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>element/vistas</comment>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>A sightseer scores each kind of feature that can be seen from the point where he stands.</source>
        <comment>element/vistas/sentence</comment>
        <translation>Ein Betrachter wertet jede Art von Gebiet, die man von seinem Aussichtspunkt sieht.</translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>element/wells</comment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>A road pays for each well beside it.</source>
        <comment>element/wells/sentence</comment>
        <translation>Eine Straße bringt Punkte für jeden Brunnen daneben.</translation>
    </message>
    <message>
        <source>Wetlands</source>
        <comment>element/wetlands</comment>
        <translation>Feuchtgebiete</translation>
    </message>
    <message>
        <source>Double tiles that each player keeps and may lay in place of a drawn tile.</source>
        <comment>element/wetlands/sentence</comment>
        <translation>Doppelplättchen, die jeder behält und statt eines gezogenen Plättchens legen darf.</translation>
    </message>
    <message>
        <source>Fish huts</source>
        <comment>element/fish-huts</comment>
        <translation>Fischerhütten</translation>
    </message>
    <message>
        <source>A hut by the river that pays when tiles lie at its four corners.</source>
        <comment>element/fish-huts/sentence</comment>
        <translation>Eine Hütte am Fluss, die Punkte bringt, wenn an ihren vier Ecken Plättchen liegen.</translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>element/fishermen</comment>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>{Followers|Meeples} may stand on rivers, which score as roads do, but double when completed.</source>
        <comment>element/fishermen/sentence</comment>
        <translation>{Gefolgsleute|Meeple} dürfen auf Flüssen stehen, die wie Straßen gewertet werden, abgeschlossen aber doppelt.</translation>
    </message>
    <message>
        <source>Bushes</source>
        <comment>element/village-bushes</comment>
        <translation>Büsche</translation>
    </message>
    <message>
        <source>A bush ends a road or a {farm|field}.</source>
        <comment>element/village-bushes/sentence</comment>
        <translation>Ein Busch beendet eine Straße oder eine Wiese.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <comment>element/village-flowers</comment>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Features with flowers of one&apos;s own colour pay more.</source>
        <comment>element/village-flowers/sentence</comment>
        <translation>Gebiete mit Blumen der eigenen Farbe bringen mehr.</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <comment>element/village-marketplace</comment>
        <translation>Marktplatz</translation>
    </message>
    <message>
        <source>Roads that meet at a marketplace are completed and scored together.</source>
        <comment>element/village-marketplace/sentence</comment>
        <translation>Straßen, die sich an einem Marktplatz treffen, werden zusammen abgeschlossen und gewertet.</translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>element/village-windmill</comment>
        <translation>Windmühle</translation>
    </message>
    <message>
        <source>A figure on a {farm|field} that scores the nine squares of a cross around it.</source>
        <comment>element/village-windmill/sentence</comment>
        <translation>Eine Figur auf einer Wiese, die die neun Felder eines Kreuzes um sich herum wertet.</translation>
    </message>
    <message>
        <source>Donkey</source>
        <comment>element/village-donkey</comment>
        <translation>Esel</translation>
    </message>
    <message>
        <source>Nothing can be completed where the donkey stands; it may be led to another tile.</source>
        <comment>element/village-donkey/sentence</comment>
        <translation>Wo der Esel steht, kann nichts abgeschlossen werden; man darf ihn auf ein anderes Plättchen führen.</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>expansion/winter-edition</comment>
        <translation>Winter-Edition</translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>expansion/princess-and-dragon</comment>
        <translation>Burgfräulein und Drache</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>expansion/tower</comment>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Count of Carcassonne</source>
        <comment>expansion/count-of-carcassonne</comment>
        <translation>Der Graf von Carcassonne</translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>expansion/king-and-robber</comment>
        <translation>König und Raubritter</translation>
    </message>
    <message>
        <source>Heretics &amp; Shrines</source>
        <comment>expansion/heretics-and-shrines</comment>
        <translation>Ketzer und Kultstätten</translation>
    </message>
    <message>
        <source>The Catapult</source>
        <comment>expansion/catapult</comment>
        <translation>Das Katapult</translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>expansion/bridges-castles-and-bazaars</comment>
        <translation>Brücken, Burgen und Basare</translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>expansion/hills-and-sheep</comment>
        <translation>Schafe und Hügel</translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>expansion/under-the-big-top</comment>
        <translation>Manege frei!</translation>
    </message>
    <message>
        <source>Ghosts, Castles &amp; Cemeteries</source>
        <comment>expansion/ghosts-castles-and-cemeteries</comment>
        <translation>Geister, Schlösser und Friedhöfe</translation>
    </message>
    <message>
        <source>The Wheel of Fortune</source>
        <comment>expansion/wheel-of-fortune</comment>
        <translation>Das Schicksalsrad</translation>
    </message>
    <message>
        <source>{The Flier|The Flying Machines}</source>
        <comment>expansion/flying-machines</comment>
        <translation>Die Fluggeräte</translation>
    </message>
    <message>
        <source>{The Messages|The Messengers}</source>
        <comment>expansion/dispatches</comment>
        <translation>Die Depeschen</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>expansion/ferries</comment>
        <translation>Die Fähren</translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>expansion/goldmines</comment>
        <translation>Die Goldminen</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>expansion/mage-and-witch</comment>
        <translation>Magier und Hexe</translation>
    </message>
    <message>
        <source>The Robbers</source>
        <comment>expansion/robbers</comment>
        <translation>Die Räuber</translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>expansion/crop-circles-2</comment>
        <translation>{Die Kornkreise II|Die Kornkreise}</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>expansion/crop-circles-1</comment>
        <translation>Die Kornkreise I</translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>expansion/corn-circles</comment>
        <translation>Die Kornkreise im Winter</translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>expansion/river-3</comment>
        <translation>Der Fluss III</translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>expansion/river-of-2021</comment>
        <translation>Der Fluss von 2021</translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>expansion/anniversary-river</comment>
        <translation>Fluss zum 20. Jubiläum</translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>expansion/winter-river</comment>
        <translation>Der Fluss im Winter</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>expansion/cathars</comment>
        <translation>Die Katharer</translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>expansion/siege</comment>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>expansion/besiegers</comment>
        <translation>Die Belagerer</translation>
    </message>
    <message>
        <source>The Phantom</source>
        <comment>expansion/phantom</comment>
        <translation>Das Phantom</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>expansion/halflings-1</comment>
        <translation>Halb so wild I</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>expansion/halflings-2</comment>
        <translation>Halb so wild II</translation>
    </message>
    <message>
        <source>The Plague</source>
        <comment>expansion/plague</comment>
        <translation>Die Pest</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <comment>expansion/tunnels</comment>
        <translation>Der Tunnel</translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>expansion/festival</comment>
        <translation>Das Fest</translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>expansion/wind-roses</comment>
        <translation>Die Windrosen</translation>
    </message>
    <message>
        <source>Little Buildings</source>
        <comment>expansion/little-buildings</comment>
        <translation>Kleine Gebäude</translation>
    </message>
    <message>
        <source>Darmstadt Promo</source>
        <comment>expansion/darmstadt</comment>
        <translation>Darmstadt-Promo</translation>
    </message>
    <message>
        <source>The School</source>
        <comment>expansion/school</comment>
        <translation>Die Schule</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>expansion/german-castles</comment>
        <translation>Burgen in Deutschland</translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>expansion/german-cathedrals</comment>
        <translation>Kathedralen in Deutschland</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>expansion/german-monasteries</comment>
        <translation>Klöster in Deutschland</translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>expansion/dutch-and-belgian-monasteries</comment>
        <translation>Klöster in den Niederlanden und Belgien</translation>
    </message>
    <message>
        <source>Japanese Buildings</source>
        <comment>expansion/japanese-buildings</comment>
        <translation>Japanische Bauwerke</translation>
    </message>
    <message>
        <source>Spiel Promo Tiles</source>
        <comment>expansion/spiel-promos</comment>
        <translation>Promoplättchen der Spiel</translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>expansion/labyrinth</comment>
        <translation>Das Labyrinth</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>expansion/watchtowers</comment>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>expansion/markets-of-leipzig</comment>
        <translation>Märkte zu Leipzig</translation>
    </message>
    <message>
        <source>The Fruit-Bearing Trees</source>
        <comment>expansion/fruit-bearing-trees</comment>
        <translation>Die Obstbäume</translation>
    </message>
    <message>
        <source>The Barber-Surgeons</source>
        <comment>expansion/barber-surgeons</comment>
        <translation>Die Bader</translation>
    </message>
    <message>
        <source>Spiel Doch! 02/2018</source>
        <comment>expansion/spiel-doch-2018</comment>
        <translation>Spiel doch! 02/2018</translation>
    </message>
    <message>
        <source>The Tollkeepers</source>
        <comment>expansion/tollkeepers</comment>
        <translation>Die Zöllner</translation>
    </message>
    <message>
        <source>The Peasant Revolts</source>
        <comment>expansion/peasant-revolts</comment>
        <translation>Die Bauernaufstände</translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>expansion/anniversary-expansion</comment>
        <translation>Erweiterung zum 20. Jubiläum</translation>
    </message>
    <message>
        <source>The Gifts</source>
        <comment>expansion/gifts</comment>
        <translation>Die Geschenke</translation>
    </message>
    <message>
        <source>The Signposts</source>
        <comment>expansion/signposts</comment>
        <translation>Die Wegweiser</translation>
    </message>
    <message>
        <source>The Bets</source>
        <comment>expansion/bets</comment>
        <translation>Die Wetten</translation>
    </message>
    <message>
        <source>The Wonders of Humanity</source>
        <comment>expansion/wonders-of-humanity</comment>
        <translation>Wunder der Menschheit</translation>
    </message>
    <message>
        <source>The Spell Circles</source>
        <comment>expansion/spell-circles</comment>
        <translation>Die Bannkreise</translation>
    </message>
    <message>
        <source>The Drawbridges</source>
        <comment>expansion/drawbridges</comment>
        <translation>Die Zugbrücken</translation>
    </message>
    <message>
        <source>The Spring</source>
        <comment>expansion/four-seasons-spring</comment>
        <translation>Der Frühling</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <comment>expansion/snakes-and-ladders</comment>
        <translation>Schlangen und Leitern</translation>
    </message>
    <message>
        <source>Saint Nicholas Scoring Board</source>
        <comment>expansion/saint-nicholas-scoring-board</comment>
        <translation>Nikolaus-Wertungstafel</translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <comment>expansion/gingerbread-man</comment>
        <translation>Der Lebkuchenmann</translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>expansion/gq11</comment>
        <translation>Mini-Erweiterung GQ#11</translation>
    </message>
    <message>
        <source>Russian Promos</source>
        <comment>expansion/russian-promos</comment>
        <translation>Russische Promos</translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>expansion/la-porxada</comment>
        <translation>La Porxada</translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>expansion/ukraine-promo</comment>
        <translation>Ukraine-Promo</translation>
    </message>
    <message>
        <source>Easter in Carcassonne</source>
        <comment>expansion/easter-in-carcassonne</comment>
        <translation>Ostern in Carcassonne</translation>
    </message>
    <message>
        <source>The City Gates</source>
        <comment>expansion/city-gates</comment>
        <translation>Die Stadttore</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <comment>expansion/fortune-teller</comment>
        <translation>Die Wahrsagerin</translation>
    </message>
    <message>
        <source>The Land Surveyors</source>
        <comment>expansion/land-surveyors</comment>
        <translation>Die Landvermesser</translation>
    </message>
    <message>
        <source>CutCassonne</source>
        <comment>expansion/cutcassonne</comment>
        <translation>CutCassonne</translation>
    </message>
    <message>
        <source>Bards of Carcassonne</source>
        <comment>expansion/bards-of-carcassonne</comment>
        <translation>Barden von Carcassonne</translation>
    </message>
    <message>
        <source>Black Dragon</source>
        <comment>expansion/black-dragon</comment>
        <translation>Schwarzer Drache</translation>
    </message>
    <message>
        <source>The Black Fairy</source>
        <comment>expansion/black-fairy</comment>
        <translation>Die schwarze Fee</translation>
    </message>
    <message>
        <source>Black Tower</source>
        <comment>expansion/black-tower</comment>
        <translation>Schwarzer Turm</translation>
    </message>
    <message>
        <source>Castle Lords</source>
        <comment>expansion/castle-lords</comment>
        <translation>Burgherren</translation>
    </message>
    <message>
        <source>City Bridges</source>
        <comment>expansion/city-bridges</comment>
        <translation>Stadtbrücken</translation>
    </message>
    <message>
        <source>Cleric &amp; Serf</source>
        <comment>expansion/cleric-and-serf</comment>
        <translation>Kleriker und Leibeigener</translation>
    </message>
    <message>
        <source>Cliffs and Waterfalls</source>
        <comment>expansion/cliffs-and-waterfalls</comment>
        <translation>Klippen und Wasserfälle</translation>
    </message>
    <message>
        <source>The Courier</source>
        <comment>expansion/courier</comment>
        <translation>Der Kurier</translation>
    </message>
    <message>
        <source>COVID-19</source>
        <comment>expansion/covid-19</comment>
        <translation>COVID-19</translation>
    </message>
    <message>
        <source>Děčínský Sněžník</source>
        <comment>expansion/decinsky-sneznik</comment>
        <translation>Děčínský Sněžník</translation>
    </message>
    <message>
        <source>Divided Cities</source>
        <comment>expansion/divided-cities</comment>
        <translation>Geteilte Städte</translation>
    </message>
    <message>
        <source>Family Feud</source>
        <comment>expansion/family-feud</comment>
        <translation>Familienfehde</translation>
    </message>
    <message>
        <source>The Flying Machines 2</source>
        <comment>expansion/flying-machines-2</comment>
        <translation>Die Fluggeräte 2</translation>
    </message>
    <message>
        <source>Gambler&apos;s Luck</source>
        <comment>expansion/gamblers-luck</comment>
        <translation>Spielerglück</translation>
    </message>
    <message>
        <source>The Great Fairs</source>
        <comment>expansion/great-fairs</comment>
        <translation>Die Großen Märkte</translation>
    </message>
    <message>
        <source>The Hans Statue</source>
        <comment>expansion/hans-statue</comment>
        <translation>Die Hans-Statue</translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>expansion/hungarian-promo</comment>
        <translation>Ungarische Promo</translation>
    </message>
    <message>
        <source>The Labyrinths</source>
        <comment>expansion/the-labyrinths</comment>
        <translation>Die Labyrinthe</translation>
    </message>
    <message>
        <source>The Land Surveyors 2</source>
        <comment>expansion/land-surveyors-2</comment>
        <translation>Die Landvermesser 2</translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>expansion/meteorites</comment>
        <translation>Meteoriten</translation>
    </message>
    <message>
        <source>The Obelisk</source>
        <comment>expansion/obelisk</comment>
        <translation>Der Obelisk</translation>
    </message>
    <message>
        <source>Olomouc Curd Cheese</source>
        <comment>expansion/olomouc-curd-cheese</comment>
        <translation>Olmützer Quargel</translation>
    </message>
    <message>
        <source>Robber&apos;s Son</source>
        <comment>expansion/robbers-son</comment>
        <translation>Sohn des Räubers</translation>
    </message>
    <message>
        <source>Royal Privileges</source>
        <comment>expansion/royal-privileges</comment>
        <translation>Königliche Privilegien</translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>expansion/seasons</comment>
        <translation>Jahreszeiten</translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>expansion/uk-2024-promo</comment>
        <translation>UK-Promo 2024</translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>expansion/vistas</comment>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>expansion/the-wells</comment>
        <translation>Die Brunnen</translation>
    </message>
    <message>
        <source>The Wetlands</source>
        <comment>expansion/wetlands</comment>
        <translation>Die Feuchtgebiete</translation>
    </message>
    <message>
        <source>Fish Huts</source>
        <comment>expansion/fish-huts</comment>
        <translation>Fischerhütten</translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>expansion/fishermen</comment>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Village Life</source>
        <comment>expansion/village-life</comment>
        <translation>Dorfleben</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>bundle/base-we</comment>
        <translation>Winter-Edition</translation>
    </message>
    <message>
        <source>Big Box 1</source>
        <comment>bundle/big-box-1</comment>
        <translation>Big Box 1</translation>
    </message>
    <message>
        <source>Big Box 1 (RGG)</source>
        <comment>bundle/big-box-1-rgg</comment>
        <translation>Big Box 1 (RGG)</translation>
    </message>
    <message>
        <source>Big Box 2</source>
        <comment>bundle/big-box-2</comment>
        <translation>Big Box 2</translation>
    </message>
    <message>
        <source>Big Box 3</source>
        <comment>bundle/big-box-3</comment>
        <translation>Big Box 3</translation>
    </message>
    <message>
        <source>Big Box 4</source>
        <comment>bundle/big-box-4</comment>
        <translation>Big Box 4</translation>
    </message>
    <message>
        <source>Big Box 5</source>
        <comment>bundle/big-box-5</comment>
        <translation>Big Box 5</translation>
    </message>
    <message>
        <source>Big Box 6</source>
        <comment>bundle/big-box-6</comment>
        <translation>Big Box 6</translation>
    </message>
    <message>
        <source>Big Box 7</source>
        <comment>bundle/big-box-7</comment>
        <translation>Big Box 7</translation>
    </message>
    <message>
        <source>Limited Edition 2003</source>
        <comment>bundle/limited-edition-2003</comment>
        <translation>Limitierte Ausgabe 2003</translation>
    </message>
    <message>
        <source>LE Traders &amp; Builders</source>
        <comment>bundle/limited-traders-and-builders</comment>
        <translation>LE Händler und Baumeister</translation>
    </message>
    <message>
        <source>LE Princess &amp; Dragon</source>
        <comment>bundle/limited-princess-and-dragon</comment>
        <translation>LE Burgfräulein und Drache</translation>
    </message>
    <message>
        <source>LE Crop Circles</source>
        <comment>bundle/limited-crop-circles</comment>
        <translation>LE Kornkreise</translation>
    </message>
    <message>
        <source>LE 10th Anniversary</source>
        <comment>bundle/limited-10th-anniversary</comment>
        <translation>LE 10. Jubiläum</translation>
    </message>
    <message>
        <source>LE Müller Exclusive</source>
        <comment>bundle/limited-exclusive</comment>
        <translation>LE Müller exklusiv</translation>
    </message>
    <message>
        <source>20th Anniversary Edition</source>
        <comment>bundle/anniversary-edition</comment>
        <translation>Jubiläumsausgabe 20 Jahre</translation>
    </message>
    <message>
        <source>Everything of C1</source>
        <comment>bundle/all-c1</comment>
        <translation>Alles von C1</translation>
    </message>
    <message>
        <source>Everything of C2 and C3</source>
        <comment>bundle/all-c2-c3</comment>
        <translation>Alles von C2 und C3</translation>
    </message>
    <message>
        <source>Everything of the Winter Edition</source>
        <comment>bundle/all-we</comment>
        <translation>Alles der Winter-Edition</translation>
    </message>
    <message>
        <source>Everything that fits every edition</source>
        <comment>bundle/all-neutral</comment>
        <translation>Alles, was zu jeder Ausgabe passt</translation>
    </message>
    <message>
        <source>Sixth shrine</source>
        <comment>tiles/cult</comment>
        <translation>Sechste Kultstätte</translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>tiles/wells</comment>
        <translation>Die Brunnen</translation>
    </message>
    <message>
        <source>Start tiles</source>
        <comment>step/S1</comment>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>Set aside what the landscape begins with.</source>
        <comment>block/start-tiles</comment>
        <translation>Beiseitelegen, womit die Landschaft beginnt.</translation>
    </message>
    <message>
        <source>Lay the start face up in the middle of the table.</source>
        <comment>block/place-start</comment>
        <translation>Den Anfang offen in die Mitte des Tisches legen.</translation>
    </message>
    <message>
        <source>Other tiles</source>
        <comment>step/S2</comment>
        <translation>Weitere Plättchen</translation>
    </message>
    <message>
        <source>Take tiles that are not needed out of the game.</source>
        <comment>block/extra-tiles</comment>
        <translation>Nicht benötigte Plättchen aus dem Spiel nehmen.</translation>
    </message>
    <message>
        <source>Make the land tiles ready:</source>
        <comment>block/shuffle</comment>
        <translation>Die Landschaftsplättchen bereitmachen:</translation>
    </message>
    <message>
        <source>Give each player:</source>
        <comment>block/deal-tiles</comment>
        <translation>Jeder Spieler bekommt:</translation>
    </message>
    <message>
        <source>What is set aside</source>
        <comment>step/S3</comment>
        <translation>Was beiseitegelegt wird</translation>
    </message>
    <message>
        <source>Tiles and tokens:</source>
        <comment>block/set-aside-tokens</comment>
        <translation>Plättchen und Marker:</translation>
    </message>
    <message>
        <source>Wooden figures and other pieces:</source>
        <comment>block/set-aside-figures</comment>
        <translation>Holzfiguren und anderes Material:</translation>
    </message>
    <message>
        <source>At the edge of the table:</source>
        <comment>block/scoreboard</comment>
        <translation>Am Rand des Tisches:</translation>
    </message>
    <message>
        <source>What each player takes</source>
        <comment>step/S4</comment>
        <translation>Was jeder Spieler nimmt</translation>
    </message>
    <message>
        <source>Figures, all of one colour:</source>
        <comment>block/deal-figures</comment>
        <translation>Figuren, alle in einer Farbe:</translation>
    </message>
    <message>
        <source>Tokens and other pieces:</source>
        <comment>block/deal-tokens</comment>
        <translation>Marker und anderes Material:</translation>
    </message>
    <message>
        <source>Scoring figures and first player</source>
        <comment>step/S5</comment>
        <translation>Zählfiguren und erster Spieler</translation>
    </message>
    <message>
        <source>Before you place it:</source>
        <comment>block/tile-drawn</comment>
        <translation>Vor dem Legen:</translation>
    </message>
    <message>
        <source>Then:</source>
        <comment>block/carcassonne-barns</comment>
        <translation>Dann:</translation>
    </message>
    <message>
        <source>Score what pays only at the end.</source>
        <comment>block/final-end-features</comment>
        <translation>Werten, was nur am Ende Punkte bringt.</translation>
    </message>
    <message>
        <source>Score what the players have collected.</source>
        <comment>block/final-holdings</comment>
        <translation>Werten, was die Spieler gesammelt haben.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>step/G1</comment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>River rounds</source>
        <comment>step/G2</comment>
        <translation>Flussrunden</translation>
    </message>
    <message>
        <source>Game rounds</source>
        <comment>step/G3</comment>
        <translation>Spielrunden</translation>
    </message>
    <message>
        <source>Extra abbey round</source>
        <comment>step/G4</comment>
        <translation>Zusatzrunde für Abteien</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>step/G5</comment>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>The start tile of the base game, which has a back of its own.</source>
        <comment>item/start.base-tile</comment>
        <translation>Das Startplättchen des Grundspiels mit seiner eigenen Rückseite.</translation>
    </message>
    <message>
        <source>The river tiles:</source>
        <comment>item/start.river</comment>
        <translation>Die Flussplättchen:</translation>
    </message>
    <message>
        <source>The twelve tiles of The River I.</source>
        <comment>note/start.river-1</comment>
        <translation>Die zwölf Plättchen von „Der Fluss I“.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-1-ends</comment>
        <translation>Dessen Quelle und See kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-1</comment>
        <translation>Dessen Quelle kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River III.</source>
        <comment>note/start.river-3</comment>
        <translation>Die zwölf Plättchen von „Der Fluss III“.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-3-ends</comment>
        <translation>Dessen Quelle und See kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River of 2021.</source>
        <comment>note/start.river-of-2021</comment>
        <translation>Die zwölf Plättchen des Flusses von 2021.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-of-2021-ends</comment>
        <translation>Dessen Quelle und See kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The seventeen tiles of the 20th Anniversary River, one of which covers two squares.</source>
        <comment>note/start.anniversary-river</comment>
        <translation>Die siebzehn Plättchen des Flusses zum 20. Jubiläum, von denen eines zwei Felder bedeckt.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.anniversary-river-ends</comment>
        <translation>Dessen Quelle und See kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River in winter.</source>
        <comment>note/start.winter-river</comment>
        <translation>Die zwölf Plättchen des Flusses im Winter.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.winter-river-ends</comment>
        <translation>Dessen Quelle und See kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River II.</source>
        <comment>note/start.river-2</comment>
        <translation>Die zwölf Plättchen von „Der Fluss II“.</translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-2</comment>
        <translation>Dessen Quelle kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>The spring of GQ#11, and its other river tile.</source>
        <comment>note/start.gq11</comment>
        <translation>Die Quelle von GQ#11 und das andere Flussplättchen davon.</translation>
    </message>
    <message>
        <source>The three river tiles of CutCassonne, which are left out if no river is played.</source>
        <comment>item/start.cutcassonne</comment>
        <translation>Die drei Flussplättchen von CutCassonne, die ohne Fluss wegbleiben.</translation>
    </message>
    <message>
        <source>The tiles of the City of Carcassonne.</source>
        <comment>item/start.carcassonne</comment>
        <translation>Die Plättchen der Stadt Carcassonne.</translation>
    </message>
    <message>
        <source>The large start tile of two by two spaces.</source>
        <comment>item/start.mist</comment>
        <translation>Das große Startplättchen von zwei mal zwei Feldern.</translation>
    </message>
    <message>
        <source>The Wheel of Fortune and its big pig.</source>
        <comment>item/start.wheel</comment>
        <translation>Das Schicksalsrad und sein großes Schwein.</translation>
    </message>
    <message>
        <source>The tile with the orange wind rose.</source>
        <comment>item/start.wind-rose</comment>
        <translation>Das Plättchen mit der orangefarbenen Windrose.</translation>
    </message>
    <message>
        <source>The tiles of the School, and the teacher.</source>
        <comment>item/start.school</comment>
        <translation>Die Plättchen der Schule und der Lehrer.</translation>
    </message>
    <message>
        <source>The four tiles of Leipzig.</source>
        <comment>item/start.leipzig</comment>
        <translation>Die vier Plättchen von Leipzig.</translation>
    </message>
    <message>
        <source>The two tiles of Spiel Doch!</source>
        <comment>item/start.spiel-doch</comment>
        <translation>Die zwei Plättchen von Spiel doch!</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <comment>item/setup.start-tile</comment>
        <translation>Das Startplättchen legen.</translation>
    </message>
    <message>
        <source>The start tile of the base game leaves the game.</source>
        <comment>item/start.tile-leaves</comment>
        <translation>Das Startplättchen des Grundspiels kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Where tiles are drawn from a bag, it may be mixed with the land tiles instead.</source>
        <comment>note/start.tile-may-stay</comment>
        <translation>Wo Plättchen aus einem Beutel gezogen werden, kann es stattdessen unter die Landschaftsplättchen gemischt werden.</translation>
    </message>
    <message>
        <source>The start tile of the base game is mixed with the land tiles, which are drawn from a bag.</source>
        <comment>item/start.tile-in-bag</comment>
        <translation>Das Startplättchen des Grundspiels wird unter die Landschaftsplättchen gemischt, die man aus einem Beutel zieht.</translation>
    </message>
    <message>
        <source>Set the courier on the start tile.</source>
        <comment>item/courier.starts</comment>
        <translation>Den Kurier auf das Startplättchen setzen.</translation>
    </message>
    <message>
        <source>By the extended rules lay the tile with the virus beside the start, a token on its city and one on its {farm|field}.</source>
        <comment>item/covid.start</comment>
        <translation>Nach den erweiterten Regeln das Plättchen mit dem Virus neben den Anfang legen, je einen Marker auf seine Stadt und seine Wiese.</translation>
    </message>
    <message>
        <source>Put the City of Carcassonne together, and set the count into its castle.</source>
        <comment>item/setup.carcassonne</comment>
        <translation>Die Stadt Carcassonne zusammensetzen und den Grafen in ihr Schloss stellen.</translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside its walls nothing is deployed but by the rules of its {quarters|districts}, and no dragon flies there. The whole is one completed city for the {farms|fields} around it and for all that counts completed cities.</source>
        <comment>item/count.walls</comment>
        <translation>Die Straßen, Städte und Wiesen an ihrem Rand sind wie alle anderen; innerhalb der Mauern wird nur nach den Regeln ihrer Viertel eingesetzt, und kein Drache fliegt dorthin. Das Ganze ist eine einzige abgeschlossene Stadt für die Wiesen darum herum und für alles, was abgeschlossene Städte zählt.</translation>
    </message>
    <message>
        <source>Lay the large start tile, which fills four spaces.</source>
        <comment>item/setup.mist-start</comment>
        <translation>Das große Startplättchen legen, das vier Felder füllt.</translation>
    </message>
    <message>
        <source>The ruin on it ends roads and parts {farms|fields}, but is no haunted castle.</source>
        <comment>note/mist.ruin</comment>
        <translation>Die Ruine darauf beendet Straßen und trennt Wiesen, ist aber kein Spukschloss.</translation>
    </message>
    <message>
        <source>Lay the Wheel of Fortune, which fills sixteen spaces, and set the big pig on Fortune.</source>
        <comment>item/setup.wheel</comment>
        <translation>Das Schicksalsrad legen, das sechzehn Felder füllt, und das große Schwein auf das Glück setzen.</translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside there are only the six sectors and their crowns.</source>
        <comment>note/wheel.rim</comment>
        <translation>Die Straßen, Städte und Wiesen an seinem Rand sind wie alle anderen; im Inneren gibt es nur die sechs Abschnitte und ihre Kronen.</translation>
    </message>
    <message>
        <source>Lay the two tiles of Spiel Doch! side by side so that they can be read; the start tile leaves the game.</source>
        <comment>item/setup.spiel-doch</comment>
        <translation>Die zwei Plättchen von Spiel doch! lesbar nebeneinanderlegen; das Startplättchen kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Put the four tiles of Leipzig together so that their quarters make one city.</source>
        <comment>item/setup.leipzig</comment>
        <translation>Die vier Plättchen von Leipzig so zusammensetzen, dass ihre Viertel eine Stadt bilden.</translation>
    </message>
    <message>
        <source>Lay the tile with the orange wind rose.</source>
        <comment>item/setup.wind-rose</comment>
        <translation>Das Plättchen mit der orangefarbenen Windrose legen.</translation>
    </message>
    <message>
        <source>Lay the School, and set the teacher on it.</source>
        <comment>item/setup.school</comment>
        <translation>Die Schule legen und den Lehrer daraufsetzen.</translation>
    </message>
    <message>
        <source>It lies beside the start tile.</source>
        <comment>note/setup.school-beside</comment>
        <translation>Sie liegt neben dem Startplättchen.</translation>
    </message>
    <message>
        <source>Lay the spring, and make a stack of the other river tiles, which are drawn before all land tiles.</source>
        <comment>item/setup.river</comment>
        <translation>Die Quelle legen und aus den anderen Flussplättchen einen Stapel bilden, von dem vor allen Landschaftsplättchen gezogen wird.</translation>
    </message>
    <message>
        <source>Set the fork aside.</source>
        <comment>note/setup.river-fork</comment>
        <translation>Die Gabelung beiseitelegen.</translation>
    </message>
    <message>
        <source>Set the lake aside.</source>
        <comment>note/setup.river-lake</comment>
        <translation>Den See beiseitelegen.</translation>
    </message>
    <message>
        <source>It is the one with the volcano.</source>
        <comment>note/setup.river-volcano</comment>
        <translation>Es ist der mit dem Vulkan.</translation>
    </message>
    <message>
        <source>Shuffle the others and stack them face down, with the lake at the bottom.</source>
        <comment>note/setup.river-stack</comment>
        <translation>Die anderen mischen und verdeckt stapeln, mit dem See zuunterst.</translation>
    </message>
    <message>
        <source>The fork goes on top of the stack.</source>
        <comment>note/setup.river-fork-first</comment>
        <translation>Die Gabelung kommt oben auf den Stapel.</translation>
    </message>
    <message>
        <source>Set the donkey on the start tile.</source>
        <comment>item/donkey.starts</comment>
        <translation>Den Esel auf das Startplättchen setzen.</translation>
    </message>
    <message>
        <source>The two river tiles of GQ#11.</source>
        <comment>item/setup.gq11</comment>
        <translation>Die zwei Flussplättchen von GQ#11.</translation>
    </message>
    <message>
        <source>The six {cloisters|monasteries} of the base game, in whose place those of these sets are played:</source>
        <comment>item/setup.special-monasteries</comment>
        <translation>Die sechs Klöster des Grundspiels, an deren Stelle die dieser Sätze gespielt werden:</translation>
    </message>
    <message>
        <source>the monasteries in Germany.</source>
        <comment>note/setup.german-monasteries</comment>
        <translation>die Klöster in Deutschland.</translation>
    </message>
    <message>
        <source>the monasteries in the Netherlands and Belgium.</source>
        <comment>note/setup.dutch-monasteries</comment>
        <translation>die Klöster in den Niederlanden und Belgien.</translation>
    </message>
    <message>
        <source>the Japanese buildings.</source>
        <comment>note/setup.japanese-buildings</comment>
        <translation>die japanischen Bauwerke.</translation>
    </message>
    <message>
        <source>With other expansions they may stay in the game.</source>
        <comment>note/setup.monasteries-stay</comment>
        <translation>Mit anderen Erweiterungen können sie im Spiel bleiben.</translation>
    </message>
    <message>
        <source>Bathhouses, unseen and at random, all but:</source>
        <comment>item/setup.bathhouses</comment>
        <translation>Badehäuser, ungesehen und zufällig, bis auf:</translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.bathhouses-two</comment>
        <translation>4 davon.</translation>
    </message>
    <message>
        <source>5 of them.</source>
        <comment>note/setup.bathhouses-three</comment>
        <translation>5 davon.</translation>
    </message>
    <message>
        <source>Two {cloisters|monasteries} of the base game, if you like, since two churches take their place.</source>
        <comment>item/setup.darmstadt</comment>
        <translation>Auf Wunsch zwei Klöster des Grundspiels, weil zwei Kirchen an ihre Stelle treten.</translation>
    </message>
    <message>
        <source>Three of the twelve tiles with revolts, unseen and at random.</source>
        <comment>item/setup.revolts</comment>
        <translation>Drei der zwölf Plättchen mit Aufständen, ungesehen und zufällig.</translation>
    </message>
    <message>
        <source>Shuffle them.</source>
        <comment>item/tiles.shuffle</comment>
        <translation>Sie mischen.</translation>
    </message>
    <message>
        <source>Put them face down in stacks that everybody can reach.</source>
        <comment>note/tiles.stacks</comment>
        <translation>Verdeckt in Stapeln auslegen, die alle erreichen können.</translation>
    </message>
    <message>
        <source>Of the tiles with cliffs 6 to 10 go with 72 tiles, 11 to 20 with up to 150, 21 or more beyond.</source>
        <comment>note/tiles.cliffs</comment>
        <translation>Von den Plättchen mit Klippen kommen 6 bis 10 auf 72 Plättchen, 11 bis 20 auf bis zu 150, 21 oder mehr darüber hinaus.</translation>
    </message>
    <message>
        <source>The seven land tiles of CutCassonne are among them.</source>
        <comment>note/tiles.cutcassonne</comment>
        <translation>Die sieben Landschaftsplättchen von CutCassonne gehören dazu.</translation>
    </message>
    <message>
        <source>River tiles are shuffled in with them and laid like any others.</source>
        <comment>note/tiles.fishermen</comment>
        <translation>Flussplättchen werden hineingemischt und wie alle anderen gelegt.</translation>
    </message>
    <message>
        <source>With the fortune teller it is best to draw the tiles from a bag.</source>
        <comment>note/tiles.fortune-teller</comment>
        <translation>Mit der Wahrsagerin zieht man die Plättchen am besten aus einem Beutel.</translation>
    </message>
    <message>
        <source>Put 17 of them aside, which are played first; mix the tiles with outbreaks into the others.</source>
        <comment>note/plague.apart</comment>
        <translation>17 davon beiseitelegen, die zuerst gespielt werden; die Plättchen mit Pestherden unter die anderen mischen.</translation>
    </message>
    <message>
        <source>Four tiles with a season are enough for 72 tiles, eight up to 150, all twelve for more.</source>
        <comment>note/tiles.seasons</comment>
        <translation>Vier Plättchen mit einer Jahreszeit reichen für 72 Plättchen, acht für bis zu 150, alle zwölf für mehr.</translation>
    </message>
    <message>
        <source>With the tile of 2014, where a city ends a road.</source>
        <comment>note/tiles.spiel-2014</comment>
        <translation>Mit dem Plättchen von 2014, auf dem eine Stadt eine Straße beendet.</translation>
    </message>
    <message>
        <source>With the tile of 2015: its feast ends four roads, and is no place with houses.</source>
        <comment>note/tiles.spiel-2015</comment>
        <translation>Mit dem Plättchen von 2015: Sein Festmahl beendet vier Straßen und ist kein Ort mit Häusern.</translation>
    </message>
    <message>
        <source>With the tile of 2016: all of it is one city, and its patch of grass is no {farm|field}.</source>
        <comment>note/tiles.spiel-2016</comment>
        <translation>Mit dem Plättchen von 2016: Es ist ganz eine Stadt, und sein Fleckchen Gras ist keine Wiese.</translation>
    </message>
    <message>
        <source>With the tile of 2017.</source>
        <comment>note/tiles.spiel-2017</comment>
        <translation>Mit dem Plättchen von 2017.</translation>
    </message>
    <message>
        <source>With the tile of 2018, where one road runs to all four sides.</source>
        <comment>note/tiles.spiel-2018</comment>
        <translation>Mit dem Plättchen von 2018, auf dem eine Straße nach allen vier Seiten läuft.</translation>
    </message>
    <message>
        <source>With the tile of 2019.</source>
        <comment>note/tiles.spiel-2019</comment>
        <translation>Mit dem Plättchen von 2019.</translation>
    </message>
    <message>
        <source>With the tile of 2020.</source>
        <comment>note/tiles.spiel-2020</comment>
        <translation>Mit dem Plättchen von 2020.</translation>
    </message>
    <message>
        <source>With the tile of 2021.</source>
        <comment>note/tiles.spiel-2021</comment>
        <translation>Mit dem Plättchen von 2021.</translation>
    </message>
    <message>
        <source>With the tile of 2022.</source>
        <comment>note/tiles.spiel-2022</comment>
        <translation>Mit dem Plättchen von 2022.</translation>
    </message>
    <message>
        <source>With the tile of 2023.</source>
        <comment>note/tiles.spiel-2023</comment>
        <translation>Mit dem Plättchen von 2023.</translation>
    </message>
    <message>
        <source>Or keep them in the tile tower, and draw from it.</source>
        <comment>note/tiles.tower</comment>
        <translation>Oder in den Plättchenturm legen und daraus ziehen.</translation>
    </message>
    <message>
        <source>Or put them in the cloth bag and draw from it.</source>
        <comment>note/tiles.bag</comment>
        <translation>Oder in den Stoffbeutel legen und daraus ziehen.</translation>
    </message>
    <message>
        <source>The British tile of 2024 is among them.</source>
        <comment>note/tiles.uk-2024</comment>
        <translation>Das britische Plättchen von 2024 gehört dazu.</translation>
    </message>
    <message>
        <source>{Two|Three} half tiles, shuffled and dealt, in all or of each box; the others leave the game.</source>
        <comment>item/setup.halflings</comment>
        <translation>{Zwei|Drei} halbe Plättchen, gemischt und ausgeteilt, insgesamt oder aus jeder Schachtel; die anderen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Or lay them face up and choose in turn, beginning with the last player and going the other way round.</source>
        <comment>note/halfling.choose</comment>
        <translation>Oder offen auslegen und reihum wählen, beginnend beim letzten Spieler und in umgekehrter Richtung.</translation>
    </message>
    <message>
        <source>An abbey, to be kept face up.</source>
        <comment>item/setup.abbeys</comment>
        <translation>Eine Abtei, die offen liegen bleibt.</translation>
    </message>
    <message>
        <source>Castles in Germany, chosen or dealt, to be kept face up:</source>
        <comment>item/setup.german-castles</comment>
        <translation>Burgen in Deutschland, gewählt oder ausgeteilt, die offen liegen bleiben:</translation>
    </message>
    <message>
        <source>1 or 2 of them, as all agree.</source>
        <comment>note/setup.german-castles-few</comment>
        <translation>1 oder 2 davon, wie alle vereinbaren.</translation>
    </message>
    <message>
        <source>1 of them.</source>
        <comment>note/setup.german-castles-many</comment>
        <translation>1 davon.</translation>
    </message>
    <message>
        <source>The tiles that stand for 50 and 100 points.</source>
        <comment>item/setup.point-tiles</comment>
        <translation>Die Plättchen für 50 und 100 Punkte.</translation>
    </message>
    <message>
        <source>The note tokens.</source>
        <comment>item/setup.note-tokens</comment>
        <translation>Die Notenmarker.</translation>
    </message>
    <message>
        <source>The tile of the cleric.</source>
        <comment>item/setup.cleric</comment>
        <translation>Das Plättchen des Klerikers.</translation>
    </message>
    <message>
        <source>The fourteen {cloister|monastery} tokens.</source>
        <comment>item/setup.cloister-tokens</comment>
        <translation>Die vierzehn Klostermarker.</translation>
    </message>
    <message>
        <source>The tile of the serf.</source>
        <comment>item/setup.serf</comment>
        <translation>Das Plättchen des Leibeigenen.</translation>
    </message>
    <message>
        <source>The cards with the tests, shuffled face down, and the infection tokens.</source>
        <comment>item/setup.covid</comment>
        <translation>Die Testkarten, verdeckt gemischt, und die Infektionsmarker.</translation>
    </message>
    <message>
        <source>The Easter eggs.</source>
        <comment>item/setup.easter-eggs</comment>
        <translation>Die Ostereier.</translation>
    </message>
    <message>
        <source>The tokens of luck, and a die.</source>
        <comment>item/setup.luck-tokens</comment>
        <translation>Die Glücksmarker und ein Würfel.</translation>
    </message>
    <message>
        <source>The King, until a city is completed.</source>
        <comment>item/setup.king</comment>
        <translation>Der König, bis eine Stadt abgeschlossen wird.</translation>
    </message>
    <message>
        <source>The marker of the King.</source>
        <comment>note/setup.king-marker</comment>
        <translation>Der Königsmarker.</translation>
    </message>
    <message>
        <source>The Robber Baron, until a road is completed.</source>
        <comment>item/setup.robber-baron</comment>
        <translation>Der Raubritter, bis eine Straße abgeschlossen wird.</translation>
    </message>
    <message>
        <source>The marker of the Robber Baron.</source>
        <comment>note/setup.robber-marker</comment>
        <translation>Der Raubrittermarker.</translation>
    </message>
    <message>
        <source>The tokens with sheep and wolves, in their bag.</source>
        <comment>item/setup.sheep</comment>
        <translation>Die Marker mit Schafen und Wölfen in ihrem Beutel.</translation>
    </message>
    <message>
        <source>The animal tokens, shuffled and stacked face down.</source>
        <comment>item/setup.animals</comment>
        <translation>Die Tiermarker, gemischt und verdeckt gestapelt.</translation>
    </message>
    <message>
        <source>The messages, shuffled and stacked face down.</source>
        <comment>item/setup.messages</comment>
        <translation>Die Depeschen, gemischt und verdeckt gestapelt.</translation>
    </message>
    <message>
        <source>The fleas, and the outbreak tokens 1 to 6.</source>
        <comment>item/setup.plague</comment>
        <translation>Die Flöhe und die Pestherdmarker 1 bis 6.</translation>
    </message>
    <message>
        <source>The scoring tiles, shuffled in three stacks for cities, roads and {cloisters|monasteries}; open the first of each.</source>
        <comment>item/setup.surveyors</comment>
        <translation>Die Wertungsplättchen, gemischt in drei Stapeln für Städte, Straßen und Klöster; jeweils das erste aufdecken.</translation>
    </message>
    <message>
        <source>Of each stack, with both expansions, only the first four are used.</source>
        <comment>note/setup.surveyors-four</comment>
        <translation>Von jedem Stapel werden, mit beiden Erweiterungen, nur die ersten vier verwendet.</translation>
    </message>
    <message>
        <source>The privileges: shuffle them and put them, front up, on spaces 0, 10, 20, 30, 40, 0 and so on of the scoreboard.</source>
        <comment>item/setup.privileges</comment>
        <translation>Die Privilegien: mischen und mit der Vorderseite nach oben auf die Felder 0, 10, 20, 30, 40, 0 und so weiter der Wertungstafel legen.</translation>
    </message>
    <message>
        <source>The board of the seasons, with a condition drawn for each of the four, and the clock at the season of today.</source>
        <comment>item/setup.seasons</comment>
        <translation>Der Plan der Jahreszeiten mit einer gezogenen Bedingung für jede der vier, und die Uhr auf der heutigen Jahreszeit.</translation>
    </message>
    <message>
        <source>The tokens for wine, grain and cloth.</source>
        <comment>item/setup.trade-goods</comment>
        <translation>Die Marker für Wein, Getreide und Tuch.</translation>
    </message>
    <message>
        <source>The fruit tokens, sorted by fruit into six stacks, shuffled and face down.</source>
        <comment>item/setup.fruit</comment>
        <translation>Die Fruchtmarker, nach Früchten in sechs Stapel sortiert, gemischt und verdeckt.</translation>
    </message>
    <message>
        <source>The gifts, shuffled and face down.</source>
        <comment>item/setup.gifts</comment>
        <translation>Die Geschenke, gemischt und verdeckt.</translation>
    </message>
    <message>
        <source>The black dragon, which is nobody’s.</source>
        <comment>item/setup.black-dragon</comment>
        <translation>Der schwarze Drache, der niemandem gehört.</translation>
    </message>
    <message>
        <source>The black fairy, who is nobody’s.</source>
        <comment>item/setup.black-fairy</comment>
        <translation>Die schwarze Fee, die niemandem gehört.</translation>
    </message>
    <message>
        <source>The count.</source>
        <comment>item/setup.count</comment>
        <translation>Der Graf.</translation>
    </message>
    <message>
        <source>The courier.</source>
        <comment>item/setup.courier</comment>
        <translation>Der Kurier.</translation>
    </message>
    <message>
        <source>The Easter bunny, with its die.</source>
        <comment>item/setup.easter-bunny</comment>
        <translation>Der Osterhase mit seinem Würfel.</translation>
    </message>
    <message>
        <source>The ghosts, which are of no player&apos;s colour.</source>
        <comment>item/setup.ghosts</comment>
        <translation>Die Geister, die keine Spielerfarbe haben.</translation>
    </message>
    <message>
        <source>The fairy.</source>
        <comment>item/setup.fairy</comment>
        <translation>Die Fee.</translation>
    </message>
    <message>
        <source>The dragon, who waits for the first volcano.</source>
        <comment>item/setup.dragon</comment>
        <translation>Der Drache, der auf den ersten Vulkan wartet.</translation>
    </message>
    <message>
        <source>The wooden catapult and the ruler.</source>
        <comment>item/setup.catapult</comment>
        <translation>Das Holzkatapult und das Lineal.</translation>
    </message>
    <message>
        <source>The big top.</source>
        <comment>item/setup.big-top</comment>
        <translation>Das Zirkuszelt.</translation>
    </message>
    <message>
        <source>The die of the flying machines.</source>
        <comment>item/setup.flier-die</comment>
        <translation>Der Würfel der Fluggeräte.</translation>
    </message>
    <message>
        <source>The ferries.</source>
        <comment>item/setup.ferries</comment>
        <translation>Die Fähren.</translation>
    </message>
    <message>
        <source>The {gold pieces|gold ingots}.</source>
        <comment>item/setup.gold</comment>
        <translation>Die {Goldstücke|Goldbarren}.</translation>
    </message>
    <message>
        <source>The token that shows what they are worth.</source>
        <comment>note/setup.gold-token</comment>
        <translation>Der Marker, der ihren Wert zeigt.</translation>
    </message>
    <message>
        <source>The mage.</source>
        <comment>item/setup.mage</comment>
        <translation>Der Magier.</translation>
    </message>
    <message>
        <source>The witch.</source>
        <comment>item/setup.witch</comment>
        <translation>Die Hexe.</translation>
    </message>
    <message>
        <source>The gingerbread man, for the first city of the landscape.</source>
        <comment>item/setup.gingerbread-man</comment>
        <translation>Der Lebkuchenmann, für die erste Stadt der Landschaft.</translation>
    </message>
    <message>
        <source>The statue of Hans; agree on the tiles, by a mark or a picture, that call it.</source>
        <comment>item/setup.hans</comment>
        <translation>Die Hans-Statue; vereinbaren, welche Plättchen sie rufen, nach einem Zeichen oder Bild.</translation>
    </message>
    <message>
        <source>The scoreboard.</source>
        <comment>item/setup.scoreboard</comment>
        <translation>Die Wertungstafel.</translation>
    </message>
    <message>
        <source>It is the one of Saint Nicholas.</source>
        <comment>note/setup.nicholas</comment>
        <translation>Es ist die des Nikolaus.</translation>
    </message>
    <message>
        <source>It is the one with snakes and ladders.</source>
        <comment>note/setup.snakes</comment>
        <translation>Es ist die mit Schlangen und Leitern.</translation>
    </message>
    <message>
        <source>Normal {followers|meeples}, one of them for the scoreboard.</source>
        <comment>item/setup.figures</comment>
        <translation>Normale {Gefolgsleute|Meeple}, einer davon für die Wertungstafel.</translation>
    </message>
    <message>
        <source>One {follower|meeple} more, if there is one.</source>
        <comment>note/setup.leipzig-follower</comment>
        <translation>Ein weiterer {Gefolgsmann|Meeple}, falls vorhanden.</translation>
    </message>
    <message>
        <source>Five of the normal {followers|meeples} are for playing and one for the scoreboard; the others leave the game.</source>
        <comment>item/setup.fewer-figures</comment>
        <translation>Fünf der normalen {Gefolgsleute|Meeple} zum Spielen und einer für die Wertungstafel; die anderen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple}.</source>
        <comment>item/setup.large-follower</comment>
        <translation>Der {große Gefolgsmann|große Meeple}.</translation>
    </message>
    <message>
        <source>The pig.</source>
        <comment>item/setup.pig</comment>
        <translation>Das Schwein.</translation>
    </message>
    <message>
        <source>The builder.</source>
        <comment>item/setup.builder</comment>
        <translation>Der Baumeister.</translation>
    </message>
    <message>
        <source>Tower {pieces|floors}, which are of no player&apos;s colour.</source>
        <comment>item/setup.tower-pieces</comment>
        <translation>Turmteile, die keine Spielerfarbe haben.</translation>
    </message>
    <message>
        <source>The mayor.</source>
        <comment>item/setup.mayor</comment>
        <translation>Der Bürgermeister.</translation>
    </message>
    <message>
        <source>The wagon.</source>
        <comment>item/setup.wagon</comment>
        <translation>Der Wagen.</translation>
    </message>
    <message>
        <source>The barn.</source>
        <comment>item/setup.barn</comment>
        <translation>Die Scheune.</translation>
    </message>
    <message>
        <source>Bridges; the others leave the game.</source>
        <comment>item/setup.bridges</comment>
        <translation>Brücken; die anderen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>The shepherd.</source>
        <comment>item/setup.shepherd</comment>
        <translation>Der Schäfer.</translation>
    </message>
    <message>
        <source>The ringmaster.</source>
        <comment>item/setup.ringmaster</comment>
        <translation>Der Zirkusdirektor.</translation>
    </message>
    <message>
        <source>The messenger.</source>
        <comment>item/setup.messenger</comment>
        <translation>Der Bote.</translation>
    </message>
    <message>
        <source>The robber.</source>
        <comment>item/setup.robber</comment>
        <translation>Der Räuber.</translation>
    </message>
    <message>
        <source>The phantom.</source>
        <comment>item/setup.phantom</comment>
        <translation>Das Phantom.</translation>
    </message>
    <message>
        <source>The abbot.</source>
        <comment>item/setup.abbot</comment>
        <translation>Der Abt.</translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}; the others of each colour stay at hand.</source>
        <comment>item/setup.guards</comment>
        <translation>Wächter; die anderen jeder Farbe bleiben griffbereit.</translation>
    </message>
    <message>
        <source>A further {follower|meeple} and a marker, to stand together at space 10 of the scoreboard.</source>
        <comment>item/setup.wonder-meeple</comment>
        <translation>Ein weiterer {Gefolgsmann|Meeple} und eine Markierung, die zusammen bei Feld 10 der Wertungstafel stehen.</translation>
    </message>
    <message>
        <source>Wonders are meant for games of some 90 tiles or more.</source>
        <comment>note/setup.wonders-tiles</comment>
        <translation>Die Wunder sind für Spiele mit etwa 90 Plättchen oder mehr gedacht.</translation>
    </message>
    <message>
        <source>The observation tower.</source>
        <comment>item/setup.observation-tower</comment>
        <translation>Der Aussichtsturm.</translation>
    </message>
    <message>
        <source>The obelisk.</source>
        <comment>item/setup.obelisk</comment>
        <translation>Der Obelisk.</translation>
    </message>
    <message>
        <source>The windmill.</source>
        <comment>item/setup.windmill</comment>
        <translation>Die Windmühle.</translation>
    </message>
    <message>
        <source>Six betting chips, kept face down: 2/6, 3/5, 3/6, 4/7+, 4 and 5/8+.</source>
        <comment>item/setup.chips</comment>
        <translation>Sechs Wettchips, die verdeckt bleiben: 2/6, 3/5, 3/6, 4/7+, 4 und 5/8+.</translation>
    </message>
    <message>
        <source>Black {pieces|floors}.</source>
        <comment>item/setup.black-floors</comment>
        <translation>Schwarze Turmteile.</translation>
    </message>
    <message>
        <source>White {pieces|floors}.</source>
        <comment>item/setup.white-floors</comment>
        <translation>Weiße Turmteile.</translation>
    </message>
    <message>
        <source>Four catapult tokens, one of each kind.</source>
        <comment>item/setup.catapult-tokens</comment>
        <translation>Vier Katapultmarker, einer von jeder Art.</translation>
    </message>
    <message>
        <source>Castle tokens; the others leave the game.</source>
        <comment>item/setup.castles</comment>
        <translation>Burgmarker; die anderen kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Tunnel tokens, always two of a colour; each player has colours of their own.</source>
        <comment>item/setup.tunnels</comment>
        <translation>Tunnelmarker, immer zwei einer Farbe; jeder Spieler hat eigene Farben.</translation>
    </message>
    <message>
        <source>City bridges.</source>
        <comment>item/setup.city-bridges</comment>
        <translation>Stadtbrücken.</translation>
    </message>
    <message>
        <source>Little buildings:</source>
        <comment>item/setup.little-buildings</comment>
        <translation>Kleine Gebäude:</translation>
    </message>
    <message>
        <source>by the usual rules, whatever their kinds,</source>
        <comment>note/setup.buildings-alike</comment>
        <translation>nach den üblichen Regeln, gleich welcher Art,</translation>
    </message>
    <message>
        <source>18 of them.</source>
        <comment>note/setup.buildings-one</comment>
        <translation>18 davon.</translation>
    </message>
    <message>
        <source>9 of them.</source>
        <comment>note/setup.buildings-two</comment>
        <translation>9 davon.</translation>
    </message>
    <message>
        <source>6 of them.</source>
        <comment>note/setup.buildings-three</comment>
        <translation>6 davon.</translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.buildings-four</comment>
        <translation>4 davon.</translation>
    </message>
    <message>
        <source>3 of them.</source>
        <comment>note/setup.buildings-five</comment>
        <translation>3 davon.</translation>
    </message>
    <message>
        <source>by the variant with different kinds,</source>
        <comment>note/setup.buildings-by-kind</comment>
        <translation>nach der Variante mit verschiedenen Arten,</translation>
    </message>
    <message>
        <source>6 of each kind.</source>
        <comment>note/setup.kinds-one</comment>
        <translation>6 von jeder Art.</translation>
    </message>
    <message>
        <source>3 towers, 3 houses and 3 sheds.</source>
        <comment>note/setup.kinds-two</comment>
        <translation>3 Türme, 3 Häuser und 3 Schuppen.</translation>
    </message>
    <message>
        <source>2 towers, 2 houses and 2 sheds.</source>
        <comment>note/setup.kinds-three</comment>
        <translation>2 Türme, 2 Häuser und 2 Schuppen.</translation>
    </message>
    <message>
        <source>1 tower, 1 house and 1 shed.</source>
        <comment>note/setup.kinds-four</comment>
        <translation>1 Turm, 1 Haus und 1 Schuppen.</translation>
    </message>
    <message>
        <source>The curd cheese.</source>
        <comment>item/setup.curd-cheese</comment>
        <translation>Der Quargel.</translation>
    </message>
    <message>
        <source>The tollhouse, with the small toll up.</source>
        <comment>item/setup.tollhouse</comment>
        <translation>Das Zollhaus, mit dem kleinen Zoll nach oben.</translation>
    </message>
    <message>
        <source>Each player sets one {follower|meeple} on space 0 of the scoreboard, where it counts the points.</source>
        <comment>item/setup.scoring-figure</comment>
        <translation>Jeder Spieler stellt einen {Gefolgsmann|Meeple} auf Feld 0 der Wertungstafel, wo er die Punkte zählt.</translation>
    </message>
    <message>
        <source>Messengers too begin on space 0.</source>
        <comment>item/setup.messenger-start</comment>
        <translation>Auch die Boten beginnen auf Feld 0.</translation>
    </message>
    <message>
        <source>If the fairy is with one of your {followers|meeples}, you score 1 point.</source>
        <comment>item/fairy.turn</comment>
        <translation>Steht die Fee bei einem eigenen {Gefolgsmann|Meeple}, bringt sie 1 Punkt.</translation>
    </message>
    <message>
        <source>Only once in a double turn.</source>
        <comment>note/fairy.turn-once</comment>
        <translation>In einem Doppelzug nur einmal.</translation>
    </message>
    <message>
        <source>Beside an acrobat she is good for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turn-acrobats</comment>
        <translation>Neben einem Akrobaten nützt sie für jeden eigenen Akrobaten der Pyramide.</translation>
    </message>
    <message>
        <source>If no flea is left in the supply, the active outbreak with the lowest number dies out, unless it is the last one. Fleas that hang together with no other outbreak are turned over.</source>
        <comment>item/plague.fade</comment>
        <translation>Ist kein Floh mehr im Vorrat, erlischt der aktive Pestherd mit der kleinsten Nummer, wenn er nicht der letzte ist. Flöhe, die mit keinem anderen Pestherd zusammenhängen, werden umgedreht.</translation>
    </message>
    <message>
        <source>If you have a tile from a bazaar that is going on, play this one and draw none.</source>
        <comment>item/bazaar.tile</comment>
        <translation>Wer ein Plättchen aus einem laufenden Basar hat, spielt dieses und zieht keines.</translation>
    </message>
    <message>
        <source>No other tile of your own takes its place.</source>
        <comment>note/bazaar.no-other</comment>
        <translation>Kein anderes eigenes Plättchen tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>Instead of drawing, take one of your half tiles and lay it.</source>
        <comment>item/halfling.place</comment>
        <translation>Statt zu ziehen, eines der eigenen halben Plättchen nehmen und legen.</translation>
    </message>
    <message>
        <source>Not if you have laid an abbey.</source>
        <comment>note/halfling.no-abbey</comment>
        <translation>Nicht, wenn eine Abtei gelegt wurde.</translation>
    </message>
    <message>
        <source>A short side must touch the landscape, and each short side goes on in its neighbour. A long side goes on only in the long side of a second half tile in the same space.</source>
        <comment>note/halfling.short-sides</comment>
        <translation>Eine kurze Seite muss die Landschaft berühren, und jede kurze Seite geht beim Nachbarn weiter. Eine lange Seite geht nur in der langen Seite eines zweiten halben Plättchens auf demselben Feld weiter.</translation>
    </message>
    <message>
        <source>A space where a half tile lies has no room for a square tile, but for one more half tile that fits.</source>
        <comment>note/halfling.space</comment>
        <translation>Auf einem Feld mit einem halben Plättchen ist kein Platz für ein quadratisches, aber für ein weiteres halbes, das passt.</translation>
    </message>
    <message>
        <source>Two half tiles in a space are one space for all that moves over the land.</source>
        <comment>note/halfling.steps</comment>
        <translation>Zwei halbe Plättchen auf einem Feld sind ein einziges Feld für alles, was über das Land zieht.</translation>
    </message>
    <message>
        <source>Under a half tile with a hill lies one hidden tile; a second half tile in that space lies on the same hill.</source>
        <comment>note/halfling.hill</comment>
        <translation>Unter einem halben Plättchen mit Hügel liegt ein verborgenes Plättchen; ein zweites halbes auf diesem Feld liegt auf demselben Hügel.</translation>
    </message>
    <message>
        <source>Instead of drawing, take a castle in Germany of yours, if there is a place where it fits.</source>
        <comment>item/german-castle.instead</comment>
        <translation>Statt zu ziehen, eine eigene Burg in Deutschland nehmen, wenn es einen Platz gibt, an den sie passt.</translation>
    </message>
    <message>
        <source>No two castles in Germany may touch each other, not even by a corner.</source>
        <comment>note/german-castle.apart</comment>
        <translation>Keine zwei Burgen in Deutschland dürfen einander berühren, auch nicht mit einer Ecke.</translation>
    </message>
    <message>
        <source>When the land tiles are used up, whoever is to play may still lay one; with nothing left to lay for the player to move, the game ends.</source>
        <comment>note/german-castle.last</comment>
        <translation>Sind die Landschaftsplättchen verbraucht, darf, wer am Zug ist, noch eine legen; hat er nichts mehr zu legen, endet das Spiel.</translation>
    </message>
    <message>
        <source>Lay one of your double tiles with wetlands in place of drawing a tile; it must fit on all sides.</source>
        <comment>item/wetlands.place</comment>
        <translation>Eines der eigenen Doppelplättchen mit Feuchtgebieten legen, statt ein Plättchen zu ziehen; es muss an allen Seiten passen.</translation>
    </message>
    <message>
        <source>Whoever stands on a feature that lies on both halves stands clearly on one of them.</source>
        <comment>note/wetlands.half</comment>
        <translation>Wer auf einem Gebiet steht, das auf beiden Hälften liegt, steht eindeutig auf einer davon.</translation>
    </message>
    <message>
        <source>It brings a bonus for features that it completes and tiles around it, and later to whoever lays a coat of arms or a water tower beside it.</source>
        <comment>note/wetlands.bonus</comment>
        <translation>Es bringt etwas für Gebiete, die es abschließt, und Plättchen darum herum, und später für jeden, der ein Wappen oder einen Wasserturm daneben legt.</translation>
    </message>
    <message>
        <source>Draw a tile at random; if it fits nowhere, it leaves the game and you draw again.</source>
        <comment>item/draw.tile</comment>
        <translation>Ein Plättchen zufällig ziehen; passt es nirgends, kommt es aus dem Spiel, und man zieht erneut.</translation>
    </message>
    <message>
        <source>For each fortune teller of yours draw one tile more, look at them all in secret, choose one, and put the others back.</source>
        <comment>note/fortune-teller.draw</comment>
        <translation>Für jede eigene Wahrsagerin ein Plättchen mehr ziehen, alle heimlich ansehen, eines wählen und die anderen zurücklegen.</translation>
    </message>
    <message>
        <source>In a double turn choose first from what is left of the first draw, and put back the rest then.</source>
        <comment>note/fortune-teller.double-turn</comment>
        <translation>In einem Doppelzug zuerst aus dem Rest der ersten Ziehung wählen und dann den Rest zurücklegen.</translation>
    </message>
    <message>
        <source>As long as the dragon is not in play, a tile with a dragon is put aside without being entered, and you draw again. The first volcano mixes these tiles with the others.</source>
        <comment>note/dragon.put-aside</comment>
        <translation>Solange der Drache nicht im Spiel ist, wird ein Plättchen mit Drache beiseitegelegt und nicht eingetragen, und man zieht erneut. Der erste Vulkan mischt diese Plättchen unter die anderen.</translation>
    </message>
    <message>
        <source>Show the tile to everybody.</source>
        <comment>item/draw.show</comment>
        <translation>Das Plättchen allen zeigen.</translation>
    </message>
    <message>
        <source>If the tile shows the wheel, move the pig clockwise by as many sectors as the number says. Do what its new sector brings, then score the crowns there and send those {followers|meeples} home. Only then the tile is placed.</source>
        <comment>item/wheel.icon</comment>
        <translation>Zeigt das Plättchen das Rad, zieht das Schwein so viele Abschnitte im Uhrzeigersinn weiter, wie die Zahl sagt. Tun, was sein neuer Abschnitt bringt, dann die Kronen dort werten und diese {Gefolgsleute|Meeple} zurückschicken. Erst dann wird das Plättchen gelegt.</translation>
    </message>
    <message>
        <source>Fortune: you score.</source>
        <comment>note/fate.fortune</comment>
        <translation>Glück: Wer am Zug ist, bekommt Punkte.</translation>
    </message>
    <message>
        <source>Tax: all players score their knights, who stay.</source>
        <comment>note/fate.tax</comment>
        <translation>Steuer: Alle Spieler werten ihre Ritter; sie bleiben stehen.</translation>
    </message>
    <message>
        <source>Famine: all players score their farmers, who stay.</source>
        <comment>note/fate.famine</comment>
        <translation>Hungersnot: Alle Spieler werten ihre Bauern; sie bleiben liegen.</translation>
    </message>
    <message>
        <source>Storm: all players score the {followers|meeples} in their supply.</source>
        <comment>note/fate.storm</comment>
        <translation>Unwetter: Alle Spieler werten die {Gefolgsleute|Meeple} in ihrem Vorrat.</translation>
    </message>
    <message>
        <source>Inquisition: all players score their monks, who stay.</source>
        <comment>note/fate.inquisition</comment>
        <translation>Inquisition: Alle Spieler werten ihre Mönche; sie bleiben stehen.</translation>
    </message>
    <message>
        <source>Plague: each player must take one own {follower|meeple} home from a land tile, with nothing; those on crowns do not count.</source>
        <comment>note/fate.pestilence</comment>
        <translation>Pest: Jeder Spieler muss einen eigenen {Gefolgsmann|Meeple} ohne Punkte von einem Landschaftsplättchen zurücknehmen; die auf Kronen zählen nicht.</translation>
    </message>
    <message>
        <source>Clockwise from you.</source>
        <comment>note/pestilence.order</comment>
        <translation>Im Uhrzeigersinn, beginnend beim aktiven Spieler.</translation>
    </message>
    <message>
        <source>Nor do those in the City of Carcassonne.</source>
        <comment>note/pestilence.carcassonne</comment>
        <translation>Auch nicht die in der Stadt Carcassonne.</translation>
    </message>
    <message>
        <source>So also for a tile that fits nowhere, and for the one drawn instead of it.</source>
        <comment>note/wheel.unplaced</comment>
        <translation>So auch bei einem Plättchen, das nirgends passt, und bei dem, das dafür gezogen wird.</translation>
    </message>
    <message>
        <source>A tile of your own, taken instead of drawing, moves no pig.</source>
        <comment>note/wheel.not-drawn</comment>
        <translation>Ein eigenes Plättchen, das statt des Ziehens genommen wird, bewegt kein Schwein.</translation>
    </message>
    <message>
        <source>With a hill on the tile, draw another one at once and keep it face down, unseen, below the first. If none is left, there is none.</source>
        <comment>item/hills.second-tile</comment>
        <translation>Mit einem Hügel auf dem Plättchen sofort ein weiteres ziehen und verdeckt und ungesehen unter das erste legen. Ist keines mehr da, fällt es weg.</translation>
    </message>
    <message>
        <source>Also if the tile comes from a bazaar.</source>
        <comment>note/hills.bazaar</comment>
        <translation>Auch wenn das Plättchen aus einem Basar stammt.</translation>
    </message>
    <message>
        <source>If the tile shows a revolt, put it aside for the moment. All your {followers|meeples} on features of that kind go home, wherever they are, but for each that lies protected you score 2 points and it stays.</source>
        <comment>item/revolt.resolve</comment>
        <translation>Zeigt das Plättchen einen Aufstand, legt man es kurz beiseite. Alle eigenen {Gefolgsleute|Meeple} auf Gebieten dieser Art kehren zurück, wo sie auch sind; für jeden, der geschützt liegt, gibt es dagegen 2 Punkte, und er bleibt.</translation>
    </message>
    <message>
        <source>If none of yours went home, the player on the left is next, and so on until one goes home or everybody had a turn; then the tile is placed.</source>
        <comment>note/revolt.goes-on</comment>
        <translation>Ist kein eigener zurückgekehrt, ist der Spieler links der Nächste, und so weiter, bis einer zurückkehrt oder alle an der Reihe waren; dann wird das Plättchen gelegt.</translation>
    </message>
    <message>
        <source>Farmers are never concerned.</source>
        <comment>note/revolt.farmers</comment>
        <translation>Bauern sind nie betroffen.</translation>
    </message>
    <message>
        <source>A revolt of {cloisters|monasteries} concerns all kinds of them.</source>
        <comment>note/revolt.monastery</comment>
        <translation>Ein Aufstand der Klöster betrifft alle Arten davon.</translation>
    </message>
    <message>
        <source>Open one of the gifts that you have; then it goes to the discarded ones.</source>
        <comment>item/gift.open</comment>
        <translation>Eines der eigenen Geschenke öffnen; dann kommt es auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Synod: deploy a {follower|meeple} on any {cloister|monastery} of whatever kind, also beside others.</source>
        <comment>note/gift.synod</comment>
        <translation>Synode: einen {Gefolgsmann|Meeple} in einem Kloster gleich welcher Art einsetzen, auch neben anderen.</translation>
    </message>
    <message>
        <source>Road Sweeper: any unfinished road is scored as at the end of the game, and all {followers|meeples} on it go home.</source>
        <comment>note/gift.sweeper</comment>
        <translation>Straßenfeger: Eine beliebige unfertige Straße wird wie bei Spielende gewertet, und alle {Gefolgsleute|Meeple} darauf kehren zurück.</translation>
    </message>
    <message>
        <source>Change Position: as the card says; no rules that we know tell more.</source>
        <comment>note/gift.position</comment>
        <translation>Stellungswechsel: wie die Karte sagt; mehr verrät keine Regel, die wir kennen.</translation>
    </message>
    <message>
        <source>Cash Out: take one of your {followers|meeples} home and score 2 points for each {follower|meeple} that stood on its feature, itself and those of others included.</source>
        <comment>note/gift.cash</comment>
        <translation>Auszahlung: einen eigenen {Gefolgsmann|Meeple} zurücknehmen; er bringt 2 Punkte für jeden {Gefolgsmann|Meeple}, der auf seinem Gebiet stand, ihn selbst und die der anderen eingeschlossen.</translation>
    </message>
    <message>
        <source>Take 2: as the card says, with a second tile.</source>
        <comment>note/gift.take-two</comment>
        <translation>Nimm 2: wie die Karte sagt, mit einem zweiten Plättchen.</translation>
    </message>
    <message>
        <source>Mist need not go on at an edge. It lies over roads and {farms|fields}, which it parts as a city wall does.</source>
        <comment>note/mist.edges</comment>
        <translation>Nebel muss an einer Kante nicht weitergehen. Er liegt über Straßen und Wiesen, die er trennt wie eine Stadtmauer.</translation>
    </message>
    <message>
        <source>If a road would meet the edge of a {farm|field}, on the new tile or beside it, you must carry it on with one of your bridges; without that the tile may not lie there.</source>
        <comment>item/bridge.required</comment>
        <translation>Träfe eine Straße auf die Kante einer Wiese, auf dem neuen Plättchen oder daneben, muss man sie mit einer eigenen Brücke weiterführen; sonst darf das Plättchen dort nicht liegen.</translation>
    </message>
    <message>
        <source>A bridge stands on the new tile or on one that touches it by a side. No tile has room for two, and no placement of a tile brings more than one.</source>
        <comment>note/bridge.where</comment>
        <translation>Eine Brücke steht auf dem neuen Plättchen oder auf einem, das es mit einer Seite berührt. Kein Plättchen hat Platz für zwei, und kein Legen eines Plättchens bringt mehr als eine.</translation>
    </message>
    <message>
        <source>It leads straight from one edge of a {farm|field} to the opposite one, over whatever lies between, and joins nothing below it. Both edges show a road from now on, also for tiles that are laid there later. It stays to the end.</source>
        <comment>note/bridge.shape</comment>
        <translation>Sie führt gerade von einer Wiesenkante zur gegenüberliegenden, über alles, was dazwischen liegt, und verbindet nichts darunter. Beide Kanten zeigen von nun an eine Straße, auch für Plättchen, die später dort angelegt werden. Sie bleibt bis zum Ende.</translation>
    </message>
    <message>
        <source>The house at the spring of GQ#11 is no inn, and no pig-herd is on its tile of nothing but a {farm|field}.</source>
        <comment>item/gq11.spring</comment>
        <translation>Das Haus an der Quelle von GQ#11 ist kein Wirtshaus, und auf dem Plättchen, das nur eine Wiese zeigt, ist keine Schweineherde.</translation>
    </message>
    <message>
        <source>A tile with a lute may only be laid where at least one of its features, {farms|fields} among them, has nobody on it.</source>
        <comment>item/notes.room</comment>
        <translation>Ein Plättchen mit Laute darf nur dorthin gelegt werden, wo auf mindestens einem seiner Gebiete, auch Wiesen, niemand steht.</translation>
    </message>
    <message>
        <source>Build one of your city bridges straight across the new tile or one beside it; it stays there. It may be what makes the tile fit.</source>
        <comment>item/city-bridges.build</comment>
        <translation>Eine eigene Stadtbrücke gerade über das neue Plättchen oder eines daneben bauen; sie bleibt dort. Das Plättchen darf auch erst durch sie passen.</translation>
    </message>
    <message>
        <source>At each end it joins a city that is not completed, or stands with its gate on a road, which ends there, or on a {farm|field}.</source>
        <comment>note/city-bridges.ends</comment>
        <translation>An jedem Ende schließt sie an eine nicht abgeschlossene Stadt an, oder sie steht mit ihrem Tor auf einer Straße, die dort endet, oder auf einer Wiese.</translation>
    </message>
    <message>
        <source>Whatever lies or stands beneath it stays as it was.</source>
        <comment>note/city-bridges.below</comment>
        <translation>Was unter ihr liegt oder steht, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>A tile that fits only with a bridge may be put away instead.</source>
        <comment>note/city-bridges.discard</comment>
        <translation>Ein Plättchen, das nur mit einer Brücke passt, darf man stattdessen ablegen.</translation>
    </message>
    <message>
        <source>It may cross a tower, which is moved aside a little.</source>
        <comment>note/city-bridges.tower</comment>
        <translation>Sie darf über einen Turm führen, der dafür ein wenig beiseiterückt.</translation>
    </message>
    <message>
        <source>Not over acrobats who stand on a tile.</source>
        <comment>note/city-bridges.acrobats</comment>
        <translation>Nicht über Akrobaten, die auf einem Plättchen stehen.</translation>
    </message>
    <message>
        <source>A gate fits against a road, a {farm|field} or another gate, not against an open city; it closes its city there, ends a road that comes to it, and joins nothing with another gate.</source>
        <comment>item/city-gates.meet</comment>
        <translation>Ein Tor passt an eine Straße, eine Wiese oder ein anderes Tor, nicht an eine offene Stadt; es schließt dort seine Stadt, beendet eine Straße, die darauf stößt, und verbindet nichts mit einem anderen Tor.</translation>
    </message>
    <message>
        <source>A {farm|field} does not pass through a gate.</source>
        <comment>note/city-gates.fields</comment>
        <translation>Eine Wiese geht nicht durch ein Tor hindurch.</translation>
    </message>
    <message>
        <source>A cliff parts the {farms|fields} above and below it; it is no feature.</source>
        <comment>item/cliffs.divide</comment>
        <translation>Eine Klippe trennt die Wiesen über und unter ihr; sie ist kein Gebiet.</translation>
    </message>
    <message>
        <source>A waterfall is a river that falls over a cliff, and lies as any river does.</source>
        <comment>note/cliffs.waterfall</comment>
        <translation>Ein Wasserfall ist ein Fluss, der über eine Klippe stürzt, und liegt wie jeder Fluss.</translation>
    </message>
    <message>
        <source>Parts of a city that a wall divides on their tile do not join there.</source>
        <comment>item/divided-cities.walls</comment>
        <translation>Stadtteile, die eine Mauer auf ihrem Plättchen trennt, sind dort nicht verbunden.</translation>
    </message>
    <message>
        <source>No city may have both red and yellow and blue and white {pennants|coats of arms}; a tile that would join two such cities does not fit there.</source>
        <comment>item/feud.apart</comment>
        <translation>Keine Stadt darf zugleich rot-gelbe und blau-weiße Wappen haben; ein Plättchen, das zwei solche Städte verbände, passt dort nicht.</translation>
    </message>
    <message>
        <source>A city without {pennants|coats of arms} joins any other.</source>
        <comment>note/feud.neutral</comment>
        <translation>Eine Stadt ohne Wappen verbindet sich mit jeder anderen.</translation>
    </message>
    <message>
        <source>A river goes on in a river alone; it is a feature, which springs and lakes close.</source>
        <comment>item/fishermen.edges</comment>
        <translation>Ein Fluss geht nur in einem Fluss weiter; er ist ein Gebiet, das Quellen und Seen abschließen.</translation>
    </message>
    <message>
        <source>If you lay the tile where a privilege lies, turn the privilege over first, to the side that you like, and score 1 point for each {follower|meeple} in the area that it names, at most 10; then the tile must go there.</source>
        <comment>item/privileges.turn-over</comment>
        <translation>Wer das Plättchen dorthin legt, wo ein Privileg liegt, dreht zuerst das Privileg auf die gewünschte Seite und bekommt 1 Punkt für jeden {Gefolgsmann|Meeple} im genannten Bereich, höchstens 10; dann muss das Plättchen dorthin.</translation>
    </message>
    <message>
        <source>No shrine may touch more than one {cloister|monastery}, also by a corner, and no {cloister|monastery} more than one shrine; this holds for the new tile and for those that lie there.</source>
        <comment>item/shrine.placement</comment>
        <translation>Keine Kultstätte darf mehr als ein Kloster berühren, auch nicht mit einer Ecke, und kein Kloster mehr als eine Kultstätte; das gilt für das neue Plättchen und für die, die schon liegen.</translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}, where it may be laid too.</source>
        <comment>note/shrine.abbey</comment>
        <translation>Eine Abtei zählt als Kloster, auch für die Frage, wo sie liegen darf.</translation>
    </message>
    <message>
        <source>An edge with a bush fits against a road, which ends there, a {farm|field} or another bush, which parts the {farm|field}.</source>
        <comment>item/bushes.meet</comment>
        <translation>Eine Kante mit Busch passt an eine Straße, die dort endet, an eine Wiese oder einen anderen Busch, der die Wiese trennt.</translation>
    </message>
    <message>
        <source>A tile may not be laid where it would complete a feature on the tile of the donkey.</source>
        <comment>item/donkey.forbids</comment>
        <translation>Ein Plättchen darf nicht dorthin, wo es ein Gebiet auf dem Plättchen des Esels abschließen würde.</translation>
    </message>
    <message>
        <source>A tunnel token may, since it is placed later.</source>
        <comment>note/donkey.tunnels</comment>
        <translation>Ein Tunnelmarker darf es, weil er später gelegt wird.</translation>
    </message>
    <message>
        <source>On tiles of CutCassonne no {farm|field} goes on beneath a little bridge.</source>
        <comment>note/cutcassonne.bridges</comment>
        <translation>Auf Plättchen von CutCassonne geht keine Wiese unter einer kleinen Brücke weiter.</translation>
    </message>
    <message>
        <source>The roads that meet in a labyrinth are one road, completed when all of them are.</source>
        <comment>item/labyrinth.one-road</comment>
        <translation>Die Straßen, die sich in einem Labyrinth treffen, sind eine Straße, abgeschlossen, wenn alle es sind.</translation>
    </message>
    <message>
        <source>At Bogatyr&apos;s crossroads three arms are one road; the fourth ends at the stone and is another.</source>
        <comment>item/bogatyr.crossroads</comment>
        <translation>Am Scheideweg des Bogatyrs sind drei Arme eine Straße; der vierte endet am Stein und ist eine andere.</translation>
    </message>
    <message>
        <source>A signpost is right if the road goes on from the next tile as it says, to the left, to the right or straight, and does not end there.</source>
        <comment>item/signpost.right</comment>
        <translation>Ein Wegweiser ist richtig, wenn die Straße vom nächsten Plättchen an so weitergeht, wie er sagt, nach links, nach rechts oder geradeaus, und dort nicht endet.</translation>
    </message>
    <message>
        <source>At a roundabout it is right if one of the two ways round agrees.</source>
        <comment>note/signpost.roundabout</comment>
        <translation>An einem Kreisverkehr ist er richtig, wenn einer der zwei Wege herum stimmt.</translation>
    </message>
    <message>
        <source>If the tile is the second of Spiel Doch! and both can now be read side by side, you score 5 points.</source>
        <comment>item/spiel-doch.word</comment>
        <translation>Ist das Plättchen das zweite von Spiel doch! und sind nun beide nebeneinander lesbar, gibt es 5 Punkte.</translation>
    </message>
    <message>
        <source>On the tile of the Ukraine promo nothing stands on the sunflowers.</source>
        <comment>item/ukraine.tile</comment>
        <translation>Auf dem Plättchen der Ukraine-Promo steht nichts auf den Sonnenblumen.</translation>
    </message>
    <message>
        <source>Its house by the lake is an inn, at the road that ends there.</source>
        <comment>note/ukraine.inn</comment>
        <translation>Sein Haus am See ist ein Wirtshaus, an der Straße, die dort endet.</translation>
    </message>
    <message>
        <source>Its road just ends at the lake.</source>
        <comment>note/ukraine.no-inn</comment>
        <translation>Seine Straße endet einfach am See.</translation>
    </message>
    <message>
        <source>If the new tile shows a lute, set a note token on one of its features on which nobody stands; it stays there for good.</source>
        <comment>item/notes.place</comment>
        <translation>Zeigt das neue Plättchen eine Laute, einen Notenmarker auf eines seiner Gebiete legen, auf dem niemand steht; er bleibt für immer dort.</translation>
    </message>
    <message>
        <source>If the new tile shows a letter, the courier goes there at once.</source>
        <comment>item/letter-tiles.call</comment>
        <translation>Zeigt das neue Plättchen einen Brief, läuft der Kurier sofort dorthin.</translation>
    </message>
    <message>
        <source>The tile with the virus infects its city and its {farm|field} when it is laid.</source>
        <comment>item/covid.outbreak</comment>
        <translation>Das Plättchen mit dem Virus infiziert seine Stadt und seine Wiese, wenn es gelegt wird.</translation>
    </message>
    <message>
        <source>If the new tile makes an infected feature larger, put an infection token on a healthy feature beside an infected one.</source>
        <comment>item/covid.spreads</comment>
        <translation>Vergrößert das neue Plättchen ein infiziertes Gebiet, einen Infektionsmarker auf ein gesundes Gebiet neben einem infizierten legen.</translation>
    </message>
    <message>
        <source>A tile beside an infected {cloister|monastery} does not make that larger.</source>
        <comment>note/covid.around</comment>
        <translation>Ein Plättchen neben einem infizierten Kloster vergrößert dieses nicht.</translation>
    </message>
    <message>
        <source>For each figure on a feature that is infected now draw a card: it stays if the test is negative, goes home if it is positive, and leaves the game if it is deadly.</source>
        <comment>item/covid.tests</comment>
        <translation>Für jede Figur auf einem jetzt infizierten Gebiet eine Karte ziehen: Sie bleibt bei negativem Test, kehrt bei positivem zurück und kommt bei tödlichem aus dem Spiel.</translation>
    </message>
    <message>
        <source>If the new tile shows the bunny, set the Easter bunny on it; it is in nobody’s way.</source>
        <comment>item/easter-bunny.arrives</comment>
        <translation>Zeigt das neue Plättchen den Hasen, den Osterhasen daraufsetzen; er steht niemandem im Weg.</translation>
    </message>
    <message>
        <source>If the new tile shows a crater, roll the die: all figures on the tiles that are hit go home without points, before you deploy.</source>
        <comment>item/meteorites.impact</comment>
        <translation>Zeigt das neue Plättchen einen Krater, würfeln: Alle Figuren auf den getroffenen Plättchen kehren ohne Punkte zurück, bevor eingesetzt wird.</translation>
    </message>
    <message>
        <source>With 1 the new tile alone is hit, with 2 also the four beside it, with 3 all thirteen up to two steps away.</source>
        <comment>note/meteorites.standard</comment>
        <translation>Bei 1 wird nur das neue Plättchen getroffen, bei 2 auch die vier daneben, bei 3 alle dreizehn bis zwei Schritte weit.</translation>
    </message>
    <message>
        <source>Extended: 1 hits five tiles so, 2 the nine around, 3 five by five without the four corners.</source>
        <comment>note/meteorites.extended</comment>
        <translation>Erweitert: 1 trifft ebenso fünf Plättchen, 2 die neun im Umkreis, 3 fünf mal fünf ohne die vier Ecken.</translation>
    </message>
    <message>
        <source>Combined, with an ordinary die: 1, 3 and 5 as 1, 2 and 3 by the standard rules, 2, 4 and 6 by the extended ones.</source>
        <comment>note/meteorites.combined</comment>
        <translation>Kombiniert, mit einem gewöhnlichen Würfel: 1, 3 und 5 wie 1, 2 und 3 nach den normalen Regeln, 2, 4 und 6 nach den erweiterten.</translation>
    </message>
    <message>
        <source>Neutral figures on those tiles go beside the landscape.</source>
        <comment>note/meteorites.neutral</comment>
        <translation>Neutrale Figuren auf diesen Plättchen kommen neben die Landschaft.</translation>
    </message>
    <message>
        <source>If the new tile makes a city larger, you may give a curd cheese away to drive one {follower|meeple} of another player out of it; that player takes the cheese.</source>
        <comment>item/curd-cheese.use</comment>
        <translation>Vergrößert das neue Plättchen eine Stadt, darf man einen Quargel hergeben, um einen {Gefolgsmann|Meeple} eines Mitspielers daraus zu vertreiben; dieser bekommt den Quargel.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon to its tile, where neither {followers|meeples} nor builder or pig are deployed in this turn.</source>
        <comment>item/dragon.volcano</comment>
        <translation>Ein Vulkan ruft den Drachen auf sein Plättchen, auf dem in diesem Zug weder {Gefolgsleute|Meeple} noch Baumeister oder Schwein eingesetzt werden.</translation>
    </message>
    <message>
        <source>You must do so.</source>
        <comment>note/princess.must</comment>
        <translation>Man muss es tun.</translation>
    </message>
    <message>
        <source>Steps 2B-1 and 2B-2 are skipped then.</source>
        <comment>note/princess.skips</comment>
        <translation>Die Schritte 2B-1 und 2B-2 entfallen dann.</translation>
    </message>
    <message>
        <source>No {follower|meeple} comes from elsewhere to the tile where the dragon is.</source>
        <comment>item/dragon.keeps-away</comment>
        <translation>Auf das Plättchen, auf dem der Drache ist, kommt kein {Gefolgsmann|Meeple} von anderswo.</translation>
    </message>
    <message>
        <source>The dragon does not enter the tile where the fairy is, also when no {follower|meeple} stands there any more.</source>
        <comment>item/fairy.shelter</comment>
        <translation>Der Drache betritt das Plättchen nicht, auf dem die Fee ist, auch wenn dort kein {Gefolgsmann|Meeple} mehr steht.</translation>
    </message>
    <message>
        <source>An outbreak on the new tile takes the outbreak token with the lowest number that is left.</source>
        <comment>item/plague.source</comment>
        <translation>Ein Pestherd auf dem neuen Plättchen bekommt den Pestherdmarker mit der kleinsten noch vorhandenen Nummer.</translation>
    </message>
    <message>
        <source>With gold on the new tile, lay a {gold piece|gold ingot} on it and another one on a tile of your choice among the eight around it.</source>
        <comment>item/gold.place</comment>
        <translation>Mit Gold auf dem neuen Plättchen {ein Goldstück|einen Goldbarren} darauf legen und {ein weiteres|einen weiteren} auf ein beliebiges der acht Plättchen darum herum.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage or the witch, from wherever they are, on another road or city of the landscape that is not completed and where neither of them is, occupied or not.</source>
        <comment>item/magic.move</comment>
        <translation>Mit dem Zeichen von Magier und Hexe auf dem neuen Plättchen den Magier oder die Hexe, wo immer sie sind, auf eine andere nicht abgeschlossene Straße oder Stadt der Landschaft stellen, auf der keiner von beiden ist, besetzt oder nicht.</translation>
    </message>
    <message>
        <source>If the tile joins the roads or cities of both, one of them must move away in the same way.</source>
        <comment>note/magic.joined</comment>
        <translation>Verbindet das Plättchen die Straßen oder Städte von beiden, muss einer von ihnen ebenso weiterziehen.</translation>
    </message>
    <message>
        <source>If there is no such road or city, one of them that is in the landscape leaves it.</source>
        <comment>note/magic.nowhere</comment>
        <translation>Gibt es keine solche Straße oder Stadt, verlässt einer, der in der Landschaft ist, diese.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage, from wherever he is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/mage.move</comment>
        <translation>Mit dem Zeichen von Magier und Hexe auf dem neuen Plättchen den Magier, wo immer er ist, auf eine andere nicht abgeschlossene Straße oder Stadt der Landschaft stellen, besetzt oder nicht.</translation>
    </message>
    <message>
        <source>If there is none, he leaves the landscape.</source>
        <comment>note/mage.nowhere</comment>
        <translation>Gibt es keine, verlässt er die Landschaft.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the witch, from wherever she is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/witch.move</comment>
        <translation>Mit dem Zeichen von Magier und Hexe auf dem neuen Plättchen die Hexe, wo immer sie ist, auf eine andere nicht abgeschlossene Straße oder Stadt der Landschaft stellen, besetzt oder nicht.</translation>
    </message>
    <message>
        <source>If there is none, she leaves the landscape.</source>
        <comment>note/witch.nowhere</comment>
        <translation>Gibt es keine, verlässt sie die Landschaft.</translation>
    </message>
    <message>
        <source>With a robber on the new tile, set your robber, or move it, to a space of the scoreboard where a scoring figure of another player stands. Then {the next player clockwise with a robber at home|each other player with a robber at home, clockwise,} may do so too.</source>
        <comment>item/robbers.place</comment>
        <translation>Mit einem Räuber auf dem neuen Plättchen den eigenen Räuber auf ein Feld der Wertungstafel setzen oder versetzen, auf dem eine Zählfigur eines anderen Spielers steht. Danach darf {der im Uhrzeigersinn nächste Spieler, der seinen Räuber noch hat,|im Uhrzeigersinn jeder andere Spieler, der seinen Räuber noch hat,} das auch tun.</translation>
    </message>
    <message>
        <source>Lay a tile with a hill together with the one below it, which is out of the game.</source>
        <comment>item/hills.laid</comment>
        <translation>Ein Plättchen mit Hügel zusammen mit dem darunter legen, das aus dem Spiel ist.</translation>
    </message>
    <message>
        <source>The first circus tile: lay an animal token face down on the place of the circus, and set the big top on it.</source>
        <comment>item/circus.first</comment>
        <translation>Das erste Zirkusplättchen: einen Tiermarker verdeckt auf den Platz des Zirkus legen und das Zirkuszelt daraufsetzen.</translation>
    </message>
    <message>
        <source>If the stretch with the robber’s son on the new tile goes on a road, send one {thief|highwayman} of your choice on it home, even before the road is scored.</source>
        <comment>item/robbers-son.remove</comment>
        <translation>Setzt das Stück mit dem Sohn des Räubers auf dem neuen Plättchen eine Straße fort, einen beliebigen Wegelagerer darauf zurückschicken, noch bevor die Straße gewertet wird.</translation>
    </message>
    <message>
        <source>The table may play that you must, even if it is your own.</source>
        <comment>note/robbers-son.must</comment>
        <translation>Der Tisch kann vereinbaren, dass man muss, auch wenn es der eigene ist.</translation>
    </message>
    <message>
        <source>If the new tile is one that calls the statue of Hans, set the statue on it at once, before anything else that the tile causes.</source>
        <comment>item/hans.arrives</comment>
        <translation>Ist das neue Plättchen eines, das die Hans-Statue ruft, die Statue sofort daraufsetzen, vor allem anderen, was das Plättchen bewirkt.</translation>
    </message>
    <message>
        <source>It stays there until the next such tile.</source>
        <comment>note/hans.stays</comment>
        <translation>Sie bleibt dort bis zum nächsten solchen Plättchen.</translation>
    </message>
    <message>
        <source>If the tile shows a quarter of the wind rose and lies in that quarter of the land, as seen from the whole rose, you score 3 points.</source>
        <comment>item/windrose.score</comment>
        <translation>Zeigt das Plättchen ein Viertel der Windrose und liegt es in diesem Viertel des Landes, von der ganzen Rose aus gesehen, gibt es 3 Punkte.</translation>
    </message>
    <message>
        <source>The row and the column of the rose belong to the quarters on both sides.</source>
        <comment>note/windrose.lines</comment>
        <translation>Die Reihe und die Spalte der Rose gehören zu den Vierteln auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Once the blue rose lies on the table it takes the place of the orange one, turned as it lies.</source>
        <comment>note/windrose.blue</comment>
        <translation>Liegt die blaue Rose auf dem Tisch, tritt sie an die Stelle der orangefarbenen, so gedreht, wie sie liegt.</translation>
    </message>
    <message>
        <source>If the tile is Solovei Razboynik&apos;s or adds to the road below his tree, all {thieves|highwaymen} of that road move onto his tile.</source>
        <comment>item/solovei.trap</comment>
        <translation>Ist das Plättchen das von Solowei oder verlängert es die Straße unter seinem Baum, ziehen alle Wegelagerer dieser Straße auf sein Plättchen.</translation>
    </message>
    <message>
        <source>So does whoever comes to that road later by other ways.</source>
        <comment>note/solovei.later</comment>
        <translation>Ebenso, wer später auf anderem Weg auf diese Straße kommt.</translation>
    </message>
    <message>
        <source>If the tile is Vodyanoy&apos;s or lies beside it, all {followers|meeples} on the tiles around him move onto his tile, where they stay until the end of the game.</source>
        <comment>item/vodyanoy.draw-in</comment>
        <translation>Ist das Plättchen das von Wodjanoi oder liegt es neben ihm, ziehen alle {Gefolgsleute|Meeple} der Plättchen um ihn herum auf sein Plättchen, wo sie bis zum Ende des Spiels bleiben.</translation>
    </message>
    <message>
        <source>So does whoever comes there later by other ways.</source>
        <comment>note/vodyanoy.later</comment>
        <translation>Ebenso, wer später auf anderem Weg dorthin kommt.</translation>
    </message>
    <message>
        <source>With both of them, look at Vodyanoy before and after Solovei Razboynik.</source>
        <comment>note/vodyanoy.first</comment>
        <translation>Mit beiden zusammen Wodjanoi vor und nach Solowei betrachten.</translation>
    </message>
    <message>
        <source>If the tile shows La Porxada, choose one of these:</source>
        <comment>item/porxada.choose</comment>
        <translation>Zeigt das Plättchen La Porxada, eines davon wählen:</translation>
    </message>
    <message>
        <source>Exchange one of your {followers|meeples} in the landscape with one of another player; who refuses loses one {follower|meeple} for the rest of the game.</source>
        <comment>note/porxada.swap</comment>
        <translation>Einen eigenen {Gefolgsmann|Meeple} in der Landschaft mit einem eines anderen Spielers tauschen; wer sich weigert, verliert einen {Gefolgsmann|Meeple} für den Rest des Spiels.</translation>
    </message>
    <message>
        <source>When its city is completed, each player with a {follower|meeple} there takes a token; who has one may have unfinished cities scored as completed ones at the end.</source>
        <comment>note/porxada.bonus</comment>
        <translation>Wird seine Stadt abgeschlossen, nimmt jeder Spieler mit einem {Gefolgsmann|Meeple} darin einen Marker; wer einen hat, darf am Ende unfertige Städte wie abgeschlossene werten lassen.</translation>
    </message>
    <message>
        <source>If the tile shows a tree, put a stack of four tokens of one fruit on it face down; any fruit will do.</source>
        <comment>item/fruit.stack</comment>
        <translation>Zeigt das Plättchen einen Baum, einen Stapel von vier Markern einer beliebigen Frucht verdeckt daraufsetzen.</translation>
    </message>
    <message>
        <source>If the tile is the last one around a bathhouse with a {follower|meeple}, its owner may take it back for nothing; whoever forgets it has to pay later.</source>
        <comment>item/bathhouse.free</comment>
        <translation>Ist das Plättchen das letzte um ein Badehaus mit einem {Gefolgsmann|Meeple}, darf ihn sein Besitzer umsonst zurücknehmen; wer es vergisst, muss später bezahlen.</translation>
    </message>
    <message>
        <source>If the arrow of the new tile points to an empty space, you score 2 points.</source>
        <comment>item/arrow.points</comment>
        <translation>Zeigt der Pfeil des neuen Plättchens auf ein leeres Feld, gibt es 2 Punkte.</translation>
    </message>
    <message>
        <source>An arrow is in force when it points to a tile as it is laid, or when a tile is laid where it points; of several arrows you use one.</source>
        <comment>note/arrow.active</comment>
        <translation>Ein Pfeil gilt, wenn er beim Legen auf ein Plättchen zeigt oder wenn ein Plättchen dorthin gelegt wird, wohin er zeigt; von mehreren Pfeilen nutzt man einen.</translation>
    </message>
    <message>
        <source>If the tile added to a road or city that others control now and you don&apos;t, you get a gift, unseen by the others; never more than one for a tile.</source>
        <comment>item/gift.receive</comment>
        <translation>Hat das Plättchen eine Straße oder Stadt vergrößert, auf der jetzt andere die Mehrheit haben und man selbst nicht, bekommt man ein Geschenk, für die anderen ungesehen; nie mehr als eines je Plättchen.</translation>
    </message>
    <message>
        <source>When none is left, shuffle those that were opened.</source>
        <comment>note/gift.reshuffle</comment>
        <translation>Ist keines mehr da, die geöffneten neu mischen.</translation>
    </message>
    <message>
        <source>If the tile shows spell circles, take as many ghosts as there are circles where you would take one: for your own {followers|meeples} where the tile ends its mist, for those of others where the mist goes on.</source>
        <comment>item/spell.ghosts</comment>
        <translation>Zeigt das Plättchen Bannkreise, so viele Geister nehmen, wie Kreise da sind, wo man einen nähme: für eigene {Gefolgsleute|Meeple}, wo das Plättchen seinen Nebel beendet, für fremde, wo der Nebel weitergeht.</translation>
    </message>
    <message>
        <source>Whoever has three ghosts then goes home, and the ghosts go back.</source>
        <comment>note/spell.three</comment>
        <translation>Wer dann drei Geister hat, kehrt zurück, und die Geister kommen in den Vorrat.</translation>
    </message>
    <message>
        <source>With fewer ghosts left, take what is there.</source>
        <comment>note/spell.supply</comment>
        <translation>Sind weniger Geister übrig, nimmt man, was da ist.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-early</comment>
        <translation>Ein Drache auf dem neuen Plättchen: Beginnend beim aktiven Spieler ziehen ihn alle im Uhrzeigersinn je ein Plättchen weiter, senkrecht oder waagerecht, bis er sechsmal gezogen ist oder nicht weiterkann. Kein Plättchen betritt er auf diesem Weg zweimal, auch nicht das erste, und wer ihm im Weg steht, kehrt zurück.</translation>
    </message>
    <message>
        <source>Take one of your {followers|meeples} back from a bathhouse and lose as many points as its number; you may deploy it in this turn.</source>
        <comment>item/bathhouse.buy-back</comment>
        <translation>Einen eigenen {Gefolgsmann|Meeple} aus einem Badehaus zurücknehmen und so viele Punkte verlieren, wie dessen Zahl sagt; er darf noch in diesem Zug eingesetzt werden.</translation>
    </message>
    <message>
        <source>If the new tile has extended a mist, that is, if mist of it lies against mist, put a ghost from the supply on a {follower|meeple} of another player.</source>
        <comment>item/ghosts.spread</comment>
        <translation>Hat das neue Plättchen einen Nebel erweitert, liegt also Nebel von ihm an Nebel, einen Geist aus dem Vorrat auf einen {Gefolgsmann|Meeple} eines anderen Spielers setzen.</translation>
    </message>
    <message>
        <source>Farmers too may get one, but never {guard followers|guard meeples}. If no ghost is left, none comes.</source>
        <comment>note/ghosts.where</comment>
        <translation>Auch Bauern können einen bekommen, nie aber Wächter. Ist kein Geist übrig, kommt keiner.</translation>
    </message>
    <message>
        <source>One ghost for the tile, however many of its edges and symbols there are.</source>
        <comment>note/ghosts.one</comment>
        <translation>Ein Geist je Plättchen, gleich wie viele Kanten und Symbole es sind.</translation>
    </message>
    <message>
        <source>If the new tile has put an end to a mist, that is, if mist lies against an edge without any, put a ghost from the supply on a {follower|meeple} of your own.</source>
        <comment>item/ghosts.end</comment>
        <translation>Hat das neue Plättchen einen Nebel beendet, liegt also Nebel an einer Kante ohne Nebel, einen Geist aus dem Vorrat auf einen eigenen {Gefolgsmann|Meeple} setzen.</translation>
    </message>
    <message>
        <source>With a magic portal on the new tile all tiles of the landscape are open to one {follower|meeple}.</source>
        <comment>item/portal.opens</comment>
        <translation>Mit einem magischen Portal auf dem neuen Plättchen stehen einem {Gefolgsmann|Meeple} alle Plättchen der Landschaft offen.</translation>
    </message>
    <message>
        <source>A normal {follower|meeple}.</source>
        <comment>note/figure.normal</comment>
        <translation>Ein normaler {Gefolgsmann|Meeple}.</translation>
    </message>
    <message>
        <source>A farmer lies on its {farm|field} until the end of the game.</source>
        <comment>note/figure.farmers-stay</comment>
        <translation>Ein Bauer bleibt bis zum Ende des Spiels auf seiner Wiese liegen.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple}, wherever a normal one may go.</source>
        <comment>note/figure.large-follower</comment>
        <translation>Der {große Gefolgsmann|große Meeple}, überall, wo ein normaler hindarf.</translation>
    </message>
    <message>
        <source>On a church of Darmstadt as on a {cloister|monastery}.</source>
        <comment>note/figure.church</comment>
        <translation>In einer Kirche von Darmstadt wie in einem Kloster.</translation>
    </message>
    <message>
        <source>On the castle of a tile just laid, where it is a lord.</source>
        <comment>note/figure.lord</comment>
        <translation>Auf der Burg eines gerade gelegten Plättchens; dort ist er Burgherr.</translation>
    </message>
    <message>
        <source>On a cathedral in Germany, where it is an archbishop.</source>
        <comment>note/figure.archbishop</comment>
        <translation>In einer Kathedrale in Deutschland; dort ist er Erzbischof.</translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple}, wherever a normal one may go.</source>
        <comment>note/figure.guard</comment>
        <translation>Ein Wächter, überall, wo ein normaler {Gefolgsmann|Meeple} hindarf.</translation>
    </message>
    <message>
        <source>In a new labyrinth whoever stands on the roads that lead there, and on a tile that adds to such a road if nobody stands on that arm, as far as the labyrinth.</source>
        <comment>note/figure.labyrinth</comment>
        <translation>In einem neuen Labyrinth, auch wenn auf den Straßen dorthin jemand steht; und auf einem Plättchen, das eine solche Straße verlängert, wenn auf diesem Arm bis zum Labyrinth niemand steht.</translation>
    </message>
    <message>
        <source>On Baba Yaga&apos;s hut, which is no {cloister|monastery}.</source>
        <comment>note/figure.yaga-hut</comment>
        <translation>In der Hütte der Baba Jaga, die kein Kloster ist.</translation>
    </message>
    <message>
        <source>Not on Vodyanoy&apos;s tile.</source>
        <comment>note/figure.vodyanoy</comment>
        <translation>Nicht auf dem Plättchen von Wodjanoi.</translation>
    </message>
    <message>
        <source>Any {follower|meeple} for a {cloister|monastery} may stand on a shrine, and is a heretic there. A heretic and a monk whose buildings touch, also by a corner, are in a challenge, whosever they are and however they came there.</source>
        <comment>note/figure.heretic</comment>
        <translation>Jeder {Gefolgsmann|Meeple} für ein Kloster darf auf einer Kultstätte stehen und ist dort Ketzer. Ein Ketzer und ein Mönch, deren Bauwerke sich berühren, auch mit einer Ecke, stehen in einer Herausforderung, wem sie auch gehören und wie sie auch dorthin kamen.</translation>
    </message>
    <message>
        <source>On a {cloister|monastery} of these sets its owner says whether it stands there as a monk or lies there as an abbot; either way nobody else may be deployed there.</source>
        <comment>note/figure.special-monk</comment>
        <translation>In einem Kloster dieser Sätze sagt der Besitzer, ob er dort als Mönch steht oder als Abt liegt; so oder so darf dort kein anderer eingesetzt werden.</translation>
    </message>
    <message>
        <source>The mayor, but only in a city.</source>
        <comment>note/figure.mayor</comment>
        <translation>Der Bürgermeister, aber nur in einer Stadt.</translation>
    </message>
    <message>
        <source>The wagon, but not on a {farm|field}.</source>
        <comment>note/figure.wagon</comment>
        <translation>Der Wagen, aber nicht auf einer Wiese.</translation>
    </message>
    <message>
        <source>The abbot, but only on a {cloister|monastery} or a garden.</source>
        <comment>note/figure.abbot</comment>
        <translation>Der Abt, aber nur in einem Kloster oder Garten.</translation>
    </message>
    <message>
        <source>The phantom too, wherever a normal {follower|meeple} may go, instead of in step 2B-2.</source>
        <comment>note/figure.phantom</comment>
        <translation>Auch das Phantom, überall, wo ein normaler {Gefolgsmann|Meeple} hindarf, statt in Schritt 2B-2.</translation>
    </message>
    <message>
        <source>The ringmaster, wherever a normal {follower|meeple} may go, but not in a pyramid of acrobats.</source>
        <comment>note/figure.ringmaster</comment>
        <translation>Der Zirkusdirektor, überall, wo ein normaler {Gefolgsmann|Meeple} hindarf, aber nicht in einer Akrobatenpyramide.</translation>
    </message>
    <message>
        <source>By an arrow with a second {follower|meeple} in force: beside one of your own anywhere instead.</source>
        <comment>note/arrow.reinforce</comment>
        <translation>Durch einen geltenden Pfeil mit zweitem {Gefolgsmann|Meeple}: stattdessen irgendwo neben einem eigenen.</translation>
    </message>
    <message>
        <source>By the third kind of arrow in force: as with a magic portal.</source>
        <comment>note/arrow.third</comment>
        <translation>Durch einen geltenden Pfeil der dritten Art: wie mit einem magischen Portal.</translation>
    </message>
    <message>
        <source>Not on the feature that has just got a note token.</source>
        <comment>note/notes.no-follower</comment>
        <translation>Nicht auf dem Gebiet, das gerade einen Notenmarker bekommen hat.</translation>
    </message>
    <message>
        <source>A bridge on the new tile is a stretch of road like any other. A bridge on another tile opens nothing there.</source>
        <comment>note/bridge.deploy</comment>
        <translation>Eine Brücke auf dem neuen Plättchen ist ein Straßenstück wie jedes andere. Eine Brücke auf einem anderen Plättchen öffnet dort nichts.</translation>
    </message>
    <message>
        <source>At the gate of a castle on a road, as lord, if nobody stands on the road; there is no place for a {thief|highwayman} besides.</source>
        <comment>note/castle-lords.deploy</comment>
        <translation>Am Tor einer Burg an einer Straße, als Burgherr, wenn auf der Straße niemand steht; für einen Wegelagerer ist daneben kein Platz.</translation>
    </message>
    <message>
        <source>Nobody stands on a gate itself; farmers may lie on the pieces of land beside it.</source>
        <comment>note/city-gates.nobody</comment>
        <translation>Auf einem Tor selbst steht niemand; auf den Landstücken daneben dürfen Bauern liegen.</translation>
    </message>
    <message>
        <source>At a lake with roads the ends of the roads are still apart when you deploy; nobody stands on a ferry.</source>
        <comment>note/ferries.deploy</comment>
        <translation>An einem See mit Straßen sind die Straßenenden beim Einsetzen noch getrennt; auf einer Fähre steht niemand.</translation>
    </message>
    <message>
        <source>Or in the hut of the new tile, where only one {follower|meeple} may be; no pig, builder or barn.</source>
        <comment>note/fish-huts.deploy</comment>
        <translation>Oder in der Hütte des neuen Plättchens, in der nur ein {Gefolgsmann|Meeple} sein darf; kein Schwein, kein Baumeister, keine Scheune.</translation>
    </message>
    <message>
        <source>Or on a river of the new tile where nobody stands, as fisherman; no wagon.</source>
        <comment>note/fishermen.deploy</comment>
        <translation>Oder auf einem Fluss des neuen Plättchens, auf dem niemand steht, als Fischer; kein Wagen.</translation>
    </message>
    <message>
        <source>Or in the tent of the new tile, as fortune teller, if fewer than two {followers|meeples} of yours are in tents.</source>
        <comment>note/fortune-teller.deploy</comment>
        <translation>Oder im Zelt des neuen Plättchens, als Wahrsagerin, wenn weniger als zwei eigene {Gefolgsleute|Meeple} in Zelten sind.</translation>
    </message>
    <message>
        <source>Also on a cemetery, whose keeper it is.</source>
        <comment>note/cemetery.deploy</comment>
        <translation>Auch auf einem Friedhof, dessen Wärter er ist.</translation>
    </message>
    <message>
        <source>Nobody stands in the mist itself.</source>
        <comment>note/mist.nobody</comment>
        <translation>Im Nebel selbst steht niemand.</translation>
    </message>
    <message>
        <source>On the Hungarian tile only its two roads are places; one passes over the other, and neither ends.</source>
        <comment>note/hungarian-promo.fields</comment>
        <translation>Auf dem ungarischen Plättchen sind nur die zwei Straßen Plätze; eine führt über die andere, und keine endet.</translation>
    </message>
    <message>
        <source>You may lay it down and so protect it, for 4 points less; it stays so until it goes home.</source>
        <comment>note/revolt.protect-deployed</comment>
        <translation>Man darf ihn hinlegen und so schützen, für 4 Punkte weniger; so bleibt er, bis er zurückkehrt.</translation>
    </message>
    <message>
        <source>So you may with your wagon that moves on.</source>
        <comment>note/revolt.protect-wagon</comment>
        <translation>So schützen darf man auch den eigenen Wagen, der weiterfährt.</translation>
    </message>
    <message>
        <source>So you may with what you get by La Porxada.</source>
        <comment>note/revolt.protect-porxada</comment>
        <translation>So schützen darf man auch, was man durch La Porxada bekommt.</translation>
    </message>
    <message>
        <source>So you may with what you set by a seduction.</source>
        <comment>note/revolt.protect-catapult</comment>
        <translation>So schützen darf man auch, was man durch eine Verführung einsetzt.</translation>
    </message>
    <message>
        <source>So you may with what you deploy by a crop circle.</source>
        <comment>note/revolt.protect-circle</comment>
        <translation>So schützen darf man auch, was man durch einen Kornkreis einsetzt.</translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-followers</comment>
        <translation>Nicht, wenn das neue Plättchen einen Pestherd bringt.</translation>
    </message>
    <message>
        <source>With a magic portal on the new tile it may go to any tile instead, to a feature that is not completed and where nobody&apos;s {follower|meeple} stands.</source>
        <comment>note/figure.portal</comment>
        <translation>Mit einem magischen Portal auf dem neuen Plättchen darf er stattdessen auf jedes Plättchen, auf ein nicht abgeschlossenes Gebiet, auf dem kein {Gefolgsmann|Meeple} steht.</translation>
    </message>
    <message>
        <source>So may the phantom if no other did.</source>
        <comment>note/portal.phantom</comment>
        <translation>Auch das Phantom darf es, wenn kein anderer es tat.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-followers</comment>
        <translation>Nicht auf einem Vulkan.</translation>
    </message>
    <message>
        <source>On a labyrinth only if nobody stands on any of its roads.</source>
        <comment>note/labyrinths.basic</comment>
        <translation>In einem Labyrinth nur, wenn auf keiner seiner Straßen jemand steht.</translation>
    </message>
    <message>
        <source>Or as a sightseer on the vista point of the new tile.</source>
        <comment>note/vistas.deploy</comment>
        <translation>Oder als Betrachter am Aussichtspunkt des neuen Plättchens.</translation>
    </message>
    <message>
        <source>With a flying machine on the new tile, set a figure on it and roll the die: it flies so many spaces in the direction of the arrow, empty ones counted. If it may stand there on a feature that is not completed, whoever occupies that, it must land on one; else it goes home, and this was your action.</source>
        <comment>item/flier.fly</comment>
        <translation>Mit einem Fluggerät auf dem neuen Plättchen eine Figur daraufsetzen und würfeln: Sie fliegt so viele Felder in Pfeilrichtung, leere mitgezählt. Darf sie dort auf einem nicht abgeschlossenen Gebiet stehen, wer es auch besetzt, muss sie auf einem landen; sonst kehrt sie zurück, und das war die Aktion.</translation>
    </message>
    <message>
        <source>{Any follower|Any meeple|A normal or a large meeple} may fly.</source>
        <comment>note/flier.who</comment>
        <translation>{Jeder Gefolgsmann|Jeder Meeple|Ein normaler oder großer Meeple} darf fliegen.</translation>
    </message>
    <message>
        <source>It lands on no {farm|field}.</source>
        <comment>note/flier.no-field</comment>
        <translation>Sie landet auf keiner Wiese.</translation>
    </message>
    <message>
        <source>Nor on a feature that the new tile has completed.</source>
        <comment>note/flier.completed</comment>
        <translation>Auch nicht auf einem Gebiet, das das neue Plättchen abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Castles, towers, circuses and acrobats take nobody from the air, nor do the insides of the City of Carcassonne and of the Wheel of Fortune.</source>
        <comment>note/flier.nowhere</comment>
        <translation>Burgen, Türme, Zirkusse und Akrobaten nehmen niemanden aus der Luft auf, ebenso wenig das Innere der Stadt Carcassonne und des Schicksalsrads.</translation>
    </message>
    <message>
        <source>Nobody flies from a volcano.</source>
        <comment>note/flier.volcano</comment>
        <translation>Von einem Vulkan fliegt niemand ab.</translation>
    </message>
    <message>
        <source>Nobody flies from an outbreak.</source>
        <comment>note/flier.plague</comment>
        <translation>Von einem Pestherd fliegt niemand ab.</translation>
    </message>
    <message>
        <source>The phantom may fly in step 2B-2, if nobody flew in step 2B-1.</source>
        <comment>note/flier.phantom</comment>
        <translation>Das Phantom darf in Schritt 2B-2 fliegen, wenn in Schritt 2B-1 niemand geflogen ist.</translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on a haunted castle on the new tile where nobody stands yet; it is the owner of the castle.</source>
        <comment>item/haunted.deploy</comment>
        <translation>Einen {Gefolgsmann|Meeple} in einem Spukschloss auf dem neuen Plättchen einsetzen, in dem noch niemand steht; ihm gehört das Schloss.</translation>
    </message>
    <message>
        <source>A {follower|meeple}, large or not, may also be deployed on top of any tower in the landscape that has at least one {piece|floor} and no figure yet; it closes the tower, scores nothing there, and stays.</source>
        <comment>item/figure.tower</comment>
        <translation>Ein {Gefolgsmann|Meeple}, groß oder nicht, darf auch auf der Spitze eines beliebigen Turms der Landschaft eingesetzt werden, der mindestens ein Turmteil und noch keine Figur hat; er schließt den Turm, wertet dort nichts und bleibt.</translation>
    </message>
    <message>
        <source>The dragon does not reach it there.</source>
        <comment>note/figure.tower-dragon</comment>
        <translation>Der Drache erreicht ihn dort nicht.</translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, add a normal {follower|meeple} to the pyramid there: two stand below, then one on top, of whatever players.</source>
        <comment>item/acrobats.join</comment>
        <translation>Ist das neue Plättchen ein Akrobatenplättchen oder eines der acht um eines herum, einen normalen {Gefolgsmann|Meeple} zur Pyramide dort stellen: zwei stehen unten, dann einer oben, gleich von welchen Spielern.</translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, score the pyramid there that was completed in an earlier turn; all its acrobats go home.</source>
        <comment>item/acrobats.score</comment>
        <translation>Ist das neue Plättchen ein Akrobatenplättchen oder eines der acht um eines herum, die in einem früheren Zug vollendete Pyramide dort werten; alle ihre Akrobaten kehren zurück.</translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.pig</comment>
        <translation>Ob es auf ein Plättchen mit Pestherd darf, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-pig</comment>
        <translation>Nicht auf einem Vulkan.</translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.builder</comment>
        <translation>Ob er auf ein Plättchen mit Pestherd darf, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-builder</comment>
        <translation>Nicht auf einem Vulkan.</translation>
    </message>
    <message>
        <source>Set your observation tower on a {farm|field} of the new tile, whoever lies there; it has no vote and keeps nobody away.</source>
        <comment>item/observation.deploy</comment>
        <translation>Den eigenen Aussichtsturm auf eine Wiese des neuen Plättchens setzen, gleich wer dort liegt; er hat keine Stimme und hält niemanden fern.</translation>
    </message>
    <message>
        <source>Deploy your shepherd on the new tile, on a {farm|field} where no shepherd is yet, with or without farmers.</source>
        <comment>item/shepherd.deploy</comment>
        <translation>Den eigenen Schäfer auf dem neuen Plättchen einsetzen: auf einer Wiese, wo noch kein Schäfer ist, mit oder ohne Bauern.</translation>
    </message>
    <message>
        <source>Then you must {expand|grow} the flock: draw a token. Sheep are laid beside the shepherd; a wolf sends him home, and returns to the bag.</source>
        <comment>note/shepherd.first-token</comment>
        <translation>Dann muss die Herde wachsen: einen Marker ziehen. Schafe kommen neben den Schäfer; ein Wolf schickt ihn zurück und kommt wieder in den Beutel.</translation>
    </message>
    <message>
        <source>He is no {follower|meeple}: he has no vote and is worth nothing as a farmer.</source>
        <comment>note/shepherd.no-follower</comment>
        <translation>Er ist kein {Gefolgsmann|Meeple}: Er hat keine Stimme und ist als Bauer nichts wert.</translation>
    </message>
    <message>
        <source>If something else sends him home, his tokens return to the bag.</source>
        <comment>note/shepherd.tokens</comment>
        <translation>Schickt etwas anderes ihn zurück, kommen seine Marker wieder in den Beutel.</translation>
    </message>
    <message>
        <source>No portal and no flight is open to him.</source>
        <comment>note/shepherd.no-portal</comment>
        <translation>Kein Portal und kein Flug steht ihm offen.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-shepherd</comment>
        <translation>Nicht auf einem Vulkan.</translation>
    </message>
    <message>
        <source>Whether he may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.shepherd</comment>
        <translation>Ob er auf ein Plättchen mit Pestherd darf, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set your obelisk where the corners of four tiles meet, one of them the new tile, if there is nothing but {farm|field} at all four; who lies there does not matter.</source>
        <comment>item/obelisk.deploy</comment>
        <translation>Den eigenen Obelisken dorthin setzen, wo die Ecken von vier Plättchen zusammenstoßen, darunter das neue, wenn an allen vier nichts als Wiese ist; wer dort liegt, ist gleich.</translation>
    </message>
    <message>
        <source>Set your windmill on a {farm|field} of the new tile, whoever lies there; it has no vote.</source>
        <comment>item/windmill.deploy</comment>
        <translation>Die eigene Windmühle auf eine Wiese des neuen Plättchens setzen, gleich wer dort liegt; sie hat keine Stimme.</translation>
    </message>
    <message>
        <source>The {farm|field} is scored in step 3B if farmers lie on it.</source>
        <comment>note/barn.scores</comment>
        <translation>Die Wiese wird in Schritt 3B gewertet, wenn Bauern darauf liegen.</translation>
    </message>
    <message>
        <source>Take back one of your {followers|meeples} from Solovei Razboynik, but not in the turn in which his tile was laid.</source>
        <comment>item/solovei.retrieve</comment>
        <translation>Einen eigenen {Gefolgsmann|Meeple} von Solowei dem Räuber zurücknehmen, aber nicht in dem Zug, in dem dessen Plättchen gelegt wurde.</translation>
    </message>
    <message>
        <source>From Vodyanoy too, in the same way.</source>
        <comment>note/vodyanoy.retrieve</comment>
        <translation>Ebenso von Wodjanoi.</translation>
    </message>
    <message>
        <source>Put a {follower|meeple} on a free crown of the wheel; each crown takes one.</source>
        <comment>item/wheel.crown</comment>
        <translation>Einen {Gefolgsmann|Meeple} auf eine freie Krone des Rads setzen; auf jeder ist Platz für einen.</translation>
    </message>
    <message>
        <source>No flight and no portal leads there.</source>
        <comment>note/wheel.no-way</comment>
        <translation>Kein Flug und kein Portal führt dorthin.</translation>
    </message>
    <message>
        <source>With a festival on the new tile, take one of your figures home from anywhere in the landscape. It scores nothing.</source>
        <comment>item/festival.return</comment>
        <translation>Mit einem Fest auf dem neuen Plättchen eine eigene Figur von überall in der Landschaft zurücknehmen. Sie bringt nichts.</translation>
    </message>
    <message>
        <source>Any {follower|meeple} and any other figure of yours, such as builder, pig, barn or shepherd.</source>
        <comment>note/festival.any-figure</comment>
        <translation>Jeden {Gefolgsmann|Meeple} und jede andere eigene Figur wie Baumeister, Schwein, Scheune oder Schäfer.</translation>
    </message>
    <message>
        <source>Only a {follower|meeple}.</source>
        <comment>note/festival.followers-only</comment>
        <translation>Nur einen {Gefolgsmann|Meeple}.</translation>
    </message>
    <message>
        <source>But no prisoner at another player&apos;s.</source>
        <comment>note/festival.no-prisoner</comment>
        <translation>Aber keinen Gefangenen bei einem anderen Spieler.</translation>
    </message>
    <message>
        <source>Also from within the City of Carcassonne or the Wheel of Fortune.</source>
        <comment>note/festival.inside</comment>
        <translation>Auch aus dem Inneren der Stadt Carcassonne oder des Schicksalsrads.</translation>
    </message>
    <message>
        <source>A castle that its lord leaves so is empty.</source>
        <comment>note/festival.castle</comment>
        <translation>Eine Burg, die ihr Herr so verlässt, ist leer.</translation>
    </message>
    <message>
        <source>The phantom may still be deployed in step 2B-2.</source>
        <comment>note/festival.phantom</comment>
        <translation>Das Phantom darf in Schritt 2B-2 trotzdem eingesetzt werden.</translation>
    </message>
    <message>
        <source>Set the black fairy beside any {follower|meeple} in the landscape.</source>
        <comment>item/black-fairy.move</comment>
        <translation>Die schwarze Fee neben einen beliebigen {Gefolgsmann|Meeple} der Landschaft setzen.</translation>
    </message>
    <message>
        <source>Set a {follower|meeple} on the flying machine of the new tile and roll its die: it flies as many squares the way the machine looks, and must land on a road, city or {cloister|monastery} there that is not completed, even if somebody is there; else it goes home.</source>
        <comment>item/flying-machines-2.fly</comment>
        <translation>Einen {Gefolgsmann|Meeple} auf das Fluggerät des neuen Plättchens setzen und dessen Würfel werfen: Er fliegt so viele Felder in Blickrichtung des Fluggeräts und muss dort auf einer nicht abgeschlossenen Straße, Stadt oder einem solchen Kloster landen, auch wenn jemand da ist; sonst kehrt er zurück.</translation>
    </message>
    <message>
        <source>If the new tile is the Hungarian one and its roads stay empty, deploy a {follower|meeple} on a tile that touches its corner: on a feature that is neither completed nor occupied, of the kind that the quarter towards that tile shows.</source>
        <comment>item/hungarian-promo.corner</comment>
        <translation>Ist das neue Plättchen das ungarische und bleiben seine Straßen leer, einen {Gefolgsmann|Meeple} auf einem Plättchen einsetzen, das seine Ecke berührt: auf einem weder abgeschlossenen noch besetzten Gebiet der Art, die das Viertel zu diesem Plättchen hin zeigt.</translation>
    </message>
    <message>
        <source>Place one of your tower {pieces|floors} on any foundation in the landscape, or on any tower that no figure closes.</source>
        <comment>item/tower.place</comment>
        <translation>Ein eigenes Turmteil auf ein beliebiges Turmfundament der Landschaft setzen oder auf einen Turm, den keine Figur schließt.</translation>
    </message>
    <message>
        <source>Place a black {piece|floor} on any foundation, or on any tower that neither a figure nor a white {piece|floor} closes.</source>
        <comment>item/black-tower.black</comment>
        <translation>Ein schwarzes Turmteil auf ein beliebiges Turmfundament setzen oder auf einen Turm, den weder eine Figur noch ein weißes Turmteil schließt.</translation>
    </message>
    <message>
        <source>It takes prisoners only along the diagonals, as far as the tower has {pieces|floors} of all colours.</source>
        <comment>note/black-tower.diagonals</comment>
        <translation>Es nimmt nur entlang der Diagonalen gefangen, so weit, wie der Turm Teile aller Farben hat.</translation>
    </message>
    <message>
        <source>A normal {piece|floor} on top makes the tower a normal one again.</source>
        <comment>note/black-tower.normal</comment>
        <translation>Ein normales Turmteil obenauf macht den Turm wieder zu einem normalen.</translation>
    </message>
    <message>
        <source>Place a white {piece|floor} on a tower that has one at least and no figure: it takes no prisoner, and nothing may ever be placed there any more.</source>
        <comment>item/black-tower.white</comment>
        <translation>Ein weißes Turmteil auf einen Turm setzen, der mindestens ein Teil und keine Figur hat: Es nimmt nicht gefangen, und nichts darf je wieder daraufgesetzt werden.</translation>
    </message>
    <message>
        <source>Having placed a {piece|floor}, take one {follower|meeple} prisoner, whoever owns it, from the tower’s own tile or from as many spaces in each of the four directions as the tower is high, gaps included; one of your own goes to your supply.</source>
        <comment>item/tower.capture</comment>
        <translation>Nach dem Setzen eines Turmteils einen {Gefolgsmann|Meeple} gefangen nehmen, wem er auch gehört, vom Plättchen des Turms selbst oder in jeder der vier Richtungen bis auf so viele Felder, wie der Turm hoch ist, Lücken mitgezählt; ein eigener kommt in den eigenen Vorrat.</translation>
    </message>
    <message>
        <source>Place one of your little buildings on the new tile, where it stays until the end.</source>
        <comment>item/building.place</comment>
        <translation>Eines der eigenen kleinen Gebäude auf das neue Plättchen stellen, wo es bis zum Ende bleibt.</translation>
    </message>
    <message>
        <source>Place your tollhouse at any crossing with houses where 2 to 4 roads end, or move it to another one.</source>
        <comment>item/tollhouse.place</comment>
        <translation>Das eigene Zollhaus an eine beliebige Kreuzung mit Häusern setzen, an der 2 bis 4 Straßen enden, oder an eine andere versetzen.</translation>
    </message>
    <message>
        <source>Cities and {cloisters|monasteries} where roads end are no crossings.</source>
        <comment>note/tollhouse.crossing</comment>
        <translation>Städte und Klöster, an denen Straßen enden, sind keine Kreuzungen.</translation>
    </message>
    <message>
        <source>Move the fairy to one of your {followers|meeples} where she is not yet.</source>
        <comment>item/fairy.move</comment>
        <translation>Die Fee zu einem eigenen {Gefolgsmann|Meeple} setzen, bei dem sie noch nicht ist.</translation>
    </message>
    <message>
        <source>She stands beside it and is good for it alone.</source>
        <comment>note/fairy.beside</comment>
        <translation>Sie steht daneben und nützt nur diesem.</translation>
    </message>
    <message>
        <source>She stands on its tile and is good for all that stand there.</source>
        <comment>note/fairy.on-tile</comment>
        <translation>Sie steht auf seinem Plättchen und nützt allen, die dort stehen.</translation>
    </message>
    <message>
        <source>Not to a {follower|meeple} in a castle.</source>
        <comment>note/fairy.no-castle</comment>
        <translation>Nicht zu einem {Gefolgsmann|Meeple} in einer Burg.</translation>
    </message>
    <message>
        <source>She may go there.</source>
        <comment>note/fairy.castle-allowed</comment>
        <translation>Sie darf dorthin.</translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, send one of them home, of whatever player, and do nothing more with the wood.</source>
        <comment>item/princess.instead</comment>
        <translation>Kommt das Burgfräulein auf dem neuen Plättchen in eine Stadt mit Rittern, einen davon zurückschicken, gleich von welchem Spieler, und nichts weiter mit den Figuren tun.</translation>
    </message>
    <message>
        <source>Lead the donkey to any other tile.</source>
        <comment>item/donkey.move</comment>
        <translation>Den Esel auf ein beliebiges anderes Plättchen führen.</translation>
    </message>
    <message>
        <source>If the robber’s son sent somebody home, deploy nobody in this turn.</source>
        <comment>item/robbers-son.instead</comment>
        <translation>Hat der Sohn des Räubers jemanden zurückgeschickt, in diesem Zug niemanden einsetzen.</translation>
    </message>
    <message>
        <source>If the tile lies beside a statue of the seasons, or touches it by a corner, deploy a second {follower|meeple} on it, on another of its features.</source>
        <comment>item/spring.second</comment>
        <translation>Liegt das Plättchen neben einer Statue der Jahreszeiten oder berührt es sie mit einer Ecke, einen zweiten {Gefolgsmann|Meeple} darauf einsetzen, auf einem anderen seiner Gebiete.</translation>
    </message>
    <message>
        <source>The tile with the statue does not lie beside itself.</source>
        <comment>note/spring.statue</comment>
        <translation>Das Plättchen mit der Statue liegt nicht neben sich selbst.</translation>
    </message>
    <message>
        <source>If the new tile shows a great fair and you have deployed a {follower|meeple} on it, deploy a figure that is none on the same feature too: builder, pig or barn.</source>
        <comment>item/great-fairs.second</comment>
        <translation>Zeigt das neue Plättchen einen Großen Markt und wurde darauf ein {Gefolgsmann|Meeple} eingesetzt, auf demselben Gebiet auch eine Figur einsetzen, die keiner ist: Baumeister, Schwein oder Scheune.</translation>
    </message>
    <message>
        <source>Deploy your phantom as a normal {follower|meeple}, on a feature of the new tile where nobody stands yet, your own figure of step 2B-1 included.</source>
        <comment>item/phantom.deploy</comment>
        <translation>Das eigene Phantom wie einen normalen {Gefolgsmann|Meeple} einsetzen, auf einem Gebiet des neuen Plättchens, auf dem noch niemand steht, auch nicht die eigene Figur aus Schritt 2B-1.</translation>
    </message>
    <message>
        <source>It is only deployed: no tower {piece|floor} and no little building is laid here.</source>
        <comment>note/phantom.alone</comment>
        <translation>Es wird nur eingesetzt: Hier wird kein Turmteil und kein kleines Gebäude gesetzt.</translation>
    </message>
    <message>
        <source>Not if a princess has sent a knight home in this turn.</source>
        <comment>note/phantom.princess</comment>
        <translation>Nicht, wenn in diesem Zug ein Burgfräulein einen Ritter zurückgeschickt hat.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/phantom.volcano</comment>
        <translation>Nicht auf einem Vulkan.</translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-phantom</comment>
        <translation>Nicht, wenn das neue Plättchen einen Pestherd bringt.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} was deployed on the new tile, and a tree is on it or on a tile around it, choose one such tree and do one of these:</source>
        <comment>item/fruit.action</comment>
        <translation>Wurde auf dem neuen Plättchen ein {Gefolgsmann|Meeple} eingesetzt und steht darauf oder auf einem Plättchen darum herum ein Baum, einen solchen Baum wählen und eines davon tun:</translation>
    </message>
    <message>
        <source>Harvest: take its top token, if any is left, and score what it shows.</source>
        <comment>note/fruit.harvest</comment>
        <translation>Ernten: seinen obersten Marker nehmen, falls noch einer da ist, und werten, was er zeigt.</translation>
    </message>
    <message>
        <source>Sell: give back 1 to 4 of your tokens, and score for their number.</source>
        <comment>note/fruit.sell</comment>
        <translation>Verkaufen: 1 bis 4 eigene Marker zurückgeben und für ihre Anzahl Punkte bekommen.</translation>
    </message>
    <message>
        <source>If you have deployed no {follower|meeple}, lay down one of yours that is in the landscape and so protect it, for 2 points less.</source>
        <comment>item/revolt.protect-later</comment>
        <translation>Wurde kein {Gefolgsmann|Meeple} eingesetzt, einen eigenen in der Landschaft hinlegen und so schützen, für 2 Punkte weniger.</translation>
    </message>
    <message>
        <source>With a lake and its roads on the new tile, lay a ferry on it, which joins two of its roads to one; any others end at the lake.</source>
        <comment>item/ferries.place</comment>
        <translation>Mit einem See und seinen Straßen auf dem neuen Plättchen eine Fähre darauf legen, die zwei seiner Straßen zu einer verbindet; die übrigen enden am See.</translation>
    </message>
    <message>
        <source>Only if you have deployed a {thief|highwayman} there.</source>
        <comment>note/ferries.highwayman</comment>
        <translation>Nur wenn dort ein Wegelagerer eingesetzt wurde.</translation>
    </message>
    <message>
        <source>If the tile has extended roads with ferries, you may move the nearest ferry in each direction along them, to join any two roads of its lake; each ferry once in your turn, and not one that was laid just now.</source>
        <comment>item/ferries.move</comment>
        <translation>Hat das Plättchen Straßen mit Fähren verlängert, darf man in jeder Richtung auf ihnen die nächste Fähre verlegen, sodass sie zwei beliebige Straßen ihres Sees verbindet; jede Fähre einmal im Zug und keine, die gerade erst gelegt wurde.</translation>
    </message>
    <message>
        <source>If the tile has extended the {farm|field} of your shepherd, who came in an earlier turn, do one of these; for each such {farm|field} by itself.</source>
        <comment>item/flock.choose</comment>
        <translation>Hat das Plättchen die Wiese des eigenen Schäfers vergrößert, der in einem früheren Zug kam, eines davon tun; für jede solche Wiese einzeln.</translation>
    </message>
    <message>
        <source>{Expand|Grow} the flock: draw a token. Sheep are laid beside the shepherd. A wolf sends all shepherds of the {farm|field} home, and with all their tokens returns to the bag.</source>
        <comment>note/flock.grow</comment>
        <translation>Die Herde vergrößern: einen Marker ziehen. Schafe kommen neben den Schäfer. Ein Wolf schickt alle Schäfer der Wiese zurück und kommt mit allen ihren Markern wieder in den Beutel.</translation>
    </message>
    <message>
        <source>{Herd the flock into|Guide the flock to} the stable: all players with a shepherd on the {farm|field} score all sheep there. Then the shepherds go home, and the tokens return to the bag.</source>
        <comment>note/flock.stable</comment>
        <translation>Die Herde in den Stall {treiben|führen}: Alle Spieler mit einem Schäfer auf der Wiese werten alle Schafe dort. Dann kehren die Schäfer zurück, und die Marker kommen wieder in den Beutel.</translation>
    </message>
    <message>
        <source>If the tile has closed a {farm|field} with shepherds on all sides, whosever they are:</source>
        <comment>item/flock.closed</comment>
        <translation>Hat das Plättchen eine Wiese mit Schäfern ringsum geschlossen, wem sie auch gehören:</translation>
    </message>
    <message>
        <source>their flocks are {herded into|guided to} the stable at once and scored in the same way.</source>
        <comment>note/flock.closed-stable</comment>
        <translation>Ihre Herden werden sofort in den Stall {getrieben|geführt} und ebenso gewertet.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk</comment>
        <translation>Ein Drache auf dem neuen Plättchen: Beginnend beim aktiven Spieler ziehen ihn alle im Uhrzeigersinn je ein Plättchen weiter, senkrecht oder waagerecht, bis er sechsmal gezogen ist oder nicht weiterkann. Kein Plättchen betritt er auf diesem Weg zweimal, auch nicht das erste, und wer ihm im Weg steht, kehrt zurück.</translation>
    </message>
    <message>
        <source>For each {pennant|coat of arms} with a question mark on the new tile roll the die: with 1, 2 or 3 its city gets a token with as many {pennants|coats of arms}, with 4 a red X, with 5 and 6 nothing.</source>
        <comment>item/luck.roll</comment>
        <translation>Für jedes Wappen mit Fragezeichen auf dem neuen Plättchen würfeln: Bei 1, 2 oder 3 bekommt seine Stadt einen Marker mit so vielen Wappen, bei 4 ein rotes X, bei 5 und 6 nichts.</translation>
    </message>
    <message>
        <source>With the mayor: 1 and 2 as above, a red X with 3 and 4, nothing with 5 and 6.</source>
        <comment>note/luck.roll-mayor</comment>
        <translation>Mit dem Bürgermeister: 1 und 2 wie oben, ein rotes X bei 3 und 4, nichts bei 5 und 6.</translation>
    </message>
    <message>
        <source>List every feature that is completed now.</source>
        <comment>item/completed.list</comment>
        <translation>Alle Gebiete feststellen, die jetzt abgeschlossen sind.</translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries} that the new tile has completed.</source>
        <comment>note/completed.by-tile</comment>
        <translation>Straßen, Städte und Klöster, die das neue Plättchen abgeschlossen hat.</translation>
    </message>
    <message>
        <source>An abbey counts as such a tile.</source>
        <comment>note/completed.by-abbey</comment>
        <translation>Eine Abtei zählt als solches Plättchen.</translation>
    </message>
    <message>
        <source>A castle in Germany counts as such a tile.</source>
        <comment>note/completed.by-german-castle</comment>
        <translation>Eine Burg in Deutschland zählt als solches Plättchen.</translation>
    </message>
    <message>
        <source>A half tile counts as such a tile; a road or city that ends at an open long side is not completed.</source>
        <comment>note/completed.by-halfling</comment>
        <translation>Ein halbes Plättchen zählt als solches; eine Straße oder Stadt, die an einer offenen langen Seite endet, ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Roads that a bridge has completed.</source>
        <comment>note/completed.bridges</comment>
        <translation>Straßen, die eine Brücke abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Roads that a tunnel token has completed.</source>
        <comment>note/completed.tunnels</comment>
        <translation>Straßen, die ein Tunnelmarker abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Roads that a ferry has completed, laid or moved; also those that it has left.</source>
        <comment>note/completed.ferries</comment>
        <translation>Straßen, die eine Fähre abgeschlossen hat, gelegt oder verlegt; auch die, die sie verlassen hat.</translation>
    </message>
    <message>
        <source>{Farms|Fields} with farmers where a barn lies now, set in this turn or joined to it by the tile.</source>
        <comment>note/completed.barn-fields</comment>
        <translation>Wiesen mit Bauern, auf denen jetzt eine Scheune liegt, in diesem Zug gesetzt oder durch das Plättchen verbunden.</translation>
    </message>
    <message>
        <source>Castles with a {follower|meeple} that have a road, a city, a {cloister|monastery} or another castle completed in their reach now; not what the tile completed with which the castle was built.</source>
        <comment>note/completed.castles</comment>
        <translation>Burgen mit einem {Gefolgsmann|Meeple}, in deren Reichweite jetzt eine Straße, eine Stadt, ein Kloster oder eine andere Burg abgeschlossen wurde; nicht, was das Plättchen abschloss, mit dem die Burg gebaut wurde.</translation>
    </message>
    <message>
        <source>The reach of a castle is six spaces: its two tiles and, across their length, the two spaces on either side of each. A part of the road or city in it is enough; of a {cloister|monastery} its own tile must lie there. {Farms|Fields} never count.</source>
        <comment>note/castle.reach</comment>
        <translation>Die Reichweite einer Burg sind sechs Felder: ihre zwei Plättchen und, quer zu ihrer Länge, die zwei Felder beiderseits von jedem. Ein Teil der Straße oder Stadt darin genügt; von einem Kloster muss das eigene Plättchen dort liegen. Wiesen zählen nie.</translation>
    </message>
    <message>
        <source>The first feature must be taken; if several are completed at once, the owner of the castle chooses.</source>
        <comment>note/castle.first</comment>
        <translation>Das erste Gebiet muss genommen werden; sind mehrere zugleich abgeschlossen, wählt der Besitzer der Burg.</translation>
    </message>
    <message>
        <source>A castle that scores completes any other castle in whose reach it lies, for the same points.</source>
        <comment>note/castle.chain</comment>
        <translation>Eine Burg, die gewertet wird, schließt jede andere Burg ab, in deren Reichweite sie liegt, für dieselben Punkte.</translation>
    </message>
    <message>
        <source>Between gates a city or a road may be completed with a single tile.</source>
        <comment>note/city-gates.completed</comment>
        <translation>Zwischen Toren kann eine Stadt oder Straße mit einem einzigen Plättchen abgeschlossen sein.</translation>
    </message>
    <message>
        <source>Observation towers with tiles on all four sides now.</source>
        <comment>note/completed.observation</comment>
        <translation>Aussichtstürme, an deren vier Seiten jetzt Plättchen liegen.</translation>
    </message>
    <message>
        <source>Easter nests with tiles on all eight sides now, whichever tile did it.</source>
        <comment>note/completed.nests</comment>
        <translation>Osternester, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Fish huts with tiles at all four corners of theirs now.</source>
        <comment>note/completed.fish-huts</comment>
        <translation>Fischerhütten, an deren vier Ecken jetzt Plättchen liegen.</translation>
    </message>
    <message>
        <source>Rivers without an open end now.</source>
        <comment>note/completed.fishermen</comment>
        <translation>Flüsse, die jetzt kein offenes Ende haben.</translation>
    </message>
    <message>
        <source>Tents with tiles on all four sides now.</source>
        <comment>note/completed.tents</comment>
        <translation>Zelte, an deren vier Seiten jetzt Plättchen liegen.</translation>
    </message>
    <message>
        <source>Obelisks with all sixteen squares around filled now, four by four.</source>
        <comment>note/completed.obelisks</comment>
        <translation>Obelisken, um die jetzt alle sechzehn Felder gefüllt sind, vier mal vier.</translation>
    </message>
    <message>
        <source>Shrines that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.shrines</comment>
        <translation>Kultstätten, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>A road at a marketplace only when all roads that meet there have no open end.</source>
        <comment>note/completed.marketplaces</comment>
        <translation>Eine Straße an einem Marktplatz nur, wenn alle Straßen, die sich dort treffen, kein offenes Ende haben.</translation>
    </message>
    <message>
        <source>Windmills with all nine tiles of their cross now: their own and two each way.</source>
        <comment>note/completed.windmills</comment>
        <translation>Windmühlen, deren Kreuz jetzt alle neun Plättchen hat: das eigene und zwei in jeder Richtung.</translation>
    </message>
    <message>
        <source>Vista points with tiles on all six squares that are seen: two deep and three wide, the way the point looks.</source>
        <comment>note/completed.vistas</comment>
        <translation>Aussichtspunkte, bei denen auf allen sechs sichtbaren Feldern Plättchen liegen: zwei tief und drei breit, in Blickrichtung.</translation>
    </message>
    <message>
        <source>Gardens that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.gardens</comment>
        <translation>Gärten, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Abbeys that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.abbeys</comment>
        <translation>Abteien, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.churches</comment>
        <translation>Kirchen von Darmstadt, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Castles in Germany whose ten spaces around are filled now, whichever tile did it.</source>
        <comment>note/completed.german-castles</comment>
        <translation>Burgen in Deutschland, deren zehn Felder ringsum jetzt gefüllt sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany whose roads are all completed now.</source>
        <comment>note/completed.german-cathedrals</comment>
        <translation>Kathedralen in Deutschland, deren Straßen jetzt alle abgeschlossen sind.</translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, if there is a monk and they are surrounded now.</source>
        <comment>note/completed.special-monasteries</comment>
        <translation>Klöster in Deutschland und ihresgleichen, wenn ein Mönch da ist und sie jetzt umbaut sind.</translation>
    </message>
    <message>
        <source>An abbot there is neither scored now nor sent home.</source>
        <comment>note/completed.special-abbots</comment>
        <translation>Ein Abt dort wird jetzt weder gewertet noch zurückgeschickt.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut, if it is surrounded now, whichever tile did it.</source>
        <comment>note/completed.yaga-hut</comment>
        <translation>Die Hütte der Baba Jaga, wenn sie jetzt umbaut ist, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Haunted castles that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.haunted-castles</comment>
        <translation>Spukschlösser, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>Cemeteries that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.cemeteries</comment>
        <translation>Friedhöfe, die jetzt umbaut sind, gleich durch welches Plättchen.</translation>
    </message>
    <message>
        <source>If the black dragon is in the landscape, move it to a neighbouring tile once for each feature completed by the new tile, never diagonally and never twice to the same tile; every figure it meets is eaten before anything is scored.</source>
        <comment>item/black-dragon.moves</comment>
        <translation>Ist der schwarze Drache in der Landschaft, zieht er für jedes vom neuen Plättchen abgeschlossene Gebiet einmal auf ein Nachbarplättchen, nie diagonal und nie zweimal auf dasselbe; jede Figur, auf die er trifft, wird gefressen, bevor etwas gewertet wird.</translation>
    </message>
    <message>
        <source>Neutral figures go beside the landscape.</source>
        <comment>note/black-dragon.neutral</comment>
        <translation>Neutrale Figuren kommen neben die Landschaft.</translation>
    </message>
    <message>
        <source>The fairy and the other dragon are eaten too.</source>
        <comment>note/black-dragon.others</comment>
        <translation>Auch die Fee und der andere Drache werden gefressen.</translation>
    </message>
    <message>
        <source>It stops where it cannot go on.</source>
        <comment>note/black-dragon.blocked</comment>
        <translation>Er bleibt stehen, wo er nicht weiterkann.</translation>
    </message>
    <message>
        <source>A cathedral in Germany is completed as soon as all roads that lead to it are, and not before.</source>
        <comment>item/german-cathedral.completes</comment>
        <translation>Eine Kathedrale in Deutschland ist abgeschlossen, sobald alle Straßen, die zu ihr führen, es sind, und nicht vorher.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut is completed when no space around it is empty.</source>
        <comment>item/yaga-hut.completes</comment>
        <translation>Die Hütte der Baba Jaga ist abgeschlossen, wenn kein Feld um sie herum leer ist.</translation>
    </message>
    <message>
        <source>Each player who gets points chooses the order of the features that bring them.</source>
        <comment>item/completed.order</comment>
        <translation>Jeder Spieler, der Punkte bekommt, wählt die Reihenfolge der Gebiete, die sie ihm bringen.</translation>
    </message>
    <message>
        <source>Except that a castle follows at once upon the feature that completes it.</source>
        <comment>note/castle.order</comment>
        <translation>Eine Burg folgt jedoch sofort auf das Gebiet, das sie abschließt.</translation>
    </message>
    <message>
        <source>Go through step 3B for each of these features, in that order.</source>
        <comment>item/completed.each</comment>
        <translation>Schritt 3B für jedes dieser Gebiete in dieser Reihenfolge durchgehen.</translation>
    </message>
    <message>
        <source>If the feature is a small city, whoever has the {follower|meeple} in it may make it a castle: it gets a castle token, the {follower|meeple} stays as its lord, and nothing else is done with the feature.</source>
        <comment>item/castle.convert</comment>
        <translation>Ist das Gebiet eine kleine Stadt, darf der Besitzer des {Gefolgsmanns|Meeples} darin sie zur Burg machen: Sie bekommt einen Burgmarker, der {Gefolgsmann|Meeple} bleibt als Burgherr, und sonst geschieht mit dem Gebiet nichts.</translation>
    </message>
    <message>
        <source>A small city has just two tiles, each with nothing more of it than a half circle at one edge.</source>
        <comment>note/castle.small-city</comment>
        <translation>Eine kleine Stadt hat genau zwei Plättchen, auf jedem nicht mehr als einen Halbkreis an einer Kante.</translation>
    </message>
    <message>
        <source>A castle is no completed city: it brings no points, tokens or titles, and parts {farms|fields} as the city did.</source>
        <comment>note/castle.no-city</comment>
        <translation>Eine Burg ist keine abgeschlossene Stadt: Sie bringt keine Punkte, Marker oder Titel und trennt Wiesen wie zuvor die Stadt.</translation>
    </message>
    <message>
        <source>Its {follower|meeple} is out of reach of dragons, princesses, towers and crop circles; none comes into a castle by portal, flight or wagon.</source>
        <comment>note/castle.safe</comment>
        <translation>Ihr {Gefolgsmann|Meeple} ist außer Reichweite von Drachen, Burgfräulein, Türmen und Kornkreisen; in eine Burg kommt niemand durch Portal, Flug oder Wagen.</translation>
    </message>
    <message>
        <source>A besieged city may become a castle as well, and the siege is over.</source>
        <comment>note/castle.siege</comment>
        <translation>Auch eine belagerte Stadt kann zur Burg werden; die Belagerung ist dann vorbei.</translation>
    </message>
    <message>
        <source>If the gingerbread man is in the city, he leaves it without points; the rules say nothing about it.</source>
        <comment>note/castle.gingerbread</comment>
        <translation>Ist der Lebkuchenmann in der Stadt, verlässt er sie ohne Punkte; die Regeln sagen nichts dazu.</translation>
    </message>
    <message>
        <source>If the feature is the city of the gingerbread man, all who have knights there score for them; then set him into an unfinished city of your choice.</source>
        <comment>item/gingerbread.leaves</comment>
        <translation>Ist das Gebiet die Stadt des Lebkuchenmanns, bekommen alle mit Rittern darin Punkte für diese; dann den Lebkuchenmann in eine beliebige unfertige Stadt setzen.</translation>
    </message>
    <message>
        <source>If that city becomes a castle he leaves it, and nobody scores for it.</source>
        <comment>note/gingerbread.castle</comment>
        <translation>Wird diese Stadt zur Burg, verlässt er sie, und niemand bekommt Punkte dafür.</translation>
    </message>
    <message>
        <source>With no such city he stands beside the table until the next tile with him.</source>
        <comment>note/gingerbread.nowhere</comment>
        <translation>Gibt es keine solche Stadt, steht er bis zum nächsten Plättchen mit ihm neben der Landschaft.</translation>
    </message>
    <message>
        <source>If the fairy is with a {follower|meeple} on the feature, its owner scores 3 points, with or without control.</source>
        <comment>item/fairy.feature</comment>
        <translation>Steht die Fee bei einem {Gefolgsmann|Meeple} des Gebiets, bekommt sein Besitzer 3 Punkte, mit oder ohne Mehrheit.</translation>
    </message>
    <message>
        <source>A pyramid that is scored is no feature: beside an acrobat she brings nothing now. By older rules all acrobats of the pyramid got these points.</source>
        <comment>note/fairy.no-acrobats</comment>
        <translation>Eine gewertete Pyramide ist kein Gebiet: Neben einem Akrobaten bringt die Fee jetzt nichts. Nach älteren Regeln bekamen alle Akrobaten der Pyramide diese Punkte.</translation>
    </message>
    <message>
        <source>Whoever has the King so far gets 1 point for each city that the tile completed.</source>
        <comment>item/king.reward</comment>
        <translation>Wer bisher den König hat, bekommt 1 Punkt für jede Stadt, die das Plättchen abgeschlossen hat.</translation>
    </message>
    <message>
        <source>If the feature is a city and the first one completed, or has more tiles than every other completed city, whoever placed the tile takes the King, also if the city is empty; of several cities only the largest counts.</source>
        <comment>item/king.claim</comment>
        <translation>Ist das Gebiet eine Stadt und die erste abgeschlossene oder hat sie mehr Plättchen als jede andere abgeschlossene, nimmt, wer das Plättchen gelegt hat, den König, auch bei leerer Stadt; von mehreren Städten zählt nur die größte.</translation>
    </message>
    <message>
        <source>Put the marker of the King on the city that is now the largest.</source>
        <comment>item/king.mark</comment>
        <translation>Den Königsmarker auf die Stadt legen, die jetzt die größte ist.</translation>
    </message>
    <message>
        <source>Whoever has the Robber Baron so far gets 1 point for each road that the tile completed.</source>
        <comment>item/robber-baron.reward</comment>
        <translation>Wer bisher den Raubritter hat, bekommt 1 Punkt für jede Straße, die das Plättchen abgeschlossen hat.</translation>
    </message>
    <message>
        <source>If the feature is a road and the first one completed, or has more tiles than every other completed road, whoever placed the tile takes the Robber Baron, also if the road is empty; of several roads only the longest counts.</source>
        <comment>item/robber-baron.claim</comment>
        <translation>Ist das Gebiet eine Straße und die erste abgeschlossene oder hat sie mehr Plättchen als jede andere abgeschlossene, nimmt, wer das Plättchen gelegt hat, den Raubritter, auch bei leerer Straße; von mehreren Straßen zählt nur die längste.</translation>
    </message>
    <message>
        <source>Put the marker of the Robber Baron on the road that is now the longest.</source>
        <comment>item/robber-baron.mark</comment>
        <translation>Den Raubrittermarker auf die Straße legen, die jetzt die längste ist.</translation>
    </message>
    <message>
        <source>From the left of the active player round to that player, everybody may move own {followers|meeples} to the feature: to a city from the castle, to a road from the blacksmith, to a {cloister|monastery} from the cathedral, to a {farm|field} from the market; none from where the count stands.</source>
        <comment>item/count.join</comment>
        <translation>Links vom aktiven Spieler beginnend und bei ihm endend, darf jeder eigene {Gefolgsleute|Meeple} in das Gebiet versetzen: in eine Stadt aus dem Schloss, auf eine Straße aus der Schmiede, in ein Kloster aus der Kathedrale, auf eine Wiese vom Markt; keinen von dort, wo der Graf steht.</translation>
    </message>
    <message>
        <source>See who has most votes on the feature, and so controls it; players who tie all do.</source>
        <comment>item/resolve.control</comment>
        <translation>Feststellen, wer auf dem Gebiet die meisten Stimmen und damit die Mehrheit hat; bei Gleichstand haben alle daran Beteiligten sie.</translation>
    </message>
    <message>
        <source>A normal {follower|meeple} has 1 vote.</source>
        <comment>note/votes.normal</comment>
        <translation>Ein normaler {Gefolgsmann|Meeple} hat 1 Stimme.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple} has 2 votes.</source>
        <comment>note/votes.large-follower</comment>
        <translation>Der {große Gefolgsmann|große Meeple} hat 2 Stimmen.</translation>
    </message>
    <message>
        <source>The wagon has 1 vote.</source>
        <comment>note/votes.wagon</comment>
        <translation>Der Wagen hat 1 Stimme.</translation>
    </message>
    <message>
        <source>The mayor has 1 vote for each {pennant|coat of arms} of the city.</source>
        <comment>note/votes.mayor</comment>
        <translation>Der Bürgermeister hat 1 Stimme je Wappen der Stadt.</translation>
    </message>
    <message>
        <source>The phantom has 1 vote.</source>
        <comment>note/votes.phantom</comment>
        <translation>Das Phantom hat 1 Stimme.</translation>
    </message>
    <message>
        <source>The abbot has 1 vote.</source>
        <comment>note/votes.abbot</comment>
        <translation>Der Abt hat 1 Stimme.</translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple} has 1 vote.</source>
        <comment>note/votes.guard</comment>
        <translation>Ein Wächter hat 1 Stimme.</translation>
    </message>
    <message>
        <source>The ringmaster has 1 vote.</source>
        <comment>note/votes.ringmaster</comment>
        <translation>Der Zirkusdirektor hat 1 Stimme.</translation>
    </message>
    <message>
        <source>If players tie for the majority, only those of them control the feature who have a {follower|meeple} on a hill in it, whatever its votes; if none of them has, all do. So also after the game.</source>
        <comment>note/votes.hills</comment>
        <translation>Bei Gleichstand um die Mehrheit haben nur die sie, die darin einen {Gefolgsmann|Meeple} auf einem Hügel haben, gleich mit wie vielen Stimmen; hat keiner einen, haben alle sie. So auch nach dem Spiel.</translation>
    </message>
    <message>
        <source>In a city with a red X the mayor has no vote.</source>
        <comment>note/gamblers-luck.mayor</comment>
        <translation>In einer Stadt mit rotem X hat der Bürgermeister keine Stimme.</translation>
    </message>
    <message>
        <source>So a {cloister|monastery}, too, may have several players on it after a flight.</source>
        <comment>note/flier.shared</comment>
        <translation>So können nach einem Flug auch in einem Kloster mehrere Spieler stehen.</translation>
    </message>
    <message>
        <source>With the Citizens’ Jury open, everybody who has a {follower|meeple} in the city controls it.</source>
        <comment>note/survey-city.jury</comment>
        <translation>Liegt das Bürgergericht offen, hat jeder mit einem {Gefolgsmann|Meeple} in der Stadt die Mehrheit.</translation>
    </message>
    <message>
        <source>Hills change nothing then.</source>
        <comment>note/survey-city.jury-hills</comment>
        <translation>Hügel ändern dann nichts.</translation>
    </message>
    <message>
        <source>Who controls the feature takes all {gold pieces|gold ingots} from its tiles; of a {cloister|monastery} also from the tiles around it.</source>
        <comment>item/gold.take</comment>
        <translation>Wer auf dem Gebiet die Mehrheit hat, nimmt alle {Goldstücke|Goldbarren} von dessen Plättchen; bei einem Kloster auch von den Plättchen darum herum.</translation>
    </message>
    <message>
        <source>Where several players have a right to it, they take one piece after the other, clockwise from the active player.</source>
        <comment>note/gold.share</comment>
        <translation>Haben mehrere Spieler ein Recht darauf, nehmen sie im Uhrzeigersinn vom aktiven Spieler an Stück um Stück.</translation>
    </message>
    <message>
        <source>A feature without {followers|meeples} takes none, and a {farm|field} never does.</source>
        <comment>note/gold.nobody</comment>
        <translation>Ein Gebiet ohne {Gefolgsleute|Meeple} nimmt keine, und eine Wiese nie.</translation>
    </message>
    <message>
        <source>A castle takes from its reach.</source>
        <comment>note/gold.castle</comment>
        <translation>Eine Burg nimmt aus ihrer Reichweite.</translation>
    </message>
    <message>
        <source>If the feature is a road or city, whoever has a {follower|meeple} there on the tile of a watchtower scores the watchtower, with or without a majority.</source>
        <comment>item/watchtower.score</comment>
        <translation>Ist das Gebiet eine Straße oder Stadt, wertet jeder mit einem {Gefolgsmann|Meeple} darauf auf dem Plättchen eines Wachturms diesen Wachturm, mit oder ohne Mehrheit.</translation>
    </message>
    <message>
        <source>If the feature is a road to Leipzig, each player who controls it may send one {follower|meeple} from it to a quarter of Leipzig where nobody of that player is yet; the road is then scored without it.</source>
        <comment>item/leipzig.send</comment>
        <translation>Ist das Gebiet eine Straße nach Leipzig, darf jeder Spieler mit der Mehrheit darauf einen {Gefolgsmann|Meeple} von ihr in ein Viertel von Leipzig schicken, in dem er noch keinen hat; die Straße wird dann ohne ihn gewertet.</translation>
    </message>
    <message>
        <source>A road leads there from a gate, or through crossings with houses from one that does.</source>
        <comment>note/leipzig.connected</comment>
        <translation>Eine Straße führt dorthin, wenn sie an einem Tor beginnt oder über Kreuzungen mit Häusern an eine solche anschließt.</translation>
    </message>
    <message>
        <source>Who has sent the only {follower|meeple} gets nothing for the road, but may get what a quarter adds.</source>
        <comment>note/leipzig.alone</comment>
        <translation>Wer den einzigen {Gefolgsmann|Meeple} geschickt hat, bekommt nichts für die Straße, aber vielleicht, was ein Viertel dazugibt.</translation>
    </message>
    <message>
        <source>If the feature is a road, all whose tollhouses lie at its ends score their toll, whoever stands on the road and also if it is empty.</source>
        <comment>item/tollhouse.score</comment>
        <translation>Ist das Gebiet eine Straße, bekommen alle, deren Zollhäuser an ihren Enden liegen, ihren Zoll, wer auch auf der Straße steht und auch bei leerer Straße.</translation>
    </message>
    <message>
        <source>Tally the points of the feature and give them, in full, to each player who controls it.</source>
        <comment>item/resolve.score</comment>
        <translation>Die Punkte des Gebiets zusammenzählen und jedem Spieler mit der Mehrheit darauf voll geben.</translation>
    </message>
    <message>
        <source>What the feature itself is worth.</source>
        <comment>note/tally.base</comment>
        <translation>Was das Gebiet selbst wert ist.</translation>
    </message>
    <message>
        <source>Inns at the road.</source>
        <comment>note/tally.inns</comment>
        <translation>Wirtshäuser an der Straße.</translation>
    </message>
    <message>
        <source>Cathedrals in the city.</source>
        <comment>note/tally.cathedrals</comment>
        <translation>Kathedralen in der Stadt.</translation>
    </message>
    <message>
        <source>What an abbey is worth.</source>
        <comment>note/tally.abbey</comment>
        <translation>Was eine Abtei wert ist.</translation>
    </message>
    <message>
        <source>What a {farm|field} with a barn is worth.</source>
        <comment>note/tally.barn</comment>
        <translation>Was eine Wiese mit Scheune wert ist.</translation>
    </message>
    <message>
        <source>A castle: as much as the feature that completes it, whoever has or has not scored that one.</source>
        <comment>note/tally.castle</comment>
        <translation>Eine Burg: so viel wie das Gebiet, das sie abschließt, wer es auch gewertet hat oder nicht.</translation>
    </message>
    <message>
        <source>What a shrine is worth.</source>
        <comment>note/tally.shrines</comment>
        <translation>Was eine Kultstätte wert ist.</translation>
    </message>
    <message>
        <source>Vineyards around a {cloister|monastery}.</source>
        <comment>note/tally.vineyards</comment>
        <translation>Weinberge um ein Kloster.</translation>
    </message>
    <message>
        <source>What a siege takes from a city.</source>
        <comment>note/tally.besieged</comment>
        <translation>Was eine Belagerung einer Stadt nimmt.</translation>
    </message>
    <message>
        <source>Little buildings.</source>
        <comment>note/tally.little-buildings</comment>
        <translation>Kleine Gebäude.</translation>
    </message>
    <message>
        <source>The Darmstadtium in the city.</source>
        <comment>note/tally.darmstadtium</comment>
        <translation>Das Darmstadtium in der Stadt.</translation>
    </message>
    <message>
        <source>What a church of Darmstadt is worth.</source>
        <comment>note/tally.churches</comment>
        <translation>Was eine Kirche von Darmstadt wert ist.</translation>
    </message>
    <message>
        <source>What Baba Yaga&apos;s hut is worth.</source>
        <comment>note/tally.yaga-hut</comment>
        <translation>Was die Hütte der Baba Jaga wert ist.</translation>
    </message>
    <message>
        <source>The mage on the road or in the city.</source>
        <comment>note/tally.mage</comment>
        <translation>Der Magier auf der Straße oder in der Stadt.</translation>
    </message>
    <message>
        <source>The witch on the road or in the city.</source>
        <comment>note/tally.witch</comment>
        <translation>Die Hexe auf der Straße oder in der Stadt.</translation>
    </message>
    <message>
        <source>What a garden is worth.</source>
        <comment>note/tally.gardens</comment>
        <translation>Was ein Garten wert ist.</translation>
    </message>
    <message>
        <source>Castles in Germany, and roads and cities that end at them.</source>
        <comment>note/tally.german-castles</comment>
        <translation>Burgen in Deutschland sowie Straßen und Städte, die daran enden.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany, and roads that lead to them.</source>
        <comment>note/tally.german-cathedrals</comment>
        <translation>Kathedralen in Deutschland und Straßen, die zu ihnen führen.</translation>
    </message>
    <message>
        <source>What a monastery in Germany is worth to its monk.</source>
        <comment>note/tally.german-monasteries</comment>
        <translation>Was ein Kloster in Deutschland seinem Mönch bringt.</translation>
    </message>
    <message>
        <source>What a monastery in the Netherlands or Belgium is worth to its monk.</source>
        <comment>note/tally.dutch-monasteries</comment>
        <translation>Was ein Kloster in den Niederlanden oder Belgien seinem Mönch bringt.</translation>
    </message>
    <message>
        <source>What a Japanese building is worth to its monk.</source>
        <comment>note/tally.japanese-buildings</comment>
        <translation>Was ein japanisches Bauwerk seinem Mönch bringt.</translation>
    </message>
    <message>
        <source>Labyrinths.</source>
        <comment>note/tally.labyrinths</comment>
        <translation>Labyrinthe.</translation>
    </message>
    <message>
        <source>What the quarters of Leipzig add.</source>
        <comment>note/tally.leipzig</comment>
        <translation>Was die Viertel von Leipzig dazugeben.</translation>
    </message>
    <message>
        <source>Bathhouses at the road or in the city.</source>
        <comment>note/tally.bathhouses</comment>
        <translation>Badehäuser an der Straße oder in der Stadt.</translation>
    </message>
    <message>
        <source>Signposts at the road.</source>
        <comment>note/tally.signposts</comment>
        <translation>Wegweiser an der Straße.</translation>
    </message>
    <message>
        <source>What a haunted castle is worth.</source>
        <comment>note/tally.haunted-castle</comment>
        <translation>Was ein Spukschloss wert ist.</translation>
    </message>
    <message>
        <source>Ghosts on {followers|meeples} of those who control the feature.</source>
        <comment>note/tally.ghosts</comment>
        <translation>Geister auf {Gefolgsleuten|Meeplen} derer, die auf dem Gebiet die Mehrheit haben.</translation>
    </message>
    <message>
        <source>Whoever is first to score a {cloister|monastery} takes the cleric; later whoever has scored more of them than its holder.</source>
        <comment>item/cleric.claim</comment>
        <translation>Wer als Erster ein Kloster wertet, nimmt den Kleriker; später, wer mehr davon gewertet hat als dessen Besitzer.</translation>
    </message>
    <message>
        <source>Who completes a {cloister|monastery} or an abbey and gets no points for it takes a {cloister|monastery} token, while there are any.</source>
        <comment>item/cloister-tokens.claim</comment>
        <translation>Wer ein Kloster oder eine Abtei abschließt und keine Punkte dafür bekommt, nimmt einen Klostermarker, solange es welche gibt.</translation>
    </message>
    <message>
        <source>Whoever’s barn has sent most farmers home from one {farm|field} so far takes the serf.</source>
        <comment>item/serf.claim</comment>
        <translation>Wessen Scheune bisher die meisten Bauern von einer Wiese zurückgeschickt hat, nimmt den Leibeigenen.</translation>
    </message>
    <message>
        <source>If the feature is a church of Darmstadt, 3 points more go to whoever has most {followers|meeples} on its tile and the tiles around it, whatever their votes; players who tie all get them.</source>
        <comment>item/church.majority</comment>
        <translation>Ist das Gebiet eine Kirche von Darmstadt, bekommt 3 Punkte mehr, wer auf ihrem Plättchen und den Plättchen darum herum die meisten {Gefolgsleute|Meeple} hat, gleich mit wie vielen Stimmen; bei Gleichstand alle.</translation>
    </message>
    <message>
        <source>If the feature is a tent with a fortune teller, whoever placed the tile gets 3 points and its owner none.</source>
        <comment>item/fortune-teller.completed</comment>
        <translation>Ist das Gebiet ein Zelt mit Wahrsagerin, bekommt 3 Punkte, wer das Plättchen gelegt hat, und der Besitzer keine.</translation>
    </message>
    <message>
        <source>All features of one turn are scored with the scoring tiles that were open when it began.</source>
        <comment>item/surveyors.apply</comment>
        <translation>Alle Gebiete eines Zugs werden mit den Wertungsplättchen gewertet, die bei seinem Beginn offen lagen.</translation>
    </message>
    <message>
        <source>Whatever is scored on the tile of the statue, wholly or in part, brings twice its points, after all else; points lost there are halved.</source>
        <comment>item/hans.doubles</comment>
        <translation>Was ganz oder teilweise auf dem Plättchen der Statue gewertet wird, bringt nach allem anderen das Doppelte; Punkte, die man dort verliert, werden halbiert.</translation>
    </message>
    <message>
        <source>At most 40 points are added.</source>
        <comment>note/hans.friendly</comment>
        <translation>Höchstens 40 Punkte kommen dazu.</translation>
    </message>
    <message>
        <source>The circus too.</source>
        <comment>note/hans.circus</comment>
        <translation>Auch der Zirkus.</translation>
    </message>
    <message>
        <source>The ringmaster’s points too.</source>
        <comment>note/hans.ringmaster</comment>
        <translation>Auch die Punkte des Zirkusdirektors.</translation>
    </message>
    <message>
        <source>A pyramid of acrobats too.</source>
        <comment>note/hans.acrobats</comment>
        <translation>Auch eine Akrobatenpyramide.</translation>
    </message>
    <message>
        <source>A tollhouse too.</source>
        <comment>note/hans.tollhouses</comment>
        <translation>Auch ein Zollhaus.</translation>
    </message>
    <message>
        <source>A betting office too.</source>
        <comment>note/hans.bets</comment>
        <translation>Auch ein Wettbüro.</translation>
    </message>
    <message>
        <source>Baba Yaga’s hut too.</source>
        <comment>note/hans.baba-yaga</comment>
        <translation>Auch die Hütte der Baba Jaga.</translation>
    </message>
    <message>
        <source>Vodyanoy’s lake costs only half.</source>
        <comment>note/hans.vodyanoy</comment>
        <translation>Der See von Wodjanoi kostet nur die Hälfte.</translation>
    </message>
    <message>
        <source>A German castle too.</source>
        <comment>note/hans.german-castles</comment>
        <translation>Auch eine deutsche Burg.</translation>
    </message>
    <message>
        <source>A special monastery too, also for its abbot.</source>
        <comment>note/hans.special-monasteries</comment>
        <translation>Auch ein besonderes Kloster, selbst für seinen Abt.</translation>
    </message>
    <message>
        <source>A German cathedral too.</source>
        <comment>note/hans.german-cathedrals</comment>
        <translation>Auch eine deutsche Kathedrale.</translation>
    </message>
    <message>
        <source>A haunted castle too.</source>
        <comment>note/hans.haunted-castles</comment>
        <translation>Auch ein Spukschloss.</translation>
    </message>
    <message>
        <source>Score each ringmaster on the feature, with or without control.</source>
        <comment>item/ringmaster.score</comment>
        <translation>Jeden Zirkusdirektor auf dem Gebiet werten, mit oder ohne Mehrheit.</translation>
    </message>
    <message>
        <source>If the feature is a cemetery, its keeper&apos;s player takes one more {guard follower|guard meeple} of the own colour, if one is left.</source>
        <comment>item/cemetery.guard</comment>
        <translation>Ist das Gebiet ein Friedhof, nimmt der Spieler des Wärters einen weiteren Wächter der eigenen Farbe, falls noch einer da ist.</translation>
    </message>
    <message>
        <source>The mage or the witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/magic.leave</comment>
        <translation>Der Magier oder die Hexe auf dem gewerteten Gebiet verlässt es bis zum nächsten Zeichen.</translation>
    </message>
    <message>
        <source>The mage on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/mage.leave</comment>
        <translation>Der Magier auf dem gewerteten Gebiet verlässt es bis zum nächsten Zeichen.</translation>
    </message>
    <message>
        <source>The witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/witch.leave</comment>
        <translation>Die Hexe auf dem gewerteten Gebiet verlässt es bis zum nächsten Zeichen.</translation>
    </message>
    <message>
        <source>A {follower|meeple} that was alone on the feature now scored moves to a free bathhouse if there is one, wherever that is.</source>
        <comment>item/bathhouse.trap</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der allein auf dem gewerteten Gebiet war, zieht in ein freies Badehaus, wenn es eines gibt, wo es auch liegt.</translation>
    </message>
    <message>
        <source>Its owner chooses the bathhouse; you choose the order of several such moves.</source>
        <comment>note/bathhouse.which</comment>
        <translation>Sein Besitzer wählt das Badehaus; der aktive Spieler wählt die Reihenfolge, wenn mehrere ziehen.</translation>
    </message>
    <message>
        <source>A bathhouse holds one {follower|meeple}.</source>
        <comment>note/bathhouse.one</comment>
        <translation>Ein Badehaus hat Platz für einen {Gefolgsmann|Meeple}.</translation>
    </message>
    <message>
        <source>If points were awarded and somebody has the teacher, this player scores as many, and the teacher goes back to the School.</source>
        <comment>item/teacher.copy</comment>
        <translation>Wurden Punkte vergeben und hat jemand den Lehrer, bekommt dieser Spieler ebenso viele, und der Lehrer kommt in die Schule zurück.</translation>
    </message>
    <message>
        <source>Where several players got points the holder of the teacher says which of these to copy.</source>
        <comment>note/teacher.choice</comment>
        <translation>Bekamen mehrere Spieler Punkte, sagt der Besitzer des Lehrers, welche er übernimmt.</translation>
    </message>
    <message>
        <source>If the feature is a road that ends at the drawbridge of an unfinished city, whoever alone has the majority on it may move one {follower|meeple} from the road into that city, also beside others.</source>
        <comment>item/drawbridge.cross</comment>
        <translation>Ist das Gebiet eine Straße, die an der Zugbrücke einer unfertigen Stadt endet, darf, wer allein die Mehrheit darauf hat, einen {Gefolgsmann|Meeple} von der Straße in diese Stadt ziehen, auch neben andere.</translation>
    </message>
    <message>
        <source>If the city is completed, also by this tile, the bridge is up.</source>
        <comment>note/drawbridge.up</comment>
        <translation>Ist die Stadt abgeschlossen, auch durch dieses Plättchen, ist die Brücke oben.</translation>
    </message>
    <message>
        <source>With several drawbridges down the player chooses the city.</source>
        <comment>note/drawbridge.choice</comment>
        <translation>Sind mehrere Zugbrücken unten, wählt der Spieler die Stadt.</translation>
    </message>
    <message>
        <source>You may protect your {follower|meeple} as it moves, for 4 points less.</source>
        <comment>note/drawbridge.protect</comment>
        <translation>Man darf ihn beim Ziehen schützen, für 4 Punkte weniger.</translation>
    </message>
    <message>
        <source>A wagon that crosses does not move on as wagons do.</source>
        <comment>note/drawbridge.wagon</comment>
        <translation>Ein Wagen, der hinüberfährt, fährt nicht mehr weiter, wie Wagen es sonst tun.</translation>
    </message>
    <message>
        <source>That feature is on the wagon&apos;s own tile or on one of the eight around it.</source>
        <comment>note/wagon.nearby</comment>
        <translation>Dieses Gebiet liegt auf dem Plättchen des Wagens oder auf einem der acht darum herum.</translation>
    </message>
    <message>
        <source>That feature is directly connected with the one that was scored.</source>
        <comment>note/wagon.connected</comment>
        <translation>Dieses Gebiet ist unmittelbar mit dem gewerteten verbunden.</translation>
    </message>
    <message>
        <source>A fair ends the roads that come to it, and no wagon drives across.</source>
        <comment>note/catapult.wagon</comment>
        <translation>Ein Jahrmarkt beendet die Straßen, die auf ihn stoßen, und kein Wagen fährt hinüber.</translation>
    </message>
    <message>
        <source>The castle token stays.</source>
        <comment>note/castle.stays</comment>
        <translation>Der Burgmarker bleibt.</translation>
    </message>
    <message>
        <source>If roads of the School were completed, you take the teacher from there, or from whoever has it.</source>
        <comment>item/teacher.take</comment>
        <translation>Wurden Straßen der Schule abgeschlossen, den Lehrer von dort nehmen oder von dem, der ihn hat.</translation>
    </message>
    <message>
        <source>If the tile shows spring, you score it.</source>
        <comment>item/spring.score</comment>
        <translation>Zeigt das Plättchen Frühling, wird er gewertet.</translation>
    </message>
    <message>
        <source>Now that all completed features are scored, see how far you have moved on the scoreboard.</source>
        <comment>item/scored.movement</comment>
        <translation>Wenn alle abgeschlossenen Gebiete gewertet sind, sehen, wie weit man auf der Wertungstafel gezogen ist.</translation>
    </message>
    <message>
        <source>If a road or city at a betting office was completed, turn the chips there over: each is settled by its number of tiles and leaves the game. Of several such features you choose the one that counts.</source>
        <comment>item/bet.settle</comment>
        <translation>Wurde eine Straße oder Stadt an einem Wettbüro abgeschlossen, die Chips dort aufdecken: Jeder wird nach ihrer Plättchenzahl abgerechnet und kommt aus dem Spiel. Von mehreren solchen Gebieten wählt der aktive Spieler das, das zählt.</translation>
    </message>
    <message>
        <source>It does not matter who stands on it, or whether anybody does.</source>
        <comment>note/bet.whoever</comment>
        <translation>Es ist gleich, wer darauf steht oder ob überhaupt jemand.</translation>
    </message>
    <message>
        <source>With a further circus tile placed in this turn, turn over the animal token below the big top and score it for all players. It leaves the game; a new one comes face down to the new tile, and the big top on it.</source>
        <comment>item/circus.score</comment>
        <translation>Wurde in diesem Zug ein weiteres Zirkusplättchen gelegt, den Tiermarker unter dem Zirkuszelt aufdecken und für alle Spieler werten. Er kommt aus dem Spiel; ein neuer kommt verdeckt auf das neue Plättchen und darauf das Zirkuszelt.</translation>
    </message>
    <message>
        <source>If you own Stonehenge, did not lay it in this turn, and roads were completed and scored, you score 3 points once.</source>
        <comment>item/stonehenge.score</comment>
        <translation>Wer Stonehenge besitzt und es nicht in diesem Zug gelegt hat, bekommt einmal 3 Punkte, wenn Straßen abgeschlossen und gewertet wurden.</translation>
    </message>
    <message>
        <source>If the black dragon is not in play and somebody has 50 points or more by now, set it on the new tile; it moves from the next turn on.</source>
        <comment>item/black-dragon.arrives</comment>
        <translation>Ist der schwarze Drache nicht im Spiel und hat jemand inzwischen 50 Punkte oder mehr, ihn auf das neue Plättchen setzen; er zieht ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>If the tile shows the gingerbread man, move him to another unfinished city; all who have knights in the city that he leaves score for them.</source>
        <comment>item/gingerbread.move</comment>
        <translation>Zeigt das Plättchen den Lebkuchenmann, zieht er in eine andere unfertige Stadt; alle mit Rittern in der Stadt, die er verlässt, bekommen Punkte für diese.</translation>
    </message>
    <message>
        <source>It comes before a {follower|meeple} may enter the City of Carcassonne, since who gets points here may not.</source>
        <comment>note/gingerbread.count</comment>
        <translation>Das geschieht, bevor ein {Gefolgsmann|Meeple} in die Stadt Carcassonne kommen darf, denn wer hier Punkte bekommt, darf es nicht.</translation>
    </message>
    <message>
        <source>If the tile brought points to others and none to you, put one {follower|meeple} from your supply into a {quarter|district} of the City of Carcassonne: any figure that may go from there to a feature.</source>
        <comment>item/count.enter</comment>
        <translation>Brachte das Plättchen anderen Punkte und einem selbst keine, einen {Gefolgsmann|Meeple} aus dem Vorrat in ein Viertel der Stadt Carcassonne stellen: jede Figur, die von dort in ein Gebiet darf.</translation>
    </message>
    <message>
        <source>The market is open to all who may lie on a {farm|field}.</source>
        <comment>item/count.market</comment>
        <translation>Der Markt steht allen offen, die auf einer Wiese liegen dürfen.</translation>
    </message>
    <message>
        <source>Then move the count to another {quarter|district}, if you like.</source>
        <comment>item/count.move</comment>
        <translation>Dann darf der Graf in ein anderes Viertel versetzt werden.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-late</comment>
        <translation>Ein Drache auf dem neuen Plättchen: Beginnend beim aktiven Spieler ziehen ihn alle im Uhrzeigersinn je ein Plättchen weiter, senkrecht oder waagerecht, bis er sechsmal gezogen ist oder nicht weiterkann. Kein Plättchen betritt er auf diesem Weg zweimal, auch nicht das erste, und wer ihm im Weg steht, kehrt zurück.</translation>
    </message>
    <message>
        <source>If the tile shows a betting office, is not the last one, and has a road or city that is not completed, everybody may lay one chip there face down.</source>
        <comment>item/bet.place</comment>
        <translation>Zeigt das Plättchen ein Wettbüro, ist nicht das letzte und hat eine nicht abgeschlossene Straße oder Stadt, darf jeder dort einen Chip verdeckt hinlegen.</translation>
    </message>
    <message>
        <source>With a fair on the new tile, choose one of the four kinds of tokens and hurl yours; then all others, clockwise, hurl theirs of the same kind. Everybody has one try, and takes the token back at the end.</source>
        <comment>item/catapult.hurl</comment>
        <translation>Mit einem Jahrmarkt auf dem neuen Plättchen eine der vier Arten von Markern wählen und den eigenen schleudern; dann schleudern alle anderen im Uhrzeigersinn den ihren derselben Art. Jeder hat einen Versuch und nimmt den Marker am Ende zurück.</translation>
    </message>
    <message>
        <source>Knock-out: each {follower|meeple} in the landscape that the token touches or moves goes home with nothing, the hurler&apos;s own too.</source>
        <comment>note/catapult.knock-out</comment>
        <translation>Umwerfen: Jeder {Gefolgsmann|Meeple} der Landschaft, den der Marker berührt oder verschiebt, kehrt ohne Punkte zurück, auch eigene des Werfers.</translation>
    </message>
    <message>
        <source>Seduction: put back what the token has pushed. If it rests at least partly on a tile, the hurler may exchange one of the {followers|meeples} nearest to it for one from their own supply.</source>
        <comment>note/catapult.seduction</comment>
        <translation>Verführung: Zurückstellen, was der Marker verschoben hat. Liegt er wenigstens teilweise auf einem Plättchen, darf der Werfer einen der {Gefolgsleute|Meeple}, die ihm am nächsten stehen, gegen einen aus dem eigenen Vorrat tauschen.</translation>
    </message>
    <message>
        <source>Target: put back what was pushed; the token nearest to the fair&apos;s tile wins.</source>
        <comment>note/catapult.target</comment>
        <translation>Zielwurf: Zurückstellen, was verschoben wurde; der Marker, der dem Plättchen mit dem Jahrmarkt am nächsten liegt, gewinnt.</translation>
    </message>
    <message>
        <source>Catch: each player hurls to the neighbour on the left, who tries to catch the token; a throw must go at least as far as the ruler is long.</source>
        <comment>note/catapult.catch</comment>
        <translation>Fangen: Jeder schleudert zum linken Nachbarn, der den Marker zu fangen versucht; ein Wurf muss mindestens so weit gehen, wie das Lineal lang ist.</translation>
    </message>
    <message>
        <source>The landscape is all land tiles and what it began with, not the scoreboard; figures of nobody are put back.</source>
        <comment>note/catapult.field</comment>
        <translation>Die Landschaft sind alle Landschaftsplättchen und das, womit sie begann, nicht die Wertungstafel; neutrale Figuren werden zurückgestellt.</translation>
    </message>
    <message>
        <source>A {follower|meeple} that comes by seduction may be protected as one that is deployed.</source>
        <comment>note/catapult.protected</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der durch Verführung kommt, darf geschützt werden wie einer, der eingesetzt wird.</translation>
    </message>
    <message>
        <source>A fair in each part of a double turn brings the catapult out twice.</source>
        <comment>note/catapult.double-turn</comment>
        <translation>Ein Jahrmarkt in jedem Teil eines Doppelzugs bringt das Katapult zweimal zum Einsatz.</translation>
    </message>
    <message>
        <source>A pitchfork is for farmers, a club for {thieves|highwaymen}, a shield for knights.</source>
        <comment>note/crop-circles.kinds</comment>
        <translation>Eine Heugabel gilt für Bauern, eine Keule für Wegelagerer, ein Schild für Ritter.</translation>
    </message>
    <message>
        <source>The new one stands on the same tile and the same part of it as the other.</source>
        <comment>note/crop-circles.beside</comment>
        <translation>Der neue steht auf demselben Plättchen und demselben Teil davon wie der andere.</translation>
    </message>
    <message>
        <source>It may stand on any tile of that feature.</source>
        <comment>note/crop-circles.whole-feature</comment>
        <translation>Er darf auf jedem Plättchen dieses Gebiets stehen.</translation>
    </message>
    <message>
        <source>Whoever has none of that kind, or none left to deploy, does nothing; you must choose all the same.</source>
        <comment>note/crop-circles.none</comment>
        <translation>Wer keinen dieser Art hat oder keinen mehr zum Einsetzen, tut nichts; gewählt werden muss trotzdem.</translation>
    </message>
    <message>
        <source>The lord of a castle is no knight here.</source>
        <comment>note/crop-circles.castles</comment>
        <translation>Ein Burgherr ist hier kein Ritter.</translation>
    </message>
    <message>
        <source>Where no farmers are played, a pitchfork does nothing.</source>
        <comment>note/crop-circles.no-fields</comment>
        <translation>Wo ohne Bauern gespielt wird, bewirkt eine Heugabel nichts.</translation>
    </message>
    <message>
        <source>In a double turn, after each of the two tiles that shows one.</source>
        <comment>note/crop-circles.double-turn</comment>
        <translation>In einem Doppelzug nach jedem der zwei Plättchen, das einen zeigt.</translation>
    </message>
    <message>
        <source>With a bazaar on the new tile, unless the tile was bought at one, and if as many tiles are left as there are players: reveal as many, and sell them by auction.</source>
        <comment>item/bazaar.auction</comment>
        <translation>Mit einem Basar auf dem neuen Plättchen, wenn es nicht selbst auf einem gekauft wurde und noch so viele Plättchen da sind wie Spieler: so viele aufdecken und versteigern.</translation>
    </message>
    <message>
        <source>The player to your left picks a tile and opens with a bid, which may be 0.</source>
        <comment>note/bazaar.opens</comment>
        <translation>Der linke Nachbar des aktiven Spielers wählt ein Plättchen und beginnt mit einem Gebot, das 0 sein darf.</translation>
    </message>
    <message>
        <source>Clockwise each other player who has no tile yet bids more, once, or passes.</source>
        <comment>note/bazaar.bids</comment>
        <translation>Im Uhrzeigersinn bietet jeder andere Spieler, der noch kein Plättchen hat, einmal mehr oder passt.</translation>
    </message>
    <message>
        <source>Then whoever picked the tile buys it, paying the highest bid to the player who made it, or sells it to that player for the bid. If nobody bid more than the picker, the own bid is paid to nobody.</source>
        <comment>note/bazaar.sells</comment>
        <translation>Dann kauft es, wer es gewählt hat, und zahlt das höchste Gebot dem, der es abgab, oder verkauft es ihm für das Gebot. Hat niemand mehr geboten, geht das eigene Gebot an niemanden.</translation>
    </message>
    <message>
        <source>The next player clockwise without a tile picks, until all have one; the last to be without gets the last tile for nothing.</source>
        <comment>note/bazaar.goes-on</comment>
        <translation>Der im Uhrzeigersinn nächste Spieler ohne Plättchen wählt, bis alle eines haben; der letzte ohne bekommt das letzte umsonst.</translation>
    </message>
    <message>
        <source>If all agree, there is no auction: from your left round to you, each player takes one of the tiles for nothing.</source>
        <comment>note/bazaar.no-auction</comment>
        <translation>Sind alle einverstanden, gibt es keine Versteigerung: Von links bis zum aktiven Spieler nimmt jeder eines der Plättchen umsonst.</translation>
    </message>
    <message>
        <source>If you still have a second tile to play, put those for the auction aside face down, and play it first.</source>
        <comment>note/bazaar.builder-first</comment>
        <translation>Ist noch ein zweites Plättchen zu spielen, die für die Versteigerung verdeckt beiseitelegen und zuerst dieses spielen.</translation>
    </message>
    <message>
        <source>Then all players, from your left round to you, play a whole turn, each with the tile from the bazaar.</source>
        <comment>item/bazaar.round</comment>
        <translation>Dann spielen alle, von links bis zum aktiven Spieler, einen ganzen Zug, jeder mit dem Plättchen aus dem Basar.</translation>
    </message>
    <message>
        <source>A double turn in this round is played to its end before the next player&apos;s turn.</source>
        <comment>note/bazaar.double-turn</comment>
        <translation>Ein Doppelzug in dieser Runde wird vor dem nächsten Spieler zu Ende gespielt.</translation>
    </message>
    <message>
        <source>If its second tile is drawn and has a bazaar, the auction waits until the round is over; then another round follows, until no auction waits any more.</source>
        <comment>note/bazaar.delayed</comment>
        <translation>Hat sein zweites, gezogenes Plättchen einen Basar, wartet die Versteigerung, bis die Runde vorbei ist; dann folgt eine weitere Runde, bis keine Versteigerung mehr wartet.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} that you deployed in this turn still stands on a road, in a city, a {cloister|monastery} or a garden, in the row or column of the courier, the courier runs to it. You score each feature with a {follower|meeple} on it, whosever it is, on that tile and the eight around it, once and as at the end of the game.</source>
        <comment>item/courier.thanks</comment>
        <translation>Steht ein in diesem Zug eingesetzter eigener {Gefolgsmann|Meeple} noch auf einer Straße, in einer Stadt, einem Kloster oder Garten in der Reihe oder Spalte des Kuriers, läuft der Kurier zu ihm. Man wertet jedes Gebiet mit einem {Gefolgsmann|Meeple}, gleich wessen, auf diesem Plättchen und den acht darum herum, einmal und wie bei Spielende.</translation>
    </message>
    <message>
        <source>{Farms|Fields} do not count, nor do other figures call him.</source>
        <comment>note/courier.no-fields</comment>
        <translation>Wiesen zählen nicht, und andere Figuren rufen ihn nicht.</translation>
    </message>
    <message>
        <source>By the older rules you score only the feature on which you deployed.</source>
        <comment>note/courier.old</comment>
        <translation>Nach den älteren Regeln wertet man nur das Gebiet, auf dem man eingesetzt hat.</translation>
    </message>
    <message>
        <source>In a double turn he may run with each tile.</source>
        <comment>note/courier.twice</comment>
        <translation>In einem Doppelzug darf er mit jedem Plättchen laufen.</translation>
    </message>
    <message>
        <source>For each nest that is surrounded now whoever placed the tile takes 2 eggs, and every {follower|meeple} on the tile of the nest or around it gets its owner 1 egg.</source>
        <comment>item/nest.eggs</comment>
        <translation>Für jedes jetzt umbaute Nest nimmt, wer das Plättchen gelegt hat, 2 Eier, und jeder {Gefolgsmann|Meeple} auf dem Plättchen des Nests oder darum herum bringt seinem Besitzer 1 Ei.</translation>
    </message>
    <message>
        <source>If a tile with the bunny was placed, the bunny hops: roll its die and move it as many tiles; each {follower|meeple} on a tile that it jumps over or lands on gets its owner 1 egg.</source>
        <comment>item/easter-bunny.hops</comment>
        <translation>Wurde ein Plättchen mit dem Hasen gelegt, hüpft der Hase: seinen Würfel werfen und ihn so viele Plättchen weit ziehen; jeder {Gefolgsmann|Meeple} auf einem Plättchen, das er überspringt oder auf dem er landet, bringt seinem Besitzer 1 Ei.</translation>
    </message>
    <message>
        <source>So it does when a tile with the dragon has surrounded a nest.</source>
        <comment>note/easter-bunny.dragon</comment>
        <translation>Ebenso, wenn ein Plättchen mit dem Drachen ein Nest umbaut hat.</translation>
    </message>
    <message>
        <source>If the new tile shows a season, move the clock on to the next one, after all scores.</source>
        <comment>item/seasons.turn</comment>
        <translation>Zeigt das neue Plättchen eine Jahreszeit, die Uhr nach allen Wertungen auf die nächste stellen.</translation>
    </message>
    <message>
        <source>If the tile is that of the Ukraine promo, you decide whether all players, from your left on, deploy a knight beside one of their own or take one home.</source>
        <comment>item/ukraine.circle</comment>
        <translation>Ist das Plättchen das der Ukraine-Promo, entscheidet der aktive Spieler, ob alle, von links an, einen Ritter neben einem eigenen einsetzen oder einen zurücknehmen.</translation>
    </message>
    <message>
        <source>Take one of your knights out of a besieged city, back to your supply and without points, if a {cloister|monastery} of whatever kind and whosever touches, by a side or a corner:</source>
        <comment>item/siege.escape</comment>
        <translation>Einen eigenen Ritter aus einer belagerten Stadt ohne Punkte in den Vorrat zurücknehmen, wenn ein Kloster, gleich welcher Art und wessen, mit einer Seite oder Ecke berührt:</translation>
    </message>
    <message>
        <source>any tile of that city, with the tiles of Siege;</source>
        <comment>note/siege.escape-any</comment>
        <translation>irgendein Plättchen dieser Stadt, mit den Plättchen von „Belagerung“;</translation>
    </message>
    <message>
        <source>a tile of the Cathars in that city, with their tiles;</source>
        <comment>note/siege.escape-cathars</comment>
        <translation>ein Plättchen der Katharer in dieser Stadt, mit deren Plättchen;</translation>
    </message>
    <message>
        <source>a tile of the Besiegers in that city, with their tiles.</source>
        <comment>note/siege.escape-besiegers</comment>
        <translation>ein Plättchen der Belagerer in dieser Stadt, mit deren Plättchen.</translation>
    </message>
    <message>
        <source>A shrine is as good.</source>
        <comment>note/siege.shrine</comment>
        <translation>Eine Kultstätte tut es auch.</translation>
    </message>
    <message>
        <source>An abbey is as good.</source>
        <comment>note/siege.abbey</comment>
        <translation>Eine Abtei tut es auch.</translation>
    </message>
    <message>
        <source>In a double turn, once with each tile.</source>
        <comment>note/siege.twice</comment>
        <translation>In einem Doppelzug einmal mit jedem Plättchen.</translation>
    </message>
    <message>
        <source>A church of Darmstadt is as good.</source>
        <comment>note/siege.church</comment>
        <translation>Eine Kirche von Darmstadt tut es auch.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is as good.</source>
        <comment>note/siege.special-monastery</comment>
        <translation>Ein Kloster in Deutschland oder seinesgleichen tut es auch.</translation>
    </message>
    <message>
        <source>By an arrow with a second turn in force you take another turn.</source>
        <comment>item/arrow.turn</comment>
        <translation>Durch einen geltenden Pfeil mit zweitem Zug macht man noch einen Zug.</translation>
    </message>
    <message>
        <source>If a feature brought points in this turn, put the three open scoring tiles under their stacks and open the next.</source>
        <comment>item/surveyors.turn-over</comment>
        <translation>Brachte in diesem Zug ein Gebiet Punkte, die drei offenen Wertungsplättchen unter ihre Stapel legen und die nächsten aufdecken.</translation>
    </message>
    <message>
        <source>A completed feature without anybody on it changes no scoring tile.</source>
        <comment>note/surveyors.empty</comment>
        <translation>Ein abgeschlossenes Gebiet, auf dem niemand steht, ändert kein Wertungsplättchen.</translation>
    </message>
    <message>
        <source>Whoever is last to come to space 6 or past it, and whoever is first to come to space 24 or past it, takes another turn right after this one.</source>
        <comment>item/nicholas.turn</comment>
        <translation>Wer als Letzter Feld 6 und wer als Erster Feld 24 erreicht oder überschreitet, macht gleich nach diesem noch einen Zug.</translation>
    </message>
    <message>
        <source>Each of these once in a game, on the first round of the board.</source>
        <comment>note/nicholas.once</comment>
        <translation>Jedes davon einmal im Spiel, in der ersten Runde auf der Tafel.</translation>
    </message>
    <message>
        <source>Crowns on the Wheel of Fortune bring nothing any more.</source>
        <comment>note/final.crowns</comment>
        <translation>Kronen auf dem Schicksalsrad bringen nichts mehr.</translation>
    </message>
    <message>
        <source>Score the circus once more, for all players, and take the big top away.</source>
        <comment>item/final.circus</comment>
        <translation>Den Zirkus noch einmal für alle Spieler werten und das Zirkuszelt wegnehmen.</translation>
    </message>
    <message>
        <source>Add the points of each messenger to those of the other scoring figure, and take the messengers from the scoreboard. No messages are drawn from now on.</source>
        <comment>item/final.messengers</comment>
        <translation>Die Punkte jedes Boten zu denen der anderen Zählfigur zählen und die Boten von der Wertungstafel nehmen. Von jetzt an werden keine Depeschen mehr gezogen.</translation>
    </message>
    <message>
        <source>Each robber that still is on the scoreboard scores, and is taken away.</source>
        <comment>item/final.robbers</comment>
        <translation>Jeder Räuber, der noch auf der Wertungstafel steht, wird gewertet und weggenommen.</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots} that still lie in the landscape leave the game.</source>
        <comment>item/final.gold-left</comment>
        <translation>{Goldstücke|Goldbarren}, die noch in der Landschaft liegen, kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Score the serf, before all other figures.</source>
        <comment>item/final.serf</comment>
        <translation>Den Leibeigenen werten, vor allen anderen Figuren.</translation>
    </message>
    <message>
        <source>Prisoners stay where they are; {followers|meeples} on towers score nothing.</source>
        <comment>item/final.prisoners</comment>
        <translation>Gefangene bleiben, wo sie sind; {Gefolgsleute|Meeple} auf Türmen werten nichts.</translation>
    </message>
    <message>
        <source>Score the Circus Maximus for its owner.</source>
        <comment>item/circus-maximus.score</comment>
        <translation>Den Circus Maximus für seinen Besitzer werten.</translation>
    </message>
    <message>
        <source>Score the Alhambra for its owner.</source>
        <comment>item/alhambra.score</comment>
        <translation>Die Alhambra für ihren Besitzer werten.</translation>
    </message>
    <message>
        <source>From the left of whoever played last, one {follower|meeple} at a time until all pass: move it from the City of Carcassonne to an unfinished feature of its {quarter|district}, or only from the market to a {farm|field}, as the table plays; none from where the count stands.</source>
        <comment>item/count.leave</comment>
        <translation>Links von dem, der zuletzt gespielt hat, je einen {Gefolgsmann|Meeple}, bis alle passen: aus der Stadt Carcassonne auf ein unfertiges Gebiet seines Viertels versetzen, oder nur vom Markt auf eine Wiese, je nachdem, wie der Tisch spielt; keinen von dort, wo der Graf steht.</translation>
    </message>
    <message>
        <source>A {farm|field} with a barn to which farmers came is scored at once, 1 point for each completed city, and they go home.</source>
        <comment>item/count.barn-fields</comment>
        <translation>Eine Wiese mit Scheune, auf die Bauern kamen, wird sofort gewertet, 1 Punkt je abgeschlossene Stadt, und sie kehren zurück.</translation>
    </message>
    <message>
        <source>Settle the chips that are left, one by one; its owner chooses the road or city at the office.</source>
        <comment>item/final.bets</comment>
        <translation>Die übrigen Chips einzeln abrechnen; ihr Besitzer wählt die Straße oder Stadt am Büro.</translation>
    </message>
    <message>
        <source>Score every feature that is not completed, by the tables for scoring after the game.</source>
        <comment>item/final.features</comment>
        <translation>Jedes nicht abgeschlossene Gebiet werten, nach den Tabellen für die Wertung nach dem Spiel.</translation>
    </message>
    <message>
        <source>Tollhouses, each right before its road.</source>
        <comment>note/final.tollhouses</comment>
        <translation>Zollhäuser, jedes unmittelbar vor seiner Straße.</translation>
    </message>
    <message>
        <source>Roads.</source>
        <comment>note/final.roads</comment>
        <translation>Straßen.</translation>
    </message>
    <message>
        <source>Cities.</source>
        <comment>note/final.cities</comment>
        <translation>Städte.</translation>
    </message>
    <message>
        <source>For whoever has a token of La Porxada and wants it, as if they were completed.</source>
        <comment>note/final.porxada</comment>
        <translation>Für jeden, der einen Marker von La Porxada hat und es will, als wären sie abgeschlossen.</translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries}.</source>
        <comment>note/final.monasteries</comment>
        <translation>Klöster.</translation>
    </message>
    <message>
        <source>Abbeys.</source>
        <comment>note/final.abbeys</comment>
        <translation>Abteien.</translation>
    </message>
    <message>
        <source>Shrines, with a challenge that nobody has won as without it.</source>
        <comment>note/final.shrines</comment>
        <translation>Kultstätten; eine von niemandem gewonnene Herausforderung ändert nichts.</translation>
    </message>
    <message>
        <source>Pyramids of acrobats, completed or not.</source>
        <comment>note/final.acrobats</comment>
        <translation>Akrobatenpyramiden, vollendet oder nicht.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt.</source>
        <comment>note/final.churches</comment>
        <translation>Kirchen von Darmstadt.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut.</source>
        <comment>note/final.yaga-hut</comment>
        <translation>Die Hütte der Baba Jaga.</translation>
    </message>
    <message>
        <source>Castles in Germany.</source>
        <comment>note/final.german-castles</comment>
        <translation>Burgen in Deutschland.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany.</source>
        <comment>note/final.german-cathedrals</comment>
        <translation>Kathedralen in Deutschland.</translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, with monks.</source>
        <comment>note/final.special-monks</comment>
        <translation>Klöster in Deutschland und ihresgleichen, mit Mönchen.</translation>
    </message>
    <message>
        <source>Haunted castles.</source>
        <comment>note/final.haunted-castles</comment>
        <translation>Spukschlösser.</translation>
    </message>
    <message>
        <source>Gardens.</source>
        <comment>note/final.gardens</comment>
        <translation>Gärten.</translation>
    </message>
    <message>
        <source>The fairy pays 3 points with the feature of her {follower|meeple}, even if it is worth nothing.</source>
        <comment>note/final.fairy</comment>
        <translation>Die Fee bringt 3 Punkte mit dem Gebiet ihres {Gefolgsmanns|Meeples}, auch wenn es nichts wert ist.</translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his feature.</source>
        <comment>note/final.ringmaster</comment>
        <translation>Der Zirkusdirektor fügt seine Punkte denen seines Gebiets hinzu.</translation>
    </message>
    <message>
        <source>Score Vodyanoy, against the owners of the {followers|meeples} there.</source>
        <comment>item/final.vodyanoy</comment>
        <translation>Wodjanoi werten, gegen die Besitzer der {Gefolgsleute|Meeple} dort.</translation>
    </message>
    <message>
        <source>Score the monasteries in Germany and their like, with abbots.</source>
        <comment>item/final.special-abbots</comment>
        <translation>Die Klöster in Deutschland und ihresgleichen werten, mit Äbten.</translation>
    </message>
    <message>
        <source>No city pays the same player twice, whatever {farms|fields} lie at it.</source>
        <comment>note/final.city-once</comment>
        <translation>Keine Stadt bringt demselben Spieler zweimal Punkte, welche Wiesen auch an ihr liegen.</translation>
    </message>
    <message>
        <source>The fairy pays 3 points for a farmer with her.</source>
        <comment>note/final.fairy-fields</comment>
        <translation>Die Fee bringt 3 Punkte für einen Bauern, bei dem sie steht.</translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his {farm|field}.</source>
        <comment>note/final.ringmaster-fields</comment>
        <translation>Der Zirkusdirektor fügt seine Punkte denen seiner Wiese hinzu.</translation>
    </message>
    <message>
        <source>Score the cleric.</source>
        <comment>item/final.cleric</comment>
        <translation>Den Kleriker werten.</translation>
    </message>
    <message>
        <source>Score the {cloister|monastery} tokens.</source>
        <comment>item/final.cloister-tokens</comment>
        <translation>Die Klostermarker werten.</translation>
    </message>
    <message>
        <source>Score the Easter eggs.</source>
        <comment>item/final.eggs</comment>
        <translation>Die Ostereier werten.</translation>
    </message>
    <message>
        <source>Score the curd cheese.</source>
        <comment>item/final.curd-cheese</comment>
        <translation>Den Quargel werten.</translation>
    </message>
    <message>
        <source>Score the fruit tokens that are left, 1 point for each.</source>
        <comment>item/final.fruit</comment>
        <translation>Die übrigen Fruchtmarker werten, je 1 Punkt.</translation>
    </message>
    <message>
        <source>Score the gifts that nobody has opened, 2 points for each.</source>
        <comment>item/final.gifts</comment>
        <translation>Die nicht geöffneten Geschenke werten, je 2 Punkte.</translation>
    </message>
    <message>
        <source>Score the {gold pieces|gold ingots} of each player.</source>
        <comment>item/final.gold</comment>
        <translation>Die {Goldstücke|Goldbarren} jedes Spielers werten.</translation>
    </message>
    <message>
        <source>Score the trade goods, for each kind to whoever has most of it.</source>
        <comment>item/final.goods</comment>
        <translation>Die Handelswaren werten, jede Art für den, der davon am meisten hat.</translation>
    </message>
    <message>
        <source>Score the King for whoever has it.</source>
        <comment>item/final.king</comment>
        <translation>Den König werten, für den, der ihn hat.</translation>
    </message>
    <message>
        <source>Score the Robber Baron for whoever has it.</source>
        <comment>item/final.robber-baron</comment>
        <translation>Den Raubritter werten, für den, der ihn hat.</translation>
    </message>
    <message>
        <source>Lay out the table, and what is needed during the game.</source>
        <comment>item/phase.prepare</comment>
        <translation>Den Tisch aufbauen und bereitlegen, was im Spiel gebraucht wird.</translation>
    </message>
    <message>
        <source>Lay what the landscape begins with.</source>
        <comment>note/phase.start</comment>
        <translation>Legen, womit die Landschaft beginnt.</translation>
    </message>
    <message>
        <source>Make the other tiles ready.</source>
        <comment>note/phase.tiles</comment>
        <translation>Die anderen Plättchen bereitmachen.</translation>
    </message>
    <message>
        <source>Set aside what belongs to nobody yet.</source>
        <comment>note/phase.aside</comment>
        <translation>Beiseitelegen, was noch niemandem gehört.</translation>
    </message>
    <message>
        <source>Give each player figures and whatever else everybody has.</source>
        <comment>note/phase.deal</comment>
        <translation>Jedem Spieler Figuren geben und was sonst jeder bekommt.</translation>
    </message>
    <message>
        <source>Set the scoring figures on the scoreboard.</source>
        <comment>note/phase.scoreboard</comment>
        <translation>Die Zählfiguren auf die Wertungstafel stellen.</translation>
    </message>
    <message>
        <source>Lay the river, one tile a turn, before any land tile.</source>
        <comment>item/phase.river</comment>
        <translation>Den Fluss legen, ein Plättchen je Zug, vor allen Landschaftsplättchen.</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.river-tile</comment>
        <translation>Ein Plättchen legen.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.river-deploy</comment>
        <translation>Einen {Gefolgsmann|Meeple} einsetzen.</translation>
    </message>
    <message>
        <source>As a rule no feature is scored in these rounds.</source>
        <comment>item/phase.river-scores</comment>
        <translation>In der Regel wird in diesen Runden kein Gebiet gewertet.</translation>
    </message>
    <message>
        <source>The fairy pays her points in them too.</source>
        <comment>note/phase.river-fairy</comment>
        <translation>Die Fee bringt ihre Punkte auch in diesen Runden.</translation>
    </message>
    <message>
        <source>Play on, turn after turn, until no tile is left.</source>
        <comment>item/phase.rounds</comment>
        <translation>Zug um Zug weiterspielen, bis kein Plättchen mehr da ist.</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.place</comment>
        <translation>Ein Plättchen legen.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.deploy</comment>
        <translation>Einen {Gefolgsmann|Meeple} einsetzen.</translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.score</comment>
        <translation>Werten, was abgeschlossen ist, nach den Tabellen für die Wertung während des Spiels.</translation>
    </message>
    <message>
        <source>Do what else the tile asks for.</source>
        <comment>note/phase.actions</comment>
        <translation>Tun, was das Plättchen sonst verlangt.</translation>
    </message>
    <message>
        <source>If abbeys are left, play one more round in which each player may lay the abbey that he has.</source>
        <comment>item/phase.abbeys</comment>
        <translation>Sind Abteien übrig, noch eine Runde spielen, in der jeder Spieler seine Abtei legen darf.</translation>
    </message>
    <message>
        <source>Place the abbey.</source>
        <comment>note/phase.abbey-place</comment>
        <translation>Die Abtei legen.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.abbey-deploy</comment>
        <translation>Einen {Gefolgsmann|Meeple} einsetzen.</translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.abbey-score</comment>
        <translation>Werten, was abgeschlossen ist, nach den Tabellen für die Wertung während des Spiels.</translation>
    </message>
    <message>
        <source>Do what else belongs to a turn.</source>
        <comment>note/phase.abbey-actions</comment>
        <translation>Tun, was sonst zu einem Zug gehört.</translation>
    </message>
    <message>
        <source>Make the table ready for the final scoring.</source>
        <comment>item/phase.final-prepare</comment>
        <translation>Den Tisch für die Schlusswertung bereitmachen.</translation>
    </message>
    <message>
        <source>Score what is left, by the tables for scoring after the game.</source>
        <comment>item/phase.final-scores</comment>
        <translation>Werten, was übrig ist, nach den Tabellen für die Wertung nach dem Spiel.</translation>
    </message>
    <message>
        <source>&quot;You&quot; is always the player whose turn it is.</source>
        <comment>item/intro.you</comment>
        <translation>Sätze ohne Nennung eines Spielers und das Wort „eigen“ gelten immer für den Spieler, der am Zug ist.</translation>
    </message>
    <message>
        <source>Sentences that name a publisher hold for the games of that publisher alone; all others are those of Hans im Glück.</source>
        <comment>item/intro.publishers</comment>
        <translation>Sätze, die einen Verlag nennen, gelten nur für dessen Spiele; alle anderen sind die von Hans im Glück.</translation>
    </message>
    <message>
        <source>Sentences that are marked as adapted come from another edition and are fitted, with a little freedom, to the one you play.</source>
        <comment>item/intro.adapted</comment>
        <translation>Als angepasst gekennzeichnete Sätze stammen aus einer anderen Ausgabe und sind mit etwas Freiheit der gespielten angeglichen.</translation>
    </message>
    <message>
        <source>Whoever scores chooses each time which of the two scoring figures moves on, by all the points. At the word MESSAGES, if one of yours has moved and now stands on a dark space, you may draw a message.</source>
        <comment>item/intro.messages</comment>
        <translation>Wer Punkte bekommt, wählt jedes Mal, welche der zwei Zählfiguren um alle Punkte vorrückt. Beim Wort DEPESCHEN darf man, wenn eine eigene gezogen ist und nun auf einem dunklen Feld steht, eine Depesche ziehen.</translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free</comment>
        <translation>Nicht, wenn dort eine Zählfigur eines anderen Spielers steht.</translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free-later</comment>
        <translation>Nicht, wenn dort eine Zählfigur eines anderen Spielers steht.</translation>
    </message>
    <message>
        <source>One message at a time, also if both figures stand on dark spaces.</source>
        <comment>note/intro.messages-one</comment>
        <translation>Nur eine Depesche auf einmal, auch wenn beide Figuren auf dunklen Feldern stehen.</translation>
    </message>
    <message>
        <source>The points of a message may bring another one.</source>
        <comment>note/intro.messages-again</comment>
        <translation>Die Punkte einer Depesche können eine weitere bringen.</translation>
    </message>
    <message>
        <source>By the newest rules only one of the two figures moves in a turn, and there is one look at the spaces, at the end of step 3.</source>
        <comment>note/intro.messages-turn</comment>
        <translation>Nach den neuesten Regeln zieht in einem Zug nur eine der zwei Figuren, und die Felder werden einmal betrachtet, am Ende von Schritt 3.</translation>
    </message>
    <message>
        <source>At the word ROBBERS, a robber takes its share at once if it can, except of points that robbers have brought. At ROBBER CHOICE too, but if several scoring figures on its space get points in this round of step 3B, its player chooses which to rob.</source>
        <comment>item/intro.robbers</comment>
        <translation>Beim Wort RÄUBER nimmt ein Räuber sofort seinen Anteil, wenn er kann, außer von Punkten, die Räuber gebracht haben. Bei RÄUBERWAHL auch, aber wenn in dieser Runde von Schritt 3B mehrere Zählfiguren auf seinem Feld Punkte bekommen, wählt sein Spieler, welche er beraubt.</translation>
    </message>
    <message>
        <source>You may eat your eggs, the sweet ones; they are gone then.</source>
        <comment>item/eggs.eat</comment>
        <translation>Die eigenen Eier, die süßen, dürfen gegessen werden; dann sind sie weg.</translation>
    </message>
    <message>
        <source>Once in your turn you may buy back one of your prisoners for 3 points to the player who holds it, if you have as many; the figure can be used again in the same turn.</source>
        <comment>item/tower.ransom</comment>
        <translation>Einmal im eigenen Zug darf man einen eigenen gefangenen {Gefolgsmann|Meeple} für 3 Punkte an den Spieler, der ihn hält, zurückkaufen, wenn man so viele hat; die Figur kann noch im selben Zug verwendet werden.</translation>
    </message>
    <message>
        <source>Once your tile lies, you may also build a bridge that it does not need, if this tile has brought none yet.</source>
        <comment>item/bridge.build</comment>
        <translation>Liegt das Plättchen, darf man auch eine Brücke bauen, die es nicht braucht, wenn dieses Plättchen noch keine gebracht hat.</translation>
    </message>
    <message>
        <source>Lay one of your tunnel tokens on an opening anywhere in the landscape that has none. The two tokens of a colour join their openings, and with them the roads that end there, to one road.</source>
        <comment>item/tunnel.claim</comment>
        <translation>Einen eigenen Tunnelmarker auf eine beliebige Öffnung der Landschaft legen, die keinen hat. Die zwei Marker einer Farbe verbinden ihre Öffnungen und damit die Straßen, die dort enden, zu einer Straße.</translation>
    </message>
    <message>
        <source>One token a turn.</source>
        <comment>note/tunnel.once</comment>
        <translation>Ein Marker je Zug.</translation>
    </message>
    <message>
        <source>An opening is an open end of its road until it is joined to another one.</source>
        <comment>note/tunnel.open</comment>
        <translation>Eine Öffnung ist ein offenes Ende ihrer Straße, bis sie mit einer anderen verbunden ist.</translation>
    </message>
    <message>
        <source>While an outbreak is active, one {follower|meeple} of yours, not a monk, may flee along its road, city or {farm|field} to another tile of it, once in your turn; not to or over a tile with an active outbreak or with any flea, and past no crossing.</source>
        <comment>item/plague.flight</comment>
        <translation>Solange ein Pestherd aktiv ist, darf einmal im Zug ein eigener {Gefolgsmann|Meeple}, kein Mönch, auf seiner Straße, in seiner Stadt oder auf seiner Wiese auf ein anderes Plättchen davon fliehen; nicht auf oder über ein Plättchen mit aktivem Pestherd oder irgendeinem Floh, und über keine Kreuzung hinaus.</translation>
    </message>
    <message>
        <source>Builder, pig, or the shepherd with his flock may flee instead.</source>
        <comment>note/plague.flight-others</comment>
        <translation>Stattdessen dürfen Baumeister, Schwein oder der Schäfer mit seiner Herde fliehen.</translation>
    </message>
    <message>
        <source>While an outbreak is active, and once your tile lies, lay a flea on a tile without one that touches, by a side, an active outbreak or fleas that hang together with one; not on an outbreak. Once in your turn, also in a double turn, and not in a turn that brings an outbreak.</source>
        <comment>item/plague.spread</comment>
        <translation>Solange ein Pestherd aktiv ist und sobald das Plättchen liegt, einen Floh auf ein Plättchen ohne Floh legen, das mit einer Seite einen aktiven Pestherd berührt oder Flöhe, die mit einem zusammenhängen; nicht auf einen Pestherd. Einmal im Zug, auch im Doppelzug, und nicht in einem Zug, der einen Pestherd bringt.</translation>
    </message>
    <message>
        <source>All {followers|meeples} on that tile go home with nothing.</source>
        <comment>note/plague.home</comment>
        <translation>Alle {Gefolgsleute|Meeple} auf diesem Plättchen kehren ohne Punkte zurück.</translation>
    </message>
    <message>
        <source>So do builders, pigs and shepherds.</source>
        <comment>note/plague.home-others</comment>
        <translation>Ebenso Baumeister, Schweine und Schäfer.</translation>
    </message>
    <message>
        <source>If no flea is left in the supply, turn over one that is no longer active and use it; if all are active and only one outbreak is, move one.</source>
        <comment>note/plague.no-supply</comment>
        <translation>Ist kein Floh mehr im Vorrat, einen nicht mehr aktiven umdrehen und verwenden; sind alle aktiv und ist es nur ein Pestherd, einen versetzen.</translation>
    </message>
    <message>
        <source>No dragon, tower or barn removes an observation tower.</source>
        <comment>item/observation.safe</comment>
        <translation>Kein Drache, kein Turm und keine Scheune entfernt einen Aussichtsturm.</translation>
    </message>
    <message>
        <source>A {follower|meeple} with three ghosts goes home with nothing, and the ghosts return to the supply.</source>
        <comment>item/ghosts.third</comment>
        <translation>Ein {Gefolgsmann|Meeple} mit drei Geistern kehrt ohne Punkte zurück, und die Geister kommen wieder in den Vorrat.</translation>
    </message>
    <message>
        <source>Only the first fork is laid before the other river tiles; forks of further boxes are mixed with these.</source>
        <comment>item/river.further-forks</comment>
        <translation>Nur die erste Gabelung wird vor den anderen Flussplättchen gelegt; Gabelungen weiterer Schachteln werden unter diese gemischt.</translation>
    </message>
    <message>
        <source>When you get points, say which of your two scoring figures moves.</source>
        <comment>item/messages.figure</comment>
        <translation>Wer Punkte bekommt, sagt, welche seiner zwei Zählfiguren zieht.</translation>
    </message>
    <message>
        <source>On a dark space draw a message, and either do what it says or take 2 points; then it goes below the stack.</source>
        <comment>item/messages.draw</comment>
        <translation>Auf einem dunklen Feld eine Depesche ziehen und entweder tun, was sie sagt, oder 2 Punkte nehmen; dann kommt sie unter den Stapel.</translation>
    </message>
    <message>
        <source>Dark are 0 and every fifth space; a figure that only passes one gets nothing.</source>
        <comment>note/messages.dark</comment>
        <translation>Dunkel sind 0 und jedes fünfte Feld; eine Figur, die nur darüber hinwegzieht, bekommt nichts.</translation>
    </message>
    <message>
        <source>One message gives you another land tile, which is drawn and played with all that belongs to it.</source>
        <comment>note/messages.tile</comment>
        <translation>Eine Depesche bringt ein weiteres Landschaftsplättchen, das mit allem gezogen und gespielt wird, was dazugehört.</translation>
    </message>
    <message>
        <source>One scores the feature of a {follower|meeple} of yours as after the game, for those who control it; this one then goes home.</source>
        <comment>note/messages.feature</comment>
        <translation>Eine wertet das Gebiet eines eigenen {Gefolgsmanns|Meeples} wie nach dem Spiel, für alle mit der Mehrheit; dieser kehrt dann zurück.</translation>
    </message>
    <message>
        <source>After the game the owner of the {follower|meeple} with the fairy scores 3 points when its feature is scored.</source>
        <comment>item/fairy.at-end</comment>
        <translation>Nach dem Spiel bekommt der Besitzer des {Gefolgsmanns|Meeples} mit der Fee 3 Punkte, wenn dessen Gebiet gewertet wird.</translation>
    </message>
    <message>
        <source>When another player&apos;s scoring figure leaves the robber&apos;s space with points of its own, the robber&apos;s player scores half of them, and the robber goes home. The other player keeps them all.</source>
        <comment>item/robbers.take</comment>
        <translation>Verlässt die Zählfigur eines anderen Spielers durch eigene Punkte das Feld des Räubers, bekommt der Spieler des Räubers die Hälfte davon, und der Räuber kehrt zurück. Der andere behält alle.</translation>
    </message>
    <message>
        <source>Of two robbers on the space, each takes half.</source>
        <comment>note/robbers.two</comment>
        <translation>Von zwei Räubern auf dem Feld nimmt jeder die Hälfte.</translation>
    </message>
    <message>
        <source>Nobody robs themselves, and nothing is taken of 0 points or of a loss.</source>
        <comment>note/robbers.own</comment>
        <translation>Niemand beraubt sich selbst, und von 0 Punkten oder einem Verlust wird nichts genommen.</translation>
    </message>
    <message>
        <source>If that figure moves by points that a robber has brought, the robber goes along with it.</source>
        <comment>note/robbers.along</comment>
        <translation>Zieht diese Figur um Punkte, die ein Räuber gebracht hat, geht der Räuber mit.</translation>
    </message>
    <message>
        <source>It robs only the figure beside it, not the other one of that player.</source>
        <comment>note/robbers.messenger</comment>
        <translation>Er beraubt nur die Figur neben sich, nicht die andere dieses Spielers.</translation>
    </message>
    <message>
        <source>When a scoring figure has ended its move on the foot of a ladder it climbs to the top; on the head of a snake it slides to the tail.</source>
        <comment>item/snakes.move</comment>
        <translation>Hat eine Zählfigur ihren Weg am Fuß einer Leiter beendet, klettert sie ganz hinauf; auf dem Kopf einer Schlange rutscht sie bis zum Schwanz hinab.</translation>
    </message>
    <message>
        <source>Ladders begin on spaces 1, 16 and 32; those from 1 and 16 end on 27 and 34.</source>
        <comment>note/snakes.ladders</comment>
        <translation>Leitern beginnen auf den Feldern 1, 16 und 32; die von 1 und 16 enden auf 27 und 34.</translation>
    </message>
    <message>
        <source>The heads of snakes are on spaces 13, 31, 39 and 48.</source>
        <comment>note/snakes.heads</comment>
        <translation>Die Köpfe der Schlangen sind auf den Feldern 13, 31, 39 und 48.</translation>
    </message>
    <message>
        <source>Whoever only passes such a space goes on, and one move has one jump at most.</source>
        <comment>note/snakes.passing</comment>
        <translation>Wer über ein solches Feld nur hinwegzieht, zieht weiter, und ein Weg hat höchstens einen Sprung.</translation>
    </message>
    <message>
        <source>This holds for every round on the board.</source>
        <comment>note/snakes.laps</comment>
        <translation>Das gilt für jede Runde auf der Tafel.</translation>
    </message>
    <message>
        <source>Whoever is first to come to the space where the further {followers|meeples} stand, or past it, takes a wonder and these two figures of that colour, lays it wherever it fits, sets the marker on it and may deploy two {followers|meeples} there.</source>
        <comment>item/wonder.build</comment>
        <translation>Wer als Erster das Feld erreicht oder überschreitet, auf dem die weiteren {Gefolgsleute|Meeple} stehen, nimmt ein Wunder und diese zwei Figuren seiner Farbe, legt es an, wo immer es passt, setzt die Markierung darauf und darf dort zwei {Gefolgsleute|Meeple} einsetzen.</translation>
    </message>
    <message>
        <source>The others move on: from 10 to 15, from there to 20, and to 25.</source>
        <comment>note/wonder.spaces</comment>
        <translation>Die anderen rücken weiter: von 10 auf 15, von dort auf 20 und auf 25.</translation>
    </message>
    <message>
        <source>Nobody builds a second wonder.</source>
        <comment>note/wonder.one</comment>
        <translation>Niemand baut ein zweites Wunder.</translation>
    </message>
    <message>
        <source>If several get there at once, the player whose turn it is comes first, then the others clockwise.</source>
        <comment>note/wonder.order</comment>
        <translation>Kommen mehrere zugleich dorthin, ist zuerst der Spieler am Zug an der Reihe, dann die anderen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>MESSAGES</source>
        <comment>mark/MESSAGES</comment>
        <translation>DEPESCHEN</translation>
    </message>
    <message>
        <source>ROBBERS</source>
        <comment>mark/ROBBERS</comment>
        <translation>RÄUBER</translation>
    </message>
    <message>
        <source>ROBBER CHOICE</source>
        <comment>mark/ROBBER CHOICE</comment>
        <translation>RÄUBERWAHL</translation>
    </message>
    <message>
        <source>our reading</source>
        <comment>mark/interpretation</comment>
        <translation>unsere Lesart</translation>
    </message>
    <message>
        <source>sources differ</source>
        <comment>mark/conflict</comment>
        <translation>Quellen uneins</translation>
    </message>
    <message>
        <source>Once, or twice in a double turn</source>
        <comment>repeat/builder.twice</comment>
        <translation>Einmal, im Doppelzug zweimal</translation>
    </message>
    <message>
        <source>Church of Darmstadt</source>
        <comment>subject/darmstadt-church</comment>
        <translation>Kirche von Darmstadt</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>subject/castle</comment>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Wind rose</source>
        <comment>subject/wind-rose</comment>
        <translation>Windrose</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>subject/yaga-hut</comment>
        <translation>Hütte der Baba Jaga</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>subject/vodyanoy</comment>
        <translation>Wodjanoi</translation>
    </message>
    <message>
        <source>Cemetery</source>
        <comment>subject/cemetery</comment>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>Haunted castle</source>
        <comment>subject/haunted-castle</comment>
        <translation>Spukschloss</translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>subject/circus</comment>
        <translation>Zirkus</translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>subject/acrobats</comment>
        <translation>Akrobaten</translation>
    </message>
    <message>
        <source>Castle in Germany</source>
        <comment>subject/german-castle</comment>
        <translation>Burg in Deutschland</translation>
    </message>
    <message>
        <source>Monastery with an abbot of its own</source>
        <comment>subject/special-monastery</comment>
        <translation>Kloster mit eigenem Abt</translation>
    </message>
    <message>
        <source>Cathedral in Germany</source>
        <comment>subject/german-cathedral</comment>
        <translation>Kathedrale in Deutschland</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <comment>subject/watchtower</comment>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>Betting office</source>
        <comment>subject/bet</comment>
        <translation>Wettbüro</translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>subject/fruit</comment>
        <translation>Obstbäume</translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>subject/spiel-doch</comment>
        <translation>Spiel doch!</translation>
    </message>
    <message>
        <source>Tollhouse</source>
        <comment>subject/tollhouse</comment>
        <translation>Zollhaus</translation>
    </message>
    <message>
        <source>Arrow of the 20th anniversary</source>
        <comment>subject/arrow</comment>
        <translation>Pfeil des 20. Jubiläums</translation>
    </message>
    <message>
        <source>Spring tile</source>
        <comment>subject/spring</comment>
        <translation>Frühlingsplättchen</translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>subject/wonder</comment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>subject/fairy</comment>
        <translation>Fee</translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>subject/black-fairy-beside</comment>
        <translation>Schwarze Fee</translation>
    </message>
    <message>
        <source>Message</source>
        <comment>subject/message</comment>
        <translation>Depesche</translation>
    </message>
    <message>
        <source>Robber</source>
        <comment>subject/robbers</comment>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>subject/shepherd</comment>
        <translation>Schäfer</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <comment>subject/bathhouse</comment>
        <translation>Badehaus</translation>
    </message>
    <message>
        <source>Ransom</source>
        <comment>subject/ransompaid</comment>
        <translation>Lösegeld</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>subject/gingerbread-man</comment>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>Protection of a {follower|meeple}</source>
        <comment>subject/protection</comment>
        <translation>Schutz {eines Gefolgsmanns|eines Meeples}</translation>
    </message>
    <message>
        <source>Peasant revolt</source>
        <comment>subject/revolt</comment>
        <translation>Bauernaufstand</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>subject/teacher</comment>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>subject/ringmaster</comment>
        <translation>Zirkusdirektor</translation>
    </message>
    <message>
        <source>Fish hut</source>
        <comment>subject/fish-hut</comment>
        <translation>Fischerhütte</translation>
    </message>
    <message>
        <source>River</source>
        <comment>subject/fished-river</comment>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Fortune teller’s tent</source>
        <comment>subject/tent</comment>
        <translation>Zelt der Wahrsagerin</translation>
    </message>
    <message>
        <source>Vista point</source>
        <comment>subject/vista</comment>
        <translation>Aussichtspunkt</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>subject/challenge</comment>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>subject/cleric-tile</comment>
        <translation>Kleriker</translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>subject/cloister-majority</comment>
        <translation>Klostermarker</translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>subject/serf-tile</comment>
        <translation>Leibeigener</translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>subject/observation-tower</comment>
        <translation>Aussichtsturm</translation>
    </message>
    <message>
        <source>Easter eggs</source>
        <comment>subject/eggs</comment>
        <translation>Ostereier</translation>
    </message>
    <message>
        <source>King</source>
        <comment>subject/king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>subject/robber</comment>
        <translation>Raubritter</translation>
    </message>
    <message>
        <source>King and Robber Baron</source>
        <comment>subject/king+robber</comment>
        <translation>König und Raubritter</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>subject/obelisk-squares</comment>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>subject/curd-cheese</comment>
        <translation>Quargel</translation>
    </message>
    <message>
        <source>Royal privilege</source>
        <comment>subject/privilege</comment>
        <translation>Königliches Privileg</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <comment>subject/bazaar</comment>
        <translation>Basar</translation>
    </message>
    <message>
        <source>Catapult: target</source>
        <comment>subject/catapult-target</comment>
        <translation>Katapult: Zielwurf</translation>
    </message>
    <message>
        <source>Catapult: catch</source>
        <comment>subject/catapult-catch</comment>
        <translation>Katapult: Fangen</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Fortune</source>
        <comment>subject/wheel-fortune</comment>
        <translation>Schicksalsrad: Glück</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Tax</source>
        <comment>subject/wheel-tax</comment>
        <translation>Schicksalsrad: Steuer</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Famine</source>
        <comment>subject/wheel-famine</comment>
        <translation>Schicksalsrad: Hungersnot</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Storm</source>
        <comment>subject/wheel-storm</comment>
        <translation>Schicksalsrad: Unwetter</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Inquisition</source>
        <comment>subject/wheel-inquisition</comment>
        <translation>Schicksalsrad: Inquisition</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Plague</source>
        <comment>subject/wheel-pestilence</comment>
        <translation>Schicksalsrad: Pest</translation>
    </message>
    <message>
        <source>Wheel of Fortune: crowns</source>
        <comment>subject/wheel-crown</comment>
        <translation>Schicksalsrad: Kronen</translation>
    </message>
    <message>
        <source>Fruit tokens</source>
        <comment>subject/fruit-tokens</comment>
        <translation>Fruchtmarker</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>subject/gift</comment>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>subject/gold</comment>
        <translation>{Goldstücke|Goldbarren}</translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>subject/windmill</comment>
        <translation>Windmühle</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a road is a {thief|highwayman}.</source>
        <comment>note/road.occupant</comment>
        <translation>Ein {Gefolgsmann|Meeple} auf einer Straße ist ein Wegelagerer.</translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its stretches belong to the road.</source>
        <comment>note/road.tile-once</comment>
        <translation>Jedes Plättchen zählt einmal, gleich wie viele seiner Stücke zur Straße gehören.</translation>
    </message>
    <message>
        <source>A bridge counts as 1 tile of its road. With a printed stretch of the same road on its tile it is still 1.</source>
        <comment>note/road.bridge</comment>
        <translation>Eine Brücke zählt als 1 Plättchen ihrer Straße. Mit einem gedruckten Stück derselben Straße auf ihrem Plättchen bleibt es bei 1.</translation>
    </message>
    <message>
        <source>The tile with the lake counts as 1 tile for each of its roads, whether the ferry joins it or it ends there.</source>
        <comment>note/road.ferries</comment>
        <translation>Das Plättchen mit dem See zählt als 1 Plättchen für jede seiner Straßen, ob die Fähre sie verbindet oder sie dort endet.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/road.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/road.labyrinth</comment>
        <translation>Ein Labyrinth zählt als ein Plättchen und macht alle Straßen, die sich darin treffen, zu einer.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.leipzig-double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.leipzig-double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} was sent to Leipzig, the road is scored without it, which may change who controls it.</source>
        <comment>note/road.leipzig-sent</comment>
        <translation>Wurde ein {Gefolgsmann|Meeple} nach Leipzig geschickt, wird die Straße ohne ihn gewertet, was die Mehrheit ändern kann.</translation>
    </message>
    <message>
        <source>It was the only one, and went to the wainwrights: no points, since nobody has a majority there now.</source>
        <comment>note/road.leipzig-wainwrights</comment>
        <translation>Er war der einzige und ging zu den Wagenbauern: keine Punkte, weil dort niemand mehr die Mehrheit hat.</translation>
    </message>
    <message>
        <source>It was the only one, and went to another quarter: no points at all.</source>
        <comment>note/road.leipzig-elsewhere</comment>
        <translation>Er war der einzige und ging in ein anderes Viertel: gar keine Punkte.</translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as one tile.</source>
        <comment>note/road.leipzig-tile</comment>
        <translation>Die lange Straße auf einem Plättchen von Leipzig zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as two tiles.</source>
        <comment>note/road.leipzig-halves</comment>
        <translation>Die lange Straße auf einem Plättchen von Leipzig zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile and makes one road of all that lead to it.</source>
        <comment>note/road.labyrinths</comment>
        <translation>Ein Labyrinth zählt als ein Plättchen und macht alle Straßen, die dorthin führen, zu einer.</translation>
    </message>
    <message>
        <source>A tile with an opening counts as 1 tile, once for both of its own. What lies between two openings counts nothing.</source>
        <comment>note/road.tunnels</comment>
        <translation>Ein Plättchen mit Öffnung zählt als 1 Plättchen, einmal für beide seiner Öffnungen. Was zwischen zwei Öffnungen liegt, zählt nicht.</translation>
    </message>
    <message>
        <source>A double tile counts as two if the road lies on both halves.</source>
        <comment>note/road.wetlands</comment>
        <translation>Ein Doppelplättchen zählt als zwei, wenn die Straße auf beiden Hälften liegt.</translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as one tile.</source>
        <comment>note/road.abu-simbel-tile</comment>
        <translation>Die lange, gegabelte Straße von Abu Simbel zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as two tiles.</source>
        <comment>note/road.abu-simbel</comment>
        <translation>Die lange, gegabelte Straße von Abu Simbel zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as one tile.</source>
        <comment>note/road.angkor-wat-tile</comment>
        <translation>Die lange Straße von Angkor Wat zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as two tiles.</source>
        <comment>note/road.angkor-wat</comment>
        <translation>Die lange Straße von Angkor Wat zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as one tile.</source>
        <comment>note/road.notre-dame-tile</comment>
        <translation>Die lange, gegabelte Straße von Notre-Dame zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as two tiles.</source>
        <comment>note/road.notre-dame</comment>
        <translation>Die lange, gegabelte Straße von Notre-Dame zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as one tile.</source>
        <comment>note/road.stonehenge-tile</comment>
        <translation>Die lange, gegabelte Straße von Stonehenge zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as two tiles.</source>
        <comment>note/road.stonehenge</comment>
        <translation>Die lange, gegabelte Straße von Stonehenge zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>The long road of Tikal counts as one tile.</source>
        <comment>note/road.tikal-tile</comment>
        <translation>Die lange Straße von Tikal zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long road of Tikal counts as three tiles.</source>
        <comment>note/road.tikal</comment>
        <translation>Die lange Straße von Tikal zählt als drei Plättchen.</translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as one tile.</source>
        <comment>note/road.terracotta-army-tile</comment>
        <translation>Die lange Straße der Terrakotta-Armee zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as two tiles.</source>
        <comment>note/road.terracotta-army</comment>
        <translation>Die lange Straße der Terrakotta-Armee zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>For a player with a lord on it: 1 point for the first tile and 1 more for each further tile than for the one before</source>
        <comment>row/road.castle-lord/during</comment>
        <translation>Für einen Spieler mit Burgherr daran: 1 Punkt für das erste Plättchen und für jedes weitere 1 mehr als für das davor</translation>
    </message>
    <message>
        <source>With a lord: nothing more</source>
        <comment>row/road.castle-lord/after</comment>
        <translation>Mit Burgherr: nichts weiter</translation>
    </message>
    <message>
        <source>Who controls the road with {thieves|highwaymen} alone gets 1 point for each tile as always.</source>
        <comment>note/road.castle-lord-highwayman</comment>
        <translation>Wer nur mit Wegelagerern die Mehrheit auf der Straße hat, bekommt wie immer 1 Punkt je Plättchen.</translation>
    </message>
    <message>
        <source>A second castle or lord changes nothing.</source>
        <comment>note/road.castle-lord-once</comment>
        <translation>Eine zweite Burg oder ein zweiter Burgherr ändert nichts.</translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/during</comment>
        <translation>1 Punkt für jedes weitere Stück der Straße auf einem Plättchen mit einer Kathedrale in Deutschland, wo jedes Stück zählt</translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/after</comment>
        <translation>1 Punkt für jedes weitere Stück der Straße auf einem Plättchen mit einer Kathedrale in Deutschland, wo jedes Stück zählt</translation>
    </message>
    <message>
        <source>A road that begins and ends at the same cathedral counts both of its stretches there.</source>
        <comment>note/road.stretch-twice</comment>
        <translation>Bei einer Straße, die an derselben Kathedrale beginnt und endet, zählen beide Stücke dort.</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/during</comment>
        <translation>Endet an Kathedralen in Deutschland: 1 Punkt mehr je Plättchen und je weiteres Stück</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/after</comment>
        <translation>Endet an Kathedralen in Deutschland: 1 Punkt mehr je Plättchen und je weiteres Stück</translation>
    </message>
    <message>
        <source>A second such cathedral changes nothing.</source>
        <comment>note/road.german-cathedral-once</comment>
        <translation>Eine zweite solche Kathedrale ändert nichts.</translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/during</comment>
        <translation>1 Punkt je Brunnen</translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/after</comment>
        <translation>1 Punkt je Brunnen</translation>
    </message>
    <message>
        <source>A well at a crossing counts for each road that ends there, one beside a road for that road alone.</source>
        <comment>note/wells.crossing</comment>
        <translation>Ein Brunnen an einer Kreuzung zählt für jede Straße, die dort endet, einer neben einer Straße nur für diese.</translation>
    </message>
    <message>
        <source>A well in a roundabout, which joins its roads, counts once.</source>
        <comment>note/wells.roundabout</comment>
        <translation>Ein Brunnen in einem Kreisverkehr, der seine Straßen verbindet, zählt einmal.</translation>
    </message>
    <message>
        <source>A well is no place for a figure.</source>
        <comment>note/wells.nobody</comment>
        <translation>Ein Brunnen ist kein Platz für eine Figur.</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each tile</source>
        <comment>row/road.inn/during</comment>
        <translation>Mit Wirtshäusern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>With inns: nothing for its tiles in the lines above</source>
        <comment>row/road.inn/after</comment>
        <translation>Mit Wirtshäusern: nichts für ihre Plättchen in den Zeilen darüber</translation>
    </message>
    <message>
        <source>A second inn changes nothing.</source>
        <comment>note/road.inn-once</comment>
        <translation>Ein zweites Wirtshaus ändert nichts.</translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/road.bridge-inn</comment>
        <translation>Ein Wirtshaus auf dem Plättchen wirkt nicht auf eine Brücke darüber.</translation>
    </message>
    <message>
        <source>For a player with a lord, with inns: what the tiles are worth to the lord once more in place of the inn’s points</source>
        <comment>row/road.castle-lord-inn/during</comment>
        <translation>Für einen Spieler mit Burgherr, mit Wirtshäusern: was die Plättchen dem Burgherrn bringen, noch einmal, statt der Punkte des Wirtshauses</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each further stretch</source>
        <comment>row/road.stretches-with-inn/during</comment>
        <translation>Mit Wirtshäusern: 1 Punkt mehr je weiteres Stück</translation>
    </message>
    <message>
        <source>Highway with an inn: as if the inn had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-inns/during</comment>
        <translation>Fernstraße mit Wirtshaus: als gälte das Wirtshaus für 5 Plättchen</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each well</source>
        <comment>row/road.wells-with-inn/during</comment>
        <translation>Mit Wirtshäusern: 1 Punkt mehr je Brunnen</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/road.notes/during</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes/after</comment>
        <translation>Mit Notenmarkern: nichts für alle Zeilen darüber</translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/road.notes-once</comment>
        <translation>Ein zweiter Notenmarker ändert nichts.</translation>
    </message>
    <message>
        <source>The mage pays for such a road all the same.</source>
        <comment>note/road.notes-mage</comment>
        <translation>Der Magier bringt für eine solche Straße trotzdem Punkte.</translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/road.notes-each/during</comment>
        <translation>1 Punkt mehr je Plättchen und je Notenmarker</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes-each/after</comment>
        <translation>Mit Notenmarkern: nichts für alle Zeilen darüber</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>3 points for each different castle in Germany where the road ends</source>
        <comment>row/road.german-castles/during</comment>
        <translation>3 Punkte für jede verschiedene Burg in Deutschland, an der die Straße endet</translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/road.bathhouses/during</comment>
        <translation>Mit Badehäusern: so viele Punkte mehr wie die Summe ihrer Zahlen</translation>
    </message>
    <message>
        <source>For each signpost that is right, as many points as there are different kinds among these, 1 to 3</source>
        <comment>row/road.signposts/during</comment>
        <translation>Für jeden richtigen Wegweiser so viele Punkte, wie es verschiedene Arten unter diesen gibt, 1 bis 3</translation>
    </message>
    <message>
        <source>1 point for each signpost that is right</source>
        <comment>row/road.open-signposts/after</comment>
        <translation>1 Punkt für jeden richtigen Wegweiser</translation>
    </message>
    <message>
        <source>With labyrinths: 2 points for each {follower|meeple} on the whole road, whosever it is</source>
        <comment>row/road.labyrinth-followers/during</comment>
        <translation>Mit Labyrinthen: 2 Punkte für jeden {Gefolgsmann|Meeple} auf der ganzen Straße, gleich wessen</translation>
    </message>
    <message>
        <source>Only by the advanced rules.</source>
        <comment>note/road.labyrinth-advanced</comment>
        <translation>Nur nach den erweiterten Regeln.</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the wainwrights: 1 point more for each tile</source>
        <comment>row/road.wainwrights/during</comment>
        <translation>Mit eigenem {Gefolgsmann|Meeple} bei den Wagenbauern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>Only for whoever controls the road.</source>
        <comment>note/road.wainwrights-majority</comment>
        <translation>Nur für Spieler mit der Mehrheit auf der Straße.</translation>
    </message>
    <message>
        <source>Also for whom you have just sent, if you still control the road.</source>
        <comment>note/road.wainwrights-now</comment>
        <translation>Auch wenn er gerade erst geschickt wurde, sofern man noch die Mehrheit auf der Straße hat.</translation>
    </message>
    <message>
        <source>A cathedral in Germany counts as one tile here.</source>
        <comment>note/road.wainwrights-cathedral</comment>
        <translation>Eine Kathedrale in Deutschland zählt hier als ein Plättchen.</translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-road.poverty/during</comment>
        <translation>Armut: 3 Punkte weniger</translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-road.negative</comment>
        <translation>Das kann weniger als nichts ergeben; dann sinkt der Punktestand.</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/during</comment>
        <translation>Mit dem Magier: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/after</comment>
        <translation>Mit dem Magier: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>Also on a road with inns that is not completed.</source>
        <comment>note/road.mage-inn</comment>
        <translation>Auch auf einer nicht abgeschlossenen Straße mit Wirtshäusern.</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/during</comment>
        <translation>Mit der Hexe: die Hälfte von allem in den Zeilen darüber, aufgerundet</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/after</comment>
        <translation>Mit der Hexe: die Hälfte von allem in den Zeilen darüber, aufgerundet</translation>
    </message>
    <message>
        <source>Highway: as if the road had 5 tiles, however long it is</source>
        <comment>row/survey-road.highway/during</comment>
        <translation>Fernstraße: als hätte die Straße 5 Plättchen, gleich wie lang sie ist</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-road.active</comment>
        <translation>Eine Zeile mit dem Namen eines Wertungsplättchens gilt nur, solange dieses offen liegt.</translation>
    </message>
    <message>
        <source>Peasants’ Revolt: 1 point less for each tile with a farmhouse</source>
        <comment>row/survey-road.revolt/during</comment>
        <translation>Bauernaufstand: 1 Punkt weniger für jedes Plättchen mit Bauernhof</translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each tile</source>
        <comment>row/survey-road.fair/during</comment>
        <translation>Straßenfest: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>Farmers’ Market: 1 point more for each tile with a shed</source>
        <comment>row/survey-road.farmers-market/during</comment>
        <translation>Bauernmarkt: 1 Punkt mehr für jedes Plättchen mit Schuppen</translation>
    </message>
    <message>
        <source>At a marketplace: 1 point more for each tile of the other roads there</source>
        <comment>row/road.marketplace/during</comment>
        <translation>An einem Marktplatz: 1 Punkt mehr für jedes Plättchen der anderen Straßen dort</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/during</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe darauf, auch ohne Mehrheit</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/after</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe darauf, auch ohne Mehrheit</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control the feature, and from their own points: its worth is the same for the others.</source>
        <comment>note/ghosts.control</comment>
        <translation>Nur für Spieler mit der Mehrheit auf dem Gebiet, von ihren eigenen Punkten: Für die anderen bleibt sein Wert gleich.</translation>
    </message>
    <message>
        <source>The points may fall below 0, but no scoring figure goes back beyond space 0.</source>
        <comment>note/ghosts.below-zero</comment>
        <translation>Die Punkte können unter 0 fallen, aber keine Zählfigur geht hinter Feld 0 zurück.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Straße</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Straße</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/road.season-negative</comment>
        <translation>Das kann weniger als nichts ergeben.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je Plättchen</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je Plättchen</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>A {follower|meeple} in a city is a knight.</source>
        <comment>note/city.occupant</comment>
        <translation>Ein {Gefolgsmann|Meeple} in einer Stadt ist ein Ritter.</translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its parts belong to the city.</source>
        <comment>note/city.tile-once</comment>
        <translation>Jedes Plättchen zählt einmal, gleich wie viele seiner Teile zur Stadt gehören.</translation>
    </message>
    <message>
        <source>A city bridge counts as one tile of its city.</source>
        <comment>note/city.bridges</comment>
        <translation>Eine Stadtbrücke zählt als ein Plättchen ihrer Stadt.</translation>
    </message>
    <message>
        <source>A bridge and a printed part of the same city on one tile count once.</source>
        <comment>note/city.bridges-once</comment>
        <translation>Eine Brücke und ein gedruckter Teil derselben Stadt auf einem Plättchen zählen einmal.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/city.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/city.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/city.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>A double tile counts as two if the city lies on both halves.</source>
        <comment>note/city.wetlands</comment>
        <translation>Ein Doppelplättchen zählt als zwei, wenn die Stadt auf beiden Hälften liegt.</translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as one tile.</source>
        <comment>note/city.notre-dame-tile</comment>
        <translation>Die große Stadt von Notre-Dame zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as two tiles.</source>
        <comment>note/city.notre-dame</comment>
        <translation>Die große Stadt von Notre-Dame zählt als zwei Plättchen.</translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as one tile.</source>
        <comment>note/city.circus-maximus-tile</comment>
        <translation>Die große Stadt des Circus Maximus zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as four tiles.</source>
        <comment>note/city.circus-maximus</comment>
        <translation>Die große Stadt des Circus Maximus zählt als vier Plättchen.</translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as one tile.</source>
        <comment>note/city.alhambra-tile</comment>
        <translation>Die große Stadt der Alhambra zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as three tiles.</source>
        <comment>note/city.alhambra</comment>
        <translation>Die große Stadt der Alhambra zählt als drei Plättchen.</translation>
    </message>
    <message>
        <source>A red and yellow {pennant|coat of arms} counts as any other.</source>
        <comment>note/city.feud-coats</comment>
        <translation>Ein rot-gelbes Wappen zählt wie jedes andere.</translation>
    </message>
    <message>
        <source>Those on tokens count too, grey ones as well.</source>
        <comment>note/city.luck-coats</comment>
        <translation>Die auf Markern zählen mit, auch graue.</translation>
    </message>
    <message>
        <source>A great fair counts as a {pennant|coat of arms}.</source>
        <comment>note/city.great-fairs</comment>
        <translation>Ein Großer Markt zählt als Wappen.</translation>
    </message>
    <message>
        <source>Of one single tile, with a gate on each side: 4 points in all</source>
        <comment>row/city.single-tile/during</comment>
        <translation>Aus einem einzigen Plättchen mit einem Tor an jeder Seite: insgesamt 4 Punkte</translation>
    </message>
    <message>
        <source>Bad Neighbourhood: nothing for tiles that bring only half circles to the city</source>
        <comment>row/survey-city.neighbourhood/during</comment>
        <translation>Schlechte Nachbarschaft: nichts für Plättchen, die der Stadt nur Halbkreise bringen</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-city.active</comment>
        <translation>Eine Zeile mit dem Namen eines Wertungsplättchens gilt nur, solange dieses offen liegt.</translation>
    </message>
    <message>
        <source>Siege: 1 point more for each {pennant|coat of arms}</source>
        <comment>row/survey-city.siege/during</comment>
        <translation>Belagerung: 1 Punkt mehr je Wappen</translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.besieged/during</comment>
        <translation>Belagert: 1 Punkt weniger je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}, that is nothing</source>
        <comment>row/city.besieged/after</comment>
        <translation>Belagert: 1 Punkt weniger je Plättchen und je Wappen, also nichts</translation>
    </message>
    <message>
        <source>A second siege changes nothing.</source>
        <comment>note/city.besieged-once</comment>
        <translation>Eine zweite Belagerung ändert nichts.</translation>
    </message>
    <message>
        <source>With cathedrals: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.cathedral/during</comment>
        <translation>Mit Kathedralen: 1 Punkt mehr je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>With cathedrals: nothing for its tiles and {pennants|coats of arms} in the lines above</source>
        <comment>row/city.cathedral/after</comment>
        <translation>Mit Kathedralen: nichts für ihre Plättchen und Wappen in den Zeilen darüber</translation>
    </message>
    <message>
        <source>A second cathedral changes nothing.</source>
        <comment>note/city.cathedral-once</comment>
        <translation>Eine zweite Kathedrale ändert nichts.</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/city.notes/during</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes/after</comment>
        <translation>Mit Notenmarkern: nichts für alle Zeilen darüber</translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/city.notes-once</comment>
        <translation>Ein zweiter Notenmarker ändert nichts.</translation>
    </message>
    <message>
        <source>The mage pays for such a city all the same.</source>
        <comment>note/city.notes-mage</comment>
        <translation>Der Magier bringt für eine solche Stadt trotzdem Punkte.</translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/city.notes-each/during</comment>
        <translation>1 Punkt mehr je Plättchen und je Notenmarker</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes-each/after</comment>
        <translation>Mit Notenmarkern: nichts für alle Zeilen darüber</translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/during</comment>
        <translation>Mit rotem X: nichts für alle Wappen</translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/after</comment>
        <translation>Mit rotem X: nichts für alle Wappen</translation>
    </message>
    <message>
        <source>With a token of La Porxada as if the city was completed: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada/after</comment>
        <translation>Mit einem Marker von La Porxada, als wäre die Stadt abgeschlossen: 1 Punkt mehr je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>So do all other lines here, with what they say for completed cities.</source>
        <comment>note/city.porxada-rest</comment>
        <translation>So auch alle anderen Zeilen hier, mit dem, was sie für abgeschlossene Städte sagen.</translation>
    </message>
    <message>
        <source>The city itself stays unfinished, for {farms|fields} and for all else.</source>
        <comment>note/city.porxada-open</comment>
        <translation>Die Stadt selbst bleibt unfertig, für Wiesen und für alles andere.</translation>
    </message>
    <message>
        <source>With a token and cathedrals: 3 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-cathedral/after</comment>
        <translation>Mit Marker und Kathedralen: insgesamt 3 Punkte je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>With a token and cathedrals, but besieged: 2 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-besieged/after</comment>
        <translation>Mit Marker und Kathedralen, aber belagert: insgesamt 2 Punkte je Plättchen und je Wappen</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>3 points for each castle in Germany whose tile closes the city</source>
        <comment>row/city.german-castles/during</comment>
        <translation>3 Punkte für jede Burg in Deutschland, deren Plättchen die Stadt abschließt</translation>
    </message>
    <message>
        <source>With the Darmstadtium 3 points more</source>
        <comment>row/city.darmstadtium/during</comment>
        <translation>Mit dem Darmstadtium 3 Punkte mehr</translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/city.bathhouses/during</comment>
        <translation>Mit Badehäusern: so viele Punkte mehr wie die Summe ihrer Zahlen</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the coiners: 3 points for each {pennant|coat of arms}</source>
        <comment>row/city.coiners/during</comment>
        <translation>Mit eigenem {Gefolgsmann|Meeple} bei den Münzern: 3 Punkte je Wappen</translation>
    </message>
    <message>
        <source>For everybody who is in the city too, with or without a majority.</source>
        <comment>note/city.coiners-all</comment>
        <translation>Auch für jeden, der in der Stadt ist, mit oder ohne Mehrheit.</translation>
    </message>
    <message>
        <source>Bad Neighbourhood with a cathedral: nothing more for those tiles either</source>
        <comment>row/survey-city.neighbourhood-cathedrals/during</comment>
        <translation>Schlechte Nachbarschaft mit Kathedrale: auch für diese Plättchen nichts weiter</translation>
    </message>
    <message>
        <source>City Privilege: 5 points in all, whatever stands above</source>
        <comment>row/survey-city.privilege/during</comment>
        <translation>Stadtrecht: insgesamt 5 Punkte, was auch darüber steht</translation>
    </message>
    <message>
        <source>Plague: half the points above, rounded up</source>
        <comment>row/survey-city.plague/during</comment>
        <translation>Pest: die Hälfte der Punkte darüber, aufgerundet</translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-city.wealth/during</comment>
        <translation>Reichtum: 3 Punkte mehr</translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-city.poverty/during</comment>
        <translation>Armut: 3 Punkte weniger</translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-city.negative</comment>
        <translation>Das kann weniger als nichts ergeben; dann sinkt der Punktestand.</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/during</comment>
        <translation>Mit dem Magier: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/after</comment>
        <translation>Mit dem Magier: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>Also in a city with cathedrals that is not completed.</source>
        <comment>note/city.mage-cathedral</comment>
        <translation>Auch in einer nicht abgeschlossenen Stadt mit Kathedralen.</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/during</comment>
        <translation>Mit der Hexe: die Hälfte von allem in den Zeilen darüber, aufgerundet</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/after</comment>
        <translation>Mit der Hexe: die Hälfte von allem in den Zeilen darüber, aufgerundet</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/during</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf ihren Plättchen, auch ohne Mehrheit</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/after</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf ihren Plättchen, auch ohne Mehrheit</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/city.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Stadt</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Stadt</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/city.season-negative</comment>
        <translation>Das kann weniger als nichts ergeben.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je Plättchen</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je Plättchen</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/monastery.tiles/during</comment>
        <translation>1 Punkt für das Kloster und 1 je Plättchen darum herum: 9 Punkte, wo alle Plättchen quadratisch sind</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {cloister|monastery} is a monk.</source>
        <comment>note/monastery.occupant</comment>
        <translation>Ein {Gefolgsmann|Meeple} in einem Kloster ist ein Mönch.</translation>
    </message>
    <message>
        <source>The abbot may be there instead.</source>
        <comment>note/monastery.abbot</comment>
        <translation>Stattdessen kann der Abt dort sein.</translation>
    </message>
    <message>
        <source>An abbey is scored in the same way, for its monk.</source>
        <comment>note/monastery.abbey</comment>
        <translation>Eine Abtei wird ebenso gewertet, für ihren Mönch.</translation>
    </message>
    <message>
        <source>A church of Darmstadt is scored in the same way, for its monk.</source>
        <comment>note/monastery.church</comment>
        <translation>Eine Kirche von Darmstadt wird ebenso gewertet, für ihren Mönch.</translation>
    </message>
    <message>
        <source>A shrine is scored in the same way, for its heretic.</source>
        <comment>note/monastery.shrine</comment>
        <translation>Eine Kultstätte wird ebenso gewertet, für ihren Ketzer.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is scored in the same way, for its monk; abbots are left out.</source>
        <comment>note/monastery.special</comment>
        <translation>Ein Kloster in Deutschland oder seinesgleichen wird ebenso gewertet, für seinen Mönch; Äbte bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.long-river-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.long-river-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/monastery.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.leipzig-double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.leipzig-double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/monastery.wonder-tile</comment>
        <translation>Ein Wunder zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/monastery.wonder</comment>
        <translation>Jedes Feld eines Wunders zählt als Plättchen.</translation>
    </message>
    <message>
        <source>3 points more for each vineyard on the tiles around it</source>
        <comment>row/monastery.vineyards/during</comment>
        <translation>3 Punkte mehr für jeden Weinberg auf den Plättchen darum herum</translation>
    </message>
    <message>
        <source>Nothing for vineyards</source>
        <comment>row/monastery.vineyards/after</comment>
        <translation>Nichts für Weinberge</translation>
    </message>
    <message>
        <source>A vineyard counts for every {cloister|monastery} beside it.</source>
        <comment>note/vineyards.shared</comment>
        <translation>Ein Weinberg zählt für jedes Kloster, an dem er liegt.</translation>
    </message>
    <message>
        <source>Hermit {Cloister|Monastery}: 1 point less for each of its nine tiles with a part of a city</source>
        <comment>row/survey-monastery.hermit/during</comment>
        <translation>Einsiedelei: 1 Punkt weniger für jedes seiner neun Plättchen mit einem Teil einer Stadt</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-monastery.active</comment>
        <translation>Eine Zeile mit dem Namen eines Wertungsplättchens gilt nur, solange dieses offen liegt.</translation>
    </message>
    <message>
        <source>Pilgrimage Route: 1 point more for each of its nine tiles with a road or a bridge</source>
        <comment>row/survey-monastery.pilgrimage/during</comment>
        <translation>Pilgerweg: 1 Punkt mehr für jedes seiner neun Plättchen mit Straße oder Brücke</translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-monastery.wealth/during</comment>
        <translation>Reichtum: 3 Punkte mehr</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/during</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf seinen neun Plättchen</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/after</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf seinen neun Plättchen</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/monastery.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the bookbinders: 4 points</source>
        <comment>row/monastery.bookbinders/during</comment>
        <translation>Mit eigenem {Gefolgsmann|Meeple} bei den Buchbindern: 4 Punkte</translation>
    </message>
    <message>
        <source>For everybody who is there, if anybody stands on what is completed.</source>
        <comment>note/monastery.bookbinders-all</comment>
        <translation>Für jeden, der dort ist, wenn überhaupt jemand auf dem Abgeschlossenen steht.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für das Kloster</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für das Kloster</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/monastery.season-negative</comment>
        <translation>Das kann weniger als nichts ergeben.</translation>
    </message>
    <message>
        <source>Some conditions name shrines apart from all other such buildings.</source>
        <comment>note/monastery.season-shrine</comment>
        <translation>Manche Bedingungen nennen Kultstätten getrennt von allen anderen solchen Bauwerken.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>3 points to whoever has most {followers|meeples} on the completed church and around it</source>
        <comment>row/church.followers/during</comment>
        <translation>3 Punkte für die meisten {Gefolgsleute|Meeple} in der abgeschlossenen Kirche und darum herum</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/church.carcassonne</comment>
        <translation>{Gefolgsleute|Meeple} in der Stadt Carcassonne zählen nicht.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/church.wheel</comment>
        <translation>{Gefolgsleute|Meeple} auf dem Schicksalsrad zählen nicht.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/church.leipzig</comment>
        <translation>{Gefolgsleute|Meeple} in Leipzig zählen nicht.</translation>
    </message>
    <message>
        <source>For whoever has most farmers there.</source>
        <comment>note/field-early.majority</comment>
        <translation>Für den, der dort die meisten Bauern hat.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-early.no-castles</comment>
        <translation>Eine kleine Stadt, die zur Burg geworden ist, ist keine abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-early.carcassonne</comment>
        <translation>Die Stadt Carcassonne zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-early.leipzig</comment>
        <translation>Leipzig zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}, if the barn was set now; 2 points if the tile joined the farmers to it</source>
        <comment>row/field-early.castles/during</comment>
        <translation>4 Punkte je Burg an der Wiese, wenn die Scheune jetzt gesetzt wurde; 2 Punkte, wenn das Plättchen die Bauern mit ihr verbunden hat</translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/field-early.lord</comment>
        <translation>Eine Burg, in der ihr Herr noch steht, zählt noch nicht.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field-early.pig-castles/during</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je Burg, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-early.notes/during</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je abgeschlossene Stadt, gleich mit wie vielen Markern</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-early.notes-each/during</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt und je Notenmarker</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-early.great-fairs/during</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt mit Großem Markt</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each, or 1 point if the tile joined the farmers to the barn</source>
        <comment>row/field-early.besieged/during</comment>
        <translation>Belagerte Städte zählen doppelt: je 3 Punkte mehr, oder 1 Punkt, wenn das Plättchen die Bauern mit der Scheune verbunden hat</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field-early.besieged-pig/during</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je belagerte Stadt, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-early.besieged-pig-herd/during</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je belagerte Stadt</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field-early.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field-early.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-early.pig-herd-castles/during</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je Burg</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-early.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-early.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-early.season/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Wiese</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-early.season-cities/during</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {farm|field} is a farmer.</source>
        <comment>note/field.occupant</comment>
        <translation>Ein {Gefolgsmann|Meeple} auf einer Wiese ist ein Bauer.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field.no-castles</comment>
        <translation>Eine kleine Stadt, die zur Burg geworden ist, ist keine abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field.carcassonne</comment>
        <translation>Die Stadt Carcassonne zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field.leipzig</comment>
        <translation>Leipzig zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}</source>
        <comment>row/field.castles/after</comment>
        <translation>4 Punkte je Burg an der Wiese</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field.pig-castles/after</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je Burg, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field.pig-herd/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field.pig-herd-once</comment>
        <translation>{Eine zweite Schweineherde|Ein zweiter Schweinestall} ändert nichts.</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field.notes/after</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je abgeschlossene Stadt, gleich mit wie vielen Markern</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field.notes-each/after</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt und je Notenmarker</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field.great-fairs/after</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt mit Großem Markt</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/field.flowers/after</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe darauf, auch ohne Mehrheit</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field.pig-herd-castles/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je Burg</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each</source>
        <comment>row/field.besieged/after</comment>
        <translation>Belagerte Städte zählen doppelt: je 3 Punkte mehr</translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field.besieged-all</comment>
        <translation>Auch was Schweine und {Schweineherden|Schweineställe} für eine solche Stadt dazugeben, zählt doppelt.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field.besieged-pig/after</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je belagerte Stadt, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field.besieged-pig-herd/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je belagerte Stadt</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf ihren Plättchen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf ihren Plättchen</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the tanners: 2 points for each shed and farmhouse on the {farm|field}</source>
        <comment>row/field.tanners/after</comment>
        <translation>Mit eigenem {Gefolgsmann|Meeple} bei den Gerbern: 2 Punkte für jeden Schuppen und Bauernhof auf der Wiese</translation>
    </message>
    <message>
        <source>Only for whoever has most farmers on it.</source>
        <comment>note/field.tanners-majority</comment>
        <translation>Nur für den, der die meisten Bauern darauf hat.</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field.season/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Wiese</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/field.season-negative</comment>
        <translation>Das kann weniger als nichts ergeben.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field.season-cities/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>Besieged: all this twice</source>
        <comment>row/field-city.besieged/after</comment>
        <translation>Belagert: all das doppelt</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-city.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-city.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>As many points as the completed feature is worth, whoever occupied it or not</source>
        <comment>row/castle.copy/during</comment>
        <translation>So viele Punkte, wie das abgeschlossene Gebiet wert ist, wer es auch besetzt hat oder nicht</translation>
    </message>
    <message>
        <source>Nothing for a castle that still has its lord</source>
        <comment>row/castle.copy/after</comment>
        <translation>Nichts für eine Burg, in der ihr Herr noch steht</translation>
    </message>
    <message>
        <source>The {follower|meeple} in a castle is its lord.</source>
        <comment>note/castle.lord</comment>
        <translation>Der {Gefolgsmann|Meeple} in einer Burg ist ihr Burgherr.</translation>
    </message>
    <message>
        <source>With the mayor as its lord: nothing, since a castle has no {pennants|coats of arms}</source>
        <comment>row/castle.no-coats/during</comment>
        <translation>Mit dem Bürgermeister als Burgherr: nichts, weil eine Burg keine Wappen hat</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/castle.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/castle.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>3 points for a tile that is laid in its quarter</source>
        <comment>row/windrose.quarter/during</comment>
        <translation>3 Punkte für ein Plättchen, das in seinem Viertel liegt</translation>
    </message>
    <message>
        <source>1 point for the hut, since no space around it is empty</source>
        <comment>row/yaga-hut.tile/during</comment>
        <translation>1 Punkt für die Hütte, weil kein Feld um sie herum leer ist</translation>
    </message>
    <message>
        <source>1 point for the hut</source>
        <comment>row/yaga-hut.tile/after</comment>
        <translation>1 Punkt für die Hütte</translation>
    </message>
    <message>
        <source>1 point for each empty space around it</source>
        <comment>row/yaga-hut.empty/after</comment>
        <translation>1 Punkt für jedes leere Feld um sie herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>2 points less for each of your {followers|meeples} on his tile</source>
        <comment>row/vodyanoy.followers/after</comment>
        <translation>2 Punkte weniger für jeden eigenen {Gefolgsmann|Meeple} auf seinem Plättchen</translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/garden.tiles/during</comment>
        <translation>1 Punkt für den Garten und 1 je Plättchen darum herum: 9 Punkte, wo alle Plättchen quadratisch sind</translation>
    </message>
    <message>
        <source>Only an abbot stands in a garden.</source>
        <comment>note/garden.occupant</comment>
        <translation>In einem Garten steht nur ein Abt.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/garden.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>Vineyards do nothing for a garden.</source>
        <comment>note/garden.no-vineyards</comment>
        <translation>Weinberge bringen einem Garten nichts.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/garden.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>0 points, but one more {guard follower|guard meeple}</source>
        <comment>row/cemetery.nothing/during</comment>
        <translation>0 Punkte, aber ein weiterer Wächter</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>row/cemetery.nothing/after</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The fairy brings her points with it during the game, but not after.</source>
        <comment>note/cemetery.fairy</comment>
        <translation>Die Fee bringt damit ihre Punkte während des Spiels, aber nicht danach.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/cemetery.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/cemetery.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>2 points for its own tile, if it has mist</source>
        <comment>row/haunted-castle.tile/during</comment>
        <translation>2 Punkte für sein eigenes Plättchen, wenn es Nebel hat</translation>
    </message>
    <message>
        <source>1 point for its own tile</source>
        <comment>row/haunted-castle.tile/after</comment>
        <translation>1 Punkt für sein eigenes Plättchen</translation>
    </message>
    <message>
        <source>2 points for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/during</comment>
        <translation>2 Punkte für jedes Plättchen mit Nebel darum herum</translation>
    </message>
    <message>
        <source>1 point for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/after</comment>
        <translation>1 Punkt für jedes Plättchen mit Nebel darum herum</translation>
    </message>
    <message>
        <source>The large start tile counts as four tiles; some count it as one.</source>
        <comment>note/haunted-castle.start</comment>
        <translation>Das große Startplättchen zählt als vier Plättchen; manche zählen es als eines.</translation>
    </message>
    <message>
        <source>A space with one half tile is filled.</source>
        <comment>note/haunted-castle.halflings</comment>
        <translation>Ein Feld mit einem halben Plättchen ist gefüllt.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/haunted-castle.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/during</comment>
        <translation>So viele Punkte, wie der Tiermarker zeigt, für jeden eigenen {Gefolgsmann|Meeple} auf dem Plättchen des Zirkuszelts und den Plättchen darum herum</translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/after</comment>
        <translation>So viele Punkte, wie der Tiermarker zeigt, für jeden eigenen {Gefolgsmann|Meeple} auf dem Plättchen des Zirkuszelts und den Plättchen darum herum</translation>
    </message>
    <message>
        <source>There is no majority, and each {follower|meeple} counts once, the large one too.</source>
        <comment>note/circus.everybody</comment>
        <translation>Es gibt keine Mehrheit, und jeder {Gefolgsmann|Meeple} zählt einmal, auch der große.</translation>
    </message>
    <message>
        <source>The lord of a castle counts if one of its two tiles is among them.</source>
        <comment>note/circus.castles</comment>
        <translation>Der Herr einer Burg zählt, wenn eines ihrer zwei Plättchen darunter ist.</translation>
    </message>
    <message>
        <source>{A double tile is one tile|Each half of a double tile is a tile}; all {followers|meeples} on its usual features count, also if only one half is among these tiles.</source>
        <comment>note/circus.double-tiles</comment>
        <translation>{Ein Doppelplättchen ist ein Plättchen|Jede Hälfte eines Doppelplättchens ist ein Plättchen}; alle {Gefolgsleute|Meeple} auf seinen üblichen Gebieten zählen, auch wenn nur eine Hälfte unter diesen Plättchen ist.</translation>
    </message>
    <message>
        <source>Those in the City of Carcassonne do not count.</source>
        <comment>note/circus.carcassonne</comment>
        <translation>Die in der Stadt Carcassonne zählen nicht.</translation>
    </message>
    <message>
        <source>Those on the Wheel of Fortune do not count.</source>
        <comment>note/circus.wheel</comment>
        <translation>Die auf dem Schicksalsrad zählen nicht.</translation>
    </message>
    <message>
        <source>Those in the City of Leipzig do not count.</source>
        <comment>note/circus.leipzig</comment>
        <translation>Die in der Stadt Leipzig zählen nicht.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/circus.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/during</comment>
        <translation>5 Punkte für jeden eigenen {Gefolgsmann|Meeple} in der Pyramide</translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/after</comment>
        <translation>5 Punkte für jeden eigenen {Gefolgsmann|Meeple} in der Pyramide</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>The points may fall below 0.</source>
        <comment>note/pyramid.ghosts-below-zero</comment>
        <translation>Die Punkte können unter 0 fallen.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-barns.no-castles</comment>
        <translation>Eine kleine Stadt, die zur Burg geworden ist, ist keine abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-barns.carcassonne</comment>
        <translation>Die Stadt Carcassonne zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-barns.leipzig</comment>
        <translation>Leipzig zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>5 points for each castle at the {farm|field}</source>
        <comment>row/field-barns.castles/after</comment>
        <translation>5 Punkte je Burg an der Wiese</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-barns.notes/after</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je abgeschlossene Stadt, gleich mit wie vielen Markern</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-barns.notes-each/after</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt und je Notenmarker</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-barns.great-fairs/after</comment>
        <translation>1 Punkt mehr je abgeschlossene Stadt mit Großem Markt</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-barns.pig-herd-castles/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je Burg</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 4 points more for each</source>
        <comment>row/field-barns.besieged/after</comment>
        <translation>Belagerte Städte zählen doppelt: je 4 Punkte mehr</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-barns.besieged-pig-herd/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je belagerte Stadt</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-barns.season/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger für eine Wiese</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-barns.season-cities/after</comment>
        <translation>Durch die Bedingung der Jahreszeit: so viele Punkte mehr oder weniger je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it: 12 points where all tiles are square</source>
        <comment>row/german-castle.tiles/during</comment>
        <translation>2 Punkte für die Burg und 1 je Plättchen darum herum: 12 Punkte, wo alle Plättchen quadratisch sind</translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it</source>
        <comment>row/german-castle.tiles/after</comment>
        <translation>2 Punkte für die Burg und 1 je Plättchen darum herum</translation>
    </message>
    <message>
        <source>A {follower|meeple} in the castle is its lord.</source>
        <comment>note/german-castle.lord</comment>
        <translation>Ein {Gefolgsmann|Meeple} in der Burg ist ihr Burgherr.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for the building and 1 for each tile in line with it</source>
        <comment>row/special-monastery.rows/after</comment>
        <translation>1 Punkt für das Bauwerk und 1 für jedes Plättchen in einer Reihe mit ihm</translation>
    </message>
    <message>
        <source>Count from the building upwards, downwards and to both sides, each time as far as no space is empty.</source>
        <comment>note/special-monastery.lines</comment>
        <translation>Vom Bauwerk aus nach oben, nach unten und nach beiden Seiten zählen, jeweils bis zum ersten leeren Feld.</translation>
    </message>
    <message>
        <source>Where there are several abbots most of them decide.</source>
        <comment>note/special-monastery.majority</comment>
        <translation>Wo mehrere Äbte sind, entscheidet ihre Mehrheit.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/special-monastery.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/special-monastery.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and the tiles that count</source>
        <comment>row/special-monastery.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und den Plättchen, die zählen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and the tiles that count</source>
        <comment>row/special-monastery.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und den Plättchen, die zählen</translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral</source>
        <comment>row/german-cathedral.roads/during</comment>
        <translation>1 Punkt für jedes Plättchen jeder Straße, die zur Kathedrale führt</translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral, completed or not</source>
        <comment>row/german-cathedral.roads/after</comment>
        <translation>1 Punkt für jedes Plättchen jeder Straße, die zur Kathedrale führt, abgeschlossen oder nicht</translation>
    </message>
    <message>
        <source>A {follower|meeple} in the cathedral is its archbishop.</source>
        <comment>note/german-cathedral.occupant</comment>
        <translation>Ein {Gefolgsmann|Meeple} in der Kathedrale ist ihr Erzbischof.</translation>
    </message>
    <message>
        <source>The 3 or 4 stretches on the tile of a cathedral in Germany count one by one.</source>
        <comment>note/german-cathedral.stretches</comment>
        <translation>Die 3 oder 4 Stücke auf dem Plättchen einer Kathedrale in Deutschland zählen einzeln.</translation>
    </message>
    <message>
        <source>A road that begins and ends there is one road, of which both stretches count.</source>
        <comment>note/german-cathedral.loop</comment>
        <translation>Eine Straße, die dort beginnt und endet, ist eine Straße, von der beide Stücke zählen.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/german-cathedral.labyrinth</comment>
        <translation>Ein Labyrinth zählt als ein Plättchen und macht alle Straßen, die sich darin treffen, zu einer.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/german-cathedral.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/german-cathedral.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/during</comment>
        <translation>Abgeschlossene Straßen mit Wirtshäusern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/after</comment>
        <translation>Abgeschlossene Straßen mit Wirtshäusern: 1 Punkt mehr je Plättchen</translation>
    </message>
    <message>
        <source>A second inn at the same road changes nothing.</source>
        <comment>note/german-cathedral.inn-once</comment>
        <translation>Ein zweites Wirtshaus an derselben Straße ändert nichts.</translation>
    </message>
    <message>
        <source>Roads with inns that are not completed: nothing for their tiles</source>
        <comment>row/german-cathedral.open-inn-roads/after</comment>
        <translation>Nicht abgeschlossene Straßen mit Wirtshäusern: nichts für ihre Plättchen</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und den Plättchen ihrer Straßen</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und den Plättchen ihrer Straßen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und den Plättchen ihrer Straßen</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und den Plättchen ihrer Straßen</translation>
    </message>
    <message>
        <source>That of a {follower|meeple}: 2 points for each {follower|meeple} in sight, whosever it is</source>
        <comment>row/watchtower.followers/during</comment>
        <translation>Für {Gefolgsleute|Meeple}: 2 Punkte für jeden {Gefolgsmann|Meeple} in Sicht, gleich wessen</translation>
    </message>
    <message>
        <source>For each of your {followers|meeples} on the completed road or city on the tile of the watchtower.</source>
        <comment>note/watchtower.who</comment>
        <translation>Für jeden eigenen {Gefolgsmann|Meeple} auf der abgeschlossenen Straße oder Stadt auf dem Plättchen des Wachturms.</translation>
    </message>
    <message>
        <source>In sight are the tile of the watchtower and the tiles around it.</source>
        <comment>note/watchtower.sight</comment>
        <translation>In Sicht sind das Plättchen des Wachturms und die Plättchen darum herum.</translation>
    </message>
    <message>
        <source>It is scored right before its road or city.</source>
        <comment>note/watchtower.before</comment>
        <translation>Er wird unmittelbar vor seiner Straße oder Stadt gewertet.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/watchtower.carcassonne</comment>
        <translation>{Gefolgsleute|Meeple} in der Stadt Carcassonne zählen nicht.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/watchtower.wheel</comment>
        <translation>{Gefolgsleute|Meeple} auf dem Schicksalsrad zählen nicht.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/watchtower.leipzig</comment>
        <translation>{Gefolgsleute|Meeple} in Leipzig zählen nicht.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in castles on these tiles count.</source>
        <comment>note/watchtower.castle</comment>
        <translation>{Gefolgsleute|Meeple} in Burgen auf diesen Plättchen zählen.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/watchtower.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/watchtower.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>That of a road: 1 point for each tile in sight that shows a road</source>
        <comment>row/watchtower.roads/during</comment>
        <translation>Für Straßen: 1 Punkt für jedes Plättchen in Sicht, das eine Straße zeigt</translation>
    </message>
    <message>
        <source>A bridge is a road.</source>
        <comment>note/watchtower.bridge</comment>
        <translation>Eine Brücke ist eine Straße.</translation>
    </message>
    <message>
        <source>That of a {cloister|monastery}: 3 points for each {cloister|monastery} in sight, of whatever kind</source>
        <comment>row/watchtower.monasteries/during</comment>
        <translation>Für Klöster: 3 Punkte für jedes Kloster in Sicht, gleich welcher Art</translation>
    </message>
    <message>
        <source>That of a {pennant|coat of arms}: 2 points for each {pennant|coat of arms} in sight</source>
        <comment>row/watchtower.coats/during</comment>
        <translation>Für Wappen: 2 Punkte für jedes Wappen in Sicht</translation>
    </message>
    <message>
        <source>That of a city: 1 point for each tile in sight that shows a city</source>
        <comment>row/watchtower.cities/during</comment>
        <translation>Für Städte: 1 Punkt für jedes Plättchen in Sicht, das eine Stadt zeigt</translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/during</comment>
        <translation>Chip 2/6: 2 Punkte für genau 2 Plättchen, 6 für genau 6</translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/after</comment>
        <translation>Chip 2/6: 2 Punkte für genau 2 Plättchen, 6 für genau 6</translation>
    </message>
    <message>
        <source>Bets are settled when all features of a turn are scored, but before those after the game.</source>
        <comment>note/bet.after-all</comment>
        <translation>Wetten werden abgerechnet, wenn alle Gebiete eines Zugs gewertet sind, aber vor denen nach dem Spiel.</translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/during</comment>
        <translation>Chip 3/5: 3 Punkte für genau 3 Plättchen, 5 für genau 5</translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/after</comment>
        <translation>Chip 3/5: 3 Punkte für genau 3 Plättchen, 5 für genau 5</translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/during</comment>
        <translation>Chip 3/6: 3 Punkte für genau 3 Plättchen, 6 für genau 6</translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/after</comment>
        <translation>Chip 3/6: 3 Punkte für genau 3 Plättchen, 6 für genau 6</translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/during</comment>
        <translation>Chip 4/7+: 4 Punkte für genau 4 Plättchen, 7 für 7 oder mehr</translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/after</comment>
        <translation>Chip 4/7+: 4 Punkte für genau 4 Plättchen, 7 für 7 oder mehr</translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/during</comment>
        <translation>Chip 4: 8 Punkte für genau 4 Plättchen</translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/after</comment>
        <translation>Chip 4: 8 Punkte für genau 4 Plättchen</translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/during</comment>
        <translation>Chip 5/8+: 5 Punkte für genau 5 Plättchen, 8 für 8 oder mehr</translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/after</comment>
        <translation>Chip 5/8+: 5 Punkte für genau 5 Plättchen, 8 für 8 oder mehr</translation>
    </message>
    <message>
        <source>Harvested: as many points as the token shows, 2 to 5</source>
        <comment>row/fruit.harvested/during</comment>
        <translation>Geerntet: so viele Punkte, wie der Marker zeigt, 2 bis 5</translation>
    </message>
    <message>
        <source>Sold: 3, 6, 10 or 15 points for 1, 2, 3 or 4 tokens</source>
        <comment>row/fruit.sold/during</comment>
        <translation>Verkauft: 3, 6, 10 oder 15 Punkte für 1, 2, 3 oder 4 Marker</translation>
    </message>
    <message>
        <source>5 points for laying the second tile so that both can be read</source>
        <comment>row/spiel-doch.points/during</comment>
        <translation>5 Punkte dafür, das zweite Plättchen so zu legen, dass man beide lesen kann</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/spiel-doch.nothing/during</comment>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road; 2 points with the large toll</source>
        <comment>row/tollhouse.houses/during</comment>
        <translation>1 Punkt für jeden Bauernhof, Schuppen, Garten und Wegelagerer an der Straße; 2 Punkte mit dem großen Zoll</translation>
    </message>
    <message>
        <source>It is scored right before its road.</source>
        <comment>note/tollhouse.before</comment>
        <translation>Es wird unmittelbar vor seiner Straße gewertet.</translation>
    </message>
    <message>
        <source>{Thieves|Highwaymen} of all players count.</source>
        <comment>note/tollhouse.all</comment>
        <translation>Wegelagerer aller Spieler zählen.</translation>
    </message>
    <message>
        <source>What is printed on a tile does not belong to a bridge over it.</source>
        <comment>note/tollhouse.bridge</comment>
        <translation>Was auf ein Plättchen gedruckt ist, gehört nicht zu einer Brücke darüber.</translation>
    </message>
    <message>
        <source>3 points for each group of travellers on the road; 6 points with the large toll</source>
        <comment>row/tollhouse.travellers/during</comment>
        <translation>3 Punkte für jede Gruppe Reisender auf der Straße; 6 Punkte mit dem großen Zoll</translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road, with either toll</source>
        <comment>row/tollhouse.open-houses/after</comment>
        <translation>1 Punkt für jeden Bauernhof, Schuppen, Garten und Wegelagerer an der Straße, gleich mit welchem Zoll</translation>
    </message>
    <message>
        <source>1 point for each group of travellers on the road, with either toll</source>
        <comment>row/tollhouse.open-travellers/after</comment>
        <translation>1 Punkt für jede Gruppe Reisender auf der Straße, gleich mit welchem Zoll</translation>
    </message>
    <message>
        <source>2 points for an arrow on the new tile that points to an empty space</source>
        <comment>row/arrow.empty/during</comment>
        <translation>2 Punkte für einen Pfeil auf dem neuen Plättchen, der auf ein leeres Feld zeigt</translation>
    </message>
    <message>
        <source>The arrows of the tiles around don&apos;t matter here.</source>
        <comment>note/arrow.others</comment>
        <translation>Die Pfeile der Plättchen darum herum spielen hier keine Rolle.</translation>
    </message>
    <message>
        <source>3 points for each tile around it that shows a garden</source>
        <comment>row/spring.garden-tiles/during</comment>
        <translation>3 Punkte für jedes Plättchen darum herum, das einen Garten zeigt</translation>
    </message>
    <message>
        <source>A tile that shows both spring and a garden counts for both.</source>
        <comment>note/spring.both</comment>
        <translation>Ein Plättchen, das Frühling und einen Garten zeigt, zählt für beides.</translation>
    </message>
    <message>
        <source>1 point for each tile around it that shows spring</source>
        <comment>row/spring.tiles/during</comment>
        <translation>1 Punkt für jedes Plättchen darum herum, das Frühling zeigt</translation>
    </message>
    <message>
        <source>Stonehenge: 3 points to its owner in a later turn with completed roads</source>
        <comment>row/stonehenge.roads/during</comment>
        <translation>Stonehenge: 3 Punkte für seinen Besitzer in einem späteren Zug mit abgeschlossenen Straßen</translation>
    </message>
    <message>
        <source>Circus Maximus: 4 points for each knight of the others with 2 players, 3 with 3 or 4, 2 with more</source>
        <comment>row/circus-maximus.knights/after</comment>
        <translation>Circus Maximus: für jeden Ritter der anderen 4 Punkte zu zweit, 3 zu dritt oder viert, 2 zu mehreren</translation>
    </message>
    <message>
        <source>Alhambra: 4 points for each farmer of its owner</source>
        <comment>row/alhambra.each-farmer/after</comment>
        <translation>Alhambra: 4 Punkte für jeden Bauern ihres Besitzers</translation>
    </message>
    <message>
        <source>1 point at the beginning of a turn in which she is with one of your {followers|meeples}</source>
        <comment>row/fairy.turns/during</comment>
        <translation>1 Punkt zu Beginn eines Zugs, in dem sie bei einem eigenen {Gefolgsmann|Meeple} steht</translation>
    </message>
    <message>
        <source>Beside an acrobat 1 point for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turns-acrobats</comment>
        <translation>Neben einem Akrobaten 1 Punkt für jeden eigenen Akrobaten der Pyramide.</translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/during</comment>
        <translation>3 Punkte, wenn das Gebiet des {Gefolgsmanns|Meeples} mit der Fee gewertet wird</translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/after</comment>
        <translation>3 Punkte, wenn das Gebiet des {Gefolgsmanns|Meeples} mit der Fee gewertet wird</translation>
    </message>
    <message>
        <source>Acrobats do not get these points; by older rules each of the pyramid did.</source>
        <comment>note/fairy.features-acrobats</comment>
        <translation>Akrobaten bekommen diese Punkte nicht; nach älteren Regeln bekam sie jeder der Pyramide.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>3 points less for the owner of the {follower|meeple} beside her</source>
        <comment>row/black-fairy.penalty/after</comment>
        <translation>3 Punkte weniger für den Besitzer des {Gefolgsmanns|Meeples} neben ihr</translation>
    </message>
    <message>
        <source>Not where that figure stands in a cemetery.</source>
        <comment>note/black-fairy.cemetery</comment>
        <translation>Nicht, wenn diese Figur auf einem Friedhof steht.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: half of the loss</source>
        <comment>row/hans.on-black-fairy/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: die Hälfte des Verlusts</translation>
    </message>
    <message>
        <source>2 points, if you do not do what it says</source>
        <comment>row/message.two/during</comment>
        <translation>2 Punkte, wenn man nicht tut, was sie sagt</translation>
    </message>
    <message>
        <source>Smallest road: what the least of the roads with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.road/during</comment>
        <translation>Kleinste Straße: was die geringste der Straßen mit einem eigenen {Gefolgsmann|Meeple} nach dem Spiel wert ist</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.no-majority</comment>
        <translation>Gleich, wer die Mehrheit hat; der {Gefolgsmann|Meeple} bleibt.</translation>
    </message>
    <message>
        <source>Smallest city: what the least of the cities with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.city/during</comment>
        <translation>Kleinste Stadt: was die geringste der Städte mit einem eigenen {Gefolgsmann|Meeple} nach dem Spiel wert ist</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.city-no-majority</comment>
        <translation>Gleich, wer die Mehrheit hat; der {Gefolgsmann|Meeple} bleibt.</translation>
    </message>
    <message>
        <source>Smallest {cloister|monastery}: what the least of those with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.monastery/during</comment>
        <translation>Kleinstes Kloster: was das geringste der Klöster mit einem eigenen {Gefolgsmann|Meeple} nach dem Spiel wert ist</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.monastery-no-majority</comment>
        <translation>Gleich, wer die Mehrheit hat; der {Gefolgsmann|Meeple} bleibt.</translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms} in cities with a knight of yours</source>
        <comment>row/message.coats/during</comment>
        <translation>2 Punkte je Wappen in Städten mit einem eigenen Ritter</translation>
    </message>
    <message>
        <source>2 points for each of your knights</source>
        <comment>row/message.own-knights/during</comment>
        <translation>2 Punkte je eigenen Ritter</translation>
    </message>
    <message>
        <source>2 points for each of your farmers</source>
        <comment>row/message.own-farmers/during</comment>
        <translation>2 Punkte je eigenen Bauern</translation>
    </message>
    <message>
        <source>One more tile: 0 points for the message itself</source>
        <comment>row/message.tile/during</comment>
        <translation>Ein weiteres Plättchen: 0 Punkte für die Depesche selbst</translation>
    </message>
    <message>
        <source>A {follower|meeple} that goes home: what its feature is worth after the game, for those who control it</source>
        <comment>row/message.feature/during</comment>
        <translation>Ein {Gefolgsmann|Meeple}, der zurückkehrt: was sein Gebiet nach dem Spiel wert ist, für alle mit der Mehrheit</translation>
    </message>
    <message>
        <source>Half of the points that the scoring figure beside it scores, rounded up</source>
        <comment>row/robbers.half/during</comment>
        <translation>Die Hälfte der Punkte, die die Zählfigur neben ihm bekommt, aufgerundet</translation>
    </message>
    <message>
        <source>3 points for a robber that still is on the scoreboard</source>
        <comment>row/robbers.left/after</comment>
        <translation>3 Punkte für einen Räuber, der noch auf der Wertungstafel steht</translation>
    </message>
    <message>
        <source>1 point for each sheep that is {herded into|guided to} the stable</source>
        <comment>row/flock.sheep/during</comment>
        <translation>1 Punkt für jedes Schaf, das in den Stall {getrieben|geführt} wird</translation>
    </message>
    <message>
        <source>Nothing for a shepherd who is still on a {farm|field}</source>
        <comment>row/flock.sheep/after</comment>
        <translation>Nichts für einen Schäfer, der noch auf einer Wiese steht</translation>
    </message>
    <message>
        <source>The flocks of all shepherds on a {farm|field} are one, and pay each of these players in full, once.</source>
        <comment>note/flock.together</comment>
        <translation>Die Herden aller Schäfer auf einer Wiese sind eine und bringen jedem dieser Spieler einmal die vollen Punkte.</translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}.</source>
        <comment>note/abbot.abbey</comment>
        <translation>Eine Abtei zählt als Kloster.</translation>
    </message>
    <message>
        <source>Only these points are given; nothing else that pays when such a feature is scored.</source>
        <comment>note/abbot.no-bonus</comment>
        <translation>Nur diese Punkte gibt es; nichts anderes, was bei der Wertung eines solchen Gebiets Punkte bringt.</translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/abbot.church</comment>
        <translation>Auch eine Kirche von Darmstadt zählt.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/abbot.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>Vineyards do not count, around gardens neither.</source>
        <comment>note/abbot.no-vineyards</comment>
        <translation>Weinberge zählen nicht, auch nicht um Gärten.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/abbot.special</comment>
        <translation>Auch ein Kloster in Deutschland oder seinesgleichen zählt.</translation>
    </message>
    <message>
        <source>As many points less as the number of the bathhouse, for whoever buys a {follower|meeple} back</source>
        <comment>row/bathhouse.price/during</comment>
        <translation>So viele Punkte weniger wie die Zahl des Badehauses, für den, der einen {Gefolgsmann|Meeple} zurückkauft</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/bathhouse.below-zero</comment>
        <translation>Das kann unter 0 führen.</translation>
    </message>
    <message>
        <source>3 points less for whoever buys a prisoner back</source>
        <comment>row/ransom.payment/during</comment>
        <translation>3 Punkte weniger für den, der einen Gefangenen zurückkauft</translation>
    </message>
    <message>
        <source>3 points for whoever held the prisoner</source>
        <comment>row/ransom.income/during</comment>
        <translation>3 Punkte für den, der den Gefangenen hielt</translation>
    </message>
    <message>
        <source>1 point for each tile of the city that he leaves, for each of your {followers|meeples} there</source>
        <comment>row/gingerbread.knights/during</comment>
        <translation>1 Punkt für jedes Plättchen der Stadt, die er verlässt, für jeden eigenen {Gefolgsmann|Meeple} dort</translation>
    </message>
    <message>
        <source>For everybody there, with or without a majority.</source>
        <comment>note/gingerbread.all</comment>
        <translation>Für jeden dort, mit oder ohne Mehrheit.</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} don&apos;t count.</source>
        <comment>note/gingerbread.coats</comment>
        <translation>Wappen zählen nicht.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/gingerbread.double-tile</comment>
        <translation>Ein Doppelplättchen zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/gingerbread.double-halves</comment>
        <translation>Jede Hälfte eines Doppelplättchens zählt als Plättchen.</translation>
    </message>
    <message>
        <source>4 points less for each {follower|meeple} protected when it is deployed</source>
        <comment>row/protection.deployed/during</comment>
        <translation>4 Punkte weniger für jeden {Gefolgsmann|Meeple}, der beim Einsetzen geschützt wird</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.below-zero</comment>
        <translation>Das kann unter 0 führen.</translation>
    </message>
    <message>
        <source>2 points less for a {follower|meeple} that was there before</source>
        <comment>row/protection.later/during</comment>
        <translation>2 Punkte weniger für einen {Gefolgsmann|Meeple}, der schon da war</translation>
    </message>
    <message>
        <source>2 points for each protected {follower|meeple} on features of the kind in revolt</source>
        <comment>row/revolt.protected/during</comment>
        <translation>2 Punkte für jeden geschützten {Gefolgsmann|Meeple} auf Gebieten der Art, die im Aufstand ist</translation>
    </message>
    <message>
        <source>As many points as the next feature brings, also where they are the holder&apos;s own</source>
        <comment>row/teacher.copied/during</comment>
        <translation>So viele Punkte, wie das nächste Gebiet bringt, auch wenn es eigene des Besitzers sind</translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/during</comment>
        <translation>2 Punkte für jedes Plättchen mit Zirkus oder Akrobaten, seines und die darum herum</translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/after</comment>
        <translation>2 Punkte für jedes Plättchen mit Zirkus oder Akrobaten, seines und die darum herum</translation>
    </message>
    <message>
        <source>Only circus tiles are played here.</source>
        <comment>note/ringmaster.circus-only</comment>
        <translation>Hier werden nur Zirkusplättchen gespielt.</translation>
    </message>
    <message>
        <source>Only acrobat tiles are played here.</source>
        <comment>note/ringmaster.acrobats-only</comment>
        <translation>Hier werden nur Akrobatenplättchen gespielt.</translation>
    </message>
    <message>
        <source>Only on roads, in cities, on {cloisters|monasteries} and {farms|fields}.</source>
        <comment>note/ringmaster.features</comment>
        <translation>Nur auf Straßen, in Städten, in Klöstern und auf Wiesen.</translation>
    </message>
    <message>
        <source>Also if the feature itself brought him nothing.</source>
        <comment>note/ringmaster.without-control</comment>
        <translation>Auch wenn das Gebiet selbst ihm nichts gebracht hat.</translation>
    </message>
    <message>
        <source>The feature is scored first.</source>
        <comment>note/ringmaster.second</comment>
        <translation>Zuerst wird das Gebiet gewertet.</translation>
    </message>
    <message>
        <source>7 points</source>
        <comment>row/fish-hut.points/during</comment>
        <translation>7 Punkte</translation>
    </message>
    <message>
        <source>2 points more for each of the four tiles at its corners with a river</source>
        <comment>row/fish-hut.rivers/during</comment>
        <translation>2 Punkte mehr für jedes der vier Plättchen an ihren Ecken mit einem Fluss</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/fish-hut.after/after</comment>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/fished-river.tiles/during</comment>
        <translation>2 Punkte je Plättchen</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/fished-river.tiles/after</comment>
        <translation>1 Punkt je Plättchen</translation>
    </message>
    <message>
        <source>0 points for the fortune teller</source>
        <comment>row/tent.teller/during</comment>
        <translation>0 Punkte für die Wahrsagerin</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/tent.teller/after</comment>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>The fairy pays her points for a fortune teller too.</source>
        <comment>note/tent.fairy</comment>
        <translation>Die Fee bringt ihre Punkte auch für eine Wahrsagerin.</translation>
    </message>
    <message>
        <source>3 points to whoever placed the tile that completes the tent</source>
        <comment>row/tent.completed/during</comment>
        <translation>3 Punkte für den, der das Plättchen gelegt hat, mit dem das Zelt abgeschlossen ist</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the six tiles</source>
        <comment>row/vista.kinds/during</comment>
        <translation>1 Punkt für jede Art von Gebiet, die auf den sechs Plättchen zu sehen ist</translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the tiles that are there</source>
        <comment>row/vista.kinds/after</comment>
        <translation>1 Punkt für jede Art von Gebiet, die auf den vorhandenen Plättchen zu sehen ist</translation>
    </message>
    <message>
        <source>Two cities are one kind, and what is no feature to be scored is none.</source>
        <comment>note/vista.once</comment>
        <translation>Zwei Städte sind eine Art, und was kein wertbares Gebiet ist, ist keine.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>Nothing for whoever is in the building that is not completed first</source>
        <comment>row/challenge.lost/during</comment>
        <translation>Nichts für den, der in dem Bauwerk steht, das nicht zuerst abgeschlossen ist</translation>
    </message>
    <message>
        <source>The building completed first scores as always.</source>
        <comment>note/challenge.won</comment>
        <translation>Das zuerst abgeschlossene Bauwerk wird wie immer gewertet.</translation>
    </message>
    <message>
        <source>A church of Darmstadt may be in a challenge.</source>
        <comment>note/challenge.church</comment>
        <translation>Eine Kirche von Darmstadt kann in einer Herausforderung stehen.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like may be in a challenge, for its monk.</source>
        <comment>note/challenge.special</comment>
        <translation>Ein Kloster in Deutschland oder seinesgleichen kann in einer Herausforderung stehen, für seinen Mönch.</translation>
    </message>
    <message>
        <source>Both score if one tile completes both.</source>
        <comment>note/challenge.draw</comment>
        <translation>Beide werden gewertet, wenn ein Plättchen beide abschließt.</translation>
    </message>
    <message>
        <source>Both score after the game if neither was completed.</source>
        <comment>note/challenge.open</comment>
        <translation>Beide werden nach dem Spiel gewertet, wenn keines abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>An abbot who is taken back leaves the challenge.</source>
        <comment>note/challenge.abbot</comment>
        <translation>Ein Abt, der zurückgenommen wird, verlässt die Herausforderung.</translation>
    </message>
    <message>
        <source>10 points to whoever holds the cleric</source>
        <comment>row/cleric.tile/after</comment>
        <translation>10 Punkte für den, der den Kleriker hat</translation>
    </message>
    <message>
        <source>2 points more for each abbey</source>
        <comment>row/cleric.abbeys/after</comment>
        <translation>2 Punkte mehr je Abtei</translation>
    </message>
    <message>
        <source>10 points to whoever has most {cloister|monastery} tokens</source>
        <comment>row/tokens.majority/after</comment>
        <translation>10 Punkte für die meisten Klostermarker</translation>
    </message>
    <message>
        <source>In a tie with the holder of the cleric only that player gets them.</source>
        <comment>note/tokens.tie</comment>
        <translation>Bei Gleichstand mit dem Besitzer des Klerikers bekommt nur dieser sie.</translation>
    </message>
    <message>
        <source>1 point for each of the holder’s farmers</source>
        <comment>row/serf.own-farmers/after</comment>
        <translation>1 Punkt für jeden Bauern des Besitzers</translation>
    </message>
    <message>
        <source>5 points for the holder’s barn</source>
        <comment>row/serf.barns/after</comment>
        <translation>5 Punkte für die Scheune des Besitzers</translation>
    </message>
    <message>
        <source>5 points to its owner, whoever lays the last of the four tiles beside it</source>
        <comment>row/observation.points/during</comment>
        <translation>5 Punkte für seinen Besitzer, wer auch das letzte der vier Plättchen daneben legt</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/observation.after/after</comment>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>No points, but 2 eggs to whoever surrounds a nest</source>
        <comment>row/eggs.nest/during</comment>
        <translation>Keine Punkte, aber 2 Eier für den, der ein Nest umbaut</translation>
    </message>
    <message>
        <source>And 1 egg to the owner of each {follower|meeple} on the nest’s own tile or one of the eight around it.</source>
        <comment>note/eggs.around</comment>
        <translation>Und 1 Ei für den Besitzer jedes {Gefolgsmanns|Meeples} auf dem Plättchen des Nests oder einem der acht darum herum.</translation>
    </message>
    <message>
        <source>No points, but 1 egg to the owner of each {follower|meeple} that the bunny meets</source>
        <comment>row/eggs.bunny/during</comment>
        <translation>Keine Punkte, aber 1 Ei für den Besitzer jedes {Gefolgsmanns|Meeples}, den der Hase trifft</translation>
    </message>
    <message>
        <source>10 points to whoever has most eggs; players who tie all get them</source>
        <comment>row/eggs.most/after</comment>
        <translation>10 Punkte für die meisten Eier; bei Gleichstand für alle</translation>
    </message>
    <message>
        <source>Only eggs that nobody has eaten count.</source>
        <comment>note/eggs.eaten</comment>
        <translation>Nur Eier, die niemand gegessen hat, zählen.</translation>
    </message>
    <message>
        <source>5 points to whoever has the second largest number of eggs; players who tie all get them</source>
        <comment>row/eggs.second/after</comment>
        <translation>5 Punkte für die zweitmeisten Eier; bei Gleichstand für alle</translation>
    </message>
    <message>
        <source>1 point for each completed city on the table, occupied or not</source>
        <comment>row/king.cities/after</comment>
        <translation>1 Punkt für jede abgeschlossene Stadt auf dem Tisch, besetzt oder nicht</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/king.no-castles</comment>
        <translation>Eine kleine Stadt, die zur Burg geworden ist, ist keine abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/king.carcassonne</comment>
        <translation>Die Stadt Carcassonne zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/king.leipzig</comment>
        <translation>Leipzig zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/king.ten/after</comment>
        <translation>10 Punkte</translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/king.fifteen/after</comment>
        <translation>15 Punkte, ohne den anderen Titel</translation>
    </message>
    <message>
        <source>1 point for each city that is completed</source>
        <comment>row/king.while-held/during</comment>
        <translation>1 Punkt für jede Stadt, die abgeschlossen wird</translation>
    </message>
    <message>
        <source>1 point for each completed road on the table, occupied or not</source>
        <comment>row/robber.roads/after</comment>
        <translation>1 Punkt für jede abgeschlossene Straße auf dem Tisch, besetzt oder nicht</translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/robber.ten/after</comment>
        <translation>10 Punkte</translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/robber.fifteen/after</comment>
        <translation>15 Punkte, ohne den anderen Titel</translation>
    </message>
    <message>
        <source>1 point for each road that is completed</source>
        <comment>row/robber.while-held/during</comment>
        <translation>1 Punkt für jede Straße, die abgeschlossen wird</translation>
    </message>
    <message>
        <source>40 points for both titles together</source>
        <comment>row/titles.forty/after</comment>
        <translation>40 Punkte für beide Titel zusammen</translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and of the twelve around them: 16 points where all tiles are square</source>
        <comment>row/obelisk.squares/during</comment>
        <translation>1 Punkt für jedes der vier Plättchen, auf denen er steht, und der zwölf darum herum: 16 Punkte, wo alle Plättchen quadratisch sind</translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and each tile around them</source>
        <comment>row/obelisk.squares/after</comment>
        <translation>1 Punkt für jedes der vier Plättchen, auf denen er steht, und jedes darum herum</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/during</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/after</comment>
        <translation>Auf dem Plättchen der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>5 points for each curd cheese that a player holds</source>
        <comment>row/curd-cheese.held/after</comment>
        <translation>5 Punkte für jeden Quargel, den man hat</translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in the area of the privilege, at most 10</source>
        <comment>row/privilege.points/during</comment>
        <translation>1 Punkt für jeden {Gefolgsmann|Meeple} im Bereich des Privilegs, höchstens 10</translation>
    </message>
    <message>
        <source>As many points as the bid that is paid to you</source>
        <comment>row/bazaar.seller/during</comment>
        <translation>So viele Punkte wie das Gebot, das man bekommt</translation>
    </message>
    <message>
        <source>As many points less as the bid that you pay</source>
        <comment>row/bazaar.buyer/during</comment>
        <translation>So viele Punkte weniger wie das Gebot, das man zahlt</translation>
    </message>
    <message>
        <source>Points may fall below 0.</source>
        <comment>note/bazaar.below-zero</comment>
        <translation>Die Punkte können unter 0 fallen.</translation>
    </message>
    <message>
        <source>5 points to whoever hurled the token nearest to the fair&apos;s tile</source>
        <comment>row/target.nearest/during</comment>
        <translation>5 Punkte für den, dessen Marker dem Plättchen mit dem Jahrmarkt am nächsten liegt</translation>
    </message>
    <message>
        <source>If several are equally near, each of these players gets them in full.</source>
        <comment>note/target.tie</comment>
        <translation>Liegen mehrere gleich nahe, bekommt jeder dieser Spieler sie voll.</translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is caught</source>
        <comment>row/catch.caught/during</comment>
        <translation>5 Punkte für den Fänger eines gefangenen Wurfs</translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is not caught and does not go far enough</source>
        <comment>row/catch.short/during</comment>
        <translation>5 Punkte für den Fänger eines Wurfs, der nicht gefangen wird und nicht weit genug geht</translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that goes far enough and is not caught</source>
        <comment>row/catch.far/during</comment>
        <translation>5 Punkte für den Werfer eines Wurfs, der weit genug geht und nicht gefangen wird</translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that is touched but not caught</source>
        <comment>row/catch.dropped/during</comment>
        <translation>5 Punkte für den Werfer eines Wurfs, der berührt, aber nicht gefangen wird</translation>
    </message>
    <message>
        <source>3 points to the active player</source>
        <comment>row/wheel.fortune/during</comment>
        <translation>3 Punkte für den aktiven Spieler</translation>
    </message>
    <message>
        <source>For each of your knights 1 point for each {pennant|coat of arms} of its city and 1 for each of your knights there</source>
        <comment>row/wheel.tax/during</comment>
        <translation>Für jeden eigenen Ritter 1 Punkt je Wappen seiner Stadt und 1 je eigenen Ritter dort</translation>
    </message>
    <message>
        <source>Each city by itself, whoever controls it.</source>
        <comment>note/tax.each-city</comment>
        <translation>Jede Stadt für sich, gleich wer die Mehrheit hat.</translation>
    </message>
    <message>
        <source>For each of your farmers 1 point for each completed city at the {farm|field}</source>
        <comment>row/famine.cities/during</comment>
        <translation>Für jeden eigenen Bauern 1 Punkt je abgeschlossene Stadt an der Wiese</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/famine.carcassonne</comment>
        <translation>Die Stadt Carcassonne zählt als abgeschlossene Stadt.</translation>
    </message>
    <message>
        <source>Each {farm|field} by itself, whoever controls it.</source>
        <comment>note/famine.each-field</comment>
        <translation>Jede Wiese für sich, gleich wer die Mehrheit hat.</translation>
    </message>
    <message>
        <source>For each of your farmers 2 points for each castle at the {farm|field}</source>
        <comment>row/famine.castles/during</comment>
        <translation>Für jeden eigenen Bauern 2 Punkte je Burg an der Wiese</translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/famine.lord</comment>
        <translation>Eine Burg, in der ihr Herr noch steht, zählt noch nicht.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-castles/during</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je Burg, für jeden eigenen Bauern</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-herd-castles/during</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je Burg, für jeden eigenen Bauern</translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in your supply</source>
        <comment>row/wheel.storm/during</comment>
        <translation>1 Punkt für jeden {Gefolgsmann|Meeple} im eigenen Vorrat</translation>
    </message>
    <message>
        <source>2 points for each of your monks</source>
        <comment>row/wheel.inquisition/during</comment>
        <translation>2 Punkte je eigenen Mönch</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/wheel.pestilence/during</comment>
        <translation>0 Punkte</translation>
    </message>
    <message>
        <source>3 points for a {follower|meeple} on the crown of a sector that has only this one</source>
        <comment>row/crown.single/during</comment>
        <translation>3 Punkte für einen {Gefolgsmann|Meeple} auf der Krone eines Abschnitts, der nur diese hat</translation>
    </message>
    <message>
        <source>6 points for a {follower|meeple} alone in a sector with two crowns</source>
        <comment>row/crown.alone/during</comment>
        <translation>6 Punkte für einen {Gefolgsmann|Meeple} allein in einem Abschnitt mit zwei Kronen</translation>
    </message>
    <message>
        <source>3 points for each {follower|meeple} where both crowns of a sector are occupied</source>
        <comment>row/crown.shared/during</comment>
        <translation>3 Punkte für jeden {Gefolgsmann|Meeple}, wo beide Kronen eines Abschnitts besetzt sind</translation>
    </message>
    <message>
        <source>1 point for each token that is left</source>
        <comment>row/fruit.left/after</comment>
        <translation>1 Punkt für jeden übrigen Marker</translation>
    </message>
    <message>
        <source>Road Sweeper: what the road would be worth at the end of the game, to whoever controls it</source>
        <comment>row/gift.road/during</comment>
        <translation>Straßenfeger: was die Straße bei Spielende wert wäre, für alle mit der Mehrheit</translation>
    </message>
    <message>
        <source>Cash Out: 2 points for each {follower|meeple} on the feature, with the one that leaves</source>
        <comment>row/gift.followers/during</comment>
        <translation>Auszahlung: 2 Punkte für jeden {Gefolgsmann|Meeple} auf dem Gebiet, mit dem, der geht</translation>
    </message>
    <message>
        <source>2 points for each gift that was not opened</source>
        <comment>row/gift.left/after</comment>
        <translation>2 Punkte für jedes nicht geöffnete Geschenk</translation>
    </message>
    <message>
        <source>1 to 3 pieces: 1 point for each</source>
        <comment>row/gold.upto-three/after</comment>
        <translation>1 bis 3 Stück: je 1 Punkt</translation>
    </message>
    <message>
        <source>4 to 6 pieces: 2 points for each</source>
        <comment>row/gold.upto-six/after</comment>
        <translation>4 bis 6 Stück: je 2 Punkte</translation>
    </message>
    <message>
        <source>7 to 9 pieces: 3 points for each</source>
        <comment>row/gold.upto-nine/after</comment>
        <translation>7 bis 9 Stück: je 3 Punkte</translation>
    </message>
    <message>
        <source>10 pieces and more: 4 points for each</source>
        <comment>row/gold.from-ten/after</comment>
        <translation>10 Stück und mehr: je 4 Punkte</translation>
    </message>
    <message>
        <source>1 point for each tile of its cross: 9 points where all tiles are square</source>
        <comment>row/windmill.tiles/during</comment>
        <translation>1 Punkt für jedes Plättchen ihres Kreuzes: 9 Punkte, wo alle Plättchen quadratisch sind</translation>
    </message>
    <message>
        <source>1 point for each tile of its cross</source>
        <comment>row/windmill.tiles/after</comment>
        <translation>1 Punkt für jedes Plättchen ihres Kreuzes</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/during</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf diesen Plättchen</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/after</comment>
        <translation>3 Punkte für jede Blume der eigenen Farbe auf diesen Plättchen</translation>
    </message>
    <message>
        <source>Numbers of its bathhouses together</source>
        <comment>fact/bathhouse-numbers</comment>
        <translation>Summe der Zahlen der Badehäuser</translation>
    </message>
    <message>
        <source>Number of the bathhouse</source>
        <comment>fact/bathhouse-number</comment>
        <translation>Zahl des Badehauses</translation>
    </message>
    <message>
        <source>Note tokens</source>
        <comment>fact/notes</comment>
        <translation>Notenmarker</translation>
    </message>
    <message>
        <source>Own chip 2/6</source>
        <comment>fact/has-chip-2-6</comment>
        <translation>Eigener Chip 2/6</translation>
    </message>
    <message>
        <source>Own chip 3/5</source>
        <comment>fact/has-chip-3-5</comment>
        <translation>Eigener Chip 3/5</translation>
    </message>
    <message>
        <source>Own chip 3/6</source>
        <comment>fact/has-chip-3-6</comment>
        <translation>Eigener Chip 3/6</translation>
    </message>
    <message>
        <source>Own chip 4/7+</source>
        <comment>fact/has-chip-4-7</comment>
        <translation>Eigener Chip 4/7+</translation>
    </message>
    <message>
        <source>Own chip 4</source>
        <comment>fact/has-chip-4</comment>
        <translation>Eigener Chip 4</translation>
    </message>
    <message>
        <source>Own chip 5/8+</source>
        <comment>fact/has-chip-5-8</comment>
        <translation>Eigener Chip 5/8+</translation>
    </message>
    <message>
        <source>Black fairy beside one’s own figure</source>
        <comment>fact/black-fairy-beside</comment>
        <translation>Schwarze Fee neben eigener Figur</translation>
    </message>
    <message>
        <source>Castles at it</source>
        <comment>fact/castles-at-field</comment>
        <translation>Burgen daran</translation>
    </message>
    <message>
        <source>Worth of the completed feature</source>
        <comment>fact/castle-points</comment>
        <translation>Wert des abgeschlossenen Gebiets</translation>
    </message>
    <message>
        <source>The mayor is its lord</source>
        <comment>fact/castle-without-coats</comment>
        <translation>Der Bürgermeister ist Burgherr</translation>
    </message>
    <message>
        <source>Bids paid to you</source>
        <comment>fact/bids-received</comment>
        <translation>Bekommene Gebote</translation>
    </message>
    <message>
        <source>Bids that you pay</source>
        <comment>fact/bids-paid</comment>
        <translation>Gezahlte Gebote</translation>
    </message>
    <message>
        <source>Own lord at a castle</source>
        <comment>fact/castle-lord</comment>
        <translation>Eigener Burgherr an einer Burg</translation>
    </message>
    <message>
        <source>Throws that you caught</source>
        <comment>fact/throws-caught</comment>
        <translation>Selbst gefangene Würfe</translation>
    </message>
    <message>
        <source>Throws to you that fell short</source>
        <comment>fact/throws-too-short</comment>
        <translation>Zu kurze Würfe zu einem selbst</translation>
    </message>
    <message>
        <source>Your throws that went far, not caught</source>
        <comment>fact/throws-far-enough</comment>
        <translation>Eigene weite Würfe, nicht gefangen</translation>
    </message>
    <message>
        <source>Your throws that were dropped</source>
        <comment>fact/throws-dropped</comment>
        <translation>Eigene Würfe, die fallen gelassen wurden</translation>
    </message>
    <message>
        <source>A single tile with four gates</source>
        <comment>fact/single-tile</comment>
        <translation>Ein einziges Plättchen mit vier Toren</translation>
    </message>
    <message>
        <source>Holds the cleric</source>
        <comment>fact/cleric-held</comment>
        <translation>Hat den Kleriker</translation>
    </message>
    <message>
        <source>Abbeys</source>
        <comment>fact/cleric-abbeys</comment>
        <translation>Abteien</translation>
    </message>
    <message>
        <source>Most {cloister|monastery} tokens</source>
        <comment>fact/most-cloister-tokens</comment>
        <translation>Meiste Klostermarker</translation>
    </message>
    <message>
        <source>Farmers of the serf’s holder</source>
        <comment>fact/serf-farmers</comment>
        <translation>Bauern dessen, der den Leibeigenen hat</translation>
    </message>
    <message>
        <source>Barns of the serf’s holder</source>
        <comment>fact/serf-barns</comment>
        <translation>Scheunen dessen, der den Leibeigenen hat</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>fact/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>Two points instead</source>
        <comment>fact/message-declined</comment>
        <translation>Stattdessen zwei Punkte</translation>
    </message>
    <message>
        <source>Worth of the smallest road</source>
        <comment>fact/smallest-road</comment>
        <translation>Wert der kleinsten Straße</translation>
    </message>
    <message>
        <source>Worth of the smallest city</source>
        <comment>fact/smallest-city</comment>
        <translation>Wert der kleinsten Stadt</translation>
    </message>
    <message>
        <source>Worth of the smallest {cloister|monastery}</source>
        <comment>fact/smallest-monastery</comment>
        <translation>Wert des kleinsten Klosters</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in cities with own knights</source>
        <comment>fact/message-coats</comment>
        <translation>Wappen in Städten mit eigenen Rittern</translation>
    </message>
    <message>
        <source>Own knights in all</source>
        <comment>fact/message-knights</comment>
        <translation>Eigene Ritter insgesamt</translation>
    </message>
    <message>
        <source>Own farmers in all</source>
        <comment>fact/message-farmers</comment>
        <translation>Eigene Bauern insgesamt</translation>
    </message>
    <message>
        <source>Worth of the feature that is left</source>
        <comment>fact/message-feature</comment>
        <translation>Wert des verlassenen Gebiets</translation>
    </message>
    <message>
        <source>Most Easter eggs</source>
        <comment>fact/most-eggs</comment>
        <translation>Meiste Ostereier</translation>
    </message>
    <message>
        <source>Second most Easter eggs</source>
        <comment>fact/second-most-eggs</comment>
        <translation>Zweitmeiste Ostereier</translation>
    </message>
    <message>
        <source>River tiles at its corners</source>
        <comment>fact/hut-rivers</comment>
        <translation>Flussplättchen an ihren Ecken</translation>
    </message>
    <message>
        <source>Completes the tent</source>
        <comment>fact/tent-completed</comment>
        <translation>Schließt das Zelt ab</translation>
    </message>
    <message>
        <source>Tiles with gardens around it</source>
        <comment>fact/gardens-around</comment>
        <translation>Plättchen mit Gärten darum herum</translation>
    </message>
    <message>
        <source>Tiles with spring around it</source>
        <comment>fact/spring-tiles-around</comment>
        <translation>Plättchen mit Frühling darum herum</translation>
    </message>
    <message>
        <source>Value of the token harvested</source>
        <comment>fact/fruit-value</comment>
        <translation>Wert des geernteten Markers</translation>
    </message>
    <message>
        <source>Tokens sold at once</source>
        <comment>fact/fruit-sold</comment>
        <translation>Auf einmal verkaufte Marker</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <comment>fact/fruit-left</comment>
        <translation>Übrige Marker</translation>
    </message>
    <message>
        <source>Red X</source>
        <comment>fact/luck-x</comment>
        <translation>Rotes X</translation>
    </message>
    <message>
        <source>Castles in Germany at its ends</source>
        <comment>fact/german-castles</comment>
        <translation>Burgen in Deutschland an ihren Enden</translation>
    </message>
    <message>
        <source>Further stretches on the same tiles of cathedrals</source>
        <comment>fact/further-stretches</comment>
        <translation>Weitere Stücke auf denselben Plättchen von Kathedralen</translation>
    </message>
    <message>
        <source>Ends at a cathedral in Germany</source>
        <comment>fact/german-cathedral</comment>
        <translation>Endet an einer Kathedrale in Deutschland</translation>
    </message>
    <message>
        <source>Tiles of all roads there</source>
        <comment>fact/road-lengths</comment>
        <translation>Plättchen aller Straßen dort</translation>
    </message>
    <message>
        <source>Of these, on completed roads with inns</source>
        <comment>fact/inn-road-lengths</comment>
        <translation>Davon auf abgeschlossenen Straßen mit Wirtshäusern</translation>
    </message>
    <message>
        <source>Of these, on unfinished roads with inns</source>
        <comment>fact/open-inn-road-lengths</comment>
        <translation>Davon auf unfertigen Straßen mit Wirtshäusern</translation>
    </message>
    <message>
        <source>Ghosts on own {followers|meeples} there</source>
        <comment>fact/ghosts</comment>
        <translation>Geister auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Mist on its own tile</source>
        <comment>fact/mist-here</comment>
        <translation>Nebel auf dem eigenen Plättchen</translation>
    </message>
    <message>
        <source>Tiles with mist around it</source>
        <comment>fact/mist-around</comment>
        <translation>Plättchen mit Nebel darum herum</translation>
    </message>
    <message>
        <source>Worth of the road</source>
        <comment>fact/worth-of-road</comment>
        <translation>Wert der Straße</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the feature</source>
        <comment>fact/followers-on-feature</comment>
        <translation>{Gefolgsleute|Meeple} auf dem Gebiet</translation>
    </message>
    <message>
        <source>Gifts not opened</source>
        <comment>fact/gifts-left</comment>
        <translation>Nicht geöffnete Geschenke</translation>
    </message>
    <message>
        <source>Own {followers|meeples} there</source>
        <comment>fact/gingerbread-knights</comment>
        <translation>Eigene {Gefolgsleute|Meeple} dort</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>fact/gold</comment>
        <translation>{Goldstücke|Goldbarren}</translation>
    </message>
    <message>
        <source>Completed cities with a great fair</source>
        <comment>fact/great-fairs</comment>
        <translation>Abgeschlossene Städte mit Großem Markt</translation>
    </message>
    <message>
        <source>Vineyards around it</source>
        <comment>fact/vineyards</comment>
        <translation>Weinberge darum herum</translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>fact/sheep</comment>
        <translation>Schafe</translation>
    </message>
    <message>
        <source>Completed cities on the table</source>
        <comment>fact/cities-completed</comment>
        <translation>Abgeschlossene Städte auf dem Tisch</translation>
    </message>
    <message>
        <source>Completed roads on the table</source>
        <comment>fact/roads-completed</comment>
        <translation>Abgeschlossene Straßen auf dem Tisch</translation>
    </message>
    <message>
        <source>Token of La Porxada</source>
        <comment>fact/porxada</comment>
        <translation>Marker von La Porxada</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>fact/labyrinth</comment>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the road</source>
        <comment>fact/followers-on-road</comment>
        <translation>{Gefolgsleute|Meeple} auf der Straße</translation>
    </message>
    <message>
        <source>Highway</source>
        <comment>fact/highway</comment>
        <translation>Fernstraße</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <comment>fact/street-fair</comment>
        <translation>Straßenfest</translation>
    </message>
    <message>
        <source>Poverty</source>
        <comment>fact/poverty</comment>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Wealth</source>
        <comment>fact/wealth</comment>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>Siege (scoring tile)</source>
        <comment>fact/survey-siege</comment>
        <translation>Belagerung (Wertungsplättchen)</translation>
    </message>
    <message>
        <source>Plague (scoring tile)</source>
        <comment>fact/survey-plague</comment>
        <translation>Pest (Wertungsplättchen)</translation>
    </message>
    <message>
        <source>City Privilege</source>
        <comment>fact/city-privilege</comment>
        <translation>Stadtrecht</translation>
    </message>
    <message>
        <source>Peasants’ Revolt: tiles with a farmhouse</source>
        <comment>fact/farmhouse-tiles</comment>
        <translation>Bauernaufstand: Plättchen mit Bauernhof</translation>
    </message>
    <message>
        <source>Farmers’ Market: tiles with a shed</source>
        <comment>fact/shed-tiles</comment>
        <translation>Bauernmarkt: Plättchen mit Schuppen</translation>
    </message>
    <message>
        <source>Bad Neighbourhood: tiles with only half circles</source>
        <comment>fact/cap-tiles</comment>
        <translation>Schlechte Nachbarschaft: Plättchen nur mit Halbkreisen</translation>
    </message>
    <message>
        <source>Hermit: tiles with a city</source>
        <comment>fact/city-tiles-around</comment>
        <translation>Einsiedelei: Plättchen mit Stadt</translation>
    </message>
    <message>
        <source>Pilgrimage: tiles with a road</source>
        <comment>fact/road-tiles-around</comment>
        <translation>Pilgerweg: Plättchen mit Straße</translation>
    </message>
    <message>
        <source>Little buildings there</source>
        <comment>fact/little-buildings</comment>
        <translation>Kleine Gebäude dort</translation>
    </message>
    <message>
        <source>Sheds there</source>
        <comment>fact/sheds</comment>
        <translation>Schuppen dort</translation>
    </message>
    <message>
        <source>Houses there</source>
        <comment>fact/houses</comment>
        <translation>Häuser dort</translation>
    </message>
    <message>
        <source>Small towers there</source>
        <comment>fact/small-towers</comment>
        <translation>Kleine Türme dort</translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>fact/mage</comment>
        <translation>Magier</translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>fact/witch</comment>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>At the wainwrights of Leipzig</source>
        <comment>fact/at-wainwrights</comment>
        <translation>Bei den Wagenbauern von Leipzig</translation>
    </message>
    <message>
        <source>At the coiners of Leipzig, and in the city</source>
        <comment>fact/at-coiners</comment>
        <translation>Bei den Münzern von Leipzig und in der Stadt</translation>
    </message>
    <message>
        <source>At the bookbinders of Leipzig</source>
        <comment>fact/at-bookbinders</comment>
        <translation>Bei den Buchbindern von Leipzig</translation>
    </message>
    <message>
        <source>At the tanners of Leipzig</source>
        <comment>fact/at-tanners</comment>
        <translation>Bei den Gerbern von Leipzig</translation>
    </message>
    <message>
        <source>Sheds and farmhouses</source>
        <comment>fact/sheds-and-farmhouses</comment>
        <translation>Schuppen und Bauernhöfe</translation>
    </message>
    <message>
        <source>Tiles under and around the obelisk</source>
        <comment>fact/obelisk-squares</comment>
        <translation>Plättchen unter dem Obelisken und um ihn herum</translation>
    </message>
    <message>
        <source>Curd cheeses</source>
        <comment>fact/cheeses</comment>
        <translation>Quargel</translation>
    </message>
    <message>
        <source>Protected when deployed</source>
        <comment>fact/protected-when-deployed</comment>
        <translation>Beim Einsetzen geschützt</translation>
    </message>
    <message>
        <source>Protected later</source>
        <comment>fact/protected-later</comment>
        <translation>Später geschützt</translation>
    </message>
    <message>
        <source>Own protected {followers|meeples} of that kind</source>
        <comment>fact/protected-followers</comment>
        <translation>Eigene geschützte {Gefolgsleute|Meeple} dieser Art</translation>
    </message>
    <message>
        <source>Turns begun with the fairy</source>
        <comment>fact/fairy-turns</comment>
        <translation>Mit der Fee begonnene Züge</translation>
    </message>
    <message>
        <source>Features scored with the fairy</source>
        <comment>fact/fairy-features</comment>
        <translation>Mit der Fee gewertete Gebiete</translation>
    </message>
    <message>
        <source>Points of the robbed figure</source>
        <comment>fact/robbed-points</comment>
        <translation>Punkte der beraubten Figur</translation>
    </message>
    <message>
        <source>Own robber on the scoreboard</source>
        <comment>fact/robber-left</comment>
        <translation>Eigener Räuber auf der Wertungstafel</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the area</source>
        <comment>fact/privileged</comment>
        <translation>{Gefolgsleute|Meeple} im Bereich</translation>
    </message>
    <message>
        <source>Empty spaces around it</source>
        <comment>fact/empty-spaces</comment>
        <translation>Leere Felder darum herum</translation>
    </message>
    <message>
        <source>Own {followers|meeples} at Vodyanoy</source>
        <comment>fact/followers-at-vodyanoy</comment>
        <translation>Eigene {Gefolgsleute|Meeple} bei Wodjanoi</translation>
    </message>
    <message>
        <source>Points awarded</source>
        <comment>fact/points-awarded</comment>
        <translation>Vergebene Punkte</translation>
    </message>
    <message>
        <source>Besieged</source>
        <comment>fact/besieged</comment>
        <translation>Belagert</translation>
    </message>
    <message>
        <source>Of the completed cities that pay, besieged</source>
        <comment>fact/besieged-at-it</comment>
        <translation>Von den zählenden abgeschlossenen Städten belagert</translation>
    </message>
    <message>
        <source>Signposts that are right</source>
        <comment>fact/right-signposts</comment>
        <translation>Richtige Wegweiser</translation>
    </message>
    <message>
        <source>Different kinds among these</source>
        <comment>fact/signpost-kinds</comment>
        <translation>Verschiedene Arten darunter</translation>
    </message>
    <message>
        <source>Tiles in line with it</source>
        <comment>fact/tiles-in-line</comment>
        <translation>Plättchen in einer Reihe damit</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans</source>
        <comment>fact/on-hans-tile</comment>
        <translation>Auf dem Plättchen der Hans-Statue</translation>
    </message>
    <message>
        <source>Large toll</source>
        <comment>fact/large-toll</comment>
        <translation>Großer Zoll</translation>
    </message>
    <message>
        <source>Farmhouses, sheds, gardens and {thieves|highwaymen}</source>
        <comment>fact/toll-houses</comment>
        <translation>Bauernhöfe, Schuppen, Gärten und Wegelagerer</translation>
    </message>
    <message>
        <source>Groups of travellers</source>
        <comment>fact/toll-travellers</comment>
        <translation>Gruppen Reisender</translation>
    </message>
    <message>
        <source>Pays a ransom</source>
        <comment>fact/ransom-paid</comment>
        <translation>Zahlt ein Lösegeld</translation>
    </message>
    <message>
        <source>Gets a ransom</source>
        <comment>fact/ransom-received</comment>
        <translation>Bekommt ein Lösegeld</translation>
    </message>
    <message>
        <source>Animal token</source>
        <comment>fact/animal-points</comment>
        <translation>Tiermarker</translation>
    </message>
    <message>
        <source>Own {followers|meeples} around the big top</source>
        <comment>fact/circus-audience</comment>
        <translation>Eigene {Gefolgsleute|Meeple} um das Zirkuszelt</translation>
    </message>
    <message>
        <source>Own acrobats in the pyramid</source>
        <comment>fact/own-acrobats</comment>
        <translation>Eigene Akrobaten in der Pyramide</translation>
    </message>
    <message>
        <source>Circus and acrobat tiles around him</source>
        <comment>fact/ringmaster-shows</comment>
        <translation>Zirkus- und Akrobatenplättchen um ihn herum</translation>
    </message>
    <message>
        <source>Tiles of the other roads at its marketplaces</source>
        <comment>fact/market-tiles</comment>
        <translation>Plättchen der anderen Straßen an ihren Marktplätzen</translation>
    </message>
    <message>
        <source>Flowers of one’s own colour</source>
        <comment>fact/own-flowers</comment>
        <translation>Blumen der eigenen Farbe</translation>
    </message>
    <message>
        <source>Tiles of its cross</source>
        <comment>fact/windmill-tiles</comment>
        <translation>Plättchen ihres Kreuzes</translation>
    </message>
    <message>
        <source>Kinds of features in view</source>
        <comment>fact/vista-kinds</comment>
        <translation>Sichtbare Arten von Gebieten</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in sight</source>
        <comment>fact/followers-in-sight</comment>
        <translation>{Gefolgsleute|Meeple} in Sicht</translation>
    </message>
    <message>
        <source>Tiles with roads in sight</source>
        <comment>fact/road-tiles-in-sight</comment>
        <translation>Plättchen mit Straßen in Sicht</translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries} in sight</source>
        <comment>fact/monasteries-in-sight</comment>
        <translation>Klöster in Sicht</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in sight</source>
        <comment>fact/coats-in-sight</comment>
        <translation>Wappen in Sicht</translation>
    </message>
    <message>
        <source>Tiles with cities in sight</source>
        <comment>fact/city-tiles-in-sight</comment>
        <translation>Plättchen mit Städten in Sicht</translation>
    </message>
    <message>
        <source>Own knights in the city</source>
        <comment>fact/own-knights</comment>
        <translation>Eigene Ritter in der Stadt</translation>
    </message>
    <message>
        <source>Own farmers on the {farm|field}</source>
        <comment>fact/wheel-farmers</comment>
        <translation>Eigene Bauern auf der Wiese</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in your supply</source>
        <comment>fact/followers-at-home</comment>
        <translation>{Gefolgsleute|Meeple} im eigenen Vorrat</translation>
    </message>
    <message>
        <source>Own monks</source>
        <comment>fact/own-monks</comment>
        <translation>Eigene Mönche</translation>
    </message>
    <message>
        <source>On a crown of its own sector</source>
        <comment>fact/single-crowns</comment>
        <translation>Auf der einzigen Krone eines Abschnitts</translation>
    </message>
    <message>
        <source>Alone at two crowns</source>
        <comment>fact/crowns-alone</comment>
        <translation>Allein bei zwei Kronen</translation>
    </message>
    <message>
        <source>On crowns that are both occupied</source>
        <comment>fact/crowns-shared</comment>
        <translation>Auf zwei besetzten Kronen</translation>
    </message>
    <message>
        <source>Owner of Stonehenge</source>
        <comment>fact/stonehenge-owned</comment>
        <translation>Besitzt Stonehenge</translation>
    </message>
    <message>
        <source>Knights of the others</source>
        <comment>fact/knights-of-others</comment>
        <translation>Ritter der anderen</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <comment>fact/players-at-the-table</comment>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>Own farmers</source>
        <comment>fact/own-farmers</comment>
        <translation>Eigene Bauern</translation>
    </message>
    <message>
        <source>Completed cities</source>
        <comment>count/king.completed</comment>
        <translation>Abgeschlossene Städte</translation>
    </message>
    <message>
        <source>Tiles of the largest city</source>
        <comment>count/king.largest</comment>
        <translation>Plättchen der größten Stadt</translation>
    </message>
    <message>
        <source>Completed roads</source>
        <comment>count/robber-baron.completed</comment>
        <translation>Abgeschlossene Straßen</translation>
    </message>
    <message>
        <source>Tiles of the longest road</source>
        <comment>count/robber-baron.longest</comment>
        <translation>Plättchen der längsten Straße</translation>
    </message>
    <message>
        <source>in the {castle quarter|castle district}</source>
        <comment>area/castle-quarter</comment>
        <translation>im Schloss</translation>
    </message>
    <message>
        <source>in the {market quarter|market district}</source>
        <comment>area/market-quarter</comment>
        <translation>auf dem Markt</translation>
    </message>
    <message>
        <source>in the {blacksmith&apos;s quarter|blacksmith&apos;s district}</source>
        <comment>area/blacksmith-quarter</comment>
        <translation>in der Schmiede</translation>
    </message>
    <message>
        <source>in the {cathedral quarter|cathedral district}</source>
        <comment>area/cathedral-quarter</comment>
        <translation>in der Kathedrale</translation>
    </message>
    <message>
        <source>in the quarter of the wainwrights</source>
        <comment>area/wainwrights-quarter</comment>
        <translation>im Viertel der Wagenbauer</translation>
    </message>
    <message>
        <source>in the quarter of the coiners</source>
        <comment>area/coiners-quarter</comment>
        <translation>im Viertel der Münzer</translation>
    </message>
    <message>
        <source>in the quarter of the bookbinders</source>
        <comment>area/bookbinders-quarter</comment>
        <translation>im Viertel der Buchbinder</translation>
    </message>
    <message>
        <source>in the quarter of the tanners</source>
        <comment>area/tanners-quarter</comment>
        <translation>im Viertel der Gerber</translation>
    </message>
    <message>
        <source>An abbey lies only where tiles are on all four sides.</source>
        <comment>refusal/placement.no-hole</comment>
        <translation>Eine Abtei liegt nur, wo an allen vier Seiten Plättchen sind.</translation>
    </message>
    <message>
        <source>A barn lies on this {farm|field}.</source>
        <comment>refusal/deploy.barn-there</comment>
        <translation>Auf dieser Wiese liegt eine Scheune.</translation>
    </message>
    <message>
        <source>This table plays without farmers.</source>
        <comment>refusal/deploy.no-farmers</comment>
        <translation>An diesem Tisch wird ohne Bauern gespielt.</translation>
    </message>
    <message>
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>refusal/deploy.volcano-lake</comment>
        <translation>Auf dem See mit dem Vulkan wird nichts eingesetzt.</translation>
    </message>
    <message>
        <source>The river must go on in the tile.</source>
        <comment>refusal/placement.river-apart</comment>
        <translation>Der Fluss muss in dem Plättchen weitergehen.</translation>
    </message>
    <message>
        <source>The river would turn back on itself.</source>
        <comment>refusal/placement.river-turns</comment>
        <translation>Der Fluss würde zu sich selbst zurückführen.</translation>
    </message>
    <message>
        <source>A tile of a cathedral in Germany counts once here.</source>
        <comment>note/road.mage-german-cathedral</comment>
        <translation>Ein Plättchen einer Kathedrale in Deutschland zählt hier einmal.</translation>
    </message>
    <message>
        <source>Also on a road to a cathedral in Germany that is not completed.</source>
        <comment>note/road.mage-open-cathedral</comment>
        <translation>Auch auf einer nicht abgeschlossenen Straße zu einer Kathedrale in Deutschland.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/yaga-hut.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/circus.wonder-tile</comment>
        <translation>Ein Wunder zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/circus.wonder</comment>
        <translation>Jedes Feld eines Wunders zählt als Plättchen.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-castle.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/special-monastery.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/special-monastery.wonder-tile</comment>
        <translation>Ein Wunder zählt als ein Plättchen.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/special-monastery.wonder</comment>
        <translation>Jedes Feld eines Wunders zählt als Plättchen.</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/special-monastery.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/special-monastery.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>All other tiles count as they do on any road.</source>
        <comment>note/german-cathedral.as-on-roads</comment>
        <translation>Alle anderen Plättchen zählen wie auf jeder Straße.</translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/german-cathedral.bridge-inn</comment>
        <translation>Ein Wirtshaus auf dem Plättchen wirkt nicht auf eine Brücke darüber.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-cathedral.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>Each player has all of it, however many tollhouses lie at the ends of the road.</source>
        <comment>note/tollhouse.number</comment>
        <translation>Jeder Spieler bekommt ihn ganz, gleich wie viele Zollhäuser an den Enden der Straße liegen.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und denen an seinen vier Seiten</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/after</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und denen an seinen vier Seiten</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und denen an seinen vier Seiten</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und denen an seinen vier Seiten</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/tent.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/during</comment>
        <translation>2 Punkte weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/after</comment>
        <translation>1 Punkt weniger für jeden Geist auf eigenen {Gefolgsleuten|Meeplen} dort</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/vista.ghosts-control</comment>
        <translation>Nur für Spieler mit der Mehrheit, von ihren eigenen Punkten, die unter 0 fallen können.</translation>
    </message>
    <message>
        <source>Highway: nothing for further stretches</source>
        <comment>row/survey-road.highway-stretches/during</comment>
        <translation>Fernstraße: nichts für weitere Stücke</translation>
    </message>
    <message>
        <source>Highway ending at cathedrals in Germany: as if these had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-cathedrals/during</comment>
        <translation>Fernstraße, die an Kathedralen in Deutschland endet: als gälten diese für 5 Plättchen</translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each further stretch</source>
        <comment>row/survey-road.fair-stretches/during</comment>
        <translation>Straßenfest: 1 Punkt mehr je weiteres Stück</translation>
    </message>
    <message>
        <source>Highway with an inn: nothing more for further stretches either</source>
        <comment>row/survey-road.highway-stretches-with-inn/during</comment>
        <translation>Fernstraße mit Wirtshaus: auch für weitere Stücke nichts mehr</translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.wainwrights-tiles</comment>
        <translation>Gezählt werden die Plättchen, die die Straße wirklich hat.</translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.wainwrights-highway</comment>
        <translation>Auch mit der Fernstraße.</translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.mage-tiles</comment>
        <translation>Gezählt werden die Plättchen, die die Straße wirklich hat.</translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.mage-highway</comment>
        <translation>Auch mit der Fernstraße.</translation>
    </message>
    <message>
        <source>Bad Neighbourhood, besieged: the siege takes nothing for those tiles</source>
        <comment>row/survey-city.neighbourhood-besieged/during</comment>
        <translation>Schlechte Nachbarschaft, belagert: Für diese Plättchen nimmt die Belagerung nichts</translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/city.coiners-now</comment>
        <translation>Auch wenn er gerade erst geschickt wurde.</translation>
    </message>
    <message>
        <source>The tiles that the city really has are counted.</source>
        <comment>note/city.mage-tiles</comment>
        <translation>Gezählt werden die Plättchen, die die Stadt wirklich hat.</translation>
    </message>
    <message>
        <source>Also with the Bad Neighbourhood.</source>
        <comment>note/city.mage-neighbourhood</comment>
        <translation>Auch mit der Schlechten Nachbarschaft.</translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/monastery.bookbinders-now</comment>
        <translation>Auch wenn er gerade erst geschickt wurde.</translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field-early.besieged-all</comment>
        <translation>Auch was Schweine und {Schweineherden|Schweineställe} für eine solche Stadt dazugeben, zählt doppelt.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/cemetery.little-buildings/during</comment>
        <translation>1 Punkt für jedes kleine Gebäude auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/cemetery.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf dem eigenen Plättchen und darum herum</translation>
    </message>
    <message>
        <source>Of a double tile around it all {followers|meeples} on its usual features count, also if only one half is in sight.</source>
        <comment>note/watchtower.double-followers</comment>
        <translation>Von einem Doppelplättchen darum herum zählen alle {Gefolgsleute|Meeple} auf seinen üblichen Gebieten, auch wenn nur eine Hälfte in Sicht ist.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/watchtower.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>A shrine counts too.</source>
        <comment>note/watchtower.shrine</comment>
        <translation>Auch eine Kultstätte zählt.</translation>
    </message>
    <message>
        <source>An abbey counts too.</source>
        <comment>note/watchtower.abbey</comment>
        <translation>Auch eine Abtei zählt.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/watchtower.special</comment>
        <translation>Auch ein Kloster in Deutschland oder seinesgleichen zählt.</translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/watchtower.church</comment>
        <translation>Auch eine Kirche von Darmstadt zählt.</translation>
    </message>
    <message>
        <source>Robbers take of these points only if the {follower|meeple} with her gets nothing else for the feature.</source>
        <comment>note/robbers.fairy</comment>
        <translation>Räuber nehmen von diesen Punkten nur, wenn der {Gefolgsmann|Meeple} mit der Fee sonst nichts für das Gebiet bekommt.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/gingerbread.halflings</comment>
        <translation>{Jedes halbe Plättchen zählt als Plättchen|Ein oder zwei halbe Plättchen auf einem Feld zählen als ein Plättchen}.</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.later-below-zero</comment>
        <translation>Das kann unter 0 führen.</translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, choose one of them, of whatever player, to be sent home.</source>
        <comment>item/princess.remove</comment>
        <translation>Kommt das Burgfräulein auf dem neuen Plättchen in eine Stadt mit Rittern, einen davon wählen, gleich von welchem Spieler, der zurückgeschickt wird.</translation>
    </message>
    <message>
        <source>You may leave all of them where they are.</source>
        <comment>note/princess.may</comment>
        <translation>Man darf alle lassen, wo sie sind.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field-early.own-pig/during</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je abgeschlossene Stadt, nur für dessen Besitzer</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-early.herd/during</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-early.herd-once</comment>
        <translation>{Eine zweite Schweineherde|Ein zweiter Schweinestall} ändert nichts.</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-barns.herd/after</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-barns.herd-once</comment>
        <translation>{Eine zweite Schweineherde|Ein zweiter Schweinestall} ändert nichts.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.own-pig/during</comment>
        <translation>Mit eigenem Schwein: 1 Punkt mehr je abgeschlossene Stadt, für jeden eigenen Bauern</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.herd/during</comment>
        <translation>Mit {Schweineherden|Schweineställen}: 1 Punkt mehr je abgeschlossene Stadt, für jeden eigenen Bauern</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/famine.herd-once</comment>
        <translation>{Eine zweite Schweineherde|Ein zweiter Schweinestall} ändert nichts.</translation>
    </message>
    <message>
        <source>Own pig</source>
        <comment>fact/own-pig</comment>
        <translation>Eigenes Schwein</translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>fact/herd-there</comment>
        <translation>{Schweineherde|Schweinestall}</translation>
    </message>
    <message>
        <source>Count, King &amp; Robber</source>
        <comment>section/count-king-and-robber</comment>
        <translation>Graf, König und Konsorten</translation>
    </message>
    <message>
        <source>Crop Circles</source>
        <comment>section/crop-circles</comment>
        <translation>Kornkreise</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>section/rivers</comment>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Besiegers, Cathars, Siege</source>
        <comment>section/sieges</comment>
        <translation>Belagerer, Katharer, Belagerung</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>section/halflings</comment>
        <translation>Halb so wild</translation>
    </message>
    <message>
        <source>Monasteries in Germany and elsewhere</source>
        <comment>section/special-monasteries</comment>
        <translation>Klöster in Deutschland und anderswo</translation>
    </message>
    <message>
        <source>Licensed expansions</source>
        <comment>section/licensed</comment>
        <translation>Lizenzierte Erweiterungen</translation>
    </message>
    <message>
        <source>Print &amp; Play and Cut &amp; Play</source>
        <comment>section/print-and-play</comment>
        <translation>Print &amp; Play und Cut &amp; Play</translation>
    </message>
    <message>
        <source>coat of arms</source>
        <comment>symbol/coat-of-arms</comment>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>pig-herd</source>
        <comment>symbol/pig-herd</comment>
        <translation>Schweineherde</translation>
    </message>
    <message>
        <source>volcano</source>
        <comment>symbol/volcano</comment>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>inn</source>
        <comment>symbol/inn</comment>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>cathedral</source>
        <comment>symbol/cathedral</comment>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>wine</source>
        <comment>symbol/wine</comment>
        <translation>Wein</translation>
    </message>
    <message>
        <source>grain</source>
        <comment>symbol/grain</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>cloth</source>
        <comment>symbol/cloth</comment>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>symbol/dragon</comment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>princess</source>
        <comment>symbol/princess</comment>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>magic portal</source>
        <comment>symbol/magic-portal</comment>
        <translation>Magisches Portal</translation>
    </message>
    <message>
        <source>tunnel</source>
        <comment>symbol/tunnel</comment>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>shrine</source>
        <comment>symbol/shrine</comment>
        <translation>Kultstätte</translation>
    </message>
    <message>
        <source>bazaar</source>
        <comment>symbol/bazaar</comment>
        <translation>Basar</translation>
    </message>
    <message>
        <source>city too narrow for a castle</source>
        <comment>symbol/no-castle</comment>
        <translation>Stadt zu schmal für eine Burg</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>symbol/hill</comment>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>vineyard</source>
        <comment>symbol/vineyard</comment>
        <translation>Weinberg</translation>
    </message>
    <message>
        <source>sheep</source>
        <comment>symbol/sheep</comment>
        <translation>Schafe</translation>
    </message>
    <message>
        <source>pointing west</source>
        <comment>symbol/pointing-west</comment>
        <translation>Nach Westen</translation>
    </message>
    <message>
        <source>pointing north-west</source>
        <comment>symbol/pointing-north-west</comment>
        <translation>Nach Nordwesten</translation>
    </message>
    <message>
        <source>pointing north-east</source>
        <comment>symbol/pointing-north-east</comment>
        <translation>Nach Nordosten</translation>
    </message>
    <message>
        <source>ferry</source>
        <comment>symbol/ferry</comment>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>goldmine</source>
        <comment>symbol/goldmine</comment>
        <translation>Goldmine</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>symbol/mage</comment>
        <translation>Magier</translation>
    </message>
    <message>
        <source>crop circle with a shield</source>
        <comment>symbol/corn-circle-city</comment>
        <translation>Kornkreis mit Schild</translation>
    </message>
    <message>
        <source>crop circle with a pitchfork</source>
        <comment>symbol/corn-circle-field</comment>
        <translation>Kornkreis mit Heugabel</translation>
    </message>
    <message>
        <source>crop circle without a figure</source>
        <comment>symbol/corn-circle-plain</comment>
        <translation>Kornkreis ohne Figur</translation>
    </message>
    <message>
        <source>crop circle with a club</source>
        <comment>symbol/corn-circle-road</comment>
        <translation>Kornkreis mit Keule</translation>
    </message>
    <message>
        <source>siege</source>
        <comment>symbol/besieged</comment>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>festival</source>
        <comment>symbol/festival</comment>
        <translation>Fest</translation>
    </message>
    <message>
        <source>monastery with abbots of its own</source>
        <comment>symbol/special-monastery</comment>
        <translation>Kloster mit eigenen Äbten</translation>
    </message>
    <message>
        <source>church of Darmstadt</source>
        <comment>symbol/church</comment>
        <translation>Kirche von Darmstadt</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <comment>symbol/labyrinth</comment>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>well</source>
        <comment>symbol/well</comment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>wind rose, north-west</source>
        <comment>symbol/wind-rose-north-west</comment>
        <translation>Windrose, Nordwest</translation>
    </message>
    <message>
        <source>wind rose, north-east</source>
        <comment>symbol/wind-rose-north-east</comment>
        <translation>Windrose, Nordost</translation>
    </message>
    <message>
        <source>wind rose, south-east</source>
        <comment>symbol/wind-rose-south-east</comment>
        <translation>Windrose, Südost</translation>
    </message>
    <message>
        <source>wind rose, south-west</source>
        <comment>symbol/wind-rose-south-west</comment>
        <translation>Windrose, Südwest</translation>
    </message>
    <message>
        <source>wind rose, all quarters</source>
        <comment>symbol/wind-rose-full</comment>
        <translation>Windrose, alle Viertel</translation>
    </message>
    <message>
        <source>watchtower for coats of arms</source>
        <comment>symbol/watchtower-coat-of-arms</comment>
        <translation>Wachturm für Wappen</translation>
    </message>
    <message>
        <source>watchtower for monasteries</source>
        <comment>symbol/watchtower-monastery</comment>
        <translation>Wachturm für Klöster</translation>
    </message>
    <message>
        <source>watchtower for cities</source>
        <comment>symbol/watchtower-city</comment>
        <translation>Wachturm für Städte</translation>
    </message>
    <message>
        <source>watchtower for roads</source>
        <comment>symbol/watchtower-road</comment>
        <translation>Wachturm für Straßen</translation>
    </message>
    <message>
        <source>watchtower for followers</source>
        <comment>symbol/watchtower-follower</comment>
        <translation>Wachturm für Gefolgsleute</translation>
    </message>
    <message>
        <source>tower foundation</source>
        <comment>symbol/tower</comment>
        <translation>Turmfundament</translation>
    </message>
    <message>
        <source>circus</source>
        <comment>symbol/circus</comment>
        <translation>Zirkus</translation>
    </message>
    <message>
        <source>space for acrobats</source>
        <comment>symbol/acrobats</comment>
        <translation>Platz für Akrobaten</translation>
    </message>
    <message>
        <source>flying machine</source>
        <comment>symbol/flying-machine</comment>
        <translation>Fluggerät</translation>
    </message>
    <message>
        <source>school</source>
        <comment>symbol/school</comment>
        <translation>Schule</translation>
    </message>
    <message>
        <source>hut of Baba Yaga</source>
        <comment>symbol/yaga-hut</comment>
        <translation>Hütte der Baba Jaga</translation>
    </message>
    <message>
        <source>The turn at the table</source>
        <comment>step/T1</comment>
        <translation>Der Zug am Tisch</translation>
    </message>
    <message>
        <source>The final scoring at the table</source>
        <comment>step/T2</comment>
        <translation>Die Schlusswertung am Tisch</translation>
    </message>
    <message>
        <source>send a knight home</source>
        <comment>item/princess.remove/question</comment>
        <translation>einen Ritter zurückschicken</translation>
    </message>
    <message>
        <source>take back the abbot</source>
        <comment>item/abbot.return/question</comment>
        <translation>den Abt zurücknehmen</translation>
    </message>
    <message>
        <source>take a prisoner</source>
        <comment>item/tower.capture/question</comment>
        <translation>einen Gefangenen nehmen</translation>
    </message>
    <message>
        <source>choose who comes back</source>
        <comment>item/tower.exchange/question</comment>
        <translation>wählen, wer zurückkommt</translation>
    </message>
    <message>
        <source>send a knight home</source>
        <comment>item/princess.instead/question</comment>
        <translation>einen Ritter zurückschicken</translation>
    </message>
    <message>
        <source>confirm tile and figures</source>
        <comment>item/wood.confirm/question</comment>
        <translation>Plättchen und Figuren bestätigen</translation>
    </message>
    <message>
        <source>play a second tile</source>
        <comment>item/builder.double-turn/question</comment>
        <translation>ein zweites Plättchen spielen</translation>
    </message>
    <message>
        <source>Enter what is scored, and say when the turn is over.</source>
        <comment>item/scores.turn-over</comment>
        <translation>Eingeben, was gewertet wird, und angeben, wann der Zug zu Ende ist.</translation>
    </message>
    <message>
        <source>Enter what scores after the game, and say when all is counted.</source>
        <comment>item/scores.final</comment>
        <translation>Eingeben, was nach dem Spiel gewertet wird, und angeben, wann alles gezählt ist.</translation>
    </message>
    <message>
        <source>buy back a prisoner</source>
        <comment>item/tower.ransom/question</comment>
        <translation>einen Gefangenen zurückkaufen</translation>
    </message>
    <message>
        <source>little building of any kind</source>
        <comment>piece/any-little-building</comment>
        <translation>kleines Gebäude beliebiger Art</translation>
    </message>
    <message>
        <source>Whoever places the lake with the volcano moves no wood in that turn and takes another with a land tile (later rules); no rules say whether this holds where the dragon is not played.</source>
        <comment>option/river-lake-extra-turn/sentence</comment>
        <translation>Wer den See mit dem Vulkan legt, bewegt in diesem Zug kein Holz und macht noch einen Zug mit einem Landschaftsplättchen (spätere Regeln); keine Regel sagt, ob das auch gilt, wenn ohne den Drachen gespielt wird.</translation>
    </message>
    <message>
        <source>With the dragon</source>
        <comment>option/river-lake-extra-turn=with-dragon</comment>
        <translation>Mit dem Drachen</translation>
    </message>
    <message>
        <source>When wagons move</source>
        <comment>option/wagon-moment</comment>
        <translation>Wann Wagen weiterfahren</translation>
    </message>
    <message>
        <source>Wagons move when their own feature has been scored, feature by feature, or only when all features of the turn have been scored.</source>
        <comment>option/wagon-moment/sentence</comment>
        <translation>Wagen fahren weiter, sobald ihr eigenes Gebiet gewertet ist, Gebiet für Gebiet, oder erst, wenn alle Gebiete des Zuges gewertet sind.</translation>
    </message>
    <message>
        <source>After their feature</source>
        <comment>option/wagon-moment=feature</comment>
        <translation>Nach ihrem Gebiet</translation>
    </message>
    <message>
        <source>After all features</source>
        <comment>option/wagon-moment=scored</comment>
        <translation>Nach allen Gebieten</translation>
    </message>
    <message>
        <source>Wagons that lose a challenge</source>
        <comment>option/wagon-challenge</comment>
        <translation>Wagen, die eine Herausforderung verlieren</translation>
    </message>
    <message>
        <source>A wagon on the building that loses a challenge was not scored and goes home, or it may move on all the same.</source>
        <comment>option/wagon-challenge/sentence</comment>
        <translation>Ein Wagen auf dem Gebäude, das eine Herausforderung verliert, wurde nicht gewertet und kehrt zurück, oder er darf trotzdem weiterfahren.</translation>
    </message>
    <message>
        <source>Go home</source>
        <comment>option/wagon-challenge=home</comment>
        <translation>Kehren zurück</translation>
    </message>
    <message>
        <source>May move on</source>
        <comment>option/wagon-challenge=moves</comment>
        <translation>Dürfen weiterfahren</translation>
    </message>
    <message>
        <source>The fairy in the round of abbeys</source>
        <comment>option/fairy-last-abbeys</comment>
        <translation>Die Fee in der Runde der Abteien</translation>
    </message>
    <message>
        <source>In the round of abbeys after the last land tile the fairy pays her 1 point of the turn&apos;s beginning to whoever lays an abbey, or to nobody.</source>
        <comment>option/fairy-last-abbeys/sentence</comment>
        <translation>In der Runde der Abteien nach dem letzten Landschaftsplättchen bringt die Fee ihren 1 Punkt des Zugbeginns dem, der eine Abtei legt, oder niemandem.</translation>
    </message>
    <message>
        <source>To who lays an abbey</source>
        <comment>option/fairy-last-abbeys=laid</comment>
        <translation>Wer eine Abtei legt</translation>
    </message>
    <message>
        <source>To nobody</source>
        <comment>option/fairy-last-abbeys=none</comment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Abbot in Carcassonne</source>
        <comment>option/count-abbot</comment>
        <translation>Abt in Carcassonne</translation>
    </message>
    <message>
        <source>The abbot may enter the cathedral {quarter|district} of the City of Carcassonne, as Hans im Glück has it, or stays outside; other publishers say nothing of it.</source>
        <comment>option/count-abbot/sentence</comment>
        <translation>Der Abt darf in das Viertel der Kathedrale der Stadt Carcassonne, wie es Hans im Glück vorsieht, oder er bleibt draußen; andere Verlage sagen nichts dazu.</translation>
    </message>
    <message>
        <source>May enter</source>
        <comment>option/count-abbot=enters</comment>
        <translation>Darf hinein</translation>
    </message>
    <message>
        <source>Stays outside</source>
        <comment>option/count-abbot=outside</comment>
        <translation>Bleibt draußen</translation>
    </message>
    <message>
        <source>The fairy&apos;s points and Carcassonne</source>
        <comment>option/count-fairy</comment>
        <translation>Punkte der Fee und Carcassonne</translation>
    </message>
    <message>
        <source>Whether others got points from a tile and its player none, which opens the City of Carcassonne to that player, is seen with the 3 points of the fairy or without them.</source>
        <comment>option/count-fairy/sentence</comment>
        <translation>Ob ein Plättchen anderen Punkte brachte und seinem Spieler keine, was diesem die Stadt Carcassonne öffnet, wird mit den 3 Punkten der Fee oder ohne sie entschieden.</translation>
    </message>
    <message>
        <source>With them</source>
        <comment>option/count-fairy=counts</comment>
        <translation>Mit ihnen</translation>
    </message>
    <message>
        <source>Without them</source>
        <comment>option/count-fairy=ignored</comment>
        <translation>Ohne sie</translation>
    </message>
    <message>
        <source>Out of Carcassonne to several features</source>
        <comment>option/count-departures</comment>
        <translation>Aus Carcassonne in mehrere Gebiete</translation>
    </message>
    <message>
        <source>Where a tile completes several features, everybody may leave the City of Carcassonne for each of them before it is scored, or for all of them at once before the first.</source>
        <comment>option/count-departures/sentence</comment>
        <translation>Schließt ein Plättchen mehrere Gebiete ab, dürfen alle die Stadt Carcassonne vor der Wertung jedes einzelnen verlassen, oder vor der ersten für alle zugleich.</translation>
    </message>
    <message>
        <source>Feature by feature</source>
        <comment>option/count-departures=each</comment>
        <translation>Gebiet für Gebiet</translation>
    </message>
    <message>
        <source>All at once</source>
        <comment>option/count-departures=at-once</comment>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>Ten land tiles.</source>
        <comment>element/gq11/sentence</comment>
        <translation>Zehn Landschaftsplättchen.</translation>
    </message>
    <message>
        <source>River tiles of GQ#11</source>
        <comment>element/gq11-river</comment>
        <translation>Flussplättchen aus GQ#11</translation>
    </message>
    <message>
        <source>With a river: a spring with a road, which takes the place of its own, and one more river tile.</source>
        <comment>element/gq11-river/sentence</comment>
        <translation>Zu einem Fluss: eine Quelle mit Straße, die an die Stelle seiner eigenen tritt, und ein weiteres Flussplättchen.</translation>
    </message>
    <message>
        <source>The publisher advises against The River II beside it, which may find no way on.</source>
        <comment>note/setup.carcassonne-river</comment>
        <translation>Der Verlag rät davon ab, Fluss II daneben zu spielen: er findet vielleicht keinen Weg weiter.</translation>
    </message>
    <message>
        <source>The spring is that of GQ#11.</source>
        <comment>note/setup.gq11-spring</comment>
        <translation>Die Quelle ist die aus GQ#11.</translation>
    </message>
    <message>
        <source>Double tiles with wetlands, drawn and kept face down:</source>
        <comment>item/setup.wetlands</comment>
        <translation>Doppelplättchen mit Feuchtgebieten, verdeckt gezogen und aufbewahrt:</translation>
    </message>
    <message>
        <source>2 or 3 of them, for both alike.</source>
        <comment>note/setup.wetlands-two</comment>
        <translation>2 oder 3 davon, für beide gleich viele.</translation>
    </message>
    <message>
        <source>2 of them.</source>
        <comment>note/setup.wetlands-three</comment>
        <translation>2 davon.</translation>
    </message>
    <message>
        <source>1 of them.</source>
        <comment>note/setup.wetlands-one</comment>
        <translation>1 davon.</translation>
    </message>
    <message>
        <source>A flower token, drawn openly:</source>
        <comment>item/setup.flowers</comment>
        <translation>Ein Blumenmarker, offen gezogen:</translation>
    </message>
    <message>
        <source>from one set of four colours.</source>
        <comment>note/setup.flowers-few</comment>
        <translation>aus einem Satz von vier Farben.</translation>
    </message>
    <message>
        <source>from two sets of four colours.</source>
        <comment>note/setup.flowers-many</comment>
        <translation>aus zwei Sätzen von vier Farben.</translation>
    </message>
    <message>
        <source>Not in the round of abbeys after the last land tile.</source>
        <comment>note/fairy.turn-abbeys-none</comment>
        <translation>Nicht in der Runde der Abteien nach dem letzten Landschaftsplättchen.</translation>
    </message>
    <message>
        <source>In the round of abbeys after the last land tile you score the point for the fairy with one of your {followers|meeples} only now, when you have laid your abbey; who lays none has no turn.</source>
        <comment>item/fairy.turn-abbeys</comment>
        <translation>In der Runde der Abteien nach dem letzten Landschaftsplättchen bringt die Fee bei {einem eigenen Gefolgsmann|einem eigenen Meeple} ihren Punkt erst jetzt, wenn die Abtei gelegt ist; wer keine legt, hat keinen Zug.</translation>
    </message>
    <message>
        <source>Without ghosts, mist and spell circles mean nothing.</source>
        <comment>item/spell.plain</comment>
        <translation>Ohne Geister haben Nebel und Bannkreise keine Bedeutung.</translation>
    </message>
    <message>
        <source>Whoever has placed the lake with the volcano skips steps 2B-1 and 2B-2.</source>
        <comment>item/river.lake-skips</comment>
        <translation>Wer den See mit dem Vulkan gelegt hat, überspringt die Schritte 2B-1 und 2B-2.</translation>
    </message>
    <message>
        <source>On a labyrinth it is enough that nobody stands in its middle, or later on the arm on which the new tile lies.</source>
        <comment>note/labyrinths.advanced</comment>
        <translation>Auf einem Labyrinth genügt es, dass niemand in seiner Mitte steht, oder später auf dem Arm, auf dem das neue Plättchen liegt.</translation>
    </message>
    <message>
        <source>The abbot climbs no tower.</source>
        <comment>note/figure.tower-abbot</comment>
        <translation>Der Abt steigt auf keinen Turm.</translation>
    </message>
    <message>
        <source>Afterwards no farmer is deployed on that {farm|field}.</source>
        <comment>note/barn.no-farmers</comment>
        <translation>Danach wird auf diese Wiese kein Bauer mehr eingesetzt.</translation>
    </message>
    <message>
        <source>The dragon leaves barns alone.</source>
        <comment>note/barn.dragon</comment>
        <translation>Scheunen lässt der Drache in Ruhe.</translation>
    </message>
    <message>
        <source>A tower is open again when the figure on it is taken prisoner.</source>
        <comment>note/tower.opens-again</comment>
        <translation>Ein Turm ist wieder offen, wenn die Figur auf ihm gefangen wird.</translation>
    </message>
    <message>
        <source>The fairy protects nobody from this.</source>
        <comment>note/tower.no-shelter</comment>
        <translation>Die Fee schützt niemanden davor.</translation>
    </message>
    <message>
        <source>If you and another player now hold prisoners of each other, exchange one for one at once, without points.</source>
        <comment>item/tower.exchange</comment>
        <translation>Halten jetzt der aktive und ein anderer Spieler Gefangene voneinander, sofort einen gegen einen tauschen, ohne Punkte.</translation>
    </message>
    <message>
        <source>You choose which of your own comes back.</source>
        <comment>note/tower.exchange-choice</comment>
        <translation>Der aktive Spieler wählt, welchen eigenen er zurückbekommt.</translation>
    </message>
    <message>
        <source>With a {follower|meeple} that loses a challenge she pays nothing.</source>
        <comment>note/fairy.challenge</comment>
        <translation>Bei {einem Gefolgsmann|einem Meeple}, der eine Herausforderung verliert, bringt sie nichts.</translation>
    </message>
    <message>
        <source>So does whoever closes the city with an abbey.</source>
        <comment>note/goods.abbey</comment>
        <translation>Ebenso, wer die Stadt mit einer Abtei abschließt.</translation>
    </message>
    <message>
        <source>With the first feature that the tile completed, they go to all of them.</source>
        <comment>note/count.join-all</comment>
        <translation>Mit dem ersten Gebiet, das das Plättchen abgeschlossen hat, gehen sie in alle.</translation>
    </message>
    <message>
        <source>Labyrinths.</source>
        <comment>note/labyrinths.tally</comment>
        <translation>Labyrinthe.</translation>
    </message>
    <message>
        <source>If the feature is a building in a challenge and the other is not completed, the challenge is won: all {followers|meeples} on the other go home with nothing.</source>
        <comment>item/shrine.challenge</comment>
        <translation>Ist das Gebiet ein Bauwerk in einer Herausforderung und das andere nicht abgeschlossen, ist die Herausforderung gewonnen: Alle {Gefolgsleute|Meeple} auf dem anderen kehren ohne Punkte zurück.</translation>
    </message>
    <message>
        <source>A wagon there may not move on, since it was not scored.</source>
        <comment>note/shrine.wagon-home</comment>
        <translation>Ein Wagen dort darf nicht weiterfahren, denn er wurde nicht gewertet.</translation>
    </message>
    <message>
        <source>A wagon there may move on as if its feature were scored.</source>
        <comment>note/shrine.wagon-moves</comment>
        <translation>Ein Wagen dort darf weiterfahren, als wäre sein Gebiet gewertet worden.</translation>
    </message>
    <message>
        <source>Wagons on the feature may move on later, in step 3C.</source>
        <comment>item/wagon.waits</comment>
        <translation>Wagen auf dem Gebiet dürfen später weiterfahren, in Schritt 3C.</translation>
    </message>
    <message>
        <source>Each wagon that went home from a feature in step 3B may move on from there to an unfinished feature that nobody occupies and that is no {farm|field}; the active player&apos;s first, then the others clockwise.</source>
        <comment>item/wagon.move-late</comment>
        <translation>Jeder Wagen, der in Schritt 3B von einem Gebiet zurückkehrte, darf von dort auf ein unfertiges Gebiet weiterfahren, auf dem niemand steht und das keine Wiese ist; zuerst die des aktiven Spielers, dann die der anderen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>That feature is on the wagon&apos;s own tile or on one of the eight around it.</source>
        <comment>note/wagon.nearby-late</comment>
        <translation>Dieses Gebiet liegt auf dem Plättchen des Wagens oder auf einem der acht darum herum.</translation>
    </message>
    <message>
        <source>That feature is directly connected with the one that was scored.</source>
        <comment>note/wagon.connected-late</comment>
        <translation>Dieses Gebiet ist unmittelbar mit dem gewerteten verbunden.</translation>
    </message>
    <message>
        <source>Points for holding the King or the Robber Baron do not count for this.</source>
        <comment>note/count.titles</comment>
        <translation>Punkte dafür, König oder Raubritter zu sein, zählen dabei nicht.</translation>
    </message>
    <message>
        <source>Points of the fairy do not count for this.</source>
        <comment>note/count.no-fairy</comment>
        <translation>Punkte der Fee zählen dabei nicht.</translation>
    </message>
    <message>
        <source>The abbot stays outside.</source>
        <comment>note/count.no-abbot</comment>
        <translation>Der Abt bleibt draußen.</translation>
    </message>
    <message>
        <source>A dragon on the new tile moves only now.</source>
        <comment>item/dragon.walk-other</comment>
        <translation>Ein Drache auf dem neuen Plättchen lässt den Drachen erst jetzt ziehen.</translation>
    </message>
    <message>
        <source>With a crop circle on the new tile you decide which of these all players now do, one after the other from your left round to you.</source>
        <comment>item/crop-circles.choose</comment>
        <translation>Mit einem Kornkreis auf dem neuen Plättchen entscheidet der aktive Spieler, was davon nun alle der Reihe nach tun, von seiner Linken bis zu ihm.</translation>
    </message>
    <message>
        <source>Each may deploy a {follower|meeple} beside one of their own of the kind that the crop circle shows.</source>
        <comment>note/crop-circles.may-deploy</comment>
        <translation>Jeder darf {einen Gefolgsmann|einen Meeple} neben einen eigenen von der Art einsetzen, die der Kornkreis zeigt.</translation>
    </message>
    <message>
        <source>Each must deploy a {follower|meeple} beside one of their own of the kind that the crop circle shows.</source>
        <comment>note/crop-circles.must-deploy</comment>
        <translation>Jeder muss {einen Gefolgsmann|einen Meeple} neben einen eigenen von der Art einsetzen, die der Kornkreis zeigt.</translation>
    </message>
    <message>
        <source>Or each must take one of their own of that kind home with nothing.</source>
        <comment>note/crop-circles.take-home</comment>
        <translation>Oder jeder muss einen eigenen von dieser Art ohne Punkte zurücknehmen.</translation>
    </message>
    <message>
        <source>A city at several of a player&apos;s {farms|fields} pays where it brings that player most.</source>
        <comment>note/final.city-best</comment>
        <translation>Eine Stadt an mehreren Wiesen eines Spielers bringt ihm dort etwas, wo es am meisten ist.</translation>
    </message>
    <message>
        <source>A {farm|field} without a completed city pays nothing, but is scored too.</source>
        <comment>note/final.no-city</comment>
        <translation>Eine Wiese ohne abgeschlossene Stadt bringt nichts, wird aber auch gewertet.</translation>
    </message>
    <message>
        <source>When the dragon comes into play, any tiles put aside for that are mixed with the others.</source>
        <comment>item/dragon.mixed-in</comment>
        <translation>Kommt der Drache ins Spiel, werden etwaige dafür beiseitegelegte Plättchen unter die anderen gemischt.</translation>
    </message>
    <message>
        <source>Courier</source>
        <comment>subject/courier-message</comment>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: nothing for wells</source>
        <comment>row/road.wells-at-cathedral/after</comment>
        <translation>Endet an Kathedralen in Deutschland: nichts für Brunnen</translation>
    </message>
    <message>
        <source>With labyrinths: 2 points for each {follower|meeple} on the whole road, whosever it is</source>
        <comment>row/road.labyrinths-followers/during</comment>
        <translation>Mit Labyrinthen: 2 Punkte je {Gefolgsmann|Meeple} auf der ganzen Straße, wem immer er gehört</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field-early.notes-castles/during</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je Burg, egal wie viele Marker</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field-early.notes-each-castles/during</comment>
        <translation>1 Punkt mehr je Burg und je Notenmarker</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field.notes-castles/after</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je Burg, egal wie viele Marker</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field.notes-each-castles/after</comment>
        <translation>1 Punkt mehr je Burg und je Notenmarker</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-hut/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-hut/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: half of the loss</source>
        <comment>row/hans.on-vodyanoy/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: die Hälfte des Verlustes</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-haunted-castle/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-haunted-castle/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-circus/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-circus/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-acrobats/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-acrobats/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field-barns.notes-castles/after</comment>
        <translation>Mit Notenmarkern: 1 Punkt mehr je Burg, egal wie viele Marker</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field-barns.notes-each-castles/after</comment>
        <translation>1 Punkt mehr je Burg und je Notenmarker</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-castle/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-castle/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-special-monastery/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>Roads with note tokens that are not completed: nothing for their tiles</source>
        <comment>row/german-cathedral.open-note-roads/after</comment>
        <translation>Unfertige Straßen mit Notenmarkern: nichts für ihre Plättchen</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-cathedral/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-cathedral/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-bet/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-bet/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-tollhouse/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-tollhouse/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-ringmaster/during</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-ringmaster/after</comment>
        <translation>Auf dem Plättchen mit der Hans-Statue: alle Punkte darüber doppelt</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those that are seen</source>
        <comment>row/vista.little-buildings/during</comment>
        <translation>1 Punkt je kleines Gebäude auf seinem Plättchen und auf denen, die zu sehen sind</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those that are seen</source>
        <comment>row/vista.little-buildings/after</comment>
        <translation>1 Punkt je kleines Gebäude auf seinem Plättchen und auf denen, die zu sehen sind</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those that are seen</source>
        <comment>row/vista.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf seinem Plättchen und auf denen, die zu sehen sind</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those that are seen</source>
        <comment>row/vista.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf seinem Plättchen und auf denen, die zu sehen sind</translation>
    </message>
    <message>
        <source>As many points as the features around the courier are worth, each as at the end of the game</source>
        <comment>row/courier.message/during</comment>
        <translation>So viele Punkte, wie die Gebiete rund um den Kurier wert sind, jedes wie am Spielende</translation>
    </message>
    <message>
        <source>1 point for each little building on the tiles under and around it</source>
        <comment>row/obelisk-squares.little-buildings/during</comment>
        <translation>1 Punkt je kleines Gebäude auf den Plättchen unter ihm und rundum</translation>
    </message>
    <message>
        <source>1 point for each little building on the tiles under and around it</source>
        <comment>row/obelisk-squares.little-buildings/after</comment>
        <translation>1 Punkt je kleines Gebäude auf den Plättchen unter ihm und rundum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on the tiles under and around it</source>
        <comment>row/obelisk-squares.buildings-by-kind/during</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf den Plättchen unter ihm und rundum</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on the tiles under and around it</source>
        <comment>row/obelisk-squares.buildings-by-kind/after</comment>
        <translation>1 Punkt je Schuppen, 2 je Haus, 3 je Turm auf den Plättchen unter ihm und rundum</translation>
    </message>
    <message>
        <source>Of these, on unfinished roads with note tokens</source>
        <comment>fact/open-note-road-lengths</comment>
        <translation>Davon auf unfertigen Straßen mit Notenmarkern</translation>
    </message>
    <message>
        <source>Worth of the features around the courier</source>
        <comment>fact/courier-worth</comment>
        <translation>Wert der Gebiete rund um den Kurier</translation>
    </message>
    <message>
        <source>Season: points more</source>
        <comment>fact/season-gain</comment>
        <translation>Jahreszeit: Punkte mehr</translation>
    </message>
    <message>
        <source>Season: points less</source>
        <comment>fact/season-loss</comment>
        <translation>Jahreszeit: Punkte weniger</translation>
    </message>
    <message>
        <source>Season: points more for each tile</source>
        <comment>fact/season-tile-gain</comment>
        <translation>Jahreszeit: Punkte mehr je Plättchen</translation>
    </message>
    <message>
        <source>Season: points less for each tile</source>
        <comment>fact/season-tile-loss</comment>
        <translation>Jahreszeit: Punkte weniger je Plättchen</translation>
    </message>
    <message>
        <source>Season: points more for each completed city</source>
        <comment>fact/season-city-gain</comment>
        <translation>Jahreszeit: Punkte mehr je abgeschlossene Stadt</translation>
    </message>
    <message>
        <source>Season: points less for each completed city</source>
        <comment>fact/season-city-loss</comment>
        <translation>Jahreszeit: Punkte weniger je abgeschlossene Stadt</translation>
    </message>
</context>
<context>
    <name>catalogue-report</name>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>calculated</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>described</source>
        <translation>beschrieben</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>start</source>
        <comment>the space of the start tile</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1E</source>
        <comment>spaces to the east of the start tile</comment>
        <translation>O%1</translation>
    </message>
    <message>
        <source>%1W</source>
        <comment>spaces to the west of the start tile</comment>
        <translation>W%1</translation>
    </message>
    <message>
        <source>%1N</source>
        <comment>spaces to the north of the start tile</comment>
        <translation>N%1</translation>
    </message>
    <message>
        <source>%1S</source>
        <comment>spaces to the south of the start tile</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>das Startplättchen</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 östlich</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 westlich</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 nördlich</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 südlich</translation>
    </message>
    <message>
        <source>%1 of the start tile</source>
        <comment>%1: 3 east, 1 north</comment>
        <translation>%1 vom Startplättchen</translation>
    </message>
</context>
<context>
    <name>change</name>
    <message>
        <source>The game cannot be played so, and stays as it is.</source>
        <translation>So kann das Spiel nicht gespielt werden; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>New:</source>
        <translation>Neu:</translation>
    </message>
    <message>
        <source>No longer so:</source>
        <translation>So nicht mehr:</translation>
    </message>
    <message>
        <source>Rules and words are those of %1.</source>
        <comment>an edition</comment>
        <translation>Regeln und Wörter sind die von %1.</translation>
    </message>
    <message>
        <source>Tiles still to be drawn: %1 → %2</source>
        <translation>Noch zu ziehende Plättchen: %1 → %2</translation>
    </message>
    <message>
        <source>No points differ.</source>
        <translation>Die Punkte bleiben gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) would not fit any more and be set aside; changing back restores them:</source>
        <translation>
            <numerusform>%n Eingabe würde nicht mehr passen und beiseitegelegt; Zurückändern stellt sie wieder her:</numerusform>
            <numerusform>%n Eingaben würden nicht mehr passen und beiseitegelegt; Zurückändern stellt sie wieder her:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) that were set aside would count again:</source>
        <translation>
            <numerusform>%n beiseitegelegte Eingabe würde wieder zählen:</numerusform>
            <numerusform>%n beiseitegelegte Eingaben würden wieder zählen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone input(s) could not be redone any more.</source>
        <translation>
            <numerusform>%n rückgängig gemachte Eingabe könnte nicht mehr wiederholt werden.</numerusform>
            <numerusform>%n rückgängig gemachte Eingaben könnten nicht mehr wiederholt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game would be over.</source>
        <translation>Das Spiel wäre zu Ende.</translation>
    </message>
    <message>
        <source>The game would go on in turn %1 instead of turn %2.</source>
        <translation>Das Spiel ginge in Zug %1 statt in Zug %2 weiter.</translation>
    </message>
    <message>
        <source>Asked then:</source>
        <translation>Gefragt wird dann:</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1: the game has no turn %2</source>
        <translation>%1: Das Spiel hat keinen Zug %2</translation>
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
everything) or --selection FILE, as the window saves it; --players N; --paper A4|Letter
  --json        for programs; app/cli/README.md describes it
  --at TURN     as it was at the beginning of that turn
  --each        one JSON object a line: the beginning, then after every entry
  --all-kinds   lists placements also of tiles of which none is left
  --size PIXELS length of a tile&apos;s side, 100 by default
  --language CODE
                of what people read: %1; the system&apos;s by default (picture, inspect,
                catalogue, reference and setup-sheet)

Exit status: 0 done, 1 failed, 2 wrong usage, 3 the file needs what is not played yet.
</source>
        <translation>Aufruf:
  scorekeep [SPIEL]                              öffnet das Fenster
  scorekeep picture SPIEL -o BILD.png [--dark]   ein Bild des Fensters mit diesem Spiel
  scorekeep inspect DATEI [--json] [--at ZUG] [--each] [--all-kinds]
                                                 spielt ein Spiel nach und gibt das Ergebnis aus
  scorekeep render DATEI -o BILD [--size PIXEL] [--at ZUG]
                                                 zeichnet seinen Plan als .png, .svg oder .pdf
  scorekeep import DATEI.jcz -o SPIEL            macht aus der Datei eines anderen Programms ein Spiel
  scorekeep catalogue [--json]                   nennt Erweiterungen und was davon gespielt wird
  scorekeep reference DOKUMENT [AUSWAHL] -o DATEI
                                                 schreibt ein Dokument als .html, .pdf oder .txt
  scorekeep setup-sheet [AUSWAHL] -o DATEI       ebenso, mit dem Aufbau des Tisches
  scorekeep --help, --version

DATEI ist ein gespeichertes Spiel oder eine .jcz-Datei von JCloisterZone.
DOKUMENT ist game-reference, preparation, order-of-play, scoring-during, scoring-after, final-scoring oder all.
AUSWAHL: --edition C1|WE|C2|C3, --expansions LISTE (Kennungen aus `scorekeep catalogue`, mit Kommas dazwischen, oder
everything) oder --selection DATEI, wie das Fenster sie speichert; --players N; --paper A4|Letter
  --json        für Programme; app/cli/README.md beschreibt es
  --at ZUG      wie es am Anfang dieses Zugs war
  --each        ein JSON-Objekt je Zeile: der Anfang, dann nach jedem Eintrag
  --all-kinds   nennt Legemöglichkeiten auch für Plättchen, von denen keines mehr da ist
  --size PIXEL  Länge einer Plättchenseite, ohne Angabe 100
  --language CODE
                Sprache der Texte: %1; ohne Angabe die des Systems (picture, inspect,
                catalogue, reference und setup-sheet)

Rückgabewert: 0 erledigt, 1 gescheitert, 2 falscher Aufruf, 3 die Datei braucht, was noch nicht gespielt wird.
</translation>
    </message>
    <message>
        <source>there is no display for the window; `scorekeep --help` names the commands that need none</source>
        <translation>es gibt keinen Bildschirm für das Fenster; `scorekeep --help` nennt die Befehle, die keinen brauchen</translation>
    </message>
</context>
<context>
    <name>colours</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>edges</name>
    <message>
        <source>{farm|field}</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>features</name>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>{farm|field}</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>{cloister|monastery}</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>a tile that is gone, at %1</source>
        <translation>ein fehlendes Plättchen bei %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a feature and its space: city at 3E 1N</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a player and a piece</comment>
        <translation>%2 von %1</translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message>
        <source>%1: %2 (in the supply: %3)</source>
        <comment>player, points, pieces</comment>
        <translation>%1: %2 (im Vorrat: %3)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The game is over after turn %1.</source>
        <translation>Das Spiel ist nach Zug %1 zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left to draw</source>
        <translation>
            <numerusform>noch %n Plättchen zu ziehen</numerusform>
            <numerusform>noch %n Plättchen zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, a score</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3 (%4)</source>
        <comment>number, player, step, id of the item</comment>
        <translation>Zug %1, %2: %3 (%4)</translation>
    </message>
    <message>
        <source>On the board:</source>
        <translation>Auf dem Plan:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>%1 (forced)</source>
        <comment>what a player did against the rules</comment>
        <translation>%1 (erzwungen)</translation>
    </message>
    <message>
        <source>Set aside, does not fit any more: %1</source>
        <translation>Beiseitegelegt, passt nicht mehr: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what was done, and a person&apos;s note</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 passed: %2</source>
        <comment>a player, and the title of the step</comment>
        <translation>%1 passte: %2</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <comment>a player and a tile</comment>
        <translation>%1 zog %2</translation>
    </message>
    <message>
        <source>%1 placed %2 at %3</source>
        <comment>a player, a tile and a space</comment>
        <translation>%1 legte %2 auf %3</translation>
    </message>
    <message>
        <source>%1 confirmed</source>
        <translation>%1 bestätigte</translation>
    </message>
    <message>
        <source>%1 chose: %2</source>
        <comment>a player and an option</comment>
        <translation>%1 wählte: %2</translation>
    </message>
    <message>
        <source>The table ended the game</source>
        <translation>Der Tisch hat das Spiel beendet</translation>
    </message>
    <message>
        <source>Corrected: %1 gets %2</source>
        <comment>a player and points: Anna gets +3 points</comment>
        <translation>Korrigiert: %1 bekommt %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with its sign: +3, −1, 0</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Corrected: %1 is now %2</source>
        <comment>a piece and its place</comment>
        <translation>Korrigiert: %1 jetzt %2</translation>
    </message>
    <message>
        <source>Corrected: %1 lies at %2</source>
        <comment>a tile and a space</comment>
        <translation>Korrigiert: %1 liegt auf %2</translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is taken away</source>
        <translation>Korrigiert: Plättchen auf %1 weggenommen</translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is turned</source>
        <translation>Korrigiert: Plättchen auf %1 gedreht</translation>
    </message>
    <message>
        <source>Corrected: it is %1’s turn</source>
        <translation>Korrigiert: %1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 placed: %2 %3</source>
        <comment>a player, a token and its place</comment>
        <translation>%1 setzte: %2 %3</translation>
    </message>
    <message>
        <source>%1 deployed: %2 %3</source>
        <comment>a player, a figure and its place</comment>
        <translation>%1 setzte ein: %2 %3</translation>
    </message>
    <message>
        <source>Set aside, as it is not played any more: %1</source>
        <translation>Beiseitegelegt, wird nicht mehr gespielt: %1</translation>
    </message>
    <message>
        <source>%1, set aside, as it is not played any more: %2</source>
        <comment>a player, and a sentence of the order of play</comment>
        <translation>%1, beiseitegelegt, wird nicht mehr gespielt: %2</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <comment>a feature, what was counted, and points</comment>
        <translation>Gezählt: %1</translation>
    </message>
    <message>
        <source>%1 moved: %2 %3</source>
        <comment>a player, a figure of nobody and its new place</comment>
        <translation>%1 hat versetzt: %2 %3</translation>
    </message>
    <message>
        <source>Corrected: no tiles are left to draw</source>
        <translation>Korrigiert: Es sind keine Plättchen mehr zu ziehen</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>aliases are not allowed here</source>
        <comment>files.alias</comment>
        <translation>Aliasse sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>anchors are not allowed here</source>
        <comment>files.anchor</comment>
        <translation>Anker sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <comment>files.bad-character</comment>
        <translation>dieses Zeichen ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this is no escape sequence</source>
        <comment>files.bad-escape</comment>
        <translation>das ist keine Escape-Sequenz</translation>
    </message>
    <message>
        <source>directives are not allowed here</source>
        <comment>files.directive</comment>
        <translation>Direktiven sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this key stands here twice</source>
        <comment>files.duplicate-key</comment>
        <translation>dieser Schlüssel steht hier zweimal</translation>
    </message>
    <message>
        <source>there is nothing between two commas</source>
        <comment>files.empty-item</comment>
        <translation>zwischen zwei Kommas steht nichts</translation>
    </message>
    <message>
        <source>half of a surrogate pair stands alone</source>
        <comment>files.lone-surrogate</comment>
        <translation>die Hälfte eines Surrogatpaars steht allein</translation>
    </message>
    <message>
        <source>merge keys are not allowed here</source>
        <comment>files.merge-key</comment>
        <translation>Zusammenführungsschlüssel sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>a key is missing</source>
        <comment>files.missing-key</comment>
        <translation>ein Schlüssel fehlt</translation>
    </message>
    <message>
        <source>the file is not written in UTF-8</source>
        <comment>files.not-utf8</comment>
        <translation>die Datei ist nicht in UTF-8 geschrieben</translation>
    </message>
    <message>
        <source>a quotation is not closed</source>
        <comment>files.open-quote</comment>
        <translation>ein Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <comment>files.out-of-range</comment>
        <translation>die Zahl liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>the file holds more than one document</source>
        <comment>files.several-documents</comment>
        <translation>die Datei enthält mehr als ein Dokument</translation>
    </message>
    <message>
        <source>the file cannot be read here</source>
        <comment>files.syntax</comment>
        <translation>die Datei kann hier nicht gelesen werden</translation>
    </message>
    <message>
        <source>a tab is not allowed in the indentation</source>
        <comment>files.tab</comment>
        <translation>ein Tabulator ist in der Einrückung nicht erlaubt</translation>
    </message>
    <message>
        <source>tags are not allowed here</source>
        <comment>files.tag</comment>
        <translation>Tags sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>lists and maps are nested too deeply</source>
        <comment>files.too-deep</comment>
        <translation>Listen und Zuordnungen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <comment>files.too-large</comment>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>there is text behind the end</source>
        <comment>files.trailing-text</comment>
        <translation>nach dem Ende steht noch Text</translation>
    </message>
    <message>
        <source>this key is not known</source>
        <comment>files.unknown-key</comment>
        <translation>dieser Schlüssel ist nicht bekannt</translation>
    </message>
    <message>
        <source>this word is not known here</source>
        <comment>files.unknown-word</comment>
        <translation>dieses Wort ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>files.unreadable</comment>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>this is of the wrong kind</source>
        <comment>files.wrong-kind</comment>
        <translation>das ist von der falschen Art</translation>
    </message>
    <message>
        <source>this is no condition</source>
        <comment>catalogue.bad-condition</comment>
        <translation>das ist keine Bedingung</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>catalogue.bad-id</comment>
        <translation>das ist keine Kennung</translation>
    </message>
    <message>
        <source>the alternatives for the editions cannot be read</source>
        <comment>catalogue.bad-wording</comment>
        <translation>die Alternativen für die Ausgaben können nicht gelesen werden</translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>catalogue.duplicate-id</comment>
        <translation>diese Kennung ist vergeben</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <comment>catalogue.empty-text</comment>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>this is named twice</source>
        <comment>catalogue.named-twice</comment>
        <translation>das wird zweimal genannt</translation>
    </message>
    <message>
        <source>there are too few values to choose from</source>
        <comment>catalogue.too-few-values</comment>
        <translation>es gibt zu wenige Werte zur Auswahl</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>catalogue.unknown-element</comment>
        <translation>dieses Element gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such group</source>
        <comment>catalogue.unknown-group</comment>
        <translation>diese Gruppe gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such element, option or edition</source>
        <comment>catalogue.unknown-name</comment>
        <translation>dieses Element, diese Option oder Ausgabe gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <comment>catalogue.unknown-option</comment>
        <translation>diese Option gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <comment>catalogue.unknown-piece</comment>
        <translation>diese Figur gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such set of tiles</source>
        <comment>catalogue.unknown-tile-set</comment>
        <translation>diesen Plättchensatz gibt es nicht</translation>
    </message>
    <message>
        <source>the option has no such value</source>
        <comment>catalogue.unknown-value</comment>
        <translation>die Option hat diesen Wert nicht</translation>
    </message>
    <message>
        <source>entries are placed after each other in a circle</source>
        <comment>reference.anchors-in-a-circle</comment>
        <translation>Einträge werden im Kreis hintereinandergestellt</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>reference.bad-id</comment>
        <translation>das ist keine Kennung</translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>reference.duplicate-id</comment>
        <translation>diese Kennung ist vergeben</translation>
    </message>
    <message>
        <source>only a block that asks each player says from whom it begins</source>
        <comment>reference.from-without-players</comment>
        <translation>nur ein Block, der jeden Spieler fragt, sagt, bei wem er beginnt</translation>
    </message>
    <message>
        <source>only one of these may be given</source>
        <comment>reference.two-of-one-kind</comment>
        <translation>nur eines davon darf angegeben werden</translation>
    </message>
    <message>
        <source>there is no such entry to stand beside</source>
        <comment>reference.unknown-anchor</comment>
        <translation>den Eintrag, neben dem das stehen soll, gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such place to put entries into</source>
        <comment>reference.unknown-container</comment>
        <translation>den Ort, in den Einträge kommen sollen, gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such fact</source>
        <comment>reference.unknown-fact</comment>
        <translation>diese Angabe gibt es nicht</translation>
    </message>
    <message>
        <source>this field cannot touch that city</source>
        <comment>tiles.bad-border</comment>
        <translation>diese Wiese kann nicht an diese Stadt grenzen</translation>
    </message>
    <message>
        <source>the edges do not describe the tile&apos;s sides</source>
        <comment>tiles.bad-edges</comment>
        <translation>die Kanten beschreiben nicht die Seiten des Plättchens</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>tiles.bad-id</comment>
        <translation>das ist keine Kennung</translation>
    </message>
    <message>
        <source>these segments cannot meet</source>
        <comment>tiles.bad-join</comment>
        <translation>diese Segmente können sich nicht treffen</translation>
    </message>
    <message>
        <source>this is no shape of a tile</source>
        <comment>tiles.bad-shape</comment>
        <translation>das ist keine Form eines Plättchens</translation>
    </message>
    <message>
        <source>the shape covers a cell twice</source>
        <comment>tiles.cell-twice</comment>
        <translation>die Form bedeckt ein Feld zweimal</translation>
    </message>
    <message>
        <source>another tile has this alias</source>
        <comment>tiles.duplicate-alias</comment>
        <translation>ein anderes Plättchen hat diesen Alias</translation>
    </message>
    <message>
        <source>another has this id</source>
        <comment>tiles.duplicate-id</comment>
        <translation>ein anderes hat diese Kennung</translation>
    </message>
    <message>
        <source>the edge and the segment on this side differ</source>
        <comment>tiles.edges-differ</comment>
        <translation>Kante und Segment an dieser Seite sind verschieden</translation>
    </message>
    <message>
        <source>the tile names an edition twice</source>
        <comment>tiles.editions-twice</comment>
        <translation>das Plättchen nennt eine Ausgabe zweimal</translation>
    </message>
    <message>
        <source>the tile is in no edition</source>
        <comment>tiles.in-no-edition</comment>
        <translation>das Plättchen ist in keiner Ausgabe</translation>
    </message>
    <message>
        <source>this side is inside the tile</source>
        <comment>tiles.no-outer-side</comment>
        <translation>diese Seite liegt im Inneren des Plättchens</translation>
    </message>
    <message>
        <source>the tile has two segments of this name</source>
        <comment>tiles.segment-twice</comment>
        <translation>das Plättchen hat zwei Segmente dieses Namens</translation>
    </message>
    <message>
        <source>two segments use this side</source>
        <comment>tiles.side-used-twice</comment>
        <translation>zwei Segmente nutzen diese Seite</translation>
    </message>
    <message>
        <source>no segment uses this side</source>
        <comment>tiles.side-without-segment</comment>
        <translation>kein Segment nutzt diese Seite</translation>
    </message>
    <message>
        <source>this symbol does not belong here</source>
        <comment>tiles.symbol-not-here</comment>
        <translation>dieses Symbol gehört nicht hierher</translation>
    </message>
    <message>
        <source>the tile has too many segments</source>
        <comment>tiles.too-many-segments</comment>
        <translation>das Plättchen hat zu viele Segmente</translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <comment>tiles.unknown-edition</comment>
        <translation>diese Ausgabe gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such group of tiles</source>
        <comment>tiles.unknown-group</comment>
        <translation>diese Plättchengruppe gibt es nicht</translation>
    </message>
    <message>
        <source>a symbol must say where it stands</source>
        <comment>tiles.unknown-place</comment>
        <translation>ein Symbol muss sagen, wo es steht</translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>tiles.unknown-segment</comment>
        <translation>das Plättchen hat dieses Segment nicht</translation>
    </message>
    <message>
        <source>there is no such kind of segment</source>
        <comment>tiles.unknown-segment-kind</comment>
        <translation>diese Segmentart gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such side</source>
        <comment>tiles.unknown-side</comment>
        <translation>diese Seite gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such symbol</source>
        <comment>tiles.unknown-symbol</comment>
        <translation>dieses Symbol gibt es nicht</translation>
    </message>
    <message>
        <source>the set has no such tile</source>
        <comment>tiles.unknown-tile</comment>
        <translation>der Satz hat dieses Plättchen nicht</translation>
    </message>
    <message>
        <source>this entry does not fit into the game</source>
        <comment>save.does-not-fit</comment>
        <translation>dieser Eintrag passt nicht in das Spiel</translation>
    </message>
    <message>
        <source>the log of the game cannot be read here</source>
        <comment>save.log-form</comment>
        <translation>das Protokoll des Spiels kann hier nicht gelesen werden</translation>
    </message>
    <message>
        <source>this line is no entry of the log</source>
        <comment>save.log-line</comment>
        <translation>diese Zeile ist kein Eintrag des Protokolls</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of Scorekeep</source>
        <comment>save.newer-version</comment>
        <translation>dieses Spiel wurde von einer neueren Version von Scorekeep gespeichert</translation>
    </message>
    <message>
        <source>the entry gives no answer</source>
        <comment>save.no-answer</comment>
        <translation>der Eintrag gibt keine Antwort</translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>save.no-cell</comment>
        <translation>das ist kein Feld des Plans</translation>
    </message>
    <message>
        <source>this is no place</source>
        <comment>save.no-place</comment>
        <translation>das ist kein Ort</translation>
    </message>
    <message>
        <source>the rules of this game do not hold together</source>
        <comment>save.no-rules</comment>
        <translation>die Regeln dieses Spiels passen nicht zusammen</translation>
    </message>
    <message>
        <source>there is no tile on this space</source>
        <comment>save.no-tile-there</comment>
        <translation>auf diesem Feld liegt kein Plättchen</translation>
    </message>
    <message>
        <source>this is no saved game of Scorekeep</source>
        <comment>save.not-a-game</comment>
        <translation>das ist kein gespeichertes Spiel von Scorekeep</translation>
    </message>
    <message>
        <source>there is no such item in this game’s order of play</source>
        <comment>save.unknown-item</comment>
        <translation>diesen Punkt gibt es im Ablauf dieses Spiels nicht</translation>
    </message>
    <message>
        <source>there is no such piece in this game</source>
        <comment>save.unknown-piece</comment>
        <translation>diese Figur gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>save.unknown-segment</comment>
        <translation>das Plättchen hat dieses Segment nicht</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>save.unknown-tile</comment>
        <translation>dieses Plättchen gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>answer.game-over</comment>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>This must be done; it cannot be passed.</source>
        <comment>answer.must</comment>
        <translation>Das muss getan werden; passen geht nicht.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <comment>answer.not-asked</comment>
        <translation>Danach wird jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>This is not allowed here.</source>
        <comment>answer.not-an-option</comment>
        <translation>Das ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The game does not come to this any more.</source>
        <comment>answer.not-reached</comment>
        <translation>Dazu kommt es im Spiel nicht mehr.</translation>
    </message>
    <message>
        <source>There is no such tile in this game.</source>
        <comment>answer.no-such-tile</comment>
        <translation>Dieses Plättchen gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>This piece is not where it is said to be.</source>
        <comment>answer.no-such-piece</comment>
        <translation>Diese Figur ist nicht dort, wo sie sein soll.</translation>
    </message>
    <message>
        <source>There is no such place on the table.</source>
        <comment>answer.no-such-place</comment>
        <translation>Diesen Ort gibt es auf dem Tisch nicht.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <comment>answer.no-such-player</comment>
        <translation>Diesen Spieler gibt es nicht.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <comment>placement.taken</comment>
        <translation>Dort liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>The edges of the tile do not go on in its neighbours.</source>
        <comment>placement.edges</comment>
        <translation>Die Kanten des Plättchens gehen bei den Nachbarn nicht weiter.</translation>
    </message>
    <message>
        <source>This figure does not stand on such a feature.</source>
        <comment>deploy.wrong-feature</comment>
        <translation>Diese Figur steht nicht auf einem solchen Gebiet.</translation>
    </message>
    <message>
        <source>Somebody stands on this feature already.</source>
        <comment>deploy.occupied</comment>
        <translation>Auf diesem Gebiet steht schon jemand.</translation>
    </message>
    <message>
        <source>The game was opened up to line %1 of its file.</source>
        <comment>save.cut</comment>
        <translation>Das Spiel wurde bis Zeile %1 seiner Datei geöffnet.</translation>
    </message>
    <message>
        <source>The game was entered under other rules (version %1) and replayed under these.</source>
        <comment>save.other-rules</comment>
        <translation>Das Spiel wurde unter anderen Regeln (Version %1) eingegeben und unter diesen nachgespielt.</translation>
    </message>
    <message>
        <source>The last line of the file (%1) was incomplete and is left out.</source>
        <comment>save.torn-line</comment>
        <translation>Die letzte Zeile der Datei (%1) war unvollständig und wird weggelassen.</translation>
    </message>
    <message>
        <source>The file cannot be written, so the game goes on in a copy: %1</source>
        <comment>session.copied</comment>
        <translation>Die Datei ist nicht beschreibbar, daher geht das Spiel in einer Kopie weiter: %1</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game: %1</source>
        <comment>session.file-changed</comment>
        <translation>Ein anderes Programm hat die Datei dieses Spiels geändert: %1</translation>
    </message>
    <message>
        <source>This game is open in another window: %1</source>
        <comment>session.in-use</comment>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet: %1</translation>
    </message>
    <message>
        <source>The game was brought up to date; the file as it was is kept as %1</source>
        <comment>session.kept-copy</comment>
        <translation>Das Spiel wurde auf den neuesten Stand gebracht; die alte Datei bleibt als %1</translation>
    </message>
    <message>
        <source>This game has no file.</source>
        <comment>session.no-file</comment>
        <translation>Dieses Spiel hat keine Datei.</translation>
    </message>
    <message>
        <source>The folder for games cannot be made: %1</source>
        <comment>session.no-folder</comment>
        <translation>Der Ordner für Spiele kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <comment>session.not-opened</comment>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>The game cannot begin: %1</source>
        <comment>session.not-started</comment>
        <translation>Das Spiel kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was entered. %2</source>
        <comment>session.not-written</comment>
        <translation>%1 ist nicht beschreibbar, daher wurde nichts eingetragen. %2</translation>
    </message>
    <message>
        <source>A rule of the program has failed, so nothing was entered: %1</source>
        <comment>session.rule-failed</comment>
        <translation>Eine Regel des Programms ist gescheitert, daher wurde nichts eingetragen: %1</translation>
    </message>
    <message>
        <source>This is no number that can be used: %1</source>
        <comment>usage.bad-number</comment>
        <translation>Das ist keine brauchbare Zahl: %1</translation>
    </message>
    <message>
        <source>These cannot be given together: %1</source>
        <comment>usage.each-and-at</comment>
        <translation>Das geht nicht zusammen: %1</translation>
    </message>
    <message>
        <source>The command needs a file: %1</source>
        <comment>usage.missing-file</comment>
        <translation>Der Befehl braucht eine Datei: %1</translation>
    </message>
    <message>
        <source>The command needs -o and the name of a file: %1</source>
        <comment>usage.missing-output</comment>
        <translation>Der Befehl braucht -o und einen Dateinamen: %1</translation>
    </message>
    <message>
        <source>The option needs a value: %1</source>
        <comment>usage.missing-value</comment>
        <translation>Die Option braucht einen Wert: %1</translation>
    </message>
    <message>
        <source>The name of a picture ends in .png, .svg or .pdf: %1</source>
        <comment>usage.not-a-picture</comment>
        <translation>Der Name eines Bilds endet auf .png, .svg oder .pdf: %1</translation>
    </message>
    <message>
        <source>Only files that end in .jcz can be imported: %1</source>
        <comment>usage.not-foreign</comment>
        <translation>Nur Dateien, die auf .jcz enden, können importiert werden: %1</translation>
    </message>
    <message>
        <source>There is a word too many: %1</source>
        <comment>usage.unexpected</comment>
        <translation>Das ist ein Wort zu viel: %1</translation>
    </message>
    <message>
        <source>There is no such option here: %1</source>
        <comment>usage.unknown-option</comment>
        <translation>Diese Option gibt es hier nicht: %1</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <comment>a quotation</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the indentation does not fit what stands above</source>
        <comment>files.indentation</comment>
        <translation>die Einrückung passt nicht zu dem, was darüber steht</translation>
    </message>
    <message>
        <source>a colon is missing behind the key</source>
        <comment>files.missing-colon</comment>
        <translation>nach dem Schlüssel fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>this is no figure</source>
        <comment>import.bad-figure</comment>
        <translation>das ist keine Figur</translation>
    </message>
    <message>
        <source>this is no place on a tile</source>
        <comment>import.bad-location</comment>
        <translation>das ist kein Ort auf einem Plättchen</translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>import.bad-position</comment>
        <translation>das ist kein Feld des Plans</translation>
    </message>
    <message>
        <source>no such tile is left</source>
        <comment>import.none-left</comment>
        <translation>von diesem Plättchen ist keines mehr da</translation>
    </message>
    <message>
        <source>another tile is in hand</source>
        <comment>import.not-in-hand</comment>
        <translation>es ist ein anderes Plättchen in der Hand</translation>
    </message>
    <message>
        <source>this is not played yet</source>
        <comment>import.not-played</comment>
        <translation>das wird noch nicht gespielt</translation>
    </message>
    <message>
        <source>it is another player’s turn</source>
        <comment>import.not-their-turn</comment>
        <translation>ein anderer Spieler ist am Zug</translation>
    </message>
    <message>
        <source>this is not possible here</source>
        <comment>import.refused</comment>
        <translation>das ist hier nicht möglich</translation>
    </message>
    <message>
        <source>the file was written by a version that is too old</source>
        <comment>import.too-old</comment>
        <translation>die Datei wurde von einer zu alten Version geschrieben</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>import.unknown-tile</comment>
        <translation>dieses Plättchen gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <comment>session.no-game</comment>
        <translation>Es gibt kein Spiel.</translation>
    </message>
    <message>
        <source>There is no such step in the turn.</source>
        <comment>answer.no-such-step</comment>
        <translation>Diesen Schritt gibt es im Zug nicht.</translation>
    </message>
    <message>
        <source>this section belongs to another group</source>
        <comment>catalogue.other-group</comment>
        <translation>dieser Abschnitt gehört zu einer anderen Gruppe</translation>
    </message>
    <message>
        <source>there is no such section</source>
        <comment>catalogue.unknown-section</comment>
        <translation>diesen Abschnitt gibt es nicht</translation>
    </message>
    <message>
        <source>this is no number of players</source>
        <comment>reference.bad-players</comment>
        <translation>das ist keine Spielerzahl</translation>
    </message>
    <message>
        <source>there is no such mark</source>
        <comment>reference.unknown-mark</comment>
        <translation>diese Kennzeichnung gibt es nicht</translation>
    </message>
    <message>
        <source>this is no place on the tile</source>
        <comment>tiles.bad-area</comment>
        <translation>das ist kein Ort auf dem Plättchen</translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <comment>save.colour-twice</comment>
        <translation>zwei Spieler haben diese Farbe</translation>
    </message>
    <message>
        <source>a name holds no control characters</source>
        <comment>save.control-character</comment>
        <translation>ein Name enthält keine Steuerzeichen</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <comment>save.empty-name</comment>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>so many players cannot play together</source>
        <comment>save.no-players</comment>
        <translation>so viele Spieler können nicht zusammen spielen</translation>
    </message>
    <message>
        <source>no tile can be drawn in this game</source>
        <comment>save.no-tiles</comment>
        <translation>in diesem Spiel kann kein Plättchen gezogen werden</translation>
    </message>
    <message>
        <source>the entry is another kind of answer than is asked for</source>
        <comment>save.other-kind</comment>
        <translation>der Eintrag ist eine andere Art Antwort als die gefragte</translation>
    </message>
    <message>
        <source>another player is asked</source>
        <comment>save.other-player</comment>
        <translation>ein anderer Spieler ist gefragt</translation>
    </message>
    <message>
        <source>it is asked for another feature</source>
        <comment>save.other-subject</comment>
        <translation>gefragt wird nach einem anderen Gebiet</translation>
    </message>
    <message>
        <source>two tiles lie on one space</source>
        <comment>save.two-on-one-space</comment>
        <translation>zwei Plättchen liegen auf einem Feld</translation>
    </message>
    <message>
        <source>Only tokens change hands; figures stay with their player.</source>
        <comment>answer.owned-for-ever</comment>
        <translation>Nur Marker wechseln den Besitzer; Figuren bleiben bei ihrem Spieler.</translation>
    </message>
    <message>
        <source>This kind of answer does not belong here.</source>
        <comment>answer.other-kind</comment>
        <translation>Diese Art Antwort gehört nicht hierher.</translation>
    </message>
    <message>
        <source>One entry may add or take away %1 points at most.</source>
        <comment>answer.too-many-points</comment>
        <translation>Ein Eintrag darf höchstens %1 Punkte geben oder nehmen.</translation>
    </message>
    <message>
        <source>Two tiles share this space; it must be said which is meant.</source>
        <comment>answer.which-half</comment>
        <translation>Zwei Plättchen teilen sich dieses Feld; es muss gesagt werden, welches gemeint ist.</translation>
    </message>
    <message>
        <source>%1. From here on, entries that do not fit the rules any more are set aside.</source>
        <comment>session.aligned</comment>
        <translation>%1. Von hier an werden Einträge, die nicht mehr zu den Regeln passen, beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device, and no file that could be replaced.</source>
        <comment>output.no-file</comment>
        <translation>%1 ist ein Ordner oder ein Gerät und keine Datei, die ersetzt werden könnte.</translation>
    </message>
    <message>
        <source>%1: the picture cannot be drawn</source>
        <comment>output.no-picture</comment>
        <translation>%1: Das Bild kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>The output cannot be written: %1</source>
        <comment>output.not-printed</comment>
        <translation>Die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>output.not-written</comment>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is the file that is read; the result needs another name.</source>
        <comment>output.own-source</comment>
        <translation>%1 ist die Datei, die gelesen wird; das Ergebnis braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1: the picture would be too large; a smaller --size helps</source>
        <comment>output.too-large</comment>
        <translation>%1: Das Bild würde zu groß; ein kleineres --size hilft</translation>
    </message>
    <message>
        <source>The name of a file is empty.</source>
        <comment>usage.empty-name</comment>
        <translation>Der Name einer Datei ist leer.</translation>
    </message>
    <message>
        <source>The name of a picture of the window ends in .png: %1</source>
        <comment>usage.not-a-png</comment>
        <translation>Der Name eines Bilds des Fensters endet auf .png: %1</translation>
    </message>
    <message>
        <source>The name of a document ends in .html, .pdf or .txt: %1</source>
        <comment>usage.not-a-page</comment>
        <translation>Der Name eines Dokuments endet auf .html, .pdf oder .txt: %1</translation>
    </message>
    <message>
        <source>There is no such document: %1</source>
        <comment>usage.unknown-document</comment>
        <translation>Dieses Dokument gibt es nicht: %1</translation>
    </message>
    <message>
        <source>There is no such edition: %1</source>
        <comment>usage.unknown-edition</comment>
        <translation>Diese Ausgabe gibt es nicht: %1</translation>
    </message>
    <message>
        <source>There is no such expansion, element or box: %1</source>
        <comment>usage.unknown-expansion</comment>
        <translation>Diese Erweiterung, dieses Element oder diese Schachtel gibt es nicht: %1</translation>
    </message>
    <message>
        <source>There is no such paper: %1</source>
        <comment>usage.unknown-paper</comment>
        <translation>Dieses Papier gibt es nicht: %1</translation>
    </message>
    <message>
        <source>There is no such language: %1</source>
        <comment>usage.unknown-language</comment>
        <translation>Diese Sprache gibt es nicht: %1</translation>
    </message>
    <message>
        <source>The command needs the name of a document: %1</source>
        <comment>usage.missing-document</comment>
        <translation>Der Befehl braucht den Namen eines Dokuments: %1</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>save.long-name</comment>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>so many of this tile are not there</source>
        <comment>save.too-many-of-a-tile</comment>
        <translation>so viele von diesem Plättchen gibt es nicht</translation>
    </message>
    <message>
        <source>This option is given twice: %1</source>
        <comment>usage.option-twice</comment>
        <translation>Diese Option ist doppelt angegeben: %1</translation>
    </message>
    <message>
        <source>what is each player’s own stands under the player, all else does not</source>
        <comment>save.fact-elsewhere</comment>
        <translation>was jeder Spieler für sich hat, steht unter dem Spieler, alles andere nicht</translation>
    </message>
    <message>
        <source>the scoring table does not read this</source>
        <comment>save.fact-not-asked</comment>
        <translation>die Wertungstabelle liest das nicht</translation>
    </message>
    <message>
        <source>nobody gets the score</source>
        <comment>save.no-receiver</comment>
        <translation>niemand bekommt die Punkte</translation>
    </message>
    <message>
        <source>a player gets the score once</source>
        <comment>save.receiver-twice</comment>
        <translation>ein Spieler bekommt die Punkte nur einmal</translation>
    </message>
    <message>
        <source>this player does not get the score</source>
        <comment>save.not-receiving</comment>
        <translation>dieser Spieler bekommt die Punkte nicht</translation>
    </message>
    <message>
        <source>nothing of this name is counted in scores</source>
        <comment>save.unknown-fact</comment>
        <translation>nichts dieses Namens wird in Wertungen gezählt</translation>
    </message>
    <message>
        <source>no scoring table of this name pays anything in this game then</source>
        <comment>save.unknown-table</comment>
        <translation>keine Wertungstabelle dieses Namens bringt in diesem Spiel dann Punkte</translation>
    </message>
    <message>
        <source>this selection was saved by a newer version of Scorekeep</source>
        <comment>selection.newer-version</comment>
        <translation>diese Auswahl wurde von einer neueren Version von Scorekeep gespeichert</translation>
    </message>
    <message>
        <source>this is no selection of Scorekeep</source>
        <comment>selection.no-selection</comment>
        <translation>das ist keine Auswahl von Scorekeep</translation>
    </message>
    <message>
        <source>The scoring table does not read what was entered, or not so.</source>
        <comment>answer.fact-not-asked</comment>
        <translation>Die Wertungstabelle liest das Eingegebene nicht oder nicht so.</translation>
    </message>
    <message>
        <source>This game is played without a board.</source>
        <comment>answer.no-board</comment>
        <translation>Dieses Spiel wird ohne Spielplan gespielt.</translation>
    </message>
    <message>
        <source>Nothing in this game scores so.</source>
        <comment>answer.no-such-table</comment>
        <translation>Nichts in diesem Spiel wird so gewertet.</translation>
    </message>
    <message>
        <source>This game is played with parts that the program does not play on the board: %1</source>
        <comment>session.not-played</comment>
        <translation>Dieses Spiel wird mit Teilen gespielt, die das Programm nicht auf dem Plan spielt: %1</translation>
    </message>
    <message>
        <source>%1 is a game without a board, so there is nothing to draw.</source>
        <comment>output.no-board</comment>
        <translation>%1 ist ein Spiel ohne Spielplan, daher gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>The file of a selection says it all, and leaves no room for %1</source>
        <comment>usage.selection-and-list</comment>
        <translation>Die Datei einer Auswahl sagt schon alles und lässt keinen Platz für %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is wrong with a file, and the system&apos;s reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3</source>
        <comment>what is wrong with a file</comment>
        <translation>%1: gefunden %2, erwartet %3</translation>
    </message>
    <message>
        <source>%1: found %2</source>
        <comment>what is wrong with a file</comment>
        <translation>%1: gefunden %2</translation>
    </message>
    <message>
        <source>%1: expected %2</source>
        <comment>what is wrong with a file</comment>
        <translation>%1: erwartet %2</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a space</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>at %1, turned by %2°</source>
        <translation>auf %1, gedreht um %2°</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and its place: follower on the city at 3E</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>on the %1</source>
        <comment>a feature and its space</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>on the tile at %1</source>
        <translation>auf Plättchen bei %1</translation>
    </message>
    <message>
        <source>on the north-west corner of %1</source>
        <translation>auf der Nordwestecke von %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>neben %1</translation>
    </message>
    <message>
        <source>in the common supply</source>
        <translation>im allgemeinen Vorrat</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>in the prison of %1</source>
        <comment>a player</comment>
        <translation>gefangen bei %1</translation>
    </message>
    <message>
        <source>in the supply</source>
        <translation>im Vorrat</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>The pages cannot be made.</source>
        <translation>Die Seiten können nicht erstellt werden.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1, or pass</source>
        <translation>%1, oder passen</translation>
    </message>
    <message>
        <source>which tile was drawn?</source>
        <translation>welches Plättchen wurde gezogen?</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n choice(s)</source>
        <comment>%1: follower, large follower</comment>
        <translation>
            <numerusform>setzen: %1 (%n Möglichkeit)</numerusform>
            <numerusform>setzen: %1 (%n Möglichkeiten)</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>einen Spieler wählen</translation>
    </message>
    <message>
        <source>choose what is scored first</source>
        <translation>wählen, was zuerst gewertet wird</translation>
    </message>
    <message>
        <source>enter a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2 eingeben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and what is asked of him</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n space(s)</source>
        <comment>%1: a tile</comment>
        <translation>
            <numerusform>legen: %1 (%n Feld)</numerusform>
            <numerusform>legen: %1 (%n Felder)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (or pass)</source>
        <comment>a sentence</comment>
        <translation>%1 (oder passen)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a player, and the title of the step</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>a player, the title of the step, and pieces: follower, abbot</comment>
        <translation>%1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>quick-entry</name>
    <message>
        <source>%1 Possible: %2.</source>
        <comment>a sentence, and words</comment>
        <translation>%1 Möglich: %2.</translation>
    </message>
    <message>
        <source>“%1” can be: %2.</source>
        <comment>what was typed, and words</comment>
        <translation>„%1“ kann sein: %2.</translation>
    </message>
    <message>
        <source>Say first who gets the points: %1.</source>
        <comment>players</comment>
        <translation>Zuerst sagen, wer die Punkte bekommt: %1.</translation>
    </message>
    <message>
        <source>Points alone go to one player at a time.</source>
        <translation>Bloße Punkte gehen immer nur an einen Spieler.</translation>
    </message>
    <message>
        <source>“%1” is no number of points from 1 to %2.</source>
        <translation>„%1“ ist keine Punktzahl von 1 bis %2.</translation>
    </message>
    <message>
        <source>What was scored? A feature, or points as +5.</source>
        <translation>Was wurde gewertet? Ein Gebiet oder Punkte wie +5.</translation>
    </message>
    <message>
        <source>“%1” is no player of this game.</source>
        <translation>„%1“ ist kein Spieler dieses Spiels.</translation>
    </message>
    <message>
        <source>“%1” is nothing that scores here.</source>
        <translation>„%1“ ist nichts, was hier gewertet wird.</translation>
    </message>
    <message>
        <source>%1 pays nothing after the game.</source>
        <translation>%1: nach dem Spiel keine Punkte.</translation>
    </message>
    <message>
        <source>%1 pays nothing during the game.</source>
        <translation>%1: während des Spiels keine Punkte.</translation>
    </message>
    <message>
        <source>“%1” does not count here.</source>
        <translation>„%1“ zählt hier nicht.</translation>
    </message>
    <message>
        <source>“%1” is said twice.</source>
        <translation>„%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1 is more than can be counted.</source>
        <translation>%1 ist mehr, als gezählt werden kann.</translation>
    </message>
    <message>
        <source>“%1” is a number too many.</source>
        <translation>„%1“ ist eine Zahl zu viel.</translation>
    </message>
    <message>
        <source>What is “%1” the number of? Possible: %2.</source>
        <translation>Wovon ist „%1“ die Anzahl? Möglich: %2.</translation>
    </message>
    <message>
        <source>How many? “%1” needs a number.</source>
        <translation>Wie viele? „%1“ braucht eine Zahl.</translation>
    </message>
    <message>
        <source>end after</source>
        <comment>words, any of them: after the game</comment>
        <translation>ende nach</translation>
    </message>
    <message>
        <source>during</source>
        <comment>words, any of them: during the game</comment>
        <translation>während</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Reference</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Before all</source>
        <translation>Vor allem</translation>
    </message>
    <message>
        <source>At any time during your turn</source>
        <translation>Jederzeit im eigenen Zug</translation>
    </message>
    <message>
        <source>By themselves, whenever it happens</source>
        <translation>Von selbst, sooft es geschieht</translation>
    </message>
    <message>
        <source>After any points</source>
        <translation>Nach Punkten jeder Art</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>For each completed feature:</source>
        <translation>Für jedes abgeschlossene Gebiet:</translation>
    </message>
    <message>
        <source>Each player, from the left of the active one, who comes last:</source>
        <translation>Jeder Spieler, links vom aktiven beginnend, der als Letzter an die Reihe kommt:</translation>
    </message>
    <message>
        <source>Each player, beginning with the active one:</source>
        <translation>Jeder Spieler, beginnend beim aktiven:</translation>
    </message>
    <message>
        <source>Round and round until all have passed:</source>
        <translation>Reihum, bis alle gepasst haben:</translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <translation>%1 Spieler: %2</translation>
    </message>
    <message>
        <source>%1 to %2 players: %3</source>
        <translation>%1 bis %2 Spieler: %3</translation>
    </message>
    <message>
        <source>There is nothing to do in this step.</source>
        <translation>In diesem Schritt ist nichts zu tun.</translation>
    </message>
    <message>
        <source>rules of %1 only</source>
        <translation>nur Regeln von %1</translation>
    </message>
    <message>
        <source>with %1 players</source>
        <translation>mit %1 Spielern</translation>
    </message>
    <message>
        <source>with %1 to %2 players</source>
        <translation>mit %1 bis %2 Spielern</translation>
    </message>
    <message>
        <source>The game at a glance</source>
        <translation>Das Spiel auf einen Blick</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Scoring during the game</source>
        <translation>Wertung während des Spiels</translation>
    </message>
    <message>
        <source>Scoring after the game</source>
        <translation>Wertung nach dem Spiel</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>The phases of a game with what you play.</source>
        <translation>Die Phasen eines Spiels mit dem, was gespielt wird.</translation>
    </message>
    <message>
        <source>How to lay out the table for what you play.</source>
        <translation>Wie der Tisch für das Gespielte aufgebaut wird.</translation>
    </message>
    <message>
        <source>A turn from its beginning to its end. “You” is whoever&apos;s turn it is.</source>
        <translation>Ein Zug von Anfang bis Ende. „Eigen“ bezieht sich auf den Spieler, der am Zug ist.</translation>
    </message>
    <message>
        <source>What is counted when a feature is completed. The lines of a table apply from top to bottom.</source>
        <translation>Was gezählt wird, wenn ein Gebiet abgeschlossen ist. Die Zeilen einer Tabelle gelten von oben nach unten.</translation>
    </message>
    <message>
        <source>What is counted at the end. The lines of a table apply from top to bottom.</source>
        <translation>Was am Ende gezählt wird. Die Zeilen einer Tabelle gelten von oben nach unten.</translation>
    </message>
    <message>
        <source>The way from the last tile to the winner.</source>
        <translation>Der Weg vom letzten Plättchen zum Sieger.</translation>
    </message>
    <message>
        <source>Points from feature tiles</source>
        <translation>Punkte aus Gebieten</translation>
    </message>
    <message>
        <source>Points from figures</source>
        <translation>Punkte aus Figuren</translation>
    </message>
    <message>
        <source>Points from additional features</source>
        <translation>Punkte aus zusätzlichen Gebieten</translation>
    </message>
    <message>
        <source>Sentences marked so come from other editions and are adapted to yours.</source>
        <translation>So gekennzeichnete Sätze stammen aus anderen Ausgaben und sind der eigenen angepasst.</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>as you play</source>
        <translation>so wird gespielt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an option of the rules and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not exist there</source>
        <translation>gibt es dort nicht</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>ebenso</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::AnswerForm</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Spaces to the east</source>
        <translation>Felder nach Osten</translation>
    </message>
    <message>
        <source>Spaces to the north</source>
        <translation>Felder nach Norden</translation>
    </message>
    <message>
        <source>Counted from the start tile; west is negative.</source>
        <translation>Vom Startplättchen an gezählt; Westen ist negativ.</translation>
    </message>
    <message>
        <source>Counted from the start tile; south is negative.</source>
        <translation>Vom Startplättchen an gezählt; Süden ist negativ.</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece and where it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::BoardView</name>
    <message>
        <source>%1 %2 %3</source>
        <comment>a player, a piece, and where: Anna follower on the road at 2S</comment>
        <translation>%2 von %1 %3</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>%1 may lie at %2</source>
        <comment>a tile and a space</comment>
        <translation>%1 darf auf %2 liegen</translation>
    </message>
    <message>
        <source>way %1 of %2</source>
        <comment>which of the legal rotations of a tile</comment>
        <translation>Lage %1 von %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::CalculatorPane</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;Add to the Score</source>
        <translation>Punkte ein&amp;tragen</translation>
    </message>
    <message>
        <source>Say who gets the points.</source>
        <translation>Angeben, wer die Punkte bekommt.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeEntryDialog</name>
    <message>
        <source>Change an old answer</source>
        <translation>Alte Antwort ändern</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation>Eingetragen: %1</translation>
    </message>
    <message>
        <source>What was possible then</source>
        <translation>Was damals möglich war</translation>
    </message>
    <message>
        <source>Keep the Change</source>
        <translation>Änderung behalten</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation>Etwas anderes …</translation>
    </message>
    <message>
        <source>Take this entry away</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>This is what was entered.</source>
        <translation>Das wurde eingetragen.</translation>
    </message>
    <message>
        <source>No points differ.</source>
        <translation>Die Punkte bleiben gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n later input(s) would not fit any more and be set aside:</source>
        <translation>
            <numerusform>%n spätere Eingabe würde nicht mehr passen und beiseitegelegt:</numerusform>
            <numerusform>%n spätere Eingaben würden nicht mehr passen und beiseitegelegt:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeSelectionDialog</name>
    <message>
        <source>Change what is played</source>
        <translation>Ändern, womit gespielt wird</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>What it does from here on</source>
        <translation>Was es von hier an bewirkt</translation>
    </message>
    <message>
        <source>Keep the Change</source>
        <translation>Änderung behalten</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>This is what the game is played with.</source>
        <translation>Damit wird das Spiel gespielt.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangesStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n mehr</numerusform>
            <numerusform>%n mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer</source>
        <translation>
            <numerusform>%n weniger</numerusform>
            <numerusform>%n weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Your change does nothing to this document.</source>
        <translation>Die Änderung bewirkt an diesem Dokument nichts.</translation>
    </message>
    <message>
        <source>What your change does to this document:</source>
        <translation>Was die Änderung an diesem Dokument bewirkt:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the other documents</source>
        <translation>
            <numerusform>%n Änderung in den anderen Dokumenten</numerusform>
            <numerusform>%n Änderungen in den anderen Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChecklistModel</name>
    <message>
        <source>ahead</source>
        <translation>später</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>getan</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing to do by the rules. Double-click to enter it all the same.</source>
        <translation>Nach den Regeln nichts zu tun. Doppelklick, um es trotzdem einzutragen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state such as done, and the sentence of an item</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not entered in %1’s turn</source>
        <translation>Im Zug von %1 nicht eingetragen</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Zug von %1</translation>
    </message>
    <message>
        <source>Part %1 of the turn</source>
        <translation>Teil %1 des Zugs</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>No particular action for this step</source>
        <translation>Keine besondere Aktion in diesem Schritt</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::CorrectionsDialog</name>
    <message>
        <source>Correct the table</source>
        <translation>Tisch korrigieren</translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Warum (darf leer sein)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points more or fewer</source>
        <translation>Punkte mehr oder weniger</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>A tile lies there</source>
        <translation>Dort liegt ein Plättchen</translation>
    </message>
    <message>
        <source>The tile there is taken away</source>
        <translation>Plättchen dort entfernen</translation>
    </message>
    <message>
        <source>The tile there is turned</source>
        <translation>Plättchen dort drehen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>It is the turn of</source>
        <translation>Am Zug ist</translation>
    </message>
    <message>
        <source>from the step</source>
        <translation>ab Schritt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>whoever had it</source>
        <comment>the owner of a piece</comment>
        <translation>wer sie hatte</translation>
    </message>
    <message>
        <source>Then belongs to</source>
        <translation>Gehört dann</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::FiltersButton</name>
    <message>
        <source>Filters (%1) #</source>
        <comment>the shown editions, and that adaptations are marked</comment>
        <translation>Filter (%1) #</translation>
    </message>
    <message>
        <source>Filters (%1)</source>
        <comment>the shown editions</comment>
        <translation>Filter (%1)</translation>
    </message>
    <message>
        <source>Filters: %1 shown, %2 preferred</source>
        <comment>editions: C1/C2 shown, C2 preferred</comment>
        <translation>Filter: %1 gezeigt, %2 bevorzugt</translation>
    </message>
    <message>
        <source>adapted rules are marked</source>
        <translation>angepasste Regeln sind gekennzeichnet</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <comment>which of how many places is shown, and a document</comment>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ForcedEntryDialog</name>
    <message>
        <source>Enter it all the same</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table is right: this is entered although the rules do not allow it now, and marked in the history.</source>
        <translation>Der Tisch hat recht: Das wird eingetragen, obwohl die Regeln es jetzt nicht erlauben, und im Verlauf gekennzeichnet.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Warum (darf leer sein)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryModel</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>a number and a player</comment>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryPane</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Shows the table as it was after this entry. What came later can be redone.</source>
        <translation>Zeigt den Tisch, wie er nach diesem Eintrag war. Späteres kann wiederholt werden.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Answers this again, and shows first what would differ.</source>
        <translation>Beantwortet das noch einmal und zeigt zuerst, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>Points, pieces, tiles or the turn, as they really are on the table.</source>
        <translation>Punkte, Figuren, Plättchen oder der Zug, wie sie wirklich auf dem Tisch sind.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HoverCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of players</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>nobody is here</source>
        <translation>hier ist niemand</translation>
    </message>
    <message>
        <source>nobody has a vote here</source>
        <translation>hier hat niemand eine Stimme</translation>
    </message>
    <message numerus="yes">
        <source>%1 share it, %n vote(s) each</source>
        <translation>
            <numerusform>%1 gemeinsam, je %n Stimme</numerusform>
            <numerusform>%1 gemeinsam, je %n Stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone, %n vote(s)</source>
        <translation>
            <numerusform>%1 allein, %n Stimme</numerusform>
            <numerusform>%1 allein, %n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads %2 votes</source>
        <comment>a player and votes: Ben leads 2 : 1 votes</comment>
        <translation>%1 führt mit %2 Stimmen</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) would tie</source>
        <translation>
            <numerusform>%n Ritter für Gleichstand</numerusform>
            <numerusform>%n Ritter für Gleichstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief(s) would tie</source>
        <comment>followers on a road</comment>
        <translation>
            <numerusform>%n Wegelagerer für Gleichstand</numerusform>
            <numerusform>%n Wegelagerer für Gleichstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmer(s) would tie</source>
        <translation>
            <numerusform>%n Bauer für Gleichstand</numerusform>
            <numerusform>%n Bauern für Gleichstand</numerusform>
        </translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>points</comment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>completed %1</source>
        <comment>points</comment>
        <translation>fertig %1</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::MainWindow</name>
    <message>
        <source>Scorekeep</source>
        <translation>Scorekeep</translation>
    </message>
    <message>
        <source>%1 – Scorekeep</source>
        <comment>the names of the players</comment>
        <translation>%1 – Scorekeep</translation>
    </message>
    <message>
        <source>Saved after every move</source>
        <translation>Nach jeder Eingabe gesichert</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal space(s)</source>
        <translation>
            <numerusform>%n erlaubtes Feld</numerusform>
            <numerusform>%n erlaubte Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead space(s)</source>
        <comment>that no tile left fits</comment>
        <translation>
            <numerusform>%n totes Feld</numerusform>
            <numerusform>%n tote Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>About Scorekeep</source>
        <translation>Über Scorekeep</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scorekeep %1&lt;/b&gt;&lt;p&gt;A companion beside a physical game of Carcassonne: enter what lies on the table, and every score is counted and explained.&lt;/p&gt;&lt;p&gt;Scorekeep has nothing to do with the publishers of the game.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scorekeep %1&lt;/b&gt;&lt;p&gt;Ein Begleiter neben einer echten Partie Carcassonne: Eingeben, was auf dem Tisch liegt, und jede Wertung wird gezählt und erklärt.&lt;/p&gt;&lt;p&gt;Scorekeep hat nichts mit den Verlagen des Spiels zu tun.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>D&amp;esign</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Change the Last Answer…</source>
        <translation>Letzte &amp;Antwort ändern…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Ganzer &amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours for Colour Blindness</source>
        <translation>&amp;Farben für Farbenblinde</translation>
    </message>
    <message>
        <source>&amp;Turn the Tile</source>
        <translation>Plättchen &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <translation>&amp;Hier legen</translation>
    </message>
    <message>
        <source>&amp;Other Tile</source>
        <translation>&amp;Anderes Plättchen</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;End the Game Now…</source>
        <translation>Spiel jetzt &amp;beenden…</translation>
    </message>
    <message>
        <source>&amp;About Scorekeep</source>
        <translation>Ü&amp;ber Scorekeep</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>the last input</comment>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>the next input</comment>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.scorekeep);;All files (*)</source>
        <translation>Spiele (*.scorekeep);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Das Spiel kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>What stands before line %1 can be opened; a copy of the file is kept.</source>
        <translation>Was vor Zeile %1 steht, kann geöffnet werden; eine Kopie der Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>Open up to There</source>
        <translation>Bis dorthin öffnen</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Spiel speichern unter</translation>
    </message>
    <message>
        <source>Games (*.scorekeep)</source>
        <translation>Spiele (*.scorekeep)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Bild des Plans exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>The game ends now and what is unfinished is scored. You can undo this.</source>
        <translation>Das Spiel endet jetzt, und Unfertiges wird gewertet. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Movement on the Board</source>
        <translation>&amp;Bewegung auf dem Plan</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>S&amp;pielhilfe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Setup sheet</source>
        <translation>Aufbaublatt</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>Setup &amp;Sheet</source>
        <translation>Auf&amp;baublatt</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>The final scoring begins: what scores after the game is entered now. You can undo this.</source>
        <translation>Die Schlusswertung beginnt: Jetzt wird eingegeben, was nach dem Spiel gewertet wird. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>&amp;Rulings Side by Side</source>
        <translation>Re&amp;gelungen nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Look Up the Text</source>
        <translation>Text &amp;nachschlagen</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>Be&amp;stätigen</translation>
    </message>
    <message>
        <source>T&amp;ype a Score</source>
        <translation>Wertung ein&amp;tippen</translation>
    </message>
    <message>
        <source>Open a Se&amp;lection…</source>
        <translation>&amp;Auswahl öffnen…</translation>
    </message>
    <message>
        <source>Save the Selec&amp;tion…</source>
        <translation>Auswahl &amp;speichern…</translation>
    </message>
    <message>
        <source>Change What Is &amp;Played…</source>
        <translation>Ändern, womit &amp;gespielt wird…</translation>
    </message>
    <message>
        <source>Choosing E&amp;xpansions</source>
        <translation>Auswahl der &amp;Erweiterungen</translation>
    </message>
    <message>
        <source>Correct the Ta&amp;ble…</source>
        <translation>&amp;Tisch korrigieren…</translation>
    </message>
    <message>
        <source>Show All &amp;Final Scores</source>
        <translation>Alle &amp;Wertungen zeigen</translation>
    </message>
    <message>
        <source>Print All as Boo&amp;klet…</source>
        <translation>Alles als &amp;Heft drucken…</translation>
    </message>
    <message>
        <source>There are no rulings of other editions to compare here.</source>
        <translation>Hier gibt es keine Regelungen anderer Ausgaben zu vergleichen.</translation>
    </message>
    <message>
        <source>Nothing elsewhere belongs to this line.</source>
        <translation>Zu dieser Zeile gehört anderswo nichts.</translation>
    </message>
    <message>
        <source>This line of the order of play has no text to look up.</source>
        <translation>Diese Zeile der Zugfolge hat keinen Text zum Nachschlagen.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NewGameDialog</name>
    <message>
        <source>No tiles are selected.</source>
        <translation>Keine Plättchen sind ausgewählt.</translation>
    </message>
    <message>
        <source>Whoever sits first: %1</source>
        <translation>Wer zuerst sitzt: %1</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>A mix of your own</source>
        <translation>Eigene Mischung</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Spiel beginnen</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>From 2000: followers, cloisters and farms.</source>
        <translation>Ab 2000: Gefolgsleute, Klöster und Wiesen.</translation>
    </message>
    <message>
        <source>From 2014: meeples, monasteries and fields.</source>
        <translation>Ab 2014: Meeple, Klöster und Wiesen.</translation>
    </message>
    <message>
        <source>From 2021: the rules of 2014 in a new look.</source>
        <translation>Ab 2021: die Regeln von 2014 in neuem Aussehen.</translation>
    </message>
    <message>
        <source>From 2012: the land under snow; words and rules as from 2014.</source>
        <translation>Ab 2012: das Land im Schnee; Wörter und Regeln wie ab 2014.</translation>
    </message>
    <message>
        <source>Without a &amp;board</source>
        <translation>&amp;Ohne Spielplan</translation>
    </message>
    <message>
        <source>Tiles are not entered: scores are typed in or counted with the calculator.</source>
        <translation>Plättchen werden nicht eingegeben: Wertungen werden eingetippt oder mit dem Rechner gezählt.</translation>
    </message>
    <message>
        <source>Bo&amp;x</source>
        <translation>S&amp;chachtel</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NumberEditor</name>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionCardDelegate</name>
    <message>
        <source>%1 · %2</source>
        <comment>a figure and a feature</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>choose %1 · %2</source>
        <comment>a figure and a feature</comment>
        <translation>%1 · %2 wählen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionCards</name>
    <message>
        <source>Options</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionList</name>
    <message>
        <source>Options of what is asked now</source>
        <translation>Auswahl zur jetzigen Frage</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionsModel</name>
    <message>
        <source>%1 (at any time)</source>
        <translation>%1 (jederzeit)</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderEditor</name>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In dieser Folge</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Auf</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Ab</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderOfPlay</name>
    <message>
        <source>Order of play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <comment>a player and a number</comment>
        <translation>%1 · Zug %2</translation>
    </message>
    <message>
        <source>Enter it all the same…</source>
        <translation>Trotzdem eintragen…</translation>
    </message>
    <message>
        <source>Show in the Reference</source>
        <translation>In der Spielhilfe zeigen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PieceChoice</name>
    <message>
        <source>Pieces that may go there</source>
        <translation>Figuren, die dorthin dürfen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerList</name>
    <message>
        <source>Two players are called %1.</source>
        <translation>Zwei Spieler heißen %1.</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>S&amp;pieler hinzufügen</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Drag to another seat, or press the up and down keys</source>
        <translation>Auf einen anderen Platz ziehen oder Pfeiltasten auf und ab drücken</translation>
    </message>
    <message>
        <source>Move %1, seat %2 of %3</source>
        <translation>%1 verschieben, Platz %2 von %3</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Farbe von %1: %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 (exchange with %2)</source>
        <translation>%1 (Tausch mit %2)</translation>
    </message>
    <message>
        <source>Another player has this name</source>
        <translation>Ein anderer Spieler heißt so</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayersModel</name>
    <message>
        <source>Nothing left in the supply</source>
        <translation>Nichts mehr im Vorrat</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Übrig: %1</translation>
    </message>
    <message>
        <source>%1, %2. Left: %3</source>
        <comment>a player, points, and pieces</comment>
        <translation>%1, %2. Übrig: %3</translation>
    </message>
    <message>
        <source>%1. It is this player’s turn</source>
        <translation>%1. Dieser Spieler ist am Zug</translation>
    </message>
    <message>
        <source>Prisoners: %1</source>
        <translation>Gefangene: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and points</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PromptBar</name>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>R</source>
        <comment>a key</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Other tile</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Hier legen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next score</source>
        <translation>Nächste Wertung</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Alle Wertungen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>No game is open. Begin a new one, or open one.</source>
        <translation>Kein Spiel ist offen. Ein neues beginnen oder eines öffnen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Final scoring&lt;/b&gt;, %1 of %2</source>
        <translation>&lt;b&gt;Schlusswertung&lt;/b&gt;, %1 von %2</translation>
    </message>
    <message>
        <source>All is counted</source>
        <translation>Alles gezählt</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Zug zu Ende</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>a key</comment>
        <translation>Strg+Enter</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::QuickLineEdit</name>
    <message>
        <source>&amp;Quick entry</source>
        <translation>Schnell&amp;eingabe</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <translation>Schnelleingabe</translation>
    </message>
    <message>
        <source>Players, a feature, what counts</source>
        <comment>what can be typed: blue red road 5 inn</comment>
        <translation>Spieler, ein Gebiet, was zählt</translation>
    </message>
    <message>
        <source>A feature, what counts</source>
        <comment>what can be typed: road 5 inn</comment>
        <translation>Ein Gebiet, was zählt</translation>
    </message>
    <message>
        <source>For example: %1 %2 5</source>
        <comment>a player and a feature: anna road 5</comment>
        <translation>Zum Beispiel: %1 %2 5</translation>
    </message>
    <message>
        <source>For example: %1 5</source>
        <comment>a feature: road 5</comment>
        <translation>Zum Beispiel: %1 5</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and points: Anna +5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what is entered, and a person&apos;s note</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ReferenceView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>This Document…</source>
        <translation>Dieses Dokument…</translation>
    </message>
    <message>
        <source>All as a Booklet…</source>
        <translation>Alles als Heft…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>All Documents…</source>
        <translation>Alle Dokumente…</translation>
    </message>
    <message>
        <source>Copy this document as text</source>
        <translation>Dieses Dokument als Text kopieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a document and a number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a document and a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rulings Side by Side</source>
        <translation>Regelungen nebeneinander</translation>
    </message>
    <message>
        <source>Copy This Sentence</source>
        <translation>Diesen Satz kopieren</translation>
    </message>
    <message>
        <source>Copy the Document</source>
        <translation>Dokument kopieren</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a kind of feature, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <comment>a kind of feature</comment>
        <translation>%1, am Ende</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player and points</comment>
        <translation>%1 gewinnt mit %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1 teilen sich den Sieg mit %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultPane</name>
    <message>
        <source>Result by kind of feature</source>
        <translation>Ergebnis nach Art der Gebiete</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::RuleOptions</name>
    <message>
        <source>%1 (usual in %2)</source>
        <translation>%1 (üblich in %2)</translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation>Eine Hausregel.</translation>
    </message>
    <message>
        <source>Our interpretation.</source>
        <translation>Unsere Auslegung.</translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation>Die Quellen sind uneins.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::RulingsPanel</name>
    <message>
        <source>Rulings side by side</source>
        <translation>Regelungen nebeneinander</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoreForm</name>
    <message>
        <source>What is &amp;scored</source>
        <translation>&amp;Was gewertet wird</translation>
    </message>
    <message>
        <source>Who gets the points</source>
        <translation>Wer die Punkte bekommt</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>&amp;During the game</source>
        <translation>Wäh&amp;rend des Spiels</translation>
    </message>
    <message>
        <source>A&amp;fter the game</source>
        <translation>&amp;Nach dem Spiel</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is counted, and the player whose it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoreLogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a score, and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a feature scored after the game</comment>
        <translation>%1 (am Ende)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player and a feature</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 × %2 · %3</source>
        <comment>a count, points for each, and the rule</comment>
        <translation>%1 × %2 · %3</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoresPane</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>Auf dem Tisch gezählt</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorDelegate</name>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorFilters</name>
    <message>
        <source>First edition (C1)</source>
        <translation>Erste Ausgabe (C1)</translation>
    </message>
    <message>
        <source>Winter Edition (WE)</source>
        <translation>Winter-Edition (WE)</translation>
    </message>
    <message>
        <source>New edition (C2)</source>
        <translation>Neue Ausgabe (C2)</translation>
    </message>
    <message>
        <source>New edition, new look (C3)</source>
        <translation>Neue Ausgabe, neues Aussehen (C3)</translation>
    </message>
    <message>
        <source>Shown editions</source>
        <translation>Gezeigte Ausgaben</translation>
    </message>
    <message>
        <source>Preferred edition</source>
        <translation>Bevorzugte Ausgabe</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Prefer: %1</source>
        <translation>Bevorzugen: %1</translation>
    </message>
    <message>
        <source>Mark adapted rules</source>
        <translation>Angepasste Regeln kennzeichnen</translation>
    </message>
    <message>
        <source>Sentences of other editions that are fitted to the preferred one stand out in the reference.</source>
        <translation>Sätze anderer Ausgaben, die der bevorzugten angepasst sind, heben sich in der Spielhilfe ab.</translation>
    </message>
    <message>
        <source>Rules and words are those of the preferred edition; what only others have is fitted to it. What is selected is always shown.</source>
        <translation>Regeln und Wörter sind die der bevorzugten Ausgabe; was nur andere haben, wird ihr angepasst. Ausgewähltes wird immer gezeigt.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorHelp</name>
    <message>
        <source>Choosing Expansions</source>
        <translation>Auswahl der Erweiterungen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Tick what lies on your table. The reference, the setup sheet, the order of play and every score follow it; what you leave out is not mentioned.</source>
        <translation>Ankreuzen, was auf dem Tisch liegt. Spielhilfe, Aufbaublatt, Spielablauf und jede Wertung richten sich danach; was weggelassen wird, kommt nicht vor.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Each tab counts its expansions: 2/11 says that something of two out of eleven is selected. The arrow before a name opens its parts, which can be ticked one by one, and its tiles, of which several copies can be in play. A line in place of the tick stands for some but not all.</source>
        <translation>Jeder Reiter zählt seine Erweiterungen: 2/11 heißt, dass von zweien der elf etwas ausgewählt ist. Der Pfeil vor einem Namen öffnet die Teile, die sich einzeln ankreuzen lassen, und die Plättchen, von denen mehrere Sätze im Spiel sein können. Ein Strich statt des Hakens steht für einige, aber nicht alle.</translation>
    </message>
    <message>
        <source>Quick selection</source>
        <translation>Schnellauswahl</translation>
    </message>
    <message>
        <source>Choose a box as it is sold and press Select Expansions. Clear All leaves the base game alone, Select All takes everything of the shown editions. There a selection is also saved as a text file for others, or opened.</source>
        <translation>Eine Schachtel wählen, wie sie verkauft wird, und „Erweiterungen wählen“ drücken. „Alle abwählen“ lässt nur das Grundspiel, „Alle wählen“ nimmt alles aus den gezeigten Ausgaben. Dort wird eine Auswahl auch als Textdatei für andere gespeichert oder geöffnet.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Only expansions of the shown editions are offered; what is selected already stays in sight. The preferred edition decides on rules and words where editions differ, and has to be a shown one. A hash on the button says that adapted rules are marked in the reference.</source>
        <translation>Nur Erweiterungen der gezeigten Ausgaben werden angeboten; schon Ausgewähltes bleibt sichtbar. Wo sich Ausgaben unterscheiden, entscheidet die bevorzugte über Regeln und Wörter; sie muss eine gezeigte sein. Eine Raute auf dem Knopf heißt, dass angepasste Regeln in der Spielhilfe gekennzeichnet sind.</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>The star at the end of a line marks an expansion that you own or like. The star beside the search field shows these alone.</source>
        <translation>Der Stern am Ende einer Zeile kennzeichnet eine Erweiterung, die man besitzt oder mag. Der Stern neben dem Suchfeld zeigt nur diese.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>A full disc: the program plays these rules on the board. Half a disc: it counts the points, and you enter what lies on the table. A ring: it shows the rules, and the table plays them.</source>
        <translation>Eine volle Scheibe: Das Programm spielt diese Regeln auf dem Plan. Eine halbe Scheibe: Es zählt die Punkte, und eingegeben wird, was auf dem Tisch liegt. Ein Ring: Es zeigt die Regeln, und der Tisch spielt sie.</translation>
    </message>
    <message>
        <source>In a running game</source>
        <translation>In einem laufenden Spiel</translation>
    </message>
    <message>
        <source>Change… shows what another selection would do to the game before you keep it. Changing back restores what was set aside.</source>
        <translation>„Ändern…“ zeigt, was eine andere Auswahl am Spiel bewirken würde, bevor sie behalten wird. Zurückändern stellt wieder her, was beiseitegelegt wurde.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Tab goes from part to part, the arrows within one. Space ticks, the right and left arrows open and close, plus and minus change the copies of tiles, an asterisk stars an expansion. Typing in the search field and Enter lead to what is found; Escape empties it.</source>
        <translation>Tab führt von Teil zu Teil, die Pfeiltasten innerhalb eines Teils. Die Leertaste kreuzt an, Pfeil rechts und links öffnen und schließen, Plus und Minus ändern die Anzahl der Plättchensätze, ein Sternchen macht eine Erweiterung zum Favoriten. Tippen im Suchfeld und Enter führen zum Gefundenen; Esc leert das Feld.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Published for %1 only</source>
        <translation>Nur für %1 erschienen</translation>
    </message>
    <message>
        <source>Part of every game.</source>
        <translation>Teil jedes Spiels.</translation>
    </message>
    <message>
        <source>The tiles may be used without the rules, and the rules without the tiles. Plus and minus change the number of copies.</source>
        <translation>Die Plättchen lassen sich ohne die Regeln nutzen und die Regeln ohne die Plättchen. Plus und Minus ändern die Anzahl.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 selected</source>
        <translation>%1, %2 von %3 ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, expansion %2</source>
        <comment>a box and its number</comment>
        <translation>%1, Erweiterung %2</translation>
    </message>
    <message>
        <source>Expansion %1</source>
        <comment>its number</comment>
        <translation>Erweiterung %1</translation>
    </message>
    <message>
        <source>Its pieces fit every edition.</source>
        <translation>Das Material passt zu jeder Ausgabe.</translation>
    </message>
    <message>
        <source>Published by %1</source>
        <translation>Erschienen bei %1</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorPane</name>
    <message>
        <source>Nothing is called ‘%1’.</source>
        <translation>Nichts heißt „%1“.</translation>
    </message>
    <message>
        <source>Selected:</source>
        <translation>Ausgewählt:</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Find an expansion or a piece…</source>
        <translation>Erweiterung oder Figur suchen…</translation>
    </message>
    <message>
        <source>Find an expansion or a piece</source>
        <translation>Erweiterung oder Figur suchen</translation>
    </message>
    <message>
        <source>Groups of expansions</source>
        <translation>Gruppen von Erweiterungen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>No favourite here. The star at the end of a line makes one.</source>
        <translation>Kein Favorit hier. Der Stern am Ende einer Zeile macht einen.</translation>
    </message>
    <message>
        <source>Nothing here was made for the shown editions.</source>
        <translation>Nichts hier wurde für die gezeigten Ausgaben gemacht.</translation>
    </message>
    <message>
        <source>What the running game is played with.</source>
        <translation>Womit das laufende Spiel gespielt wird.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Tick what you want to look up or play.</source>
        <translation>Ankreuzen, was nachgeschlagen oder gespielt werden soll.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 selected</source>
        <translation>%1, %2 von %3 ausgewählt</translation>
    </message>
    <message>
        <source>No Longer a Favourite</source>
        <translation>Kein Favorit mehr</translation>
    </message>
    <message>
        <source>Add to Favourites</source>
        <translation>Zu den Favoriten</translation>
    </message>
    <message>
        <source>Space ticks; plus and minus change the copies of tiles; an asterisk stars an expansion.</source>
        <translation>Leertaste wählt aus; Plus und Minus ändern die Anzahl der Plättchensätze; ein Sternchen macht zum Favoriten.</translation>
    </message>
    <message>
        <source>Quick selection</source>
        <translation>Schnellauswahl</translation>
    </message>
    <message>
        <source>Boxes, all and nothing, and selections in files</source>
        <translation>Schachteln, alles und nichts, und Auswahlen in Dateien</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>About choosing expansions</source>
        <translation>Zur Auswahl der Erweiterungen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorQuick</name>
    <message>
        <source>Select one…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>Select Expansions</source>
        <translation>Erweiterungen wählen</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Alle abwählen</translation>
    </message>
    <message>
        <source>Only the base game stays.</source>
        <translation>Nur das Grundspiel bleibt.</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alle wählen</translation>
    </message>
    <message>
        <source>Every expansion of the shown editions, with all its parts.</source>
        <translation>Alle Erweiterungen der gezeigten Ausgaben mit allen ihren Teilen.</translation>
    </message>
    <message>
        <source>To pass on</source>
        <translation>Zum Weitergeben</translation>
    </message>
    <message>
        <source>A selection can be kept as a text file.</source>
        <translation>Eine Auswahl lässt sich als Textdatei aufbewahren.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Quick sele&amp;ction</source>
        <translation>Schnella&amp;uswahl</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SetupSheetView</name>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation>Plättchen und Spielplan</translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation>c r f r</translation>
    </message>
    <message>
        <source>Find the drawn tile by its edges</source>
        <translation>Gezogenes Plättchen nach Kanten suchen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go from space to space, and from spot to spot</source>
        <translation>Von Feld zu Feld und von Platz zu Platz gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Place the tile, or take what is marked</source>
        <translation>Plättchen legen oder Markiertes nehmen</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Take an option below the board</source>
        <translation>Eine Möglichkeit unter dem Plan nehmen</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SupportLegend</name>
    <message>
        <source>What the marks mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TileKindsModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <comment>a tile in words</comment>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a kind</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TilePicker</name>
    <message>
        <source>&amp;Type the edges</source>
        <translation>&amp;Kanten eingeben</translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation>c r f r</translation>
    </message>
    <message>
        <source>Letters of the sides, clockwise from anywhere: c city, r road, f field, w river, ? any. Or words of what is printed: inn, garden, monastery.</source>
        <translation>Buchstaben der Seiten, im Uhrzeigersinn von irgendwo: c Stadt, r Straße, f Wiese, w Fluss, ? beliebig. Oder Wörter für das Gedruckte: Wirtshaus, Garten, Kloster.</translation>
    </message>
    <message>
        <source>Find a tile by its edges or by words</source>
        <translation>Plättchen nach Kanten oder Wörtern suchen</translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile has these edges</source>
        <translation>Kein Plättchen hat diese Ränder</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, points, and a feature</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of votes: Anna 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>alone there</source>
        <translation>allein dort</translation>
    </message>
    <message>
        <source>most votes: %1</source>
        <comment>players and votes</comment>
        <translation>meiste Stimmen: %1</translation>
    </message>
    <message>
        <source>a tie, so all of them score: %1</source>
        <comment>players and votes</comment>
        <translation>Gleichstand, also werten alle: %1</translation>
    </message>
    <message>
        <source>a tie that a rule decides: %1</source>
        <comment>players and votes</comment>
        <translation>Gleichstand, den eine Regel entscheidet: %1</translation>
    </message>
    <message>
        <source>nobody has a vote</source>
        <translation>niemand hat eine Stimme</translation>
    </message>
    <message>
        <source>nothing (%1)</source>
        <comment>what was lost: −6</comment>
        <translation>nichts (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and how many points it gave</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a score of a feature</comment>
        <translation>%1 (am Ende)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how many: Tiles 5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what is a player’s own: Own pig of Anna</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a feature, and what is counted in it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and points: Anna +10</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a feature, and who gets how many points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>selection</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation>Plättchen von %1</translation>
    </message>
    <message>
        <source>%1 (without the tiles)</source>
        <translation>%1 (ohne die Plättchen)</translation>
    </message>
    <message>
        <source>%1 (%2 × the tiles)</source>
        <translation>%1 (%2 × die Plättchen)</translation>
    </message>
    <message>
        <source>‘%1’ has no effect without ‘%2’.</source>
        <translation>„%1“ wirkt nicht ohne „%2“.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>calculated</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>described</source>
        <translation>beschrieben</translation>
    </message>
    <message>
        <source>Played: the program follows these rules on the board.</source>
        <translation>Gespielt: Das Programm folgt diesen Regeln auf dem Plan.</translation>
    </message>
    <message>
        <source>Calculated: the program counts the points; you enter what lies on the table.</source>
        <translation>Berechnet: Das Programm zählt die Punkte; eingegeben wird, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Described: the program shows these rules; the table plays them.</source>
        <translation>Beschrieben: Das Programm zeigt diese Regeln; der Tisch spielt sie.</translation>
    </message>
    <message>
        <source>Everything that is played</source>
        <translation>Alles, was gespielt wird</translation>
    </message>
    <message>
        <source>Not played on the board, only described or calculated: %1.</source>
        <comment>names of expansions</comment>
        <translation>Nicht auf dem Plan gespielt, nur beschrieben oder berechnet: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a box and its edition</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Selections (*.yaml);;All files (*)</source>
        <translation>Auswahlen (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a selection</source>
        <translation>Auswahl öffnen</translation>
    </message>
    <message>
        <source>Save the selection</source>
        <translation>Auswahl speichern</translation>
    </message>
    <message>
        <source>Our mix</source>
        <comment>name of a file</comment>
        <translation>Unsere Mischung</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Aufbau für %n Spieler</numerusform>
            <numerusform>Aufbau für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>After the game: back into the boxes</source>
        <translation>Nach dem Spiel: zurück in die Schachteln</translation>
    </message>
    <message>
        <source>All pieces of all players together.</source>
        <translation>Alles Material aller Spieler zusammen.</translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation>Jeder Spieler bekommt</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>sides</name>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>%1 (left half)</source>
        <translation>%1 (linke Hälfte)</translation>
    </message>
    <message>
        <source>%1 (right half)</source>
        <translation>%1 (rechte Hälfte)</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>anything</source>
        <comment>any-text</comment>
        <translation>Beliebiges</translation>
    </message>
    <message>
        <source>comma</source>
        <comment>comma</comment>
        <translation>Komma</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>digit</comment>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>the end</source>
        <comment>end</comment>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <comment>end-of-file</comment>
        <translation>das Dateiende</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>end-of-line</comment>
        <translation>das Zeilenende</translation>
    </message>
    <message>
        <source>fewer parentheses</source>
        <comment>fewer-parentheses</comment>
        <translation>weniger Klammern</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>flag</comment>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>key</source>
        <comment>key</comment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>list</source>
        <comment>list</comment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>map</source>
        <comment>map</comment>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>name</source>
        <comment>name</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>number</source>
        <comment>number</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <comment>text</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>value</source>
        <comment>value</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>whole number</source>
        <comment>whole-number</comment>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>word</source>
        <comment>word</comment>
        <translation>Wort</translation>
    </message>
    <message>
        <source>an option</source>
        <comment>choose-option</comment>
        <translation>eine Option</translation>
    </message>
    <message>
        <source>an order</source>
        <comment>choose-order</comment>
        <translation>eine Reihenfolge</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>choose-pieces</comment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>a player</source>
        <comment>choose-player</comment>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>a confirmation</source>
        <comment>confirm</comment>
        <translation>eine Bestätigung</translation>
    </message>
    <message>
        <source>a drawn tile</source>
        <comment>draw-tile</comment>
        <translation>ein gezogenes Plättchen</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>enter-number</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a placed piece</source>
        <comment>place-piece</comment>
        <translation>eine gesetzte Figur</translation>
    </message>
    <message>
        <source>a placed tile</source>
        <comment>place-tile</comment>
        <translation>ein gelegtes Plättchen</translation>
    </message>
    <message>
        <source>a counted score</source>
        <comment>enter-score</comment>
        <translation>eine gezählte Wertung</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>disk-full</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>folder</comment>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <comment>no-such-file</comment>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>you have no right to it</source>
        <comment>not-allowed</comment>
        <translation>die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <comment>read-only</comment>
        <translation>dort lässt sich nichts speichern</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message numerus="yes">
        <source>%n separate cities</source>
        <translation>
            <numerusform>%n getrennte Stadt</numerusform>
            <numerusform>%n getrennte Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n separate roads</source>
        <translation>
            <numerusform>%n getrennte Straße</numerusform>
            <numerusform>%n getrennte Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and what it shows: north city</comment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
