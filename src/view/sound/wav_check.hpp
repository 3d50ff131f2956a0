// Looks at the head of a .wav before SFML reads the file.
#pragma once

#include <filesystem>

namespace doorstring {

// Whether a file begins like a .wav, whatever its name.
bool isWav(const std::filesystem::path& file);

// Whether a file is a .wav that SFML can read without harm. SFML divides by zero if the samples
// come before their format, and allocates as much memory as the file claims to need for them.
bool isIntactWav(const std::filesystem::path& file);

}  // namespace doorstring
