#include "config/toml/toml_edit.hpp"

#include "base/contains.hpp"
#include "base/door_set.hpp"
#include "config/text/printable.hpp"
#include "config/toml/text_lines.hpp"

#include <algorithm>
#include <map>

namespace doorstring {

namespace {

using PathValues = std::map<std::string, std::string>;  // as TOML, by path

// Returns a door string in its usual order: NS for SN. Returns other keys as they are.
std::string plainName(const std::string& key) {
    const auto doors = parseDoorString(key);
    return doors ? toString(doors.value()) : key;
}

// The item of a path; null if there is none.
const TomlValue* findItem(const TomlValue& table, std::string_view path) {
    for (const TomlValue& item : table.items) {
        if (item.key == path || plainName(item.key) == path) {
            return &item;
        }
        if (path.starts_with(item.key + ".")) {
            if (const TomlValue* found = findItem(item, path.substr(item.key.size() + 1))) {
                return found;
            }
        }
    }
    return nullptr;
}

// Adds all values of a table and of the tables within it.
void addValues(const TomlValue& table, const std::string& prefix, PathValues& values) {
    for (const TomlValue& item : table.items) {
        const std::string path = prefix + plainName(item.key);
        if (item.kind == TomlValue::Kind::Table && !item.items.empty()) {
            addValues(item, path + ".", values);
        } else {
            values[path] = tomlText(item);
        }
    }
}

// Parses the value of a setting. If that is a door table, its entries get plain names.
TomlValue valueOf(const TomlSetting& setting) {
    const auto document = parseToml("value = " + setting.value);
    TomlValue value = document ? document.value().items.front() : TomlValue();
    for (TomlValue& entry : value.items) {
        entry.key = plainName(entry.key);
    }
    return value;
}

bool isTable(const TomlValue& value) {
    return value.kind == TomlValue::Kind::Table;
}

// Whether the item has a line such as [view].
bool hasHeader(const TextLines& lines, const TomlValue& item) {
    return trimmed(lines.line(item.keyPlace.line)).starts_with('[');
}

// The number of the last line that an item and its values have, not counting sections within it.
int lastLineOf(const TextLines& lines, const TomlValue& item) {
    int last = isTable(item) ? item.keyPlace.line : item.end.line;
    for (const TomlValue& inner : item.items) {
        last = hasHeader(lines, inner) ? last : std::max(last, lastLineOf(lines, inner));
    }
    return last;
}

// A text that is edited setting by setting, and parsed again for each, so that places are right.
class Editor {
public:
    Editor(std::string_view text, NewSettings placing) : text_(text), placing_(placing) {
        if (!text_.empty() && text_.back() != '\n') {
            text_ += '\n';
        }
    }

    const std::string& text() const { return text_; }

    void set(const TomlSetting& setting) {
        const TomlValue value = valueOf(setting);
        const auto document = parseToml(text_);
        if (!document) {
            return;  // an earlier edit has broken the text
        }
        const TomlValue* item = findItem(document.value(), setting.path);
        const TextLines lines(text_);
        // A door table is set entry by entry, unless the text has it in braces.
        if (isTable(value) && (item == nullptr || hasEntries(lines, *item))) {
            setEntries(setting.path, item == nullptr, value);
        } else if (item != nullptr) {
            const std::size_t begin = lines.offsetOf(item->place);
            text_.replace(begin, lines.offsetOf(item->end) - begin, setting.value);
        } else {
            add(setting, lines, document.value());
        }
    }

private:
    // Whether the item is a table that has a line for each entry, below its header or with the
    // whole path, as in view.scale = 3.
    bool hasEntries(const TextLines& lines, const TomlValue& item) const {
        return isTable(item) && text_[lines.offsetOf(item.place)] != '{';
    }

    void setEntries(const std::string& path, bool isNew, const TomlValue& table) {
        if (isNew) {
            text_ += "\n[" + path + "]\n";
        }
        for (const TomlValue& entry : table.items) {
            set({path + "." + entry.key, tomlText(entry)});
        }
        removeOthers(path, table);
    }

