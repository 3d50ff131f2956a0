#include "view/run/run_words.hpp"

#include "base/enum_array.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

namespace {

constexpr EnumArray<Hazard, std::string_view> hazardNames{{"a pit", "spikes", "your own bomb"}};

// "king slime" as the name that stands above a boss: "King Slime".
std::string inCapitals(std::string words) {
    bool begins = true;
    for (char& letter : words) {
        letter = begins && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A')
                                                          : letter;
        begins = letter == ' ';
    }
    return words;
}

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
        return "the " + inCapitals(words);
    }
    const bool vowel = std::string_view("aeiou").find(words.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + words;
}

}  // namespace doorstring
