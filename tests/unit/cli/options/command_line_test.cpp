#include "cli/options/command_line.hpp"
#include "config/version.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::parse;

namespace {

std::string sentenceFor(const std::vector<const char*>& words) {
    const auto parsed = parse(words);
    const auto* now = std::get_if<ExitNow>(&parsed.request);
    REQUIRE(now != nullptr);
    CHECK(now->status == exitWrongUse);
    CHECK(parsed.out.empty());
    return parsed.err;
}

}  // namespace

TEST_CASE("no words start the game as configured") {
    const auto parsed = parse({});
    const auto& play = std::get<PlayRequest>(parsed.request);
    CHECK_FALSE(play.common.configFolder);
    CHECK(play.common.preset.empty());
    CHECK(play.common.sets.empty());
    CHECK_FALSE(play.common.verbose);
    CHECK_FALSE(play.seed);
    CHECK_FALSE(play.explore);
    CHECK_FALSE(play.tourFolder);
}

TEST_CASE("the game's options are understood") {
    const auto parsed =
        parse({"--config", "mine", "--preset=classic", "--set", "grid.width=3", "--set",
               "tables.N={NS=40, S=1}", "--seed", "17", "--tour", "out/tour", "--verbose"});
    const auto& play = std::get<PlayRequest>(parsed.request);
    CHECK(play.common.configFolder == std::filesystem::path("mine"));
    CHECK(play.common.preset == "classic");
    CHECK(play.common.sets == std::vector<std::string>{"grid.width=3", "tables.N={NS=40, S=1}"});
    CHECK(play.common.verbose);
    CHECK(play.seed == Seed{17});
    CHECK(play.tourFolder == std::filesystem::path("out/tour"));
}

TEST_CASE("--explore opens a dungeon at once, and --locks locks its doors whatever --set says") {
    const auto parsed = parse({"--locks", "--explore", "--set", "explore.locks=false"});
    const auto& play = std::get<PlayRequest>(parsed.request);
    CHECK(play.explore);
    CHECK(play.common.sets ==
          std::vector<std::string>{"explore.locks=false", "explore.locks=true"});
}

TEST_CASE("a value of --set in brackets stays one value") {
    const auto parsed = parse({"--set", "keys.map=[\"M\", \"Tab\"]"});
    CHECK(std::get<PlayRequest>(parsed.request).common.sets ==
          std::vector<std::string>{"keys.map=[\"M\", \"Tab\"]"});
}

TEST_CASE("map's options are understood before and after its name") {
    const auto words =
        GENERATE(std::vector<const char*>{"map", "--seeds", "3:9", "--format", "jsonl", "--tiles",
                                          "--out", "a.jsonl", "--preset", "classic"},
                 std::vector<const char*>{"--seeds", "3:9", "--format", "jsonl", "--preset",
                                          "classic", "map", "--tiles", "--out", "a.jsonl"});
    const auto parsed = parse(words);
    const auto& map = std::get<MapRequest>(parsed.request);
    CHECK(map.seeds == SeedRange{3, 9});
    CHECK_FALSE(map.seed);
    CHECK(map.format == MapFormat::JsonLines);
    CHECK(map.tiles);
    CHECK(map.out == std::filesystem::path("a.jsonl"));
    CHECK(map.common.preset == "classic");
}

TEST_CASE("a recording is made and played") {
    const auto play = parse({"--record", "walk.replay"});
    CHECK(std::get<PlayRequest>(play.request).recordFile == std::filesystem::path("walk.replay"));
    const auto watch = parse({"replay", "walk.replay", "--set", "view.scale=2"});
    CHECK(std::get<ReplayRequest>(watch.request).file == std::filesystem::path("walk.replay"));
    CHECK_FALSE(std::get<ReplayRequest>(watch.request).verify);
    CHECK(std::get<ReplayRequest>(watch.request).common.sets.size() == 1);
    const auto verify = parse({"--verify", "replay", "--verbose", "map"});
    CHECK(std::get<ReplayRequest>(verify.request).file == std::filesystem::path("map"));
    CHECK(std::get<ReplayRequest>(verify.request).verify);
}

