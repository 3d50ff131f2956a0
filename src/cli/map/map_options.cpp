#include "cli/commands.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "config/text/numbers.hpp"

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
        return fmt::format("--why needs a column and a row, as in --why 5,4; found '{}'", text);
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

}  // namespace doorstring
