// Pictures of a dungeon's growth, without a window.
#include "cli/output/output.hpp"
#include "picture/canvas/png.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <fstream>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Ran watch(const Workshop& workshop, const std::string& folder, Words words) {
    words.insert(words.begin(), "watch");
    words.insert(words.end(), {"--out", workshop.path(folder).string()});
    return run(workshop, words);
}

std::set<std::string> filesIn(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

}  // namespace

TEST_CASE("growth becomes numbered pictures, the empty grid first and the dungeon last") {
    const Workshop workshop;
    const Ran all = watch(workshop, "all", {"--seed", "17"});
    INFO(all.err);
    REQUIRE(all.status == exitDone);
    const auto names = filesIn(workshop.path("all"));
    const std::size_t steps = names.size() - 1;
    REQUIRE(steps > 12);
    CHECK(names.count("step-0000.png") == 1);
    CHECK(names.count("step-0012.png") == 1);
    CHECK(all.err.find("seed 0000-000H, " + std::to_string(steps) + " steps") != std::string::npos);
    const auto first = loadPng(workshop.path("all/step-0000.png"));
    const auto second = loadPng(workshop.path("all/step-0001.png"));
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(first.value().size() == second.value().size());
    CHECK(first.value().size().width >= 640);
    // The same again makes the same pictures.
    REQUIRE(watch(workshop, "again", {"--seed", "17"}).status == exitDone);
    for (const std::string& name : names) {
        CHECK(workshop.read("all/" + name) == workshop.read("again/" + name));
    }
    // Fewer pictures take the place of those that were there, and the last step is among them.
    REQUIRE(watch(workshop, "again", {"--seed", "17", "--every", "10"}).status == exitDone);
    CHECK(filesIn(workshop.path("again")).size() == (steps + 9) / 10 + 1);
    CHECK(workshop.read("again/" + *names.rbegin()) == workshop.read("all/" + *names.rbegin()));
}

TEST_CASE("a folder with other files is left alone, and a file is no folder") {
    const Workshop workshop;
    std::filesystem::create_directories(workshop.path("mine"));
    std::ofstream(workshop.path("mine/notes.txt")) << "mine";
    std::ofstream(workshop.path("mine/step-0003.png")) << "mine, too";
    const Ran refused = watch(workshop, "mine", {"--seed", "17"});
    CHECK(refused.status == exitWrongUse);
    CHECK(refused.err.find("has other files, such as notes.txt; name a new or an empty folder") !=
          std::string::npos);
    CHECK(workshop.read("mine/step-0003.png") == "mine, too");
    const Ran file = watch(workshop, "mine/notes.txt", {"--seed", "17"});
    CHECK(file.status == exitWrongUse);
    CHECK(file.err.find("is not a folder") != std::string::npos);
}

TEST_CASE("an old picture that cannot be removed is reported") {
    const Workshop workshop;
    workshop.write("mine/step-0003.png/notes.txt", "mine");
    const Ran ran = watch(workshop, "mine", {"--seed", "17"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.err.find("step-0003.png cannot be removed: ") != std::string::npos);
    CHECK(filesIn(workshop.path("mine")).size() == 1);
}

TEST_CASE("a grid too large to be watched is reported before any work") {
    const Workshop workshop;
    const Ran ran =
        watch(workshop, "out", {"--set", "grid.width=4000", "--set", "grid.height=400"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.err ==
          "doorstring: a grid of 4000 x 400 rooms is too large to watch it grow; 1024 x 1024 is "
          "the most\n");
    CHECK_FALSE(std::filesystem::exists(workshop.path("out")));
}
