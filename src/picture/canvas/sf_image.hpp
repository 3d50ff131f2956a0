// Where the versions of SFML differ in making an image from pixels and the bytes of a PNG from an
// image.
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

// Empty where it cannot be done.
std::vector<std::uint8_t> encodeImage(const sf::Image& image);

}  // namespace doorstring
