// PNG files. Errors are sentences that name the file.
#pragma once

#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct z_stream_s;  // of zlib

namespace doorstring {

Result<Canvas, std::string> loadPng(const std::filesystem::path& file);

// The bytes of a PNG file.
std::vector<std::uint8_t> encodePng(const Canvas& picture);

// Writes the file whole or not at all. Returns what went wrong; null if nothing did.
std::optional<std::string> savePng(const Canvas& picture, const std::filesystem::path& file);

// The size of a picture, which may have more pixels than GridSize can count.
struct PictureSize {
    std::int64_t width = 0;
    std::int64_t height = 0;
    constexpr std::int64_t pixels() const { return width * height; }
};

// The longest side that a PNG can have.
inline constexpr std::int64_t mostPngSide = 0x7FFFFFFF;

enum class PngColours : std::uint8_t { Opaque, WithAlpha };

// Writes a PNG row by row: pictures of any size, in the memory of a few rows.
class PngStream {
public:
    using Sink = std::function<void(std::string_view bytes)>;

    // Begins a picture whose sides are 1 to mostPngSide pixels each. Expects size.height / zoom
    // rows of size.width / zoom pixels, and writes each of these pixels as a square of zoom x zoom.
    PngStream(PictureSize size, Sink sink, int zoom = 1, PngColours colours = PngColours::Opaque);

    void addRow(std::span<const Colour> row);
    // Ends the file, after the last row.
    void finish();

private:
    void compress(const std::vector<std::uint8_t>& bytes, int flush);
    void writeChunk(std::string_view name, std::string_view data);

    Sink sink_;
    int zoom_;
    std::size_t channels_;
    std::unique_ptr<z_stream_s, void (*)(z_stream_s*)> zlib_;
    std::vector<std::uint8_t> row_;     // filter type and bytes of the newest row
    std::vector<std::uint8_t> repeat_;  // the bytes that repeat the row above
    std::vector<char> compressed_;      // the data of the next IDAT chunk, which zlib fills
};

}  // namespace doorstring
