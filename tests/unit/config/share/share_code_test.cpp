#include "base/rng.hpp"
#include "config/share/change_bits.hpp"
#include "config/share/share_code.hpp"
#include "config/sources/gameplay_text.hpp"
#include "config/sources/shared_code.hpp"
#include "config/text/nearest.hpp"
#include "config/version.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Seed seed17{17};

std::string codeIn(const Trial& trial, Seed seed = seed17) {
    const auto code = codeOf(shippedFolder(), seed, trial.load().preset, trial.load().config);
    REQUIRE(code.ok());
    return code.value();
}

SharedDungeon readCode(const std::string& code) {
    INFO(code);
    const auto read = readShareCode(code);
    REQUIRE(read.ok());
    return read.value();
}

// What is loaded with the code, by a player who has configured nothing.
LoadedConfig loadedBy(const SharedDungeon& dungeon) {
    Trial trial;
    trial.sources.code = dungeon;
    return trial.load();
}

struct TrialWith : Trial {
    TrialWith(const std::string& preset, std::vector<std::string> sets) {
        sources.preset = preset;
        sources.sets = std::move(sets);
    }
};

}  // namespace

TEST_CASE("a seed without anything else has a code of five groups") {
    const std::string code = codeIn(Trial());
    CHECK(code.size() == 24);
    const SharedDungeon shared = readCode(code);
    CHECK(shared.seed == seed17);
    CHECK(shared.preset.empty());
    CHECK(shared.version == versionText());
    CHECK(shared.changes.empty());
    CHECK(readCode(codeIn(Trial(), Seed{0xFEDC'BA98'7654'3210ULL})).seed.number ==
          0xFEDC'BA98'7654'3210ULL);
}

TEST_CASE("the code of each shipped preset leads back to it") {
    Trial trial;
    for (const std::string& preset : presetNames(trial.sources)) {
        trial.sources.preset = preset;
        const std::string code = codeIn(trial);
        const SharedDungeon shared = readCode(code);
        INFO(preset << ": " << code);
        CHECK(shared.preset == preset);
        CHECK(shared.changes.empty());
        CHECK(code.size() <= 49);
        const LoadedConfig loaded = loadedBy(shared);
        CHECK(loaded.preset == preset);
        CHECK(loaded.codeNote.empty());
        CHECK(dungeonText(loaded.config) == dungeonText(trial.load().config));
    }
}

TEST_CASE("what differs from the preset is in the code") {
    const TrialWith trial("ring", {"grid.width=20", "grid.border=dead ends", "tables.N.NS=40.5",
                                   "tables.N.SW=0", "tables.E={ W = 0.125 }", "loops.chance=1/3",
                                   "loops.keep_facing=false", "start.cell=[3, 4]", "start.doors=NE",
                                   "interior.cave.weight=9.5",
                                   "interior.cave.kinds=[\"plain\", \"boss\"]", "middle.from=7",
                                   "middle.W.WE=2", "tileset=blue-stone", "limits.max_rooms=any"});
    const std::string code = codeIn(trial);
    const SharedDungeon shared = readCode(code);
    INFO(code);
    CHECK(shared.preset == "ring");
    CHECK(joined(changeTexts(shared), "", ", ") ==
          "tileset = \"blue-stone\", grid.width = 20, grid.border = \"dead ends\", "
          "start.cell = [3, 4], start.doors = \"NE\", tables.N.NS = 40.5, tables.N.SW = 0, "
          "tables.E, all of it, middle.from = 7, middle.W, all of it, loops.keep_facing = false, "
          "loops.chance = \"1/3\", limits.max_rooms = \"any\", interior.cave.weight = 9.5, "
          "interior.cave.kinds = [\"plain\", \"boss\"]");
    const LoadedConfig loaded = loadedBy(shared);
    CHECK(loaded.codeNote.empty());
    CHECK(samePlay(loaded.config, trial.load().config));
}

TEST_CASE("a table that is emptied is shared as well") {
    Trial trial;
    trial.user.write("presets/own.toml", "[middle]\nfrom = 3\n[middle.N]\nS = 2\n");
    trial.sources.preset = "own";
    const SharedDungeon own = readCode(codeIn(trial));
    CHECK(own.preset.empty());  // nobody else has it
    const Config with = loadedBy(own).config;
    const SharedDungeon without = sharedDungeon(seed17, "", with, Trial().load().config);
    const RestoredDungeon back = restored(readCode(shareCode(without)), with);
    CHECK(dungeonText(back.config) == dungeonText(Trial().load().config));
}

TEST_CASE("a player's own dungeons make no difference to a code, and all else stays his") {
    Trial trial;
    trial.user.write("dungeon.toml", "grid.width = 31\ntables.N = { S = 1 }\n");
    trial.user.write("player.toml", "player.speed = 99\n");
    trial.sources.code = readCode(codeIn(TrialWith("comb", {"grid.height=12"})));
    const LoadedConfig loaded = trial.load();
    CHECK(loaded.config.dungeon == TrialWith("comb", {"grid.height=12"}).load().config.dungeon);
    CHECK(loaded.config.player.speed == 99);
    Lines lost;
    for (const OverriddenKey& key : loaded.overridden) {
        if (key.key == "tables.N") {
            lost.push_back(key.overriddenBy);
        }
    }
    CHECK(lost == Lines{"the code", "the code"});
    trial.sources.sets = {"grid.height=13"};
    CHECK(trial.load().config.dungeon.grid.height == 13);
}

TEST_CASE("an adventure does not use the code") {
    Trial trial;
    trial.sources.code = readCode(codeIn(TrialWith("comb", {})));
    trial.sources.floor = 2;
    Trial plain;
    plain.sources.floor = 2;
    CHECK(trial.load().config == plain.load().config);
}

TEST_CASE("a code that was made elsewhere says what differs") {
    SharedDungeon shared = readCode(codeIn(TrialWith("comb", {"grid.height=12"})));
    shared.parts[static_cast<std::size_t>(DungeonPart::Tables)] ^= 1U;
    CHECK(
        loadedBy(shared).codeNote ==
        "the dungeon is not quite the one that was shared: the door tables are not the same here");
    shared.parts[static_cast<std::size_t>(DungeonPart::HandMade)] ^= 1U;
    shared.version = "1.30.2";
    CHECK(loadedBy(readCode(shareCode(shared))).codeNote ==
          fmt::format("the code was made by doorstring 1.30.2, and this is {}: the door tables and "
                      "rooms made by hand are not the same here",
                      versionText()));
    SharedDungeon same = readCode(codeIn(Trial()));
    same.version = "0.3.0";
    CHECK_THAT(loadedBy(same).codeNote, ContainsSubstring("all of its values are the same here"));
}

TEST_CASE("the rooms made by hand of a player are not in the code, which says so") {
    Trial trial;
    trial.user.write("rooms/own.txt", "room the hall\n");
    const SharedDungeon shared = readCode(codeIn(trial));
    CHECK(trial.load().codeNote.empty());
    CHECK(loadedBy(shared).codeNote ==
          "the dungeon is not quite the one that was shared: rooms made by hand are not the same "
          "here");
    trial.sources.code = shared;
    CHECK(trial.load().codeNote.empty());  // the same rooms are here
}

TEST_CASE("values that another version allows are named") {
    SharedDungeon shared = readCode(codeIn(TrialWith("", {"grid.width=12", "locks.small=5"})));
    REQUIRE(shared.changes.size() == 2);
    shared.changes.front().value = "5000";
    CHECK_THAT(loadedBy(readCode(shareCode(shared))).codeNote,
               ContainsSubstring("grid.width: 5000 is too large; allowed are"));
    shared.changes.front().key = nullptr;
    const RestoredDungeon here = restored(shared, Trial().load().config);
    CHECK(here.faults == Lines{"it sets 1 key that is not known here"});
    CHECK(here.config.dungeon.locks.small == 5);
}

TEST_CASE("a preset that is not here is an error") {
    SharedDungeon shared = readCode(codeIn(Trial()));
    shared.preset = "spirals";
    Trial trial;
    trial.sources.code = readCode(shareCode(shared));
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    CHECK_THAT(errors.front(),
               ContainsSubstring("the code: there is no preset spirals; known are"));
}

TEST_CASE("a key of a code has a number of its own") {
    std::set<std::uint64_t> numbers;
    for (const KeySpec& key : dungeonSchema().keys()) {
        INFO(key.path);
        CHECK(numbers.insert(numberInCode(key)).second);
    }
}

TEST_CASE("texts that fit their check signs but are no code are rejected") {
    RandomStream random(4711);
    int rejected = 0;
    for (int i = 0; i < 20'000; ++i) {
        CodeSigns signs(2 + random.below(60));
        for (std::uint8_t& sign : signs) {
            sign = static_cast<std::uint8_t>(random.below(32));
        }
        const auto read = readShareCode(codeText(signs));
        if (!read) {
            ++rejected;
            CHECK(!read.error().empty());
        } else {
            CHECK(readShareCode(shareCode(read.value())).ok());
        }
    }
    CHECK(rejected > 19'000);
    CHECK_THAT(readShareCode(codeText({4})).error(), ContainsSubstring("mean nothing"));
    CHECK_THAT(
        readShareCode(codeText({8, 1, 0})).error(),
        ContainsSubstring("made by doorstring 0.8.0 in a form, number 2, that this version"));
}

TEST_CASE("a text is taken for a code by its length, and never a word or a number") {
    for (const char* code :
         {"7K2M-Q9XA-0000-0000-1", "7k2mq9xa0000000017", "7K2M-Q9XA-0000-0000-U?Z1"}) {
        INFO(code);
        CHECK(looksLikeShareCode(code));
    }
    for (const char* seed : {"7K2M-Q9XA", "FFFF-FFFF-FFFF-FFFF", "a long walk in the 3 dark woods",
                             "18446744073709551615", "thewordofaveryoldlanguage", ""}) {
        INFO(seed);
        CHECK(!looksLikeShareCode(seed));
    }
}
