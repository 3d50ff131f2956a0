#include "play/session/config_desk.hpp"

#include "base/contains.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/options.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/numbers.hpp"
#include "config/text/say.hpp"
#include "files/folders.hpp"
#include "files/log.hpp"
#include "room/templates/pool.hpp"
#include "view/screens/help_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// The screen is small: it shows a file's name, the log has the whole path.
std::string firstOf(const ConfigErrors& errors) {
    ConfigError first = errors.front();
    first.source = fs::path(first.source).filename().string();
    return toString(first);
}

// Returns the first error with a full stop, unless it ends in a question.
std::string firstSentence(const ConfigErrors& errors) {
    const std::string error = firstOf(errors);
    return error.back() == '?' ? error : error + '.';
}

std::string screenText(const ConfigErrors& errors) {
    if (errors.size() > 1) {
        return sayCount(
            static_cast<std::int64_t>(errors.size() - 1),
            "{error} (and {count} more, see the log). Still using the last valid value.",
            "{error} (and {count} more, see the log). Still using the last valid value.",
            "error"_a = firstOf(errors));
    }
    return say("{error} Still using the last valid value.", "error"_a = firstSentence(errors));
}

// Whether a saved file changes the room at once: a file of templates does, and in a gallery
// creatures.toml and bosses.toml do, too.
bool takesEffectAtOnce(const fs::path& file, const Config& config) {
    return file.extension() == ".txt" ||
           (config.creatures.gallery &&
            (file.filename() == "creatures.toml" || file.filename() == "bosses.toml"));
}

std::string overriddenText(const std::vector<OverriddenKey>& overridden, const fs::path& file) {
    std::string text;
    for (const OverriddenKey& key : overridden) {
        if (key.losingFile == shownPath(file)) {
            text += ' ' + say("{key} is overridden by {source}.", "key"_a = key.key,
                              "source"_a = key.overriddenBy);
        }
    }
    return text;
}

std::string sizeText(GridSize size) {
    return fmt::format("{} by {} tiles", size.width, size.height);
}

ConfigError misfitAt(const TemplatePlace& place, const std::string& sentence) {
    return {place.source, place.line, place.column, std::string(),
            sentence + "; open it again to see it"};
}