TEST_CASE("solve's options are understood") {
    const auto many = parse({"solve", "--seeds", "3:9", "--format", "json", "--set", "a=1"});
    CHECK(std::get<SolveRequest>(many.request).seeds == SeedRange{3, 9});
    CHECK(std::get<SolveRequest>(many.request).format == SolveFormat::Json);
    CHECK(std::get<SolveRequest>(many.request).common.sets.size() == 1);
    const auto one = parse({"--seed", "17", "solve"});
    CHECK(std::get<SolveRequest>(one.request).seed == Seed{17});
    CHECK(std::get<SolveRequest>(one.request).format == SolveFormat::Text);
}

TEST_CASE("every format has its name") {
    const auto format = [](const char* name) {
        return std::get<MapRequest>(parse({"map", "--format", name}).request).format;
    };
    CHECK(std::get<MapRequest>(parse({"map"}).request).format == MapFormat::Ascii);
    CHECK(format("ascii") == MapFormat::Ascii);
    CHECK(format("json") == MapFormat::Json);
    CHECK(format("jsonl") == MapFormat::JsonLines);
    CHECK(format("png") == MapFormat::Png);
}

TEST_CASE("watching is the game beginning otherwise, or pictures") {
    const auto game = std::get<PlayRequest>(parse({"watch", "--seed", "17"}).request);
    CHECK(game.watch);
    CHECK(game.seed == Seed{17});
    CHECK_FALSE(std::get<PlayRequest>(parse({"--seed", "17"}).request).watch);
    const auto pictures =
        std::get<WatchRequest>(parse({"watch", "--out", "growth", "--every", "5"}).request);
    CHECK(pictures.folder == "growth");
    CHECK(pictures.every == 5);
    CHECK_FALSE(pictures.seed);
    CHECK(std::get<WatchRequest>(parse({"watch", "--out", "growth"}).request).every == 1);
}

TEST_CASE("room's options are understood") {
    const auto parsed = parse({"room", "a.txt", "--name", "the moat", "--doors", "SN", "--play"});
    const auto& room = std::get<RoomRequest>(parsed.request);
    CHECK(room.file == std::filesystem::path("a.txt"));
    CHECK(room.name == "the moat");
    CHECK(toString(room.doors.value()) == "NS");
    CHECK(room.play);
    const auto picture = parse({"room", "--format", "png", "--out", "a.png", "a.txt"});
    const auto& drawn = std::get<RoomRequest>(picture.request);
    CHECK(drawn.format == RoomFormat::Png);
    CHECK(drawn.out == std::filesystem::path("a.png"));
    CHECK_FALSE(drawn.doors);
}

