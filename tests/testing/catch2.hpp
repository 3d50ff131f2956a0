// Catch2 of either version.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
namespace doorstring::testing {
using Catch::Matchers::ContainsSubstring;
}
#else
#include <catch2/catch.hpp>
namespace doorstring::testing {
inline auto ContainsSubstring(const std::string& text) {
    return Catch::Matchers::Contains(text);
}
}  // namespace doorstring::testing
#endif
