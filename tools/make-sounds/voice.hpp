// How a tone sounds: the part that effects and tunes share.
#pragma once

#include "text_line.hpp"

#include <cstdint>

namespace doorstring {

inline constexpr int sampleRate = 44100;  // a second

enum class Wave : std::uint8_t { Pulse, Triangle, Saw, Sine, Noise };
enum class FilterKind : std::uint8_t { None, Low, Band, High };

// A value at the start of a tone and the one at its end.
struct Glide {
    double from = 0;
    double to = 0;
};

struct Voice {
    Wave wave = Wave::Pulse;
    double level = 1;       // before the whole is brought to its loudness
    Glide duty{0.5, 0.5};   // pulse: the part of a wave that is up
    Glide hertz{440, 440};  // where no notes say otherwise; noise: new random numbers a second
    double attack = 0.002;  // seconds, as are decay and release; never under edgeSeconds
    double decay = 0;       // 0: the tone stays at full level
    double sustain = 1;     // the level after the decay
    double release = 0.002;
    double vibratoHertz = 0;
    double vibratoCents = 0;  // hundredths of a half tone, up and down
    double vibratoDelay = 0;
    FilterKind filter = FilterKind::None;
    Glide cutoff;
    double resonance = 0.7;
    std::uint64_t random = 1;  // noise: which random numbers
};

// The shortest rise and fall that does not click.
inline constexpr double edgeSeconds = 0.002;

// Takes the line if it is one about a voice.
bool readVoiceLine(const TextLine& line, Voice& voice);
// The keys that readVoiceLine knows, for sentences.
extern const char* const voiceKeys;

}  // namespace doorstring
