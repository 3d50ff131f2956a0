// A room that has yet to grow: what its growth needs to know of it, in one number that sorts by the
// cell's.
#pragma once

#include <compare>
#include <cstdint>

namespace doorstring {

class PendingRoom {
public:
    // Uninitialised, like a number: queues hold many that are never read.
    PendingRoom() = default;
    constexpr PendingRoom(std::uint32_t number, std::uint32_t depth, unsigned doors)
        : bits_(static_cast<std::uint64_t>(number) << 32U | depth << 4U | doors) {}
    // Sorts behind all rooms.
    static constexpr PendingRoom none() { return {~0U, ~0U, ~0U}; }

    constexpr std::uint32_t number() const { return static_cast<std::uint32_t>(bits_ >> 32U); }
    constexpr std::uint32_t depth() const { return static_cast<std::uint32_t>(bits_) >> 4U; }
    constexpr unsigned doors() const { return static_cast<unsigned>(bits_) & 0xFU; }

    // clang-tidy 14 takes the 0 that it compares with for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    friend constexpr auto operator<=>(PendingRoom, PendingRoom) = default;

private:
    std::uint64_t bits_;
};

}  // namespace doorstring
