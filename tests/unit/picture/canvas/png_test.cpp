#include "base/rng.hpp"
#include "picture/canvas/png.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

using namespace doorstring;
using testing::ContainsSubstring;
using testing::TempFolder;
namespace fs = std::filesystem;

namespace {

Canvas manyColours() {
    Canvas canvas({17, 5});
    for (const auto [x, y] : cellsOf({17, 5})) {
        canvas.set(x, y,
                   {static_cast<std::uint8_t>(x * 15), static_cast<std::uint8_t>(y * 60),
                    static_cast<std::uint8_t>(x * y), static_cast<std::uint8_t>(255 - x)});
    }
    return canvas;
}

}  // namespace

TEST_CASE("A picture comes back from a PNG as it was saved") {
    const TempFolder folder;
    const Canvas saved = manyColours();
    REQUIRE_FALSE(savePng(saved, folder.path() / "picture.png").has_value());
    const auto loaded = loadPng(folder.path() / "picture.png");
    REQUIRE(loaded);
    REQUIRE(loaded.value().size() == saved.size());
    CHECK(
        std::equal(saved.pixels().begin(), saved.pixels().end(), loaded.value().pixels().begin()));
}

TEST_CASE("A saved picture replaces the old one and leaves nothing beside it") {
    const TempFolder folder;
    REQUIRE_FALSE(savePng(Canvas({1, 1}), folder.path() / "picture.png").has_value());
    REQUIRE_FALSE(savePng(Canvas({2, 3}), folder.path() / "picture.png").has_value());
    const auto loaded = loadPng(folder.path() / "picture.png");
    REQUIRE(loaded);
    CHECK(loaded.value().size() == GridSize{2, 3});
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("A picture that cannot be saved names the file") {
    const TempFolder folder;
    const auto error = savePng(manyColours(), folder.path() / "no-folder" / "picture.png");
    REQUIRE(error.has_value());
    CHECK_THAT(*error, ContainsSubstring((folder.path() / "no-folder" / "picture.png").string()));
}

TEST_CASE("A picture whose pixels break off is rejected at once") {
    const TempFolder folder;
    const std::vector<std::uint8_t> bytes = encodePng(manyColours());
    const std::string whole(bytes.begin(), bytes.end());
    const std::size_t data = whole.find("IDAT") + 4;
    for (std::size_t at = data; at < data + 40; ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        const auto loaded = loadPng(folder.write("damaged.png", damaged));
        REQUIRE_FALSE(loaded);
        CHECK_THAT(loaded.error(), ContainsSubstring("is damaged or not a PNG"));
    }
    const auto cut = loadPng(folder.write("cut.png", whole.substr(0, data + 20)));
    REQUIRE_FALSE(cut);
}

TEST_CASE("A picture that cannot be loaded names the file") {
    const TempFolder folder;
    const auto missing = loadPng(folder.path() / "missing.png");
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring((folder.path() / "missing.png").string() + ":"));

    std::ofstream(folder.path() / "text.png") << "This is no picture.";
    const auto text = loadPng(folder.path() / "text.png");
    REQUIRE_FALSE(text);
    CHECK_THAT(text.error(), ContainsSubstring((folder.path() / "text.png").string() + ":"));

    const auto directory = loadPng(folder.path());
    REQUIRE_FALSE(directory);
    CHECK_THAT(directory.error(), ContainsSubstring(folder.path().string() + ":"));
}

TEST_CASE("A PNG cut off is reported, not shown in part") {
    const TempFolder folder;
    REQUIRE_FALSE(savePng(manyColours(), folder.path() / "cut.png").has_value());
    fs::resize_file(folder.path() / "cut.png", 40);
    const auto cut = loadPng(folder.path() / "cut.png");
    REQUIRE_FALSE(cut);
    CHECK_THAT(cut.error(), ContainsSubstring((folder.path() / "cut.png").string()));
}

TEST_CASE("A PNG that claims to be huge is rejected before memory is taken for it") {
    const TempFolder folder;
    REQUIRE_FALSE(savePng(manyColours(), folder.path() / "huge.png").has_value());
    std::fstream file(folder.path() / "huge.png", std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(16).write("\x00\x00\xEA\x60\x00\x00\xEA\x60", 8);
    file.close();
    const auto huge = loadPng(folder.path() / "huge.png");
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
    const TempFolder folder;
    REQUIRE_FALSE(savePng(Canvas({32, 16}), folder.path() / "sheet.png").has_value());
    CHECK(SpriteSheet::load(folder.path() / "sheet.png", {16, 16}, 2));
    const auto few = SpriteSheet::load(folder.path() / "sheet.png", {16, 16}, 3);
    REQUIRE_FALSE(few);
    CHECK_THAT(few.error(), ContainsSubstring((folder.path() / "sheet.png").string() + ":"));
    CHECK_THAT(few.error(),
               ContainsSubstring("32 x 16 pixels is not a sheet of 3 cells of 16 x 16"));
    const auto missing = SpriteSheet::load(folder.path() / "missing.png", {16, 16}, 1);
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring((folder.path() / "missing.png").string() + ":"));
}

