// What too few wins keep from being found.
#include "config/relics.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int relicsAfter(int wins) {
    AdventureConfig config = shippedConfig().adventure;
    config.wins = wins;
    return static_cast<int>(std::ranges::count_if(config.relics.table, [&](const RelicConfig& row) {
        return config.isUnlocked(row.afterWins);
    }));
}

}  // namespace

TEST_CASE("the first run lacks the oddest relics, and each win adds some") {
    CHECK(relicsAfter(0) == 12);
    CHECK(relicsAfter(1) == 14);
    CHECK(relicsAfter(2) == 15);
    CHECK(relicsAfter(3) == 16);
}

TEST_CASE("no altar has an offer and no room a relic that is still locked") {
    Config config = shippedFloor(2);
    config.adventure.wins = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        const auto grown = generateDungeon(config.dungeon, config.room, Seed{number});
        REQUIRE(grown.ok());
        const Contents contents = contentsOf(grown.value(), config.adventure);
        for (const Altar& altar : contents.altars) {
            CHECK(altar.offers.size() == 3);
            for (const OfferId offer : altar.offers) {
                CHECK(config.adventure.altar.table.at(numberOf(offer)).afterWins == 0);
            }
        }
        for (const Relic relic : relicsByLot(grown.value(), config.adventure)) {
            CHECK(config.adventure.relics.table[relic].afterWins == 0);
        }
    }
}
