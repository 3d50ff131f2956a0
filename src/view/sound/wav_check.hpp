// Looks at the head of a .wav before SFML reads the file.
#pragma once

#include <filesystem>

namespace doorstring {

// Whether a file begins as a .wav, whatever its name.
bool isWav(const std::filesystem::path& file);

// Whether a file is a .wav that SFML can read without harm. It would divide by zero if the samples
// came before their format, and would allocate as much memory as the file claims to hold.
bool isIntactWav(const std::filesystem::path& file);

}  // namespace doorstring
