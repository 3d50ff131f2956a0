#include "cli/map/map_command.hpp"

#include "cli/map/map_target.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/options/config_for.hpp"
#include "cli/options/random_seed.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/out_file.hpp"
#include "config/log/log.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/templates/load.hpp"

#include <cerrno>
#include <iostream>
#include <unistd.h>

namespace doorstring {

namespace {

// A run that ended early.
struct Stop {
    int status = exitDone;
    std::string sentence;  // empty: quietly
};

struct MapRun {
    const MapRequest& request;
    const LoadedConfig& loaded;
    MapContext context;
    SeedRange seeds;
    std::uint64_t dungeonsOfOneRoom = 0;
    std::uint64_t rooms = 0;  // of all dungeons
    std::string newest = {};  // what is told of the newest dungeon

    bool writesPictures() const { return request.format == MapFormat::Png; }
    bool many() const { return seeds.end - seeds.first != 1; }
};

bool isTerminal(const std::ostream& stream) {
    return (stream.rdbuf() == std::cout.rdbuf() && ::isatty(STDOUT_FILENO) != 0) ||
           (stream.rdbuf() == std::cerr.rdbuf() && ::isatty(STDERR_FILENO) != 0);
}

// What cannot be done is told before any work starts.
std::optional<std::string> impossible(const MapRun& run, const std::ostream& out) {
    if (!run.writesPictures()) {
        return std::nullopt;
    }
    if (!run.request.out && isTerminal(out)) {
        return "a picture cannot be shown on a terminal; write it to a file, as in "
               "--out dungeon.png";
    }
    if (run.many() && !(run.request.out && isFileEach(*run.request.out))) {
        return "several pictures need a file each, as in --out 'map-{seed}.png', or a folder";
    }
    return pictureTooLarge(run.loaded.config, run.context.look);
}

Result<Dungeon, Stop> makeDungeon(MapRun& run, std::uint64_t number) {
    const DungeonConfig& config = run.loaded.config.dungeon;
    auto dungeon = generateDungeon(config, run.loaded.config.room, Seed{number});
    if (!dungeon) {
        return Stop{exitWrongUse, describe(dungeon.error(), config)};
    }
    if (dungeon.value().plan(dungeon.value().start()).doors.empty()) {
        ++run.dungeonsOfOneRoom;
    }
    if (run.writesPictures()) {
        run.newest = metricsLine(dungeon.value());
        dungeon.value().forEachRoom([&](GridPos, const RoomPlan&) { ++run.rooms; });
    }
    return std::move(dungeon.value());
}

void writeDungeon(BlockWriter& writer, const Dungeon& dungeon, const MapRun& run) {
    switch (run.request.format) {
    case MapFormat::Ascii:
        return writeAscii(writer, dungeon, run.context);
    case MapFormat::Json:
    case MapFormat::JsonLines:
        return writeJson(writer, dungeon, run.context);
    case MapFormat::Png:
        return writePng(writer, dungeon, run.context);
    }
}

// What stands before, between and after the dungeons of one stream.
struct Frame {
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

Frame frameFor(MapFormat format, bool asArray) {
    switch (format) {
    case MapFormat::Ascii:
        return {"", "\n", ""};
    case MapFormat::Json:
        return asArray ? Frame{"[\n", ",\n", "\n]\n"} : Frame{"", "", "\n"};
    case MapFormat::JsonLines:
        return {"", "\n", "\n"};
    case MapFormat::Png:
        break;
    }
    return {"", "", ""};
}

std::optional<Stop> writeSeeds(MapRun& run, SeedRange seeds, bool asArray, std::ostream& stream,
                               const std::filesystem::path& name) {
    BlockWriter writer(stream);
    const Frame frame = frameFor(run.request.format, asArray);
    writer.text(frame.before);
    for (std::uint64_t number = seeds.first; number != seeds.end && !writer.failed(); ++number) {
        const auto dungeon = makeDungeon(run, number);
        if (!dungeon) {
            writer.flush();
            return dungeon.error();
        }
        writer.text(number == seeds.first ? "" : frame.between);
        writeDungeon(writer, dungeon.value(), run);
    }
    writer.text(frame.after);
    writer.flush();
    if (!writer.failed()) {
        return std::nullopt;
    }
    // Whoever reads has seen enough (| head): no mistake of anyone.
    return writer.reason() == EPIPE ? Stop{} : Stop{exitFailed, cannotWrite(name, writer.reason())};
}

std::optional<Stop> writeFile(MapRun& run, SeedRange seeds, bool asArray,
                              const std::filesystem::path& name) {
    auto file = OutFile::open(name);
    if (!file) {
        return Stop{exitWrongUse, file.error()};
    }
    if (const auto stop = writeSeeds(run, seeds, asArray, file.value().stream(), name)) {
        return stop;
    }
    if (const auto fault = file.value().finish()) {
        return Stop{exitFailed, *fault};
    }
    return std::nullopt;
}

std::optional<Stop> writeAll(MapRun& run, std::ostream& out) {
    const auto& target = run.request.out;
    const bool asArray = run.request.seeds.has_value();
    if (!target) {
        return writeSeeds(run, run.seeds, asArray, out, "the standard output");
    }
    if (!isFileEach(*target)) {
        return writeFile(run, run.seeds, asArray, *target);
    }
    for (std::uint64_t number = run.seeds.first; number != run.seeds.end; ++number) {
        const auto file = fileFor(*target, Seed{number}, run.request.format);
        if (const auto stop = writeFile(run, {number, number + 1}, false, file)) {
            return stop;
        }
    }
    return std::nullopt;
}

std::string rangeText(const MapRun& run) {
    return run.request.seeds ? fmt::format("seeds {}:{}", run.seeds.first, run.seeds.end)
                             : fmt::format("seed {}", toCode(Seed{run.seeds.first}));
}

// Dungeons are made without them.
void warnOfBadRooms(const MapRun& run, std::ostream& err) {
    if (run.context.tiles) {
        for (const TemplateFault& fault : templatesOf(run.loaded.config.room)->faults) {
            err << "doorstring: warning: " << toString(fault) << '\n';
        }
    }
}

void warnOfSmallDungeons(const MapRun& run, std::ostream& err) {
    if (run.dungeonsOfOneRoom == 0) {
        return;
    }
    const std::string who = run.many()
                                ? fmt::format("{} of {} dungeons have", run.dungeonsOfOneRoom,
                                              run.seeds.end - run.seeds.first)
                                : fmt::format("dungeon {} has", toCode(Seed{run.seeds.first}));
    err << "doorstring: warning: " << who << " one room only, for the start found no way to grow\n";
}

// A picture does not tell it by itself.
void tellOfRooms(const MapRun& run, std::ostream& err) {
    if (run.many()) {
        err << fmt::format("doorstring: {} pictures of {} rooms in all\n",
                           run.seeds.end - run.seeds.first, run.rooms);
    } else {
        err << "doorstring: " << run.newest << '\n';
    }
}

// What the pictures of a run are drawn with.
struct RunArt {
    std::optional<TilesetShelf> tilesets;
    std::optional<PageArt> page;
};

// Nothing, or what is missing.
std::optional<std::string> loadArt(MapRun& run, const std::filesystem::path& assets, RunArt& art) {
    if (run.context.look.style == MapStyle::Tiles) {
        auto shelf = TilesetShelf::load(assets);
        if (!shelf) {
            return shelf.error();
        }
        run.context.tilesets = &art.tilesets.emplace(std::move(shelf.value()));
    } else if (run.context.look.style != MapStyle::Plain) {
        auto page = PageArt::load(assets);
        if (!page) {
            return page.error();
        }
        run.context.art = &art.page.emplace(std::move(page.value()));
    }
    return std::nullopt;
}

}  // namespace

int runMap(const MapRequest& request, const Folders& folders, std::ostream& out,
           std::ostream& err) {
    startLog(folders, request.common.verbose);
    const auto loaded = configFor(request.common, folders, err);
    if (!loaded) {
        return exitWrongUse;
    }
    MapRun run{.request = request,
               .loaded = *loaded,
               .context = {loaded->config, loaded->preset, request.tiles, request.look},
               .seeds = chosenSeeds(request.seed, request.seeds)};
    if (const auto sentence = impossible(run, out)) {
        return complain(err, exitWrongUse, *sentence);
    }
    RunArt art;
    run.context.progress = &err;
    run.context.showProgress = isTerminal(err);
    if (run.writesPictures()) {
        if (const auto fault = loadArt(run, folders.assets, art)) {
            return complain(err, exitFailed, *fault);
        }
    }
    logInfo(fmt::format("map of {}, config {:016x}, doorstring {}", rangeText(run), loaded->hash,
                        versionText()));
    const auto stop = writeAll(run, out);
    if (stop && !stop->sentence.empty()) {
        return complain(err, stop->status, stop->sentence);
    }
    if (!stop && run.writesPictures()) {
        tellOfRooms(run, err);
    }
    warnOfBadRooms(run, err);
    warnOfSmallDungeons(run, err);
    return exitDone;
}

}  // namespace doorstring
