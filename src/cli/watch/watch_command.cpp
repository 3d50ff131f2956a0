#include "cli/watch/watch_command.hpp"

#include "cli/options/config_for.hpp"
#include "cli/options/random_seed.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/grouped.hpp"
#include "cli/output/out_file.hpp"
#include "cli/output/page_art.hpp"
#include "cli/watch/watch_folder.hpp"
#include "config/log/log.hpp"
#include "dungeon/trace/step_text.hpp"
#include "dungeon/trace/tracer.hpp"
#include "picture/canvas/png.hpp"
#include "picture/growth/growth_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace doorstring {

namespace {

// Many pictures take a while: it is told how far they are.
constexpr std::size_t manyPictures = 200;
constexpr std::size_t timesTold = 10;

int complain(std::ostream& err, int status, const std::string& sentence) {
    err << "doorstring: " << sentence << '\n';
    logReportedError(sentence);
    return status;
}

// Written whole or not at all. Nothing, or what went wrong.
std::optional<std::string> writeStepPicture(const Canvas& picture,
                                            const std::filesystem::path& name) {
    auto file = OutFile::open(name);
    if (!file) {
        return file.error();
    }
    const auto bytes = encodePng(picture);
    errno = 0;
    file.value().stream().write(reinterpret_cast<const char*>(bytes.data()),
                                static_cast<std::streamsize>(bytes.size()));
    return file.value().finish();
}

// The steps after which there is a picture: each `every`th, and the last.
std::vector<std::size_t> pictureSteps(std::size_t last, int every) {
    std::vector<std::size_t> steps;
    for (std::size_t step = 0; step < last; step += static_cast<std::size_t>(every)) {
        steps.push_back(step);
    }
    steps.push_back(last);
    return steps;
}

std::optional<std::string> writePictures(const WatchRequest& request, const TracedDungeon& traced,
                                         const DungeonConfig& config, const PageArt& art,
                                         std::ostream& err) {
    const Trace& trace = traced.trace;
    TraceCursor cursor(trace);
    const auto steps = pictureSteps(trace.size(), request.every);
    for (std::size_t index = 0; index < steps.size(); ++index) {
        cursor.goTo(steps[index]);
        const std::string sentence =
            cursor.at() == 0 ? std::string() : stepText(trace, cursor.at() - 1, config);
        const Canvas page = drawGrowthPage(art.font, art.sprites.map, {trace, cursor}, sentence);
        const auto name = request.folder / stepFileName(steps[index], trace.size());
        if (auto fault = writeStepPicture(page, name)) {
            return fault;
        }
        const std::size_t done = index + 1;
        if (steps.size() >= manyPictures &&
            done * timesTold / steps.size() != index * timesTold / steps.size()) {
            err << fmt::format("doorstring: {} of {} pictures\n", grouped(done),
                               grouped(steps.size()));
        }
    }
    err << fmt::format("doorstring: seed {}, {} steps, {} pictures in {}\n",
                       toCode(traced.dungeon.seed()), grouped(trace.size()), grouped(steps.size()),
                       request.folder.string());
    return std::nullopt;
}

}  // namespace

int watchAsPictures(const WatchRequest& request, const Folders& folders, std::ostream& err) {
    startLog(folders, request.common.verbose);
    const auto loaded = configFor(request.common, folders, err);
    if (!loaded) {
        return exitWrongUse;
    }
    const DungeonConfig& config = loaded->config.dungeon;
    if (const auto sentence = tooLargeToWatch(config)) {
        return complain(err, exitWrongUse, *sentence);
    }
    const auto traced =
        traceGeneration(config, loaded->config.room, request.seed ? *request.seed : randomSeed());
    if (!traced) {
        return complain(err, exitWrongUse, describe(traced.error(), config));
    }
    const auto art = PageArt::load(folders.assets);
    if (!art) {
        return complain(err, exitFailed, art.error());
    }
    if (const auto sentence = prepareWatchFolder(request.folder)) {
        return complain(err, exitWrongUse, *sentence);
    }
    removeOldSteps(request.folder);
    if (const auto fault = writePictures(request, traced.value(), config, art.value(), err)) {
        return complain(err, exitFailed, *fault);
    }
    return exitDone;
}

}  // namespace doorstring
