#include "cli/seek/target_options.hpp"

#include "cli/options/given_options.hpp"
#include "cli/survey/survey_parts.hpp"

#include <fmt/format.h>

namespace doorstring {

OrSentence<std::vector<Target>> targetsOf(const GivenOptions& given) {
    std::vector<Target> targets;
    for (const Metric metric : allValues<Metric>) {
        const std::string_view option = targetOptions[static_cast<std::size_t>(metric)].name;
        if (!given.has(option)) {
            continue;
        }
        const auto target = parseTarget(metric, given.text(option));
        if (!target) {
            return fmt::format("{} {}", option, target.error());
        }
        targets.push_back(target.value());
    }
    return targets;
}

std::string targetText(const Target& target) {
    return fmt::format("{} {}", titleOf(target.metric), rangeText(target));
}

}  // namespace doorstring
