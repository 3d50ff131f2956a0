// A PNG written row by row: pictures of any size, in the memory of a few rows.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/canvas/deflate.hpp"
#include "picture/dungeon/dungeon_picture.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace doorstring {

// What a PNG can have at most, each way.
inline constexpr std::int64_t mostPngSide = 0x7FFFFFFF;

class PngStream {
public:
    using Sink = std::function<void(std::string_view bytes)>;

    // Each side of `size` is 1 to mostPngSide.
    PngStream(PictureSize size, Sink sink);

    // Opaque: alpha is left out. As wide as the picture.
    void addRow(std::span<const Colour> row);
    // The same row once more: takes next to nothing.
    void repeatRow();
    // After as many rows as the picture is high.
    void finish();

private:
    void writeChunk(std::string_view name, std::string_view data);
    void writeCompressed();

    Sink sink_;
    Deflate deflate_;
    std::vector<std::uint8_t> row_;     // a filter and the bytes of the newest row
    std::vector<std::uint8_t> repeat_;  // a row like the one above
};

}  // namespace doorstring
