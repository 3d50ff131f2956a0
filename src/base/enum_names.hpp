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

// The names of all values, in their order. A forgotten name does not compile.
template <typename Enum, std::size_t count>
constexpr std::array<std::string_view, count> namesOf(const std::string_view (&names)[count]) {
    static_assert(count == enumSize<Enum>(), "each value of the enum has one name");
    return std::to_array(names);
}

}  // namespace doorstring
