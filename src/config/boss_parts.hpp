// The figures of bosses: sections of config/bosses.toml. For the figures of their moves, see
// MoveConfig in config/creature_parts.hpp.
#pragma once

#include <vector>

namespace doorstring {

// The figures that all bosses share.
struct BossRules {
    int waitTicks = 60;   // from the end of its entrance until it moves
    int safeTicks = 30;   // after a blow, in which nothing hurts it
    int ragePace = 125;   // percent of its usual speeds, after its first gate
    int fallTicks = 120;  // from the last blow until it is gone
    int coins = 8;        // dropped as it falls
    int hearts = 1;       // dropped as it falls
    friend bool operator==(const BossRules&, const BossRules&) = default;
};

// The figures of one boss, besides those that it shares with other creatures.
struct BossConfig {
    std::vector<int> gates{50};  // percent of its health at which blows stop and it changes
    int changeTicks = 45;        // of a change, in which nothing hurts it
    int stunTicks = 90;          // for which the item of its floor stuns it
    friend bool operator==(const BossConfig&, const BossConfig&) = default;
};

// The figures that only the King Slime has. Those that all creatures have are in his
// CreatureConfig.
struct KingSlimeRules {
    int pauseTicks = 36;  // for which he crawls between two attacks
    int hops = 3;         // one after the other
    int riseTicks = 30;   // of the leap, until he is out of sight
    int hoverTicks = 60;  // for which his shadow follows the knight
    int lockTicks = 45;   // for which his shadow stands still before he lands on it
    int slamReach = 36;   // pixels from his middle
    int waveReach = 80;   // pixels that the wave of an enraged slam runs
    int waveSpeed = 90;   // pixels a second
    int blobs = 5;        // spat at once
    int splitEvery = 2;   // a small slime splits off each time he has taken this many blows
    int mostSlimes = 3;   // small slimes alive at a time
    friend bool operator==(const KingSlimeRules&, const KingSlimeRules&) = default;
};

// The figures that only the Porter has.
struct PorterRules {
    int pauseTicks = 40;  // for which he is behind his doors between two attacks
    int rapTicks = 20;    // from his first rap to the second
    int crackTicks = 24;  // for which his door is ajar before he bursts out
    int keys = 3;         // thrown at once
    int keyTicks = 50;    // until the thrown keys turn back
    int barTicks = 180;   // for which his bars stay up
    friend bool operator==(const PorterRules&, const PorterRules&) = default;
};

// The figures that only the Weaver has. Those that all creatures have are in her CreatureConfig.
struct WeaverRules {
    int pauseTicks = 30;   // for which she hangs still between two attacks
    int strings = 2;       // across the room at once; one more each time she was cut down
    int mostStrings = 4;   // the most that `strings` grows to
    int stringWidth = 6;   // width of a string as it snaps, in pixels
    int snapTicks = 6;     // for which a snapping string hurts
    int pullStrings = 2;   // across the room as she pulls it around
    int recoilTicks = 36;  // from the pull until the strings across the room snap
    int mirrorTicks = 24;  // of the slide in which the room becomes its mirror
    int brood = 2;         // sent out at once
    int mostBrood = 3;     // of her brood alive at a time
    friend bool operator==(const WeaverRules&, const WeaverRules&) = default;
};

// The figures that only the Founder has.
struct FounderRules {
    int pauseTicks = 42;   // for which he walks between two attacks
    int hammerRange = 44;  // pixels from the knight within which the Founder uses the hammer
    int hammerAcross = 3;  // width of the ground in front of him that the hammer strikes, in tiles
    int hammerAlong = 2;   // length of that ground, in tiles
    int rageBlows = 2;     // of the hammer, one after the other, after his gate
    int burnTicks = 360;   // for which the ground burns where the hammer struck
    int slagBurnTicks = 240;  // for which the ground burns where slag came down
    int slag = 3;             // blobs in a throw
    int slagRadius = 20;      // pixels
    int slagTicks = 42;       // of their flight
    int dazedTicks = 70;      // after he ran into a pillar
    int bareTicks = 300;      // for which he is without his shield after the hook took it
    int glowTicks = 20;       // for which his eyes glow in the dark before an attack
    int dazzleReach = 64;     // pixels within which the lantern dazzles him in the dark
    friend bool operator==(const FounderRules&, const FounderRules&) = default;
};

// The figures of the String's attacks in the shapes of other bosses.
struct ShapeRules {
    int ticks = 10;           // for which each attack hurts, except the wave of the King's shape
    int waveReach = 80;       // pixels that the wave of the King's shape runs
    int waveTicks = 53;       // for which that wave runs
    int lineWidth = 14;       // pixels of each string of the Weaver's shape
    int linesApart = 40;      // pixels between the middles of two strings of that shape
    int slagRadius = 22;      // pixels, of the Founder's shape
    int slagApartTicks = 16;  // ticks between the blobs of the Founder's shape
    friend bool operator==(const ShapeRules&, const ShapeRules&) = default;
};

// The usual shares of a floor's rooms, in percent: of halls (two doors across from each other), of
// crossings (three or four doors) and of ends (one door). The String's first chamber is like the
// kind of room whose share on the floor exceeds its usual share by the most.
struct UsualRooms {
    int halls = 25;
    int crossings = 30;
    int ends = 35;
    friend bool operator==(const UsualRooms&, const UsualRooms&) = default;
};

// The figures that only the String has.
struct StringRules {
    int pauseTicks = 40;      // for which it stalks the knight between two attacks
    int holes = 7;            // pricked one after the other
    int stitchTicks = 12;     // from one hole to the next
    int holeTicks = 36;       // from a hole until the needle comes up there
    int holeReach = 22;       // pixels from the middle of a hole within which the needle hurts
    int extraHoleTicks = 18;  // from one extra hole to the next, after its first gate; 0: none
    int puppets = 2;          // alive at a time, at most
    int shapesBelow = 8;   // with at most this many blows left, it takes the shapes of other bosses
    int holeUpTicks = 8;   // ticks for which the needle is up
    int threadWidth = 12;  // width of the thread that its needle flies along, in pixels
    int fleeSpeed = 220;   // its least speed while it flees, in pixels a second
    ShapeRules shapes;
    UsualRooms usual;
    friend bool operator==(const StringRules&, const StringRules&) = default;
};

// The figures that only one boss has: a member for each boss with such figures. The state's hash
// adds the members in this order.
struct OwnRules {
    KingSlimeRules kingSlime;
    PorterRules porter;
    WeaverRules weaver;
    FounderRules founder;
    StringRules string;
    friend bool operator==(const OwnRules&, const OwnRules&) = default;
};

}  // namespace doorstring
