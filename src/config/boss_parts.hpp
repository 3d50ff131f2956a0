// The figures of bosses beside those of their moves: sections of config/bosses.toml.
#pragma once

#include <vector>

namespace doorstring {

// Figures of all bosses.
struct BossRules {
    int waitTicks = 60;   // from the end of its entrance until it moves
    int safeTicks = 30;   // after a blow
    int ragePace = 125;   // percent of its speeds behind its first gate
    int fallTicks = 120;  // from the last blow until it is gone
    int coins = 8;        // that it drops
    int hearts = 1;       // the same
    friend bool operator==(const BossRules&, const BossRules&) = default;
};

// The figures of one boss, beside those that it shares with other creatures.
struct BossConfig {
    std::vector<int> gates{50};  // percent of its health at which blows stop and it changes
    int changeTicks = 45;        // of a change, in which nothing hurts it
    int stunTicks = 90;          // that the item of its floor stuns it
    friend bool operator==(const BossConfig&, const BossConfig&) = default;
};

// What only the King Slime has. His row has what he shares with other creatures.
struct KingSlimeRules {
    int pauseTicks = 36;  // that he crawls between two attacks
    int hops = 3;         // in a row
    int riseTicks = 30;   // of the leap, until he is out of sight
    int hoverTicks = 60;  // his shadow follows the knight
    int lockTicks = 45;   // his shadow rests; then he lands
    int slamReach = 36;   // pixels from his middle
    int waveReach = 80;   // pixels that the wave of an enraged slam runs
    int waveSpeed = 90;   // pixels a second
    int blobs = 5;        // that he spits at once
    int splitEvery = 2;   // blows, after which a small slime splits off
    int mostSlimes = 3;   // that live beside him
    friend bool operator==(const KingSlimeRules&, const KingSlimeRules&) = default;
};

// What only the Porter has.
struct PorterRules {
    int pauseTicks = 40;  // that he is behind his doors between two attacks
    int rapTicks = 20;    // from his first rap to the second
    int crackTicks = 24;  // that his door stands ajar before he bursts out
    int keys = 3;         // that he throws at once
    int keyTicks = 50;    // until they turn back
    int barTicks = 180;   // that his bars stay up
    friend bool operator==(const PorterRules&, const PorterRules&) = default;
};

// What only the Weaver has. Her row has what she shares with other creatures.
struct WeaverRules {
    int pauseTicks = 30;   // that she hangs still between two attacks
    int strings = 2;       // across the room at once, before she was ever cut down
    int mostStrings = 4;   // the same, however often she was
    int stringWidth = 6;   // pixels in which a string hurts as it snaps
    int snapTicks = 6;     // for which it hurts
    int pullStrings = 2;   // across the room as she pulls it around
    int recoilTicks = 36;  // from the pull until they snap
    int mirrorTicks = 24;  // of the slide in which the room becomes its mirror
    int brood = 2;         // that she sends out at once
    int mostBrood = 3;     // that live beside her
    friend bool operator==(const WeaverRules&, const WeaverRules&) = default;
};

// What only the Founder has.
struct FounderRules {
    int pauseTicks = 42;   // that he walks between two attacks
    int hammerRange = 44;  // pixels from the knight within which he strikes with the hammer
    int hammerAcross = 3;  // tiles of the ground before him that the hammer strikes
    int hammerAlong = 2;
    int rageBlows = 2;        // of the hammer, one after the other, behind his gate
    int burnTicks = 360;      // that the ground burns where the hammer struck
    int slagBurnTicks = 240;  // the same where slag came down
    int slag = 3;             // blobs in a throw
    int slagRadius = 20;      // pixels
    int slagTicks = 42;       // of their flight
    int dazedTicks = 70;      // after he ran into a pillar
    int bareTicks = 300;      // that he is without the shield when the hook has taken it
    int glowTicks = 20;       // that his eyes glow in the dark before an attack
    int dazzleReach = 64;     // pixels at which the lantern dazzles him meanwhile
    friend bool operator==(const FounderRules&, const FounderRules&) = default;
};

// What the String does in the shapes of other bosses.
struct ShapeRules {
    int ticks = 10;       // for which most of it hurts
    int waveReach = 80;   // pixels that the wave of the King's shape runs
    int waveTicks = 53;   // that it runs
    int lineWidth = 14;   // pixels of each string of the Weaver's shape
    int linesApart = 40;  // pixels from one of them to the next
    int slagRadius = 22;  // pixels, of the Founder's shape
    int slagApart = 16;   // ticks between its blobs
    friend bool operator==(const ShapeRules&, const ShapeRules&) = default;
};

// Percent of a floor's rooms that usually have two doors across from each other, three doors or
// four, and one. The String's first chamber is like those that the floor has most of beyond that.
struct UsualRooms {
    int halls = 25;
    int crossings = 30;
    int ends = 35;
    friend bool operator==(const UsualRooms&, const UsualRooms&) = default;
};

// What only the String has.
struct StringRules {
    int pauseTicks = 40;   // that it stalks the knight between two attacks
    int holes = 7;         // that it pricks in a row
    int stitchTicks = 12;  // from one hole to the next
    int holeTicks = 36;    // from a hole until the needle comes up there
    int holeReach = 22;    // pixels from the middle of a hole in which the needle hurts
    int besideTicks = 18;  // between holes beside other attacks, behind its gates; 0: never
    int puppets = 2;       // that it pulls up, at most
    int shapesBelow = 8;   // blows left, or fewer, with which it takes the shapes of other bosses
    int holeLasts = 8;     // ticks for which the needle is up
    int threadWidth = 12;  // pixels of the way of its needle
    int fleeSpeed = 220;   // pixels a second
    ShapeRules shapes;
    UsualRooms usual;
    friend bool operator==(const StringRules&, const StringRules&) = default;
};

}  // namespace doorstring
