#include "cli/commands.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "dungeon/metrics.hpp"
#include "files/log.hpp"
#include "files/system.hpp"
#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"

#include <fmt/format.h>

#include <array>
#include <system_error>

namespace doorstring {

namespace {

constexpr NumberRange zooms{1, 64};

// Reads a column and a row, as in "5,4"; empty if the text is anything else.
std::optional<GridPos> parseCell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const auto x = wholeNumber<int>(text.substr(0, comma));
    const auto y = wholeNumber<int>(text.substr(comma + 1));
    return x && y ? std::optional(GridPos{*x, *y}) : std::nullopt;
}

MaybeSentence cellFault(std::string_view text) {
    return parseCell(text) ? std::nullopt
                           : MaybeSentence(fmt::format(
                                 "--why needs a column and a row, as in --why 5,4; found '{}'",
                                 printableExcerpt(text)));
}

constexpr auto mapFormatNames = namesOf<MapFormat>({"ascii", "json", "jsonl", "png", "svg", "tmj"});
constexpr ChoiceOption<MapFormat> formatOfMap{
    "--format", "FORMAT",
    "ascii (the default), json, jsonl (one dungeon a line), png, svg or tmj (for Tiled)", "json",
    mapFormatNames};
constexpr Option tilesOfMap{"--tiles", "",
                            "include the inside of every room; for a PNG, use --style tiles"};
constexpr auto mapStyleNames = namesOf<MapStyle>({"blocks", "plain", "tiles", "blueprint"});
constexpr ChoiceOption<MapStyle> styleOfMap{
    "--style", "STYLE",
    "how to draw a PNG: blocks (the default), plain (dark walls, light ground), tiles (as "
    "in the game) or blueprint (with doors, distances, locks and the shortest path)",
    "plain", mapStyleNames};
constexpr Option zoomOfMap{
    .name = "--zoom",
    .argument = "N",
    .help = "the size of a PNG, 1 to 64: pixels of a tile in the style plain (default 10), else a "
            "factor",
    .example = "4",
    .numbers = &zooms};
constexpr Option whyOfMap{.name = "--why",
                          .argument = "X,Y",
                          .help = "explain the room of column X and row Y instead, counted from 0",
                          .example = "5,4",
                          .fault = cellFault};
constexpr Option outOfMap{
    "--out", "FILE",
    "write to FILE; if it is a folder or has {seed} in its name, a file for each dungeon",
    "dungeons.jsonl"};
constexpr auto mapOptions =
    std::to_array<Option>({seedOption, seedsOption, codeOption, formatOfMap, tilesOfMap, styleOfMap,
                           zoomOfMap, whyOfMap, outOfMap});

constexpr std::array<std::string_view, 7> mapExamples{
    "doorstring map --seed 17",
    "doorstring map --preset classic --seeds 0:20000 --format jsonl --out dungeons.jsonl",
    "doorstring map --seeds 0:5 --format png --out 'map-{seed}.png'",
    "doorstring map --preset tunnels --format png --style plain --out map.png",
    "doorstring map --seed 17 --format tmj --out map.tmj",
    "doorstring map --seed 17 --set tables.N.NS=40 --set tables.S.NS=40",
    "doorstring map --seed 17 --why 5,4"};

constexpr std::string_view placeholder = "{seed}";

// The file endings, by MapFormat.
constexpr std::array<std::string_view, 6> endings{".txt", ".json", ".jsonl",
                                                  ".png", ".svg",  ".tmj"};

bool isFolder(const std::filesystem::path& out) {
    std::error_code fault;
    return !out.has_filename() || std::filesystem::is_directory(out, fault);
}

MaybeSentence clashOfMap(const GivenOptions& given) {
    const MapFormat format = given.choice(formatOfMap);
    for (const Option& option : {styleOfMap.option, zoomOfMap}) {
        if (given.has(option) && format != MapFormat::Png) {
            return fmt::format("{} needs --format png", option.name);
        }
    }
    if (given.has(whyOfMap) && given.has(seedsOption)) {
        return "--why explains a room of one dungeon; use --seed instead of --seeds";
    }
    const bool withTiles = given.has(tilesOfMap);
    if (given.has(whyOfMap) && (format != MapFormat::Ascii || withTiles)) {
        return fmt::format("--why writes sentences; it takes no {}",
                           withTiles ? "--tiles" : "--format " + given.text(formatOfMap));
    }
    if (withTiles && (format == MapFormat::Svg || format == MapFormat::Tmj)) {
        return fmt::format("--tiles is for ascii, json, jsonl and png; found --format {}",
                           given.text(formatOfMap));
    }
    if (format == MapFormat::Tmj && !given.has(outOfMap)) {
        return "--format tmj needs --out FILE, as in --out map.tmj: a picture of the tiles is "
               "written beside it";
    }
    if (withTiles && given.has(styleOfMap) && given.choice(styleOfMap) != MapStyle::Tiles) {
        return fmt::format("--tiles means --style tiles; found --style {}", given.text(styleOfMap));
    }
    return std::nullopt;
}

// Whether each dungeon gets a separate file: `out` is a folder, or has {seed} in it.
bool writesSeparateFiles(const std::filesystem::path& out) {
    return isFolder(out) || out.string().find(placeholder) != std::string::npos;
}

// Returns the file of one dungeon: `out` with the seed code in place of {seed}; if that is a
// folder, a file in it, such as 7K2M-Q9XA.png.
std::filesystem::path fileFor(const std::filesystem::path& out, Seed seed, MapFormat format) {
    const std::string code = toCode(seed);
    std::string name = out.string();
    std::size_t at = name.find(placeholder);
    while (at != std::string::npos) {
        name.replace(at, placeholder.size(), code);
        at = name.find(placeholder, at);
    }
    std::filesystem::path file = name;
    if (isFolder(file)) {
        file /= code;
        file += endings[static_cast<std::size_t>(format)];
    }
    return file;
}

struct MapRun {
    const LoadedConfig& loaded;
    ChosenSeeds chosen;
    MapFormat format;
    std::optional<std::filesystem::path> out;  // empty for the standard output
    MapContext mapContext;
    std::uint64_t dungeonsOfOneRoom = 0;
    // The rest is filled only if writesPictures().
    std::uint64_t rooms = 0;    // of all dungeons
    std::string lastLine = {};  // the metricsLine() of the last dungeon
    Tileset tileset = {};       // that of the last dungeon

