// The text of options.toml with other settings.
#pragma once

#include "base/result.hpp"
#include "config/toml/toml_value.hpp"

#include <map>
#include <string>
#include <string_view>

namespace doorstring {

using Settings = std::map<std::string, std::string>;  // "view.scale" to its tomlText()

// Changes the settings in place or adds them. What results is read again and must hold all that was
// there and these changes: else the text is written anew from its settings, without comments. The
// error is why neither is possible.
Result<std::string, TomlFault> changeSettings(std::string_view text, const Settings& changes);

}  // namespace doorstring
