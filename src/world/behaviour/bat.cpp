// Hangs still until the knight comes near, flutters up, and flies about at random.
#include "world/behaviour/behaviours.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int ticksPerWay = 10;   // after which it may change direction
constexpr int waysOnward = 3;     // an eighth of a turn left, straight on, an eighth right
constexpr int bounceEighths = 3;  // of a turn, when something stops it
constexpr std::array<GridOffset, 8> ways{
    {{0, -3}, {2, -2}, {3, 0}, {2, 2}, {0, 3}, {-2, 2}, {-3, 0}, {-2, -2}}};

GridOffset turned(GridOffset way, int eighths) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (ways[i] == way) {
            return ways[(i + static_cast<std::size_t>(eighths + 8)) % ways.size()];
        }
    }
    return ways[0];
}

void hang(Turn& turn) {
    if (turn.distance() <= turn.config.range) {
        turn.windUp();
    }
}

void takeOff(Turn& turn) {
    turn.self.way = ways[static_cast<std::size_t>(turn.roll(static_cast<int>(ways.size())))];
}

bool fly(Turn& turn) {
    Creature& self = turn.self;
    if (self.ticks % ticksPerWay == 0) {
        self.way = turned(self.way, turn.roll(waysOnward) - 1);
    }
    if (!turn.step(self.way * subpixelsPerPixel, turn.config.attackSpeed)) {
        self.way = turned(self.way, bounceEighths);
    }
    return true;
}

// Hangs for a while, then flies on even if the knight is far away.
void hangForAWhile(Turn& turn) {
    if (turn.isOver(turn.config.restTicks)) {
        turn.windUp();
    }
}

}  // namespace

const Behaviour batBehaviour{
    .prowl = hang, .release = takeOff, .attack = fly, .rest = hangForAWhile};

}  // namespace doorstring
