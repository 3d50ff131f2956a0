#include "base/rng.hpp"
#include "dungeon/growth/cell_bytes.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace doorstring {

namespace {

struct Trial {
    GridSize grid;
    CellNumbers numbers{grid};
    std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(numbers.count());
    std::vector<GridPos> rooms{};

    bool hasRoom(GridPos cell) const {
        return std::find(rooms.begin(), rooms.end(), cell) != rooms.end();
    }
    bool isBorder(GridPos cell) const {
        return cell.x == 0 || cell.y == 0 || cell.x == grid.width - 1 || cell.y == grid.height - 1;
    }
    // The sides inside the grid with a room.
    unsigned sidesWithRoom(GridPos cell) const {
        unsigned sides = 0;
        for (const Direction side : allDirections) {
            sides |= hasRoom(neighbour(cell, side)) ? DoorSet::of(side).bits() : 0U;
        }
        return sides;
    }
    unsigned sidesInGrid(GridPos cell) const {
        unsigned sides = 0;
        for (const Direction side : allDirections) {
            sides |= grid.contains(neighbour(cell, side)) ? DoorSet::of(side).bits() : 0U;
        }
        return sides;
    }
    template <typename Visit>
    void forEachCell(Visit visit) const {
        for (int y = 0; y < grid.height; ++y) {
            for (int x = 0; x < grid.width; ++x) {
                visit(GridPos{x, y});
            }
        }
    }
};

constexpr GridSize grids[] = {{1, 1}, {1, 6}, {6, 1}, {2, 2}, {3, 3}, {8, 8}, {10, 10}, {16, 5}};

// Puts rooms on random cells; `check` is called after each.
template <typename Cells, typename Check>
void insertSome(Trial& trial, Cells& cells, Check check) {
    RandomStream random(static_cast<std::uint64_t>(trial.grid.area()));
    for (int i = 0; i < 20; ++i) {
        const GridPos cell{
            static_cast<int>(random.below(static_cast<std::uint64_t>(trial.grid.width))),
            static_cast<int>(random.below(static_cast<std::uint64_t>(trial.grid.height)))};
        cells.insert(trial.numbers.of(cell));
        trial.rooms.push_back(cell);
        check();
    }
}

}  // namespace

TEST_CASE("A look at the bytes around a cell finds its sides with a room") {
    for (const GridSize grid : grids) {
        Trial trial{grid};
        RoomBytes rooms(trial.bytes.data(), trial.numbers, grid);
        insertSome(trial, rooms, [&] {
            trial.forEachCell([&](GridPos cell) {
                const unsigned told =
                    rooms.around(trial.numbers.of(cell)) & trial.sidesInGrid(cell);
                REQUIRE(told == trial.sidesWithRoom(cell));
            });
        });
    }
}

TEST_CASE("A cell's own byte has its closed sides: those with a room, and all on the border") {
    for (const GridSize grid : grids) {
        Trial trial{grid};
        ClosedSides sides(trial.bytes.data(), trial.numbers, grid);
        insertSome(trial, sides, [&] {
            trial.forEachCell([&](GridPos cell) {
                const unsigned wanted = trial.isBorder(cell) ? 15U : trial.sidesWithRoom(cell);
                REQUIRE(sides.around(trial.numbers.of(cell)) == wanted);
            });
        });
    }
}

TEST_CASE("The byte of a start on the border has the rooms around it, no more") {
    for (const GridSize grid : grids) {
        Trial trial{grid};
        ClosedSides sides(trial.bytes.data(), trial.numbers, grid);
        const GridPos start{grid.width - 1, 0};
        sides.open(trial.numbers.of(start));
        insertSome(trial, sides, [&] {
            const unsigned told = sides.around(trial.numbers.of(start)) & trial.sidesInGrid(start);
            REQUIRE(told == trial.sidesWithRoom(start));
        });
    }
}

}  // namespace doorstring
