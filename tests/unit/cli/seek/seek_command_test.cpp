// `doorstring seek`: seeds that meet targets, and weights fitted to them.
#include "cli/output/output.hpp"
#include "cli/seek/seek_report.hpp"
#include "config/sources/share_code.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;
using Catch::Matchers::StartsWith;

namespace {

Ran sought(const Workshop& workshop, Words words) {
    words.insert(words.begin(), "seek");
    return run(workshop, words);
}

std::string sentence(const Words& words) {
    const Workshop workshop;
    const Ran ran = sought(workshop, words);
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    return ran.err;
}

}  // namespace

TEST_CASE("the seeds that seek finds measure what was asked for") {
    const Workshop workshop;
    const Ran ran = sought(workshop, {"--preset", "classic", "--rooms", "30..32", "--dead-ends",
                                      "..10", "--count", "3", "--format", "json"});
    CHECK(ran.status == exitDone);
    const Json json = Json::parse(ran.out);
    REQUIRE(json.at("found").size() == 3);
    for (const Json& found : json.at("found")) {
        const Json map = Json::parse(run(workshop, {"map", "--preset", "classic", "--format",
                                                    "json", "--seed", found.at("seed")})
                                         .out);
        CHECK(map.at("metrics").at("rooms") == found.at("metrics").at("rooms"));
        CHECK(map.at("metrics").at("rooms") >= 30);
        CHECK(map.at("metrics").at("rooms") <= 32);
        CHECK(map.at("metrics").at("dead_ends") <= 10);
    }
    CHECK(json.at("seeds").at(1) ==
          std::to_string(std::stoi(json.at("found").back().at("seed_number").get<std::string>()) +
                         1));
}

TEST_CASE("a search ends at the seed with which enough is found") {
    const Workshop workshop;
    for (int count = 1; count <= 12; ++count) {
        const Json json =
            Json::parse(sought(workshop, {"--preset", "classic", "--rooms", "20..24", "--count",
                                          std::to_string(count), "--format", "json", "--jobs", "1"})
                            .out);
        REQUIRE(json.at("found").size() == static_cast<std::size_t>(count));
        const std::string last = json.at("found").back().at("seed_number");
        CHECK(json.at("seeds").at(1) == std::to_string(std::stoi(last) + 1));
    }
}

TEST_CASE("seek takes the tables of a code, and lint checks them") {
    const Workshop workshop;
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.preset = "classic";
    sources.sets = {"tables.N.NS=40"};
    const Config config = loadConfig(sources).value().config;
    const std::string code = codeOf(sources.shipped, Seed{5}, "classic", config).value();
    const Words targets{"--rooms", "30..", "--count", "3", "--format", "csv"};
    const auto with = [&](Words words) {
        words.insert(words.end(), targets.begin(), targets.end());
        return sought(workshop, words).out;
    };
    const std::string found = with({"--code", code});
    CHECK_FALSE(found.empty());
    CHECK(found == with({"--preset", "classic", "--set", "tables.N.NS=40"}));
    CHECK(found != with({"--preset", "classic"}));
    CHECK_THAT(sentence({"--code", code, "--preset", "ring", "--rooms", "9"}),
               ContainsSubstring("--code already has a seed and a preset"));

    const auto fitted = [&](Words words) {
        words.insert(words.begin(), {"--fit", "--rooms", "24"});
        return sought(workshop, words).out;
    };
    CHECK(fitted({"--code", code, "--jobs", "1"}) ==
          fitted({"--preset", "classic", "--set", "tables.N.NS=40", "--jobs", "3"}));

    const auto lint = [&](std::vector<std::string> values) {
        ConfigSources with = sources;
        with.sets = std::move(values);
        const Config linted = loadConfig(with).value().config;
        return run(workshop,
                   {"lint", "--code", codeOf(with.shipped, Seed{5}, "classic", linted).value()});
    };
    CHECK(lint({"tables.N.NS=5"}).status == exitDone);
    const Ran warned = lint({"tables.N.NS=40000", "tables.N.NSWE=0.001"});
    CHECK(warned.status == exitFailed);
    CHECK_THAT(warned.out, ContainsSubstring("tables.N.NSWE"));
}

