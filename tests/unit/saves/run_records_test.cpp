#include "saves/run_records.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

RunRecords someRecords() {
    RunRecords records;
    records.lastDaily = "2026-11-22";
    records.saved = RunRecords::Begun{"2026-11-22", RunKind::DailyPractice};
    records.runs = {{.date = "2026-11-21",
                     .kind = RunKind::Free,
                     .difficulty = Difficulty::Stern,
                     .seed = Seed{17},
                     .floor = 3,
                     .ticks = 54321,
                     .end = RunEnd::Defeat,
                     .defeatedBy = "slime",
                     .regrown = 2,
                     .relics = EnumSet<Relic>::of(Relic::Spool, Relic::Barbs),
                     .assists = EnumSet<Assist>::of(Assist::HalfDamage, Assist::NoPits),
                     .hasOwnWeights = true,
                     .file = "2026-11-21-0000-000H.replay"},
                    {.date = "2026-11-22",
                     .kind = RunKind::Daily,
                     .seed = Seed{18},
                     .floor = 5,
                     .ticks = 108000,
                     .end = RunEnd::Victory,
                     .file = "2026-11-22-0000-000J.replay"}};
    return records;
}

std::string indexFault(const std::string& text) {
    const auto records = readRunRecords(text);
    return records ? "none"
                   : std::to_string(records.error().line) + ": " + records.error().sentence;
}

std::string indexFaultWith(const std::string& part, const std::string& by) {
    std::string text = toText(someRecords());
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return indexFault(text.replace(at, part.size(), by));
}

}  // namespace

TEST_CASE("an index of runs can be read by people, and back") {
    const std::string text = toText(someRecords());
    CHECK(text ==
          "doorstring-records/1\n"
          "daily date=2026-11-22\n"
          "saved date=2026-11-22 kind=practice\n"
          "run date=2026-11-21 kind=free difficulty=stern seed=0000-000H floor=3 ticks=54321 "
          "end=defeat by=slime regenerated=2 relics=spool+barbs assists=half-damage+no-pits "
          "weights=own "
          "file=2026-11-21-0000-000H.replay\n"
          "run date=2026-11-22 kind=daily seed=0000-000J floor=5 ticks=108000 end=victory by=- "
          "regenerated=0 weights=shipped file=2026-11-22-0000-000J.replay\n");
    CHECK(readRunRecords(text).value() == someRecords());
    CHECK(readRunRecords(toText({})).value() == RunRecords());
}

TEST_CASE("an index keeps the name of a creature that only another version knows") {
    RunRecords records = someRecords();
    records.runs[0].defeatedBy = "dragon";
    const std::string text = toText(records);
    CHECK(indexFault(text) == "none");
    CHECK(readRunRecords(text).value() == records);
    CHECK(endText(records.runs[0]) == "defeated by dragon");
}

TEST_CASE("a damaged index is reported with its line") {
    CHECK(indexFault("") == "1: the file is truncated");
    CHECK(indexFault("doorstring-records/2\n") ==
          "1: found 'doorstring-records/2' instead of doorstring-records/1");
    CHECK(indexFaultWith("daily ", "weekly ") ==
          "2: found 'weekly' instead of run, saved or daily");
    CHECK(indexFaultWith("date=2026-11-22\n", "date=today\n") ==
          "2: found 'today' instead of a date as 2026-11-22");
    CHECK(indexFaultWith("spool+barbs", "spool+bards") ==
          "4: found 'bards' instead of the name of a relic");
    CHECK(indexFaultWith("half-damage", "half-baked") ==
          "4: found 'half-baked' instead of the name of an assist");
    CHECK(indexFaultWith("kind=practice", "kind=odd") ==
          "3: found 'odd' instead of one of free, daily, practice");
    CHECK(indexFaultWith("seed=0000-000H", "seed=17") ==
          "4: found '17' instead of a seed as 7K2M-Q9XA");
    CHECK(indexFaultWith("floor=3", "floor=10") ==
          "4: found '10' instead of a number from 1 to 9 behind floor=");
    CHECK(indexFaultWith("ticks=54321", "ticks=-1") ==
          "4: found '-1' instead of a number from 0 to 18446744073709551615 behind ticks=");
    CHECK(indexFaultWith(" by=slime", "") == "4: found 'regenerated=2' instead of by=");
    CHECK(indexFaultWith("file=2026-11-21", "file=../2026-11-21") ==
          "4: found '../2026-11-21-0000-000H.replay' instead of the name of a file");
    CHECK(indexFaultWith("000H.replay\n", "000H.replay more\n") ==
          "4: found 'more' instead of the end of the line");
    CHECK(indexFaultWith("by=slime", "by=sl\033[2Jime") ==
          "4: found 'sl?[2Jime' instead of the name of a creature, or -");
    CHECK(indexFaultWith("file=2026-11-21", "file=\033[31m2026-11-21") ==
          "4: found '?[31m2026-11-21-0000-000H.replay' instead of the name of a file");
    CHECK(indexFaultWith("floor=3", "floor=" + std::string(100'000, '9')) ==
          "4: found '" + std::string(60, '9') +
              "...' instead of a number from 1 to 9 behind floor=");
    const std::string text = toText(someRecords());
    CHECK(indexFault(text.substr(0, text.size() - 1)) == "5: the file is truncated");
}

TEST_CASE("an index cut at any byte is read up to a line, or reported") {
    const std::string text = toText(someRecords());
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto records = readRunRecords(text.substr(0, length));
        const bool wholeLines = length > 0 && text[length - 1] == '\n';
        CHECK(records.ok() == wholeLines);
    }
}

TEST_CASE("a day has one daily run that counts") {
    CHECK(RunRecords().dailyKind("2026-11-22") == RunKind::Daily);
    CHECK(someRecords().dailyKind("2026-11-22") == RunKind::DailyPractice);
    CHECK(someRecords().dailyKind("2026-11-23") == RunKind::Daily);

    RunRecords records = someRecords();
    records.saved = RunRecords::Begun{"2026-11-22", RunKind::Daily};
    CHECK(records.isDailySaved("2026-11-22"));
    CHECK_FALSE(records.isDailySaved("2026-11-23"));
    records.saved->kind = RunKind::DailyPractice;
    CHECK_FALSE(records.isDailySaved("2026-11-22"));
    records.saved.reset();
    CHECK_FALSE(records.isDailySaved("2026-11-22"));
}

TEST_CASE("the end of a run in words") {
    CHECK(endText(someRecords().runs[0]) == "defeated by slime");
    CHECK(endText(someRecords().runs[1]) == "victory");
}
