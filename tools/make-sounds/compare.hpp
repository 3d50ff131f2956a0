// Whether a sound file is what its text gives.
#pragma once

#include "sound_file.hpp"

#include <filesystem>

namespace doorstring {

// Effects must agree in every sample, within the last bit. Music is packed with loss: it must have
// the same length, and in each second what differs must be far below what sounds.
bool sameEffect(const SoundFile& a, const SoundFile& b);
bool sameMusic(const SoundFile& made, const SoundFile& unpacked);

// The loudest second of the difference, in dB relative to that second of `made`.
double worstDifference(const SoundFile& made, const SoundFile& unpacked);

}  // namespace doorstring
