#include "dungeon/growth/growth.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("growth stops soon after the most rooms, however large the grid is") {
    constexpr int most = 20;
    for (const GridSize grid : {GridSize{10, 10}, {60, 60}, {500, 500}}) {
        for (const bool bands : {false, true}) {
            DungeonConfig config = testing::fillingConfig(grid);
            config.middle.from = bands ? 3 : 0;
            int stopped = 0;
            for (std::uint32_t attempt = 0; attempt < 50; ++attempt) {
                Draft draft(grid, config.startCell());
                grow(config, Seed{17}, attempt, draft, most);
                stopped += draft.rooms.count() > most ? 1 : 0;
                // The last room that grew placed three at most.
                CHECK(draft.rooms.count() <= most + 3);
            }
            CHECK(stopped > 20);
        }
    }
}
