// How many colours are on the screen at a time: the art direction allows 48.
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/hud.hpp"
#include "view/panel.hpp"
#include "view/play/room_view.hpp"
#include "world/step.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int most = 48;

int coloursOf(const Canvas& canvas) {
    std::vector<std::uint32_t> found;
    for (const Colour c : canvas.pixels()) {
        found.push_back(static_cast<std::uint32_t>(c.red << 16 | c.green << 8 | c.blue));
    }
    std::sort(found.begin(), found.end());
    return static_cast<int>(std::unique(found.begin(), found.end()) - found.begin());
}

// What is in play: water with shores and a bridge, hazards, things that stand.
Room furnishedRoom(std::string_view inside, RoomKind kind) {
    Grid<Tile> layout({15, 9}, Tile::Ground);
    for (const auto [x, y] : cellsOf({15, 9})) {
        const bool inRing = x == 0 || y == 0 || x == 14 || y == 8;
        if (x == 7 || y == 4) {
            continue;
        }
        const auto at = static_cast<std::size_t>(y / 2 * 5 + x / 2) % inside.size();
        layout[{x, y}] = inRing ? Tile::Wall : tileOf(inside[at]).value_or(Tile::Ground);
    }
    return {RoomPlan{1, DoorSet::all(), kind}, {1, 1}, std::move(layout)};
}

// The seed chooses the tileset.
World tilesetWorldOf(Tileset tileset) {
    for (std::uint64_t number = 0;; ++number) {
        Dungeon dungeon =
            dungeonOf({{"-", "S", "-"}, {"E", "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}, {number});
        if (dungeon.tileset() == tileset) {
            return {std::move(dungeon), WorldConfig{}};
        }
    }
}

void checkFrames(World world, int frames) {
    const Tileset tileset = world.dungeon.tileset();
    const ViewConfig config;
    RoomView view(art());
    Canvas canvas(layoutFor(world.config.room.size).canvas, {0, 0, 0});
    const PanelColours colours = panelColours(art().tileset(tileset));
    Events events;
    for (int frame = 0; frame < frames; ++frame) {
        view.draw(canvas, world, config, 1, 0);
        drawHud({canvas, art(), colours}, world, {.isHereLit = frame % 2 == 0});
        CAPTURE(std::string(nameOf(tileset)), frame);
        CHECK(coloursOf(canvas) <= most);
        const auto way = static_cast<Direction>(frame / 8 % 4);
        for (int i = 0; i < 5; ++i) {
            step(world, holding(way), events);
        }
    }
}

}  // namespace

TEST_CASE("no frame has more than 48 colours, whatever the room holds") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    const std::string_view inside =
        GENERATE(std::string_view("."), std::string_view(",~~=.~,"), std::string_view("_^.*o"),
                 std::string_view("cb%p.\""), std::string_view("#o.*\"~c"));
    World world = tilesetWorldOf(tileset);
    CAPTURE(std::string(inside));
    const Room start = furnishedRoom(inside, RoomKind::Start);
    world.enter(start, Ground(start), {}, world.player.body.at);
    checkFrames(std::move(world), 40);
}

TEST_CASE("no furnished room has more than 48 colours") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    const auto kind = static_cast<RoomKind>(GENERATE(range(2, static_cast<int>(roomKindCount))));
    World world = tilesetWorldOf(tileset);
    CAPTURE(std::string(name(kind)));
    Room room = furnishedRoom("....~.,.*.\"..c..", kind);
    Grid<Tile> layout = room.tiles();
    for (int x = 1; x < 14; ++x) {
        layout[{x, 1}] = Tile::Ground;
    }
    REQUIRE(room.kind() == kind);
    const Room cleared(RoomPlan{1, DoorSet::all(), kind}, {1, 1}, std::move(layout));
    world.enter(cleared, Ground(cleared), {}, world.player.body.at);
    REQUIRE(!furnitureOf(world.room).empty());
    checkFrames(std::move(world), 16);
}
