// The rooms that the game brings along, one by one.
#include "room/templates/check.hpp"
#include "room/templates/pool.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace doorstring;

namespace {

std::string textOf(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

const std::vector<RoomTemplate>& shipped() {
    static const std::vector<RoomTemplate> all = [] {
        std::vector<RoomTemplate> rooms;
        const auto folder = std::filesystem::path(DOORSTRING_PROJECT) / "config" / "rooms";
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string source = entry.path().filename().string();
            ParsedTemplates parsed = parseTemplates(source, textOf(entry.path()));
            for (const TemplateFault& fault : parsed.faults) {
                UNSCOPED_INFO(fault.place.source << ":" << fault.place.line << ":"
                                                 << fault.place.column << ": " << fault.sentence
                                                 << "\n"
                                                 << fault.picture);
                CHECK(fault.sentence.empty());
            }
            for (RoomTemplate& room : parsed.templates) {
                rooms.push_back(std::move(room));
            }
        }
        return rooms;
    }();
    return all;
}

// Every tile to walk on can be walked to, at the price of harm, once things are pushed away and
// gates are open.
bool hasNoLostGround(const LaidTemplate& laid) {
    BitRows open{};
    BitRows ground{};
    const GridSize size = laid.tiles.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Tile tile = laid.tiles[{x, y}];
            const std::uint32_t bit = bitSpan(x, 1);
            ground[static_cast<std::size_t>(y)] |= isWalkable(tile) ? bit : 0;
            open[static_cast<std::size_t>(y)] |=
                isWalkable(tile) || isPushable(tile) || tile == Tile::Gate ? bit : 0;
        }
    }
    for (const Direction side : allDirections) {
        if (laid.doors.has(side)) {
            const BitRows reached = reach(open, doorGap(size, side));
            for (std::size_t y = 0; y < ground.size(); ++y) {
                if ((ground[y] & ~reached[y]) != 0) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

TEST_CASE("there are many shipped templates, each with a name of its own") {
    std::map<std::pair<int, int>, int> bySize;
    std::set<std::string> names;
    for (const RoomTemplate& room : shipped()) {
        ++bySize[{room.tiles.width(), room.tiles.height()}];
        INFO(room.name);
        CHECK(names.insert(room.name).second);
    }
    CHECK(bySize[{15, 9}] >= 60);
    CHECK(bySize[{11, 9}] >= 5);
    CHECK(bySize[{9, 9}] >= 5);
    CHECK(bySize[{16, 10}] >= 5);
}

TEST_CASE("no two shipped templates are alike, however they are laid") {
    std::map<std::vector<Tile>, std::string> seen;
    for (const RoomTemplate& room : shipped()) {
        std::set<std::vector<Tile>> own;
        for (const Pose pose : allPoses) {
            if (room.tiles.width() == room.tiles.height() || !swapsAxes(pose)) {
                const Grid<Tile> tiles = tilesFor(laidDown(room, pose), {});
                own.emplace(tiles.values().begin(), tiles.values().end());
            }
        }
        for (const std::vector<Tile>& tiles : own) {
            const auto [other, isNew] = seen.emplace(tiles, room.name);
            INFO(room.name << " and " << other->second);
            CHECK(isNew);
        }
    }
}

TEST_CASE("every shipped template is fair in every pose and for every door set that it serves") {
    int rooms = 0;
    for (const RoomTemplate& room : shipped()) {
        for (const DoorSet doors : servedDoors(room)) {
            for (const Pose pose : allPoses) {
                const LaidTemplate laid = laidDown(room, pose);
                if (!room.poses.has(pose) || (laid.doors & doors) != doors) {
                    continue;
                }
                const Grid<Tile> tiles = tilesFor(laid, doors);
                INFO(room.name << " " << toString(doors) << "\n" << drawingOf(tiles, laid.spots));
                CHECK(findUnfair(tiles, doors, laid.spots) == std::nullopt);
                ++rooms;
            }
        }
    }
    CHECK(rooms > 3000);
}

TEST_CASE("no shipped template has ground that cannot be reached") {
    for (const RoomTemplate& room : shipped()) {
        INFO(room.name << "\n" << drawingOf(room.tiles, room.spots));
        CHECK(hasNoLostGround(laidDown(room, Pose::AsDrawn)));
    }
}

TEST_CASE("where the knight may arrive, what hurts is two tiles away from the middle or more") {
    for (const RoomTemplate& room : shipped()) {
        if (!room.kinds.has(RoomKind::Start)) {
            continue;
        }
        INFO(room.name << "\n" << drawingOf(room.tiles, room.spots));
        for (const auto [x, y] : cellsIn(middleOf(room.tiles.size()).grown(1))) {
            const Tile tile = room.tiles[{x, y}];
            CHECK((tile != Tile::Pit && tile != Tile::Spikes));
        }
    }
}

TEST_CASE("puzzles are drawn in every size") {
    std::map<std::pair<int, int>, int> bySize;
    for (const RoomTemplate& room : shipped()) {
        if (laidDown(room, Pose::AsDrawn).traits.hasPuzzle) {
            ++bySize[{room.tiles.width(), room.tiles.height()}];
        }
    }
    CHECK(bySize[{15, 9}] >= 12);
    CHECK(bySize[{11, 9}] >= 3);
    CHECK(bySize[{9, 9}] >= 2);
    CHECK(bySize[{16, 10}] >= 2);
}

TEST_CASE("there is a choice for every room of the usual size") {
    const TemplatePool pool(shipped(), {15, 9});
    for (std::uint8_t bits = 1; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        for (std::size_t kind = 0; kind < roomKindCount; ++kind) {
            const TemplatePool::Wish wish{doors, static_cast<RoomKind>(kind), Tileset::Sand, 5};
            std::set<std::uint16_t> found;
            for (std::uint64_t roll = 0; roll < 500; ++roll) {
                if (const LaidTemplate* laid = pool.pick(wish, mixBits(roll))) {
                    found.insert(laid->number);
                }
            }
            INFO(toString(doors) << " " << name(wish.kind));
            if (wish.kind == RoomKind::Plain) {
                CHECK(found.size() >= 20);
            } else if (doors.size() == 1) {
                CHECK(found.size() >= 3);
            }
        }
    }
}
