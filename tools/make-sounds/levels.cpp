#include "levels.hpp"

#include "exact_math.hpp"
#include "voice.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {
constexpr double log2Of10 = 3.32192809488736234787;
}

double decibels(double amplitude) {
    return amplitude < 1e-6 ? silence : 20 * exactLog2(amplitude) / log2Of10;
}

double amplitudeOf(double decibels) {
    return exactExp2(decibels / 20 * log2Of10);
}

double peakOf(const std::vector<double>& samples) {
    double peak = 0;
    for (const double sample : samples) {
        peak = std::max(peak, std::fabs(sample));
    }
    return peak;
}

double offsetOf(const std::vector<double>& samples) {
    double sum = 0;
    for (const double sample : samples) {
        sum += sample;
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

double rms(const std::vector<double>& samples, std::size_t first, std::size_t count) {
    double sum = 0;
    for (std::size_t n = first; n < first + count; ++n) {
        sum += samples[n] * samples[n];
    }
    return count == 0 ? 0 : std::sqrt(sum / static_cast<double>(count));
}

double effectLoudness(const std::vector<double>& samples) {
    constexpr std::size_t window = sampleRate / 20;
    constexpr std::size_t hop = sampleRate / 200;
    const std::size_t count = std::min(window, samples.size());
    double loudest = 0;
    for (std::size_t first = 0; first + count <= samples.size(); first += hop) {
        loudest = std::max(loudest, rms(samples, first, count));
    }
    return decibels(loudest);
}

void centre(std::vector<double>& samples) {
    const double offset = offsetOf(samples);
    for (double& sample : samples) {
        sample -= offset;
    }
}

void amplify(std::vector<double>& samples, double now, double wanted) {
    const double factor = amplitudeOf(wanted - now);
    for (double& sample : samples) {
        sample *= factor;
    }
}

std::vector<std::int16_t> toSixteenBits(const std::vector<double>& samples) {
    std::vector<std::int16_t> bits;
    bits.reserve(samples.size());
    for (const double sample : samples) {
        bits.push_back(static_cast<std::int16_t>(std::floor(sample * 32767 + 0.5)));
    }
    return bits;
}

std::vector<double> fromSixteenBits(const std::vector<std::int16_t>& samples) {
    std::vector<double> values;
    values.reserve(samples.size());
    for (const std::int16_t sample : samples) {
        values.push_back(sample / 32767.0);
    }
    return values;
}

}  // namespace doorstring
