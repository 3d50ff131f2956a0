#include "dungeon/template_choice.hpp"

#include "base/rng.hpp"

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
    const TemplatePool& pool = loaded_->pool;
    const bool even = (cell.x + cell.y) % 2 == 0;
    const LaidTemplate* laid =
        even ? nullptr : pool.pick(wishOf(cell), rollOf(cell), behindDoorsOf(cell));
    return laid != nullptr ? *laid : *pool.pick(wishOf(cell), rollOf(cell));
}

TemplatePool::Wish TemplateChoice::wishOf(GridPos cell) const {
    const RoomPlan& plan = dungeon_.plan(cell);
    return {plan.doors, plan.kind, dungeon_.tileset(), templateLevel(config_, plan.distance)};
}

std::uint64_t TemplateChoice::rollOf(GridPos cell) const {
    return cellRoll(stream_, cell, templateAttempt);
}

std::vector<std::uint16_t> TemplateChoice::behindDoorsOf(GridPos cell) const {
    std::vector<std::uint16_t> found;
    for (const Direction side : allDirections) {
        const GridPos behind = neighbour(cell, side);
        if (!dungeon_.plan(cell).doors.has(side) || !dungeon_.hasRoom(behind)) {
            continue;
        }
        if (const LaidTemplate* laid = loaded_->pool.pick(wishOf(behind), rollOf(behind))) {
            found.push_back(laid->number);
        }
    }
    return found;
}

}  // namespace doorstring