    // Removes the lines of the entries that `table` lacks. Begins with the last one, as each
    // removal changes the places behind it.
    void removeOthers(const std::string& path, const TomlValue& table) {
        const auto document = parseToml(text_);
        const TomlValue* all = document ? findItem(document.value(), path) : nullptr;
        if (all == nullptr) {
            return;
        }
        std::vector<TextPlace> gone;
        for (const TomlValue& entry : all->items) {
            if (!contains(table.items, plainName(entry.key), &TomlValue::key)) {
                gone.push_back(entry.keyPlace);
            }
        }
        std::ranges::sort(gone, std::ranges::greater(), &TextPlace::line);
        for (const TextPlace place : gone) {
            const TextLines lines(text_);
            const std::size_t begin = lines.offsetOf({place.line, 1});
            text_.erase(begin, lines.offsetOf({place.line + 1, 1}) - begin);
        }
    }

    // Adds a setting that is new to the text.
    void add(const TomlSetting& setting, const TextLines& lines, const TomlValue& all) {
        const std::size_t nameStart = setting.path.rfind('.') + 1;  // 0 without a dot
        const std::string section = setting.path.substr(0, nameStart == 0 ? 0 : nameStart - 1);
        const std::string line = setting.path.substr(nameStart) + " = " + setting.value + "\n";
        const TomlValue* holder = section.empty() ? nullptr : findItem(all, section);
        if (holder != nullptr && hasHeader(lines, *holder)) {
            insertBelow(lines, lastLineOf(lines, *holder), line);
        } else if (holder != nullptr && hasEntries(lines, *holder)) {
            const TextPlace key = holder->items.front().keyPlace;
            const std::string_view before = lines.line(key.line).substr(0, lines.byteInLine(key));
            insertBelow(lines, lastLineOf(lines, *holder), std::string(before) + line);
        } else if (section.empty() || placing_ == NewSettings::AtTop) {
            addAtTop(lines, all, setting.path + " = " + setting.value + "\n");
        } else {
            text_ += "\n[" + section + "]\n" + line;
        }
    }

    // Adds a line below the last value that is above all sections. If there is no such value, adds
    // it above the first section and its comment; if there is no section either, at the end.
    void addAtTop(const TextLines& lines, const TomlValue& all, const std::string& line) {
        int lastValueLine = 0;     // 0 if there is no such value
        int firstSectionLine = 0;  // the line of its header; 0 if there is no section
        for (const TomlValue& item : all.items) {
            if (!hasHeader(lines, item)) {
                lastValueLine = std::max(lastValueLine, lastLineOf(lines, item));
            } else if (firstSectionLine == 0 || item.keyPlace.line < firstSectionLine) {
                firstSectionLine = item.keyPlace.line;
            }
        }
        if (lastValueLine > 0) {
            return insertBelow(lines, lastValueLine, line);
        }
        if (firstSectionLine == 0) {
            text_ += line;
            return;
        }
        while (firstSectionLine > 1 && trimmed(lines.line(firstSectionLine - 1)).starts_with('#')) {
            --firstSectionLine;
        }
        text_.insert(lines.offsetOf({firstSectionLine, 1}), line + "\n");
    }

    void insertBelow(const TextLines& lines, int line, std::string_view added) {
        text_.insert(lines.offsetOf({line + 1, 1}), added);
    }

    std::string text_;
    NewSettings placing_;
};

// Changes a setting in the values that the edited text must have.
void expect(const TomlSetting& setting, PathValues& values) {
    const std::string prefix = setting.path + ".";
    std::erase_if(values, [&](const auto& entry) {
        return entry.first == setting.path || entry.first.starts_with(prefix);
    });
    const TomlValue value = valueOf(setting);
    if (isTable(value)) {
        addValues(value, prefix, values);
    } else {
        values[setting.path] = tomlText(value);
    }
}

}  // namespace

Result<std::string, TomlFault>
editedToml(std::string_view text, const std::vector<TomlSetting>& settings, NewSettings placing) {
    text = withoutByteOrderMark(text);
    const auto document = parseToml(text);
    if (!document) {
        return document.error();
    }
    PathValues expected;
    addValues(document.value(), "", expected);
    Editor editor(text, placing);
    for (const TomlSetting& setting : settings) {
        editor.set(setting);
        expect(setting, expected);
    }
    PathValues found;
    if (const auto edited = parseToml(editor.text())) {
        addValues(edited.value(), "", found);
    }
    if (found == expected) {
        return editor.text();
    }
    // Name the first setting that cannot be changed even alone.
    for (std::size_t i = 0; settings.size() > 1 && i < settings.size(); ++i) {
        if (auto alone = editedToml(text, {settings[i]}, placing); !alone) {
            return alone;
        }
    }
    return TomlFault{{}, settings.front().path + " cannot be changed there"};
}

}  // namespace doorstring
