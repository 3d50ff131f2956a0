// State that only some kinds of creatures or of set pieces have: a variant with one struct for each
// of these kinds.
#pragma once

#include <variant>

namespace doorstring {

// Returns the Value that a variant holds. If the variant holds another type, Value{} replaces it.
template <typename Value, typename Variant>
Value& ownValue(Variant& own) {
    return std::holds_alternative<Value>(own) ? std::get<Value>(own)
                                              : own.template emplace<Value>();
}
// Returns the Value that a variant holds; Value{} if it holds another type.
template <typename Value, typename Variant>
Value ownValue(const Variant& own) {
    const auto* value = std::get_if<Value>(&own);
    return value != nullptr ? *value : Value{};
}

}  // namespace doorstring
