// Keys that a configuration never reads, because another one says so.
#pragma once

#include "config/config.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Why the key makes no difference: "growth is \"hideout\", which draws from no table". Empty if
// it may make one.
std::optional<std::string> whyUnread(std::string_view key, const Config& config);

}  // namespace doorstring
