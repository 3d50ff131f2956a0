// Reads the text of a recording.
#pragma once

#include "base/result.hpp"
#include "saves/recording.hpp"

namespace doorstring {

struct RecordingFault {
    int line = 0;          // 1 is the first
    std::string sentence;  // without a full stop
};

// What a recording leaves open (the scale of the window, the keys) is taken from `base`. A text
// that is cut behind its first lines is read as far as it goes, see Recording::ending.
Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base);

}  // namespace doorstring