    SeedRange seeds() const { return chosen.range; }
    bool writesPng() const { return format == MapFormat::Png; }
    // Whether each dungeon becomes a picture or a map for Tiled. Then reportRooms() says how many
    // rooms the dungeons have.
    bool writesPictures() const {
        return writesPng() || format == MapFormat::Svg || format == MapFormat::Tmj;
    }
    bool hasManySeeds() const { return seeds().count() != 1; }
};

// Says why the request cannot be met, before any work starts; empty if it can be met.
std::optional<std::string> whyImpossible(const MapRun& run, const std::ostream& out) {
    if (!run.writesPictures()) {
        return std::nullopt;
    }
    if (run.writesPng() && !run.out && isTerminal(out)) {
        return "a terminal cannot show a picture; write it to a file, as in --out dungeon.png";
    }
    if (run.hasManySeeds() && !(run.out && writesSeparateFiles(*run.out))) {
        return "several pictures need a file each; use a folder, or {seed} in the name, as in "
               "--out 'map-{seed}.png'";
    }
    if (run.format == MapFormat::Tmj) {
        return tooLargeForTiled(run.loaded.config);
    }
    return run.writesPng() ? pictureTooLarge(run.loaded.config, run.mapContext.look) : std::nullopt;
}

void writeDungeon(BlockWriter& writer, const Dungeon& dungeon, const MapRun& run) {
    switch (run.format) {
    case MapFormat::Ascii:
        return writeAscii(writer, dungeon, run.mapContext);
    case MapFormat::Json:
    case MapFormat::JsonLines:
        return writeJson(writer, dungeon, run.mapContext);
    case MapFormat::Png:
        return writePng(writer, dungeon, run.mapContext);
    case MapFormat::Svg:
        return writeSvg(writer, dungeon, run.mapContext);
    case MapFormat::Tmj:
        return writeTmj(writer, dungeon, run.mapContext);
    }
}

void count(MapRun& run, const Dungeon& dungeon) {
    if (dungeon.plan(dungeon.start()).doors.empty()) {
        ++run.dungeonsOfOneRoom;
    }
    if (run.writesPictures()) {
        run.lastLine = metricsLine(dungeon, measure(dungeon));
        dungeon.forEachRoom([&](GridPos, const RoomPlan&) { ++run.rooms; });
        run.tileset = dungeon.tileset();
    }
}

Delimiters delimitersFor(MapFormat format, bool asArray) {
    if (format == MapFormat::Png || format == MapFormat::Svg || format == MapFormat::Tmj) {
        return {};
    }
    if (format == MapFormat::Ascii) {
        return textDelimiters;
    }
    return format == MapFormat::Json && asArray ? arrayDelimiters : lineDelimiters;
}

// Writes the picture of the tiles beside the map for Tiled, which refers to that picture.
int writeTiledImage(const MapRun& run, const std::filesystem::path& map,
                    const CommandContext& context) {
    const auto file = map.parent_path() / tiledImageName(run.tileset);
    return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
        const auto& tileset = run.mapContext.tilesets[static_cast<std::size_t>(run.tileset)];
        writer.bytes(encodePng(drawTileStrip(tileset, run.mapContext.page.sprites.fittings)));
    });
}

// Writes the dungeons of these seeds to one file, or to the standard output. Returns the exit
// status.
int writeOneOutput(MapRun& run, SeedRange seeds, bool asArray,
                   const std::optional<std::filesystem::path>& file,
                   const CommandContext& context) {
    const int status = writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
        return writeDungeons(writer, seeds, delimitersFor(run.format, asArray),
                             grownFrom(run.loaded.config), [&](const Dungeon& dungeon) {
                                 count(run, dungeon);
                                 writeDungeon(writer, dungeon, run);
                             });
    });
    return status == exitDone && run.format == MapFormat::Tmj ? writeTiledImage(run, *file, context)
                                                              : status;
}

