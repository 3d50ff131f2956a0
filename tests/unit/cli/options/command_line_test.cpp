#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "config/version.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("no words start the game as configured") {
    const PlayRequest play = understood(readGameOptions, {});
    CHECK_FALSE(play.common.configFolder);
    CHECK(play.common.preset.empty());
    CHECK(play.common.sets.empty());
    CHECK_FALSE(play.seed);
    CHECK_FALSE(play.explore);
    CHECK_FALSE(play.tourFolder);
    CHECK(run(Workshop(), {}).window.plays.size() == 1);
}

TEST_CASE("the game's options are understood") {
    const PlayRequest play = understood(
        readGameOptions, {"--config", "mine", "--preset=classic", "--set", "grid.width=3", "--set",
                          "tables.N={NS=40, S=1}", "--seed", "17", "--tour", "out/tour"});
    CHECK(play.common.configFolder == std::filesystem::path("mine"));
    CHECK(play.common.preset == "classic");
    CHECK(play.common.sets == Words{"grid.width=3", "tables.N={NS=40, S=1}"});
    CHECK(play.seed == Seed{17});
    CHECK(play.tourFolder == std::filesystem::path("out/tour"));
}

TEST_CASE("--adventure, --floor and --at begin an adventure where they say") {
    const PlayRequest plain = understood(readGameOptions, {"--adventure", "--seed", "17"});
    CHECK(plain.adventure);
    CHECK(plain.seed == Seed{17});
    CHECK(plain.common.sets.empty());
    const PlayRequest boss = understood(readGameOptions, {"--floor", "3", "--at", "boss"});
    CHECK(boss.common.sets == Words{"adventure.floor=3", "adventure.at=boss"});
    CHECK(understood(readGameOptions, {"--at", "shop"}).common.sets ==
          Words{"adventure.floor=1", "adventure.at=shop"});
    CHECK_FALSE(understood(readGameOptions, {"--explore"}).adventure);
}

TEST_CASE("--explore opens a dungeon at once, and --locks locks its doors whatever --set says") {
    const PlayRequest play =
        understood(readGameOptions, {"--locks", "--explore", "--set", "explore.locks=false"});
    CHECK(play.explore);
    CHECK(play.common.sets == Words{"explore.locks=false", "explore.locks=true"});
}

TEST_CASE("a value of --set in brackets stays one value") {
    CHECK(understood(readGameOptions, {"--set", "keys.map=[\"M\", \"Tab\"]"}).common.sets ==
          Words{"keys.map=[\"M\", \"Tab\"]"});
}

TEST_CASE("--code is a seed and a configuration") {
    const std::string code = shareCode({Seed{17}, "ring", {}});
    const PlayRequest play = understood(readGameOptions, {"--code", code, "--locks"});
    CHECK(play.seed == Seed{17});
    REQUIRE(play.common.code.has_value());
    CHECK(play.common.code->preset == "ring");
    const MapRequest map = understood(readMapOptions, {"map", "--code", code});
    CHECK(map.seeds.range == SeedRange{17, 18});
    CHECK(makeSources(Workshop().folders(), map.common).code.has_value());
    CHECK(understood(readMapOptions, {"map", "--code", code, "--seeds", "3:5"}).seeds.range ==
          SeedRange{3, 5});
    CHECK(understood(readAutoplayOptions, {"autoplay", "--code", code}).explores);
    CHECK(understood(readSurveyOptions, {"survey", "--code", code}).common.code->seed == Seed{17});
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
    const MapRequest map = understood(readMapOptions, words);
    CHECK(map.seeds.range == SeedRange{3, 9});
    CHECK(map.seeds.isRange);
    CHECK(map.format == MapFormat::JsonLines);
    CHECK(map.tiles);
    CHECK(map.out == std::filesystem::path("a.jsonl"));
    CHECK(map.common.preset == "classic");
}

