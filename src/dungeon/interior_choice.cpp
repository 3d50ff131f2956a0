#include "dungeon/interior_choice.hpp"

#include "base/rng.hpp"
#include "room/interiors/catalog.hpp"

#include <array>
#include <bit>

namespace doorstring {

namespace {

// A room's other rolls of this purpose lay its tiles.
constexpr std::uint32_t choiceAttempt = 1;

constexpr std::uint32_t bitOf(Interior interior) {
    return 1U << static_cast<unsigned>(interior);
}

bool has(WordSet words, std::size_t word) {
    return (words >> word & 1U) != 0;
}

}  // namespace

InteriorChoice::InteriorChoice(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      config_(config),
      stream_(substream(dungeon.seed().number, Purpose::Interior)) {
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        const InteriorConfig& wanted = config.interiors[interior];
        const bool listed =
            config.interior ? *config.interior == interior
                            : wanted.weight > 0 &&
                                  has(wanted.tilesets, static_cast<std::size_t>(dungeon.tileset()));
        const bool isTemplate = interior == Interior::Template;
        if (listed && (isTemplate || fits(interior, config.size))) {
            possible_ |= bitOf(interior);
        }
        if (listed && isTemplate) {
            templates_.emplace(dungeon, config);
        }
    }
}

Interior InteriorChoice::at(GridPos cell) const {
    if (onlyPillars()) {
        return Interior::Pillars;
    }
    if (config_.interior) {
        const bool drawn = *config_.interior != Interior::Template || templates_->serves(cell);
        return drawn ? *config_.interior : Interior::Pillars;
    }
    const bool even = (cell.x + cell.y) % 2 == 0;
    return draw(cell, even ? 0 : behindDoorsOf(cell));
}

bool InteriorChoice::allows(Interior interior, GridPos cell) const {
    if (interior == Interior::Template && !templates_->serves(cell)) {
        return false;
    }
    const RoomPlan& plan = dungeon_.plan(cell);
    const InteriorConfig& wanted = config_.interiors[interior];
    const auto distance = static_cast<int>(plan.distance);
    const int doors = std::popcount(static_cast<unsigned>(plan.doors.bits()));
    return has(wanted.kinds, static_cast<std::size_t>(plan.kind)) && distance >= wanted.from &&
           (wanted.to == 0 || distance <= wanted.to) && doors >= wanted.minDoors &&
           doors <= wanted.maxDoors;
}

InteriorChoice::Set InteriorChoice::behindDoorsOf(GridPos cell) const {
    Set found = 0;
    for (const Direction side : allDirections) {
        const GridPos behind = neighbour(cell, side);
        if (dungeon_.plan(cell).doors.has(side) && dungeon_.hasRoom(behind)) {
            found |= bitOf(draw(behind, 0));
        }
    }
    return found;
}

// Pillars, which fit everywhere, where nothing is allowed at all.
Interior InteriorChoice::draw(GridPos cell, Set without) const {
    struct Candidate {
        Interior interior;
        std::int64_t weight;
    };
    std::array<Candidate, interiorCount> candidates;
    std::size_t count = 0;
    std::int64_t total = 0;
    for (Set rest = possible_ & ~without; rest != 0; rest &= rest - 1) {
        const auto interior = static_cast<Interior>(std::countr_zero(rest));
        if (allows(interior, cell)) {
            candidates[count++] = {interior, config_.interiors[interior].weight};
            total += config_.interiors[interior].weight;
        }
    }
    if (count == 0) {
        return without == 0 ? Interior::Pillars : draw(cell, 0);
    }
    const std::uint64_t roll = cellRoll(stream_, cell, choiceAttempt);
    auto left = static_cast<std::int64_t>(bounded(roll, static_cast<std::uint64_t>(total)));
    std::size_t at = 0;
    while (left >= candidates[at].weight) {
        left -= candidates[at++].weight;
    }
    return candidates[at].interior;
}

}  // namespace doorstring
