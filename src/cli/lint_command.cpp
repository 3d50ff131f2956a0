#include "base/contains.hpp"
#include "cli/commands.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/writers.hpp"
#include "config/contradictions/contradictions.hpp"
#include "config/sources/config_files.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "files/log.hpp"
#include "room/templates/pool.hpp"
#include "study/lint/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

enum class LintFormat : std::uint8_t { Text, Json };
constexpr auto lintFormatNames = namesOf<LintFormat>({"text", "json"});
constexpr ChoiceOption<LintFormat> formatOfLint{
    "--format", "FORMAT", "text (the default), a line each, or json", "json", lintFormatNames};
constexpr Option outOfLint{"--out", "FILE", "write to FILE", "lint.json"};
constexpr auto lintOptions = std::to_array<Option>({codeOption, formatOfLint, outOfLint});
constexpr std::array<std::string_view, 3> lintExamples{
    "doorstring lint", "doorstring lint my-config", "doorstring lint --preset ring --format json"};

MaybeSentence clashOfLint(const GivenOptions& given) {
    return given.has(configOption)
               ? MaybeSentence("lint takes the folder without --config, as in doorstring lint "
                               "my-config")
               : std::nullopt;
}

// A line of the report.
struct LintLine {
    ConfigError mistake;            // what is wrong, and where to mend it
    bool isError = false;           // false for a warning
    std::optional<Seed> seed = {};  // of a dungeon that shows it; empty if none does
    std::string preset = {};        // the preset that shows it; empty if none is needed
    bool namesPreset = false;       // whether its text names the preset, as the mistake does not
    // Whether both say the same. Seed and preset do not count: presets that share a mistake may
    // show it with different seeds.
    friend bool operator==(const LintLine& a, const LintLine& b) {
        return toString(a.mistake) == toString(b.mistake) && a.isError == b.isError;
    }
};
using LintReport = std::vector<LintLine>;

// A configuration to look at: the one that was asked for, alone or with one of its presets.
struct LintTarget {
    ConfigSources sources;
    fs::path preset = {};  // the file of the preset; empty for the configuration alone
    // The names of all sources but the preset; empty without a preset. What is found about
    // values from these sources is reported only by the target without a preset.
    std::vector<std::string> sharedSources = {};
};

// The samples of all targets share these limits, so that together they take less than two seconds.
constexpr int mostDungeons = 4000;
constexpr int fewestDungeons = 200;          // of each sample, even if mostDungeons is exceeded
constexpr std::uint64_t mostWork = 240'000;  // rooms and tries together

class Linter {
public:
    Linter(const LintTarget& target, const fs::path& shipped, std::uint64_t targetCount)
        : target_(target), shipped_(shownPath(shipped) + "/"), targetCount_(targetCount) {}

    LintReport run() {
        fillReport();
        for (LintLine& line : report_) {
            line.preset = preset_;
            line.namesPreset =
                !target_.preset.empty() &&
                toString(line.mistake).find(shownPath(target_.preset)) == std::string::npos;
        }
        return std::move(report_);
    }

private:
    void fillReport() {
        const auto loaded = loadConfig(target_.sources);
        if (!loaded) {
            for (ConfigError error : loaded.error()) {
                // This command takes its folder as an operand, so do not name --config.
                if (error.source == "--config") {
                    error.source = "";
                }
                report_.push_back({.mistake = error, .isError = true});
            }
            return;
        }
        preset_ = loaded.value().preset;
        origins_ = &loaded.value().values;
        const Config& config = loaded.value().config;
        addUnreadKeys(config);
        const auto templates = templatesOf(config.room);
        addFaults(*templates);
        const LintSample sample(
            config, std::max(fewestDungeons, mostDungeons / static_cast<int>(targetCount_)),
            mostWork / targetCount_);
        for (const LintFinding& finding :
             findingsOf(config, sample, [&](auto key) { return isGiven(key); })) {
            add(finding);
        }
        addUnusedRooms(config, sample, *templates);
        addFloorFaults(loaded.value());
    }

    // Returns where the value of a key comes from; null if it is a default, or if there is no such
    // key.
    const ValueOrigin* originOf(std::string_view key) const {
        const auto found = std::ranges::find_if(
            *origins_, [&](const ValueOrigin& origin) { return origin.key->path == key; });
        return found == origins_->end() || found->source.empty() ? nullptr : &*found;
    }

    // Returns a mistake at the place where the value is given; at --set, if the value is a door
    // table and --set changed entries of it.
    static ConfigError mistakeAt(const ValueOrigin& origin, const std::string& key,
                                 std::string sentence) {
        return origin.entries.empty() ? ConfigError{origin.source, origin.place.line,
                                                    origin.place.column, key, std::move(sentence)}
                                      : ConfigError{"--set", 0, 0, key, std::move(sentence)};
    }

