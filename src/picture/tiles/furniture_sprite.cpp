#include "picture/tiles/furniture_sprite.hpp"

namespace doorstring {

std::vector<std::string> furnitureNames() {
    std::vector<std::string> names;
    const auto add = [&](const std::string& piece) {
        for (int picture = 0; picture < furniturePictures; ++picture) {
            names.push_back(piece + "-" + std::to_string(picture));
        }
    };
    for (const std::string_view role : roleNames) {
        add(std::string(role));
    }
    add("hatch");
    for (const std::string_view role : roleNames) {
        add("sign-" + std::string(role));
    }
    return names;
}

}  // namespace doorstring
