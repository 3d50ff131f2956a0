#include "view/sound/wav_check.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <system_error>

namespace doorstring {

namespace {

// The beginning of a part of the file: a name of four letters, then the number of bytes in the rest
// of the part. This number is stored as four bytes, the lowest first.
class ChunkHead {
public:
    bool read(std::istream& in) { return static_cast<bool>(in.read(bytes_.data(), bytes_.size())); }
    std::string_view name() const { return {bytes_.data(), 4}; }
    std::uint32_t size() const {
        std::uint32_t size = 0;
        for (const std::size_t place : {7U, 6U, 5U, 4U}) {
            size = size << 8U | static_cast<std::uint8_t>(bytes_[place]);
        }
        return size;
    }

private:
    std::array<char, 8> bytes_{};
};

bool beginsAsWav(std::istream& in) {
    ChunkHead whole;
    std::array<char, 4> kind{};
    return whole.read(in) && whole.name() == "RIFF" && in.read(kind.data(), kind.size()) &&
           std::string_view(kind.data(), kind.size()) == "WAVE";
}

}  // namespace

bool isWav(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return beginsAsWav(in);
}

bool isIntactWav(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!beginsAsWav(in)) {
        return false;
    }
    bool hasFormat = false;
    for (ChunkHead chunk; chunk.read(in); in.seekg(chunk.size(), std::ios::cur)) {
        if (chunk.name() == "data") {
            std::error_code ignored;
            return hasFormat && chunk.size() <= std::filesystem::file_size(file, ignored);
        }
        hasFormat = hasFormat || chunk.name() == "fmt ";
    }
    return false;
}

}  // namespace doorstring
