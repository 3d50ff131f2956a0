#include "note.hpp"

#include "exact_math.hpp"

#include <array>
#include <string_view>

namespace doorstring {

namespace {

// The half tone in its octave of the letter that the word begins with, and how many signs it took.
struct NoteName {
    int halfTone;
    std::size_t signs;
};

std::optional<NoteName> readName(const std::string& word) {
    constexpr std::string_view letters = "C.D.EF.G.A.B";
    if (word.empty() || word[0] == '.' || letters.find(word[0]) == std::string_view::npos) {
        return std::nullopt;
    }
    NoteName name{static_cast<int>(letters.find(word[0])), 1};
    if (word.size() > 1 && (word[1] == '#' || word[1] == 'b')) {
        name.halfTone += word[1] == '#' ? 1 : -1;
        name.signs = 2;
    }
    return name;
}

}  // namespace

std::optional<HalfTone> parseNote(const std::string& word) {
    const auto name = readName(word);
    if (!name || word.size() != name->signs + 1) {
        return std::nullopt;
    }
    const char octave = word.back();
    if (octave < '0' || octave > '8') {
        return std::nullopt;
    }
    return name->halfTone + 12 * (octave - '0' + 1);
}

double hertzOf(HalfTone note) {
    return 440 * exactExp2((note - 69) / 12.0);
}

std::optional<Mode> Mode::of(const std::string& root, const std::string& name) {
    // Each mode is the white keys from another letter on.
    struct Start {
        std::string_view name;
        int halfTone;
    };
    constexpr std::array<Start, 7> starts{{{"ionian", 0},
                                           {"dorian", 2},
                                           {"phrygian", 4},
                                           {"lydian", 5},
                                           {"mixolydian", 7},
                                           {"aeolian", 9},
                                           {"locrian", 11}}};
    const auto rootName = readName(root);
    if (!rootName || root.size() != rootName->signs) {
        return std::nullopt;
    }
    for (const Start& start : starts) {
        if (start.name == name) {
            Mode mode;
            for (const int white : {0, 2, 4, 5, 7, 9, 11}) {
                mode.steps_ |= 1U << ((white - start.halfTone + rootName->halfTone + 36) % 12);
            }
            return mode;
        }
    }
    return std::nullopt;
}

bool Mode::has(HalfTone note) const {
    return (steps_ >> (note % 12) & 1U) != 0;
}

}  // namespace doorstring
