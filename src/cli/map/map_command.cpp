#include "cli/commands.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/map/tiled.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "dungeon/metrics.hpp"
#include "files/log.hpp"
#include "files/system.hpp"
#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"
#include "room/templates/load.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 6> mapFormats{"ascii", "json", "jsonl", "png", "svg", "tmj"};
constexpr std::array<std::string_view, 4> mapStyles{"blocks", "plain", "tiles", "blueprint"};
constexpr NumberRange zooms{1, 64};

constexpr std::array mapOptions{
    seedOption,
    seedsOption,
    codeOption,
    Option{"--format", "FORMAT",
           "ascii (the default), json, jsonl (one dungeon a line), png, svg or tmj (for Tiled)",
           "json", mapFormats},
    Option{"--tiles", "", "include the inside of every room; for a PNG, use --style tiles"},
    Option{"--style", "STYLE",
           "how to draw a PNG: blocks (the default), plain (dark walls, light ground), tiles (as "
           "in the game) or blueprint (with doors, distances, locks and the shortest path)",
           "plain", mapStyles},
    Option{.name = "--zoom",
           .argument = "N",
           .help = "the size of a PNG: pixels of a tile in the style plain (default 10), else a "
                   "factor",
           .example = "4",
           .numbers = &zooms},
    Option{"--why", "X,Y", "explain the room of column X and row Y instead, counted from 0", "5,4"},
    Option{"--out", "FILE",
           "write to FILE; if it is a folder or has {seed} in its name, a file for each dungeon",
           "dungeons.jsonl"}};

constexpr std::array<std::string_view, 7> mapExamples{
    "doorstring map --seed 17",
    "doorstring map --preset classic --seeds 0:20000 --format jsonl --out dungeons.jsonl",
    "doorstring map --seeds 0:5 --format png --out 'map-{seed}.png'",
    "doorstring map --preset tunnels --format png --style plain --out map.png",
    "doorstring map --seed 17 --format tmj --out map.tmj",
    "doorstring map --seed 17 --set tables.N.NS=40 --set tables.S.NS=40",
    "doorstring map --seed 17 --why 5,4"};

constexpr std::string_view placeholder = "{seed}";

// By MapFormat.
constexpr std::array<std::string_view, 6> endings{".txt", ".json", ".jsonl",
                                                  ".png", ".svg",  ".tmj"};

bool isFolder(const std::filesystem::path& out) {
    std::error_code fault;
    return !out.has_filename() || std::filesystem::is_directory(out, fault);
}

OrSentence<std::optional<GridPos>> whyOf(const GivenOptions& given, MapFormat format) {
    if (!given.has("--why")) {
        return std::optional<GridPos>();
    }
    if (given.has("--seeds")) {
        return std::string("--why explains a room of one dungeon; use --seed instead of --seeds");
    }
    if (format != MapFormat::Ascii || given.has("--tiles")) {
        return fmt::format("--why writes sentences; it takes no {}",
                           given.has("--tiles") ? "--tiles" : "--format " + given.text("--format"));
    }
    const std::string_view text = given.text("--why");
    const std::size_t comma = std::min(text.find(','), text.size() - 1);
    const auto x = wholeNumber<int>(text.substr(0, comma));
    const auto y = wholeNumber<int>(text.substr(comma + 1));
    if (!x || !y) {
        return fmt::format("--why needs a column and a row, as in --why 5,4; found '{}'",
                           quotedText(text));
    }
    return std::optional(GridPos{*x, *y});
}

}  // namespace

OrSentence<MapRequest> readMapOptions(const GivenOptions& given) {
    const auto seeds = seedsOf(given);
    if (!seeds) {
        return seeds.error();
    }
    const auto format = static_cast<MapFormat>(given.choice("--format"));
    for (const std::string_view option : {"--style", "--zoom"}) {
        if (given.has(option) && format != MapFormat::Png) {
            return fmt::format("{} needs --format png", option);
        }
    }
    const auto why = whyOf(given, format);
    if (!why) {
        return why.error();
    }
    const bool tiles = given.has("--tiles");
    if (tiles && (format == MapFormat::Svg || format == MapFormat::Tmj)) {
        return fmt::format("--tiles is for ascii, json, jsonl and png; found --format {}",
                           given.text("--format"));
    }
    if (format == MapFormat::Tmj && !given.has("--out")) {
        return std::string("--format tmj needs --out FILE, as in --out map.tmj: a picture of the "
                           "tiles is written beside it");
    }
    auto style = static_cast<MapStyle>(given.choice("--style"));
    if (tiles && given.has("--style") && style != MapStyle::Tiles) {
        return fmt::format("--tiles means --style tiles; found --style {}", given.text("--style"));
    }
    style = tiles ? MapStyle::Tiles : style;
    return MapRequest{.common = commonOf(given),
                      .seeds = seeds.value(),
                      .format = format,
                      .tiles = tiles,
                      .look = {style, given.number("--zoom", 0)},
                      .out = given.path("--out"),
                      .why = why.value()};
}

bool isFileEach(const std::filesystem::path& out) {
    return isFolder(out) || out.string().find(placeholder) != std::string::npos;
}

std::filesystem::path fileFor(const std::filesystem::path& out, Seed seed, MapFormat format) {
    const std::string code = toCode(seed);
    std::string name = out.string();
    for (std::size_t at = 0; (at = name.find(placeholder, at)) != std::string::npos;) {
        name.replace(at, placeholder.size(), code);
    }
    std::filesystem::path file = name;
    if (isFolder(file)) {
        file /= code;
        file += endings[static_cast<std::size_t>(format)];
    }
    return file;
}

constinit const Command mapCommand{.name = "map",
                                   .purpose = "write dungeons as text, JSON or pictures",
                                   .options = mapOptions,
                                   .examples = mapExamples,
                                   .prepare = prepared<readMapOptions, runMap>};

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
