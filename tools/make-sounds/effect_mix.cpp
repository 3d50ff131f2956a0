#include "effect.hpp"
#include "levels.hpp"
#include "tone.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

std::size_t samplesOf(double seconds) {
    return static_cast<std::size_t>(seconds * sampleRate + 0.5);
}

void add(std::vector<double>& mix, const std::vector<double>& tone, std::size_t start) {
    for (std::size_t n = 0; n < tone.size() && start + n < mix.size(); ++n) {
        mix[start + n] += tone[n];
    }
}

void addLayer(std::vector<double>& mix, const EffectLayer& layer, double wholeSeconds) {
    if (layer.notes.empty()) {
        const double rest = wholeSeconds - layer.start - layer.voice.release;
        add(mix, makeTone(layer.voice, layer.voice.hertz, samplesOf(layer.seconds.value_or(rest))),
            samplesOf(layer.start));
        return;
    }
    double start = layer.start;
    for (const EffectNote& note : layer.notes) {
        if (note.hertz) {
            add(mix, makeTone(layer.voice, {*note.hertz, *note.hertz}, samplesOf(note.seconds)),
                samplesOf(start));
        }
        start += note.seconds;
    }
}

// Both ends go to nothing, so that no player makes a click of them.
void fadeEnds(std::vector<double>& mix) {
    const std::size_t edge = samplesOf(edgeSeconds);
    for (std::size_t n = 0; n < edge && n < mix.size(); ++n) {
        const double level = static_cast<double>(n) / static_cast<double>(edge);
        mix[n] *= level;
        mix[mix.size() - 1 - n] *= level;
    }
}

}  // namespace

std::vector<double> mixEffect(const EffectText& effect, const std::string& file) {
    std::vector<double> mix(samplesOf(effect.seconds));
    for (const EffectLayer& layer : effect.layers) {
        addLayer(mix, layer, effect.seconds);
    }
    centre(mix);
    fadeEnds(mix);
    amplify(mix, effectLoudness(mix), effect.loudness);
    if (decibels(peakOf(mix)) > loudestPeak) {
        const auto tenths = std::lround(decibels(peakOf(mix)) * 10);
        throw TextFault(file + ": the peak is at " + std::to_string(tenths / 10) + "." +
                        std::to_string(std::labs(tenths % 10)) +
                        " dB and must not be above -3; lower 'loudness' or soften the attack");
    }
    return mix;
}

}  // namespace doorstring
