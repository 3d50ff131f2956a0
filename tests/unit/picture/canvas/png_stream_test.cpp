#include "base/rng.hpp"
#include "picture/canvas/png.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <algorithm>
#include <array>
#include <fstream>

using namespace doorstring;
using doorstring::testing::TempFolder;

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
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                const bool repeated = x >= tile && random.below(50) != 0;
                picture.set(x, y,
                            repeated
                                ? picture.at(x - tile, y)
                                : Colour{byteBelow(random, colours), byteBelow(random, colours),
                                         byteBelow(random, colours), 255});
            }
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
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 6; ++x) {
            CHECK(read.at(x, y) == row[static_cast<std::size_t>(x / 3)]);
        }
    }
}
