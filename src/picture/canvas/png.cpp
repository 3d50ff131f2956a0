#include "picture/canvas/png.hpp"

#include "files/whole_file.hpp"
#include "picture/canvas/sfml.hpp"

#include <SFML/Graphics/Image.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <fstream>
#include <iterator>
#include <new>
#include <system_error>
#include <utility>
#include <zlib.h>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t signatureSize = 8;
constexpr std::size_t chunkFrame = 12;  // bytes of a chunk besides its data: length, name and sum

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(at, 4)) {
        value = value << 8 | static_cast<std::uint8_t>(byte);
    }
    return value;
}

// The size in the header of a PNG; 0 x 0 if the bytes are not a PNG.
PictureSize claimedSize(std::string_view bytes) {
    constexpr std::string_view start("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
    return bytes.starts_with(start) && bytes.size() > 24
               ? PictureSize{numberAt(bytes, 16), numberAt(bytes, 20)}
               : PictureSize{};
}

// Returns the compressed pixels of a PNG; empty if a chunk claims a length beyond the end of the
// file. Such a file must not reach SFML, which would allocate the length that the chunk claims, up
// to 4 GB.
std::string compressedPixels(std::string_view bytes) {
    std::string compressed;
    std::size_t at = signatureSize;
    while (at + chunkFrame <= bytes.size()) {
        const std::size_t length = numberAt(bytes, at);
        const std::string_view name = bytes.substr(at + 4, 4);
        if (length > bytes.size() - at - chunkFrame) {
            return {};
        }
        if (name == "IEND") {
            break;
        }
        if (name == "IDAT") {
            compressed += bytes.substr(at + 8, length);
        }
        at += length + chunkFrame;
    }
    return compressed;
}

// Whether the pixels of a PNG can be expanded to their end. SFML 2.5 and 2.6 never stop expanding
// truncated pixels, which would freeze the game.
bool hasWholePixels(std::string_view bytes) {
    constexpr std::uint64_t mostBytes = std::uint64_t{1} << 28;
    std::string compressed = compressedPixels(bytes);
    z_stream zlib{};
    if (inflateInit(&zlib) != Z_OK) {
        return false;
    }
    zlib.next_in = reinterpret_cast<Bytef*>(compressed.data());
    zlib.avail_in = static_cast<uInt>(compressed.size());
    std::array<Bytef, 1U << 15U> part;
    int state = Z_OK;
    while (state == Z_OK && zlib.total_out < mostBytes) {
        zlib.next_out = part.data();
        zlib.avail_out = static_cast<uInt>(part.size());
        state = inflate(&zlib, Z_NO_FLUSH);
    }
    inflateEnd(&zlib);
    return state == Z_STREAM_END;
}

}  // namespace

Result<Canvas, std::string> loadPng(const fs::path& file) {
    constexpr std::int64_t mostSide = 1 << 16;
    constexpr std::int64_t mostPixels = 1 << 24;
    std::error_code fault;
    if (!fs::is_regular_file(file, fault)) {
        return fmt::format("{}: the picture is missing", file.string());
    }
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(stream), {});
    const PictureSize claimed = claimedSize(bytes);
    if (claimed.width > mostSide || claimed.height > mostSide || claimed.pixels() > mostPixels) {
        return fmt::format("{}: a picture of {} x {} pixels is too large; allowed are {} pixels",
                           file.string(), claimed.width, claimed.height, mostPixels);
    }
    sf::Image image;
    const QuietSfml quiet;
    if (claimed.pixels() == 0 || !hasWholePixels(bytes) ||
        !image.loadFromMemory(bytes.data(), bytes.size())) {
        return fmt::format("{}: the picture is damaged or not a PNG", file.string());
    }
    const auto size = image.getSize();
    Canvas canvas({static_cast<int>(size.x), static_cast<int>(size.y)});
    const std::uint8_t* pixel = image.getPixelsPtr();
    for (const GridPos at : cellsOf(canvas.size())) {
        canvas.set(at.x, at.y, {pixel[0], pixel[1], pixel[2], pixel[3]});
        pixel += 4;
    }
    return canvas;
}

