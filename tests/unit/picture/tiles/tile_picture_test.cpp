#include "picture/tiles/tile_picture.hpp"
#include "picture/tiles/tileset.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace doorstring;

namespace {

// Names of the sprites in the order of the sheet, those of the sheet it is made from first.
std::vector<std::string> spriteNames(const std::filesystem::path& sheet) {
    std::vector<std::string> names;
    std::ifstream file(sheet);
    REQUIRE(file);
    for (std::string word; file >> word;) {
        std::string name;
        if (word == "from") {
            file >> name;
            names = spriteNames(sheet.parent_path() / name);
        } else if (word == "sprite") {
            file >> name;
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        } else if (word == "#") {
            std::getline(file, name);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("tile pictures: each has a name of its own") {
    std::set<std::string_view> names;
    for (int i = 0; i < tilePictureCount; ++i) {
        const std::string_view name = nameOf(static_cast<TilePicture>(i));
        CAPTURE(i);
        CHECK_FALSE(name.empty());
        CHECK(names.insert(name).second);
    }
}

TEST_CASE("tile pictures: sheets hold them all in the same order") {
    const int index = GENERATE(range(0, tilesetCount));
    const std::string tileset(nameOf(static_cast<Tileset>(index)));
    const auto names = spriteNames(std::filesystem::path(DOORSTRING_PROJECT) / "assets/tiles" /
                                   (tileset + ".sheet"));
    CAPTURE(tileset);
    REQUIRE(static_cast<int>(names.size()) == tilePictureCount);
    for (int i = 0; i < tilePictureCount; ++i) {
        CHECK(names[static_cast<std::size_t>(i)] == nameOf(static_cast<TilePicture>(i)));
    }
}
