// The names of the sprites in a sheet's text, in their order.
#pragma once

#include "testing/catch2.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring::testing {

// `sheet` is below assets/sprites, without ending.
inline std::vector<std::string> namesInSheet(std::string_view sheet) {
    std::ifstream in(DOORSTRING_PROJECT "/assets/sprites/" + std::string(sheet) + ".sheet");
    std::vector<std::string> names;
    for (std::string word; in >> word;) {
        if (word == "sprite") {
            in >> word;
            names.push_back(word);
        }
    }
    return names;
}

// The sprite is called so, or so with -0, -1 and on where it has several pictures.
template <typename Sprite>
void checkNamed(std::string_view sheet, Sprite first, const std::string& name, int pictures = 0) {
    const auto names = namesInSheet(sheet);
    const auto place = static_cast<std::size_t>(first);
    INFO(name);
    if (pictures == 0) {
        CHECK(names.at(place) == name);
    }
    for (int picture = 0; picture < pictures; ++picture) {
        CHECK(names.at(place + static_cast<std::size_t>(picture)) ==
              name + "-" + std::to_string(picture));
    }
}

}  // namespace doorstring::testing
