// Where the versions of SFML differ in making an image from pixels and a PNG from an image.
#pragma once

#include <SFML/Config.hpp>
#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <vector>

namespace doorstring {

inline sf::Image makeImage(unsigned width, unsigned height, const std::uint8_t* pixels) {
    sf::Image image;
#if SFML_VERSION_MAJOR >= 3
    image.resize({width, height}, pixels);
#else
    image.create(width, height, pixels);
#endif
    return image;
}

inline std::vector<std::uint8_t> encodeImage(const sf::Image& image) {
#if SFML_VERSION_MAJOR >= 3
    return image.saveToMemory("png").value_or(std::vector<std::uint8_t>{});
#else
    std::vector<std::uint8_t> bytes;
    image.saveToMemory(bytes, "png");
    return bytes;
#endif
}

}  // namespace doorstring
