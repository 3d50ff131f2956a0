// The sections of creatures and of interiors.
#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string creatureFaultOf(const std::string& text) {
    Trial trial;
    trial.user.write("creatures.toml", text);
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    return errors.front();
}

// The shipped numbers without one line of the bat's.
Lines errorsWithout(const std::string& field) {
    Trial trial;
    const testing::TempFolder shipped;
    std::filesystem::copy(shippedFolder(), shipped.path(),
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::overwrite_existing);
    std::string text = readTextFile(shippedFolder() / "creatures.toml").value();
    const std::size_t line = text.find("\n" + field + " = ", text.find("[creature.bat]")) + 1;
    shipped.write("creatures.toml", text.erase(line, text.find('\n', line) + 1 - line));
    trial.sources.shipped = shipped.path();
    Lines lines;
    for (const std::string& error : trial.errors()) {
        lines.push_back(error.substr(error.find(": ") + 2));
    }
    return lines;
}

}  // namespace

TEST_CASE("a section of a creature has its numbers, and what it leaves out stays") {
    Trial trial;
    CreatureConfig expected = trial.load().config.creatures.kinds[CreatureKind::Bat];
    CHECK(expected.gait == Gait::Flies);
    expected.health = 4;
    expected.windUpTicks = 30;
    expected.gait = Gait::Ghost;
    expected.tilesets = 0b101;
    trial.user.write("creatures.toml", "[creature.bat]\nhealth = 4\nwind_up_seconds = 0.5\n"
                                       "gait = \"ghost\"\ntilesets = [\"moss\", \"blue-stone\"]\n");
    CHECK(trial.load().config.creatures.kinds[CreatureKind::Bat] == expected);
}

TEST_CASE("a creature that lacks a field is reported, each field once") {
    CHECK(errorsWithout("gait") ==
          Lines{"creature.bat.gait is missing: no file gives it; allowed are \"walks\", \"flies\", "
                "\"ghost\" and \"floats\""});
    for (const KeySpec& key : schema().keys()) {
        if (key.path.starts_with("creature.bat.")) {
            const Lines errors = errorsWithout(key.path.substr(key.path.rfind('.') + 1));
            REQUIRE(errors.size() == 1);
            CHECK(errors.front().starts_with(key.path + " is missing: "));
        }
    }
}

TEST_CASE("what a creature lacks is reported at its row") {
    Trial trial;
    const testing::TempFolder shipped;
    std::filesystem::copy(shippedFolder(), shipped.path(),
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::overwrite_existing);
    const std::string text = readTextFile(shippedFolder() / "creatures.toml").value();
    const std::size_t row = text.find("[creature.bat]");
    shipped.write("creatures.toml", text.substr(0, row) + "[creature.bat]\ncost = 1\n" +
                                        text.substr(text.find("[creature.skeleton]")));
    trial.sources.shipped = shipped.path();
    const auto line = std::count(text.begin(), text.begin() + static_cast<int>(row), '\n') + 2;
    const Lines errors = trial.errors();
    REQUIRE(errors.size() > 5);
    for (const std::string& error : errors) {
        CHECK_THAT(error,
                   ContainsSubstring(fmt::format("/creatures.toml:{}:1: creature.bat.", line)));
    }
}

TEST_CASE("an invalid number or word of a creature is reported with its place") {
    CHECK(creatureFaultOf("[creature.bat]\nhealth = -1\n") ==
          "user/creatures.toml:2:10: creature.bat.health: -1 is too small; allowed are whole "
          "numbers from 0 to 100 (blows)");
    CHECK(creatureFaultOf("[creature.bat]\ngait = \"swims\"\n") ==
          "user/creatures.toml:2:8: creature.bat.gait: \"swims\" is not a choice; allowed are "
          "\"walks\", \"flies\", \"ghost\" and \"floats\"");
    CHECK(creatureFaultOf("[creature.bat]\nwind_up_seconds = 0.3\n") ==
          "user/creatures.toml:2:19: creature.bat.wind_up_seconds: 0.3 is too small; allowed are "
          "numbers from 0.35 to 5 with at most three decimals (seconds)");
    CHECK(creatureFaultOf("[creature.bat]\ntilesets = [\"moss\", \"lava\"]\n") ==
          "user/creatures.toml:2:21: creature.bat.tilesets: \"lava\" is not a choice; allowed are "
          "\"any\" and lists of \"blue-stone\", \"sand\", \"moss\", \"ember\" and \"bone\"");
}

