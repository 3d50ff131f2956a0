#include "config/sources/merge.hpp"

#include "config/contradictions/contradictions.hpp"
#include "config/key_binding.hpp"
#include "config/language/language_files.hpp"
#include "config/sources/config_files.hpp"
#include "config/weave/weave.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

void Merge::addFile(const ConfigFile& file) {
    Origin origin{{.shown = shownPath(file.path), .isFile = true}, file.name, ++sourceCount_};
    origin.isShipped = file.isShipped;
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
    Origin origin{{name}, name, ++sourceCount_};
    origin.isShipped = true;
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
    if (!addIfCopy(key, given)) {
        all.push_back(std::move(given));
    }
    if (key.rowPlace.number > 0 && origin.addsRows) {
        rowSections_[key.rowPlace.list].insert(key.rowPlace.number);
    }
}

// Adds a value if it is a copy, and returns whether it is one. A copy equals the shipped value, and
// is in a file that may be a copy of a shipped file. It is listed right behind the shipped value,
// so the values of sources between the two files still win. Thus a whole copy of the shipped folder
// changes only what was edited in the copy.
bool Merge::addIfCopy(const KeySpec& key, const Given& given) {
    std::vector<Given>& all = given_[key.path];
    const bool isCopy = given.origin.mayBeCopy && given.isValid && !all.empty() &&
                        all.front().origin.isShipped && all.front().text == given.text;
    if (!isCopy) {
        return false;
    }
    // apply() has put the copied value into the config, where the value that wins belongs.
    if (const std::string& effective = all.back().text; effective != given.text) {
        const TomlValue document = parseToml("value = " + effective).value();
        ErrorList ignored;
        ValueReport ignoredReport(ignored, given.origin, key.path, key.allowed);
        key.read(document.items.front(), config_, ignoredReport);
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
    const Origin origin{{"--set"}, "--set " + argument, ++sourceCount_};
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
            origin.overriddenBy = given.origin.winsOverOptions ? given.origin.name : std::string();
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
    checkLanguage(sources.languages);
    checkTables();
    checkContradictions();
    checkBindings();
    // If a file could not be read, all of its keys would be reported as missing.
    if (!hasUnreadFiles_) {
        checkMissing(sources.shipped);
    }
}

// Sets the number of rows of a list. A row counts if it and all rows before it have a section in a
// file of a config folder. Reports the first mistake: too few rows, a row after a gap, or a
// row that only a preset or --set gives keys for. Reports nothing if a file could not be read,
// because that file may have more rows.
void Merge::countRows(const RowListText& text, const ConfigSources& sources) {
    const std::set<int>& sections = rowSections_[text.list];
    int rows = 0;
    while (sections.contains(rows + 1)) {
        ++rows;
    }
    setCount(text.list, config_.adventure, std::max(text.leastRows, rows));
    if (hasUnreadFiles_) {
        return;
    }
    if (sections.empty() && text.leastRows > 0) {
        return errors_.add({shownPath(sources.shipped), 0, 0, fmt::format("{}.1", text.name),
                            fmt::format("no file has the section; allowed are {} to {} {}s, the "
                                        "first is [{}.1]",
                                        text.leastRows, text.mostRows, text.name, text.name)});
    }
    const auto stray = std::ranges::find_if(schema().keys(), [&](const KeySpec& key) {
        return key.rowPlace.list == text.list && key.rowPlace.number > rows &&
               given_.contains(key.path);
    });
    if (stray == schema().keys().end()) {
        return;
    }
    const int number = stray->rowPlace.number;
    reportAtWinner(stray->path,
                   sections.contains(number)
                       ? fmt::format("there is {} {}, but no {} {}; allowed are {}s from 1 on "
                                     "without a gap",
                                     text.nameWithArticle, number, text.name, rows + 1, text.name)
                       : fmt::format("there is no {} {}, the last is {}; {} is added by a section "
                                     "[{}.{}] in {}",
                                     text.name, number, rows, text.nameWithArticle, text.name,
                                     rows + 1, text.file));
}

// Reports floors whose preset does not exist, at the line that names it.
void Merge::checkFloors(const ConfigSources& sources) {
    for (int number = 1; number <= config_.adventure.floors.count(); ++number) {
        const std::string key = fmt::format("floor.{}.preset", number);
        ConfigSources ofFloor = sources;
        ofFloor.preset = config_.adventure.floors.at(number).preset;
        const auto fault = hasValidWinner(key) ? unknownPresetSentence(ofFloor) : std::nullopt;
        if (fault) {
            reportAtWinner(key, *fault);
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
        if (hasValidWinner(section + "text") && words > mostOfferWords) {
            reportAtWinner(section + "text",
                           fmt::format("\"{}\" has {} words; allowed are at most {}", offer.text,
                                       words, mostOfferWords));
        }
        for (const std::string& step : offer.weave) {
            if (const auto parsed = readWeaveStep(step);
                !parsed && hasValidWinner(section + "weave")) {
                reportAtWinner(section + "weave", parsed.error());
            }
        }
    }
    for (const OfferId woven : config_.adventure.woven) {
        if (numberOf(woven) > offers.count()) {
            reportAtWinner("adventure.woven", fmt::format("there is no offer {}, the last is {}",
                                                          numberOf(woven), offers.count()));
        }
    }
}

// Reports a language that the folder does not have, at the line that chooses it.
void Merge::checkLanguage(const std::filesystem::path& languages) {
    const std::string key = "view.language";
    const auto fault = hasValidWinner(key) && !languages.empty()
                           ? languageFault(config_.view.language, languages)
                           : std::nullopt;
    if (fault) {
        reportAtWinner(key, *fault);
    }
}

bool Merge::hasValidWinner(std::string_view path) const {
    return given_.contains(path) && winnerOf(path).isValid;
}

// Reports a mistake at the source whose value counts.
void Merge::reportAtWinner(std::string_view path, std::string sentence) {
    const Given& given = winnerOf(path);
    report(given.origin, given.place, std::string(path), std::move(sentence));
}

// Reports door tables from which nothing can be drawn: --set may have taken away the last weight.
void Merge::checkTables() {
    for (const KeySpec& key : schema().keys()) {
        const bool isTable = key.hasEntries() && hasValidWinner(key.path);
        if (const std::string fault = isTable ? key.fault(config_) : ""; !fault.empty()) {
            errors_.add({"--set", 0, 0, key.path, fault});
        }
    }
}

// Reports contradictions, with two exceptions. If one of the two values has a mistake, that mistake
// is reported already. A contradiction that can be ignored is not reported if the value of its key
// is shipped.
void Merge::checkContradictions() {
    for (const Contradiction& found : contradictions(config_)) {
        const bool areValid =
            hasValidWinner(found.key) && (found.otherKey.empty() || hasValidWinner(found.otherKey));
        if (areValid && !(found.canBeIgnored && winnerOf(found.key).origin.isShipped)) {
            reportAtWinner(found.key, found.sentence + sourceOfOther(found));
        }
    }
}

// If a contradiction is reported at a file, and a later source gives the other key, says which
// source: the mistake was made there. Else empty.
std::string Merge::sourceOfOther(const Contradiction& found) const {
    const Origin& reported = winnerOf(found.key).origin;
    const Given* const other = found.otherKey.empty() ? nullptr : &winnerOf(found.otherKey);
    if (!reported.isFile || other == nullptr || other->origin.order <= reported.order) {
        return {};
    }
    return other->origin.isFile
               ? fmt::format("; {} is set at {}:{}:{}", found.otherKey, other->origin.shown,
                             other->place.line, other->place.column)
               : fmt::format("; {} is set by {}", found.otherKey, other->origin.name);
}

// Reports each key of the keyboard or a gamepad that would ask for two actions at the same time.
// Also reports the first key that is bound to an action of the Lab although the Lab reserves that
// key, to choose, to type or to leave.
void Merge::checkBindings() {
    if (const auto found = findReservedKey(config_.keys)) {
        const std::string key = "keys." + std::string(name(found->action));
        if (hasValidWinner(key)) {
            reportAtWinner(key,
                           fmt::format("{} chooses, types or leaves in the Lab; allowed is any "
                                       "key but arrows, digits, Enter, Escape, the ways of a "
                                       "gamepad, PadA and PadB",
                                       toString(found->binding)));
        }
    }
    for (const SharedKey& shared : findSharedKeys(config_.keys)) {
        const std::string first = "keys." + std::string(name(shared.first));
        const std::string second = "keys." + std::string(name(shared.second));
        if (hasValidWinner(first) && hasValidWinner(second)) {
            const bool firstIsLater = winnerOf(first).origin.order > winnerOf(second).origin.order;
            reportAtWinner(firstIsLater ? first : second,
                           fmt::format("{} is bound to {} too; allowed is one action a key",
                                       toString(shared.binding), firstIsLater ? second : first));
        }
    }
}

// Finds the first value in the section of a key, in a shipped file if one has the section; null if
// no file has it.
const Merge::Given* Merge::firstOfSection(std::string_view path) const {
    const std::string_view section = path.substr(0, path.rfind('.') + 1);
    const auto rankOf = [](const Given& given) {
        return std::pair(!given.origin.isShipped, given.place.line);
    };
    const Given* first = nullptr;
    for (const auto& [other, all] : given_) {
        const Given& given = all.front();
        const bool isInSection = !section.empty() && other.starts_with(section) &&
                                 other.find('.', section.size()) == std::string::npos &&
                                 given.origin.isFile;
        if (isInSection && (first == nullptr || rankOf(given) < rankOf(*first))) {
            first = &given;
        }
    }
    return first;
}

void Merge::checkMissing(const std::filesystem::path& shippedFolder) {
    for (const KeySpec& key : schema().keys()) {
        const bool hasItsRow =
            key.rowPlace.number == 0 ||
            (isIn(key, config_) && rowSections_[key.rowPlace.list].contains(key.rowPlace.number));
        if (key.required && hasItsRow && !given_.contains(key.path)) {
            const Given* neighbour = firstOfSection(key.path);
            errors_.add({neighbour != nullptr ? neighbour->origin.shown : shownPath(shippedFolder),
                         neighbour != nullptr ? neighbour->place.line : 0, 1, key.path,
                         fmt::format("{} is missing: no file gives it; allowed are {}", key.path,
                                     key.allowed)});
        }
    }
}

}  // namespace doorstring
