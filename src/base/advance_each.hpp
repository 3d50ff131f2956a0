// Advances the values of a list and removes those that are done.
#pragma once

#include <vector>

namespace doorstring {

// Calls `advance` once for each value, in order, and removes those for which it returns true.
// `advance` must not change the vector itself.
template <typename Value, typename Advance>
void advanceEach(std::vector<Value>& values, Advance advance) {
    auto kept = values.begin();
    for (Value& value : values) {
        const bool isDone = advance(value);
        if (!isDone) {
            *kept++ = value;
        }
    }
    values.erase(kept, values.end());
}

}  // namespace doorstring
