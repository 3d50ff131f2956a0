#include "cli/map/tiled_objects.hpp"

#include "cli/map/map_tiled.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "room/tiles/door_gap.hpp"

namespace doorstring {

namespace {

class ObjectLister {
public:
    ObjectLister(const Dungeon& dungeon, const Config& config)
        : dungeon_(dungeon),
          room_(config.room.size),
          rooms_(dungeon, config.room),
          contents_(contentsOf(dungeon, config.adventure)) {}

    std::vector<TiledObject> list() {
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            addRoom(cell, plan);
            addLocks(cell, plan);
            addHeld(cell, plan);
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

    GridPos cornerOf(GridPos cell) const { return {cell.x * room_.width, cell.y * room_.height}; }
    GridPos middleTile(GridPos cell) const {
        const GridPos middle = middleOf(room_).corner();
        return {cornerOf(cell).x + middle.x, cornerOf(cell).y + middle.y};
    }

    void add(TiledObject object) { objects_.push_back(std::move(object)); }

    void addRoom(GridPos cell, const RoomPlan& plan) {
        const GridPos corner = cornerOf(cell);
        TiledObject object{"room",
                           std::string(name(plan.kind)) + " " + cellText(cell),
                           {corner.x, corner.y, room_.width, room_.height}};
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

    // Both sides of a doorway have one.
    void addLocks(GridPos cell, const RoomPlan& plan) {
        for (const Direction side : plan.doors) {
            const DoorLock lock = plan.locks.at(side);
            if (lock == DoorLock::None) {
                continue;
            }
            const DoorSpan span = doorSpan(room_, side);
            const GridPos gap = cornerOf(cell) + (firstGap(room_, side) - GridPos{});
            const bool across = side == Direction::North || side == Direction::South;
            add({"lock",
                 std::string(name(lock)),
                 {gap.x, gap.y, across ? span.length : 1, across ? 1 : span.length}});
        }
    }

    void addHeld(GridPos cell, const RoomPlan& plan) {
        const GridRect place = pointAt(middleTile(cell));
        if (plan.holds != Holding::None) {
            add({"key", std::string(name(plan.holds)), place});
        }
        if (const Chest* chest = contents_.chestIn(cell)) {
            TiledObject object{"chest", std::string(name(chest->loot.what)), place};
            object.properties.push_back({"count", chest->loot.count});
            if (chest->barrier != Barrier::None) {
                object.properties.push_back({"barrier", std::string(name(chest->barrier))});
            }
            add(std::move(object));
        }
        if (const Shop* shop = contents_.shopIn(cell)) {
            for (const Offer& offer : shop->offers) {
                add({"ware",
                     std::string(name(offer.loot.what)),
                     place,
                     {{"count", offer.loot.count}, {"price", offer.price}}});
            }
        }
    }

    const Dungeon& dungeon_;
    GridSize room_;
    DungeonRooms rooms_;
    Contents contents_;
    std::vector<TiledObject> objects_;
};

}  // namespace

std::vector<TiledObject> tiledObjects(const Dungeon& dungeon, const Config& config) {
    return ObjectLister(dungeon, config).list();
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

}  // namespace doorstring
