// How loud samples are. Levels are in decibels below the loudest that a file can hold (0 dB).
#pragma once

#include <cstdint>
#include <vector>

namespace doorstring {

inline constexpr double loudestPeak = -3;  // dB: what players and mixers need as headroom
inline constexpr double silence = -120;    // dB: what is said of no sound at all

double decibels(double amplitude);
double amplitudeOf(double decibels);

double peakOf(const std::vector<double>& samples);
// The middle that samples swing around; 0 is right.
double offsetOf(const std::vector<double>& samples);
double rms(const std::vector<double>& samples, std::size_t first, std::size_t count);
// The root mean square of the loudest 50 ms: what the ear takes as the loudness of a short sound.
double effectLoudness(const std::vector<double>& samples);

// Takes the offset away and brings the samples from `now` (dB) to `wanted` (dB).
void centre(std::vector<double>& samples);
void amplify(std::vector<double>& samples, double now, double wanted);

std::vector<std::int16_t> toSixteenBits(const std::vector<double>& samples);
std::vector<double> fromSixteenBits(const std::vector<std::int16_t>& samples);

}  // namespace doorstring
