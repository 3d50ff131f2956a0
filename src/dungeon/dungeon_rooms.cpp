#include "dungeon/dungeon_rooms.hpp"

#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "dungeon/landmark_cell.hpp"
#include "room/interiors/interiors.hpp"
#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace doorstring {

DungeonRooms::DungeonRooms(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      bossSpace_(config.bossSpace),
      tiler_(config),
      stream_(substream(dungeon.seed().number, Purpose::Interior)),
      tiles_(config.size) {
    assert(dungeon.carved() == nullptr || dungeon.carved()->screenSize() == config.size);
    if (dungeon.carved() == nullptr) {
        choice_.emplace(dungeon, config);
    }
}

Room DungeonRooms::at(GridPos cell) {
    assert(dungeon_.hasRoom(cell));
    const RoomPlan& plan = dungeon_.plan(cell);
    if (const CarvedMap* map = dungeon_.carved()) {
        return Room(plan, cell, map->tilesOf(cell), map->waysOut(cell));
    }
    if (choice_->at(cell) == Interior::Template) {
        const LaidTemplate& laid = choice_->templates().at(cell);
        DrawnTraits traits = laid.traits;
        // A boss's room has no puzzle, even if its drawing serves puzzle rooms, too.
        traits.hasPuzzle = traits.hasPuzzle && plan.kind != RoomKind::Boss;
        return Room(plan, cell, tilesAt(cell), laid.spots, traits);
    }
    return Room(plan, cell, tilesAt(cell));
}

const Grid<Tile>& DungeonRooms::tilesAt(GridPos cell) {
    if (const CarvedMap* map = dungeon_.carved()) {
        tiles_ = map->tilesOf(cell);
        return tiles_;
    }
    const RoomPlan& plan = dungeon_.plan(cell);
    const Interior interior = choice_->at(cell);
    if (interior == Interior::Template) {
        layTiles(choice_->templates().at(cell), plan.doors, tiles_);
    } else {
        tiler_.layTiles(plan.doors, cellRoll(stream_, cell), interior, tiles_);
    }
    if (plan.kind == RoomKind::Boss && !choice_->hasBossTemplate(cell)) {
        clearBossSpace(tiles_, bossSpace_);
    }
    return tiles_;
}

std::optional<Interior> DungeonRooms::interior(GridPos cell) const {
    return choice_ && !choice_->hasOnlyPillars() ? std::optional(choice_->at(cell)) : std::nullopt;
}

namespace {

// The last argument of cellRoll() tells the rolls of one cell apart: roll 0 lays its tiles, roll 1
// chooses its interior, and roll 2, templateAttempt below, its template.
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
        addTo(withDistances_);
    }
}

bool InteriorChoice::hasBossTemplate(GridPos cell) const {
    return dungeon_.plan(cell).kind == RoomKind::Boss && isReserved(cell);
}

bool InteriorChoice::isReserved(GridPos cell) const {
    return templates_ && templates_->reservedAt(cell) != nullptr;
}

Interior InteriorChoice::chosenAt(GridPos cell) const {
    if (config_.interior) {
        const bool isPossible = *config_.interior != Interior::Template || templates_->serves(cell);
        return isPossible ? *config_.interior : Interior::Pillars;
    }
    return draw(cell, isEven(cell) ? Set() : drawnBehindDoorsOf(cell));
}

InteriorChoice::Set InteriorChoice::allowedAt(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    const auto distance = static_cast<int>(plan.distance);
    Set allowed = byKind_[plan.kind] & byDoors_[static_cast<std::size_t>(plan.doors.size())];
    const Set conditional = allowed & withDistances_;
    for (const Interior interior : conditional) {
        const InteriorConfig& wanted = config_.interiors[interior];
        if (distance < wanted.from || (wanted.to != 0 && distance > wanted.to)) {
            allowed = allowed.without(interior);
        }
    }
    const bool lacksTemplate = allowed.has(Interior::Template) && !templates_->serves(cell);
    return lacksTemplate ? allowed.without(Interior::Template) : allowed;
}

