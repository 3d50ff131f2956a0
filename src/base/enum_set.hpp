// A set of values of an enum class, as bits.
#pragma once

#include <bit>
#include <cstdint>

namespace doorstring {

template <typename Enum>
class EnumSet {
public:
    constexpr EnumSet() = default;
    static constexpr EnumSet of(Enum value) { return EnumSet().with(value); }
    static constexpr EnumSet fromBits(std::uint32_t bits) { return EnumSet(bits); }
    // The first `count` values of the enum.
    static constexpr EnumSet first(unsigned count) { return EnumSet((1U << count) - 1U); }

    constexpr bool has(Enum value) const { return (bits_ & bitOf(value)) != 0; }
    constexpr EnumSet with(Enum value) const { return EnumSet(bits_ | bitOf(value)); }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint32_t bits() const { return bits_; }

    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    static constexpr std::uint32_t bitOf(Enum value) { return 1U << static_cast<unsigned>(value); }
    explicit constexpr EnumSet(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_ = 0;
};

}  // namespace doorstring