int writeAll(MapRun& run, const CommandContext& context) {
    const auto& target = run.out;
    if (!target || !writesSeparateFiles(*target)) {
        return writeOneOutput(run, run.seeds(), run.chosen.isRangeGiven, target, context);
    }
    for (std::uint64_t number = run.seeds().first; number != run.seeds().end; ++number) {
        const auto file = fileFor(*target, Seed{number}, run.format);
        const bool asArray = false;
        if (const int status = writeOneOutput(run, {number, number + 1}, asArray, file, context);
            status != exitDone) {
            return status;
        }
    }
    return exitDone;
}

void warnOfSmallDungeons(const MapRun& run, std::ostream& err) {
    if (run.dungeonsOfOneRoom == 0) {
        return;
    }
    const std::string which =
        run.hasManySeeds()
            ? fmt::format("{} of {} dungeons have", run.dungeonsOfOneRoom, run.seeds().count())
            : fmt::format("dungeon {} has", toCode(Seed{run.seeds().first}));
    note(err, fmt::format("warning: {} only one room: the start has no doors", which));
}

// Notes what the pictures do not show: of a single dungeon its metricsLine(), of several the number
// of pictures and of rooms.
void reportRooms(const MapRun& run, std::ostream& err) {
    note(err, run.hasManySeeds()
                  ? fmt::format("{} pictures with {} rooms in all", run.seeds().count(), run.rooms)
                  : run.lastLine);
}

// Fills `art` with what was loaded. Returns why the loading failed; empty if it succeeded.
template <typename Art>
std::optional<std::string> storeArt(Result<Art, std::string> loaded, Art& art) {
    if (!loaded) {
        return loaded.error();
    }
    art = std::move(loaded.value());
    return std::nullopt;
}

// Loads what the pictures are drawn with. Returns why that failed; empty if it succeeded.
std::optional<std::string> loadArt(MapRun& run, const std::filesystem::path& assets) {
    if (run.format == MapFormat::Tmj) {
        const auto fault = storeArt(loadTilesets(assets), run.mapContext.tilesets);
        return fault ? fault : storeArt(loadPageArt(assets), run.mapContext.page);
    }
    if (!run.writesPng()) {
        return std::nullopt;
    }
    switch (run.mapContext.look.style) {
    case MapStyle::Plain:
        break;
    case MapStyle::Tiles:
        return storeArt(loadTilesets(assets), run.mapContext.tilesets);
    case MapStyle::Blocks:
    case MapStyle::Blueprint:
        return storeArt(loadPageArt(assets), run.mapContext.page);
    }
    return std::nullopt;
}

int writeMaps(const GivenOptions& given, const LoadedConfig& loaded,
              const CommandContext& context) {
    std::ostream& err = context.err;
    const bool withTiles = given.has(tilesOfMap);
    const MapStyle style = withTiles ? MapStyle::Tiles : given.choice(styleOfMap);
    MapRun run{.loaded = loaded,
               .chosen = seedsOf(given),
               .format = given.choice(formatOfMap),
               .out = given.path(outOfMap),
               .mapContext = {.config = loaded.config,
                              .preset = loaded.preset,
                              .withTiles = withTiles,
                              .look = {style, given.number(zoomOfMap, 0)}}};
    if (const auto sentence = whyImpossible(run, context.out)) {
        return complain(err, exitWrongUse, *sentence);
    }
    run.mapContext.progress = isTerminal(err) ? &err : nullptr;
    const auto [first, end] = run.seeds();
    logInfo(run.chosen.isRangeGiven ? fmt::format("map of seeds {}:{}", first, end)
                                    : fmt::format("map of seed {}", toCode(Seed{first})));
    if (run.writesPictures()) {
        if (const auto fault = loadArt(run, context.folders.assets)) {
            return complain(err, exitFailed, *fault);
        }
    }
    if (const int status = writeAll(run, context); status != exitDone) {
        return status;
    }
    if (run.writesPictures()) {
        reportRooms(run, err);
    }
    warnOfSmallDungeons(run, err);
    return exitDone;
}

int runMap(const GivenOptions& given, const CommandContext& context) {
    return withConfig(given, context, {}, [&](const LoadedConfig& loaded) {
        if (!given.has(whyOfMap)) {
            return writeMaps(given, loaded, context);
        }
        const Seed seed{seedsOf(given).range.first};
        auto file = given.path(outOfMap);
        if (file && writesSeparateFiles(*file)) {
            file = fileFor(*file, seed, MapFormat::Ascii);
        }
        return explainRoom(seed, *parseCell(given.text(whyOfMap)), loaded, file, context);
    });
}

}  // namespace

extern constinit const Command mapCommand{.name = "map",
                                          .purpose = "write dungeons as text, JSON or pictures",
                                          .options = mapOptions,
                                          .examples = mapExamples,
                                          .clash = clashOfMap,
                                          .run = runMap};

}  // namespace doorstring
