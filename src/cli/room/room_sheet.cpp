#include "cli/room/room_sheet.hpp"

#include "base/number_text.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "picture/canvas/png.hpp"
#include "picture/room/room_picture.hpp"
#include "room/templates/check.hpp"
#include "room/templates/room_template.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace doorstring {

namespace {

std::string listOf(std::uint32_t bits, std::span<const std::string_view> words,
                   std::string_view what) {
    const std::vector<std::string_view> found = wordsInSet(bits, words);
    return found.size() == words.size() ? fmt::format("any {}", what)
                                        : fmt::format("the {} {}", what, joined(found, "", " or "));
}

std::string posesOf(const RoomTemplate& room) {
    std::vector<std::string_view> ways{"as it is drawn"};
    const bool sides = room.poses.has(Pose::LeftRight);
    const bool ends = room.poses.has(Pose::UpsideDown);
    if (sides || ends) {
        ways.push_back(sides && ends ? "mirrored" : sides ? "left for right" : "upside down");
    }
    if (room.poses.has(Pose::QuarterRight)) {
        ways.push_back("turned by a quarter");
    } else if (room.poses.has(Pose::HalfTurn)) {
        ways.push_back("turned by half");
    }
    return joined(ways);
}

std::string doorsOf(const RoomTemplate& room) {
    const std::vector<DoorSet> sets = servedDoors(room);
    const auto withDoors =
        sets.size() - static_cast<std::size_t>(std::ranges::count(sets, DoorSet()));
    return withDoors == DoorSet::count - 1 ? "any doors" : "the doors " + joined(sets, " or ");
}

std::string spotsOf(const RoomTemplate& room) {
    const auto countOf = [&](SpotKind kind) {
        return static_cast<std::size_t>(std::ranges::count(room.spots, kind, &Spot::kind));
    };
    const std::size_t foes = countOf(SpotKind::Foe);
    return counted(countOf(SpotKind::Creature), "creature", "creatures") +
           (foes > 0 ? ", " + counted(foes, "foe", "foes") : "") + " and " +
           counted(countOf(SpotKind::Treasure), "treasure", "treasures");
}

Tileset firstTileset(const RoomTemplate& room) {
    return static_cast<Tileset>(std::countr_zero(room.tilesets.bits()));
}

}  // namespace

std::string joined(const std::vector<DoorSet>& sets, std::string_view last) {
    std::vector<std::string> names;
    for (const DoorSet set : sets) {
        if (!set.empty()) {
            names.push_back(toString(set));
        }
    }
    return joined(names, "", last);
}

std::string roomText(const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors) {
    std::string text = fmt::format("{}: {} by {}, difficulty {}, weight {}, spots for {}\n",
                                   room.name, room.tiles.width(), room.tiles.height(),
                                   room.difficulty, thousandthsText(room.weight), spotsOf(room));
    text += fmt::format("for {} and {}, with {}\n",
                        listOf(room.kinds.bits(), kindNames, "kind of room"),
                        listOf(room.tilesets.bits(), tilesetNames, "tileset"), doorsOf(room));
    text += fmt::format("laid {}\n", posesOf(room));
    return text + drawingOf(tilesFor(laid, doors), laid.spots);
}

Result<std::vector<std::uint8_t>, std::string>
roomPng(const Folders& folders, const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors) {
    const auto tileset = TilesetPictures::load(folders.assets, firstTileset(room));
    if (!tileset) {
        return tileset.error();
    }
    RoomPicture picture;
    drawRoom(picture, tilesFor(laid, doors), doors, cosmeticSeed(Seed{}, {}), tileset.value());
    Canvas canvas(picture.below.size());
    showRoom(canvas, picture, tileset.value(), 0, 0, 0);
    return encodePng(canvas);
}

}  // namespace doorstring
