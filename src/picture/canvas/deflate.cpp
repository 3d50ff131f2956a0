#include "picture/canvas/deflate.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace doorstring {

namespace {

// A code of the fixed table of the format, its bits in the order in which they are written.
struct Code {
    std::uint16_t bits = 0;
    std::uint8_t count = 0;
};

constexpr std::uint16_t reversed(unsigned bits, unsigned count) {
    unsigned result = 0;
    for (unsigned i = 0; i < count; ++i) {
        result |= (bits >> i & 1U) << (count - 1 - i);
    }
    return static_cast<std::uint16_t>(result);
}

constexpr Code fixedCode(unsigned symbol) {
    if (symbol < 144) {
        return {reversed(0x30 + symbol, 8), 8};
    }
    if (symbol < 256) {
        return {reversed(0x190 + symbol - 144, 9), 9};
    }
    if (symbol < 280) {
        return {reversed(symbol - 256, 7), 7};
    }
    return {reversed(0xC0 + symbol - 280, 8), 8};
}

constexpr unsigned endOfBlock = 256;

// Lengths and distances are told as a symbol and some more bits.
struct Range {
    std::uint16_t symbol = 0;
    std::uint16_t first = 0;
    std::uint8_t moreBits = 0;
};

constexpr auto lengthRanges = [] {
    std::array<Range, 259> ranges{};
    unsigned length = 3;
    for (unsigned symbol = 257; symbol < 285; ++symbol) {
        const unsigned more = symbol < 265 ? 0 : (symbol - 261) / 4;
        for (unsigned i = 0; i < 1U << more && length < 258; ++i) {
            ranges[length] = {static_cast<std::uint16_t>(symbol),
                              static_cast<std::uint16_t>(length - i),
                              static_cast<std::uint8_t>(more)};
            ++length;
        }
    }
    ranges[258] = {285, 258, 0};
    return ranges;
}();

constexpr auto codes = [] {
    std::array<Code, 288> all{};
    for (unsigned symbol = 0; symbol < all.size(); ++symbol) {
        all[symbol] = fixedCode(symbol);
    }
    return all;
}();

// Two symbols for each power of two.
Range distanceRange(std::size_t distance) {
    const auto less = static_cast<unsigned>(distance - 1);
    if (less < 4) {
        return {static_cast<std::uint16_t>(less), static_cast<std::uint16_t>(distance), 0};
    }
    const auto power = static_cast<unsigned>(std::bit_width(less)) - 1;
    const unsigned half = less >> (power - 1) & 1U;
    return {static_cast<std::uint16_t>(2 * power + half),
            static_cast<std::uint16_t>((1U << power) + (half << (power - 1)) + 1),
            static_cast<std::uint8_t>(power - 1)};
}

std::uint32_t fourBytes(const std::uint8_t* bytes) {
    std::uint32_t four = 0;
    std::memcpy(&four, bytes, sizeof(four));
    return four;
}

constexpr unsigned hashBits = 15;

std::size_t hashOf(const std::uint8_t* bytes) {
    return fourBytes(bytes) * 2654435761U >> (32U - hashBits);
}

}  // namespace

Deflate::Deflate() : buffer_(bufferSize), places_(std::size_t{1} << hashBits) {
    output_ = "\x78\x01";  // the head: a window of 32768 bytes, quickly compressed
    putBits(0b011, 3);     // one block, the last, with the fixed table
}

void Deflate::add(std::span<const std::uint8_t> bytes) {
    sum(bytes);
    while (!bytes.empty()) {
        const std::size_t part = std::min(bytes.size(), buffer_.size() - filled_);
        std::memcpy(buffer_.data() + filled_, bytes.data(), part);
        filled_ += part;
        bytes = bytes.subspan(part);
        if (filled_ == buffer_.size()) {
            compress(filled_ - longestMatch);
            forget();
        }
    }
}

