#include "random_config.hpp"

#include "tables.hpp"

namespace doorstring::testing {

namespace {

int below(RandomStream& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

// One table in three leans toward some doors, so that grids fill or grow against the sweep.
DirectionArray<DoorTable> randomTables(RandomStream& random) {
    DirectionArray<DoorTable> tables;
    const auto favoured = static_cast<std::uint8_t>(below(random, 16));
    const bool leaning = below(random, 3) == 0;
    for (const Direction direction : allDirections) {
        std::array<std::int64_t, DoorSet::count> weights{};
        const DoorSet back = DoorSet::of(opposite(direction));
        weights[back.bits()] = 1;
        for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
            const DoorSet doors = DoorSet::fromBits(bits);
            if ((doors & back) == back && below(random, 2) == 0) {
                weights[bits] = static_cast<std::int64_t>(random.below(9 * weightOne));
            }
        }
        if (leaning) {
            weights[(DoorSet::fromBits(favoured) | back).bits()] += 40 * weightOne;
        }
        tables[direction] = table(weights);
    }
    return tables;
}

// Some of its tables are empty.
DistanceBand randomBand(RandomStream& random, int from) {
    DistanceBand band{from, randomTables(random)};
    for (const Direction direction : allDirections) {
        if (below(random, 3) == 0) {
            band.tables[direction] = DoorTable();
        }
    }
    return band;
}

void addTables(std::string& text, const DirectionArray<DoorTable>& tables) {
    for (const Direction direction : allDirections) {
        text += std::string("\n  ") + letter(direction) + ":";
        for (const DoorTable::Entry& entry : tables[direction].entries()) {
            text += " " + toString(entry.value) + "=" + std::to_string(entry.weight);
        }
    }
}

}  // namespace

DungeonConfig randomConfig(RandomStream& random, int longestSide) {
    DungeonConfig config;
    config.grid = {1 + below(random, longestSide), 1 + below(random, longestSide)};
    if (below(random, 3) != 0) {
        config.start = GridPos{below(random, config.grid.width), below(random, config.grid.height)};
    }
    config.startDoors = below(random, 2) == 0
                            ? DoorSet::all()
                            : DoorSet::fromBits(static_cast<std::uint8_t>(below(random, 16)));
    config.tables = randomTables(random);
    return config;
}

DungeonConfig randomSteeredConfig(RandomStream& random, int longestSide) {
    DungeonConfig config = randomConfig(random, longestSide);
    config.loops.keepFacing = below(random, 2) == 0;
    config.border = below(random, 2) == 0 ? BorderRule::Grow : BorderRule::DeadEnds;
    const int middle = 1 + below(random, longestSide);
    if (below(random, 2) == 0) {
        config.middle = randomBand(random, middle);
    }
    if (below(random, 2) == 0) {
        config.far = randomBand(random, middle + 1 + below(random, longestSide));
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
    text += config.loops.keepFacing ? ", keeps facing doors" : "";
    text += config.border == BorderRule::Grow ? ", border grows" : "";
    addTables(text, config.tables);
    for (const DistanceBand* band : {&config.middle, &config.far}) {
        if (band->from != 0) {
            text += "\n from " + number(band->from);
            addTables(text, band->tables);
        }
    }
    return text;
}

void addRandomSpecials(RandomStream& random, DungeonConfig& config) {
    const auto small = [&](std::uint64_t bound) { return static_cast<int>(random.below(bound)); };
    if (small(3) == 0) {
        config.growth = Growth::Hideout;
        config.grid = {5 + small(8), 5 + small(8)};
        config.start = GridPos{small(static_cast<std::uint64_t>(config.grid.width)),
                               small(static_cast<std::uint64_t>(config.grid.height))};
        config.hideout.level = 1 + small(4);
        config.hideout.deadEnds = small(4);
    }
    for (RoleConfig& role : config.roles) {
        role.count = small(3);
        role.chance = {static_cast<std::uint32_t>(1 + small(4)), 4};
        role.from = 1 + small(3);
        role.to = small(2) * (role.from + small(6));
        role.deadEnd = small(2) == 0;
    }
    config.roles[Role::Boss].count = small(4) == 0 ? 0 : 1;
    config.locks.small = small(7);
    config.locks.boss = config.roles[Role::Boss].count > 0 && small(3) > 0;
    config.locks.rooms = 1 + small(4);
    config.loops.chance = {static_cast<std::uint32_t>(small(5)),
                           4 + 4U * (small(2) == 0 ? 1U : 0U)};
    config.limits.tries = 50;
}

}  // namespace doorstring::testing
