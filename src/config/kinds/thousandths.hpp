// Numbers with up to three decimals, read exactly.
#pragma once

#include "base/result.hpp"
#include "config/toml/toml_value.hpp"

#include <cstdint>
#include <string>

namespace doorstring {

// In 1 / 1000, as are the limits. The error is what is wrong: "is too small".
Result<std::int64_t, std::string> readThousandths(const TomlValue& value, std::int64_t least,
                                                  std::int64_t most);

}  // namespace doorstring
