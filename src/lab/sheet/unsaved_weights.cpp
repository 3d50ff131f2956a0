#include "lab/sheet/unsaved_weights.hpp"

#include "config/schema/set_option.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr std::string_view unsavedHead =
    "# Edits of the Lab that are not saved yet. The Lab begins with them when it is opened.\n";
constexpr std::array<std::string_view, 2> setNames{"a", "b"};

const TomlValue* valueOf(const TomlValue& table, std::string_view key) {
    for (const TomlValue& item : table.items) {
        if (item.key == key) {
            return &item;
        }
    }
    return nullptr;
}

// Sets a value. False if it is not allowed.
bool setIn(Config& config, const std::string& text) {
    ErrorList errors;
    applySet(schema(), text, ValueSource(), config, errors);
    return errors.empty();
}

}  // namespace

UnsavedWeights unsavedOf(const LabSheet& sheet, const std::string& preset) {
    UnsavedWeights unsaved{preset, sheet.hasBoth(), sheet.active(), {}};
    for (const LabSet set : {LabSet::A, LabSet::B}) {
        const bool counts = sheet.hasBoth() || set == sheet.active();
        for (const KeySpec* key : counts ? sheet.changedKeys(set) : std::vector<const KeySpec*>()) {
            unsaved.values[static_cast<std::size_t>(set)].push_back(key->path + " = " +
                                                                    key->toml(sheet.of(set)));
        }
    }
    return unsaved;
}

std::string textOf(const UnsavedWeights& unsaved) {
    std::string text(unsavedHead);
    text += fmt::format("preset = {}\nboth = {}\nactive = \"{}\"\n", tomlString(unsaved.preset),
                        unsaved.hasBoth, setNames[static_cast<std::size_t>(unsaved.active)]);
    for (std::size_t set = 0; set < setNames.size(); ++set) {
        text += fmt::format("{} = [\n", setNames[set]);
        for (const std::string& value : unsaved.values[set]) {
            text += fmt::format("    {},\n", tomlString(value));
        }
        text += "]\n";
    }
    return text;
}

Result<UnsavedWeights, std::string> readUnsaved(std::string_view text) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error().sentence;
    }
    UnsavedWeights unsaved;
    const TomlValue* preset = valueOf(document.value(), "preset");
    const TomlValue* both = valueOf(document.value(), "both");
    const TomlValue* active = valueOf(document.value(), "active");
    if (preset == nullptr || both == nullptr || active == nullptr) {
        return std::string("it must have preset, both and active");
    }
    unsaved.preset = preset->text;
    unsaved.hasBoth = both->boolean;
    unsaved.active = active->text == setNames[1] ? LabSet::B : LabSet::A;
    for (std::size_t set = 0; set < setNames.size(); ++set) {
        if (const TomlValue* values = valueOf(document.value(), setNames[set])) {
            for (const TomlValue& value : values->items) {
                unsaved.values[set].push_back(value.text);
            }
        }
    }
    return unsaved;
}

int restoreUnsaved(const UnsavedWeights& unsaved, LabSheet& sheet) {
    int left = 0;
    for (const LabSet set : {LabSet::A, LabSet::B}) {
        Config config = sheet.base();
        for (const std::string& value : unsaved.values[static_cast<std::size_t>(set)]) {
            Config changed = config;
            if (setIn(changed, value)) {
                config = std::move(changed);
            } else {
                ++left;
            }
        }
        if (!faultOf(config).empty()) {
            ++left;
            config = sheet.base();
        }
        if (set == LabSet::A || unsaved.hasBoth) {
            sheet.restore(set, config);
        }
    }
    if (sheet.active() != unsaved.active && unsaved.hasBoth) {
        sheet.flip();
    }
    return left;
}

}  // namespace doorstring
