#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_tiled.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/terminal.hpp"
#include "config/version.hpp"
#include "dungeon/metrics.hpp"
#include "files/log.hpp"
#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"
#include "room/templates/load.hpp"

namespace doorstring {

namespace {

struct MapRun {
    const MapRequest& request;
    const LoadedConfig& loaded;
    MapContext context;
    std::uint64_t dungeonsOfOneRoom = 0;
    std::uint64_t rooms = 0;  // of all dungeons
    std::string newest = {};  // the line about the newest dungeon, and its tileset
    Tileset tileset = {};

    SeedRange seeds() const { return request.seeds.range; }
    bool writesPng() const { return request.format == MapFormat::Png; }
    // One dungeon a file, which does not say to the eye how many rooms it has.
    bool writesPictures() const {
        return writesPng() || request.format == MapFormat::Svg || request.format == MapFormat::Tmj;
    }
    bool many() const { return seeds().count() != 1; }
};

// Why the request cannot be met, checked before any work starts.
std::optional<std::string> impossible(const MapRun& run, const std::ostream& out) {
    if (!run.writesPictures()) {
        return std::nullopt;
    }
    if (run.writesPng() && !run.request.out && isTerminal(out)) {
        return "a terminal cannot show a picture; write it to a file, as in --out dungeon.png";
    }
    if (run.many() && !(run.request.out && isFileEach(*run.request.out))) {
        return "several pictures need a file each; use a folder, or {seed} in the name, as in "
               "--out 'map-{seed}.png'";
    }
    if (run.request.format == MapFormat::Tmj) {
        return tooLargeForTiled(run.loaded.config);
    }
    return run.writesPng() ? pictureTooLarge(run.loaded.config, run.context.look) : std::nullopt;
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
    case MapFormat::Svg:
        return writeSvg(writer, dungeon, run.context);
    case MapFormat::Tmj:
        return writeTmj(writer, dungeon, run.context);
    }
}

void count(MapRun& run, const Dungeon& dungeon) {
    if (dungeon.plan(dungeon.start()).doors.empty()) {
        ++run.dungeonsOfOneRoom;
    }
    if (run.writesPictures()) {
        run.newest = metricsLine(dungeon, measure(dungeon));
        dungeon.forEachRoom([&](GridPos, const RoomPlan&) { ++run.rooms; });
        run.tileset = dungeon.tileset();
    }
}

Frame frameFor(MapFormat format, bool asArray) {
    if (format == MapFormat::Png || format == MapFormat::Svg || format == MapFormat::Tmj) {
        return {};
    }
    if (format == MapFormat::Ascii) {
        return textFrame;
    }
    return format == MapFormat::Json && asArray ? arrayFrame : linesFrame;
}

// Into the same folder as the map, which refers to it.
int writeTiledImage(const MapRun& run, const std::filesystem::path& map,
                    const CommandContext& context) {
    const auto file = map.parent_path() / tiledImageName(run.tileset);
    return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) -> MaybeFailure {
        const auto& tileset = run.context.tilesets[static_cast<std::size_t>(run.tileset)];
        writer.bytes(encodePng(drawTileStrip(tileset, run.context.page.sprites.fittings)));
        return std::nullopt;
    });
}

int writeSeeds(MapRun& run, SeedRange seeds, bool asArray,
               const std::optional<std::filesystem::path>& file, const CommandContext& context) {
    const int status = writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
        return writeDungeons(writer, seeds, frameFor(run.request.format, asArray),
                             grownFrom(run.loaded.config), [&](const Dungeon& dungeon) {
                                 count(run, dungeon);
                                 writeDungeon(writer, dungeon, run);
                             });
    });
    return status == exitDone && run.request.format == MapFormat::Tmj
               ? writeTiledImage(run, *file, context)
               : status;
}

int writeAll(MapRun& run, const CommandContext& context) {
    const auto& target = run.request.out;
    if (!target || !isFileEach(*target)) {
        return writeSeeds(run, run.seeds(), run.request.seeds.isRange, target, context);
    }
    for (std::uint64_t number = run.seeds().first; number != run.seeds().end; ++number) {
        const auto file = fileFor(*target, Seed{number}, run.request.format);
        if (const int status = writeSeeds(run, {number, number + 1}, false, file, context);
            status != exitDone) {
            return status;
        }
    }
    return exitDone;
}

std::string rangeText(const ChosenSeeds& seeds) {
    return seeds.isRange ? fmt::format("seeds {}:{}", seeds.range.first, seeds.range.end)
                         : fmt::format("seed {}", toCode(Seed{seeds.range.first}));
}

// A warning only: dungeons are made without these rooms.
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
    const std::string which =
        run.many()
            ? fmt::format("{} of {} dungeons have", run.dungeonsOfOneRoom, run.seeds().count())
            : fmt::format("dungeon {} has", toCode(Seed{run.seeds().first}));
    note(err, fmt::format("warning: {} only one room: the start has no doors", which));
}

// Unlike text and JSON, a picture does not show its seed and its number of rooms.
void reportRooms(const MapRun& run, std::ostream& err) {
    note(err, run.many()
                  ? fmt::format("{} pictures with {} rooms in all", run.seeds().count(), run.rooms)
                  : run.newest);
}

template <typename Art>
std::optional<std::string> taken(Result<Art, std::string> loaded, Art& art) {
    if (!loaded) {
        return loaded.error();
    }
    art = std::move(loaded.value());
    return std::nullopt;
}

// What the pictures are drawn with. Nothing, or what is missing.
std::optional<std::string> loadArt(MapRun& run, const std::filesystem::path& assets) {
    if (run.request.format == MapFormat::Tmj) {
        const auto fault = taken(loadTilesets(assets), run.context.tilesets);
        return fault ? fault : taken(loadPageArt(assets), run.context.page);
    }
    if (!run.writesPng()) {
        return std::nullopt;
    }
    switch (run.context.look.style) {
    case MapStyle::Plain:
        break;
    case MapStyle::Tiles:
        return taken(loadTilesets(assets), run.context.tilesets);
    case MapStyle::Blocks:
    case MapStyle::Blueprint:
        return taken(loadPageArt(assets), run.context.page);
    }
    return std::nullopt;
}

}  // namespace

int runMap(const MapRequest& request, const CommandContext& context) {
    std::ostream& err = context.err;
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    if (request.why) {
        return explainRoom(request, *loaded, context);
    }
    MapRun run{.request = request,
               .loaded = *loaded,
               .context = {loaded->config, loaded->preset, request.tiles, request.look}};
    if (const auto sentence = impossible(run, context.out)) {
        return complain(err, exitWrongUse, *sentence);
    }
    run.context.progress = isTerminal(err) ? &err : nullptr;
    if (run.writesPictures()) {
        if (const auto fault = loadArt(run, context.folders.assets)) {
            return complain(err, exitFailed, *fault);
        }
    }
    logInfo(fmt::format("map of {}, config {:016x}, doorstring {}", rangeText(request.seeds),
                        loaded->hash, versionText()));
    if (const int status = writeAll(run, context); status != exitDone) {
        return status;
    }
    if (run.writesPictures()) {
        reportRooms(run, err);
    }
    warnOfBadRooms(run, err);
    warnOfSmallDungeons(run, err);
    return exitDone;
}

}  // namespace doorstring
