#include "cli/commands.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("no words start the game as configured") {
    const PlayRequest play = played({});
    CHECK_FALSE(play.common.configFolder);
    CHECK(play.common.preset.empty());
    CHECK(play.common.sets.empty());
    CHECK_FALSE(play.seed);
    CHECK_FALSE(play.explore);
    CHECK_FALSE(play.tourFolder);
}

TEST_CASE("the game's options are understood") {
    const PlayRequest play =
        played({"--config", "mine", "--preset=classic", "--set", "grid.width=3", "--set",
                "tables.N={NS=40, S=1}", "--seed", "17", "--tour", "out/tour"});
    CHECK(play.common.configFolder == std::filesystem::path("mine"));
    CHECK(play.common.preset == "classic");
    CHECK(play.common.sets == Words{"grid.width=3", "tables.N={NS=40, S=1}"});
    CHECK(play.seed == Seed{17});
    CHECK(play.tourFolder == std::filesystem::path("out/tour"));
}

TEST_CASE("--adventure, --floor and --at begin an adventure where they say") {
    const PlayRequest plain = played({"--adventure", "--seed", "17"});
    CHECK(plain.adventure);
    CHECK(plain.seed == Seed{17});
    CHECK(plain.common.sets.empty());
    const PlayRequest boss = played({"--floor", "3", "--at", "boss"});
    CHECK(boss.common.sets == Words{"adventure.floor=3", "adventure.at=boss"});
    CHECK(played({"--at", "shop"}).common.sets == Words{"adventure.floor=1", "adventure.at=shop"});
    CHECK_FALSE(played({"--explore"}).adventure);
}

TEST_CASE("--explore opens a dungeon at once, and --locks locks its doors whatever --set says") {
    const PlayRequest play = played({"--locks", "--explore", "--set", "explore.locks=false"});
    CHECK(play.explore);
    CHECK(play.common.sets == Words{"explore.locks=false", "explore.locks=true"});
}

TEST_CASE("a value of --set in brackets stays one value") {
    CHECK(played({"--set", "keys.map=[\"M\", \"Tab\"]"}).common.sets ==
          Words{"keys.map=[\"M\", \"Tab\"]"});
}

TEST_CASE("--code is a seed and a configuration") {
    const std::string code = shareCode({Seed{17}, "ring", {}});
    const PlayRequest play = played({"--code", code, "--locks"});
    CHECK(play.seed == Seed{17});
    REQUIRE(play.common.code.has_value());
    CHECK(play.common.code->preset == "ring");
    const GivenOptions map = understood({"map", "--code", code});
    CHECK(seedsOf(map).range == SeedRange{17, 18});
    CHECK(makeSources(Workshop().folders(), commonOf(map)).code.has_value());
    CHECK(seedsOf(understood({"map", "--code", code, "--seeds", "3:5"})).range == SeedRange{3, 5});
    CHECK(commonOf(understood({"survey", "--code", code})).code->seed == Seed{17});
}

TEST_CASE("a dungeon of a code is grown whatever else is configured") {
    const Workshop workshop;
    const auto ring = run(workshop, {"map", "--preset", "ring", "--seed", "17"});
    workshop.write("mine/dungeon.toml", "locks.small = 9\n");
    const std::string own = workshop.path("mine").string();
    const auto mine = run(workshop, {"map", "--preset", "ring", "--seed", "17", "--config", own});
    const std::string code = shareCode({Seed{17}, "ring", {}});
    const auto shared = run(workshop, {"map", "--code", code, "--config", own});
    CHECK(shared.out == ring.out);
    CHECK(shared.out != mine.out);
    const auto locked = run(workshop, {"map", "--code", code, "--set", "locks.small=9"});
    CHECK(locked.out == mine.out);
}

