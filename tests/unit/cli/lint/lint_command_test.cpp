// `doorstring lint`: mistakes planted one by one are named, and what is shipped has none.
#include "cli/output/output.hpp"
#include "config/sources/load.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <iterator>
#include <regex>
#include <set>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;

namespace {

struct Plant {
    const char* file;
    const char* text;
    int status;
    const char* place;  // file, line and key, as they are reported
    const char* sentence;
    bool hasSeed = true;
};

constexpr const char* straightTables = "[start]\ndoors = \"N\"\n"
                                       "[tables.N]\nNS = 3\nS = 1\n[tables.S]\nNS = 3\nN = 1\n"
                                       "[tables.W]\nWE = 3\nE = 1\n[tables.E]\nWE = 3\nW = 1\n";

constexpr const char* narrowGrid =
    "[grid]\nwidth = 3\nheight = 60\nborder = \"grow\"\n[start]\ndoors = \"NS\"\n"
    "[tables.N]\nNS = 3\nNSWE = 1\n[tables.S]\nNS = 3\nNSWE = 1\n"
    "[tables.W]\nE = 1\n[tables.E]\nWE = 9\nW = 1\n";

constexpr const char* crossingsOnly =
    "[grid]\nborder = \"grow\"\n[tables.N]\nNSWE = 1\n[tables.S]\nNSWE = 1\n"
    "[tables.W]\nNSWE = 1\n[tables.E]\nNSWE = 1\n[roles.secret]\ncount = 0\n"
    "[locks]\nsmall = 0\nboss = false\n";

constexpr const char* deadEndsOnly =
    "[tables.N]\nS = 1\n[tables.S]\nN = 1\n[tables.W]\nE = 1\n[tables.E]\nW = 1\n"
    "[roles.secret]\ncount = 0\n[locks]\nsmall = 0\nboss = false\n";

constexpr const char* smallRoom =
    "room the closet\nkinds plain\n\n###.###\n#.....#\n.......\n#.....#\n###.###\n";

constexpr const char* shopRoom =
    "room the stall\nkinds shop\n\n#######.#######\n#.............#\n#.............#\n"
    "#.............#\n#.............#\n#.............#\n#.............#\n#.............#\n"
    "#######.#######\n";

const Plant plants[] = {
    {"dungeon.toml", "[tables.N]\nNS = 4000\nS = 3000\nSWE = 500\nNSWE = 0.001\n", exitFailed,
     "warning: tables.N.NSWE", "this entry was never drawn in"},
    {"dungeon.toml", straightTables, exitFailed, "warning: tables.E",
     "no room of \\d+ dungeons is drawn from this table: none is entered going east"},
    {"dungeon.toml", narrowGrid, exitFailed, "warning: tables.E",
     "\\d+ in 100 of its doors are closed again, of other tables \\d+"},
    {"dungeon.toml", crossingsOnly, exitFailed, "warning: tables.",
     "\\d+ in 100 doors of all tables are closed again"},
    {"dungeon.toml", "[middle]\nfrom = 60\n[middle.N]\nS = 1\n", exitFailed,
     "dungeon.toml:2:8: warning: middle.from",
     "no room of \\d+ dungeons is 60 rooms from the start; the farthest is \\d+"},
    {"dungeon.toml", "[far]\nfrom = 70\n[far.N]\nS = 1\n", exitFailed,
     "dungeon.toml:2:8: warning: far.from", "is 70 rooms from the start"},
    {"dungeon.toml", "[limits]\nmin_rooms = 51\n", exitFailed,
     "dungeon.toml:2:13: warning: limits.min_rooms", "only 1 in \\d+ dungeons keeps to the limits",
     false},
    {"dungeon.toml", "[limits]\nmin_rooms = 99\n", exitWrongUse,
     "dungeon.toml:2:13: error: limits.min_rooms",
     "no dungeon can be grown: dungeon 0000-0000: none of 10000 tries kept to the rules"},
    {"dungeon.toml", "[limits]\nmax_rooms = 3\n", exitWrongUse,
     "dungeon.toml:2:13: error: limits.max_rooms",
     "10000 had more rooms than limits.max_rooms = 3"},
    {"dungeon.toml", "[limits]\nmin_dead_ends = 40\n", exitWrongUse,
     "dungeon.toml:2:17: error: limits.min_dead_ends", "no dungeon can be grown"},
    {"dungeon.toml", "[limits]\nmax_rooms = 5\n", exitFailed,
     "dungeon.toml:2:13: warning: limits.max_rooms", "only 1 in \\d+ dungeons keeps to the limits",
     false},
    {"presets/huge.toml", "[limits]\nmin_rooms = 99\n", exitWrongUse,
     "huge.toml:2:13: error: limits.min_rooms", "no dungeon can be grown"},
    {"dungeon.toml", "[roles.treasure]\ncount = 30\n", exitFailed,
     "dungeon.toml:2:9: warning: roles.treasure.count",
     "\\d+ in 100 dungeons have no room for all rooms of kind treasure"},
    {"dungeon.toml", "[roles.shop]\nfrom = 50\n", exitFailed,
     "dungeon.toml:2:8: warning: roles.shop.from",
     "\\d+ in 100 dungeons have no room for a room of kind shop"},
    {"dungeon.toml", "[locks]\nsmall = 10\nrooms = 8\n", exitFailed,
     "dungeon.toml:2:9: warning: locks.small", "no room for all small locks"},
    {"dungeon.toml", "[roles.boss]\nfrom = 50\n[locks]\nboss = true\n", exitFailed,
     "dungeon.toml:4:8: warning: locks.boss", "no room for the boss's lock"},
    {"dungeon.toml", "[hideout]\nlevel = 3\n", exitFailed,
     "dungeon.toml:2:9: warning: hideout.level",
     "nothing reads this key: growth is \"door-strings\", and only \"hideout\" reads this section",
     false},
    {"dungeon.toml", "[middle.N]\nS = 1\n", exitFailed, "warning: middle.N",
     "nothing reads this key: middle.from is \"never\"", false},
    {"dungeon.toml", "[roles.shop]\ncount = 0\ndead_end = false\n", exitFailed,
     "dungeon.toml:3:12: warning: roles.shop.dead_end",
     "nothing reads this key: roles.shop.count is 0", false},
    {"dungeon.toml", "[roles.secret]\ncount = 3\nchance = 0\n", exitFailed,
     "dungeon.toml:2:9: warning: roles.secret.count", "no such room ever exists", false},
    {"dungeon.toml", "[locks]\nsmall = 0\nchance = 0.5\n", exitFailed,
     "dungeon.toml:3:10: warning: locks.chance", "locks.small is 0", false},
    {"dungeon.toml", "[start]\ncell = [0, 0]\n", exitFailed, "warning: start.doors",
     "the doors NW of the start lead out of the grid and are closed"},
    {"dungeon.toml", "[grid]\nheight = 1\nwidth = 40\n[loops]\nchance = 0.5\n", exitFailed,
     "dungeon.toml:5:10: warning: loops.chance", "none of \\d+ dungeons has a loop"},
    {"dungeon.toml", deadEndsOnly, exitFailed, "warning: tables.N",
     "all of \\d+ dungeons measure alike"},
    {"rooms/mine.txt", smallRoom, exitFailed, "rooms/mine.txt:1:1: warning: the closet",
     "no room ever becomes this one: it has 7 x 5 tiles, and rooms have 15 x 9", false},
    {"room.toml", "[interior.maze]\nfrom = 60\n", exitFailed,
     "room.toml:2:8: warning: interior.maze.from",
     "no room of \\d+ dungeons has the interior maze"},
    {"creatures.toml", "[creature.bat]\nfrom = 60\n", exitFailed,
     "creatures.toml:2:8: warning: creature.bat.from",
     "no room of \\d+ dungeons is 60 rooms from the start"},
    {"dungeon.toml", "[hideout]\ndead_ends = 20\n", exitFailed,
     "dungeon.toml:2:13: warning: hideout.dead_ends", "on floor 1, .* with 11 rooms", false},
    {"dungeon.toml", "[limits]\nmax_dead_ends = 4\n", exitFailed,
     "floor-2.toml:13:17: warning: limits.min_dead_ends",
     "on floor 2, 5 is more than limits.max_dead_ends = 4", false},
    {"altars.toml", "[offer.12]\nweave = [\"locks.small - 2\"]\n", exitFailed,
     "altars.toml:2:9: warning: offer.12.weave", "woven into floor 2, locks.small: -1 is too small",
     false},
    {"dungeon.toml", "[grid]\nwidht = 3\n", exitWrongUse,
     "dungeon.toml:2:1: error: grid.widht is not a key", "did you mean grid.width\\?", false},
    {"view.toml", "[view]\nlanguage = \"xx\"\n", exitWrongUse,
     "view.toml:2:12: error: view.language",
     "there is no language \"xx\"; allowed are \"system\", \"en\"", false},
    {"rooms/mine.txt", "room the hole\n\n#######\n", exitWrongUse, "rooms/mine.txt:", "error",
     false},
};

Ran linted(const Workshop& workshop, Words words) {
    words.insert(words.begin(), "lint");
    return run(workshop, words);
}

}  // namespace

