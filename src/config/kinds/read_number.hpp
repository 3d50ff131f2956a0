// Numbers with up to three decimals, read exactly.
#pragma once

#include "base/result.hpp"
#include "config/toml/toml_value.hpp"

#include <cstdint>
#include <string>

namespace doorstring {

struct NumberFault {
    std::string what;  // "is too small"
};

// In 1 / 1000, as are the limits.
Result<std::int64_t, NumberFault> readThousandths(const TomlValue& value, std::int64_t least,
                                                  std::int64_t most);

}  // namespace doorstring
