#include "config/text/config_error.hpp"

#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

std::string toString(const ConfigError& error) {
    std::string text = error.source;
    if (error.line > 0) {
        text += fmt::format(":{}:{}", error.line, error.column);
    }
    // Some sentences are about the key itself and begin with it.
    if (!error.key.empty() && !error.sentence.starts_with(error.key + " ")) {
        text += (text.empty() ? "" : ": ") + error.key;
    }
    return text + (text.empty() ? "" : ": ") + error.sentence;
}

std::string moreMistakes(std::size_t count) {
    return fmt::format("and {} more mistake{}", count, count == 1 ? "" : "s");
}

void ErrorList::sortByPlace(std::size_t first) {
    const auto begin = kept_.begin() + static_cast<std::ptrdiff_t>(std::min(first, kept_.size()));
    std::ranges::stable_sort(begin, kept_.end(), {}, [](const ConfigError& error) {
        return std::pair(error.line, error.column);
    });
}

ConfigErrors ErrorList::all() const {
    ConfigErrors errors = kept_;
    for (ConfigError& error : errors) {
        error.source = printable(error.source);
        error.key = printableExcerpt(error.key);
        error.sentence = printable(error.sentence);
    }
    if (notKept_ > 0) {
        errors.push_back({"", 0, 0, "", moreMistakes(notKept_)});
    }
    return errors;
}

}  // namespace doorstring