TEST_CASE("a wrong command line is told in one sentence") {
    const auto [words, sentence] = GENERATE(table<std::vector<const char*>, std::string>({
        {{"--sead", "5"}, "there is no option --sead; did you mean --seed?"},
        {{"map", "--fromat=png"}, "there is no option --fromat; did you mean --format?"},
        {{"-seed", "5"}, "there is no option -seed; did you mean --seed?"},
        {{"--wireless"}, "there is no option --wireless; doorstring --help tells all"},
        {{"mop"}, "'mop' is no command; did you mean map?"},
        {{"dance"},
         "'dance' is no command; the commands are map, replay, watch, solve and room; options "
         "begin with "
         "--"},
        {{"reply", "a"}, "'reply' is no command; did you mean replay?"},
        {{"replay"},
         "replay wants a recording, as in doorstring replay walk.replay, and found nothing"},
        {{"replay", "a", "b"}, "replay plays one recording, and found 'a' and 'b'"},
        {{"replay", "a", "--verfy"}, "there is no option --verfy; did you mean --verify?"},
        {{"replay", "a", "--seed", "1"}, "--seed belongs to the game and means nothing to replay"},
        {{"replay", "a", "--tiles"},
         "--tiles belongs to the command map and means nothing to replay"},
        {{"map", "--verify"}, "--verify belongs to the command replay and means nothing to map"},
        {{"replay", "a", "--verify", "--set", "grid.width=5"},
         "--set means nothing to --verify, for a recording brings its configuration along"},
        {{"--verify"},
         "--verify belongs to the command replay: doorstring replay walk.replay --verify"},
        {{"--record"}, "--record wants a file, as in --record walk.replay, and found nothing"},
        {{"--tiles"}, "--tiles belongs to the command map: doorstring map --tiles"},
        {{"watch", "--tiles"}, "--tiles belongs to the command map and means nothing to watch"},
        {{"replay", "a", "--out", "b"},
         "--out belongs to the commands map, watch and room and means nothing to replay"},
        {{"--every", "5"}, "--every belongs to the command watch: doorstring watch --every 10"},
        {{"watch", "--every", "5"},
         "--every counts pictures, and there are none without --out FOLDER"},
        {{"watch", "--out", "a", "--every", "0"},
         "--every wants a whole number from 1 on, as in --every 10, and found '0'"},
        {{"watch", "--out", "a", "--every", "2x"},
         "--every wants a whole number from 1 on, as in --every 10, and found '2x'"},
        {{"watsh"}, "'watsh' is no command; did you mean watch?"},
        {{"map", "--locks"}, "--locks belongs to the game and means nothing to map"},
        {{"replay", "w", "--explore"}, "--explore belongs to the game and means nothing to replay"},
        {{"--seeds", "1:2"},
         "--seeds belongs to the commands map and solve: doorstring map --seeds 0:20"},
        {{"map", "--tour", "x"}, "--tour belongs to the game and means nothing to map"},
        {{"--seed"}, "--seed wants a seed, as in --seed 7K2M-Q9XA, and found nothing"},
        {{"--seed", "--verbose"},
         "--seed wants a seed, as in --seed 7K2M-Q9XA, and found --verbose"},
        {{"--preset="}, "--preset wants a name, as in --preset classic, and found nothing"},
        {{"map", "--style", "plain"}, "--style is for pictures: --format png"},
        {{"map", "--zoom", "2", "--format", "json"}, "--zoom is for pictures: --format png"},
        {{"map", "--format", "png", "--style", "nice"},
         "--style 'nice' is not known; allowed are blocks, plain, tiles and blueprint"},
        {{"map", "--format", "png", "--style", "plain", "--tiles"},
         "--tiles draws pictures in the style tiles, and --style asks for plain; give one of them"},
        {{"map", "--format", "png", "--zoom", "0"},
         "--zoom wants a whole number from 1 to 64, as in --zoom 4, and found '0'"},
        {{"map", "--tiles=yes"}, "--tiles takes no value, and found '--tiles=yes'"},
        {{"--seed", "1", "--seed", "2"},
         "--seed is given 2 times, with '1' and '2'; it may be given once"},
        {{"map", "--seed", "1", "--seeds", "1:2"},
         "--seed is for one dungeon and --seeds for many; give one of them"},
        {{"map", "--format", "yaml"},
         "--format 'yaml' is not known; allowed are ascii, json, jsonl and png"},
        {{"map", "--format"},
         "--format wants the name of a format, as in --format json, and found nothing"},
        {{"solve", "--format", "png"}, "--format 'png' is not known; allowed are text and json"},
        {{"solve", "--seed", "1", "--seeds", "1:2"},
         "--seed is for one dungeon and --seeds for many; give one of them"},
        {{"solve", "--tiles"}, "--tiles belongs to the command map and means nothing to solve"},
        {{"replay", "a", "--format", "json"},
         "--format belongs to the commands map, solve and room and means nothing to replay"},
        {{"room"},
         "room wants a file of rooms, as in doorstring room rooms.txt, and found nothing"},
        {{"room", "a.txt", "--name", "the", "moat"},
         "room reads one file, and found 'a.txt' and 'moat'; a name of several words stands in "
         "quotes, as in --name 'the moat'"},
        {{"room", "a.txt", "--doors", "NX"},
         "--doors: 'X' is no door letter; allowed are N, S, W and E"},
        {{"room", "a.txt", "--doors", "NN"},
         "--doors has 'N' twice; allowed are N, S, W and E, each once"},
        {{"room", "a.txt", "--format", "json"},
         "--format 'json' is not known; allowed are text and png"},
        {{"room", "a.txt", "--format", "png"},
         "a picture goes to a file, as in --format png --out room.png"},
        {{"room", "a.txt", "--play", "--out", "a.png"},
         "--out means nothing to --play, which opens the window"},
        {{"--play"}, "--play belongs to the command room: doorstring room rooms.txt --play"},
        {{"slove"}, "'slove' is no command; did you mean solve?"},
        {{"map", "--seeds", "9:3"}, "--seeds 9:3 runs backwards; write --seeds 3:9"},
    }));
    CHECK(sentenceFor(words) == "doorstring: " + sentence + "\n");
}

