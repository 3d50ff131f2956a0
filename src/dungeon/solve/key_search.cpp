#include "dungeon/solve/key_search.hpp"

namespace doorstring {

KeySearch::KeySearch(const Regions& regions, RegionSet usable)
    : regions_(regions), usable_(usable) {
    DoorwaySet bit = 1;
    for (const Regions::Passage& passage : regions.small()) {
        met_[passage.from] |= bit;
        met_[passage.to] |= bit;
        bit <<= 1U;
    }
}

KeyState KeySearch::begin() const {
    KeyState state;
    reach(state, 0);
    return state;
}

KeyState KeySearch::open(KeyState state, unsigned choice) const {
    const Regions::Passage& passage = regions_.small()[choice];
    state.opened |= 1U << choice;
    // One of the sides is reached.
    if ((state.reached >> passage.from & 1U) == 0) {
        reach(state, passage.from);
    } else if ((state.reached >> passage.to & 1U) == 0) {
        reach(state, passage.to);
    }
    return state;
}

void KeySearch::reach(KeyState& state, Regions::Number region) const {
    state.reached |= 1U << region;
    state.met |= met_[region];
    state.keys += (usable_ >> region & 1U) != 0 ? regions_.smallKeys(region) : 0;
    if ((state.reached & usable_ & regions_.bossKeys()) == 0) {
        return;
    }
    for (const Regions::Passage& passage : regions_.boss()) {
        const bool from = (state.reached >> passage.from & 1U) != 0;
        const bool to = (state.reached >> passage.to & 1U) != 0;
        if (from != to) {
            reach(state, from ? passage.to : passage.from);
        }
    }
}

}  // namespace doorstring
