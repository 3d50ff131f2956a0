// Writes a dungeon in one of the formats of `doorstring map`, or explains why one of its rooms is
// as it is.
#pragma once

#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "cli/output/picture_art.hpp"
#include "dungeon/dungeon.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>

namespace doorstring {

enum class MapFormat : std::uint8_t { Ascii, Json, JsonLines, Png, Svg, Tmj };
enum class MapStyle : std::uint8_t {
    Blocks,    // a block for each room, in the colour of its distance
    Plain,     // dark walls and light ground
    Tiles,     // as in the game
    Blueprint  // a plan: cells, doors, distances, kinds, contents, locks, the shortest way
};
// The look of a PNG.
struct MapLook {
    MapStyle style = MapStyle::Blocks;
    int zoom = 0;  // 0 for the usual size of the style

    bool showsInsides() const { return style == MapStyle::Plain || style == MapStyle::Tiles; }
};

// What is the same for all dungeons of one `doorstring map`.
struct MapContext {
    const Config& config;
    std::string preset;      // empty if none was asked for
    bool withTiles = false;  // whether the inside of rooms is asked for, by --tiles
    MapLook look = {};
    TilesetPictureList tilesets = {};  // for pictures in the style tiles and for Tiled
    PageArt page = {};                 // for blocks, blueprints and Tiled
    std::ostream* progress = nullptr;  // for the progress of a large picture; null for none

    // The configuration of creatures; null if nothing lives in the rooms.
    const CreaturesConfig* creatures() const {
        return config.hasCreatures() ? &config.creatures : nullptr;
    }
};

// Write one dungeon, but none of the Delimiters around it. So writeJson() does not end with a
// newline.
void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writePng(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeSvg(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeTmj(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);

// The name of the picture that a map for Tiled refers to: "doorstring-moss.png".
std::string tiledImageName(Tileset tileset);
// Says that the dungeons of this configuration have too many tiles for Tiled; empty if they do not.
std::optional<std::string> tooLargeForTiled(const Config& config);

// Writes why a room of a seed's dungeon is as it is, to `file`, or to the standard output if `file`
// is empty. Returns the exit status.
int explainRoom(Seed seed, GridPos room, const LoadedConfig& loaded,
                const std::optional<std::filesystem::path>& file, const CommandContext& context);

// Says that the dungeons of this configuration are too large to be drawn; empty if they are not.
std::optional<std::string> pictureTooLarge(const Config& config, const MapLook& look);

}  // namespace doorstring
