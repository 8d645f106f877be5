<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_GB">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée (pavé num.)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
</context>
<context>
    <name>catalogue</name>
    <message>
        <source>Base</source>
        <comment>group/base</comment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>group/major</comment>
        <translation>Majeures</translation>
    </message>
    <message>
        <source>Minor</source>
        <comment>group/minor</comment>
        <translation>Mineures</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>group/other</comment>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Fan</source>
        <comment>group/fan</comment>
        <translation>Fans</translation>
    </message>
    <message>
        <source>{follower|meeple}</source>
        <comment>piece/follower</comment>
        <translation>{partisan|meeple}</translation>
    </message>
    <message>
        <source>{big follower|large meeple}</source>
        <comment>piece/large-follower</comment>
        <translation>grand {partisan|meeple}</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>piece/abbot</comment>
        <translation>abbé</translation>
    </message>
    <message>
        <source>builder</source>
        <comment>piece/builder</comment>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>pig</source>
        <comment>piece/pig</comment>
        <translation>cochon</translation>
    </message>
    <message>
        <source>wine token</source>
        <comment>piece/wine</comment>
        <translation>jeton Vin</translation>
    </message>
    <message>
        <source>grain token</source>
        <comment>piece/grain</comment>
        <translation>jeton Blé</translation>
    </message>
    <message>
        <source>cloth token</source>
        <comment>piece/cloth</comment>
        <translation>jeton Tissu</translation>
    </message>
    <message>
        <source>Scoring of {farms|fields}</source>
        <comment>option/farm-scoring</comment>
        <translation>Évaluation des {champs|prés}</translation>
    </message>
    <message>
        <source>Says how {farms|fields} pay at the end: each for the cities it touches (third rules), the same but each city only once to a player (second rules), or each city to whoever has most farmers around it (first rules).</source>
        <comment>option/farm-scoring/sentence</comment>
        <translation>Comment les {champs|prés} rapportent à la fin&#x202f;: chacun pour les villes qu’il touche (troisièmes règles), de même mais chaque ville une seule fois par joueur (deuxièmes règles), ou chaque ville au joueur qui a le plus de paysans autour d’elle (premières règles).</translation>
    </message>
    <message>
        <source>Third rules</source>
        <comment>option/farm-scoring=third</comment>
        <translation>Troisièmes règles</translation>
    </message>
    <message>
        <source>Second rules</source>
        <comment>option/farm-scoring=second</comment>
        <translation>Deuxièmes règles</translation>
    </message>
    <message>
        <source>First rules</source>
        <comment>option/farm-scoring=first</comment>
        <translation>Premières règles</translation>
    </message>
    <message>
        <source>City of two tiles</source>
        <comment>option/small-city</comment>
        <translation>Ville de deux tuiles</translation>
    </message>
    <message>
        <source>A completed city of exactly two tiles pays 4 points as any other, or only 2; the lower value was printed together with the first and second rules for {farms|fields}, and may be chosen with all of them.</source>
        <comment>option/small-city/sentence</comment>
        <translation>Une ville complétée de deux tuiles exactement rapporte 4&#xa0;points comme toute autre, ou 2 seulement&#x202f;; la valeur inférieure a été imprimée avec les premières et les deuxièmes règles des {champs|prés}, et peut être choisie avec toutes.</translation>
    </message>
    <message>
        <source>4 points</source>
        <comment>option/small-city=4</comment>
        <translation>4&#xa0;points</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/small-city=2</comment>
        <translation>2&#xa0;points</translation>
    </message>
    <message>
        <source>Inns and cathedrals left unfinished</source>
        <comment>option/unfinished-inns-and-cathedrals</comment>
        <translation>Auberges et cathédrales inachevées</translation>
    </message>
    <message>
        <source>At the end an unfinished road with an inn and an unfinished city with a cathedral are worth nothing, or as much as if the inn or cathedral were not there.</source>
        <comment>option/unfinished-inns-and-cathedrals/sentence</comment>
        <translation>À la fin, une route inachevée avec une auberge et une ville inachevée avec une cathédrale ne valent rien, ou autant que si l’auberge ou la cathédrale n’était pas là.</translation>
    </message>
    <message>
        <source>Worth nothing</source>
        <comment>option/unfinished-inns-and-cathedrals=zero</comment>
        <translation>Ne valent rien</translation>
    </message>
    <message>
        <source>As without them</source>
        <comment>option/unfinished-inns-and-cathedrals=ignore</comment>
        <translation>Comme sans elles</translation>
    </message>
    <message>
        <source>Last look before scoring</source>
        <comment>option/confirm-wood</comment>
        <translation>Dernier contrôle avant l’évaluation</translation>
    </message>
    <message>
        <source>Before completed features are looked at, the player confirms what was done with the wood.</source>
        <comment>option/confirm-wood/sentence</comment>
        <translation>Avant l’examen des zones complétées, le joueur confirme ce qu’il a fait de ses pions.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/confirm-wood=off</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/confirm-wood=on</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Turns of the river</source>
        <comment>option/river-u-turn</comment>
        <translation>Courbes de la rivière</translation>
    </message>
    <message>
        <source>No two bends running</source>
        <comment>option/river-u-turn=official</comment>
        <translation>Pas deux courbes de suite</translation>
    </message>
    <message>
        <source>Free spaces ahead</source>
        <comment>option/river-u-turn=strict</comment>
        <translation>Cases libres devant</translation>
    </message>
    <message>
        <source>Extra turn for the lake with the volcano</source>
        <comment>option/river-lake-extra-turn</comment>
        <translation>Tour de plus pour le lac au volcan</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option/river-lake-extra-turn=off</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <comment>option/river-lake-extra-turn=on</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Start tile in the bag</source>
        <comment>option/start-tile-in-bag</comment>
        <translation>Tuile de départ dans le sac</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <comment>option/start-tile-in-bag=off</comment>
        <translation>Quitte la partie</translation>
    </message>
    <message>
        <source>Mixed with the land tiles</source>
        <comment>option/start-tile-in-bag=on</comment>
        <translation>Mêlée aux tuiles Terrain</translation>
    </message>
    <message>
        <source>River</source>
        <comment>element/river</comment>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>The river is laid first, from its spring to its last lake, before any land tile is drawn.</source>
        <comment>element/river/sentence</comment>
        <translation>La rivière est placée d’abord, de sa source à son dernier lac, avant toute pioche de tuile Terrain.</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>element/base-game</comment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries}.</source>
        <comment>element/base-game/sentence</comment>
        <translation>Routes, villes et abbayes.</translation>
    </message>
    <message>
        <source>Farmers</source>
        <comment>element/farmers</comment>
        <translation>Paysans</translation>
    </message>
    <message>
        <source>{Followers|Meeples} may lie on {farms|fields} until the end, and score for the completed cities there.</source>
        <comment>element/farmers/sentence</comment>
        <translation>Les {partisans|meeples} peuvent se coucher dans les {champs|prés} jusqu’à la fin et marquent des points pour les villes complétées qui s’y trouvent.</translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>element/river-1</comment>
        <translation>La Rivière I</translation>
    </message>
    <message>
        <source>Twelve river tiles from a spring to a lake begin the landscape.</source>
        <comment>element/river-1/sentence</comment>
        <translation>Douze tuiles Rivière, d’une source à un lac, commencent le paysage.</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>element/river-2</comment>
        <translation>La Rivière II</translation>
    </message>
    <message>
        <source>Twelve river tiles with a fork begin the landscape; one arm ends in a city, one in a lake.</source>
        <comment>element/river-2/sentence</comment>
        <translation>Douze tuiles Rivière avec un embranchement commencent le paysage&#x202f;; un bras finit dans une ville, l’autre dans un lac.</translation>
    </message>
    <message>
        <source>Abbot</source>
        <comment>element/abbot</comment>
        <translation>Abbé</translation>
    </message>
    <message>
        <source>A figure for {cloisters|monasteries} and gardens, which may be taken back early for its points.</source>
        <comment>element/abbot/sentence</comment>
        <translation>Un pion pour les abbayes et les jardins, qui peut être récupéré plus tôt contre ses points.</translation>
    </message>
    <message>
        <source>Gardens</source>
        <comment>element/gardens</comment>
        <translation>Jardins</translation>
    </message>
    <message>
        <source>Gardens score as {cloisters|monasteries} do, and only an abbot may stand there.</source>
        <comment>element/gardens/sentence</comment>
        <translation>Les jardins s’évaluent comme les abbayes, et seul un abbé peut s’y tenir.</translation>
    </message>
    <message>
        <source>Inns</source>
        <comment>element/inns</comment>
        <translation>Auberges</translation>
    </message>
    <message>
        <source>A road with an inn pays double when completed, and nothing otherwise.</source>
        <comment>element/inns/sentence</comment>
        <translation>Une route avec une auberge rapporte le double si elle est complétée, et rien sinon.</translation>
    </message>
    <message>
        <source>Cathedrals</source>
        <comment>element/cathedrals</comment>
        <translation>Cathédrales</translation>
    </message>
    <message>
        <source>A city with a cathedral pays half as much again when completed, and nothing otherwise.</source>
        <comment>element/cathedrals/sentence</comment>
        <translation>Une ville avec une cathédrale rapporte moitié plus si elle est complétée, et rien sinon.</translation>
    </message>
    <message>
        <source>{Big follower|Large meeple}</source>
        <comment>element/big-follower</comment>
        <translation>Grand {partisan|meeple}</translation>
    </message>
    <message>
        <source>A {follower|meeple} that counts as two where players compete for a feature.</source>
        <comment>element/big-follower/sentence</comment>
        <translation>Un {partisan|meeple} qui compte pour deux quand des joueurs se disputent une zone.</translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>element/trade-goods</comment>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Whoever completes a city collects its wine, grain and cloth; having most of one pays at the end.</source>
        <comment>element/trade-goods/sentence</comment>
        <translation>Le joueur qui complète une ville ramasse son vin, son blé et son tissu&#x202f;; en avoir le plus rapporte à la fin.</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>element/builder</comment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>A figure that earns a second tile when its road or city grows.</source>
        <comment>element/builder/sentence</comment>
        <translation>Un pion qui donne une deuxième tuile quand sa route ou sa ville s’agrandit.</translation>
    </message>
    <message>
        <source>Pig</source>
        <comment>element/pig</comment>
        <translation>Cochon</translation>
    </message>
    <message>
        <source>A figure that makes its owner&apos;s {farm|field} worth more.</source>
        <comment>element/pig/sentence</comment>
        <translation>Un pion qui augmente la valeur du {champ|pré} de son propriétaire.</translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>element/pig-herd</comment>
        <translation>{Troupeau de cochons|Porcherie}</translation>
    </message>
    <message>
        <source>A symbol that makes a {farm|field} worth more for everybody who scores it.</source>
        <comment>element/pig-herd/sentence</comment>
        <translation>Un symbole qui augmente la valeur d’un {champ|pré} pour tous ceux qui l’évaluent.</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>expansion/base</comment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>The River I</source>
        <comment>expansion/river-1</comment>
        <translation>La Rivière I</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>expansion/river-2</comment>
        <translation>La Rivière II</translation>
    </message>
    <message>
        <source>The Abbot</source>
        <comment>expansion/abbot</comment>
        <translation>L’Abbé</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>expansion/inns-and-cathedrals</comment>
        <translation>Auberges et Cathédrales</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>expansion/traders-and-builders</comment>
        <translation>Marchands et Bâtisseurs</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>bundle/base-c1</comment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Base game with river and abbot</source>
        <comment>bundle/base-c2</comment>
        <translation>Jeu de base avec rivière et abbé</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>tiles/abbey-and-mayor</comment>
        <translation>Maires et Monastères</translation>
    </message>
    <message>
        <source>Base game</source>
        <comment>tiles/base</comment>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>tiles/besiegers</comment>
        <translation>Les Assiégeants</translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>tiles/bridges-castles-and-bazaars</comment>
        <translation>Ponts, Forteresses et Bazars</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>tiles/cathars</comment>
        <translation>Les Cathares</translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>tiles/count</comment>
        <translation>Le Comte de Carcassonne</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>tiles/crop-circles-1</comment>
        <translation>Agroglyphes I</translation>
    </message>
    <message>
        <source>Crop Circles II</source>
        <comment>tiles/crop-circles-2</comment>
        <translation>Agroglyphes II</translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <comment>tiles/darmstadt</comment>
        <translation>Darmstadt</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>tiles/ferries</comment>
        <translation>{Les Ferries|Les Bacs}</translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>tiles/festival</comment>
        <translation>Le Festival</translation>
    </message>
    <message>
        <source>The Flying Machines</source>
        <comment>tiles/flying-machines</comment>
        <translation>Les Machines volantes</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>tiles/german-castles</comment>
        <translation>Châteaux d’Allemagne</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>tiles/german-monasteries</comment>
        <translation>Abbayes d’Allemagne</translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>tiles/goldmines</comment>
        <translation>Les Mines d’or</translation>
    </message>
    <message>
        <source>Games Quarterly 11</source>
        <comment>tiles/gq11</comment>
        <translation>Games Quarterly 11</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>tiles/halflings-1</comment>
        <translation>Demi-tuiles I</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>tiles/halflings-2</comment>
        <translation>Demi-tuiles II</translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>tiles/hills-and-sheep</comment>
        <translation>Moutons et Collines</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <comment>tiles/inns-and-cathedrals</comment>
        <translation>Auberges et Cathédrales</translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>tiles/king-and-robber</comment>
        <translation>Roi et Chevalier-brigand</translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>tiles/labyrinth</comment>
        <translation>Le Labyrinthe</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>tiles/mage-and-witch</comment>
        <translation>Mage et Sorcière</translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>tiles/princess-and-dragon</comment>
        <translation>Princesse et Dragon</translation>
    </message>
    <message>
        <source>The River</source>
        <comment>tiles/river-1</comment>
        <translation>La Rivière</translation>
    </message>
    <message>
        <source>The River II</source>
        <comment>tiles/river-2</comment>
        <translation>La Rivière II</translation>
    </message>
    <message>
        <source>Russian Promos 2013</source>
        <comment>tiles/russian-promos-2013</comment>
        <translation>Promos russes 2013</translation>
    </message>
    <message>
        <source>Russian Promos 2016</source>
        <comment>tiles/russian-promos-2016</comment>
        <translation>Promos russes 2016</translation>
    </message>
    <message>
        <source>The School</source>
        <comment>tiles/school</comment>
        <translation>L’École</translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>tiles/shrines</comment>
        <translation>Lieux de culte</translation>
    </message>
    <message>
        <source>Spiel Doch</source>
        <comment>tiles/spiel-doch</comment>
        <translation>Spiel Doch</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>tiles/tower</comment>
        <translation>La Tour</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <comment>tiles/traders-and-builders</comment>
        <translation>Marchands et Bâtisseurs</translation>
    </message>
    <message>
        <source>The Tunnels</source>
        <comment>tiles/tunnels</comment>
        <translation>Les Tunnels</translation>
    </message>
    <message>
        <source>Under the Big Top, redrawn</source>
        <comment>tiles/under-the-big-top-redrawn</comment>
        <translation>Tous en piste&#x202f;!, redessiné</translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>tiles/under-the-big-top</comment>
        <translation>Tous en piste&#x202f;!</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>tiles/watchtowers</comment>
        <translation>Les Tours de guet</translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>tiles/wind-roses</comment>
        <translation>Les Roses des vents</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>tiles/winter</comment>
        <translation>Édition Hiver</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>symbol/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>German castle</source>
        <comment>symbol/german-castle</comment>
        <translation>Château d’Allemagne</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>symbol/vodyanoy</comment>
        <translation>Vodianoï</translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>symbol/razboynik</comment>
        <translation>Soloveï Razboïnik</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <comment>step/1A</comment>
        <translation>Commencer le tour</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <comment>step/1B</comment>
        <translation>Piocher une tuile</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <comment>step/1C</comment>
        <translation>Placer la tuile</translation>
    </message>
    <message>
        <source>Before moving the wood</source>
        <comment>step/2A</comment>
        <translation>Avant de poser un pion</translation>
    </message>
    <message>
        <source>Move the wood</source>
        <comment>step/2B-1</comment>
        <translation>Poser un pion</translation>
    </message>
    <message>
        <source>Do one of these, or none.</source>
        <comment>block/wood-action</comment>
        <translation>Faites une de ces actions, ou aucune.</translation>
    </message>
    <message>
        <source>Move the wood again</source>
        <comment>step/2B-2</comment>
        <translation>Poser un autre pion</translation>
    </message>
    <message>
        <source>End the move of the wood</source>
        <comment>step/2C</comment>
        <translation>Fin de la pose</translation>
    </message>
    <message>
        <source>Find what is completed</source>
        <comment>step/3A</comment>
        <translation>Trouver ce qui est complété</translation>
    </message>
    <message>
        <source>Resolve each completed feature</source>
        <comment>step/3B</comment>
        <translation>Évaluer chaque zone complétée</translation>
    </message>
    <message>
        <source>After all scores</source>
        <comment>step/3C</comment>
        <translation>Après toutes les évaluations</translation>
    </message>
    <message>
        <source>Actions of the tile</source>
        <comment>step/4A</comment>
        <translation>Actions de la tuile</translation>
    </message>
    <message>
        <source>End the turn</source>
        <comment>step/4B</comment>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Prepare the final scoring</source>
        <comment>step/E1</comment>
        <translation>Préparer l’évaluation finale</translation>
    </message>
    <message>
        <source>Score what is left</source>
        <comment>step/E2</comment>
        <translation>Évaluer ce qui reste</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>step/E3</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The youngest player begins, or whoever the table agrees on; play goes clockwise.</source>
        <comment>item/setup.first-player</comment>
        <translation>Le plus jeune joueur commence, ou celui que la table désigne&#x202f;; on joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Place the tile so that it touches the landscape and every edge goes on in its neighbour.</source>
        <comment>item/place.tile</comment>
        <translation>Placez la tuile de sorte qu’elle touche le paysage et que chaque bord se poursuive dans la tuile voisine.</translation>
    </message>
    <message>
        <source>A river tile goes on where the river is open and may not turn it back on itself; nothing stands on the water.</source>
        <comment>item/place.river</comment>
        <translation>Une tuile Rivière prolonge la rivière là où elle est ouverte et ne peut pas la faire revenir sur elle-même&#x202f;; rien ne se tient sur l’eau.</translation>
    </message>
    <message>
        <source>A feature that is closed now counts as completed from here on.</source>
        <comment>item/place.completes</comment>
        <translation>Une zone fermée à ce moment compte dès lors comme complétée.</translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on the new tile, on a road, a city, a {cloister|monastery} or, with farmers, a {farm|field} where nobody&apos;s {follower|meeple} stands yet.</source>
        <comment>item/figure.deploy</comment>
        <translation>Posez un {partisan|meeple} sur la nouvelle tuile, sur une route, une ville, une abbaye ou, avec les paysans, un {champ|pré}, où ne se tient encore aucun {partisan|meeple}.</translation>
    </message>
    <message>
        <source>Take back your abbot from a {cloister|monastery} or garden that is not yet surrounded, and score it as at the end of the game.</source>
        <comment>item/abbot.return</comment>
        <translation>Récupérez votre abbé d’une abbaye ou d’un jardin pas encore entouré, et évaluez cette zone comme à la fin de la partie.</translation>
    </message>
    <message>
        <source>Deploy your builder on the new tile, on a road or city that is not completed and where one of your {followers|meeples} stands.</source>
        <comment>item/builder.deploy</comment>
        <translation>Posez votre bâtisseur sur la nouvelle tuile, sur une route ou une ville inachevée où se tient un de vos {partisans|meeples}.</translation>
    </message>
    <message>
        <source>Deploy your pig on the new tile, on a {farm|field} where one of your farmers lies.</source>
        <comment>item/pig.deploy</comment>
        <translation>Posez votre cochon sur la nouvelle tuile, sur un {champ|pré} où se trouve un de vos paysans.</translation>
    </message>
    <message>
        <source>Look once more at tile and figures, and confirm them.</source>
        <comment>item/wood.confirm</comment>
        <translation>Regardez encore une fois la tuile et les pions, et confirmez-les.</translation>
    </message>
    <message>
        <source>If the feature is a city, whoever placed the tile takes a token for each symbol of goods in it, whoever has the majority and also if the city is empty.</source>
        <comment>item/goods.collect</comment>
        <translation>Si la zone est une ville, le joueur qui a placé la tuile prend un jeton par symbole de marchandise qui s’y trouve, quelle que soit la majorité et même si la ville est vide.</translation>
    </message>
    <message>
        <source>The {followers|meeples} on the feature go back to their owners.</source>
        <comment>item/resolve.return</comment>
        <translation>Les {partisans|meeples} de la zone reviennent à leurs propriétaires.</translation>
    </message>
    <message>
        <source>Whoever has placed the lake with the volcano takes another turn with a land tile.</source>
        <comment>item/river.lake-turn</comment>
        <translation>Le joueur qui a placé le lac au volcan joue un autre tour avec une tuile Terrain.</translation>
    </message>
    <message>
        <source>If the tile continued a road or city where your builder stood, play a second tile from step 1B on, once and no more.</source>
        <comment>item/builder.double-turn</comment>
        <translation>Si la tuile a prolongé une route ou une ville où se tenait votre bâtisseur, jouez une deuxième tuile à partir de l’étape 1B, une seule fois.</translation>
    </message>
    <message>
        <source>The turn goes to the next player; after the last tile the final scoring begins.</source>
        <comment>item/turn.end</comment>
        <translation>C’est au tour du joueur suivant&#x202f;; après la dernière tuile commence l’évaluation finale.</translation>
    </message>
    <message>
        <source>All figures stay where they are until their feature is scored; a feature without {followers|meeples} pays nobody.</source>
        <comment>item/final.prepare</comment>
        <translation>Tous les pions restent en place jusqu’à l’évaluation de leur zone&#x202f;; une zone sans {partisan|meeple} ne rapporte à personne.</translation>
    </message>
    <message>
        <source>Score the {farms|fields}.</source>
        <comment>item/final.fields</comment>
        <translation>Évaluez les {champs|prés}.</translation>
    </message>
    <message>
        <source>Whoever has most points wins; players who tie share the victory.</source>
        <comment>item/final.winner</comment>
        <translation>Le joueur qui a le plus de points gagne&#x202f;; en cas d’égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>You may ask the others for advice.</source>
        <comment>item/advice.ask</comment>
        <translation>Vous pouvez demander conseil aux autres.</translation>
    </message>
    <message>
        <source>You may look up the rules.</source>
        <comment>item/advice.read</comment>
        <translation>Vous pouvez consulter les règles.</translation>
    </message>
    <message>
        <source>A builder goes home when the last {follower|meeple} of its owner has left the road or city.</source>
        <comment>item/builder.home</comment>
        <translation>Un bâtisseur retourne dans la réserve quand le dernier {partisan|meeple} de son propriétaire a quitté la route ou la ville.</translation>
    </message>
    <message>
        <source>A pig goes home when the last farmer of its owner has left the {farm|field}.</source>
        <comment>item/pig.home</comment>
        <translation>Un cochon retourne dans la réserve quand le dernier paysan de son propriétaire a quitté le {champ|pré}.</translation>
    </message>
    <message>
        <source>Road</source>
        <comment>subject/road</comment>
        <translation>Route</translation>
    </message>
    <message>
        <source>City</source>
        <comment>subject/city</comment>
        <translation>Ville</translation>
    </message>
    <message>
        <source>{Cloister|Monastery}</source>
        <comment>subject/monastery</comment>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>subject/garden</comment>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Abbot taken back</source>
        <comment>subject/abbot-return</comment>
        <translation>Abbé récupéré</translation>
    </message>
    <message>
        <source>{Farm|Field}</source>
        <comment>subject/field</comment>
        <translation>{Champ|Pré}</translation>
    </message>
    <message>
        <source>City among {farms|fields}</source>
        <comment>subject/field-city</comment>
        <translation>Ville au milieu des {champs|prés}</translation>
    </message>
    <message>
        <source>Trade goods</source>
        <comment>subject/trade-goods</comment>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/during</comment>
        <translation>1&#xa0;point par tuile</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/road.tiles/after</comment>
        <translation>1&#xa0;point par tuile</translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/city.tiles/during</comment>
        <translation>2&#xa0;points par tuile</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/city.tiles/after</comment>
        <translation>1&#xa0;point par tuile</translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms}</source>
        <comment>row/city.coats/during</comment>
        <translation>2&#xa0;points par {bouclier|blason}</translation>
    </message>
    <message>
        <source>1 point for each {pennant|coat of arms}</source>
        <comment>row/city.coats/after</comment>
        <translation>1&#xa0;point par {bouclier|blason}</translation>
    </message>
    <message>
        <source>Of exactly two tiles: only 1 point for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.small/during</comment>
        <translation>De deux tuiles exactement&#x202f;: 1&#xa0;point seulement par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it</source>
        <comment>row/monastery.tiles/after</comment>
        <translation>1&#xa0;point pour l’abbaye et 1 par tuile autour</translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it</source>
        <comment>row/garden.tiles/after</comment>
        <translation>1&#xa0;point pour le jardin et 1 par tuile autour</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} or garden and 1 for each tile around it</source>
        <comment>row/abbot.neighbours/during</comment>
        <translation>1&#xa0;point pour l’abbaye ou le jardin et 1 par tuile autour</translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}</source>
        <comment>row/field.cities/after</comment>
        <translation>3&#xa0;points par ville complétée au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field.pig/after</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par ville complétée, pour vous seul</translation>
    </message>
    <message>
        <source>4 points to whoever has most farmers on all {farms|fields} around this completed city</source>
        <comment>row/field-city.points/after</comment>
        <translation>4&#xa0;points au joueur qui a le plus de paysans sur tous les {champs|prés} autour de cette ville complétée</translation>
    </message>
    <message>
        <source>With your pig on one of these {farms|fields}: 1 point more, for you alone</source>
        <comment>row/field-city.pig/after</comment>
        <translation>Avec votre cochon sur un de ces {champs|prés}&#x202f;: 1&#xa0;point de plus, pour vous seul</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties} on one of these {farms|fields}: 1 point more</source>
        <comment>row/field-city.pig-herd/after</comment>
        <translation>Avec {un troupeau de cochons|une porcherie} sur un de ces {champs|prés}&#x202f;: 1&#xa0;point de plus</translation>
    </message>
    <message>
        <source>10 points to whoever has most wine</source>
        <comment>row/goods.wine/after</comment>
        <translation>10&#xa0;points au joueur qui a le plus de vin</translation>
    </message>
    <message>
        <source>10 points to whoever has most grain</source>
        <comment>row/goods.grain/after</comment>
        <translation>10&#xa0;points au joueur qui a le plus de blé</translation>
    </message>
    <message>
        <source>10 points to whoever has most cloth</source>
        <comment>row/goods.cloth/after</comment>
        <translation>10&#xa0;points au joueur qui a le plus de tissu</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>fact/tiles</comment>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms}</source>
        <comment>fact/coats-of-arms</comment>
        <translation>{Boucliers|Blasons}</translation>
    </message>
    <message>
        <source>Tiles around it</source>
        <comment>fact/neighbours</comment>
        <translation>Tuiles autour</translation>
    </message>
    <message>
        <source>Completed cities at it</source>
        <comment>fact/completed-cities</comment>
        <translation>Villes complétées au bord</translation>
    </message>
    <message>
        <source>Of these, paid to the player before</source>
        <comment>fact/cities-already-paid</comment>
        <translation>Dont déjà payées au joueur</translation>
    </message>
    <message>
        <source>Inn</source>
        <comment>fact/inn</comment>
        <translation>Auberge</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <comment>fact/cathedral</comment>
        <translation>Cathédrale</translation>
    </message>
    <message>
        <source>Wine</source>
        <comment>fact/wine</comment>
        <translation>Vin</translation>
    </message>
    <message>
        <source>Grain</source>
        <comment>fact/grain</comment>
        <translation>Blé</translation>
    </message>
    <message>
        <source>Cloth</source>
        <comment>fact/cloth</comment>
        <translation>Tissu</translation>
    </message>
    <message>
        <source>The river may not bend twice running to the same side, or, stricter, each of its open ends must have free spaces in front: the next one, those beside that one, and three in the row behind; or all spaces in these three rows, and no two open ends run the same way side by side.</source>
        <comment>option/river-u-turn/sentence</comment>
        <translation>La rivière ne peut pas tourner deux fois de suite du même côté&#x202f;; ou, plus strictement, chacune de ses extrémités ouvertes doit avoir devant elle des cases libres&#x202f;: la suivante, celles à ses côtés et trois dans la rangée derrière&#x202f;; ou toutes les cases de ces trois rangées, sans que deux extrémités ouvertes aillent côte à côte dans le même sens.</translation>
    </message>
    <message>
        <source>Clear way ahead</source>
        <comment>option/river-u-turn=clear</comment>
        <translation>Voie libre devant</translation>
    </message>
    <message>
        <source>mayor</source>
        <comment>piece/mayor</comment>
        <translation>maire</translation>
    </message>
    <message>
        <source>wagon</source>
        <comment>piece/wagon</comment>
        <translation>chariot</translation>
    </message>
    <message>
        <source>barn</source>
        <comment>piece/barn</comment>
        <translation>grange</translation>
    </message>
    <message>
        <source>abbey</source>
        <comment>piece/abbey-tile</comment>
        <translation>monastère</translation>
    </message>
    <message>
        <source>Way of the wagon</source>
        <comment>option/wagon-move</comment>
        <translation>Trajet du chariot</translation>
    </message>
    <message>
        <source>A wagon whose feature was scored may go to any unfinished and empty feature on its own tile or one of the eight around it (later rules), or only to one that is directly connected with the feature (first rules).</source>
        <comment>option/wagon-move/sentence</comment>
        <translation>Un chariot dont la zone a été évaluée peut rejoindre une zone inachevée et vide de sa propre tuile ou d’une des huit autour (règles ultérieures), ou seulement une zone reliée directement à la sienne (premières règles).</translation>
    </message>
    <message>
        <source>To a neighbouring tile</source>
        <comment>option/wagon-move=nearby</comment>
        <translation>Vers une tuile voisine</translation>
    </message>
    <message>
        <source>To a connected feature</source>
        <comment>option/wagon-move=connected</comment>
        <translation>Vers une zone reliée</translation>
    </message>
    <message>
        <source>Second barn on a {farm|field}</source>
        <comment>option/barn-placement</comment>
        <translation>Deuxième grange sur un {champ|pré}</translation>
    </message>
    <message>
        <source>A barn may not be set on a {farm|field} that has one, or it may, and both are scored.</source>
        <comment>option/barn-placement/sentence</comment>
        <translation>Une grange ne peut pas être posée sur un {champ|pré} qui en a déjà une, ou elle le peut et les deux sont évaluées.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/barn-placement=free</comment>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/barn-placement=occupied</comment>
        <translation>Permise</translation>
    </message>
    <message>
        <source>Barns and {pig-herds|pigsties}</source>
        <comment>option/barn-pig-herd</comment>
        <translation>Granges et {troupeaux de cochons|porcheries}</translation>
    </message>
    <message>
        <source>After the game a {pig-herd|pigsty} on the {farm|field} makes each city worth a point more for barns too, or it does nothing for them; the rules of different years disagree.</source>
        <comment>option/barn-pig-herd/sentence</comment>
        <translation>Après la partie, {un troupeau de cochons|une porcherie} sur le {champ|pré} augmente chaque ville d’un point pour les granges aussi, ou ne leur apporte rien&#x202f;; les règles de différentes années se contredisent.</translation>
    </message>
    <message>
        <source>1 point more</source>
        <comment>option/barn-pig-herd=counts</comment>
        <translation>1&#xa0;point de plus</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/barn-pig-herd=ignored</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Abbey</source>
        <comment>element/abbey</comment>
        <translation>Monastère</translation>
    </message>
    <message>
        <source>A {cloister|monastery} of one&apos;s own that is laid in a hole and closes all around it.</source>
        <comment>element/abbey/sentence</comment>
        <translation>Une abbaye à soi, placée dans un trou, qui ferme tout autour d’elle.</translation>
    </message>
    <message>
        <source>Mayor</source>
        <comment>element/mayor</comment>
        <translation>Maire</translation>
    </message>
    <message>
        <source>A {follower|meeple} for cities that has a vote for each {pennant|coat of arms}.</source>
        <comment>element/mayor/sentence</comment>
        <translation>Un {partisan|meeple} pour les villes, avec une voix par {bouclier|blason}.</translation>
    </message>
    <message>
        <source>Wagon</source>
        <comment>element/wagon</comment>
        <translation>Chariot</translation>
    </message>
    <message>
        <source>A {follower|meeple} that may move on when its feature has been scored.</source>
        <comment>element/wagon/sentence</comment>
        <translation>Un {partisan|meeple} qui peut continuer sa route quand sa zone a été évaluée.</translation>
    </message>
    <message>
        <source>Barn</source>
        <comment>element/barn</comment>
        <translation>Grange</translation>
    </message>
    <message>
        <source>A building that sends farmers home and scores its {farm|field} after the game.</source>
        <comment>element/barn/sentence</comment>
        <translation>Un bâtiment qui renvoie les paysans dans la réserve et évalue son {champ|pré} après la partie.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <comment>expansion/abbey-and-mayor</comment>
        <translation>Maires et Monastères</translation>
    </message>
    <message>
        <source>Instead of drawing, take your abbey and lay it in a hole, that is a free space with tiles on all four sides, whatever they show there.</source>
        <comment>item/abbey.place</comment>
        <translation>Au lieu de piocher, prenez votre monastère et placez-le dans un trou, c’est-à-dire une case libre bordée de tuiles sur ses quatre côtés, quoi qu’elles y montrent.</translation>
    </message>
    <message>
        <source>An abbey closes the roads, cities and {farms|fields} that end at it, is no part of them, and is itself a {cloister|monastery}.</source>
        <comment>item/abbey.closes</comment>
        <translation>Un monastère ferme les routes, villes et {champs|prés} qui s’y arrêtent, n’en fait pas partie, et est lui-même une abbaye.</translation>
    </message>
    <message>
        <source>Set your barn on a corner of the new tile where four tiles meet and all show the same {farm|field}; with a barn there already this is only allowed by an option.</source>
        <comment>item/barn.deploy</comment>
        <translation>Posez votre grange sur un coin de la nouvelle tuile où quatre tuiles se rejoignent et montrent toutes le même {champ|pré}&#x202f;; s’il y a déjà une grange, seule une option le permet.</translation>
    </message>
    <message>
        <source>Instead of going home, each wagon of the feature may move on to an unfinished feature that nobody occupies and that is no {farm|field}; the active player&apos;s first, then the others clockwise.</source>
        <comment>item/wagon.move</comment>
        <translation>Au lieu de retourner dans la réserve, chaque chariot de la zone peut rejoindre une zone inachevée que personne n’occupe et qui n’est pas un {champ|pré}&#x202f;; d’abord celui du joueur actif, puis les autres dans le sens horaire.</translation>
    </message>
    <message>
        <source>After the last land tile everybody who has an abbey and a hole for it may still lay it and play that turn, from the left of whoever laid the last tile; then the final scoring begins.</source>
        <comment>item/abbey.last-round</comment>
        <translation>Après la dernière tuile Terrain, chaque joueur qui a un monastère et un trou pour lui peut encore le placer et jouer ce tour, à partir de la gauche du joueur qui a placé la dernière tuile&#x202f;; puis commence l’évaluation finale.</translation>
    </message>
    <message>
        <source>Score the barns: all owners of barns on a {farm|field} in full, each once.</source>
        <comment>item/final.barns</comment>
        <translation>Évaluez les granges&#x202f;: tous les propriétaires de granges d’un {champ|pré} marquent le total, une fois chacun.</translation>
    </message>
    <message>
        <source>{Farm|Field} with a barn, during the game</source>
        <comment>subject/field-early</comment>
        <translation>{Champ|Pré} avec une grange, pendant la partie</translation>
    </message>
    <message>
        <source>Barns</source>
        <comment>subject/field-barns</comment>
        <translation>Granges</translation>
    </message>
    <message>
        <source>3 points for each completed city at the {farm|field}, if the barn was set now; 1 point if the tile joined the farmers to it</source>
        <comment>row/field-early.cities/during</comment>
        <translation>3&#xa0;points par ville complétée au bord du {champ|pré} si la grange vient d’être posée&#x202f;; 1&#xa0;point si la tuile lui a relié les paysans</translation>
    </message>
    <message>
        <source>4 points for each completed city at the {farm|field}</source>
        <comment>row/field-barns.cities/after</comment>
        <translation>4&#xa0;points par ville complétée au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>fact/wells</comment>
        <translation>Puits</translation>
    </message>
    <message>
        <source>Farmers joined to a barn by a tile</source>
        <comment>fact/field-joined</comment>
        <translation>Paysans reliés à une grange par une tuile</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>piece/dragon</comment>
        <translation>dragon</translation>
    </message>
    <message>
        <source>fairy</source>
        <comment>piece/fairy</comment>
        <translation>fée</translation>
    </message>
    <message>
        <source>count</source>
        <comment>piece/count</comment>
        <translation>comte</translation>
    </message>
    <message>
        <source>tower {piece|floor}</source>
        <comment>piece/tower-piece</comment>
        <translation>étage de tour</translation>
    </message>
    <message>
        <source>knock-out token</source>
        <comment>piece/knock-out-token</comment>
        <translation>jeton Choc</translation>
    </message>
    <message>
        <source>seduction token</source>
        <comment>piece/seduction-token</comment>
        <translation>jeton Séduction</translation>
    </message>
    <message>
        <source>target token</source>
        <comment>piece/target-token</comment>
        <translation>jeton Cible</translation>
    </message>
    <message>
        <source>catch token</source>
        <comment>piece/catch-token</comment>
        <translation>jeton Attrape</translation>
    </message>
    <message>
        <source>bridge</source>
        <comment>piece/bridge</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>piece/castle-token</comment>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>shepherd</source>
        <comment>piece/shepherd</comment>
        <translation>berger</translation>
    </message>
    <message>
        <source>token with 1 sheep</source>
        <comment>piece/one-sheep</comment>
        <translation>jeton de 1 mouton</translation>
    </message>
    <message>
        <source>token with 2 sheep</source>
        <comment>piece/two-sheep</comment>
        <translation>jeton de 2 moutons</translation>
    </message>
    <message>
        <source>token with 3 sheep</source>
        <comment>piece/three-sheep</comment>
        <translation>jeton de 3 moutons</translation>
    </message>
    <message>
        <source>token with 4 sheep</source>
        <comment>piece/four-sheep</comment>
        <translation>jeton de 4 moutons</translation>
    </message>
    <message>
        <source>wolf token</source>
        <comment>piece/wolf</comment>
        <translation>jeton Loup</translation>
    </message>
    <message>
        <source>big top</source>
        <comment>piece/big-top</comment>
        <translation>chapiteau</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <comment>piece/ringmaster</comment>
        <translation>directeur de cirque</translation>
    </message>
    <message>
        <source>flea token (1 point)</source>
        <comment>piece/circus-flea</comment>
        <translation>jeton Puce (1&#xa0;point)</translation>
    </message>
    <message>
        <source>monkey token (3 points)</source>
        <comment>piece/monkey</comment>
        <translation>jeton Singe (3&#xa0;points)</translation>
    </message>
    <message>
        <source>seal token (4 points)</source>
        <comment>piece/seal</comment>
        <translation>jeton Phoque (4&#xa0;points)</translation>
    </message>
    <message>
        <source>bear token (5 points)</source>
        <comment>piece/bear</comment>
        <translation>jeton Ours (5&#xa0;points)</translation>
    </message>
    <message>
        <source>tiger token (6 points)</source>
        <comment>piece/tiger</comment>
        <translation>jeton Tigre (6&#xa0;points)</translation>
    </message>
    <message>
        <source>elephant token (7 points)</source>
        <comment>piece/elephant</comment>
        <translation>jeton Éléphant (7&#xa0;points)</translation>
    </message>
    <message>
        <source>{guard follower|guard meeple}</source>
        <comment>piece/guard-meeple</comment>
        <translation>{partisan|meeple} sentinelle</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>piece/ghost</comment>
        <translation>fantôme</translation>
    </message>
    <message>
        <source>pig of the wheel</source>
        <comment>piece/wheel-pig</comment>
        <translation>cochon de la roue</translation>
    </message>
    <message>
        <source>King</source>
        <comment>piece/king</comment>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>piece/robber</comment>
        <translation>Chevalier-brigand</translation>
    </message>
    <message>
        <source>King marker</source>
        <comment>piece/king-marker</comment>
        <translation>marqueur Roi</translation>
    </message>
    <message>
        <source>Robber Baron marker</source>
        <comment>piece/robber-marker</comment>
        <translation>marqueur Chevalier-brigand</translation>
    </message>
    <message>
        <source>messenger</source>
        <comment>piece/messenger</comment>
        <translation>héraut</translation>
    </message>
    <message>
        <source>message</source>
        <comment>piece/message-tile</comment>
        <translation>missive</translation>
    </message>
    <message>
        <source>ferry</source>
        <comment>piece/ferry</comment>
        <translation>{ferry|bac}</translation>
    </message>
    <message>
        <source>{gold piece|gold ingot}</source>
        <comment>piece/gold-ingot</comment>
        <translation>lingot d’or</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>piece/mage</comment>
        <translation>mage</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>piece/witch</comment>
        <translation>sorcière</translation>
    </message>
    <message>
        <source>robber</source>
        <comment>piece/bandit</comment>
        <translation>{bandit|voleur}</translation>
    </message>
    <message>
        <source>phantom</source>
        <comment>piece/phantom</comment>
        <translation>spectre</translation>
    </message>
    <message>
        <source>flea</source>
        <comment>piece/plague-flea</comment>
        <translation>puce</translation>
    </message>
    <message>
        <source>outbreak token</source>
        <comment>piece/outbreak</comment>
        <translation>jeton Épidémie</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <comment>piece/tunnel-token</comment>
        <translation>jeton Tunnel</translation>
    </message>
    <message>
        <source>shed</source>
        <comment>piece/shed</comment>
        <translation>remise</translation>
    </message>
    <message>
        <source>house</source>
        <comment>piece/house</comment>
        <translation>maison</translation>
    </message>
    <message>
        <source>small tower</source>
        <comment>piece/small-tower</comment>
        <translation>petite tour</translation>
    </message>
    <message>
        <source>teacher</source>
        <comment>piece/teacher</comment>
        <translation>professeur</translation>
    </message>
    <message>
        <source>token of La Porxada</source>
        <comment>piece/porxada-token</comment>
        <translation>jeton de La Porxada</translation>
    </message>
    <message>
        <source>quince token</source>
        <comment>piece/quince</comment>
        <translation>jeton Coing</translation>
    </message>
    <message>
        <source>apple token</source>
        <comment>piece/apple</comment>
        <translation>jeton Pomme</translation>
    </message>
    <message>
        <source>apricot token</source>
        <comment>piece/apricot</comment>
        <translation>jeton Abricot</translation>
    </message>
    <message>
        <source>cherry token</source>
        <comment>piece/cherry</comment>
        <translation>jeton Cerise</translation>
    </message>
    <message>
        <source>plum token</source>
        <comment>piece/plum</comment>
        <translation>jeton Prune</translation>
    </message>
    <message>
        <source>elder token</source>
        <comment>piece/elder</comment>
        <translation>jeton Sureau</translation>
    </message>
    <message>
        <source>tollhouse</source>
        <comment>piece/tollhouse</comment>
        <translation>poste de péage</translation>
    </message>
    <message>
        <source>gift “Synod”</source>
        <comment>piece/synod-card</comment>
        <translation>présent «&#xa0;Synode&#xa0;»</translation>
    </message>
    <message>
        <source>gift “Road Sweeper”</source>
        <comment>piece/sweeper-card</comment>
        <translation>présent «&#xa0;Cantonnier&#xa0;»</translation>
    </message>
    <message>
        <source>gift “Change Position”</source>
        <comment>piece/position-card</comment>
        <translation>présent «&#xa0;Debout/Couché&#xa0;»</translation>
    </message>
    <message>
        <source>gift “Cash Out”</source>
        <comment>piece/cash-card</comment>
        <translation>présent «&#xa0;Retrait&#xa0;»</translation>
    </message>
    <message>
        <source>gift “Take 2”</source>
        <comment>piece/take-two-card</comment>
        <translation>présent «&#xa0;Prends-en-2&#xa0;»</translation>
    </message>
    <message>
        <source>chip 2/6</source>
        <comment>piece/chip-2-6</comment>
        <translation>jeton de pari 2/6</translation>
    </message>
    <message>
        <source>chip 3/5</source>
        <comment>piece/chip-3-5</comment>
        <translation>jeton de pari 3/5</translation>
    </message>
    <message>
        <source>chip 3/6</source>
        <comment>piece/chip-3-6</comment>
        <translation>jeton de pari 3/6</translation>
    </message>
    <message>
        <source>chip 4/7+</source>
        <comment>piece/chip-4-7</comment>
        <translation>jeton de pari 4/7+</translation>
    </message>
    <message>
        <source>chip 4</source>
        <comment>piece/chip-4</comment>
        <translation>jeton de pari 4</translation>
    </message>
    <message>
        <source>chip 5/8+</source>
        <comment>piece/chip-5-8</comment>
        <translation>jeton de pari 5/8+</translation>
    </message>
    <message>
        <source>meeple won with a wonder</source>
        <comment>piece/wonder-meeple</comment>
        <translation>meeple gagné avec une merveille</translation>
    </message>
    <message>
        <source>marker of a wonder</source>
        <comment>piece/wonder-marker</comment>
        <translation>marqueur de merveille</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <comment>piece/gingerbread-man</comment>
        <translation>bonhomme de pain d’épice</translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>piece/easter-bunny</comment>
        <translation>lapin de Pâques</translation>
    </message>
    <message>
        <source>Easter egg</source>
        <comment>piece/easter-egg</comment>
        <translation>œuf de Pâques</translation>
    </message>
    <message>
        <source>scoring tile for cities</source>
        <comment>piece/city-survey</comment>
        <translation>tuile d’évaluation des villes</translation>
    </message>
    <message>
        <source>scoring tile for roads</source>
        <comment>piece/road-survey</comment>
        <translation>tuile d’évaluation des routes</translation>
    </message>
    <message>
        <source>scoring tile for {cloisters|monasteries}</source>
        <comment>piece/monastery-survey</comment>
        <translation>tuile d’évaluation des abbayes</translation>
    </message>
    <message>
        <source>note token</source>
        <comment>piece/note-token</comment>
        <translation>jeton Note</translation>
    </message>
    <message>
        <source>black dragon</source>
        <comment>piece/black-dragon</comment>
        <translation>dragon noir</translation>
    </message>
    <message>
        <source>black fairy</source>
        <comment>piece/black-fairy</comment>
        <translation>fée noire</translation>
    </message>
    <message>
        <source>black tower {piece|floor}</source>
        <comment>piece/black-floor</comment>
        <translation>étage de tour noir</translation>
    </message>
    <message>
        <source>white tower {piece|floor}</source>
        <comment>piece/white-floor</comment>
        <translation>étage de tour blanc</translation>
    </message>
    <message>
        <source>city bridge</source>
        <comment>piece/city-bridge</comment>
        <translation>pont urbain</translation>
    </message>
    <message>
        <source>{cloister|monastery} token</source>
        <comment>piece/cloister-token</comment>
        <translation>jeton Abbaye</translation>
    </message>
    <message>
        <source>cleric</source>
        <comment>piece/cleric-tile</comment>
        <translation>clerc</translation>
    </message>
    <message>
        <source>serf</source>
        <comment>piece/serf-tile</comment>
        <translation>serf</translation>
    </message>
    <message>
        <source>courier</source>
        <comment>piece/courier</comment>
        <translation>coursier</translation>
    </message>
    <message>
        <source>negative test card</source>
        <comment>piece/negative-test</comment>
        <translation>carte de test négatif</translation>
    </message>
    <message>
        <source>positive test card</source>
        <comment>piece/positive-test</comment>
        <translation>carte de test positif</translation>
    </message>
    <message>
        <source>death card</source>
        <comment>piece/deadly-test</comment>
        <translation>carte mortelle</translation>
    </message>
    <message>
        <source>infection token</source>
        <comment>piece/infection</comment>
        <translation>jeton Infection</translation>
    </message>
    <message>
        <source>observation tower</source>
        <comment>piece/observation-tower</comment>
        <translation>tour d’observation</translation>
    </message>
    <message>
        <source>luck token</source>
        <comment>piece/luck-token</comment>
        <translation>jeton Chance</translation>
    </message>
    <message>
        <source>statue of Hans</source>
        <comment>piece/hans-statue</comment>
        <translation>statue de Hans</translation>
    </message>
    <message>
        <source>obelisk</source>
        <comment>piece/obelisk</comment>
        <translation>obélisque</translation>
    </message>
    <message>
        <source>curd cheese</source>
        <comment>piece/curd-cheese</comment>
        <translation>fromage d’Olomouc</translation>
    </message>
    <message>
        <source>privilege token</source>
        <comment>piece/privilege</comment>
        <translation>jeton Privilège</translation>
    </message>
    <message>
        <source>clock token</source>
        <comment>piece/season-clock</comment>
        <translation>jeton Horloge</translation>
    </message>
    <message>
        <source>windmill</source>
        <comment>piece/windmill</comment>
        <translation>moulin à vent</translation>
    </message>
    <message>
        <source>violet flower token</source>
        <comment>piece/violet-flower</comment>
        <translation>jeton Fleur violette</translation>
    </message>
    <message>
        <source>orange flower token</source>
        <comment>piece/orange-flower</comment>
        <translation>jeton Fleur orange</translation>
    </message>
    <message>
        <source>white flower token</source>
        <comment>piece/white-flower</comment>
        <translation>jeton Fleur blanche</translation>
    </message>
    <message>
        <source>light blue flower token</source>
        <comment>piece/blue-flower</comment>
        <translation>jeton Fleur bleu clair</translation>
    </message>
    <message>
        <source>donkey</source>
        <comment>piece/donkey</comment>
        <translation>âne</translation>
    </message>
    <message>
        <source>Unfinished roads to cathedrals in Germany</source>
        <comment>option/unfinished-roads-to-cathedrals</comment>
        <translation>Routes inachevées vers des cathédrales d’Allemagne</translation>
    </message>
    <message>
        <source>At the end an unfinished road that leads to a cathedral in Germany pays 1 point for each tile, or 2 as a completed one does; the rules speak of completed roads only, and older tables of both.</source>
        <comment>option/unfinished-roads-to-cathedrals/sentence</comment>
        <translation>À la fin, une route inachevée qui mène à une cathédrale d’Allemagne rapporte 1&#xa0;point par tuile, ou 2 comme une route complétée&#x202f;; les règles ne parlent que de routes complétées, des tableaux plus anciens des deux.</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>option/unfinished-roads-to-cathedrals=single</comment>
        <translation>1&#xa0;point</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>option/unfinished-roads-to-cathedrals=double</comment>
        <translation>2&#xa0;points</translation>
    </message>
    <message>
        <source>Rules of the labyrinth</source>
        <comment>option/labyrinth-rules</comment>
        <translation>Règles du labyrinthe</translation>
    </message>
    <message>
        <source>A labyrinth is nothing but a place where four roads are one, or, by the advanced rules, it parts them where {followers|meeples} are deployed, and each {follower|meeple} there adds 2 points when the road is completed.</source>
        <comment>option/labyrinth-rules/sentence</comment>
        <translation>Un labyrinthe n’est qu’un endroit où quatre routes n’en font qu’une&#x202f;; ou, selon les règles avancées, il les sépare pour la pose des {partisans|meeples}, et chaque {partisan|meeple} présent ajoute 2&#xa0;points quand la route est complétée.</translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/labyrinth-rules=basic</comment>
        <translation>Règles de base</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/labyrinth-rules=advanced</comment>
        <translation>Règles avancées</translation>
    </message>
    <message>
        <source>Worth of little buildings</source>
        <comment>option/little-building-worth</comment>
        <translation>Valeur des petits bâtiments</translation>
    </message>
    <message>
        <source>All little buildings add 1 point, or a shed adds 1, a house 2 and a tower 3; then everybody gets as many of each.</source>
        <comment>option/little-building-worth/sentence</comment>
        <translation>Tous les petits bâtiments ajoutent 1&#xa0;point, ou une remise ajoute 1, une maison 2 et une tour 3&#x202f;; chacun en reçoit alors autant de chaque sorte.</translation>
    </message>
    <message>
        <source>All alike</source>
        <comment>option/little-building-worth=alike</comment>
        <translation>Tous pareils</translation>
    </message>
    <message>
        <source>By kind</source>
        <comment>option/little-building-worth=by-kind</comment>
        <translation>Selon la sorte</translation>
    </message>
    <message>
        <source>Tiles of Spiel Doch!</source>
        <comment>option/spiel-doch-use</comment>
        <translation>Tuiles de Spiel Doch!</translation>
    </message>
    <message>
        <source>The two tiles are mixed with the others, or begin the landscape together in place of the start tile.</source>
        <comment>option/spiel-doch-use/sentence</comment>
        <translation>Les deux tuiles sont mêlées aux autres, ou commencent ensemble le paysage à la place de la tuile de départ.</translation>
    </message>
    <message>
        <source>Mixed with the others</source>
        <comment>option/spiel-doch-use=mixed</comment>
        <translation>Mêlées aux autres</translation>
    </message>
    <message>
        <source>Begin the landscape</source>
        <comment>option/spiel-doch-use=start</comment>
        <translation>Commencent le paysage</translation>
    </message>
    <message>
        <source>Points for Spiel Doch!</source>
        <comment>option/spiel-doch-points</comment>
        <translation>Points pour Spiel Doch!</translation>
    </message>
    <message>
        <source>Whoever lays the two tiles side by side so that they can be read scores nothing, or 5 points as a variant has it.</source>
        <comment>option/spiel-doch-points/sentence</comment>
        <translation>Le joueur qui place les deux tuiles côte à côte de sorte qu’on puisse les lire ne marque rien, ou 5&#xa0;points selon une variante.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>option/spiel-doch-points=none</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>5 points</source>
        <comment>option/spiel-doch-points=five</comment>
        <translation>5&#xa0;points</translation>
    </message>
    <message>
        <source>Where a river or the City of Carcassonne opens the board, the usual start tile leaves the game, or is mixed with the land tiles where they are drawn from a bag that hides its dark back.</source>
        <comment>option/start-tile-in-bag/sentence</comment>
        <translation>Quand une rivière ou la Ville de Carcassonne commence le paysage, la tuile de départ habituelle quitte la partie, ou elle est mêlée aux tuiles Terrain si on les pioche dans un sac qui cache son dos foncé.</translation>
    </message>
    <message>
        <source>When the dragon moves</source>
        <comment>option/dragon-moment</comment>
        <translation>Moment du dragon</translation>
    </message>
    <message>
        <source>A dragon on the new tile moves before anything is deployed (later rules), after that but before completed features are scored (first rules of HiG and ZMG), or after they are scored (first rules of RGG).</source>
        <comment>option/dragon-moment/sentence</comment>
        <translation>Un dragon sur la nouvelle tuile se déplace avant toute pose (règles ultérieures), après la pose mais avant l’évaluation des zones complétées (premières règles de HiG et ZMG), ou après leur évaluation (premières règles de RGG).</translation>
    </message>
    <message>
        <source>Before deploying</source>
        <comment>option/dragon-moment=placed</comment>
        <translation>Avant la pose</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <comment>option/dragon-moment=wood</comment>
        <translation>Avant l’évaluation</translation>
    </message>
    <message>
        <source>After scoring</source>
        <comment>option/dragon-moment=scored</comment>
        <translation>Après l’évaluation</translation>
    </message>
    <message>
        <source>The dragon and towers</source>
        <comment>option/dragon-and-towers</comment>
        <translation>Le dragon et les tours</translation>
    </message>
    <message>
        <source>When the dragon comes to the tile of a tower, the {follower|meeple} on top goes home as any other, or it is safe up there; the sources disagree.</source>
        <comment>option/dragon-and-towers/sentence</comment>
        <translation>Quand le dragon arrive sur la tuile d’une tour, le {partisan|meeple} au sommet retourne dans la réserve comme tout autre, ou il y est à l’abri&#x202f;; les sources se contredisent.</translation>
    </message>
    <message>
        <source>It goes home</source>
        <comment>option/dragon-and-towers=eaten</comment>
        <translation>Il s’en va</translation>
    </message>
    <message>
        <source>It is safe</source>
        <comment>option/dragon-and-towers=safe</comment>
        <translation>Il est à l’abri</translation>
    </message>
    <message>
        <source>Where the fairy stands</source>
        <comment>option/fairy-place</comment>
        <translation>Où se tient la fée</translation>
    </message>
    <message>
        <source>The fairy stands beside one {follower|meeple} and is good for that one alone (HiG), or on a tile and is good for all that stand there (first rules of RGG and ZMG).</source>
        <comment>option/fairy-place/sentence</comment>
        <translation>La fée se tient à côté d’un {partisan|meeple} et ne profite qu’à lui (HiG), ou sur une tuile et profite à tous ceux qui s’y trouvent (premières règles de RGG et ZMG).</translation>
    </message>
    <message>
        <source>Beside a {follower|meeple}</source>
        <comment>option/fairy-place=beside</comment>
        <translation>À côté d’un {partisan|meeple}</translation>
    </message>
    <message>
        <source>On a tile</source>
        <comment>option/fairy-place=tile</comment>
        <translation>Sur une tuile</translation>
    </message>
    <message>
        <source>Points of a fairy on a tile</source>
        <comment>option/fairy-tile-points</comment>
        <translation>Points d’une fée sur une tuile</translation>
    </message>
    <message>
        <source>At the beginning of a turn a fairy on a tile pays its 1 point once, or for each figure that the player has on the tile.</source>
        <comment>option/fairy-tile-points/sentence</comment>
        <translation>Au début d’un tour, une fée sur une tuile rapporte son point une fois, ou pour chaque pion que le joueur a sur la tuile.</translation>
    </message>
    <message>
        <source>Once</source>
        <comment>option/fairy-tile-points=once</comment>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>For each figure</source>
        <comment>option/fairy-tile-points=each</comment>
        <translation>Par pion</translation>
    </message>
    <message>
        <source>Princesses</source>
        <comment>option/princess-duty</comment>
        <translation>Princesses</translation>
    </message>
    <message>
        <source>When a princess joins a city with knights, the player may send one of them home (HiG), or must (rules of RGG and ZMG).</source>
        <comment>option/princess-duty/sentence</comment>
        <translation>Quand une princesse rejoint une ville avec des chevaliers, le joueur peut renvoyer l’un d’eux dans la réserve (HiG), ou le doit (règles de RGG et ZMG).</translation>
    </message>
    <message>
        <source>May</source>
        <comment>option/princess-duty=may</comment>
        <translation>Peut</translation>
    </message>
    <message>
        <source>Must</source>
        <comment>option/princess-duty=must</comment>
        <translation>Doit</translation>
    </message>
    <message>
        <source>When the knight leaves</source>
        <comment>option/princess-moment</comment>
        <translation>Moment du départ du chevalier</translation>
    </message>
    <message>
        <source>A player who may send a knight home decides so when the tile is placed, or when the wood is moved, as one of the actions there.</source>
        <comment>option/princess-moment/sentence</comment>
        <translation>Un joueur qui peut renvoyer un chevalier le décide quand la tuile est placée, ou lors de la pose d’un pion, comme une des actions possibles.</translation>
    </message>
    <message>
        <source>When the tile is placed</source>
        <comment>option/princess-moment=placed</comment>
        <translation>Quand la tuile est placée</translation>
    </message>
    <message>
        <source>When the wood is moved</source>
        <comment>option/princess-moment=wood</comment>
        <translation>Lors de la pose d’un pion</translation>
    </message>
    <message>
        <source>Worth of the King and the Robber Baron</source>
        <comment>option/title-scoring</comment>
        <translation>Valeur du Roi et du Chevalier-brigand</translation>
    </message>
    <message>
        <source>A title is worth 1 point for each completed city or road after the game, or 10 points, or 15 points and both together 40, or nothing then but 1 point whenever another city or road is completed while it is held.</source>
        <comment>option/title-scoring/sentence</comment>
        <translation>Un titre vaut 1&#xa0;point par ville ou route complétée après la partie, ou 10&#xa0;points, ou 15&#xa0;points et les deux ensemble 40, ou rien alors, mais 1&#xa0;point chaque fois qu’une autre ville ou route est complétée tant qu’on le détient.</translation>
    </message>
    <message>
        <source>1 point for each completed</source>
        <comment>option/title-scoring=completed</comment>
        <translation>1&#xa0;point par zone complétée</translation>
    </message>
    <message>
        <source>10 points each</source>
        <comment>option/title-scoring=ten</comment>
        <translation>10&#xa0;points chacun</translation>
    </message>
    <message>
        <source>15 points, both 40</source>
        <comment>option/title-scoring=fifteen-forty</comment>
        <translation>15&#xa0;points, les deux 40</translation>
    </message>
    <message>
        <source>1 point for each while held</source>
        <comment>option/title-scoring=while-held</comment>
        <translation>1&#xa0;point par zone, tant que détenu</translation>
    </message>
    <message>
        <source>Board of the City of Carcassonne</source>
        <comment>option/carcassonne-board</comment>
        <translation>Plateau de la Ville de Carcassonne</translation>
    </message>
    <message>
        <source>The city that opens the board is laid from its twelve tiles or two pieces, or it is the single board of 2015, which shows one city more on its rim and counts as one tile.</source>
        <comment>option/carcassonne-board/sentence</comment>
        <translation>La ville qui commence le paysage est composée de ses douze tuiles ou de deux pièces, ou c’est le plateau unique de 2015, qui montre une ville de plus sur son bord et compte comme une tuile.</translation>
    </message>
    <message>
        <source>Twelve tiles or two pieces</source>
        <comment>option/carcassonne-board=pieces</comment>
        <translation>Douze tuiles ou deux pièces</translation>
    </message>
    <message>
        <source>The single board of 2015</source>
        <comment>option/carcassonne-board=single</comment>
        <translation>Le plateau unique de 2015</translation>
    </message>
    <message>
        <source>From Carcassonne to an empty feature</source>
        <comment>option/count-empty-features</comment>
        <translation>De Carcassonne vers une zone vide</translation>
    </message>
    <message>
        <source>When a feature is completed on which nobody stands, nobody may move there from the City of Carcassonne, since it is not scored, or everybody may; the publisher&apos;s later answer is the first.</source>
        <comment>option/count-empty-features/sentence</comment>
        <translation>Quand une zone où ne se tient personne est complétée, nul ne peut y aller depuis la Ville de Carcassonne puisqu’elle n’est pas évaluée, ou chacun le peut&#x202f;; la première lecture est la réponse ultérieure de l’éditeur.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <comment>option/count-empty-features=closed</comment>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Allowed</source>
        <comment>option/count-empty-features=open</comment>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Notes of the bards</source>
        <comment>option/note-tokens</comment>
        <translation>Notes des bardes</translation>
    </message>
    <message>
        <source>Any number of note tokens on a feature makes it worth more just once (basic rules), or each of them does (advanced rules).</source>
        <comment>option/note-tokens/sentence</comment>
        <translation>Des jetons Note, quel que soit leur nombre, n’augmentent la valeur d’une zone qu’une fois (règles de base), ou chacun le fait (règles avancées).</translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>option/note-tokens=basic</comment>
        <translation>Règles de base</translation>
    </message>
    <message>
        <source>Advanced rules</source>
        <comment>option/note-tokens=advanced</comment>
        <translation>Règles avancées</translation>
    </message>
    <message>
        <source>Gain by the statue of Hans</source>
        <comment>option/hans-bonus</comment>
        <translation>Gain par la statue de Hans</translation>
    </message>
    <message>
        <source>The statue doubles all points, or adds no more than 40 to them (friendly rules).</source>
        <comment>option/hans-bonus/sentence</comment>
        <translation>La statue double tous les points, ou n’y ajoute pas plus de 40 (règles amicales).</translation>
    </message>
    <message>
        <source>All points</source>
        <comment>option/hans-bonus=double</comment>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>At most 40 points</source>
        <comment>option/hans-bonus=forty</comment>
        <translation>40&#xa0;points au plus</translation>
    </message>
    <message>
        <source>Into Carcassonne in a double turn</source>
        <comment>option/count-double-turn</comment>
        <translation>Vers Carcassonne dans un double tour</translation>
    </message>
    <message>
        <source>In a double turn the player may put a {follower|meeple} into the City of Carcassonne only once, or with each of the two tiles; the publisher&apos;s answer and the first rules disagree.</source>
        <comment>option/count-double-turn/sentence</comment>
        <translation>Dans un double tour, le joueur peut mettre un {partisan|meeple} dans la Ville de Carcassonne une seule fois, ou avec chacune des deux tuiles&#x202f;; la réponse de l’éditeur et les premières règles se contredisent.</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <comment>option/count-double-turn=once</comment>
        <translation>Une fois par tour</translation>
    </message>
    <message>
        <source>With each tile</source>
        <comment>option/count-double-turn=each-tile</comment>
        <translation>Avec chaque tuile</translation>
    </message>
    <message>
        <source>Out of Carcassonne before the final scoring</source>
        <comment>option/count-before-final-scoring</comment>
        <translation>Quitter Carcassonne avant l’évaluation finale</translation>
    </message>
    <message>
        <source>Before the final scoring only the market may be left, for {farms|fields} (later rules), or all {quarters|districts} for unfinished features and {farms|fields} (first rules).</source>
        <comment>option/count-before-final-scoring/sentence</comment>
        <translation>Avant l’évaluation finale, on ne peut quitter que le marché, pour les {champs|prés} (règles ultérieures), ou tous les quartiers, pour les zones inachevées et les {champs|prés} (premières règles).</translation>
    </message>
    <message>
        <source>Only the market</source>
        <comment>option/count-before-final-scoring=market</comment>
        <translation>Le marché seul</translation>
    </message>
    <message>
        <source>All {quarters|districts}</source>
        <comment>option/count-before-final-scoring=all</comment>
        <translation>Tous les quartiers</translation>
    </message>
    <message>
        <source>Way of the count</source>
        <comment>option/count-movement</comment>
        <translation>Trajet du comte</translation>
    </message>
    <message>
        <source>Whoever put a {follower|meeple} into the City of Carcassonne may move the count where they like, or the count goes on clockwise by himself, or follows that {follower|meeple}.</source>
        <comment>option/count-movement/sentence</comment>
        <translation>Le joueur qui a mis un {partisan|meeple} dans la Ville de Carcassonne peut déplacer le comte où il veut, ou le comte avance de lui-même dans le sens horaire, ou il suit ce {partisan|meeple}.</translation>
    </message>
    <message>
        <source>As the player likes</source>
        <comment>option/count-movement=chosen</comment>
        <translation>Au choix du joueur</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <comment>option/count-movement=clockwise</comment>
        <translation>Dans le sens horaire</translation>
    </message>
    <message>
        <source>After the {follower|meeple}</source>
        <comment>option/count-movement=follower</comment>
        <translation>À la suite du {partisan|meeple}</translation>
    </message>
    <message>
        <source>Another start</source>
        <comment>element/other-start</comment>
        <translation>Autre départ</translation>
    </message>
    <message>
        <source>Something else than the start tile of the base game begins the landscape.</source>
        <comment>element/other-start/sentence</comment>
        <translation>Autre chose que la tuile de départ du jeu de base commence le paysage.</translation>
    </message>
    <message>
        <source>Crop circles</source>
        <comment>element/crop-circles</comment>
        <translation>Agroglyphes</translation>
    </message>
    <message>
        <source>A crop circle brings another figure of its kind to all players, or sends one home.</source>
        <comment>element/crop-circles/sentence</comment>
        <translation>Un agroglyphe apporte à tous les joueurs un autre pion de sa sorte, ou en renvoie un dans la réserve.</translation>
    </message>
    <message>
        <source>Besieged cities</source>
        <comment>element/besieged-cities</comment>
        <translation>Villes assiégées</translation>
    </message>
    <message>
        <source>A besieged city pays less, but more to farmers, and its knights may escape.</source>
        <comment>element/besieged-cities/sentence</comment>
        <translation>Une ville assiégée rapporte moins, mais plus aux paysans, et ses chevaliers peuvent s’échapper.</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>element/halflings</comment>
        <translation>Demi-tuiles</translation>
    </message>
    <message>
        <source>Half tiles that are laid along their short sides.</source>
        <comment>element/halflings/sentence</comment>
        <translation>Des moitiés de tuiles que l’on place par leurs petits côtés.</translation>
    </message>
    <message>
        <source>Monasteries with two ways to score</source>
        <comment>element/special-monasteries</comment>
        <translation>Abbayes à deux évaluations</translation>
    </message>
    <message>
        <source>Whoever comes to such a {cloister|monastery} scores the tiles around it, or at the end whole rows of tiles.</source>
        <comment>element/special-monasteries/sentence</comment>
        <translation>Celui qui rejoint une telle abbaye évalue les tuiles autour, ou à la fin des rangées entières de tuiles.</translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>element/wonders</comment>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Whoever first reaches a certain score builds a wonder of five squares.</source>
        <comment>element/wonders/sentence</comment>
        <translation>Le premier qui atteint un certain score construit une merveille de cinq carrés.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>element/dragon</comment>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>A dragon that volcanoes call and that all players move; it sends home whoever stands in its way.</source>
        <comment>element/dragon/sentence</comment>
        <translation>Un dragon que les volcans appellent et que tous les joueurs déplacent&#x202f;; il renvoie dans la réserve ceux qui se trouvent sur son chemin.</translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>element/fairy</comment>
        <translation>Fée</translation>
    </message>
    <message>
        <source>A fairy that brings points to a {follower|meeple} and keeps the dragon away.</source>
        <comment>element/fairy/sentence</comment>
        <translation>Une fée qui apporte des points à un {partisan|meeple} et tient le dragon à distance.</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>element/princess</comment>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>A princess who takes a knight out of a city.</source>
        <comment>element/princess/sentence</comment>
        <translation>Une princesse qui fait sortir un chevalier d’une ville.</translation>
    </message>
    <message>
        <source>Magic portal</source>
        <comment>element/magic-portal</comment>
        <translation>Portail magique</translation>
    </message>
    <message>
        <source>A gate through which a {follower|meeple} is deployed anywhere in the landscape.</source>
        <comment>element/magic-portal/sentence</comment>
        <translation>Une porte par laquelle un {partisan|meeple} est posé n’importe où dans le paysage.</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>element/tower</comment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Towers grow {piece by piece|floor by floor}, and take {followers|meeples} prisoner as far as they reach.</source>
        <comment>element/tower/sentence</comment>
        <translation>Les tours s’élèvent étage par étage et font prisonniers les {partisans|meeples} à leur portée.</translation>
    </message>
    <message>
        <source>Count of Carcassonne</source>
        <comment>element/count-of-carcassonne</comment>
        <translation>Comte de Carcassonne</translation>
    </message>
    <message>
        <source>A city opens the board where {followers|meeples} wait in four {quarters|districts} for what is scored, and a count who blocks one of them.</source>
        <comment>element/count-of-carcassonne/sentence</comment>
        <translation>Une ville commence le paysage&#x202f;; dans ses quatre quartiers, des {partisans|meeples} attendent les évaluations, et un comte bloque un des quartiers.</translation>
    </message>
    <message>
        <source>King</source>
        <comment>element/king</comment>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Whoever completes the largest city is king, which pays for all completed cities after the game.</source>
        <comment>element/king/sentence</comment>
        <translation>Le joueur qui complète la plus grande ville est roi, ce qui rapporte pour toutes les villes complétées après la partie.</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>element/robber-baron</comment>
        <translation>Chevalier-brigand</translation>
    </message>
    <message>
        <source>Whoever completes the longest road is robber baron, which pays for all completed roads after the game.</source>
        <comment>element/robber-baron/sentence</comment>
        <translation>Le joueur qui complète la plus longue route est chevalier-brigand, ce qui rapporte pour toutes les routes complétées après la partie.</translation>
    </message>
    <message>
        <source>Shrines</source>
        <comment>element/shrines</comment>
        <translation>Lieux de culte</translation>
    </message>
    <message>
        <source>Buildings that score as {cloisters|monasteries} and challenge those beside them; whichever is completed first takes it all.</source>
        <comment>element/shrines/sentence</comment>
        <translation>Des bâtiments qui s’évaluent comme des abbayes et défient celles d’à côté&#x202f;; le premier complété prend tout.</translation>
    </message>
    <message>
        <source>Catapult</source>
        <comment>element/catapult</comment>
        <translation>Catapulte</translation>
    </message>
    <message>
        <source>After a tile with a fair everybody hurls a token of the same kind, for points or against figures.</source>
        <comment>element/catapult/sentence</comment>
        <translation>Après une tuile avec une foire, chacun lance un jeton de la même sorte, pour des points ou contre des pions.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <comment>element/bridges</comment>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Wood that carries a road over whatever lies on a tile.</source>
        <comment>element/bridges/sentence</comment>
        <translation>Une pièce de bois qui fait passer une route par-dessus ce qui se trouve sur une tuile.</translation>
    </message>
    <message>
        <source>Castles</source>
        <comment>element/castles</comment>
        <translation>Forteresses</translation>
    </message>
    <message>
        <source>A small city may become a castle, whose owner takes the points of the next feature completed beside it.</source>
        <comment>element/castles/sentence</comment>
        <translation>Une petite ville peut devenir une forteresse, dont le propriétaire prend les points de la prochaine zone complétée à côté.</translation>
    </message>
    <message>
        <source>Bazaars</source>
        <comment>element/bazaars</comment>
        <translation>Bazars</translation>
    </message>
    <message>
        <source>A tile with a bazaar puts as many tiles up for auction as there are players.</source>
        <comment>element/bazaars/sentence</comment>
        <translation>Une tuile avec un bazar met aux enchères autant de tuiles qu’il y a de joueurs.</translation>
    </message>
    <message>
        <source>Hills</source>
        <comment>element/hills</comment>
        <translation>Collines</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a hill decides a tie; a hill hides a second tile below it.</source>
        <comment>element/hills/sentence</comment>
        <translation>Un {partisan|meeple} sur une colline départage une égalité&#x202f;; une colline cache sous elle une deuxième tuile.</translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>element/shepherd</comment>
        <translation>Berger</translation>
    </message>
    <message>
        <source>A figure that gathers sheep on a {farm|field} until they are led to the stable, or a wolf comes.</source>
        <comment>element/shepherd/sentence</comment>
        <translation>Un pion qui rassemble des moutons sur un {champ|pré} jusqu’à ce qu’ils soient menés à l’étable, ou qu’un loup vienne.</translation>
    </message>
    <message>
        <source>Vineyards</source>
        <comment>element/vineyards</comment>
        <translation>Vignobles</translation>
    </message>
    <message>
        <source>Each vineyard around a completed {cloister|monastery} makes it worth 3 points more.</source>
        <comment>element/vineyards/sentence</comment>
        <translation>Chaque vignoble autour d’une abbaye complétée en augmente la valeur de 3&#xa0;points.</translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>element/circus</comment>
        <translation>Cirque</translation>
    </message>
    <message>
        <source>When the big top moves on, all {followers|meeples} around it earn what the hidden animal is worth.</source>
        <comment>element/circus/sentence</comment>
        <translation>Quand le chapiteau se déplace, tous les {partisans|meeples} autour gagnent la valeur de l’animal caché.</translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>element/acrobats</comment>
        <translation>Artistes</translation>
    </message>
    <message>
        <source>Three {followers|meeples} build a pyramid that pays each of them.</source>
        <comment>element/acrobats/sentence</comment>
        <translation>Trois {partisans|meeples} forment une pyramide qui rapporte à chacun d’eux.</translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>element/ringmaster</comment>
        <translation>Directeur de cirque</translation>
    </message>
    <message>
        <source>A {follower|meeple} that earns more for each circus and each acrobat tile around it.</source>
        <comment>element/ringmaster/sentence</comment>
        <translation>Un {partisan|meeple} qui gagne plus pour chaque tuile Cirque et chaque tuile Artiste autour de lui.</translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}</source>
        <comment>element/guard-meeples</comment>
        <translation>{Partisans|Meeples} sentinelles</translation>
    </message>
    <message>
        <source>{Followers|Meeples} that no ghost can frighten.</source>
        <comment>element/guard-meeples/sentence</comment>
        <translation>Des {partisans|meeples} qu’aucun fantôme n’effraie.</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <comment>element/ghosts</comment>
        <translation>Fantômes</translation>
    </message>
    <message>
        <source>Where mist spreads or ends, ghosts come to {followers|meeples} and cost points; the third drives one off.</source>
        <comment>element/ghosts/sentence</comment>
        <translation>Là où le brouillard s’étend ou finit, des fantômes viennent aux {partisans|meeples} et coûtent des points&#x202f;; le troisième en chasse un.</translation>
    </message>
    <message>
        <source>Haunted castles</source>
        <comment>element/haunted-castles</comment>
        <translation>Châteaux hantés</translation>
    </message>
    <message>
        <source>A castle that is worth more the more of the tiles around it lie in the mist.</source>
        <comment>element/haunted-castles/sentence</comment>
        <translation>Un château qui vaut d’autant plus que les tuiles autour sont dans le brouillard.</translation>
    </message>
    <message>
        <source>Cemeteries</source>
        <comment>element/cemeteries</comment>
        <translation>Cimetières</translation>
    </message>
    <message>
        <source>A place that pays nothing but brings one more {guard follower|guard meeple} when it is surrounded.</source>
        <comment>element/cemeteries/sentence</comment>
        <translation>Un lieu qui ne rapporte rien, mais donne un {partisan|meeple} sentinelle de plus quand il est entouré.</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>element/wheel-of-fortune</comment>
        <translation>Roue de la Fortune</translation>
    </message>
    <message>
        <source>A pig runs round a wheel of six fates, good and bad; {followers|meeples} may wait for it on the wheel&apos;s crowns.</source>
        <comment>element/wheel-of-fortune/sentence</comment>
        <translation>Un cochon court autour d’une roue de six destins, bons et mauvais&#x202f;; des {partisans|meeples} peuvent l’attendre sur les couronnes de la roue.</translation>
    </message>
    <message>
        <source>{Flier|Flying machines}</source>
        <comment>element/flier</comment>
        <translation>Machines volantes</translation>
    </message>
    <message>
        <source>A {follower|meeple} flies on where the arrow points, as far as a die says, also to an occupied feature.</source>
        <comment>element/flier/sentence</comment>
        <translation>Un {partisan|meeple} s’envole dans le sens de la flèche, aussi loin que le dé le dit, même vers une zone occupée.</translation>
    </message>
    <message>
        <source>{Messages|Messengers}</source>
        <comment>element/messengers</comment>
        <translation>{Missives|Hérauts}</translation>
    </message>
    <message>
        <source>A second scoring figure; whichever stops on a dark space may bring a message.</source>
        <comment>element/messengers/sentence</comment>
        <translation>Un deuxième pion de score&#x202f;; celui des deux qui s’arrête sur une case foncée peut apporter une missive.</translation>
    </message>
    <message>
        <source>Ferries</source>
        <comment>element/ferries</comment>
        <translation>{Ferries|Bacs}</translation>
    </message>
    <message>
        <source>A ferry joins two of the roads that end at a lake, and may be moved when such a road grows.</source>
        <comment>element/ferries/sentence</comment>
        <translation>Un {ferry|bac} relie deux des routes qui s’arrêtent à un lac, et peut être déplacé quand une telle route s’agrandit.</translation>
    </message>
    <message>
        <source>Goldmines</source>
        <comment>element/goldmines</comment>
        <translation>Mines d’or</translation>
    </message>
    <message>
        <source>Gold lies on tiles until a feature there is scored; the more one has, the more each piece is worth.</source>
        <comment>element/goldmines/sentence</comment>
        <translation>De l’or reste sur des tuiles jusqu’à ce qu’une zone y soit évaluée&#x202f;; plus on en a, plus chaque lingot vaut.</translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>element/mage</comment>
        <translation>Mage</translation>
    </message>
    <message>
        <source>Each tile of the road or city where the mage stands is worth a point more.</source>
        <comment>element/mage/sentence</comment>
        <translation>Chaque tuile de la route ou de la ville où se tient le mage vaut un point de plus.</translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>element/witch</comment>
        <translation>Sorcière</translation>
    </message>
    <message>
        <source>The road or city where the witch stands is worth only half.</source>
        <comment>element/witch/sentence</comment>
        <translation>La route ou la ville où se tient la sorcière ne vaut que la moitié.</translation>
    </message>
    <message>
        <source>Robbers</source>
        <comment>element/robbers</comment>
        <translation>{Bandits|Voleurs}</translation>
    </message>
    <message>
        <source>A robber beside a scoring figure takes half as many points as that figure wins next.</source>
        <comment>element/robbers/sentence</comment>
        <translation>Un {bandit|voleur} à côté d’un pion de score prend la moitié des points que ce pion gagne ensuite.</translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>element/crop-circles-2</comment>
        <translation>{Agroglyphes II|Les Agroglyphes}</translation>
    </message>
    <message>
        <source>Six tiles; a crop circle brings figures of one kind to all players, or sends them home.</source>
        <comment>element/crop-circles-2/sentence</comment>
        <translation>Six tuiles&#x202f;; un agroglyphe apporte à tous les joueurs des pions d’une sorte, ou les renvoie dans la réserve.</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>element/crop-circles-1</comment>
        <translation>Agroglyphes I</translation>
    </message>
    <message>
        <source>The first six tiles with crop circles.</source>
        <comment>element/crop-circles-1/sentence</comment>
        <translation>Les six premières tuiles avec des agroglyphes.</translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>element/corn-circles</comment>
        <translation>Les Agroglyphes (Hiver)</translation>
    </message>
    <message>
        <source>Six tiles with crop circles in the snow.</source>
        <comment>element/corn-circles/sentence</comment>
        <translation>Six tuiles avec des agroglyphes dans la neige.</translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>element/river-3</comment>
        <translation>La Rivière III</translation>
    </message>
    <message>
        <source>The first river again, with two vineyards and two sheep in the first edition.</source>
        <comment>element/river-3/sentence</comment>
        <translation>La première rivière encore, avec deux vignobles et deux moutons dans la première édition.</translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>element/river-of-2021</comment>
        <translation>La Rivière de 2021</translation>
    </message>
    <message>
        <source>Twelve river tiles; a road leaves the spring, and a {cloister|monastery} stands at the lake.</source>
        <comment>element/river-of-2021/sentence</comment>
        <translation>Douze tuiles Rivière&#x202f;; une route part de la source, et une abbaye se dresse près du lac.</translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>element/anniversary-river</comment>
        <translation>Rivière du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>Seventeen river tiles, one of them of two squares.</source>
        <comment>element/anniversary-river/sentence</comment>
        <translation>Dix-sept tuiles Rivière, dont une de deux carrés.</translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>element/winter-river</comment>
        <translation>La Rivière en hiver</translation>
    </message>
    <message>
        <source>Twelve river tiles in the snow.</source>
        <comment>element/winter-river/sentence</comment>
        <translation>Douze tuiles Rivière dans la neige.</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>element/cathars</comment>
        <translation>Les Cathares</translation>
    </message>
    <message>
        <source>Four besieged cities; beside a {cloister|monastery} a knight may escape from the siege&apos;s own tile.</source>
        <comment>element/cathars/sentence</comment>
        <translation>Quatre villes assiégées&#x202f;; près d’une abbaye, un chevalier peut s’échapper de la tuile même du siège.</translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>element/siege</comment>
        <translation>Le Siège</translation>
    </message>
    <message>
        <source>The Cathars again; a {cloister|monastery} beside any tile of the city is enough for an escape.</source>
        <comment>element/siege/sentence</comment>
        <translation>Les Cathares encore&#x202f;; une abbaye à côté de n’importe quelle tuile de la ville suffit pour s’échapper.</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>element/besiegers</comment>
        <translation>Les Assiégeants</translation>
    </message>
    <message>
        <source>Six tiles with further sieges, played as the Cathars.</source>
        <comment>element/besiegers/sentence</comment>
        <translation>Six tuiles avec d’autres sièges, jouées comme les Cathares.</translation>
    </message>
    <message>
        <source>Phantom</source>
        <comment>element/phantom</comment>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>A {follower|meeple} that may be deployed beside another in the same turn.</source>
        <comment>element/phantom/sentence</comment>
        <translation>Un {partisan|meeple} qui peut être posé en plus d’un autre dans le même tour.</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>element/halflings-1</comment>
        <translation>Demi-tuiles I</translation>
    </message>
    <message>
        <source>Twelve half tiles, some of which each player keeps and lays in place of a drawn tile.</source>
        <comment>element/halflings-1/sentence</comment>
        <translation>Douze demi-tuiles&#x202f;; chaque joueur en garde quelques-unes et les place au lieu d’une tuile piochée.</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>element/halflings-2</comment>
        <translation>Demi-tuiles II</translation>
    </message>
    <message>
        <source>Twelve more half tiles, four of them with symbols of other expansions.</source>
        <comment>element/halflings-2/sentence</comment>
        <translation>Douze autres demi-tuiles, dont quatre avec des symboles d’autres extensions.</translation>
    </message>
    <message>
        <source>Plague</source>
        <comment>element/plague</comment>
        <translation>Peste</translation>
    </message>
    <message>
        <source>From outbreaks the fleas spread over the land and drive {followers|meeples} home, if they don&apos;t flee.</source>
        <comment>element/plague/sentence</comment>
        <translation>À partir des épidémies, les puces se répandent dans le pays et chassent les {partisans|meeples}, s’ils ne fuient pas.</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <comment>element/tunnels</comment>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Two tokens of a colour on two openings make one road of what ends there.</source>
        <comment>element/tunnels/sentence</comment>
        <translation>Deux jetons d’une couleur sur deux entrées ne font qu’une route de ce qui s’y arrête.</translation>
    </message>
    <message>
        <source>Festival</source>
        <comment>element/festival</comment>
        <translation>Festival</translation>
    </message>
    <message>
        <source>Instead of deploying a figure one may be taken home from anywhere.</source>
        <comment>element/festival/sentence</comment>
        <translation>Au lieu de poser un pion, on peut en récupérer un de n’importe où.</translation>
    </message>
    <message>
        <source>Wind roses</source>
        <comment>element/wind-roses</comment>
        <translation>Roses des vents</translation>
    </message>
    <message>
        <source>A tile with a quarter of the wind rose pays 3 points where it is laid in its quarter of the land.</source>
        <comment>element/wind-roses/sentence</comment>
        <translation>Une tuile avec un quart de la rose des vents rapporte 3&#xa0;points si elle est placée dans son quart du pays.</translation>
    </message>
    <message>
        <source>Little buildings</source>
        <comment>element/little-buildings</comment>
        <translation>Petits bâtiments</translation>
    </message>
    <message>
        <source>Sheds, houses and towers that make the tile on which they stand worth more to whoever scores it.</source>
        <comment>element/little-buildings/sentence</comment>
        <translation>Des remises, maisons et tours qui augmentent la valeur de leur tuile pour celui qui l’évalue.</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>element/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>A completed city with the congress hall of Darmstadt pays 3 points more.</source>
        <comment>element/darmstadtium/sentence</comment>
        <translation>Une ville complétée avec le palais des congrès de Darmstadt rapporte 3&#xa0;points de plus.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt</source>
        <comment>element/darmstadt-churches</comment>
        <translation>Églises de Darmstadt</translation>
    </message>
    <message>
        <source>A completed church pays 3 points to whoever has most {followers|meeples} on and around it.</source>
        <comment>element/darmstadt-churches/sentence</comment>
        <translation>Une église complétée rapporte 3&#xa0;points au joueur qui a le plus de {partisans|meeples} sur elle et autour.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>element/teacher</comment>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Whoever completes a road of the school gets the teacher, who copies the next points that are won.</source>
        <comment>element/teacher/sentence</comment>
        <translation>Le joueur qui complète une route de l’école reçoit le professeur, qui copie les prochains points gagnés.</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>element/german-castles</comment>
        <translation>Châteaux d’Allemagne</translation>
    </message>
    <message>
        <source>Double tiles that each player keeps; a castle pays when the ten squares around it are full, and roads and cities that end there pay more.</source>
        <comment>element/german-castles/sentence</comment>
        <translation>Des tuiles doubles que chaque joueur garde&#x202f;; un château rapporte quand les dix carrés autour sont pleins, et les routes et villes qui s’y arrêtent rapportent plus.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>element/german-cathedrals</comment>
        <translation>Cathédrales d’Allemagne</translation>
    </message>
    <message>
        <source>A {follower|meeple} in such a cathedral scores all roads that lead to it, and these roads pay double.</source>
        <comment>element/german-cathedrals/sentence</comment>
        <translation>Un {partisan|meeple} dans une telle cathédrale évalue toutes les routes qui y mènent, et ces routes rapportent le double.</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>element/german-monasteries</comment>
        <translation>Abbayes d’Allemagne</translation>
    </message>
    <message>
        <source>Six tiles with monasteries of this kind.</source>
        <comment>element/german-monasteries/sentence</comment>
        <translation>Six tuiles avec des abbayes de cette sorte.</translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>element/dutch-and-belgian-monasteries</comment>
        <translation>Abbayes des Pays-Bas et de Belgique</translation>
    </message>
    <message>
        <source>Six tiles, played as those in Germany.</source>
        <comment>element/dutch-and-belgian-monasteries/sentence</comment>
        <translation>Six tuiles, jouées comme celles d’Allemagne.</translation>
    </message>
    <message>
        <source>Japanese buildings</source>
        <comment>element/japanese-buildings</comment>
        <translation>Monuments japonais</translation>
    </message>
    <message>
        <source>Six tiles, played as the monasteries in Germany.</source>
        <comment>element/japanese-buildings/sentence</comment>
        <translation>Six tuiles, jouées comme les abbayes d’Allemagne.</translation>
    </message>
    <message>
        <source>Spiel 2014</source>
        <comment>element/spiel-2014</comment>
        <translation>Spiel 2014</translation>
    </message>
    <message>
        <source>A tile for the fair of 2014; no rules of its own.</source>
        <comment>element/spiel-2014/sentence</comment>
        <translation>Une tuile pour le salon de 2014&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2015</source>
        <comment>element/spiel-2015</comment>
        <translation>Spiel 2015</translation>
    </message>
    <message>
        <source>A tile for the fair of 2015; four roads end at a feast.</source>
        <comment>element/spiel-2015/sentence</comment>
        <translation>Une tuile pour le salon de 2015&#x202f;; quatre routes s’arrêtent à un festin.</translation>
    </message>
    <message>
        <source>Spiel 2016</source>
        <comment>element/spiel-2016</comment>
        <translation>Spiel 2016</translation>
    </message>
    <message>
        <source>A tile for the fair of 2016; a city to all sides.</source>
        <comment>element/spiel-2016/sentence</comment>
        <translation>Une tuile pour le salon de 2016&#x202f;; une ville de tous les côtés.</translation>
    </message>
    <message>
        <source>Spiel 2017</source>
        <comment>element/spiel-2017</comment>
        <translation>Spiel 2017</translation>
    </message>
    <message>
        <source>A tile for the fair of 2017; no rules of its own.</source>
        <comment>element/spiel-2017/sentence</comment>
        <translation>Une tuile pour le salon de 2017&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2018</source>
        <comment>element/spiel-2018</comment>
        <translation>Spiel 2018</translation>
    </message>
    <message>
        <source>A tile for the fair of 2018; one road runs to all sides.</source>
        <comment>element/spiel-2018/sentence</comment>
        <translation>Une tuile pour le salon de 2018&#x202f;; une route va vers tous les côtés.</translation>
    </message>
    <message>
        <source>Spiel 2019</source>
        <comment>element/spiel-2019</comment>
        <translation>Spiel 2019</translation>
    </message>
    <message>
        <source>A tile for the fair of 2019; no rules of its own.</source>
        <comment>element/spiel-2019/sentence</comment>
        <translation>Une tuile pour le salon de 2019&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2020</source>
        <comment>element/spiel-2020</comment>
        <translation>Spiel 2020</translation>
    </message>
    <message>
        <source>A tile for the year 2020; no rules of its own.</source>
        <comment>element/spiel-2020/sentence</comment>
        <translation>Une tuile pour l’année 2020&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2021</source>
        <comment>element/spiel-2021</comment>
        <translation>Spiel 2021</translation>
    </message>
    <message>
        <source>A tile for the fair of 2021; no rules of its own.</source>
        <comment>element/spiel-2021/sentence</comment>
        <translation>Une tuile pour le salon de 2021&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2022</source>
        <comment>element/spiel-2022</comment>
        <translation>Spiel 2022</translation>
    </message>
    <message>
        <source>A tile for the fair of 2022; no rules of its own.</source>
        <comment>element/spiel-2022/sentence</comment>
        <translation>Une tuile pour le salon de 2022&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Spiel 2023</source>
        <comment>element/spiel-2023</comment>
        <translation>Spiel 2023</translation>
    </message>
    <message>
        <source>A tile for the fair of 2023; no rules of its own.</source>
        <comment>element/spiel-2023/sentence</comment>
        <translation>Une tuile pour le salon de 2023&#x202f;; pas de règles propres.</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>element/labyrinth-roads</comment>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>Four roads meet in a labyrinth and are one; by the advanced rules each {follower|meeple} there adds points.</source>
        <comment>element/labyrinth-roads/sentence</comment>
        <translation>Quatre routes se rejoignent dans un labyrinthe et n’en font qu’une&#x202f;; selon les règles avancées, chaque {partisan|meeple} présent ajoute des points.</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <comment>element/watchtowers</comment>
        <translation>Tours de guet</translation>
    </message>
    <message>
        <source>A {follower|meeple} beside a watchtower also scores what the tower overlooks when its feature is completed.</source>
        <comment>element/watchtowers/sentence</comment>
        <translation>Un {partisan|meeple} à côté d’une tour de guet évalue aussi ce que la tour surveille quand sa zone est complétée.</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>element/markets-of-leipzig</comment>
        <translation>Marchés de Leipzig</translation>
    </message>
    <message>
        <source>{Followers|Meeples} from roads that lead to Leipzig settle in its four quarters, each with a bonus.</source>
        <comment>element/markets-of-leipzig/sentence</comment>
        <translation>Des {partisans|meeples} venus des routes qui mènent à Leipzig s’installent dans ses quatre quartiers, chacun avec un bonus.</translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>element/fruit-bearing-trees</comment>
        <translation>Arbres fruitiers</translation>
    </message>
    <message>
        <source>Whoever deploys beside a tree harvests a fruit for points, or sells what was harvested.</source>
        <comment>element/fruit-bearing-trees/sentence</comment>
        <translation>Celui qui pose un pion à côté d’un arbre récolte un fruit pour des points, ou vend sa récolte.</translation>
    </message>
    <message>
        <source>Bathhouses</source>
        <comment>element/bathhouses</comment>
        <translation>Étuves</translation>
    </message>
    <message>
        <source>Bathhouses make features worth more, but hold on to {followers|meeples} that scored alone.</source>
        <comment>element/bathhouses/sentence</comment>
        <translation>Les étuves augmentent la valeur des zones, mais retiennent les {partisans|meeples} qui ont marqué seuls.</translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>element/spiel-doch</comment>
        <translation>Spiel Doch!</translation>
    </message>
    <message>
        <source>Two tiles that together spell the fair&apos;s name, as a start or for 5 points.</source>
        <comment>element/spiel-doch/sentence</comment>
        <translation>Deux tuiles qui forment ensemble le nom du salon, comme départ ou pour 5&#xa0;points.</translation>
    </message>
    <message>
        <source>Tollkeepers</source>
        <comment>element/tollkeepers</comment>
        <translation>Péagers</translation>
    </message>
    <message>
        <source>A tollhouse at a crossing takes toll from the roads that end there when they are completed.</source>
        <comment>element/tollkeepers/sentence</comment>
        <translation>Un poste de péage à un carrefour perçoit le péage des routes qui s’y arrêtent quand elles sont complétées.</translation>
    </message>
    <message>
        <source>Peasant revolts</source>
        <comment>element/peasant-revolts</comment>
        <translation>Révoltes paysannes</translation>
    </message>
    <message>
        <source>A revolt drives {followers|meeples} of one kind home, unless their protection was paid for.</source>
        <comment>element/peasant-revolts/sentence</comment>
        <translation>Une révolte renvoie dans la réserve les {partisans|meeples} d’une sorte, sauf si leur protection a été payée.</translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>element/anniversary-expansion</comment>
        <translation>Extension du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>An arrow pays 2 points, or gives whoever lays a tile beside it another {follower|meeple} or turn.</source>
        <comment>element/anniversary-expansion/sentence</comment>
        <translation>Une flèche rapporte 2&#xa0;points, ou donne un autre {partisan|meeple} ou un autre tour à celui qui place une tuile à côté.</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>element/gifts</comment>
        <translation>Présents</translation>
    </message>
    <message>
        <source>Whoever helps another&apos;s road or city to grow gets a gift, to be opened on a later turn.</source>
        <comment>element/gifts/sentence</comment>
        <translation>Celui qui aide la route ou la ville d’un autre à s’agrandir reçoit un présent, à ouvrir dans un tour ultérieur.</translation>
    </message>
    <message>
        <source>Signposts</source>
        <comment>element/signposts</comment>
        <translation>Panneaux indicateurs</translation>
    </message>
    <message>
        <source>Signposts that tell which way the road goes on make it worth more.</source>
        <comment>element/signposts/sentence</comment>
        <translation>Les panneaux qui indiquent comment la route continue en augmentent la valeur.</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>element/bets</comment>
        <translation>Paris</translation>
    </message>
    <message>
        <source>Hidden chips at a betting office pay if the next road or city there has just that size.</source>
        <comment>element/bets/sentence</comment>
        <translation>Des jetons cachés à un bureau de paris rapportent si la prochaine route ou ville y a juste cette taille.</translation>
    </message>
    <message>
        <source>Stonehenge</source>
        <comment>element/stonehenge</comment>
        <translation>Stonehenge</translation>
    </message>
    <message>
        <source>A wonder that pays when roads are completed.</source>
        <comment>element/stonehenge/sentence</comment>
        <translation>Une merveille qui rapporte quand des routes sont complétées.</translation>
    </message>
    <message>
        <source>Circus Maximus</source>
        <comment>element/circus-maximus</comment>
        <translation>Circus Maximus</translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each knight of the others.</source>
        <comment>element/circus-maximus/sentence</comment>
        <translation>Une merveille qui rapporte à la fin pour chaque chevalier des autres.</translation>
    </message>
    <message>
        <source>Notre-Dame</source>
        <comment>element/notre-dame</comment>
        <translation>Notre-Dame</translation>
    </message>
    <message>
        <source>A wonder with a forking road and a city of two squares.</source>
        <comment>element/notre-dame/sentence</comment>
        <translation>Une merveille avec une route qui bifurque et une ville de deux carrés.</translation>
    </message>
    <message>
        <source>Alhambra</source>
        <comment>element/alhambra</comment>
        <translation>Alhambra</translation>
    </message>
    <message>
        <source>A wonder that pays at the end for each farmer of its owner.</source>
        <comment>element/alhambra/sentence</comment>
        <translation>Une merveille qui rapporte à la fin pour chaque paysan de son propriétaire.</translation>
    </message>
    <message>
        <source>Abu Simbel</source>
        <comment>element/abu-simbel</comment>
        <translation>Abou Simbel</translation>
    </message>
    <message>
        <source>A wonder with a forking road.</source>
        <comment>element/abu-simbel/sentence</comment>
        <translation>Une merveille avec une route qui bifurque.</translation>
    </message>
    <message>
        <source>Angkor Wat</source>
        <comment>element/angkor-wat</comment>
        <translation>Angkor Vat</translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/angkor-wat/sentence</comment>
        <translation>Une merveille avec une route sur deux carrés.</translation>
    </message>
    <message>
        <source>Tikal</source>
        <comment>element/tikal</comment>
        <translation>Tikal</translation>
    </message>
    <message>
        <source>A wonder with a road over three squares.</source>
        <comment>element/tikal/sentence</comment>
        <translation>Une merveille avec une route sur trois carrés.</translation>
    </message>
    <message>
        <source>Terracotta Army</source>
        <comment>element/terracotta-army</comment>
        <translation>Armée de terre cuite</translation>
    </message>
    <message>
        <source>A wonder with a road over two squares.</source>
        <comment>element/terracotta-army/sentence</comment>
        <translation>Une merveille avec une route sur deux carrés.</translation>
    </message>
    <message>
        <source>Spell circles</source>
        <comment>element/spell-circles</comment>
        <translation>Cercles magiques</translation>
    </message>
    <message>
        <source>Where mist meets a spell circle, more than one ghost comes.</source>
        <comment>element/spell-circles/sentence</comment>
        <translation>Là où le brouillard touche un cercle magique, il vient plus d’un fantôme.</translation>
    </message>
    <message>
        <source>Drawbridges</source>
        <comment>element/drawbridges</comment>
        <translation>Ponts-levis</translation>
    </message>
    <message>
        <source>Over an open drawbridge a {follower|meeple} of a completed road may go on into the city.</source>
        <comment>element/drawbridges/sentence</comment>
        <translation>Par un pont-levis baissé, un {partisan|meeple} d’une route complétée peut entrer dans la ville.</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>element/four-seasons-spring</comment>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>A spring tile pays for the gardens and spring tiles around it; near the statue two {followers|meeples} may be deployed.</source>
        <comment>element/four-seasons-spring/sentence</comment>
        <translation>Une tuile Printemps rapporte pour les jardins et les tuiles Printemps autour&#x202f;; près de la statue, on peut poser deux {partisans|meeples}.</translation>
    </message>
    <message>
        <source>Snakes and ladders</source>
        <comment>element/snakes-and-ladders</comment>
        <translation>Serpents et échelles</translation>
    </message>
    <message>
        <source>A scoreboard with ladders up and snakes down for whoever stops there.</source>
        <comment>element/snakes-and-ladders/sentence</comment>
        <translation>Une piste de score avec des échelles qui montent et des serpents qui descendent pour celui qui s’y arrête.</translation>
    </message>
    <message>
        <source>Saint Nicholas scoring board</source>
        <comment>element/saint-nicholas-scoring-board</comment>
        <translation>Piste de score de la Saint-Nicolas</translation>
    </message>
    <message>
        <source>A scoreboard that gives the last to pass one space and the first to pass another an extra turn.</source>
        <comment>element/saint-nicholas-scoring-board/sentence</comment>
        <translation>Une piste de score qui donne un tour de plus au dernier qui passe une case et au premier qui en passe une autre.</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>element/gingerbread-man</comment>
        <translation>Bonhomme de pain d’épice</translation>
    </message>
    <message>
        <source>A city that the gingerbread man leaves pays each {follower|meeple} in it for each of its tiles.</source>
        <comment>element/gingerbread-man/sentence</comment>
        <translation>Une ville que le bonhomme de pain d’épice quitte rapporte à chaque {partisan|meeple} présent pour chacune de ses tuiles.</translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>element/gq11</comment>
        <translation>Mini-extension GQ#11</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>element/baba-yaga-hut</comment>
        <translation>Cabane de Baba Yaga</translation>
    </message>
    <message>
        <source>A hut that is worth more the fewer tiles lie around it.</source>
        <comment>element/baba-yaga-hut/sentence</comment>
        <translation>Une cabane qui vaut d’autant plus qu’il y a peu de tuiles autour.</translation>
    </message>
    <message>
        <source>Bogatyr&apos;s crossroads</source>
        <comment>element/bogatyr-crossroads</comment>
        <translation>Carrefour du Bogatyr</translation>
    </message>
    <message>
        <source>A tile whose road runs to three sides past the stone where a fourth ends.</source>
        <comment>element/bogatyr-crossroads/sentence</comment>
        <translation>Une tuile dont la route va vers trois côtés devant la pierre où s’arrête une quatrième.</translation>
    </message>
    <message>
        <source>Solovei Razboynik</source>
        <comment>element/solovei-razboynik</comment>
        <translation>Soloveï Razboïnik</translation>
    </message>
    <message>
        <source>A robber in a tree who holds the {thieves|highwaymen} of the road below.</source>
        <comment>element/solovei-razboynik/sentence</comment>
        <translation>Un brigand dans un arbre qui retient les {voleurs|brigands} de la route en contrebas.</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>element/vodyanoy</comment>
        <translation>Vodianoï</translation>
    </message>
    <message>
        <source>A lake that draws in all {followers|meeples} around it, which cost points at the end.</source>
        <comment>element/vodyanoy/sentence</comment>
        <translation>Un lac qui attire tous les {partisans|meeples} autour, qui coûtent des points à la fin.</translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>element/la-porxada</comment>
        <translation>La Porxada</translation>
    </message>
    <message>
        <source>Its tile swaps two {followers|meeples}, or lets unfinished cities score as finished ones at the end.</source>
        <comment>element/la-porxada/sentence</comment>
        <translation>Sa tuile échange deux {partisans|meeples}, ou fait compter à la fin des villes inachevées comme complétées.</translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>element/ukraine-promo</comment>
        <translation>Promo Ukraine</translation>
    </message>
    <message>
        <source>A tile with a road to a lake, a field of sunflowers and a crop circle for knights.</source>
        <comment>element/ukraine-promo/sentence</comment>
        <translation>Une tuile avec une route vers un lac, un champ de tournesols et un agroglyphe pour les chevaliers.</translation>
    </message>
    <message>
        <source>Easter nests</source>
        <comment>element/easter-nests</comment>
        <translation>Nids de Pâques</translation>
    </message>
    <message>
        <source>A nest that is surrounded gives eggs to whoever did it and to all around; most eggs pay at the end.</source>
        <comment>element/easter-nests/sentence</comment>
        <translation>Un nid entouré donne des œufs à celui qui l’a entouré et à tous ceux d’à côté&#x202f;; en avoir le plus rapporte à la fin.</translation>
    </message>
    <message>
        <source>Easter bunny</source>
        <comment>element/easter-bunny</comment>
        <translation>Lapin de Pâques</translation>
    </message>
    <message>
        <source>The bunny hops over the land and leaves an egg with each {follower|meeple} that it meets.</source>
        <comment>element/easter-bunny/sentence</comment>
        <translation>Le lapin sautille dans le pays et laisse un œuf à chaque {partisan|meeple} qu’il rencontre.</translation>
    </message>
    <message>
        <source>City gates</source>
        <comment>element/city-gates</comment>
        <translation>Portes de ville</translation>
    </message>
    <message>
        <source>A gate closes its city towards a road, a {farm|field} or another gate.</source>
        <comment>element/city-gates/sentence</comment>
        <translation>Une porte ferme sa ville vers une route, un {champ|pré} ou une autre porte.</translation>
    </message>
    <message>
        <source>Fortune teller</source>
        <comment>element/fortune-teller</comment>
        <translation>Voyante</translation>
    </message>
    <message>
        <source>For each {follower|meeple} in a tent its owner draws one more tile to choose from.</source>
        <comment>element/fortune-teller/sentence</comment>
        <translation>Pour chaque {partisan|meeple} dans une tente, son propriétaire pioche une tuile de plus parmi lesquelles choisir.</translation>
    </message>
    <message>
        <source>Land surveyors</source>
        <comment>element/land-surveyors</comment>
        <translation>Géomètres</translation>
    </message>
    <message>
        <source>Three open tiles change what cities, roads and {cloisters|monasteries} pay at the moment.</source>
        <comment>element/land-surveyors/sentence</comment>
        <translation>Trois tuiles découvertes changent ce que rapportent à ce moment les villes, les routes et les abbayes.</translation>
    </message>
    <message>
        <source>Land tiles of CutCassonne</source>
        <comment>element/cutcassonne-land</comment>
        <translation>Tuiles Terrain de CutCassonne</translation>
    </message>
    <message>
        <source>Seven land tiles without rules of their own.</source>
        <comment>element/cutcassonne-land/sentence</comment>
        <translation>Sept tuiles Terrain sans règles propres.</translation>
    </message>
    <message>
        <source>River tiles of CutCassonne</source>
        <comment>element/cutcassonne-river</comment>
        <translation>Tuiles Rivière de CutCassonne</translation>
    </message>
    <message>
        <source>Three river tiles, for games with a river.</source>
        <comment>element/cutcassonne-river/sentence</comment>
        <translation>Trois tuiles Rivière, pour les parties avec une rivière.</translation>
    </message>
    <message>
        <source>Bards</source>
        <comment>element/bards-of-carcassonne</comment>
        <translation>Bardes</translation>
    </message>
    <message>
        <source>A note on a feature makes it worth more when it is completed, and roads and cities nothing when not.</source>
        <comment>element/bards-of-carcassonne/sentence</comment>
        <translation>Une note sur une zone en augmente la valeur quand elle est complétée, et réduit à rien les routes et villes qui ne le sont pas.</translation>
    </message>
    <message>
        <source>Black dragon</source>
        <comment>element/black-dragon</comment>
        <translation>Dragon noir</translation>
    </message>
    <message>
        <source>Once somebody has 50 points, a dragon moves before scoring, a tile for each completed feature.</source>
        <comment>element/black-dragon/sentence</comment>
        <translation>Dès que quelqu’un a 50&#xa0;points, un dragon se déplace avant l’évaluation, d’une tuile par zone complétée.</translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>element/black-fairy</comment>
        <translation>Fée noire</translation>
    </message>
    <message>
        <source>The {follower|meeple} beside her loses 3 points.</source>
        <comment>element/black-fairy/sentence</comment>
        <translation>Le {partisan|meeple} à côté d’elle perd 3&#xa0;points.</translation>
    </message>
    <message>
        <source>Black {pieces|floors}</source>
        <comment>element/black-floors</comment>
        <translation>Étages noirs</translation>
    </message>
    <message>
        <source>A tower with a black top captures along the diagonals.</source>
        <comment>element/black-floors/sentence</comment>
        <translation>Une tour au sommet noir fait des prisonniers en diagonale.</translation>
    </message>
    <message>
        <source>White {pieces|floors}</source>
        <comment>element/white-floors</comment>
        <translation>Étages blancs</translation>
    </message>
    <message>
        <source>A white top closes a tower for good.</source>
        <comment>element/white-floors/sentence</comment>
        <translation>Un sommet blanc ferme une tour pour de bon.</translation>
    </message>
    <message>
        <source>Castle lords</source>
        <comment>element/castle-lords</comment>
        <translation>Seigneurs de château</translation>
    </message>
    <message>
        <source>A lord at the gate of a castle on a road earns more for each further tile of the road.</source>
        <comment>element/castle-lords/sentence</comment>
        <translation>Un seigneur à la porte d’un château sur une route gagne davantage pour chaque tuile suivante de la route.</translation>
    </message>
    <message>
        <source>City bridges</source>
        <comment>element/city-bridges</comment>
        <translation>Ponts urbains</translation>
    </message>
    <message>
        <source>A bridge that carries a city over a tile.</source>
        <comment>element/city-bridges/sentence</comment>
        <translation>Un pont qui fait passer une ville par-dessus une tuile.</translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>element/cleric</comment>
        <translation>Clerc</translation>
    </message>
    <message>
        <source>Whoever has scored most {cloisters|monasteries} holds the cleric and his points.</source>
        <comment>element/cleric/sentence</comment>
        <translation>Celui qui a évalué le plus d’abbayes détient le clerc et ses points.</translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>element/cloister-tokens</comment>
        <translation>Jetons Abbaye</translation>
    </message>
    <message>
        <source>Whoever completes a {cloister|monastery} for others gets a token; having most pays at the end.</source>
        <comment>element/cloister-tokens/sentence</comment>
        <translation>Celui qui complète une abbaye pour d’autres reçoit un jeton&#x202f;; en avoir le plus rapporte à la fin.</translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>element/serf</comment>
        <translation>Serf</translation>
    </message>
    <message>
        <source>Whose barn sent most farmers home holds the serf and his points.</source>
        <comment>element/serf/sentence</comment>
        <translation>Celui dont la grange a renvoyé le plus de paysans détient le serf et ses points.</translation>
    </message>
    <message>
        <source>Cliffs and waterfalls</source>
        <comment>element/cliffs-and-waterfalls</comment>
        <translation>Falaises et cascades</translation>
    </message>
    <message>
        <source>Tiles whose cliffs divide {farms|fields}, with rivers that fall over them.</source>
        <comment>element/cliffs-and-waterfalls/sentence</comment>
        <translation>Des tuiles dont les falaises divisent les {champs|prés}, avec des rivières qui en tombent.</translation>
    </message>
    <message>
        <source>Courier</source>
        <comment>element/courier</comment>
        <translation>Coursier</translation>
    </message>
    <message>
        <source>The courier runs to a {follower|meeple} newly deployed in his row or column; whoever deployed it scores what is around.</source>
        <comment>element/courier/sentence</comment>
        <translation>Le coursier court vers un {partisan|meeple} qui vient d’être posé dans sa rangée ou sa colonne&#x202f;; celui qui l’a posé évalue ce qui est autour.</translation>
    </message>
    <message>
        <source>Tiles with letters</source>
        <comment>element/letter-tiles</comment>
        <translation>Tuiles avec des lettres</translation>
    </message>
    <message>
        <source>A tile with a letter calls the courier.</source>
        <comment>element/letter-tiles/sentence</comment>
        <translation>Une tuile avec une lettre appelle le coursier.</translation>
    </message>
    <message>
        <source>COVID-19</source>
        <comment>element/covid-19</comment>
        <translation>COVID-19</translation>
    </message>
    <message>
        <source>An infection spreads from feature to feature, and the figures there must be tested.</source>
        <comment>element/covid-19/sentence</comment>
        <translation>Une infection se propage de zone en zone, et les pions qui s’y trouvent doivent être testés.</translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>element/decinsky-sneznik</comment>
        <translation>Tour d’observation</translation>
    </message>
    <message>
        <source>A tower on a {farm|field} that pays 5 points when tiles lie on its four sides.</source>
        <comment>element/decinsky-sneznik/sentence</comment>
        <translation>Une tour sur un {champ|pré} qui rapporte 5&#xa0;points quand des tuiles se trouvent sur ses quatre côtés.</translation>
    </message>
    <message>
        <source>Divided cities</source>
        <comment>element/divided-cities</comment>
        <translation>Villes divisées</translation>
    </message>
    <message>
        <source>Tiles whose walls part a city in two.</source>
        <comment>element/divided-cities/sentence</comment>
        <translation>Des tuiles dont les murs coupent une ville en deux.</translation>
    </message>
    <message>
        <source>Family feud</source>
        <comment>element/family-feud</comment>
        <translation>Querelle de familles</translation>
    </message>
    <message>
        <source>Cities with {pennants|coats of arms} of two families may not be joined.</source>
        <comment>element/family-feud/sentence</comment>
        <translation>Les villes avec des {boucliers|blasons} de deux familles ne peuvent pas être réunies.</translation>
    </message>
    <message>
        <source>Flying machines 2</source>
        <comment>element/flying-machines-2</comment>
        <translation>Machines volantes 2</translation>
    </message>
    <message>
        <source>More tiles with flying machines.</source>
        <comment>element/flying-machines-2/sentence</comment>
        <translation>D’autres tuiles avec des machines volantes.</translation>
    </message>
    <message>
        <source>Gambler&apos;s luck</source>
        <comment>element/gamblers-luck</comment>
        <translation>Chance du joueur</translation>
    </message>
    <message>
        <source>A die says how many {pennants|coats of arms} a city gains, or that none of its own count.</source>
        <comment>element/gamblers-luck/sentence</comment>
        <translation>Un dé dit combien de {boucliers|blasons} une ville gagne, ou qu’aucun des siens ne compte.</translation>
    </message>
    <message>
        <source>Great fairs</source>
        <comment>element/great-fairs</comment>
        <translation>Grandes foires</translation>
    </message>
    <message>
        <source>A fair lets another figure be deployed beside the first, counts as a {pennant|coat of arms}, and makes its city worth more to farmers.</source>
        <comment>element/great-fairs/sentence</comment>
        <translation>Une foire permet de poser un autre pion à côté du premier, compte comme un {bouclier|blason}, et augmente la valeur de sa ville pour les paysans.</translation>
    </message>
    <message>
        <source>Statue of Hans</source>
        <comment>element/hans-statue</comment>
        <translation>Statue de Hans</translation>
    </message>
    <message>
        <source>What is scored on the tile of the statue pays double.</source>
        <comment>element/hans-statue/sentence</comment>
        <translation>Ce qui est évalué sur la tuile de la statue rapporte le double.</translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>element/hungarian-promo</comment>
        <translation>Promo hongroise</translation>
    </message>
    <message>
        <source>A tile that lets a {follower|meeple} be deployed on a tile that touches its corner.</source>
        <comment>element/hungarian-promo/sentence</comment>
        <translation>Une tuile qui permet de poser un {partisan|meeple} sur une tuile qui touche son coin.</translation>
    </message>
    <message>
        <source>Labyrinths</source>
        <comment>element/the-labyrinths</comment>
        <translation>Labyrinthes</translation>
    </message>
    <message>
        <source>Three more tiles with labyrinths, for the same rules.</source>
        <comment>element/the-labyrinths/sentence</comment>
        <translation>Trois autres tuiles avec des labyrinthes, pour les mêmes règles.</translation>
    </message>
    <message>
        <source>Land surveyors 2</source>
        <comment>element/land-surveyors-2</comment>
        <translation>Géomètres 2</translation>
    </message>
    <message>
        <source>Six more tiles for the Land Surveyors.</source>
        <comment>element/land-surveyors-2/sentence</comment>
        <translation>Six autres tuiles pour les Géomètres.</translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>element/meteorites</comment>
        <translation>Météorites</translation>
    </message>
    <message>
        <source>Where a meteorite falls, a die says how far all figures around are driven home.</source>
        <comment>element/meteorites/sentence</comment>
        <translation>Là où tombe une météorite, un dé dit jusqu’où tous les pions autour sont renvoyés dans la réserve.</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>element/obelisk</comment>
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>A figure on a corner of four {farms|fields} that scores the sixteen squares around it.</source>
        <comment>element/obelisk/sentence</comment>
        <translation>Un pion sur un coin de quatre {champs|prés} qui évalue les seize carrés autour de lui.</translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>element/olomouc-curd-cheese</comment>
        <translation>Fromage d’Olomouc</translation>
    </message>
    <message>
        <source>Its smell drives an opponent out of a city; kept till the end it pays 5 points.</source>
        <comment>element/olomouc-curd-cheese/sentence</comment>
        <translation>Son odeur chasse un adversaire d’une ville&#x202f;; gardé jusqu’à la fin, il rapporte 5&#xa0;points.</translation>
    </message>
    <message>
        <source>Robber&apos;s son</source>
        <comment>element/robbers-son</comment>
        <translation>Fils du brigand</translation>
    </message>
    <message>
        <source>He may send a {thief|highwayman} home from the road that his tile goes on.</source>
        <comment>element/robbers-son/sentence</comment>
        <translation>Il peut renvoyer dans la réserve un {voleur|brigand} de la route que sa tuile prolonge.</translation>
    </message>
    <message>
        <source>Royal privileges</source>
        <comment>element/royal-privileges</comment>
        <translation>Privilèges royaux</translation>
    </message>
    <message>
        <source>Tokens on the board pay for the {followers|meeples} in their area when a tile is laid there.</source>
        <comment>element/royal-privileges/sentence</comment>
        <translation>Des jetons sur le plateau rapportent pour les {partisans|meeples} de leur secteur quand une tuile y est placée.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>element/seasons</comment>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Each season has a condition that changes what features pay.</source>
        <comment>element/seasons/sentence</comment>
        <translation>Chaque saison a une condition qui change ce que rapportent les zones.</translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>element/uk-2024-promo</comment>
        <translation>Promo UK 2024</translation>
    </message>
    <message>
        <source>A promotional tile of 2024.</source>
        <comment>element/uk-2024-promo/sentence</comment>
        <translation>Une tuile promotionnelle de 2024.</translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>element/vistas</comment>
        <translation>Panoramas</translation>
    </message>
    <message>
        <source>A sightseer scores each kind of feature that can be seen from the point where he stands.</source>
        <comment>element/vistas/sentence</comment>
        <translation>Un promeneur évalue chaque sorte de zone visible du point de vue où il se tient.</translation>
    </message>
    <message>
        <source>Wells</source>
        <comment>element/wells</comment>
        <translation>Puits</translation>
    </message>
    <message>
        <source>A road pays for each well beside it.</source>
        <comment>element/wells/sentence</comment>
        <translation>Une route rapporte pour chaque puits à côté d’elle.</translation>
    </message>
    <message>
        <source>Wetlands</source>
        <comment>element/wetlands</comment>
        <translation>Marais</translation>
    </message>
    <message>
        <source>Double tiles that each player keeps and may lay in place of a drawn tile.</source>
        <comment>element/wetlands/sentence</comment>
        <translation>Des tuiles doubles que chaque joueur garde et peut placer au lieu d’une tuile piochée.</translation>
    </message>
    <message>
        <source>Fish huts</source>
        <comment>element/fish-huts</comment>
        <translation>Cabanes de pêcheur</translation>
    </message>
    <message>
        <source>A hut by the river that pays when tiles lie at its four corners.</source>
        <comment>element/fish-huts/sentence</comment>
        <translation>Une cabane au bord de la rivière qui rapporte quand des tuiles se trouvent à ses quatre coins.</translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>element/fishermen</comment>
        <translation>Pêcheurs</translation>
    </message>
    <message>
        <source>{Followers|Meeples} may stand on rivers, which score as roads do, but double when completed.</source>
        <comment>element/fishermen/sentence</comment>
        <translation>Des {partisans|meeples} peuvent se tenir sur les rivières, qui s’évaluent comme les routes, mais doublées si elles sont complétées.</translation>
    </message>
    <message>
        <source>Bushes</source>
        <comment>element/village-bushes</comment>
        <translation>Buissons</translation>
    </message>
    <message>
        <source>A bush ends a road or a {farm|field}.</source>
        <comment>element/village-bushes/sentence</comment>
        <translation>Un buisson arrête une route ou un {champ|pré}.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <comment>element/village-flowers</comment>
        <translation>Fleurs</translation>
    </message>
    <message>
        <source>Features with flowers of one&apos;s own colour pay more.</source>
        <comment>element/village-flowers/sentence</comment>
        <translation>Les zones avec des fleurs de sa propre couleur rapportent plus.</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <comment>element/village-marketplace</comment>
        <translation>Place du marché</translation>
    </message>
    <message>
        <source>Roads that meet at a marketplace are completed and scored together.</source>
        <comment>element/village-marketplace/sentence</comment>
        <translation>Les routes qui se rejoignent sur une place du marché sont complétées et évaluées ensemble.</translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>element/village-windmill</comment>
        <translation>Moulin à vent</translation>
    </message>
    <message>
        <source>A figure on a {farm|field} that scores the nine squares of a cross around it.</source>
        <comment>element/village-windmill/sentence</comment>
        <translation>Un pion sur un {champ|pré} qui évalue les neuf carrés d’une croix autour de lui.</translation>
    </message>
    <message>
        <source>Donkey</source>
        <comment>element/village-donkey</comment>
        <translation>Âne</translation>
    </message>
    <message>
        <source>Nothing can be completed where the donkey stands; it may be led to another tile.</source>
        <comment>element/village-donkey/sentence</comment>
        <translation>Rien ne peut être complété là où se tient l’âne&#x202f;; on peut le mener sur une autre tuile.</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>expansion/winter-edition</comment>
        <translation>Édition Hiver</translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <comment>expansion/princess-and-dragon</comment>
        <translation>Princesse et Dragon</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>expansion/tower</comment>
        <translation>La Tour</translation>
    </message>
    <message>
        <source>The Count of Carcassonne</source>
        <comment>expansion/count-of-carcassonne</comment>
        <translation>Le Comte de Carcassonne</translation>
    </message>
    <message>
        <source>King &amp; Robber Baron</source>
        <comment>expansion/king-and-robber</comment>
        <translation>Roi et Chevalier-brigand</translation>
    </message>
    <message>
        <source>Heretics &amp; Shrines</source>
        <comment>expansion/heretics-and-shrines</comment>
        <translation>Hérétiques et Lieux de culte</translation>
    </message>
    <message>
        <source>The Catapult</source>
        <comment>expansion/catapult</comment>
        <translation>La Catapulte</translation>
    </message>
    <message>
        <source>Bridges, Castles &amp; Bazaars</source>
        <comment>expansion/bridges-castles-and-bazaars</comment>
        <translation>Ponts, Forteresses et Bazars</translation>
    </message>
    <message>
        <source>Hills &amp; Sheep</source>
        <comment>expansion/hills-and-sheep</comment>
        <translation>Moutons et Collines</translation>
    </message>
    <message>
        <source>Under the Big Top</source>
        <comment>expansion/under-the-big-top</comment>
        <translation>Tous en piste&#x202f;!</translation>
    </message>
    <message>
        <source>Ghosts, Castles &amp; Cemeteries</source>
        <comment>expansion/ghosts-castles-and-cemeteries</comment>
        <translation>Fantômes, Châteaux et Cimetières</translation>
    </message>
    <message>
        <source>The Wheel of Fortune</source>
        <comment>expansion/wheel-of-fortune</comment>
        <translation>La Roue de la Fortune</translation>
    </message>
    <message>
        <source>{The Flier|The Flying Machines}</source>
        <comment>expansion/flying-machines</comment>
        <translation>Les Machines volantes</translation>
    </message>
    <message>
        <source>{The Messages|The Messengers}</source>
        <comment>expansion/dispatches</comment>
        <translation>{Les Missives|Les Hérauts}</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <comment>expansion/ferries</comment>
        <translation>{Les Ferries|Les Bacs}</translation>
    </message>
    <message>
        <source>The Goldmines</source>
        <comment>expansion/goldmines</comment>
        <translation>Les Mines d’or</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <comment>expansion/mage-and-witch</comment>
        <translation>Mage et Sorcière</translation>
    </message>
    <message>
        <source>The Robbers</source>
        <comment>expansion/robbers</comment>
        <translation>{Les Bandits|Les Voleurs}</translation>
    </message>
    <message>
        <source>{Crop Circles II|The Crop Circles}</source>
        <comment>expansion/crop-circles-2</comment>
        <translation>{Agroglyphes II|Les Agroglyphes}</translation>
    </message>
    <message>
        <source>Crop Circles I</source>
        <comment>expansion/crop-circles-1</comment>
        <translation>Agroglyphes I</translation>
    </message>
    <message>
        <source>The Corn Circles</source>
        <comment>expansion/corn-circles</comment>
        <translation>Les Agroglyphes (Hiver)</translation>
    </message>
    <message>
        <source>The River III</source>
        <comment>expansion/river-3</comment>
        <translation>La Rivière III</translation>
    </message>
    <message>
        <source>The River of 2021</source>
        <comment>expansion/river-of-2021</comment>
        <translation>La Rivière de 2021</translation>
    </message>
    <message>
        <source>20th Anniversary River</source>
        <comment>expansion/anniversary-river</comment>
        <translation>Rivière du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>The River in winter</source>
        <comment>expansion/winter-river</comment>
        <translation>La Rivière en hiver</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <comment>expansion/cathars</comment>
        <translation>Les Cathares</translation>
    </message>
    <message>
        <source>Siege</source>
        <comment>expansion/siege</comment>
        <translation>Le Siège</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <comment>expansion/besiegers</comment>
        <translation>Les Assiégeants</translation>
    </message>
    <message>
        <source>The Phantom</source>
        <comment>expansion/phantom</comment>
        <translation>Le Spectre</translation>
    </message>
    <message>
        <source>Halflings I</source>
        <comment>expansion/halflings-1</comment>
        <translation>Demi-tuiles I</translation>
    </message>
    <message>
        <source>Halflings II</source>
        <comment>expansion/halflings-2</comment>
        <translation>Demi-tuiles II</translation>
    </message>
    <message>
        <source>The Plague</source>
        <comment>expansion/plague</comment>
        <translation>La Peste</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <comment>expansion/tunnels</comment>
        <translation>Le Tunnel</translation>
    </message>
    <message>
        <source>The Festival</source>
        <comment>expansion/festival</comment>
        <translation>Le Festival</translation>
    </message>
    <message>
        <source>The Wind Roses</source>
        <comment>expansion/wind-roses</comment>
        <translation>Les Roses des vents</translation>
    </message>
    <message>
        <source>Little Buildings</source>
        <comment>expansion/little-buildings</comment>
        <translation>Petits bâtiments</translation>
    </message>
    <message>
        <source>Darmstadt Promo</source>
        <comment>expansion/darmstadt</comment>
        <translation>Promo Darmstadt</translation>
    </message>
    <message>
        <source>The School</source>
        <comment>expansion/school</comment>
        <translation>L’École</translation>
    </message>
    <message>
        <source>Castles in Germany</source>
        <comment>expansion/german-castles</comment>
        <translation>Châteaux d’Allemagne</translation>
    </message>
    <message>
        <source>Cathedrals in Germany</source>
        <comment>expansion/german-cathedrals</comment>
        <translation>Cathédrales d’Allemagne</translation>
    </message>
    <message>
        <source>Monasteries in Germany</source>
        <comment>expansion/german-monasteries</comment>
        <translation>Abbayes d’Allemagne</translation>
    </message>
    <message>
        <source>Monasteries in the Netherlands &amp; Belgium</source>
        <comment>expansion/dutch-and-belgian-monasteries</comment>
        <translation>Abbayes des Pays-Bas et de Belgique</translation>
    </message>
    <message>
        <source>Japanese Buildings</source>
        <comment>expansion/japanese-buildings</comment>
        <translation>Monuments japonais</translation>
    </message>
    <message>
        <source>Spiel Promo Tiles</source>
        <comment>expansion/spiel-promos</comment>
        <translation>Tuiles promo Spiel</translation>
    </message>
    <message>
        <source>The Labyrinth</source>
        <comment>expansion/labyrinth</comment>
        <translation>Le Labyrinthe</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <comment>expansion/watchtowers</comment>
        <translation>Les Tours de guet</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <comment>expansion/markets-of-leipzig</comment>
        <translation>Les Marchés de Leipzig</translation>
    </message>
    <message>
        <source>The Fruit-Bearing Trees</source>
        <comment>expansion/fruit-bearing-trees</comment>
        <translation>Les Arbres fruitiers</translation>
    </message>
    <message>
        <source>The Barber-Surgeons</source>
        <comment>expansion/barber-surgeons</comment>
        <translation>Les Barbiers-chirurgiens</translation>
    </message>
    <message>
        <source>Spiel Doch! 02/2018</source>
        <comment>expansion/spiel-doch-2018</comment>
        <translation>Spiel Doch! 02/2018</translation>
    </message>
    <message>
        <source>The Tollkeepers</source>
        <comment>expansion/tollkeepers</comment>
        <translation>Les Péagers</translation>
    </message>
    <message>
        <source>The Peasant Revolts</source>
        <comment>expansion/peasant-revolts</comment>
        <translation>Les Révoltes paysannes</translation>
    </message>
    <message>
        <source>20th Anniversary Expansion</source>
        <comment>expansion/anniversary-expansion</comment>
        <translation>Extension du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>The Gifts</source>
        <comment>expansion/gifts</comment>
        <translation>Les Présents</translation>
    </message>
    <message>
        <source>The Signposts</source>
        <comment>expansion/signposts</comment>
        <translation>Les Panneaux indicateurs</translation>
    </message>
    <message>
        <source>The Bets</source>
        <comment>expansion/bets</comment>
        <translation>Les Paris</translation>
    </message>
    <message>
        <source>The Wonders of Humanity</source>
        <comment>expansion/wonders-of-humanity</comment>
        <translation>Les Merveilles de l’humanité</translation>
    </message>
    <message>
        <source>The Spell Circles</source>
        <comment>expansion/spell-circles</comment>
        <translation>Les Cercles magiques</translation>
    </message>
    <message>
        <source>The Drawbridges</source>
        <comment>expansion/drawbridges</comment>
        <translation>Les Ponts-levis</translation>
    </message>
    <message>
        <source>The Spring</source>
        <comment>expansion/four-seasons-spring</comment>
        <translation>Le Printemps</translation>
    </message>
    <message>
        <source>Snakes and Ladders</source>
        <comment>expansion/snakes-and-ladders</comment>
        <translation>Serpents et Échelles</translation>
    </message>
    <message>
        <source>Saint Nicholas Scoring Board</source>
        <comment>expansion/saint-nicholas-scoring-board</comment>
        <translation>Piste de score de la Saint-Nicolas</translation>
    </message>
    <message>
        <source>The Gingerbread Man</source>
        <comment>expansion/gingerbread-man</comment>
        <translation>Le Bonhomme de pain d’épice</translation>
    </message>
    <message>
        <source>Mini Expansion GQ#11</source>
        <comment>expansion/gq11</comment>
        <translation>Mini-extension GQ#11</translation>
    </message>
    <message>
        <source>Russian Promos</source>
        <comment>expansion/russian-promos</comment>
        <translation>Promos russes</translation>
    </message>
    <message>
        <source>La Porxada</source>
        <comment>expansion/la-porxada</comment>
        <translation>La Porxada</translation>
    </message>
    <message>
        <source>Ukraine Promo</source>
        <comment>expansion/ukraine-promo</comment>
        <translation>Promo Ukraine</translation>
    </message>
    <message>
        <source>Easter in Carcassonne</source>
        <comment>expansion/easter-in-carcassonne</comment>
        <translation>Pâques à Carcassonne</translation>
    </message>
    <message>
        <source>The City Gates</source>
        <comment>expansion/city-gates</comment>
        <translation>Les Portes de ville</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <comment>expansion/fortune-teller</comment>
        <translation>La Voyante</translation>
    </message>
    <message>
        <source>The Land Surveyors</source>
        <comment>expansion/land-surveyors</comment>
        <translation>Les Géomètres</translation>
    </message>
    <message>
        <source>CutCassonne</source>
        <comment>expansion/cutcassonne</comment>
        <translation>CutCassonne</translation>
    </message>
    <message>
        <source>Bards of Carcassonne</source>
        <comment>expansion/bards-of-carcassonne</comment>
        <translation>Les Bardes de Carcassonne</translation>
    </message>
    <message>
        <source>Black Dragon</source>
        <comment>expansion/black-dragon</comment>
        <translation>Dragon noir</translation>
    </message>
    <message>
        <source>The Black Fairy</source>
        <comment>expansion/black-fairy</comment>
        <translation>La Fée noire</translation>
    </message>
    <message>
        <source>Black Tower</source>
        <comment>expansion/black-tower</comment>
        <translation>Tour noire</translation>
    </message>
    <message>
        <source>Castle Lords</source>
        <comment>expansion/castle-lords</comment>
        <translation>Seigneurs de château</translation>
    </message>
    <message>
        <source>City Bridges</source>
        <comment>expansion/city-bridges</comment>
        <translation>Ponts urbains</translation>
    </message>
    <message>
        <source>Cleric &amp; Serf</source>
        <comment>expansion/cleric-and-serf</comment>
        <translation>Clerc et Serf</translation>
    </message>
    <message>
        <source>Cliffs and Waterfalls</source>
        <comment>expansion/cliffs-and-waterfalls</comment>
        <translation>Falaises et Cascades</translation>
    </message>
    <message>
        <source>The Courier</source>
        <comment>expansion/courier</comment>
        <translation>Le Coursier</translation>
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
        <translation>Villes divisées</translation>
    </message>
    <message>
        <source>Family Feud</source>
        <comment>expansion/family-feud</comment>
        <translation>Querelle de familles</translation>
    </message>
    <message>
        <source>The Flying Machines 2</source>
        <comment>expansion/flying-machines-2</comment>
        <translation>Les Machines volantes 2</translation>
    </message>
    <message>
        <source>Gambler&apos;s Luck</source>
        <comment>expansion/gamblers-luck</comment>
        <translation>Chance du joueur</translation>
    </message>
    <message>
        <source>The Great Fairs</source>
        <comment>expansion/great-fairs</comment>
        <translation>Les Grandes Foires</translation>
    </message>
    <message>
        <source>The Hans Statue</source>
        <comment>expansion/hans-statue</comment>
        <translation>La Statue de Hans</translation>
    </message>
    <message>
        <source>Hungarian Promo</source>
        <comment>expansion/hungarian-promo</comment>
        <translation>Promo hongroise</translation>
    </message>
    <message>
        <source>The Labyrinths</source>
        <comment>expansion/the-labyrinths</comment>
        <translation>Les Labyrinthes</translation>
    </message>
    <message>
        <source>The Land Surveyors 2</source>
        <comment>expansion/land-surveyors-2</comment>
        <translation>Les Géomètres 2</translation>
    </message>
    <message>
        <source>Meteorites</source>
        <comment>expansion/meteorites</comment>
        <translation>Météorites</translation>
    </message>
    <message>
        <source>The Obelisk</source>
        <comment>expansion/obelisk</comment>
        <translation>L’Obélisque</translation>
    </message>
    <message>
        <source>Olomouc Curd Cheese</source>
        <comment>expansion/olomouc-curd-cheese</comment>
        <translation>Fromage d’Olomouc</translation>
    </message>
    <message>
        <source>Robber&apos;s Son</source>
        <comment>expansion/robbers-son</comment>
        <translation>Fils du brigand</translation>
    </message>
    <message>
        <source>Royal Privileges</source>
        <comment>expansion/royal-privileges</comment>
        <translation>Privilèges royaux</translation>
    </message>
    <message>
        <source>Seasons</source>
        <comment>expansion/seasons</comment>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>UK 2024 Promo</source>
        <comment>expansion/uk-2024-promo</comment>
        <translation>Promo UK 2024</translation>
    </message>
    <message>
        <source>Vistas</source>
        <comment>expansion/vistas</comment>
        <translation>Panoramas</translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>expansion/the-wells</comment>
        <translation>Les Puits</translation>
    </message>
    <message>
        <source>The Wetlands</source>
        <comment>expansion/wetlands</comment>
        <translation>Les Marais</translation>
    </message>
    <message>
        <source>Fish Huts</source>
        <comment>expansion/fish-huts</comment>
        <translation>Cabanes de pêcheur</translation>
    </message>
    <message>
        <source>Fishermen</source>
        <comment>expansion/fishermen</comment>
        <translation>Pêcheurs</translation>
    </message>
    <message>
        <source>Village Life</source>
        <comment>expansion/village-life</comment>
        <translation>Vie de village</translation>
    </message>
    <message>
        <source>Winter Edition</source>
        <comment>bundle/base-we</comment>
        <translation>Édition Hiver</translation>
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
        <translation>Édition limitée 2003</translation>
    </message>
    <message>
        <source>LE Traders &amp; Builders</source>
        <comment>bundle/limited-traders-and-builders</comment>
        <translation>ÉL Marchands et Bâtisseurs</translation>
    </message>
    <message>
        <source>LE Princess &amp; Dragon</source>
        <comment>bundle/limited-princess-and-dragon</comment>
        <translation>ÉL Princesse et Dragon</translation>
    </message>
    <message>
        <source>LE Crop Circles</source>
        <comment>bundle/limited-crop-circles</comment>
        <translation>ÉL Agroglyphes</translation>
    </message>
    <message>
        <source>LE 10th Anniversary</source>
        <comment>bundle/limited-10th-anniversary</comment>
        <translation>ÉL 10ᵉ anniversaire</translation>
    </message>
    <message>
        <source>LE Müller Exclusive</source>
        <comment>bundle/limited-exclusive</comment>
        <translation>ÉL exclusivité Müller</translation>
    </message>
    <message>
        <source>20th Anniversary Edition</source>
        <comment>bundle/anniversary-edition</comment>
        <translation>Édition du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>Everything of C1</source>
        <comment>bundle/all-c1</comment>
        <translation>Tout C1</translation>
    </message>
    <message>
        <source>Everything of C2 and C3</source>
        <comment>bundle/all-c2-c3</comment>
        <translation>Tout C2 et C3</translation>
    </message>
    <message>
        <source>Everything of the Winter Edition</source>
        <comment>bundle/all-we</comment>
        <translation>Toute l’Édition Hiver</translation>
    </message>
    <message>
        <source>Everything that fits every edition</source>
        <comment>bundle/all-neutral</comment>
        <translation>Tout ce qui va avec toutes les éditions</translation>
    </message>
    <message>
        <source>Sixth shrine</source>
        <comment>tiles/cult</comment>
        <translation>Sixième lieu de culte</translation>
    </message>
    <message>
        <source>The Wells</source>
        <comment>tiles/wells</comment>
        <translation>Les Puits</translation>
    </message>
    <message>
        <source>Start tiles</source>
        <comment>step/S1</comment>
        <translation>Tuiles de départ</translation>
    </message>
    <message>
        <source>Set aside what the landscape begins with.</source>
        <comment>block/start-tiles</comment>
        <translation>Mettez de côté ce par quoi commence le paysage.</translation>
    </message>
    <message>
        <source>Lay the start face up in the middle of the table.</source>
        <comment>block/place-start</comment>
        <translation>Placez le départ face visible au milieu de la table.</translation>
    </message>
    <message>
        <source>Other tiles</source>
        <comment>step/S2</comment>
        <translation>Autres tuiles</translation>
    </message>
    <message>
        <source>Take tiles that are not needed out of the game.</source>
        <comment>block/extra-tiles</comment>
        <translation>Retirez de la partie les tuiles inutiles.</translation>
    </message>
    <message>
        <source>Make the land tiles ready:</source>
        <comment>block/shuffle</comment>
        <translation>Préparez les tuiles Terrain&#x202f;:</translation>
    </message>
    <message>
        <source>Give each player:</source>
        <comment>block/deal-tiles</comment>
        <translation>Donnez à chaque joueur&#x202f;:</translation>
    </message>
    <message>
        <source>What is set aside</source>
        <comment>step/S3</comment>
        <translation>Ce qui est mis de côté</translation>
    </message>
    <message>
        <source>Tiles and tokens:</source>
        <comment>block/set-aside-tokens</comment>
        <translation>Tuiles et jetons&#x202f;:</translation>
    </message>
    <message>
        <source>Wooden figures and other pieces:</source>
        <comment>block/set-aside-figures</comment>
        <translation>Pions de bois et autres pièces&#x202f;:</translation>
    </message>
    <message>
        <source>At the edge of the table:</source>
        <comment>block/scoreboard</comment>
        <translation>Au bord de la table&#x202f;:</translation>
    </message>
    <message>
        <source>What each player takes</source>
        <comment>step/S4</comment>
        <translation>Ce que prend chaque joueur</translation>
    </message>
    <message>
        <source>Figures, all of one colour:</source>
        <comment>block/deal-figures</comment>
        <translation>Pions, tous d’une couleur&#x202f;:</translation>
    </message>
    <message>
        <source>Tokens and other pieces:</source>
        <comment>block/deal-tokens</comment>
        <translation>Jetons et autres pièces&#x202f;:</translation>
    </message>
    <message>
        <source>Scoring figures and first player</source>
        <comment>step/S5</comment>
        <translation>Pions de score et premier joueur</translation>
    </message>
    <message>
        <source>Before you place it:</source>
        <comment>block/tile-drawn</comment>
        <translation>Avant de la placer&#x202f;:</translation>
    </message>
    <message>
        <source>Then:</source>
        <comment>block/carcassonne-barns</comment>
        <translation>Ensuite&#x202f;:</translation>
    </message>
    <message>
        <source>Score what pays only at the end.</source>
        <comment>block/final-end-features</comment>
        <translation>Évaluez ce qui ne rapporte qu’à la fin.</translation>
    </message>
    <message>
        <source>Score what the players have collected.</source>
        <comment>block/final-holdings</comment>
        <translation>Évaluez ce que les joueurs ont ramassé.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>step/G1</comment>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>River rounds</source>
        <comment>step/G2</comment>
        <translation>Tours de rivière</translation>
    </message>
    <message>
        <source>Game rounds</source>
        <comment>step/G3</comment>
        <translation>Tours de jeu</translation>
    </message>
    <message>
        <source>Extra abbey round</source>
        <comment>step/G4</comment>
        <translation>Tour des monastères</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>step/G5</comment>
        <translation>Évaluation finale</translation>
    </message>
    <message>
        <source>The start tile of the base game, which has a back of its own.</source>
        <comment>item/start.base-tile</comment>
        <translation>La tuile de départ du jeu de base, qui a un dos particulier.</translation>
    </message>
    <message>
        <source>The river tiles:</source>
        <comment>item/start.river</comment>
        <translation>Les tuiles Rivière&#x202f;:</translation>
    </message>
    <message>
        <source>The twelve tiles of The River I.</source>
        <comment>note/start.river-1</comment>
        <translation>Les douze tuiles de La Rivière I.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-1-ends</comment>
        <translation>Sa source et son lac quittent la partie.</translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-1</comment>
        <translation>Sa source quitte la partie.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River III.</source>
        <comment>note/start.river-3</comment>
        <translation>Les douze tuiles de La Rivière III.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-3-ends</comment>
        <translation>Sa source et son lac quittent la partie.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River of 2021.</source>
        <comment>note/start.river-of-2021</comment>
        <translation>Les douze tuiles de La Rivière de 2021.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.river-of-2021-ends</comment>
        <translation>Sa source et son lac quittent la partie.</translation>
    </message>
    <message>
        <source>The seventeen tiles of the 20th Anniversary River, one of which covers two squares.</source>
        <comment>note/start.anniversary-river</comment>
        <translation>Les dix-sept tuiles de la Rivière du 20ᵉ anniversaire, dont une couvre deux carrés.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.anniversary-river-ends</comment>
        <translation>Sa source et son lac quittent la partie.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River in winter.</source>
        <comment>note/start.winter-river</comment>
        <translation>Les douze tuiles de La Rivière en hiver.</translation>
    </message>
    <message>
        <source>Its spring and its lake leave the game.</source>
        <comment>note/start.winter-river-ends</comment>
        <translation>Sa source et son lac quittent la partie.</translation>
    </message>
    <message>
        <source>The twelve tiles of The River II.</source>
        <comment>note/start.river-2</comment>
        <translation>Les douze tuiles de La Rivière II.</translation>
    </message>
    <message>
        <source>Its spring leaves the game.</source>
        <comment>note/start.gq11-river-2</comment>
        <translation>Sa source quitte la partie.</translation>
    </message>
    <message>
        <source>The spring of GQ#11, and its other river tile.</source>
        <comment>note/start.gq11</comment>
        <translation>La source de GQ#11, et son autre tuile Rivière.</translation>
    </message>
    <message>
        <source>The three river tiles of CutCassonne, which are left out if no river is played.</source>
        <comment>item/start.cutcassonne</comment>
        <translation>Les trois tuiles Rivière de CutCassonne, laissées de côté si l’on joue sans rivière.</translation>
    </message>
    <message>
        <source>The tiles of the City of Carcassonne.</source>
        <comment>item/start.carcassonne</comment>
        <translation>Les tuiles de la Ville de Carcassonne.</translation>
    </message>
    <message>
        <source>The large start tile of two by two spaces.</source>
        <comment>item/start.mist</comment>
        <translation>La grande tuile de départ de deux cases sur deux.</translation>
    </message>
    <message>
        <source>The Wheel of Fortune and its big pig.</source>
        <comment>item/start.wheel</comment>
        <translation>La Roue de la Fortune et son gros cochon.</translation>
    </message>
    <message>
        <source>The tile with the orange wind rose.</source>
        <comment>item/start.wind-rose</comment>
        <translation>La tuile avec la rose des vents orange.</translation>
    </message>
    <message>
        <source>The tiles of the School, and the teacher.</source>
        <comment>item/start.school</comment>
        <translation>Les tuiles de l’École, et le professeur.</translation>
    </message>
    <message>
        <source>The four tiles of Leipzig.</source>
        <comment>item/start.leipzig</comment>
        <translation>Les quatre tuiles de Leipzig.</translation>
    </message>
    <message>
        <source>The two tiles of Spiel Doch!</source>
        <comment>item/start.spiel-doch</comment>
        <translation>Les deux tuiles de Spiel Doch!</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <comment>item/setup.start-tile</comment>
        <translation>Placez la tuile de départ.</translation>
    </message>
    <message>
        <source>The start tile of the base game leaves the game.</source>
        <comment>item/start.tile-leaves</comment>
        <translation>La tuile de départ du jeu de base quitte la partie.</translation>
    </message>
    <message>
        <source>Where tiles are drawn from a bag, it may be mixed with the land tiles instead.</source>
        <comment>note/start.tile-may-stay</comment>
        <translation>Si l’on pioche les tuiles dans un sac, elle peut être mêlée aux tuiles Terrain.</translation>
    </message>
    <message>
        <source>The start tile of the base game is mixed with the land tiles, which are drawn from a bag.</source>
        <comment>item/start.tile-in-bag</comment>
        <translation>La tuile de départ du jeu de base est mêlée aux tuiles Terrain, que l’on pioche dans un sac.</translation>
    </message>
    <message>
        <source>Set the courier on the start tile.</source>
        <comment>item/courier.starts</comment>
        <translation>Posez le coursier sur la tuile de départ.</translation>
    </message>
    <message>
        <source>By the extended rules lay the tile with the virus beside the start, a token on its city and one on its {farm|field}.</source>
        <comment>item/covid.start</comment>
        <translation>Selon les règles étendues, placez la tuile au virus à côté du départ, un jeton sur sa ville et un sur son {champ|pré}.</translation>
    </message>
    <message>
        <source>Put the City of Carcassonne together, and set the count into its castle.</source>
        <comment>item/setup.carcassonne</comment>
        <translation>Assemblez la Ville de Carcassonne, et posez le comte dans son château.</translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside its walls nothing is deployed but by the rules of its {quarters|districts}, and no dragon flies there. The whole is one completed city for the {farms|fields} around it and for all that counts completed cities.</source>
        <comment>item/count.walls</comment>
        <translation>Les routes, villes et {champs|prés} de son bord sont comme tous les autres&#x202f;; à l’intérieur de ses murs, rien n’est posé hormis selon les règles de ses quartiers, et aucun dragon n’y vole. Le tout est une seule ville complétée pour les {champs|prés} autour et pour tout ce qui compte les villes complétées.</translation>
    </message>
    <message>
        <source>Lay the large start tile, which fills four spaces.</source>
        <comment>item/setup.mist-start</comment>
        <translation>Placez la grande tuile de départ, qui remplit quatre cases.</translation>
    </message>
    <message>
        <source>The ruin on it ends roads and parts {farms|fields}, but is no haunted castle.</source>
        <comment>note/mist.ruin</comment>
        <translation>La ruine qui s’y trouve arrête les routes et sépare les {champs|prés}, mais n’est pas un château hanté.</translation>
    </message>
    <message>
        <source>Lay the Wheel of Fortune, which fills sixteen spaces, and set the big pig on Fortune.</source>
        <comment>item/setup.wheel</comment>
        <translation>Placez la Roue de la Fortune, qui remplit seize cases, et posez le gros cochon sur Fortune.</translation>
    </message>
    <message>
        <source>The roads, cities and {farms|fields} on its rim are as any others; inside there are only the six sectors and their crowns.</source>
        <comment>note/wheel.rim</comment>
        <translation>Les routes, villes et {champs|prés} de son bord sont comme tous les autres&#x202f;; à l’intérieur, il n’y a que les six secteurs et leurs couronnes.</translation>
    </message>
    <message>
        <source>Lay the two tiles of Spiel Doch! side by side so that they can be read; the start tile leaves the game.</source>
        <comment>item/setup.spiel-doch</comment>
        <translation>Placez les deux tuiles de Spiel Doch! côte à côte de sorte qu’on puisse les lire&#x202f;; la tuile de départ quitte la partie.</translation>
    </message>
    <message>
        <source>Put the four tiles of Leipzig together so that their quarters make one city.</source>
        <comment>item/setup.leipzig</comment>
        <translation>Assemblez les quatre tuiles de Leipzig de sorte que leurs quartiers forment une ville.</translation>
    </message>
    <message>
        <source>Lay the tile with the orange wind rose.</source>
        <comment>item/setup.wind-rose</comment>
        <translation>Placez la tuile avec la rose des vents orange.</translation>
    </message>
    <message>
        <source>Lay the School, and set the teacher on it.</source>
        <comment>item/setup.school</comment>
        <translation>Placez l’École, et posez-y le professeur.</translation>
    </message>
    <message>
        <source>It lies beside the start tile.</source>
        <comment>note/setup.school-beside</comment>
        <translation>Elle est à côté de la tuile de départ.</translation>
    </message>
    <message>
        <source>Lay the spring, and make a stack of the other river tiles, which are drawn before all land tiles.</source>
        <comment>item/setup.river</comment>
        <translation>Placez la source, et faites une pile des autres tuiles Rivière, que l’on pioche avant toutes les tuiles Terrain.</translation>
    </message>
    <message>
        <source>Set the fork aside.</source>
        <comment>note/setup.river-fork</comment>
        <translation>Mettez l’embranchement de côté.</translation>
    </message>
    <message>
        <source>Set the lake aside.</source>
        <comment>note/setup.river-lake</comment>
        <translation>Mettez le lac de côté.</translation>
    </message>
    <message>
        <source>It is the one with the volcano.</source>
        <comment>note/setup.river-volcano</comment>
        <translation>C’est celui avec le volcan.</translation>
    </message>
    <message>
        <source>Shuffle the others and stack them face down, with the lake at the bottom.</source>
        <comment>note/setup.river-stack</comment>
        <translation>Mélangez les autres et empilez-les face cachée, le lac tout en bas.</translation>
    </message>
    <message>
        <source>The fork goes on top of the stack.</source>
        <comment>note/setup.river-fork-first</comment>
        <translation>L’embranchement va sur le dessus de la pile.</translation>
    </message>
    <message>
        <source>Set the donkey on the start tile.</source>
        <comment>item/donkey.starts</comment>
        <translation>Posez l’âne sur la tuile de départ.</translation>
    </message>
    <message>
        <source>The two river tiles of GQ#11.</source>
        <comment>item/setup.gq11</comment>
        <translation>Les deux tuiles Rivière de GQ#11.</translation>
    </message>
    <message>
        <source>The six {cloisters|monasteries} of the base game, in whose place those of these sets are played:</source>
        <comment>item/setup.special-monasteries</comment>
        <translation>Les six abbayes du jeu de base, à la place desquelles on joue celles de ces séries&#x202f;:</translation>
    </message>
    <message>
        <source>the monasteries in Germany.</source>
        <comment>note/setup.german-monasteries</comment>
        <translation>les abbayes d’Allemagne.</translation>
    </message>
    <message>
        <source>the monasteries in the Netherlands and Belgium.</source>
        <comment>note/setup.dutch-monasteries</comment>
        <translation>les abbayes des Pays-Bas et de Belgique.</translation>
    </message>
    <message>
        <source>the Japanese buildings.</source>
        <comment>note/setup.japanese-buildings</comment>
        <translation>les monuments japonais.</translation>
    </message>
    <message>
        <source>With other expansions they may stay in the game.</source>
        <comment>note/setup.monasteries-stay</comment>
        <translation>Avec d’autres extensions, elles peuvent rester dans la partie.</translation>
    </message>
    <message>
        <source>Bathhouses, unseen and at random, all but:</source>
        <comment>item/setup.bathhouses</comment>
        <translation>Les étuves, sans les voir et au hasard, toutes sauf&#x202f;:</translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.bathhouses-two</comment>
        <translation>4 d’entre elles.</translation>
    </message>
    <message>
        <source>5 of them.</source>
        <comment>note/setup.bathhouses-three</comment>
        <translation>5 d’entre elles.</translation>
    </message>
    <message>
        <source>Two {cloisters|monasteries} of the base game, if you like, since two churches take their place.</source>
        <comment>item/setup.darmstadt</comment>
        <translation>Deux abbayes du jeu de base, si vous voulez, puisque deux églises prennent leur place.</translation>
    </message>
    <message>
        <source>Three of the twelve tiles with revolts, unseen and at random.</source>
        <comment>item/setup.revolts</comment>
        <translation>Trois des douze tuiles avec des révoltes, sans les voir et au hasard.</translation>
    </message>
    <message>
        <source>Shuffle them.</source>
        <comment>item/tiles.shuffle</comment>
        <translation>Mélangez-les.</translation>
    </message>
    <message>
        <source>Put them face down in stacks that everybody can reach.</source>
        <comment>note/tiles.stacks</comment>
        <translation>Empilez-les face cachée à portée de tous.</translation>
    </message>
    <message>
        <source>Of the tiles with cliffs 6 to 10 go with 72 tiles, 11 to 20 with up to 150, 21 or more beyond.</source>
        <comment>note/tiles.cliffs</comment>
        <translation>Parmi les tuiles avec des falaises, 6 à 10 vont avec 72 tuiles, 11 à 20 avec 150 au plus, 21 ou plus au-delà.</translation>
    </message>
    <message>
        <source>The seven land tiles of CutCassonne are among them.</source>
        <comment>note/tiles.cutcassonne</comment>
        <translation>Les sept tuiles Terrain de CutCassonne en font partie.</translation>
    </message>
    <message>
        <source>River tiles are shuffled in with them and laid like any others.</source>
        <comment>note/tiles.fishermen</comment>
        <translation>Les tuiles Rivière y sont mélangées et placées comme toutes les autres.</translation>
    </message>
    <message>
        <source>With the fortune teller it is best to draw the tiles from a bag.</source>
        <comment>note/tiles.fortune-teller</comment>
        <translation>Avec la voyante, mieux vaut piocher les tuiles dans un sac.</translation>
    </message>
    <message>
        <source>Put 17 of them aside, which are played first; mix the tiles with outbreaks into the others.</source>
        <comment>note/plague.apart</comment>
        <translation>Mettez-en 17 de côté, que l’on joue d’abord&#x202f;; mêlez les tuiles Épidémie aux autres.</translation>
    </message>
    <message>
        <source>Four tiles with a season are enough for 72 tiles, eight up to 150, all twelve for more.</source>
        <comment>note/tiles.seasons</comment>
        <translation>Quatre tuiles avec une saison suffisent pour 72 tuiles, huit jusqu’à 150, toutes les douze pour plus.</translation>
    </message>
    <message>
        <source>With the tile of 2014, where a city ends a road.</source>
        <comment>note/tiles.spiel-2014</comment>
        <translation>Avec la tuile de 2014, où une ville arrête une route.</translation>
    </message>
    <message>
        <source>With the tile of 2015: its feast ends four roads, and is no place with houses.</source>
        <comment>note/tiles.spiel-2015</comment>
        <translation>Avec la tuile de 2015&#x202f;: son festin arrête quatre routes, et n’est pas un lieu avec des maisons.</translation>
    </message>
    <message>
        <source>With the tile of 2016: all of it is one city, and its patch of grass is no {farm|field}.</source>
        <comment>note/tiles.spiel-2016</comment>
        <translation>Avec la tuile de 2016&#x202f;: elle est tout entière une ville, et son carré d’herbe n’est pas un {champ|pré}.</translation>
    </message>
    <message>
        <source>With the tile of 2017.</source>
        <comment>note/tiles.spiel-2017</comment>
        <translation>Avec la tuile de 2017.</translation>
    </message>
    <message>
        <source>With the tile of 2018, where one road runs to all four sides.</source>
        <comment>note/tiles.spiel-2018</comment>
        <translation>Avec la tuile de 2018, où une route va vers les quatre côtés.</translation>
    </message>
    <message>
        <source>With the tile of 2019.</source>
        <comment>note/tiles.spiel-2019</comment>
        <translation>Avec la tuile de 2019.</translation>
    </message>
    <message>
        <source>With the tile of 2020.</source>
        <comment>note/tiles.spiel-2020</comment>
        <translation>Avec la tuile de 2020.</translation>
    </message>
    <message>
        <source>With the tile of 2021.</source>
        <comment>note/tiles.spiel-2021</comment>
        <translation>Avec la tuile de 2021.</translation>
    </message>
    <message>
        <source>With the tile of 2022.</source>
        <comment>note/tiles.spiel-2022</comment>
        <translation>Avec la tuile de 2022.</translation>
    </message>
    <message>
        <source>With the tile of 2023.</source>
        <comment>note/tiles.spiel-2023</comment>
        <translation>Avec la tuile de 2023.</translation>
    </message>
    <message>
        <source>Or keep them in the tile tower, and draw from it.</source>
        <comment>note/tiles.tower</comment>
        <translation>Ou gardez-les dans la tour à tuiles, et piochez-y.</translation>
    </message>
    <message>
        <source>Or put them in the cloth bag and draw from it.</source>
        <comment>note/tiles.bag</comment>
        <translation>Ou mettez-les dans le sac en tissu et piochez-y.</translation>
    </message>
    <message>
        <source>The British tile of 2024 is among them.</source>
        <comment>note/tiles.uk-2024</comment>
        <translation>La tuile britannique de 2024 en fait partie.</translation>
    </message>
    <message>
        <source>{Two|Three} half tiles, shuffled and dealt, in all or of each box; the others leave the game.</source>
        <comment>item/setup.halflings</comment>
        <translation>{Deux|Trois} demi-tuiles, mélangées et distribuées, en tout ou de chaque boîte&#x202f;; les autres quittent la partie.</translation>
    </message>
    <message>
        <source>Or lay them face up and choose in turn, beginning with the last player and going the other way round.</source>
        <comment>note/halfling.choose</comment>
        <translation>Ou placez-les face visible et choisissez tour à tour, en commençant par le dernier joueur et dans le sens inverse.</translation>
    </message>
    <message>
        <source>An abbey, to be kept face up.</source>
        <comment>item/setup.abbeys</comment>
        <translation>Un monastère, à garder face visible.</translation>
    </message>
    <message>
        <source>Castles in Germany, chosen or dealt, to be kept face up:</source>
        <comment>item/setup.german-castles</comment>
        <translation>Châteaux d’Allemagne, choisis ou distribués, à garder face visible&#x202f;:</translation>
    </message>
    <message>
        <source>1 or 2 of them, as all agree.</source>
        <comment>note/setup.german-castles-few</comment>
        <translation>1 ou 2 d’entre eux, comme tous en conviennent.</translation>
    </message>
    <message>
        <source>1 of them.</source>
        <comment>note/setup.german-castles-many</comment>
        <translation>1 d’entre eux.</translation>
    </message>
    <message>
        <source>The tiles that stand for 50 and 100 points.</source>
        <comment>item/setup.point-tiles</comment>
        <translation>Les tuiles qui valent 50 et 100&#xa0;points.</translation>
    </message>
    <message>
        <source>The note tokens.</source>
        <comment>item/setup.note-tokens</comment>
        <translation>Les jetons Note.</translation>
    </message>
    <message>
        <source>The tile of the cleric.</source>
        <comment>item/setup.cleric</comment>
        <translation>La tuile du clerc.</translation>
    </message>
    <message>
        <source>The fourteen {cloister|monastery} tokens.</source>
        <comment>item/setup.cloister-tokens</comment>
        <translation>Les quatorze jetons Abbaye.</translation>
    </message>
    <message>
        <source>The tile of the serf.</source>
        <comment>item/setup.serf</comment>
        <translation>La tuile du serf.</translation>
    </message>
    <message>
        <source>The cards with the tests, shuffled face down, and the infection tokens.</source>
        <comment>item/setup.covid</comment>
        <translation>Les cartes de test, mélangées face cachée, et les jetons Infection.</translation>
    </message>
    <message>
        <source>The Easter eggs.</source>
        <comment>item/setup.easter-eggs</comment>
        <translation>Les œufs de Pâques.</translation>
    </message>
    <message>
        <source>The tokens of luck, and a die.</source>
        <comment>item/setup.luck-tokens</comment>
        <translation>Les jetons Chance, et un dé.</translation>
    </message>
    <message>
        <source>The King, until a city is completed.</source>
        <comment>item/setup.king</comment>
        <translation>Le Roi, jusqu’à ce qu’une ville soit complétée.</translation>
    </message>
    <message>
        <source>The marker of the King.</source>
        <comment>note/setup.king-marker</comment>
        <translation>Le marqueur Roi.</translation>
    </message>
    <message>
        <source>The Robber Baron, until a road is completed.</source>
        <comment>item/setup.robber-baron</comment>
        <translation>Le Chevalier-brigand, jusqu’à ce qu’une route soit complétée.</translation>
    </message>
    <message>
        <source>The marker of the Robber Baron.</source>
        <comment>note/setup.robber-marker</comment>
        <translation>Le marqueur Chevalier-brigand.</translation>
    </message>
    <message>
        <source>The tokens with sheep and wolves, in their bag.</source>
        <comment>item/setup.sheep</comment>
        <translation>Les jetons Mouton et Loup, dans leur sac.</translation>
    </message>
    <message>
        <source>The animal tokens, shuffled and stacked face down.</source>
        <comment>item/setup.animals</comment>
        <translation>Les jetons Animal, mélangés et empilés face cachée.</translation>
    </message>
    <message>
        <source>The messages, shuffled and stacked face down.</source>
        <comment>item/setup.messages</comment>
        <translation>Les missives, mélangées et empilées face cachée.</translation>
    </message>
    <message>
        <source>The fleas, and the outbreak tokens 1 to 6.</source>
        <comment>item/setup.plague</comment>
        <translation>Les puces, et les jetons Épidémie 1 à 6.</translation>
    </message>
    <message>
        <source>The scoring tiles, shuffled in three stacks for cities, roads and {cloisters|monasteries}; open the first of each.</source>
        <comment>item/setup.surveyors</comment>
        <translation>Les tuiles d’évaluation, mélangées en trois piles pour les villes, les routes et les abbayes&#x202f;; découvrez la première de chacune.</translation>
    </message>
    <message>
        <source>Of each stack, with both expansions, only the first four are used.</source>
        <comment>note/setup.surveyors-four</comment>
        <translation>Avec les deux extensions, on n’utilise que les quatre premières de chaque pile.</translation>
    </message>
    <message>
        <source>The privileges: shuffle them and put them, front up, on spaces 0, 10, 20, 30, 40, 0 and so on of the scoreboard.</source>
        <comment>item/setup.privileges</comment>
        <translation>Les privilèges&#x202f;: mélangez-les et mettez-les, face avant visible, sur les cases 0, 10, 20, 30, 40, 0 et ainsi de suite de la piste de score.</translation>
    </message>
    <message>
        <source>The board of the seasons, with a condition drawn for each of the four, and the clock at the season of today.</source>
        <comment>item/setup.seasons</comment>
        <translation>Le plateau des saisons, avec une condition piochée pour chacune des quatre, et l’horloge sur la saison actuelle.</translation>
    </message>
    <message>
        <source>The tokens for wine, grain and cloth.</source>
        <comment>item/setup.trade-goods</comment>
        <translation>Les jetons Vin, Blé et Tissu.</translation>
    </message>
    <message>
        <source>The fruit tokens, sorted by fruit into six stacks, shuffled and face down.</source>
        <comment>item/setup.fruit</comment>
        <translation>Les jetons Fruit, triés par fruit en six piles, mélangés et face cachée.</translation>
    </message>
    <message>
        <source>The gifts, shuffled and face down.</source>
        <comment>item/setup.gifts</comment>
        <translation>Les présents, mélangés et face cachée.</translation>
    </message>
    <message>
        <source>The black dragon, which is nobody’s.</source>
        <comment>item/setup.black-dragon</comment>
        <translation>Le dragon noir, qui n’est à personne.</translation>
    </message>
    <message>
        <source>The black fairy, who is nobody’s.</source>
        <comment>item/setup.black-fairy</comment>
        <translation>La fée noire, qui n’est à personne.</translation>
    </message>
    <message>
        <source>The count.</source>
        <comment>item/setup.count</comment>
        <translation>Le comte.</translation>
    </message>
    <message>
        <source>The courier.</source>
        <comment>item/setup.courier</comment>
        <translation>Le coursier.</translation>
    </message>
    <message>
        <source>The Easter bunny, with its die.</source>
        <comment>item/setup.easter-bunny</comment>
        <translation>Le lapin de Pâques, avec son dé.</translation>
    </message>
    <message>
        <source>The ghosts, which are of no player&apos;s colour.</source>
        <comment>item/setup.ghosts</comment>
        <translation>Les fantômes, qui ne sont de la couleur d’aucun joueur.</translation>
    </message>
    <message>
        <source>The fairy.</source>
        <comment>item/setup.fairy</comment>
        <translation>La fée.</translation>
    </message>
    <message>
        <source>The dragon, who waits for the first volcano.</source>
        <comment>item/setup.dragon</comment>
        <translation>Le dragon, qui attend le premier volcan.</translation>
    </message>
    <message>
        <source>The wooden catapult and the ruler.</source>
        <comment>item/setup.catapult</comment>
        <translation>La catapulte en bois et la règle graduée.</translation>
    </message>
    <message>
        <source>The big top.</source>
        <comment>item/setup.big-top</comment>
        <translation>Le chapiteau.</translation>
    </message>
    <message>
        <source>The die of the flying machines.</source>
        <comment>item/setup.flier-die</comment>
        <translation>Le dé des machines volantes.</translation>
    </message>
    <message>
        <source>The ferries.</source>
        <comment>item/setup.ferries</comment>
        <translation>Les {ferries|bacs}.</translation>
    </message>
    <message>
        <source>The {gold pieces|gold ingots}.</source>
        <comment>item/setup.gold</comment>
        <translation>Les lingots d’or.</translation>
    </message>
    <message>
        <source>The token that shows what they are worth.</source>
        <comment>note/setup.gold-token</comment>
        <translation>Le jeton qui montre leur valeur.</translation>
    </message>
    <message>
        <source>The mage.</source>
        <comment>item/setup.mage</comment>
        <translation>Le mage.</translation>
    </message>
    <message>
        <source>The witch.</source>
        <comment>item/setup.witch</comment>
        <translation>La sorcière.</translation>
    </message>
    <message>
        <source>The gingerbread man, for the first city of the landscape.</source>
        <comment>item/setup.gingerbread-man</comment>
        <translation>Le bonhomme de pain d’épice, pour la première ville du paysage.</translation>
    </message>
    <message>
        <source>The statue of Hans; agree on the tiles, by a mark or a picture, that call it.</source>
        <comment>item/setup.hans</comment>
        <translation>La statue de Hans&#x202f;; convenez des tuiles qui l’appellent, par une marque ou une image.</translation>
    </message>
    <message>
        <source>The scoreboard.</source>
        <comment>item/setup.scoreboard</comment>
        <translation>La piste de score.</translation>
    </message>
    <message>
        <source>It is the one of Saint Nicholas.</source>
        <comment>note/setup.nicholas</comment>
        <translation>C’est celle de la Saint-Nicolas.</translation>
    </message>
    <message>
        <source>It is the one with snakes and ladders.</source>
        <comment>note/setup.snakes</comment>
        <translation>C’est celle avec les serpents et les échelles.</translation>
    </message>
    <message>
        <source>Normal {followers|meeples}, one of them for the scoreboard.</source>
        <comment>item/setup.figures</comment>
        <translation>Des {partisans|meeples} normaux, dont un pour la piste de score.</translation>
    </message>
    <message>
        <source>One {follower|meeple} more, if there is one.</source>
        <comment>note/setup.leipzig-follower</comment>
        <translation>Un {partisan|meeple} de plus, s’il y en a un.</translation>
    </message>
    <message>
        <source>Five of the normal {followers|meeples} are for playing and one for the scoreboard; the others leave the game.</source>
        <comment>item/setup.fewer-figures</comment>
        <translation>Cinq des {partisans|meeples} normaux sont pour le jeu et un pour la piste de score&#x202f;; les autres quittent la partie.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple}.</source>
        <comment>item/setup.large-follower</comment>
        <translation>Le grand {partisan|meeple}.</translation>
    </message>
    <message>
        <source>The pig.</source>
        <comment>item/setup.pig</comment>
        <translation>Le cochon.</translation>
    </message>
    <message>
        <source>The builder.</source>
        <comment>item/setup.builder</comment>
        <translation>Le bâtisseur.</translation>
    </message>
    <message>
        <source>Tower {pieces|floors}, which are of no player&apos;s colour.</source>
        <comment>item/setup.tower-pieces</comment>
        <translation>Des étages de tour, qui ne sont de la couleur d’aucun joueur.</translation>
    </message>
    <message>
        <source>The mayor.</source>
        <comment>item/setup.mayor</comment>
        <translation>Le maire.</translation>
    </message>
    <message>
        <source>The wagon.</source>
        <comment>item/setup.wagon</comment>
        <translation>Le chariot.</translation>
    </message>
    <message>
        <source>The barn.</source>
        <comment>item/setup.barn</comment>
        <translation>La grange.</translation>
    </message>
    <message>
        <source>Bridges; the others leave the game.</source>
        <comment>item/setup.bridges</comment>
        <translation>Des ponts&#x202f;; les autres quittent la partie.</translation>
    </message>
    <message>
        <source>The shepherd.</source>
        <comment>item/setup.shepherd</comment>
        <translation>Le berger.</translation>
    </message>
    <message>
        <source>The ringmaster.</source>
        <comment>item/setup.ringmaster</comment>
        <translation>Le directeur de cirque.</translation>
    </message>
    <message>
        <source>The messenger.</source>
        <comment>item/setup.messenger</comment>
        <translation>Le héraut.</translation>
    </message>
    <message>
        <source>The robber.</source>
        <comment>item/setup.robber</comment>
        <translation>Le {bandit|voleur}.</translation>
    </message>
    <message>
        <source>The phantom.</source>
        <comment>item/setup.phantom</comment>
        <translation>Le spectre.</translation>
    </message>
    <message>
        <source>The abbot.</source>
        <comment>item/setup.abbot</comment>
        <translation>L’abbé.</translation>
    </message>
    <message>
        <source>{Guard followers|Guard meeples}; the others of each colour stay at hand.</source>
        <comment>item/setup.guards</comment>
        <translation>Des {partisans|meeples} sentinelles&#x202f;; les autres de chaque couleur restent à portée de main.</translation>
    </message>
    <message>
        <source>A further {follower|meeple} and a marker, to stand together at space 10 of the scoreboard.</source>
        <comment>item/setup.wonder-meeple</comment>
        <translation>Un autre {partisan|meeple} et un marqueur, ensemble sur la case 10 de la piste de score.</translation>
    </message>
    <message>
        <source>Wonders are meant for games of some 90 tiles or more.</source>
        <comment>note/setup.wonders-tiles</comment>
        <translation>Les merveilles sont faites pour des parties d’environ 90 tuiles ou plus.</translation>
    </message>
    <message>
        <source>The observation tower.</source>
        <comment>item/setup.observation-tower</comment>
        <translation>La tour d’observation.</translation>
    </message>
    <message>
        <source>The obelisk.</source>
        <comment>item/setup.obelisk</comment>
        <translation>L’obélisque.</translation>
    </message>
    <message>
        <source>The windmill.</source>
        <comment>item/setup.windmill</comment>
        <translation>Le moulin à vent.</translation>
    </message>
    <message>
        <source>Six betting chips, kept face down: 2/6, 3/5, 3/6, 4/7+, 4 and 5/8+.</source>
        <comment>item/setup.chips</comment>
        <translation>Six jetons de pari, gardés face cachée&#x202f;: 2/6, 3/5, 3/6, 4/7+, 4 et 5/8+.</translation>
    </message>
    <message>
        <source>Black {pieces|floors}.</source>
        <comment>item/setup.black-floors</comment>
        <translation>Des étages noirs.</translation>
    </message>
    <message>
        <source>White {pieces|floors}.</source>
        <comment>item/setup.white-floors</comment>
        <translation>Des étages blancs.</translation>
    </message>
    <message>
        <source>Four catapult tokens, one of each kind.</source>
        <comment>item/setup.catapult-tokens</comment>
        <translation>Quatre jetons Catapulte, un de chaque sorte.</translation>
    </message>
    <message>
        <source>Castle tokens; the others leave the game.</source>
        <comment>item/setup.castles</comment>
        <translation>Des jetons Forteresse&#x202f;; les autres quittent la partie.</translation>
    </message>
    <message>
        <source>Tunnel tokens, always two of a colour; each player has colours of their own.</source>
        <comment>item/setup.tunnels</comment>
        <translation>Des jetons Tunnel, toujours deux d’une couleur&#x202f;; chaque joueur a des couleurs à lui.</translation>
    </message>
    <message>
        <source>City bridges.</source>
        <comment>item/setup.city-bridges</comment>
        <translation>Des ponts urbains.</translation>
    </message>
    <message>
        <source>Little buildings:</source>
        <comment>item/setup.little-buildings</comment>
        <translation>Petits bâtiments&#x202f;:</translation>
    </message>
    <message>
        <source>by the usual rules, whatever their kinds,</source>
        <comment>note/setup.buildings-alike</comment>
        <translation>selon les règles habituelles, quelles que soient leurs sortes,</translation>
    </message>
    <message>
        <source>18 of them.</source>
        <comment>note/setup.buildings-one</comment>
        <translation>18 d’entre eux.</translation>
    </message>
    <message>
        <source>9 of them.</source>
        <comment>note/setup.buildings-two</comment>
        <translation>9 d’entre eux.</translation>
    </message>
    <message>
        <source>6 of them.</source>
        <comment>note/setup.buildings-three</comment>
        <translation>6 d’entre eux.</translation>
    </message>
    <message>
        <source>4 of them.</source>
        <comment>note/setup.buildings-four</comment>
        <translation>4 d’entre eux.</translation>
    </message>
    <message>
        <source>3 of them.</source>
        <comment>note/setup.buildings-five</comment>
        <translation>3 d’entre eux.</translation>
    </message>
    <message>
        <source>by the variant with different kinds,</source>
        <comment>note/setup.buildings-by-kind</comment>
        <translation>selon la variante aux différentes sortes,</translation>
    </message>
    <message>
        <source>6 of each kind.</source>
        <comment>note/setup.kinds-one</comment>
        <translation>6 de chaque sorte.</translation>
    </message>
    <message>
        <source>3 towers, 3 houses and 3 sheds.</source>
        <comment>note/setup.kinds-two</comment>
        <translation>3 tours, 3 maisons et 3 remises.</translation>
    </message>
    <message>
        <source>2 towers, 2 houses and 2 sheds.</source>
        <comment>note/setup.kinds-three</comment>
        <translation>2 tours, 2 maisons et 2 remises.</translation>
    </message>
    <message>
        <source>1 tower, 1 house and 1 shed.</source>
        <comment>note/setup.kinds-four</comment>
        <translation>1 tour, 1 maison et 1 remise.</translation>
    </message>
    <message>
        <source>The curd cheese.</source>
        <comment>item/setup.curd-cheese</comment>
        <translation>Le fromage d’Olomouc.</translation>
    </message>
    <message>
        <source>The tollhouse, with the small toll up.</source>
        <comment>item/setup.tollhouse</comment>
        <translation>Le poste de péage, côté petit péage visible.</translation>
    </message>
    <message>
        <source>Each player sets one {follower|meeple} on space 0 of the scoreboard, where it counts the points.</source>
        <comment>item/setup.scoring-figure</comment>
        <translation>Chaque joueur pose un {partisan|meeple} sur la case 0 de la piste de score, où il compte les points.</translation>
    </message>
    <message>
        <source>Messengers too begin on space 0.</source>
        <comment>item/setup.messenger-start</comment>
        <translation>Les hérauts aussi commencent sur la case 0.</translation>
    </message>
    <message>
        <source>If the fairy is with one of your {followers|meeples}, you score 1 point.</source>
        <comment>item/fairy.turn</comment>
        <translation>Si la fée est avec un de vos {partisans|meeples}, vous marquez 1&#xa0;point.</translation>
    </message>
    <message>
        <source>Only once in a double turn.</source>
        <comment>note/fairy.turn-once</comment>
        <translation>Une seule fois dans un double tour.</translation>
    </message>
    <message>
        <source>Beside an acrobat she is good for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turn-acrobats</comment>
        <translation>À côté d’un artiste, elle profite à chacun de vos artistes de la pyramide.</translation>
    </message>
    <message>
        <source>If no flea is left in the supply, the active outbreak with the lowest number dies out, unless it is the last one. Fleas that hang together with no other outbreak are turned over.</source>
        <comment>item/plague.fade</comment>
        <translation>S’il ne reste plus de puce dans la réserve, l’épidémie active de plus petit numéro s’éteint, sauf si c’est la dernière. Les puces qui ne tiennent à aucune autre épidémie sont retournées.</translation>
    </message>
    <message>
        <source>If you have a tile from a bazaar that is going on, play this one and draw none.</source>
        <comment>item/bazaar.tile</comment>
        <translation>Si vous avez une tuile d’un bazar en cours, jouez-la et n’en piochez pas.</translation>
    </message>
    <message>
        <source>No other tile of your own takes its place.</source>
        <comment>note/bazaar.no-other</comment>
        <translation>Aucune autre tuile à vous ne prend sa place.</translation>
    </message>
    <message>
        <source>Instead of drawing, take one of your half tiles and lay it.</source>
        <comment>item/halfling.place</comment>
        <translation>Au lieu de piocher, prenez une de vos demi-tuiles et placez-la.</translation>
    </message>
    <message>
        <source>Not if you have laid an abbey.</source>
        <comment>note/halfling.no-abbey</comment>
        <translation>Pas si vous avez placé un monastère.</translation>
    </message>
    <message>
        <source>A short side must touch the landscape, and each short side goes on in its neighbour. A long side goes on only in the long side of a second half tile in the same space.</source>
        <comment>note/halfling.short-sides</comment>
        <translation>Un petit côté doit toucher le paysage, et chaque petit côté se poursuit dans la tuile voisine. Un grand côté ne se poursuit que dans le grand côté d’une deuxième demi-tuile de la même case.</translation>
    </message>
    <message>
        <source>A space where a half tile lies has no room for a square tile, but for one more half tile that fits.</source>
        <comment>note/halfling.space</comment>
        <translation>Une case avec une demi-tuile n’a pas de place pour une tuile carrée, mais pour une autre demi-tuile qui convient.</translation>
    </message>
    <message>
        <source>Two half tiles in a space are one space for all that moves over the land.</source>
        <comment>note/halfling.steps</comment>
        <translation>Deux demi-tuiles d’une case n’en font qu’une pour tout ce qui se déplace dans le paysage.</translation>
    </message>
    <message>
        <source>Under a half tile with a hill lies one hidden tile; a second half tile in that space lies on the same hill.</source>
        <comment>note/halfling.hill</comment>
        <translation>Sous une demi-tuile avec une colline se trouve une tuile cachée&#x202f;; une deuxième demi-tuile dans cette case est sur la même colline.</translation>
    </message>
    <message>
        <source>Instead of drawing, take a castle in Germany of yours, if there is a place where it fits.</source>
        <comment>item/german-castle.instead</comment>
        <translation>Au lieu de piocher, prenez un de vos châteaux d’Allemagne, s’il y a un endroit où il convient.</translation>
    </message>
    <message>
        <source>No two castles in Germany may touch each other, not even by a corner.</source>
        <comment>note/german-castle.apart</comment>
        <translation>Deux châteaux d’Allemagne ne peuvent pas se toucher, pas même par un coin.</translation>
    </message>
    <message>
        <source>When the land tiles are used up, whoever is to play may still lay one; with nothing left to lay for the player to move, the game ends.</source>
        <comment>note/german-castle.last</comment>
        <translation>Quand les tuiles Terrain sont épuisées, le joueur dont c’est le tour peut encore en placer un&#x202f;; s’il n’a plus rien à placer, la partie se termine.</translation>
    </message>
    <message>
        <source>Lay one of your double tiles with wetlands in place of drawing a tile; it must fit on all sides.</source>
        <comment>item/wetlands.place</comment>
        <translation>Placez une de vos tuiles doubles avec des marais au lieu de piocher une tuile&#x202f;; elle doit convenir de tous les côtés.</translation>
    </message>
    <message>
        <source>Whoever stands on a feature that lies on both halves stands clearly on one of them.</source>
        <comment>note/wetlands.half</comment>
        <translation>Celui qui est sur une zone des deux moitiés se tient nettement sur l’une d’elles.</translation>
    </message>
    <message>
        <source>It brings a bonus for features that it completes and tiles around it, and later to whoever lays a coat of arms or a water tower beside it.</source>
        <comment>note/wetlands.bonus</comment>
        <translation>Elle apporte un bonus pour les zones qu’elle complète et les tuiles autour, et plus tard à celui qui place à côté un blason ou un château d’eau.</translation>
    </message>
    <message>
        <source>Draw a tile at random; if it fits nowhere, it leaves the game and you draw again.</source>
        <comment>item/draw.tile</comment>
        <translation>Piochez une tuile au hasard&#x202f;; si elle ne convient nulle part, elle quitte la partie et vous piochez de nouveau.</translation>
    </message>
    <message>
        <source>For each fortune teller of yours draw one tile more, look at them all in secret, choose one, and put the others back.</source>
        <comment>note/fortune-teller.draw</comment>
        <translation>Pour chacune de vos voyantes, piochez une tuile de plus, regardez-les toutes en secret, choisissez-en une et remettez les autres.</translation>
    </message>
    <message>
        <source>In a double turn choose first from what is left of the first draw, and put back the rest then.</source>
        <comment>note/fortune-teller.double-turn</comment>
        <translation>Dans un double tour, choisissez d’abord parmi le reste de la première pioche, et remettez alors les autres.</translation>
    </message>
    <message>
        <source>As long as the dragon is not in play, a tile with a dragon is put aside without being entered, and you draw again. The first volcano mixes these tiles with the others.</source>
        <comment>note/dragon.put-aside</comment>
        <translation>Tant que le dragon n’est pas en jeu, une tuile avec un dragon est mise de côté sans être saisie, et vous piochez de nouveau. Le premier volcan mêle ces tuiles aux autres.</translation>
    </message>
    <message>
        <source>Show the tile to everybody.</source>
        <comment>item/draw.show</comment>
        <translation>Montrez la tuile à tous.</translation>
    </message>
    <message>
        <source>If the tile shows the wheel, move the pig clockwise by as many sectors as the number says. Do what its new sector brings, then score the crowns there and send those {followers|meeples} home. Only then the tile is placed.</source>
        <comment>item/wheel.icon</comment>
        <translation>Si la tuile montre la roue, avancez le cochon dans le sens horaire d’autant de secteurs que le nombre l’indique. Faites ce que demande son nouveau secteur, puis évaluez ses couronnes et renvoyez ces {partisans|meeples} dans la réserve. Ce n’est qu’ensuite que la tuile est placée.</translation>
    </message>
    <message>
        <source>Fortune: you score.</source>
        <comment>note/fate.fortune</comment>
        <translation>Fortune&#x202f;: vous marquez.</translation>
    </message>
    <message>
        <source>Tax: all players score their knights, who stay.</source>
        <comment>note/fate.tax</comment>
        <translation>Impôt&#x202f;: tous les joueurs évaluent leurs chevaliers, qui restent.</translation>
    </message>
    <message>
        <source>Famine: all players score their farmers, who stay.</source>
        <comment>note/fate.famine</comment>
        <translation>Famine&#x202f;: tous les joueurs évaluent leurs paysans, qui restent.</translation>
    </message>
    <message>
        <source>Storm: all players score the {followers|meeples} in their supply.</source>
        <comment>note/fate.storm</comment>
        <translation>Tempête&#x202f;: tous les joueurs évaluent les {partisans|meeples} de leur réserve.</translation>
    </message>
    <message>
        <source>Inquisition: all players score their monks, who stay.</source>
        <comment>note/fate.inquisition</comment>
        <translation>Inquisition&#x202f;: tous les joueurs évaluent leurs moines, qui restent.</translation>
    </message>
    <message>
        <source>Plague: each player must take one own {follower|meeple} home from a land tile, with nothing; those on crowns do not count.</source>
        <comment>note/fate.pestilence</comment>
        <translation>Peste&#x202f;: chaque joueur doit récupérer un de ses {partisans|meeples} sur une tuile Terrain, sans rien marquer&#x202f;; ceux des couronnes ne comptent pas.</translation>
    </message>
    <message>
        <source>Clockwise from you.</source>
        <comment>note/pestilence.order</comment>
        <translation>Dans le sens horaire à partir de vous.</translation>
    </message>
    <message>
        <source>Nor do those in the City of Carcassonne.</source>
        <comment>note/pestilence.carcassonne</comment>
        <translation>Ni ceux de la Ville de Carcassonne.</translation>
    </message>
    <message>
        <source>So also for a tile that fits nowhere, and for the one drawn instead of it.</source>
        <comment>note/wheel.unplaced</comment>
        <translation>De même pour une tuile qui ne convient nulle part, et pour celle piochée à sa place.</translation>
    </message>
    <message>
        <source>A tile of your own, taken instead of drawing, moves no pig.</source>
        <comment>note/wheel.not-drawn</comment>
        <translation>Une tuile à vous, prise au lieu de piocher, ne déplace pas de cochon.</translation>
    </message>
    <message>
        <source>With a hill on the tile, draw another one at once and keep it face down, unseen, below the first. If none is left, there is none.</source>
        <comment>item/hills.second-tile</comment>
        <translation>Si la tuile montre une colline, piochez-en aussitôt une autre et gardez-la face cachée, sans la voir, sous la première. S’il n’en reste pas, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Also if the tile comes from a bazaar.</source>
        <comment>note/hills.bazaar</comment>
        <translation>De même si la tuile vient d’un bazar.</translation>
    </message>
    <message>
        <source>If the tile shows a revolt, put it aside for the moment. All your {followers|meeples} on features of that kind go home, wherever they are, but for each that lies protected you score 2 points and it stays.</source>
        <comment>item/revolt.resolve</comment>
        <translation>Si la tuile montre une révolte, mettez-la de côté pour le moment. Tous vos {partisans|meeples} sur des zones de cette sorte retournent dans la réserve, où qu’ils soient&#x202f;; mais pour chacun qui est couché et protégé, vous marquez 2&#xa0;points et il reste.</translation>
    </message>
    <message>
        <source>If none of yours went home, the player on the left is next, and so on until one goes home or everybody had a turn; then the tile is placed.</source>
        <comment>note/revolt.goes-on</comment>
        <translation>Si aucun des vôtres n’est parti, c’est au joueur de gauche, et ainsi de suite jusqu’à ce qu’un parte ou que chacun ait eu son tour&#x202f;; puis la tuile est placée.</translation>
    </message>
    <message>
        <source>Farmers are never concerned.</source>
        <comment>note/revolt.farmers</comment>
        <translation>Les paysans ne sont jamais concernés.</translation>
    </message>
    <message>
        <source>A revolt of {cloisters|monasteries} concerns all kinds of them.</source>
        <comment>note/revolt.monastery</comment>
        <translation>Une révolte des abbayes en concerne toutes les sortes.</translation>
    </message>
    <message>
        <source>Open one of the gifts that you have; then it goes to the discarded ones.</source>
        <comment>item/gift.open</comment>
        <translation>Ouvrez un des présents que vous avez&#x202f;; il va ensuite à la défausse.</translation>
    </message>
    <message>
        <source>Synod: deploy a {follower|meeple} on any {cloister|monastery} of whatever kind, also beside others.</source>
        <comment>note/gift.synod</comment>
        <translation>Synode&#x202f;: posez un {partisan|meeple} sur n’importe quelle abbaye, de quelque sorte que ce soit, même à côté d’autres.</translation>
    </message>
    <message>
        <source>Road Sweeper: any unfinished road is scored as at the end of the game, and all {followers|meeples} on it go home.</source>
        <comment>note/gift.sweeper</comment>
        <translation>Cantonnier&#x202f;: une route inachevée au choix est évaluée comme à la fin de la partie, et tous ses {partisans|meeples} retournent dans la réserve.</translation>
    </message>
    <message>
        <source>Change Position: as the card says; no rules that we know tell more.</source>
        <comment>note/gift.position</comment>
        <translation>Debout/Couché&#x202f;: comme le dit la carte&#x202f;; aucune règle connue de nous n’en dit plus.</translation>
    </message>
    <message>
        <source>Cash Out: take one of your {followers|meeples} home and score 2 points for each {follower|meeple} that stood on its feature, itself and those of others included.</source>
        <comment>note/gift.cash</comment>
        <translation>Retrait&#x202f;: récupérez un de vos {partisans|meeples} et marquez 2&#xa0;points par {partisan|meeple} qui se tenait sur sa zone, lui-même et ceux des autres compris.</translation>
    </message>
    <message>
        <source>Take 2: as the card says, with a second tile.</source>
        <comment>note/gift.take-two</comment>
        <translation>Prends-en-2&#x202f;: comme le dit la carte, avec une deuxième tuile.</translation>
    </message>
    <message>
        <source>Mist need not go on at an edge. It lies over roads and {farms|fields}, which it parts as a city wall does.</source>
        <comment>note/mist.edges</comment>
        <translation>Le brouillard ne doit pas forcément se poursuivre à un bord. Il couvre les routes et les {champs|prés}, qu’il sépare comme le fait un rempart.</translation>
    </message>
    <message>
        <source>If a road would meet the edge of a {farm|field}, on the new tile or beside it, you must carry it on with one of your bridges; without that the tile may not lie there.</source>
        <comment>item/bridge.required</comment>
        <translation>Si une route touchait le bord d’un {champ|pré}, sur la nouvelle tuile ou à côté, vous devez la poursuivre avec un de vos ponts&#x202f;; sans cela, la tuile ne peut pas être placée là.</translation>
    </message>
    <message>
        <source>A bridge stands on the new tile or on one that touches it by a side. No tile has room for two, and no placement of a tile brings more than one.</source>
        <comment>note/bridge.where</comment>
        <translation>Un pont se tient sur la nouvelle tuile ou sur une tuile qui la touche par un côté. Aucune tuile n’a de place pour deux, et aucun placement de tuile n’en apporte plus d’un.</translation>
    </message>
    <message>
        <source>It leads straight from one edge of a {farm|field} to the opposite one, over whatever lies between, and joins nothing below it. Both edges show a road from now on, also for tiles that are laid there later. It stays to the end.</source>
        <comment>note/bridge.shape</comment>
        <translation>Il mène tout droit d’un bord de {champ|pré} au bord opposé, par-dessus ce qui se trouve entre les deux, et ne rejoint rien au-dessous. Les deux bords montrent désormais une route, aussi pour les tuiles placées là plus tard. Il reste jusqu’à la fin.</translation>
    </message>
    <message>
        <source>The house at the spring of GQ#11 is no inn, and no pig-herd is on its tile of nothing but a {farm|field}.</source>
        <comment>item/gq11.spring</comment>
        <translation>La maison à la source de GQ#11 n’est pas une auberge, et il n’y a pas de {troupeau de cochons|porcherie} sur sa tuile faite seulement d’un {champ|pré}.</translation>
    </message>
    <message>
        <source>A tile with a lute may only be laid where at least one of its features, {farms|fields} among them, has nobody on it.</source>
        <comment>item/notes.room</comment>
        <translation>Une tuile avec un luth ne peut être placée que si au moins une de ses zones, {champs|prés} compris, n’est occupée par personne.</translation>
    </message>
    <message>
        <source>Build one of your city bridges straight across the new tile or one beside it; it stays there. It may be what makes the tile fit.</source>
        <comment>item/city-bridges.build</comment>
        <translation>Construisez un de vos ponts urbains tout droit à travers la nouvelle tuile ou une tuile à côté&#x202f;; il y reste. C’est peut-être lui qui fait convenir la tuile.</translation>
    </message>
    <message>
        <source>At each end it joins a city that is not completed, or stands with its gate on a road, which ends there, or on a {farm|field}.</source>
        <comment>note/city-bridges.ends</comment>
        <translation>À chaque bout, il rejoint une ville qui n’est pas complétée, ou se tient avec sa porte sur une route, qui s’y arrête, ou sur un {champ|pré}.</translation>
    </message>
    <message>
        <source>Whatever lies or stands beneath it stays as it was.</source>
        <comment>note/city-bridges.below</comment>
        <translation>Ce qui se trouve sous lui reste comme avant.</translation>
    </message>
    <message>
        <source>A tile that fits only with a bridge may be put away instead.</source>
        <comment>note/city-bridges.discard</comment>
        <translation>Une tuile qui ne convient qu’avec un pont peut être défaussée.</translation>
    </message>
    <message>
        <source>It may cross a tower, which is moved aside a little.</source>
        <comment>note/city-bridges.tower</comment>
        <translation>Il peut franchir une tour, que l’on écarte un peu.</translation>
    </message>
    <message>
        <source>Not over acrobats who stand on a tile.</source>
        <comment>note/city-bridges.acrobats</comment>
        <translation>Pas par-dessus des artistes qui se tiennent sur une tuile.</translation>
    </message>
    <message>
        <source>A gate fits against a road, a {farm|field} or another gate, not against an open city; it closes its city there, ends a road that comes to it, and joins nothing with another gate.</source>
        <comment>item/city-gates.meet</comment>
        <translation>Une porte convient contre une route, un {champ|pré} ou une autre porte, pas contre une ville ouverte&#x202f;; elle y ferme sa ville, arrête une route qui y vient, et ne relie rien avec une autre porte.</translation>
    </message>
    <message>
        <source>A {farm|field} does not pass through a gate.</source>
        <comment>note/city-gates.fields</comment>
        <translation>Un {champ|pré} ne passe pas par une porte.</translation>
    </message>
    <message>
        <source>A cliff parts the {farms|fields} above and below it; it is no feature.</source>
        <comment>item/cliffs.divide</comment>
        <translation>Une falaise sépare les {champs|prés} du dessus et du dessous&#x202f;; elle n’est pas une zone.</translation>
    </message>
    <message>
        <source>A waterfall is a river that falls over a cliff, and lies as any river does.</source>
        <comment>note/cliffs.waterfall</comment>
        <translation>Une cascade est une rivière qui tombe d’une falaise, et se place comme toute rivière.</translation>
    </message>
    <message>
        <source>Parts of a city that a wall divides on their tile do not join there.</source>
        <comment>item/divided-cities.walls</comment>
        <translation>Les parties d’une ville qu’un mur divise sur leur tuile ne s’y rejoignent pas.</translation>
    </message>
    <message>
        <source>No city may have both red and yellow and blue and white {pennants|coats of arms}; a tile that would join two such cities does not fit there.</source>
        <comment>item/feud.apart</comment>
        <translation>Aucune ville ne peut avoir à la fois des {boucliers|blasons} rouge et jaune et bleu et blanc&#x202f;; une tuile qui réunirait deux telles villes ne convient pas là.</translation>
    </message>
    <message>
        <source>A city without {pennants|coats of arms} joins any other.</source>
        <comment>note/feud.neutral</comment>
        <translation>Une ville sans {boucliers|blasons} rejoint toute autre.</translation>
    </message>
    <message>
        <source>A river goes on in a river alone; it is a feature, which springs and lakes close.</source>
        <comment>item/fishermen.edges</comment>
        <translation>Une rivière ne se poursuit que dans une rivière&#x202f;; elle est une zone, que les sources et les lacs ferment.</translation>
    </message>
    <message>
        <source>If you lay the tile where a privilege lies, turn the privilege over first, to the side that you like, and score 1 point for each {follower|meeple} in the area that it names, at most 10; then the tile must go there.</source>
        <comment>item/privileges.turn-over</comment>
        <translation>Si vous placez la tuile là où se trouve un privilège, retournez d’abord le privilège, du côté que vous voulez, et marquez 1&#xa0;point par {partisan|meeple} dans le secteur qu’il nomme, 10 au plus&#x202f;; puis la tuile doit aller là.</translation>
    </message>
    <message>
        <source>No shrine may touch more than one {cloister|monastery}, also by a corner, and no {cloister|monastery} more than one shrine; this holds for the new tile and for those that lie there.</source>
        <comment>item/shrine.placement</comment>
        <translation>Aucun lieu de culte ne peut toucher plus d’une abbaye, même par un coin, et aucune abbaye plus d’un lieu de culte&#x202f;; cela vaut pour la nouvelle tuile et pour celles déjà placées.</translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}, where it may be laid too.</source>
        <comment>note/shrine.abbey</comment>
        <translation>Un monastère compte comme une abbaye, aussi pour l’endroit où il peut être placé.</translation>
    </message>
    <message>
        <source>An edge with a bush fits against a road, which ends there, a {farm|field} or another bush, which parts the {farm|field}.</source>
        <comment>item/bushes.meet</comment>
        <translation>Un bord avec un buisson convient contre une route, qui s’y arrête, un {champ|pré} ou un autre buisson, qui sépare le {champ|pré}.</translation>
    </message>
    <message>
        <source>A tile may not be laid where it would complete a feature on the tile of the donkey.</source>
        <comment>item/donkey.forbids</comment>
        <translation>Une tuile ne peut pas être placée là où elle compléterait une zone de la tuile de l’âne.</translation>
    </message>
    <message>
        <source>A tunnel token may, since it is placed later.</source>
        <comment>note/donkey.tunnels</comment>
        <translation>Un jeton Tunnel le peut, puisqu’il est posé plus tard.</translation>
    </message>
    <message>
        <source>On tiles of CutCassonne no {farm|field} goes on beneath a little bridge.</source>
        <comment>note/cutcassonne.bridges</comment>
        <translation>Sur les tuiles de CutCassonne, aucun {champ|pré} ne passe sous un petit pont.</translation>
    </message>
    <message>
        <source>The roads that meet in a labyrinth are one road, completed when all of them are.</source>
        <comment>item/labyrinth.one-road</comment>
        <translation>Les routes qui se rejoignent dans un labyrinthe sont une seule route, complétée quand toutes le sont.</translation>
    </message>
    <message>
        <source>At Bogatyr&apos;s crossroads three arms are one road; the fourth ends at the stone and is another.</source>
        <comment>item/bogatyr.crossroads</comment>
        <translation>Au carrefour du Bogatyr, trois bras sont une seule route&#x202f;; le quatrième s’arrête à la pierre et en est une autre.</translation>
    </message>
    <message>
        <source>A signpost is right if the road goes on from the next tile as it says, to the left, to the right or straight, and does not end there.</source>
        <comment>item/signpost.right</comment>
        <translation>Un panneau est juste si la route continue depuis la tuile suivante comme il l’indique, à gauche, à droite ou tout droit, et ne s’y arrête pas.</translation>
    </message>
    <message>
        <source>At a roundabout it is right if one of the two ways round agrees.</source>
        <comment>note/signpost.roundabout</comment>
        <translation>À un rond-point, il est juste si l’un des deux sens correspond.</translation>
    </message>
    <message>
        <source>If the tile is the second of Spiel Doch! and both can now be read side by side, you score 5 points.</source>
        <comment>item/spiel-doch.word</comment>
        <translation>Si la tuile est la deuxième de Spiel Doch! et que les deux sont maintenant lisibles côte à côte, vous marquez 5&#xa0;points.</translation>
    </message>
    <message>
        <source>On the tile of the Ukraine promo nothing stands on the sunflowers.</source>
        <comment>item/ukraine.tile</comment>
        <translation>Sur la tuile de la promo Ukraine, rien ne se tient sur les tournesols.</translation>
    </message>
    <message>
        <source>Its house by the lake is an inn, at the road that ends there.</source>
        <comment>note/ukraine.inn</comment>
        <translation>Sa maison au bord du lac est une auberge, au bout de la route qui s’y arrête.</translation>
    </message>
    <message>
        <source>Its road just ends at the lake.</source>
        <comment>note/ukraine.no-inn</comment>
        <translation>Sa route s’arrête simplement au lac.</translation>
    </message>
    <message>
        <source>If the new tile shows a lute, set a note token on one of its features on which nobody stands; it stays there for good.</source>
        <comment>item/notes.place</comment>
        <translation>Si la nouvelle tuile montre un luth, posez un jeton Note sur une de ses zones où personne ne se tient&#x202f;; il y reste pour de bon.</translation>
    </message>
    <message>
        <source>If the new tile shows a letter, the courier goes there at once.</source>
        <comment>item/letter-tiles.call</comment>
        <translation>Si la nouvelle tuile montre une lettre, le coursier s’y rend aussitôt.</translation>
    </message>
    <message>
        <source>The tile with the virus infects its city and its {farm|field} when it is laid.</source>
        <comment>item/covid.outbreak</comment>
        <translation>La tuile au virus infecte sa ville et son {champ|pré} quand elle est placée.</translation>
    </message>
    <message>
        <source>If the new tile makes an infected feature larger, put an infection token on a healthy feature beside an infected one.</source>
        <comment>item/covid.spreads</comment>
        <translation>Si la nouvelle tuile agrandit une zone infectée, posez un jeton Infection sur une zone saine à côté d’une zone infectée.</translation>
    </message>
    <message>
        <source>A tile beside an infected {cloister|monastery} does not make that larger.</source>
        <comment>note/covid.around</comment>
        <translation>Une tuile à côté d’une abbaye infectée n’agrandit pas celle-ci.</translation>
    </message>
    <message>
        <source>For each figure on a feature that is infected now draw a card: it stays if the test is negative, goes home if it is positive, and leaves the game if it is deadly.</source>
        <comment>item/covid.tests</comment>
        <translation>Pour chaque pion sur une zone maintenant infectée, piochez une carte&#x202f;: il reste si le test est négatif, retourne dans la réserve s’il est positif, et quitte la partie s’il est mortel.</translation>
    </message>
    <message>
        <source>If the new tile shows the bunny, set the Easter bunny on it; it is in nobody’s way.</source>
        <comment>item/easter-bunny.arrives</comment>
        <translation>Si la nouvelle tuile montre le lapin, posez le lapin de Pâques dessus&#x202f;; il ne gêne personne.</translation>
    </message>
    <message>
        <source>If the new tile shows a crater, roll the die: all figures on the tiles that are hit go home without points, before you deploy.</source>
        <comment>item/meteorites.impact</comment>
        <translation>Si la nouvelle tuile montre un cratère, lancez le dé&#x202f;: tous les pions sur les tuiles touchées retournent dans la réserve sans points, avant votre pose.</translation>
    </message>
    <message>
        <source>With 1 the new tile alone is hit, with 2 also the four beside it, with 3 all thirteen up to two steps away.</source>
        <comment>note/meteorites.standard</comment>
        <translation>Avec 1, la nouvelle tuile seule est touchée, avec 2 aussi les quatre d’à côté, avec 3 toutes les treize à deux pas au plus.</translation>
    </message>
    <message>
        <source>Extended: 1 hits five tiles so, 2 the nine around, 3 five by five without the four corners.</source>
        <comment>note/meteorites.extended</comment>
        <translation>Étendu&#x202f;: 1 touche cinq tuiles ainsi, 2 les neuf autour, 3 cinq sur cinq sans les quatre coins.</translation>
    </message>
    <message>
        <source>Combined, with an ordinary die: 1, 3 and 5 as 1, 2 and 3 by the standard rules, 2, 4 and 6 by the extended ones.</source>
        <comment>note/meteorites.combined</comment>
        <translation>Combiné, avec un dé ordinaire&#x202f;: 1, 3 et 5 comme 1, 2 et 3 selon les règles standard, 2, 4 et 6 selon les règles étendues.</translation>
    </message>
    <message>
        <source>Neutral figures on those tiles go beside the landscape.</source>
        <comment>note/meteorites.neutral</comment>
        <translation>Les pions neutres sur ces tuiles vont à côté du paysage.</translation>
    </message>
    <message>
        <source>If the new tile makes a city larger, you may give a curd cheese away to drive one {follower|meeple} of another player out of it; that player takes the cheese.</source>
        <comment>item/curd-cheese.use</comment>
        <translation>Si la nouvelle tuile agrandit une ville, vous pouvez donner un fromage pour en chasser un {partisan|meeple} d’un autre joueur&#x202f;; ce joueur prend le fromage.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon to its tile, where neither {followers|meeples} nor builder or pig are deployed in this turn.</source>
        <comment>item/dragon.volcano</comment>
        <translation>Un volcan appelle le dragon sur sa tuile, où ni {partisans|meeples} ni bâtisseur ni cochon ne sont posés dans ce tour.</translation>
    </message>
    <message>
        <source>You must do so.</source>
        <comment>note/princess.must</comment>
        <translation>Vous devez le faire.</translation>
    </message>
    <message>
        <source>Steps 2B-1 and 2B-2 are skipped then.</source>
        <comment>note/princess.skips</comment>
        <translation>Les étapes 2B-1 et 2B-2 sont alors sautées.</translation>
    </message>
    <message>
        <source>No {follower|meeple} comes from elsewhere to the tile where the dragon is.</source>
        <comment>item/dragon.keeps-away</comment>
        <translation>Aucun {partisan|meeple} ne vient d’ailleurs sur la tuile où est le dragon.</translation>
    </message>
    <message>
        <source>The dragon does not enter the tile where the fairy is, also when no {follower|meeple} stands there any more.</source>
        <comment>item/fairy.shelter</comment>
        <translation>Le dragon n’entre pas sur la tuile où est la fée, même quand plus aucun {partisan|meeple} ne s’y tient.</translation>
    </message>
    <message>
        <source>An outbreak on the new tile takes the outbreak token with the lowest number that is left.</source>
        <comment>item/plague.source</comment>
        <translation>Une épidémie sur la nouvelle tuile prend le jeton Épidémie restant de plus petit numéro.</translation>
    </message>
    <message>
        <source>With gold on the new tile, lay a {gold piece|gold ingot} on it and another one on a tile of your choice among the eight around it.</source>
        <comment>item/gold.place</comment>
        <translation>S’il y a de l’or sur la nouvelle tuile, posez un lingot d’or dessus et un autre sur une tuile de votre choix parmi les huit autour.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage or the witch, from wherever they are, on another road or city of the landscape that is not completed and where neither of them is, occupied or not.</source>
        <comment>item/magic.move</comment>
        <translation>Si la nouvelle tuile porte le signe du mage et de la sorcière, posez le mage ou la sorcière, où qu’ils soient, sur une autre route ou ville du paysage qui n’est pas complétée et où n’est aucun des deux, occupée ou non.</translation>
    </message>
    <message>
        <source>If the tile joins the roads or cities of both, one of them must move away in the same way.</source>
        <comment>note/magic.joined</comment>
        <translation>Si la tuile réunit les routes ou villes des deux, l’un d’eux doit s’en aller de la même façon.</translation>
    </message>
    <message>
        <source>If there is no such road or city, one of them that is in the landscape leaves it.</source>
        <comment>note/magic.nowhere</comment>
        <translation>S’il n’y a pas de telle route ou ville, un de ceux qui sont dans le paysage le quitte.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the mage, from wherever he is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/mage.move</comment>
        <translation>Si la nouvelle tuile porte le signe du mage et de la sorcière, posez le mage, où qu’il soit, sur une autre route ou ville du paysage qui n’est pas complétée, occupée ou non.</translation>
    </message>
    <message>
        <source>If there is none, he leaves the landscape.</source>
        <comment>note/mage.nowhere</comment>
        <translation>S’il n’y en a pas, il quitte le paysage.</translation>
    </message>
    <message>
        <source>With the sign of mage and witch on the new tile, set the witch, from wherever she is, on another road or city of the landscape that is not completed, occupied or not.</source>
        <comment>item/witch.move</comment>
        <translation>Si la nouvelle tuile porte le signe du mage et de la sorcière, posez la sorcière, où qu’elle soit, sur une autre route ou ville du paysage qui n’est pas complétée, occupée ou non.</translation>
    </message>
    <message>
        <source>If there is none, she leaves the landscape.</source>
        <comment>note/witch.nowhere</comment>
        <translation>S’il n’y en a pas, elle quitte le paysage.</translation>
    </message>
    <message>
        <source>With a robber on the new tile, set your robber, or move it, to a space of the scoreboard where a scoring figure of another player stands. Then {the next player clockwise with a robber at home|each other player with a robber at home, clockwise,} may do so too.</source>
        <comment>item/robbers.place</comment>
        <translation>Si la nouvelle tuile montre un {bandit|voleur}, posez ou déplacez votre {bandit|voleur} sur une case de la piste de score où se tient le pion de score d’un autre joueur. Ensuite, {le joueur suivant dans le sens horaire qui a un bandit dans sa réserve|chaque autre joueur qui a un voleur dans sa réserve, dans le sens horaire,} peut faire de même.</translation>
    </message>
    <message>
        <source>Lay a tile with a hill together with the one below it, which is out of the game.</source>
        <comment>item/hills.laid</comment>
        <translation>Placez une tuile avec une colline en même temps que celle de dessous, qui est hors jeu.</translation>
    </message>
    <message>
        <source>The first circus tile: lay an animal token face down on the place of the circus, and set the big top on it.</source>
        <comment>item/circus.first</comment>
        <translation>La première tuile Cirque&#x202f;: posez un jeton Animal face cachée sur la place du cirque, et le chapiteau dessus.</translation>
    </message>
    <message>
        <source>If the stretch with the robber’s son on the new tile goes on a road, send one {thief|highwayman} of your choice on it home, even before the road is scored.</source>
        <comment>item/robbers-son.remove</comment>
        <translation>Si le tronçon avec le fils du brigand sur la nouvelle tuile prolonge une route, renvoyez dans la réserve un {voleur|brigand} de votre choix qui s’y trouve, avant même que la route soit évaluée.</translation>
    </message>
    <message>
        <source>The table may play that you must, even if it is your own.</source>
        <comment>note/robbers-son.must</comment>
        <translation>La table peut jouer que vous le devez, même si c’est le vôtre.</translation>
    </message>
    <message>
        <source>If the new tile is one that calls the statue of Hans, set the statue on it at once, before anything else that the tile causes.</source>
        <comment>item/hans.arrives</comment>
        <translation>Si la nouvelle tuile est une de celles qui appellent la statue de Hans, posez-y la statue aussitôt, avant tout autre effet de la tuile.</translation>
    </message>
    <message>
        <source>It stays there until the next such tile.</source>
        <comment>note/hans.stays</comment>
        <translation>Elle y reste jusqu’à la prochaine tuile de ce genre.</translation>
    </message>
    <message>
        <source>If the tile shows a quarter of the wind rose and lies in that quarter of the land, as seen from the whole rose, you score 3 points.</source>
        <comment>item/windrose.score</comment>
        <translation>Si la tuile montre un quart de la rose des vents et se trouve dans ce quart du pays, vu depuis la rose entière, vous marquez 3&#xa0;points.</translation>
    </message>
    <message>
        <source>The row and the column of the rose belong to the quarters on both sides.</source>
        <comment>note/windrose.lines</comment>
        <translation>La rangée et la colonne de la rose font partie des quarts des deux côtés.</translation>
    </message>
    <message>
        <source>Once the blue rose lies on the table it takes the place of the orange one, turned as it lies.</source>
        <comment>note/windrose.blue</comment>
        <translation>Une fois la rose bleue sur la table, elle remplace la rose orange, tournée comme elle est placée.</translation>
    </message>
    <message>
        <source>If the tile is Solovei Razboynik&apos;s or adds to the road below his tree, all {thieves|highwaymen} of that road move onto his tile.</source>
        <comment>item/solovei.trap</comment>
        <translation>Si la tuile est celle de Soloveï Razboïnik ou prolonge la route sous son arbre, tous les {voleurs|brigands} de cette route vont sur sa tuile.</translation>
    </message>
    <message>
        <source>So does whoever comes to that road later by other ways.</source>
        <comment>note/solovei.later</comment>
        <translation>De même pour ceux qui arrivent plus tard sur cette route par d’autres moyens.</translation>
    </message>
    <message>
        <source>If the tile is Vodyanoy&apos;s or lies beside it, all {followers|meeples} on the tiles around him move onto his tile, where they stay until the end of the game.</source>
        <comment>item/vodyanoy.draw-in</comment>
        <translation>Si la tuile est celle de Vodianoï ou se trouve à côté, tous les {partisans|meeples} des tuiles autour de lui vont sur sa tuile, où ils restent jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>So does whoever comes there later by other ways.</source>
        <comment>note/vodyanoy.later</comment>
        <translation>De même pour ceux qui y arrivent plus tard par d’autres moyens.</translation>
    </message>
    <message>
        <source>With both of them, look at Vodyanoy before and after Solovei Razboynik.</source>
        <comment>note/vodyanoy.first</comment>
        <translation>Avec les deux, examinez Vodianoï avant et après Soloveï Razboïnik.</translation>
    </message>
    <message>
        <source>If the tile shows La Porxada, choose one of these:</source>
        <comment>item/porxada.choose</comment>
        <translation>Si la tuile montre La Porxada, choisissez entre&#x202f;:</translation>
    </message>
    <message>
        <source>Exchange one of your {followers|meeples} in the landscape with one of another player; who refuses loses one {follower|meeple} for the rest of the game.</source>
        <comment>note/porxada.swap</comment>
        <translation>Échangez un de vos {partisans|meeples} du paysage contre un d’un autre joueur&#x202f;; celui qui refuse perd un {partisan|meeple} pour le reste de la partie.</translation>
    </message>
    <message>
        <source>When its city is completed, each player with a {follower|meeple} there takes a token; who has one may have unfinished cities scored as completed ones at the end.</source>
        <comment>note/porxada.bonus</comment>
        <translation>Quand sa ville est complétée, chaque joueur qui y a un {partisan|meeple} prend un jeton&#x202f;; celui qui en a un peut faire évaluer à la fin des villes inachevées comme complétées.</translation>
    </message>
    <message>
        <source>If the tile shows a tree, put a stack of four tokens of one fruit on it face down; any fruit will do.</source>
        <comment>item/fruit.stack</comment>
        <translation>Si la tuile montre un arbre, posez dessus, face cachée, une pile de quatre jetons d’un fruit, au choix.</translation>
    </message>
    <message>
        <source>If the tile is the last one around a bathhouse with a {follower|meeple}, its owner may take it back for nothing; whoever forgets it has to pay later.</source>
        <comment>item/bathhouse.free</comment>
        <translation>Si la tuile est la dernière autour d’une étuve avec un {partisan|meeple}, son propriétaire peut le récupérer gratuitement&#x202f;; s’il l’oublie, il devra payer plus tard.</translation>
    </message>
    <message>
        <source>If the arrow of the new tile points to an empty space, you score 2 points.</source>
        <comment>item/arrow.points</comment>
        <translation>Si la flèche de la nouvelle tuile pointe vers une case vide, vous marquez 2&#xa0;points.</translation>
    </message>
    <message>
        <source>An arrow is in force when it points to a tile as it is laid, or when a tile is laid where it points; of several arrows you use one.</source>
        <comment>note/arrow.active</comment>
        <translation>Une flèche agit quand elle pointe vers une tuile au moment où elle est placée, ou quand une tuile est placée là où elle pointe&#x202f;; de plusieurs flèches, vous en utilisez une.</translation>
    </message>
    <message>
        <source>If the tile added to a road or city that others control now and you don&apos;t, you get a gift, unseen by the others; never more than one for a tile.</source>
        <comment>item/gift.receive</comment>
        <translation>Si la tuile a prolongé une route ou une ville que d’autres contrôlent maintenant et vous non, vous recevez un présent, sans que les autres le voient&#x202f;; jamais plus d’un par tuile.</translation>
    </message>
    <message>
        <source>When none is left, shuffle those that were opened.</source>
        <comment>note/gift.reshuffle</comment>
        <translation>Quand il n’en reste plus, mélangez ceux qui ont été ouverts.</translation>
    </message>
    <message>
        <source>If the tile shows spell circles, take as many ghosts as there are circles where you would take one: for your own {followers|meeples} where the tile ends its mist, for those of others where the mist goes on.</source>
        <comment>item/spell.ghosts</comment>
        <translation>Si la tuile montre des cercles magiques, prenez autant de fantômes qu’il y a de cercles là où vous en prendriez un&#x202f;: pour vos propres {partisans|meeples} si la tuile met fin à son brouillard, pour ceux des autres si le brouillard continue.</translation>
    </message>
    <message>
        <source>Whoever has three ghosts then goes home, and the ghosts go back.</source>
        <comment>note/spell.three</comment>
        <translation>Celui qui a trois fantômes retourne alors dans la réserve, et les fantômes reviennent.</translation>
    </message>
    <message>
        <source>With fewer ghosts left, take what is there.</source>
        <comment>note/spell.supply</comment>
        <translation>S’il reste moins de fantômes, prenez ceux qui sont là.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-early</comment>
        <translation>Un dragon sur la nouvelle tuile&#x202f;: vous, puis les autres dans le sens horaire, l’avancez chacun d’une tuile, en hauteur ou en largeur, jusqu’à ce qu’il se soit déplacé six fois ou soit bloqué. Il ne va nulle part deux fois dans ce déplacement, pas même là où il l’a commencé, et ceux qui sont sur son chemin retournent dans la réserve.</translation>
    </message>
    <message>
        <source>Take one of your {followers|meeples} back from a bathhouse and lose as many points as its number; you may deploy it in this turn.</source>
        <comment>item/bathhouse.buy-back</comment>
        <translation>Récupérez un de vos {partisans|meeples} d’une étuve et perdez autant de points que son numéro&#x202f;; vous pouvez le poser dans ce tour.</translation>
    </message>
    <message>
        <source>If the new tile has extended a mist, that is, if mist of it lies against mist, put a ghost from the supply on a {follower|meeple} of another player.</source>
        <comment>item/ghosts.spread</comment>
        <translation>Si la nouvelle tuile a étendu un brouillard, c’est-à-dire si un de ses brouillards touche un brouillard, mettez un fantôme de la réserve à un {partisan|meeple} d’un autre joueur.</translation>
    </message>
    <message>
        <source>Farmers too may get one, but never {guard followers|guard meeples}. If no ghost is left, none comes.</source>
        <comment>note/ghosts.where</comment>
        <translation>Les paysans aussi peuvent en recevoir un, mais jamais les {partisans|meeples} sentinelles. S’il ne reste pas de fantôme, il n’en vient pas.</translation>
    </message>
    <message>
        <source>One ghost for the tile, however many of its edges and symbols there are.</source>
        <comment>note/ghosts.one</comment>
        <translation>Un fantôme pour la tuile, quel que soit le nombre de ses bords et symboles.</translation>
    </message>
    <message>
        <source>If the new tile has put an end to a mist, that is, if mist lies against an edge without any, put a ghost from the supply on a {follower|meeple} of your own.</source>
        <comment>item/ghosts.end</comment>
        <translation>Si la nouvelle tuile a mis fin à un brouillard, c’est-à-dire si un brouillard touche un bord qui n’en a pas, mettez un fantôme de la réserve à un de vos propres {partisans|meeples}.</translation>
    </message>
    <message>
        <source>With a magic portal on the new tile all tiles of the landscape are open to one {follower|meeple}.</source>
        <comment>item/portal.opens</comment>
        <translation>Avec un portail magique sur la nouvelle tuile, toutes les tuiles du paysage sont ouvertes à un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>A normal {follower|meeple}.</source>
        <comment>note/figure.normal</comment>
        <translation>Un {partisan|meeple} normal.</translation>
    </message>
    <message>
        <source>A farmer lies on its {farm|field} until the end of the game.</source>
        <comment>note/figure.farmers-stay</comment>
        <translation>Un paysan reste couché sur son {champ|pré} jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple}, wherever a normal one may go.</source>
        <comment>note/figure.large-follower</comment>
        <translation>Le grand {partisan|meeple}, partout où un normal peut aller.</translation>
    </message>
    <message>
        <source>On a church of Darmstadt as on a {cloister|monastery}.</source>
        <comment>note/figure.church</comment>
        <translation>Sur une église de Darmstadt comme sur une abbaye.</translation>
    </message>
    <message>
        <source>On the castle of a tile just laid, where it is a lord.</source>
        <comment>note/figure.lord</comment>
        <translation>Sur le château d’une tuile qui vient d’être placée, où il est seigneur.</translation>
    </message>
    <message>
        <source>On a cathedral in Germany, where it is an archbishop.</source>
        <comment>note/figure.archbishop</comment>
        <translation>Sur une cathédrale d’Allemagne, où il est archevêque.</translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple}, wherever a normal one may go.</source>
        <comment>note/figure.guard</comment>
        <translation>Un {partisan|meeple} sentinelle, partout où un normal peut aller.</translation>
    </message>
    <message>
        <source>In a new labyrinth whoever stands on the roads that lead there, and on a tile that adds to such a road if nobody stands on that arm, as far as the labyrinth.</source>
        <comment>note/figure.labyrinth</comment>
        <translation>Dans un nouveau labyrinthe, peu importe qui se tient sur les routes qui y mènent, et sur une tuile qui prolonge une telle route si personne ne se tient sur ce bras, jusqu’au labyrinthe.</translation>
    </message>
    <message>
        <source>On Baba Yaga&apos;s hut, which is no {cloister|monastery}.</source>
        <comment>note/figure.yaga-hut</comment>
        <translation>Sur la cabane de Baba Yaga, qui n’est pas une abbaye.</translation>
    </message>
    <message>
        <source>Not on Vodyanoy&apos;s tile.</source>
        <comment>note/figure.vodyanoy</comment>
        <translation>Pas sur la tuile de Vodianoï.</translation>
    </message>
    <message>
        <source>Any {follower|meeple} for a {cloister|monastery} may stand on a shrine, and is a heretic there. A heretic and a monk whose buildings touch, also by a corner, are in a challenge, whosever they are and however they came there.</source>
        <comment>note/figure.heretic</comment>
        <translation>Tout {partisan|meeple} admis dans une abbaye peut se tenir sur un lieu de culte, et y est hérétique. Un hérétique et un moine dont les bâtiments se touchent, même par un coin, sont en défi, peu importe leurs propriétaires et comment ils sont venus là.</translation>
    </message>
    <message>
        <source>On a {cloister|monastery} of these sets its owner says whether it stands there as a monk or lies there as an abbot; either way nobody else may be deployed there.</source>
        <comment>note/figure.special-monk</comment>
        <translation>Sur une abbaye de ces séries, son propriétaire dit s’il s’y tient debout comme moine ou couché comme abbé&#x202f;; dans les deux cas, personne d’autre ne peut y être posé.</translation>
    </message>
    <message>
        <source>The mayor, but only in a city.</source>
        <comment>note/figure.mayor</comment>
        <translation>Le maire, mais seulement dans une ville.</translation>
    </message>
    <message>
        <source>The wagon, but not on a {farm|field}.</source>
        <comment>note/figure.wagon</comment>
        <translation>Le chariot, mais pas sur un {champ|pré}.</translation>
    </message>
    <message>
        <source>The abbot, but only on a {cloister|monastery} or a garden.</source>
        <comment>note/figure.abbot</comment>
        <translation>L’abbé, mais seulement sur une abbaye ou un jardin.</translation>
    </message>
    <message>
        <source>The phantom too, wherever a normal {follower|meeple} may go, instead of in step 2B-2.</source>
        <comment>note/figure.phantom</comment>
        <translation>Le spectre aussi, partout où un {partisan|meeple} normal peut aller, au lieu de l’étape 2B-2.</translation>
    </message>
    <message>
        <source>The ringmaster, wherever a normal {follower|meeple} may go, but not in a pyramid of acrobats.</source>
        <comment>note/figure.ringmaster</comment>
        <translation>Le directeur de cirque, partout où un {partisan|meeple} normal peut aller, mais pas dans une pyramide d’artistes.</translation>
    </message>
    <message>
        <source>By an arrow with a second {follower|meeple} in force: beside one of your own anywhere instead.</source>
        <comment>note/arrow.reinforce</comment>
        <translation>Par une flèche active avec un deuxième {partisan|meeple}&#x202f;: sinon, à côté d’un des vôtres, n’importe où.</translation>
    </message>
    <message>
        <source>By the third kind of arrow in force: as with a magic portal.</source>
        <comment>note/arrow.third</comment>
        <translation>Par la troisième sorte de flèche active&#x202f;: comme avec un portail magique.</translation>
    </message>
    <message>
        <source>Not on the feature that has just got a note token.</source>
        <comment>note/notes.no-follower</comment>
        <translation>Pas sur la zone qui vient de recevoir un jeton Note.</translation>
    </message>
    <message>
        <source>A bridge on the new tile is a stretch of road like any other. A bridge on another tile opens nothing there.</source>
        <comment>note/bridge.deploy</comment>
        <translation>Un pont sur la nouvelle tuile est un tronçon de route comme tout autre. Un pont sur une autre tuile n’y ouvre rien.</translation>
    </message>
    <message>
        <source>At the gate of a castle on a road, as lord, if nobody stands on the road; there is no place for a {thief|highwayman} besides.</source>
        <comment>note/castle-lords.deploy</comment>
        <translation>À la porte d’un château sur une route, comme seigneur, si personne ne se tient sur la route&#x202f;; il n’y a pas en plus de place pour un {voleur|brigand}.</translation>
    </message>
    <message>
        <source>Nobody stands on a gate itself; farmers may lie on the pieces of land beside it.</source>
        <comment>note/city-gates.nobody</comment>
        <translation>Personne ne se tient sur une porte même&#x202f;; des paysans peuvent se coucher sur les bouts de terre à côté.</translation>
    </message>
    <message>
        <source>At a lake with roads the ends of the roads are still apart when you deploy; nobody stands on a ferry.</source>
        <comment>note/ferries.deploy</comment>
        <translation>À un lac avec des routes, les bouts de route sont encore séparés au moment de la pose&#x202f;; personne ne se tient sur un {ferry|bac}.</translation>
    </message>
    <message>
        <source>Or in the hut of the new tile, where only one {follower|meeple} may be; no pig, builder or barn.</source>
        <comment>note/fish-huts.deploy</comment>
        <translation>Ou dans la cabane de la nouvelle tuile, où il n’y a place que pour un {partisan|meeple}&#x202f;; ni cochon, ni bâtisseur, ni grange.</translation>
    </message>
    <message>
        <source>Or on a river of the new tile where nobody stands, as fisherman; no wagon.</source>
        <comment>note/fishermen.deploy</comment>
        <translation>Ou sur une rivière de la nouvelle tuile où personne ne se tient, comme pêcheur&#x202f;; pas de chariot.</translation>
    </message>
    <message>
        <source>Or in the tent of the new tile, as fortune teller, if fewer than two {followers|meeples} of yours are in tents.</source>
        <comment>note/fortune-teller.deploy</comment>
        <translation>Ou dans la tente de la nouvelle tuile, comme voyante, si moins de deux de vos {partisans|meeples} sont dans des tentes.</translation>
    </message>
    <message>
        <source>Also on a cemetery, whose keeper it is.</source>
        <comment>note/cemetery.deploy</comment>
        <translation>Aussi sur un cimetière, dont il est le gardien.</translation>
    </message>
    <message>
        <source>Nobody stands in the mist itself.</source>
        <comment>note/mist.nobody</comment>
        <translation>Personne ne se tient dans le brouillard même.</translation>
    </message>
    <message>
        <source>On the Hungarian tile only its two roads are places; one passes over the other, and neither ends.</source>
        <comment>note/hungarian-promo.fields</comment>
        <translation>Sur la tuile hongroise, seules ses deux routes sont des places&#x202f;; l’une passe au-dessus de l’autre, et aucune ne s’arrête.</translation>
    </message>
    <message>
        <source>You may lay it down and so protect it, for 4 points less; it stays so until it goes home.</source>
        <comment>note/revolt.protect-deployed</comment>
        <translation>Vous pouvez le coucher et ainsi le protéger, pour 4&#xa0;points de moins&#x202f;; il reste ainsi jusqu’à son retour dans la réserve.</translation>
    </message>
    <message>
        <source>So you may with your wagon that moves on.</source>
        <comment>note/revolt.protect-wagon</comment>
        <translation>De même avec votre chariot qui se déplace.</translation>
    </message>
    <message>
        <source>So you may with what you get by La Porxada.</source>
        <comment>note/revolt.protect-porxada</comment>
        <translation>De même avec ce que vous recevez par La Porxada.</translation>
    </message>
    <message>
        <source>So you may with what you set by a seduction.</source>
        <comment>note/revolt.protect-catapult</comment>
        <translation>De même avec ce que vous posez par une séduction.</translation>
    </message>
    <message>
        <source>So you may with what you deploy by a crop circle.</source>
        <comment>note/revolt.protect-circle</comment>
        <translation>De même avec ce que vous posez par un agroglyphe.</translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-followers</comment>
        <translation>Pas si la nouvelle tuile apporte une épidémie.</translation>
    </message>
    <message>
        <source>With a magic portal on the new tile it may go to any tile instead, to a feature that is not completed and where nobody&apos;s {follower|meeple} stands.</source>
        <comment>note/figure.portal</comment>
        <translation>Avec un portail magique sur la nouvelle tuile, il peut aller à la place sur n’importe quelle tuile, sur une zone qui n’est pas complétée et où ne se tient aucun {partisan|meeple}.</translation>
    </message>
    <message>
        <source>So may the phantom if no other did.</source>
        <comment>note/portal.phantom</comment>
        <translation>Le spectre aussi, si aucun autre ne l’a fait.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-followers</comment>
        <translation>Pas sur un volcan.</translation>
    </message>
    <message>
        <source>On a labyrinth only if nobody stands on any of its roads.</source>
        <comment>note/labyrinths.basic</comment>
        <translation>Sur un labyrinthe seulement si personne ne se tient sur aucune de ses routes.</translation>
    </message>
    <message>
        <source>Or as a sightseer on the vista point of the new tile.</source>
        <comment>note/vistas.deploy</comment>
        <translation>Ou comme promeneur sur le point de vue de la nouvelle tuile.</translation>
    </message>
    <message>
        <source>With a flying machine on the new tile, set a figure on it and roll the die: it flies so many spaces in the direction of the arrow, empty ones counted. If it may stand there on a feature that is not completed, whoever occupies that, it must land on one; else it goes home, and this was your action.</source>
        <comment>item/flier.fly</comment>
        <translation>Avec une machine volante sur la nouvelle tuile, posez-y un pion et lancez le dé&#x202f;: il vole d’autant de cases dans le sens de la flèche, cases vides comprises. S’il peut s’y tenir sur une zone qui n’est pas complétée, quel qu’en soit l’occupant, il doit y atterrir&#x202f;; sinon il retourne dans la réserve, et c’était votre action.</translation>
    </message>
    <message>
        <source>{Any follower|Any meeple|A normal or a large meeple} may fly.</source>
        <comment>note/flier.who</comment>
        <translation>{Tout partisan|Tout meeple|Un meeple normal ou grand} peut voler.</translation>
    </message>
    <message>
        <source>It lands on no {farm|field}.</source>
        <comment>note/flier.no-field</comment>
        <translation>Il n’atterrit pas sur un {champ|pré}.</translation>
    </message>
    <message>
        <source>Nor on a feature that the new tile has completed.</source>
        <comment>note/flier.completed</comment>
        <translation>Ni sur une zone que la nouvelle tuile a complétée.</translation>
    </message>
    <message>
        <source>Castles, towers, circuses and acrobats take nobody from the air, nor do the insides of the City of Carcassonne and of the Wheel of Fortune.</source>
        <comment>note/flier.nowhere</comment>
        <translation>Les forteresses, tours, cirques et artistes ne reçoivent personne venu des airs, pas plus que l’intérieur de la Ville de Carcassonne et de la Roue de la Fortune.</translation>
    </message>
    <message>
        <source>Nobody flies from a volcano.</source>
        <comment>note/flier.volcano</comment>
        <translation>Personne ne s’envole d’un volcan.</translation>
    </message>
    <message>
        <source>Nobody flies from an outbreak.</source>
        <comment>note/flier.plague</comment>
        <translation>Personne ne s’envole d’une épidémie.</translation>
    </message>
    <message>
        <source>The phantom may fly in step 2B-2, if nobody flew in step 2B-1.</source>
        <comment>note/flier.phantom</comment>
        <translation>Le spectre peut voler à l’étape 2B-2, si personne n’a volé à l’étape 2B-1.</translation>
    </message>
    <message>
        <source>Deploy a {follower|meeple} on a haunted castle on the new tile where nobody stands yet; it is the owner of the castle.</source>
        <comment>item/haunted.deploy</comment>
        <translation>Posez un {partisan|meeple} sur un château hanté de la nouvelle tuile où personne ne se tient encore&#x202f;; il en est le châtelain.</translation>
    </message>
    <message>
        <source>A {follower|meeple}, large or not, may also be deployed on top of any tower in the landscape that has at least one {piece|floor} and no figure yet; it closes the tower, scores nothing there, and stays.</source>
        <comment>item/figure.tower</comment>
        <translation>Un {partisan|meeple}, grand ou non, peut aussi être posé au sommet de n’importe quelle tour du paysage qui a au moins un étage et encore aucun pion&#x202f;; il ferme la tour, n’y marque rien, et reste.</translation>
    </message>
    <message>
        <source>The dragon does not reach it there.</source>
        <comment>note/figure.tower-dragon</comment>
        <translation>Le dragon ne l’y atteint pas.</translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, add a normal {follower|meeple} to the pyramid there: two stand below, then one on top, of whatever players.</source>
        <comment>item/acrobats.join</comment>
        <translation>Si la nouvelle tuile est une tuile Artiste ou une des huit autour, ajoutez un {partisan|meeple} normal à la pyramide&#x202f;: deux se tiennent en bas, puis un dessus, de n’importe quels joueurs.</translation>
    </message>
    <message>
        <source>If the new tile is an acrobat tile or one of the eight around one, score the pyramid there that was completed in an earlier turn; all its acrobats go home.</source>
        <comment>item/acrobats.score</comment>
        <translation>Si la nouvelle tuile est une tuile Artiste ou une des huit autour, évaluez la pyramide complétée dans un tour précédent&#x202f;; tous ses artistes retournent dans la réserve.</translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.pig</comment>
        <translation>On ne sait pas s’il peut aller sur une tuile Épidémie.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-pig</comment>
        <translation>Pas sur un volcan.</translation>
    </message>
    <message>
        <source>Whether it may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.builder</comment>
        <translation>On ne sait pas s’il peut aller sur une tuile Épidémie.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-builder</comment>
        <translation>Pas sur un volcan.</translation>
    </message>
    <message>
        <source>Set your observation tower on a {farm|field} of the new tile, whoever lies there; it has no vote and keeps nobody away.</source>
        <comment>item/observation.deploy</comment>
        <translation>Posez votre tour d’observation sur un {champ|pré} de la nouvelle tuile, quel que soit celui qui s’y trouve&#x202f;; elle n’a pas de voix et n’écarte personne.</translation>
    </message>
    <message>
        <source>Deploy your shepherd on the new tile, on a {farm|field} where no shepherd is yet, with or without farmers.</source>
        <comment>item/shepherd.deploy</comment>
        <translation>Posez votre berger sur la nouvelle tuile, sur un {champ|pré} où n’est encore aucun berger, avec ou sans paysans.</translation>
    </message>
    <message>
        <source>Then you must {expand|grow} the flock: draw a token. Sheep are laid beside the shepherd; a wolf sends him home, and returns to the bag.</source>
        <comment>note/shepherd.first-token</comment>
        <translation>Ensuite, vous devez agrandir le troupeau&#x202f;: piochez un jeton. Les moutons sont posés à côté du berger&#x202f;; un loup le renvoie dans la réserve et retourne dans le sac.</translation>
    </message>
    <message>
        <source>He is no {follower|meeple}: he has no vote and is worth nothing as a farmer.</source>
        <comment>note/shepherd.no-follower</comment>
        <translation>Ce n’est pas un {partisan|meeple}&#x202f;: il n’a pas de voix et ne vaut rien comme paysan.</translation>
    </message>
    <message>
        <source>If something else sends him home, his tokens return to the bag.</source>
        <comment>note/shepherd.tokens</comment>
        <translation>Si autre chose le renvoie dans la réserve, ses jetons retournent dans le sac.</translation>
    </message>
    <message>
        <source>No portal and no flight is open to him.</source>
        <comment>note/shepherd.no-portal</comment>
        <translation>Aucun portail et aucun vol ne lui est ouvert.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/dragon.no-shepherd</comment>
        <translation>Pas sur un volcan.</translation>
    </message>
    <message>
        <source>Whether he may come to a tile with an outbreak is not known.</source>
        <comment>note/plague.shepherd</comment>
        <translation>On ne sait pas s’il peut aller sur une tuile Épidémie.</translation>
    </message>
    <message>
        <source>Set your obelisk where the corners of four tiles meet, one of them the new tile, if there is nothing but {farm|field} at all four; who lies there does not matter.</source>
        <comment>item/obelisk.deploy</comment>
        <translation>Posez votre obélisque là où se rejoignent les coins de quatre tuiles, dont la nouvelle, s’il n’y a que du {champ|pré} aux quatre&#x202f;; peu importe qui s’y trouve.</translation>
    </message>
    <message>
        <source>Set your windmill on a {farm|field} of the new tile, whoever lies there; it has no vote.</source>
        <comment>item/windmill.deploy</comment>
        <translation>Posez votre moulin à vent sur un {champ|pré} de la nouvelle tuile, quel que soit celui qui s’y trouve&#x202f;; il n’a pas de voix.</translation>
    </message>
    <message>
        <source>The {farm|field} is scored in step 3B if farmers lie on it.</source>
        <comment>note/barn.scores</comment>
        <translation>Le {champ|pré} est évalué à l’étape 3B s’il s’y trouve des paysans.</translation>
    </message>
    <message>
        <source>Take back one of your {followers|meeples} from Solovei Razboynik, but not in the turn in which his tile was laid.</source>
        <comment>item/solovei.retrieve</comment>
        <translation>Récupérez un de vos {partisans|meeples} de Soloveï Razboïnik, mais pas dans le tour où sa tuile a été placée.</translation>
    </message>
    <message>
        <source>From Vodyanoy too, in the same way.</source>
        <comment>note/vodyanoy.retrieve</comment>
        <translation>De Vodianoï aussi, de la même façon.</translation>
    </message>
    <message>
        <source>Put a {follower|meeple} on a free crown of the wheel; each crown takes one.</source>
        <comment>item/wheel.crown</comment>
        <translation>Posez un {partisan|meeple} sur une couronne libre de la roue&#x202f;; chaque couronne en reçoit un.</translation>
    </message>
    <message>
        <source>No flight and no portal leads there.</source>
        <comment>note/wheel.no-way</comment>
        <translation>Aucun vol et aucun portail n’y mène.</translation>
    </message>
    <message>
        <source>With a festival on the new tile, take one of your figures home from anywhere in the landscape. It scores nothing.</source>
        <comment>item/festival.return</comment>
        <translation>Avec un festival sur la nouvelle tuile, récupérez un de vos pions de n’importe où dans le paysage. Il ne marque rien.</translation>
    </message>
    <message>
        <source>Any {follower|meeple} and any other figure of yours, such as builder, pig, barn or shepherd.</source>
        <comment>note/festival.any-figure</comment>
        <translation>N’importe quel {partisan|meeple} et tout autre de vos pions, comme bâtisseur, cochon, grange ou berger.</translation>
    </message>
    <message>
        <source>Only a {follower|meeple}.</source>
        <comment>note/festival.followers-only</comment>
        <translation>Seulement un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>But no prisoner at another player&apos;s.</source>
        <comment>note/festival.no-prisoner</comment>
        <translation>Mais pas un prisonnier chez un autre joueur.</translation>
    </message>
    <message>
        <source>Also from within the City of Carcassonne or the Wheel of Fortune.</source>
        <comment>note/festival.inside</comment>
        <translation>Aussi de l’intérieur de la Ville de Carcassonne ou de la Roue de la Fortune.</translation>
    </message>
    <message>
        <source>A castle that its lord leaves so is empty.</source>
        <comment>note/festival.castle</comment>
        <translation>Une forteresse que son seigneur quitte ainsi est vide.</translation>
    </message>
    <message>
        <source>The phantom may still be deployed in step 2B-2.</source>
        <comment>note/festival.phantom</comment>
        <translation>Le spectre peut encore être posé à l’étape 2B-2.</translation>
    </message>
    <message>
        <source>Set the black fairy beside any {follower|meeple} in the landscape.</source>
        <comment>item/black-fairy.move</comment>
        <translation>Posez la fée noire à côté de n’importe quel {partisan|meeple} du paysage.</translation>
    </message>
    <message>
        <source>Set a {follower|meeple} on the flying machine of the new tile and roll its die: it flies as many squares the way the machine looks, and must land on a road, city or {cloister|monastery} there that is not completed, even if somebody is there; else it goes home.</source>
        <comment>item/flying-machines-2.fly</comment>
        <translation>Posez un {partisan|meeple} sur la machine volante de la nouvelle tuile et lancez son dé&#x202f;: il vole d’autant de carrés dans le sens où va la machine, et doit y atterrir sur une route, une ville ou une abbaye qui n’est pas complétée, même si quelqu’un y est&#x202f;; sinon il retourne dans la réserve.</translation>
    </message>
    <message>
        <source>If the new tile is the Hungarian one and its roads stay empty, deploy a {follower|meeple} on a tile that touches its corner: on a feature that is neither completed nor occupied, of the kind that the quarter towards that tile shows.</source>
        <comment>item/hungarian-promo.corner</comment>
        <translation>Si la nouvelle tuile est la tuile hongroise et que ses routes restent vides, posez un {partisan|meeple} sur une tuile qui touche son coin&#x202f;: sur une zone ni complétée ni occupée, de la sorte que montre le quart tourné vers cette tuile.</translation>
    </message>
    <message>
        <source>Place one of your tower {pieces|floors} on any foundation in the landscape, or on any tower that no figure closes.</source>
        <comment>item/tower.place</comment>
        <translation>Placez un de vos étages de tour sur n’importe quelle base du paysage, ou sur n’importe quelle tour qu’aucun pion ne ferme.</translation>
    </message>
    <message>
        <source>Place a black {piece|floor} on any foundation, or on any tower that neither a figure nor a white {piece|floor} closes.</source>
        <comment>item/black-tower.black</comment>
        <translation>Placez un étage noir sur n’importe quelle base, ou sur n’importe quelle tour que ne ferme ni un pion ni un étage blanc.</translation>
    </message>
    <message>
        <source>It takes prisoners only along the diagonals, as far as the tower has {pieces|floors} of all colours.</source>
        <comment>note/black-tower.diagonals</comment>
        <translation>Il ne fait de prisonniers qu’en diagonale, aussi loin que la tour a d’étages de toutes les couleurs.</translation>
    </message>
    <message>
        <source>A normal {piece|floor} on top makes the tower a normal one again.</source>
        <comment>note/black-tower.normal</comment>
        <translation>Un étage normal au sommet refait de la tour une tour normale.</translation>
    </message>
    <message>
        <source>Place a white {piece|floor} on a tower that has one at least and no figure: it takes no prisoner, and nothing may ever be placed there any more.</source>
        <comment>item/black-tower.white</comment>
        <translation>Placez un étage blanc sur une tour qui en a au moins un et pas de pion&#x202f;: il ne fait pas de prisonnier, et plus rien ne pourra jamais y être placé.</translation>
    </message>
    <message>
        <source>Having placed a {piece|floor}, take one {follower|meeple} prisoner, whoever owns it, from the tower’s own tile or from as many spaces in each of the four directions as the tower is high, gaps included; one of your own goes to your supply.</source>
        <comment>item/tower.capture</comment>
        <translation>Après avoir placé un étage, faites prisonnier un {partisan|meeple}, de n’importe quel propriétaire, de la tuile même de la tour ou d’autant de cases dans chacune des quatre directions que la tour a d’étages, trous compris&#x202f;; un des vôtres va dans votre réserve.</translation>
    </message>
    <message>
        <source>Place one of your little buildings on the new tile, where it stays until the end.</source>
        <comment>item/building.place</comment>
        <translation>Posez un de vos petits bâtiments sur la nouvelle tuile, où il reste jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Place your tollhouse at any crossing with houses where 2 to 4 roads end, or move it to another one.</source>
        <comment>item/tollhouse.place</comment>
        <translation>Posez votre poste de péage à n’importe quel carrefour avec des maisons où s’arrêtent 2 à 4 routes, ou déplacez-le vers un autre.</translation>
    </message>
    <message>
        <source>Cities and {cloisters|monasteries} where roads end are no crossings.</source>
        <comment>note/tollhouse.crossing</comment>
        <translation>Les villes et les abbayes où s’arrêtent des routes ne sont pas des carrefours.</translation>
    </message>
    <message>
        <source>Move the fairy to one of your {followers|meeples} where she is not yet.</source>
        <comment>item/fairy.move</comment>
        <translation>Déplacez la fée vers un de vos {partisans|meeples} où elle n’est pas encore.</translation>
    </message>
    <message>
        <source>She stands beside it and is good for it alone.</source>
        <comment>note/fairy.beside</comment>
        <translation>Elle se tient à côté de lui et ne profite qu’à lui.</translation>
    </message>
    <message>
        <source>She stands on its tile and is good for all that stand there.</source>
        <comment>note/fairy.on-tile</comment>
        <translation>Elle se tient sur sa tuile et profite à tous ceux qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Not to a {follower|meeple} in a castle.</source>
        <comment>note/fairy.no-castle</comment>
        <translation>Pas vers un {partisan|meeple} dans une forteresse.</translation>
    </message>
    <message>
        <source>She may go there.</source>
        <comment>note/fairy.castle-allowed</comment>
        <translation>Elle peut y aller.</translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, send one of them home, of whatever player, and do nothing more with the wood.</source>
        <comment>item/princess.instead</comment>
        <translation>Si la princesse de la nouvelle tuile rejoint une ville avec des chevaliers, renvoyez l’un d’eux dans la réserve, de n’importe quel joueur, et ne faites rien de plus avec les pions.</translation>
    </message>
    <message>
        <source>Lead the donkey to any other tile.</source>
        <comment>item/donkey.move</comment>
        <translation>Menez l’âne sur n’importe quelle autre tuile.</translation>
    </message>
    <message>
        <source>If the robber’s son sent somebody home, deploy nobody in this turn.</source>
        <comment>item/robbers-son.instead</comment>
        <translation>Si le fils du brigand a renvoyé quelqu’un, ne posez personne dans ce tour.</translation>
    </message>
    <message>
        <source>If the tile lies beside a statue of the seasons, or touches it by a corner, deploy a second {follower|meeple} on it, on another of its features.</source>
        <comment>item/spring.second</comment>
        <translation>Si la tuile est à côté d’une statue des saisons, ou la touche par un coin, posez-y un deuxième {partisan|meeple}, sur une autre de ses zones.</translation>
    </message>
    <message>
        <source>The tile with the statue does not lie beside itself.</source>
        <comment>note/spring.statue</comment>
        <translation>La tuile avec la statue n’est pas à côté d’elle-même.</translation>
    </message>
    <message>
        <source>If the new tile shows a great fair and you have deployed a {follower|meeple} on it, deploy a figure that is none on the same feature too: builder, pig or barn.</source>
        <comment>item/great-fairs.second</comment>
        <translation>Si la nouvelle tuile montre une grande foire et que vous y avez posé un {partisan|meeple}, posez aussi sur la même zone un pion qui n’en est pas un&#x202f;: bâtisseur, cochon ou grange.</translation>
    </message>
    <message>
        <source>Deploy your phantom as a normal {follower|meeple}, on a feature of the new tile where nobody stands yet, your own figure of step 2B-1 included.</source>
        <comment>item/phantom.deploy</comment>
        <translation>Posez votre spectre comme un {partisan|meeple} normal, sur une zone de la nouvelle tuile où personne ne se tient encore, votre propre pion de l’étape 2B-1 compris.</translation>
    </message>
    <message>
        <source>It is only deployed: no tower {piece|floor} and no little building is laid here.</source>
        <comment>note/phantom.alone</comment>
        <translation>Il est seulement posé&#x202f;: aucun étage de tour et aucun petit bâtiment n’est placé ici.</translation>
    </message>
    <message>
        <source>Not if a princess has sent a knight home in this turn.</source>
        <comment>note/phantom.princess</comment>
        <translation>Pas si une princesse a renvoyé un chevalier dans ce tour.</translation>
    </message>
    <message>
        <source>Not on a volcano.</source>
        <comment>note/phantom.volcano</comment>
        <translation>Pas sur un volcan.</translation>
    </message>
    <message>
        <source>Not if the new tile brings an outbreak.</source>
        <comment>note/plague.no-phantom</comment>
        <translation>Pas si la nouvelle tuile apporte une épidémie.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} was deployed on the new tile, and a tree is on it or on a tile around it, choose one such tree and do one of these:</source>
        <comment>item/fruit.action</comment>
        <translation>Si un {partisan|meeple} a été posé sur la nouvelle tuile, et qu’un arbre est sur elle ou sur une tuile autour, choisissez un tel arbre et une de ces actions&#x202f;:</translation>
    </message>
    <message>
        <source>Harvest: take its top token, if any is left, and score what it shows.</source>
        <comment>note/fruit.harvest</comment>
        <translation>Récolter&#x202f;: prenez son jeton du dessus, s’il en reste, et marquez ce qu’il montre.</translation>
    </message>
    <message>
        <source>Sell: give back 1 to 4 of your tokens, and score for their number.</source>
        <comment>note/fruit.sell</comment>
        <translation>Vendre&#x202f;: rendez 1 à 4 de vos jetons, et marquez selon leur nombre.</translation>
    </message>
    <message>
        <source>If you have deployed no {follower|meeple}, lay down one of yours that is in the landscape and so protect it, for 2 points less.</source>
        <comment>item/revolt.protect-later</comment>
        <translation>Si vous n’avez posé aucun {partisan|meeple}, couchez-en un des vôtres qui est dans le paysage et protégez-le ainsi, pour 2&#xa0;points de moins.</translation>
    </message>
    <message>
        <source>With a lake and its roads on the new tile, lay a ferry on it, which joins two of its roads to one; any others end at the lake.</source>
        <comment>item/ferries.place</comment>
        <translation>Avec un lac et ses routes sur la nouvelle tuile, posez-y un {ferry|bac}, qui réunit deux de ses routes en une&#x202f;; les autres s’arrêtent au lac.</translation>
    </message>
    <message>
        <source>Only if you have deployed a {thief|highwayman} there.</source>
        <comment>note/ferries.highwayman</comment>
        <translation>Seulement si vous y avez posé un {voleur|brigand}.</translation>
    </message>
    <message>
        <source>If the tile has extended roads with ferries, you may move the nearest ferry in each direction along them, to join any two roads of its lake; each ferry once in your turn, and not one that was laid just now.</source>
        <comment>item/ferries.move</comment>
        <translation>Si la tuile a prolongé des routes avec des {ferries|bacs}, vous pouvez déplacer le {ferry|bac} le plus proche dans chaque direction le long d’elles, pour réunir deux routes au choix de son lac&#x202f;; chaque {ferry|bac} une fois dans votre tour, et pas un qui vient d’être posé.</translation>
    </message>
    <message>
        <source>If the tile has extended the {farm|field} of your shepherd, who came in an earlier turn, do one of these; for each such {farm|field} by itself.</source>
        <comment>item/flock.choose</comment>
        <translation>Si la tuile a agrandi le {champ|pré} de votre berger, venu dans un tour précédent, faites une de ces actions&#x202f;; pour chaque {champ|pré} de ce genre à part.</translation>
    </message>
    <message>
        <source>{Expand|Grow} the flock: draw a token. Sheep are laid beside the shepherd. A wolf sends all shepherds of the {farm|field} home, and with all their tokens returns to the bag.</source>
        <comment>note/flock.grow</comment>
        <translation>Agrandir le troupeau&#x202f;: piochez un jeton. Les moutons sont posés à côté du berger. Un loup renvoie dans la réserve tous les bergers du {champ|pré}, et retourne dans le sac avec tous leurs jetons.</translation>
    </message>
    <message>
        <source>{Herd the flock into|Guide the flock to} the stable: all players with a shepherd on the {farm|field} score all sheep there. Then the shepherds go home, and the tokens return to the bag.</source>
        <comment>note/flock.stable</comment>
        <translation>Mener le troupeau à l’étable&#x202f;: tous les joueurs qui ont un berger sur le {champ|pré} évaluent tous les moutons présents. Puis les bergers retournent dans la réserve, et les jetons dans le sac.</translation>
    </message>
    <message>
        <source>If the tile has closed a {farm|field} with shepherds on all sides, whosever they are:</source>
        <comment>item/flock.closed</comment>
        <translation>Si la tuile a fermé de tous côtés un {champ|pré} avec des bergers, quels qu’en soient les propriétaires&#x202f;:</translation>
    </message>
    <message>
        <source>their flocks are {herded into|guided to} the stable at once and scored in the same way.</source>
        <comment>note/flock.closed-stable</comment>
        <translation>leurs troupeaux sont aussitôt menés à l’étable et évalués de la même façon.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk</comment>
        <translation>Un dragon sur la nouvelle tuile&#x202f;: vous, puis les autres dans le sens horaire, l’avancez chacun d’une tuile, en hauteur ou en largeur, jusqu’à ce qu’il se soit déplacé six fois ou soit bloqué. Il ne va nulle part deux fois dans ce déplacement, pas même là où il l’a commencé, et ceux qui sont sur son chemin retournent dans la réserve.</translation>
    </message>
    <message>
        <source>For each {pennant|coat of arms} with a question mark on the new tile roll the die: with 1, 2 or 3 its city gets a token with as many {pennants|coats of arms}, with 4 a red X, with 5 and 6 nothing.</source>
        <comment>item/luck.roll</comment>
        <translation>Pour chaque {bouclier|blason} avec un point d’interrogation sur la nouvelle tuile, lancez le dé&#x202f;: avec 1, 2 ou 3, sa ville reçoit un jeton avec autant de {boucliers|blasons}, avec 4 un X rouge, avec 5 et 6 rien.</translation>
    </message>
    <message>
        <source>With the mayor: 1 and 2 as above, a red X with 3 and 4, nothing with 5 and 6.</source>
        <comment>note/luck.roll-mayor</comment>
        <translation>Avec le maire&#x202f;: 1 et 2 comme ci-dessus, un X rouge avec 3 et 4, rien avec 5 et 6.</translation>
    </message>
    <message>
        <source>List every feature that is completed now.</source>
        <comment>item/completed.list</comment>
        <translation>Énumérez toutes les zones maintenant complétées.</translation>
    </message>
    <message>
        <source>Roads, cities and {cloisters|monasteries} that the new tile has completed.</source>
        <comment>note/completed.by-tile</comment>
        <translation>Les routes, villes et abbayes que la nouvelle tuile a complétées.</translation>
    </message>
    <message>
        <source>An abbey counts as such a tile.</source>
        <comment>note/completed.by-abbey</comment>
        <translation>Un monastère compte comme une telle tuile.</translation>
    </message>
    <message>
        <source>A castle in Germany counts as such a tile.</source>
        <comment>note/completed.by-german-castle</comment>
        <translation>Un château d’Allemagne compte comme une telle tuile.</translation>
    </message>
    <message>
        <source>A half tile counts as such a tile; a road or city that ends at an open long side is not completed.</source>
        <comment>note/completed.by-halfling</comment>
        <translation>Une demi-tuile compte comme une telle tuile&#x202f;; une route ou une ville qui finit à un grand côté ouvert n’est pas complétée.</translation>
    </message>
    <message>
        <source>Roads that a bridge has completed.</source>
        <comment>note/completed.bridges</comment>
        <translation>Les routes qu’un pont a complétées.</translation>
    </message>
    <message>
        <source>Roads that a tunnel token has completed.</source>
        <comment>note/completed.tunnels</comment>
        <translation>Les routes qu’un jeton Tunnel a complétées.</translation>
    </message>
    <message>
        <source>Roads that a ferry has completed, laid or moved; also those that it has left.</source>
        <comment>note/completed.ferries</comment>
        <translation>Les routes qu’un {ferry|bac} a complétées, posé ou déplacé&#x202f;; aussi celles qu’il a quittées.</translation>
    </message>
    <message>
        <source>{Farms|Fields} with farmers where a barn lies now, set in this turn or joined to it by the tile.</source>
        <comment>note/completed.barn-fields</comment>
        <translation>Les {champs|prés} avec des paysans où se trouve maintenant une grange, posée dans ce tour ou reliée par la tuile.</translation>
    </message>
    <message>
        <source>Castles with a {follower|meeple} that have a road, a city, a {cloister|monastery} or another castle completed in their reach now; not what the tile completed with which the castle was built.</source>
        <comment>note/completed.castles</comment>
        <translation>Les forteresses avec un {partisan|meeple} dans la portée desquelles une route, une ville, une abbaye ou une autre forteresse est maintenant complétée&#x202f;; pas ce que la tuile a complété en même temps que la forteresse a été bâtie.</translation>
    </message>
    <message>
        <source>The reach of a castle is six spaces: its two tiles and, across their length, the two spaces on either side of each. A part of the road or city in it is enough; of a {cloister|monastery} its own tile must lie there. {Farms|Fields} never count.</source>
        <comment>note/castle.reach</comment>
        <translation>La portée d’une forteresse est de six cases&#x202f;: ses deux tuiles et, en travers de leur longueur, les deux cases de part et d’autre de chacune. Une partie de la route ou de la ville suffit&#x202f;; d’une abbaye, la tuile même doit s’y trouver. Les {champs|prés} ne comptent jamais.</translation>
    </message>
    <message>
        <source>The first feature must be taken; if several are completed at once, the owner of the castle chooses.</source>
        <comment>note/castle.first</comment>
        <translation>La première zone doit être prise&#x202f;; si plusieurs sont complétées en même temps, le propriétaire de la forteresse choisit.</translation>
    </message>
    <message>
        <source>A castle that scores completes any other castle in whose reach it lies, for the same points.</source>
        <comment>note/castle.chain</comment>
        <translation>Une forteresse qui marque complète toute autre forteresse dans la portée de laquelle elle se trouve, pour les mêmes points.</translation>
    </message>
    <message>
        <source>Between gates a city or a road may be completed with a single tile.</source>
        <comment>note/city-gates.completed</comment>
        <translation>Entre des portes, une ville ou une route peut être complétée d’une seule tuile.</translation>
    </message>
    <message>
        <source>Observation towers with tiles on all four sides now.</source>
        <comment>note/completed.observation</comment>
        <translation>Les tours d’observation qui ont maintenant des tuiles sur leurs quatre côtés.</translation>
    </message>
    <message>
        <source>Easter nests with tiles on all eight sides now, whichever tile did it.</source>
        <comment>note/completed.nests</comment>
        <translation>Les nids de Pâques qui ont maintenant des tuiles sur leurs huit côtés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Fish huts with tiles at all four corners of theirs now.</source>
        <comment>note/completed.fish-huts</comment>
        <translation>Les cabanes de pêcheur qui ont maintenant des tuiles à leurs quatre coins.</translation>
    </message>
    <message>
        <source>Rivers without an open end now.</source>
        <comment>note/completed.fishermen</comment>
        <translation>Les rivières qui n’ont plus d’extrémité ouverte.</translation>
    </message>
    <message>
        <source>Tents with tiles on all four sides now.</source>
        <comment>note/completed.tents</comment>
        <translation>Les tentes qui ont maintenant des tuiles sur leurs quatre côtés.</translation>
    </message>
    <message>
        <source>Obelisks with all sixteen squares around filled now, four by four.</source>
        <comment>note/completed.obelisks</comment>
        <translation>Les obélisques dont les seize carrés autour, quatre sur quatre, sont maintenant remplis.</translation>
    </message>
    <message>
        <source>Shrines that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.shrines</comment>
        <translation>Les lieux de culte maintenant entourés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>A road at a marketplace only when all roads that meet there have no open end.</source>
        <comment>note/completed.marketplaces</comment>
        <translation>Une route d’une place du marché seulement quand toutes les routes qui s’y rejoignent n’ont plus d’extrémité ouverte.</translation>
    </message>
    <message>
        <source>Windmills with all nine tiles of their cross now: their own and two each way.</source>
        <comment>note/completed.windmills</comment>
        <translation>Les moulins à vent qui ont maintenant les neuf tuiles de leur croix&#x202f;: la leur et deux dans chaque sens.</translation>
    </message>
    <message>
        <source>Vista points with tiles on all six squares that are seen: two deep and three wide, the way the point looks.</source>
        <comment>note/completed.vistas</comment>
        <translation>Les points de vue qui ont maintenant des tuiles sur les six carrés visibles&#x202f;: deux de profondeur et trois de largeur, dans le sens du regard.</translation>
    </message>
    <message>
        <source>Gardens that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.gardens</comment>
        <translation>Les jardins maintenant entourés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Abbeys that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.abbeys</comment>
        <translation>Les monastères maintenant entourés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.churches</comment>
        <translation>Les églises de Darmstadt maintenant entourées, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Castles in Germany whose ten spaces around are filled now, whichever tile did it.</source>
        <comment>note/completed.german-castles</comment>
        <translation>Les châteaux d’Allemagne dont les dix cases autour sont maintenant remplies, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany whose roads are all completed now.</source>
        <comment>note/completed.german-cathedrals</comment>
        <translation>Les cathédrales d’Allemagne dont toutes les routes sont maintenant complétées.</translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, if there is a monk and they are surrounded now.</source>
        <comment>note/completed.special-monasteries</comment>
        <translation>Les abbayes d’Allemagne et leurs semblables, s’il y a un moine et qu’elles sont maintenant entourées.</translation>
    </message>
    <message>
        <source>An abbot there is neither scored now nor sent home.</source>
        <comment>note/completed.special-abbots</comment>
        <translation>Un abbé qui s’y trouve n’est maintenant ni évalué ni renvoyé dans la réserve.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut, if it is surrounded now, whichever tile did it.</source>
        <comment>note/completed.yaga-hut</comment>
        <translation>La cabane de Baba Yaga, si elle est maintenant entourée, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Haunted castles that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.haunted-castles</comment>
        <translation>Les châteaux hantés maintenant entourés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>Cemeteries that are surrounded now, whichever tile did it.</source>
        <comment>note/completed.cemeteries</comment>
        <translation>Les cimetières maintenant entourés, quelle que soit la tuile qui l’a fait.</translation>
    </message>
    <message>
        <source>If the black dragon is in the landscape, move it to a neighbouring tile once for each feature completed by the new tile, never diagonally and never twice to the same tile; every figure it meets is eaten before anything is scored.</source>
        <comment>item/black-dragon.moves</comment>
        <translation>Si le dragon noir est dans le paysage, déplacez-le vers une tuile voisine une fois par zone complétée par la nouvelle tuile, jamais en diagonale et jamais deux fois sur la même tuile&#x202f;; tout pion qu’il rencontre est dévoré avant toute évaluation.</translation>
    </message>
    <message>
        <source>Neutral figures go beside the landscape.</source>
        <comment>note/black-dragon.neutral</comment>
        <translation>Les pions neutres vont à côté du paysage.</translation>
    </message>
    <message>
        <source>The fairy and the other dragon are eaten too.</source>
        <comment>note/black-dragon.others</comment>
        <translation>La fée et l’autre dragon sont dévorés aussi.</translation>
    </message>
    <message>
        <source>It stops where it cannot go on.</source>
        <comment>note/black-dragon.blocked</comment>
        <translation>Il s’arrête là où il ne peut plus avancer.</translation>
    </message>
    <message>
        <source>A cathedral in Germany is completed as soon as all roads that lead to it are, and not before.</source>
        <comment>item/german-cathedral.completes</comment>
        <translation>Une cathédrale d’Allemagne est complétée dès que toutes les routes qui y mènent le sont, et pas avant.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut is completed when no space around it is empty.</source>
        <comment>item/yaga-hut.completes</comment>
        <translation>La cabane de Baba Yaga est complétée quand aucune case autour n’est vide.</translation>
    </message>
    <message>
        <source>Each player who gets points chooses the order of the features that bring them.</source>
        <comment>item/completed.order</comment>
        <translation>Chaque joueur qui reçoit des points choisit l’ordre des zones qui les apportent.</translation>
    </message>
    <message>
        <source>Except that a castle follows at once upon the feature that completes it.</source>
        <comment>note/castle.order</comment>
        <translation>Sauf qu’une forteresse suit aussitôt la zone qui la complète.</translation>
    </message>
    <message>
        <source>Go through step 3B for each of these features, in that order.</source>
        <comment>item/completed.each</comment>
        <translation>Appliquez l’étape 3B à chacune de ces zones, dans cet ordre.</translation>
    </message>
    <message>
        <source>If the feature is a small city, whoever has the {follower|meeple} in it may make it a castle: it gets a castle token, the {follower|meeple} stays as its lord, and nothing else is done with the feature.</source>
        <comment>item/castle.convert</comment>
        <translation>Si la zone est une petite ville, celui qui y a le {partisan|meeple} peut en faire une forteresse&#x202f;: elle reçoit un jeton Forteresse, le {partisan|meeple} y reste comme seigneur, et rien d’autre n’est fait de la zone.</translation>
    </message>
    <message>
        <source>A small city has just two tiles, each with nothing more of it than a half circle at one edge.</source>
        <comment>note/castle.small-city</comment>
        <translation>Une petite ville n’a que deux tuiles, dont chacune n’en montre qu’un demi-cercle à un bord.</translation>
    </message>
    <message>
        <source>A castle is no completed city: it brings no points, tokens or titles, and parts {farms|fields} as the city did.</source>
        <comment>note/castle.no-city</comment>
        <translation>Une forteresse n’est pas une ville complétée&#x202f;: elle n’apporte ni points, ni jetons, ni titres, et sépare les {champs|prés} comme le faisait la ville.</translation>
    </message>
    <message>
        <source>Its {follower|meeple} is out of reach of dragons, princesses, towers and crop circles; none comes into a castle by portal, flight or wagon.</source>
        <comment>note/castle.safe</comment>
        <translation>Son {partisan|meeple} est hors d’atteinte des dragons, princesses, tours et agroglyphes&#x202f;; aucun n’entre dans une forteresse par portail, vol ou chariot.</translation>
    </message>
    <message>
        <source>A besieged city may become a castle as well, and the siege is over.</source>
        <comment>note/castle.siege</comment>
        <translation>Une ville assiégée peut aussi devenir une forteresse, et le siège est levé.</translation>
    </message>
    <message>
        <source>If the gingerbread man is in the city, he leaves it without points; the rules say nothing about it.</source>
        <comment>note/castle.gingerbread</comment>
        <translation>Si le bonhomme de pain d’épice est dans la ville, il la quitte sans points&#x202f;; les règles n’en disent rien.</translation>
    </message>
    <message>
        <source>If the feature is the city of the gingerbread man, all who have knights there score for them; then set him into an unfinished city of your choice.</source>
        <comment>item/gingerbread.leaves</comment>
        <translation>Si la zone est la ville du bonhomme de pain d’épice, tous ceux qui y ont des chevaliers marquent pour eux&#x202f;; puis posez-le dans une ville inachevée de votre choix.</translation>
    </message>
    <message>
        <source>If that city becomes a castle he leaves it, and nobody scores for it.</source>
        <comment>note/gingerbread.castle</comment>
        <translation>Si cette ville devient une forteresse, il la quitte, et personne ne marque pour elle.</translation>
    </message>
    <message>
        <source>With no such city he stands beside the table until the next tile with him.</source>
        <comment>note/gingerbread.nowhere</comment>
        <translation>Sans une telle ville, il se tient à côté de la table jusqu’à la prochaine tuile qui le montre.</translation>
    </message>
    <message>
        <source>If the fairy is with a {follower|meeple} on the feature, its owner scores 3 points, with or without control.</source>
        <comment>item/fairy.feature</comment>
        <translation>Si la fée est avec un {partisan|meeple} de la zone, son propriétaire marque 3&#xa0;points, qu’il la contrôle ou non.</translation>
    </message>
    <message>
        <source>A pyramid that is scored is no feature: beside an acrobat she brings nothing now. By older rules all acrobats of the pyramid got these points.</source>
        <comment>note/fairy.no-acrobats</comment>
        <translation>Une pyramide évaluée n’est pas une zone&#x202f;: à côté d’un artiste, elle n’apporte rien maintenant. Selon des règles plus anciennes, tous les artistes de la pyramide recevaient ces points.</translation>
    </message>
    <message>
        <source>Whoever has the King so far gets 1 point for each city that the tile completed.</source>
        <comment>item/king.reward</comment>
        <translation>Celui qui a jusqu’ici le Roi reçoit 1&#xa0;point par ville que la tuile a complétée.</translation>
    </message>
    <message>
        <source>If the feature is a city and the first one completed, or has more tiles than every other completed city, whoever placed the tile takes the King, also if the city is empty; of several cities only the largest counts.</source>
        <comment>item/king.claim</comment>
        <translation>Si la zone est une ville et la première complétée, ou a plus de tuiles que toute autre ville complétée, celui qui a placé la tuile prend le Roi, même si la ville est vide&#x202f;; de plusieurs villes, seule la plus grande compte.</translation>
    </message>
    <message>
        <source>Put the marker of the King on the city that is now the largest.</source>
        <comment>item/king.mark</comment>
        <translation>Posez le marqueur Roi sur la ville qui est maintenant la plus grande.</translation>
    </message>
    <message>
        <source>Whoever has the Robber Baron so far gets 1 point for each road that the tile completed.</source>
        <comment>item/robber-baron.reward</comment>
        <translation>Celui qui a jusqu’ici le Chevalier-brigand reçoit 1&#xa0;point par route que la tuile a complétée.</translation>
    </message>
    <message>
        <source>If the feature is a road and the first one completed, or has more tiles than every other completed road, whoever placed the tile takes the Robber Baron, also if the road is empty; of several roads only the longest counts.</source>
        <comment>item/robber-baron.claim</comment>
        <translation>Si la zone est une route et la première complétée, ou a plus de tuiles que toute autre route complétée, celui qui a placé la tuile prend le Chevalier-brigand, même si la route est vide&#x202f;; de plusieurs routes, seule la plus longue compte.</translation>
    </message>
    <message>
        <source>Put the marker of the Robber Baron on the road that is now the longest.</source>
        <comment>item/robber-baron.mark</comment>
        <translation>Posez le marqueur Chevalier-brigand sur la route qui est maintenant la plus longue.</translation>
    </message>
    <message>
        <source>From the left of the active player round to that player, everybody may move own {followers|meeples} to the feature: to a city from the castle, to a road from the blacksmith, to a {cloister|monastery} from the cathedral, to a {farm|field} from the market; none from where the count stands.</source>
        <comment>item/count.join</comment>
        <translation>De la gauche du joueur actif jusqu’à lui, chacun peut déplacer des {partisans|meeples} à lui vers la zone&#x202f;: vers une ville depuis le château, vers une route depuis la forge, vers une abbaye depuis la cathédrale, vers un {champ|pré} depuis le marché&#x202f;; aucun de là où est le comte.</translation>
    </message>
    <message>
        <source>See who has most votes on the feature, and so controls it; players who tie all do.</source>
        <comment>item/resolve.control</comment>
        <translation>Voyez qui a le plus de voix dans la zone, et donc la contrôle&#x202f;; en cas d’égalité, tous les joueurs concernés la contrôlent.</translation>
    </message>
    <message>
        <source>A normal {follower|meeple} has 1 vote.</source>
        <comment>note/votes.normal</comment>
        <translation>Un {partisan|meeple} normal a 1 voix.</translation>
    </message>
    <message>
        <source>The {big follower|large meeple} has 2 votes.</source>
        <comment>note/votes.large-follower</comment>
        <translation>Le grand {partisan|meeple} a 2 voix.</translation>
    </message>
    <message>
        <source>The wagon has 1 vote.</source>
        <comment>note/votes.wagon</comment>
        <translation>Le chariot a 1 voix.</translation>
    </message>
    <message>
        <source>The mayor has 1 vote for each {pennant|coat of arms} of the city.</source>
        <comment>note/votes.mayor</comment>
        <translation>Le maire a 1 voix par {bouclier|blason} de la ville.</translation>
    </message>
    <message>
        <source>The phantom has 1 vote.</source>
        <comment>note/votes.phantom</comment>
        <translation>Le spectre a 1 voix.</translation>
    </message>
    <message>
        <source>The abbot has 1 vote.</source>
        <comment>note/votes.abbot</comment>
        <translation>L’abbé a 1 voix.</translation>
    </message>
    <message>
        <source>A {guard follower|guard meeple} has 1 vote.</source>
        <comment>note/votes.guard</comment>
        <translation>Un {partisan|meeple} sentinelle a 1 voix.</translation>
    </message>
    <message>
        <source>The ringmaster has 1 vote.</source>
        <comment>note/votes.ringmaster</comment>
        <translation>Le directeur de cirque a 1 voix.</translation>
    </message>
    <message>
        <source>If players tie for the majority, only those of them control the feature who have a {follower|meeple} on a hill in it, whatever its votes; if none of them has, all do. So also after the game.</source>
        <comment>note/votes.hills</comment>
        <translation>Si des joueurs sont à égalité pour la majorité, seuls contrôlent la zone ceux d’entre eux qui y ont un {partisan|meeple} sur une colline, quelles que soient ses voix&#x202f;; si aucun n’en a, tous la contrôlent. De même après la partie.</translation>
    </message>
    <message>
        <source>In a city with a red X the mayor has no vote.</source>
        <comment>note/gamblers-luck.mayor</comment>
        <translation>Dans une ville avec un X rouge, le maire n’a pas de voix.</translation>
    </message>
    <message>
        <source>So a {cloister|monastery}, too, may have several players on it after a flight.</source>
        <comment>note/flier.shared</comment>
        <translation>Ainsi une abbaye aussi peut avoir plusieurs joueurs après un vol.</translation>
    </message>
    <message>
        <source>With the Citizens’ Jury open, everybody who has a {follower|meeple} in the city controls it.</source>
        <comment>note/survey-city.jury</comment>
        <translation>Avec le Jury citoyen découvert, tous ceux qui ont un {partisan|meeple} dans la ville la contrôlent.</translation>
    </message>
    <message>
        <source>Hills change nothing then.</source>
        <comment>note/survey-city.jury-hills</comment>
        <translation>Les collines n’y changent rien.</translation>
    </message>
    <message>
        <source>Who controls the feature takes all {gold pieces|gold ingots} from its tiles; of a {cloister|monastery} also from the tiles around it.</source>
        <comment>item/gold.take</comment>
        <translation>Celui qui contrôle la zone prend tous les lingots d’or de ses tuiles&#x202f;; d’une abbaye, aussi des tuiles autour.</translation>
    </message>
    <message>
        <source>Where several players have a right to it, they take one piece after the other, clockwise from the active player.</source>
        <comment>note/gold.share</comment>
        <translation>Là où plusieurs joueurs y ont droit, ils prennent un lingot après l’autre, dans le sens horaire à partir du joueur actif.</translation>
    </message>
    <message>
        <source>A feature without {followers|meeples} takes none, and a {farm|field} never does.</source>
        <comment>note/gold.nobody</comment>
        <translation>Une zone sans {partisan|meeple} n’en prend aucun, et un {champ|pré} jamais.</translation>
    </message>
    <message>
        <source>A castle takes from its reach.</source>
        <comment>note/gold.castle</comment>
        <translation>Une forteresse prend dans sa portée.</translation>
    </message>
    <message>
        <source>If the feature is a road or city, whoever has a {follower|meeple} there on the tile of a watchtower scores the watchtower, with or without a majority.</source>
        <comment>item/watchtower.score</comment>
        <translation>Si la zone est une route ou une ville, celui qui y a un {partisan|meeple} sur la tuile d’une tour de guet évalue la tour de guet, avec ou sans majorité.</translation>
    </message>
    <message>
        <source>If the feature is a road to Leipzig, each player who controls it may send one {follower|meeple} from it to a quarter of Leipzig where nobody of that player is yet; the road is then scored without it.</source>
        <comment>item/leipzig.send</comment>
        <translation>Si la zone est une route vers Leipzig, chaque joueur qui la contrôle peut en envoyer un {partisan|meeple} dans un quartier de Leipzig où il n’a encore personne&#x202f;; la route est alors évaluée sans lui.</translation>
    </message>
    <message>
        <source>A road leads there from a gate, or through crossings with houses from one that does.</source>
        <comment>note/leipzig.connected</comment>
        <translation>Une route y mène depuis une porte, ou par des carrefours avec des maisons depuis une route qui y mène.</translation>
    </message>
    <message>
        <source>Who has sent the only {follower|meeple} gets nothing for the road, but may get what a quarter adds.</source>
        <comment>note/leipzig.alone</comment>
        <translation>Celui qui a envoyé le seul {partisan|meeple} ne reçoit rien pour la route, mais peut recevoir ce qu’un quartier ajoute.</translation>
    </message>
    <message>
        <source>If the feature is a road, all whose tollhouses lie at its ends score their toll, whoever stands on the road and also if it is empty.</source>
        <comment>item/tollhouse.score</comment>
        <translation>Si la zone est une route, tous ceux dont les postes de péage sont à ses extrémités évaluent leur péage, peu importe qui se tient sur la route, et même si elle est vide.</translation>
    </message>
    <message>
        <source>Tally the points of the feature and give them, in full, to each player who controls it.</source>
        <comment>item/resolve.score</comment>
        <translation>Calculez les points de la zone et donnez-les, en entier, à chaque joueur qui la contrôle.</translation>
    </message>
    <message>
        <source>What the feature itself is worth.</source>
        <comment>note/tally.base</comment>
        <translation>Ce que vaut la zone elle-même.</translation>
    </message>
    <message>
        <source>Inns at the road.</source>
        <comment>note/tally.inns</comment>
        <translation>Auberges au bord de la route.</translation>
    </message>
    <message>
        <source>Cathedrals in the city.</source>
        <comment>note/tally.cathedrals</comment>
        <translation>Cathédrales dans la ville.</translation>
    </message>
    <message>
        <source>What an abbey is worth.</source>
        <comment>note/tally.abbey</comment>
        <translation>Ce que vaut un monastère.</translation>
    </message>
    <message>
        <source>What a {farm|field} with a barn is worth.</source>
        <comment>note/tally.barn</comment>
        <translation>Ce que vaut un {champ|pré} avec une grange.</translation>
    </message>
    <message>
        <source>A castle: as much as the feature that completes it, whoever has or has not scored that one.</source>
        <comment>note/tally.castle</comment>
        <translation>Une forteresse&#x202f;: autant que la zone qui la complète, peu importe qui a marqué ou non pour celle-ci.</translation>
    </message>
    <message>
        <source>What a shrine is worth.</source>
        <comment>note/tally.shrines</comment>
        <translation>Ce que vaut un lieu de culte.</translation>
    </message>
    <message>
        <source>Vineyards around a {cloister|monastery}.</source>
        <comment>note/tally.vineyards</comment>
        <translation>Vignobles autour d’une abbaye.</translation>
    </message>
    <message>
        <source>What a siege takes from a city.</source>
        <comment>note/tally.besieged</comment>
        <translation>Ce qu’un siège enlève à une ville.</translation>
    </message>
    <message>
        <source>Little buildings.</source>
        <comment>note/tally.little-buildings</comment>
        <translation>Petits bâtiments.</translation>
    </message>
    <message>
        <source>The Darmstadtium in the city.</source>
        <comment>note/tally.darmstadtium</comment>
        <translation>Le Darmstadtium dans la ville.</translation>
    </message>
    <message>
        <source>What a church of Darmstadt is worth.</source>
        <comment>note/tally.churches</comment>
        <translation>Ce que vaut une église de Darmstadt.</translation>
    </message>
    <message>
        <source>What Baba Yaga&apos;s hut is worth.</source>
        <comment>note/tally.yaga-hut</comment>
        <translation>Ce que vaut la cabane de Baba Yaga.</translation>
    </message>
    <message>
        <source>The mage on the road or in the city.</source>
        <comment>note/tally.mage</comment>
        <translation>Le mage sur la route ou dans la ville.</translation>
    </message>
    <message>
        <source>The witch on the road or in the city.</source>
        <comment>note/tally.witch</comment>
        <translation>La sorcière sur la route ou dans la ville.</translation>
    </message>
    <message>
        <source>What a garden is worth.</source>
        <comment>note/tally.gardens</comment>
        <translation>Ce que vaut un jardin.</translation>
    </message>
    <message>
        <source>Castles in Germany, and roads and cities that end at them.</source>
        <comment>note/tally.german-castles</comment>
        <translation>Châteaux d’Allemagne, et routes et villes qui s’y arrêtent.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany, and roads that lead to them.</source>
        <comment>note/tally.german-cathedrals</comment>
        <translation>Cathédrales d’Allemagne, et routes qui y mènent.</translation>
    </message>
    <message>
        <source>What a monastery in Germany is worth to its monk.</source>
        <comment>note/tally.german-monasteries</comment>
        <translation>Ce que vaut une abbaye d’Allemagne pour son moine.</translation>
    </message>
    <message>
        <source>What a monastery in the Netherlands or Belgium is worth to its monk.</source>
        <comment>note/tally.dutch-monasteries</comment>
        <translation>Ce que vaut une abbaye des Pays-Bas ou de Belgique pour son moine.</translation>
    </message>
    <message>
        <source>What a Japanese building is worth to its monk.</source>
        <comment>note/tally.japanese-buildings</comment>
        <translation>Ce que vaut un monument japonais pour son moine.</translation>
    </message>
    <message>
        <source>Labyrinths.</source>
        <comment>note/tally.labyrinths</comment>
        <translation>Labyrinthes.</translation>
    </message>
    <message>
        <source>What the quarters of Leipzig add.</source>
        <comment>note/tally.leipzig</comment>
        <translation>Ce que les quartiers de Leipzig ajoutent.</translation>
    </message>
    <message>
        <source>Bathhouses at the road or in the city.</source>
        <comment>note/tally.bathhouses</comment>
        <translation>Étuves au bord de la route ou dans la ville.</translation>
    </message>
    <message>
        <source>Signposts at the road.</source>
        <comment>note/tally.signposts</comment>
        <translation>Panneaux indicateurs au bord de la route.</translation>
    </message>
    <message>
        <source>What a haunted castle is worth.</source>
        <comment>note/tally.haunted-castle</comment>
        <translation>Ce que vaut un château hanté.</translation>
    </message>
    <message>
        <source>Ghosts on {followers|meeples} of those who control the feature.</source>
        <comment>note/tally.ghosts</comment>
        <translation>Fantômes sur les {partisans|meeples} de ceux qui contrôlent la zone.</translation>
    </message>
    <message>
        <source>Whoever is first to score a {cloister|monastery} takes the cleric; later whoever has scored more of them than its holder.</source>
        <comment>item/cleric.claim</comment>
        <translation>Le premier qui évalue une abbaye prend le clerc&#x202f;; ensuite, celui qui en a évalué plus que son détenteur.</translation>
    </message>
    <message>
        <source>Who completes a {cloister|monastery} or an abbey and gets no points for it takes a {cloister|monastery} token, while there are any.</source>
        <comment>item/cloister-tokens.claim</comment>
        <translation>Celui qui complète une abbaye ou un monastère et n’en reçoit pas de points prend un jeton Abbaye, tant qu’il y en a.</translation>
    </message>
    <message>
        <source>Whoever’s barn has sent most farmers home from one {farm|field} so far takes the serf.</source>
        <comment>item/serf.claim</comment>
        <translation>Celui dont la grange a renvoyé d’un seul {champ|pré} le plus de paysans jusqu’ici prend le serf.</translation>
    </message>
    <message>
        <source>If the feature is a church of Darmstadt, 3 points more go to whoever has most {followers|meeples} on its tile and the tiles around it, whatever their votes; players who tie all get them.</source>
        <comment>item/church.majority</comment>
        <translation>Si la zone est une église de Darmstadt, 3&#xa0;points de plus vont à celui qui a le plus de {partisans|meeples} sur sa tuile et les tuiles autour, quelles que soient leurs voix&#x202f;; en cas d’égalité, tous les reçoivent.</translation>
    </message>
    <message>
        <source>If the feature is a tent with a fortune teller, whoever placed the tile gets 3 points and its owner none.</source>
        <comment>item/fortune-teller.completed</comment>
        <translation>Si la zone est une tente avec une voyante, celui qui a placé la tuile reçoit 3&#xa0;points, et son propriétaire aucun.</translation>
    </message>
    <message>
        <source>All features of one turn are scored with the scoring tiles that were open when it began.</source>
        <comment>item/surveyors.apply</comment>
        <translation>Toutes les zones d’un tour sont évaluées avec les tuiles d’évaluation découvertes à son début.</translation>
    </message>
    <message>
        <source>Whatever is scored on the tile of the statue, wholly or in part, brings twice its points, after all else; points lost there are halved.</source>
        <comment>item/hans.doubles</comment>
        <translation>Ce qui est évalué sur la tuile de la statue, en entier ou en partie, rapporte deux fois ses points, après tout le reste&#x202f;; les points qu’on y perd sont réduits de moitié.</translation>
    </message>
    <message>
        <source>At most 40 points are added.</source>
        <comment>note/hans.friendly</comment>
        <translation>On ajoute 40&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>The circus too.</source>
        <comment>note/hans.circus</comment>
        <translation>Le cirque aussi.</translation>
    </message>
    <message>
        <source>The ringmaster’s points too.</source>
        <comment>note/hans.ringmaster</comment>
        <translation>Les points du directeur de cirque aussi.</translation>
    </message>
    <message>
        <source>A pyramid of acrobats too.</source>
        <comment>note/hans.acrobats</comment>
        <translation>Une pyramide d’artistes aussi.</translation>
    </message>
    <message>
        <source>A tollhouse too.</source>
        <comment>note/hans.tollhouses</comment>
        <translation>Un poste de péage aussi.</translation>
    </message>
    <message>
        <source>A betting office too.</source>
        <comment>note/hans.bets</comment>
        <translation>Un bureau de paris aussi.</translation>
    </message>
    <message>
        <source>Baba Yaga’s hut too.</source>
        <comment>note/hans.baba-yaga</comment>
        <translation>La cabane de Baba Yaga aussi.</translation>
    </message>
    <message>
        <source>Vodyanoy’s lake costs only half.</source>
        <comment>note/hans.vodyanoy</comment>
        <translation>Le lac de Vodianoï ne coûte que la moitié.</translation>
    </message>
    <message>
        <source>A German castle too.</source>
        <comment>note/hans.german-castles</comment>
        <translation>Un château d’Allemagne aussi.</translation>
    </message>
    <message>
        <source>A special monastery too, also for its abbot.</source>
        <comment>note/hans.special-monasteries</comment>
        <translation>Une abbaye spéciale aussi, même pour son abbé.</translation>
    </message>
    <message>
        <source>A German cathedral too.</source>
        <comment>note/hans.german-cathedrals</comment>
        <translation>Une cathédrale d’Allemagne aussi.</translation>
    </message>
    <message>
        <source>A haunted castle too.</source>
        <comment>note/hans.haunted-castles</comment>
        <translation>Un château hanté aussi.</translation>
    </message>
    <message>
        <source>Score each ringmaster on the feature, with or without control.</source>
        <comment>item/ringmaster.score</comment>
        <translation>Évaluez chaque directeur de cirque de la zone, avec ou sans contrôle.</translation>
    </message>
    <message>
        <source>If the feature is a cemetery, its keeper&apos;s player takes one more {guard follower|guard meeple} of the own colour, if one is left.</source>
        <comment>item/cemetery.guard</comment>
        <translation>Si la zone est un cimetière, le joueur de son gardien prend un {partisan|meeple} sentinelle de plus de sa couleur, s’il en reste un.</translation>
    </message>
    <message>
        <source>The mage or the witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/magic.leave</comment>
        <translation>Le mage ou la sorcière de la zone évaluée la quitte, jusqu’au prochain signe.</translation>
    </message>
    <message>
        <source>The mage on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/mage.leave</comment>
        <translation>Le mage de la zone évaluée la quitte, jusqu’au prochain signe.</translation>
    </message>
    <message>
        <source>The witch on the feature that was scored leaves it, until the next sign.</source>
        <comment>item/witch.leave</comment>
        <translation>La sorcière de la zone évaluée la quitte, jusqu’au prochain signe.</translation>
    </message>
    <message>
        <source>A {follower|meeple} that was alone on the feature now scored moves to a free bathhouse if there is one, wherever that is.</source>
        <comment>item/bathhouse.trap</comment>
        <translation>Un {partisan|meeple} qui était seul sur la zone maintenant évaluée va dans une étuve libre s’il y en a une, où qu’elle soit.</translation>
    </message>
    <message>
        <source>Its owner chooses the bathhouse; you choose the order of several such moves.</source>
        <comment>note/bathhouse.which</comment>
        <translation>Son propriétaire choisit l’étuve&#x202f;; vous choisissez l’ordre de plusieurs déplacements de ce genre.</translation>
    </message>
    <message>
        <source>A bathhouse holds one {follower|meeple}.</source>
        <comment>note/bathhouse.one</comment>
        <translation>Une étuve contient un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>If points were awarded and somebody has the teacher, this player scores as many, and the teacher goes back to the School.</source>
        <comment>item/teacher.copy</comment>
        <translation>Si des points ont été attribués et que quelqu’un a le professeur, ce joueur en marque autant, et le professeur retourne à l’École.</translation>
    </message>
    <message>
        <source>Where several players got points the holder of the teacher says which of these to copy.</source>
        <comment>note/teacher.choice</comment>
        <translation>Si plusieurs joueurs ont reçu des points, le détenteur du professeur dit lesquels copier.</translation>
    </message>
    <message>
        <source>If the feature is a road that ends at the drawbridge of an unfinished city, whoever alone has the majority on it may move one {follower|meeple} from the road into that city, also beside others.</source>
        <comment>item/drawbridge.cross</comment>
        <translation>Si la zone est une route qui s’arrête au pont-levis d’une ville inachevée, celui qui a seul la majorité sur elle peut faire passer un {partisan|meeple} de la route dans cette ville, même à côté d’autres.</translation>
    </message>
    <message>
        <source>If the city is completed, also by this tile, the bridge is up.</source>
        <comment>note/drawbridge.up</comment>
        <translation>Si la ville est complétée, même par cette tuile, le pont est levé.</translation>
    </message>
    <message>
        <source>With several drawbridges down the player chooses the city.</source>
        <comment>note/drawbridge.choice</comment>
        <translation>Avec plusieurs ponts-levis baissés, le joueur choisit la ville.</translation>
    </message>
    <message>
        <source>You may protect your {follower|meeple} as it moves, for 4 points less.</source>
        <comment>note/drawbridge.protect</comment>
        <translation>Vous pouvez protéger votre {partisan|meeple} quand il passe, pour 4&#xa0;points de moins.</translation>
    </message>
    <message>
        <source>A wagon that crosses does not move on as wagons do.</source>
        <comment>note/drawbridge.wagon</comment>
        <translation>Un chariot qui passe ne continue pas comme le font les chariots.</translation>
    </message>
    <message>
        <source>That feature is on the wagon&apos;s own tile or on one of the eight around it.</source>
        <comment>note/wagon.nearby</comment>
        <translation>Cette zone est sur la tuile même du chariot ou sur une des huit autour.</translation>
    </message>
    <message>
        <source>That feature is directly connected with the one that was scored.</source>
        <comment>note/wagon.connected</comment>
        <translation>Cette zone est reliée directement à celle qui a été évaluée.</translation>
    </message>
    <message>
        <source>A fair ends the roads that come to it, and no wagon drives across.</source>
        <comment>note/catapult.wagon</comment>
        <translation>Une foire arrête les routes qui y viennent, et aucun chariot ne la traverse.</translation>
    </message>
    <message>
        <source>The castle token stays.</source>
        <comment>note/castle.stays</comment>
        <translation>Le jeton Forteresse reste.</translation>
    </message>
    <message>
        <source>If roads of the School were completed, you take the teacher from there, or from whoever has it.</source>
        <comment>item/teacher.take</comment>
        <translation>Si des routes de l’École ont été complétées, vous y prenez le professeur, ou le prenez à celui qui l’a.</translation>
    </message>
    <message>
        <source>If the tile shows spring, you score it.</source>
        <comment>item/spring.score</comment>
        <translation>Si la tuile montre le printemps, vous l’évaluez.</translation>
    </message>
    <message>
        <source>Now that all completed features are scored, see how far you have moved on the scoreboard.</source>
        <comment>item/scored.movement</comment>
        <translation>Maintenant que toutes les zones complétées sont évaluées, voyez de combien vous avez avancé sur la piste de score.</translation>
    </message>
    <message>
        <source>If a road or city at a betting office was completed, turn the chips there over: each is settled by its number of tiles and leaves the game. Of several such features you choose the one that counts.</source>
        <comment>item/bet.settle</comment>
        <translation>Si une route ou une ville à un bureau de paris a été complétée, retournez les jetons de pari présents&#x202f;: chacun est réglé selon le nombre de tuiles de la zone et quitte la partie. De plusieurs zones de ce genre, vous choisissez celle qui compte.</translation>
    </message>
    <message>
        <source>It does not matter who stands on it, or whether anybody does.</source>
        <comment>note/bet.whoever</comment>
        <translation>Peu importe qui s’y tient, ou si quelqu’un s’y tient.</translation>
    </message>
    <message>
        <source>With a further circus tile placed in this turn, turn over the animal token below the big top and score it for all players. It leaves the game; a new one comes face down to the new tile, and the big top on it.</source>
        <comment>item/circus.score</comment>
        <translation>Si une autre tuile Cirque a été placée dans ce tour, retournez le jeton Animal sous le chapiteau et évaluez-le pour tous les joueurs. Il quitte la partie&#x202f;; un nouveau va face cachée sur la nouvelle tuile, et le chapiteau dessus.</translation>
    </message>
    <message>
        <source>If you own Stonehenge, did not lay it in this turn, and roads were completed and scored, you score 3 points once.</source>
        <comment>item/stonehenge.score</comment>
        <translation>Si Stonehenge est à vous, que vous ne l’avez pas placé dans ce tour et que des routes ont été complétées et évaluées, vous marquez 3&#xa0;points une fois.</translation>
    </message>
    <message>
        <source>If the black dragon is not in play and somebody has 50 points or more by now, set it on the new tile; it moves from the next turn on.</source>
        <comment>item/black-dragon.arrives</comment>
        <translation>Si le dragon noir n’est pas en jeu et que quelqu’un a maintenant 50&#xa0;points ou plus, posez-le sur la nouvelle tuile&#x202f;; il se déplace à partir du prochain tour.</translation>
    </message>
    <message>
        <source>If the tile shows the gingerbread man, move him to another unfinished city; all who have knights in the city that he leaves score for them.</source>
        <comment>item/gingerbread.move</comment>
        <translation>Si la tuile montre le bonhomme de pain d’épice, déplacez-le vers une autre ville inachevée&#x202f;; tous ceux qui ont des chevaliers dans la ville qu’il quitte marquent pour eux.</translation>
    </message>
    <message>
        <source>It comes before a {follower|meeple} may enter the City of Carcassonne, since who gets points here may not.</source>
        <comment>note/gingerbread.count</comment>
        <translation>Cela vient avant qu’un {partisan|meeple} puisse entrer dans la Ville de Carcassonne, puisque celui qui reçoit ici des points ne le peut pas.</translation>
    </message>
    <message>
        <source>If the tile brought points to others and none to you, put one {follower|meeple} from your supply into a {quarter|district} of the City of Carcassonne: any figure that may go from there to a feature.</source>
        <comment>item/count.enter</comment>
        <translation>Si la tuile a rapporté des points à d’autres et aucun à vous, mettez un {partisan|meeple} de votre réserve dans un quartier de la Ville de Carcassonne&#x202f;: n’importe quel pion qui peut aller de là vers une zone.</translation>
    </message>
    <message>
        <source>The market is open to all who may lie on a {farm|field}.</source>
        <comment>item/count.market</comment>
        <translation>Le marché est ouvert à tous ceux qui peuvent se coucher dans un {champ|pré}.</translation>
    </message>
    <message>
        <source>Then move the count to another {quarter|district}, if you like.</source>
        <comment>item/count.move</comment>
        <translation>Ensuite, déplacez le comte vers un autre quartier, si vous voulez.</translation>
    </message>
    <message>
        <source>A dragon on the new tile: you and then the others clockwise each move it on by a tile, up or sideways, until it has moved six times or is boxed in. It goes nowhere twice on this walk, not even to where it began, and whoever stands in its way goes home.</source>
        <comment>item/dragon.walk-late</comment>
        <translation>Un dragon sur la nouvelle tuile&#x202f;: vous, puis les autres dans le sens horaire, l’avancez chacun d’une tuile, en hauteur ou en largeur, jusqu’à ce qu’il se soit déplacé six fois ou soit bloqué. Il ne va nulle part deux fois dans ce déplacement, pas même là où il l’a commencé, et ceux qui sont sur son chemin retournent dans la réserve.</translation>
    </message>
    <message>
        <source>If the tile shows a betting office, is not the last one, and has a road or city that is not completed, everybody may lay one chip there face down.</source>
        <comment>item/bet.place</comment>
        <translation>Si la tuile montre un bureau de paris, n’est pas la dernière, et a une route ou une ville qui n’est pas complétée, chacun peut y poser un jeton de pari face cachée.</translation>
    </message>
    <message>
        <source>With a fair on the new tile, choose one of the four kinds of tokens and hurl yours; then all others, clockwise, hurl theirs of the same kind. Everybody has one try, and takes the token back at the end.</source>
        <comment>item/catapult.hurl</comment>
        <translation>Avec une foire sur la nouvelle tuile, choisissez une des quatre sortes de jetons et lancez le vôtre&#x202f;; puis tous les autres, dans le sens horaire, lancent le leur de la même sorte. Chacun a un essai, et reprend le jeton à la fin.</translation>
    </message>
    <message>
        <source>Knock-out: each {follower|meeple} in the landscape that the token touches or moves goes home with nothing, the hurler&apos;s own too.</source>
        <comment>note/catapult.knock-out</comment>
        <translation>Choc&#x202f;: chaque {partisan|meeple} du paysage que le jeton touche ou déplace retourne dans la réserve sans rien, ceux du lanceur aussi.</translation>
    </message>
    <message>
        <source>Seduction: put back what the token has pushed. If it rests at least partly on a tile, the hurler may exchange one of the {followers|meeples} nearest to it for one from their own supply.</source>
        <comment>note/catapult.seduction</comment>
        <translation>Séduction&#x202f;: remettez en place ce que le jeton a poussé. S’il repose au moins en partie sur une tuile, le lanceur peut échanger un des {partisans|meeples} les plus proches contre un de sa propre réserve.</translation>
    </message>
    <message>
        <source>Target: put back what was pushed; the token nearest to the fair&apos;s tile wins.</source>
        <comment>note/catapult.target</comment>
        <translation>Cible&#x202f;: remettez en place ce qui a été poussé&#x202f;; le jeton le plus proche de la tuile de la foire gagne.</translation>
    </message>
    <message>
        <source>Catch: each player hurls to the neighbour on the left, who tries to catch the token; a throw must go at least as far as the ruler is long.</source>
        <comment>note/catapult.catch</comment>
        <translation>Attrape&#x202f;: chaque joueur lance vers son voisin de gauche, qui essaie d’attraper le jeton&#x202f;; un jet doit aller au moins aussi loin que la règle graduée est longue.</translation>
    </message>
    <message>
        <source>The landscape is all land tiles and what it began with, not the scoreboard; figures of nobody are put back.</source>
        <comment>note/catapult.field</comment>
        <translation>Le paysage, ce sont toutes les tuiles Terrain et ce par quoi il a commencé, pas la piste de score&#x202f;; les pions qui ne sont à personne sont remis en place.</translation>
    </message>
    <message>
        <source>A {follower|meeple} that comes by seduction may be protected as one that is deployed.</source>
        <comment>note/catapult.protected</comment>
        <translation>Un {partisan|meeple} venu par séduction peut être protégé comme un qui est posé.</translation>
    </message>
    <message>
        <source>A fair in each part of a double turn brings the catapult out twice.</source>
        <comment>note/catapult.double-turn</comment>
        <translation>Une foire dans chaque partie d’un double tour fait sortir deux fois la catapulte.</translation>
    </message>
    <message>
        <source>A pitchfork is for farmers, a club for {thieves|highwaymen}, a shield for knights.</source>
        <comment>note/crop-circles.kinds</comment>
        <translation>Une fourche est pour les paysans, un gourdin pour les {voleurs|brigands}, un bouclier pour les chevaliers.</translation>
    </message>
    <message>
        <source>The new one stands on the same tile and the same part of it as the other.</source>
        <comment>note/crop-circles.beside</comment>
        <translation>Le nouveau se tient sur la même tuile et la même partie de celle-ci que l’autre.</translation>
    </message>
    <message>
        <source>It may stand on any tile of that feature.</source>
        <comment>note/crop-circles.whole-feature</comment>
        <translation>Il peut se tenir sur n’importe quelle tuile de cette zone.</translation>
    </message>
    <message>
        <source>Whoever has none of that kind, or none left to deploy, does nothing; you must choose all the same.</source>
        <comment>note/crop-circles.none</comment>
        <translation>Celui qui n’en a aucun de cette sorte, ou plus aucun à poser, ne fait rien&#x202f;; vous devez choisir malgré tout.</translation>
    </message>
    <message>
        <source>The lord of a castle is no knight here.</source>
        <comment>note/crop-circles.castles</comment>
        <translation>Le seigneur d’une forteresse n’est pas ici un chevalier.</translation>
    </message>
    <message>
        <source>Where no farmers are played, a pitchfork does nothing.</source>
        <comment>note/crop-circles.no-fields</comment>
        <translation>Si l’on joue sans paysans, une fourche ne fait rien.</translation>
    </message>
    <message>
        <source>In a double turn, after each of the two tiles that shows one.</source>
        <comment>note/crop-circles.double-turn</comment>
        <translation>Dans un double tour, après chacune des deux tuiles qui en montre un.</translation>
    </message>
    <message>
        <source>With a bazaar on the new tile, unless the tile was bought at one, and if as many tiles are left as there are players: reveal as many, and sell them by auction.</source>
        <comment>item/bazaar.auction</comment>
        <translation>Avec un bazar sur la nouvelle tuile, sauf si elle a été achetée à un bazar, et s’il reste autant de tuiles qu’il y a de joueurs&#x202f;: révélez-en autant, et vendez-les aux enchères.</translation>
    </message>
    <message>
        <source>The player to your left picks a tile and opens with a bid, which may be 0.</source>
        <comment>note/bazaar.opens</comment>
        <translation>Le joueur à votre gauche choisit une tuile et ouvre par une mise, qui peut être de 0.</translation>
    </message>
    <message>
        <source>Clockwise each other player who has no tile yet bids more, once, or passes.</source>
        <comment>note/bazaar.bids</comment>
        <translation>Dans le sens horaire, chaque autre joueur qui n’a pas encore de tuile mise davantage, une fois, ou passe.</translation>
    </message>
    <message>
        <source>Then whoever picked the tile buys it, paying the highest bid to the player who made it, or sells it to that player for the bid. If nobody bid more than the picker, the own bid is paid to nobody.</source>
        <comment>note/bazaar.sells</comment>
        <translation>Ensuite, celui qui a choisi la tuile l’achète, en payant la plus haute mise au joueur qui l’a faite, ou la vend à ce joueur pour cette mise. Si personne n’a misé plus que lui, sa propre mise n’est payée à personne.</translation>
    </message>
    <message>
        <source>The next player clockwise without a tile picks, until all have one; the last to be without gets the last tile for nothing.</source>
        <comment>note/bazaar.goes-on</comment>
        <translation>Le joueur suivant sans tuile dans le sens horaire choisit, jusqu’à ce que tous en aient une&#x202f;; le dernier sans tuile reçoit la dernière gratuitement.</translation>
    </message>
    <message>
        <source>If all agree, there is no auction: from your left round to you, each player takes one of the tiles for nothing.</source>
        <comment>note/bazaar.no-auction</comment>
        <translation>Si tous sont d’accord, il n’y a pas d’enchères&#x202f;: de votre gauche jusqu’à vous, chaque joueur prend gratuitement une des tuiles.</translation>
    </message>
    <message>
        <source>If you still have a second tile to play, put those for the auction aside face down, and play it first.</source>
        <comment>note/bazaar.builder-first</comment>
        <translation>Si vous avez encore une deuxième tuile à jouer, mettez de côté, face cachée, celles des enchères, et jouez-la d’abord.</translation>
    </message>
    <message>
        <source>Then all players, from your left round to you, play a whole turn, each with the tile from the bazaar.</source>
        <comment>item/bazaar.round</comment>
        <translation>Ensuite, tous les joueurs, de votre gauche jusqu’à vous, jouent un tour entier, chacun avec la tuile du bazar.</translation>
    </message>
    <message>
        <source>A double turn in this round is played to its end before the next player&apos;s turn.</source>
        <comment>note/bazaar.double-turn</comment>
        <translation>Un double tour dans cette ronde est joué jusqu’à sa fin avant le tour du joueur suivant.</translation>
    </message>
    <message>
        <source>If its second tile is drawn and has a bazaar, the auction waits until the round is over; then another round follows, until no auction waits any more.</source>
        <comment>note/bazaar.delayed</comment>
        <translation>Si sa deuxième tuile est piochée et a un bazar, les enchères attendent la fin de la ronde&#x202f;; puis une autre ronde suit, jusqu’à ce qu’il n’y ait plus d’enchères en attente.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} that you deployed in this turn still stands on a road, in a city, a {cloister|monastery} or a garden, in the row or column of the courier, the courier runs to it. You score each feature with a {follower|meeple} on it, whosever it is, on that tile and the eight around it, once and as at the end of the game.</source>
        <comment>item/courier.thanks</comment>
        <translation>Si un {partisan|meeple} que vous avez posé dans ce tour se tient encore sur une route, dans une ville, une abbaye ou un jardin, dans la rangée ou la colonne du coursier, le coursier court vers lui. Vous évaluez chaque zone avec un {partisan|meeple}, quel qu’en soit le propriétaire, sur cette tuile et les huit autour, une fois et comme à la fin de la partie.</translation>
    </message>
    <message>
        <source>{Farms|Fields} do not count, nor do other figures call him.</source>
        <comment>note/courier.no-fields</comment>
        <translation>Les {champs|prés} ne comptent pas, et les autres pions ne l’appellent pas non plus.</translation>
    </message>
    <message>
        <source>By the older rules you score only the feature on which you deployed.</source>
        <comment>note/courier.old</comment>
        <translation>Selon les règles plus anciennes, vous n’évaluez que la zone où vous avez posé.</translation>
    </message>
    <message>
        <source>In a double turn he may run with each tile.</source>
        <comment>note/courier.twice</comment>
        <translation>Dans un double tour, il peut courir avec chaque tuile.</translation>
    </message>
    <message>
        <source>For each nest that is surrounded now whoever placed the tile takes 2 eggs, and every {follower|meeple} on the tile of the nest or around it gets its owner 1 egg.</source>
        <comment>item/nest.eggs</comment>
        <translation>Pour chaque nid maintenant entouré, celui qui a placé la tuile prend 2 œufs, et chaque {partisan|meeple} sur la tuile du nid ou autour rapporte 1 œuf à son propriétaire.</translation>
    </message>
    <message>
        <source>If a tile with the bunny was placed, the bunny hops: roll its die and move it as many tiles; each {follower|meeple} on a tile that it jumps over or lands on gets its owner 1 egg.</source>
        <comment>item/easter-bunny.hops</comment>
        <translation>Si une tuile avec le lapin a été placée, le lapin sautille&#x202f;: lancez son dé et déplacez-le d’autant de tuiles&#x202f;; chaque {partisan|meeple} sur une tuile qu’il saute ou où il arrive rapporte 1 œuf à son propriétaire.</translation>
    </message>
    <message>
        <source>So it does when a tile with the dragon has surrounded a nest.</source>
        <comment>note/easter-bunny.dragon</comment>
        <translation>De même quand une tuile avec le dragon a entouré un nid.</translation>
    </message>
    <message>
        <source>If the new tile shows a season, move the clock on to the next one, after all scores.</source>
        <comment>item/seasons.turn</comment>
        <translation>Si la nouvelle tuile montre une saison, avancez l’horloge à la suivante, après toutes les évaluations.</translation>
    </message>
    <message>
        <source>If the tile is that of the Ukraine promo, you decide whether all players, from your left on, deploy a knight beside one of their own or take one home.</source>
        <comment>item/ukraine.circle</comment>
        <translation>Si la tuile est celle de la promo Ukraine, vous décidez si tous les joueurs, à partir de votre gauche, posent un chevalier à côté d’un des leurs ou en récupèrent un.</translation>
    </message>
    <message>
        <source>Take one of your knights out of a besieged city, back to your supply and without points, if a {cloister|monastery} of whatever kind and whosever touches, by a side or a corner:</source>
        <comment>item/siege.escape</comment>
        <translation>Récupérez un de vos chevaliers d’une ville assiégée, dans votre réserve et sans points, si une abbaye, de quelque sorte et de quelque propriétaire que ce soit, touche par un côté ou un coin&#x202f;:</translation>
    </message>
    <message>
        <source>any tile of that city, with the tiles of Siege;</source>
        <comment>note/siege.escape-any</comment>
        <translation>n’importe quelle tuile de cette ville, avec les tuiles du Siège&#x202f;;</translation>
    </message>
    <message>
        <source>a tile of the Cathars in that city, with their tiles;</source>
        <comment>note/siege.escape-cathars</comment>
        <translation>une tuile des Cathares dans cette ville, avec leurs tuiles&#x202f;;</translation>
    </message>
    <message>
        <source>a tile of the Besiegers in that city, with their tiles.</source>
        <comment>note/siege.escape-besiegers</comment>
        <translation>une tuile des Assiégeants dans cette ville, avec leurs tuiles.</translation>
    </message>
    <message>
        <source>A shrine is as good.</source>
        <comment>note/siege.shrine</comment>
        <translation>Un lieu de culte convient aussi.</translation>
    </message>
    <message>
        <source>An abbey is as good.</source>
        <comment>note/siege.abbey</comment>
        <translation>Un monastère convient aussi.</translation>
    </message>
    <message>
        <source>In a double turn, once with each tile.</source>
        <comment>note/siege.twice</comment>
        <translation>Dans un double tour, une fois avec chaque tuile.</translation>
    </message>
    <message>
        <source>A church of Darmstadt is as good.</source>
        <comment>note/siege.church</comment>
        <translation>Une église de Darmstadt convient aussi.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is as good.</source>
        <comment>note/siege.special-monastery</comment>
        <translation>Une abbaye d’Allemagne ou semblable convient aussi.</translation>
    </message>
    <message>
        <source>By an arrow with a second turn in force you take another turn.</source>
        <comment>item/arrow.turn</comment>
        <translation>Par une flèche active avec un deuxième tour, vous jouez un autre tour.</translation>
    </message>
    <message>
        <source>If a feature brought points in this turn, put the three open scoring tiles under their stacks and open the next.</source>
        <comment>item/surveyors.turn-over</comment>
        <translation>Si une zone a rapporté des points dans ce tour, mettez les trois tuiles d’évaluation découvertes sous leurs piles et découvrez les suivantes.</translation>
    </message>
    <message>
        <source>A completed feature without anybody on it changes no scoring tile.</source>
        <comment>note/surveyors.empty</comment>
        <translation>Une zone complétée sans personne ne change aucune tuile d’évaluation.</translation>
    </message>
    <message>
        <source>Whoever is last to come to space 6 or past it, and whoever is first to come to space 24 or past it, takes another turn right after this one.</source>
        <comment>item/nicholas.turn</comment>
        <translation>Le dernier qui arrive à la case 6 ou la dépasse, et le premier qui arrive à la case 24 ou la dépasse, jouent un autre tour juste après celui-ci.</translation>
    </message>
    <message>
        <source>Each of these once in a game, on the first round of the board.</source>
        <comment>note/nicholas.once</comment>
        <translation>Chacun une fois par partie, au premier tour de la piste.</translation>
    </message>
    <message>
        <source>Crowns on the Wheel of Fortune bring nothing any more.</source>
        <comment>note/final.crowns</comment>
        <translation>Les couronnes de la Roue de la Fortune n’apportent plus rien.</translation>
    </message>
    <message>
        <source>Score the circus once more, for all players, and take the big top away.</source>
        <comment>item/final.circus</comment>
        <translation>Évaluez le cirque encore une fois, pour tous les joueurs, et enlevez le chapiteau.</translation>
    </message>
    <message>
        <source>Add the points of each messenger to those of the other scoring figure, and take the messengers from the scoreboard. No messages are drawn from now on.</source>
        <comment>item/final.messengers</comment>
        <translation>Ajoutez les points de chaque héraut à ceux de l’autre pion de score, et enlevez les hérauts de la piste de score. On ne pioche plus de missives dès lors.</translation>
    </message>
    <message>
        <source>Each robber that still is on the scoreboard scores, and is taken away.</source>
        <comment>item/final.robbers</comment>
        <translation>Chaque {bandit|voleur} encore sur la piste de score marque, et est enlevé.</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots} that still lie in the landscape leave the game.</source>
        <comment>item/final.gold-left</comment>
        <translation>Les lingots d’or encore dans le paysage quittent la partie.</translation>
    </message>
    <message>
        <source>Score the serf, before all other figures.</source>
        <comment>item/final.serf</comment>
        <translation>Évaluez le serf, avant tous les autres pions.</translation>
    </message>
    <message>
        <source>Prisoners stay where they are; {followers|meeples} on towers score nothing.</source>
        <comment>item/final.prisoners</comment>
        <translation>Les prisonniers restent où ils sont&#x202f;; les {partisans|meeples} sur des tours ne marquent rien.</translation>
    </message>
    <message>
        <source>Score the Circus Maximus for its owner.</source>
        <comment>item/circus-maximus.score</comment>
        <translation>Évaluez le Circus Maximus pour son propriétaire.</translation>
    </message>
    <message>
        <source>Score the Alhambra for its owner.</source>
        <comment>item/alhambra.score</comment>
        <translation>Évaluez l’Alhambra pour son propriétaire.</translation>
    </message>
    <message>
        <source>From the left of whoever played last, one {follower|meeple} at a time until all pass: move it from the City of Carcassonne to an unfinished feature of its {quarter|district}, or only from the market to a {farm|field}, as the table plays; none from where the count stands.</source>
        <comment>item/count.leave</comment>
        <translation>À partir de la gauche de celui qui a joué en dernier, un {partisan|meeple} à la fois jusqu’à ce que tous passent&#x202f;: déplacez-le de la Ville de Carcassonne vers une zone inachevée de son quartier, ou seulement du marché vers un {champ|pré}, selon le choix de la table&#x202f;; aucun de là où est le comte.</translation>
    </message>
    <message>
        <source>A {farm|field} with a barn to which farmers came is scored at once, 1 point for each completed city, and they go home.</source>
        <comment>item/count.barn-fields</comment>
        <translation>Un {champ|pré} avec une grange où des paysans sont arrivés est évalué aussitôt, 1&#xa0;point par ville complétée, et ils retournent dans la réserve.</translation>
    </message>
    <message>
        <source>Settle the chips that are left, one by one; its owner chooses the road or city at the office.</source>
        <comment>item/final.bets</comment>
        <translation>Réglez les jetons de pari qui restent, un par un&#x202f;; leur propriétaire choisit la route ou la ville du bureau.</translation>
    </message>
    <message>
        <source>Score every feature that is not completed, by the tables for scoring after the game.</source>
        <comment>item/final.features</comment>
        <translation>Évaluez chaque zone qui n’est pas complétée, selon les tableaux d’évaluation après la partie.</translation>
    </message>
    <message>
        <source>Tollhouses, each right before its road.</source>
        <comment>note/final.tollhouses</comment>
        <translation>Postes de péage, chacun juste avant sa route.</translation>
    </message>
    <message>
        <source>Roads.</source>
        <comment>note/final.roads</comment>
        <translation>Routes.</translation>
    </message>
    <message>
        <source>Cities.</source>
        <comment>note/final.cities</comment>
        <translation>Villes.</translation>
    </message>
    <message>
        <source>For whoever has a token of La Porxada and wants it, as if they were completed.</source>
        <comment>note/final.porxada</comment>
        <translation>Pour celui qui a un jeton de La Porxada et le veut, comme si elles étaient complétées.</translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries}.</source>
        <comment>note/final.monasteries</comment>
        <translation>Abbayes.</translation>
    </message>
    <message>
        <source>Abbeys.</source>
        <comment>note/final.abbeys</comment>
        <translation>Monastères.</translation>
    </message>
    <message>
        <source>Shrines, with a challenge that nobody has won as without it.</source>
        <comment>note/final.shrines</comment>
        <translation>Lieux de culte, un défi que personne n’a gagné comptant comme s’il n’y en avait pas.</translation>
    </message>
    <message>
        <source>Pyramids of acrobats, completed or not.</source>
        <comment>note/final.acrobats</comment>
        <translation>Pyramides d’artistes, complétées ou non.</translation>
    </message>
    <message>
        <source>Churches of Darmstadt.</source>
        <comment>note/final.churches</comment>
        <translation>Églises de Darmstadt.</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut.</source>
        <comment>note/final.yaga-hut</comment>
        <translation>Cabane de Baba Yaga.</translation>
    </message>
    <message>
        <source>Castles in Germany.</source>
        <comment>note/final.german-castles</comment>
        <translation>Châteaux d’Allemagne.</translation>
    </message>
    <message>
        <source>Cathedrals in Germany.</source>
        <comment>note/final.german-cathedrals</comment>
        <translation>Cathédrales d’Allemagne.</translation>
    </message>
    <message>
        <source>Monasteries in Germany and their like, with monks.</source>
        <comment>note/final.special-monks</comment>
        <translation>Abbayes d’Allemagne et leurs semblables, avec des moines.</translation>
    </message>
    <message>
        <source>Haunted castles.</source>
        <comment>note/final.haunted-castles</comment>
        <translation>Châteaux hantés.</translation>
    </message>
    <message>
        <source>Gardens.</source>
        <comment>note/final.gardens</comment>
        <translation>Jardins.</translation>
    </message>
    <message>
        <source>The fairy pays 3 points with the feature of her {follower|meeple}, even if it is worth nothing.</source>
        <comment>note/final.fairy</comment>
        <translation>La fée rapporte 3&#xa0;points avec la zone de son {partisan|meeple}, même si elle ne vaut rien.</translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his feature.</source>
        <comment>note/final.ringmaster</comment>
        <translation>Le directeur de cirque ajoute ses points à ceux de sa zone.</translation>
    </message>
    <message>
        <source>Score Vodyanoy, against the owners of the {followers|meeples} there.</source>
        <comment>item/final.vodyanoy</comment>
        <translation>Évaluez Vodianoï, aux dépens des propriétaires des {partisans|meeples} présents.</translation>
    </message>
    <message>
        <source>Score the monasteries in Germany and their like, with abbots.</source>
        <comment>item/final.special-abbots</comment>
        <translation>Évaluez les abbayes d’Allemagne et leurs semblables, avec des abbés.</translation>
    </message>
    <message>
        <source>No city pays the same player twice, whatever {farms|fields} lie at it.</source>
        <comment>note/final.city-once</comment>
        <translation>Aucune ville ne rapporte deux fois au même joueur, quels que soient les {champs|prés} à son bord.</translation>
    </message>
    <message>
        <source>The fairy pays 3 points for a farmer with her.</source>
        <comment>note/final.fairy-fields</comment>
        <translation>La fée rapporte 3&#xa0;points pour un paysan à côté d’elle.</translation>
    </message>
    <message>
        <source>The ringmaster adds his points to those of his {farm|field}.</source>
        <comment>note/final.ringmaster-fields</comment>
        <translation>Le directeur de cirque ajoute ses points à ceux de son {champ|pré}.</translation>
    </message>
    <message>
        <source>Score the cleric.</source>
        <comment>item/final.cleric</comment>
        <translation>Évaluez le clerc.</translation>
    </message>
    <message>
        <source>Score the {cloister|monastery} tokens.</source>
        <comment>item/final.cloister-tokens</comment>
        <translation>Évaluez les jetons Abbaye.</translation>
    </message>
    <message>
        <source>Score the Easter eggs.</source>
        <comment>item/final.eggs</comment>
        <translation>Évaluez les œufs de Pâques.</translation>
    </message>
    <message>
        <source>Score the curd cheese.</source>
        <comment>item/final.curd-cheese</comment>
        <translation>Évaluez les fromages d’Olomouc.</translation>
    </message>
    <message>
        <source>Score the fruit tokens that are left, 1 point for each.</source>
        <comment>item/final.fruit</comment>
        <translation>Évaluez les jetons Fruit qui restent, 1&#xa0;point chacun.</translation>
    </message>
    <message>
        <source>Score the gifts that nobody has opened, 2 points for each.</source>
        <comment>item/final.gifts</comment>
        <translation>Évaluez les présents que personne n’a ouverts, 2&#xa0;points chacun.</translation>
    </message>
    <message>
        <source>Score the {gold pieces|gold ingots} of each player.</source>
        <comment>item/final.gold</comment>
        <translation>Évaluez les lingots d’or de chaque joueur.</translation>
    </message>
    <message>
        <source>Score the trade goods, for each kind to whoever has most of it.</source>
        <comment>item/final.goods</comment>
        <translation>Évaluez les marchandises, chaque sorte pour celui qui en a le plus.</translation>
    </message>
    <message>
        <source>Score the King for whoever has it.</source>
        <comment>item/final.king</comment>
        <translation>Évaluez le Roi pour celui qui l’a.</translation>
    </message>
    <message>
        <source>Score the Robber Baron for whoever has it.</source>
        <comment>item/final.robber-baron</comment>
        <translation>Évaluez le Chevalier-brigand pour celui qui l’a.</translation>
    </message>
    <message>
        <source>Lay out the table, and what is needed during the game.</source>
        <comment>item/phase.prepare</comment>
        <translation>Disposez la table, et ce qu’il faut pendant la partie.</translation>
    </message>
    <message>
        <source>Lay what the landscape begins with.</source>
        <comment>note/phase.start</comment>
        <translation>Placez ce par quoi commence le paysage.</translation>
    </message>
    <message>
        <source>Make the other tiles ready.</source>
        <comment>note/phase.tiles</comment>
        <translation>Préparez les autres tuiles.</translation>
    </message>
    <message>
        <source>Set aside what belongs to nobody yet.</source>
        <comment>note/phase.aside</comment>
        <translation>Mettez de côté ce qui n’est encore à personne.</translation>
    </message>
    <message>
        <source>Give each player figures and whatever else everybody has.</source>
        <comment>note/phase.deal</comment>
        <translation>Donnez à chaque joueur ses pions et tout ce que chacun reçoit.</translation>
    </message>
    <message>
        <source>Set the scoring figures on the scoreboard.</source>
        <comment>note/phase.scoreboard</comment>
        <translation>Posez les pions de score sur la piste de score.</translation>
    </message>
    <message>
        <source>Lay the river, one tile a turn, before any land tile.</source>
        <comment>item/phase.river</comment>
        <translation>Placez la rivière, une tuile par tour, avant toute tuile Terrain.</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.river-tile</comment>
        <translation>Placez une tuile.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.river-deploy</comment>
        <translation>Posez un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>As a rule no feature is scored in these rounds.</source>
        <comment>item/phase.river-scores</comment>
        <translation>En règle générale, aucune zone n’est évaluée dans ces tours.</translation>
    </message>
    <message>
        <source>The fairy pays her points in them too.</source>
        <comment>note/phase.river-fairy</comment>
        <translation>La fée y rapporte aussi ses points.</translation>
    </message>
    <message>
        <source>Play on, turn after turn, until no tile is left.</source>
        <comment>item/phase.rounds</comment>
        <translation>Jouez, tour après tour, jusqu’à ce qu’il ne reste plus de tuile.</translation>
    </message>
    <message>
        <source>Place a tile.</source>
        <comment>note/phase.place</comment>
        <translation>Placez une tuile.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.deploy</comment>
        <translation>Posez un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.score</comment>
        <translation>Évaluez ce qui est complété, selon les tableaux d’évaluation pendant la partie.</translation>
    </message>
    <message>
        <source>Do what else the tile asks for.</source>
        <comment>note/phase.actions</comment>
        <translation>Faites ce que la tuile demande encore.</translation>
    </message>
    <message>
        <source>If abbeys are left, play one more round in which each player may lay the abbey that he has.</source>
        <comment>item/phase.abbeys</comment>
        <translation>S’il reste des monastères, jouez un tour de plus où chaque joueur peut placer le monastère qu’il a.</translation>
    </message>
    <message>
        <source>Place the abbey.</source>
        <comment>note/phase.abbey-place</comment>
        <translation>Placez le monastère.</translation>
    </message>
    <message>
        <source>Place a {follower|meeple}.</source>
        <comment>note/phase.abbey-deploy</comment>
        <translation>Posez un {partisan|meeple}.</translation>
    </message>
    <message>
        <source>Score what is completed, by the tables for scoring during the game.</source>
        <comment>note/phase.abbey-score</comment>
        <translation>Évaluez ce qui est complété, selon les tableaux d’évaluation pendant la partie.</translation>
    </message>
    <message>
        <source>Do what else belongs to a turn.</source>
        <comment>note/phase.abbey-actions</comment>
        <translation>Faites ce qui fait encore partie d’un tour.</translation>
    </message>
    <message>
        <source>Make the table ready for the final scoring.</source>
        <comment>item/phase.final-prepare</comment>
        <translation>Préparez la table pour l’évaluation finale.</translation>
    </message>
    <message>
        <source>Score what is left, by the tables for scoring after the game.</source>
        <comment>item/phase.final-scores</comment>
        <translation>Évaluez ce qui reste, selon les tableaux d’évaluation après la partie.</translation>
    </message>
    <message>
        <source>&quot;You&quot; is always the player whose turn it is.</source>
        <comment>item/intro.you</comment>
        <translation>«&#xa0;Vous&#xa0;» désigne toujours le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Sentences that name a publisher hold for the games of that publisher alone; all others are those of Hans im Glück.</source>
        <comment>item/intro.publishers</comment>
        <translation>Les phrases qui nomment un éditeur ne valent que pour les jeux de cet éditeur&#x202f;; toutes les autres sont celles de Hans im Glück.</translation>
    </message>
    <message>
        <source>Sentences that are marked as adapted come from another edition and are fitted, with a little freedom, to the one you play.</source>
        <comment>item/intro.adapted</comment>
        <translation>Les phrases marquées comme adaptées viennent d’une autre édition et sont ajustées, avec un peu de liberté, à celle que vous jouez.</translation>
    </message>
    <message>
        <source>Whoever scores chooses each time which of the two scoring figures moves on, by all the points. At the word MESSAGES, if one of yours has moved and now stands on a dark space, you may draw a message.</source>
        <comment>item/intro.messages</comment>
        <translation>Celui qui marque choisit chaque fois lequel de ses deux pions de score avance, de tous les points. Au mot MISSIVES, si un des vôtres s’est déplacé et se trouve maintenant sur une case foncée, vous pouvez piocher une missive.</translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free</comment>
        <translation>Pas si le pion de score d’un autre joueur s’y trouve.</translation>
    </message>
    <message>
        <source>Not if a scoring figure of another player stands there.</source>
        <comment>note/intro.messages-free-later</comment>
        <translation>Pas si le pion de score d’un autre joueur s’y trouve.</translation>
    </message>
    <message>
        <source>One message at a time, also if both figures stand on dark spaces.</source>
        <comment>note/intro.messages-one</comment>
        <translation>Une missive à la fois, même si les deux pions sont sur des cases foncées.</translation>
    </message>
    <message>
        <source>The points of a message may bring another one.</source>
        <comment>note/intro.messages-again</comment>
        <translation>Les points d’une missive peuvent en apporter une autre.</translation>
    </message>
    <message>
        <source>By the newest rules only one of the two figures moves in a turn, and there is one look at the spaces, at the end of step 3.</source>
        <comment>note/intro.messages-turn</comment>
        <translation>Selon les règles les plus récentes, un seul des deux pions se déplace dans un tour, et on regarde les cases une fois, à la fin de l’étape 3.</translation>
    </message>
    <message>
        <source>At the word ROBBERS, a robber takes its share at once if it can, except of points that robbers have brought. At ROBBER CHOICE too, but if several scoring figures on its space get points in this round of step 3B, its player chooses which to rob.</source>
        <comment>item/intro.robbers</comment>
        <translation>Au mot VOLS, un {bandit|voleur} prend aussitôt sa part s’il le peut, sauf sur des points que des {bandits|voleurs} ont apportés. De même aux mots VOL AU CHOIX, mais si plusieurs pions de score de sa case reçoivent des points dans ce passage de l’étape 3B, son joueur choisit lequel voler.</translation>
    </message>
    <message>
        <source>You may eat your eggs, the sweet ones; they are gone then.</source>
        <comment>item/eggs.eat</comment>
        <translation>Vous pouvez manger vos œufs, ceux en sucre&#x202f;; ils ont alors disparu.</translation>
    </message>
    <message>
        <source>Once in your turn you may buy back one of your prisoners for 3 points to the player who holds it, if you have as many; the figure can be used again in the same turn.</source>
        <comment>item/tower.ransom</comment>
        <translation>Une fois dans votre tour, vous pouvez racheter un de vos prisonniers pour 3&#xa0;points au joueur qui le détient, si vous les avez&#x202f;; le pion peut resservir dans le même tour.</translation>
    </message>
    <message>
        <source>Once your tile lies, you may also build a bridge that it does not need, if this tile has brought none yet.</source>
        <comment>item/bridge.build</comment>
        <translation>Une fois votre tuile placée, vous pouvez aussi construire un pont dont elle n’a pas besoin, si cette tuile n’en a pas encore apporté.</translation>
    </message>
    <message>
        <source>Lay one of your tunnel tokens on an opening anywhere in the landscape that has none. The two tokens of a colour join their openings, and with them the roads that end there, to one road.</source>
        <comment>item/tunnel.claim</comment>
        <translation>Posez un de vos jetons Tunnel sur une entrée n’importe où dans le paysage qui n’en a pas. Les deux jetons d’une couleur relient leurs entrées et, avec elles, les routes qui s’y arrêtent, en une seule route.</translation>
    </message>
    <message>
        <source>One token a turn.</source>
        <comment>note/tunnel.once</comment>
        <translation>Un jeton par tour.</translation>
    </message>
    <message>
        <source>An opening is an open end of its road until it is joined to another one.</source>
        <comment>note/tunnel.open</comment>
        <translation>Une entrée est une extrémité ouverte de sa route jusqu’à ce qu’elle soit reliée à une autre.</translation>
    </message>
    <message>
        <source>While an outbreak is active, one {follower|meeple} of yours, not a monk, may flee along its road, city or {farm|field} to another tile of it, once in your turn; not to or over a tile with an active outbreak or with any flea, and past no crossing.</source>
        <comment>item/plague.flight</comment>
        <translation>Tant qu’une épidémie est active, un de vos {partisans|meeples}, sauf un moine, peut fuir le long de sa route, de sa ville ou de son {champ|pré} vers une autre de ses tuiles, une fois dans votre tour&#x202f;; pas vers ou par-dessus une tuile avec une épidémie active ou une puce, et sans passer de carrefour.</translation>
    </message>
    <message>
        <source>Builder, pig, or the shepherd with his flock may flee instead.</source>
        <comment>note/plague.flight-others</comment>
        <translation>Le bâtisseur, le cochon ou le berger avec son troupeau peuvent fuir à sa place.</translation>
    </message>
    <message>
        <source>While an outbreak is active, and once your tile lies, lay a flea on a tile without one that touches, by a side, an active outbreak or fleas that hang together with one; not on an outbreak. Once in your turn, also in a double turn, and not in a turn that brings an outbreak.</source>
        <comment>item/plague.spread</comment>
        <translation>Tant qu’une épidémie est active, et une fois votre tuile placée, posez une puce sur une tuile qui n’en a pas et qui touche, par un côté, une épidémie active ou des puces qui tiennent à une telle épidémie&#x202f;; pas sur une épidémie. Une fois dans votre tour, même dans un double tour, et pas dans un tour qui apporte une épidémie.</translation>
    </message>
    <message>
        <source>All {followers|meeples} on that tile go home with nothing.</source>
        <comment>note/plague.home</comment>
        <translation>Tous les {partisans|meeples} de cette tuile retournent dans la réserve sans rien.</translation>
    </message>
    <message>
        <source>So do builders, pigs and shepherds.</source>
        <comment>note/plague.home-others</comment>
        <translation>De même les bâtisseurs, cochons et bergers.</translation>
    </message>
    <message>
        <source>If no flea is left in the supply, turn over one that is no longer active and use it; if all are active and only one outbreak is, move one.</source>
        <comment>note/plague.no-supply</comment>
        <translation>S’il ne reste plus de puce dans la réserve, retournez-en une qui n’est plus active et utilisez-la&#x202f;; si toutes sont actives et qu’une seule épidémie l’est, déplacez-en une.</translation>
    </message>
    <message>
        <source>No dragon, tower or barn removes an observation tower.</source>
        <comment>item/observation.safe</comment>
        <translation>Aucun dragon, aucune tour et aucune grange n’enlève une tour d’observation.</translation>
    </message>
    <message>
        <source>A {follower|meeple} with three ghosts goes home with nothing, and the ghosts return to the supply.</source>
        <comment>item/ghosts.third</comment>
        <translation>Un {partisan|meeple} avec trois fantômes retourne dans la réserve sans rien, et les fantômes reviennent dans la leur.</translation>
    </message>
    <message>
        <source>Only the first fork is laid before the other river tiles; forks of further boxes are mixed with these.</source>
        <comment>item/river.further-forks</comment>
        <translation>Seul le premier embranchement est placé avant les autres tuiles Rivière&#x202f;; ceux d’autres boîtes y sont mêlés.</translation>
    </message>
    <message>
        <source>When you get points, say which of your two scoring figures moves.</source>
        <comment>item/messages.figure</comment>
        <translation>Quand vous recevez des points, dites lequel de vos deux pions de score se déplace.</translation>
    </message>
    <message>
        <source>On a dark space draw a message, and either do what it says or take 2 points; then it goes below the stack.</source>
        <comment>item/messages.draw</comment>
        <translation>Sur une case foncée, piochez une missive, et faites ce qu’elle dit ou prenez 2&#xa0;points&#x202f;; elle va ensuite sous la pile.</translation>
    </message>
    <message>
        <source>Dark are 0 and every fifth space; a figure that only passes one gets nothing.</source>
        <comment>note/messages.dark</comment>
        <translation>Sont foncées la case 0 et une case sur cinq&#x202f;; un pion qui ne fait que passer n’y gagne rien.</translation>
    </message>
    <message>
        <source>One message gives you another land tile, which is drawn and played with all that belongs to it.</source>
        <comment>note/messages.tile</comment>
        <translation>Une missive vous donne une autre tuile Terrain, piochée et jouée avec tout ce qui en dépend.</translation>
    </message>
    <message>
        <source>One scores the feature of a {follower|meeple} of yours as after the game, for those who control it; this one then goes home.</source>
        <comment>note/messages.feature</comment>
        <translation>Une missive évalue la zone d’un de vos {partisans|meeples} comme après la partie, pour ceux qui la contrôlent&#x202f;; il retourne ensuite dans la réserve.</translation>
    </message>
    <message>
        <source>After the game the owner of the {follower|meeple} with the fairy scores 3 points when its feature is scored.</source>
        <comment>item/fairy.at-end</comment>
        <translation>Après la partie, le propriétaire du {partisan|meeple} avec la fée marque 3&#xa0;points quand sa zone est évaluée.</translation>
    </message>
    <message>
        <source>When another player&apos;s scoring figure leaves the robber&apos;s space with points of its own, the robber&apos;s player scores half of them, and the robber goes home. The other player keeps them all.</source>
        <comment>item/robbers.take</comment>
        <translation>Quand le pion de score d’un autre joueur quitte la case du {bandit|voleur} avec des points à lui, le joueur du {bandit|voleur} en marque la moitié, et le {bandit|voleur} retourne dans la réserve. L’autre joueur les garde tous.</translation>
    </message>
    <message>
        <source>Of two robbers on the space, each takes half.</source>
        <comment>note/robbers.two</comment>
        <translation>De deux {bandits|voleurs} sur la case, chacun prend la moitié.</translation>
    </message>
    <message>
        <source>Nobody robs themselves, and nothing is taken of 0 points or of a loss.</source>
        <comment>note/robbers.own</comment>
        <translation>Personne ne se vole lui-même, et rien n’est pris sur 0&#xa0;point ou sur une perte.</translation>
    </message>
    <message>
        <source>If that figure moves by points that a robber has brought, the robber goes along with it.</source>
        <comment>note/robbers.along</comment>
        <translation>Si ce pion avance par des points qu’un {bandit|voleur} a apportés, le {bandit|voleur} avance avec lui.</translation>
    </message>
    <message>
        <source>It robs only the figure beside it, not the other one of that player.</source>
        <comment>note/robbers.messenger</comment>
        <translation>Il ne vole que le pion à côté de lui, pas l’autre de ce joueur.</translation>
    </message>
    <message>
        <source>When a scoring figure has ended its move on the foot of a ladder it climbs to the top; on the head of a snake it slides to the tail.</source>
        <comment>item/snakes.move</comment>
        <translation>Quand un pion de score a fini son déplacement au pied d’une échelle, il monte au sommet&#x202f;; sur la tête d’un serpent, il glisse jusqu’à la queue.</translation>
    </message>
    <message>
        <source>Ladders begin on spaces 1, 16 and 32; those from 1 and 16 end on 27 and 34.</source>
        <comment>note/snakes.ladders</comment>
        <translation>Les échelles commencent sur les cases 1, 16 et 32&#x202f;; celles de 1 et 16 finissent sur 27 et 34.</translation>
    </message>
    <message>
        <source>The heads of snakes are on spaces 13, 31, 39 and 48.</source>
        <comment>note/snakes.heads</comment>
        <translation>Les têtes des serpents sont sur les cases 13, 31, 39 et 48.</translation>
    </message>
    <message>
        <source>Whoever only passes such a space goes on, and one move has one jump at most.</source>
        <comment>note/snakes.passing</comment>
        <translation>Celui qui ne fait que passer une telle case continue, et un déplacement a un saut au plus.</translation>
    </message>
    <message>
        <source>This holds for every round on the board.</source>
        <comment>note/snakes.laps</comment>
        <translation>Cela vaut pour chaque tour de la piste.</translation>
    </message>
    <message>
        <source>Whoever is first to come to the space where the further {followers|meeples} stand, or past it, takes a wonder and these two figures of that colour, lays it wherever it fits, sets the marker on it and may deploy two {followers|meeples} there.</source>
        <comment>item/wonder.build</comment>
        <translation>Le premier qui arrive à la case où se trouvent les {partisans|meeples} supplémentaires, ou la dépasse, prend une merveille et ces deux pions de sa couleur, la place là où elle convient, pose le marqueur dessus et peut y poser deux {partisans|meeples}.</translation>
    </message>
    <message>
        <source>The others move on: from 10 to 15, from there to 20, and to 25.</source>
        <comment>note/wonder.spaces</comment>
        <translation>Les autres avancent&#x202f;: de 10 à 15, de là à 20, puis à 25.</translation>
    </message>
    <message>
        <source>Nobody builds a second wonder.</source>
        <comment>note/wonder.one</comment>
        <translation>Personne ne construit une deuxième merveille.</translation>
    </message>
    <message>
        <source>If several get there at once, the player whose turn it is comes first, then the others clockwise.</source>
        <comment>note/wonder.order</comment>
        <translation>Si plusieurs y arrivent en même temps, le joueur dont c’est le tour vient d’abord, puis les autres dans le sens horaire.</translation>
    </message>
    <message>
        <source>MESSAGES</source>
        <comment>mark/MESSAGES</comment>
        <translation>MISSIVES</translation>
    </message>
    <message>
        <source>ROBBERS</source>
        <comment>mark/ROBBERS</comment>
        <translation>VOLS</translation>
    </message>
    <message>
        <source>ROBBER CHOICE</source>
        <comment>mark/ROBBER CHOICE</comment>
        <translation>VOL AU CHOIX</translation>
    </message>
    <message>
        <source>our reading</source>
        <comment>mark/interpretation</comment>
        <translation>notre lecture</translation>
    </message>
    <message>
        <source>sources differ</source>
        <comment>mark/conflict</comment>
        <translation>sources contradictoires</translation>
    </message>
    <message>
        <source>Once, or twice in a double turn</source>
        <comment>repeat/builder.twice</comment>
        <translation>Une fois, ou deux dans un double tour</translation>
    </message>
    <message>
        <source>Church of Darmstadt</source>
        <comment>subject/darmstadt-church</comment>
        <translation>Église de Darmstadt</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>subject/castle</comment>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Wind rose</source>
        <comment>subject/wind-rose</comment>
        <translation>Rose des vents</translation>
    </message>
    <message>
        <source>Baba Yaga&apos;s hut</source>
        <comment>subject/yaga-hut</comment>
        <translation>Cabane de Baba Yaga</translation>
    </message>
    <message>
        <source>Vodyanoy</source>
        <comment>subject/vodyanoy</comment>
        <translation>Vodianoï</translation>
    </message>
    <message>
        <source>Cemetery</source>
        <comment>subject/cemetery</comment>
        <translation>Cimetière</translation>
    </message>
    <message>
        <source>Haunted castle</source>
        <comment>subject/haunted-castle</comment>
        <translation>Château hanté</translation>
    </message>
    <message>
        <source>Circus</source>
        <comment>subject/circus</comment>
        <translation>Cirque</translation>
    </message>
    <message>
        <source>Acrobats</source>
        <comment>subject/acrobats</comment>
        <translation>Artistes</translation>
    </message>
    <message>
        <source>Castle in Germany</source>
        <comment>subject/german-castle</comment>
        <translation>Château d’Allemagne</translation>
    </message>
    <message>
        <source>Monastery with an abbot of its own</source>
        <comment>subject/special-monastery</comment>
        <translation>Abbaye avec son propre abbé</translation>
    </message>
    <message>
        <source>Cathedral in Germany</source>
        <comment>subject/german-cathedral</comment>
        <translation>Cathédrale d’Allemagne</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <comment>subject/watchtower</comment>
        <translation>Tour de guet</translation>
    </message>
    <message>
        <source>Betting office</source>
        <comment>subject/bet</comment>
        <translation>Bureau de paris</translation>
    </message>
    <message>
        <source>Fruit-bearing trees</source>
        <comment>subject/fruit</comment>
        <translation>Arbres fruitiers</translation>
    </message>
    <message>
        <source>Spiel Doch!</source>
        <comment>subject/spiel-doch</comment>
        <translation>Spiel Doch!</translation>
    </message>
    <message>
        <source>Tollhouse</source>
        <comment>subject/tollhouse</comment>
        <translation>Poste de péage</translation>
    </message>
    <message>
        <source>Arrow of the 20th anniversary</source>
        <comment>subject/arrow</comment>
        <translation>Flèche du 20ᵉ anniversaire</translation>
    </message>
    <message>
        <source>Spring tile</source>
        <comment>subject/spring</comment>
        <translation>Tuile Printemps</translation>
    </message>
    <message>
        <source>Wonders</source>
        <comment>subject/wonder</comment>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Fairy</source>
        <comment>subject/fairy</comment>
        <translation>Fée</translation>
    </message>
    <message>
        <source>Black fairy</source>
        <comment>subject/black-fairy-beside</comment>
        <translation>Fée noire</translation>
    </message>
    <message>
        <source>Message</source>
        <comment>subject/message</comment>
        <translation>Missive</translation>
    </message>
    <message>
        <source>Robber</source>
        <comment>subject/robbers</comment>
        <translation>{Bandit|Voleur}</translation>
    </message>
    <message>
        <source>Shepherd</source>
        <comment>subject/shepherd</comment>
        <translation>Berger</translation>
    </message>
    <message>
        <source>Bathhouse</source>
        <comment>subject/bathhouse</comment>
        <translation>Étuve</translation>
    </message>
    <message>
        <source>Ransom</source>
        <comment>subject/ransompaid</comment>
        <translation>Rançon</translation>
    </message>
    <message>
        <source>Gingerbread man</source>
        <comment>subject/gingerbread-man</comment>
        <translation>Bonhomme de pain d’épice</translation>
    </message>
    <message>
        <source>Protection of a {follower|meeple}</source>
        <comment>subject/protection</comment>
        <translation>Protection d’un {partisan|meeple}</translation>
    </message>
    <message>
        <source>Peasant revolt</source>
        <comment>subject/revolt</comment>
        <translation>Révolte paysanne</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>subject/teacher</comment>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Ringmaster</source>
        <comment>subject/ringmaster</comment>
        <translation>Directeur de cirque</translation>
    </message>
    <message>
        <source>Fish hut</source>
        <comment>subject/fish-hut</comment>
        <translation>Cabane de pêcheur</translation>
    </message>
    <message>
        <source>River</source>
        <comment>subject/fished-river</comment>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Fortune teller’s tent</source>
        <comment>subject/tent</comment>
        <translation>Tente de la voyante</translation>
    </message>
    <message>
        <source>Vista point</source>
        <comment>subject/vista</comment>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>subject/challenge</comment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Cleric</source>
        <comment>subject/cleric-tile</comment>
        <translation>Clerc</translation>
    </message>
    <message>
        <source>{Cloister|Monastery} tokens</source>
        <comment>subject/cloister-majority</comment>
        <translation>Jetons Abbaye</translation>
    </message>
    <message>
        <source>Serf</source>
        <comment>subject/serf-tile</comment>
        <translation>Serf</translation>
    </message>
    <message>
        <source>Observation tower</source>
        <comment>subject/observation-tower</comment>
        <translation>Tour d’observation</translation>
    </message>
    <message>
        <source>Easter eggs</source>
        <comment>subject/eggs</comment>
        <translation>Œufs de Pâques</translation>
    </message>
    <message>
        <source>King</source>
        <comment>subject/king</comment>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Robber Baron</source>
        <comment>subject/robber</comment>
        <translation>Chevalier-brigand</translation>
    </message>
    <message>
        <source>King and Robber Baron</source>
        <comment>subject/king+robber</comment>
        <translation>Roi et Chevalier-brigand</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <comment>subject/obelisk-squares</comment>
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>Curd cheese</source>
        <comment>subject/curd-cheese</comment>
        <translation>Fromage d’Olomouc</translation>
    </message>
    <message>
        <source>Royal privilege</source>
        <comment>subject/privilege</comment>
        <translation>Privilège royal</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <comment>subject/bazaar</comment>
        <translation>Bazar</translation>
    </message>
    <message>
        <source>Catapult: target</source>
        <comment>subject/catapult-target</comment>
        <translation>Catapulte&#x202f;: Cible</translation>
    </message>
    <message>
        <source>Catapult: catch</source>
        <comment>subject/catapult-catch</comment>
        <translation>Catapulte&#x202f;: Attrape</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Fortune</source>
        <comment>subject/wheel-fortune</comment>
        <translation>Roue de la Fortune&#x202f;: Fortune</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Tax</source>
        <comment>subject/wheel-tax</comment>
        <translation>Roue de la Fortune&#x202f;: Impôt</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Famine</source>
        <comment>subject/wheel-famine</comment>
        <translation>Roue de la Fortune&#x202f;: Famine</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Storm</source>
        <comment>subject/wheel-storm</comment>
        <translation>Roue de la Fortune&#x202f;: Tempête</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Inquisition</source>
        <comment>subject/wheel-inquisition</comment>
        <translation>Roue de la Fortune&#x202f;: Inquisition</translation>
    </message>
    <message>
        <source>Wheel of Fortune: Plague</source>
        <comment>subject/wheel-pestilence</comment>
        <translation>Roue de la Fortune&#x202f;: Peste</translation>
    </message>
    <message>
        <source>Wheel of Fortune: crowns</source>
        <comment>subject/wheel-crown</comment>
        <translation>Roue de la Fortune&#x202f;: couronnes</translation>
    </message>
    <message>
        <source>Fruit tokens</source>
        <comment>subject/fruit-tokens</comment>
        <translation>Jetons Fruit</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>subject/gift</comment>
        <translation>Présents</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>subject/gold</comment>
        <translation>Lingots d’or</translation>
    </message>
    <message>
        <source>Windmill</source>
        <comment>subject/windmill</comment>
        <translation>Moulin à vent</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a road is a {thief|highwayman}.</source>
        <comment>note/road.occupant</comment>
        <translation>Un {partisan|meeple} sur une route est un {voleur|brigand}.</translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its stretches belong to the road.</source>
        <comment>note/road.tile-once</comment>
        <translation>Chaque tuile compte une fois, quel que soit le nombre de ses tronçons de la route.</translation>
    </message>
    <message>
        <source>A bridge counts as 1 tile of its road. With a printed stretch of the same road on its tile it is still 1.</source>
        <comment>note/road.bridge</comment>
        <translation>Un pont compte comme 1 tuile de sa route. Avec un tronçon imprimé de la même route sur sa tuile, cela fait encore 1.</translation>
    </message>
    <message>
        <source>The tile with the lake counts as 1 tile for each of its roads, whether the ferry joins it or it ends there.</source>
        <comment>note/road.ferries</comment>
        <translation>La tuile avec le lac compte comme 1 tuile pour chacune de ses routes, que le {ferry|bac} la relie ou qu’elle s’y arrête.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/road.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/road.labyrinth</comment>
        <translation>Un labyrinthe compte comme une tuile, et ne fait qu’une route de toutes celles qui s’y rejoignent.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/road.leipzig-double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/road.leipzig-double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>If a {follower|meeple} was sent to Leipzig, the road is scored without it, which may change who controls it.</source>
        <comment>note/road.leipzig-sent</comment>
        <translation>Si un {partisan|meeple} a été envoyé à Leipzig, la route est évaluée sans lui, ce qui peut changer qui la contrôle.</translation>
    </message>
    <message>
        <source>It was the only one, and went to the wainwrights: no points, since nobody has a majority there now.</source>
        <comment>note/road.leipzig-wainwrights</comment>
        <translation>C’était le seul, et il est allé chez les fabricants de chariots&#x202f;: pas de points, puisque personne n’y a maintenant la majorité.</translation>
    </message>
    <message>
        <source>It was the only one, and went to another quarter: no points at all.</source>
        <comment>note/road.leipzig-elsewhere</comment>
        <translation>C’était le seul, et il est allé dans un autre quartier&#x202f;: aucun point.</translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as one tile.</source>
        <comment>note/road.leipzig-tile</comment>
        <translation>La longue route sur une tuile de Leipzig compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long road on a tile of Leipzig counts as two tiles.</source>
        <comment>note/road.leipzig-halves</comment>
        <translation>La longue route sur une tuile de Leipzig compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile and makes one road of all that lead to it.</source>
        <comment>note/road.labyrinths</comment>
        <translation>Un labyrinthe compte comme une tuile et ne fait qu’une route de toutes celles qui y mènent.</translation>
    </message>
    <message>
        <source>A tile with an opening counts as 1 tile, once for both of its own. What lies between two openings counts nothing.</source>
        <comment>note/road.tunnels</comment>
        <translation>Une tuile avec une entrée compte comme 1 tuile, une fois pour ses deux entrées. Ce qui est entre deux entrées ne compte pas.</translation>
    </message>
    <message>
        <source>A double tile counts as two if the road lies on both halves.</source>
        <comment>note/road.wetlands</comment>
        <translation>Une tuile double compte comme deux si la route se trouve sur les deux moitiés.</translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as one tile.</source>
        <comment>note/road.abu-simbel-tile</comment>
        <translation>La longue route bifurquée d’Abou Simbel compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long forking road of Abu Simbel counts as two tiles.</source>
        <comment>note/road.abu-simbel</comment>
        <translation>La longue route bifurquée d’Abou Simbel compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as one tile.</source>
        <comment>note/road.angkor-wat-tile</comment>
        <translation>La longue route d’Angkor Vat compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long road of Angkor Wat counts as two tiles.</source>
        <comment>note/road.angkor-wat</comment>
        <translation>La longue route d’Angkor Vat compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as one tile.</source>
        <comment>note/road.notre-dame-tile</comment>
        <translation>La longue route bifurquée de Notre-Dame compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long forking road of Notre-Dame counts as two tiles.</source>
        <comment>note/road.notre-dame</comment>
        <translation>La longue route bifurquée de Notre-Dame compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as one tile.</source>
        <comment>note/road.stonehenge-tile</comment>
        <translation>La longue route bifurquée de Stonehenge compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long forking road of Stonehenge counts as two tiles.</source>
        <comment>note/road.stonehenge</comment>
        <translation>La longue route bifurquée de Stonehenge compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>The long road of Tikal counts as one tile.</source>
        <comment>note/road.tikal-tile</comment>
        <translation>La longue route de Tikal compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long road of Tikal counts as three tiles.</source>
        <comment>note/road.tikal</comment>
        <translation>La longue route de Tikal compte comme trois tuiles.</translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as one tile.</source>
        <comment>note/road.terracotta-army-tile</comment>
        <translation>La longue route de l’Armée de terre cuite compte comme une tuile.</translation>
    </message>
    <message>
        <source>The long road of the Terracotta Army counts as two tiles.</source>
        <comment>note/road.terracotta-army</comment>
        <translation>La longue route de l’Armée de terre cuite compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>For a player with a lord on it: 1 point for the first tile and 1 more for each further tile than for the one before</source>
        <comment>row/road.castle-lord/during</comment>
        <translation>Pour un joueur qui y a un seigneur&#x202f;: 1&#xa0;point pour la première tuile, et 1 de plus pour chaque tuile suivante que pour la précédente</translation>
    </message>
    <message>
        <source>With a lord: nothing more</source>
        <comment>row/road.castle-lord/after</comment>
        <translation>Avec un seigneur&#x202f;: rien de plus</translation>
    </message>
    <message>
        <source>Who controls the road with {thieves|highwaymen} alone gets 1 point for each tile as always.</source>
        <comment>note/road.castle-lord-highwayman</comment>
        <translation>Celui qui contrôle la route avec seulement des {voleurs|brigands} reçoit 1&#xa0;point par tuile comme toujours.</translation>
    </message>
    <message>
        <source>A second castle or lord changes nothing.</source>
        <comment>note/road.castle-lord-once</comment>
        <translation>Un deuxième château ou seigneur ne change rien.</translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/during</comment>
        <translation>1&#xa0;point par tronçon supplémentaire de la route sur une tuile avec une cathédrale d’Allemagne, où chacun compte</translation>
    </message>
    <message>
        <source>1 point for each further stretch of the road on a tile with a cathedral in Germany, of which each counts</source>
        <comment>row/road.stretches/after</comment>
        <translation>1&#xa0;point par tronçon supplémentaire de la route sur une tuile avec une cathédrale d’Allemagne, où chacun compte</translation>
    </message>
    <message>
        <source>A road that begins and ends at the same cathedral counts both of its stretches there.</source>
        <comment>note/road.stretch-twice</comment>
        <translation>Une route qui commence et finit à la même cathédrale y compte ses deux tronçons.</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/during</comment>
        <translation>Finissant à des cathédrales d’Allemagne&#x202f;: 1&#xa0;point de plus par tuile et par tronçon supplémentaire</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: 1 point more for each tile and each further stretch</source>
        <comment>row/road.german-cathedral/after</comment>
        <translation>Finissant à des cathédrales d’Allemagne&#x202f;: 1&#xa0;point de plus par tuile et par tronçon supplémentaire</translation>
    </message>
    <message>
        <source>A second such cathedral changes nothing.</source>
        <comment>note/road.german-cathedral-once</comment>
        <translation>Une deuxième cathédrale de ce genre ne change rien.</translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/during</comment>
        <translation>1&#xa0;point par puits</translation>
    </message>
    <message>
        <source>1 point for each well</source>
        <comment>row/road.wells/after</comment>
        <translation>1&#xa0;point par puits</translation>
    </message>
    <message>
        <source>A well at a crossing counts for each road that ends there, one beside a road for that road alone.</source>
        <comment>note/wells.crossing</comment>
        <translation>Un puits à un carrefour compte pour chaque route qui s’y arrête, un puits à côté d’une route pour elle seule.</translation>
    </message>
    <message>
        <source>A well in a roundabout, which joins its roads, counts once.</source>
        <comment>note/wells.roundabout</comment>
        <translation>Un puits dans un rond-point, qui relie ses routes, compte une fois.</translation>
    </message>
    <message>
        <source>A well is no place for a figure.</source>
        <comment>note/wells.nobody</comment>
        <translation>Un puits n’est pas une place pour un pion.</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each tile</source>
        <comment>row/road.inn/during</comment>
        <translation>Avec des auberges&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>With inns: nothing for its tiles in the lines above</source>
        <comment>row/road.inn/after</comment>
        <translation>Avec des auberges&#x202f;: rien pour ses tuiles des lignes ci-dessus</translation>
    </message>
    <message>
        <source>A second inn changes nothing.</source>
        <comment>note/road.inn-once</comment>
        <translation>Une deuxième auberge ne change rien.</translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/road.bridge-inn</comment>
        <translation>Une auberge sur la tuile ne fait rien pour un pont au-dessus d’elle.</translation>
    </message>
    <message>
        <source>For a player with a lord, with inns: what the tiles are worth to the lord once more in place of the inn’s points</source>
        <comment>row/road.castle-lord-inn/during</comment>
        <translation>Pour un joueur qui a un seigneur, avec des auberges&#x202f;: encore une fois ce que les tuiles valent pour le seigneur, à la place des points de l’auberge</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each further stretch</source>
        <comment>row/road.stretches-with-inn/during</comment>
        <translation>Avec des auberges&#x202f;: 1&#xa0;point de plus par tronçon supplémentaire</translation>
    </message>
    <message>
        <source>Highway with an inn: as if the inn had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-inns/during</comment>
        <translation>Autoroute avec une auberge&#x202f;: comme si l’auberge avait 5 tuiles à payer</translation>
    </message>
    <message>
        <source>With inns: 1 point more for each well</source>
        <comment>row/road.wells-with-inn/during</comment>
        <translation>Avec des auberges&#x202f;: 1&#xa0;point de plus par puits</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/road.notes/during</comment>
        <translation>Avec des jetons Note&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes/after</comment>
        <translation>Avec des jetons Note&#x202f;: rien pour toutes les lignes ci-dessus</translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/road.notes-once</comment>
        <translation>Un deuxième jeton Note ne change rien.</translation>
    </message>
    <message>
        <source>The mage pays for such a road all the same.</source>
        <comment>note/road.notes-mage</comment>
        <translation>Le mage rapporte quand même pour une telle route.</translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/road.notes-each/during</comment>
        <translation>1&#xa0;point de plus par tuile et par jeton Note</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/road.notes-each/after</comment>
        <translation>Avec des jetons Note&#x202f;: rien pour toutes les lignes ci-dessus</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/road.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/road.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>3 points for each different castle in Germany where the road ends</source>
        <comment>row/road.german-castles/during</comment>
        <translation>3&#xa0;points pour chaque château d’Allemagne différent où la route s’arrête</translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/road.bathhouses/during</comment>
        <translation>Avec des étuves&#x202f;: autant de points de plus que la somme de leurs numéros</translation>
    </message>
    <message>
        <source>For each signpost that is right, as many points as there are different kinds among these, 1 to 3</source>
        <comment>row/road.signposts/during</comment>
        <translation>Pour chaque panneau juste, autant de points qu’il y a parmi eux de sortes différentes, 1 à 3</translation>
    </message>
    <message>
        <source>1 point for each signpost that is right</source>
        <comment>row/road.open-signposts/after</comment>
        <translation>1&#xa0;point par panneau juste</translation>
    </message>
    <message>
        <source>With labyrinths: 2 points for each {follower|meeple} on the whole road, whosever it is</source>
        <comment>row/road.labyrinth-followers/during</comment>
        <translation>Avec des labyrinthes&#x202f;: 2&#xa0;points par {partisan|meeple} sur toute la route, quel qu’en soit le propriétaire</translation>
    </message>
    <message>
        <source>Only by the advanced rules.</source>
        <comment>note/road.labyrinth-advanced</comment>
        <translation>Seulement selon les règles avancées.</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the wainwrights: 1 point more for each tile</source>
        <comment>row/road.wainwrights/during</comment>
        <translation>Avec un de vos {partisans|meeples} chez les fabricants de chariots&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>Only for whoever controls the road.</source>
        <comment>note/road.wainwrights-majority</comment>
        <translation>Seulement pour celui qui contrôle la route.</translation>
    </message>
    <message>
        <source>Also for whom you have just sent, if you still control the road.</source>
        <comment>note/road.wainwrights-now</comment>
        <translation>Aussi pour celui que vous venez d’envoyer, si vous contrôlez encore la route.</translation>
    </message>
    <message>
        <source>A cathedral in Germany counts as one tile here.</source>
        <comment>note/road.wainwrights-cathedral</comment>
        <translation>Une cathédrale d’Allemagne compte ici comme une tuile.</translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-road.poverty/during</comment>
        <translation>Pauvreté&#x202f;: 3&#xa0;points de moins</translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-road.negative</comment>
        <translation>Le total peut être inférieur à zéro, et vous perdez alors des points.</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/during</comment>
        <translation>Avec le mage&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/road.mage/after</comment>
        <translation>Avec le mage&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>Also on a road with inns that is not completed.</source>
        <comment>note/road.mage-inn</comment>
        <translation>Aussi sur une route avec des auberges qui n’est pas complétée.</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/during</comment>
        <translation>Avec la sorcière&#x202f;: la moitié de toutes les lignes ci-dessus, arrondie vers le haut</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/road.witch/after</comment>
        <translation>Avec la sorcière&#x202f;: la moitié de toutes les lignes ci-dessus, arrondie vers le haut</translation>
    </message>
    <message>
        <source>Highway: as if the road had 5 tiles, however long it is</source>
        <comment>row/survey-road.highway/during</comment>
        <translation>Autoroute&#x202f;: comme si la route avait 5 tuiles, quelle que soit sa longueur</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-road.active</comment>
        <translation>Une ligne qui porte le nom d’une tuile d’évaluation ne vaut que tant que cette tuile est découverte.</translation>
    </message>
    <message>
        <source>Peasants’ Revolt: 1 point less for each tile with a farmhouse</source>
        <comment>row/survey-road.revolt/during</comment>
        <translation>Révolte paysanne&#x202f;: 1&#xa0;point de moins par tuile avec une ferme</translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each tile</source>
        <comment>row/survey-road.fair/during</comment>
        <translation>Foire de rue&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>Farmers’ Market: 1 point more for each tile with a shed</source>
        <comment>row/survey-road.farmers-market/during</comment>
        <translation>Marché fermier&#x202f;: 1&#xa0;point de plus par tuile avec une remise</translation>
    </message>
    <message>
        <source>At a marketplace: 1 point more for each tile of the other roads there</source>
        <comment>row/road.marketplace/during</comment>
        <translation>Sur une place du marché&#x202f;: 1&#xa0;point de plus par tuile des autres routes qui y arrivent</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/during</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur elle, même sans la majorité</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/road.flowers/after</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur elle, même sans la majorité</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/road.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control the feature, and from their own points: its worth is the same for the others.</source>
        <comment>note/ghosts.control</comment>
        <translation>Seulement pour ceux qui contrôlent la zone, et sur leurs propres points&#x202f;: sa valeur est la même pour les autres.</translation>
    </message>
    <message>
        <source>The points may fall below 0, but no scoring figure goes back beyond space 0.</source>
        <comment>note/ghosts.below-zero</comment>
        <translation>Les points peuvent descendre sous 0, mais aucun pion de score ne recule au-delà de la case 0.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour une route</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a road</source>
        <comment>row/road.season/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour une route</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/road.season-negative</comment>
        <translation>Le total peut être inférieur à zéro.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par tuile</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/road.season-tiles/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par tuile</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/road.hans/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>A {follower|meeple} in a city is a knight.</source>
        <comment>note/city.occupant</comment>
        <translation>Un {partisan|meeple} dans une ville est un chevalier.</translation>
    </message>
    <message>
        <source>Each tile counts once, however many of its parts belong to the city.</source>
        <comment>note/city.tile-once</comment>
        <translation>Chaque tuile compte une fois, quel que soit le nombre de ses parties de la ville.</translation>
    </message>
    <message>
        <source>A city bridge counts as one tile of its city.</source>
        <comment>note/city.bridges</comment>
        <translation>Un pont urbain compte comme une tuile de sa ville.</translation>
    </message>
    <message>
        <source>A bridge and a printed part of the same city on one tile count once.</source>
        <comment>note/city.bridges-once</comment>
        <translation>Un pont et une partie imprimée de la même ville sur une tuile comptent une fois.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/city.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/city.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/city.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>A double tile counts as two if the city lies on both halves.</source>
        <comment>note/city.wetlands</comment>
        <translation>Une tuile double compte comme deux si la ville se trouve sur les deux moitiés.</translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as one tile.</source>
        <comment>note/city.notre-dame-tile</comment>
        <translation>La grande ville de Notre-Dame compte comme une tuile.</translation>
    </message>
    <message>
        <source>The large city of Notre-Dame counts as two tiles.</source>
        <comment>note/city.notre-dame</comment>
        <translation>La grande ville de Notre-Dame compte comme deux tuiles.</translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as one tile.</source>
        <comment>note/city.circus-maximus-tile</comment>
        <translation>La grande ville du Circus Maximus compte comme une tuile.</translation>
    </message>
    <message>
        <source>The large city of the Circus Maximus counts as four tiles.</source>
        <comment>note/city.circus-maximus</comment>
        <translation>La grande ville du Circus Maximus compte comme quatre tuiles.</translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as one tile.</source>
        <comment>note/city.alhambra-tile</comment>
        <translation>La grande ville de l’Alhambra compte comme une tuile.</translation>
    </message>
    <message>
        <source>The large city of the Alhambra counts as three tiles.</source>
        <comment>note/city.alhambra</comment>
        <translation>La grande ville de l’Alhambra compte comme trois tuiles.</translation>
    </message>
    <message>
        <source>A red and yellow {pennant|coat of arms} counts as any other.</source>
        <comment>note/city.feud-coats</comment>
        <translation>Un {bouclier|blason} rouge et jaune compte comme tout autre.</translation>
    </message>
    <message>
        <source>Those on tokens count too, grey ones as well.</source>
        <comment>note/city.luck-coats</comment>
        <translation>Ceux des jetons comptent aussi, les gris de même.</translation>
    </message>
    <message>
        <source>A great fair counts as a {pennant|coat of arms}.</source>
        <comment>note/city.great-fairs</comment>
        <translation>Une grande foire compte comme un {bouclier|blason}.</translation>
    </message>
    <message>
        <source>Of one single tile, with a gate on each side: 4 points in all</source>
        <comment>row/city.single-tile/during</comment>
        <translation>D’une seule tuile, avec une porte de chaque côté&#x202f;: 4&#xa0;points en tout</translation>
    </message>
    <message>
        <source>Bad Neighbourhood: nothing for tiles that bring only half circles to the city</source>
        <comment>row/survey-city.neighbourhood/during</comment>
        <translation>Mauvais quartier&#x202f;: rien pour les tuiles qui n’apportent à la ville que des demi-cercles</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-city.active</comment>
        <translation>Une ligne qui porte le nom d’une tuile d’évaluation ne vaut que tant que cette tuile est découverte.</translation>
    </message>
    <message>
        <source>Siege: 1 point more for each {pennant|coat of arms}</source>
        <comment>row/survey-city.siege/during</comment>
        <translation>Siège&#x202f;: 1&#xa0;point de plus par {bouclier|blason}</translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.besieged/during</comment>
        <translation>Assiégée&#x202f;: 1&#xa0;point de moins par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>Besieged: 1 point less for each tile and each {pennant|coat of arms}, that is nothing</source>
        <comment>row/city.besieged/after</comment>
        <translation>Assiégée&#x202f;: 1&#xa0;point de moins par tuile et par {bouclier|blason}, c’est-à-dire rien</translation>
    </message>
    <message>
        <source>A second siege changes nothing.</source>
        <comment>note/city.besieged-once</comment>
        <translation>Un deuxième siège ne change rien.</translation>
    </message>
    <message>
        <source>With cathedrals: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.cathedral/during</comment>
        <translation>Avec des cathédrales&#x202f;: 1&#xa0;point de plus par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>With cathedrals: nothing for its tiles and {pennants|coats of arms} in the lines above</source>
        <comment>row/city.cathedral/after</comment>
        <translation>Avec des cathédrales&#x202f;: rien pour ses tuiles et {boucliers|blasons} des lignes ci-dessus</translation>
    </message>
    <message>
        <source>A second cathedral changes nothing.</source>
        <comment>note/city.cathedral-once</comment>
        <translation>Une deuxième cathédrale ne change rien.</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each tile</source>
        <comment>row/city.notes/during</comment>
        <translation>Avec des jetons Note&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes/after</comment>
        <translation>Avec des jetons Note&#x202f;: rien pour toutes les lignes ci-dessus</translation>
    </message>
    <message>
        <source>A second note token changes nothing.</source>
        <comment>note/city.notes-once</comment>
        <translation>Un deuxième jeton Note ne change rien.</translation>
    </message>
    <message>
        <source>The mage pays for such a city all the same.</source>
        <comment>note/city.notes-mage</comment>
        <translation>Le mage rapporte quand même pour une telle ville.</translation>
    </message>
    <message>
        <source>1 point more for each tile and each note token</source>
        <comment>row/city.notes-each/during</comment>
        <translation>1&#xa0;point de plus par tuile et par jeton Note</translation>
    </message>
    <message>
        <source>With note tokens: nothing for all of the lines above</source>
        <comment>row/city.notes-each/after</comment>
        <translation>Avec des jetons Note&#x202f;: rien pour toutes les lignes ci-dessus</translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/during</comment>
        <translation>Avec un X rouge&#x202f;: rien pour tous les {boucliers|blasons}</translation>
    </message>
    <message>
        <source>With a red X: nothing for all {pennants|coats of arms}</source>
        <comment>row/city.luck-x/after</comment>
        <translation>Avec un X rouge&#x202f;: rien pour tous les {boucliers|blasons}</translation>
    </message>
    <message>
        <source>With a token of La Porxada as if the city was completed: 1 point more for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada/after</comment>
        <translation>Avec un jeton de La Porxada, comme si la ville était complétée&#x202f;: 1&#xa0;point de plus par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>So do all other lines here, with what they say for completed cities.</source>
        <comment>note/city.porxada-rest</comment>
        <translation>De même pour toutes les autres lignes ici, avec ce qu’elles disent des villes complétées.</translation>
    </message>
    <message>
        <source>The city itself stays unfinished, for {farms|fields} and for all else.</source>
        <comment>note/city.porxada-open</comment>
        <translation>La ville elle-même reste inachevée, pour les {champs|prés} et tout le reste.</translation>
    </message>
    <message>
        <source>With a token and cathedrals: 3 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-cathedral/after</comment>
        <translation>Avec un jeton et des cathédrales&#x202f;: 3&#xa0;points en tout par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>With a token and cathedrals, but besieged: 2 points altogether for each tile and each {pennant|coat of arms}</source>
        <comment>row/city.porxada-besieged/after</comment>
        <translation>Avec un jeton et des cathédrales, mais assiégée&#x202f;: 2&#xa0;points en tout par tuile et par {bouclier|blason}</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/city.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/city.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>3 points for each castle in Germany whose tile closes the city</source>
        <comment>row/city.german-castles/during</comment>
        <translation>3&#xa0;points par château d’Allemagne dont la tuile ferme la ville</translation>
    </message>
    <message>
        <source>With the Darmstadtium 3 points more</source>
        <comment>row/city.darmstadtium/during</comment>
        <translation>Avec le Darmstadtium, 3&#xa0;points de plus</translation>
    </message>
    <message>
        <source>With bathhouses: as many points more as their numbers make together</source>
        <comment>row/city.bathhouses/during</comment>
        <translation>Avec des étuves&#x202f;: autant de points de plus que la somme de leurs numéros</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the coiners: 3 points for each {pennant|coat of arms}</source>
        <comment>row/city.coiners/during</comment>
        <translation>Avec un de vos {partisans|meeples} chez les monnayeurs&#x202f;: 3&#xa0;points par {bouclier|blason}</translation>
    </message>
    <message>
        <source>For everybody who is in the city too, with or without a majority.</source>
        <comment>note/city.coiners-all</comment>
        <translation>Pour tous ceux qui sont aussi dans la ville, avec ou sans majorité.</translation>
    </message>
    <message>
        <source>Bad Neighbourhood with a cathedral: nothing more for those tiles either</source>
        <comment>row/survey-city.neighbourhood-cathedrals/during</comment>
        <translation>Mauvais quartier avec une cathédrale&#x202f;: rien de plus pour ces tuiles non plus</translation>
    </message>
    <message>
        <source>City Privilege: 5 points in all, whatever stands above</source>
        <comment>row/survey-city.privilege/during</comment>
        <translation>Privilège urbain&#x202f;: 5&#xa0;points en tout, quoi qu’il y ait ci-dessus</translation>
    </message>
    <message>
        <source>Plague: half the points above, rounded up</source>
        <comment>row/survey-city.plague/during</comment>
        <translation>Peste&#x202f;: la moitié des points ci-dessus, arrondie vers le haut</translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-city.wealth/during</comment>
        <translation>Richesse&#x202f;: 3&#xa0;points de plus</translation>
    </message>
    <message>
        <source>Poverty: 3 points less</source>
        <comment>row/survey-city.poverty/during</comment>
        <translation>Pauvreté&#x202f;: 3&#xa0;points de moins</translation>
    </message>
    <message>
        <source>This may come to less than nothing, and your points go down then.</source>
        <comment>note/survey-city.negative</comment>
        <translation>Le total peut être inférieur à zéro, et vous perdez alors des points.</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/during</comment>
        <translation>Avec le mage&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>With the mage: 1 point more for each tile</source>
        <comment>row/city.mage/after</comment>
        <translation>Avec le mage&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>Also in a city with cathedrals that is not completed.</source>
        <comment>note/city.mage-cathedral</comment>
        <translation>Aussi dans une ville avec des cathédrales qui n’est pas complétée.</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/during</comment>
        <translation>Avec la sorcière&#x202f;: la moitié de toutes les lignes ci-dessus, arrondie vers le haut</translation>
    </message>
    <message>
        <source>With the witch: half of all in the lines above, rounded up</source>
        <comment>row/city.witch/after</comment>
        <translation>Avec la sorcière&#x202f;: la moitié de toutes les lignes ci-dessus, arrondie vers le haut</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/during</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ses tuiles, même sans la majorité</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its tiles, also without the majority</source>
        <comment>row/city.flowers/after</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ses tuiles, même sans la majorité</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/city.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/city.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour une ville</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a city</source>
        <comment>row/city.season/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour une ville</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/city.season-negative</comment>
        <translation>Le total peut être inférieur à zéro.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par tuile</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each tile</source>
        <comment>row/city.season-tiles/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par tuile</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/city.hans/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>1 point for the {cloister|monastery} and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/monastery.tiles/during</comment>
        <translation>1&#xa0;point pour l’abbaye et 1 par tuile autour&#x202f;: 9&#xa0;points si toutes les tuiles sont carrées</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {cloister|monastery} is a monk.</source>
        <comment>note/monastery.occupant</comment>
        <translation>Un {partisan|meeple} sur une abbaye est un moine.</translation>
    </message>
    <message>
        <source>The abbot may be there instead.</source>
        <comment>note/monastery.abbot</comment>
        <translation>L’abbé peut s’y trouver à sa place.</translation>
    </message>
    <message>
        <source>An abbey is scored in the same way, for its monk.</source>
        <comment>note/monastery.abbey</comment>
        <translation>Un monastère s’évalue de la même façon, pour son moine.</translation>
    </message>
    <message>
        <source>A church of Darmstadt is scored in the same way, for its monk.</source>
        <comment>note/monastery.church</comment>
        <translation>Une église de Darmstadt s’évalue de la même façon, pour son moine.</translation>
    </message>
    <message>
        <source>A shrine is scored in the same way, for its heretic.</source>
        <comment>note/monastery.shrine</comment>
        <translation>Un lieu de culte s’évalue de la même façon, pour son hérétique.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like is scored in the same way, for its monk; abbots are left out.</source>
        <comment>note/monastery.special</comment>
        <translation>Une abbaye d’Allemagne ou semblable s’évalue de la même façon, pour son moine&#x202f;; les abbés n’y comptent pas.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.long-river-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.long-river-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/monastery.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/monastery.leipzig-double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/monastery.leipzig-double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/monastery.wonder-tile</comment>
        <translation>Une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/monastery.wonder</comment>
        <translation>Chaque carré d’une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>3 points more for each vineyard on the tiles around it</source>
        <comment>row/monastery.vineyards/during</comment>
        <translation>3&#xa0;points de plus par vignoble sur les tuiles autour</translation>
    </message>
    <message>
        <source>Nothing for vineyards</source>
        <comment>row/monastery.vineyards/after</comment>
        <translation>Rien pour les vignobles</translation>
    </message>
    <message>
        <source>A vineyard counts for every {cloister|monastery} beside it.</source>
        <comment>note/vineyards.shared</comment>
        <translation>Un vignoble compte pour chaque abbaye à côté de lui.</translation>
    </message>
    <message>
        <source>Hermit {Cloister|Monastery}: 1 point less for each of its nine tiles with a part of a city</source>
        <comment>row/survey-monastery.hermit/during</comment>
        <translation>Abbaye ermite&#x202f;: 1&#xa0;point de moins pour chacune de ses neuf tuiles avec une partie de ville</translation>
    </message>
    <message>
        <source>A line with the name of a scoring tile holds only while that tile lies open.</source>
        <comment>note/survey-monastery.active</comment>
        <translation>Une ligne qui porte le nom d’une tuile d’évaluation ne vaut que tant que cette tuile est découverte.</translation>
    </message>
    <message>
        <source>Pilgrimage Route: 1 point more for each of its nine tiles with a road or a bridge</source>
        <comment>row/survey-monastery.pilgrimage/during</comment>
        <translation>Route de pèlerinage&#x202f;: 1&#xa0;point de plus pour chacune de ses neuf tuiles avec une route ou un pont</translation>
    </message>
    <message>
        <source>Wealth: 3 points more</source>
        <comment>row/survey-monastery.wealth/during</comment>
        <translation>Richesse&#x202f;: 3&#xa0;points de plus</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/during</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ses neuf tuiles</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on its nine tiles</source>
        <comment>row/monastery.flowers/after</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ses neuf tuiles</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/monastery.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/monastery.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/monastery.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/monastery.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the bookbinders: 4 points</source>
        <comment>row/monastery.bookbinders/during</comment>
        <translation>Avec un de vos {partisans|meeples} chez les relieurs&#x202f;: 4&#xa0;points</translation>
    </message>
    <message>
        <source>For everybody who is there, if anybody stands on what is completed.</source>
        <comment>note/monastery.bookbinders-all</comment>
        <translation>Pour tous ceux qui s’y trouvent, si quelqu’un se tient sur ce qui est complété.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour l’abbaye</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for the {cloister|monastery}</source>
        <comment>row/monastery.season/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour l’abbaye</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/monastery.season-negative</comment>
        <translation>Le total peut être inférieur à zéro.</translation>
    </message>
    <message>
        <source>Some conditions name shrines apart from all other such buildings.</source>
        <comment>note/monastery.season-shrine</comment>
        <translation>Certaines conditions nomment les lieux de culte à part de tous les autres bâtiments de ce genre.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/monastery.hans/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>3 points to whoever has most {followers|meeples} on the completed church and around it</source>
        <comment>row/church.followers/during</comment>
        <translation>3&#xa0;points au joueur qui a le plus de {partisans|meeples} sur l’église complétée et autour</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/church.carcassonne</comment>
        <translation>Les {partisans|meeples} de la Ville de Carcassonne ne comptent pas.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/church.wheel</comment>
        <translation>Les {partisans|meeples} de la Roue de la Fortune ne comptent pas.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/church.leipzig</comment>
        <translation>Les {partisans|meeples} de Leipzig ne comptent pas.</translation>
    </message>
    <message>
        <source>For whoever has most farmers there.</source>
        <comment>note/field-early.majority</comment>
        <translation>Pour le joueur qui y a le plus de paysans.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-early.no-castles</comment>
        <translation>Une petite ville devenue forteresse n’est pas une ville complétée.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-early.carcassonne</comment>
        <translation>La Ville de Carcassonne compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-early.leipzig</comment>
        <translation>Leipzig compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}, if the barn was set now; 2 points if the tile joined the farmers to it</source>
        <comment>row/field-early.castles/during</comment>
        <translation>4&#xa0;points par forteresse au bord du {champ|pré} si la grange vient d’être posée&#x202f;; 2&#xa0;points si la tuile lui a relié les paysans</translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/field-early.lord</comment>
        <translation>Une forteresse dont le seigneur est encore là ne compte pas encore.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field-early.pig-castles/during</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par forteresse, pour vous seul</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-early.notes/during</comment>
        <translation>Avec des jetons Note&#x202f;: 1&#xa0;point de plus par ville complétée, quel que soit leur nombre</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-early.notes-each/during</comment>
        <translation>1&#xa0;point de plus par ville complétée et par jeton Note</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-early.great-fairs/during</comment>
        <translation>1&#xa0;point de plus par ville complétée avec une grande foire</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each, or 1 point if the tile joined the farmers to the barn</source>
        <comment>row/field-early.besieged/during</comment>
        <translation>Les villes assiégées comptent double&#x202f;: 3&#xa0;points de plus pour chacune, ou 1&#xa0;point si la tuile a relié les paysans à la grange</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field-early.besieged-pig/during</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par ville assiégée, pour vous seul</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-early.besieged-pig-herd/during</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville assiégée</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field-early.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field-early.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-early.pig-herd-castles/during</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par forteresse</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-early.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-early.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-early.season/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour un {champ|pré}</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-early.season-cities/during</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par ville complétée</translation>
    </message>
    <message>
        <source>A {follower|meeple} on a {farm|field} is a farmer.</source>
        <comment>note/field.occupant</comment>
        <translation>Un {partisan|meeple} sur un {champ|pré} est un paysan.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field.no-castles</comment>
        <translation>Une petite ville devenue forteresse n’est pas une ville complétée.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field.carcassonne</comment>
        <translation>La Ville de Carcassonne compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field.leipzig</comment>
        <translation>Leipzig compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>4 points for each castle at the {farm|field}</source>
        <comment>row/field.castles/after</comment>
        <translation>4&#xa0;points par forteresse au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for you alone</source>
        <comment>row/field.pig-castles/after</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par forteresse, pour vous seul</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field.pig-herd/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville complétée</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field.pig-herd-once</comment>
        <translation>{Un deuxième troupeau de cochons|Une deuxième porcherie} ne change rien.</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field.notes/after</comment>
        <translation>Avec des jetons Note&#x202f;: 1&#xa0;point de plus par ville complétée, quel que soit leur nombre</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field.notes-each/after</comment>
        <translation>1&#xa0;point de plus par ville complétée et par jeton Note</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field.great-fairs/after</comment>
        <translation>1&#xa0;point de plus par ville complétée avec une grande foire</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on it, also without the majority</source>
        <comment>row/field.flowers/after</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur lui, même sans la majorité</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field.pig-herd-castles/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par forteresse</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 3 points more for each</source>
        <comment>row/field.besieged/after</comment>
        <translation>Les villes assiégées comptent double&#x202f;: 3&#xa0;points de plus pour chacune</translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field.besieged-all</comment>
        <translation>Ce que les cochons et les {troupeaux de cochons|porcheries} ajoutent pour une telle ville compte double aussi.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each besieged city, for you alone</source>
        <comment>row/field.besieged-pig/after</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par ville assiégée, pour vous seul</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field.besieged-pig-herd/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville assiégée</translation>
    </message>
    <message>
        <source>1 point for each little building on its tiles</source>
        <comment>row/field.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur ses tuiles</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tiles</source>
        <comment>row/field.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur ses tuiles</translation>
    </message>
    <message>
        <source>With a {follower|meeple} of yours at the tanners: 2 points for each shed and farmhouse on the {farm|field}</source>
        <comment>row/field.tanners/after</comment>
        <translation>Avec un de vos {partisans|meeples} chez les tanneurs&#x202f;: 2&#xa0;points par remise et par ferme sur le {champ|pré}</translation>
    </message>
    <message>
        <source>Only for whoever has most farmers on it.</source>
        <comment>note/field.tanners-majority</comment>
        <translation>Seulement pour celui qui y a le plus de paysans.</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field.season/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour un {champ|pré}</translation>
    </message>
    <message>
        <source>This may come to less than nothing.</source>
        <comment>note/field.season-negative</comment>
        <translation>Le total peut être inférieur à zéro.</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field.season-cities/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par ville complétée</translation>
    </message>
    <message>
        <source>Besieged: all this twice</source>
        <comment>row/field-city.besieged/after</comment>
        <translation>Assiégée&#x202f;: tout cela deux fois</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/field-city.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/field-city.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>As many points as the completed feature is worth, whoever occupied it or not</source>
        <comment>row/castle.copy/during</comment>
        <translation>Autant de points que vaut la zone complétée, peu importe qui l’occupait ou non</translation>
    </message>
    <message>
        <source>Nothing for a castle that still has its lord</source>
        <comment>row/castle.copy/after</comment>
        <translation>Rien pour une forteresse qui a encore son seigneur</translation>
    </message>
    <message>
        <source>The {follower|meeple} in a castle is its lord.</source>
        <comment>note/castle.lord</comment>
        <translation>Le {partisan|meeple} dans une forteresse en est le seigneur.</translation>
    </message>
    <message>
        <source>With the mayor as its lord: nothing, since a castle has no {pennants|coats of arms}</source>
        <comment>row/castle.no-coats/during</comment>
        <translation>Avec le maire pour seigneur&#x202f;: rien, puisqu’une forteresse n’a pas de {boucliers|blasons}</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/castle.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/castle.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>3 points for a tile that is laid in its quarter</source>
        <comment>row/windrose.quarter/during</comment>
        <translation>3&#xa0;points pour une tuile placée dans son quart</translation>
    </message>
    <message>
        <source>1 point for the hut, since no space around it is empty</source>
        <comment>row/yaga-hut.tile/during</comment>
        <translation>1&#xa0;point pour la cabane, puisqu’aucune case autour n’est vide</translation>
    </message>
    <message>
        <source>1 point for the hut</source>
        <comment>row/yaga-hut.tile/after</comment>
        <translation>1&#xa0;point pour la cabane</translation>
    </message>
    <message>
        <source>1 point for each empty space around it</source>
        <comment>row/yaga-hut.empty/after</comment>
        <translation>1&#xa0;point par case vide autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/yaga-hut.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/yaga-hut.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>2 points less for each of your {followers|meeples} on his tile</source>
        <comment>row/vodyanoy.followers/after</comment>
        <translation>2&#xa0;points de moins pour chacun de vos {partisans|meeples} sur sa tuile</translation>
    </message>
    <message>
        <source>1 point for the garden and 1 for each tile around it: 9 points where all tiles are square</source>
        <comment>row/garden.tiles/during</comment>
        <translation>1&#xa0;point pour le jardin et 1 par tuile autour&#x202f;: 9&#xa0;points si toutes les tuiles sont carrées</translation>
    </message>
    <message>
        <source>Only an abbot stands in a garden.</source>
        <comment>note/garden.occupant</comment>
        <translation>Seul un abbé se tient dans un jardin.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/garden.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>Vineyards do nothing for a garden.</source>
        <comment>note/garden.no-vineyards</comment>
        <translation>Les vignobles ne font rien pour un jardin.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/garden.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/garden.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/garden.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/garden.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/garden.hans/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>0 points, but one more {guard follower|guard meeple}</source>
        <comment>row/cemetery.nothing/during</comment>
        <translation>0&#xa0;point, mais un {partisan|meeple} sentinelle de plus</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>row/cemetery.nothing/after</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The fairy brings her points with it during the game, but not after.</source>
        <comment>note/cemetery.fairy</comment>
        <translation>La fée y apporte ses points pendant la partie, mais pas après.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/cemetery.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/cemetery.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>2 points for its own tile, if it has mist</source>
        <comment>row/haunted-castle.tile/during</comment>
        <translation>2&#xa0;points pour sa propre tuile, si elle a du brouillard</translation>
    </message>
    <message>
        <source>1 point for its own tile</source>
        <comment>row/haunted-castle.tile/after</comment>
        <translation>1&#xa0;point pour sa propre tuile</translation>
    </message>
    <message>
        <source>2 points for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/during</comment>
        <translation>2&#xa0;points par tuile avec du brouillard autour</translation>
    </message>
    <message>
        <source>1 point for each tile with mist around it</source>
        <comment>row/haunted-castle.mist/after</comment>
        <translation>1&#xa0;point par tuile avec du brouillard autour</translation>
    </message>
    <message>
        <source>The large start tile counts as four tiles; some count it as one.</source>
        <comment>note/haunted-castle.start</comment>
        <translation>La grande tuile de départ compte comme quatre tuiles&#x202f;; certains la comptent comme une.</translation>
    </message>
    <message>
        <source>A space with one half tile is filled.</source>
        <comment>note/haunted-castle.halflings</comment>
        <translation>Une case avec une demi-tuile est remplie.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/haunted-castle.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/haunted-castle.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/during</comment>
        <translation>Autant de points que montre le jeton Animal pour chacun de vos {partisans|meeples} sur la tuile du chapiteau et les tuiles autour</translation>
    </message>
    <message>
        <source>As many points as the animal token shows for each of your {followers|meeples} on the tile of the big top and the tiles around it</source>
        <comment>row/circus.token/after</comment>
        <translation>Autant de points que montre le jeton Animal pour chacun de vos {partisans|meeples} sur la tuile du chapiteau et les tuiles autour</translation>
    </message>
    <message>
        <source>There is no majority, and each {follower|meeple} counts once, the large one too.</source>
        <comment>note/circus.everybody</comment>
        <translation>Il n’y a pas de majorité, et chaque {partisan|meeple} compte une fois, le grand aussi.</translation>
    </message>
    <message>
        <source>The lord of a castle counts if one of its two tiles is among them.</source>
        <comment>note/circus.castles</comment>
        <translation>Le seigneur d’une forteresse compte si une de ses deux tuiles est parmi elles.</translation>
    </message>
    <message>
        <source>{A double tile is one tile|Each half of a double tile is a tile}; all {followers|meeples} on its usual features count, also if only one half is among these tiles.</source>
        <comment>note/circus.double-tiles</comment>
        <translation>{Une tuile double est une tuile|Chaque moitié d’une tuile double est une tuile}&#x202f;; tous les {partisans|meeples} de ses zones ordinaires comptent, même si une seule moitié est parmi ces tuiles.</translation>
    </message>
    <message>
        <source>Those in the City of Carcassonne do not count.</source>
        <comment>note/circus.carcassonne</comment>
        <translation>Ceux de la Ville de Carcassonne ne comptent pas.</translation>
    </message>
    <message>
        <source>Those on the Wheel of Fortune do not count.</source>
        <comment>note/circus.wheel</comment>
        <translation>Ceux de la Roue de la Fortune ne comptent pas.</translation>
    </message>
    <message>
        <source>Those in the City of Leipzig do not count.</source>
        <comment>note/circus.leipzig</comment>
        <translation>Ceux de la ville de Leipzig ne comptent pas.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/circus.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/during</comment>
        <translation>5&#xa0;points pour chacun de vos {partisans|meeples} dans la pyramide</translation>
    </message>
    <message>
        <source>5 points for each of your {followers|meeples} in the pyramid</source>
        <comment>row/acrobats.pyramid/after</comment>
        <translation>5&#xa0;points pour chacun de vos {partisans|meeples} dans la pyramide</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/pyramid.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>The points may fall below 0.</source>
        <comment>note/pyramid.ghosts-below-zero</comment>
        <translation>Les points peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/field-barns.no-castles</comment>
        <translation>Une petite ville devenue forteresse n’est pas une ville complétée.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/field-barns.carcassonne</comment>
        <translation>La Ville de Carcassonne compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/field-barns.leipzig</comment>
        <translation>Leipzig compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>5 points for each castle at the {farm|field}</source>
        <comment>row/field-barns.castles/after</comment>
        <translation>5&#xa0;points par forteresse au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each completed city, however many tokens</source>
        <comment>row/field-barns.notes/after</comment>
        <translation>Avec des jetons Note&#x202f;: 1&#xa0;point de plus par ville complétée, quel que soit leur nombre</translation>
    </message>
    <message>
        <source>1 point more for each completed city and each note token</source>
        <comment>row/field-barns.notes-each/after</comment>
        <translation>1&#xa0;point de plus par ville complétée et par jeton Note</translation>
    </message>
    <message>
        <source>1 point more for each completed city with a great fair</source>
        <comment>row/field-barns.great-fairs/after</comment>
        <translation>1&#xa0;point de plus par ville complétée avec une grande foire</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle</source>
        <comment>row/field-barns.pig-herd-castles/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par forteresse</translation>
    </message>
    <message>
        <source>Besieged cities count twice: 4 points more for each</source>
        <comment>row/field-barns.besieged/after</comment>
        <translation>Les villes assiégées comptent double&#x202f;: 4&#xa0;points de plus pour chacune</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each besieged city</source>
        <comment>row/field-barns.besieged-pig-herd/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville assiégée</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for a {farm|field}</source>
        <comment>row/field-barns.season/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins pour un {champ|pré}</translation>
    </message>
    <message>
        <source>By the season’s condition: so many points more or less for each completed city</source>
        <comment>row/field-barns.season-cities/after</comment>
        <translation>Selon la condition de la saison&#x202f;: tant de points de plus ou de moins par ville complétée</translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it: 12 points where all tiles are square</source>
        <comment>row/german-castle.tiles/during</comment>
        <translation>2&#xa0;points pour le château et 1 par tuile autour&#x202f;: 12&#xa0;points si toutes les tuiles sont carrées</translation>
    </message>
    <message>
        <source>2 points for the castle and 1 for each tile around it</source>
        <comment>row/german-castle.tiles/after</comment>
        <translation>2&#xa0;points pour le château et 1 par tuile autour</translation>
    </message>
    <message>
        <source>A {follower|meeple} in the castle is its lord.</source>
        <comment>note/german-castle.lord</comment>
        <translation>Un {partisan|meeple} dans le château en est le seigneur.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/german-castle.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/german-castle.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for the building and 1 for each tile in line with it</source>
        <comment>row/special-monastery.rows/after</comment>
        <translation>1&#xa0;point pour le bâtiment et 1 par tuile alignée avec lui</translation>
    </message>
    <message>
        <source>Count from the building upwards, downwards and to both sides, each time as far as no space is empty.</source>
        <comment>note/special-monastery.lines</comment>
        <translation>Comptez depuis le bâtiment vers le haut, vers le bas et des deux côtés, chaque fois jusqu’à la première case vide.</translation>
    </message>
    <message>
        <source>Where there are several abbots most of them decide.</source>
        <comment>note/special-monastery.majority</comment>
        <translation>S’il y a plusieurs abbés, le plus grand nombre décide.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/special-monastery.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/special-monastery.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and the tiles that count</source>
        <comment>row/special-monastery.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et les tuiles qui comptent</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and the tiles that count</source>
        <comment>row/special-monastery.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et les tuiles qui comptent</translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral</source>
        <comment>row/german-cathedral.roads/during</comment>
        <translation>1&#xa0;point par tuile de chaque route qui mène à la cathédrale</translation>
    </message>
    <message>
        <source>1 point for each tile of each road that leads to the cathedral, completed or not</source>
        <comment>row/german-cathedral.roads/after</comment>
        <translation>1&#xa0;point par tuile de chaque route qui mène à la cathédrale, complétée ou non</translation>
    </message>
    <message>
        <source>A {follower|meeple} in the cathedral is its archbishop.</source>
        <comment>note/german-cathedral.occupant</comment>
        <translation>Un {partisan|meeple} dans la cathédrale en est l’archevêque.</translation>
    </message>
    <message>
        <source>The 3 or 4 stretches on the tile of a cathedral in Germany count one by one.</source>
        <comment>note/german-cathedral.stretches</comment>
        <translation>Les 3 ou 4 tronçons sur la tuile d’une cathédrale d’Allemagne comptent un par un.</translation>
    </message>
    <message>
        <source>A road that begins and ends there is one road, of which both stretches count.</source>
        <comment>note/german-cathedral.loop</comment>
        <translation>Une route qui y commence et y finit est une seule route, dont les deux tronçons comptent.</translation>
    </message>
    <message>
        <source>A labyrinth counts as one tile, and makes one road of all that meet in it.</source>
        <comment>note/german-cathedral.labyrinth</comment>
        <translation>Un labyrinthe compte comme une tuile, et ne fait qu’une route de toutes celles qui s’y rejoignent.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/german-cathedral.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/german-cathedral.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/during</comment>
        <translation>Routes complétées avec des auberges&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>Completed roads with inns: 1 point more for each tile</source>
        <comment>row/german-cathedral.inn-roads/after</comment>
        <translation>Routes complétées avec des auberges&#x202f;: 1&#xa0;point de plus par tuile</translation>
    </message>
    <message>
        <source>A second inn at the same road changes nothing.</source>
        <comment>note/german-cathedral.inn-once</comment>
        <translation>Une deuxième auberge au bord de la même route ne change rien.</translation>
    </message>
    <message>
        <source>Roads with inns that are not completed: nothing for their tiles</source>
        <comment>row/german-cathedral.open-inn-roads/after</comment>
        <translation>Routes avec des auberges qui ne sont pas complétées&#x202f;: rien pour leurs tuiles</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et sur les tuiles de ses routes</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et sur les tuiles de ses routes</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et sur les tuiles de ses routes</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on the tiles of its roads</source>
        <comment>row/german-cathedral.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et sur les tuiles de ses routes</translation>
    </message>
    <message>
        <source>That of a {follower|meeple}: 2 points for each {follower|meeple} in sight, whosever it is</source>
        <comment>row/watchtower.followers/during</comment>
        <translation>Celle au {partisan|meeple}&#x202f;: 2&#xa0;points par {partisan|meeple} en vue, quel qu’en soit le propriétaire</translation>
    </message>
    <message>
        <source>For each of your {followers|meeples} on the completed road or city on the tile of the watchtower.</source>
        <comment>note/watchtower.who</comment>
        <translation>Pour chacun de vos {partisans|meeples} sur la route ou la ville complétée, sur la tuile de la tour de guet.</translation>
    </message>
    <message>
        <source>In sight are the tile of the watchtower and the tiles around it.</source>
        <comment>note/watchtower.sight</comment>
        <translation>Sont en vue la tuile de la tour de guet et les tuiles autour.</translation>
    </message>
    <message>
        <source>It is scored right before its road or city.</source>
        <comment>note/watchtower.before</comment>
        <translation>Elle est évaluée juste avant sa route ou sa ville.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the City of Carcassonne don&apos;t count.</source>
        <comment>note/watchtower.carcassonne</comment>
        <translation>Les {partisans|meeples} de la Ville de Carcassonne ne comptent pas.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the Wheel of Fortune don&apos;t count.</source>
        <comment>note/watchtower.wheel</comment>
        <translation>Les {partisans|meeples} de la Roue de la Fortune ne comptent pas.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in Leipzig don&apos;t count.</source>
        <comment>note/watchtower.leipzig</comment>
        <translation>Les {partisans|meeples} de Leipzig ne comptent pas.</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in castles on these tiles count.</source>
        <comment>note/watchtower.castle</comment>
        <translation>Les {partisans|meeples} dans des forteresses sur ces tuiles comptent.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/watchtower.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/watchtower.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>That of a road: 1 point for each tile in sight that shows a road</source>
        <comment>row/watchtower.roads/during</comment>
        <translation>Celle à la route&#x202f;: 1&#xa0;point par tuile en vue qui montre une route</translation>
    </message>
    <message>
        <source>A bridge is a road.</source>
        <comment>note/watchtower.bridge</comment>
        <translation>Un pont est une route.</translation>
    </message>
    <message>
        <source>That of a {cloister|monastery}: 3 points for each {cloister|monastery} in sight, of whatever kind</source>
        <comment>row/watchtower.monasteries/during</comment>
        <translation>Celle à l’abbaye&#x202f;: 3&#xa0;points par abbaye en vue, de quelque sorte que ce soit</translation>
    </message>
    <message>
        <source>That of a {pennant|coat of arms}: 2 points for each {pennant|coat of arms} in sight</source>
        <comment>row/watchtower.coats/during</comment>
        <translation>Celle au {bouclier|blason}&#x202f;: 2&#xa0;points par {bouclier|blason} en vue</translation>
    </message>
    <message>
        <source>That of a city: 1 point for each tile in sight that shows a city</source>
        <comment>row/watchtower.cities/during</comment>
        <translation>Celle à la ville&#x202f;: 1&#xa0;point par tuile en vue qui montre une ville</translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/during</comment>
        <translation>Jeton 2/6&#x202f;: 2&#xa0;points pour 2 tuiles exactement, 6 pour 6 exactement</translation>
    </message>
    <message>
        <source>Chip 2/6: 2 points for exactly 2 tiles, 6 for exactly 6</source>
        <comment>row/bet.two-six/after</comment>
        <translation>Jeton 2/6&#x202f;: 2&#xa0;points pour 2 tuiles exactement, 6 pour 6 exactement</translation>
    </message>
    <message>
        <source>Bets are settled when all features of a turn are scored, but before those after the game.</source>
        <comment>note/bet.after-all</comment>
        <translation>Les paris sont réglés quand toutes les zones d’un tour sont évaluées, mais avant celles d’après la partie.</translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/during</comment>
        <translation>Jeton 3/5&#x202f;: 3&#xa0;points pour 3 tuiles exactement, 5 pour 5 exactement</translation>
    </message>
    <message>
        <source>Chip 3/5: 3 points for exactly 3 tiles, 5 for exactly 5</source>
        <comment>row/bet.three-five/after</comment>
        <translation>Jeton 3/5&#x202f;: 3&#xa0;points pour 3 tuiles exactement, 5 pour 5 exactement</translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/during</comment>
        <translation>Jeton 3/6&#x202f;: 3&#xa0;points pour 3 tuiles exactement, 6 pour 6 exactement</translation>
    </message>
    <message>
        <source>Chip 3/6: 3 points for exactly 3 tiles, 6 for exactly 6</source>
        <comment>row/bet.three-six/after</comment>
        <translation>Jeton 3/6&#x202f;: 3&#xa0;points pour 3 tuiles exactement, 6 pour 6 exactement</translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/during</comment>
        <translation>Jeton 4/7+&#x202f;: 4&#xa0;points pour 4 tuiles exactement, 7 pour 7 ou plus</translation>
    </message>
    <message>
        <source>Chip 4/7+: 4 points for exactly 4 tiles, 7 for 7 or more</source>
        <comment>row/bet.four-seven/after</comment>
        <translation>Jeton 4/7+&#x202f;: 4&#xa0;points pour 4 tuiles exactement, 7 pour 7 ou plus</translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/during</comment>
        <translation>Jeton 4&#x202f;: 8&#xa0;points pour 4 tuiles exactement</translation>
    </message>
    <message>
        <source>Chip 4: 8 points for exactly 4 tiles</source>
        <comment>row/bet.four/after</comment>
        <translation>Jeton 4&#x202f;: 8&#xa0;points pour 4 tuiles exactement</translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/during</comment>
        <translation>Jeton 5/8+&#x202f;: 5&#xa0;points pour 5 tuiles exactement, 8 pour 8 ou plus</translation>
    </message>
    <message>
        <source>Chip 5/8+: 5 points for exactly 5 tiles, 8 for 8 or more</source>
        <comment>row/bet.five-eight/after</comment>
        <translation>Jeton 5/8+&#x202f;: 5&#xa0;points pour 5 tuiles exactement, 8 pour 8 ou plus</translation>
    </message>
    <message>
        <source>Harvested: as many points as the token shows, 2 to 5</source>
        <comment>row/fruit.harvested/during</comment>
        <translation>Récolté&#x202f;: autant de points que montre le jeton, 2 à 5</translation>
    </message>
    <message>
        <source>Sold: 3, 6, 10 or 15 points for 1, 2, 3 or 4 tokens</source>
        <comment>row/fruit.sold/during</comment>
        <translation>Vendus&#x202f;: 3, 6, 10 ou 15&#xa0;points pour 1, 2, 3 ou 4 jetons</translation>
    </message>
    <message>
        <source>5 points for laying the second tile so that both can be read</source>
        <comment>row/spiel-doch.points/during</comment>
        <translation>5&#xa0;points pour avoir placé la deuxième tuile de sorte que les deux soient lisibles</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/spiel-doch.nothing/during</comment>
        <translation>0&#xa0;point</translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road; 2 points with the large toll</source>
        <comment>row/tollhouse.houses/during</comment>
        <translation>1&#xa0;point par ferme, remise, jardin et {voleur|brigand} sur la route&#x202f;; 2&#xa0;points avec le grand péage</translation>
    </message>
    <message>
        <source>It is scored right before its road.</source>
        <comment>note/tollhouse.before</comment>
        <translation>Il est évalué juste avant sa route.</translation>
    </message>
    <message>
        <source>{Thieves|Highwaymen} of all players count.</source>
        <comment>note/tollhouse.all</comment>
        <translation>Les {voleurs|brigands} de tous les joueurs comptent.</translation>
    </message>
    <message>
        <source>What is printed on a tile does not belong to a bridge over it.</source>
        <comment>note/tollhouse.bridge</comment>
        <translation>Ce qui est imprimé sur une tuile ne fait pas partie d’un pont au-dessus d’elle.</translation>
    </message>
    <message>
        <source>3 points for each group of travellers on the road; 6 points with the large toll</source>
        <comment>row/tollhouse.travellers/during</comment>
        <translation>3&#xa0;points par groupe de voyageurs sur la route&#x202f;; 6&#xa0;points avec le grand péage</translation>
    </message>
    <message>
        <source>1 point for each farmhouse, shed, garden and {thief|highwayman} on the road, with either toll</source>
        <comment>row/tollhouse.open-houses/after</comment>
        <translation>1&#xa0;point par ferme, remise, jardin et {voleur|brigand} sur la route, quel que soit le péage</translation>
    </message>
    <message>
        <source>1 point for each group of travellers on the road, with either toll</source>
        <comment>row/tollhouse.open-travellers/after</comment>
        <translation>1&#xa0;point par groupe de voyageurs sur la route, quel que soit le péage</translation>
    </message>
    <message>
        <source>2 points for an arrow on the new tile that points to an empty space</source>
        <comment>row/arrow.empty/during</comment>
        <translation>2&#xa0;points pour une flèche sur la nouvelle tuile qui pointe vers une case vide</translation>
    </message>
    <message>
        <source>The arrows of the tiles around don&apos;t matter here.</source>
        <comment>note/arrow.others</comment>
        <translation>Les flèches des tuiles autour n’importent pas ici.</translation>
    </message>
    <message>
        <source>3 points for each tile around it that shows a garden</source>
        <comment>row/spring.garden-tiles/during</comment>
        <translation>3&#xa0;points par tuile autour qui montre un jardin</translation>
    </message>
    <message>
        <source>A tile that shows both spring and a garden counts for both.</source>
        <comment>note/spring.both</comment>
        <translation>Une tuile qui montre à la fois le printemps et un jardin compte pour les deux.</translation>
    </message>
    <message>
        <source>1 point for each tile around it that shows spring</source>
        <comment>row/spring.tiles/during</comment>
        <translation>1&#xa0;point par tuile autour qui montre le printemps</translation>
    </message>
    <message>
        <source>Stonehenge: 3 points to its owner in a later turn with completed roads</source>
        <comment>row/stonehenge.roads/during</comment>
        <translation>Stonehenge&#x202f;: 3&#xa0;points à son propriétaire dans un tour ultérieur avec des routes complétées</translation>
    </message>
    <message>
        <source>Circus Maximus: 4 points for each knight of the others with 2 players, 3 with 3 or 4, 2 with more</source>
        <comment>row/circus-maximus.knights/after</comment>
        <translation>Circus Maximus&#x202f;: 4&#xa0;points par chevalier des autres à 2 joueurs, 3 à 3 ou 4, 2 au-delà</translation>
    </message>
    <message>
        <source>Alhambra: 4 points for each farmer of its owner</source>
        <comment>row/alhambra.each-farmer/after</comment>
        <translation>Alhambra&#x202f;: 4&#xa0;points par paysan de son propriétaire</translation>
    </message>
    <message>
        <source>1 point at the beginning of a turn in which she is with one of your {followers|meeples}</source>
        <comment>row/fairy.turns/during</comment>
        <translation>1&#xa0;point au début d’un tour où elle est avec un de vos {partisans|meeples}</translation>
    </message>
    <message>
        <source>Beside an acrobat 1 point for each of your acrobats in the pyramid.</source>
        <comment>note/fairy.turns-acrobats</comment>
        <translation>À côté d’un artiste, 1&#xa0;point pour chacun de vos artistes dans la pyramide.</translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/during</comment>
        <translation>3&#xa0;points quand la zone du {partisan|meeple} avec elle est évaluée</translation>
    </message>
    <message>
        <source>3 points when the feature of the {follower|meeple} with her is scored</source>
        <comment>row/fairy.features/after</comment>
        <translation>3&#xa0;points quand la zone du {partisan|meeple} avec elle est évaluée</translation>
    </message>
    <message>
        <source>Acrobats do not get these points; by older rules each of the pyramid did.</source>
        <comment>note/fairy.features-acrobats</comment>
        <translation>Les artistes ne reçoivent pas ces points&#x202f;; selon des règles plus anciennes, chacun de la pyramide les recevait.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-fairy/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>3 points less for the owner of the {follower|meeple} beside her</source>
        <comment>row/black-fairy.penalty/after</comment>
        <translation>3&#xa0;points de moins pour le propriétaire du {partisan|meeple} à côté d’elle</translation>
    </message>
    <message>
        <source>Not where that figure stands in a cemetery.</source>
        <comment>note/black-fairy.cemetery</comment>
        <translation>Pas là où ce pion se tient dans un cimetière.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: half of the loss</source>
        <comment>row/hans.on-black-fairy/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: la moitié de la perte</translation>
    </message>
    <message>
        <source>2 points, if you do not do what it says</source>
        <comment>row/message.two/during</comment>
        <translation>2&#xa0;points, si vous ne faites pas ce qu’elle dit</translation>
    </message>
    <message>
        <source>Smallest road: what the least of the roads with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.road/during</comment>
        <translation>Plus petite route&#x202f;: ce que vaut après la partie la moindre des routes où vous avez un {partisan|meeple}</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.no-majority</comment>
        <translation>Peu importe qui la contrôle&#x202f;; le {partisan|meeple} reste.</translation>
    </message>
    <message>
        <source>Smallest city: what the least of the cities with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.city/during</comment>
        <translation>Plus petite ville&#x202f;: ce que vaut après la partie la moindre des villes où vous avez un {partisan|meeple}</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.city-no-majority</comment>
        <translation>Peu importe qui la contrôle&#x202f;; le {partisan|meeple} reste.</translation>
    </message>
    <message>
        <source>Smallest {cloister|monastery}: what the least of those with a {follower|meeple} of yours is worth after the game</source>
        <comment>row/message.monastery/during</comment>
        <translation>Plus petite abbaye&#x202f;: ce que vaut après la partie la moindre des abbayes où vous avez un {partisan|meeple}</translation>
    </message>
    <message>
        <source>Whoever controls it; the {follower|meeple} stays.</source>
        <comment>note/message.monastery-no-majority</comment>
        <translation>Peu importe qui la contrôle&#x202f;; le {partisan|meeple} reste.</translation>
    </message>
    <message>
        <source>2 points for each {pennant|coat of arms} in cities with a knight of yours</source>
        <comment>row/message.coats/during</comment>
        <translation>2&#xa0;points par {bouclier|blason} dans les villes où vous avez un chevalier</translation>
    </message>
    <message>
        <source>2 points for each of your knights</source>
        <comment>row/message.own-knights/during</comment>
        <translation>2&#xa0;points pour chacun de vos chevaliers</translation>
    </message>
    <message>
        <source>2 points for each of your farmers</source>
        <comment>row/message.own-farmers/during</comment>
        <translation>2&#xa0;points pour chacun de vos paysans</translation>
    </message>
    <message>
        <source>One more tile: 0 points for the message itself</source>
        <comment>row/message.tile/during</comment>
        <translation>Une tuile de plus&#x202f;: 0&#xa0;point pour la missive elle-même</translation>
    </message>
    <message>
        <source>A {follower|meeple} that goes home: what its feature is worth after the game, for those who control it</source>
        <comment>row/message.feature/during</comment>
        <translation>Un {partisan|meeple} qui retourne dans la réserve&#x202f;: ce que sa zone vaut après la partie, pour ceux qui la contrôlent</translation>
    </message>
    <message>
        <source>Half of the points that the scoring figure beside it scores, rounded up</source>
        <comment>row/robbers.half/during</comment>
        <translation>La moitié des points que marque le pion de score à côté de lui, arrondie vers le haut</translation>
    </message>
    <message>
        <source>3 points for a robber that still is on the scoreboard</source>
        <comment>row/robbers.left/after</comment>
        <translation>3&#xa0;points pour un {bandit|voleur} encore sur la piste de score</translation>
    </message>
    <message>
        <source>1 point for each sheep that is {herded into|guided to} the stable</source>
        <comment>row/flock.sheep/during</comment>
        <translation>1&#xa0;point par mouton mené à l’étable</translation>
    </message>
    <message>
        <source>Nothing for a shepherd who is still on a {farm|field}</source>
        <comment>row/flock.sheep/after</comment>
        <translation>Rien pour un berger encore sur un {champ|pré}</translation>
    </message>
    <message>
        <source>The flocks of all shepherds on a {farm|field} are one, and pay each of these players in full, once.</source>
        <comment>note/flock.together</comment>
        <translation>Les troupeaux de tous les bergers d’un {champ|pré} n’en font qu’un, et rapportent à chacun de ces joueurs en entier, une fois.</translation>
    </message>
    <message>
        <source>An abbey counts as a {cloister|monastery}.</source>
        <comment>note/abbot.abbey</comment>
        <translation>Un monastère compte comme une abbaye.</translation>
    </message>
    <message>
        <source>Only these points are given; nothing else that pays when such a feature is scored.</source>
        <comment>note/abbot.no-bonus</comment>
        <translation>Seuls ces points sont donnés&#x202f;; rien d’autre de ce que rapporte l’évaluation d’une telle zone.</translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/abbot.church</comment>
        <translation>Une église de Darmstadt compte aussi.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/abbot.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>Vineyards do not count, around gardens neither.</source>
        <comment>note/abbot.no-vineyards</comment>
        <translation>Les vignobles ne comptent pas, autour des jardins non plus.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/abbot.special</comment>
        <translation>Une abbaye d’Allemagne ou semblable compte aussi.</translation>
    </message>
    <message>
        <source>As many points less as the number of the bathhouse, for whoever buys a {follower|meeple} back</source>
        <comment>row/bathhouse.price/during</comment>
        <translation>Autant de points de moins que le numéro de l’étuve, pour celui qui rachète un {partisan|meeple}</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/bathhouse.below-zero</comment>
        <translation>Cela peut vous faire descendre sous 0.</translation>
    </message>
    <message>
        <source>3 points less for whoever buys a prisoner back</source>
        <comment>row/ransom.payment/during</comment>
        <translation>3&#xa0;points de moins pour celui qui rachète un prisonnier</translation>
    </message>
    <message>
        <source>3 points for whoever held the prisoner</source>
        <comment>row/ransom.income/during</comment>
        <translation>3&#xa0;points pour celui qui détenait le prisonnier</translation>
    </message>
    <message>
        <source>1 point for each tile of the city that he leaves, for each of your {followers|meeples} there</source>
        <comment>row/gingerbread.knights/during</comment>
        <translation>1&#xa0;point par tuile de la ville qu’il quitte, pour chacun de vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>For everybody there, with or without a majority.</source>
        <comment>note/gingerbread.all</comment>
        <translation>Pour tous ceux qui s’y trouvent, avec ou sans majorité.</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} don&apos;t count.</source>
        <comment>note/gingerbread.coats</comment>
        <translation>Les {boucliers|blasons} ne comptent pas.</translation>
    </message>
    <message>
        <source>A double tile counts as one tile.</source>
        <comment>note/gingerbread.double-tile</comment>
        <translation>Une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each half of a double tile counts as a tile.</source>
        <comment>note/gingerbread.double-halves</comment>
        <translation>Chaque moitié d’une tuile double compte comme une tuile.</translation>
    </message>
    <message>
        <source>4 points less for each {follower|meeple} protected when it is deployed</source>
        <comment>row/protection.deployed/during</comment>
        <translation>4&#xa0;points de moins par {partisan|meeple} protégé lors de sa pose</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.below-zero</comment>
        <translation>Cela peut vous faire descendre sous 0.</translation>
    </message>
    <message>
        <source>2 points less for a {follower|meeple} that was there before</source>
        <comment>row/protection.later/during</comment>
        <translation>2&#xa0;points de moins pour un {partisan|meeple} déjà présent</translation>
    </message>
    <message>
        <source>2 points for each protected {follower|meeple} on features of the kind in revolt</source>
        <comment>row/revolt.protected/during</comment>
        <translation>2&#xa0;points par {partisan|meeple} protégé sur des zones de la sorte en révolte</translation>
    </message>
    <message>
        <source>As many points as the next feature brings, also where they are the holder&apos;s own</source>
        <comment>row/teacher.copied/during</comment>
        <translation>Autant de points que la prochaine zone rapporte, même s’ils sont ceux du détenteur</translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/during</comment>
        <translation>2&#xa0;points par tuile Cirque ou Artiste parmi la sienne et celles autour</translation>
    </message>
    <message>
        <source>2 points for each tile with a circus or acrobats among his own and those around it</source>
        <comment>row/ringmaster.shows/after</comment>
        <translation>2&#xa0;points par tuile Cirque ou Artiste parmi la sienne et celles autour</translation>
    </message>
    <message>
        <source>Only circus tiles are played here.</source>
        <comment>note/ringmaster.circus-only</comment>
        <translation>On ne joue ici qu’avec les tuiles Cirque.</translation>
    </message>
    <message>
        <source>Only acrobat tiles are played here.</source>
        <comment>note/ringmaster.acrobats-only</comment>
        <translation>On ne joue ici qu’avec les tuiles Artiste.</translation>
    </message>
    <message>
        <source>Only on roads, in cities, on {cloisters|monasteries} and {farms|fields}.</source>
        <comment>note/ringmaster.features</comment>
        <translation>Seulement sur les routes, dans les villes, sur les abbayes et les {champs|prés}.</translation>
    </message>
    <message>
        <source>Also if the feature itself brought him nothing.</source>
        <comment>note/ringmaster.without-control</comment>
        <translation>Même si la zone elle-même ne lui a rien rapporté.</translation>
    </message>
    <message>
        <source>The feature is scored first.</source>
        <comment>note/ringmaster.second</comment>
        <translation>La zone est évaluée d’abord.</translation>
    </message>
    <message>
        <source>7 points</source>
        <comment>row/fish-hut.points/during</comment>
        <translation>7&#xa0;points</translation>
    </message>
    <message>
        <source>2 points more for each of the four tiles at its corners with a river</source>
        <comment>row/fish-hut.rivers/during</comment>
        <translation>2&#xa0;points de plus pour chacune des quatre tuiles à ses coins avec une rivière</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/fish-hut.after/after</comment>
        <translation>0&#xa0;point</translation>
    </message>
    <message>
        <source>2 points for each tile</source>
        <comment>row/fished-river.tiles/during</comment>
        <translation>2&#xa0;points par tuile</translation>
    </message>
    <message>
        <source>1 point for each tile</source>
        <comment>row/fished-river.tiles/after</comment>
        <translation>1&#xa0;point par tuile</translation>
    </message>
    <message>
        <source>0 points for the fortune teller</source>
        <comment>row/tent.teller/during</comment>
        <translation>0&#xa0;point pour la voyante</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/tent.teller/after</comment>
        <translation>0&#xa0;point</translation>
    </message>
    <message>
        <source>The fairy pays her points for a fortune teller too.</source>
        <comment>note/tent.fairy</comment>
        <translation>La fée rapporte ses points pour une voyante aussi.</translation>
    </message>
    <message>
        <source>3 points to whoever placed the tile that completes the tent</source>
        <comment>row/tent.completed/during</comment>
        <translation>3&#xa0;points au joueur qui a placé la tuile qui complète la tente</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.tents/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the six tiles</source>
        <comment>row/vista.kinds/during</comment>
        <translation>1&#xa0;point par sorte de zone visible sur les six tuiles</translation>
    </message>
    <message>
        <source>1 point for each kind of feature that can be seen on the tiles that are there</source>
        <comment>row/vista.kinds/after</comment>
        <translation>1&#xa0;point par sorte de zone visible sur les tuiles présentes</translation>
    </message>
    <message>
        <source>Two cities are one kind, and what is no feature to be scored is none.</source>
        <comment>note/vista.once</comment>
        <translation>Deux villes sont une seule sorte, et ce qui n’est pas une zone à évaluer n’en est pas une.</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-vista/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>Nothing for whoever is in the building that is not completed first</source>
        <comment>row/challenge.lost/during</comment>
        <translation>Rien pour celui qui est dans le bâtiment qui n’est pas complété le premier</translation>
    </message>
    <message>
        <source>The building completed first scores as always.</source>
        <comment>note/challenge.won</comment>
        <translation>Le bâtiment complété le premier marque comme toujours.</translation>
    </message>
    <message>
        <source>A church of Darmstadt may be in a challenge.</source>
        <comment>note/challenge.church</comment>
        <translation>Une église de Darmstadt peut être en défi.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like may be in a challenge, for its monk.</source>
        <comment>note/challenge.special</comment>
        <translation>Une abbaye d’Allemagne ou semblable peut être en défi, pour son moine.</translation>
    </message>
    <message>
        <source>Both score if one tile completes both.</source>
        <comment>note/challenge.draw</comment>
        <translation>Les deux marquent si une même tuile complète les deux.</translation>
    </message>
    <message>
        <source>Both score after the game if neither was completed.</source>
        <comment>note/challenge.open</comment>
        <translation>Les deux marquent après la partie si aucun n’a été complété.</translation>
    </message>
    <message>
        <source>An abbot who is taken back leaves the challenge.</source>
        <comment>note/challenge.abbot</comment>
        <translation>Un abbé récupéré quitte le défi.</translation>
    </message>
    <message>
        <source>10 points to whoever holds the cleric</source>
        <comment>row/cleric.tile/after</comment>
        <translation>10&#xa0;points au détenteur du clerc</translation>
    </message>
    <message>
        <source>2 points more for each abbey</source>
        <comment>row/cleric.abbeys/after</comment>
        <translation>2&#xa0;points de plus par monastère</translation>
    </message>
    <message>
        <source>10 points to whoever has most {cloister|monastery} tokens</source>
        <comment>row/tokens.majority/after</comment>
        <translation>10&#xa0;points au joueur qui a le plus de jetons Abbaye</translation>
    </message>
    <message>
        <source>In a tie with the holder of the cleric only that player gets them.</source>
        <comment>note/tokens.tie</comment>
        <translation>En cas d’égalité avec le détenteur du clerc, lui seul les reçoit.</translation>
    </message>
    <message>
        <source>1 point for each of the holder’s farmers</source>
        <comment>row/serf.own-farmers/after</comment>
        <translation>1&#xa0;point pour chacun des paysans du détenteur</translation>
    </message>
    <message>
        <source>5 points for the holder’s barn</source>
        <comment>row/serf.barns/after</comment>
        <translation>5&#xa0;points pour la grange du détenteur</translation>
    </message>
    <message>
        <source>5 points to its owner, whoever lays the last of the four tiles beside it</source>
        <comment>row/observation.points/during</comment>
        <translation>5&#xa0;points à son propriétaire, quel que soit celui qui place la dernière des quatre tuiles à côté</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/observation.after/after</comment>
        <translation>0&#xa0;point</translation>
    </message>
    <message>
        <source>No points, but 2 eggs to whoever surrounds a nest</source>
        <comment>row/eggs.nest/during</comment>
        <translation>Pas de points, mais 2 œufs à celui qui entoure un nid</translation>
    </message>
    <message>
        <source>And 1 egg to the owner of each {follower|meeple} on the nest’s own tile or one of the eight around it.</source>
        <comment>note/eggs.around</comment>
        <translation>Et 1 œuf au propriétaire de chaque {partisan|meeple} sur la tuile même du nid ou une des huit autour.</translation>
    </message>
    <message>
        <source>No points, but 1 egg to the owner of each {follower|meeple} that the bunny meets</source>
        <comment>row/eggs.bunny/during</comment>
        <translation>Pas de points, mais 1 œuf au propriétaire de chaque {partisan|meeple} que le lapin rencontre</translation>
    </message>
    <message>
        <source>10 points to whoever has most eggs; players who tie all get them</source>
        <comment>row/eggs.most/after</comment>
        <translation>10&#xa0;points au joueur qui a le plus d’œufs&#x202f;; en cas d’égalité, tous les reçoivent</translation>
    </message>
    <message>
        <source>Only eggs that nobody has eaten count.</source>
        <comment>note/eggs.eaten</comment>
        <translation>Seuls comptent les œufs que personne n’a mangés.</translation>
    </message>
    <message>
        <source>5 points to whoever has the second largest number of eggs; players who tie all get them</source>
        <comment>row/eggs.second/after</comment>
        <translation>5&#xa0;points au joueur qui a le deuxième plus grand nombre d’œufs&#x202f;; en cas d’égalité, tous les reçoivent</translation>
    </message>
    <message>
        <source>1 point for each completed city on the table, occupied or not</source>
        <comment>row/king.cities/after</comment>
        <translation>1&#xa0;point par ville complétée sur la table, occupée ou non</translation>
    </message>
    <message>
        <source>A small city that has become a castle is no completed city.</source>
        <comment>note/king.no-castles</comment>
        <translation>Une petite ville devenue forteresse n’est pas une ville complétée.</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/king.carcassonne</comment>
        <translation>La Ville de Carcassonne compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>Leipzig counts as a completed city.</source>
        <comment>note/king.leipzig</comment>
        <translation>Leipzig compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/king.ten/after</comment>
        <translation>10&#xa0;points</translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/king.fifteen/after</comment>
        <translation>15&#xa0;points, sans l’autre titre</translation>
    </message>
    <message>
        <source>1 point for each city that is completed</source>
        <comment>row/king.while-held/during</comment>
        <translation>1&#xa0;point par ville complétée</translation>
    </message>
    <message>
        <source>1 point for each completed road on the table, occupied or not</source>
        <comment>row/robber.roads/after</comment>
        <translation>1&#xa0;point par route complétée sur la table, occupée ou non</translation>
    </message>
    <message>
        <source>10 points</source>
        <comment>row/robber.ten/after</comment>
        <translation>10&#xa0;points</translation>
    </message>
    <message>
        <source>15 points, without the other title</source>
        <comment>row/robber.fifteen/after</comment>
        <translation>15&#xa0;points, sans l’autre titre</translation>
    </message>
    <message>
        <source>1 point for each road that is completed</source>
        <comment>row/robber.while-held/during</comment>
        <translation>1&#xa0;point par route complétée</translation>
    </message>
    <message>
        <source>40 points for both titles together</source>
        <comment>row/titles.forty/after</comment>
        <translation>40&#xa0;points pour les deux titres ensemble</translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and of the twelve around them: 16 points where all tiles are square</source>
        <comment>row/obelisk.squares/during</comment>
        <translation>1&#xa0;point pour chacune des quatre tuiles où il se tient et des douze autour d’elles&#x202f;: 16&#xa0;points si toutes les tuiles sont carrées</translation>
    </message>
    <message>
        <source>1 point for each of the four tiles on which it stands and each tile around them</source>
        <comment>row/obelisk.squares/after</comment>
        <translation>1&#xa0;point pour chacune des quatre tuiles où il se tient et par tuile autour d’elles</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/during</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-obelisk/after</comment>
        <translation>Sur la tuile de la statue de Hans&#x202f;: deux fois tous les points ci-dessus</translation>
    </message>
    <message>
        <source>5 points for each curd cheese that a player holds</source>
        <comment>row/curd-cheese.held/after</comment>
        <translation>5&#xa0;points par fromage d’Olomouc qu’un joueur détient</translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in the area of the privilege, at most 10</source>
        <comment>row/privilege.points/during</comment>
        <translation>1&#xa0;point par {partisan|meeple} dans le secteur du privilège, 10 au plus</translation>
    </message>
    <message>
        <source>As many points as the bid that is paid to you</source>
        <comment>row/bazaar.seller/during</comment>
        <translation>Autant de points que la mise qui vous est payée</translation>
    </message>
    <message>
        <source>As many points less as the bid that you pay</source>
        <comment>row/bazaar.buyer/during</comment>
        <translation>Autant de points de moins que la mise que vous payez</translation>
    </message>
    <message>
        <source>Points may fall below 0.</source>
        <comment>note/bazaar.below-zero</comment>
        <translation>Les points peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>5 points to whoever hurled the token nearest to the fair&apos;s tile</source>
        <comment>row/target.nearest/during</comment>
        <translation>5&#xa0;points à celui qui a lancé le jeton le plus près de la tuile de la foire</translation>
    </message>
    <message>
        <source>If several are equally near, each of these players gets them in full.</source>
        <comment>note/target.tie</comment>
        <translation>Si plusieurs sont également près, chacun de ces joueurs les reçoit en entier.</translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is caught</source>
        <comment>row/catch.caught/during</comment>
        <translation>5&#xa0;points au receveur d’un jet attrapé</translation>
    </message>
    <message>
        <source>5 points to the catcher of a throw that is not caught and does not go far enough</source>
        <comment>row/catch.short/during</comment>
        <translation>5&#xa0;points au receveur d’un jet qui n’est pas attrapé et ne va pas assez loin</translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that goes far enough and is not caught</source>
        <comment>row/catch.far/during</comment>
        <translation>5&#xa0;points au lanceur d’un jet qui va assez loin et n’est pas attrapé</translation>
    </message>
    <message>
        <source>5 points to the hurler of a throw that is touched but not caught</source>
        <comment>row/catch.dropped/during</comment>
        <translation>5&#xa0;points au lanceur d’un jet touché mais pas attrapé</translation>
    </message>
    <message>
        <source>3 points to the active player</source>
        <comment>row/wheel.fortune/during</comment>
        <translation>3&#xa0;points au joueur actif</translation>
    </message>
    <message>
        <source>For each of your knights 1 point for each {pennant|coat of arms} of its city and 1 for each of your knights there</source>
        <comment>row/wheel.tax/during</comment>
        <translation>Pour chacun de vos chevaliers, 1&#xa0;point par {bouclier|blason} de sa ville et 1 pour chacun de vos chevaliers présents</translation>
    </message>
    <message>
        <source>Each city by itself, whoever controls it.</source>
        <comment>note/tax.each-city</comment>
        <translation>Chaque ville à part, peu importe qui la contrôle.</translation>
    </message>
    <message>
        <source>For each of your farmers 1 point for each completed city at the {farm|field}</source>
        <comment>row/famine.cities/during</comment>
        <translation>Pour chacun de vos paysans, 1&#xa0;point par ville complétée au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>The City of Carcassonne counts as a completed city.</source>
        <comment>note/famine.carcassonne</comment>
        <translation>La Ville de Carcassonne compte comme une ville complétée.</translation>
    </message>
    <message>
        <source>Each {farm|field} by itself, whoever controls it.</source>
        <comment>note/famine.each-field</comment>
        <translation>Chaque {champ|pré} à part, peu importe qui le contrôle.</translation>
    </message>
    <message>
        <source>For each of your farmers 2 points for each castle at the {farm|field}</source>
        <comment>row/famine.castles/during</comment>
        <translation>Pour chacun de vos paysans, 2&#xa0;points par forteresse au bord du {champ|pré}</translation>
    </message>
    <message>
        <source>A castle with its lord still in it does not count yet.</source>
        <comment>note/famine.lord</comment>
        <translation>Une forteresse dont le seigneur est encore là ne compte pas encore.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-castles/during</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par forteresse, pour chacun de vos paysans</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each castle, for each of your farmers</source>
        <comment>row/famine.pig-herd-castles/during</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par forteresse, pour chacun de vos paysans</translation>
    </message>
    <message>
        <source>1 point for each {follower|meeple} in your supply</source>
        <comment>row/wheel.storm/during</comment>
        <translation>1&#xa0;point par {partisan|meeple} dans votre réserve</translation>
    </message>
    <message>
        <source>2 points for each of your monks</source>
        <comment>row/wheel.inquisition/during</comment>
        <translation>2&#xa0;points pour chacun de vos moines</translation>
    </message>
    <message>
        <source>0 points</source>
        <comment>row/wheel.pestilence/during</comment>
        <translation>0&#xa0;point</translation>
    </message>
    <message>
        <source>3 points for a {follower|meeple} on the crown of a sector that has only this one</source>
        <comment>row/crown.single/during</comment>
        <translation>3&#xa0;points pour un {partisan|meeple} sur la couronne d’un secteur qui n’a que celle-là</translation>
    </message>
    <message>
        <source>6 points for a {follower|meeple} alone in a sector with two crowns</source>
        <comment>row/crown.alone/during</comment>
        <translation>6&#xa0;points pour un {partisan|meeple} seul dans un secteur à deux couronnes</translation>
    </message>
    <message>
        <source>3 points for each {follower|meeple} where both crowns of a sector are occupied</source>
        <comment>row/crown.shared/during</comment>
        <translation>3&#xa0;points par {partisan|meeple} si les deux couronnes d’un secteur sont occupées</translation>
    </message>
    <message>
        <source>1 point for each token that is left</source>
        <comment>row/fruit.left/after</comment>
        <translation>1&#xa0;point par jeton restant</translation>
    </message>
    <message>
        <source>Road Sweeper: what the road would be worth at the end of the game, to whoever controls it</source>
        <comment>row/gift.road/during</comment>
        <translation>Cantonnier&#x202f;: ce que la route vaudrait à la fin de la partie, à celui qui la contrôle</translation>
    </message>
    <message>
        <source>Cash Out: 2 points for each {follower|meeple} on the feature, with the one that leaves</source>
        <comment>row/gift.followers/during</comment>
        <translation>Retrait&#x202f;: 2&#xa0;points par {partisan|meeple} sur la zone, y compris celui qui part</translation>
    </message>
    <message>
        <source>2 points for each gift that was not opened</source>
        <comment>row/gift.left/after</comment>
        <translation>2&#xa0;points par présent qui n’a pas été ouvert</translation>
    </message>
    <message>
        <source>1 to 3 pieces: 1 point for each</source>
        <comment>row/gold.upto-three/after</comment>
        <translation>1 à 3 lingots&#x202f;: 1&#xa0;point chacun</translation>
    </message>
    <message>
        <source>4 to 6 pieces: 2 points for each</source>
        <comment>row/gold.upto-six/after</comment>
        <translation>4 à 6 lingots&#x202f;: 2&#xa0;points chacun</translation>
    </message>
    <message>
        <source>7 to 9 pieces: 3 points for each</source>
        <comment>row/gold.upto-nine/after</comment>
        <translation>7 à 9 lingots&#x202f;: 3&#xa0;points chacun</translation>
    </message>
    <message>
        <source>10 pieces and more: 4 points for each</source>
        <comment>row/gold.from-ten/after</comment>
        <translation>10 lingots et plus&#x202f;: 4&#xa0;points chacun</translation>
    </message>
    <message>
        <source>1 point for each tile of its cross: 9 points where all tiles are square</source>
        <comment>row/windmill.tiles/during</comment>
        <translation>1&#xa0;point par tuile de sa croix&#x202f;: 9&#xa0;points si toutes les tuiles sont carrées</translation>
    </message>
    <message>
        <source>1 point for each tile of its cross</source>
        <comment>row/windmill.tiles/after</comment>
        <translation>1&#xa0;point par tuile de sa croix</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/during</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ces tuiles</translation>
    </message>
    <message>
        <source>3 points for each flower of your colour on these tiles</source>
        <comment>row/windmill.flowers/after</comment>
        <translation>3&#xa0;points par fleur de votre couleur sur ces tuiles</translation>
    </message>
    <message>
        <source>Numbers of its bathhouses together</source>
        <comment>fact/bathhouse-numbers</comment>
        <translation>Somme des numéros de ses étuves</translation>
    </message>
    <message>
        <source>Number of the bathhouse</source>
        <comment>fact/bathhouse-number</comment>
        <translation>Numéro de l’étuve</translation>
    </message>
    <message>
        <source>Note tokens</source>
        <comment>fact/notes</comment>
        <translation>Jetons Note</translation>
    </message>
    <message>
        <source>Own chip 2/6</source>
        <comment>fact/has-chip-2-6</comment>
        <translation>Votre jeton de pari 2/6</translation>
    </message>
    <message>
        <source>Own chip 3/5</source>
        <comment>fact/has-chip-3-5</comment>
        <translation>Votre jeton de pari 3/5</translation>
    </message>
    <message>
        <source>Own chip 3/6</source>
        <comment>fact/has-chip-3-6</comment>
        <translation>Votre jeton de pari 3/6</translation>
    </message>
    <message>
        <source>Own chip 4/7+</source>
        <comment>fact/has-chip-4-7</comment>
        <translation>Votre jeton de pari 4/7+</translation>
    </message>
    <message>
        <source>Own chip 4</source>
        <comment>fact/has-chip-4</comment>
        <translation>Votre jeton de pari 4</translation>
    </message>
    <message>
        <source>Own chip 5/8+</source>
        <comment>fact/has-chip-5-8</comment>
        <translation>Votre jeton de pari 5/8+</translation>
    </message>
    <message>
        <source>Black fairy beside one’s own figure</source>
        <comment>fact/black-fairy-beside</comment>
        <translation>Fée noire à côté d’un de vos pions</translation>
    </message>
    <message>
        <source>Castles at it</source>
        <comment>fact/castles-at-field</comment>
        <translation>Forteresses au bord</translation>
    </message>
    <message>
        <source>Worth of the completed feature</source>
        <comment>fact/castle-points</comment>
        <translation>Valeur de la zone complétée</translation>
    </message>
    <message>
        <source>The mayor is its lord</source>
        <comment>fact/castle-without-coats</comment>
        <translation>Le maire en est le seigneur</translation>
    </message>
    <message>
        <source>Bids paid to you</source>
        <comment>fact/bids-received</comment>
        <translation>Mises qui vous sont payées</translation>
    </message>
    <message>
        <source>Bids that you pay</source>
        <comment>fact/bids-paid</comment>
        <translation>Mises que vous payez</translation>
    </message>
    <message>
        <source>Own lord at a castle</source>
        <comment>fact/castle-lord</comment>
        <translation>Votre seigneur dans un château</translation>
    </message>
    <message>
        <source>Throws that you caught</source>
        <comment>fact/throws-caught</comment>
        <translation>Jets que vous avez attrapés</translation>
    </message>
    <message>
        <source>Throws to you that fell short</source>
        <comment>fact/throws-too-short</comment>
        <translation>Jets vers vous trop courts</translation>
    </message>
    <message>
        <source>Your throws that went far, not caught</source>
        <comment>fact/throws-far-enough</comment>
        <translation>Vos jets assez longs, pas attrapés</translation>
    </message>
    <message>
        <source>Your throws that were dropped</source>
        <comment>fact/throws-dropped</comment>
        <translation>Vos jets lâchés par le receveur</translation>
    </message>
    <message>
        <source>A single tile with four gates</source>
        <comment>fact/single-tile</comment>
        <translation>Une seule tuile à quatre portes</translation>
    </message>
    <message>
        <source>Holds the cleric</source>
        <comment>fact/cleric-held</comment>
        <translation>Détient le clerc</translation>
    </message>
    <message>
        <source>Abbeys</source>
        <comment>fact/cleric-abbeys</comment>
        <translation>Monastères</translation>
    </message>
    <message>
        <source>Most {cloister|monastery} tokens</source>
        <comment>fact/most-cloister-tokens</comment>
        <translation>Le plus de jetons Abbaye</translation>
    </message>
    <message>
        <source>Farmers of the serf’s holder</source>
        <comment>fact/serf-farmers</comment>
        <translation>Paysans du détenteur du serf</translation>
    </message>
    <message>
        <source>Barns of the serf’s holder</source>
        <comment>fact/serf-barns</comment>
        <translation>Granges du détenteur du serf</translation>
    </message>
    <message>
        <source>Darmstadtium</source>
        <comment>fact/darmstadtium</comment>
        <translation>Darmstadtium</translation>
    </message>
    <message>
        <source>Two points instead</source>
        <comment>fact/message-declined</comment>
        <translation>Deux points à la place</translation>
    </message>
    <message>
        <source>Worth of the smallest road</source>
        <comment>fact/smallest-road</comment>
        <translation>Valeur de la plus petite route</translation>
    </message>
    <message>
        <source>Worth of the smallest city</source>
        <comment>fact/smallest-city</comment>
        <translation>Valeur de la plus petite ville</translation>
    </message>
    <message>
        <source>Worth of the smallest {cloister|monastery}</source>
        <comment>fact/smallest-monastery</comment>
        <translation>Valeur de la plus petite abbaye</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in cities with own knights</source>
        <comment>fact/message-coats</comment>
        <translation>{Boucliers|Blasons} dans les villes avec vos chevaliers</translation>
    </message>
    <message>
        <source>Own knights in all</source>
        <comment>fact/message-knights</comment>
        <translation>Vos chevaliers en tout</translation>
    </message>
    <message>
        <source>Own farmers in all</source>
        <comment>fact/message-farmers</comment>
        <translation>Vos paysans en tout</translation>
    </message>
    <message>
        <source>Worth of the feature that is left</source>
        <comment>fact/message-feature</comment>
        <translation>Valeur de la zone quittée</translation>
    </message>
    <message>
        <source>Most Easter eggs</source>
        <comment>fact/most-eggs</comment>
        <translation>Le plus d’œufs de Pâques</translation>
    </message>
    <message>
        <source>Second most Easter eggs</source>
        <comment>fact/second-most-eggs</comment>
        <translation>Deuxième en œufs de Pâques</translation>
    </message>
    <message>
        <source>River tiles at its corners</source>
        <comment>fact/hut-rivers</comment>
        <translation>Tuiles à ses coins avec une rivière</translation>
    </message>
    <message>
        <source>Completes the tent</source>
        <comment>fact/tent-completed</comment>
        <translation>Complète la tente</translation>
    </message>
    <message>
        <source>Tiles with gardens around it</source>
        <comment>fact/gardens-around</comment>
        <translation>Tuiles avec des jardins autour</translation>
    </message>
    <message>
        <source>Tiles with spring around it</source>
        <comment>fact/spring-tiles-around</comment>
        <translation>Tuiles avec le printemps autour</translation>
    </message>
    <message>
        <source>Value of the token harvested</source>
        <comment>fact/fruit-value</comment>
        <translation>Valeur du jeton récolté</translation>
    </message>
    <message>
        <source>Tokens sold at once</source>
        <comment>fact/fruit-sold</comment>
        <translation>Jetons vendus à la fois</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <comment>fact/fruit-left</comment>
        <translation>Jetons restants</translation>
    </message>
    <message>
        <source>Red X</source>
        <comment>fact/luck-x</comment>
        <translation>X rouge</translation>
    </message>
    <message>
        <source>Castles in Germany at its ends</source>
        <comment>fact/german-castles</comment>
        <translation>Châteaux d’Allemagne à ses extrémités</translation>
    </message>
    <message>
        <source>Further stretches on the same tiles of cathedrals</source>
        <comment>fact/further-stretches</comment>
        <translation>Tronçons supplémentaires sur les mêmes tuiles de cathédrales</translation>
    </message>
    <message>
        <source>Ends at a cathedral in Germany</source>
        <comment>fact/german-cathedral</comment>
        <translation>Finit à une cathédrale d’Allemagne</translation>
    </message>
    <message>
        <source>Tiles of all roads there</source>
        <comment>fact/road-lengths</comment>
        <translation>Tuiles de toutes ses routes</translation>
    </message>
    <message>
        <source>Of these, on completed roads with inns</source>
        <comment>fact/inn-road-lengths</comment>
        <translation>Dont sur des routes complétées avec des auberges</translation>
    </message>
    <message>
        <source>Of these, on unfinished roads with inns</source>
        <comment>fact/open-inn-road-lengths</comment>
        <translation>Dont sur des routes inachevées avec des auberges</translation>
    </message>
    <message>
        <source>Ghosts on own {followers|meeples} there</source>
        <comment>fact/ghosts</comment>
        <translation>Fantômes sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Mist on its own tile</source>
        <comment>fact/mist-here</comment>
        <translation>Brouillard sur sa propre tuile</translation>
    </message>
    <message>
        <source>Tiles with mist around it</source>
        <comment>fact/mist-around</comment>
        <translation>Tuiles avec du brouillard autour</translation>
    </message>
    <message>
        <source>Worth of the road</source>
        <comment>fact/worth-of-road</comment>
        <translation>Valeur de la route</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the feature</source>
        <comment>fact/followers-on-feature</comment>
        <translation>{Partisans|Meeples} sur la zone</translation>
    </message>
    <message>
        <source>Gifts not opened</source>
        <comment>fact/gifts-left</comment>
        <translation>Présents non ouverts</translation>
    </message>
    <message>
        <source>Own {followers|meeples} there</source>
        <comment>fact/gingerbread-knights</comment>
        <translation>Vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>{Gold pieces|Gold ingots}</source>
        <comment>fact/gold</comment>
        <translation>Lingots d’or</translation>
    </message>
    <message>
        <source>Completed cities with a great fair</source>
        <comment>fact/great-fairs</comment>
        <translation>Villes complétées avec une grande foire</translation>
    </message>
    <message>
        <source>Vineyards around it</source>
        <comment>fact/vineyards</comment>
        <translation>Vignobles autour</translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>fact/sheep</comment>
        <translation>Moutons</translation>
    </message>
    <message>
        <source>Completed cities on the table</source>
        <comment>fact/cities-completed</comment>
        <translation>Villes complétées sur la table</translation>
    </message>
    <message>
        <source>Completed roads on the table</source>
        <comment>fact/roads-completed</comment>
        <translation>Routes complétées sur la table</translation>
    </message>
    <message>
        <source>Token of La Porxada</source>
        <comment>fact/porxada</comment>
        <translation>Jeton de La Porxada</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <comment>fact/labyrinth</comment>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>{Followers|Meeples} on the road</source>
        <comment>fact/followers-on-road</comment>
        <translation>{Partisans|Meeples} sur la route</translation>
    </message>
    <message>
        <source>Highway</source>
        <comment>fact/highway</comment>
        <translation>Autoroute</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <comment>fact/street-fair</comment>
        <translation>Foire de rue</translation>
    </message>
    <message>
        <source>Poverty</source>
        <comment>fact/poverty</comment>
        <translation>Pauvreté</translation>
    </message>
    <message>
        <source>Wealth</source>
        <comment>fact/wealth</comment>
        <translation>Richesse</translation>
    </message>
    <message>
        <source>Siege (scoring tile)</source>
        <comment>fact/survey-siege</comment>
        <translation>Siège (tuile d’évaluation)</translation>
    </message>
    <message>
        <source>Plague (scoring tile)</source>
        <comment>fact/survey-plague</comment>
        <translation>Peste (tuile d’évaluation)</translation>
    </message>
    <message>
        <source>City Privilege</source>
        <comment>fact/city-privilege</comment>
        <translation>Privilège urbain</translation>
    </message>
    <message>
        <source>Peasants’ Revolt: tiles with a farmhouse</source>
        <comment>fact/farmhouse-tiles</comment>
        <translation>Révolte paysanne&#x202f;: tuiles avec une ferme</translation>
    </message>
    <message>
        <source>Farmers’ Market: tiles with a shed</source>
        <comment>fact/shed-tiles</comment>
        <translation>Marché fermier&#x202f;: tuiles avec une remise</translation>
    </message>
    <message>
        <source>Bad Neighbourhood: tiles with only half circles</source>
        <comment>fact/cap-tiles</comment>
        <translation>Mauvais quartier&#x202f;: tuiles à demi-cercles seulement</translation>
    </message>
    <message>
        <source>Hermit: tiles with a city</source>
        <comment>fact/city-tiles-around</comment>
        <translation>Ermite&#x202f;: tuiles avec une ville</translation>
    </message>
    <message>
        <source>Pilgrimage: tiles with a road</source>
        <comment>fact/road-tiles-around</comment>
        <translation>Pèlerinage&#x202f;: tuiles avec une route</translation>
    </message>
    <message>
        <source>Little buildings there</source>
        <comment>fact/little-buildings</comment>
        <translation>Petits bâtiments présents</translation>
    </message>
    <message>
        <source>Sheds there</source>
        <comment>fact/sheds</comment>
        <translation>Remises présentes</translation>
    </message>
    <message>
        <source>Houses there</source>
        <comment>fact/houses</comment>
        <translation>Maisons présentes</translation>
    </message>
    <message>
        <source>Small towers there</source>
        <comment>fact/small-towers</comment>
        <translation>Petites tours présentes</translation>
    </message>
    <message>
        <source>Mage</source>
        <comment>fact/mage</comment>
        <translation>Mage</translation>
    </message>
    <message>
        <source>Witch</source>
        <comment>fact/witch</comment>
        <translation>Sorcière</translation>
    </message>
    <message>
        <source>At the wainwrights of Leipzig</source>
        <comment>fact/at-wainwrights</comment>
        <translation>Chez les fabricants de chariots de Leipzig</translation>
    </message>
    <message>
        <source>At the coiners of Leipzig, and in the city</source>
        <comment>fact/at-coiners</comment>
        <translation>Chez les monnayeurs de Leipzig, et dans la ville</translation>
    </message>
    <message>
        <source>At the bookbinders of Leipzig</source>
        <comment>fact/at-bookbinders</comment>
        <translation>Chez les relieurs de Leipzig</translation>
    </message>
    <message>
        <source>At the tanners of Leipzig</source>
        <comment>fact/at-tanners</comment>
        <translation>Chez les tanneurs de Leipzig</translation>
    </message>
    <message>
        <source>Sheds and farmhouses</source>
        <comment>fact/sheds-and-farmhouses</comment>
        <translation>Remises et fermes</translation>
    </message>
    <message>
        <source>Tiles under and around the obelisk</source>
        <comment>fact/obelisk-squares</comment>
        <translation>Tuiles sous et autour de l’obélisque</translation>
    </message>
    <message>
        <source>Curd cheeses</source>
        <comment>fact/cheeses</comment>
        <translation>Fromages d’Olomouc</translation>
    </message>
    <message>
        <source>Protected when deployed</source>
        <comment>fact/protected-when-deployed</comment>
        <translation>Protégés lors de la pose</translation>
    </message>
    <message>
        <source>Protected later</source>
        <comment>fact/protected-later</comment>
        <translation>Protégés plus tard</translation>
    </message>
    <message>
        <source>Own protected {followers|meeples} of that kind</source>
        <comment>fact/protected-followers</comment>
        <translation>Vos {partisans|meeples} protégés de cette sorte</translation>
    </message>
    <message>
        <source>Turns begun with the fairy</source>
        <comment>fact/fairy-turns</comment>
        <translation>Tours commencés avec la fée</translation>
    </message>
    <message>
        <source>Features scored with the fairy</source>
        <comment>fact/fairy-features</comment>
        <translation>Zones évaluées avec la fée</translation>
    </message>
    <message>
        <source>Points of the robbed figure</source>
        <comment>fact/robbed-points</comment>
        <translation>Points du pion volé</translation>
    </message>
    <message>
        <source>Own robber on the scoreboard</source>
        <comment>fact/robber-left</comment>
        <translation>Votre {bandit|voleur} sur la piste de score</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in the area</source>
        <comment>fact/privileged</comment>
        <translation>{Partisans|Meeples} dans le secteur</translation>
    </message>
    <message>
        <source>Empty spaces around it</source>
        <comment>fact/empty-spaces</comment>
        <translation>Cases vides autour</translation>
    </message>
    <message>
        <source>Own {followers|meeples} at Vodyanoy</source>
        <comment>fact/followers-at-vodyanoy</comment>
        <translation>Vos {partisans|meeples} chez Vodianoï</translation>
    </message>
    <message>
        <source>Points awarded</source>
        <comment>fact/points-awarded</comment>
        <translation>Points attribués</translation>
    </message>
    <message>
        <source>Besieged</source>
        <comment>fact/besieged</comment>
        <translation>Assiégée</translation>
    </message>
    <message>
        <source>Of the completed cities that pay, besieged</source>
        <comment>fact/besieged-at-it</comment>
        <translation>Dont assiégées, parmi les villes complétées qui rapportent</translation>
    </message>
    <message>
        <source>Signposts that are right</source>
        <comment>fact/right-signposts</comment>
        <translation>Panneaux justes</translation>
    </message>
    <message>
        <source>Different kinds among these</source>
        <comment>fact/signpost-kinds</comment>
        <translation>Sortes différentes parmi eux</translation>
    </message>
    <message>
        <source>Tiles in line with it</source>
        <comment>fact/tiles-in-line</comment>
        <translation>Tuiles alignées avec elle</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans</source>
        <comment>fact/on-hans-tile</comment>
        <translation>Sur la tuile de la statue de Hans</translation>
    </message>
    <message>
        <source>Large toll</source>
        <comment>fact/large-toll</comment>
        <translation>Grand péage</translation>
    </message>
    <message>
        <source>Farmhouses, sheds, gardens and {thieves|highwaymen}</source>
        <comment>fact/toll-houses</comment>
        <translation>Fermes, remises, jardins et {voleurs|brigands}</translation>
    </message>
    <message>
        <source>Groups of travellers</source>
        <comment>fact/toll-travellers</comment>
        <translation>Groupes de voyageurs</translation>
    </message>
    <message>
        <source>Pays a ransom</source>
        <comment>fact/ransom-paid</comment>
        <translation>Paie une rançon</translation>
    </message>
    <message>
        <source>Gets a ransom</source>
        <comment>fact/ransom-received</comment>
        <translation>Reçoit une rançon</translation>
    </message>
    <message>
        <source>Animal token</source>
        <comment>fact/animal-points</comment>
        <translation>Jeton Animal</translation>
    </message>
    <message>
        <source>Own {followers|meeples} around the big top</source>
        <comment>fact/circus-audience</comment>
        <translation>Vos {partisans|meeples} autour du chapiteau</translation>
    </message>
    <message>
        <source>Own acrobats in the pyramid</source>
        <comment>fact/own-acrobats</comment>
        <translation>Vos artistes dans la pyramide</translation>
    </message>
    <message>
        <source>Circus and acrobat tiles around him</source>
        <comment>fact/ringmaster-shows</comment>
        <translation>Tuiles Cirque et Artiste autour de lui</translation>
    </message>
    <message>
        <source>Tiles of the other roads at its marketplaces</source>
        <comment>fact/market-tiles</comment>
        <translation>Tuiles des autres routes de ses places du marché</translation>
    </message>
    <message>
        <source>Flowers of one’s own colour</source>
        <comment>fact/own-flowers</comment>
        <translation>Fleurs de votre couleur</translation>
    </message>
    <message>
        <source>Tiles of its cross</source>
        <comment>fact/windmill-tiles</comment>
        <translation>Tuiles de sa croix</translation>
    </message>
    <message>
        <source>Kinds of features in view</source>
        <comment>fact/vista-kinds</comment>
        <translation>Sortes de zones en vue</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in sight</source>
        <comment>fact/followers-in-sight</comment>
        <translation>{Partisans|Meeples} en vue</translation>
    </message>
    <message>
        <source>Tiles with roads in sight</source>
        <comment>fact/road-tiles-in-sight</comment>
        <translation>Tuiles avec des routes en vue</translation>
    </message>
    <message>
        <source>{Cloisters|Monasteries} in sight</source>
        <comment>fact/monasteries-in-sight</comment>
        <translation>Abbayes en vue</translation>
    </message>
    <message>
        <source>{Pennants|Coats of arms} in sight</source>
        <comment>fact/coats-in-sight</comment>
        <translation>{Boucliers|Blasons} en vue</translation>
    </message>
    <message>
        <source>Tiles with cities in sight</source>
        <comment>fact/city-tiles-in-sight</comment>
        <translation>Tuiles avec des villes en vue</translation>
    </message>
    <message>
        <source>Own knights in the city</source>
        <comment>fact/own-knights</comment>
        <translation>Vos chevaliers dans la ville</translation>
    </message>
    <message>
        <source>Own farmers on the {farm|field}</source>
        <comment>fact/wheel-farmers</comment>
        <translation>Vos paysans sur le {champ|pré}</translation>
    </message>
    <message>
        <source>{Followers|Meeples} in your supply</source>
        <comment>fact/followers-at-home</comment>
        <translation>{Partisans|Meeples} dans votre réserve</translation>
    </message>
    <message>
        <source>Own monks</source>
        <comment>fact/own-monks</comment>
        <translation>Vos moines</translation>
    </message>
    <message>
        <source>On a crown of its own sector</source>
        <comment>fact/single-crowns</comment>
        <translation>Sur la couronne seule de son secteur</translation>
    </message>
    <message>
        <source>Alone at two crowns</source>
        <comment>fact/crowns-alone</comment>
        <translation>Seul avec deux couronnes</translation>
    </message>
    <message>
        <source>On crowns that are both occupied</source>
        <comment>fact/crowns-shared</comment>
        <translation>Sur des couronnes toutes deux occupées</translation>
    </message>
    <message>
        <source>Owner of Stonehenge</source>
        <comment>fact/stonehenge-owned</comment>
        <translation>Propriétaire de Stonehenge</translation>
    </message>
    <message>
        <source>Knights of the others</source>
        <comment>fact/knights-of-others</comment>
        <translation>Chevaliers des autres</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <comment>fact/players-at-the-table</comment>
        <translation>Joueurs à la table</translation>
    </message>
    <message>
        <source>Own farmers</source>
        <comment>fact/own-farmers</comment>
        <translation>Vos paysans</translation>
    </message>
    <message>
        <source>Completed cities</source>
        <comment>count/king.completed</comment>
        <translation>Villes complétées</translation>
    </message>
    <message>
        <source>Tiles of the largest city</source>
        <comment>count/king.largest</comment>
        <translation>Tuiles de la plus grande ville</translation>
    </message>
    <message>
        <source>Completed roads</source>
        <comment>count/robber-baron.completed</comment>
        <translation>Routes complétées</translation>
    </message>
    <message>
        <source>Tiles of the longest road</source>
        <comment>count/robber-baron.longest</comment>
        <translation>Tuiles de la plus longue route</translation>
    </message>
    <message>
        <source>in the {castle quarter|castle district}</source>
        <comment>area/castle-quarter</comment>
        <translation>dans le quartier du château</translation>
    </message>
    <message>
        <source>in the {market quarter|market district}</source>
        <comment>area/market-quarter</comment>
        <translation>dans le quartier du marché</translation>
    </message>
    <message>
        <source>in the {blacksmith&apos;s quarter|blacksmith&apos;s district}</source>
        <comment>area/blacksmith-quarter</comment>
        <translation>dans le quartier de la forge</translation>
    </message>
    <message>
        <source>in the {cathedral quarter|cathedral district}</source>
        <comment>area/cathedral-quarter</comment>
        <translation>dans le quartier de la cathédrale</translation>
    </message>
    <message>
        <source>in the quarter of the wainwrights</source>
        <comment>area/wainwrights-quarter</comment>
        <translation>dans le quartier des fabricants de chariots</translation>
    </message>
    <message>
        <source>in the quarter of the coiners</source>
        <comment>area/coiners-quarter</comment>
        <translation>dans le quartier des monnayeurs</translation>
    </message>
    <message>
        <source>in the quarter of the bookbinders</source>
        <comment>area/bookbinders-quarter</comment>
        <translation>dans le quartier des relieurs</translation>
    </message>
    <message>
        <source>in the quarter of the tanners</source>
        <comment>area/tanners-quarter</comment>
        <translation>dans le quartier des tanneurs</translation>
    </message>
    <message>
        <source>An abbey lies only where tiles are on all four sides.</source>
        <comment>refusal/placement.no-hole</comment>
        <translation>Un monastère ne se place que là où il y a des tuiles sur les quatre côtés.</translation>
    </message>
    <message>
        <source>A barn lies on this {farm|field}.</source>
        <comment>refusal/deploy.barn-there</comment>
        <translation>Il y a une grange sur ce {champ|pré}.</translation>
    </message>
    <message>
        <source>This table plays without farmers.</source>
        <comment>refusal/deploy.no-farmers</comment>
        <translation>Cette table joue sans paysans.</translation>
    </message>
    <message>
        <source>Nothing is deployed on the lake with the volcano.</source>
        <comment>refusal/deploy.volcano-lake</comment>
        <translation>Rien n’est posé sur le lac au volcan.</translation>
    </message>
    <message>
        <source>The river must go on in the tile.</source>
        <comment>refusal/placement.river-apart</comment>
        <translation>La rivière doit se poursuivre dans la tuile.</translation>
    </message>
    <message>
        <source>The river would turn back on itself.</source>
        <comment>refusal/placement.river-turns</comment>
        <translation>La rivière reviendrait sur elle-même.</translation>
    </message>
    <message>
        <source>A tile of a cathedral in Germany counts once here.</source>
        <comment>note/road.mage-german-cathedral</comment>
        <translation>Une tuile de cathédrale d’Allemagne compte ici une fois.</translation>
    </message>
    <message>
        <source>Also on a road to a cathedral in Germany that is not completed.</source>
        <comment>note/road.mage-open-cathedral</comment>
        <translation>Aussi sur une route vers une cathédrale d’Allemagne qui n’est pas complétée.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/yaga-hut.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/yaga-hut.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/haunted-castle.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/haunted-castle.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/circus.wonder-tile</comment>
        <translation>Une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/circus.wonder</comment>
        <translation>Chaque carré d’une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-castle.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-castle.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/special-monastery.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>A wonder counts as one tile.</source>
        <comment>note/special-monastery.wonder-tile</comment>
        <translation>Une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>Each square of a wonder counts as a tile.</source>
        <comment>note/special-monastery.wonder</comment>
        <translation>Chaque carré d’une merveille compte comme une tuile.</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/special-monastery.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/special-monastery.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>All other tiles count as they do on any road.</source>
        <comment>note/german-cathedral.as-on-roads</comment>
        <translation>Toutes les autres tuiles comptent comme sur toute route.</translation>
    </message>
    <message>
        <source>An inn on the tile does nothing for a bridge over it.</source>
        <comment>note/german-cathedral.bridge-inn</comment>
        <translation>Une auberge sur la tuile ne fait rien pour un pont au-dessus d’elle.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/german-cathedral.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/german-cathedral.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>Each player has all of it, however many tollhouses lie at the ends of the road.</source>
        <comment>note/tollhouse.number</comment>
        <translation>Chaque joueur reçoit le tout, quel que soit le nombre de postes de péage aux extrémités de la route.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et sur celles de ses quatre côtés</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those at its four sides</source>
        <comment>row/tent.little-buildings/after</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et sur celles de ses quatre côtés</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et sur celles de ses quatre côtés</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those at its four sides</source>
        <comment>row/tent.buildings-by-kind/after</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et sur celles de ses quatre côtés</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/tent.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/tent.ghosts-control</comment>
        <translation>Seulement pour ceux qui la contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>2 points less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/during</comment>
        <translation>2&#xa0;points de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>1 point less for each ghost on your {followers|meeples} there</source>
        <comment>row/vista.ghosts/after</comment>
        <translation>1&#xa0;point de moins par fantôme sur vos {partisans|meeples} présents</translation>
    </message>
    <message>
        <source>Only for those who control it, from their own points, which may fall below 0.</source>
        <comment>note/vista.ghosts-control</comment>
        <translation>Seulement pour ceux qui le contrôlent, sur leurs propres points, qui peuvent descendre sous 0.</translation>
    </message>
    <message>
        <source>Highway: nothing for further stretches</source>
        <comment>row/survey-road.highway-stretches/during</comment>
        <translation>Autoroute&#x202f;: rien pour les tronçons supplémentaires</translation>
    </message>
    <message>
        <source>Highway ending at cathedrals in Germany: as if these had 5 tiles to pay for</source>
        <comment>row/survey-road.highway-cathedrals/during</comment>
        <translation>Autoroute finissant à des cathédrales d’Allemagne&#x202f;: comme si elles avaient 5 tuiles à payer</translation>
    </message>
    <message>
        <source>Street Fair: 1 point more for each further stretch</source>
        <comment>row/survey-road.fair-stretches/during</comment>
        <translation>Foire de rue&#x202f;: 1&#xa0;point de plus par tronçon supplémentaire</translation>
    </message>
    <message>
        <source>Highway with an inn: nothing more for further stretches either</source>
        <comment>row/survey-road.highway-stretches-with-inn/during</comment>
        <translation>Autoroute avec une auberge&#x202f;: rien de plus pour les tronçons supplémentaires non plus</translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.wainwrights-tiles</comment>
        <translation>On compte les tuiles que la route a vraiment.</translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.wainwrights-highway</comment>
        <translation>De même avec l’Autoroute.</translation>
    </message>
    <message>
        <source>The tiles that the road really has are counted.</source>
        <comment>note/road.mage-tiles</comment>
        <translation>On compte les tuiles que la route a vraiment.</translation>
    </message>
    <message>
        <source>Also with the Highway.</source>
        <comment>note/road.mage-highway</comment>
        <translation>De même avec l’Autoroute.</translation>
    </message>
    <message>
        <source>Bad Neighbourhood, besieged: the siege takes nothing for those tiles</source>
        <comment>row/survey-city.neighbourhood-besieged/during</comment>
        <translation>Mauvais quartier, assiégée&#x202f;: le siège n’enlève rien pour ces tuiles</translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/city.coiners-now</comment>
        <translation>Aussi pour celui que vous venez d’envoyer.</translation>
    </message>
    <message>
        <source>The tiles that the city really has are counted.</source>
        <comment>note/city.mage-tiles</comment>
        <translation>On compte les tuiles que la ville a vraiment.</translation>
    </message>
    <message>
        <source>Also with the Bad Neighbourhood.</source>
        <comment>note/city.mage-neighbourhood</comment>
        <translation>De même avec le Mauvais quartier.</translation>
    </message>
    <message>
        <source>Also for whom you have just sent.</source>
        <comment>note/monastery.bookbinders-now</comment>
        <translation>Aussi pour celui que vous venez d’envoyer.</translation>
    </message>
    <message>
        <source>What pigs and {pig-herds|pigsties} add for such a city counts twice too.</source>
        <comment>note/field-early.besieged-all</comment>
        <translation>Ce que les cochons et les {troupeaux de cochons|porcheries} ajoutent pour une telle ville compte double aussi.</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and around it</source>
        <comment>row/cemetery.little-buildings/during</comment>
        <translation>1&#xa0;point par petit bâtiment sur sa tuile et autour</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and around it</source>
        <comment>row/cemetery.buildings-by-kind/during</comment>
        <translation>1&#xa0;point par remise, 2 par maison, 3 par tour sur sa tuile et autour</translation>
    </message>
    <message>
        <source>Of a double tile around it all {followers|meeples} on its usual features count, also if only one half is in sight.</source>
        <comment>note/watchtower.double-followers</comment>
        <translation>D’une tuile double autour, tous les {partisans|meeples} de ses zones ordinaires comptent, même si une seule moitié est en vue.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/watchtower.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>A shrine counts too.</source>
        <comment>note/watchtower.shrine</comment>
        <translation>Un lieu de culte compte aussi.</translation>
    </message>
    <message>
        <source>An abbey counts too.</source>
        <comment>note/watchtower.abbey</comment>
        <translation>Un monastère compte aussi.</translation>
    </message>
    <message>
        <source>A monastery in Germany or its like counts too.</source>
        <comment>note/watchtower.special</comment>
        <translation>Une abbaye d’Allemagne ou semblable compte aussi.</translation>
    </message>
    <message>
        <source>A church of Darmstadt counts too.</source>
        <comment>note/watchtower.church</comment>
        <translation>Une église de Darmstadt compte aussi.</translation>
    </message>
    <message>
        <source>Robbers take of these points only if the {follower|meeple} with her gets nothing else for the feature.</source>
        <comment>note/robbers.fairy</comment>
        <translation>Les {bandits|voleurs} ne prennent sur ces points que si le {partisan|meeple} avec elle ne reçoit rien d’autre pour la zone.</translation>
    </message>
    <message>
        <source>{Each half tile counts as a tile|One or two half tiles in a space count as one tile}.</source>
        <comment>note/gingerbread.halflings</comment>
        <translation>{Chaque demi-tuile compte comme une tuile|Une ou deux demi-tuiles d’une case comptent comme une tuile}.</translation>
    </message>
    <message>
        <source>This may take you below 0.</source>
        <comment>note/protection.later-below-zero</comment>
        <translation>Cela peut vous faire descendre sous 0.</translation>
    </message>
    <message>
        <source>If the princess on the new tile joins a city with knights, choose one of them, of whatever player, to be sent home.</source>
        <comment>item/princess.remove</comment>
        <translation>Si la princesse de la nouvelle tuile rejoint une ville avec des chevaliers, choisissez l’un d’eux, de n’importe quel joueur, à renvoyer dans la réserve.</translation>
    </message>
    <message>
        <source>You may leave all of them where they are.</source>
        <comment>note/princess.may</comment>
        <translation>Vous pouvez les laisser tous où ils sont.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for you alone</source>
        <comment>row/field-early.own-pig/during</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par ville complétée, pour vous seul</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-early.herd/during</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville complétée</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-early.herd-once</comment>
        <translation>{Un deuxième troupeau de cochons|Une deuxième porcherie} ne change rien.</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city</source>
        <comment>row/field-barns.herd/after</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville complétée</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/field-barns.herd-once</comment>
        <translation>{Un deuxième troupeau de cochons|Une deuxième porcherie} ne change rien.</translation>
    </message>
    <message>
        <source>With your pig: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.own-pig/during</comment>
        <translation>Avec votre cochon&#x202f;: 1&#xa0;point de plus par ville complétée, pour chacun de vos paysans</translation>
    </message>
    <message>
        <source>With {pig-herds|pigsties}: 1 point more for each completed city, for each of your farmers</source>
        <comment>row/famine.herd/during</comment>
        <translation>Avec des {troupeaux de cochons|porcheries}&#x202f;: 1&#xa0;point de plus par ville complétée, pour chacun de vos paysans</translation>
    </message>
    <message>
        <source>A second {pig-herd|pigsty} changes nothing.</source>
        <comment>note/famine.herd-once</comment>
        <translation>{Un deuxième troupeau de cochons|Une deuxième porcherie} ne change rien.</translation>
    </message>
    <message>
        <source>Own pig</source>
        <comment>fact/own-pig</comment>
        <translation>Votre cochon</translation>
    </message>
    <message>
        <source>{Pig-herd|Pigsty}</source>
        <comment>fact/herd-there</comment>
        <translation>{Troupeau de cochons|Porcherie}</translation>
    </message>
    <message>
        <source>Count, King &amp; Robber</source>
        <comment>section/count-king-and-robber</comment>
        <translation>Comte, Roi et Brigand</translation>
    </message>
    <message>
        <source>Crop Circles</source>
        <comment>section/crop-circles</comment>
        <translation>Agroglyphes</translation>
    </message>
    <message>
        <source>Rivers</source>
        <comment>section/rivers</comment>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Besiegers, Cathars, Siege</source>
        <comment>section/sieges</comment>
        <translation>Assiégeants, Cathares, Siège</translation>
    </message>
    <message>
        <source>Halflings</source>
        <comment>section/halflings</comment>
        <translation>Demi-tuiles</translation>
    </message>
    <message>
        <source>Monasteries in Germany and elsewhere</source>
        <comment>section/special-monasteries</comment>
        <translation>Abbayes d’Allemagne et d’ailleurs</translation>
    </message>
    <message>
        <source>Licensed expansions</source>
        <comment>section/licensed</comment>
        <translation>Extensions sous licence</translation>
    </message>
    <message>
        <source>Print &amp; Play and Cut &amp; Play</source>
        <comment>section/print-and-play</comment>
        <translation>Print &amp; Play et Cut &amp; Play</translation>
    </message>
    <message>
        <source>coat of arms</source>
        <comment>symbol/coat-of-arms</comment>
        <translation>{Bouclier|Blason}</translation>
    </message>
    <message>
        <source>pig-herd</source>
        <comment>symbol/pig-herd</comment>
        <translation>{Troupeau de cochons|Porcherie}</translation>
    </message>
    <message>
        <source>volcano</source>
        <comment>symbol/volcano</comment>
        <translation>volcan</translation>
    </message>
    <message>
        <source>inn</source>
        <comment>symbol/inn</comment>
        <translation>auberge</translation>
    </message>
    <message>
        <source>cathedral</source>
        <comment>symbol/cathedral</comment>
        <translation>cathédrale</translation>
    </message>
    <message>
        <source>wine</source>
        <comment>symbol/wine</comment>
        <translation>vin</translation>
    </message>
    <message>
        <source>grain</source>
        <comment>symbol/grain</comment>
        <translation>blé</translation>
    </message>
    <message>
        <source>cloth</source>
        <comment>symbol/cloth</comment>
        <translation>tissu</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>symbol/dragon</comment>
        <translation>dragon</translation>
    </message>
    <message>
        <source>princess</source>
        <comment>symbol/princess</comment>
        <translation>princesse</translation>
    </message>
    <message>
        <source>magic portal</source>
        <comment>symbol/magic-portal</comment>
        <translation>portail magique</translation>
    </message>
    <message>
        <source>tunnel</source>
        <comment>symbol/tunnel</comment>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>shrine</source>
        <comment>symbol/shrine</comment>
        <translation>lieu de culte</translation>
    </message>
    <message>
        <source>bazaar</source>
        <comment>symbol/bazaar</comment>
        <translation>bazar</translation>
    </message>
    <message>
        <source>city too narrow for a castle</source>
        <comment>symbol/no-castle</comment>
        <translation>ville trop étroite pour une forteresse</translation>
    </message>
    <message>
        <source>hill</source>
        <comment>symbol/hill</comment>
        <translation>colline</translation>
    </message>
    <message>
        <source>vineyard</source>
        <comment>symbol/vineyard</comment>
        <translation>vignoble</translation>
    </message>
    <message>
        <source>sheep</source>
        <comment>symbol/sheep</comment>
        <translation>moutons</translation>
    </message>
    <message>
        <source>pointing west</source>
        <comment>symbol/pointing-west</comment>
        <translation>vers l’ouest</translation>
    </message>
    <message>
        <source>pointing north-west</source>
        <comment>symbol/pointing-north-west</comment>
        <translation>vers le nord-ouest</translation>
    </message>
    <message>
        <source>pointing north-east</source>
        <comment>symbol/pointing-north-east</comment>
        <translation>vers le nord-est</translation>
    </message>
    <message>
        <source>ferry</source>
        <comment>symbol/ferry</comment>
        <translation>{Ferry|Bac}</translation>
    </message>
    <message>
        <source>goldmine</source>
        <comment>symbol/goldmine</comment>
        <translation>mine d’or</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>symbol/mage</comment>
        <translation>mage</translation>
    </message>
    <message>
        <source>crop circle with a shield</source>
        <comment>symbol/corn-circle-city</comment>
        <translation>agroglyphe avec un bouclier</translation>
    </message>
    <message>
        <source>crop circle with a pitchfork</source>
        <comment>symbol/corn-circle-field</comment>
        <translation>agroglyphe avec une fourche</translation>
    </message>
    <message>
        <source>crop circle without a figure</source>
        <comment>symbol/corn-circle-plain</comment>
        <translation>agroglyphe sans figure</translation>
    </message>
    <message>
        <source>crop circle with a club</source>
        <comment>symbol/corn-circle-road</comment>
        <translation>agroglyphe avec un gourdin</translation>
    </message>
    <message>
        <source>siege</source>
        <comment>symbol/besieged</comment>
        <translation>siège</translation>
    </message>
    <message>
        <source>festival</source>
        <comment>symbol/festival</comment>
        <translation>festival</translation>
    </message>
    <message>
        <source>monastery with abbots of its own</source>
        <comment>symbol/special-monastery</comment>
        <translation>abbaye avec ses propres abbés</translation>
    </message>
    <message>
        <source>church of Darmstadt</source>
        <comment>symbol/church</comment>
        <translation>église de Darmstadt</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <comment>symbol/labyrinth</comment>
        <translation>labyrinthe</translation>
    </message>
    <message>
        <source>well</source>
        <comment>symbol/well</comment>
        <translation>puits</translation>
    </message>
    <message>
        <source>wind rose, north-west</source>
        <comment>symbol/wind-rose-north-west</comment>
        <translation>rose des vents, nord-ouest</translation>
    </message>
    <message>
        <source>wind rose, north-east</source>
        <comment>symbol/wind-rose-north-east</comment>
        <translation>rose des vents, nord-est</translation>
    </message>
    <message>
        <source>wind rose, south-east</source>
        <comment>symbol/wind-rose-south-east</comment>
        <translation>rose des vents, sud-est</translation>
    </message>
    <message>
        <source>wind rose, south-west</source>
        <comment>symbol/wind-rose-south-west</comment>
        <translation>rose des vents, sud-ouest</translation>
    </message>
    <message>
        <source>wind rose, all quarters</source>
        <comment>symbol/wind-rose-full</comment>
        <translation>rose des vents, tous les quarts</translation>
    </message>
    <message>
        <source>watchtower for coats of arms</source>
        <comment>symbol/watchtower-coat-of-arms</comment>
        <translation>tour de guet pour les {boucliers|blasons}</translation>
    </message>
    <message>
        <source>watchtower for monasteries</source>
        <comment>symbol/watchtower-monastery</comment>
        <translation>tour de guet pour les abbayes</translation>
    </message>
    <message>
        <source>watchtower for cities</source>
        <comment>symbol/watchtower-city</comment>
        <translation>tour de guet pour les villes</translation>
    </message>
    <message>
        <source>watchtower for roads</source>
        <comment>symbol/watchtower-road</comment>
        <translation>tour de guet pour les routes</translation>
    </message>
    <message>
        <source>watchtower for followers</source>
        <comment>symbol/watchtower-follower</comment>
        <translation>tour de guet pour les {partisans|meeples}</translation>
    </message>
    <message>
        <source>tower foundation</source>
        <comment>symbol/tower</comment>
        <translation>base de tour</translation>
    </message>
    <message>
        <source>circus</source>
        <comment>symbol/circus</comment>
        <translation>cirque</translation>
    </message>
    <message>
        <source>space for acrobats</source>
        <comment>symbol/acrobats</comment>
        <translation>piste d’artistes</translation>
    </message>
    <message>
        <source>flying machine</source>
        <comment>symbol/flying-machine</comment>
        <translation>machine volante</translation>
    </message>
    <message>
        <source>school</source>
        <comment>symbol/school</comment>
        <translation>école</translation>
    </message>
    <message>
        <source>hut of Baba Yaga</source>
        <comment>symbol/yaga-hut</comment>
        <translation>cabane de Baba Yaga</translation>
    </message>
    <message>
        <source>The turn at the table</source>
        <comment>step/T1</comment>
        <translation>Le tour à la table</translation>
    </message>
    <message>
        <source>The final scoring at the table</source>
        <comment>step/T2</comment>
        <translation>L’évaluation finale à la table</translation>
    </message>
    <message>
        <source>send a knight home</source>
        <comment>item/princess.remove/question</comment>
        <translation>renvoyer un chevalier dans la réserve</translation>
    </message>
    <message>
        <source>take back the abbot</source>
        <comment>item/abbot.return/question</comment>
        <translation>récupérer l’abbé</translation>
    </message>
    <message>
        <source>take a prisoner</source>
        <comment>item/tower.capture/question</comment>
        <translation>faire un prisonnier</translation>
    </message>
    <message>
        <source>choose who comes back</source>
        <comment>item/tower.exchange/question</comment>
        <translation>choisir qui revient</translation>
    </message>
    <message>
        <source>send a knight home</source>
        <comment>item/princess.instead/question</comment>
        <translation>renvoyer un chevalier dans la réserve</translation>
    </message>
    <message>
        <source>confirm tile and figures</source>
        <comment>item/wood.confirm/question</comment>
        <translation>confirmer la tuile et les pions</translation>
    </message>
    <message>
        <source>play a second tile</source>
        <comment>item/builder.double-turn/question</comment>
        <translation>jouer une deuxième tuile</translation>
    </message>
    <message>
        <source>Enter what is scored, and say when the turn is over.</source>
        <comment>item/scores.turn-over</comment>
        <translation>Saisissez ce qui est évalué, et dites quand le tour est fini.</translation>
    </message>
    <message>
        <source>Enter what scores after the game, and say when all is counted.</source>
        <comment>item/scores.final</comment>
        <translation>Saisissez ce qui rapporte après la partie, et dites quand tout est compté.</translation>
    </message>
    <message>
        <source>buy back a prisoner</source>
        <comment>item/tower.ransom/question</comment>
        <translation>racheter un prisonnier</translation>
    </message>
    <message>
        <source>little building of any kind</source>
        <comment>piece/any-little-building</comment>
        <translation>petit bâtiment de n’importe quelle sorte</translation>
    </message>
    <message>
        <source>Whoever places the lake with the volcano moves no wood in that turn and takes another with a land tile (later rules); no rules say whether this holds where the dragon is not played.</source>
        <comment>option/river-lake-extra-turn/sentence</comment>
        <translation>Le joueur qui place le lac au volcan ne déplace pas de bois pendant ce tour et en joue un autre avec une tuile Terrain (règles ultérieures)&#x202f;; aucune règle ne dit si cela vaut quand on joue sans le dragon.</translation>
    </message>
    <message>
        <source>With the dragon</source>
        <comment>option/river-lake-extra-turn=with-dragon</comment>
        <translation>Avec le dragon</translation>
    </message>
    <message>
        <source>When wagons move</source>
        <comment>option/wagon-moment</comment>
        <translation>Moment du déplacement des chariots</translation>
    </message>
    <message>
        <source>Wagons move when their own feature has been scored, feature by feature, or only when all features of the turn have been scored.</source>
        <comment>option/wagon-moment/sentence</comment>
        <translation>Les chariots se déplacent quand leur propre zone a été évaluée, zone par zone, ou seulement quand toutes les zones du tour l’ont été.</translation>
    </message>
    <message>
        <source>After their feature</source>
        <comment>option/wagon-moment=feature</comment>
        <translation>Après leur zone</translation>
    </message>
    <message>
        <source>After all features</source>
        <comment>option/wagon-moment=scored</comment>
        <translation>Après toutes les zones</translation>
    </message>
    <message>
        <source>Wagons that lose a challenge</source>
        <comment>option/wagon-challenge</comment>
        <translation>Chariots qui perdent un défi</translation>
    </message>
    <message>
        <source>A wagon on the building that loses a challenge was not scored and goes home, or it may move on all the same.</source>
        <comment>option/wagon-challenge/sentence</comment>
        <translation>Un chariot sur le bâtiment qui perd un défi n’a pas été évalué et retourne dans la réserve, ou il peut se déplacer tout de même.</translation>
    </message>
    <message>
        <source>Go home</source>
        <comment>option/wagon-challenge=home</comment>
        <translation>Retournent dans la réserve</translation>
    </message>
    <message>
        <source>May move on</source>
        <comment>option/wagon-challenge=moves</comment>
        <translation>Peuvent se déplacer</translation>
    </message>
    <message>
        <source>The fairy in the round of abbeys</source>
        <comment>option/fairy-last-abbeys</comment>
        <translation>La fée dans le tour des abbayes</translation>
    </message>
    <message>
        <source>In the round of abbeys after the last land tile the fairy pays her 1 point of the turn&apos;s beginning to whoever lays an abbey, or to nobody.</source>
        <comment>option/fairy-last-abbeys/sentence</comment>
        <translation>Dans le tour des abbayes après la dernière tuile Terrain, la fée donne son point du début du tour à celui qui place une abbaye, ou à personne.</translation>
    </message>
    <message>
        <source>To who lays an abbey</source>
        <comment>option/fairy-last-abbeys=laid</comment>
        <translation>À qui place une abbaye</translation>
    </message>
    <message>
        <source>To nobody</source>
        <comment>option/fairy-last-abbeys=none</comment>
        <translation>À personne</translation>
    </message>
    <message>
        <source>Abbot in Carcassonne</source>
        <comment>option/count-abbot</comment>
        <translation>Abbé à Carcassonne</translation>
    </message>
    <message>
        <source>The abbot may enter the cathedral {quarter|district} of the City of Carcassonne, as Hans im Glück has it, or stays outside; other publishers say nothing of it.</source>
        <comment>option/count-abbot/sentence</comment>
        <translation>L’abbé peut entrer dans le quartier de la cathédrale de la Ville de Carcassonne, comme chez Hans im Glück, ou il reste dehors&#x202f;; les autres éditeurs n’en disent rien.</translation>
    </message>
    <message>
        <source>May enter</source>
        <comment>option/count-abbot=enters</comment>
        <translation>Peut entrer</translation>
    </message>
    <message>
        <source>Stays outside</source>
        <comment>option/count-abbot=outside</comment>
        <translation>Reste dehors</translation>
    </message>
    <message>
        <source>The fairy&apos;s points and Carcassonne</source>
        <comment>option/count-fairy</comment>
        <translation>Points de la fée et Carcassonne</translation>
    </message>
    <message>
        <source>Whether others got points from a tile and its player none, which opens the City of Carcassonne to that player, is seen with the 3 points of the fairy or without them.</source>
        <comment>option/count-fairy/sentence</comment>
        <translation>Pour savoir si une tuile a rapporté des points à d’autres et aucun à celui qui l’a placée, ce qui lui ouvre la Ville de Carcassonne, on compte les 3 points de la fée ou on les laisse de côté.</translation>
    </message>
    <message>
        <source>With them</source>
        <comment>option/count-fairy=counts</comment>
        <translation>Avec eux</translation>
    </message>
    <message>
        <source>Without them</source>
        <comment>option/count-fairy=ignored</comment>
        <translation>Sans eux</translation>
    </message>
    <message>
        <source>Out of Carcassonne to several features</source>
        <comment>option/count-departures</comment>
        <translation>De Carcassonne vers plusieurs zones</translation>
    </message>
    <message>
        <source>Where a tile completes several features, everybody may leave the City of Carcassonne for each of them before it is scored, or for all of them at once before the first.</source>
        <comment>option/count-departures/sentence</comment>
        <translation>Quand une tuile complète plusieurs zones, chacun peut quitter la Ville de Carcassonne pour chaque zone avant son évaluation, ou pour toutes à la fois avant la première.</translation>
    </message>
    <message>
        <source>Feature by feature</source>
        <comment>option/count-departures=each</comment>
        <translation>Zone par zone</translation>
    </message>
    <message>
        <source>All at once</source>
        <comment>option/count-departures=at-once</comment>
        <translation>Toutes à la fois</translation>
    </message>
    <message>
        <source>Ten land tiles.</source>
        <comment>element/gq11/sentence</comment>
        <translation>Dix tuiles Terrain.</translation>
    </message>
    <message>
        <source>River tiles of GQ#11</source>
        <comment>element/gq11-river</comment>
        <translation>Tuiles Rivière de GQ#11</translation>
    </message>
    <message>
        <source>With a river: a spring with a road, which takes the place of its own, and one more river tile.</source>
        <comment>element/gq11-river/sentence</comment>
        <translation>Avec une rivière : une source avec une route, qui remplace la sienne, et une tuile Rivière de plus.</translation>
    </message>
    <message>
        <source>The publisher advises against The River II beside it, which may find no way on.</source>
        <comment>note/setup.carcassonne-river</comment>
        <translation>L’éditeur déconseille la Rivière II à ses côtés : elle peut ne plus trouver de passage.</translation>
    </message>
    <message>
        <source>The spring is that of GQ#11.</source>
        <comment>note/setup.gq11-spring</comment>
        <translation>La source est celle de GQ#11.</translation>
    </message>
    <message>
        <source>Double tiles with wetlands, drawn and kept face down:</source>
        <comment>item/setup.wetlands</comment>
        <translation>Tuiles doubles avec des marais, piochées et gardées face cachée :</translation>
    </message>
    <message>
        <source>2 or 3 of them, for both alike.</source>
        <comment>note/setup.wetlands-two</comment>
        <translation>2 ou 3, autant pour les deux.</translation>
    </message>
    <message>
        <source>2 of them.</source>
        <comment>note/setup.wetlands-three</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>1 of them.</source>
        <comment>note/setup.wetlands-one</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>A flower token, drawn openly:</source>
        <comment>item/setup.flowers</comment>
        <translation>Un jeton Fleur, pioché à découvert :</translation>
    </message>
    <message>
        <source>from one set of four colours.</source>
        <comment>note/setup.flowers-few</comment>
        <translation>d’une série de quatre couleurs.</translation>
    </message>
    <message>
        <source>from two sets of four colours.</source>
        <comment>note/setup.flowers-many</comment>
        <translation>de deux séries de quatre couleurs.</translation>
    </message>
    <message>
        <source>Not in the round of abbeys after the last land tile.</source>
        <comment>note/fairy.turn-abbeys-none</comment>
        <translation>Pas dans le tour des abbayes après la dernière tuile Terrain.</translation>
    </message>
    <message>
        <source>In the round of abbeys after the last land tile you score the point for the fairy with one of your {followers|meeples} only now, when you have laid your abbey; who lays none has no turn.</source>
        <comment>item/fairy.turn-abbeys</comment>
        <translation>Dans le tour des abbayes après la dernière tuile Terrain, vous marquez le point de la fée placée près d’un de vos {partisans|meeples} seulement maintenant, quand vous avez placé votre abbaye&#x202f;; qui n’en place pas n’a pas de tour.</translation>
    </message>
    <message>
        <source>Without ghosts, mist and spell circles mean nothing.</source>
        <comment>item/spell.plain</comment>
        <translation>Sans fantômes, la brume et les cercles magiques ne signifient rien.</translation>
    </message>
    <message>
        <source>Whoever has placed the lake with the volcano skips steps 2B-1 and 2B-2.</source>
        <comment>item/river.lake-skips</comment>
        <translation>Le joueur qui a placé le lac au volcan saute les étapes 2B-1 et 2B-2.</translation>
    </message>
    <message>
        <source>On a labyrinth it is enough that nobody stands in its middle, or later on the arm on which the new tile lies.</source>
        <comment>note/labyrinths.advanced</comment>
        <translation>Sur un labyrinthe, il suffit que personne ne se tienne en son centre, ou plus tard sur le bras où se trouve la nouvelle tuile.</translation>
    </message>
    <message>
        <source>The abbot climbs no tower.</source>
        <comment>note/figure.tower-abbot</comment>
        <translation>L’abbé ne monte sur aucune tour.</translation>
    </message>
    <message>
        <source>Afterwards no farmer is deployed on that {farm|field}.</source>
        <comment>note/barn.no-farmers</comment>
        <translation>Ensuite, aucun paysan n’est plus posé sur ce {champ|pré}.</translation>
    </message>
    <message>
        <source>The dragon leaves barns alone.</source>
        <comment>note/barn.dragon</comment>
        <translation>Le dragon laisse les granges tranquilles.</translation>
    </message>
    <message>
        <source>A tower is open again when the figure on it is taken prisoner.</source>
        <comment>note/tower.opens-again</comment>
        <translation>Une tour est de nouveau ouverte quand la figurine posée dessus est capturée.</translation>
    </message>
    <message>
        <source>The fairy protects nobody from this.</source>
        <comment>note/tower.no-shelter</comment>
        <translation>La fée n’en protège personne.</translation>
    </message>
    <message>
        <source>If you and another player now hold prisoners of each other, exchange one for one at once, without points.</source>
        <comment>item/tower.exchange</comment>
        <translation>Si vous et un autre joueur avez maintenant des prisonniers l’un de l’autre, échangez-en aussitôt un contre un, sans points.</translation>
    </message>
    <message>
        <source>You choose which of your own comes back.</source>
        <comment>note/tower.exchange-choice</comment>
        <translation>Vous choisissez lequel des vôtres revient.</translation>
    </message>
    <message>
        <source>With a {follower|meeple} that loses a challenge she pays nothing.</source>
        <comment>note/fairy.challenge</comment>
        <translation>Auprès d’un {partisan|meeple} qui perd un défi, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>So does whoever closes the city with an abbey.</source>
        <comment>note/goods.abbey</comment>
        <translation>De même, le joueur qui ferme la ville avec une abbaye.</translation>
    </message>
    <message>
        <source>With the first feature that the tile completed, they go to all of them.</source>
        <comment>note/count.join-all</comment>
        <translation>Avec la première zone complétée par la tuile, ils vont vers toutes.</translation>
    </message>
    <message>
        <source>Labyrinths.</source>
        <comment>note/labyrinths.tally</comment>
        <translation>Labyrinthes.</translation>
    </message>
    <message>
        <source>If the feature is a building in a challenge and the other is not completed, the challenge is won: all {followers|meeples} on the other go home with nothing.</source>
        <comment>item/shrine.challenge</comment>
        <translation>Si la zone est un bâtiment en défi et que l’autre n’est pas complété, le défi est gagné : tous les {partisans|meeples} de l’autre retournent dans la réserve sans rien.</translation>
    </message>
    <message>
        <source>A wagon there may not move on, since it was not scored.</source>
        <comment>note/shrine.wagon-home</comment>
        <translation>Un chariot qui s’y trouve ne peut pas se déplacer, puisqu’il n’a pas été évalué.</translation>
    </message>
    <message>
        <source>A wagon there may move on as if its feature were scored.</source>
        <comment>note/shrine.wagon-moves</comment>
        <translation>Un chariot qui s’y trouve peut se déplacer comme si sa zone était évaluée.</translation>
    </message>
    <message>
        <source>Wagons on the feature may move on later, in step 3C.</source>
        <comment>item/wagon.waits</comment>
        <translation>Les chariots de la zone peuvent se déplacer plus tard, à l’étape 3C.</translation>
    </message>
    <message>
        <source>Each wagon that went home from a feature in step 3B may move on from there to an unfinished feature that nobody occupies and that is no {farm|field}; the active player&apos;s first, then the others clockwise.</source>
        <comment>item/wagon.move-late</comment>
        <translation>Chaque chariot revenu d’une zone à l’étape 3B peut aller de là vers une zone inachevée que personne n’occupe et qui n’est pas un {champ|pré}&#x202f;; d’abord les vôtres, puis ceux des autres dans le sens horaire.</translation>
    </message>
    <message>
        <source>That feature is on the wagon&apos;s own tile or on one of the eight around it.</source>
        <comment>note/wagon.nearby-late</comment>
        <translation>Cette zone est sur la tuile même du chariot ou sur une des huit autour.</translation>
    </message>
    <message>
        <source>That feature is directly connected with the one that was scored.</source>
        <comment>note/wagon.connected-late</comment>
        <translation>Cette zone est reliée directement à celle qui a été évaluée.</translation>
    </message>
    <message>
        <source>Points for holding the King or the Robber Baron do not count for this.</source>
        <comment>note/count.titles</comment>
        <translation>Les points donnés par le titre de Roi ou de Chevalier-brigand ne comptent pas ici.</translation>
    </message>
    <message>
        <source>Points of the fairy do not count for this.</source>
        <comment>note/count.no-fairy</comment>
        <translation>Les points de la fée ne comptent pas ici.</translation>
    </message>
    <message>
        <source>The abbot stays outside.</source>
        <comment>note/count.no-abbot</comment>
        <translation>L’abbé reste dehors.</translation>
    </message>
    <message>
        <source>A dragon on the new tile moves only now.</source>
        <comment>item/dragon.walk-other</comment>
        <translation>Un dragon sur la nouvelle tuile ne fait bouger le dragon que maintenant.</translation>
    </message>
    <message>
        <source>With a crop circle on the new tile you decide which of these all players now do, one after the other from your left round to you.</source>
        <comment>item/crop-circles.choose</comment>
        <translation>Avec un agroglyphe sur la nouvelle tuile, vous décidez ce que tous les joueurs font maintenant, l’un après l’autre, de votre gauche jusqu’à vous.</translation>
    </message>
    <message>
        <source>Each may deploy a {follower|meeple} beside one of their own of the kind that the crop circle shows.</source>
        <comment>note/crop-circles.may-deploy</comment>
        <translation>Chacun peut poser un {partisan|meeple} à côté d’un des siens de la sorte que montre l’agroglyphe.</translation>
    </message>
    <message>
        <source>Each must deploy a {follower|meeple} beside one of their own of the kind that the crop circle shows.</source>
        <comment>note/crop-circles.must-deploy</comment>
        <translation>Chacun doit poser un {partisan|meeple} à côté d’un des siens de la sorte que montre l’agroglyphe.</translation>
    </message>
    <message>
        <source>Or each must take one of their own of that kind home with nothing.</source>
        <comment>note/crop-circles.take-home</comment>
        <translation>Ou chacun doit reprendre un des siens de cette sorte, sans points.</translation>
    </message>
    <message>
        <source>A city at several of a player&apos;s {farms|fields} pays where it brings that player most.</source>
        <comment>note/final.city-best</comment>
        <translation>Une ville au bord de plusieurs {champs|prés} d’un joueur lui rapporte là où c’est le plus.</translation>
    </message>
    <message>
        <source>A {farm|field} without a completed city pays nothing, but is scored too.</source>
        <comment>note/final.no-city</comment>
        <translation>Un {champ|pré} sans ville complétée ne rapporte rien, mais il est évalué aussi.</translation>
    </message>
    <message>
        <source>When the dragon comes into play, any tiles put aside for that are mixed with the others.</source>
        <comment>item/dragon.mixed-in</comment>
        <translation>Quand le dragon entre en jeu, les tuiles mises de côté pour cela, s’il y en a, sont mêlées aux autres.</translation>
    </message>
    <message>
        <source>Courier</source>
        <comment>subject/courier-message</comment>
        <translation>Coursier</translation>
    </message>
    <message>
        <source>Ending at cathedrals in Germany: nothing for wells</source>
        <comment>row/road.wells-at-cathedral/after</comment>
        <translation>Se terminant à des cathédrales en Allemagne : rien pour les puits</translation>
    </message>
    <message>
        <source>With labyrinths: 2 points for each {follower|meeple} on the whole road, whosever it is</source>
        <comment>row/road.labyrinths-followers/during</comment>
        <translation>Avec des labyrinthes : 2 points par {partisan|meeple} sur toute la route, quel que soit son propriétaire</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field-early.notes-castles/during</comment>
        <translation>Avec des jetons Note : 1 point de plus par château, quel que soit le nombre de jetons</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field-early.notes-each-castles/during</comment>
        <translation>1 point de plus par château et par jeton Note</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field.notes-castles/after</comment>
        <translation>Avec des jetons Note : 1 point de plus par château, quel que soit le nombre de jetons</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field.notes-each-castles/after</comment>
        <translation>1 point de plus par château et par jeton Note</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-hut/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-hut/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: half of the loss</source>
        <comment>row/hans.on-vodyanoy/after</comment>
        <translation>Sur la tuile de la statue de Hans : la moitié de la perte</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-haunted-castle/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-haunted-castle/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-circus/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-circus/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-acrobats/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-acrobats/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>With note tokens: 1 point more for each castle, however many tokens</source>
        <comment>row/field-barns.notes-castles/after</comment>
        <translation>Avec des jetons Note : 1 point de plus par château, quel que soit le nombre de jetons</translation>
    </message>
    <message>
        <source>1 point more for each castle and each note token</source>
        <comment>row/field-barns.notes-each-castles/after</comment>
        <translation>1 point de plus par château et par jeton Note</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-castle/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-castle/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-special-monastery/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>Roads with note tokens that are not completed: nothing for their tiles</source>
        <comment>row/german-cathedral.open-note-roads/after</comment>
        <translation>Routes inachevées avec des jetons Note : rien pour leurs tuiles</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-cathedral/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-german-cathedral/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-bet/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-bet/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-tollhouse/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-tollhouse/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-ringmaster/during</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>On the tile of the statue of Hans: all points above twice</source>
        <comment>row/hans.on-ringmaster/after</comment>
        <translation>Sur la tuile de la statue de Hans : tous les points ci-dessus en double</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those that are seen</source>
        <comment>row/vista.little-buildings/during</comment>
        <translation>1 point par petit bâtiment sur sa tuile et sur celles que l’on voit</translation>
    </message>
    <message>
        <source>1 point for each little building on its tile and on those that are seen</source>
        <comment>row/vista.little-buildings/after</comment>
        <translation>1 point par petit bâtiment sur sa tuile et sur celles que l’on voit</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those that are seen</source>
        <comment>row/vista.buildings-by-kind/during</comment>
        <translation>1 point par cabane, 2 par maison, 3 par tour sur sa tuile et sur celles que l’on voit</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on its tile and on those that are seen</source>
        <comment>row/vista.buildings-by-kind/after</comment>
        <translation>1 point par cabane, 2 par maison, 3 par tour sur sa tuile et sur celles que l’on voit</translation>
    </message>
    <message>
        <source>As many points as the features around the courier are worth, each as at the end of the game</source>
        <comment>row/courier.message/during</comment>
        <translation>Autant de points que valent les zones autour du coursier, chacune comme à la fin de la partie</translation>
    </message>
    <message>
        <source>1 point for each little building on the tiles under and around it</source>
        <comment>row/obelisk-squares.little-buildings/during</comment>
        <translation>1 point par petit bâtiment sur les tuiles sous lui et autour de lui</translation>
    </message>
    <message>
        <source>1 point for each little building on the tiles under and around it</source>
        <comment>row/obelisk-squares.little-buildings/after</comment>
        <translation>1 point par petit bâtiment sur les tuiles sous lui et autour de lui</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on the tiles under and around it</source>
        <comment>row/obelisk-squares.buildings-by-kind/during</comment>
        <translation>1 point par cabane, 2 par maison, 3 par tour sur les tuiles sous lui et autour de lui</translation>
    </message>
    <message>
        <source>1 point for each shed, 2 for each house, 3 for each tower on the tiles under and around it</source>
        <comment>row/obelisk-squares.buildings-by-kind/after</comment>
        <translation>1 point par cabane, 2 par maison, 3 par tour sur les tuiles sous lui et autour de lui</translation>
    </message>
    <message>
        <source>Of these, on unfinished roads with note tokens</source>
        <comment>fact/open-note-road-lengths</comment>
        <translation>Dont sur des routes inachevées avec des jetons Note</translation>
    </message>
    <message>
        <source>Worth of the features around the courier</source>
        <comment>fact/courier-worth</comment>
        <translation>Valeur des zones autour du coursier</translation>
    </message>
    <message>
        <source>Season: points more</source>
        <comment>fact/season-gain</comment>
        <translation>Saison : points en plus</translation>
    </message>
    <message>
        <source>Season: points less</source>
        <comment>fact/season-loss</comment>
        <translation>Saison : points en moins</translation>
    </message>
    <message>
        <source>Season: points more for each tile</source>
        <comment>fact/season-tile-gain</comment>
        <translation>Saison : points en plus par tuile</translation>
    </message>
    <message>
        <source>Season: points less for each tile</source>
        <comment>fact/season-tile-loss</comment>
        <translation>Saison : points en moins par tuile</translation>
    </message>
    <message>
        <source>Season: points more for each completed city</source>
        <comment>fact/season-city-gain</comment>
        <translation>Saison : points en plus par ville complétée</translation>
    </message>
    <message>
        <source>Season: points less for each completed city</source>
        <comment>fact/season-city-loss</comment>
        <translation>Saison : points en moins par ville complétée</translation>
    </message>
</context>
<context>
    <name>catalogue-report</name>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>calculated</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>described</source>
        <translation>décrit</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message>
        <source>start</source>
        <comment>the space of the start tile</comment>
        <translation>départ</translation>
    </message>
    <message>
        <source>%1E</source>
        <comment>spaces to the east of the start tile</comment>
        <translation>%1E</translation>
    </message>
    <message>
        <source>%1W</source>
        <comment>spaces to the west of the start tile</comment>
        <translation>%1W</translation>
    </message>
    <message>
        <source>%1N</source>
        <comment>spaces to the north of the start tile</comment>
        <translation>%1N</translation>
    </message>
    <message>
        <source>%1S</source>
        <comment>spaces to the south of the start tile</comment>
        <translation>%1S</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 à l’est</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 à l’ouest</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 au nord</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 au sud</translation>
    </message>
    <message>
        <source>%1 of the start tile</source>
        <comment>%1: 3 east, 1 north</comment>
        <translation>%1 de la tuile de départ</translation>
    </message>
</context>
<context>
    <name>change</name>
    <message>
        <source>The game cannot be played so, and stays as it is.</source>
        <translation>La partie ne peut pas se jouer ainsi, et reste comme elle est.</translation>
    </message>
    <message>
        <source>New:</source>
        <translation>Nouveau&#x202f;:</translation>
    </message>
    <message>
        <source>No longer so:</source>
        <translation>Ne vaut plus&#x202f;:</translation>
    </message>
    <message>
        <source>Rules and words are those of %1.</source>
        <comment>an edition</comment>
        <translation>Les règles et les mots sont ceux de %1.</translation>
    </message>
    <message>
        <source>Tiles still to be drawn: %1 → %2</source>
        <translation>Tuiles encore à piocher&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>No points differ.</source>
        <translation>Aucun point ne diffère.</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) would not fit any more and be set aside; changing back restores them:</source>
        <translation>
            <numerusform>%n saisie ne conviendrait plus et serait mise de côté&#x202f;; le changement inverse la rétablit&#x202f;:</numerusform>
            <numerusform>%n saisies ne conviendraient plus et seraient mises de côté&#x202f;; le changement inverse les rétablit&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) that were set aside would count again:</source>
        <translation>
            <numerusform>%n saisie mise de côté compterait de nouveau&#x202f;:</numerusform>
            <numerusform>%n saisies mises de côté compteraient de nouveau&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone input(s) could not be redone any more.</source>
        <translation>
            <numerusform>%n saisie annulée ne pourrait plus être rétablie.</numerusform>
            <numerusform>%n saisies annulées ne pourraient plus être rétablies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game would be over.</source>
        <translation>La partie serait finie.</translation>
    </message>
    <message>
        <source>The game would go on in turn %1 instead of turn %2.</source>
        <translation>La partie continuerait au tour %1 au lieu du tour %2.</translation>
    </message>
    <message>
        <source>Asked then:</source>
        <translation>Demandé alors&#x202f;:</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>%1: the game has no turn %2</source>
        <translation>%1&#x202f;: la partie n’a pas de tour %2</translation>
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
        <translation>Utilisation&#x202f;:
  scorekeep [PARTIE]                             ouvre la fenêtre
  scorekeep picture PARTIE -o IMAGE.png [--dark] une image de la fenêtre avec cette partie
  scorekeep inspect FICHIER [--json] [--at TOUR] [--each] [--all-kinds]
                                                 rejoue une partie et affiche ce qu’elle donne
  scorekeep render FICHIER -o IMAGE [--size PIXELS] [--at TOUR]
                                                 dessine son plateau en .png, .svg ou .pdf
  scorekeep import FICHIER.jcz -o PARTIE         fait une partie du fichier d’un autre programme
  scorekeep catalogue [--json]                   énumère les extensions et ce qui en est joué
  scorekeep reference DOCUMENT [SÉLECTION] -o FICHIER
                                                 écrit un document en .html, .pdf ou .txt
  scorekeep setup-sheet [SÉLECTION] -o FICHIER   de même, avec la mise en place de la table
  scorekeep --help, --version

FICHIER est une partie enregistrée ou un fichier .jcz de JCloisterZone.
DOCUMENT est game-reference, preparation, order-of-play, scoring-during, scoring-after, final-scoring ou all.
SÉLECTION&#x202f;: --edition C1|WE|C2|C3, --expansions LISTE (ids de `scorekeep catalogue`, séparés par des virgules, ou
everything) ou --selection FICHIER, tel que la fenêtre l’enregistre&#x202f;; --players N&#x202f;; --paper A4|Letter
  --json        pour les programmes&#x202f;; app/cli/README.md le décrit
  --at TOUR     comme au début de ce tour
  --each        un objet JSON par ligne&#x202f;: le début, puis après chaque entrée
  --all-kinds   énumère aussi les placements des tuiles dont il ne reste aucune
  --size PIXELS longueur du côté d’une tuile, 100 par défaut
  --language CODE
                de ce que lisent les gens&#x202f;: %1&#x202f;; par défaut celle du système (picture, inspect,
                catalogue, reference et setup-sheet)

Code de sortie&#x202f;: 0 fait, 1 échec, 2 mauvaise utilisation, 3 le fichier demande ce qui n’est pas encore joué.
</translation>
    </message>
    <message>
        <source>there is no display for the window; `scorekeep --help` names the commands that need none</source>
        <translation>il n’y a pas d’écran pour la fenêtre&#x202f;; `scorekeep --help` nomme les commandes qui s’en passent</translation>
    </message>
</context>
<context>
    <name>colours</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
</context>
<context>
    <name>counts</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>edges</name>
    <message>
        <source>{farm|field}</source>
        <translation>{champ|pré}</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
</context>
<context>
    <name>features</name>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>{farm|field}</source>
        <translation>{champ|pré}</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>{cloister|monastery}</source>
        <translation>abbaye</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>jardin</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>a tile that is gone, at %1</source>
        <translation>tuile disparue (%1)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a feature and its space: city at 3E 1N</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>a player and a piece</comment>
        <translation>%2 (%1)</translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message>
        <source>%1: %2 (in the supply: %3)</source>
        <comment>player, points, pieces</comment>
        <translation>%1&#x202f;: %2 (dans la réserve&#x202f;: %3)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>The game is over after turn %1.</source>
        <translation>La partie est finie après le tour %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left to draw</source>
        <translation>
            <numerusform>%n tuile à piocher</numerusform>
            <numerusform>%n tuiles à piocher</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, a score</comment>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3 (%4)</source>
        <comment>number, player, step, id of the item</comment>
        <translation>Tour %1, %2&#x202f;: %3 (%4)</translation>
    </message>
    <message>
        <source>On the board:</source>
        <translation>Sur le plateau&#x202f;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>%1 (forced)</source>
        <comment>what a player did against the rules</comment>
        <translation>%1 (forcé)</translation>
    </message>
    <message>
        <source>Set aside, does not fit any more: %1</source>
        <translation>Mis de côté, ne convient plus&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what was done, and a person&apos;s note</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 passed: %2</source>
        <comment>a player, and the title of the step</comment>
        <translation>%1 a passé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <comment>a player and a tile</comment>
        <translation>%1 a pioché %2</translation>
    </message>
    <message>
        <source>%1 placed %2 at %3</source>
        <comment>a player, a tile and a space</comment>
        <translation>%1 a placé %2, case %3</translation>
    </message>
    <message>
        <source>%1 confirmed</source>
        <translation>%1 a confirmé</translation>
    </message>
    <message>
        <source>%1 chose: %2</source>
        <comment>a player and an option</comment>
        <translation>%1 a choisi&#x202f;: %2</translation>
    </message>
    <message>
        <source>The table ended the game</source>
        <translation>La table a terminé la partie</translation>
    </message>
    <message>
        <source>Corrected: %1 gets %2</source>
        <comment>a player and points: Anna gets +3 points</comment>
        <translation>Corrigé&#x202f;: %1 reçoit %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>with its sign: +3, −1, 0</comment>
        <translation>%1&#xa0;points</translation>
    </message>
    <message>
        <source>Corrected: %1 is now %2</source>
        <comment>a piece and its place</comment>
        <translation>Corrigé&#x202f;: %1 est maintenant %2</translation>
    </message>
    <message>
        <source>Corrected: %1 lies at %2</source>
        <comment>a tile and a space</comment>
        <translation>Corrigé&#x202f;: %1 est en case %2</translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is taken away</source>
        <translation>Corrigé&#x202f;: la tuile en case %1 est retirée</translation>
    </message>
    <message>
        <source>Corrected: the tile at %1 is turned</source>
        <translation>Corrigé&#x202f;: la tuile en case %1 est tournée</translation>
    </message>
    <message>
        <source>Corrected: it is %1’s turn</source>
        <translation>Corrigé&#x202f;: le tour est à %1</translation>
    </message>
    <message>
        <source>%1 placed: %2 %3</source>
        <comment>a player, a token and its place</comment>
        <translation>%1 a placé&#x202f;: %2 %3</translation>
    </message>
    <message>
        <source>%1 deployed: %2 %3</source>
        <comment>a player, a figure and its place</comment>
        <translation>%1 a posé&#x202f;: %2 %3</translation>
    </message>
    <message>
        <source>Set aside, as it is not played any more: %1</source>
        <translation>Mis de côté, car n’est plus joué&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, set aside, as it is not played any more: %2</source>
        <comment>a player, and a sentence of the order of play</comment>
        <translation>%1, mis de côté, car n’est plus joué&#x202f;: %2</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <comment>a feature, what was counted, and points</comment>
        <translation>Compté&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 moved: %2 %3</source>
        <comment>a player, a figure of nobody and its new place</comment>
        <translation>%1 a déplacé : %2 %3</translation>
    </message>
    <message>
        <source>Corrected: no tiles are left to draw</source>
        <translation>Corrigé : il ne reste plus de tuiles à piocher</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>aliases are not allowed here</source>
        <comment>files.alias</comment>
        <translation>les alias ne sont pas permis ici</translation>
    </message>
    <message>
        <source>anchors are not allowed here</source>
        <comment>files.anchor</comment>
        <translation>les ancres ne sont pas permises ici</translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <comment>files.bad-character</comment>
        <translation>ce caractère n’est pas permis ici</translation>
    </message>
    <message>
        <source>this is no escape sequence</source>
        <comment>files.bad-escape</comment>
        <translation>ce n’est pas une séquence d’échappement</translation>
    </message>
    <message>
        <source>directives are not allowed here</source>
        <comment>files.directive</comment>
        <translation>les directives ne sont pas permises ici</translation>
    </message>
    <message>
        <source>this key stands here twice</source>
        <comment>files.duplicate-key</comment>
        <translation>cette clé est ici deux fois</translation>
    </message>
    <message>
        <source>there is nothing between two commas</source>
        <comment>files.empty-item</comment>
        <translation>il n’y a rien entre deux virgules</translation>
    </message>
    <message>
        <source>half of a surrogate pair stands alone</source>
        <comment>files.lone-surrogate</comment>
        <translation>la moitié d’une paire de substitution est seule</translation>
    </message>
    <message>
        <source>merge keys are not allowed here</source>
        <comment>files.merge-key</comment>
        <translation>les clés de fusion ne sont pas permises ici</translation>
    </message>
    <message>
        <source>a key is missing</source>
        <comment>files.missing-key</comment>
        <translation>une clé manque</translation>
    </message>
    <message>
        <source>the file is not written in UTF-8</source>
        <comment>files.not-utf8</comment>
        <translation>le fichier n’est pas écrit en UTF-8</translation>
    </message>
    <message>
        <source>a quotation is not closed</source>
        <comment>files.open-quote</comment>
        <translation>des guillemets ne sont pas fermés</translation>
    </message>
    <message>
        <source>the number is out of range</source>
        <comment>files.out-of-range</comment>
        <translation>le nombre est hors limites</translation>
    </message>
    <message>
        <source>the file holds more than one document</source>
        <comment>files.several-documents</comment>
        <translation>le fichier contient plus d’un document</translation>
    </message>
    <message>
        <source>the file cannot be read here</source>
        <comment>files.syntax</comment>
        <translation>le fichier ne peut pas être lu ici</translation>
    </message>
    <message>
        <source>a tab is not allowed in the indentation</source>
        <comment>files.tab</comment>
        <translation>une tabulation n’est pas permise dans le retrait</translation>
    </message>
    <message>
        <source>tags are not allowed here</source>
        <comment>files.tag</comment>
        <translation>les étiquettes ne sont pas permises ici</translation>
    </message>
    <message>
        <source>lists and maps are nested too deeply</source>
        <comment>files.too-deep</comment>
        <translation>les listes et tables sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <comment>files.too-large</comment>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>there is text behind the end</source>
        <comment>files.trailing-text</comment>
        <translation>il y a du texte après la fin</translation>
    </message>
    <message>
        <source>this key is not known</source>
        <comment>files.unknown-key</comment>
        <translation>cette clé n’est pas connue</translation>
    </message>
    <message>
        <source>this word is not known here</source>
        <comment>files.unknown-word</comment>
        <translation>ce mot n’est pas connu ici</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>files.unreadable</comment>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>this is of the wrong kind</source>
        <comment>files.wrong-kind</comment>
        <translation>ceci est de la mauvaise sorte</translation>
    </message>
    <message>
        <source>this is no condition</source>
        <comment>catalogue.bad-condition</comment>
        <translation>ce n’est pas une condition</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>catalogue.bad-id</comment>
        <translation>ce n’est pas un id</translation>
    </message>
    <message>
        <source>the alternatives for the editions cannot be read</source>
        <comment>catalogue.bad-wording</comment>
        <translation>les formulations des éditions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>catalogue.duplicate-id</comment>
        <translation>cet id est pris</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <comment>catalogue.empty-text</comment>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>this is named twice</source>
        <comment>catalogue.named-twice</comment>
        <translation>ceci est nommé deux fois</translation>
    </message>
    <message>
        <source>there are too few values to choose from</source>
        <comment>catalogue.too-few-values</comment>
        <translation>il y a trop peu de valeurs au choix</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <comment>catalogue.unknown-element</comment>
        <translation>il n’y a pas de tel élément</translation>
    </message>
    <message>
        <source>there is no such group</source>
        <comment>catalogue.unknown-group</comment>
        <translation>il n’y a pas de tel groupe</translation>
    </message>
    <message>
        <source>there is no such element, option or edition</source>
        <comment>catalogue.unknown-name</comment>
        <translation>il n’y a pas de tel élément, option ou édition</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <comment>catalogue.unknown-option</comment>
        <translation>il n’y a pas de telle option</translation>
    </message>
    <message>
        <source>there is no such piece</source>
        <comment>catalogue.unknown-piece</comment>
        <translation>il n’y a pas de telle pièce</translation>
    </message>
    <message>
        <source>there is no such set of tiles</source>
        <comment>catalogue.unknown-tile-set</comment>
        <translation>il n’y a pas de tel jeu de tuiles</translation>
    </message>
    <message>
        <source>the option has no such value</source>
        <comment>catalogue.unknown-value</comment>
        <translation>l’option n’a pas de telle valeur</translation>
    </message>
    <message>
        <source>entries are placed after each other in a circle</source>
        <comment>reference.anchors-in-a-circle</comment>
        <translation>des entrées sont placées en cercle les unes après les autres</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>reference.bad-id</comment>
        <translation>ce n’est pas un id</translation>
    </message>
    <message>
        <source>this id is taken</source>
        <comment>reference.duplicate-id</comment>
        <translation>cet id est pris</translation>
    </message>
    <message>
        <source>only a block that asks each player says from whom it begins</source>
        <comment>reference.from-without-players</comment>
        <translation>seul un bloc qui s’adresse à chaque joueur dit par qui il commence</translation>
    </message>
    <message>
        <source>only one of these may be given</source>
        <comment>reference.two-of-one-kind</comment>
        <translation>un seul de ceux-ci peut être donné</translation>
    </message>
    <message>
        <source>there is no such entry to stand beside</source>
        <comment>reference.unknown-anchor</comment>
        <translation>il n’y a pas de telle entrée à côté de laquelle se placer</translation>
    </message>
    <message>
        <source>there is no such place to put entries into</source>
        <comment>reference.unknown-container</comment>
        <translation>il n’y a pas de tel endroit où mettre des entrées</translation>
    </message>
    <message>
        <source>there is no such fact</source>
        <comment>reference.unknown-fact</comment>
        <translation>il n’y a pas de tel fait</translation>
    </message>
    <message>
        <source>this field cannot touch that city</source>
        <comment>tiles.bad-border</comment>
        <translation>ce pré ne peut pas toucher cette ville</translation>
    </message>
    <message>
        <source>the edges do not describe the tile&apos;s sides</source>
        <comment>tiles.bad-edges</comment>
        <translation>les bords ne décrivent pas les côtés de la tuile</translation>
    </message>
    <message>
        <source>this is no id</source>
        <comment>tiles.bad-id</comment>
        <translation>ce n’est pas un id</translation>
    </message>
    <message>
        <source>these segments cannot meet</source>
        <comment>tiles.bad-join</comment>
        <translation>ces segments ne peuvent pas se rejoindre</translation>
    </message>
    <message>
        <source>this is no shape of a tile</source>
        <comment>tiles.bad-shape</comment>
        <translation>ce n’est pas une forme de tuile</translation>
    </message>
    <message>
        <source>the shape covers a cell twice</source>
        <comment>tiles.cell-twice</comment>
        <translation>la forme couvre une case deux fois</translation>
    </message>
    <message>
        <source>another tile has this alias</source>
        <comment>tiles.duplicate-alias</comment>
        <translation>une autre tuile a cet alias</translation>
    </message>
    <message>
        <source>another has this id</source>
        <comment>tiles.duplicate-id</comment>
        <translation>une autre a cet id</translation>
    </message>
    <message>
        <source>the edge and the segment on this side differ</source>
        <comment>tiles.edges-differ</comment>
        <translation>le bord et le segment de ce côté diffèrent</translation>
    </message>
    <message>
        <source>the tile names an edition twice</source>
        <comment>tiles.editions-twice</comment>
        <translation>la tuile nomme une édition deux fois</translation>
    </message>
    <message>
        <source>the tile is in no edition</source>
        <comment>tiles.in-no-edition</comment>
        <translation>la tuile n’est dans aucune édition</translation>
    </message>
    <message>
        <source>this side is inside the tile</source>
        <comment>tiles.no-outer-side</comment>
        <translation>ce côté est à l’intérieur de la tuile</translation>
    </message>
    <message>
        <source>the tile has two segments of this name</source>
        <comment>tiles.segment-twice</comment>
        <translation>la tuile a deux segments de ce nom</translation>
    </message>
    <message>
        <source>two segments use this side</source>
        <comment>tiles.side-used-twice</comment>
        <translation>deux segments utilisent ce côté</translation>
    </message>
    <message>
        <source>no segment uses this side</source>
        <comment>tiles.side-without-segment</comment>
        <translation>aucun segment n’utilise ce côté</translation>
    </message>
    <message>
        <source>this symbol does not belong here</source>
        <comment>tiles.symbol-not-here</comment>
        <translation>ce symbole n’a pas sa place ici</translation>
    </message>
    <message>
        <source>the tile has too many segments</source>
        <comment>tiles.too-many-segments</comment>
        <translation>la tuile a trop de segments</translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <comment>tiles.unknown-edition</comment>
        <translation>il n’y a pas de telle édition</translation>
    </message>
    <message>
        <source>there is no such group of tiles</source>
        <comment>tiles.unknown-group</comment>
        <translation>il n’y a pas de tel groupe de tuiles</translation>
    </message>
    <message>
        <source>a symbol must say where it stands</source>
        <comment>tiles.unknown-place</comment>
        <translation>un symbole doit dire où il se trouve</translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>tiles.unknown-segment</comment>
        <translation>la tuile n’a pas de tel segment</translation>
    </message>
    <message>
        <source>there is no such kind of segment</source>
        <comment>tiles.unknown-segment-kind</comment>
        <translation>il n’y a pas de telle sorte de segment</translation>
    </message>
    <message>
        <source>there is no such side</source>
        <comment>tiles.unknown-side</comment>
        <translation>il n’y a pas de tel côté</translation>
    </message>
    <message>
        <source>there is no such symbol</source>
        <comment>tiles.unknown-symbol</comment>
        <translation>il n’y a pas de tel symbole</translation>
    </message>
    <message>
        <source>the set has no such tile</source>
        <comment>tiles.unknown-tile</comment>
        <translation>le jeu n’a pas de telle tuile</translation>
    </message>
    <message>
        <source>this entry does not fit into the game</source>
        <comment>save.does-not-fit</comment>
        <translation>cette entrée ne convient pas à la partie</translation>
    </message>
    <message>
        <source>the log of the game cannot be read here</source>
        <comment>save.log-form</comment>
        <translation>le journal de la partie ne peut pas être lu ici</translation>
    </message>
    <message>
        <source>this line is no entry of the log</source>
        <comment>save.log-line</comment>
        <translation>cette ligne n’est pas une entrée du journal</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of Scorekeep</source>
        <comment>save.newer-version</comment>
        <translation>cette partie a été enregistrée par une version plus récente de Scorekeep</translation>
    </message>
    <message>
        <source>the entry gives no answer</source>
        <comment>save.no-answer</comment>
        <translation>l’entrée ne donne pas de réponse</translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>save.no-cell</comment>
        <translation>ce n’est pas une case du plateau</translation>
    </message>
    <message>
        <source>this is no place</source>
        <comment>save.no-place</comment>
        <translation>ce n’est pas un endroit</translation>
    </message>
    <message>
        <source>the rules of this game do not hold together</source>
        <comment>save.no-rules</comment>
        <translation>les règles de cette partie ne tiennent pas ensemble</translation>
    </message>
    <message>
        <source>there is no tile on this space</source>
        <comment>save.no-tile-there</comment>
        <translation>il n’y a pas de tuile sur cette case</translation>
    </message>
    <message>
        <source>this is no saved game of Scorekeep</source>
        <comment>save.not-a-game</comment>
        <translation>ce n’est pas une partie enregistrée de Scorekeep</translation>
    </message>
    <message>
        <source>there is no such item in this game’s order of play</source>
        <comment>save.unknown-item</comment>
        <translation>il n’y a pas de tel point dans le déroulement de cette partie</translation>
    </message>
    <message>
        <source>there is no such piece in this game</source>
        <comment>save.unknown-piece</comment>
        <translation>il n’y a pas de telle pièce dans cette partie</translation>
    </message>
    <message>
        <source>the tile has no such segment</source>
        <comment>save.unknown-segment</comment>
        <translation>la tuile n’a pas de tel segment</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>save.unknown-tile</comment>
        <translation>il n’y a pas de telle tuile dans cette partie</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>answer.game-over</comment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>This must be done; it cannot be passed.</source>
        <comment>answer.must</comment>
        <translation>Ceci doit être fait&#x202f;; on ne peut pas passer.</translation>
    </message>
    <message>
        <source>This is not asked now.</source>
        <comment>answer.not-asked</comment>
        <translation>Ceci n’est pas demandé maintenant.</translation>
    </message>
    <message>
        <source>This is not allowed here.</source>
        <comment>answer.not-an-option</comment>
        <translation>Ceci n’est pas permis ici.</translation>
    </message>
    <message>
        <source>The game does not come to this any more.</source>
        <comment>answer.not-reached</comment>
        <translation>La partie n’arrive plus à ce point.</translation>
    </message>
    <message>
        <source>There is no such tile in this game.</source>
        <comment>answer.no-such-tile</comment>
        <translation>Il n’y a pas de telle tuile dans cette partie.</translation>
    </message>
    <message>
        <source>This piece is not where it is said to be.</source>
        <comment>answer.no-such-piece</comment>
        <translation>Cette pièce n’est pas là où on le dit.</translation>
    </message>
    <message>
        <source>There is no such place on the table.</source>
        <comment>answer.no-such-place</comment>
        <translation>Il n’y a pas de tel endroit sur la table.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <comment>answer.no-such-player</comment>
        <translation>Il n’y a pas de tel joueur.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <comment>placement.taken</comment>
        <translation>Il y a déjà une tuile ici.</translation>
    </message>
    <message>
        <source>The edges of the tile do not go on in its neighbours.</source>
        <comment>placement.edges</comment>
        <translation>Les bords de la tuile ne se poursuivent pas dans ses voisines.</translation>
    </message>
    <message>
        <source>This figure does not stand on such a feature.</source>
        <comment>deploy.wrong-feature</comment>
        <translation>Ce pion ne se pose pas sur une telle zone.</translation>
    </message>
    <message>
        <source>Somebody stands on this feature already.</source>
        <comment>deploy.occupied</comment>
        <translation>Quelqu’un se tient déjà sur cette zone.</translation>
    </message>
    <message>
        <source>The game was opened up to line %1 of its file.</source>
        <comment>save.cut</comment>
        <translation>La partie a été ouverte jusqu’à la ligne %1 de son fichier.</translation>
    </message>
    <message>
        <source>The game was entered under other rules (version %1) and replayed under these.</source>
        <comment>save.other-rules</comment>
        <translation>La partie a été saisie sous d’autres règles (version %1) et rejouée sous celles-ci.</translation>
    </message>
    <message>
        <source>The last line of the file (%1) was incomplete and is left out.</source>
        <comment>save.torn-line</comment>
        <translation>La dernière ligne du fichier (%1) était incomplète et est omise.</translation>
    </message>
    <message>
        <source>The file cannot be written, so the game goes on in a copy: %1</source>
        <comment>session.copied</comment>
        <translation>Le fichier ne peut pas être écrit&#x202f;; la partie continue donc dans une copie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game: %1</source>
        <comment>session.file-changed</comment>
        <translation>Un autre programme a modifié le fichier de cette partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>This game is open in another window: %1</source>
        <comment>session.in-use</comment>
        <translation>Cette partie est ouverte dans une autre fenêtre&#x202f;: %1</translation>
    </message>
    <message>
        <source>The game was brought up to date; the file as it was is kept as %1</source>
        <comment>session.kept-copy</comment>
        <translation>La partie a été mise à jour&#x202f;; le fichier d’avant est conservé sous %1</translation>
    </message>
    <message>
        <source>This game has no file.</source>
        <comment>session.no-file</comment>
        <translation>Cette partie n’a pas de fichier.</translation>
    </message>
    <message>
        <source>The folder for games cannot be made: %1</source>
        <comment>session.no-folder</comment>
        <translation>Le dossier des parties ne peut pas être créé&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <comment>session.not-opened</comment>
        <translation>%1 ne peut pas être ouvert&#x202f;: %2</translation>
    </message>
    <message>
        <source>The game cannot begin: %1</source>
        <comment>session.not-started</comment>
        <translation>La partie ne peut pas commencer&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written, so nothing was entered. %2</source>
        <comment>session.not-written</comment>
        <translation>%1 ne peut pas être écrit&#x202f;; rien n’a donc été saisi. %2</translation>
    </message>
    <message>
        <source>A rule of the program has failed, so nothing was entered: %1</source>
        <comment>session.rule-failed</comment>
        <translation>Une règle du programme a échoué&#x202f;; rien n’a donc été saisi&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is no number that can be used: %1</source>
        <comment>usage.bad-number</comment>
        <translation>Ce n’est pas un nombre utilisable&#x202f;: %1</translation>
    </message>
    <message>
        <source>These cannot be given together: %1</source>
        <comment>usage.each-and-at</comment>
        <translation>Ceux-ci ne peuvent pas être donnés ensemble&#x202f;: %1</translation>
    </message>
    <message>
        <source>The command needs a file: %1</source>
        <comment>usage.missing-file</comment>
        <translation>La commande demande un fichier&#x202f;: %1</translation>
    </message>
    <message>
        <source>The command needs -o and the name of a file: %1</source>
        <comment>usage.missing-output</comment>
        <translation>La commande demande -o et le nom d’un fichier&#x202f;: %1</translation>
    </message>
    <message>
        <source>The option needs a value: %1</source>
        <comment>usage.missing-value</comment>
        <translation>L’option demande une valeur&#x202f;: %1</translation>
    </message>
    <message>
        <source>The name of a picture ends in .png, .svg or .pdf: %1</source>
        <comment>usage.not-a-picture</comment>
        <translation>Le nom d’une image finit par .png, .svg ou .pdf&#x202f;: %1</translation>
    </message>
    <message>
        <source>Only files that end in .jcz can be imported: %1</source>
        <comment>usage.not-foreign</comment>
        <translation>Seuls les fichiers finissant par .jcz peuvent être importés&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is a word too many: %1</source>
        <comment>usage.unexpected</comment>
        <translation>Il y a un mot de trop&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such option here: %1</source>
        <comment>usage.unknown-option</comment>
        <translation>Il n’y a pas de telle option ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <comment>a quotation</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the indentation does not fit what stands above</source>
        <comment>files.indentation</comment>
        <translation>le retrait ne convient pas à ce qui précède</translation>
    </message>
    <message>
        <source>a colon is missing behind the key</source>
        <comment>files.missing-colon</comment>
        <translation>un deux-points manque après la clé</translation>
    </message>
    <message>
        <source>this is no figure</source>
        <comment>import.bad-figure</comment>
        <translation>ce n’est pas un pion</translation>
    </message>
    <message>
        <source>this is no place on a tile</source>
        <comment>import.bad-location</comment>
        <translation>ce n’est pas un endroit d’une tuile</translation>
    </message>
    <message>
        <source>this is no space of the board</source>
        <comment>import.bad-position</comment>
        <translation>ce n’est pas une case du plateau</translation>
    </message>
    <message>
        <source>no such tile is left</source>
        <comment>import.none-left</comment>
        <translation>il ne reste pas de telle tuile</translation>
    </message>
    <message>
        <source>another tile is in hand</source>
        <comment>import.not-in-hand</comment>
        <translation>une autre tuile est en main</translation>
    </message>
    <message>
        <source>this is not played yet</source>
        <comment>import.not-played</comment>
        <translation>ceci n’est pas encore joué</translation>
    </message>
    <message>
        <source>it is another player’s turn</source>
        <comment>import.not-their-turn</comment>
        <translation>c’est le tour d’un autre joueur</translation>
    </message>
    <message>
        <source>this is not possible here</source>
        <comment>import.refused</comment>
        <translation>ce n’est pas possible ici</translation>
    </message>
    <message>
        <source>the file was written by a version that is too old</source>
        <comment>import.too-old</comment>
        <translation>le fichier a été écrit par une version trop ancienne</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <comment>import.unknown-tile</comment>
        <translation>il n’y a pas de telle tuile dans cette partie</translation>
    </message>
    <message>
        <source>There is no game.</source>
        <comment>session.no-game</comment>
        <translation>Il n’y a pas de partie.</translation>
    </message>
    <message>
        <source>There is no such step in the turn.</source>
        <comment>answer.no-such-step</comment>
        <translation>Il n’y a pas de telle étape dans le tour.</translation>
    </message>
    <message>
        <source>this section belongs to another group</source>
        <comment>catalogue.other-group</comment>
        <translation>cette section est d’un autre groupe</translation>
    </message>
    <message>
        <source>there is no such section</source>
        <comment>catalogue.unknown-section</comment>
        <translation>il n’y a pas de telle section</translation>
    </message>
    <message>
        <source>this is no number of players</source>
        <comment>reference.bad-players</comment>
        <translation>ce n’est pas un nombre de joueurs</translation>
    </message>
    <message>
        <source>there is no such mark</source>
        <comment>reference.unknown-mark</comment>
        <translation>il n’y a pas de telle marque</translation>
    </message>
    <message>
        <source>this is no place on the tile</source>
        <comment>tiles.bad-area</comment>
        <translation>ce n’est pas un endroit de la tuile</translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <comment>save.colour-twice</comment>
        <translation>deux joueurs ont cette couleur</translation>
    </message>
    <message>
        <source>a name holds no control characters</source>
        <comment>save.control-character</comment>
        <translation>un nom ne contient pas de caractères de contrôle</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <comment>save.empty-name</comment>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>so many players cannot play together</source>
        <comment>save.no-players</comment>
        <translation>tant de joueurs ne peuvent pas jouer ensemble</translation>
    </message>
    <message>
        <source>no tile can be drawn in this game</source>
        <comment>save.no-tiles</comment>
        <translation>aucune tuile ne peut être piochée dans cette partie</translation>
    </message>
    <message>
        <source>the entry is another kind of answer than is asked for</source>
        <comment>save.other-kind</comment>
        <translation>l’entrée est une autre sorte de réponse que celle demandée</translation>
    </message>
    <message>
        <source>another player is asked</source>
        <comment>save.other-player</comment>
        <translation>un autre joueur est interrogé</translation>
    </message>
    <message>
        <source>it is asked for another feature</source>
        <comment>save.other-subject</comment>
        <translation>la question porte sur une autre zone</translation>
    </message>
    <message>
        <source>two tiles lie on one space</source>
        <comment>save.two-on-one-space</comment>
        <translation>deux tuiles sont sur une case</translation>
    </message>
    <message>
        <source>Only tokens change hands; figures stay with their player.</source>
        <comment>answer.owned-for-ever</comment>
        <translation>Seuls les jetons changent de mains&#x202f;; les pions restent à leur joueur.</translation>
    </message>
    <message>
        <source>This kind of answer does not belong here.</source>
        <comment>answer.other-kind</comment>
        <translation>Cette sorte de réponse n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>One entry may add or take away %1 points at most.</source>
        <comment>answer.too-many-points</comment>
        <translation>Une entrée ne peut ajouter ou enlever plus de %1 points.</translation>
    </message>
    <message>
        <source>Two tiles share this space; it must be said which is meant.</source>
        <comment>answer.which-half</comment>
        <translation>Deux tuiles partagent cette case&#x202f;; il faut dire laquelle.</translation>
    </message>
    <message>
        <source>%1. From here on, entries that do not fit the rules any more are set aside.</source>
        <comment>session.aligned</comment>
        <translation>%1. À partir d’ici, les entrées qui ne conviennent plus aux règles sont mises de côté.</translation>
    </message>
    <message>
        <source>%1 is a folder or a device, and no file that could be replaced.</source>
        <comment>output.no-file</comment>
        <translation>%1 est un dossier ou un périphérique, et non un fichier remplaçable.</translation>
    </message>
    <message>
        <source>%1: the picture cannot be drawn</source>
        <comment>output.no-picture</comment>
        <translation>%1&#x202f;: l’image ne peut pas être dessinée</translation>
    </message>
    <message>
        <source>The output cannot be written: %1</source>
        <comment>output.not-printed</comment>
        <translation>La sortie ne peut pas être écrite&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>output.not-written</comment>
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is the file that is read; the result needs another name.</source>
        <comment>output.own-source</comment>
        <translation>%1 est le fichier lu&#x202f;; le résultat demande un autre nom.</translation>
    </message>
    <message>
        <source>%1: the picture would be too large; a smaller --size helps</source>
        <comment>output.too-large</comment>
        <translation>%1&#x202f;: l’image serait trop grande&#x202f;; un --size plus petit aide</translation>
    </message>
    <message>
        <source>The name of a file is empty.</source>
        <comment>usage.empty-name</comment>
        <translation>Le nom d’un fichier est vide.</translation>
    </message>
    <message>
        <source>The name of a picture of the window ends in .png: %1</source>
        <comment>usage.not-a-png</comment>
        <translation>Le nom d’une image de la fenêtre finit par .png&#x202f;: %1</translation>
    </message>
    <message>
        <source>The name of a document ends in .html, .pdf or .txt: %1</source>
        <comment>usage.not-a-page</comment>
        <translation>Le nom d’un document finit par .html, .pdf ou .txt&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such document: %1</source>
        <comment>usage.unknown-document</comment>
        <translation>Il n’y a pas de tel document&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such edition: %1</source>
        <comment>usage.unknown-edition</comment>
        <translation>Il n’y a pas de telle édition&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such expansion, element or box: %1</source>
        <comment>usage.unknown-expansion</comment>
        <translation>Il n’y a pas de telle extension, élément ou boîte&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such paper: %1</source>
        <comment>usage.unknown-paper</comment>
        <translation>Il n’y a pas de tel papier&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no such language: %1</source>
        <comment>usage.unknown-language</comment>
        <translation>Il n’y a pas de telle langue&#x202f;: %1</translation>
    </message>
    <message>
        <source>The command needs the name of a document: %1</source>
        <comment>usage.missing-document</comment>
        <translation>La commande demande le nom d’un document&#x202f;: %1</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>save.long-name</comment>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>so many of this tile are not there</source>
        <comment>save.too-many-of-a-tile</comment>
        <translation>il n’y a pas autant de cette tuile</translation>
    </message>
    <message>
        <source>This option is given twice: %1</source>
        <comment>usage.option-twice</comment>
        <translation>Cette option est donnée deux fois : %1</translation>
    </message>
    <message>
        <source>what is each player’s own stands under the player, all else does not</source>
        <comment>save.fact-elsewhere</comment>
        <translation>ce qui est propre à chaque joueur est sous le joueur, tout le reste non</translation>
    </message>
    <message>
        <source>the scoring table does not read this</source>
        <comment>save.fact-not-asked</comment>
        <translation>le tableau d’évaluation ne lit pas ceci</translation>
    </message>
    <message>
        <source>nobody gets the score</source>
        <comment>save.no-receiver</comment>
        <translation>personne ne reçoit le score</translation>
    </message>
    <message>
        <source>a player gets the score once</source>
        <comment>save.receiver-twice</comment>
        <translation>un joueur reçoit le score une seule fois</translation>
    </message>
    <message>
        <source>this player does not get the score</source>
        <comment>save.not-receiving</comment>
        <translation>ce joueur ne reçoit pas le score</translation>
    </message>
    <message>
        <source>nothing of this name is counted in scores</source>
        <comment>save.unknown-fact</comment>
        <translation>rien de ce nom n’est compté dans les scores</translation>
    </message>
    <message>
        <source>no scoring table of this name pays anything in this game then</source>
        <comment>save.unknown-table</comment>
        <translation>aucun tableau d’évaluation de ce nom ne rapporte alors dans cette partie</translation>
    </message>
    <message>
        <source>this selection was saved by a newer version of Scorekeep</source>
        <comment>selection.newer-version</comment>
        <translation>cette sélection a été enregistrée par une version plus récente de Scorekeep</translation>
    </message>
    <message>
        <source>this is no selection of Scorekeep</source>
        <comment>selection.no-selection</comment>
        <translation>ce n’est pas une sélection de Scorekeep</translation>
    </message>
    <message>
        <source>The scoring table does not read what was entered, or not so.</source>
        <comment>answer.fact-not-asked</comment>
        <translation>Le tableau d’évaluation ne lit pas ce qui a été saisi, ou pas ainsi.</translation>
    </message>
    <message>
        <source>This game is played without a board.</source>
        <comment>answer.no-board</comment>
        <translation>Cette partie se joue sans plateau.</translation>
    </message>
    <message>
        <source>Nothing in this game scores so.</source>
        <comment>answer.no-such-table</comment>
        <translation>Rien dans cette partie ne rapporte ainsi.</translation>
    </message>
    <message>
        <source>This game is played with parts that the program does not play on the board: %1</source>
        <comment>session.not-played</comment>
        <translation>Cette partie se joue avec des éléments que le programme ne joue pas sur le plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is a game without a board, so there is nothing to draw.</source>
        <comment>output.no-board</comment>
        <translation>%1 est une partie sans plateau&#x202f;; il n’y a donc rien à dessiner.</translation>
    </message>
    <message>
        <source>The file of a selection says it all, and leaves no room for %1</source>
        <comment>usage.selection-and-list</comment>
        <translation>Le fichier d’une sélection dit tout, et ne laisse pas de place à %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is wrong with a file, and the system&apos;s reason</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3</source>
        <comment>what is wrong with a file</comment>
        <translation>%1 : trouvé %2, attendu %3</translation>
    </message>
    <message>
        <source>%1: found %2</source>
        <comment>what is wrong with a file</comment>
        <translation>%1 : trouvé %2</translation>
    </message>
    <message>
        <source>%1: expected %2</source>
        <comment>what is wrong with a file</comment>
        <translation>%1 : attendu %2</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a space</comment>
        <translation>case %1</translation>
    </message>
    <message>
        <source>at %1, turned by %2°</source>
        <translation>case %1, tournée de %2°</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece and its place: follower on the city at 3E</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>on the %1</source>
        <comment>a feature and its space</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>on the tile at %1</source>
        <translation>sur la tuile (%1)</translation>
    </message>
    <message>
        <source>on the north-west corner of %1</source>
        <translation>au coin nord-ouest (%1)</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>à côté&#x202f;: %1</translation>
    </message>
    <message>
        <source>in the common supply</source>
        <translation>dans la réserve commune</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>in the prison of %1</source>
        <comment>a player</comment>
        <translation>en prison chez %1</translation>
    </message>
    <message>
        <source>in the supply</source>
        <translation>dans la réserve</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>The pages cannot be made.</source>
        <translation>Les pages ne peuvent pas être créées.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
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
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>%1, or pass</source>
        <translation>%1, ou passer</translation>
    </message>
    <message>
        <source>which tile was drawn?</source>
        <translation>quelle tuile a été piochée&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n choice(s)</source>
        <comment>%1: follower, large follower</comment>
        <translation>
            <numerusform>poser&#x202f;: %1 (%n choix)</numerusform>
            <numerusform>poser&#x202f;: %1 (%n choix)</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>choisir un joueur</translation>
    </message>
    <message>
        <source>choose what is scored first</source>
        <translation>choisir ce qui est évalué d’abord</translation>
    </message>
    <message>
        <source>enter a number from %1 to %2</source>
        <translation>saisir un nombre de %1 à %2</translation>
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
            <numerusform>placer&#x202f;: %1 (%n case)</numerusform>
            <numerusform>placer&#x202f;: %1 (%n cases)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (or pass)</source>
        <comment>a sentence</comment>
        <translation>%1 (ou passer)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a player, and the title of the step</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>a player, the title of the step, and pieces: follower, abbot</comment>
        <translation>%1 – %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>quick-entry</name>
    <message>
        <source>%1 Possible: %2.</source>
        <comment>a sentence, and words</comment>
        <translation>%1 Possible&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” can be: %2.</source>
        <comment>what was typed, and words</comment>
        <translation>«&#x202f;%1&#x202f;» peut être&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Say first who gets the points: %1.</source>
        <comment>players</comment>
        <translation>Dites d’abord qui reçoit les points&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Points alone go to one player at a time.</source>
        <translation>Des points seuls vont à un joueur à la fois.</translation>
    </message>
    <message>
        <source>“%1” is no number of points from 1 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de points de 1 à %2.</translation>
    </message>
    <message>
        <source>What was scored? A feature, or points as +5.</source>
        <translation>Qu’est-ce qui a été évalué&#x202f;? Une zone, ou des points comme +5.</translation>
    </message>
    <message>
        <source>“%1” is no player of this game.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un joueur de cette partie.</translation>
    </message>
    <message>
        <source>“%1” is nothing that scores here.</source>
        <translation>«&#x202f;%1&#x202f;» ne désigne rien qui rapporte ici.</translation>
    </message>
    <message>
        <source>%1 pays nothing after the game.</source>
        <translation>%1 ne rapporte rien après la partie.</translation>
    </message>
    <message>
        <source>%1 pays nothing during the game.</source>
        <translation>%1 ne rapporte rien pendant la partie.</translation>
    </message>
    <message>
        <source>“%1” does not count here.</source>
        <translation>«&#x202f;%1&#x202f;» ne compte pas ici.</translation>
    </message>
    <message>
        <source>“%1” is said twice.</source>
        <translation>«&#x202f;%1&#x202f;» est dit deux fois.</translation>
    </message>
    <message>
        <source>%1 is more than can be counted.</source>
        <translation>%1 est plus que ce qui peut être compté.</translation>
    </message>
    <message>
        <source>“%1” is a number too many.</source>
        <translation>«&#x202f;%1&#x202f;» est un nombre de trop.</translation>
    </message>
    <message>
        <source>What is “%1” the number of? Possible: %2.</source>
        <translation>De quoi «&#x202f;%1&#x202f;» est-il le nombre&#x202f;? Possible&#x202f;: %2.</translation>
    </message>
    <message>
        <source>How many? “%1” needs a number.</source>
        <translation>Combien&#x202f;? «&#x202f;%1&#x202f;» demande un nombre.</translation>
    </message>
    <message>
        <source>end after</source>
        <comment>words, any of them: after the game</comment>
        <translation>après fin</translation>
    </message>
    <message>
        <source>during</source>
        <comment>words, any of them: during the game</comment>
        <translation>pendant</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Before all</source>
        <translation>Avant tout</translation>
    </message>
    <message>
        <source>At any time during your turn</source>
        <translation>À tout moment de votre tour</translation>
    </message>
    <message>
        <source>By themselves, whenever it happens</source>
        <translation>D’eux-mêmes, chaque fois que cela arrive</translation>
    </message>
    <message>
        <source>After any points</source>
        <translation>Après des points quelconques</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Autres points</translation>
    </message>
    <message>
        <source>For each completed feature:</source>
        <translation>Pour chaque zone complétée&#x202f;:</translation>
    </message>
    <message>
        <source>Each player, from the left of the active one, who comes last:</source>
        <translation>Chaque joueur, à partir de la gauche du joueur actif, qui vient en dernier&#x202f;:</translation>
    </message>
    <message>
        <source>Each player, beginning with the active one:</source>
        <translation>Chaque joueur, en commençant par le joueur actif&#x202f;:</translation>
    </message>
    <message>
        <source>Round and round until all have passed:</source>
        <translation>Tour après tour jusqu’à ce que tous aient passé&#x202f;:</translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <translation>%1 joueurs&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 to %2 players: %3</source>
        <translation>%1 à %2 joueurs&#x202f;: %3</translation>
    </message>
    <message>
        <source>There is nothing to do in this step.</source>
        <translation>Il n’y a rien à faire dans cette étape.</translation>
    </message>
    <message>
        <source>rules of %1 only</source>
        <translation>règles de %1 seulement</translation>
    </message>
    <message>
        <source>with %1 players</source>
        <translation>à %1 joueurs</translation>
    </message>
    <message>
        <source>with %1 to %2 players</source>
        <translation>à %1 à %2 joueurs</translation>
    </message>
    <message>
        <source>The game at a glance</source>
        <translation>La partie en un coup d’œil</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Déroulement du jeu</translation>
    </message>
    <message>
        <source>Scoring during the game</source>
        <translation>Évaluation pendant la partie</translation>
    </message>
    <message>
        <source>Scoring after the game</source>
        <translation>Évaluation après la partie</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Évaluation finale</translation>
    </message>
    <message>
        <source>The phases of a game with what you play.</source>
        <translation>Les phases d’une partie avec ce que vous jouez.</translation>
    </message>
    <message>
        <source>How to lay out the table for what you play.</source>
        <translation>Comment disposer la table pour ce que vous jouez.</translation>
    </message>
    <message>
        <source>A turn from its beginning to its end. “You” is whoever&apos;s turn it is.</source>
        <translation>Un tour du début à la fin. «&#xa0;Vous&#xa0;» est celui dont c’est le tour.</translation>
    </message>
    <message>
        <source>What is counted when a feature is completed. The lines of a table apply from top to bottom.</source>
        <translation>Ce qui est compté quand une zone est complétée. Les lignes d’un tableau s’appliquent de haut en bas.</translation>
    </message>
    <message>
        <source>What is counted at the end. The lines of a table apply from top to bottom.</source>
        <translation>Ce qui est compté à la fin. Les lignes d’un tableau s’appliquent de haut en bas.</translation>
    </message>
    <message>
        <source>The way from the last tile to the winner.</source>
        <translation>Le chemin de la dernière tuile au vainqueur.</translation>
    </message>
    <message>
        <source>Points from feature tiles</source>
        <translation>Points des zones des tuiles</translation>
    </message>
    <message>
        <source>Points from figures</source>
        <translation>Points des pions</translation>
    </message>
    <message>
        <source>Points from additional features</source>
        <translation>Points des zones supplémentaires</translation>
    </message>
    <message>
        <source>Sentences marked so come from other editions and are adapted to yours.</source>
        <translation>Les phrases ainsi marquées viennent d’autres éditions et sont adaptées à la vôtre.</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>règles de %1</translation>
    </message>
    <message>
        <source>as you play</source>
        <translation>comme vous jouez</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an option of the rules and its value</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>does not exist there</source>
        <translation>n’y existe pas</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::AnswerForm</name>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Spaces to the east</source>
        <translation>Cases vers l’est</translation>
    </message>
    <message>
        <source>Spaces to the north</source>
        <translation>Cases vers le nord</translation>
    </message>
    <message>
        <source>Counted from the start tile; west is negative.</source>
        <translation>Depuis la tuile de départ&#x202f;; l’ouest est négatif.</translation>
    </message>
    <message>
        <source>Counted from the start tile; south is negative.</source>
        <translation>Depuis la tuile de départ&#x202f;; le sud est négatif.</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tournée de</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece and where it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::BoardView</name>
    <message>
        <source>%1 %2 %3</source>
        <comment>a player, a piece, and where: Anna follower on the road at 2S</comment>
        <translation>%1&#x202f;: %2 %3</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1 may lie at %2</source>
        <comment>a tile and a space</comment>
        <translation>%1&#x202f;: case %2 possible</translation>
    </message>
    <message>
        <source>way %1 of %2</source>
        <comment>which of the legal rotations of a tile</comment>
        <translation>sens %1 sur %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::CalculatorPane</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>&amp;Add to the Score</source>
        <translation>Ajouter au s&amp;core</translation>
    </message>
    <message>
        <source>Say who gets the points.</source>
        <translation>Dites qui reçoit les points.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeEntryDialog</name>
    <message>
        <source>Change an old answer</source>
        <translation>Modifier une réponse passée</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation>Saisi&#x202f;: %1</translation>
    </message>
    <message>
        <source>What was possible then</source>
        <translation>Ce qui était alors possible</translation>
    </message>
    <message>
        <source>Keep the Change</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation>Autre chose…</translation>
    </message>
    <message>
        <source>Take this entry away</source>
        <translation>Retirer cette entrée</translation>
    </message>
    <message>
        <source>This is what was entered.</source>
        <translation>C’est ce qui a été saisi.</translation>
    </message>
    <message>
        <source>No points differ.</source>
        <translation>Aucun point ne diffère.</translation>
    </message>
    <message numerus="yes">
        <source>%n later input(s) would not fit any more and be set aside:</source>
        <translation>
            <numerusform>%n saisie ultérieure ne conviendrait plus et serait mise de côté&#x202f;:</numerusform>
            <numerusform>%n saisies ultérieures ne conviendraient plus et seraient mises de côté&#x202f;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeSelectionDialog</name>
    <message>
        <source>Change what is played</source>
        <translation>Modifier ce qui est joué</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Avec quoi</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Selon quelles règles</translation>
    </message>
    <message>
        <source>What it does from here on</source>
        <translation>Effet à partir d’ici</translation>
    </message>
    <message>
        <source>Keep the Change</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>This is what the game is played with.</source>
        <translation>C’est ce avec quoi se joue la partie.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangesStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer</source>
        <translation>
            <numerusform>%n de moins</numerusform>
            <numerusform>%n de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>Your change does nothing to this document.</source>
        <translation>Votre changement est sans effet sur ce document.</translation>
    </message>
    <message>
        <source>What your change does to this document:</source>
        <translation>Effet de votre changement sur ce document&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the other documents</source>
        <translation>
            <numerusform>%n changement dans les autres documents</numerusform>
            <numerusform>%n changements dans les autres documents</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChecklistModel</name>
    <message>
        <source>ahead</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>rien à faire</translation>
    </message>
    <message>
        <source>Nothing to do by the rules. Double-click to enter it all the same.</source>
        <translation>Rien à faire selon les règles. Double-cliquer pour saisir quand même.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state such as done, and the sentence of an item</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Not entered in %1’s turn</source>
        <translation>Non saisi au tour de %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Tour de %1</translation>
    </message>
    <message>
        <source>Part %1 of the turn</source>
        <translation>Partie %1 du tour</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>No particular action for this step</source>
        <translation>Aucune action particulière pour cette étape</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::CorrectionsDialog</name>
    <message>
        <source>Correct the table</source>
        <translation>Corriger la table</translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Pourquoi (facultatif)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points more or fewer</source>
        <translation>Points en plus ou en moins</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>A tile lies there</source>
        <translation>Une tuile s’y trouve</translation>
    </message>
    <message>
        <source>The tile there is taken away</source>
        <translation>La tuile y est retirée</translation>
    </message>
    <message>
        <source>The tile there is turned</source>
        <translation>La tuile y est tournée</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>the number and the title of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>It is the turn of</source>
        <translation>C’est le tour de</translation>
    </message>
    <message>
        <source>from the step</source>
        <translation>dès l’étape</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>whoever had it</source>
        <comment>the owner of a piece</comment>
        <translation>qui l’avait</translation>
    </message>
    <message>
        <source>Then belongs to</source>
        <translation>Revient ensuite à</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::FiltersButton</name>
    <message>
        <source>Filters (%1) #</source>
        <comment>the shown editions, and that adaptations are marked</comment>
        <translation>Filtres (%1) #</translation>
    </message>
    <message>
        <source>Filters (%1)</source>
        <comment>the shown editions</comment>
        <translation>Filtres (%1)</translation>
    </message>
    <message>
        <source>Filters: %1 shown, %2 preferred</source>
        <comment>editions: C1/C2 shown, C2 preferred</comment>
        <translation>Filtres&#x202f;: %1 affichées, %2 préférée</translation>
    </message>
    <message>
        <source>adapted rules are marked</source>
        <translation>règles adaptées marquées</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::FindBar</name>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <comment>which of how many places is shown, and a document</comment>
        <translation>%1 sur %2 · %3</translation>
    </message>
    <message>
        <source>Find in all documents</source>
        <translation>Chercher partout</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Endroit précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Endroit suivant (F3)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Endroit suivant</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ForcedEntryDialog</name>
    <message>
        <source>Enter it all the same</source>
        <translation>Saisir quand même</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the sentence of a rule</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The table is right: this is entered although the rules do not allow it now, and marked in the history.</source>
        <translation>La table a raison&#x202f;: ceci est saisi bien que les règles ne le permettent pas maintenant, et marqué dans l’historique.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Pourquoi (facultatif)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Saisir</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryModel</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (annulé)</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>a number and a player</comment>
        <translation>Tour %1 · %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HistoryPane</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Shows the table as it was after this entry. What came later can be redone.</source>
        <translation>Montre la table comme après cette entrée. On peut rétablir ce qui est venu ensuite.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Answers this again, and shows first what would differ.</source>
        <translation>Y répond de nouveau, et montre d’abord ce qui changerait.</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Points, pieces, tiles or the turn, as they really are on the table.</source>
        <translation>Points, pièces, tuiles ou tour, tels qu’ils sont vraiment sur la table.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HoverCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list of players</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>nobody is here</source>
        <translation>personne ici</translation>
    </message>
    <message>
        <source>nobody has a vote here</source>
        <translation>personne n’a de voix ici</translation>
    </message>
    <message numerus="yes">
        <source>%1 share it, %n vote(s) each</source>
        <translation>
            <numerusform>%1 à égalité, %n voix chacun</numerusform>
            <numerusform>%1 à égalité, %n voix chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone, %n vote(s)</source>
        <translation>
            <numerusform>%1 seul, %n voix</numerusform>
            <numerusform>%1 seul, %n voix</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads %2 votes</source>
        <comment>a player and votes: Ben leads 2 : 1 votes</comment>
        <translation>%1 mène, %2 voix</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) would tie</source>
        <translation>
            <numerusform>%n chevalier pour égaliser</numerusform>
            <numerusform>%n chevaliers pour égaliser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief(s) would tie</source>
        <comment>followers on a road</comment>
        <translation>
            <numerusform>%n brigand pour égaliser</numerusform>
            <numerusform>%n brigands pour égaliser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmer(s) would tie</source>
        <translation>
            <numerusform>%n paysan pour égaliser</numerusform>
            <numerusform>%n paysans pour égaliser</numerusform>
        </translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>points</comment>
        <translation>actuel %1</translation>
    </message>
    <message>
        <source>completed %1</source>
        <comment>points</comment>
        <translation>complétée %1</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>complétée</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
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
        <translation>Enregistré après chaque coup</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>reste %n tuile</numerusform>
            <numerusform>restent %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal space(s)</source>
        <translation>
            <numerusform>%n case permise</numerusform>
            <numerusform>%n cases permises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead space(s)</source>
        <comment>that no tile left fits</comment>
        <translation>
            <numerusform>%n case morte</numerusform>
            <numerusform>%n cases mortes</numerusform>
        </translation>
    </message>
    <message>
        <source>About Scorekeep</source>
        <translation>À propos de Scorekeep</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scorekeep %1&lt;/b&gt;&lt;p&gt;A companion beside a physical game of Carcassonne: enter what lies on the table, and every score is counted and explained.&lt;/p&gt;&lt;p&gt;Scorekeep has nothing to do with the publishers of the game.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Scorekeep %1&lt;/b&gt;&lt;p&gt;Un compagnon à côté d’une vraie partie de Carcassonne&#x202f;: saisissez ce qui est sur la table, et chaque score est compté et expliqué.&lt;/p&gt;&lt;p&gt;Scorekeep n’a aucun lien avec les éditeurs du jeu.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Exporter l’image…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Change the Last Answer…</source>
        <translation>&amp;Modifier la dernière réponse…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Disposition initiale</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Colours for Colour Blindness</source>
        <translation>Couleurs pour &amp;daltoniens</translation>
    </message>
    <message>
        <source>&amp;Turn the Tile</source>
        <translation>&amp;Tourner la tuile</translation>
    </message>
    <message>
        <source>&amp;Place Here</source>
        <translation>&amp;Placer ici</translation>
    </message>
    <message>
        <source>&amp;Other Tile</source>
        <translation>&amp;Autre tuile</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;End the Game Now…</source>
        <translation>T&amp;erminer maintenant…</translation>
    </message>
    <message>
        <source>&amp;About Scorekeep</source>
        <translation>À &amp;propos de Scorekeep</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <comment>the last input</comment>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <comment>the next input</comment>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.scorekeep);;All files (*)</source>
        <translation>Parties (*.scorekeep);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>La partie ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>What stands before line %1 can be opened; a copy of the file is kept.</source>
        <translation>Ce qui précède la ligne %1 peut être ouvert&#x202f;; une copie du fichier est gardée.</translation>
    </message>
    <message>
        <source>Open up to There</source>
        <translation>Ouvrir jusque-là</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>Games (*.scorekeep)</source>
        <translation>Parties (*.scorekeep)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Exporter une image du plateau</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>The game ends now and what is unfinished is scored. You can undo this.</source>
        <translation>La partie se termine maintenant et ce qui est inachevé est évalué. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>&amp;Movement on the Board</source>
        <translation>&amp;Mouvement sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Référence</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Setup sheet</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>Setup &amp;Sheet</source>
        <translation>&amp;Fiche de mise en place</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>The final scoring begins: what scores after the game is entered now. You can undo this.</source>
        <translation>L’évaluation finale commence&#x202f;: ce qui rapporte après la partie se saisit maintenant. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Rechercher le précé&amp;dent</translation>
    </message>
    <message>
        <source>&amp;Rulings Side by Side</source>
        <translation>Rè&amp;gles côte à côte</translation>
    </message>
    <message>
        <source>&amp;Look Up the Text</source>
        <translation>Consulter le te&amp;xte</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>R&amp;eculer</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculatrice</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>C&amp;oordonnées</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmer</translation>
    </message>
    <message>
        <source>T&amp;ype a Score</source>
        <translation>Sa&amp;isir un score</translation>
    </message>
    <message>
        <source>Open a Se&amp;lection…</source>
        <translation>Ouvrir une séle&amp;ction…</translation>
    </message>
    <message>
        <source>Save the Selec&amp;tion…</source>
        <translation>Enregistrer la sélec&amp;tion…</translation>
    </message>
    <message>
        <source>Change What Is &amp;Played…</source>
        <translation>Modifier ce qui est &amp;joué…</translation>
    </message>
    <message>
        <source>Choosing E&amp;xpansions</source>
        <translation>Choix des e&amp;xtensions</translation>
    </message>
    <message>
        <source>Correct the Ta&amp;ble…</source>
        <translation>&amp;Corriger la table…</translation>
    </message>
    <message>
        <source>Show All &amp;Final Scores</source>
        <translation>Tous les scores &amp;finaux</translation>
    </message>
    <message>
        <source>Print All as Boo&amp;klet…</source>
        <translation>Tout imprimer en &amp;livret…</translation>
    </message>
    <message>
        <source>There are no rulings of other editions to compare here.</source>
        <translation>Il n’y a pas ici de règles d’autres éditions à comparer.</translation>
    </message>
    <message>
        <source>Nothing elsewhere belongs to this line.</source>
        <translation>Rien d’autre ne se rapporte à cette ligne.</translation>
    </message>
    <message>
        <source>This line of the order of play has no text to look up.</source>
        <translation>Cette ligne du déroulement du tour n’a pas de texte à consulter.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NewGameDialog</name>
    <message>
        <source>No tiles are selected.</source>
        <translation>Aucune tuile n’est choisie.</translation>
    </message>
    <message>
        <source>Whoever sits first: %1</source>
        <translation>Premier à table&#x202f;: %1</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Le hasard décide</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>&amp;Who starts</source>
        <translation>&amp;Qui commence</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Avec quoi</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>A mix of your own</source>
        <translation>Un choix personnel</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Selon quelles règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>Edition %1</source>
        <translation>Édition %1</translation>
    </message>
    <message>
        <source>From 2000: followers, cloisters and farms.</source>
        <translation>Depuis 2000&#x202f;: partisans, boucliers et champs.</translation>
    </message>
    <message>
        <source>From 2014: meeples, monasteries and fields.</source>
        <translation>Depuis 2014&#x202f;: meeples, blasons et prés.</translation>
    </message>
    <message>
        <source>From 2021: the rules of 2014 in a new look.</source>
        <translation>Depuis 2021&#x202f;: les règles de 2014, nouveau graphisme.</translation>
    </message>
    <message>
        <source>From 2012: the land under snow; words and rules as from 2014.</source>
        <translation>Depuis 2012&#x202f;: le pays sous la neige&#x202f;; mots et règles comme depuis 2014.</translation>
    </message>
    <message>
        <source>Without a &amp;board</source>
        <translation>Sans &amp;plateau</translation>
    </message>
    <message>
        <source>Tiles are not entered: scores are typed in or counted with the calculator.</source>
        <translation>Les tuiles ne sont pas saisies&#x202f;: les scores sont tapés ou comptés avec la calculatrice.</translation>
    </message>
    <message>
        <source>Bo&amp;x</source>
        <translation>Bo&amp;îte</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::NumberEditor</name>
    <message>
        <source>Enter</source>
        <translation>Saisir</translation>
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
        <translation>choisir %1 · %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionCards</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionList</name>
    <message>
        <source>Options of what is asked now</source>
        <translation>Options de la question en cours</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OptionsModel</name>
    <message>
        <source>%1 (at any time)</source>
        <translation>%1 (à tout moment)</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderEditor</name>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>Dans cet ordre</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::OrderOfPlay</name>
    <message>
        <source>Order of play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>%1 · turn %2</source>
        <comment>a player and a number</comment>
        <translation>%1 · tour %2</translation>
    </message>
    <message>
        <source>Enter it all the same…</source>
        <translation>Saisir quand même…</translation>
    </message>
    <message>
        <source>Show in the Reference</source>
        <translation>Montrer dans la référence</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PieceChoice</name>
    <message>
        <source>Pieces that may go there</source>
        <translation>Pièces possibles ici</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerList</name>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayerRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Drag to another seat, or press the up and down keys</source>
        <translation>Glisser vers une autre place, ou touches haut et bas</translation>
    </message>
    <message>
        <source>Move %1, seat %2 of %3</source>
        <translation>Déplacer %1, place %2 sur %3</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Couleur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Couleur de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1 (exchange with %2)</source>
        <translation>%1 (échange avec %2)</translation>
    </message>
    <message>
        <source>Another player has this name</source>
        <translation>Un autre joueur a ce nom</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::PlayersModel</name>
    <message>
        <source>Nothing left in the supply</source>
        <translation>Plus rien en réserve</translation>
    </message>
    <message>
        <source>Left: %1</source>
        <translation>Reste&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2. Left: %3</source>
        <comment>a player, points, and pieces</comment>
        <translation>%1, %2. Reste&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1. It is this player’s turn</source>
        <translation>%1. C’est son tour</translation>
    </message>
    <message>
        <source>Prisoners: %1</source>
        <translation>Prisonniers&#x202f;: %1</translation>
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
        <translation>Tourner</translation>
    </message>
    <message>
        <source>R</source>
        <comment>a key</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Other tile</source>
        <translation>Autre tuile</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Choisir ceux-ci</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next score</source>
        <translation>Score suivant</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Tous les scores</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No game is open. Begin a new one, or open one.</source>
        <translation>Aucune partie ouverte. En commencer une, ou en ouvrir une.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Final scoring&lt;/b&gt;, %1 of %2</source>
        <translation>&lt;b&gt;Évaluation finale&lt;/b&gt;, %1 sur %2</translation>
    </message>
    <message>
        <source>All is counted</source>
        <translation>Tout est compté</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Tour fini</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <comment>a key</comment>
        <translation>Ctrl+Entrée</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::QuickLineEdit</name>
    <message>
        <source>&amp;Quick entry</source>
        <translation>&amp;Saisie rapide</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <translation>Saisie rapide</translation>
    </message>
    <message>
        <source>Players, a feature, what counts</source>
        <comment>what can be typed: blue red road 5 inn</comment>
        <translation>Joueurs, une zone, ce qui compte</translation>
    </message>
    <message>
        <source>A feature, what counts</source>
        <comment>what can be typed: road 5 inn</comment>
        <translation>Une zone, ce qui compte</translation>
    </message>
    <message>
        <source>For example: %1 %2 5</source>
        <comment>a player and a feature: anna road 5</comment>
        <translation>Par exemple&#x202f;: %1 %2 5</translation>
    </message>
    <message>
        <source>For example: %1 5</source>
        <comment>a feature: road 5</comment>
        <translation>Par exemple&#x202f;: %1 5</translation>
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
        <translation>Copier</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>This Document…</source>
        <translation>Ce document…</translation>
    </message>
    <message>
        <source>All as a Booklet…</source>
        <translation>Tout en livret…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>All Documents…</source>
        <translation>Tous les documents…</translation>
    </message>
    <message>
        <source>Copy this document as text</source>
        <translation>Copier ce document comme texte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a document and a number</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a document and a sentence</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Rulings Side by Side</source>
        <translation>Règles côte à côte</translation>
    </message>
    <message>
        <source>Copy This Sentence</source>
        <translation>Copier cette phrase</translation>
    </message>
    <message>
        <source>Copy the Document</source>
        <translation>Copier le document</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a kind of feature, points</comment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>%1, at the end</source>
        <comment>a kind of feature</comment>
        <translation>%1, à la fin</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a player and points</comment>
        <translation>%1 gagne avec %2</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <comment>players and points</comment>
        <translation>%1 gagnent à égalité avec %2</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ResultPane</name>
    <message>
        <source>Result by kind of feature</source>
        <translation>Résultat par sorte de zone</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::RuleOptions</name>
    <message>
        <source>%1 (usual in %2)</source>
        <translation>%1 (usuel en %2)</translation>
    </message>
    <message>
        <source>A house rule.</source>
        <translation>Une règle maison.</translation>
    </message>
    <message>
        <source>Our interpretation.</source>
        <translation>Notre interprétation.</translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation>Les sources divergent.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::RulingsPanel</name>
    <message>
        <source>Rulings side by side</source>
        <translation>Règles côte à côte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoreForm</name>
    <message>
        <source>What is &amp;scored</source>
        <translation>Ce qui est é&amp;valué</translation>
    </message>
    <message>
        <source>Who gets the points</source>
        <translation>Qui reçoit les points</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>&amp;During the game</source>
        <translation>Pe&amp;ndant la partie</translation>
    </message>
    <message>
        <source>A&amp;fter the game</source>
        <translation>Après la par&amp;tie</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is counted, and the player whose it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ScoreLogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a score, and points</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a feature scored after the game</comment>
        <translation>%1 (à la fin)</translation>
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
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Counted on the table</source>
        <translation>Compté sur la table</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorDelegate</name>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorFilters</name>
    <message>
        <source>First edition (C1)</source>
        <translation>Première édition (C1)</translation>
    </message>
    <message>
        <source>Winter Edition (WE)</source>
        <translation>Édition Hiver (WE)</translation>
    </message>
    <message>
        <source>New edition (C2)</source>
        <translation>Nouvelle édition (C2)</translation>
    </message>
    <message>
        <source>New edition, new look (C3)</source>
        <translation>Nouvelle édition, nouveau graphisme (C3)</translation>
    </message>
    <message>
        <source>Shown editions</source>
        <translation>Éditions affichées</translation>
    </message>
    <message>
        <source>Preferred edition</source>
        <translation>Édition préférée</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#x202f;: %1</translation>
    </message>
    <message>
        <source>Prefer: %1</source>
        <translation>Préférer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Mark adapted rules</source>
        <translation>Marquer les règles adaptées</translation>
    </message>
    <message>
        <source>Sentences of other editions that are fitted to the preferred one stand out in the reference.</source>
        <translation>Les phrases d’autres éditions qui sont adaptées à l’édition préférée ressortent dans la référence.</translation>
    </message>
    <message>
        <source>Rules and words are those of the preferred edition; what only others have is fitted to it. What is selected is always shown.</source>
        <translation>Les règles et les mots sont ceux de l’édition préférée&#x202f;; ce que seules d’autres ont y est adapté. Ce qui est choisi est toujours affiché.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorHelp</name>
    <message>
        <source>Choosing Expansions</source>
        <translation>Choix des extensions</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Tick what lies on your table. The reference, the setup sheet, the order of play and every score follow it; what you leave out is not mentioned.</source>
        <translation>Cochez ce qui est sur votre table. La référence, la fiche de mise en place, le déroulement du jeu et chaque score s’y conforment&#x202f;; ce que vous laissez de côté n’est pas mentionné.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Each tab counts its expansions: 2/11 says that something of two out of eleven is selected. The arrow before a name opens its parts, which can be ticked one by one, and its tiles, of which several copies can be in play. A line in place of the tick stands for some but not all.</source>
        <translation>Chaque onglet compte ses extensions&#x202f;: 2/11 indique que quelque chose de deux extensions sur onze est choisi. La flèche devant un nom ouvre ses éléments, que l’on peut cocher un par un, et ses tuiles, dont plusieurs exemplaires peuvent être en jeu. Un trait à la place de la coche signifie une partie seulement.</translation>
    </message>
    <message>
        <source>Quick selection</source>
        <translation>Sélection rapide</translation>
    </message>
    <message>
        <source>Choose a box as it is sold and press Select Expansions. Clear All leaves the base game alone, Select All takes everything of the shown editions. There a selection is also saved as a text file for others, or opened.</source>
        <translation>Choisissez une boîte telle qu’elle est vendue et appuyez sur Choisir ces extensions. Tout effacer ne laisse que le jeu de base, Tout choisir prend tout des éditions affichées. Une sélection s’y enregistre aussi comme fichier texte pour d’autres, ou s’y ouvre.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Only expansions of the shown editions are offered; what is selected already stays in sight. The preferred edition decides on rules and words where editions differ, and has to be a shown one. A hash on the button says that adapted rules are marked in the reference.</source>
        <translation>Seules les extensions des éditions affichées sont proposées&#x202f;; ce qui est déjà choisi reste visible. L’édition préférée décide des règles et des mots quand les éditions diffèrent, et doit être une édition affichée. Un dièse sur le bouton indique que les règles adaptées sont marquées dans la référence.</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>The star at the end of a line marks an expansion that you own or like. The star beside the search field shows these alone.</source>
        <translation>L’étoile au bout d’une ligne marque une extension que vous possédez ou aimez. L’étoile à côté du champ de recherche ne montre que celles-ci.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>A full disc: the program plays these rules on the board. Half a disc: it counts the points, and you enter what lies on the table. A ring: it shows the rules, and the table plays them.</source>
        <translation>Un disque plein&#x202f;: le programme joue ces règles sur le plateau. Un demi-disque&#x202f;: il compte les points, et vous saisissez ce qui est sur la table. Un anneau&#x202f;: il montre les règles, et la table les joue.</translation>
    </message>
    <message>
        <source>In a running game</source>
        <translation>Dans une partie en cours</translation>
    </message>
    <message>
        <source>Change… shows what another selection would do to the game before you keep it. Changing back restores what was set aside.</source>
        <translation>Modifier… montre ce qu’une autre sélection ferait à la partie avant que vous la gardiez. Le changement inverse rétablit ce qui a été mis de côté.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Tab goes from part to part, the arrows within one. Space ticks, the right and left arrows open and close, plus and minus change the copies of tiles, an asterisk stars an expansion. Typing in the search field and Enter lead to what is found; Escape empties it.</source>
        <translation>Tab va d’une partie à l’autre, les flèches se déplacent dans chacune. Espace coche, les flèches droite et gauche ouvrent et ferment, plus et moins changent les exemplaires des tuiles, un astérisque fait d’une extension un favori. Taper dans le champ de recherche, puis Entrée, mène à ce qui est trouvé&#x202f;; Échap le vide.</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Published for %1 only</source>
        <translation>Publié pour %1 seulement</translation>
    </message>
    <message>
        <source>Part of every game.</source>
        <translation>Toujours en jeu.</translation>
    </message>
    <message>
        <source>The tiles may be used without the rules, and the rules without the tiles. Plus and minus change the number of copies.</source>
        <translation>On peut utiliser les tuiles sans les règles, et les règles sans les tuiles. Plus et moins changent le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 selected</source>
        <translation>%1, %2 sur %3 choisis</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <translation>
            <numerusform>%1, %n exemplaire</numerusform>
            <numerusform>%1, %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, expansion %2</source>
        <comment>a box and its number</comment>
        <translation>%1, extension %2</translation>
    </message>
    <message>
        <source>Expansion %1</source>
        <comment>its number</comment>
        <translation>Extension %1</translation>
    </message>
    <message>
        <source>Its pieces fit every edition.</source>
        <translation>Ses pièces vont avec toutes les éditions.</translation>
    </message>
    <message>
        <source>Published by %1</source>
        <translation>Publié par %1</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favori</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorPane</name>
    <message>
        <source>Nothing is called ‘%1’.</source>
        <translation>Rien ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Selected:</source>
        <translation>Choisis&#x202f;:</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Find an expansion or a piece…</source>
        <translation>Chercher extension ou pièce…</translation>
    </message>
    <message>
        <source>Find an expansion or a piece</source>
        <translation>Chercher une extension ou une pièce</translation>
    </message>
    <message>
        <source>Groups of expansions</source>
        <translation>Groupes d’extensions</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>No favourite here. The star at the end of a line makes one.</source>
        <translation>Aucun favori ici. L’étoile au bout d’une ligne en fait un.</translation>
    </message>
    <message>
        <source>Nothing here was made for the shown editions.</source>
        <translation>Rien ici n’a été fait pour les éditions affichées.</translation>
    </message>
    <message>
        <source>What the running game is played with.</source>
        <translation>Ce avec quoi se joue la partie en cours.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Tick what you want to look up or play.</source>
        <translation>Cochez ce que vous voulez consulter ou jouer.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 selected</source>
        <translation>%1, %2 sur %3 choisis</translation>
    </message>
    <message>
        <source>No Longer a Favourite</source>
        <translation>Retirer des favoris</translation>
    </message>
    <message>
        <source>Add to Favourites</source>
        <translation>Ajouter aux favoris</translation>
    </message>
    <message>
        <source>Space ticks; plus and minus change the copies of tiles; an asterisk stars an expansion.</source>
        <translation>Espace coche&#x202f;; plus et moins changent les exemplaires des tuiles&#x202f;; un astérisque fait d’une extension un favori.</translation>
    </message>
    <message>
        <source>Quick selection</source>
        <translation>Sélection rapide</translation>
    </message>
    <message>
        <source>Boxes, all and nothing, and selections in files</source>
        <translation>Boîtes, tout et rien, et sélections dans des fichiers</translation>
    </message>
    <message>
        <source>Only favourites</source>
        <translation>Favoris seulement</translation>
    </message>
    <message>
        <source>About choosing expansions</source>
        <translation>À propos du choix des extensions</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorQuick</name>
    <message>
        <source>Select one…</source>
        <translation>En choisir une…</translation>
    </message>
    <message>
        <source>Select Expansions</source>
        <translation>Choisir ces extensions</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Only the base game stays.</source>
        <translation>Seul le jeu de base reste.</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout choisir</translation>
    </message>
    <message>
        <source>Every expansion of the shown editions, with all its parts.</source>
        <translation>Toutes les extensions des éditions affichées, avec tous leurs éléments.</translation>
    </message>
    <message>
        <source>To pass on</source>
        <translation>À transmettre</translation>
    </message>
    <message>
        <source>A selection can be kept as a text file.</source>
        <translation>Une sélection peut être gardée comme fichier texte.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Quick sele&amp;ction</source>
        <translation>Sé&amp;lection rapide</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SetupSheetView</name>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Jo&amp;ueurs</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Tiles and board</source>
        <translation>Tuiles et plateau</translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation>c r f r</translation>
    </message>
    <message>
        <source>Find the drawn tile by its edges</source>
        <translation>Trouver la tuile piochée par ses bords</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Go from space to space, and from spot to spot</source>
        <translation>Aller de case en case, et d’endroit en endroit</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Place the tile, or take what is marked</source>
        <translation>Placer la tuile, ou prendre ce qui est marqué</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Take an option below the board</source>
        <translation>Prendre une option sous le plateau</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SupportLegend</name>
    <message>
        <source>What the marks mean</source>
        <translation>Ce que signifient les marques</translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TileKindsModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <comment>a tile in words</comment>
        <translation>
            <numerusform>%1&#x202f;: reste %n</numerusform>
            <numerusform>%1&#x202f;: restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a kind</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TilePicker</name>
    <message>
        <source>&amp;Type the edges</source>
        <translation>&amp;Saisir les bords</translation>
    </message>
    <message>
        <source>c r f r</source>
        <translation>c r f r</translation>
    </message>
    <message>
        <source>Letters of the sides, clockwise from anywhere: c city, r road, f field, w river, ? any. Or words of what is printed: inn, garden, monastery.</source>
        <translation>Lettres des côtés, dans le sens horaire depuis n’importe où&#x202f;: c ville, r route, f pré, w rivière,&#x202f;? tout. Ou des mots de ce qui est imprimé&#x202f;: auberge, jardin, abbaye.</translation>
    </message>
    <message>
        <source>Find a tile by its edges or by words</source>
        <translation>Trouver une tuile par ses bords ou par des mots</translation>
    </message>
    <message>
        <source>Tiles that are left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>reste %n tuile</numerusform>
            <numerusform>restent %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile has these edges</source>
        <translation>Aucune tuile n’a ces bords</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, points, and a feature</comment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of votes: Anna 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>alone there</source>
        <translation>seul ici</translation>
    </message>
    <message>
        <source>most votes: %1</source>
        <comment>players and votes</comment>
        <translation>le plus de voix&#x202f;: %1</translation>
    </message>
    <message>
        <source>a tie, so all of them score: %1</source>
        <comment>players and votes</comment>
        <translation>égalité, donc tous marquent&#x202f;: %1</translation>
    </message>
    <message>
        <source>a tie that a rule decides: %1</source>
        <comment>players and votes</comment>
        <translation>égalité qu’une règle départage&#x202f;: %1</translation>
    </message>
    <message>
        <source>nobody has a vote</source>
        <translation>personne n’a de voix</translation>
    </message>
    <message>
        <source>nothing (%1)</source>
        <comment>what was lost: −6</comment>
        <translation>rien (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and how many points it gave</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <comment>a score of a feature</comment>
        <translation>%1 (à la fin)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how many: Tiles 5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>what is a player’s own: Own pig of Anna</comment>
        <translation>%1 · %2</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>selection</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation>tuiles de %1</translation>
    </message>
    <message>
        <source>%1 (without the tiles)</source>
        <translation>%1 (sans les tuiles)</translation>
    </message>
    <message>
        <source>%1 (%2 × the tiles)</source>
        <translation>%1 (%2 × les tuiles)</translation>
    </message>
    <message>
        <source>‘%1’ has no effect without ‘%2’.</source>
        <translation>«&#xa0;%1&#xa0;» est sans effet sans «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>calculated</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>described</source>
        <translation>décrit</translation>
    </message>
    <message>
        <source>Played: the program follows these rules on the board.</source>
        <translation>Joué&#x202f;: le programme suit ces règles sur le plateau.</translation>
    </message>
    <message>
        <source>Calculated: the program counts the points; you enter what lies on the table.</source>
        <translation>Calculé&#x202f;: le programme compte les points&#x202f;; vous saisissez ce qui est sur la table.</translation>
    </message>
    <message>
        <source>Described: the program shows these rules; the table plays them.</source>
        <translation>Décrit&#x202f;: le programme montre ces règles&#x202f;; la table les joue.</translation>
    </message>
    <message>
        <source>Everything that is played</source>
        <translation>Tout ce qui est joué</translation>
    </message>
    <message>
        <source>Not played on the board, only described or calculated: %1.</source>
        <comment>names of expansions</comment>
        <translation>Pas joué sur le plateau, seulement décrit ou calculé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a box and its edition</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Selections (*.yaml);;All files (*)</source>
        <translation>Sélections (*.yaml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a selection</source>
        <translation>Ouvrir une sélection</translation>
    </message>
    <message>
        <source>Save the selection</source>
        <translation>Enregistrer la sélection</translation>
    </message>
    <message>
        <source>Our mix</source>
        <comment>name of a file</comment>
        <translation>Notre choix</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Mise en place pour %n joueur</numerusform>
            <numerusform>Mise en place pour %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>After the game: back into the boxes</source>
        <translation>Après la partie&#x202f;: retour dans les boîtes</translation>
    </message>
    <message>
        <source>All pieces of all players together.</source>
        <translation>Toutes les pièces de tous les joueurs ensemble.</translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation>Chaque joueur reçoit</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>sides</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonale</translation>
    </message>
    <message>
        <source>%1 (left half)</source>
        <translation>%1 (moitié gauche)</translation>
    </message>
    <message>
        <source>%1 (right half)</source>
        <translation>%1 (moitié droite)</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>anything</source>
        <comment>any-text</comment>
        <translation>tout</translation>
    </message>
    <message>
        <source>comma</source>
        <comment>comma</comment>
        <translation>virgule</translation>
    </message>
    <message>
        <source>digit</source>
        <comment>digit</comment>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>the end</source>
        <comment>end</comment>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <comment>end-of-file</comment>
        <translation>la fin du fichier</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>end-of-line</comment>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>fewer parentheses</source>
        <comment>fewer-parentheses</comment>
        <translation>moins de parenthèses</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>flag</comment>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>key</source>
        <comment>key</comment>
        <translation>clé</translation>
    </message>
    <message>
        <source>list</source>
        <comment>list</comment>
        <translation>liste</translation>
    </message>
    <message>
        <source>map</source>
        <comment>map</comment>
        <translation>table</translation>
    </message>
    <message>
        <source>name</source>
        <comment>name</comment>
        <translation>nom</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>nothing</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>number</source>
        <comment>number</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>text</source>
        <comment>text</comment>
        <translation>texte</translation>
    </message>
    <message>
        <source>value</source>
        <comment>value</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>whole number</source>
        <comment>whole-number</comment>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>word</source>
        <comment>word</comment>
        <translation>mot</translation>
    </message>
    <message>
        <source>an option</source>
        <comment>choose-option</comment>
        <translation>une option</translation>
    </message>
    <message>
        <source>an order</source>
        <comment>choose-order</comment>
        <translation>un ordre</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>choose-pieces</comment>
        <translation>des pièces</translation>
    </message>
    <message>
        <source>a player</source>
        <comment>choose-player</comment>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>a confirmation</source>
        <comment>confirm</comment>
        <translation>une confirmation</translation>
    </message>
    <message>
        <source>a drawn tile</source>
        <comment>draw-tile</comment>
        <translation>une tuile piochée</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>enter-number</comment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a placed piece</source>
        <comment>place-piece</comment>
        <translation>une pièce posée</translation>
    </message>
    <message>
        <source>a placed tile</source>
        <comment>place-tile</comment>
        <translation>une tuile placée</translation>
    </message>
    <message>
        <source>a counted score</source>
        <comment>enter-score</comment>
        <translation>un score compté</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>disk-full</comment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>folder</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <comment>no-such-file</comment>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>you have no right to it</source>
        <comment>not-allowed</comment>
        <translation>l’autorisation manque</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <comment>read-only</comment>
        <translation>on ne peut rien y écrire</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message numerus="yes">
        <source>%n separate cities</source>
        <translation>
            <numerusform>%n ville séparée</numerusform>
            <numerusform>%n villes séparées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n separate roads</source>
        <translation>
            <numerusform>%n route séparée</numerusform>
            <numerusform>%n routes séparées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and what it shows: north city</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
</TS>
