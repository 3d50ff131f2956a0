#include "dungeon/interior_choice.hpp"

#include "base/weighted_table.hpp"
#include "room/interiors/catalog.hpp"

namespace doorstring {

namespace {

// A room's other rolls of this purpose lay its tiles.
constexpr std::uint32_t choiceAttempt = 1;

bool isEven(GridPos cell) {
    return (cell.x + cell.y) % 2 == 0;
}

}  // namespace

InteriorChoice::InteriorChoice(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      config_(config),
      stream_(substream(dungeon.seed().number, Purpose::Interior)) {
    for (const Interior interior : allValues<Interior>) {
        const InteriorConfig& wanted = config.interiors[interior];
        const auto tilesets = EnumSet<Tileset>::fromBits(wanted.tilesets);
        const bool listed = config.interior ? *config.interior == interior
                                            : wanted.weight > 0 && tilesets.has(dungeon.tileset());
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
    const auto addTo = [&](Set& set) { set = set.with(interior); };
    addTo(possible_);
    for (const RoomKind kind : EnumSet<RoomKind>::fromBits(wanted.kinds)) {
        addTo(byKind_[kind]);
    }
    for (int doors = wanted.minDoors; doors <= wanted.maxDoors; ++doors) {
        addTo(byDoors_[static_cast<std::size_t>(doors)]);
    }
    if (wanted.from > 0 || wanted.to != 0) {
        addTo(byDistance_);
    }
}

Interior InteriorChoice::chosenAt(GridPos cell) const {
    if (config_.interior) {
        const bool drawn = *config_.interior != Interior::Template || templates_->serves(cell);
        return drawn ? *config_.interior : Interior::Pillars;
    }
    return draw(cell, isEven(cell) ? Set() : behindDoorsOf(cell));
}

InteriorChoice::Set InteriorChoice::allowedAt(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    const auto distance = static_cast<int>(plan.distance);
    Set allowed = byKind_[plan.kind] & byDoors_[static_cast<std::size_t>(plan.doors.size())];
    for (const Interior interior : allowed& byDistance_) {
        const InteriorConfig& wanted = config_.interiors[interior];
        if (distance < wanted.from || (wanted.to != 0 && distance > wanted.to)) {
            allowed = allowed.without(interior);
        }
    }
    const bool missing = allowed.has(Interior::Template) && !templates_->serves(cell);
    return missing ? allowed.without(Interior::Template) : allowed;
}

InteriorChoice::Set InteriorChoice::behindDoorsOf(GridPos cell) const {
    Set found;
    for (const Direction side : dungeon_.plan(cell).doors) {
        if (const GridPos behind = neighbour(cell, side); dungeon_.hasRoom(behind)) {
            found = found.with(draw(behind, {}));
        }
    }
    return found;
}

InteriorChoice::Set InteriorChoice::candidatesAt(GridPos cell, Set without) const {
    const Set allowed = allowedAt(cell);
    return (allowed - without).empty() ? allowed : allowed - without;
}

// Pillars, which fit everywhere, if nothing else is allowed.
Interior InteriorChoice::draw(GridPos cell, Set without) const {
    const Set candidates = candidatesAt(cell, without);
    if (candidates.empty()) {
        return Interior::Pillars;
    }
    const auto weight = [&](Interior interior) { return weightOf(interior); };
    return *pickByWeight(candidates, weight, totalWeight(candidates, weight),
                         cellRoll(stream_, cell, choiceAttempt));
}

InteriorDraw InteriorChoice::drawAt(GridPos cell) const {
    InteriorDraw draw{.drawn = at(cell)};
    const Set candidates = config_.interior || onlyPillars() ? Set()
                           : isEven(cell)                    ? candidatesAt(cell, {})
                                          : candidatesAt(cell, behindDoorsOf(cell));
    if (candidates.empty()) {
        return draw;
    }
    for (const Interior interior : candidates) {
        ++draw.of;
        draw.total += weightOf(interior);
        draw.first += interior < draw.drawn ? weightOf(interior) : 0;
    }
    draw.weight = weightOf(draw.drawn);
    draw.roll = static_cast<std::int64_t>(
        bounded(cellRoll(stream_, cell, choiceAttempt), static_cast<std::uint64_t>(draw.total)));
    return draw;
}

}  // namespace doorstring
