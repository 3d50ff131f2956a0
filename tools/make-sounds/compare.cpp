#include "compare.hpp"

#include "levels.hpp"
#include "voice.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {
// dB. Packing leaves about -28; one drum stroke more makes -16, a wrong note -4.
constexpr double musicTolerance = -22;
}  // namespace

bool sameEffect(const SoundFile& a, const SoundFile& b) {
    return a.channels == b.channels &&
           std::equal(a.samples.begin(), a.samples.end(), b.samples.begin(), b.samples.end(),
                      [](int x, int y) { return std::abs(x - y) <= 1; });
}

bool sameMusic(const SoundFile& made, const SoundFile& unpacked) {
    return made.channels == unpacked.channels && made.samples.size() == unpacked.samples.size() &&
           worstDifference(made, unpacked) < musicTolerance;
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