TEST_CASE("map's options are understood before and after its name") {
    const auto words = GENERATE(Words{"map", "--seeds", "3:9", "--format", "jsonl", "--tiles",
                                      "--out", "a.jsonl", "--preset", "classic"},
                                Words{"--seeds", "3:9", "--format", "jsonl", "--preset", "classic",
                                      "map", "--tiles", "--out", "a.jsonl"});
    const GivenOptions map = understood(words);
    CHECK(map.command->name == "map");
    CHECK(seedsOf(map).range == SeedRange{3, 9});
    CHECK(seedsOf(map).isRangeGiven);
    CHECK(map.values.find("--format")->second == Words{"jsonl"});
    CHECK(map.values.contains("--tiles"));
    CHECK(map.values.find("--out")->second == Words{"a.jsonl"});
    CHECK(commonOf(map).preset == "classic");
}

TEST_CASE("a value may look like an option, and what follows -- is no option") {
    CHECK_FALSE(given({"map", "--out", "--tiles"}).ok());
    CHECK(understood({"replay", "--", "--list"}).firstPath() == std::filesystem::path("--list"));
}

TEST_CASE("a recording is made and played") {
    CHECK(played({"--record", "walk.replay"}).recordFile == std::filesystem::path("walk.replay"));
    const Ran watch = run(Workshop(), {"replay", "walk.replay", "--set", "view.scale=2"});
    REQUIRE(watch.window.replays.size() == 1);
    CHECK(watch.window.replays.front().file == std::filesystem::path("walk.replay"));
    CHECK(watch.window.replays.front().common.sets.size() == 1);
    const GivenOptions verify = understood({"--verify", "replay", "--verbose", "map"});
    CHECK(verify.firstPath() == std::filesystem::path("map"));
    CHECK(verify.values.contains("--verify"));
}

TEST_CASE("a seed is a range of one") {
    const ChosenSeeds many =
        seedsOf(understood({"solve", "--seeds", "3:9", "--format", "json", "--set", "a=1"}));
    CHECK(many.range == SeedRange{3, 9});
    CHECK(many.isRangeGiven);
    const ChosenSeeds one = seedsOf(understood({"--seed", "17", "solve"}));
    CHECK(one.range == SeedRange{17, 18});
    CHECK_FALSE(one.isRangeGiven);
}

TEST_CASE("watching is the game beginning otherwise") {
    const PlayRequest game = played({"watch", "--seed", "17"});
    CHECK(game.watch);
    CHECK(game.seed == Seed{17});
    CHECK_FALSE(played({"--seed", "17"}).watch);
}

TEST_CASE("help asked for with a wrong command line is help all the same") {
    const auto words = GENERATE(Words{"map", "-h"}, Words{"--help", "map", "--nonsense"});
    const Ran ran = run(Workshop(), words);
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, ContainsSubstring("'map-{seed}.png'"));
}

TEST_CASE("the version is the program's and the libraries'") {
    const auto words = GENERATE(Words{"--version"}, Words{"map", "--version"});
    const Ran ran = run(Workshop(), words);
    CHECK(ran.status == exitDone);
    CHECK_THAT(ran.out, ContainsSubstring(std::string("doorstring ") + versionText() + "\n"));
    for (const char* library : {"SFML ", "fmt ", "spdlog "}) {
        CHECK_THAT(ran.out, ContainsSubstring(library));
    }
}

TEST_CASE("sources come from the folders and the options") {
    const Folders folders{
        .assets = "a", .shippedConfig = "b", .userConfig = "c", .state = "d", .pictures = "e"};
    const ConfigSources sources =
        makeSources(folders, {.configFolder = "mine", .preset = "p", .sets = {"x=1"}});
    CHECK(sources.shipped == "b");
    CHECK(sources.user == "c");
    CHECK(sources.languages == std::filesystem::path("a/languages"));
    CHECK(sources.folder == std::filesystem::path("mine"));
    CHECK(sources.preset == "p");
    CHECK(sources.sets == Words{"x=1"});
}