TEST_CASE("each of many planted mistakes is named, with a seed where one shows it") {
    static_assert(std::size(plants) >= 20);
    for (const Plant& plant : plants) {
        const Workshop workshop;
        workshop.write(std::string("mine/") + plant.file, plant.text);
        const Ran ran = linted(workshop, {workshop.path("mine").string()});
        INFO(plant.text << "\n" << ran.out << ran.err);
        CHECK(ran.status == plant.status);
        bool named = false;
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) {
            const bool seed = line.find(", for example seed ") != std::string::npos;
            named = named ||
                    (line.find(plant.place) != std::string::npos &&
                     std::regex_search(line, std::regex(plant.sentence)) && seed == plant.hasSeed);
        }
        CHECK(named);
    }
}

TEST_CASE("the lock of a boss who is not wanted is not missed") {
    const Workshop workshop;
    workshop.write("mine/dungeon.toml", "[roles.boss]\ncount = 0\n");
    const Ran ran = linted(workshop, {workshop.path("mine").string()});
    CHECK(ran.out.find("locks.boss") == std::string::npos);
}

TEST_CASE("a room by hand for a kind that there is not is named") {
    const Workshop workshop;
    workshop.write("mine/dungeon.toml", "[roles.shop]\ncount = 0\n");
    workshop.write("mine/rooms/mine.txt", shopRoom);
    const Ran ran = linted(workshop, {workshop.path("mine").string()});
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.out, ContainsSubstring("the stall: no room ever becomes this one: no room has a "
                                          "kind that it is for"));
}

