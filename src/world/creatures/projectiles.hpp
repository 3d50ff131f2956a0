// What creatures throw and shoot: most fly straight until they meet something, bombs land and go
// off, and keys come back.
#pragma once

#include "world/creatures/turn.hpp"

#include <optional>

namespace doorstring {

// How a projectile moves.
enum class Path : std::uint8_t {
    Straight,
    Lobbed,  // lands, lies there and goes off
    Returns,
    Lies,  // and hurts nobody
};

struct ProjectileRow {
    ProjectileKind kind;
    Path path = Path::Straight;
    bool canBeCut = false;                       // by the sword
    std::optional<ProjectileKind> cutInto = {};  // what a cut leaves of it; null if nothing
};
inline constexpr auto projectileRows = keyedTable<&ProjectileRow::kind, ProjectileRow>({
    {ProjectileKind::Bone, Path::Straight, true},
    {ProjectileKind::Bolt},
    {ProjectileKind::Bomb, Path::Lobbed},
    {ProjectileKind::Blob, Path::Straight, true},
    {ProjectileKind::Key, Path::Returns, true, ProjectileKind::FallenKey},
    {ProjectileKind::FallenKey, Path::Lies},
});

// Shoots from the middle of the creature along `aim`, as fast as the creature's row says. A bomb
// instead lands where `aim` ends. `boxSize` is the side of the projectile's hit box in pixels.
void shoot(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim);
// Shoots a fan of `count` projectiles, its middle toward the knight, at `speed` pixels a second,
// but at most half a tile a tick. The count must be at most mostInFan. Not for bombs.
void throwFan(Turn& turn, ProjectileKind kind, int boxSize, int count, int speed);

// Moves all projectiles for a tick.
void moveProjectiles(World& world, Events& events);

// Ends all projectiles with the next tick. They hurt nobody any more, and no bomb goes off.
void endFlights(World& world);

// Knocks down the projectiles that the blade meets, if they can be cut.
void strikeProjectiles(World& world, const SubBox& blade, Events& events);

}  // namespace doorstring
