#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/shipped_config.hpp"
#include "unit/view/views.hpp"
#include "view/screens/growing_map.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int growingMapDrawnPixels(const GrowingMap& map) {
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    Canvas canvas({240, 176});
    map.draw({canvas, art(), colours});
    return pixelsUnlike(canvas, wholeOf(canvas), colours.back);
}

void tickTimes(GrowingMap& map, int times) {
    for (int count = 0; count < times; ++count) {
        map.tick();
    }
}

}  // namespace

TEST_CASE("the dungeon behind the title grows, and another follows it") {
    GrowingMap map(shippedConfig(), {240, 176}, {17});
    const int start = growingMapDrawnPixels(map);
    tickTimes(map, 60);
    const int later = growingMapDrawnPixels(map);
    CHECK(later > start);
    int most = later;
    bool beganAnew = false;
    for (int second = 0; second < 120 && !beganAnew; ++second) {
        tickTimes(map, 10);
        const int now = growingMapDrawnPixels(map);
        beganAnew = now < most / 2;
        most = std::max(most, now);
    }
    CHECK(most > 2 * later);
    CHECK(beganAnew);
}

TEST_CASE("any table and any size of room has a title, even a dungeon of one room") {
    Config config = shippedConfig();
    config.dungeon.startDoors = DoorSet();
    GrowingMap map(config, {496, 528}, {1});
    tickTimes(map, 1000);
    CHECK(growingMapDrawnPixels(map) > 0);
}

TEST_CASE("a floor of any shape grows within its area") {
    const PixelRect area{3, 120, 234, 50};
    for (const GridSize size : {GridSize{3, 3}, GridSize{2, 16}, GridSize{30, 5}}) {
        Grid<RoomPlan> plans(size);
        for (const GridPos cell : cellsOf(size)) {
            plans[cell].doors = DoorSet::all();
        }
        const Dungeon floor = dungeonOf(Seed{1}, {0, 0}, std::move(plans));
        Canvas canvas({240, 176}, {0, 0, 0});
        drawGrowingFloor(pageOn(canvas, Tileset::Moss), floor, area, 1, 1);
        const int inside = pixelsUnlike(canvas, area, {0, 0, 0});
        CAPTURE(size.width, size.height);
        CHECK(inside > 100);
        CHECK(pixelsUnlike(canvas, wholeOf(canvas), {0, 0, 0}) == inside);
    }
}