TEST_CASE("a room by hand for a landmark needs no kind") {
    const Workshop workshop;
    workshop.write("mine/rooms/mine.txt",
                   "room my fountain\nlandmark fountain\nturn no\n\n"
                   "#######.#######\n#.............#\n#.............#\n#....FFFFF....#\n"
                   ".....FFFFF.....\n#....FFFFF....#\n#.............#\n#.............#\n"
                   "#######.#######\n");
    const Ran ran = linted(workshop, {workshop.path("mine").string()});
    CHECK(ran.out == "");
    CHECK(ran.err == "");
}

TEST_CASE("what is shipped has no mistakes, all together and preset by preset") {
    const Workshop workshop;
    const Ran all = linted(workshop, {});
    CHECK(all.out.empty());
    CHECK(all.err.empty());
    CHECK(all.status == exitDone);
    ConfigSources sources;
    sources.shipped = workshop.folders().shippedConfig;
    for (const std::string& preset : presetNames(sources)) {
        INFO(preset);
        const Ran ran = linted(workshop, {"--preset", preset});
        CHECK(ran.out.empty());
        CHECK(ran.status == exitDone);
    }
}

TEST_CASE("an untouched copy of what is shipped has no mistakes either") {
    const Workshop workshop;
    std::filesystem::copy(workshop.folders().shippedConfig, workshop.path("mine"),
                          std::filesystem::copy_options::recursive);
    const Ran copy = linted(workshop, {workshop.path("mine").string()});
    CHECK(copy.out.empty());
    CHECK(copy.status == exitDone);
}

