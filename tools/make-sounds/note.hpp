// Notes by name: C4 is the C in the middle of a piano, A4 has 440 Hz, F#4 and Bb3 are half a tone
// off.
#pragma once

#include <optional>
#include <string>

namespace doorstring {

// Half tones above C-1: A4 is 69.
using HalfTone = int;

std::optional<HalfTone> parseNote(const std::string& word);
double hertzOf(HalfTone note);

// The seven notes that a tune keeps to.
class Mode {
public:
    // A root such as D or Bb, and a name from modeNames.
    static std::optional<Mode> of(const std::string& root, const std::string& name);
    bool has(HalfTone note) const;

private:
    unsigned steps_ = 0;  // bit n: the note n half tones above C belongs to it
};

inline constexpr const char* modeNames =
    "ionian, dorian, phrygian, lydian, mixolydian, aeolian, locrian";

}  // namespace doorstring
