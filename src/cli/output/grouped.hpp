// Large numbers for people: 12,345,678.
#pragma once

#include <cstdint>
#include <string>

namespace doorstring {

inline std::string grouped(std::uint64_t number) {
    const std::string digits = std::to_string(number);
    std::string text;
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at > 0 && (digits.size() - at) % 3 == 0) {
            text += ',';
        }
        text += digits[at];
    }
    return text;
}

}  // namespace doorstring
