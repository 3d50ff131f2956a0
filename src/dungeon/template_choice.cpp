#include "dungeon/template_choice.hpp"

#include "base/rng.hpp"

#include <array>
#include <cassert>

namespace doorstring {

namespace {

// A room's other rolls of this purpose choose its interior and lay its tiles.
constexpr std::uint32_t templateAttempt = 2;

}  // namespace

TemplateChoice::TemplateChoice(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      config_(config),
      loaded_(templatesOf(config)),
      stream_(substream(dungeon.seed().number, Purpose::Interior)) {}

bool TemplateChoice::serves(GridPos cell) const {
    return loaded_->pool.serves(wishOf(cell));
}

const LaidTemplate& TemplateChoice::at(GridPos cell) const {
    assert(serves(cell));
    std::array<std::uint16_t, allDirections.size()> taken{};
    std::size_t count = 0;
    const bool even = (cell.x + cell.y) % 2 == 0;
    for (const Direction side : even ? DoorSet() : dungeon_.plan(cell).doors) {
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
