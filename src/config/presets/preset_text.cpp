#include "config/presets/preset_text.hpp"

#include "config/schema/schema.hpp"
#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace doorstring {

namespace {

struct Section {
    std::string name;  // empty: above the first section
    std::string lines;
};

// "{ NS = 4, S = 3 }" as two lines.
std::string linesOfTable(std::string_view value) {
    std::string lines;
    value.remove_prefix(std::min<std::size_t>(value.size(), 2));
    value.remove_suffix(std::min<std::size_t>(value.size(), 2));
    while (!value.empty()) {
        const std::size_t comma = std::min(value.find(", "), value.size());
        lines.append(value.substr(0, comma)).append("\n");
        value.remove_prefix(std::min(comma + 2, value.size()));
    }
    return lines;
}

std::string& linesIn(std::vector<Section>& sections, std::string_view name) {
    const auto found = std::ranges::find(sections, name, &Section::name);
    return found != sections.end() ? found->lines
                                   : sections.emplace_back(Section{std::string(name), {}}).lines;
}

std::vector<Section> changedSections(const Config& base, const Config& config) {
    std::vector<Section> sections{{}};
    for (const KeySpec& key : schema().keys()) {
        const std::string value = key.toml(config);
        if (!key.affectsPlay || value == key.toml(base)) {
            continue;
        }
        const std::string_view path = key.path;
        if (key.hasEntries()) {
            linesIn(sections, path) = linesOfTable(value);
            continue;
        }
        const std::size_t name = path.rfind('.') + 1;  // 0 without a dot
        linesIn(sections, path.substr(0, name == 0 ? 0 : name - 1)) +=
            fmt::format("{} = {}\n", path.substr(name), value);
    }
    return sections;
}

std::string comments(std::string_view notes) {
    std::string text;
    while (!notes.empty()) {
        const std::size_t end = std::min(notes.find('\n'), notes.size());
        fmt::format_to(std::back_inserter(text), "# {}\n", notes.substr(0, end));
        notes.remove_prefix(std::min(end + 1, notes.size()));
    }
    return text;
}

}  // namespace

std::string presetText(const Config& base, std::string_view baseName, const Config& config,
                       std::string_view notes) {
    std::string text = comments(notes);
    if (!baseName.empty()) {
        text += "base = " + tomlString(baseName) + "\n";
    }
    for (const Section& section : changedSections(base, config)) {
        text += section.name.empty() ? "" : fmt::format("\n[{}]\n", section.name);
        text += section.lines;
    }
    return text;
}

}  // namespace doorstring