TEST_CASE("lint is the same each time, and its JSON has what its text has") {
    const Workshop workshop;
    workshop.write("mine/dungeon.toml", "[start]\ncell = [0, 0]\n[hideout]\nlevel = 3\n");
    const std::string folder = workshop.path("mine").string();
    CHECK(linted(workshop, {folder}).out == linted(workshop, {folder}).out);
    const Json json = Json::parse(linted(workshop, {folder, "--format", "json"}).out);
    const auto findingOf = [&](const char* key) {
        for (const Json& finding : json.at("findings")) {
            if (finding.at("key") == key) {
                return finding;
            }
        }
        return Json();
    };
    const Json unread = findingOf("hideout.level");
    CHECK(unread.at("severity") == "warning");
    CHECK(unread.at("line") == 4);
    CHECK(unread.at("column") == 9);
    CHECK_FALSE(unread.contains("seed"));
    CHECK(findingOf("start.doors").at("seed_number") == "0");
}

TEST_CASE("what is wrong only together with a preset names the preset, in text and JSON") {
    const Workshop workshop;
    workshop.write("mine/presets/small.toml", "[limits]\nmax_rooms = 15\n");
    workshop.write("mine/presets/tiny.toml", "[limits]\nmin_rooms = 8\nmax_rooms = 7\n");
    const std::string folder = workshop.path("mine").string();
    const std::string set = "limits.min_rooms=20";
    const std::string text = linted(workshop, {folder, "--set", set}).out;
    for (const char* const end : {"= 15; allowed is at most 15, for example with the preset small",
                                  "= 7; allowed is at most 7, for example with the preset tiny"}) {
        CHECK_THAT(text, ContainsSubstring("--set: error: limits.min_rooms: 20 is more than "
                                           "limits.max_rooms " +
                                           std::string(end) + "\n"));
    }
    const std::string outOfSet = linted(workshop, {folder}).out;
    CHECK_THAT(outOfSet,
               ContainsSubstring("tiny.toml:2:13: error: limits.min_rooms: 8 is more than "
                                 "limits.max_rooms = 7; allowed is at most 7\n"));
    const Json json = Json::parse(linted(workshop, {folder, "--set", set, "--format", "json"}).out);
    std::set<std::string> presets;
    for (const Json& finding : json.at("findings")) {
        if (finding.at("severity") == "error") {
            presets.insert(finding.at("preset"));
        }
    }
    CHECK(presets == std::set<std::string>{"small", "tiny"});
}

TEST_CASE("a mistake in a preset is its own, not that of a preset that builds on it") {
    const Workshop workshop;
    workshop.write("mine/presets/also.toml", "base = \"tiny\"\n");
    workshop.write("mine/presets/tiny.toml", "[limits]\nmin_rooms = 8\nmax_rooms = 7\n");
    const std::string folder = workshop.path("mine").string();
    const std::string text = linted(workshop, {folder}).out;
    CHECK_THAT(text, ContainsSubstring("tiny.toml:2:13: error: limits.min_rooms: 8 is more than "
                                       "limits.max_rooms = 7; allowed is at most 7\n"));
    CHECK_THAT(text, !ContainsSubstring("with the preset"));
    const Json json = Json::parse(linted(workshop, {folder, "--format", "json"}).out);
    for (const Json& finding : json.at("findings")) {
        CHECK((finding.at("severity") != "error" || finding.at("preset") == "tiny"));
    }
}

TEST_CASE("what lint cannot do is said in a sentence") {
    const Workshop workshop;
    const Ran twice = linted(workshop, {"--config", "x"});
    CHECK(twice.status == exitWrongUse);
    CHECK_THAT(twice.err, ContainsSubstring("lint takes the folder without --config"));
    const Ran missing = linted(workshop, {workshop.path("none").string()});
    CHECK(missing.status == exitWrongUse);
    CHECK_THAT(missing.out, ContainsSubstring("does not exist"));
    const Ran unwritten = linted(workshop, {"--out", "/no-such-folder/x"});
    CHECK(unwritten.status == exitWrongUse);
    CHECK_THAT(unwritten.err, ContainsSubstring("/no-such-folder/x cannot be written"));
}
