// interior-sheets: one picture for each interior, with a room for every set of doors.
//
//   interior-sheets ASSETS FOLDER     writes FOLDER/cave.png and so on; tools/update-rooms calls it
#include "picture/png.hpp"
#include "picture/room_picture.hpp"
#include "room/interiors/catalog.hpp"

#include <array>
#include <filesystem>
#include <iostream>
#include <string>

namespace {

using namespace doorstring;

constexpr int across = 4;
constexpr int down = 4;
static_assert(across * down == DoorSet::count);
constexpr int gap = 8;
constexpr Colour night{10, 12, 20};
constexpr Seed seed{17};

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

Canvas drawSheet(Interior interior, const TilesetPictures& tileset) {
    const RoomConfig config;
    const GridSize pixels{config.size.width * tileSide, config.size.height * tileSide};
    Canvas sheet({across * (pixels.width + gap) - gap, down * (pixels.height + gap) - gap}, night);
    RoomPicture picture;
    for (int i = 0; i < across * down; ++i) {
        const RoomPlan plan{3, DoorSet::fromBits(static_cast<std::uint8_t>(i)), RoomKind::Plain};
        const GridPos cell{i % across, i / across};
        drawRoom(picture, Room(plan, cell, seed, config, interior), seed, tileset);
        const int x = cell.x * (pixels.width + gap);
        const int y = cell.y * (pixels.height + gap);
        sheet.setClip({x, y, pixels.width, pixels.height});  // light stays in its room
        sheet.copy(picture.below, {0, 0, pixels.width, pixels.height}, x, y);
        drawTorches(sheet, picture, tileset, 0, x, y);
        sheet.draw(picture.over, {0, 0, pixels.width, pixels.height}, x, y);
    }
    sheet.clearClip();
    return sheet;
}

int complain(const std::string& sentence) {
    std::cerr << "interior-sheets: " << sentence << '\n';
    return 2;
}

}  // namespace

int main(int count, char** words) {
    if (count != 3) {
        return complain("wanted are the folder of assets and a folder for the pictures");
    }
    const std::filesystem::path folder(words[2]);
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        if (!fits(interior, RoomConfig{}.size)) {
            continue;
        }
        const auto tileset = TilesetPictures::load(words[1], tilesetOf(interior));
        if (!tileset) {
            return complain(tileset.error());
        }
        const auto file = folder / (std::string(name(interior)) + ".png");
        if (const auto fault = savePng(drawSheet(interior, tileset.value()), file)) {
            return complain(*fault);
        }
        std::cout << file.string() << '\n';
    }
    return 0;
}
