// What a manual or a comment must repeat of what a key allows.
#pragma once

#include "config/schema/schema.hpp"

#include <regex>
#include <string>
#include <vector>

namespace doorstring::testing {

// "1 to 4096" and "\"dead ends\"", without examples.
inline std::vector<std::string> rangesAndWords(const KeySpec& key) {
    const std::string allowed = key.allowed.substr(0, key.allowed.find("such as"));
    const std::regex part(R"([0-9.]+ to [0-9.]+|"[^"]+")");
    std::vector<std::string> parts;
    for (std::sregex_iterator found(allowed.begin(), allowed.end(), part), end; found != end;
         ++found) {
        parts.push_back(found->str());
    }
    return parts;
}

// "rooms"; empty: none.
inline std::string unit(const KeySpec& key) {
    std::smatch found;
    return std::regex_search(key.allowed, found, std::regex(R"(\(([^)]+)\)$)")) ? found.str(1) : "";
}

}  // namespace doorstring::testing
