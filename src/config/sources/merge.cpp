#include "config/sources/merge.hpp"

#include "config/contradictions/contradictions.hpp"
#include "config/key_binding.hpp"
#include "config/sources/config_files.hpp"
#include "config/weave/weave.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

void Merge::addFile(const ConfigFile& file) {
    Origin origin{{shownPath(file.path), true}, file.name, ++sources_, file.isShipped};
    origin.winsOverOptions = file.winsOverOptions;
    origin.addsRows = !file.isPreset;
    origin.group = file.group;
    origin.mayBeCopy = file.mayBeCopy;
    if (!file.document) {
        hasUnreadFiles_ = true;
        const TomlFault& fault = file.document.error();
        return report(origin, fault.place, "", fault.sentence);
    }
    const std::size_t errorsBefore = errors_.count();
    schema().visit(
        file.document.value(),
        [&](const KeySpec& key, const TomlValue& value) { apply(key, value, origin); },
        [&](const std::string& path, const TomlValue& item) {
            if (!file.isPreset || path != baseKey) {  // presetChain() has read the base
                reportUnknown(item, path, origin);
            }
        });
    errors_.sortByPlace(errorsBefore);
}

void Merge::addValues(const TomlValue& values, const std::string& name) {
    const Origin origin{{name}, name, ++sources_, true};
    schema().visit(
        values, [&](const KeySpec& key, const TomlValue& value) { apply(key, value, origin); },
        [&](const std::string& path, const TomlValue& item) { reportUnknown(item, path, origin); });
}

void Merge::reportUnknown(const TomlValue& item, const std::string& path, const Origin& origin) {
    errors_.add([&]() -> ConfigError {
        return {origin.shown, item.keyPlace.line, item.keyPlace.column, path,
                schema().isSection(path) ? fmt::format("{} is {}; allowed is a section: [{}]",
                                                       foundText(item), typeName(item.kind), path)
                                         : schema().unknownKeySentence(path)};
    });
}

void Merge::report(const Origin& origin, TextPlace place, const std::string& key,
                   std::string sentence) {
    ValueReport(errors_, origin, key, {}).error(place, [&] { return std::move(sentence); });
}

void Merge::apply(const KeySpec& key, const TomlValue& value, const Origin& origin) {
    ValueReport faults(errors_, origin, key.path, key.allowed);
    key.read(value, config_, faults);
    std::vector<Given>& all = given_[key.path];
    for (const Given& earlier : all) {
        if (origin.isFile && earlier.origin.group == origin.group) {
            faults.error(value.keyPlace, [&] {
                return fmt::format("{}:{} sets it already; allowed is once in a folder",
                                   earlier.origin.shown, earlier.place.line);
            });
        }
    }
    Given given{origin, value.place, !faults.failed(), key.toml(config_)};
    if (!addAsShipped(key, given)) {
        all.push_back(std::move(given));
    }
    if (key.numbered.number > 0 && origin.addsRows) {
        rowSections_[key.numbered.list].insert(key.numbered.number);
    }
}

// Adds a value that is a copy: it equals the shipped value, and its file may be a copy of a shipped
// one. Lists it right behind the shipped value, so that the values of sources between the two files
// still win: a whole copy of the shipped folder changes only what was edited in it. Returns false,
// and adds nothing, if the value is no copy.
bool Merge::addAsShipped(const KeySpec& key, const Given& given) {
    std::vector<Given>& all = given_[key.path];
    const bool isCopy = given.origin.mayBeCopy && given.good && !all.empty() &&
                        all.front().origin.isShipped && all.front().text == given.text;
    if (!isCopy) {
        return false;
    }
    // apply() has put the copied value into the config. Puts the value that wins back.
    if (const std::string& effective = all.back().text; effective != given.text) {
        const TomlValue again = parseToml("again = " + effective).value();
        ErrorList none;
        ValueReport unneeded(none, given.origin, key.path, key.allowed);
        key.read(again.items.front(), config_, unneeded);
    }
    Given standIn = given;
    standIn.origin.isShipped = true;
    standIn.origin.winsOverOptions = false;
    standIn.origin.order = all.front().origin.order;
    all.insert(all.begin() + 1, std::move(standIn));
    return true;
}

void Merge::addSet(const std::string& argument) {
    const auto option = parseSetOption(schema(), argument);
    if (!option) {
        return errors_.add(option.error());
    }
    const Origin origin{{"--set"}, "--set " + argument, ++sources_};
    if (option.value().setsOneEntry) {
        applyEntry(option.value(), origin);
    } else {
        apply(*option.value().key, option.value().value, origin);
    }
}

