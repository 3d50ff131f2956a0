// What a player sees of a room with creatures in it. No health and no random numbers.
#pragma once

#include "world/state/creatures.hpp"

#include <vector>

namespace doorstring {

struct SeenCreature {
    CreatureKind kind = CreatureKind::Slime;
    SubBox box;
    GridOffset motion;  // subpixels a tick
    Direction facing = Direction::South;
    Doing doing = Doing::Waits;
    int ticks = 0;          // since it began to do that
    bool isPushed = false;  // by a blow, or flashing after one that pushes nobody
    AttackKind attack = AttackKind::Only;
    bool isAloft = false;
    bool isBeforeItsTurn = false;  // a foe of a puzzle that must not fall yet
};

struct SeenShot {
    ProjectileKind kind = ProjectileKind::Bone;
    CreatureKind from = CreatureKind::Skeleton;
    SubBox box;
    GridOffset motion;
    int ticks = 0;       // since it left
    bool isOwn = false;  // a bomb that the knight has laid
};

struct SeenDrop {
    DropKind kind = DropKind::Heart;
    SubPos middle;
};

struct SeenRoom {
    GridPos cell;
    SubPos knight;  // the middle of his hit box
    bool isShut = false;
    bool isDark = false;
    std::vector<SeenCreature> creatures;
    std::vector<SeenShot> shots;
    std::vector<SeenDrop> drops;

    bool isQuiet() const { return creatures.empty() && shots.empty() && drops.empty(); }
};

}  // namespace doorstring
