#include "room/expand.hpp"
#include "testing/catch2.hpp"

#include <vector>

namespace doorstring {

TEST_CASE("Bits become pillars and the rest ground, for every length of a row") {
    for (std::size_t count = 1; count <= 29; ++count) {
        const std::uint32_t bits = 0x15A5C3E9U;
        std::vector<Tile> tiles(count + 2, Tile::Wall);
        expandInside(bits, tiles.data() + 1, count);
        for (std::size_t i = 0; i < count; ++i) {
            CHECK(tiles[i + 1] == ((bits >> i & 1U) != 0 ? Tile::Pillar : Tile::Ground));
        }
        // The tiles on either side are not touched.
        CHECK(tiles.front() == Tile::Wall);
        CHECK(tiles.back() == Tile::Wall);
    }
}

}  // namespace doorstring
