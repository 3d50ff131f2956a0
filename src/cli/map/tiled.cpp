// Writes a map for Tiled (https://doc.mapeditor.org/en/stable/reference/json-map-format/): the
// tiles of all rooms in one layer, and the rooms and what is in them as objects in another.
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "room/tiles/room_layout.hpp"

#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr int tiledTileSide = 16;                    // pixels
constexpr std::int64_t mostTiledTiles = 40'000'000;  // about 120 MB of text

// The global identifier of the first tile. Identifiers count from 1; 0 stands for no tile.
constexpr int firstTile = 1;

// A property of an object: a text or a number.
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

// What Tiled shows of a dungeon besides its tiles.
struct TiledObject {
    std::string_view type;  // "room", "lock", "key", "chest", "ware", "relic", "start" or "exit"
    std::string name;
    GridRect area;  // in tiles; width and height are 0 for a point in the middle of a tile
    std::vector<TiledProperty> properties = {};
};

// Lists the rooms row by row, each followed by its locks and what is in it; then the start, and on
// a carved map the exit.
class ObjectLister {
public:
    ObjectLister(const Dungeon& dungeon, const Config& config)
        : dungeon_(dungeon),
          roomSize_(config.room.size),
          rooms_(dungeon, config.room),
          contents_(contentsOf(dungeon, config.adventure)) {}

    std::vector<TiledObject> list() {
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            addRoom(cell, plan);
            addLocks(cell, plan);
            addContents(cell, plan);
        });
        if (const CarvedMap* map = dungeon_.carved()) {
            add({"start", "start", pointAt(map->start())});
            add({"exit", "exit", pointAt(map->exit())});
        } else {
            add({"start", "start", pointAt(middleTile(dungeon_.start()))});
        }
        return std::move(objects_);
    }

private:
    static GridRect pointAt(GridPos tile) { return {tile.x, tile.y, 0, 0}; }

    // Return where the north-west corner and the middle of a room are on the whole map, in tiles.
    GridPos cornerOf(GridPos cell) const {
        return {cell.x * roomSize_.width, cell.y * roomSize_.height};
    }
    GridPos middleTile(GridPos cell) const {
        const GridPos middle = middleOf(roomSize_).corner();
        return {cornerOf(cell).x + middle.x, cornerOf(cell).y + middle.y};
    }

    void add(TiledObject object) { objects_.push_back(std::move(object)); }

    void addRoom(GridPos cell, const RoomPlan& plan) {
        const GridPos corner = cornerOf(cell);
        TiledObject object{"room",
                           std::string(name(plan.kind)) + " " + cellText(cell),
                           {corner.x, corner.y, roomSize_.width, roomSize_.height}};
        object.properties = {{"kind", std::string(name(plan.kind))},
                             {"x", cell.x},
                             {"y", cell.y},
                             {"doors", toString(plan.doors)},
                             {"distance", static_cast<int>(plan.distance)}};
        if (const auto interior = rooms_.interior(cell)) {
            object.properties.push_back({"interior", std::string(name(*interior))});
        }
        add(std::move(object));
    }

    // Adds the locks of a room. A locked doorway gets two objects, one in each of its rooms.
    void addLocks(GridPos cell, const RoomPlan& plan) {
        for (const Direction side : plan.doors) {
            const DoorLock lock = plan.locks.at(side);
            if (lock == DoorLock::None) {
                continue;
            }
            const DoorSpan span = doorSpan(roomSize_, side);
            const GridPos corner = cornerOf(cell);
            const GridPos gap = firstGapTile(roomSize_, side);  // within the room
            const bool isWide = isVertical(side);  // a gap in the wall to the north or south
            add({"lock",
                 std::string(name(lock)),
                 {corner.x + gap.x, corner.y + gap.y, isWide ? span.length : 1,
                  isWide ? 1 : span.length}});
        }
    }

    void addContents(GridPos cell, const RoomPlan& plan) {
        const GridRect middle = pointAt(middleTile(cell));
        if (plan.holds != Holding::None) {
            add({"key", std::string(name(plan.holds)), middle});
        }
        if (const Chest* chest = contents_.chestIn(cell)) {
            TiledObject object{"chest", std::string(name(chest->loot.what)), middle};
            object.properties.push_back({"count", chest->loot.count});
            if (chest->barrier != Barrier::None) {
                object.properties.push_back({"barrier", std::string(name(chest->barrier))});
            }
            add(std::move(object));
        }
        if (const Shop* shop = contents_.shopIn(cell)) {
            for (const ShopOffer& offer : shop->offers) {
                add({"ware",
                     std::string(name(offer.loot.what)),
                     middle,
                     {{"count", offer.loot.count}, {"price", offer.price}}});
            }
        }
        if (const RelicPair* pair = contents_.pairIn(cell)) {
            for (const Relic relic : pair->relics) {
                add({"relic", std::string(name(relic)), middle});
            }
        }
    }

    const Dungeon& dungeon_;
    GridSize roomSize_;
    DungeonRooms rooms_;
    Contents contents_;
    std::vector<TiledObject> objects_;
};

void writeTileset(JsonWriter& json, Tileset tileset) {
    json.object([&] {
        json.member("firstgid", firstTile);
        json.member("name", "doorstring");
        json.member("image", tiledImageName(tileset));
        json.member("imagewidth", static_cast<int>(tileCount) * tiledTileSide);
        json.member("imageheight", tiledTileSide);
        json.member("tilewidth", tiledTileSide);
        json.member("tileheight", tiledTileSide);
        json.member("tilecount", tileCount);
        json.member("columns", tileCount);
        json.member("margin", 0);
        json.member("spacing", 0);
        json.key("tiles").array([&] {
            for (const TileRow& row : tileRows) {
                json.object([&] {
                    json.member("id", static_cast<int>(row.tile));
                    json.member("type", row.name);
                });
            }
        });
    });
}

