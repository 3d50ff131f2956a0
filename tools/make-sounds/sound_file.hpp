// WAV and OGG files, read and written by SFML.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace doorstring {

struct SoundFile {
    unsigned channels = 1;
    std::vector<std::int16_t> samples;  // of all channels in turn
};

// None if the file is missing, broken or not at sampleRate.
std::optional<SoundFile> readSoundFile(const std::filesystem::path& file);

// The file's ending decides the format. Throws std::runtime_error if it cannot be written.
void writeSoundFile(const std::filesystem::path& file, const SoundFile& sound);

}  // namespace doorstring