TEST_CASE("what seek finds does not depend on the number of threads") {
    const Workshop workshop;
    for (const char* const format : {"table", "json", "csv"}) {
        const auto with = [&](const char* jobs) {
            return sought(workshop, {"--preset", "classic", "--rooms", "33", "--count", "60",
                                     "--format", format, "--jobs", jobs})
                .out;
        };
        const std::string one = with("1");
        CHECK_FALSE(one.empty());
        CHECK(with("2") == one);
        CHECK(with("7") == one);
    }
}

TEST_CASE("where a seed was found, seek names no other as the nearest") {
    const Workshop workshop;
    // The seed that fits is not among the few that are measured for dead ends and loops.
    const Ran ran = sought(workshop, {"--rooms", "14", "--dead-ends", "6", "--loops", "0",
                                      "--count", "1", "--format", "table"});
    CHECK(ran.status == exitDone);
    CHECK_THAT(ran.out,
               ContainsSubstring("\nrooms 14                    1 in 15\n") &&
                   ContainsSubstring("\ndead ends 6                 at least 1 in 15\n") &&
                   ContainsSubstring("\nloops 0                     all (of 1 measured)\n"));
    CHECK_THAT(ran.out, !ContainsSubstring("none") && !ContainsSubstring("nearest"));
}

TEST_CASE("seek names the nearest of all dungeons for rooms, that of a sample for other targets") {
    const Workshop workshop;
    const Ran ran =
        sought(workshop, {"--rooms", "70..", "--loops", "9", "--seeds", "0:200", "--jobs", "3"});
    CHECK(ran.status == exitFailed);
    CHECK_THAT(
        ran.out,
        ContainsSubstring(
            "\nrooms 70..                  none; the nearest has 47, seed 0000-001Z\n") &&
            ContainsSubstring("\nloops 9                     none (of 13 measured); the nearest of "
                              "these has "));
    const Ran few = sought(workshop, {"--rooms", "30", "--loops", "9", "--seeds", "1:15"});
    CHECK_THAT(few.out,
               ContainsSubstring(
                   "\nrooms 30                    none; the nearest has 27, seed 0000-0001\n") &&
                   ContainsSubstring("\nloops 9                     not measured\n") &&
                   ContainsSubstring("\nthe hardest is rooms 30\n"));
}

TEST_CASE("how many dungeons fit is rounded, but not to a hundred") {
    const Workshop workshop;
    const auto fitting = [&](const char* rooms, const char* seeds) {
        return sought(workshop, {"--preset", "classic", "--rooms", rooms, "--seeds", seeds,
                                 "--count", "1000"})
            .out;
    };
    CHECK_THAT(fitting("15..", "0:3"), ContainsSubstring(", seeds 0:3: 67 in 100\n"));
    // 299 of them fit.
    CHECK_THAT(fitting("6..", "0:300"), ContainsSubstring(", seeds 0:300: 99 in 100\n"));
}

TEST_CASE("where nothing fits, seek names the hardest target") {
    const Workshop workshop;
    const Ran none = sought(
        workshop, {"--preset", "classic", "--rooms", "20", "--loops", "1", "--seeds", "0:3000"});
    CHECK(none.status == exitFailed);
    CHECK_THAT(none.out, StartsWith("none of 3,000 dungeons grown with preset classic fits") &&
                             ContainsSubstring("none; the nearest has 0, seed 0000-0000") &&
                             ContainsSubstring("\nthe hardest is loops 1\n"));
    const Ran ring = sought(
        workshop, {"--preset", "ring", "--rooms", "14", "--loops", "2", "--boss-distance", "7.."});
    CHECK(ring.status == exitFailed);
    CHECK_THAT(ring.out, ContainsSubstring("the hardest is rooms 14: limits.min_rooms = 45"));
    const Json json = Json::parse(
        sought(workshop, {"--preset", "ring", "--rooms", "14", "--loops", "2", "--format", "json"})
            .out);
    CHECK(json.at("hardest") == "rooms");
    CHECK(json.at("found").empty());
}

