#include "world/standing/things.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

std::span<const Thing> Things::in(GridPos cell) const {
    const auto found = std::ranges::find(things_, cell, &Thing::cell);
    const auto end =
        std::find_if(found, things_.end(), [&](const Thing& thing) { return thing.cell != cell; });
    return {found, end};
}

const Thing* Things::at(GridPos cell, GridPos tile) const {
    const auto there = in(cell);
    const auto found = std::ranges::find(there, tile, &Thing::tile);
    return found == there.end() ? nullptr : &*found;
}

void Things::add(const Thing& thing) {
    const auto there = in(thing.cell);
    const auto afterThem = there.empty() ? things_.end()
                                         : things_.begin() + (there.data() - things_.data()) +
                                               static_cast<std::ptrdiff_t>(there.size());
    things_.insert(afterThem, thing);
}

void Things::letDownStrings() {
    for (Thing& thing : things_) {
        thing.isEmpty = thing.isEmpty && thing.kind != ThingKind::String;
    }
}

const Thing* Things::otherEnd(const Thing& end) const {
    const auto found = std::ranges::find_if(things_, [&](const Thing& other) {
        return other.kind == end.kind && other.cell != end.cell;
    });
    return found == things_.end() ? nullptr : &*found;
}

void Things::markEmpty(GridPos cell, GridPos tile) {
    const auto stands = [&](const Thing& thing) {
        return thing.cell == cell && thing.tile == tile;
    };
    std::ranges::find_if(things_, stands)->isEmpty = true;
}

void Things::copyEmptinessOf(const Things& before) {
    for (Thing& thing : things_) {
        const auto there = before.in(thing.cell);
        thing.isEmpty = std::ranges::any_of(there, [&](const Thing& other) {
            return other.isEmpty && other.kind == thing.kind && other.loot == thing.loot &&
                   other.offer == thing.offer;
        });
    }
}

std::uint64_t Things::hash() const {
    std::uint64_t sum = things_.size();
    for (const Thing& thing : things_) {
        sum += cellRoll(cellRoll(thing.isEmpty ? 1 : 0, thing.cell), thing.tile);
    }
    return sum;
}

}  // namespace doorstring
