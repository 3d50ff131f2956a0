#include "room/tiles/expand.hpp"
#include "testing/catch2.hpp"

#include <vector>

namespace doorstring {

namespace {

constexpr std::uint32_t someBits = 0x15A5C3E9U;

Tile plainTile(std::size_t x, std::size_t width) {
    const bool side = x == 0 || x + 1 == width;
    if ((someBits >> x & 1U) != 0) {
        return side ? Tile::Ground : Tile::Pillar;
    }
    return side ? Tile::Wall : Tile::Ground;
}

// Every width that takes so many eights.
template <std::size_t eights>
void checkRows() {
    for (std::size_t width = 8 * eights - 7; width <= 8 * eights; ++width) {
        const RowBase base = rowOf(Tile::Wall, Tile::Ground, static_cast<int>(width));
        std::vector<Tile> tiles(8 * eights);
        expandRow<eights>(someBits, base, tiles.data());
        for (std::size_t x = 0; x < width; ++x) {
            CHECK(tiles[x] == plainTile(x, width));
        }
    }
}

template <std::size_t eights>
void checkLastRows() {
    for (std::size_t width = 8 * eights - 7; width <= 8 * eights; ++width) {
        const RowBase base = rowOf(Tile::Wall, Tile::Ground, static_cast<int>(width));
        std::vector<Tile> tiles(8 * eights + 8, Tile::Pillar);
        expandLastRow<eights>(someBits, base, tiles.data(), width);
        for (std::size_t x = 0; x < tiles.size(); ++x) {
            CHECK(tiles[x] == (x < width ? plainTile(x, width) : Tile::Pillar));
        }
    }
}

}  // namespace

TEST_CASE("A bit makes a gap of a wall and a pillar of ground, for every length of a row") {
    checkRows<1>();
    checkRows<2>();
    checkRows<3>();
    checkRows<4>();
}

TEST_CASE("The last row touches no tile behind it") {
    checkLastRows<1>();
    checkLastRows<2>();
    checkLastRows<3>();
    checkLastRows<4>();
}

}  // namespace doorstring
