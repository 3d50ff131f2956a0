// What keeps each of a room's four doors shut: two bits a side.
#pragma once

#include "base/direction.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

enum class DoorLock : std::uint8_t {
    None,
    Small,   // a small key opens it, and is used up
    Boss,    // the boss's key opens it
    Cracked  // a wall that looks weak: a bomb opens it; open in all proofs
};

constexpr std::string_view name(DoorLock lock) {
    constexpr std::string_view names[]{"none", "small", "boss", "cracked"};
    return names[static_cast<std::size_t>(lock)];
}

class DoorLocks {
public:
    constexpr DoorLocks() = default;

    constexpr DoorLock at(Direction side) const {
        return static_cast<DoorLock>(bits_ >> shift(side) & 3U);
    }
    constexpr bool any() const { return bits_ != 0; }
    constexpr DoorLocks with(Direction side, DoorLock lock) const {
        const unsigned others = bits_ & ~(3U << shift(side));
        return DoorLocks(others | static_cast<unsigned>(lock) << shift(side));
    }
    // Two bits a side, N in the lowest.
    constexpr std::uint8_t bits() const { return bits_; }

    friend constexpr bool operator==(DoorLocks, DoorLocks) = default;

private:
    static constexpr unsigned shift(Direction side) { return 2 * static_cast<unsigned>(side); }
    explicit constexpr DoorLocks(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    std::uint8_t bits_ = 0;
};

}  // namespace doorstring
