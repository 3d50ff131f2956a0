// Growth drawn at any size: labels where cells are large, single pixels where they are many.
#include "lab/watch/growth_picture.hpp"
#include "picture/sprites/sprites.hpp"
#include "study/trace/tracer.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

using namespace doorstring;
using testing::shippedConfig;

namespace {

const BdfFont& font() {
    static const BdfFont loaded =
        BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf").value();
    return loaded;
}

const SpriteSheet& signs() {
    static std::vector<std::string> faults;
    static const SpriteSheets sheets = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    return sheets.map;
}

TracedDungeon traced(GridSize grid) {
    DungeonConfig config = shippedConfig().dungeon;
    config.grid = grid;
    return traceGeneration(config, {}, {17}).value();
}

int unlike(const Canvas& a, const Canvas& b) {
    int count = 0;
    for (std::size_t index = 0; index < a.pixels().size(); ++index) {
        count += a.pixels()[index] == b.pixels()[index] ? 0 : 1;
    }
    return count;
}

}  // namespace

TEST_CASE("the grid fits its area whatever its size") {
    for (const GridSize grid : {GridSize{1, 1}, GridSize{10, 10}, GridSize{40, 7}, GridSize{3, 90},
                                GridSize{464, 270}, GridSize{1024, 1024}, GridSize{4096, 1}}) {
        const PixelRect area{6, 17, 468, 290};
        const GrowthLayout layout = cellLayout(grid, area);
        const PixelRect first = layout.rect({0, 0});
        const PixelRect last = layout.rect({grid.width - 1, grid.height - 1});
        INFO(grid.width << " x " << grid.height);
        CHECK(layout.cell.width >= 1);
        CHECK(layout.cell.height >= 1);
        CHECK(first.x >= area.x);
        CHECK(first.y >= area.y);
        CHECK(last.x + last.width <= area.x + area.width);
        CHECK(last.y + last.height <= area.y + area.height);
    }
    CHECK(cellLayout({10, 10}, {0, 0, 460, 280}).cell == GridSize{46, 28});
    CHECK(cellLayout({1000, 1000}, {0, 0, 460, 280}).group == 4);
}

TEST_CASE("each step is seen, at every size of cells") {
    for (const GridSize grid : {GridSize{9, 9}, GridSize{40, 40}, GridSize{160, 160}}) {
        const TracedDungeon watched = traced(grid);
        TraceCursor cursor(watched.trace);
        const auto page = [&] {
            return drawGrowthPage(font(), signs(), {watched.trace, cursor}, "");
        };
        const Canvas empty = page();
        cursor.goTo(watched.trace.size());
        const Canvas grown = page();
        INFO(grid.width);
        REQUIRE(empty.size() == grown.size());
        CHECK(unlike(empty, grown) > 50);
        cursor.goTo(0);
        CHECK(unlike(empty, page()) == 0);
    }
}

TEST_CASE("what is new moves, and comes to rest") {
    const TracedDungeon watched = traced({10, 10});
    TraceCursor cursor(watched.trace);
    cursor.goTo(4);
    const auto at = [&](int age) {
        return drawGrowthPage(font(), signs(), {watched.trace, cursor, age}, "");
    };
    CHECK(unlike(at(0), at(5)) > 0);
    CHECK(unlike(at(5), at(12)) > 0);
    CHECK(unlike(at(100), at(1000)) == 0);
}