TEST_CASE("A sheet of the wrong size is broken, also where it is larger") {
    const TempFolder folder;
    const auto loads = [&](GridSize size, int count) {
        REQUIRE_FALSE(savePng(Canvas(size), folder.path() / "sheet.png").has_value());
        return SpriteSheet::load(folder.path() / "sheet.png", {16, 16}, count).ok();
    };
    CHECK(loads({48, 32}, 6));
    CHECK(loads({48, 32}, 4));
    CHECK_FALSE(loads({48, 32}, 3));
    CHECK_FALSE(loads({49, 32}, 6));
    CHECK_FALSE(loads({48, 33}, 6));
    CHECK_FALSE(loads({8, 8}, 1));
}

namespace {

// Written by the stream, read by someone else.
Canvas throughFile(const Canvas& picture) {
    const TempFolder folder;
    std::string bytes;
    const GridSize size = picture.size();
    PngStream png({size.width, size.height}, [&](std::string_view part) { bytes += part; });
    const auto width = static_cast<std::size_t>(size.width);
    for (std::size_t y = 0; y < static_cast<std::size_t>(size.height); ++y) {
        png.addRow(picture.pixels().subspan(y * width, width));
    }
    png.finish();
    return loadPng(folder.write("picture.png", bytes)).value();
}

bool samePixels(const Canvas& a, const Canvas& b) {
    return a.size() == b.size() &&
           std::equal(a.pixels().begin(), a.pixels().end(), b.pixels().begin());
}

std::uint8_t byteBelow(RandomStream& random, std::uint64_t bound) {
    return static_cast<std::uint8_t>(random.below(bound));
}

}  // namespace

TEST_CASE("a picture written row by row is the same when it is read") {
    RandomStream random(0x9A6);
    for (int round = 0; round < 60; ++round) {
        const GridSize size{1 + static_cast<int>(random.below(300)),
                            1 + static_cast<int>(random.below(80))};
        Canvas picture(size);
        // From noise, which cannot be compressed, to a few colours.
        const std::uint64_t colours = std::uint64_t{1} << random.below(9);
        const int tile = 1 + static_cast<int>(random.below(40));
        for (const auto [x, y] : cellsOf(size)) {
            const bool repeated = x >= tile && random.below(50) != 0;
            picture.set(x, y,
                        repeated ? picture.at(x - tile, y)
                                 : Colour{byteBelow(random, colours), byteBelow(random, colours),
                                          byteBelow(random, colours), 255});
        }
        INFO("round " << round << ", " << size.width << " x " << size.height);
        REQUIRE(samePixels(throughFile(picture), picture));
    }
}

// More than the window of the compression, and more than its buffer.
TEST_CASE("a large picture of rows that repeat is written in little") {
    Canvas picture({4000, 600}, {30, 28, 38});
    for (int x = 0; x < 4000; x += 10) {
        picture.fill({x, 100, 5, 300}, {222, 214, 196});
    }
    std::size_t bytes = 0;
    PngStream png({4000, 600}, [&](std::string_view part) { bytes += part.size(); });
    for (std::size_t y = 0; y < 600; ++y) {
        png.addRow(picture.pixels().subspan(y * 4000, 4000));
    }
    png.finish();
    CHECK(bytes < 120'000);
    CHECK(samePixels(throughFile(picture), picture));
}

TEST_CASE("the last chunk of a picture has its sum") {
    std::string bytes;
    PngStream png({1, 1}, [&](std::string_view part) { bytes += part; });
    png.addRow(std::array{Colour{1, 2, 3}});
    png.finish();
    CHECK(bytes.ends_with(std::string_view("\0\0\0\0IEND\xAE\x42\x60\x82", 12)));
}

TEST_CASE("a picture is written larger by whole multiples") {
    const TempFolder folder;
    const std::array row{Colour{1, 2, 3}, Colour{200, 100, 50}};
    std::string bytes;
    PngStream png(
        {6, 3}, [&](std::string_view part) { bytes += part; }, 3);
    png.addRow(row);
    png.finish();
    const Canvas read = loadPng(folder.write("picture.png", bytes)).value();
    REQUIRE(read.size() == GridSize{6, 3});
    for (const auto [x, y] : cellsOf({6, 3})) {
        CHECK(read.at(x, y) == row[static_cast<std::size_t>(x / 3)]);
    }
}