// Writes the tiles row by row; only the rooms of one row of the grid are in memory. Cells without a
// room are rock on a carved map, and empty otherwise.
void writeTileRows(JsonWriter& json, const Dungeon& dungeon, const RoomConfig& config) {
    DungeonRooms rooms(dungeon, config);
    const GridSize roomSize = config.size;
    const GridSize grid = dungeon.size();
    Grid<int> rowOfRooms({grid.width * roomSize.width, roomSize.height});
    const int withoutRoom =
        dungeon.carved() != nullptr ? firstTile + static_cast<int>(Tile::Wall) : 0;
    for (int y = 0; y < grid.height; ++y) {
        std::ranges::fill(rowOfRooms.values(), withoutRoom);
        for (GridPos cell{0, y}; cell.x < grid.width; ++cell.x) {
            if (!dungeon.hasRoom(cell)) {
                continue;
            }
            const Grid<Tile>& tiles = rooms.tilesAt(cell);
            for (const GridPos at : cellsOf(roomSize)) {
                rowOfRooms[{cell.x * roomSize.width + at.x, at.y}] =
                    firstTile + static_cast<int>(tiles[at]);
            }
        }
        for (const int tile : rowOfRooms.values()) {
            json.value(tile);
        }
    }
}

void writeLayerHead(JsonWriter& json, int id, std::string_view type, std::string_view name) {
    json.member("id", id);
    json.member("type", type);
    json.member("name", name);
    json.member("x", 0);
    json.member("y", 0);
    json.member("opacity", 1);
    json.member("visible", true);
}

void writeTileLayer(JsonWriter& json, const Dungeon& dungeon, const RoomConfig& room) {
    json.object([&] {
        writeLayerHead(json, 1, "tilelayer", "tiles");
        json.member("width", dungeon.size().width * room.size.width);
        json.member("height", dungeon.size().height * room.size.height);
        json.key("data").array([&] { writeTileRows(json, dungeon, room); });
    });
}

void writeProperty(JsonWriter& json, const TiledProperty& property) {
    json.object([&] {
        json.member("name", property.name);
        if (property.isNumber) {
            json.member("type", "int");
            json.member("value", property.number);
        } else {
            json.member("type", "string");
            json.member("value", std::string_view(property.text));
        }
    });
}

// Writes the members of the JSON object for `object`.
void writeObject(JsonWriter& json, const TiledObject& object, std::size_t id) {
    const bool isPoint = object.area.width == 0;
    const int toMiddle = isPoint ? tiledTileSide / 2 : 0;
    json.member("id", id);
    json.member("type", object.type);
    json.member("name", std::string_view(object.name));
    json.member("x", object.area.x * tiledTileSide + toMiddle);
    json.member("y", object.area.y * tiledTileSide + toMiddle);
    json.member("width", object.area.width * tiledTileSide);
    json.member("height", object.area.height * tiledTileSide);
    json.member("rotation", 0);
    json.member("visible", true);
    if (isPoint) {
        json.member("point", true);
    }
    if (!object.properties.empty()) {
        json.key("properties").array([&] {
            for (const TiledProperty& property : object.properties) {
                writeProperty(json, property);
            }
        });
    }
}

void writeObjectLayer(JsonWriter& json, const std::vector<TiledObject>& objects) {
    json.object([&] {
        writeLayerHead(json, 2, "objectgroup", "rooms");
        json.member("draworder", "topdown");
        json.key("objects").array([&] {
            for (std::size_t index = 0; index < objects.size(); ++index) {
                json.object([&] { writeObject(json, objects[index], index + 1); });
            }
        });
    });
}

}  // namespace

std::string tiledImageName(Tileset tileset) {
    return fmt::format("doorstring-{}.png", tilesetNames[static_cast<std::size_t>(tileset)]);
}

std::optional<std::string> tooLargeForTiled(const Config& config) {
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    const std::int64_t tiles = std::int64_t{grid.width} * grid.height * config.room.size.area();
    if (tiles <= mostTiledTiles) {
        return std::nullopt;
    }
    return fmt::format(
        "a map of {} x {} rooms would have {} million tiles, and --format tmj writes "
        "at most {} million",
        grid.width, grid.height, tiles / 1'000'000, mostTiledTiles / 1'000'000);
}

void writeTmj(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const RoomConfig& room = context.config.room;
    const std::vector<TiledObject> objects = ObjectLister(dungeon, context.config).list();
    JsonWriter json(writer);
    json.object([&] {
        json.member("type", "map");
        json.member("version", "1.8");
        json.member("orientation", "orthogonal");
        json.member("renderorder", "right-down");
        json.member("infinite", false);
        json.member("width", dungeon.size().width * room.size.width);
        json.member("height", dungeon.size().height * room.size.height);
        json.member("tilewidth", tiledTileSide);
        json.member("tileheight", tiledTileSide);
        json.member("backgroundcolor", "#0a0c14");
        json.member("nextlayerid", 3);
        json.member("nextobjectid", objects.size() + 1);
        json.key("properties").array([&] {
            writeProperty(json, {"seed", toCode(dungeon.seed())});
            writeProperty(json, {"seed_number", std::to_string(dungeon.seed().number)});
            writeProperty(json, {"preset", context.preset});
        });
        json.key("tilesets").array([&] { writeTileset(json, dungeon.tileset()); });
        json.key("layers").array([&] {
            writeTileLayer(json, dungeon, room);
            writeObjectLayer(json, objects);
        });
    });
    writer.text("\n");
}

}  // namespace doorstring
