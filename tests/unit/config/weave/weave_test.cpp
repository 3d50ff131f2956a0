// Steps that offers of altars change the configuration of a floor by.
#include "config/weave/weave.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace doorstring {

using namespace testing;

namespace {

// The second floor with one offer, of these steps, woven into it; or what is wrong with that.
Result<Config, std::string> wovenWith(std::vector<std::string> steps) {
    Config config = shippedFloor(2);
    config.adventure.altar.table.setCount(1);
    config.adventure.altar.table.at(1).weave = std::move(steps);
    const auto fault =
        OfferSteps(config.adventure.altar.table).weave(OfferSet::of(offerOf(1)), config);
    if (fault) {
        return fault->sentence;
    }
    return config;
}

std::int64_t weightOf(const DoorTable& table, std::string_view doors) {
    for (const auto& entry : table.entries()) {
        if (toString(entry.value) == doors) {
            return entry.weight;
        }
    }
    return 0;
}

}  // namespace

TEST_CASE("steps multiply, add, subtract and set") {
    const Config config =
        wovenWith({"tables.N.NS * 4", "tables.N.NSWE + 6", "tables.N.S - 1", "limits.max_rooms + 2",
                   "loops.chance + 0.25", "locks.boss = false", "urns.heart_chance * 2"})
            .value();
    const DoorTable& north = config.dungeon.tables[Direction::North];
    CHECK(weightOf(north, "NS") == 16 * weightOne);
    CHECK(weightOf(north, "NSWE") == 6 * weightOne);
    CHECK(weightOf(north, "S") == 2 * weightOne);
    CHECK(config.dungeon.limits.maxRooms == 17);
    CHECK(config.dungeon.loops.chance == Fraction{1, 4});
    CHECK_FALSE(config.dungeon.locks.boss);
    CHECK(config.adventure.urns.heart == Fraction{1, 4});
    CHECK(config.adventure.woven == OfferSet::of(offerOf(1)));
}

TEST_CASE("a step whose result no key allows leaves the floor as it was") {
    CHECK(wovenWith({"locks.small - 2"}).error() ==
          "locks.small: -1 is too small; allowed are whole numbers from 0 to 10 (doors)");
    CHECK(wovenWith({"limits.min_rooms * 0.5"}).error().find("limits.min_rooms: 6.5") == 0);
    CHECK(wovenWith({"locks.boss + 2"}).error() ==
          "locks.boss is true, with which nothing can be calculated");
    CHECK(wovenWith({"limits.min_rooms + 9"}).error().find("limits.min_rooms: 22 is more than") ==
          0);
}

TEST_CASE("a result beyond all numbers is out of range like any other") {
    const auto faultOf = [](const std::string& weight, const std::string& step) {
        return wovenWith({"tables.N.NS = " + weight, "tables.N.NS " + step}).error();
    };
    const std::string allowed =
        "; allowed are weights from 0 to 1000000 with at most three decimals";
    for (const std::string weight : {"10", "20", "40", "999999.999"}) {
        CHECK(faultOf(weight, "* 999999999999") ==
              "tables.N.NS: 1000000000000 is too large" + allowed);
        CHECK(faultOf(weight, "* 999999999999.999") ==
              "tables.N.NS: 1000000000000 is too large" + allowed);
    }
    CHECK(faultOf("40", "+ 999999999999") == "tables.N.NS: 1000000000039 is too large" + allowed);
    CHECK(faultOf("40", "- 999999999999") == "tables.N.NS: -999999999959 is too small" + allowed);
    CHECK(wovenWith({"limits.max_rooms * 999999999999"})
              .error()
              .starts_with("limits.max_rooms: 1000000000000 is too large; "));
    CHECK(weightOf(wovenWith({"tables.N.NS = 0", "tables.N.NS * 999999999999"})
                       .value()
                       .dungeon.tables[Direction::North],
                   "NS") == 0);
}

TEST_CASE("an offer that does not exist leaves the floor as it was") {
    Config config = shippedFloor(2);
    const Config before = config;
    const OfferSteps steps(config.adventure.altar.table);
    const OfferId next = offerOf(config.adventure.altar.table.count() + 1);
    const auto fault = steps.weave(OfferSet::of(next), config);
    REQUIRE(fault);
    CHECK(fault->offer == next);
    CHECK(fault->sentence == fmt::format("there is no offer {}", numberOf(next)));
    CHECK(config == before);
}

TEST_CASE("no limit stays none") {
    CHECK(wovenWith({"limits.max_dead_ends + 2"}).value().dungeon.limits.maxDeadEnds == 0);
}

TEST_CASE("a word that does not stand for a number cannot be calculated with") {
    CHECK(wovenWith({"start.cell * 2"}).error() ==
          "start.cell is \"middle\", with which nothing can be calculated");
}