TEST_CASE("a section of a creature that is none is reported once, with those there are") {
    CHECK(creatureFaultOf("[creature.bats]\nhealth = 1\n") ==
          "user/creatures.toml:1:11: creature.bats is not a key; did you mean creature.bat?");
    CHECK(creatureFaultOf("[creatures.bat]\nhealth = 1\n") ==
          "user/creatures.toml:1:12: creatures.bat is not a key; did you mean creature.bat?");
    std::string names;
    for (std::size_t i = 0; i < creatureCount; ++i) {
        names += i == 0 ? "" : i + 1 == creatureCount ? " and " : ", ";
        names += creatureNames[i];
    }
    for (const std::string unknown : {"dragon", "hippopotamus"}) {
        CHECK(creatureFaultOf(fmt::format("[creature.{}]\nhealth = 1\nspeed = 2\n", unknown)) ==
              fmt::format("user/creatures.toml:1:11: creature.{} is not a key; those of creature "
                          "are {}",
                          unknown, names));
        CHECK(errorsOfSet({fmt::format("creature.{}.health=2", unknown)}) ==
              Lines{fmt::format("--set: creature.{}.health: creature.{} is not a key; those of "
                                "creature are {}",
                                unknown, unknown, names)});
    }
}

TEST_CASE("a key that creatures do not have is reported with those they have") {
    CHECK(errorsOfSet({"creature.bat.wings=2"}) ==
          Lines{"--set: creature.bat.wings is not a key; those of creature.bat are health, damage, "
                "speed, attack_speed, wind_up_seconds, attack_seconds, rest_seconds, range, near, "
                "pushed, gait, cost, from and tilesets"});
}

TEST_CASE("a creature that no room can have is reported where the user asks for it") {
    Trial trial;
    trial.user.write("creatures.toml", "[creature.ghost]\ncost = 23\n");
    CHECK(trial.errors() == Lines{});
    trial.sources.sets = {"creatures.budget_step=10"};
    CHECK(trial.errors() ==
          Lines{"user/creatures.toml:2:8: creature.ghost.cost: no room has a budget of 23; allowed "
                "is at most 22, or a larger creatures.budget"});
    CHECK(errorsOfSet({"creature.ghost.from=100"}) ==
          Lines{"--set: creature.ghost.from: no room can be 100 rooms from the start: there are at "
                "most 100; allowed is at most 99"});
    CHECK(errorsOfSet({"creature.ghost.from=100", "creature.ghost.cost=0"}) == Lines{});
    CHECK(errorsOfSet({"grid.width=1", "grid.height=1"}) == Lines{});
}

TEST_CASE("a budget that cannot be spent is reported") {
    Trial trial;
    trial.user.write("creatures.toml", "[creatures]\nbudget = 0\n");
    CHECK(trial.errors() == Lines{});
    trial.sources.sets = {"creatures.budget_step=100"};
    CHECK(trial.errors() ==
          Lines{"user/creatures.toml:2:10: creatures.budget: a room's budget is at most 0, and no "
                "creature that may live in this dungeon costs so little; allowed is a larger "
                "budget, or a cheaper creature; creatures.budget_step is set by --set "
                "creatures.budget_step=100"});
}

TEST_CASE("a creature of another tileset, farther away or without a cost spends no budget") {
    std::vector<std::string> sets{"limits.max_rooms=2", "tileset=sand", "creature.slime.cost=0",
                                  "creature.skeleton.cost=0"};
    CHECK(errorsOfSet(sets) == Lines{});
    sets.push_back("creature.bat.tilesets=[\"moss\"]");
    CHECK(errorsOfSet(sets).size() == 1);
    sets.push_back("tileset=moss");
    CHECK(errorsOfSet(sets) == Lines{});
}

TEST_CASE("an entry distance that leaves no tile to a creature is reported") {
    Trial trial;
    trial.user.write("creatures.toml", "[creatures]\nentry_distance = 90\n");
    CHECK(trial.errors() == Lines{});
    trial.sources.sets = {"room.width=7", "room.height=6"};
    CHECK(
        trial.errors() ==
        Lines{"user/creatures.toml:2:18: creatures.entry_distance: no tile of a room of 7 x 6 "
              "tiles is farther than 90 pixels from where the knight comes in; allowed is at most "
              "66, or a larger room; room.width is set by --set room.width=7"});
    trial.user.write("creatures.toml", "[creatures]\nentry_distance = 66\n");
    CHECK(trial.errors() == Lines{});
    // The shipped distance is for larger rooms; nothing lives in the smallest.
    CHECK(errorsOfSet({"room.width=5", "room.height=5"}) == Lines{});
}

