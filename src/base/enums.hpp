// The values of an enum class that runs from 0 without a gap: their number and names, and arrays,
// tables and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

namespace doorstring {

// Whether an enum has a name for a value. __PRETTY_FUNCTION__ ends with the value: as "Role::Boss"
// if the value has a name, else as a cast, "(Role)9". Only a cast has a digit after the last
// parenthesis.
template <auto value>
constexpr bool isEnumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const char next = text[text.rfind(')') + 1];
    return next < '0' || next > '9';
}

template <typename Enum, std::size_t candidate = 0>
constexpr std::size_t enumSize() {
    if constexpr (isEnumerator<static_cast<Enum>(candidate)>()) {
        return enumSize<Enum, candidate + 1>();
    } else {
        return candidate;
    }
}

// All values, in their order: for (const Role role : allValues<Role>).
template <typename Enum>
inline constexpr auto allValues = [] {
    std::array<Enum, enumSize<Enum>()> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = static_cast<Enum>(i);
    }
    return values;
}();

// Whether the rows of a table are in the order of their enum, without a gap, from value number
// `next` on. `key` is the member of a row that names its value.
template <typename Rows, typename Key>
constexpr bool isInOrder(const Rows& rows, Key key, std::size_t next = 0) {
    for (const auto& row : rows) {
        if (static_cast<std::size_t>(row.*key) != next++) {
            return false;
        }
    }
    return true;
}

// An array with an element for each value, from value number `first` on.
template <typename Enum, typename Value, std::size_t first = 0>
struct EnumArray {
    static_assert(first < enumSize<Enum>(), "the array has an element");

    std::array<Value, enumSize<Enum>() - first> values{};

    constexpr Value& operator[](Enum index) {
        return values[static_cast<std::size_t>(index) - first];
    }
    constexpr const Value& operator[](Enum index) const {
        return values[static_cast<std::size_t>(index) - first];
    }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

// Makes a table of rows in the order of their enum; `key` is the member of a row that names its
// value. The first row is that of value number `first`. A missing, misplaced or duplicate row does
// not compile.
template <auto key, typename Row, std::size_t first = 0, std::size_t count>
consteval auto keyedTable(const Row (&rows)[count]) {
    using Enum = std::remove_cvref_t<decltype(rows[0].*key)>;
    static_assert(first + count == enumSize<Enum>(), "each value of the enum has one row");
    EnumArray<Enum, Row, first> table{std::to_array(rows)};
    if (!isInOrder(table, key, first)) {
        throw "the rows stand in the order of their enum";
    }
    return table;
}

// Makes a list of the names of all values, in their order, from value number `first` on. A
// forgotten name does not compile.
template <typename Enum, std::size_t first = 0, std::size_t count>
constexpr std::array<std::string_view, count> namesOf(const std::string_view (&names)[count]) {
    static_assert(first + count == enumSize<Enum>(), "each value of the enum has one name");
    return std::to_array(names);
}

// Makes a table with a row for each value, in their order. A forgotten row does not compile.
template <typename Enum, typename Row, std::size_t count>
constexpr EnumArray<Enum, Row> tableOf(const Row (&rows)[count]) {
    static_assert(count == enumSize<Enum>(), "each value of the enum has one row");
    return {std::to_array(rows)};
}

// Iterates over the values of a set of bits, from the lowest bit on.
template <typename Enum>
struct SetBits {
    using value_type = Enum;
    using difference_type = std::ptrdiff_t;

    std::uint32_t rest = 0;  // the bits not yet visited

    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(rest)); }
    constexpr SetBits& operator++() {
        rest &= rest - 1;
        return *this;
    }
    constexpr SetBits operator++(int) { return {std::exchange(rest, rest & (rest - 1))}; }
    friend constexpr bool operator==(SetBits, SetBits) = default;
};

template <typename Enum>
class EnumSet {
public:
    constexpr EnumSet() = default;
    template <typename... Values>
    static constexpr EnumSet of(Values... values) {
        return EnumSet((0U | ... | bitOf(values)));
    }
    static constexpr EnumSet fromBits(std::uint32_t bits) { return EnumSet(bits); }
    // The set of the first `count` values of the enum.
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
