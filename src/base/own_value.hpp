// What only some of many things remember: a variant with a struct for each of them.
#pragma once

#include <variant>

namespace doorstring {

// The value of that type, which has its first values until it is written.
template <typename Value, typename Variant>
Value& ownValue(Variant& own) {
    return std::holds_alternative<Value>(own) ? std::get<Value>(own)
                                              : own.template emplace<Value>();
}
template <typename Value, typename Variant>
Value ownValue(const Variant& own) {
    const auto* value = std::get_if<Value>(&own);
    return value != nullptr ? *value : Value{};
}

}  // namespace doorstring
