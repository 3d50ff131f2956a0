// What is among the events of one tick or more.
#pragma once

#include "world/state/events.hpp"

#include <algorithm>

namespace doorstring::testing {

template <typename Kind>
std::size_t countOf(const Events& events) {
    return static_cast<std::size_t>(std::ranges::count_if(
        events, [](const Event& event) { return std::holds_alternative<Kind>(event); }));
}

// The first event of a kind; null if there is none.
template <typename Kind>
const Kind* findIn(const Events& events) {
    for (const Event& event : events) {
        if (const auto* found = std::get_if<Kind>(&event)) {
            return found;
        }
    }
    return nullptr;
}

}  // namespace doorstring::testing