void Merge::applyEntry(const SetOption& option, const Origin& origin) {
    const KeySpec& table = *option.key;
    const std::string before = table.toml(config_);
    ValueReport faults(errors_, origin, table.path, table.allowed);
    table.readEntry(option.value, config_, faults);
    std::vector<Given>& all = given_[table.path];
    if (all.empty()) {
        all.push_back({origin, {}, !faults.failed(), {}});
    }
    if (all.back().origin.isFile && table.toml(config_) != before) {
        const std::string key = table.path + "." + option.value.key;
        entries_[key] = {key, all.back().origin.shown, origin.name};
    }
}

std::vector<ValueOrigin> Merge::values() const {
    std::vector<ValueOrigin> all;
    for (const KeySpec& key : schema().keys()) {
        if (!isIn(key, config_)) {
            continue;
        }
        ValueOrigin& origin = all.emplace_back();
        origin.key = &key;
        if (const auto found = given_.find(key.path); found != given_.end()) {
            const Given& given = found->second.back();
            origin.source = given.origin.shown;
            origin.place = given.origin.isFile ? given.place : TextPlace{};
            origin.isShipped = given.origin.isShipped;
            origin.value = given.text;
            origin.overrides = given.origin.winsOverOptions ? given.origin.name : std::string();
        }
        for (const auto& [path, entry] : entries_) {
            if (path.starts_with(key.path + ".")) {
                origin.entries += (origin.entries.empty() ? "" : ", ") + entry.overriddenBy;
                origin.isShipped = false;
            }
        }
    }
    return all;
}

std::vector<OverriddenKey> Merge::overridden() const {
    std::vector<OverriddenKey> keys;
    for (const auto& [path, all] : given_) {
        for (const Given& given : all) {
            if (given.origin.isFile && given.text != all.back().text) {
                keys.push_back({path, given.origin.shown, all.back().origin.name});
            }
        }
    }
    for (const auto& [path, entry] : entries_) {
        keys.push_back(entry);
    }
    return keys;
}

// The checks that need the values of all sources.

void Merge::finish(const ConfigSources& sources) {
    for (const RowListText& list : rowListTexts) {
        countRows(list, sources);
    }
    checkFloors(sources);
    checkOffers();
    checkTables();
    checkContradictions();
    checkBindings();
    // If a file could not be read, all of its keys would be reported as missing.
    if (!hasUnreadFiles_) {
        checkMissing(sources.shipped);
    }
}

// Sets the number of rows of a list: those from 1 on, up to the first gap, that have a section in a
// file of a config folder. Reports the first mistake: too few rows, a row after a gap, or a row
// that only a preset or --set gives keys for. Does not report it if a file could not be read, as
// that file may have more rows.
void Merge::countRows(const RowListText& text, const ConfigSources& sources) {
    const std::set<int>& sections = rowSections_[text.list];
    int rows = 0;
    while (sections.contains(rows + 1)) {
        ++rows;
    }
    setCount(text.list, config_.adventure, std::max(text.least, rows));
    if (hasUnreadFiles_) {
        return;
    }
    if (sections.empty() && text.least > 0) {
        return errors_.add({shownPath(sources.shipped), 0, 0, fmt::format("{}.1", text.name),
                            fmt::format("no file has the section; allowed are {} to {} {}s, the "
                                        "first is [{}.1]",
                                        text.least, text.most, text.name, text.name)});
    }
    const auto stray = std::ranges::find_if(schema().keys(), [&](const KeySpec& key) {
        return key.numbered.list == text.list && key.numbered.number > rows &&
               given_.contains(key.path);
    });
    if (stray == schema().keys().end()) {
        return;
    }
    const int number = stray->numbered.number;
    reportAtLast(stray->path,
                 sections.contains(number)
                     ? fmt::format("there is {} {}, but no {} {}; allowed are {}s from 1 on "
                                   "without a gap",
                                   text.one, number, text.name, rows + 1, text.name)
                     : fmt::format("there is no {} {}, the last is {}; {} is added by a section "
                                   "[{}.{}] in {}",
                                   text.name, number, rows, text.one, text.name, rows + 1,
                                   text.file));
}

// Reports floors whose preset does not exist, at the line that names it.
void Merge::checkFloors(const ConfigSources& sources) {
    for (int number = 1; number <= config_.adventure.floors.count(); ++number) {
        const std::string key = fmt::format("floor.{}.preset", number);
        ConfigSources ofFloor = sources;
        ofFloor.preset = config_.adventure.floors.at(number).preset;
        const auto fault = isGood(key) ? unknownPreset(ofFloor) : std::nullopt;
        if (fault) {
            reportAtLast(key, *fault);
        }
    }
}