TEST_CASE("a fitted preset has the means that were wanted") {
    const Workshop workshop;
    const std::string file = workshop.path("mine.toml").string();
    const Ran ran = sought(workshop, {"--fit", "--rooms", "30", "--set", "grid.width=12", "--set",
                                      "grid.height=12", "--write", file});
    CHECK(ran.status == exitDone);
    CHECK_THAT(ran.out, ContainsSubstring("all targets are met"));
    CHECK_THAT(workshop.read("mine.toml"),
               ContainsSubstring("\n[grid]\nwidth = 12\nheight = 12\n"));
    const Json json = Json::parse(
        run(workshop, {"survey", "--preset", file, "--seeds", "70000:75000", "--format", "json"})
            .out);
    CHECK(std::abs(json.at("metrics").at("rooms").at("mean").get<double>() - 30) < 1);
    CHECK(json.at("metrics").at("width").at("most").at("value") == 12);
}

TEST_CASE("the help of seek says how near a mean must be to a number") {
    const auto thousandths = [](Metric metric, std::string_view text) {
        return tolerance(parseTarget(metric, text).value());
    };
    CHECK(thousandths(Metric::Rooms, "200") == 2000);
    CHECK(thousandths(Metric::Turns, "0.9") == 9);
    CHECK(thousandths(Metric::Turns, "0.1") == 5);
    const Workshop workshop;
    std::string help = sought(workshop, {"--help"}).out;
    std::ranges::replace(help, '\n', ' ');
    CHECK_THAT(help, ContainsSubstring("within one percent or within 0.005, whichever is more"));
}

TEST_CASE("the steps of a fit have the same means in each format") {
    const Workshop workshop;
    const auto fitted = [&](const char* format) {
        return sought(workshop, {"--fit", "--rooms", "20", "--format", format}).out;
    };
    const std::string table = fitted("table");
    std::istringstream csv(fitted("csv"));
    int rows = 0;
    for (std::string line; std::getline(csv, line); ++rows) {
        const std::string mean = line.substr(line.find(',') + 1);
        const bool isHead = rows == 0;
        CHECK_THAT(table, ContainsSubstring(isHead ? "rooms\n" : " " + mean + "\n"));
    }
    CHECK(rows > 3);
}

TEST_CASE("a fitted preset builds on the one that it began with") {
    const Workshop workshop;
    const std::string first = workshop.write("first.toml", "base = \"clump\"\n").string();
    const Ran ran = sought(workshop, {"--fit", "--preset", first, "--rooms", "50", "--write",
                                      workshop.path("second.toml").string(), "--format", "json"});
    CHECK(ran.status == exitDone);
    CHECK_THAT(workshop.read("second.toml"), ContainsSubstring("\nbase = \"first.toml\"\n"));
    const Json json = Json::parse(ran.out);
    CHECK(json.at("preset_text") == workshop.read("second.toml"));
    CHECK(run(workshop,
              {"survey", "--preset", workshop.path("second.toml").string(), "--seeds", "0:10"})
              .status == exitDone);
    const Ran same =
        sought(workshop, {"--fit", "--preset", first, "--rooms", "50", "--write", first});
    CHECK(same.status == exitWrongUse);
    CHECK_THAT(same.err, ContainsSubstring("is the preset that the new one builds on"));
    CHECK(workshop.read("first.toml") == "base = \"clump\"\n");
}

