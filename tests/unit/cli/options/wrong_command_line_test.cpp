// Command lines that do not fit the catalog.
#include "cli/output/output.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;
using Catch::Matchers::StartsWith;

namespace {

std::string sentenceFor(const Words& words) {
    const Ran ran = run(Workshop(), words);
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK(ran.window.plays.empty());
    return ran.err;
}

}  // namespace

TEST_CASE("a wrong command line is reported in one sentence") {
    const auto [words, sentence] = GENERATE(table<Words, std::string>({
        {{"--sead", "5"}, "unknown option --sead; did you mean --seed?"},
        {{"map", "--fromat=png"}, "unknown option --fromat; did you mean --format?"},
        {{"-seed", "5"}, "unknown option -seed; did you mean --seed?"},
        {{"--wireless"}, "unknown option --wireless; see doorstring --help"},
        {{"map", "--wireless"}, "unknown option --wireless; see doorstring map --help"},
        {{"map", "--explor"}, "unknown option --explor; did you mean --explore?"},
        {{"mop"}, "unknown command 'mop'; did you mean map?"},
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
         "--out is an option of map, survey, seek, lint, watch, room, creature and autoplay, not "
         "of "
         "replay"},
        {{"--every", "5"}, "--every is an option of watch, as in doorstring watch --every 10"},
        {{"watch", "--every", "5"}, "--every needs --out FOLDER, which the pictures go to"},
        {{"watch", "--out", "a", "--every", "0"},
         "--every needs a whole number of at least 1, as in --every 10; found '0'"},
        {{"watch", "--out", "a", "--every", "2x"},
         "--every needs a whole number of at least 1, as in --every 10; found '2x'"},
        {{"watch", "--out", "a", "--every", "99999999999"},
         "--every needs a whole number of at least 1, as in --every 10; found '99999999999'"},
        {{"watsh"}, "unknown command 'watsh'; did you mean watch?"},
        {{"--code", "40G0-0000-0013-J9E7-0HE3-41G0-00NR"},
         "--code: this code is of an older form, which is read no more; codes look like 7K2M-Q9XA "
         "ring grid.width=20 #4K now, and C copies one"},
        {{"map", "--code", "40G"},
         "--code: the code ends with 40G; allowed are # and its two check signs, as in 7K2M-Q9XA "
         "ring grid.width=20 #4K"},
        {{"map", "--code", shareCode({}), "--seed", "5"},
         "--code already has a seed and a preset; found --seed as well"},
        {{"solve", "--preset", "ring", "--code", shareCode({})},
         "--code already has a seed and a preset; found --preset as well"},
        {{"--code", shareCode({}), "--daily"},
         "--code leads to a dungeon to explore; found --daily as well"},
        {{"room", "a.txt", "--code", shareCode({})},
         "--code is an option of the game, map, survey, seek, lint, watch, solve, autoplay and "
         "config, not of "
         "room"},
        {{"config", "--where", "--diff"}, "config makes one report; found --where and --diff"},
        {{"config", "--schema", "dungoen.toml"},
         "--schema has no 'dungoen.toml'; allowed are dungeon.toml, room.toml, player.toml, "
         "creatures.toml, bosses.toml, items.toml, relics.toml, floors.toml, altars.toml, "
         "pieces.toml, view.toml, keys.toml and preset.toml"},
        {{"map", "--locks"}, "--locks is an option of the game, not of map"},
        {{"--seeds", "1:2"},
         "--seeds is an option of map, survey, seek, solve and autoplay, as in doorstring map "
         "--seeds 0:20"},
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
        {{"map", "--why", "5"}, "--why needs a column and a row, as in --why 5,4; found '5'"},
        {{"map", "--why", "5,4,3"},
         "--why needs a column and a row, as in --why 5,4; found '5,4,3'"},
        {{"map", "--why", "5,"}, "--why needs a column and a row, as in --why 5,4; found '5,'"},
        {{"map", "--why"}, "--why needs a value, as in --why 5,4; found nothing"},
        {{"map", "--why", "5,4", "--seeds", "1:2"},
         "--why explains a room of one dungeon; use --seed instead of --seeds"},
        {{"map", "--why", "5,4", "--format", "json"},
         "--why writes sentences; it takes no --format json"},
        {{"map", "--why", "5,4", "--tiles"}, "--why writes sentences; it takes no --tiles"},
        {{"map", "--format", "svg", "--tiles"},
         "--tiles is for ascii, json, jsonl and png; found --format svg"},
        {{"map", "--format", "tmj"},
         "--format tmj needs --out FILE, as in --out map.tmj: a picture of the tiles is written "
         "beside it"},
        {{"map", "--tiles=yes"}, "--tiles takes no value; found --tiles=yes"},
        {{"--seed", "1", "--seed", "2"}, "--seed may be given once; found '1' and '2'"},
        {{"map", "--seed", "1", "--seeds", "1:2"},
         "--seed is for one dungeon and --seeds for many; give one of them"},
        {{"map", "--format", "yaml"},
         "--format has no 'yaml'; allowed are ascii, json, jsonl, png, svg and tmj"},
        {{"map", "--format"}, "--format needs a value, as in --format json; found nothing"},
        {{"solve", "--format", "png"}, "--format has no 'png'; allowed are text and json"},
        {{"creature", ""}, "creature needs a name; found nothing"},
        {{"room", ""}, "room needs a file; found nothing"},
        {{"creature", "dragon"},
         "there is no creature 'dragon'; allowed are slime, small_slime, bat, skeleton, turret, "
         "charger, ghost, mimic, bomber, shield_knight, spiderling, knot, thief, singer, "
         "king_slime, "
         "porter, weaver, founder and string"},
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
        {{"room", "a.txt", "--set", "room.width=9"},
         "--set needs --play: otherwise rooms are shown as they are drawn"},
        {{"room", "a.txt", "--play", "--out", "a.png"},
         "--play opens the window and takes no --out"},
        {{"--play"},
         "--play is an option of room and creature, as in doorstring room rooms.txt --play"},
        {{"--floor", "10"},
         "--floor needs a whole number from 1 to 9, as in --floor 3; found '10'"},
        {{"--floor", "7"}, "--floor needs a floor of the configuration, from 1 to 5; found 7"},
        {{"--floor"}, "--floor needs a value, as in --floor 3; found nothing"},
        {{"--at", "cellar"},
         "--at has no 'cellar'; allowed are boss, treasure, shop, altar, arena, puzzle, key, "
         "secret, flood, stone, lights, thief, choir, bridge, well and captive"},
        {{"map", "--at", "boss"}, "--at is an option of the game, not of map"},
        {{"--floor", "2", "--explore"}, "--floor begins an adventure; found --explore as well"},
        {{"--at", "shop", "--locks"}, "--at begins an adventure; found --locks as well"},
        {{"--adventure", "--explore"}, "--adventure begins an adventure; found --explore as well"},
        {{"--daily", "--at", "boss"},
         "--daily begins the adventure of today's seed; found --at as well"},
        {{"--daily", "--seed", "17"},
         "--daily begins the adventure of today's seed; found --seed as well"},
        {{"--tour", "a", "--floor", "2"}, "--tour begins at the title; found --floor as well"},
        {{"--tour", "/dev/null"}, "/dev/null cannot be written: it is not a folder"},
        {{"--tour", "/dev/null/a"}, "/dev/null/a cannot be written: /dev/null is not a folder"},
        {{"slove"}, "unknown command 'slove'; did you mean solve?"},
        {{"map", "--seeds", "9:3"}, "--seeds 9:3 runs backwards; use --seeds 3:9"},
    }));
    CHECK(sentenceFor(words) == "doorstring: " + sentence + "\n");
}

