#include "levels.hpp"
#include "tone.hpp"
#include "tune.hpp"

#include <cmath>

namespace doorstring {

namespace {

std::vector<double> mixTrack(const TuneText& tune, const Track& track) {
    const std::size_t step = tune.samplesPerStep();
    std::vector<double> mix(step * static_cast<std::size_t>(track.steps));
    for (const TuneNote& note : track.notes) {
        const Voice& voice = tune.instruments[note.instrument].voice;
        const Glide hertz = note.hertz > 0 ? Glide{note.hertz, note.hertz} : voice.hertz;
        const auto tone = makeTone(voice, hertz, step * static_cast<std::size_t>(note.length));
        const std::size_t start = step * static_cast<std::size_t>(note.start);
        for (std::size_t n = 0; n < tone.size(); ++n) {
            mix[(start + n) % mix.size()] += tone[n] * track.level;
        }
    }
    return mix;
}

// Adds a track to both sides; its echo comes from the side across.
void pan(std::vector<double>& stereo, const std::vector<double>& track, const Track& how,
         std::size_t echoSamples) {
    const double right = (1 + how.pan) / 2;
    const double left = 1 - right;
    for (std::size_t n = 0; n < track.size(); ++n) {
        const std::size_t before = (n + track.size() - echoSamples) % track.size();
        const double echo = track[before] * how.echoLevel;
        stereo[2 * n] += track[n] * left + echo * right;
        stereo[2 * n + 1] += track[n] * right + echo * left;
    }
}

void centreSides(std::vector<double>& stereo) {
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<double> one;
        one.reserve(stereo.size() / 2);
        for (std::size_t n = side; n < stereo.size(); n += 2) {
            one.push_back(stereo[n]);
        }
        const double offset = offsetOf(one);
        for (std::size_t n = side; n < stereo.size(); n += 2) {
            stereo[n] -= offset;
        }
    }
}

}  // namespace

std::size_t TuneText::samplesPerStep() const {
    return static_cast<std::size_t>(sampleRate * 60.0 / tempo / stepsPerBeat + 0.5);
}

std::vector<double> mixTune(const TuneText& tune, const std::string& file) {
    const std::size_t step = tune.samplesPerStep();
    std::vector<double> stereo(2 * step * static_cast<std::size_t>(tune.tracks.front().steps));
    for (const Track& track : tune.tracks) {
        pan(stereo, mixTrack(tune, track), track, step * static_cast<std::size_t>(track.echoSteps));
    }
    centreSides(stereo);
    amplify(stereo, decibels(rms(stereo, 0, stereo.size())), tune.loudness);
    if (decibels(peakOf(stereo)) > loudestPeak) {
        throw TextFault(file + ": the peak is above -3 dB; lower 'loudness'");
    }
    return stereo;
}

}  // namespace doorstring