TEST_CASE(
    "a fitted preset names a file as its base by the path, without a file of its own as well") {
    const Workshop workshop;
    const std::string first = workshop.write("our \"first\".toml", "base = \"clump\"\n").string();
    const auto fitted = [&](const Words& more) {
        Words words{"--fit", "--preset", first, "--rooms", "10..", "--format", "json"};
        words.insert(words.end(), more.begin(), more.end());
        return sought(workshop, words);
    };
    const Ran shown = fitted({});
    CHECK(shown.status == exitDone);
    const std::string text = Json::parse(shown.out).at("preset_text");
    const std::string line = text.substr(text.find("\nbase = ") + 1);
    CHECK_THAT(line.substr(0, line.find('\n')), ContainsSubstring("our \\\"first\\\".toml\""));
    const std::string second = workshop.path("second.toml").string();
    CHECK(fitted({"--write", second}).status == exitDone);
    CHECK(run(workshop, {"survey", "--preset", second, "--seeds", "0:10"}).status == exitDone);
}

TEST_CASE("weights that cannot come near are reported, with what came of it") {
    const Workshop workshop;
    const Ran ran = sought(workshop, {"--fit", "--preset", "classic", "--rooms", "99", "--weights",
                                      "1..4", "--format", "table"});
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.out, ContainsSubstring("not met: rooms 99 (the mean is ") &&
                            ContainsSubstring("no change within the bounds comes nearer"));
}

TEST_CASE("a metric that no dungeon has is fitted in vain, and has no mean") {
    const Workshop workshop;
    // No boss finds a place so far away.
    const auto fitted = [&](const char* format) {
        return sought(workshop,
                      {"--fit", "--preset", "classic", "--boss-distance", "..3", "--set",
                       "roles.boss.count=1", "--set", "roles.boss.from=99", "--format", format});
    };
    const Ran table = fitted("table");
    CHECK(table.status == exitFailed);
    CHECK_THAT(table.out, ContainsSubstring(" -\n\nnot met: boss distance ..3 (the mean is -)"));
    CHECK(fitted("csv").out == "move,boss_distance\nbefore,\nafter,\n");
    const Json json = Json::parse(fitted("json").out);
    CHECK(json.at("reached") == false);
    CHECK(json.at("after").empty());
}

TEST_CASE("fitting that is ended early reports no means of nothing, and no target as missed") {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    const Config config = loadConfig(sources).value().config;
    const auto reportedAfter = [&](bool isMeasured, ReportFormat format) {
        Fitter fitter(config, {parseTarget(Metric::Rooms, "1..").value()});
        FitCrew crew;
        crew.mustEnd = [&] { return !isMeasured; };
        fitter.work(crew);
        std::ostringstream out;
        BlockWriter writer(out);
        writeFit(writer, {"classic", fitter, notesOf(fitter)}, format, true);
        writer.flush();
        return out.str();
    };
    const std::string unsure = "ended early, before it was sure whether the targets are met";
    const std::string table = reportedAfter(false, ReportFormat::Table);
    CHECK_THAT(table, StartsWith("on 0 dungeons  ") && ContainsSubstring(" -\n\n" + unsure) &&
                          ContainsSubstring("\nmean of rooms: 1.. wanted, - on 0 dungeons"));
    CHECK(reportedAfter(false, ReportFormat::Csv) == "move,rooms\nbefore,\nafter,\n");
    const Json json = Json::parse(reportedAfter(false, ReportFormat::Json));
    CHECK(json.at("before").empty());
    CHECK(json.at("after").empty());
    CHECK_THAT(reportedAfter(true, ReportFormat::Table),
               StartsWith("on 250 dungeons  ") && ContainsSubstring("\n\n" + unsure));
}

