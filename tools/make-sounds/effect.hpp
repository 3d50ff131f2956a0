// A short sound, as its .sound text describes it.
#pragma once

#include "voice.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

struct EffectNote {
    std::optional<double> hertz;  // empty in a rest
    double seconds = 0;
};

// Layers sound together. One without notes is a single tone from its start to the end of the
// effect.
struct EffectLayer {
    Voice voice;
    double start = 0;               // seconds
    std::optional<double> seconds;  // empty if it lasts to the end of the effect
    std::vector<EffectNote> notes;
};

struct EffectText {
    double seconds = 0;
    double loudness = 0;  // dB, see effectLoudness
    std::vector<EffectLayer> layers;
};

// Throws a TextFault that names the line.
EffectText readEffect(const std::string& text, const std::string& file);

// Samples at sampleRate. Throws a TextFault if the peak is above loudestPeak at that loudness.
std::vector<double> mixEffect(const EffectText& effect, const std::string& file);

}  // namespace doorstring
