// What the TOML library complains about, said plainly.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

// `description` is the library's text, `line` the line that it is about, `byte` where in it. The
// texts differ from version to version: what is not known is passed on.
std::string plainTomlSentence(std::string_view description, std::string_view line,
                              std::size_t byte);

}  // namespace doorstring