TEST_CASE("in a gallery nothing has to be paid or far away") {
    Trial trial;
    trial.sources.sets = {"grid.width=1",          "grid.height=1",
                          "creatures.budget=0",    "creature.ghost.cost=50",
                          "creature.ghost.from=9", "creatures.entry_distance=90",
                          "room.width=5",          "room.height=5"};
    CHECK(trial.errors().size() == 4);
    trial.sources.gallery = Gallery{CreatureKind::Ghost, 2};
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    CHECK_THAT(errors.front(), ContainsSubstring("creatures.entry_distance"));
    trial.sources.sets.resize(trial.sources.sets.size() - 2);
    CHECK(trial.load().config.creatures.gallery == Gallery{CreatureKind::Ghost, 2});
}

namespace {

InteriorConfig cave(const std::string& text) {
    Trial trial;
    trial.user.write("room.toml", text);
    return trial.load().config.room.interiors[Interior::Cave];
}

std::string interiorFaultOf(const std::string& text) {
    Trial trial;
    trial.user.write("room.toml", text);
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    return errors.front();
}

}  // namespace

TEST_CASE("a section of an interior says how often and where") {
    const InteriorConfig config =
        cave("[interior.cave]\nweight = 0.25\nkinds = [\"boss\", \"plain\"]\nfrom = 2\nto = 9\n"
             "min_doors = 1\nmax_doors = 3\ntilesets = \"moss\"\n");
    CHECK(config == InteriorConfig{250, 0b101, 2, 9, 1, 3, 0b100});
}

TEST_CASE("what a section leaves out stays as it was") {
    const InteriorConfig shipped = Trial().load().config.room.interiors[Interior::Cave];
    InteriorConfig expected = shipped;
    expected.weight = 7000;
    CHECK(cave("[interior.cave]\nweight = 7\n") == expected);
    CHECK(cave("[interior.cave]\n") == shipped);
    expected.kinds = allOf(kindNames);
    CHECK(cave("[interior.cave]\nweight = 7\nkinds = \"any\"\n") == expected);
}

TEST_CASE("--set changes one entry of an interior") {
    Trial trial;
    trial.sources.sets = {"interior.cave.weight=0.5", "interior.cave.kinds=[\"shop\"]",
                          "interior.cave.to=any", "interior.cave.tilesets=bone"};
    const InteriorConfig config = trial.load().config.room.interiors[Interior::Cave];
    CHECK(config.weight == 500);
    CHECK(config.kinds == 0b10000);
    CHECK(config.tilesets == 0b10000);
}

TEST_CASE("an invalid entry is reported with its place") {
    CHECK(interiorFaultOf("[interior.cave]\nweigth = 7\n") ==
          "user/room.toml:2:1: interior.cave.weigth is not a key; did you "
          "mean interior.cave.weight?");
    CHECK(interiorFaultOf("[interior.cave]\ncolour = 7\n") ==
          "user/room.toml:2:1: interior.cave.colour is not a key; those of "
          "interior.cave are weight, kinds, from, to, min_doors, max_doors and tilesets");
    CHECK(interiorFaultOf("[interior.cave]\nweight = -1\n") ==
          "user/room.toml:2:10: interior.cave.weight: -1 is too small; allowed are weights from 0 "
          "to 1000000 with at most three decimals");
    CHECK(interiorFaultOf("[interior.cave]\nmax_doors = 5\n") ==
          "user/room.toml:2:13: interior.cave.max_doors: 5 is too large; allowed are whole numbers "
          "from 0 to 4 (doors)");
    CHECK(interiorFaultOf("[interior.cave]\ntilesets = [\"mos\"]\n") ==
          "user/room.toml:2:13: interior.cave.tilesets: \"mos\" is not a choice; allowed are "
          "\"any\" and lists of \"blue-stone\", \"sand\", \"moss\", \"ember\" and \"bone\"; "
          "did you mean \"moss\"?");
    CHECK(interiorFaultOf("[interior.cave]\ntilesets = []\n") ==
          "user/room.toml:2:12: interior.cave.tilesets: [] is empty; allowed are \"any\" and lists "
          "of \"blue-stone\", \"sand\", \"moss\", \"ember\" and \"bone\"");
    CHECK(interiorFaultOf("[interior.cave]\nto = 0\n") ==
          "user/room.toml:2:6: interior.cave.to: 0 is too small; allowed are \"any\" and whole "
          "numbers from 1 to 16777215 (rooms from the start)");
}

TEST_CASE("limits that leave no room are reported") {
    CHECK(interiorFaultOf("[interior.cave]\nfrom = 5\nto = 4\n") ==
          "user/room.toml:2:8: interior.cave.from: 5 is more than interior.cave.to = 4; allowed is "
          "at most 4");
    CHECK(errorsOfSet({"interior.cave.min_doors=3", "interior.cave.max_doors=2"}) ==
          Lines{"--set: interior.cave.min_doors: 3 is more than interior.cave.max_doors = 2; "
                "allowed is at most 2"});
}

