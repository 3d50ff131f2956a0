#include "picture/tiles/furniture_sprite.hpp"

namespace doorstring {

std::vector<std::string> furnitureNames() {
    std::vector<std::string> names;
    for (const char* const piece :
         {"boss", "treasure", "shop", "altar", "arena", "puzzle", "key", "secret", "hatch"}) {
        for (int picture = 0; picture < furniturePictures; ++picture) {
            names.push_back(piece + ("-" + std::to_string(picture)));
        }
    }
    return names;
}

}  // namespace doorstring
