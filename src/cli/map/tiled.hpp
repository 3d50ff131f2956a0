// Maps for Tiled, and the picture of their tiles that lies beside them.
#pragma once

#include "cli/output/json_writer.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

inline constexpr int tiledTileSide = 16;                    // pixels
inline constexpr std::int64_t mostTiledTiles = 40'000'000;  // some 120 MB of text

// "doorstring-moss.png"
std::string tiledImageName(Tileset tileset);

// A sentence where the dungeons of this configuration have more tiles.
std::optional<std::string> tooLargeForTiled(const Config& config);

// What Tiled shows of a dungeon besides its tiles: its rooms, locks, keys, chests and wares.

// A text or a number.
struct TiledProperty {
    TiledProperty(std::string_view itsName, std::string itsText)
        : name(itsName), text(std::move(itsText)) {}
    TiledProperty(std::string_view itsName, int itsNumber)
        : name(itsName), number(itsNumber), isNumber(true) {}

    std::string_view name;
    std::string text = {};
    int number = 0;
    bool isNumber = false;
};

struct TiledObject {
    std::string_view type;  // "room", "lock", "key", "chest", "ware", "start" or "exit"
    std::string name;
    GridRect area;  // in tiles; without width and height a point in the middle of its tile
    std::vector<TiledProperty> properties = {};
};

// Rooms first, row by row, each followed by what it holds.
std::vector<TiledObject> tiledObjects(const Dungeon& dungeon, const Config& config);

// What stands between the brackets of the object.
void writeObject(JsonWriter& json, const TiledObject& object, std::size_t id);
void writeProperty(JsonWriter& json, const TiledProperty& property);

}  // namespace doorstring
