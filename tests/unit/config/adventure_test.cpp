// Floors, chests and shops that contradict each other.
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

namespace doorstring {

using namespace testing;

TEST_CASE("no item is found on two floors") {
    CHECK(errorsIn("floor.3.item = \"bow\"\n") ==
          Lines{"user/dungeon.toml:1:16: floor.3.item: \"bow\" is found on floor 2 already; "
                "allowed are \"none\", \"any\" and items that no other floor gives"});
    CHECK(errorsIn("floor.5.item = \"any\"\nfloor.1.item = \"none\"\n").empty());
}

TEST_CASE("nothing is on sale for an item that no floor can give") {
    CHECK(
        errorsIn("floor.2.item = \"hook\"\nfloor.3.item = \"none\"\n") ==
        Lines{
            "shipped/floors.toml:115:10: ware.arrows.weight: arrows are on sale, but no floor can "
            "give the bow; allowed is 0, or a floor with item = \"bow\""});
    CHECK(errorsIn("floor.2.item = \"hook\"\n").empty());  // the third floor may give it
}

TEST_CASE("a shop has wares, and none costs less than nothing") {
    CHECK(errorsIn("ware.heart.price = -1\n") ==
          Lines{"user/dungeon.toml:1:20: ware.heart.price: -1 is too small; allowed are whole "
                "numbers from 0 to 999 (coins)"});
    CHECK(
        errorsIn("[ware]\nheart.weight = 0\nheart_piece.weight = 0\nbombs.weight = 0\n"
                 "arrows.weight = 0\nsmall_key.weight = 0\nmap.weight = 0\n") ==
        Lines{"user/dungeon.toml:2:16: ware.heart.weight: shops have no wares, as every weight is "
              "0; allowed is 1 or more for one ware at least"});
}

}  // namespace doorstring
