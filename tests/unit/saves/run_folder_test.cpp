#include "saves/run_folder.hpp"
#include "testing/catch2.hpp"
#include "testing/small_disk.hpp"
#include "testing/temp_folder.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

RunRecord record(std::uint64_t seed) {
    RunRecord made;
    made.seed = Seed{seed};
    return made;
}

}  // namespace

TEST_CASE("an empty folder has no run and no records") {
    const TempFolder folder;
    const RunFolder runs(folder.path() / "none");
    CHECK_FALSE(runs.hasRun());
    CHECK_FALSE(runs.savedRun());
    CHECK(runs.read().value() == RunRecords());
}

TEST_CASE("a run that has ended goes to the records under its date and seed") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Daily}, "the run"));
    CHECK(runs.hasRun());
    CHECK(runs.read().value().lastDaily == "2026-11-22");
    REQUIRE_FALSE(runs.keep(record(17), "2026-11-23"));
    CHECK_FALSE(runs.hasRun());
    const RunRecords records = runs.read().value();
    CHECK_FALSE(records.saved);
    REQUIRE(records.runs.size() == 1);
    CHECK(records.runs[0].date == "2026-11-22");
    CHECK(records.runs[0].kind == RunKind::Daily);
    CHECK(records.runs[0].file == "2026-11-22-0000-000H.replay");
    CHECK(contentOf(runs.recording(records.runs[0])) == "the run");
    CHECK(records.dailyKind("2026-11-22") == RunKind::DailyPractice);
}

TEST_CASE("a day's daily run counts once, even if the clock is set back and forth") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    const auto kindOn = [&](std::string_view day) { return runs.read().value().dailyKind(day); };
    REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Daily}, "the run"));
    REQUIRE_FALSE(runs.keep(record(17), "2026-11-22"));
    CHECK(kindOn("2026-11-21") == RunKind::Daily);
    REQUIRE_FALSE(runs.begin({"2026-11-21", RunKind::Daily}, "that of the day before"));
    CHECK(kindOn("2026-11-21") == RunKind::DailyPractice);
    CHECK(kindOn("2026-11-22") == RunKind::DailyPractice);
    CHECK(kindOn("2026-11-23") == RunKind::Daily);
}

TEST_CASE("the records keep the last fifty runs") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    for (int number = 0; number < 53; ++number) {
        REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Free}, std::to_string(number)));
        REQUIRE_FALSE(runs.keep(record(17), ""));
    }
    const RunRecords records = runs.read().value();
    REQUIRE(records.runs.size() == 50);
    CHECK(contentOf(runs.recording(records.runs.front())) == "3");
    CHECK(contentOf(runs.recording(records.runs.back())) == "52");
    CHECK(std::distance(fs::directory_iterator(runs.records()), fs::directory_iterator()) == 51);
}

TEST_CASE("a damaged index goes aside, and a new one begins, without today's daily run") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    CHECK_FALSE(runs.replaceUnreadIndex("2026-11-22"));
    folder.write("records/index.txt", "doorstring-records/1\nru");
    const std::string fault = "index.txt:2: the file is truncated";
    CHECK_THAT(runs.read().error(), ContainsSubstring(fault));
    CHECK_THAT(*runs.begin({"2026-11-22", RunKind::Free}, "the run"), ContainsSubstring(fault));
    CHECK_THAT(*runs.keep(record(17), "2026-11-22"), ContainsSubstring(fault));
    CHECK_THAT(runs.replaceUnreadIndex("2026-11-22")->shown,
               ContainsSubstring(fault + ". It was moved to index-aside.txt. New records begin"));
    CHECK(contentOf(runs.records() / "index-aside.txt") == "doorstring-records/1\nru");
    CHECK(runs.read().value().dailyKind("2026-11-22") == RunKind::DailyPractice);
    CHECK(runs.read().value().dailyKind("2026-11-23") == RunKind::Daily);
    REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Free}, "the run"));
    CHECK(runs.read().value().saved);
}

TEST_CASE("a program that ends between index and recording has its move done later") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Free}, "the run"));
    runs.finishMove();
    CHECK(runs.hasRun());
    REQUIRE_FALSE(runs.keep(record(17), ""));
    const fs::path kept = runs.recording(runs.read().value().runs.back());
    fs::rename(kept, runs.run());
    runs.finishMove();
    CHECK_FALSE(runs.hasRun());
    CHECK(contentOf(kept) == "the run");
}

TEST_CASE("on a full disk the saved run stays where it is") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    REQUIRE_FALSE(runs.begin({"2026-11-22", RunKind::Free}, "the run"));
    {
        const SmallDisk disk(10);
        CHECK_THAT(*runs.keep(record(17), ""), ContainsSubstring("index.txt cannot be written: "));
    }
    CHECK(contentOf(runs.run()) == "the run");
    CHECK(runs.read().value().saved);
}

TEST_CASE("a run that is set aside takes no other's name") {
    const TempFolder folder;
    const RunFolder runs(folder.path());
    folder.write("run.replay", "one");
    CHECK(runs.setAside().value() == folder.path() / "run-aside.replay");
    folder.write("run.replay", "two");
    CHECK(runs.setAside().value() == folder.path() / "run-aside-2.replay");
    CHECK_FALSE(runs.hasRun());
}

TEST_CASE("a glance at a run tells its floor, its time and its seed") {
    CHECK(glanceAt("").floor == 1);
    CHECK(textOf(glanceAt("\nseed")) == "Floor 1, 0:00");
    SavedRun run = glanceAt("doorstring\nseed 0000-000H\n60 -\ncheck 60 00\n"
                            "descend 0000-000J\n60 -\ncheck 120 00\n5 -\n");
    CHECK(run.floor == 2);
    CHECK(run.ticks == 120);
    REQUIRE(run.seed);
    CHECK(*run.seed == parseSeed("0000-000H").value());
    CHECK(textOf(run) == "Floor 2, 0:02, seed 0000-000H");
    run.isDaily = true;
    CHECK(textOf(run) == "Daily, floor 2, 0:02, seed 0000-000H");
}
