// links: doorstring_picture
// A room on the screen: which pictures its tiles get, the drawing of all of them on entry, and what
// moving water costs in a frame.
#include "files/folders.hpp"
#include "picture/room/room_picture.hpp"

#include <benchmark/benchmark.h>

namespace doorstring::bench {

namespace {

constexpr GridSize size{15, 9};

// A ring with doors all around, full of what the letters say, row by row again and again.
Grid<Tile> roomOf(std::string_view letters) {
    Grid<Tile> layout(size, Tile::Ground);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const bool inRing = x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1;
            const bool atDoor = x == size.width / 2 || y == size.height / 2;
            const auto at = static_cast<std::size_t>(y * size.width + x) % letters.size();
            layout[{x, y}] = atDoor   ? Tile::Ground
                             : inRing ? Tile::Wall
                                      : tileOf(letters[at]).value_or(Tile::Ground);
        }
    }
    return layout;
}

constexpr std::string_view empty = ".";
constexpr std::string_view cave = "##..#.###...#..#.";
constexpr std::string_view water = "~~~,,~~.~~=";
constexpr std::string_view everything = ".#o=,~_^*\"pcb%";
constexpr std::string_view rooms[] = {empty, cave, water, everything};
constexpr const char* names[] = {"empty", "cave", "water", "everything"};

const TilesetPictures& tileset() {
    static const TilesetPictures loaded =
        TilesetPictures::load(findFolders().value().assets, Tileset::BlueStone).value();
    return loaded;
}

std::size_t which(benchmark::State& state) {
    const auto index = static_cast<std::size_t>(state.range(0));
    state.SetLabel(names[index]);
    return index;
}

void chooseTilesOfRoom(benchmark::State& state) {
    const Grid<Tile> layout = roomOf(rooms[which(state)]);
    RoomTiles tiles;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        chooseTiles(layout, DoorSet::all(), ++seed, tiles);
        benchmark::DoNotOptimize(tiles.base.values().data());
    }
}
BENCHMARK(chooseTilesOfRoom)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

void drawRoomOnEntry(benchmark::State& state) {
    const Grid<Tile> layout = roomOf(rooms[which(state)]);
    RoomPicture picture;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        drawRoom(picture, layout, DoorSet::all(), ++seed, tileset());
        benchmark::DoNotOptimize(picture.below.pixels().data());
    }
}
BENCHMARK(drawRoomOnEntry)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

// All water of the room has its next picture: every 16th tick.
void moveWater(benchmark::State& state) {
    RoomPicture picture;
    drawRoom(picture, roomOf(rooms[which(state)]), DoorSet::all(), 1, tileset());
    std::uint32_t tick = 0;
    for (auto _ : state) {
        tick += 16;
        drawMovingGround(picture, tileset(), {tick, SpikePhase::Down});
        benchmark::DoNotOptimize(picture.below.pixels().data());
    }
}
BENCHMARK(moveWater)->Arg(2)->Unit(benchmark::kMicrosecond);

void drawSceneryOfTick(benchmark::State& state) {
    RoomPicture picture;
    drawRoom(picture, roomOf(rooms[which(state)]), DoorSet::all(), 1, tileset());
    Canvas canvas = picture.below;
    for (auto _ : state) {
        drawScenery(canvas, picture, tileset(), 0, 0, 0);
        benchmark::DoNotOptimize(canvas.pixels().data());
    }
}
BENCHMARK(drawSceneryOfTick)->Arg(0)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace doorstring::bench