TEST_CASE("a word that is like no command is answered with all commands") {
    const std::string sentence = sentenceFor({"dance"});
    CHECK_THAT(sentence, StartsWith("doorstring: unknown command 'dance'; the commands are map, "));
    for (const Command& command : catalog().subspan(1)) {
        CHECK((sentence.find(command.name) != std::string::npos) == !command.isHidden);
    }
}

TEST_CASE("what a terminal would act on is not echoed") {
    const auto word = GENERATE("a\nb", "a\x1b[2Jb",
                               "a\x80"
                               "b",
                               "a\xe2\x80\xae"
                               "b");
    for (const Words& words :
         {Words{word}, Words{"map", "--preset", word}, Words{"map", "--out", word, word},
          Words{"map", "--set", std::string("grid.width=") + word}, Words{"room", word},
          Words{"replay", word, "--verify"}}) {
        const std::string said = sentenceFor(words);
        INFO(said);
        CHECK(std::count(said.begin(), said.end(), '\n') == 1);
        CHECK(said.find(word) == std::string::npos);
    }
}

TEST_CASE("a seed that is none is reported with what a seed is") {
    CHECK_THAT(sentenceFor({"--seed", "7K2M-Q9X"}),
               ContainsSubstring("doorstring: --seed: seed \"7K2M-Q9X\" is not a valid code"));
}
