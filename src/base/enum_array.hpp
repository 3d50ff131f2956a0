// An array with a value for each value of an enum class, which run from 0 without a gap.
#pragma once

#include "base/enum_names.hpp"

#include <array>
#include <cstddef>

namespace doorstring {

template <typename Enum, typename Value, std::size_t Size = enumSize<Enum>()>
struct EnumArray {
    std::array<Value, Size> values{};

    constexpr Value& operator[](Enum index) { return values[static_cast<std::size_t>(index)]; }
    constexpr const Value& operator[](Enum index) const {
        return values[static_cast<std::size_t>(index)];
    }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

// A row for each value, in their order. A forgotten row does not compile.
template <typename Enum, typename Row, std::size_t count>
constexpr EnumArray<Enum, Row> tableOf(const Row (&rows)[count]) {
    static_assert(count == enumSize<Enum>(), "each value of the enum has one row");
    return {std::to_array(rows)};
}

}  // namespace doorstring
