#include "cli/options/command.hpp"

#include "cli/options/common_options.hpp"

#include <algorithm>

namespace doorstring {

std::vector<Option> optionsOf(const Command& command) {
    std::vector<Option> all(command.options.begin(), command.options.end());
    const auto common = commonOptions();
    all.insert(all.end(), common.begin(), common.end());
    return all;
}

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [name](const Option& option) { return option.name == name; });
    return found == options.end() ? nullptr : &*found;
}

}  // namespace doorstring
