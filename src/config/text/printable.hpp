// Foreign text in our own sentences.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

// Bytes that are no UTF-8 and control characters become "?": a terminal, a log and JSON can take
// the rest.
std::string printable(std::string_view text);

}  // namespace doorstring
