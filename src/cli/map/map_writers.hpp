// One dungeon as each of the formats of `doorstring map`, and the file that it goes to.
#pragma once

#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "cli/output/picture_art.hpp"
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
    TilesetPictureList tilesets = {};  // for pictures in the style tiles and for Tiled
    PageArt page = {};                 // for blocks, blueprints and Tiled
    std::ostream* progress = nullptr;  // where to show how far a large picture is; none: nowhere

    // Null where nothing lives in the rooms.
    const CreaturesConfig* creatures() const {
        const bool live = config.explore.creatures || config.adventure.isOn();
        return live ? &config.creatures : nullptr;
    }
};

// Each is whole and without what stands between dungeons: a JSON object has no newline after it.
void writeAscii(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writePng(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeSvg(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);
void writeTmj(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context);

// Why the room that was asked for is as it is, instead of the dungeon. Returns the exit status.
int explainRoom(const MapRequest& request, const LoadedConfig& loaded,
                const CommandContext& context);

// A sentence where the dungeons of this configuration are too large to be drawn.
std::optional<std::string> pictureTooLarge(const Config& config, const MapLook& look);

// --out names a folder, or has {seed} in it.
bool isFileEach(const std::filesystem::path& out);
// The dungeon's own file: {seed} replaced by the code, CODE.png and the like in a folder.
std::filesystem::path fileFor(const std::filesystem::path& out, Seed seed, MapFormat format);

}  // namespace doorstring