TEST_CASE("a seed that is none is told with what a seed is") {
    CHECK_THAT(sentenceFor({"--seed", "7K-"}),
               ContainsSubstring("doorstring: --seed: seed \"7K-\""));
}

TEST_CASE("help names every option of its command and ends well") {
    const auto game = parse({"--help"});
    CHECK(std::get<ExitNow>(game.request).status == exitDone);
    CHECK(game.err.empty());
    for (const char* option : {"--config", "--preset", "--set", "--seed", "--explore", "--locks",
                               "--tour", "--record", "--verbose", "--version", "--help",
                               "doorstring map", "doorstring replay", "doorstring solve"}) {
        CHECK_THAT(game.out, ContainsSubstring(option));
    }
    const auto replay = parse({"replay", "--help"});
    CHECK(std::get<ExitNow>(replay.request).status == exitDone);
    for (const char* option : {"--verify", "--config", "--verbose", "--record", "Period"}) {
        CHECK_THAT(replay.out, ContainsSubstring(option));
    }
    const auto solve = parse({"solve", "--help"});
    CHECK(std::get<ExitNow>(solve.request).status == exitDone);
    for (const char* option : {"--seed SEED", "--seeds A:B", "--format", "--config", "--verbose"}) {
        CHECK_THAT(solve.out, ContainsSubstring(option));
    }
    const auto room = parse({"room", "--help"});
    CHECK(std::get<ExitNow>(room.request).status == exitDone);
    for (const char* option : {"--name", "--doors", "--format", "--out", "--play", "--config"}) {
        CHECK_THAT(room.out, ContainsSubstring(option));
    }
    const auto words = GENERATE(std::vector<const char*>{"map", "-h"},
                                std::vector<const char*>{"--help", "map", "--nonsense"});
    const auto map = parse(words);
    CHECK(std::get<ExitNow>(map.request).status == exitDone);
    for (const char* option :
         {"--config", "--preset", "--set", "--seed SEED", "--seeds A:B", "--format", "--tiles",
          "--out", "--verbose", "--version", "--help", "'map-{seed}.png'"}) {
        CHECK_THAT(map.out, ContainsSubstring(option));
    }
}

TEST_CASE("the version tells the program's and the libraries'") {
    const auto words = GENERATE(std::vector<const char*>{"--version"},
                                std::vector<const char*>{"map", "--version"});
    const auto parsed = parse(words);
    CHECK(std::get<ExitNow>(parsed.request).status == exitDone);
    CHECK_THAT(parsed.out, ContainsSubstring(std::string("doorstring ") + versionText() + "\n"));
    for (const char* library : {"SFML ", "fmt ", "spdlog ", "CLI11 ", "nlohmann-json "}) {
        CHECK_THAT(parsed.out, ContainsSubstring(library));
    }
}

TEST_CASE("sources come from the folders and the options") {
    const Folders folders{
        .assets = "a", .shippedConfig = "b", .userConfig = "c", .state = "d", .pictures = "e"};
    const CommonOptions options{
        .configFolder = "mine", .preset = "p", .sets = {"x=1"}, .verbose = false};
    const ConfigSources sources = makeSources(folders, options);
    CHECK(sources.shipped == "b");
    CHECK(sources.user == "c");
    CHECK(sources.folder == std::filesystem::path("mine"));
    CHECK(sources.preset == "p");
    CHECK(sources.sets == std::vector<std::string>{"x=1"});
}
