#include "picture/canvas/png_stream.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <new>
#include <utility>
#include <zlib.h>

namespace doorstring {

namespace {

constexpr std::uint8_t filterNone = 0;
constexpr std::uint8_t filterUp = 2;  // what differs from the row above
constexpr std::size_t pieceSize = 65536;

std::uint32_t sumOn(std::uint32_t sum, std::string_view bytes) {
    // zlib returns 0 for an empty buffer.
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
    // Eight bits a channel; colours without a palette, with alpha or not.
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
    sink_(bigEndian(sumOn(sumOn(0, name), data)));
}

}  // namespace doorstring
