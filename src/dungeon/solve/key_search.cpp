#include "dungeon/solve/key_search.hpp"

#include <algorithm>

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

KeyState KeySearch::bomb(KeyState state, const Regions::Passage& wall) const {
    reach(state, (state.reached >> wall.from & 1U) == 0 ? wall.from : wall.to);
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

const KeyState* KeyStates::next() {
    if (count_ > 0) {
        openNext(count_ - 1);
    }
    return count_ < steps_.size() ? &steps_[count_++].state : nullptr;
}

std::vector<unsigned> KeyStates::path() const {
    std::vector<unsigned> path;
    for (std::size_t at = count_ - 1; at != 0; at = steps_[at].before) {
        if (steps_[at].choice != wall) {
            path.push_back(steps_[at].choice);
        }
    }
    std::ranges::reverse(path);
    return path;
}

void KeyStates::add(const KeyState& state, std::size_t before, unsigned choice) {
    const auto opened = static_cast<std::uint64_t>(std::popcount(state.opened));
    if (seen_.insert(std::uint64_t{state.reached} << 32U | opened).second) {
        steps_.push_back({state, before, choice});
    }
}

void KeyStates::openNext(std::size_t from) {
    const KeyState state = steps_[from].state;
    for (DoorwaySet rest = state.choices(); rest != 0; rest &= rest - 1) {
        const auto choice = static_cast<unsigned>(std::countr_zero(rest));
        add(search_.open(state, choice), from, choice);
    }
    for (const Regions::Passage& passage : search_.cracked()) {
        const RegionSet sides = 1U << passage.from | 1U << passage.to;
        if ((state.reached & sides) != 0 && (state.reached & sides) != sides) {
            add(search_.bomb(state, passage), from, wall);
        }
    }
}

}  // namespace doorstring