std::vector<std::uint8_t> encodePng(const Canvas& picture) {
    std::vector<std::uint8_t> bytes;
    const auto append = [&](std::string_view part) {
        bytes.insert(bytes.end(), part.begin(), part.end());
    };
    const GridSize size = picture.size();
    constexpr int zoom = 1;
    PngStream png({size.width, size.height}, append, zoom, PngColours::WithAlpha);
    for (int y = 0; y < size.height; ++y) {
        png.addRow(picture.row(y));
    }
    png.finish();
    return bytes;
}

std::optional<std::string> savePng(const Canvas& picture, const fs::path& file) {
    const auto bytes = encodePng(picture);
    return writeWholeFile(file, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

namespace {

constexpr std::uint8_t filterNone = 0;
constexpr std::uint8_t filterUp = 2;  // each byte is the difference from the byte above
constexpr std::size_t pieceSize = 65536;

std::uint32_t extendedCrc(std::uint32_t sum, std::string_view bytes) {
    // crc32() returns 0 for a null buffer, whatever the sum was.
    return bytes.empty()
               ? sum
               : static_cast<std::uint32_t>(crc32(sum, reinterpret_cast<const Bytef*>(bytes.data()),
                                                  static_cast<uInt>(bytes.size())));
}

std::string bigEndian(std::uint32_t number) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

void endStream(z_stream* stream) {
    deflateEnd(stream);
    delete stream;
}

}  // namespace

PngStream::PngStream(PictureSize size, Sink sink, int zoom, PngColours colours)
    : sink_(std::move(sink)),
      zoom_(zoom),
      channels_(colours == PngColours::Opaque ? 3 : 4),
      zlib_(new z_stream{}, endStream),
      row_(1 + channels_ * static_cast<std::size_t>(size.width), filterNone),
      repeat_(row_.size()),
      compressed_(pieceSize) {
    assert(size.width > 0 && size.width <= mostPngSide);
    assert(size.height > 0 && size.height <= mostPngSide);
    repeat_[0] = filterUp;
    // Pixel art repeats so much that the fastest level compresses well enough.
    if (deflateInit(zlib_.get(), Z_BEST_SPEED) != Z_OK) {
        throw std::bad_alloc();
    }
    zlib_->next_out = reinterpret_cast<Bytef*>(compressed_.data());
    zlib_->avail_out = pieceSize;
    sink_(std::string_view("\x89PNG\r\n\x1A\n", 8));
    // Eight bits per channel; RGB (2) or RGBA (6).
    const std::string format{'\x08', colours == PngColours::Opaque ? '\x02' : '\x06', 0, 0, 0};
    writeChunk("IHDR", bigEndian(static_cast<std::uint32_t>(size.width)) +
                           bigEndian(static_cast<std::uint32_t>(size.height)) + format);
}

void PngStream::addRow(std::span<const Colour> row) {
    assert(1 + channels_ * row.size() * static_cast<std::size_t>(zoom_) == row_.size());
    std::uint8_t* bytes = row_.data() + 1;
    for (const Colour colour : row) {
        const std::array channels{colour.red, colour.green, colour.blue, colour.alpha};
        for (int again = 0; again < zoom_; ++again) {
            bytes = std::copy_n(channels.begin(), channels_, bytes);
        }
    }
    compress(row_, Z_NO_FLUSH);
    for (int again = 1; again < zoom_; ++again) {
        compress(repeat_, Z_NO_FLUSH);
    }
}

void PngStream::finish() {
    compress({}, Z_FINISH);
    writeChunk("IDAT", {compressed_.data(), pieceSize - zlib_->avail_out});
    writeChunk("IEND", {});
}

// Writes each piece as it becomes full; the last one is left to finish().
void PngStream::compress(const std::vector<std::uint8_t>& bytes, int flush) {
    zlib_->next_in = const_cast<Bytef*>(bytes.data());  // zlib does not write there
    zlib_->avail_in = static_cast<uInt>(bytes.size());
    while (deflate(zlib_.get(), flush) != Z_STREAM_END && zlib_->avail_out == 0) {
        writeChunk("IDAT", {compressed_.data(), pieceSize});
        zlib_->next_out = reinterpret_cast<Bytef*>(compressed_.data());
        zlib_->avail_out = pieceSize;
    }
}

void PngStream::writeChunk(std::string_view name, std::string_view data) {
    sink_(bigEndian(static_cast<std::uint32_t>(data.size())));
    sink_(name);
    sink_(data);
    sink_(bigEndian(extendedCrc(extendedCrc(0, name), data)));
}

}  // namespace doorstring
