#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/picture_art.hpp"
#include "config/text/numbers.hpp"
#include "files/folders.hpp"
#include "files/system.hpp"
#include "lab/watch/growth_picture.hpp"
#include "picture/canvas/png.hpp"
#include "study/trace/trace.hpp"
#include "study/trace/tracer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr NumberRange pictureSteps{.least = 1};
constexpr Option outOfWatch{
    "--out", "FOLDER",
    "instead of a window, save pictures (step-0000.png, ...) in FOLDER, which must be new, "
    "empty, or hold only such pictures, which are replaced",
    "growth"};
constexpr Option everyOfWatch{
    .name = "--every",
    .argument = "N",
    .help = "with --out: a picture after every N steps, and after the last one",
    .example = "10",
    .numbers = &pictureSteps};
constexpr std::array watchOptions{seedOption, codeOption, outOfWatch, everyOfWatch};
constexpr std::array<std::string_view, 3> watchExamples{
    "doorstring watch --seed 17", "doorstring watch --preset classic --set grid.width=40",
    "doorstring watch --seed 17 --out growth --every 5"};

MaybeSentence clashOfWatch(const GivenOptions& given) {
    return given.has(everyOfWatch) && !given.has(outOfWatch)
               ? MaybeSentence("--every needs --out FOLDER, which the pictures go to")
               : std::nullopt;
}

constexpr std::string_view stepPrefix = "step-";
constexpr std::string_view stepSuffix = ".png";

bool isStepFile(std::string_view name) {
    if (name.size() <= stepPrefix.size() + stepSuffix.size() || !name.starts_with(stepPrefix) ||
        !name.ends_with(stepSuffix)) {
        return false;
    }
    const auto digits =
        name.substr(stepPrefix.size(), name.size() - stepPrefix.size() - stepSuffix.size());
    return digits.find_first_not_of("0123456789") == std::string_view::npos;
}

// Returns "step-0012.png", with as many digits as the last step needs, but at least four.
std::string stepFileName(std::size_t step, std::size_t lastStep) {
    const std::size_t digits = std::max<std::size_t>(4, std::to_string(lastStep).size());
    return fmt::format("{}{:0{}}{}", stepPrefix, step, digits, stepSuffix);
}

// Makes the folder, or empties it of old pictures. Returns why it cannot be used; empty if it can.
std::optional<std::string> prepareWatchFolder(const fs::path& folder) {
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (!fs::exists(status)) {
        fs::create_directories(folder, fault);
        return fault ? std::optional(fmt::format("the folder {} cannot be created: {}",
                                                 folder.string(), fault.message()))
                     : std::nullopt;
    }
    if (!fs::is_directory(status)) {
        return fmt::format(
            "{} is not a folder; --out needs one for the pictures, as in --out growth",
            folder.string());
    }
    const std::vector<std::string> old = namesIn(folder, fault);
    if (fault) {
        return fmt::format("{} cannot be read: {}", folder.string(), fault.message());
    }
    if (const auto other = std::ranges::find_if_not(old, isStepFile); other != old.end()) {
        return fmt::format("{} has other files, such as {}; name a new or an empty folder for the "
                           "pictures",
                           folder.string(), *other);
    }
    for (const std::string& name : old) {
        fs::remove(folder / name, fault);
        if (fault) {
            return fmt::format("{} cannot be removed: {}", (folder / name).string(),
                               fault.message());
        }
    }
    return std::nullopt;
}

constexpr std::size_t manyPictures = 200;  // the least number for which progress is noted
constexpr std::size_t progressNotes = 10;  // number of notes, evenly spread

// Returns how many steps each picture shows as done: 0, each multiple of `every` below `last`, and
// `last`, the number of all steps.
std::vector<std::size_t> stepsWithPicture(std::size_t last, int every) {
    std::vector<std::size_t> steps;
    for (std::size_t step = 0; step < last; step += static_cast<std::size_t>(every)) {
        steps.push_back(step);
    }
    steps.push_back(last);
    return steps;
}

// If there are many pictures, notes after each tenth part of them how many are done.
void noteProgress(std::size_t done, std::size_t total, std::ostream& err) {
    if (total >= manyPictures &&
        done * progressNotes / total != (done - 1) * progressNotes / total) {
        note(err, fmt::format("{} of {} pictures", grouped(done), grouped(total)));
    }
}

std::optional<std::string> writePictures(const std::filesystem::path& folder, int every,
                                         const TracedDungeon& traced, const DungeonConfig& config,
                                         const PageArt& art, std::ostream& err) {
    const Trace& trace = traced.trace;
    TraceCursor cursor(trace);
    const auto steps = stepsWithPicture(trace.size(), every);
    for (std::size_t index = 0; index < steps.size(); ++index) {
        cursor.goTo(steps[index]);
        const std::string sentence =
            cursor.at() == 0 ? std::string() : stepText(trace, cursor.at() - 1, config);
        const Canvas page = drawGrowthPage(art.font, art.sprites.map, {trace, cursor}, sentence);
        const auto name = folder / stepFileName(steps[index], trace.size());
        if (auto fault = savePng(page, name)) {
            return fault;
        }
        noteProgress(index + 1, steps.size(), err);
    }
    note(err, fmt::format("seed {}, {} steps, {} pictures in {}", toCode(traced.dungeon.seed()),
                          grouped(trace.size()), grouped(steps.size()), folder.string()));
    return std::nullopt;
}

int watchAsPictures(const GivenOptions& given, const LoadedConfig& loaded,
                    const CommandContext& context) {
    std::ostream& err = context.err;
    const DungeonConfig& config = loaded.config.dungeon;
    if (const auto sentence = tooLargeToWatch(config)) {
        return complain(err, exitWrongUse, *sentence);
    }
    const auto traced =
        traceGeneration(config, loaded.config.room, seedOf(given).value_or(randomSeed()));
    if (!traced) {
        return complain(err, exitWrongUse, describe(traced.error(), config));
    }
    const auto art = loadPageArt(context.folders.assets);
    if (!art) {
        return complain(err, exitFailed, art.error());
    }
    const fs::path folder = *given.path(outOfWatch);
    if (const auto sentence = prepareWatchFolder(folder)) {
        return complain(err, exitWrongUse, *sentence);
    }
    const auto fault = writePictures(folder, given.number(everyOfWatch, 1), traced.value(), config,
                                     art.value(), err);
    return fault ? complain(err, exitFailed, *fault) : exitDone;
}

int runWatch(const GivenOptions& given, const CommandContext& context) {
    if (given.has(outOfWatch)) {
        return withConfig(given, context, {}, [&](const LoadedConfig& loaded) {
            return watchAsPictures(given, loaded, context);
        });
    }
    const PlayRequest request{.common = commonOf(given),
                              .seed = seedOf(given),
                              .watch = true,
                              .withoutDisplay = "--out FOLDER saves pictures without one"};
    return context.window.play(request, makeSources(context.folders, request.common));
}

}  // namespace

extern constinit const Command watchCommand{
    .name = "watch",
    .purpose = "watch a dungeon grow, in the window or as pictures",
    .options = watchOptions,
    .notes = R"(In the window:
  Space            pause and continue
  Left, Right      a step back or forward; the mouse drags along the timeline
  Home, End        to the beginning, to the end
  Up, Down         faster, slower
  R                another dungeon; Shift+R the same with the weights on disk
  Enter            walk into the dungeon
  Escape           leave)",
    .examples = watchExamples,
    .clash = clashOfWatch,
    .run = runWatch};

}  // namespace doorstring
