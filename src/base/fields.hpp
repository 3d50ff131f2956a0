// Finds the members of a plain struct, in their order, without a list of them.
#pragma once

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace doorstring {

template <typename Type>
inline constexpr bool isOptional = false;
template <typename Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

// Converts to a member of any type, to find out how many members a struct has. It has no conversion
// to an optional: the optional's own constructor takes an AnyMember already, and the compiler could
// not choose between the two.
struct AnyMember {
    template <typename Type>
    requires(!isOptional<Type>) operator Type() const;  // NOLINT(google-explicit-constructor)
};

template <typename Struct, std::size_t... indices>
constexpr bool hasAtLeastMembers(std::index_sequence<indices...>) {
    return requires {
        Struct{(static_cast<void>(indices), AnyMember{})...};
    };
}

// Number of members of a struct without constructors and bases: the largest number of values that
// can initialize it.
template <typename Struct, std::size_t most = 20>
constexpr std::size_t memberCount() {
    if constexpr (most == 0 || hasAtLeastMembers<Struct>(std::make_index_sequence<most>())) {
        return most;
    } else {
        return memberCount<Struct, most - 1>();
    }
}

// Returns a tuple of references to all members. A struct with more members than there are branches
// here does not compile.
template <typename Struct>
requires std::is_aggregate_v<Struct>
constexpr auto fieldsOf(const Struct& all) {
    constexpr std::size_t count = memberCount<Struct>();
    if constexpr (count == 1) {
        const auto& [a] = all;
        return std::tie(a);
    } else if constexpr (count == 2) {
        const auto& [a, b] = all;
        return std::tie(a, b);
    } else if constexpr (count == 3) {
        const auto& [a, b, c] = all;
        return std::tie(a, b, c);
    } else if constexpr (count == 4) {
        const auto& [a, b, c, d] = all;
        return std::tie(a, b, c, d);
    } else if constexpr (count == 5) {
        const auto& [a, b, c, d, e] = all;
        return std::tie(a, b, c, d, e);
    } else if constexpr (count == 6) {
        const auto& [a, b, c, d, e, f] = all;
        return std::tie(a, b, c, d, e, f);
    } else if constexpr (count == 7) {
        const auto& [a, b, c, d, e, f, g] = all;
        return std::tie(a, b, c, d, e, f, g);
    } else if constexpr (count == 8) {
        const auto& [a, b, c, d, e, f, g, h] = all;
        return std::tie(a, b, c, d, e, f, g, h);
    } else if constexpr (count == 9) {
        const auto& [a, b, c, d, e, f, g, h, i] = all;
        return std::tie(a, b, c, d, e, f, g, h, i);
    } else if constexpr (count == 10) {
        const auto& [a, b, c, d, e, f, g, h, i, j] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j);
    } else if constexpr (count == 11) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k);
    } else if constexpr (count == 12) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l);
    } else if constexpr (count == 13) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m);
    } else if constexpr (count == 14) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n);
    } else if constexpr (count == 15) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o);
    } else if constexpr (count == 16) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    } else if constexpr (count == 17) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q);
    } else if constexpr (count == 18) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r);
    } else if constexpr (count == 19) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s);
    } else if constexpr (count == 20) {
        const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t] = all;
        return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t);
    } else {
        static_assert(count > 0 && count <= 20, "a struct of 1 to 20 members");
    }
}

}  // namespace doorstring
