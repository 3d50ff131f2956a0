#include "view/run/run_words.hpp"

#include "base/enum_array.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

namespace {

constexpr EnumArray<Hazard, std::string_view> hazardNames{{"a pit", "spikes", "your own bomb"}};

}  // namespace

std::string lastBlowText(const RunTally& tally) {
    if (!tally.lastBlow) {
        return "nothing";
    }
    const KnightHurt& blow = *tally.lastBlow;
    if (!blow.by) {
        return std::string(hazardNames[blow.hazard]);
    }
    std::string words(name(*blow.by));
    std::replace(words.begin(), words.end(), '_', ' ');
    if (isBoss(*blow.by)) {
        return "the " + words;
    }
    const bool vowel = std::string_view("aeiou").find(words.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + words;
}

}  // namespace doorstring
