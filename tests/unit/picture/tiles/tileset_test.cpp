#include "picture/canvas/png.hpp"
#include "picture/tiles/tileset.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

// Blue stone with some of its pixels changed.
template <typename Change>
Result<TilesetPictures, std::string> loadChanged(Change change) {
    const TempFolder folder;
    const fs::path shipped = DOORSTRING_PROJECT "/assets";
    Canvas picture = loadPng(shipped / "tiles" / "blue-stone.png").value();
    for (const auto [x, y] : cellsOf(picture.size())) {
        picture.set(x, y, change(picture.at(x, y), x, y));
    }
    fs::create_directories(folder.path() / "tiles");
    REQUIRE_FALSE(savePng(picture, folder.path() / "tiles" / "blue-stone.png"));
    fs::create_directories(folder.path() / "furniture");
    fs::copy(shipped / "furniture" / "blue-stone.png", folder.path() / "furniture");
    return TilesetPictures::load(folder.path(), Tileset::BlueStone);
}

Colour many(int index, int count) {
    const int i = index % count;
    return {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8), 90, 255};
}

}  // namespace

TEST_CASE("a tileset of 255 colours, of 256 and of more is drawn with") {
    const int count = GENERATE(255, 256, 257, 1000);
    const auto tileset =
        loadChanged([&](Colour, int x, int y) { return many(x + y * 128, count); });
    REQUIRE(tileset);
    CHECK(tileset.value().light().shaded({1, 2, 3}).alpha == 255);
}

TEST_CASE("a tileset of too many colours is reported with how many there may be") {
    const auto tileset = loadChanged([](Colour, int x, int y) { return many(x + y * 128, 5000); });
    REQUIRE_FALSE(tileset);
    CHECK_THAT(tileset.error(), ContainsSubstring("blue-stone.png: the tileset has 5000 colours; "
                                                  "at most 1024 are allowed"));
}

TEST_CASE("a tileset without an opaque pixel is reported, one that is half clear is drawn with") {
    const auto clear = loadChanged([](Colour, int, int) { return Colour{0, 0, 0, 0}; });
    REQUIRE_FALSE(clear);
    CHECK_THAT(clear.error(), ContainsSubstring("blue-stone.png: ground and walls"));
    const auto glass = loadChanged([](Colour c, int, int) { return withAlpha(c, 128); });
    REQUIRE_FALSE(glass);
    const auto holes =
        loadChanged([](Colour c, int x, int y) { return (x + y) % 2 == 0 ? c : withAlpha(c, 0); });
    CHECK(holes);
}
