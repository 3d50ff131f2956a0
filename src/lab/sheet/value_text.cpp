#include "lab/sheet/value_text.hpp"

#include "config/text/printable.hpp"
#include "config/toml/text_lines.hpp"
#include "config/toml/toml_value.hpp"
#include "lab/sheet/lab_field.hpp"

#include <algorithm>

namespace doorstring {

namespace {

std::string_view sectionPart(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(0, dot);
}

std::string_view namePart(std::string_view path) {
    return path.substr(path.rfind('.') + 1);
}

const TomlValue* itemAt(const TomlValue& table, std::string_view path) {
    for (const TomlValue& item : table.items) {
        if (item.key == path) {
            return &item;
        }
        if (path.starts_with(item.key + ".")) {
            if (const TomlValue* found = itemAt(item, path.substr(item.key.size() + 1))) {
                return found;
            }
        }
    }
    return nullptr;
}

// One text that is edited value by value. Each edit reads it again, so that places are right.
class ValueText {
public:
    explicit ValueText(std::string text) : text_(std::move(text)) {
        if (!text_.empty() && text_.back() != '\n') {
            text_ += '\n';
        }
    }

    const std::string& text() const { return text_; }

    void set(const std::string& path, const std::string& value) {
        const auto document = parseToml(text_);
        if (!document) {
            return;
        }
        const TextLines lines(text_);
        if (const TomlValue* item = itemAt(document.value(), path)) {
            return replace(lines.offsetOf(item->place), lines.offsetOf(item->end), value);
        }
        const std::string line = std::string(namePart(path)) + " = " + value + "\n";
        const std::string_view section = sectionPart(path);
        if (section.empty()) {
            return insertAbove(lines, document.value(), line);
        }
        const TomlValue* holder = itemAt(document.value(), section);
        if (holder == nullptr || !isHeader(lines, *holder)) {
            text_ += "\n[" + std::string(section) + "]\n" + line;
            return;
        }
        insertBelow(lines, lastLineOf(lines, *holder), line);
    }

    // Each entry of a door table for itself, so that comments beside them stay.
    void setTable(const std::string& path, const DoorTable& table) {
        const auto document = parseToml(text_);
        if (!document) {
            return;
        }
        const TomlValue* item = itemAt(document.value(), path);
        if (item != nullptr && !isHeader(TextLines(text_), *item)) {
            return set(path, DoorTableKind{}.toml(table));
        }
        if (item == nullptr) {
            text_ += "\n[" + path + "]\n";
        } else {
            removeEntries(*item, table);
        }
        for (const DoorTable::Entry& entry : table.entries()) {
            set(nameOf(path, entry.value), WeightKind().toml(entry.weight));
        }
    }

private:
    static bool isHeader(const TextLines& lines, const TomlValue& item) {
        return trimmed(lines.line(item.keyPlace.line)).starts_with('[');
    }

    void replace(std::size_t begin, std::size_t end, std::string_view by) {
        text_.replace(begin, end - begin, by);
    }
    void insertBelow(const TextLines& lines, int line, std::string_view added) {
        text_.insert(lines.offsetOf({line + 1, 1}), added);
    }

    // Of the section and its values, but not of sections within it.
    static int lastLineOf(const TextLines& lines, const TomlValue& section) {
        int last = section.keyPlace.line;
        for (const TomlValue& item : section.items) {
            last = isHeader(lines, item) ? last : std::max(last, item.end.line);
        }
        return last;
    }

    // Behind the values above all sections, or before the first section and its comment.
    void insertAbove(const TextLines& lines, const TomlValue& all, std::string_view added) {
        int last = 0;
        int first = 0;
        for (const TomlValue& item : all.items) {
            if (!trimmed(lines.line(item.keyPlace.line)).starts_with('[')) {
                last = std::max(last, item.end.line);
            } else if (first == 0 || item.keyPlace.line < first) {
                first = item.keyPlace.line;
            }
        }
        if (last > 0) {
            return insertBelow(lines, last, added);
        }
        if (first == 0) {
            text_ += added;
            return;
        }
        while (first > 1 && trimmed(lines.line(first - 1)).starts_with('#')) {
            --first;
        }
        text_.insert(lines.offsetOf({first, 1}), std::string(added) + "\n");
    }

    // As the entry is spelled in the text, where it stands there.
    std::string nameOf(const std::string& path, DoorSet doors) const {
        const auto document = parseToml(text_);
        const TomlValue* item = document ? itemAt(document.value(), path) : nullptr;
        if (item != nullptr) {
            for (const TomlValue& entry : item->items) {
                const auto spelled = parseDoorString(entry.key);
                if (spelled && spelled.value() == doors) {
                    return path + "." + entry.key;
                }
            }
        }
        return path + "." + toString(doors);
    }

    // The lines of those that the table does not have; the last first, so that places stay right.
    void removeEntries(const TomlValue& item, const DoorTable& table) {
        std::vector<TextPlace> gone;
        for (const TomlValue& entry : item.items) {
            const auto doors = parseDoorString(entry.key);
            const bool stays =
                doors && std::any_of(table.entries().begin(), table.entries().end(),
                                     [&](const auto& each) { return each.value == doors.value(); });
            if (!stays) {
                gone.push_back(entry.keyPlace);
            }
        }
        std::sort(gone.begin(), gone.end(), [](auto a, auto b) { return a.line > b.line; });
        for (const TextPlace place : gone) {
            const TextLines lines(text_);
            const std::size_t begin = lines.offsetOf({place.line, 1});
            text_.erase(begin, lines.offsetOf({place.line + 1, 1}) - begin);
        }
    }

    std::string text_;
};

const DoorTable* tableOf(const Config& config, std::string_view path) {
    const std::string_view section = sectionPart(path);
    const auto way = directionFromLetter(path.back());
    if (!way || path.size() != section.size() + 2) {
        return nullptr;
    }
    const DungeonConfig& dungeon = config.dungeon;
    return section == "tables"   ? &dungeon.tables[*way]
           : section == "middle" ? &dungeon.middle.tables[*way]
           : section == "far"    ? &dungeon.far.tables[*way]
                                 : nullptr;
}

// Empty, or the first key that the text does not give as the config does.
std::string missingIn(std::string_view text, const Config& config,
                      const std::vector<const KeySpec*>& keys) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error().sentence;
    }
    Config found = config;
    ErrorList errors;
    const ValueSource source;
    for (const KeySpec* key : keys) {
        const TomlValue* item = itemAt(document.value(), key->path);
        if (item == nullptr) {
            return key->path + " cannot be added";
        }
        ValueReport report(errors, source, key->path, key->allowed);
        key->read(*item, found, report);
        if (report.failed() || key->toml(found) != key->toml(config)) {
            return key->path + " cannot be changed there";
        }
    }
    return {};
}

}  // namespace

Result<std::string, TextFileFault> withValues(std::string_view text, const Config& config,
                                              const std::vector<const KeySpec*>& keys) {
    if (const auto document = parseToml(text); !document) {
        return TextFileFault{document.error().sentence};
    }
    ValueText edited{std::string(text)};
    for (const KeySpec* key : keys) {
        if (const DoorTable* table = key->hasEntries() ? tableOf(config, key->path) : nullptr) {
            edited.setTable(key->path, *table);
        } else {
            edited.set(key->path, key->toml(config));
        }
    }
    if (std::string missing = missingIn(edited.text(), config, keys); !missing.empty()) {
        return TextFileFault{std::move(missing)};
    }
    return edited.text();
}

}  // namespace doorstring
