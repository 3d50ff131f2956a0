// What lives in the knight's room at one tick, what flies through it, and what has been dropped.
#pragma once

#include "base/direction.hpp"
#include "config/creature_parts.hpp"
#include "world/motion/body.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

// Only a boss takes time to fall.
enum class Doing : std::uint8_t { Waits, Walks, WindsUp, Attacks, Rests, Falls };

// Which of its attacks, of those who have several.
enum class AttackKind : std::uint8_t { Only, Hops, Slam, Spit };

struct Creature {
    CreatureKind kind = CreatureKind::Slime;
    Body body;
    Direction facing = Direction::South;
    Doing doing = Doing::Waits;
    int ticks = 0;           // since it began to do that
    int health = 1;          // blows that it still takes
    GridOffset way;          // of its walk or attack; each kind has its own use for it
    std::uint64_t roll = 0;  // its last random number
    AttackKind attack = AttackKind::Only;  // the one it makes, or made last
    int streak = 0;                        // attacks of that kind in a row
    int hopsLeft = 0;
    int turn = 0;  // in which it has to fall, from 1; 0: in any
};

enum class ProjectileKind : std::uint8_t { Bone, Bolt, Bomb, Blob };

// What was thrown or shot. A bomb lies where it fell until its fuse has burnt.
struct Projectile {
    ProjectileKind kind = ProjectileKind::Bone;
    CreatureKind from = CreatureKind::Skeleton;
    Body body;
    int ticks = 0;  // since it left
};

enum class DropKind : std::uint8_t { Heart, Coin, Bombs, Arrows };

struct Drop {
    DropKind kind = DropKind::Heart;
    Body body;
    int ticks = 0;  // since it fell
};

struct Creatures {
    static constexpr std::size_t mostProjectiles = 40;
    static constexpr std::size_t mostDrops = 24;

    Creatures() {
        living.reserve(2 * mostCreatures);  // as slimes split
        projectiles.reserve(mostProjectiles);
        drops.reserve(mostDrops);
    }

    std::vector<Creature> living;
    std::vector<Projectile> projectiles;
    std::vector<Drop> drops;
    int ticks = 0;  // since the knight came in
};

}  // namespace doorstring
