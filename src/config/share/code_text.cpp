#include "config/share/code_text.hpp"

#include "base/seed.hpp"
#include "config/text/nearest.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace doorstring {

namespace {

constexpr std::size_t groupSigns = 4;
constexpr std::size_t checkSigns = 2;
constexpr unsigned cycle = 31;  // powers of two there are in the field

// The field of 32 elements, by x^5 + x^2 + 1: adding is XOR, and each sign but 0 is a power of 2.
struct Field {
    std::array<std::uint8_t, cycle> power{};
    std::array<std::uint8_t, cycle + 1> log{};

    constexpr Field() {
        unsigned value = 1;
        for (unsigned i = 0; i < cycle; ++i) {
            power[i] = static_cast<std::uint8_t>(value);
            log[value] = static_cast<std::uint8_t>(i);
            value = value >= 16 ? (value << 1U) ^ 0x25U : value << 1U;
        }
    }
    constexpr unsigned times(unsigned a, unsigned b) const {
        return a == 0 || b == 0 ? 0U : power[(log[a] + log[b]) % cycle];
    }
    constexpr unsigned over(unsigned a, unsigned b) const {
        return a == 0 ? 0U : power[(log[a] + cycle - log[b]) % cycle];
    }
};
constexpr Field field;

// Both are 0 for a code that fits. The weight of a sign is a power of 2 by its place, counted from
// the end. One changed sign changes the plain sum; two swapped neighbours, of different weights,
// change the other.
struct Sums {
    unsigned plain = 0;
    unsigned weighted = 0;
};

unsigned weightAt(std::size_t place, std::size_t count) {
    return field.power[(count - 1 - place) % cycle];
}

Sums sumsOf(const CodeSigns& signs) {
    Sums sums;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        sums.plain ^= signs[i];
        sums.weighted ^= field.times(signs[i], weightAt(i, signs.size()));
    }
    return sums;
}

void addCheckSigns(CodeSigns& signs) {
    signs.insert(signs.end(), checkSigns, 0);
    const Sums sums = sumsOf(signs);
    const unsigned weights = weightAt(0, checkSigns) ^ weightAt(1, checkSigns);
    const unsigned first = field.over(sums.plain ^ sums.weighted, weights);
    signs[signs.size() - 2] = static_cast<std::uint8_t>(first);
    signs.back() = static_cast<std::uint8_t>(sums.plain ^ first);
}

std::string groupText(const CodeSigns& signs, std::size_t place) {
    std::string text;
    for (std::size_t i = place - place % groupSigns; text.size() < groupSigns; ++i) {
        text += codeSigns[signs[i]];
    }
    return text;
}

constexpr std::size_t mostNamed = 3;  // more places would say nothing

// The places for which `say` has words, none where there are too many.
template <typename Say>
std::string placesText(std::size_t count, Say say) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto words = say(i)) {
            places.push_back(*words);
        }
    }
    return places.size() > mostNamed ? std::string() : joined(places, "", ", or ");
}

// A sign that counts as much as another one, 31 signs before it, could be the one as well.
std::string mistyped(const CodeSigns& signs, const Sums& sums) {
    using Words = std::optional<std::string>;
    const std::size_t count = signs.size();
    const std::string changed = placesText(count, [&](std::size_t i) -> Words {
        if (sums.plain == 0 || field.times(sums.plain, weightAt(i, count)) != sums.weighted) {
            return std::nullopt;
        }
        return fmt::format("in its group {}, {}, {} should probably be {}", i / groupSigns + 1,
                           groupText(signs, i), codeSigns[signs[i]],
                           codeSigns[signs[i] ^ sums.plain]);
    });
    if (!changed.empty()) {
        return "the code is mistyped: " + changed;
    }
    const std::string swapped = placesText(count - 1, [&](std::size_t i) -> Words {
        const unsigned difference = signs[i] ^ signs[i + 1U];
        const unsigned weights = weightAt(i, count) ^ weightAt(i + 1, count);
        if (sums.plain != 0 || field.times(difference, weights) != sums.weighted) {
            return std::nullopt;
        }
        return fmt::format("{} and {} (group {}, {})", codeSigns[signs[i]], codeSigns[signs[i + 1]],
                           i / groupSigns + 1, groupText(signs, i));
    });
    if (!swapped.empty()) {
        return fmt::format("the code is mistyped: {} are probably swapped", swapped);
    }
    return sums.plain == 0 ? "the code is mistyped: two neighbours are probably swapped"
                           : "the code is mistyped: its check signs, the last two, do not fit the "
                             "others";
}

// Where hyphens or spaces part them, names the first group of another length.
std::string wrongLength(std::string_view text, std::size_t count) {
    std::string group;
    int number = 1;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool ends = i == text.size() || text[i] == '-' || text[i] == ' ';
        if (!ends) {
            group += text[i];
        } else if (!group.empty() && group.size() != groupSigns && group.size() < text.size()) {
            return fmt::format("the code has a group of {}: {}, group {}; each has four letters "
                               "and digits",
                               group.size(), printable(group), number);
        } else if (!group.empty()) {
            group.clear();
            ++number;
        }
    }
    return fmt::format("the code has {} letters and digits; it comes in groups of four", count);
}

}  // namespace

std::string codeText(CodeSigns signs) {
    while ((signs.size() + checkSigns) % groupSigns != 0) {
        signs.push_back(0);
    }
    addCheckSigns(signs);
    std::string text;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        text += i > 0 && i % groupSigns == 0 ? "-" : "";
        text += codeSigns[signs[i]];
    }
    return text;
}

Result<CodeSigns, std::string> readCodeText(std::string_view text) {
    text = trimmed(text);
    CodeSigns signs;
    for (const char typed : text) {
        if (typed == '-' || typed == ' ') {
            continue;
        }
        const auto value = codeSignValue(typed);
        if (!value) {
            const bool shown = std::isgraph(static_cast<unsigned char>(typed)) != 0;
            return fmt::format("the code is mistyped: {} is not one of its letters and digits, "
                               "which are 0 to 9 and A to Z without U",
                               shown ? fmt::format("'{}'", typed) : "a letter");
        }
        signs.push_back(static_cast<std::uint8_t>(*value));
    }
    if (signs.empty()) {
        return std::string("the code is empty");
    }
    if (signs.size() % groupSigns != 0) {
        return wrongLength(text, signs.size());
    }
    const Sums sums = sumsOf(signs);
    if (sums.plain != 0 || sums.weighted != 0) {
        return mistyped(signs, sums);
    }
    signs.resize(signs.size() - checkSigns);
    return signs;
}

}  // namespace doorstring
