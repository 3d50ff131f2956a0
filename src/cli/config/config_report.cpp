#include "cli/config/config_report.hpp"

#include "base/contains.hpp"
#include "config/schema/schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr std::size_t valueWidth = 44;  // of "key = value", where it is shorter

std::string sourceText(const ValueOrigin& origin) {
    std::string text = origin.source.empty() ? "no file: the default"
                       : origin.line > 0     ? fmt::format("{}:{}", origin.source, origin.line)
                                             : origin.source;
    return origin.entries.empty() ? text : text + ", " + origin.entries;
}

std::string valueText(const KeySpec& key, const Config& config) {
    return key.path + " = " + key.toml(config);
}

std::string lineOf(const std::string& value, const std::string& source) {
    return fmt::format("{:{}}  # {}\n", value, valueWidth, source);
}

}  // namespace

std::string filesText(const LoadedConfig& loaded) {
    std::vector<std::pair<std::string, int>> sources;
    for (const ValueOrigin& origin : loaded.values) {
        const std::string name = origin.source.empty() ? "no file: the defaults" : origin.source;
        const auto found = std::ranges::find(sources, name, &std::pair<std::string, int>::first);
        if (found == sources.end()) {
            sources.emplace_back(name, 1);
        } else {
            ++found->second;
        }
    }
    std::string text;
    for (const auto& [name, count] : sources) {
        text += fmt::format("{:5} value{} {}\n", count, count == 1 ? " " : "s", name);
    }
    return text;
}

std::string whereText(const LoadedConfig& loaded) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        text += lineOf(valueText(*origin.key, loaded.config), sourceText(origin));
    }
    return text;
}

std::string printText(const Config& config) {
    std::string text;
    for (const KeySpec& key : schema().keys()) {
        text += valueText(key, config) + "\n";
    }
    return text;
}

std::string diffText(const LoadedConfig& loaded, const Config& shipped) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        const std::string before = origin.key->toml(shipped);
        if (origin.key->toml(loaded.config) != before) {
            text += lineOf(valueText(*origin.key, loaded.config),
                           fmt::format("{}; shipped: {}", sourceText(origin), before));
        }
    }
    return text.empty() ? "Nothing differs from the shipped files.\n" : text;
}

}  // namespace doorstring
