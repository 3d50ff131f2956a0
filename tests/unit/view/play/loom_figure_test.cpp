// The picture of a loom and of what is woven.
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "unit/world/things/small_floors.hpp"
#include "view/play/loom_figure.hpp"
#include "view/run/woven_signs.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World altarInView() {
    WorldConfig config = floorConfig();
    config.adventure.floors.setCount(2);
    config.adventure.altar.table.setCount(3);
    return {roomsWith(RoomKind::Altar, {"E", "W"}), config};
}

// All rooms of a grid of that size, each with all doors that lead to another one.
Dungeon fullGrid(GridSize size) {
    Grid<RoomPlan> plans(size);
    for (const GridPos cell : cellsOf(size)) {
        for (const Direction side : allDirections) {
            if (size.contains(neighbour(cell, side))) {
                plans[cell].doors = plans[cell].doors.with(side);
            }
        }
    }
    return dungeonOf(Seed{1}, {size.width / 2, size.height / 2}, std::move(plans));
}

}  // namespace

TEST_CASE("floors of all sizes stay on the cloth of the loom") {
    const World world = altarInView();
    const Scene scene{art(), art().tileset(world.dungeon.tileset()), world};
    const Room room = world.roomAt({1, 0});
    constexpr PixelRect cloth{8, 10, 76, 38};
    for (const GridSize size : {GridSize{5, 4}, GridSize{19, 12}, GridSize{40, 30}}) {
        const Dungeon floor = fullGrid(size);
        LoomPicture picture;
        picture.floor = &floor;
        picture.longestDistance = 40;
        picture.age = 10'000;
        Figures figures;
        SpriteSheet drawn;
        addLoom(figures, scene, room, &picture, drawn);
        const Canvas& frame = art().sprites.loom.picture();
        int outside = 0;
        int inside = 0;
        for (const GridPos at : cellsOf(frame.size())) {
            const bool differs = drawn.picture().at(at.x, at.y) != frame.at(at.x, at.y);
            outside += differs && !cloth.contains(at) ? 1 : 0;
            inside += differs && cloth.contains(at) ? 1 : 0;
        }
        CHECK(outside == 0);
        CHECK(inside > 200);
    }
}

TEST_CASE("names of what is woven are cut where there is no room for them") {
    constexpr int width = 120;
    Canvas canvas({240, 20}, {0, 0, 0});
    const Page page{canvas, art(), panelColours(art().tileset(Tileset::Moss))};
    const std::vector<WovenSign> signs(3, {OfferSign::Halls, "A name of many letters"});
    drawWovenSigns(page, signs, 0, 0, width);
    for (const GridPos at : cellsOf(canvas.size())) {
        if (at.x >= width) {
            REQUIRE(canvas.at(at.x, at.y) == Colour{0, 0, 0});
        }
    }
}
