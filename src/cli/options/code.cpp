#include "cli/options/code.hpp"

#include "cli/options/common_options.hpp"
#include "cli/options/given_options.hpp"

#include <fmt/format.h>

namespace doorstring {

std::optional<std::string> codeFault(std::string_view text) {
    const auto read = readShareCode(text);
    return read ? std::nullopt : std::optional("--code: " + read.error());
}

std::optional<SharedDungeon> codeIn(const GivenOptions& given) {
    if (!given.has(codeOption)) {
        return std::nullopt;
    }
    const auto read = readShareCode(given.text(codeOption));
    return read ? std::optional(read.value()) : std::nullopt;
}

std::optional<std::string> codeClash(const GivenOptions& given) {
    for (const Option& other : {seedOption, presetOption}) {
        if (given.has(codeOption) && given.has(other)) {
            return fmt::format("--code already has a seed and a preset; found {} as well",
                               other.name);
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
