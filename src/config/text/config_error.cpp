#include "config/text/config_error.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string toString(const ConfigError& error) {
    std::string text = error.source;
    if (error.line > 0) {
        text += fmt::format(":{}:{}", error.line, error.column);
    }
    // Some sentences are about the key itself and begin with it.
    if (!error.key.empty() && !error.sentence.starts_with(error.key + " ")) {
        text += ": " + error.key;
    }
    return text + ": " + error.sentence;
}

}  // namespace doorstring
