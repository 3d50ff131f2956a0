// Lights a bomb and lobs it at the knight's feet, beside any bombs that lie there already, then
// backs away from him.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/projectiles.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int bombSide = 8;  // pixels of its hit box

// The places where a bomb may land, in pixels from the knight's middle. They are to his sides or
// below him, because his picture would hide a bomb right above him.
constexpr std::array<GridOffset, 8> besideKnight{
    {{-11, 0}, {11, 0}, {-8, 7}, {8, 7}, {0, 10}, {-15, -4}, {15, -4}, {0, 17}}};
constexpr int bombsApart = 10;  // pixels: two bombs that are nearer look like one

SubPos landingPlace(const Projectile& bomb, int flightTicks) {
    const SubPos middle = centreOf(bomb.body.hitBox());
    const GridOffset way = bomb.body.velocity * std::max(0, flightTicks - bomb.ticks);
    return middle + way;
}

bool isTaken(const World& world, SubPos place) {
    const SubDisc around{place, toSubpixels(bombsApart)};
    const int flightTicks = world.config.creatures.rules.bombFlightTicks;
    return std::ranges::any_of(world.creatures.projectiles,
                               [&](const Projectile& shot) {
                                   return shot.kind == ProjectileKind::Bomb &&
                                          around.contains(landingPlace(shot, flightTicks));
                               }) ||
           std::ranges::any_of(world.tools.bombs,
                               [&](const LaidBomb& bomb) { return around.contains(bomb.middle); });
}

// The offset from the bomber to the place where the bomb is to land. The search begins at a random
// place and takes the first place that is free, or the last if no place is.
GridOffset wayOfBomb(Turn& turn) {
    constexpr int count = static_cast<int>(besideKnight.size());
    const SubPos knight = centreOf(turn.world.knightBox());
    const GridOffset way = turn.toKnight();
    const int first = turn.roll(count);
    const auto offset = [&](int i) {
        return besideKnight[static_cast<std::size_t>((first + i) % count)] * subpixelsPerPixel;
    };
    int i = 0;
    while (i < count - 1 && isTaken(turn.world, knight + offset(i))) {
        ++i;
    }
    return {way.x + offset(i).x, way.y + offset(i).y};
}

void roam(Turn& turn) {
    if (turn.hasShooterWaited() && turn.distance() <= turn.config.range) {
        turn.windUp();
    } else {
        wander(turn);
    }
}

void lob(Turn& turn) {
    shoot(turn, ProjectileKind::Bomb, bombSide, wayOfBomb(turn));
}

void backAway(Turn& turn) {
    if (turn.distance() < turn.config.near) {
        turn.step(turn.toKnight() * -1, turn.config.speed);
    }
}

}  // namespace

const Behaviour bomberBehaviour{.prowl = roam, .release = lob, .rest = backAway};

}  // namespace doorstring