TEST_CASE("a recording is made and played") {
    CHECK(understood(readGameOptions, {"--record", "walk.replay"}).recordFile ==
          std::filesystem::path("walk.replay"));
    const ReplayRequest watch =
        understood(readReplayOptions, {"replay", "walk.replay", "--set", "view.scale=2"});
    CHECK(watch.file == std::filesystem::path("walk.replay"));
    CHECK_FALSE(watch.verify);
    CHECK(watch.common.sets.size() == 1);
    const ReplayRequest verify =
        understood(readReplayOptions, {"--verify", "replay", "--verbose", "map"});
    CHECK(verify.file == std::filesystem::path("map"));
    CHECK(verify.verify);
    CHECK(run(Workshop(), {"replay", "walk.replay"}).window.replays.size() == 1);
}

TEST_CASE("solve's options are understood") {
    const SolveRequest many = understood(
        readSolveOptions, {"solve", "--seeds", "3:9", "--format", "json", "--set", "a=1"});
    CHECK(many.seeds.range == SeedRange{3, 9});
    CHECK(many.format == SolveFormat::Json);
    CHECK(many.common.sets.size() == 1);
    const SolveRequest one = understood(readSolveOptions, {"--seed", "17", "solve"});
    CHECK(one.seeds.range == SeedRange{17, 18});
    CHECK_FALSE(one.seeds.isRange);
    CHECK(one.format == SolveFormat::Text);
}

TEST_CASE("every format and style has its name") {
    const auto map = [](Words words) {
        words.insert(words.begin(), "map");
        return understood(readMapOptions, words);
    };
    CHECK(map({}).format == MapFormat::Ascii);
    CHECK(map({"--format", "ascii"}).format == MapFormat::Ascii);
    CHECK(map({"--format", "json"}).format == MapFormat::Json);
    CHECK(map({"--format", "jsonl"}).format == MapFormat::JsonLines);
    CHECK(map({"--format", "png"}).format == MapFormat::Png);
    CHECK(map({"--format", "png"}).look.style == MapStyle::Blocks);
    CHECK(map({"--format", "png", "--style", "plain"}).look.style == MapStyle::Plain);
    CHECK(map({"--format", "png", "--style", "tiles"}).look.style == MapStyle::Tiles);
    CHECK(map({"--format", "png", "--style", "blueprint"}).look.style == MapStyle::Blueprint);
    CHECK(map({"--format", "png", "--tiles"}).look.style == MapStyle::Tiles);
    CHECK(map({"--format", "png", "--zoom", "64"}).look.zoom == 64);
}

TEST_CASE("watching is the game beginning otherwise, or pictures") {
    const Ran game = run(Workshop(), {"watch", "--seed", "17"});
    REQUIRE(game.window.plays.size() == 1);
    CHECK(game.window.plays.front().watch);
    CHECK(game.window.plays.front().seed == Seed{17});
    CHECK_FALSE(understood(readGameOptions, {"--seed", "17"}).watch);
    const WatchRequest pictures =
        understood(readWatchOptions, {"watch", "--out", "growth", "--every", "5"});
    CHECK(pictures.folder == std::filesystem::path("growth"));
    CHECK(pictures.every == 5);
    CHECK_FALSE(pictures.seed);
    CHECK(understood(readWatchOptions, {"watch", "--out", "growth"}).every == 1);
}

TEST_CASE("room's options are understood") {
    const RoomRequest room = understood(
        readRoomOptions, {"room", "a.txt", "--name", "the moat", "--doors", "SN", "--play"});
    CHECK(room.file == std::filesystem::path("a.txt"));
    CHECK(room.name == "the moat");
    CHECK(toString(room.doors.value()) == "NS");
    CHECK(room.play);
    const RoomRequest drawn =
        understood(readRoomOptions, {"room", "--format", "png", "--out", "a.png", "a.txt"});
    CHECK(drawn.format == RoomFormat::Png);
    CHECK(drawn.out == std::filesystem::path("a.png"));
    CHECK_FALSE(drawn.doors);
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
    for (const char* library : {"SFML ", "fmt ", "spdlog ", "CLI11 "}) {
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
    CHECK(sources.folder == std::filesystem::path("mine"));
    CHECK(sources.preset == "p");
    CHECK(sources.sets == Words{"x=1"});
}
