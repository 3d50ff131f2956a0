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

TEST_CASE("A door without a door back goes, its partners stay") {
    Draft draft({3, 1}, {0, 0});
    const auto doors = [](const char* text) { return parseDoorString(text).value(); };
    draft.plans[{0, 0}].doors = doors("E");
    draft.plans[{1, 0}].doors = doors("WE");
    draft.plans[{2, 0}].doors = doors("S");
    draft.maybeUnpartnered.insert(draft.maybeUnpartnered.numbers().of({1, 0}));
    seal(draft);
    CHECK(draft.plans[{1, 0}].doors == doors("W"));
    CHECK(draft.plans[{0, 0}].doors == doors("E"));
}

// Only rooms that are listed are looked at, so that the list must be complete.
TEST_CASE("Growth lists every room with a door that leads nowhere") {
    int unsealedRooms = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const DungeonConfig config = testing::fillingConfig({12, 9});
        Draft draft(config.grid, config.startCell());
        grow(config, Seed{number}, 0, draft);
        draft.rooms.forEach([&](GridPos cell) {
            bool unsealed = false;
            for (const Direction door : allDirections) {
                unsealed =
                    unsealed || (draft.plans[cell].doors.has(door) &&
                                 !draft.plans[neighbour(cell, door)].doors.has(opposite(door)));
            }
            const bool found =
                draft.maybeUnpartnered.has(draft.maybeUnpartnered.numbers().of(cell));
            CHECK(found == unsealed);
            unsealedRooms += unsealed ? 1 : 0;
        });
    }
    CHECK(unsealedRooms > 100);
}
