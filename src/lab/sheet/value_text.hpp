// Values set in the text of a preset or a config file: what stands there keeps its place, its
// comments and its order.
#pragma once

#include "base/result.hpp"
#include "config/schema/schema.hpp"
#include "files/text_file.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Sets these keys to the values of the config. New keys go to the end of their section, or into a
// new section at the end of the text. The result is read again and must hold the values: else the
// error says why the text cannot be changed like this.
Result<std::string, TextFileFault> withValues(std::string_view text, const Config& config,
                                              const std::vector<const KeySpec*>& keys);

}  // namespace doorstring
