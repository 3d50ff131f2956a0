#include "cli/output/output.hpp"
#include "config/version.hpp"
#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_picture.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;
namespace fs = std::filesystem;

TEST_CASE("--out writes what the standard output would have got, and nothing else") {
    const Workshop workshop;
    const auto format = GENERATE("ascii", "json", "jsonl", "png");
    const std::vector<std::string> words{"--seed", "17", "--preset", "classic", "--format", format};
    auto withFile = words;
    withFile.insert(withFile.end(), {"--out", workshop.path("map").string()});
    const auto ran = runMapCommand(workshop, withFile);
    CHECK(ran.status == 0);
    CHECK(ran.out.empty());
    // A picture does not tell by itself how many rooms it has.
    CHECK(ran.err == (std::string(format) == "png" ? "doorstring: seed 0000-000H (17): 11 rooms, 6 "
                                                     "dead ends, 0 loops, longest distance 3\n"
                                                   : ""));
    CHECK(workshop.read("map") == runMapCommand(workshop, words).out);
    CHECK(workshop.count() == 1);
}

TEST_CASE("a picture of a dungeon is a PNG of the promised size with every room in it") {
    const Workshop workshop;
    const auto file = workshop.path("map.png");
    runMapCommand(workshop, {"--seed", "17", "--preset", "classic", "--format", "png", "--out",
                             file.string()});
    const auto picture = loadPng(file);
    REQUIRE(picture.ok());
    const PictureSize size = blockPictureSize({10, 10});
    CHECK(picture.value().size().width == size.width);
    CHECK(picture.value().size().height == size.height);
    const auto pixels = picture.value().pixels();
    CHECK(std::all_of(pixels.begin(), pixels.end(), [](Colour c) { return c.alpha == 255; }));
}

TEST_CASE("a picture with tiles shows the rooms at the size of the game") {
    const Workshop workshop;
    const auto file = workshop.path("tiles.png");
    const auto ran =
        runMapCommand(workshop, {"--seed", "17", "--format", "png", "--tiles", "--set",
                                 "grid.width=4", "--set", "grid.height=3", "--out", file.string()});
    CHECK_THAT(ran.err, ContainsSubstring("doorstring: seed 0000-000H (17): "));
    const auto picture = loadPng(file);
    REQUIRE(picture.ok());
    CHECK(picture.value().size() == GridSize{4 * 15 * 16, 3 * 9 * 16});
}

TEST_CASE("a carved map in the style plain is the classic picture of it") {
    const Workshop workshop;
    const auto file = workshop.path("plain.png");
    const auto ran = runMapCommand(workshop, {"--seed", "17", "--preset", "tunnels", "--format",
                                              "png", "--style", "plain", "--out", file.string()});
    CHECK(ran.status == 0);
    CHECK_THAT(ran.err, ContainsSubstring(" rooms cut out of "));
    const auto picture = loadPng(file);
    REQUIRE(picture.ok());
    CHECK(picture.value().size() == GridSize{800, 450});
    runMapCommand(workshop, {"--seed", "17", "--preset", "scattered", "--format", "png", "--style",
                             "plain", "--zoom", "3", "--out", file.string()});
    CHECK(loadPng(file).value().size() == GridSize{150, 150});
}

TEST_CASE("every style of picture can be had, and as large as one likes") {
    const Workshop workshop;
    const auto file = workshop.path("map.png");
    const auto sizeOf = [&](const std::string& style, const std::string& zoom) {
        const auto ran = runMapCommand(workshop, {"--seed", "17", "--set", "grid.width=4", "--set",
                                                  "grid.height=3", "--format", "png", "--style",
                                                  style, "--zoom", zoom, "--out", file.string()});
        CHECK(ran.status == 0);
        return loadPng(file).value().size();
    };
    CHECK(sizeOf("blocks", "2") == GridSize{2 * (4 * 16 + 16), 2 * (3 * 12 + 16)});
    CHECK(sizeOf("plain", "2") == GridSize{2 * 4 * 15, 2 * 3 * 9});
    CHECK(sizeOf("tiles", "1") == GridSize{4 * 15 * 16, 3 * 9 * 16});
    CHECK(sizeOf("blueprint", "2") == GridSize{2 * (4 * 60 + 24), 2 * (3 * 44 + 24)});
}

TEST_CASE("{seed} in --out, or a folder, gives each dungeon a file of its own") {
    const Workshop workshop;
    CHECK(runMapCommand(workshop, {"--seeds", "16:18", "--format", "png", "--out",
                                   workshop.path("map-{seed}.png").string()})
              .status == 0);
    CHECK(fs::exists(workshop.path("map-0000-000G.png")));
    CHECK(fs::exists(workshop.path("map-0000-000H.png")));
    CHECK(workshop.count() == 2);
    fs::create_directory(workshop.path("maps"));
    CHECK(runMapCommand(workshop, {"--seeds", "16:18", "--format", "json", "--out",
                                   workshop.path("maps").string()})
              .status == 0);
    CHECK(workshop.read("maps/0000-000H.json") ==
          runMapCommand(workshop, {"--seed", "17", "--format", "json"}).out);
}