// Says why the template that the game was opened to show alone cannot be shown any more: its name,
// size or doors have changed. Empty if it can be shown, or if no template is shown alone.
std::optional<ConfigError> shownTemplateMisfit(const Config& config) {
    const RoomTexts& texts = config.room.texts;
    if (texts.onlyTemplate().empty()) {
        return std::nullopt;
    }
    const auto loaded = templatesOf(config.room);
    if (loaded->rooms.empty()) {
        return misfitAt({texts.all().front().source, 0, 0},
                        fmt::format("there is no room named '{}' any more", texts.onlyTemplate()));
    }
    const RoomTemplate& room = loaded->rooms.front();
    if (const GridSize size = room.tiles.size(); size != config.room.size) {
        return misfitAt(room.place, fmt::format("{} has {} now, and was opened with {}", room.name,
                                                sizeText(size), sizeText(config.room.size)));
    }
    const DoorSet wanted = config.dungeon.startDoors;
    if ((room.doors & wanted) != wanted) {
        return misfitAt(room.place, fmt::format("{} has the doors {} now, and was opened with {}",
                                                room.name, toString(room.doors), toString(wanted)));
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> tooMuchWork(const Config& config) {
    constexpr std::int64_t most = 10'000'000'000;
    const std::int64_t cells = config.dungeon.roomGrid(config.room.size).area();
    if (cells * config.dungeon.limits.tries <= most) {
        return std::nullopt;
    }
    return fmt::format("the code asks for {} tries at a grid of {} cells; at most {} cells are "
                       "allowed in all tries together",
                       grouped(config.dungeon.limits.tries), grouped(cells), grouped(most));
}

ConfigDesk::ConfigDesk(ConfigSources sources, LoadedConfig first)
    : started_(std::move(sources)),
      exploring_(started_),
      sources_(started_),
      loaded_(std::move(first)),
      watch_(sources_, loaded_.config.adventure) {
    exploring_.floor = 0;
}

ConfigSources ConfigDesk::sourcesOf(std::optional<int> floor) const {
    if (floor == 0) {
        return exploring_;
    }
    ConfigSources sources = started_;
    sources.floor = floor;
    return sources;
}

ConfigDesk::MaybeFault ConfigDesk::read() {
    auto result = loadConfig(sources_);
    if (!result) {
        for (const ConfigError& error : result.error()) {
            logReportedError("config: " + toString(error));
        }
        return screenText(result.error());
    }
    if (auto bad = newRoomFaults(result.value().config.room)) {
        return bad;
    }
    if (const auto misfit = shownTemplateMisfit(result.value().config)) {
        logReportedError("config: " + toString(*misfit));
        return screenText({*misfit});
    }
    loaded_ = std::move(result.value());
    watch_.watchFloors(loaded_.config.adventure);
    for (const auto& [key, chosen] : unkept_) {
        if (!isDecidedByRun(key)) {
            schema().at(key).copy(chosen, loaded_.config);
        }
    }
    return std::nullopt;
}

bool ConfigDesk::isDecidedByRun(std::string_view key) const {
    return (key == "adventure.difficulty" && sources_.difficulty) ||
           (key == "tileset" && loaded_.config.adventure.isOn());
}

ConfigDesk::MaybeFault ConfigDesk::newRoomFaults(const RoomConfig& config) const {
    const auto before = templatesOf(loaded_.config.room);
    std::set<std::string> known;
    for (const TemplateFault& fault : before->faults) {
        known.insert(toString(fault));
    }
    ConfigErrors errors;
    for (const TemplateFault& fault : templatesOf(config)->faults) {
        if (const std::string text = toString(fault); !known.contains(text)) {
            logReportedError("config: " + text);
            errors.push_back({fault.place.source, fault.place.line, fault.place.column,
                              std::string(), fault.sentence});
        }
    }
    return errors.empty() ? std::nullopt : std::optional(screenText(errors));
}

void ConfigDesk::noteSaved() {
    for (fs::path& file : watch_.takeChanges()) {
        saved_.push_back(std::move(file));
    }
}

std::optional<ConfigDesk::News> ConfigDesk::check() {
    noteSaved();
    if (saved_.empty()) {
        return std::nullopt;
    }
    const fs::path file = saved_.front();
    logInfo(fmt::format("config: {} was saved", file.string()));
    const std::uint64_t before = loaded_.hash;
    if (const auto bad = readAgain()) {
        return News{.good = false, .text = *bad};
    }
    if (const ConfigErrors faults = offerFaults(sources_, loaded_); !faults.empty()) {
        // Only later floors need the offers.
        logReportedError("config: " + toString(faults.front()));
        return News{
            .good = false,
            .text = say("{error} The file counts all the same.", "error"_a = firstSentence(faults)),
            .isRead = true};
    }
    std::string text = say("{file} read.", "file"_a = file.filename().string());
    const bool mayRegrow = loaded_.config.view.regrow != Regrow::Never;
    if (loaded_.hash != before && mayRegrow && !takesEffectAtOnce(file, loaded_.config)) {
        const KeyBindings& keys = loaded_.config.keys;
        constexpr bool ofPad = false;
        const std::string other = firstKeysOf(keys, {Action::NewDungeon}, ofPad);
        const std::string same = firstKeysOf(keys, {Action::SameSeed}, ofPad);
        if (!other.empty() && !same.empty()) {
            text += ' ';
            text += loaded_.config.adventure.isOn()
                        ? say("{other} regrows the floor, {same} with the same seed.",
                              "other"_a = other, "same"_a = same)
                        : say("{other} makes a new dungeon, {same} regrows this one.",
                              "other"_a = other, "same"_a = same);
        }
    }
    logInfo(fmt::format("config: read, hash {:016x}", loaded_.hash));
    return News{.good = true, .text = text + overriddenText(loaded_.overridden, file)};
}

ConfigDesk::MaybeFault ConfigDesk::choose(const std::function<void(Config&)>& change,
                                          const std::vector<std::string_view>& keys) {
    for (const std::string_view key : keys) {
        if (schema().find(key) == nullptr) {
            return fmt::format("There is no key {}.", key);
        }
    }
    change(loaded_.config);
    if (explored_) {
        change(explored_->config);
    }
    const Config wanted = loaded_.config;
    auto fault = saveOptions(sources_.user, wanted, keys);
    for (const std::string_view key : keys) {
        if (fault) {
            unkept_.insert_or_assign(std::string(key), wanted);
        } else {
            unkept_.erase(std::string(key));
        }
    }
    if (fault) {
        if (*fault == reportedFault_) {
            return std::nullopt;
        }
        reportedFault_ = *fault;
        logReportedError(*fault);
        return say("Not saved: {fault}", "fault"_a = *fault);
    }
    reportedFault_.clear();
    noteSaved();
    std::erase(saved_, sources_.user / optionsFileName);  // which the game wrote itself
    MaybeFault firstOverridden;
    for (const ValueOrigin& origin : loaded_.values) {
        const KeySpec& key = *origin.key;
        if (!origin.overriddenBy.empty() && contains(keys, key.path) &&
            key.toml(wanted) != origin.value) {
            unkept_.insert_or_assign(key.path, wanted);
            if (!firstOverridden) {
                firstOverridden = say("Saved, but {key} is overridden by {source}.",
                                      "key"_a = key.path, "source"_a = origin.overriddenBy);
            }
        }
    }
    return firstOverridden;
}

ConfigDesk::MaybeFault ConfigDesk::use(ConfigSources sources) {
    std::swap(sources_, sources);
    if (auto bad = read()) {
        std::swap(sources_, sources);
        return bad;
    }
    if (sources_.floor == 0) {
        exploring_ = sources_;
    }
    watch_ = ConfigWatch(sources_, loaded_.config.adventure);
    saved_.clear();
    return std::nullopt;
}

ConfigDesk::MaybeFault ConfigDesk::usePreset(const std::string& preset) {
    ConfigSources changed = exploring_;
    changed.preset = preset;
    changed.code.reset();
    return use(std::move(changed));
}

ConfigDesk::MaybeFault ConfigDesk::useCode(const SharedDungeon& code) {
    ConfigSources changed = exploring_;
    changed.preset.clear();
    changed.code = code;
    if (const auto decoded = configOf(changed.shipped, code); !decoded) {
        return toString(decoded.error().front());
    }
    if (const auto loaded = loadConfig(changed)) {
        if (auto tooMuch = tooMuchWork(loaded.value().config)) {
            return tooMuch;
        }
    }
    return use(std::move(changed));
}

ConfigDesk::MaybeFault ConfigDesk::useFloor(std::optional<int> floor,
                                            std::optional<Difficulty> difficulty, OfferSet woven,
                                            std::optional<int> wins) {
    ConfigSources changed = sourcesOf(floor);
    changed.difficulty = difficulty;
    changed.woven = woven;
    changed.wins = wins;
    const LoadedConfig before = loaded_;
    auto fault = use(std::move(changed));
    if (!fault && !before.config.adventure.isOn()) {
        explored_ = before;
    }
    return fault;
}

void ConfigDesk::returnToExploring() {
    sources_ = exploring_;
    if (!explored_) {
        ConfigSources shipped;
        shipped.shipped = sources_.shipped;
        if (auto loaded = loadConfig(shipped)) {
            explored_ = std::move(loaded.value());
        }
    }
    if (explored_) {
        loaded_ = *explored_;
    }
    watch_ = ConfigWatch(sources_);
}

ConfigDesk::MaybeFault ConfigDesk::readAgain() {
    noteSaved();
    auto fault = read();
    // check() must not report these files again: that would replace the message about the new
    // dungeon.
    saved_.clear();
    return fault;
}

}  // namespace doorstring
