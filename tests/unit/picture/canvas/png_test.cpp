#include "picture/canvas/png.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace doorstring {

namespace {

namespace fs = std::filesystem;
using testing::ContainsSubstring;

// A folder of its own for each test, gone after it.
class Folder {
public:
    Folder()
        : path_(fs::temp_directory_path() / ("doorstring-png-test-" + std::to_string(getpid()))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    fs::path operator/(const char* name) const { return path_ / name; }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

Canvas manyColours() {
    Canvas canvas({17, 5});
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 17; ++x) {
            canvas.set(x, y,
                       {static_cast<std::uint8_t>(x * 15), static_cast<std::uint8_t>(y * 60),
                        static_cast<std::uint8_t>(x * y), static_cast<std::uint8_t>(255 - x)});
        }
    }
    return canvas;
}

}  // namespace

TEST_CASE("A picture comes back from a PNG as it was saved") {
    const Folder folder;
    const Canvas saved = manyColours();
    REQUIRE_FALSE(savePng(saved, folder / "picture.png").has_value());
    const auto loaded = loadPng(folder / "picture.png");
    REQUIRE(loaded);
    REQUIRE(loaded.value().size() == saved.size());
    CHECK(
        std::equal(saved.pixels().begin(), saved.pixels().end(), loaded.value().pixels().begin()));
}

TEST_CASE("A saved picture replaces the old one and leaves nothing beside it") {
    const Folder folder;
    REQUIRE_FALSE(savePng(Canvas({1, 1}), folder / "picture.png").has_value());
    REQUIRE_FALSE(savePng(Canvas({2, 3}), folder / "picture.png").has_value());
    const auto loaded = loadPng(folder / "picture.png");
    REQUIRE(loaded);
    CHECK(loaded.value().size() == GridSize{2, 3});
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("A picture that cannot be saved names the file") {
    const Folder folder;
    const auto error = savePng(manyColours(), folder / "no-folder" / "picture.png");
    REQUIRE(error.has_value());
    CHECK_THAT(*error, ContainsSubstring((folder / "no-folder" / "picture.png").string()));
}

TEST_CASE("A picture that cannot be loaded names the file") {
    const Folder folder;
    const auto missing = loadPng(folder / "missing.png");
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring((folder / "missing.png").string() + ":"));

    std::ofstream(folder / "text.png") << "This is no picture.";
    const auto text = loadPng(folder / "text.png");
    REQUIRE_FALSE(text);
    CHECK_THAT(text.error(), ContainsSubstring((folder / "text.png").string() + ":"));

    const auto directory = loadPng(folder.path());
    REQUIRE_FALSE(directory);
    CHECK_THAT(directory.error(), ContainsSubstring(folder.path().string() + ":"));
}

TEST_CASE("A PNG cut off is reported, not shown in part") {
    const Folder folder;
    REQUIRE_FALSE(savePng(manyColours(), folder / "cut.png").has_value());
    fs::resize_file(folder / "cut.png", 40);
    const auto cut = loadPng(folder / "cut.png");
    REQUIRE_FALSE(cut);
    CHECK_THAT(cut.error(), ContainsSubstring((folder / "cut.png").string()));
}

TEST_CASE("A PNG that claims to be huge is rejected before memory is taken for it") {
    const Folder folder;
    REQUIRE_FALSE(savePng(manyColours(), folder / "huge.png").has_value());
    std::fstream file(folder / "huge.png", std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(16).write("\x00\x00\xEA\x60\x00\x00\xEA\x60", 8);
    file.close();
    const auto huge = loadPng(folder / "huge.png");
    REQUIRE_FALSE(huge);
    CHECK_THAT(huge.error(), ContainsSubstring("huge.png: a picture of 60000 x 60000 pixels is "
                                               "too large; allowed are 16777216 pixels"));
}

TEST_CASE("A sheet counts its sprites row by row") {
    const SpriteSheet sheet(Canvas({32, 20}), {8, 10});
    CHECK(sheet.count() == 8);
    CHECK(sheet.part(0) == PixelRect{0, 0, 8, 10});
    CHECK(sheet.part(3) == PixelRect{24, 0, 8, 10});
    CHECK(sheet.part(4) == PixelRect{0, 10, 8, 10});
    CHECK(sheet.part(7) == PixelRect{24, 10, 8, 10});
}

TEST_CASE("What is left over of a sheet holds no sprite") {
    const SpriteSheet sheet(Canvas({31, 19}), {8, 10});
    CHECK(sheet.count() == 3);
}

TEST_CASE("A sprite is drawn from its own cell") {
    Canvas picture({4, 2}, {0, 0, 0});
    picture.fill({2, 0, 2, 2}, {9, 9, 9});
    const SpriteSheet sheet(std::move(picture), {2, 2});
    Canvas canvas({3, 3});
    sheet.draw(canvas, 1, 1, 1);
    CHECK(canvas.at(0, 0) == Colour{0, 0, 0, 0});
    CHECK(canvas.at(1, 1) == Colour{9, 9, 9});
    CHECK(canvas.at(2, 2) == Colour{9, 9, 9});
}

TEST_CASE("A sheet with too few sprites, or none, names the file") {
    const Folder folder;
    REQUIRE_FALSE(savePng(Canvas({32, 16}), folder / "sheet.png").has_value());
    CHECK(SpriteSheet::load(folder / "sheet.png", {16, 16}, 2));
    const auto few = SpriteSheet::load(folder / "sheet.png", {16, 16}, 3);
    REQUIRE_FALSE(few);
    CHECK_THAT(few.error(), ContainsSubstring((folder / "sheet.png").string() + ":"));
    CHECK_THAT(few.error(),
               ContainsSubstring("32 x 16 pixels is not a sheet of 3 cells of 16 x 16"));
    const auto missing = SpriteSheet::load(folder / "missing.png", {16, 16}, 1);
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring((folder / "missing.png").string() + ":"));
}

TEST_CASE("A sheet of the wrong size is broken, also where it is larger") {
    const Folder folder;
    const auto loads = [&](GridSize size, int count) {
        REQUIRE_FALSE(savePng(Canvas(size), folder / "sheet.png").has_value());
        return SpriteSheet::load(folder / "sheet.png", {16, 16}, count).ok();
    };
    CHECK(loads({48, 32}, 6));
    CHECK(loads({48, 32}, 4));
    CHECK_FALSE(loads({48, 32}, 3));
    CHECK_FALSE(loads({49, 32}, 6));
    CHECK_FALSE(loads({48, 33}, 6));
    CHECK_FALSE(loads({8, 8}, 1));
}

}  // namespace doorstring