TEST_CASE("no offer leaves a table empty") {
    std::vector<std::string> steps;
    for (const std::string doors : {"NS", "S", "SW", "SE", "SWE", "NSW", "NSE"}) {
        steps.push_back("tables.N." + doors + " * 0");
    }
    CHECK(wovenWith(steps).error() == "tables.N: all weights are 0; at least one must be above 0");
}

TEST_CASE("steps that say nothing are rejected with what is allowed") {
    CHECK(readWeaveStep("tables.N.NS*4").error() ==
          "the step 'tables.N.NS*4' has no operation; allowed is a key, one of * + - = between "
          "spaces, and a value, such as \"tables.N.NS * 4\"");
    CHECK(readWeaveStep("tables.N.NS * four").error() ==
          "the step 'tables.N.NS * four' needs a number that is not negative behind the *");
    CHECK(readWeaveStep("locks.smal - 1").error() ==
          "the step 'locks.smal - 1': locks.smal is not a key; did you mean locks.small?");
    for (const std::string step : {"tables.N.XX * 4", "tables.N.XX = 4"}) {
        CHECK(readWeaveStep(step).error() ==
              "the step '" + step + "': 'X' is not a door letter; allowed are N, S, W and E");
    }
    for (const std::string step : {"player.hearts + 1", "assist.pits = false"}) {
        CHECK(readWeaveStep(step).error() ==
              fmt::format("the step '{}' changes {}, which no floor is built from; allowed are "
                          "keys of dungeons, rooms, creatures, items, chests and shops",
                          step, step.substr(0, step.find(' '))));
    }
}

TEST_CASE("every offer that ships can be woven into every floor, with every other one") {
    for (int floor = 2; floor <= 5; ++floor) {
        const auto fault = firstWeaveFault(shippedFloor(floor));
        INFO("floor " << floor << ": " << (fault ? fault->sentence : ""));
        CHECK_FALSE(fault);
    }
}

TEST_CASE("what is woven names its offers, and comes from the files") {
    Trial trial;
    trial.sources.floor = 3;
    trial.sources.woven = OfferSet::of(offerOf(4), offerOf(12));
    const Config woven = trial.load().config;
    const Config plain = shippedFloor(3);
    CHECK(woven.adventure.woven == trial.sources.woven);
    CHECK(woven.dungeon.limits.maxRooms == plain.dungeon.limits.maxRooms - 4);
    CHECK(woven.dungeon.locks.small == plain.dungeon.locks.small - 1);
}

TEST_CASE("offers with mistakes are rejected with file, line and reason") {
    Trial trial;
    trial.user.write("altars.toml", "[offer.1]\n"
                                    "price = 1000\n"
                                    "text = \"one two three four five six 7\"\n"
                                    "weave = [\"tables.N.NS ^ 4\"]\n"
                                    "[offer.20]\n"
                                    "name = \"Too far\"\n");
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 4);
    CHECK(errors[0] == "user/altars.toml:2:9: offer.1.price: 1000 is too large; allowed are whole "
                       "numbers from 0 to 999 (coins)");
    CHECK(errors[1] == "user/altars.toml:6:8: offer.20.name: there is an offer 20, but no offer "
                       "13; allowed are offers from 1 on without a gap");
    CHECK(errors[2] == "user/altars.toml:3:8: offer.1.text: \"one two three four five six 7\" has "
                       "7 words; allowed are at most 6");
    CHECK(errors[3].find("user/altars.toml:4:9: offer.1.weave: the step 'tables.N.NS ^ 4' has no "
                         "operation") == 0);
}

TEST_CASE("an offer that no floor can be built with is found, with its place") {
    Trial trial;
    trial.user.write("altars.toml", "[offer.12]\nweave = [\"locks.small - 2\"]\n");
    const auto errors = offerFaults(trial.sources, trial.load());
    REQUIRE(errors.size() == 1);
    CHECK(trial.shortened(toString(errors.front())) ==
          "user/altars.toml:2:9: offer.12.weave: woven into floor 2, locks.small: -1 is too small; "
          "allowed are whole numbers from 0 to 10 (doors)");
}

TEST_CASE("of weights that a floor cannot have it is said which floor that is") {
    Trial trial;
    trial.user.write("dungeon.toml", "[roles.shop]\nfrom = 40\n");
    const auto errors = offerFaults(trial.sources, trial.load());
    REQUIRE(errors.size() == 1);
    CHECK(trial.shortened(toString(errors.front())) ==
          "user/dungeon.toml:2:8: roles.shop.from: on floor 2, no room can be 40 rooms from the "
          "start: there are at most 15; allowed is at most 14");
}

}  // namespace doorstring