InteriorChoice::Set InteriorChoice::drawnBehindDoorsOf(GridPos cell) const {
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

// Draws pillars, which fit everywhere, if nothing else is allowed.
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
    const bool wasDrawn = !config_.interior && !hasOnlyPillars() && !isReserved(cell);
    const Set candidates = !wasDrawn      ? Set()
                           : isEven(cell) ? candidatesAt(cell, {})
                                          : candidatesAt(cell, drawnBehindDoorsOf(cell));
    if (candidates.empty()) {
        return draw;
    }
    for (const Interior interior : candidates) {
        ++draw.candidates;
        draw.total += weightOf(interior);
        draw.lowestRoll += interior < draw.drawn ? weightOf(interior) : 0;
    }
    draw.weight = weightOf(draw.drawn);
    draw.roll = static_cast<std::int64_t>(
        bounded(cellRoll(stream_, cell, choiceAttempt), static_cast<std::uint64_t>(draw.total)));
    return draw;
}

namespace {

// The number of the roll that chooses the template (see choiceAttempt).
constexpr std::uint32_t templateAttempt = 2;

}  // namespace

TemplateChoice::TemplateChoice(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      config_(config),
      loaded_(templatesOf(config)),
      stream_(substream(dungeon.seed().number, Purpose::Interior)) {
    if (config.landmark != Landmark::None) {
        landmark_ = landmarkCell(dungeon);
        if (landmark_ && landmarkFor(*landmark_) == nullptr) {
            landmark_.reset();
        }
    }
}

bool TemplateChoice::serves(GridPos cell) const {
    return loaded_->pool.serves(wishOf(cell));
}

const LaidTemplate* TemplateChoice::landmarkFor(GridPos cell) const {
    return loaded_->pool.landmarkRoom(config_.landmark, dungeon_.plan(cell).doors,
                                      cellRoll(stream_, cell, templateAttempt));
}

const LaidTemplate* TemplateChoice::reservedAt(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    const std::uint64_t roll = cellRoll(stream_, cell, templateAttempt);
    if (plan.kind == RoomKind::Boss) {
        return loaded_->pool.bossRoom(config_.boss, plan.doors, roll);
    }
    if (cell == landmark_) {
        return landmarkFor(cell);
    }
    const auto placed = std::ranges::find(config_.pieces, cell, &PlacedPiece::cell);
    return placed == config_.pieces.end()
               ? nullptr
               : loaded_->pool.pieceRoom(placed->piece, plan.doors, roll);
}

const LaidTemplate& TemplateChoice::at(GridPos cell) const {
    if (const LaidTemplate* reserved = reservedAt(cell)) {
        return *reserved;
    }
    assert(serves(cell));
    std::array<std::uint16_t, allDirections.size()> taken{};
    std::size_t count = 0;
    const DoorSet sides = isEven(cell) ? DoorSet() : dungeon_.plan(cell).doors;
    for (const Direction side : sides) {
        const GridPos behind = neighbour(cell, side);
        const LaidTemplate* laid = dungeon_.hasRoom(behind) ? drawnAt(behind, {}) : nullptr;
        if (laid != nullptr) {
            taken[count++] = laid->number;
        }
    }
    const LaidTemplate* laid = drawnAt(cell, std::span(taken).first(count));
    return laid != nullptr ? *laid : *drawnAt(cell, {});
}

std::string_view TemplateChoice::nameAt(GridPos cell) const {
    return loaded_->pool.templates()[at(cell).number].name;
}

TemplatePool::Wish TemplateChoice::wishOf(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    return {plan.doors, plan.kind, dungeon_.tileset(), templateLevel(config_, plan.distance)};
}

const LaidTemplate* TemplateChoice::drawnAt(GridPos cell,
                                            std::span<const std::uint16_t> taken) const {
    return loaded_->pool.pick(wishOf(cell), cellRoll(stream_, cell, templateAttempt), taken);
}

}  // namespace doorstring
