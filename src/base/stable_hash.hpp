// A hash that is the same on every machine and in every version: FNV-1a, 64 bits.
#pragma once

#include <cstdint>
#include <string_view>

namespace doorstring {

class StableHash {
public:
    constexpr void add(std::string_view bytes) {
        for (const char byte : bytes) {
            addByte(static_cast<std::uint8_t>(byte));
        }
    }
    constexpr void add(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8) {
            addByte(static_cast<std::uint8_t>(number >> static_cast<unsigned>(shift)));
        }
    }
    constexpr std::uint64_t value() const { return state_; }

private:
    constexpr void addByte(std::uint8_t byte) { state_ = (state_ ^ byte) * 0x100000001B3ULL; }

    std::uint64_t state_ = 0xCBF29CE484222325ULL;
};

}  // namespace doorstring
