// The one place where nlohmann-json is met: texts of any content made safe to stand in JSON.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

// With its quotation marks. Bytes that are no UTF-8 become U+FFFD.
std::string jsonText(std::string_view text);

std::string jsonLibraryVersion();

}  // namespace doorstring
