// Reads the text of a recording.
#pragma once

#include "base/result.hpp"
#include "files/text_file.hpp"
#include "saves/recording.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

struct RecordingFault {
    int line = 0;          // 1 is the first
    std::string sentence;  // without a full stop
};

// What a recording leaves open (the scale of the window, the keys) is taken from `base`. A text
// that is cut behind its first lines is read as far as it goes, see Recording::ending.
Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base);

// A recording from its file.

// Enough for three hundred hours of play.
inline constexpr TextLimit recordingLimit{
    64U << 20U, "the file is larger than 64 MiB; an hour of play takes about 200 KiB"};

// What the recording leaves open is taken from `base`. The error is a sentence with file and line.
Result<Recording, std::string> loadRecording(const std::filesystem::path& file, const Config& base);

// What is wrong with a file that could be read: it is truncated, or altered where no check shows
// it. Empty: nothing.
std::string damageText(const std::filesystem::path& file, const Recording& recording);

// Why the check at this tick differs: the file was altered, or this version plays differently.
std::string differenceText(const std::filesystem::path& file, const Recording& recording,
                           std::uint64_t tick);

}  // namespace doorstring
