// A set of values of an enum class, as bits.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace doorstring {

// Goes through the values whose bits are set, from the first one on.
template <typename Enum>
struct SetBits {
    using value_type = Enum;
    using difference_type = std::ptrdiff_t;

    std::uint32_t left = 0;

    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(left)); }
    constexpr SetBits& operator++() {
        left &= left - 1;
        return *this;
    }
    constexpr SetBits operator++(int) { return {std::exchange(left, left & (left - 1))}; }
    friend constexpr bool operator==(SetBits, SetBits) = default;
};

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
    constexpr EnumSet without(Enum value) const { return EnumSet(bits_ & ~bitOf(value)); }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint32_t bits() const { return bits_; }
    constexpr SetBits<Enum> begin() const { return {bits_}; }
    constexpr SetBits<Enum> end() const { return {0}; }

    friend constexpr bool operator==(EnumSet, EnumSet) = default;
    friend constexpr EnumSet operator|(EnumSet a, EnumSet b) { return EnumSet(a.bits_ | b.bits_); }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) { return EnumSet(a.bits_ & b.bits_); }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b) { return EnumSet(a.bits_ & ~b.bits_); }

private:
    static constexpr std::uint32_t bitOf(Enum value) { return 1U << static_cast<unsigned>(value); }
    explicit constexpr EnumSet(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_ = 0;
};

}  // namespace doorstring
