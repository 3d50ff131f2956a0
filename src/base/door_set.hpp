// The sides on which a room has doors: four bits, written as a door string in the order NSWE.
#pragma once

#include "base/direction.hpp"
#include "base/enums.hpp"
#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

class DoorSet {
public:
    static constexpr int count = 16;  // number of different door sets

    constexpr DoorSet() = default;
    static constexpr DoorSet fromBits(std::uint8_t bits) { return DoorSet(bits & 0xFU); }
    static constexpr DoorSet of(Direction direction) { return DoorSet(bitOf(direction)); }
    static constexpr DoorSet all() { return DoorSet(0xFU); }

    constexpr bool has(Direction direction) const { return (bits_ & bitOf(direction)) != 0; }
    constexpr DoorSet with(Direction direction) const { return DoorSet(bits_ | bitOf(direction)); }
    constexpr DoorSet without(Direction direction) const {
        return DoorSet(bits_ & ~bitOf(direction));
    }
    // Returns the number of doors. Looks the number up in a constant, because baseline x86-64 lacks
    // POPCNT. Each hexadecimal digit of the constant is the number of doors for one value of
    // `bits_`; the rightmost digit is for 0.
    constexpr int size() const {
        return static_cast<int>(0x4332'3221'3221'2110ULL >> 4U * bits_ & 0xFU);
    }
    constexpr bool empty() const { return bits_ == 0; }
    // Bit 0 is N, 1 is S, 2 is W, 3 is E.
    constexpr std::uint8_t bits() const { return bits_; }
    // Iterate in the order NSWE: `for (const Direction side : doors)`.
    constexpr SetBits<Direction> begin() const { return {bits_}; }
    constexpr SetBits<Direction> end() const { return {0}; }

    friend constexpr bool operator==(DoorSet, DoorSet) = default;
    friend constexpr DoorSet operator|(DoorSet a, DoorSet b) { return DoorSet(a.bits_ | b.bits_); }
    friend constexpr DoorSet operator&(DoorSet a, DoorSet b) { return DoorSet(a.bits_ & b.bits_); }

private:
    static constexpr unsigned bitOf(Direction direction) {
        return 1U << static_cast<unsigned>(direction);
    }
    explicit constexpr DoorSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    std::uint8_t bits_ = 0;
};

// Writes a door string: "NSWE", "S", ..., and "" for a room without doors.
std::string toString(DoorSet doors);

// Reads a door string: capital letters in any order; "" is the set without doors. The error is a
// sentence for the user.
Result<DoorSet, std::string> parseDoorString(std::string_view text);

}  // namespace doorstring
