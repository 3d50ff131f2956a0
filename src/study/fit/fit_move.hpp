// The moves of fitting: rooms of one shape become more or less likely in some of the tables, or the
// chance of loops changes.
#pragma once

#include "config/config.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// The shape of a room, by the doors that lead onward.
enum class RoomShape : std::uint8_t { DeadEnd, Straight, Turn, Fork, Crossing };

// Returns the shape of a room with these doors for a knight who enters it in direction `travelled`.
RoomShape shapeOf(DoorSet doors, Direction travelled);

struct WeightBounds {
    std::int64_t least = 0;  // in 1 / weightOne, like all weights
    std::int64_t most = 0;
    friend bool operator==(const WeightBounds&, const WeightBounds&) = default;
};

// Returns bounds from a tenth of the least weight above 0 to ten times the greatest.
WeightBounds usualBounds(const DungeonConfig& config);

// Says which weight above 0 is outside the bounds: "tables.N.NS is 25". Empty if none is.
std::optional<std::string> weightOutside(const WeightBounds& bounds, const DungeonConfig& config);

struct FitMove {
    enum class Kind : std::uint8_t {
        Weights,    // changes the weights of rooms of one shape, in the tables of `ways`
        LoopChance  // changes the key loops.chance
    };

    Kind kind = Kind::Weights;
    RoomShape shape = RoomShape::DeadEnd;
    unsigned ways = 0;  // the directions of the tables, as in DoorSet::bits()
    // For Weights, the new weights in percent of the old; for LoopChance, thousandths to add.
    int change = 100;

    friend bool operator==(const FitMove&, const FitMove&) = default;
};

// Makes the move. It keeps the weights that it changes within the bounds, and leaves weights of 0
// at 0. Returns false if nothing changes.
bool apply(const FitMove& move, const WeightBounds& bounds, DungeonConfig& config);

// Returns the moves of the size `percent`, which must be above 100. Each shape of room has two
// moves that change its weights in all tables: one multiplies them by `percent` / 100, the other
// divides them by that. If `withSingleTables`, each shape also has two such moves for each axis (N
// and S, W and E) and for each single table. If `withLoops`, there are also two moves of the chance
// of loops: one raises it, the other lowers it.
std::vector<FitMove> movesOf(int percent, bool withSingleTables, bool withLoops);

// Says "dead ends x 0.66 in all tables" or "loops.chance + 0.1".
std::string moveText(const FitMove& move);

}  // namespace doorstring
