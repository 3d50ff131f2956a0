#include "dungeon/interior_choice.hpp"

#include "base/rng.hpp"
#include "room/interiors/catalog.hpp"

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
            add(interior);
        }
        if (listed && isTemplate) {
            templates_.emplace(dungeon, config);
        }
    }
}

void InteriorChoice::add(Interior interior) {
    const InteriorConfig& wanted = config_.interiors[interior];
    possible_ |= bitOf(interior);
    for (std::size_t kind = 0; kind < roomKindCount; ++kind) {
        byKind_.values[kind] |= has(wanted.kinds, kind) ? bitOf(interior) : 0;
    }
    for (int doors = wanted.minDoors; doors <= wanted.maxDoors; ++doors) {
        byDoors_[static_cast<std::size_t>(doors)] |= bitOf(interior);
    }
    byDistance_ |= wanted.from > 0 || wanted.to != 0 ? bitOf(interior) : 0;
}

Interior InteriorChoice::chosenAt(GridPos cell) const {
    if (config_.interior) {
        const bool drawn = *config_.interior != Interior::Template || templates_->serves(cell);
        return drawn ? *config_.interior : Interior::Pillars;
    }
    const bool even = (cell.x + cell.y) % 2 == 0;
    return draw(cell, even ? 0 : behindDoorsOf(cell));
}

InteriorChoice::Set InteriorChoice::allowedAt(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    const auto distance = static_cast<int>(plan.distance);
    Set allowed = byKind_[plan.kind] & byDoors_[static_cast<std::size_t>(plan.doors.size())];
    for (Set rest = allowed & byDistance_; rest != 0; rest &= rest - 1) {
        const auto interior = static_cast<Interior>(std::countr_zero(rest));
        const InteriorConfig& wanted = config_.interiors[interior];
        if (distance < wanted.from || (wanted.to != 0 && distance > wanted.to)) {
            allowed &= ~bitOf(interior);
        }
    }
    const Set byHand = allowed & bitOf(Interior::Template);
    return byHand != 0 && !templates_->serves(cell) ? allowed & ~byHand : allowed;
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

// Pillars, which fit everywhere, if nothing else is allowed.
Interior InteriorChoice::draw(GridPos cell, Set without) const {
    const Set allowed = allowedAt(cell);
    const Set candidates = (allowed & ~without) != 0 ? allowed & ~without : allowed;
    if (candidates == 0) {
        return Interior::Pillars;
    }
    const auto weightOf = [&](Set rest) {
        return config_.interiors[static_cast<Interior>(std::countr_zero(rest))].weight;
    };
    std::int64_t total = 0;
    for (Set rest = candidates; rest != 0; rest &= rest - 1) {
        total += weightOf(rest);
    }
    const std::uint64_t roll = cellRoll(stream_, cell, choiceAttempt);
    auto left = static_cast<std::int64_t>(bounded(roll, static_cast<std::uint64_t>(total)));
    Set rest = candidates;
    for (; left >= weightOf(rest); rest &= rest - 1) {
        left -= weightOf(rest);
    }
    return static_cast<Interior>(std::countr_zero(rest));
}

}  // namespace doorstring
