// Hangs still until the knight comes near, flutters up, and flies about by chance.
#include "world/behaviour/behaviours.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int flightTicks = 120;
constexpr int ticksAWay = 10;  // after so many it may turn
constexpr int turns = 3;       // to the left, on, or to the right
constexpr std::array<GridOffset, 8> ways{
    {{0, -3}, {2, -2}, {3, 0}, {2, 2}, {0, 3}, {-2, 2}, {-3, 0}, {-2, -2}}};

GridOffset turned(GridOffset way, int by) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (ways[i] == way) {
            return ways[(i + ways.size() + static_cast<std::size_t>(by + 8)) % ways.size()];
        }
    }
    return ways[0];
}

void fly(Turn& turn) {
    Creature& self = turn.self;
    if (self.ticks % ticksAWay == 0) {
        self.way = turned(self.way, turn.roll(turns) - 1);
    }
    if (!turn.step(self.way * subpixelsPerPixel, turn.config.attackSpeed)) {
        self.way = turned(self.way, 3);
    }
}

}  // namespace

void actBat(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.distance() <= turn.config.range) {
            turn.windUp();
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            self.way = ways[static_cast<std::size_t>(turn.roll(static_cast<int>(ways.size())))];
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        fly(turn);
        if (turn.isOver(flightTicks)) {
            turn.begin(Doing::Rests);
        }
        break;
    case Doing::Rests:
        if (turn.isOver(turn.config.restTicks)) {
            turn.windUp();
        }
        break;
    }
}

}  // namespace doorstring
