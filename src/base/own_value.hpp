// State that only some kinds of a thing have: a variant with one struct for each of these kinds.
#pragma once

#include <variant>

namespace doorstring {

// Returns the value of that type. If the variant holds another one, it becomes Value{} first.
template <typename Value, typename Variant>
Value& ownValue(Variant& own) {
    return std::holds_alternative<Value>(own) ? std::get<Value>(own)
                                              : own.template emplace<Value>();
}
// Returns the value of that type; Value{} if the variant holds another one.
template <typename Value, typename Variant>
Value ownValue(const Variant& own) {
    const auto* value = std::get_if<Value>(&own);
    return value != nullptr ? *value : Value{};
}

}  // namespace doorstring
