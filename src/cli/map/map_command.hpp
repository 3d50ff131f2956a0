// `doorstring map`: dungeons as text, JSON or a picture, without a window.
#pragma once

#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/options/seeds.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace doorstring {

extern const Command mapCommand;

// In the order of the names that --format and --style take.
enum class MapFormat : std::uint8_t { Ascii, Json, JsonLines, Png };
enum class MapStyle : std::uint8_t {
    Blocks,    // a block for each room, in the colour of its distance
    Plain,     // dark walls and light ground
    Tiles,     // as in the game
    Blueprint  // with places, doors, distances, locks and the shortest way
};

// How a PNG shows a dungeon.
struct MapLook {
    MapStyle style = MapStyle::Blocks;
    int zoom = 0;  // 0: as large as is usual for the style
};

struct MapRequest {
    CommonOptions common;
    ChosenSeeds seeds;
    MapFormat format = MapFormat::Ascii;
    bool tiles = false;  // with the inside of every room
    MapLook look = {};
    std::optional<std::filesystem::path> out;  // none: the standard output
};

OrSentence<MapRequest> readMapOptions(const GivenOptions& given);

// Returns the exit status.
int runMap(const MapRequest& request, const CommandContext& context);

}  // namespace doorstring
