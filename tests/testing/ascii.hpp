// A whole dungeon as one text.
#pragma once

#include "dungeon/ascii.hpp"

namespace doorstring::testing {

inline std::string toAscii(const Dungeon& dungeon) {
    std::string text;
    writeAscii(dungeon, measure(dungeon), [&](std::string_view line) { text += line; });
    return text;
}

}  // namespace doorstring::testing
