// The values of an enum class that runs from 0 without a gap: how many there are, and a name for
// each of them.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace doorstring {

// Whether a value is one of its enum. The compiler writes such a value as "Role::Boss", and any
// other as a cast: "(Role)9".
template <auto value>
constexpr bool isEnumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const char behind = text[text.rfind(')') + 1];
    return behind < '0' || behind > '9';
}

template <typename Enum, std::size_t from = 0>
constexpr std::size_t enumSize() {
    if constexpr (isEnumerator<static_cast<Enum>(from)>()) {
        return enumSize<Enum, from + 1>();
    } else {
        return from;
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

// Whether the rows of a table stand in the order of the enum that `key` is.
template <typename Rows, typename Key>
constexpr bool isInOrder(const Rows& rows, Key key) {
    std::size_t next = 0;
    for (const auto& row : rows) {
        if (static_cast<std::size_t>(row.*key) != next++) {
            return false;
        }
    }
    return true;
}

// The names of all values, in their order. A forgotten name does not compile.
template <typename Enum, std::size_t count>
constexpr std::array<std::string_view, count> namesOf(const std::string_view (&names)[count]) {
    static_assert(count == enumSize<Enum>(), "each value of the enum has one name");
    return std::to_array(names);
}

}  // namespace doorstring
