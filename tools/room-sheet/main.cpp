// room-sheet: rooms of many shapes on one picture, to judge a tileset by whole rooms.
//
//   room-sheet ASSETS OUT.png ZOOM [TILESET]     all tilesets, or one: blue-stone, sand, ...
//
// The lowest row has the doors that are not open: portcullis, small lock, boss lock, cracked wall.
#include "picture/door_picture.hpp"
#include "picture/png.hpp"
#include "picture/room_picture.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace doorstring;

struct Sample {
    GridPos place;  // pixels, on the sheet
    GridSize size;  // tiles
    std::uint8_t doors;
    DoorLook look = DoorLook::Open;
};

constexpr std::uint8_t n = 1, s = 2, w = 4, e = 8;
constexpr int sheetWidth = 488;
constexpr int sheetHeight = 544;

// Rooms of the usual size, then even sides, then the smallest.
constexpr std::array<Sample, 13> samples{{{{0, 0}, {15, 9}, n | s | w | e},
                                          {{248, 0}, {15, 9}, n | e},
                                          {{0, 152}, {12, 8}, n | s | w | e},
                                          {{200, 152}, {11, 9}, s | w},
                                          {{384, 152}, {6, 9}, n | s | w},
                                          {{0, 304}, {10, 6}, s | e},
                                          {{168, 304}, {7, 7}, w | e},
                                          {{288, 304}, {5, 5}, n | w},
                                          {{376, 304}, {6, 6}, n | s | w | e},
                                          {{0, 424}, {7, 7}, n | s | w | e, DoorLook::Shut},
                                          {{120, 424}, {7, 7}, n | s | w | e, DoorLook::Small},
                                          {{240, 424}, {8, 6}, n | s | w | e, DoorLook::Boss},
                                          {{376, 424}, {7, 7}, n | s | w | e, DoorLook::Cracked}}};

void drawSamples(Canvas& sheet, const TilesetPictures& tileset, int top) {
    constexpr Seed seed{17};
    RoomPicture picture;
    for (const Sample& sample : samples) {
        const RoomPlan plan{3, DoorSet::fromBits(sample.doors), RoomKind::Plain};
        const GridPos cell{sample.place.x, sample.place.y};
        RoomConfig config;
        config.size = sample.size;
        const Room room(plan, cell, seed, config);
        drawRoom(picture, room, seed, tileset);
        for (const Direction side : allDirections) {
            if (room.doors().has(side)) {
                drawDoor(picture, side, sample.look, tileset);
            }
        }
        const GridSize size = picture.below.size();
        const PixelRect all{0, 0, size.width, size.height};
        const int x = sample.place.x;
        const int y = top + sample.place.y;
        sheet.setClip({x, y, size.width, size.height});
        sheet.copy(picture.below, all, x, y);
        drawTorches(sheet, picture, tileset, 0, x, y);
        sheet.draw(picture.over, all, x, y);
        sheet.clearClip();
    }
}

Canvas enlarged(const Canvas& picture, int zoom) {
    const GridSize size = picture.size();
    Canvas large({size.width * zoom, size.height * zoom});
    for (int y = 0; y < large.size().height; ++y) {
        for (int x = 0; x < large.size().width; ++x) {
            large.set(x, y, picture.at(x / zoom, y / zoom));
        }
    }
    return large;
}

std::vector<Tileset> wanted(const std::string& name) {
    std::vector<Tileset> found;
    for (int i = 0; i < tilesetCount; ++i) {
        const auto tileset = static_cast<Tileset>(i);
        if (name.empty() || nameOf(tileset) == name) {
            found.push_back(tileset);
        }
    }
    return found;
}

int fail(const std::string& sentence) {
    std::cerr << "room-sheet: " << sentence << '\n';
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const int zoom = words.size() > 2 ? std::atoi(words[2].c_str()) : 0;
    const auto tilesets = wanted(words.size() > 3 ? words[3] : "");
    if (zoom < 1 || tilesets.empty()) {
        return fail("usage: room-sheet ASSETS OUT.png ZOOM [TILESET]");
    }
    Canvas sheet({sheetWidth, sheetHeight * static_cast<int>(tilesets.size())}, {6, 6, 10, 255});
    int top = 0;
    for (const Tileset tileset : tilesets) {
        const auto pictures = TilesetPictures::load(words[0], tileset);
        if (!pictures) {
            return fail(pictures.error());
        }
        drawSamples(sheet, pictures.value(), top);
        top += sheetHeight;
    }
    const auto fault = savePng(enlarged(sheet, zoom), words[1]);
    return fault ? fail(*fault) : 0;
}
