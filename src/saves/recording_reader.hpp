// Reads recordings: their text, and their files.
#pragma once

#include "base/result.hpp"
#include "files/whole_file.hpp"
#include "saves/recording.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

struct RecordingFault {
    int line = 0;          // 1 is the first
    std::string sentence;  // without a full stop
};

// Reads the text of a recording. What the text does not say (the scale of the window, the keys) is
// taken from `base`. If the text is cut, or has a zero byte, behind the line of its seed, it is
// read up to that place: see Recording::ending.
Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base);

// Enough for three hundred hours of play.
inline constexpr TextLimit recordingLimit{
    64U << 20U, "the file is larger than 64 MiB; an hour of play takes about 200 KiB"};

// Reads a recording's file. What it does not say is taken from `base`. The error is a sentence with
// file and line.
Result<Recording, std::string> loadRecording(const std::filesystem::path& file, const Config& base);

// Says what is wrong with a file that could be read: it is truncated, or does not fit the sum on
// its last line. Empty if nothing is wrong.
std::string damageText(const std::filesystem::path& file, const Recording& recording);

// Says why the check at this tick differs: the file was altered, or this version plays differently.
std::string differenceText(const std::filesystem::path& file, const Recording& recording,
                           std::uint64_t tick);

}  // namespace doorstring