void Deflate::finish() {
    compress(filled_);
    putBits(codes[endOfBlock].bits, codes[endOfBlock].count);
    putBits(0, (8 - bitCount_ % 8) % 8);
    for (const std::uint32_t half : {high_, low_}) {
        output_ += static_cast<char>(half >> 8U);
        output_ += static_cast<char>(half & 0xFFU);
    }
}

void Deflate::compress(std::size_t end) {
    while (done_ < end) {
        if (filled_ - done_ < shortestMatch) {
            putLiteral(buffer_[done_++]);
            continue;
        }
        // What repeats goes on repeating at the same distance most of the time.
        std::size_t distance = lastDistance_;
        std::size_t length =
            distance != 0 && distance <= done_ ? matchLength(done_, done_ - distance, filled_) : 0;
        std::uint32_t& place = places_[hashOf(buffer_.data() + done_)];
        if (length < shortestMatch && place != 0 && done_ + 1 - place <= windowSize) {
            distance = done_ + 1 - place;
            length = distance == 0 ? 0 : matchLength(done_, place - 1, filled_);
        }
        place = static_cast<std::uint32_t>(done_ + 1);
        if (length < shortestMatch) {
            putLiteral(buffer_[done_++]);
        } else {
            putMatch(length, distance);
            lastDistance_ = distance;
            done_ += length;
        }
    }
}

std::size_t Deflate::matchLength(std::size_t at, std::size_t before, std::size_t end) const {
    const std::size_t most = std::min(longestMatch, end - at);
    const std::uint8_t* const here = buffer_.data() + at;
    const std::uint8_t* const there = buffer_.data() + before;
    std::size_t length = 0;
    for (; length + 8 <= most; length += 8) {
        std::uint64_t a = 0;
        std::uint64_t b = 0;
        std::memcpy(&a, here + length, 8);
        std::memcpy(&b, there + length, 8);
        if (a != b) {
            break;
        }
    }
    while (length < most && here[length] == there[length]) {
        ++length;
    }
    return length;
}

// The window moves to the front of the buffer.
void Deflate::forget() {
    const std::size_t gone = done_ > windowSize ? done_ - windowSize : 0;
    std::memmove(buffer_.data(), buffer_.data() + gone, filled_ - gone);
    filled_ -= gone;
    done_ -= gone;
    for (std::uint32_t& place : places_) {
        place = place > gone ? place - static_cast<std::uint32_t>(gone) : 0;
    }
}

void Deflate::putLiteral(std::uint8_t byte) {
    putBits(codes[byte].bits, codes[byte].count);
}

void Deflate::putMatch(std::size_t length, std::size_t distance) {
    const Range& range = lengthRanges[length];
    putBits(codes[range.symbol].bits, codes[range.symbol].count);
    putBits(static_cast<std::uint32_t>(length) - range.first, range.moreBits);
    const Range back = distanceRange(distance);
    putBits(reversed(back.symbol, 5), 5);
    putBits(static_cast<std::uint32_t>(distance) - back.first, back.moreBits);
}

void Deflate::putBits(std::uint32_t bits, unsigned count) {
    bits_ |= std::uint64_t{bits} << bitCount_;
    for (bitCount_ += count; bitCount_ >= 8; bitCount_ -= 8) {
        output_ += static_cast<char>(bits_ & 0xFFU);
        bits_ >>= 8U;
    }
}

void Deflate::sum(std::span<const std::uint8_t> bytes) {
    constexpr std::uint32_t prime = 65521;
    constexpr std::size_t safe = 5552;  // so many bytes, and the halves do not overflow
    while (!bytes.empty()) {
        const auto part = bytes.first(std::min(bytes.size(), safe));
        for (const std::uint8_t byte : part) {
            low_ += byte;
            high_ += low_;
        }
        low_ %= prime;
        high_ %= prime;
        bytes = bytes.subspan(part.size());
    }
}

}  // namespace doorstring
