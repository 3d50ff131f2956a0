// interior-sheets: one picture for each interior, with a room for every set of doors; and one of
// all rooms made by hand, as they are drawn.
//
//   interior-sheets ASSETS CONFIG FOLDER     writes FOLDER/cave.png and so on; tools/update-rooms
//                                            calls it
#include "config/sources/load.hpp"
#include "picture/canvas/png.hpp"
#include "room/interiors/interiors.hpp"
#include "room/room_tiler.hpp"
#include "room/templates/pool.hpp"
#include "sheet_of_rooms.hpp"

#include <array>
#include <filesystem>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace doorstring;

constexpr int across = 4;
constexpr int down = 4;
static_assert(across * down == DoorSet::count);
constexpr Seed seed{17};
const GridSize roomSize = RoomConfig{}.size;

// Where an interior looks best; those that are at home everywhere share the five.
Tileset tilesetOf(Interior interior) {
    switch (interior) {
    case Interior::Grass:
    case Interior::River:
        return Tileset::Moss;
    case Interior::Ice:
        return Tileset::BlueStone;
    default:
        return static_cast<Tileset>(static_cast<int>(interior) % tilesetCount);
    }
}

Canvas drawInterior(Interior interior, const TilesetPictures& tileset) {
    SheetOfRooms sheet(roomSize, across, down);
    const RoomTiler tiler(RoomConfig{});
    for (int i = 0; i < across * down; ++i) {
        const RoomPlan plan{3, DoorSet::fromBits(static_cast<std::uint8_t>(i)), RoomKind::Plain};
        const std::uint64_t roll = cellRoll(seed.number, Purpose::Interior, sheet.cell(i));
        sheet.draw(i, tiler.tiles(plan.doors, roll, interior), plan.doors, tileset);
    }
    return sheet.canvas();
}

// One tileset after the other, where a room is for all of them.
Tileset tilesetOf(const RoomTemplate& room, int number) {
    int index = number % tilesetCount;
    while (!room.tilesets.has(static_cast<Tileset>(index))) {
        index = (index + 1) % tilesetCount;
    }
    return static_cast<Tileset>(index);
}

Canvas drawTemplates(std::span<const RoomTemplate> rooms,
                     const std::vector<TilesetPictures>& tilesets) {
    const int count = static_cast<int>(rooms.size());
    SheetOfRooms sheet(roomSize, across, (count + across - 1) / across);
    for (int i = 0; i < count; ++i) {
        const RoomTemplate& room = rooms[static_cast<std::size_t>(i)];
        const auto tileset = static_cast<std::size_t>(tilesetOf(room, i));
        sheet.draw(i, room.tiles, room.doors, tilesets[tileset]);
    }
    return sheet.canvas();
}

int complain(const std::string& sentence) {
    std::cerr << "interior-sheets: " << sentence << '\n';
    return 2;
}

// Saves it and prints its name. Nothing, or what went wrong.
std::optional<std::string> save(const Canvas& sheet, const std::filesystem::path& folder,
                                std::string_view name) {
    const auto file = folder / (std::string(name) + ".png");
    auto fault = savePng(sheet, file);
    if (!fault) {
        std::cout << file.string() << '\n';
    }
    return fault;
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) {
        return complain("wanted are the folders of assets, of the config and for the pictures");
    }
    const std::filesystem::path folder(words[3]);
    std::vector<TilesetPictures> tilesets;
    for (int i = 0; i < tilesetCount; ++i) {
        auto tileset = TilesetPictures::load(words[1], static_cast<Tileset>(i));
        if (!tileset) {
            return complain(tileset.error());
        }
        tilesets.push_back(std::move(tileset.value()));
    }
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        const auto& tileset = tilesets[static_cast<std::size_t>(tilesetOf(interior))];
        if (!fits(interior, RoomConfig{}.size)) {
            continue;
        }
        if (const auto fault = save(drawInterior(interior, tileset), folder, name(interior))) {
            return complain(*fault);
        }
    }
    ConfigSources sources;
    sources.shipped = words[2];
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return complain(toString(loaded.error().front()));
    }
    const auto templates = templatesOf(loaded.value().config.room);
    const auto fault = save(drawTemplates(templates->pool.templates(), tilesets), folder,
                            name(Interior::Template));
    return fault ? complain(*fault) : 0;
}