    // Whether the whole value comes from a source that the target without a preset has, too. The
    // report of that target then has the mistakes in this value. False for that target itself.
    bool isReportedElsewhere(const ValueOrigin& origin) const {
        return origin.entries.empty() && contains(target_.sharedSources, origin.source);
    }

    // Whether the user or the preset of this target gave the value of the key, so that mistakes in
    // it are reported here.
    bool isGiven(std::string_view key) const {
        const ValueOrigin* const origin = originOf(key);
        return origin != nullptr && !origin->isShipped && !isReportedElsewhere(*origin);
    }

    void addUnreadKeys(const Config& config) {
        for (const ValueOrigin& origin : *origins_) {
            const std::string& key = origin.key->path;
            const auto why = isGiven(key) ? whyUnread(key, config) : std::nullopt;
            if (why) {
                report_.push_back(
                    {.mistake = mistakeAt(origin, key, "nothing reads this key: " + *why),
                     .isError = false});
            }
        }
    }

    // Adds a finding. Its place is where a source gives its key. If no source does, its place is
    // where a source gives the table that the key is an entry of. If the target has a preset,
    // places in shipped files do not count, and a finding without a place is added at the preset's
    // file. A finding with a place is left out if isReportedElsewhere().
    void add(const LintFinding& finding) {
        const ValueOrigin* origin = originOf(finding.key);
        if (origin == nullptr) {
            origin = originOf(std::string_view(finding.key).substr(0, finding.key.rfind('.')));
        }
        ConfigError mistake{target_.preset.empty() ? "" : shownPath(target_.preset), 0, 0,
                            finding.key, finding.sentence};
        if (origin != nullptr && (target_.preset.empty() || !origin->isShipped)) {
            if (isReportedElsewhere(*origin)) {
                return;
            }
            mistake = mistakeAt(*origin, finding.key, finding.sentence);
        }
        report_.push_back({mistake, finding.isError, finding.seed});
    }

    void addFaults(const LoadedTemplates& templates) {
        for (const TemplateFault& fault : templates.faults) {
            report_.push_back({.mistake = {fault.place.source, fault.place.line, fault.place.column,
                                           fault.room, fault.sentence},
                               .isError = true});
        }
    }

    // Reports the templates that no dungeon can use. Leaves out shipped templates, because they
    // need not fit every configuration. Reports nothing if no dungeon could be grown. Reports
    // nothing with a preset, because a preset may set another size of rooms.
    void addUnusedRooms(const Config& config, const LintSample& sample,
                        const LoadedTemplates& templates) {
        if (!target_.preset.empty() || sample.grown == 0) {
            return;
        }
        for (const UnusedRoom& unused : unusedRooms(config, sample, templates.rooms)) {
            const TemplatePlace& place = unused.room->place;
            if (!place.source.starts_with(shipped_)) {
                report_.push_back(
                    {.mistake = {place.source, place.line, place.column, unused.room->name,
                                 "no room ever becomes this one: " + unused.why},
                     .isError = false});
            }
        }
    }

    // Reports the first mistake by which a floor of an adventure cannot be built, with an offer of
    // altars or without. The game begins all the same, so it is a warning.
    void addFloorFaults(const LoadedConfig& loaded) {
        const ConfigSources& sources = target_.sources;
        if (!sources.preset.empty() || sources.code || !sources.sets.empty()) {
            return;
        }
        const auto first = loadFloor(sources, 1);
        for (const ConfigError& fault : first ? offerFaults(sources, loaded) : first.error()) {
            report_.push_back({.mistake = fault});
        }
    }

    const LintTarget& target_;
    std::string shipped_;
    std::uint64_t targetCount_;
    std::string preset_ = presetName(target_.sources);
    const std::vector<ValueOrigin>* origins_ = nullptr;
    LintReport report_;
};

// Returns the files that a configuration without a preset consists of.
std::vector<std::string> filesOf(const ConfigSources& sources) {
    std::vector<std::string> files;
    ErrorList errors;
    for (const ConfigFile& file : findConfigFiles(sources, errors)) {
        files.push_back(shownPath(file.path));
    }
    return files;
}

// Returns the files of the presets in `folder`; without a folder, of all that --preset finds.
std::vector<fs::path> presetFiles(const std::optional<fs::path>& folder,
                                  const ConfigSources& sources) {
    std::vector<fs::path> files;
    ConfigSources presetSources = sources;
    if (folder) {
        presetSources.shipped.clear();
        presetSources.user.clear();
    }
    for (const std::string& name : presetNames(presetSources)) {
        presetSources.preset = name;
        for (const fs::path& file : presetPlaces(presetSources)) {
            std::error_code fault;
            if (fs::exists(file, fault)) {
                files.push_back(file);
                break;
            }
        }
    }
    return files;
}

