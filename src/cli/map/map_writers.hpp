// One dungeon as each of the formats of `doorstring map`.
#pragma once

#include "cli/map/map_command.hpp"
#include "cli/output/block_writer.hpp"
#include "cli/output/page_art.hpp"
#include "cli/output/tileset_shelf.hpp"
#include "dungeon/dungeon.hpp"

#include <optional>
#include <ostream>
#include <string>

namespace doorstring {

// What is the same for all dungeons of one run.
struct MapContext {
    const Config& config;
    std::string preset;  // "" where none was asked for
    bool tiles = false;
    MapLook look = {};
    const TilesetShelf* tilesets = nullptr;  // for pictures in the style tiles
    const PageArt* art = nullptr;            // for blocks and blueprints
    std::ostream* progress = nullptr;        // shows how far a large picture is
    bool showProgress = false;
};

// Each is whole and without what stands between dungeons: a JSON object has no newline after it.
void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writePng(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);

// A sentence where the dungeons of this configuration are too large to be drawn.
std::optional<std::string> pictureTooLarge(const Config& config, const MapLook& look);

}  // namespace doorstring
