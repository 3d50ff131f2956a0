#include "random_config.hpp"

#include "tables.hpp"

namespace doorstring::testing {

DungeonConfig randomConfig(RandomStream& random, int longestSide) {
    const auto below = [&](int bound) {
        return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
    };
    DungeonConfig config;
    config.grid = {1 + below(longestSide), 1 + below(longestSide)};
    if (below(3) != 0) {
        config.start = GridPos{below(config.grid.width), below(config.grid.height)};
    }
    config.startDoors =
        below(2) == 0 ? DoorSet::all() : DoorSet::fromBits(static_cast<std::uint8_t>(below(16)));
    // One table in three leans toward some doors so that grids fill, or grow against the sweep.
    const auto favoured = static_cast<std::uint8_t>(below(16));
    const bool leaning = below(3) == 0;
    for (const Direction direction : allDirections) {
        std::array<std::int64_t, DoorSet::count> weights{};
        const DoorSet back = DoorSet::of(opposite(direction));
        weights[back.bits()] = 1;
        for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
            const DoorSet doors = DoorSet::fromBits(bits);
            if ((doors & back) == back && below(2) == 0) {
                weights[bits] = static_cast<std::int64_t>(random.below(9 * weightOne));
            }
        }
        if (leaning) {
            weights[(DoorSet::fromBits(favoured) | back).bits()] += 40 * weightOne;
        }
        config.tables[direction] = table(weights);
    }
    return config;
}

std::string toText(const DungeonConfig& config, Seed seed) {
    const auto number = [](auto value) { return std::to_string(value); };
    std::string text = "seed " + toCode(seed) + " (" + number(seed.number) + "), grid " +
                       number(config.grid.width) + " x " + number(config.grid.height) +
                       ", start (" + number(config.startCell().x) + ", " +
                       number(config.startCell().y) + ") doors '" + toString(config.startDoors) +
                       "'";
    for (const Direction direction : allDirections) {
        text += std::string("\n  ") + letter(direction) + ":";
        for (const DoorTable::Entry& entry : config.tables[direction].entries()) {
            text += " " + toString(entry.value) + "=" + number(entry.weight);
        }
    }
    return text;
}

}  // namespace doorstring::testing
