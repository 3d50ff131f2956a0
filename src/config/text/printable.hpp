// Foreign text in our own sentences.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

// Bytes that are not UTF-8, control characters and characters that change the direction of the text
// become "?": a terminal, a log and JSON can take the rest.
std::string printable(std::string_view text);

}  // namespace doorstring