TEST_CASE("a key that no room reads says which other key is the reason") {
    const auto why = [](std::vector<std::string> sets) {
        return whyUnread("room.template_step", shippedConfig(std::move(sets)));
    };
    CHECK_FALSE(why({}));
    CHECK_FALSE(why({"room.interior=template", "interior.template.weight=0"}));
    CHECK(why({"room.interior=cave"}) == "room.interior is \"cave\" for all rooms");
    CHECK(why({"interior.template.weight=0"}) ==
          "no room is made by hand: interior.template.weight is 0");
}

TEST_CASE("no room of a carved map reads the interiors") {
    const Config tunnels = shippedConfig({"growth=tunnels"});
    for (const std::string key : {"room.interior", "room.pillar_chance", "room.template_step",
                                  "interior.cave.weight", "interior.cave.from"}) {
        CAPTURE(key);
        CHECK(whyUnread(key, tunnels) == "growth is \"tunnels\", which carves a map");
        CHECK_FALSE(whyUnread(key, shippedConfig()));
    }
    CHECK_FALSE(whyUnread("room.boss_width", tunnels));
    CHECK_FALSE(whyUnread("room.width", tunnels));
}

TEST_CASE("without small locks nothing reads how they are placed") {
    const auto why = [](std::vector<std::string> sets) {
        return whyUnread("locks.rooms", shippedConfig(std::move(sets)));
    };
    CHECK_FALSE(why({"locks.small=1", "locks.boss=false"}));
    CHECK(why({"locks.small=0"}) == "locks.small is 0");
    CHECK(why({"locks.small=1", "locks.chance=0"}) ==
          "locks.chance is 0: no such door ever exists");
}

TEST_CASE("the boss of a carved map is where ground is carved for him, whatever his distances") {
    const Config tunnels = shippedConfig({"growth=tunnels"});
    for (const std::string key : {"roles.boss.from", "roles.boss.to"}) {
        CAPTURE(key);
        CHECK(whyUnread(key, tunnels) == "growth is \"tunnels\", which carves a map");
        CHECK_FALSE(whyUnread(key, shippedConfig()));
    }
    CHECK_FALSE(whyUnread("roles.boss.chance", tunnels));
    CHECK_FALSE(whyUnread("roles.shop.from", tunnels));
}

TEST_CASE("an interior that there is not is reported") {
    CHECK(interiorFaultOf("[interior.cavern]\nweight = 1\n").find("did you mean interior.cave") !=
          std::string::npos);
    CHECK(interiorFaultOf("[interior]\ncave = 4\n") ==
          "user/room.toml:2:1: interior.cave: 4 is a whole number; allowed is a section: "
          "[interior.cave]");
}

TEST_CASE("the tileset that was a setting of the view is reported where it belongs") {
    CHECK(interiorFaultOf("[view]\ntileset = \"moss\"\n") ==
          "user/room.toml:2:1: view.tileset is called tileset now, and belongs to "
          "the dungeon: its rooms depend on it, too; allowed is tileset, above the first section");
}

TEST_CASE("an unknown relic and figures out of range are rejected with their place") {
    const auto faultOf = [](const std::string& text) {
        Trial trial;
        trial.user.write("relics.toml", text);
        const Lines errors = trial.errors();
        REQUIRE(errors.size() == 1);
        return errors.front();
    };
    CHECK(faultOf("[relic.long_blades]\npixels = 3\n") ==
          "user/relics.toml:1:8: relic.long_blades is not a key; did you mean relic.long_blade?");
    CHECK(faultOf("[relics]\nprice = 1000\n") ==
          "user/relics.toml:2:9: relics.price: 1000 is too large; allowed are whole numbers from 0 "
          "to 999 (coins)");
    CHECK_THAT(faultOf("[relics]\nstart = [\"spoon\"]\n"),
               ContainsSubstring("user/relics.toml:2:10: relics.start: \"spoon\" is not a choice; "
                                 "allowed are \"any\" and lists of \"long_blade\", \"spool\""));
    CHECK(faultOf("[relic.clapper]\nstun_seconds = 0.05\n") ==
          "user/relics.toml:2:16: relic.clapper.stun_seconds: 0.05 is too small; allowed are "
          "numbers from 0.1 to 5 with at most three decimals (seconds)");
    CHECK(
        faultOf("[chests]\ncoins = 9\n") ==
        "user/relics.toml:2:9: chests.coins: 9 is too small; allowed are whole numbers from 10 to "
        "999 (coins)");
}
