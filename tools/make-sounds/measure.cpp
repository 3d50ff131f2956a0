#include "measure.hpp"

#include "levels.hpp"
#include "voice.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace doorstring {

namespace {

// The step from the last sample to the first, and the largest step between neighbours anywhere:
// a loop has no click at its seam if the first is well below the second.
double seamStep(const std::vector<double>& samples, std::size_t channels) {
    double step = 0;
    for (std::size_t side = 0; side < channels; ++side) {
        step = std::max(step, std::fabs(samples[side] - samples[samples.size() - channels + side]));
    }
    return step;
}

double largestStep(const std::vector<double>& samples, std::size_t channels) {
    double step = 0;
    for (std::size_t n = channels; n < samples.size(); ++n) {
        step = std::max(step, std::fabs(samples[n] - samples[n - channels]));
    }
    return step;
}

}  // namespace

std::string measureHead() {
    return "file                  seconds  peak dB  loudest 50 ms  whole  offset   first    last  "
           "seam step  largest step\n";
}

std::string measureRow(const std::string& name, const SoundFile& sound) {
    const auto samples = fromSixteenBits(sound.samples);
    std::ostringstream row;
    row << std::left << std::setw(21) << name << std::right << std::fixed << std::setprecision(3)
        << std::setw(8) << static_cast<double>(samples.size()) / sampleRate / sound.channels
        << std::setprecision(1) << std::setw(9) << decibels(peakOf(samples)) << std::setw(15)
        << effectLoudness(samples) << std::setw(7) << decibels(rms(samples, 0, samples.size()))
        << std::setprecision(4) << std::setw(8) << offsetOf(samples) << std::setw(8)
        << samples.front() << std::setw(8) << samples.back() << std::setw(11)
        << seamStep(samples, sound.channels) << std::setw(14)
        << largestStep(samples, sound.channels) << '\n';
    return row.str();
}

}  // namespace doorstring
