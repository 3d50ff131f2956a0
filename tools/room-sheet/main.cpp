// room-sheet: rooms of many shapes on one picture, to judge a tileset by whole rooms.
//
//   room-sheet ASSETS OUT.png ZOOM [TILESET|all [ROOMS.txt [TICK]]]
//
// All tilesets, or one: blue-stone, sand, ... Without a file of rooms, rooms of many sizes and door
// sets, the lowest row with doors that are not open: portcullis, small lock, boss lock, cracked
// wall. A file has rooms by the letters of tiles (room/tile.hpp), with an empty line between two;
// each has a door where there is a gap in the middle of a side. Spikes rise with the tick.
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"
#include "picture/room/door_picture.hpp"
#include "room/room_tiler.hpp"
#include "sheet_of_rooms.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
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

// Spikes rise with it.
GroundClock clockAt(std::uint32_t tick) {
    return {tick, static_cast<SpikePhase>(tick / 16 % 3)};
}

Canvas drawSamples(const std::vector<TilesetPictures>& tilesets) {
    constexpr Seed seed{17};
    Canvas sheet({sheetWidth, sheetHeight * static_cast<int>(tilesets.size())}, {6, 6, 10});
    RoomPicture picture;
    int top = 0;
    for (const TilesetPictures& tileset : tilesets) {
        for (const Sample& sample : samples) {
            const RoomPlan plan{3, DoorSet::fromBits(sample.doors), RoomKind::Plain};
            RoomConfig config;
            config.size = sample.size;
            const std::uint64_t roll = cellRoll(seed.number, Purpose::Interior, sample.place);
            const Room room(plan, sample.place,
                            RoomTiler(config).tiles(plan.doors, roll, Interior::Pillars));
            drawRoom(picture, room, seed, tileset);
            for (const Direction side : allDirections) {
                if (room.doors().has(side)) {
                    drawDoor(picture, side, sample.look, tileset);
                }
            }
            showRoom(sheet, picture, tileset, 0, sample.place.x, top + sample.place.y);
        }
        top += sheetHeight;
    }
    return sheet;
}

std::vector<Grid<Tile>> readRooms(const std::string& file) {
    std::ifstream text(file);
    std::vector<std::vector<std::string>> rooms(1);
    for (std::string line; std::getline(text, line);) {
        if (!line.empty()) {
            rooms.back().push_back(line);
        } else if (!rooms.back().empty()) {
            rooms.emplace_back();
        }
    }
    std::vector<Grid<Tile>> layouts;
    for (const auto& lines : rooms) {
        if (lines.empty()) {
            continue;
        }
        Grid<Tile> layout({static_cast<int>(lines[0].size()), static_cast<int>(lines.size())});
        for (int y = 0; y < layout.height(); ++y) {
            const std::string& line = lines[static_cast<std::size_t>(y)];
            for (int x = 0; x < std::min(layout.width(), static_cast<int>(line.size())); ++x) {
                layout[{x, y}] = tileOf(line[static_cast<std::size_t>(x)]).value_or(Tile::Ground);
            }
        }
        layouts.push_back(std::move(layout));
    }
    return layouts;
}

// Three in a row, one tileset below the other.
Canvas drawRooms(const std::vector<Grid<Tile>>& rooms, const std::vector<TilesetPictures>& tilesets,
                 std::uint32_t tick) {
    GridSize largest;
    for (const Grid<Tile>& room : rooms) {
        largest.width = std::max(largest.width, room.width());
        largest.height = std::max(largest.height, room.height());
    }
    constexpr int columns = 3;
    const int rows = (static_cast<int>(rooms.size()) + columns - 1) / columns;
    SheetOfRooms sheet(largest, columns, rows * static_cast<int>(tilesets.size()));
    int first = 0;
    for (const TilesetPictures& tileset : tilesets) {
        int place = first;
        for (const Grid<Tile>& room : rooms) {
            sheet.draw(place++, room, DoorSet::all(), tileset, clockAt(tick));
        }
        first += rows * columns;
    }
    return sheet.canvas();
}

std::vector<Tileset> wanted(const std::string& name) {
    std::vector<Tileset> found;
    for (int i = 0; i < tilesetCount; ++i) {
        const auto tileset = static_cast<Tileset>(i);
        if (name.empty() || name == "all" || nameOf(tileset) == name) {
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
    const auto names = wanted(words.size() > 3 ? words[3] : "");
    if (zoom < 1 || names.empty()) {
        return fail("usage: room-sheet ASSETS OUT.png ZOOM [TILESET|all [ROOMS.txt [TICK]]]");
    }
    const auto rooms = words.size() > 4 ? readRooms(words[4]) : std::vector<Grid<Tile>>{};
    const auto tick =
        static_cast<std::uint32_t>(words.size() > 5 ? std::atoi(words[5].c_str()) : 0);
    std::vector<TilesetPictures> tilesets;
    for (const Tileset tileset : names) {
        auto pictures = TilesetPictures::load(words[0], tileset);
        if (!pictures) {
            return fail(pictures.error());
        }
        tilesets.push_back(std::move(pictures.value()));
    }
    const Canvas sheet = rooms.empty() ? drawSamples(tilesets) : drawRooms(rooms, tilesets, tick);
    const auto fault = savePng(enlarged(sheet, zoom), words[1]);
    return fault ? fail(*fault) : 0;
}
