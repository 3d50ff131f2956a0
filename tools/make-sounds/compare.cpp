#include "compare.hpp"

#include "levels.hpp"
#include "voice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace doorstring {

namespace {
// dB. Packing leaves about -28; one drum stroke more makes -16, a wrong note -4.
constexpr double musicTolerance = -22;
// dB. Packing leaves -9 of leaves, -25 of hollow tones, other noise is at 3.
constexpr double noiseTolerance = -8;
// dB, in each tenth of a second. Packing makes 0.5.
constexpr double loudnessTolerance = 0.8;
constexpr double unheard = -60;  // dB

bool samePlan(const SoundFile& made, const SoundFile& unpacked) {
    return made.channels == unpacked.channels && made.samples.size() == unpacked.samples.size();
}

bool sameLoudness(const SoundFile& made, const SoundFile& unpacked) {
    const std::vector<double> wanted = fromSixteenBits(made.samples);
    const std::vector<double> there = fromSixteenBits(unpacked.samples);
    const std::size_t moment = sampleRate / 10 * made.channels;
    for (std::size_t first = 0; first + moment <= wanted.size(); first += moment) {
        const auto level = [&](const std::vector<double>& samples) {
            return std::max(decibels(rms(samples, first, moment)), unheard);
        };
        if (std::fabs(level(wanted) - level(there)) > loudnessTolerance) {
            return false;
        }
    }
    return true;
}

}  // namespace

bool sameEffect(const SoundFile& a, const SoundFile& b) {
    return a.channels == b.channels &&
           std::equal(a.samples.begin(), a.samples.end(), b.samples.begin(), b.samples.end(),
                      [](int x, int y) { return std::abs(x - y) <= 1; });
}

bool sameMusic(const SoundFile& made, const SoundFile& unpacked) {
    return samePlan(made, unpacked) && worstDifference(made, unpacked) < musicTolerance;
}

bool sameNoise(const SoundFile& made, const SoundFile& unpacked) {
    return samePlan(made, unpacked) && worstDifference(made, unpacked) < noiseTolerance &&
           sameLoudness(made, unpacked);
}

double worstDifference(const SoundFile& made, const SoundFile& unpacked) {
    const std::vector<double> wanted = fromSixteenBits(made.samples);
    std::vector<double> difference = fromSixteenBits(unpacked.samples);
    for (std::size_t n = 0; n < difference.size(); ++n) {
        difference[n] -= wanted[n];
    }
    const std::size_t second = sampleRate * made.channels;
    double worst = silence;
    for (std::size_t first = 0; first + second <= wanted.size(); first += second) {
        worst = std::max(worst, decibels(rms(difference, first, second)) -
                                    decibels(rms(wanted, first, second)));
    }
    return worst;
}

}  // namespace doorstring