TEST_CASE("a range of seeds has its end outside") {
    CHECK(parseSeedRange("0:20").value() == SeedRange{0, 20});
    CHECK(parseSeedRange("18446744073709551614:18446744073709551615").value() ==
          SeedRange{18446744073709551614U, 18446744073709551615U});
    CHECK(parseSeedRange("5:1000000005").value() == SeedRange{5, 1000000005});
}

TEST_CASE("an invalid range is reported in a sentence") {
    const auto text = GENERATE("", ":", "5", "5:", ":5", "-1:4", "1:2:3", "a:b", "1 :2", "+1:2",
                               "0:18446744073709551616");
    CHECK(parseSeedRange(text).error() ==
          std::string("--seeds needs two whole numbers, as in --seeds 0:20; found '") + text + "'");
}

TEST_CASE("an empty, a backward and an endless range are reported in a sentence") {
    CHECK(
        parseSeedRange("5:5").error() ==
        "--seeds 5:5 is empty, because its end is not included; for one dungeon, use --seeds 5:6");
    const std::string greatest = "18446744073709551615";
    CHECK_THAT(parseSeedRange(greatest + ":" + greatest).error(),
               ContainsSubstring("use --seeds 18446744073709551614:" + greatest));
    CHECK(parseSeedRange("9:3").error() == "--seeds 9:3 runs backwards; use --seeds 3:9");
    CHECK(parseSeedRange("5:1000000006").error() ==
          "--seeds 5:1000000006 asks for 1000000001 dungeons; at most 1000000000 are allowed");
}

TEST_CASE("a wrong room made by hand ends each command that reads the configuration") {
    const Workshop workshop;
    const std::string mine = workshop.path("mine").string();
    const std::string file =
        workshop
            .write("mine/rooms/m.txt", "room pit\n##.##\n#...#\n#~~~#\n#...#\n##.##\n"
                                       "room moat\nkinds shup\n#####\n#...#\n....#\n#...#\n##.##\n")
            .string();
    const std::string out = workshop.path("out").string();
    const Words command = GENERATE_COPY(
        Words{"map", "--seed", "17"}, Words{"map", "--seed", "17", "--why", "5,5"},
        Words{"map", "--seed", "17", "--format", "json", "--tiles", "--out", out},
        Words{"solve", "--seed", "17"}, Words{"survey", "--seeds", "0:3"},
        Words{"seek", "--rooms", "20", "--seeds", "0:3"}, Words{"autoplay", "--seed", "17"},
        Words{"watch", "--out", out}, Words{"config"}, Words{"creature"});
    Words words = command;
    words.insert(words.end(), {"--config", mine});
    const Ran ran = run(workshop, words);
    INFO(command.front());
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK_FALSE(std::filesystem::exists(out));
    CHECK_THAT(ran.err, ContainsSubstring("doorstring: " + shownPath(file) +
                                          ":4:3: the doors N and S do not connect"));
    CHECK_THAT(ran.err, ContainsSubstring(
                            "\n##.##\n#...#\n#~X~#\n#...#\n##.##\ndoorstring: " + shownPath(file) +
                            ":8:7: 'shup' is not a kind of room; allowed are plain"));
    CHECK(std::ranges::count(ran.err, '\n') == 7);
}

TEST_CASE("a wrong room beside one that is shown alone does not keep it from being played") {
    const std::string rooms = "room moat\nkinds shup\n#####\n#...#\n....#\n#...#\n##.##\n"
                              "room yard\n#####\n#...#\n....#\n#...#\n##.##\n";
    const auto statusOf = [&](const std::string& shownAlone) {
        std::ostringstream err;
        RoomConfig config;
        config.texts = RoomTexts({{"m.txt", rooms, ""}}, shownAlone);
        return complainOfRooms(config, err);
    };
    CHECK(statusOf("yard") == exitDone);
    CHECK(statusOf("moat") == exitWrongUse);
    CHECK(statusOf("") == exitWrongUse);
}