// Reports offers whose text is too long or that have a step that cannot be read, and offers that
// are woven though they do not exist.
void Merge::checkOffers() {
    const Offers& offers = config_.adventure.altar.table;
    for (int number = 1; number <= offers.count(); ++number) {
        const std::string section = fmt::format("offer.{}.", number);
        const OfferConfig& offer = offers.at(number);
        const auto words = 1 + std::ranges::count(offer.text, ' ');
        if (isGood(section + "text") && words > mostOfferWords) {
            reportAtLast(section + "text",
                         fmt::format("\"{}\" has {} words; allowed are at most {}", offer.text,
                                     words, mostOfferWords));
        }
        for (const std::string& step : offer.weave) {
            if (const auto read = readWeaveStep(step); !read && isGood(section + "weave")) {
                reportAtLast(section + "weave", read.error());
            }
        }
    }
    for (const OfferId woven : config_.adventure.woven) {
        if (numberOf(woven) > offers.count()) {
            reportAtLast("adventure.woven", fmt::format("there is no offer {}, the last is {}",
                                                        numberOf(woven), offers.count()));
        }
    }
}

bool Merge::isGood(std::string_view path) const {
    return given_.contains(path) && lastOf(path).good;
}

// Reports a mistake at the source whose value counts.
void Merge::reportAtLast(std::string_view path, std::string sentence) {
    const Given& given = lastOf(path);
    report(given.origin, given.place, std::string(path), std::move(sentence));
}

// Reports door tables from which nothing can be drawn: --set may have taken away the last weight.
void Merge::checkTables() {
    for (const KeySpec& key : schema().keys()) {
        const bool isTable = key.hasEntries() && isGood(key.path);
        if (const std::string fault = isTable ? key.fault(config_) : ""; !fault.empty()) {
            errors_.add({"--set", 0, 0, key.path, fault});
        }
    }
}

// Reports contradictions. Leaves out those of values whose own mistakes are reported already, and
// dispensable ones of keys whose value is shipped.
void Merge::checkContradictions() {
    for (const Contradiction& found : contradictions(config_)) {
        const bool areGood = isGood(found.key) && (found.with.empty() || isGood(found.with));
        if (areGood && !(found.isDispensable && lastOf(found.key).origin.isShipped)) {
            reportAtLast(found.key, found.sentence);
        }
    }
}

// Reports keys of the keyboard or a gamepad that are bound to two actions, and the first that is
// bound to an action of the Lab though the Lab reserves it.
void Merge::checkBindings() {
    if (const auto found = findReservedKey(config_.keys)) {
        const std::string key = "keys." + std::string(name(found->action));
        if (isGood(key)) {
            reportAtLast(key, fmt::format("{} chooses, types or leaves in the Lab; allowed is any "
                                          "key but arrows, digits, Enter, Escape, the ways of a "
                                          "gamepad, PadA and PadB",
                                          toString(found->binding)));
        }
    }
    for (const SharedKey& shared : findSharedKeys(config_.keys)) {
        const std::string first = "keys." + std::string(name(shared.first));
        const std::string second = "keys." + std::string(name(shared.second));
        if (isGood(first) && isGood(second)) {
            const bool firstIsLater = lastOf(first).origin.order > lastOf(second).origin.order;
            reportAtLast(firstIsLater ? first : second,
                         fmt::format("{} is bound to {} too; allowed is one action a key",
                                     toString(shared.binding), firstIsLater ? second : first));
        }
    }
}

// Finds the first value in the section of a key, preferably in a shipped file; null if no file has
// the section.
const Merge::Given* Merge::firstOfSection(std::string_view path) const {
    const std::string_view section = path.substr(0, path.rfind('.') + 1);
    const Given* first = nullptr;
    for (const auto& [other, all] : given_) {
        const Given& given = all.front();
        const bool isIn = !section.empty() && other.starts_with(section) &&
                          other.find('.', section.size()) == std::string::npos &&
                          given.origin.isFile;
        if (isIn &&
            (first == nullptr || std::pair(!given.origin.isShipped, given.place.line) <
                                     std::pair(!first->origin.isShipped, first->place.line))) {
            first = &given;
        }
    }
    return first;
}

void Merge::checkMissing(const std::filesystem::path& shippedFolder) {
    for (const KeySpec& key : schema().keys()) {
        const bool hasItsRow =
            key.numbered.number == 0 ||
            (isIn(key, config_) && rowSections_[key.numbered.list].contains(key.numbered.number));
        if (key.required && hasItsRow && !given_.contains(key.path)) {
            const Given* beside = firstOfSection(key.path);
            errors_.add({beside != nullptr ? beside->origin.shown : shownPath(shippedFolder),
                         beside != nullptr ? beside->place.line : 0, 1, key.path,
                         fmt::format("{} is missing: no file gives it; allowed are {}", key.path,
                                     key.allowed)});
        }
    }
}

}  // namespace doorstring
