#include "cli/commands.hpp"
#include "cli/output/complain.hpp"
#include "config/version.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string sentenceFor(const Words& words) {
    const Ran ran = run(Workshop(), words);
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK(ran.window.plays.empty());
    return ran.err;
}

}  // namespace

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

TEST_CASE("a wrong command line is reported in one sentence") {
    const auto [words, sentence] = GENERATE(table<Words, std::string>({
        {{"--sead", "5"}, "unknown option --sead; did you mean --seed?"},
        {{"map", "--fromat=png"}, "unknown option --fromat; did you mean --format?"},
        {{"-seed", "5"}, "unknown option -seed; did you mean --seed?"},
        {{"--wireless"}, "unknown option --wireless; see doorstring --help"},
        {{"map", "--wireless"}, "unknown option --wireless; see doorstring map --help"},
        {{"map", "--explor"}, "unknown option --explor; did you mean --explore?"},
        {{"mop"}, "unknown command 'mop'; did you mean map?"},
        {{"dance"},
         "unknown command 'dance'; the commands are map, replay, watch, solve, room, creature "
         "and autoplay"},
        {{"reply", "a"}, "unknown command 'reply'; did you mean replay?"},
        {{"map", "solve"}, "map takes no file; found 'solve'"},
        {{"replay", "a", "--list"}, "--list takes neither a file nor --verify"},
        {{"replay", "--list", "--verify"}, "--list takes neither a file nor --verify"},
        {{"replay", "a", "b"},
         "replay takes one file; found 'a' and 'b' (a value of several words needs quotes)"},
        {{"replay", "a", "--verfy"}, "unknown option --verfy; did you mean --verify?"},
        {{"replay", "a", "--seed", "1"},
         "--seed is an option of the game, map, watch, solve, creature and autoplay, not of "
         "replay"},
        {{"replay", "a", "--tiles"}, "--tiles is an option of map, not of replay"},
        {{"map", "--verify"}, "--verify is an option of replay, not of map"},
        {{"replay", "a", "--verify", "--set", "grid.width=5"},
         "--verify takes no --set: a recording has its own configuration"},
        {{"--verify"},
         "--verify is an option of replay, as in doorstring replay walk.replay --verify"},
        {{"--record"}, "--record needs a value, as in --record walk.replay; found nothing"},
        {{"--tiles"}, "--tiles is an option of map, as in doorstring map --tiles"},
        {{"replay", "a", "--out", "b"},
         "--out is an option of map, watch, room, creature and autoplay, not of replay"},
        {{"--every", "5"}, "--every is an option of watch, as in doorstring watch --every 10"},
        {{"watch", "--every", "5"}, "--every needs --out FOLDER, which the pictures go to"},
        {{"watch", "--out", "a", "--every", "0"},
         "--every needs a whole number of at least 1, as in --every 10; found '0'"},
        {{"watch", "--out", "a", "--every", "2x"},
         "--every needs a whole number of at least 1, as in --every 10; found '2x'"},
        {{"watch", "--out", "a", "--every", "99999999999"},
         "--every needs a whole number of at least 1, as in --every 10; found '99999999999'"},
        {{"watsh"}, "unknown command 'watsh'; did you mean watch?"},
        {{"map", "--locks"}, "--locks is an option of the game, not of map"},
        {{"--seeds", "1:2"},
         "--seeds is an option of map, solve and autoplay, as in doorstring map --seeds 0:20"},
        {{"--seed"}, "--seed needs a value, as in --seed 7K2M-Q9XA; found nothing"},
        {{"--seed", "--verbose"}, "--seed needs a value, as in --seed 7K2M-Q9XA; found --verbose"},
        {{"--preset="}, "--preset needs a value, as in --preset classic; found nothing"},
        {{"map", "--style", "plain"}, "--style needs --format png"},
        {{"map", "--zoom", "2", "--format", "json"}, "--zoom needs --format png"},
        {{"map", "--format", "png", "--style", "plane"},
         "--style has no 'plane'; allowed are blocks, plain, tiles and blueprint"},
        {{"map", "--format", "png", "--style", "plain", "--tiles"},
         "--tiles means --style tiles; found --style plain"},
        {{"map", "--format", "png", "--zoom", "0"},
         "--zoom needs a whole number from 1 to 64, as in --zoom 4; found '0'"},
        {{"map", "--tiles=yes"}, "--tiles takes no value; found --tiles=yes"},
        {{"--seed", "1", "--seed", "2"}, "--seed may be given once; found '1' and '2'"},
        {{"map", "--seed", "1", "--seeds", "1:2"},
         "--seed is for one dungeon and --seeds for many; give one of them"},
        {{"map", "--format", "yaml"},
         "--format has no 'yaml'; allowed are ascii, json, jsonl and png"},
        {{"map", "--format"}, "--format needs a value, as in --format json; found nothing"},
        {{"solve", "--format", "png"}, "--format has no 'png'; allowed are text and json"},
        {{"creature", "dragon"},
         "there is no creature 'dragon'; allowed are slime, small_slime, bat, skeleton, turret, "
         "charger, ghost, mimic, bomber, shield_knight and king_slime"},
        {{"creature", "shield-knight"},
         "there is no creature 'shield-knight'; did you mean shield_knight?"},
        {{"creature", "bat", "slime"},
         "creature takes one name; found 'bat' and 'slime' (a value of several words needs "
         "quotes)"},
        {{"creature", "--play"}, "--play needs a creature, as in doorstring creature slime --play"},
        {{"creature", "--format", "png", "--out", "a.png"},
         "--format png needs a creature, as in doorstring creature slime --format png --out "
         "slime.png"},
        {{"creature", "bat", "--format", "png"},
         "--format png needs --out FILE, as in --out slime.png"},
        {{"creature", "bat", "--play", "--out", "a"}, "--play opens the window and takes no --out"},
        {{"creature", "bat", "--count", "2"}, "--count needs --play"},
        {{"creature", "bat", "--tileset", "moss"}, "--tileset needs --play or --format png"},
        {{"creature", "bat", "--play", "--tileset", "lava"},
         "--tileset has no 'lava'; allowed are blue-stone, sand, moss, ember and bone"},
        {{"creature", "bat", "--play", "--count", "13"},
         "--count needs a whole number from 1 to 12, as in --count 3; found '13'"},
        {{"creature", "bat", "--play", "--size", "3x9"},
         "--size needs a width and a height from 5 to 31, as in --size 21x13; found '3x9'"},
        {{"creature", "bat", "--play", "--size", "21"},
         "--size needs a width and a height from 5 to 31, as in --size 21x13; found '21'"},
        {{"room"}, "room needs a file, as in doorstring room rooms.txt; found nothing"},
        {{"room", "a.txt", "--name", "the", "moat"},
         "room takes one file; found 'a.txt' and 'moat' (a value of several words needs quotes)"},
        {{"room", "a.txt", "--doors", "NX"},
         "--doors: 'X' is not a door letter; allowed are N, S, W and E"},
        {{"room", "a.txt", "--doors", "NN"},
         "--doors: NN has the letter N twice; allowed is each of N, S, W and E at most once"},
        {{"room", "a.txt", "--format", "png"},
         "--format png needs --out FILE, as in --out room.png"},
        {{"room", "a.txt", "--play", "--out", "a.png"},
         "--play opens the window and takes no --out"},
        {{"--play"},
         "--play is an option of room and creature, as in doorstring room rooms.txt --play"},
        {{"slove"}, "unknown command 'slove'; did you mean solve?"},
        {{"map", "--seeds", "9:3"}, "--seeds 9:3 runs backwards; use --seeds 3:9"},
    }));
    CHECK(sentenceFor(words) == "doorstring: " + sentence + "\n");
}

TEST_CASE("what a terminal would act on is not echoed") {
    const auto word = GENERATE("a\nb", "a\x1b[2Jb",
                               "a\x80"
                               "b",
                               "a\xe2\x80\xae"
                               "b");
    for (const Words& words : {Words{word}, Words{"--seed", std::string(word) + "-"},
                               Words{"map", "--preset", word}, Words{"map", "--out", word, word},
                               Words{"map", "--set", std::string("grid.width=") + word},
                               Words{"room", word}, Words{"replay", word, "--verify"}}) {
        const std::string said = sentenceFor(words);
        INFO(said);
        CHECK(std::count(said.begin(), said.end(), '\n') == 1);
        CHECK(said.find(word) == std::string::npos);
    }
}

TEST_CASE("a seed that is none is reported with what a seed is") {
    CHECK_THAT(sentenceFor({"--seed", "7K-"}),
               ContainsSubstring("doorstring: --seed: seed \"7K-\""));
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
