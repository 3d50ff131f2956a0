#include "picture/dungeon/png_stream.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint8_t filterNone = 0;
constexpr std::uint8_t filterUp = 2;  // what differs from the row above

constexpr auto sums = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t sum = byte;
        for (int bit = 0; bit < 8; ++bit) {
            sum = (sum & 1U) != 0 ? sum >> 1U ^ 0xEDB88320U : sum >> 1U;
        }
        table[byte] = sum;
    }
    return table;
}();

std::uint32_t sumOn(std::uint32_t sum, std::string_view bytes) {
    for (const char byte : bytes) {
        sum = sums[(sum ^ static_cast<std::uint8_t>(byte)) & 0xFFU] ^ sum >> 8U;
    }
    return sum;
}

std::string bigEndian(std::uint32_t number) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

}  // namespace

PngStream::PngStream(PictureSize size, Sink sink)
    : sink_(std::move(sink)),
      row_(1 + 3 * static_cast<std::size_t>(size.width)),
      repeat_(row_.size()) {
    assert(size.width > 0 && size.width <= mostPngSide);
    assert(size.height > 0 && size.height <= mostPngSide);
    row_[0] = filterNone;
    repeat_[0] = filterUp;
    sink_(std::string_view("\x89PNG\r\n\x1A\n", 8));
    // Eight bits each of red, green and blue.
    writeChunk("IHDR", bigEndian(static_cast<std::uint32_t>(size.width)) +
                           bigEndian(static_cast<std::uint32_t>(size.height)) +
                           std::string("\x08\x02\x00\x00\x00", 5));
}

void PngStream::addRow(std::span<const Colour> row) {
    assert(1 + 3 * row.size() == row_.size());
    std::uint8_t* bytes = row_.data() + 1;
    for (const Colour colour : row) {
        bytes[0] = colour.red;
        bytes[1] = colour.green;
        bytes[2] = colour.blue;
        bytes += 3;
    }
    deflate_.add(row_);
    writeCompressed();
}

void PngStream::repeatRow() {
    deflate_.add(repeat_);
    writeCompressed();
}

void PngStream::finish() {
    deflate_.finish();
    writeChunk("IDAT", deflate_.output());
    deflate_.clearOutput();
    writeChunk("IEND", {});
}

void PngStream::writeCompressed() {
    constexpr std::size_t enough = 65536;
    if (deflate_.output().size() >= enough) {
        writeChunk("IDAT", deflate_.output());
        deflate_.clearOutput();
    }
}

void PngStream::writeChunk(std::string_view name, std::string_view data) {
    sink_(bigEndian(static_cast<std::uint32_t>(data.size())));
    sink_(name);
    sink_(data);
    sink_(bigEndian(~sumOn(sumOn(0xFFFFFFFFU, name), data)));
}

}  // namespace doorstring
