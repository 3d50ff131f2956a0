// The compression of PNG files, byte by byte as they come: quick rather than tight, in the memory
// of a window. Pixel art repeats itself so much that this is enough.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class Deflate {
public:
    Deflate();

    void add(std::span<const std::uint8_t> bytes);
    // Nothing may be added afterwards.
    void finish();

    // What has been compressed so far and not been taken yet.
    std::string_view output() const { return output_; }
    void clearOutput() { output_.clear(); }

private:
    static constexpr std::size_t windowSize = 32768;  // how far back a repetition may lie
    static constexpr std::size_t bufferSize = 8 * windowSize;
    static constexpr std::size_t longestMatch = 258;
    static constexpr std::size_t shortestMatch = 4;

    void compress(std::size_t end);
    std::size_t matchLength(std::size_t at, std::size_t before, std::size_t end) const;
    void forget();
    void putLiteral(std::uint8_t byte);
    void putMatch(std::size_t length, std::size_t distance);
    void putBits(std::uint32_t bits, unsigned count);
    void sum(std::span<const std::uint8_t> bytes);

    std::vector<std::uint8_t> buffer_;  // the window, and behind it what is to be compressed
    std::size_t filled_ = 0;
    std::size_t done_ = 0;
    std::size_t lastDistance_ = 0;
    std::vector<std::uint32_t> places_;  // by hash of four bytes: one behind where they stood last
    std::uint64_t bits_ = 0;
    unsigned bitCount_ = 0;
    std::uint32_t low_ = 1;  // the two halves of the sum at the end
    std::uint32_t high_ = 0;
    std::string output_;
};

}  // namespace doorstring
