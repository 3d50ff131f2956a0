// Reads the translations of a .po file, as GNU gettext writes them ("The Format of PO Files" in its
// manual). A message with a mistake is reported and stays English.
#pragma once

#include "base/message.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct PoFile {
    Language language;
    std::vector<std::string> faults;  // "de.po:14:1: ..."; at most 20, then the number of the rest
};

// Reads the text of a file. `name` is the file's name in messages; `hasGlyph` tells whether a
// letter can be shown.
PoFile readPo(std::string_view text, std::string_view name,
              const std::function<bool(char32_t)>& hasGlyph);

}  // namespace doorstring