TEST_CASE("what seek cannot do is said before any work starts") {
    CHECK_THAT(sentence({}), ContainsSubstring("seek needs a target"));
    CHECK_THAT(sentence({"--rooms", "9..3"}),
               ContainsSubstring("--rooms 9..3 runs backwards; use 3..9"));
    CHECK_THAT(sentence({"--rooms", "many"}),
               ContainsSubstring("--rooms needs a whole number or a range"));
    CHECK_THAT(sentence({"--room", "9"}),
               ContainsSubstring("unknown option --room; did you mean --rooms?"));
    CHECK_THAT(sentence({"--boss-distanse", "9"}),
               ContainsSubstring("did you mean --boss-distance?"));
    CHECK_THAT(sentence({"--turns", "0.12345"}), ContainsSubstring("at most three decimals"));
    CHECK_THAT(sentence({"--rooms", "9", "--seeds", "5:1"}), ContainsSubstring("runs backwards"));
    CHECK_THAT(sentence({"--rooms", "9", "--out", "/no-such-folder/x"}),
               ContainsSubstring("/no-such-folder/x cannot be written"));
    CHECK_THAT(sentence({"--fit", "--rooms", "20", "--write", "/no-such-folder/x.toml"}),
               ContainsSubstring("/no-such-folder/x.toml cannot be written"));
    CHECK_THAT(sentence({"--fit", "--rooms", "9", "--seeds", "0:5"}),
               ContainsSubstring("--fit takes no --seeds"));
    CHECK_THAT(sentence({"--rooms", "9", "--weights", "1..2"}),
               ContainsSubstring("--weights belongs to --fit"));
    CHECK_THAT(sentence({"--fit", "--rooms", "9", "--weights", "2..1"}),
               ContainsSubstring("--weights 2..1 runs backwards; use --weights 1..2"));
    CHECK_THAT(sentence({"--fit", "--rooms", "9", "--weights", "0..1"}),
               ContainsSubstring("needs two weights"));
    CHECK_THAT(sentence({"--fit", "--rooms", "9", "--weights", "1..2", "--set", "tables.E.WE=2.5",
                         "--set", "far.from=9"}),
               ContainsSubstring("--weights 1..2: "));
    CHECK_THAT(sentence({"--fit", "--preset", "hideout", "--rooms", "9"}),
               ContainsSubstring("there are no weights to move"));
    CHECK_THAT(sentence({"--fit", "--preset", "ring", "--rooms", "9"}),
               ContainsSubstring("the mean of rooms cannot be 9: limits.min_rooms = 45"));
}

TEST_CASE("two outputs to one file are rejected") {
    const Workshop workshop;
    const std::string file = workshop.path("both.png").string();
    const std::string again = workshop.path("./both.png").string();
    const Ran survey = run(workshop, {"survey", "--seeds", "0:10", "--out", file, "--plot", again});
    CHECK(survey.status == exitWrongUse);
    CHECK_THAT(survey.err, ContainsSubstring("--out and --plot name the same file"));
    const std::string part = workshop.path("part.json").string();
    REQUIRE(
        run(workshop, {"survey", "--seeds", "0:10", "--format", "json", "--out", part}).status ==
        exitDone);
    const Ran join = run(workshop, {"survey", "--join", part, "--out", file, "--plot", again});
    CHECK(join.status == exitWrongUse);
    CHECK_THAT(join.err, ContainsSubstring("--out and --plot name the same file"));
    CHECK_THAT(sentence({"--fit", "--rooms", "20", "--out", file, "--write", file}),
               ContainsSubstring("--out and --write name the same file"));
    CHECK(workshop.count() == 1);  // part.json
}

TEST_CASE("a survey says before it starts what it cannot write") {
    const Workshop workshop;
    const std::string longName = std::string(300, 'a') + ".png";
    const Ran tooLong =
        run(workshop, {"survey", "--seeds", "0:10", "--plot", workshop.path(longName).string()});
    CHECK(tooLong.status == exitWrongUse);
    CHECK(tooLong.out.empty());
    for (const char* const option : {"--out", "--plot"}) {
        const Ran ran =
            run(workshop, {"survey", "--seeds", "0:10", option, "/no-such-folder/x.png"});
        CHECK(ran.status == exitWrongUse);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err, ContainsSubstring("/no-such-folder/x.png cannot be written"));
    }
    const std::string file = workshop.write("old.txt", "old").string();
    CHECK(run(workshop, {"survey", "--preset", "none-such", "--out", file}).status == exitWrongUse);
    CHECK(workshop.read("old.txt") == "old");
    CHECK(workshop.count() == 1);
}
