// Weight tables that tests and benchmarks share.
#pragma once

#include "config/config.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

namespace doorstring::testing {

inline DoorSet doorsOf(const char* text) {
    return parseDoorString(text).value();
}

// Tables are sorted by DoorSet::bits(), as the configuration sorts them.
inline DoorTable table(const std::array<std::int64_t, DoorSet::count>& weights) {
    std::vector<DoorTable::Entry> entries;
    for (std::size_t bits = 0; bits < weights.size(); ++bits) {
        if (weights[bits] > 0) {
            entries.push_back({DoorSet::fromBits(static_cast<std::uint8_t>(bits)), weights[bits]});
        }
    }
    return DoorTable(entries);
}

inline DoorTable table(std::initializer_list<std::pair<const char*, int>> lines) {
    std::array<std::int64_t, DoorSet::count> weights{};
    for (const auto& [doors, weight] : lines) {
        weights[doorsOf(doors).bits()] = weight * weightOne;
    }
    return table(weights);
}

inline DoorTable fillingTable(Direction ahead) {
    const Direction back = opposite(ahead);
    std::array<std::int64_t, DoorSet::count> weights{};
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        if (!doors.has(back)) {
            continue;
        }
        const std::array<std::int64_t, 5> bySize{0, 2, 1, 2, 3};
        std::int64_t weight = bySize[static_cast<std::size_t>(doors.size())];
        if (doors.size() == 2 && doors.has(ahead)) {
            weight = 4;
        }
        if (doors.size() == 3 && !doors.has(ahead)) {
            weight = 1;
        }
        weights[bits] = weight * weightOne;
    }
    return table(weights);
}

// The weights of preset classic.
inline DungeonConfig classicConfig() {
    DungeonConfig config;
    config.tables[Direction::North] =
        table({{"NS", 4}, {"S", 3}, {"SW", 1}, {"SE", 1}, {"SWE", 1}, {"NSW", 1}, {"NSE", 1}});
    config.tables[Direction::South] =
        table({{"NS", 4}, {"N", 3}, {"NW", 1}, {"NE", 1}, {"NSE", 1}, {"NSW", 1}, {"NWE", 1}});
    config.tables[Direction::West] =
        table({{"WE", 4}, {"E", 3}, {"SE", 1}, {"NE", 1}, {"SWE", 1}, {"NSE", 1}, {"NWE", 1}});
    config.tables[Direction::East] =
        table({{"WE", 4}, {"W", 3}, {"SW", 1}, {"NW", 1}, {"SWE", 1}, {"NSW", 1}, {"NWE", 1}});
    return config;
}

// Tables that fill the grid: dead end 2, straight 4, turns 1 each, tees 2, 2, 1, cross 3.
inline DungeonConfig fillingConfig(GridSize grid) {
    DungeonConfig config;
    config.grid = grid;
    for (const Direction direction : allDirections) {
        config.tables[direction] = fillingTable(direction);
    }
    return config;
}

// Tables that only lead north and west: each room ahead takes another sweep.
inline DungeonConfig northWestConfig(GridSize grid) {
    DungeonConfig config;
    config.grid = grid;
    // The corner itself would only have neighbours on the border, which do not grow.
    config.start = GridPos{std::max(grid.width - 2, 0), std::max(grid.height - 2, 0)};
    config.tables[Direction::North] = table({{"NSW", 3}, {"NS", 2}, {"SW", 2}});
    config.tables[Direction::South] = table({{"NW", 1}, {"N", 1}});
    config.tables[Direction::West] = table({{"NWE", 3}, {"WE", 2}, {"NE", 2}});
    config.tables[Direction::East] = table({{"NW", 1}, {"W", 1}});
    return config;
}

}  // namespace doorstring::testing
