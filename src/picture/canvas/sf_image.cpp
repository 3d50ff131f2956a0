#include "picture/canvas/sf_image.hpp"

#if SFML_VERSION_MAJOR == 2 && SFML_VERSION_MINOR < 6
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <unistd.h>
#endif

namespace doorstring {

#if SFML_VERSION_MAJOR >= 3

std::vector<std::uint8_t> encodeImage(const sf::Image& image) {
    return image.saveToMemory("png").value_or(std::vector<std::uint8_t>{});
}

#elif SFML_VERSION_MINOR >= 6

std::vector<std::uint8_t> encodeImage(const sf::Image& image) {
    std::vector<std::uint8_t> bytes;
    image.saveToMemory(bytes, "png");
    return bytes;
}

#else

// SFML 2.5 writes to files only, so the bytes go by way of one.
std::vector<std::uint8_t> encodeImage(const sf::Image& image) {
    namespace fs = std::filesystem;
    std::error_code fault;
    const fs::path folder = fs::temp_directory_path(fault);
    if (fault) {
        return {};
    }
    static int count = 0;
    const fs::path file = folder / ("doorstring-" + std::to_string(getpid()) + "-" +
                                    std::to_string(++count) + ".png");
    std::vector<std::uint8_t> bytes;
    if (image.saveToFile(file.string())) {
        std::ifstream in(file, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    fs::remove(file, fault);
    return bytes;
}

#endif

}  // namespace doorstring
