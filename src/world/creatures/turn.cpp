#include "world/creatures/turn.hpp"

#include "base/rng.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace doorstring {

namespace {

constexpr DetourConfig creatureDetours{6, 6, 6};  // pixels

// The square root, rounded down.
int rootOf(std::int64_t square) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30U; bit > 0; bit >>= 1U) {
        if ((root + bit) * (root + bit) <= square) {
            root += bit;
        }
    }
    return static_cast<int>(root);
}

int lengthOf(GridOffset way) {
    return rootOf(std::int64_t{way.x} * way.x + std::int64_t{way.y} * way.y);
}

}  // namespace

GridOffset scaled(GridOffset way, int length) {
    const int lengthNow = lengthOf(way);
    if (lengthNow == 0) {
        return {};
    }
    const auto part = [&](int along) {
        return static_cast<int>(std::int64_t{along} * length / lengthNow);
    };
    return {part(way.x), part(way.y)};
}

GridOffset Turn::toKnight() const {
    const SubPos here = centreOf(self.body.hitBox());
    const SubPos there = centreOf(world.knightBox());
    return there - here;
}

int Turn::distance() const {
    return toPixels(lengthOf(toKnight()));
}

bool Turn::isLinedUp() const {
    const GridOffset way = toKnight();
    return std::min(std::abs(way.x), std::abs(way.y)) <=
           toSubpixels(world.config.creatures.rules.lineWidth);
}

bool Turn::isKnightInSight() const {
    constexpr int samples = 32;  // in rooms of any size at most a tile apart
    const Terrain terrain = world.terrain();
    const SubPos here = centreOf(self.body.hitBox());
    const GridOffset way = toKnight();
    for (int i = 1; i < samples; ++i) {
        const SubPos at{here.x + way.x * i / samples, here.y + way.y * i / samples};
        if (isSolid(terrain, tileOf(at), Gait::Flies)) {
            return false;
        }
    }
    return true;
}

int Turn::windUpTicks() const {
    return windUpTicksOf(self.kind, self.move, world.config.creatures);
}

int Turn::attackTicks() const {
    return attackTicksOf(self.kind, self.move, world.config.creatures);
}

int Turn::restTicks() const {
    return restTicksOf(self.kind, self.move, world.config.creatures);
}

int Turn::roll(int bound) {
    RandomStream stream(self.roll);
    self.roll = stream.next();
    return static_cast<int>(bounded(self.roll, static_cast<std::uint64_t>(bound)));
}

void Turn::begin(Doing doing) {
    self.doing = doing;
    self.ticks = 0;
}

void Turn::windUp() {
    begin(Doing::WindsUp);
    face(toKnight());
    events.push_back(CreatureWoundUp{self.kind, centreOf(self.body.hitBox()), self.move});
}

void Turn::face(GridOffset way) {
    if (way != GridOffset{}) {
        self.facing = mainDirection(way);
    }
}

bool Turn::step(GridOffset way, int speed) {
    const GridOffset stride = scaled(way, perTick(speed));
    face(stride);
    // The creature slides along the rim of a pit as along a wall.
    return moveOnFooting(world, self.body, stride, creatureDetours) ||
           (stride.x != 0 && stride.y != 0 &&
            (moveOnFooting(world, self.body, {stride.x, 0}, creatureDetours) ||
             moveOnFooting(world, self.body, {0, stride.y}, creatureDetours)));
}

SubBox Turn::pathAhead(GridOffset way, int speed, int ticks) const {
    const GridOffset stride = scaled(way, perTick(speed));
    Body body = self.body;
    SubBox path = body.hitBox();
    for (int tick = 0; tick < ticks && moveOnFooting(world, body, stride, creatureDetours);
         ++tick) {
        path = boundingBox(path, body.hitBox());
    }
    return path;
}

bool Turn::stepToKnight(int speed) {
    const GridOffset way = chase.way(self.body);
    return way != GridOffset{} && step(way, speed);
}

// The search begins at the knight's tile even if no creature may tread on it.
ChaseField::ChaseField(const World& world)
    : knight_(centreOf(world.knightBox())),
      steps_(world.terrain().size(), world.terrain().nearest(tileOf(knight_)),
             [terrain = world.terrain()](GridPos tile) {
                 return mayTread(terrain, tile, Gait::Walks);
             }) {}

GridOffset ChaseField::way(const Body& body) const {
    const SubPos here = centreOf(body.hitBox());
    const GridPos tile = tileOf(here);
    if (steps_[tile] == TileSteps::noWay) {
        return {};
    }
    if (steps_[tile] <= 1) {
        return knight_ - here;
    }
    for (const Direction side : allDirections) {
        const GridPos beside = neighbour(tile, side);
        if (steps_[beside] < steps_[tile]) {
            const SubPos next = tileCentre(beside);
            return next - here;
        }
    }
    return {};
}

namespace {

// Whether a tile is one of the outermost tiles of a room. These are parts of walls and doorways;
// on a carved map they may also be ground at the border to another screen.
bool isOnEdge(GridSize room, GridPos tile) {
    return tile.x < 1 || tile.y < 1 || tile.x >= room.width - 1 || tile.y >= room.height - 1;
}

}  // namespace

bool mayTread(const Terrain& terrain, GridPos tile, Gait gait) {
    if (isOnEdge(terrain.size(), tile)) {
        return false;
    }
    return gait == Gait::Ghost ||
           (!isSolid(terrain, tile, gait) && (gait == Gait::Flies || !isHarmful(terrain.at(tile))));
}

bool hasFooting(const Terrain& terrain, const Body& body) {
    return !anyTile(body.hitBox(),
                    [&](GridPos tile) { return !mayTread(terrain, tile, body.gait); });
}

std::optional<SubPos> nearestFooting(const Terrain& terrain, const Body& body) {
    if (hasFooting(terrain, body)) {
        return body.at;
    }
    constexpr int half = subpixelsPerTile / 2;
    const SubPos here = centreOf(body.hitBox());
    std::optional<SubPos> nearest;
    int least = std::numeric_limits<int>::max();
    for (int y = half; y < terrain.size().height * subpixelsPerTile; y += half) {
        for (int x = half; x < terrain.size().width * subpixelsPerTile; x += half) {
            const int distance = std::abs(x - here.x) + std::abs(y - here.y);
            Body there = body;
            there.at = {x - toSubpixels(body.size.width) / 2,
                        y - toSubpixels(body.size.height) / 2};
            if (distance < least && hasFooting(terrain, there)) {
                least = distance;
                nearest = there.at;
            }
        }
    }
    return nearest;
}

bool moveOnFooting(const World& world, Body& body, GridOffset distance,
                   const DetourConfig& detours) {
    const SubPos before = body.at;
    moveBody(body, world.terrain(), distance, detours);
    if (!hasFooting(world, body)) {
        body.at = before;
    }
    return body.at != before;
}

}  // namespace doorstring
