// A row of figures for a sound file, to be read by people.
#pragma once

#include "sound_file.hpp"

#include <string>

namespace doorstring {

std::string measureHead();
std::string measureRow(const std::string& name, const SoundFile& sound);

}  // namespace doorstring
