<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>change</name>
    <message numerus="yes">
        <source>%n input(s) would not fit any more and be set aside; changing back restores them:</source>
        <translation>
            <numerusform>%n input would not fit any more and be set aside; changing back restores it:</numerusform>
            <numerusform>%n inputs would not fit any more and be set aside; changing back restores them:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) that were set aside would count again:</source>
        <translation>
            <numerusform>%n input that was set aside would count again:</numerusform>
            <numerusform>%n inputs that were set aside would count again:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone input(s) could not be redone any more.</source>
        <translation>
            <numerusform>%n undone input could not be redone any more.</numerusform>
            <numerusform>%n undone inputs could not be redone any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message numerus="yes">
        <source>%n tile(s) left to draw</source>
        <translation>
            <numerusform>%n tile left to draw</numerusform>
            <numerusform>%n tiles left to draw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message numerus="yes">
        <source>place %1: %n choice(s)</source>
        <comment>%1: follower, large follower</comment>
        <translation>
            <numerusform>place %1: %n choice</numerusform>
            <numerusform>place %1: %n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place %1: %n space(s)</source>
        <comment>%1: a tile</comment>
        <translation>
            <numerusform>place %1: %n space</numerusform>
            <numerusform>place %1: %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangeEntryDialog</name>
    <message numerus="yes">
        <source>%n later input(s) would not fit any more and be set aside:</source>
        <translation>
            <numerusform>%n later input would not fit any more and be set aside:</numerusform>
            <numerusform>%n later inputs would not fit any more and be set aside:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::ChangesStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer</source>
        <translation>
            <numerusform>%n fewer</numerusform>
            <numerusform>%n fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the other documents</source>
        <translation>
            <numerusform>%n change in the other documents</numerusform>
            <numerusform>%n changes in the other documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::HoverCard</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share it, %n vote(s) each</source>
        <translation>
            <numerusform>%1 share it, %n vote each</numerusform>
            <numerusform>%1 share it, %n votes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone, %n vote(s)</source>
        <translation>
            <numerusform>%1 alone, %n vote</numerusform>
            <numerusform>%1 alone, %n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) would tie</source>
        <translation>
            <numerusform>%n knight would tie</numerusform>
            <numerusform>%n knights would tie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thief(s) would tie</source>
        <comment>followers on a road</comment>
        <translation>
            <numerusform>%n thief would tie</numerusform>
            <numerusform>%n thieves would tie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmer(s) would tie</source>
        <translation>
            <numerusform>%n farmer would tie</numerusform>
            <numerusform>%n farmers would tie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::MainWindow</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal space(s)</source>
        <translation>
            <numerusform>%n legal space</numerusform>
            <numerusform>%n legal spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead space(s)</source>
        <comment>that no tile left fits</comment>
        <translation>
            <numerusform>%n dead space</numerusform>
            <numerusform>%n dead spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::SelectorModel</name>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <translation>
            <numerusform>%1, %n copy</numerusform>
            <numerusform>%1, %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TileKindsModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <comment>a tile in words</comment>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a kind</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scorekeep::app::TilePicker</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>selection</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Setup for %n player</numerusform>
            <numerusform>Setup for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message numerus="yes">
        <source>%n separate cities</source>
        <translation>
            <numerusform>%n separate city</numerusform>
            <numerusform>%n separate cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n separate roads</source>
        <translation>
            <numerusform>%n separate road</numerusform>
            <numerusform>%n separate roads</numerusform>
        </translation>
    </message>
</context>
</TS>