std::vector<LintTarget> targetsOf(const GivenOptions& given, const Folders& folders) {
    CommonOptions options = commonOf(given);
    options.configFolder = given.firstPath();
    const ConfigSources sources = makeSources(folders, options);
    std::vector<LintTarget> targets{LintTarget{.sources = sources}};
    if (!options.preset.empty() || options.code) {
        return targets;
    }
    std::vector<std::string> sharedSources = filesOf(sources);
    sharedSources.emplace_back("--set");
    for (const fs::path& file : presetFiles(given.firstPath(), sources)) {
        LintTarget& target = targets.emplace_back(LintTarget{sources, file, sharedSources});
        target.sources.preset = file.generic_string();
    }
    return targets;
}

// Checks the configuration that was asked for. If neither a preset nor a code was given, also
// checks the configuration with each of its presets.
LintReport lintAll(const GivenOptions& given, const Folders& folders) {
    const std::vector<LintTarget> targets = targetsOf(given, folders);
    std::vector<LintReport> reports(targets.size());
    std::atomic<std::size_t> next{0};
    const std::size_t processors = std::max(1U, std::thread::hardware_concurrency());
    onThreads(std::min(processors, targets.size()), [&](std::size_t) {
        for (std::size_t i = next++; i < targets.size(); i = next++) {
            reports[i] = Linter(targets[i], folders.shippedConfig, targets.size()).run();
        }
    });
    LintReport all;
    for (const LintReport& report : reports) {
        for (const LintLine& line : report) {
            const auto same = std::ranges::find(all, line);
            if (same == all.end()) {
                all.push_back(line);
            } else if (same->namesPreset && !line.namesPreset) {
                *same = line;  // the mistake is in this preset, and the other one builds on it
            }
        }
    }
    return all;
}

// Returns "my-config/dungeon.toml:26:1: "; empty if the mistake has no place.
std::string placeText(const ConfigError& mistake) {
    std::string text = mistake.source;
    if (mistake.line > 0) {
        text += fmt::format(":{}:{}", mistake.line, mistake.column);
    }
    return text.empty() ? "" : text + ": ";
}

void writeText(BlockWriter& writer, const LintReport& report) {
    for (const LintLine& line : report) {
        const ConfigError& mistake = line.mistake;
        const ConfigError withoutPlace{"", 0, 0, mistake.key, mistake.sentence};
        const std::string text =
            placeText(mistake) + (line.isError ? "error: " : "warning: ") + toString(withoutPlace);
        writer.text(printable(text));
        if (line.seed || line.namesPreset) {
            writer.format(", for example{}{}", line.seed ? " seed " + toCode(*line.seed) : "",
                          line.namesPreset ? " with the preset " + line.preset : "");
        }
        writer.text("\n");
    }
}

void writeJson(BlockWriter& writer, const LintReport& report) {
    JsonWriter json(writer);
    json.object([&] {
        json.member("format", "doorstring-lint/1");
        json.key("findings").array([&] {
            for (const LintLine& line : report) {
                json.object([&] {
                    json.member("severity", line.isError ? "error" : "warning");
                    json.member("file", line.mistake.source);
                    json.member("line", line.mistake.line);
                    json.member("column", line.mistake.column);
                    json.member("key", line.mistake.key);
                    json.member("sentence", line.mistake.sentence);
                    if (line.seed) {
                        writeSeed(json, *line.seed);
                    }
                    json.member("preset", line.preset);
                });
            }
        });
    });
    writer.text("\n");
}

int runLint(const GivenOptions& given, const CommandContext& context) {
    const auto out = given.path(outOfLint);
    if (const auto fault = outputFault({{{outOfLint.name, out}}})) {
        return complain(context.err, exitWrongUse, *fault);
    }
    logInfo(fmt::format("lint, doorstring {}", versionText()));
    const LintReport report = lintAll(given, context.folders);
    const int status = writeOutput(out, context.out, context.err, [&](BlockWriter& writer) {
        given.choice(formatOfLint) == LintFormat::Json ? writeJson(writer, report)
                                                       : writeText(writer, report);
    });
    if (status != exitDone) {
        return status;
    }
    if (std::ranges::any_of(report, &LintLine::isError)) {
        return exitWrongUse;
    }
    return report.empty() ? exitDone : exitFailed;
}

}  // namespace

extern constinit const Command lintCommand{
    .name = "lint",
    .operand = {.noun = "folder", .example = "my-config", .isNeeded = false},
    .purpose = "report mistakes in a configuration and its dungeons",
    .options = lintOptions,
    .notes = "Checks a config folder and its presets (without one your own and the shipped ones): "
             "every\nvalue, and what some thousands of dungeons show, such as entries that are "
             "never drawn,\ndoors that are closed again, rooms of a kind that find no place, keys "
             "that nothing reads.\nSilent if all is well. The exit status is 1 if there are "
             "warnings, 2 if there\nare errors.",
    .examples = lintExamples,
    .clash = clashOfLint,
    .run = runLint};

}  // namespace doorstring
