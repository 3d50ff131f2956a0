#include "testing/validate/validate_carved.hpp"

#include "dungeon/carved/carved_map.hpp"

#include <fmt/format.h>

namespace doorstring::testing {

namespace {

class CarvedCheck {
public:
    CarvedCheck(const Dungeon& dungeon, std::vector<Fault>& faults)
        : dungeon_(dungeon), map_(*dungeon.carved()), faults_(faults) {}

    void check() {
        if (map_.grid() != dungeon_.size()) {
            return report(dungeon_.start(), "the dungeon has another grid than its carved map");
        }
        checkEnd(map_.start(), "start");
        checkEnd(map_.exit(), "exit");
        if (!faults_.empty()) {
            return;
        }
        if (map_.screenOf(map_.start()) != dungeon_.start()) {
            report(dungeon_.start(), "is the start, but the knight begins elsewhere");
        }
        checkTiles();
        const Grid<std::uint32_t> distances = screenDistances(map_, measureWays(map_));
        for (GridPos cell; cell.y < dungeon_.size().height; ++cell.y) {
            for (cell.x = 0; cell.x < dungeon_.size().width; ++cell.x) {
                checkCell(cell, distances[cell]);
            }
        }
    }

private:
    void report(GridPos cell, std::string rule) { faults_.push_back({cell, std::move(rule)}); }

    void checkEnd(GridPos tile, std::string_view name) {
        if (!map_.isGround(tile)) {
            report(dungeon_.start(),
                   fmt::format("the {} on tile ({}, {}) is not on ground", name, tile.x, tile.y));
        }
    }

    void checkTiles() {
        const StepField steps = stepsFromStart(map_);
        const GridSize size = map_.size();
        for (GridPos tile; tile.y < map_.tiles().height(); ++tile.y) {
            for (tile.x = 0; tile.x < map_.tiles().width(); ++tile.x) {
                if (!map_.isGround(tile)) {
                    continue;
                }
                if (steps[tile] == unreached) {
                    report(map_.screenOf(tile),
                           fmt::format("ground ({}, {}) of the map is cut off from the start",
                                       tile.x, tile.y));
                }
                if (tile.x < 1 || tile.y < 1 || tile.x >= size.width - 1 ||
                    tile.y >= size.height - 1) {
                    report(
                        map_.screenOf(tile),
                        fmt::format("ground ({}, {}) has no wall around the map", tile.x, tile.y));
                }
            }
        }
    }

    void checkCell(GridPos cell, std::uint32_t distance) {
        const RoomPlan& plan = dungeon_.plan(cell);
        if (dungeon_.hasRoom(cell) != map_.hasGround(cell)) {
            report(cell, dungeon_.hasRoom(cell) ? "is a room without ground"
                                                : "has ground, but no "
                                                  "room");
        }
        if (!dungeon_.hasRoom(cell)) {
            if (plan != RoomPlan{}) {
                report(cell, "has no room, but a distance or a kind");
            }
            return;
        }
        const RoomPlan expected{distance, map_.waysOut(cell).sides(), kindFor(cell, plan)};
        if (plan.distance != expected.distance) {
            report(cell, fmt::format("is at distance {} from the start, but says {}", distance,
                                     plan.distance));
        } else if (plan.doors != expected.doors) {
            report(cell, fmt::format("has ways out to '{}', but says '{}'",
                                     toString(expected.doors), toString(plan.doors)));
        } else if (plan != expected) {
            report(cell, "has a role, a lock or a key that it cannot have on a carved map");
        }
        checkOpenings(cell);
    }

    // What the room may be for: the boss is where the exit is, and others where there is place.
    RoomKind kindFor(GridPos cell, const RoomPlan& plan) const {
        if (cell == dungeon_.start()) {
            return RoomKind::Start;
        }
        if (cell == map_.screenOf(map_.exit()) && map_.hasBossChamber()) {
            return plan.kind == RoomKind::Plain ? RoomKind::Plain : RoomKind::Boss;
        }
        const bool isSpecial = plan.kind == RoomKind::Treasure || plan.kind == RoomKind::Shop ||
                               plan.kind == RoomKind::Altar || plan.kind == RoomKind::Arena;
        return isSpecial && isRoomy(map_.tilesOf(cell)) ? plan.kind : RoomKind::Plain;
    }

    void checkOpenings(GridPos cell) {
        const Room room = roomAt(cell);
        for (const std::string& fault : validate(room)) {
            report(cell, fault);
        }
        for (const Direction side : allDirections) {
            const GridPos beyond = neighbour(cell, side);
            const WaysOut ways = dungeon_.hasRoom(beyond) ? roomAt(beyond).waysOut() : WaysOut();
            if (!room.waysOut().meets(ways, side)) {
                report(cell, fmt::format("openings {} do not fit those of the room beyond",
                                         letter(side)));
            }
        }
    }

    Room roomAt(GridPos cell) const {
        RoomConfig config;
        config.size = map_.screenSize();
        return dungeon_.room(cell, config);
    }

    const Dungeon& dungeon_;
    const CarvedMap& map_;
    std::vector<Fault>& faults_;
};

}  // namespace

void validateCarved(const Dungeon& dungeon, std::vector<Fault>& faults) {
    CarvedCheck(dungeon, faults).check();
}

}  // namespace doorstring::testing