TEST_CASE("what cannot be drawn is reported before any work") {
    const Workshop workshop;
    const auto many = runMapCommand(
        workshop, {"--seeds", "0:2", "--format", "png", "--out", workshop.path("a.png").string()});
    CHECK(many.status == 2);
    CHECK(many.err ==
          "doorstring: several pictures need a file each; use a folder, or {seed} in the "
          "name, as in --out 'map-{seed}.png'\n");
    const auto huge = runMapCommand(workshop, {"--seed", "1", "--format", "png", "--set",
                                               "grid.width=4096", "--set", "grid.height=4096"});
    CHECK(huge.status == 2);
    CHECK(huge.out.empty());
    CHECK(huge.err == "doorstring: a picture of 4096 x 4096 rooms would be 65552 x 49168 pixels, "
                      "and at most 40 million can be drawn; --format ascii and json have no such "
                      "limit\n");
    CHECK(workshop.count() == 0);
}

TEST_CASE("a file that cannot be written is reported in a sentence and leaves nothing behind") {
    const Workshop workshop;
    const auto file = workshop.path("none") / "map.json";
    const auto ran = runMapCommand(workshop, {"--seed", "1", "--out", file.string()});
    CHECK(ran.status == 2);
    CHECK(ran.err == "doorstring: " + file.string() + " cannot be written: there is no folder " +
                         workshop.path("none").string() + "\n");
    CHECK(workshop.count() == 0);
    const auto full =
        runMapCommand(workshop, {"--seeds", "0:500", "--format", "jsonl", "--out", "/dev/full"});
    CHECK(full.status == 1);
    CHECK(full.err == "doorstring: /dev/full cannot be written: No space left on device\n");
}

TEST_CASE("a name that is too long is a wrong command line, whatever the command writes") {
    const Workshop workshop;
    const std::string far = workshop.path(std::string(300, 'a')).string();
    const std::string rooms = (workshop.folders().shippedConfig / "rooms" / "water.txt").string();
    for (Words words : {Words{"map", "--seed", "1"}, Words{"creature"}, Words{"room", rooms},
                        Words{"lint"}, Words{"seek", "--rooms", "5"}}) {
        CAPTURE(words);
        words.insert(words.end(), {"--out", far});
        const auto ran = run(workshop, words);
        CHECK(ran.status == 2);
        CHECK(ran.err == "doorstring: " + far + " cannot be written: File name too long\n");
    }
    CHECK(workshop.count() == 0);
}

TEST_CASE("an old file stays as it was until the new one is whole") {
    const Workshop workshop;
    runMapCommand(workshop, {"--seed", "1", "--out", workshop.path("map").string()});
    const std::string before = workshop.read("map");
    CHECK(runMapCommand(workshop, {"--seed", "1", "--preset", "nosuch", "--out",
                                   workshop.path("map").string()})
              .status == 2);
    CHECK(workshop.read("map") == before);
    runMapCommand(workshop, {"--seed", "2", "--out", workshop.path("map").string()});
    CHECK(workshop.read("map") != before);
    CHECK(workshop.count() == 1);
}

TEST_CASE("a link stays a link, and its target is replaced") {
    const Workshop workshop;
    runMapCommand(workshop, {"--seed", "1", "--out", workshop.path("map").string()});
    fs::create_symlink(workshop.path("map"), workshop.path("link"));
    runMapCommand(workshop, {"--seed", "2", "--out", workshop.path("link").string()});
    CHECK(fs::is_symlink(workshop.path("link")));
    CHECK(workshop.read("map") == runMapCommand(workshop, {"--seed", "2"}).out);
}

TEST_CASE("the log has the seed, configuration and what went wrong") {
    const Workshop workshop;
    runMapCommand(workshop, {"--seed", "17", "--format", "json"});
    runMapCommand(workshop, {"--seeds", "0:300", "--format", "json"});
    runMapCommand(workshop, {"--seed", "17", "--set", "gird.width=5"});
    const std::string log = workshop.read("state/doorstring.log");
    CHECK_THAT(log, ContainsSubstring("info: map of seed 0000-000H\n"));
    CHECK_THAT(log, ContainsSubstring(versionText()));
    CHECK_THAT(log, ContainsSubstring("info: map of seeds 0:300\n"));
    CHECK_THAT(log, ContainsSubstring("error: --set: gird.width"));
    CHECK(std::count(log.begin(), log.end(), '\n') == 5);
}

TEST_CASE("a picture with tiles that are missing is not made at all") {
    const Workshop workshop;
    Folders folders = workshop.folders();
    folders.assets = workshop.path("no-assets");
    const Ran ran = run({"map", "--seed", "17", "--format", "png", "--tiles", "--out",
                         workshop.path("map.png").string()},
                        folders);
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.err, ContainsSubstring("blue-stone.png: the picture is missing"));
    CHECK(workshop.count() == 0);
}
