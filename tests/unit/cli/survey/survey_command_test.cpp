// `doorstring survey`: its tables, comparisons and joined parts.
#include "cli/output/output.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;
using Catch::Matchers::StartsWith;

namespace {

Ran surveyed(const Workshop& workshop, Words words) {
    words.insert(words.begin(), {"survey", "--preset", "classic"});
    return run(workshop, words);
}

// A part of a survey in a file of the workshop.
std::string part(const Workshop& workshop, const std::string& name, const std::string& seeds,
                 const std::string& preset = "classic") {
    const std::string file = workshop.path(name).string();
    const Ran ran = run(workshop, {"survey", "--preset", preset, "--seeds", seeds, "--format",
                                   "json", "--out", file});
    REQUIRE(ran.status == exitDone);
    return file;
}

}  // namespace

TEST_CASE("classic dungeons have the means that the tables give them") {
    const Workshop workshop;
    const Json json =
        Json::parse(surveyed(workshop, {"--seeds", "0:20000", "--format", "json"}).out);
    const auto mean = [&](const char* name) {
        return json.at("metrics").at(name).at("mean").get<double>();
    };
    CHECK(std::abs(mean("rooms") - 21.0) < 0.3);
    CHECK(std::abs(mean("dead_ends") - 7.3) < 0.1);
    CHECK(std::abs(mean("longest_distance") - 6.7) < 0.1);
    CHECK(mean("loops") == 0);
    CHECK(json.at("grown") == 20000);
}

TEST_CASE("the result does not depend on the number of threads") {
    const Workshop workshop;
    const std::string one = surveyed(workshop, {"--seeds", "0:9000", "--jobs", "1"}).out;
    CHECK(surveyed(workshop, {"--seeds", "0:9000", "--jobs", "5"}).out == one);
    CHECK_THAT(one, StartsWith("9,000 dungeons grown with preset classic, seeds 0:9000\n"));
}

TEST_CASE("parts joined are the same to the letter as the whole, in every format") {
    const Workshop workshop;
    const std::string first = part(workshop, "a.json", "0:700");
    const std::string second = part(workshop, "b.json", "700:1900");
    const std::string third = part(workshop, "c.json", "1900:3000");
    for (const char* const format : {"table", "json", "csv"}) {
        const Ran joined =
            run(workshop, {"survey", "--join", third, first, second, "--format", format});
        CHECK(joined.status == exitDone);
        CHECK(joined.out == surveyed(workshop, {"--seeds", "0:3000", "--format", format}).out);
    }
}

TEST_CASE("a part that was ended before its first dungeon adds nothing, whatever its place") {
    const Workshop workshop;
    const std::string whole = part(workshop, "a.json", "100:170");
    Json json = Json::parse(workshop.read("a.json"));
    const std::string place = GENERATE("[\"100\",\"100\"]", "[\"130\",\"130\"]");
    const std::string empty =
        workshop
            .write("b.json",
                   "{\"format\":\"doorstring-survey/1\",\"version\":" + json.at("version").dump() +
                       ",\"config\":" + json.at("config").dump() +
                       ",\"preset\":\"classic\",\"seeds\":[" + place +
                       "],"
                       "\"grown\":0,\"failed\":0,\"metrics\":{},\"range\":[]}\n")
            .string();
    for (const Words& files : {Words{whole, empty}, Words{empty, whole}}) {
        const Ran joined =
            run(workshop, {"survey", "--join", files[0], files[1], "--format", "json"});
        CHECK(joined.err.empty());
        CHECK(joined.out == workshop.read("a.json"));
    }
}

TEST_CASE("of many broken parts the first is reported, and no other") {
    const Workshop workshop;
    Words words{"survey", "--join"};
    for (int i = 0; i < 30; ++i) {
        words.push_back(workshop.write(fmt::format("{}.json", i), "[]").string());
    }
    const Ran ran = run(workshop, words);
    CHECK(ran.status == exitWrongUse);
    CHECK_THAT(ran.err, ContainsSubstring("0.json: this is not a survey"));
    CHECK(std::ranges::count(ran.err, '\n') == 1);
}

TEST_CASE("the last seeds there are can be surveyed, too") {
    const Workshop workshop;
    const Ran ran =
        surveyed(workshop, {"--seeds", "18446744073709551610:18446744073709551615", "--jobs", "3"});
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, StartsWith("5 dungeons grown with preset classic, seeds "
                                   "18446744073709551610:18446744073709551615\n"));
}

TEST_CASE("the extremes name seeds that have them") {
    const Workshop workshop;
    const Json json = Json::parse(surveyed(workshop, {"--seeds", "0:500", "--format", "json"}).out);
    const Json& most = json.at("metrics").at("rooms").at("most");
    const Json map = Json::parse(run(workshop, {"map", "--preset", "classic", "--format", "json",
                                                "--seed", most.at("seed").get<std::string>()})
                                     .out);
    CHECK(map.at("metrics").at("rooms") == most.at("value"));
}

TEST_CASE("files that are no parts of one survey are not joined") {
    const Workshop workshop;
    const std::string first = part(workshop, "a.json", "0:70");
    const std::string overlapping = part(workshop, "b.json", "60:80");
    const std::string other = part(workshop, "c.json", "100:170", "ring");
    const std::string broken =
        workshop.write("d.json", "{\"format\":\"doorstring-survey/1\",").string();
    const std::string foreign = workshop.write("e.json", "[1, 2]").string();
    const auto fault = [&](const std::string& file) {
        const Ran ran = run(workshop, {"survey", "--join", first, file});
        CHECK(ran.status == exitWrongUse);
        CHECK(ran.out.empty());
        return ran.err;
    };
    CHECK_THAT(fault(overlapping), ContainsSubstring("its seeds 60:80 overlap 0:70"));
    CHECK_THAT(fault(other), ContainsSubstring("its configuration is not that of the first file"));
    CHECK_THAT(fault(broken), ContainsSubstring("this is not a whole survey"));
    CHECK_THAT(fault(foreign), ContainsSubstring("this is not a"));
    CHECK_THAT(fault(workshop.path("none.json").string()), ContainsSubstring("does not exist"));
}

TEST_CASE("a survey with a number below zero or a seed out of range is refused") {
    const Workshop workshop;
    const std::string file = part(workshop, "a.json", "0:70");
    const auto refused = [&](const std::string& from, const std::string& to) {
        std::string text = workshop.read("a.json");
        text.replace(text.find(from), from.size(), to);
        const Ran ran =
            run(workshop, {"survey", "--join", workshop.write("b.json", text).string()});
        CHECK(ran.status == exitWrongUse);
        CHECK_THAT(ran.err, ContainsSubstring("this is not a whole survey"));
    };
    refused("\"values\":[[", "\"values\":[[-");
    refused("[\"0\",\"70\"]", "[\"0\",\"-70\"]");
    refused("\"config\":\"", "\"config\":\"x");
    refused("\"config\":\"", "\"config\":\"0");
    refused("[\"0\",\"70\"]", "[\"70\",\"0\"]");
    refused("\"count\":70", "\"count\":69");
    refused("\"mean\":", "\"mean\":1");
    refused("\"metrics\":", "\"corridors\":{},\"metrics\":");
    refused("\"grown\":70", "\"grown\":99999999999999999999");
    refused("\"values\":[[", "\"values\":[[9");
}

TEST_CASE("a survey whose numbers contradict each other is refused") {
    const Workshop workshop;
    const std::string file = workshop.path("a.json").string();
    REQUIRE(run(workshop, {"survey", "--preset", "ring", "--set", "limits.tries=1", "--seeds",
                           "0:10", "--format", "json", "--out", file})
                .status == exitDone);
    REQUIRE(run(workshop, {"survey", "--join", file}).status == exitDone);
    // Puts each second text in the place of the one before it.
    const auto faultWith = [&](const Words& changes) {
        std::string text = workshop.read("a.json");
        for (std::size_t i = 0; i < changes.size(); i += 2) {
            REQUIRE(text.find(changes[i]) != std::string::npos);
            text.replace(text.find(changes[i]), changes[i].size(), changes[i + 1]);
        }
        const Ran ran =
            run(workshop, {"survey", "--join", workshop.write("b.json", text).string()});
        CHECK(ran.status == exitWrongUse);
        CHECK(ran.out.empty());
        return ran.err;
    };
    CHECK_THAT(faultWith({"\"grown\":5", "\"grown\":6"}),
               ContainsSubstring("b.json: this is not a whole survey: \"grown\" and \"failed\" are "
                                 "6 and 5, but its seeds are 10\n"));
    CHECK_THAT(faultWith({"\"grown\":5,\"failed\":5", "\"grown\":6,\"failed\":4"}),
               ContainsSubstring("\"grown\" is 6, but \"range\" counts 5 and \"rooms\" 5\n"));
    CHECK_THAT(faultWith({",\"first_failure\":\"1\"", ""}),
               ContainsSubstring("\"failed\" is 5, but there is no \"first_failure\"\n"));
    CHECK_THAT(faultWith({"\"boss_lock\":{\"count\":5", "\"boss_lock\":{\"count\":6", "[[1,5]]",
                          "[[1,6]]"}),
               ContainsSubstring("\"grown\" is 5, but \"boss_lock\" counts 6\n"));
    CHECK_THAT(faultWith({"\"least\":{\"value\":47,", "\"least\":{\"value\":46,"}),
               ContainsSubstring("\"least\" and \"most\" of \"rooms\" are not its first and last "
                                 "of \"values\"\n"));
}

TEST_CASE("a preset is joined whatever characters its name has") {
    const Workshop workshop;
    const std::string preset =
        workshop.write("a\tb\n\x1F\\\".toml", "base = \"classic\"\n").string();
    const std::string file = part(workshop, "a.json", "0:10", preset);
    const Ran joined = run(workshop, {"survey", "--join", file, "--format", "json"});
    CHECK(joined.err.empty());
    CHECK(joined.out == workshop.read("a.json"));
    CHECK(Json::parse(joined.out)["preset"] == "a\tb\n\x1F\\\"");
}

TEST_CASE("a comparison says which metrics differ by more than chance") {
    const Workshop workshop;
    const auto more = [&](const Words& with, const char* metric) {
        Words words{"--seeds", "0:300", "--format", "json"};
        words.insert(words.end(), with.begin(), with.end());
        const Json json = Json::parse(surveyed(workshop, words).out);
        CHECK(json.at("pairs") == 300);
        return json.at("metrics").at(metric).at("more_than_chance").get<bool>();
    };
    CHECK(more({"--vs", "corridors"}, "branching"));
    CHECK_FALSE(more({"--vs", "classic"}, "branching"));
    const std::string folder = workshop.path("mine").string();
    workshop.write("mine/dungeon.toml", "[grid]\nwidth = 20\n");
    CHECK_THAT(surveyed(workshop, {"--seeds", "0:300", "--vs", folder}).out,
               ContainsSubstring("300 pairs of seeds 0:300, grown as classic and as " + folder));
    CHECK_THAT(run(workshop, {"survey", "--seeds", "0:3", "--vs", "ring"}).out,
               ContainsSubstring("3 pairs of seeds 0:3, grown as configured and as ring"));
}

TEST_CASE("a comparison of too few pairs says so in every format") {
    const Workshop workshop;
    const auto with = [&](const char* seeds, const char* format) {
        return surveyed(workshop, {"--vs", "spokes", "--seeds", seeds, "--format", format}).out;
    };
    const auto inJson = [&](const char* seeds) {
        return Json::parse(with(seeds, "json"))["metrics"]["rooms"]["more_than_chance"];
    };
    CHECK(inJson("0:29").is_null());
    CHECK(inJson("0:30") == true);
    CHECK_THAT(with("0:29", "table"), ContainsSubstring("  +60.86  too few pairs\n"));
    CHECK_THAT(with("0:30", "table"), ContainsSubstring("  +61.70  yes\n"));
    const auto lineOfRooms = [&](const char* seeds) {
        const std::string csv = with(seeds, "csv");
        const std::size_t start = csv.find("\nrooms,") + 1;
        return csv.substr(start, csv.find('\n', start) - start);
    };
    CHECK(lineOfRooms("0:29").ends_with(","));
    CHECK(lineOfRooms("0:30").ends_with(",true"));
}

TEST_CASE("compared with a value, only that value differs, and it heads its column") {
    const Workshop workshop;
    const std::string code = shareCode({Seed{1}, "ring", {"grid.width=20"}});
    const Json json = Json::parse(run(workshop, {"survey", "--code", code, "--vs", "grid.width=20",
                                                 "--seeds", "0:50", "--format", "json"})
                                      .out);
    for (const Json& metric : json.at("metrics")) {
        CHECK(metric.at("difference") == 0);
    }
    const std::string value = GENERATE("grid.width=20", "tables.N.NS=1.5");
    CHECK_THAT(surveyed(workshop, {"--seeds", "0:50", "--vs", value}).out,
               ContainsSubstring("classic  " + value + "  difference "));
}

TEST_CASE("a comparison says which means are those of only some pairs") {
    const Workshop workshop;
    std::istringstream table(run(workshop, {"survey", "--preset", "ring", "--seeds", "0:50", "--vs",
                                            "loops.chance=0.02"})
                                 .out);
    std::string named;
    for (std::string line; std::getline(table, line);) {
        named += line.ends_with(" pairs)") ? line.substr(0, line.find("  ")) : "";
    }
    CHECK(named == "cycle length");
}

TEST_CASE("plots are a PNG or an SVG, of joined surveys, too") {
    const Workshop workshop;
    const std::string first = part(workshop, "a.json", "0:70");
    const std::string png = workshop.path("plot.png").string();
    const std::string svg = workshop.path("plot.svg").string();
    CHECK(surveyed(workshop, {"--seeds", "0:70", "--plot", png}).status == exitDone);
    CHECK_THAT(workshop.read("plot.png"), StartsWith("\x89PNG"));
    CHECK(run(workshop, {"survey", "--join", first, "--plot", svg}).status == exitDone);
    CHECK_THAT(workshop.read("plot.svg"), StartsWith("<svg ") && ContainsSubstring("expressive") &&
                                              ContainsSubstring("70 dungeons grown with"));
    const Ran unknown = surveyed(workshop, {"--seeds", "0:70", "--plot", "plot.jpg"});
    CHECK(unknown.status == exitWrongUse);
    CHECK_THAT(unknown.err, ContainsSubstring("ends in .png or .svg; found 'plot.jpg'"));
    CHECK_THAT(surveyed(workshop, {"--plot", ".svg"}).err, ContainsSubstring("found '.svg'"));
    CHECK(surveyed(workshop, {"--plot", png, "--vs", "ring"}).status == exitWrongUse);
}

TEST_CASE("what does not go together is said before any work starts") {
    const Workshop workshop;
    const auto fault = [&](const Words& words) {
        const Ran ran = run(workshop, words);
        CHECK(ran.status == exitWrongUse);
        return ran.err;
    };
    CHECK_THAT(fault({"survey", "--seeds", "5:1"}), ContainsSubstring("runs backwards"));
    CHECK_THAT(fault({"survey", "--join"}), ContainsSubstring("--join needs files"));
    CHECK_THAT(fault({"survey", "--join", "a", "--preset", "ring"}),
               ContainsSubstring("--join takes no --preset"));
    CHECK_THAT(fault({"survey", "a"}),
               ContainsSubstring("takes files only with --join; found 'a'"));
    CHECK_THAT(fault({"survey", "--vs", "nothing-like-it", "--seeds", "0:3"}),
               StartsWith("doorstring: --vs: there is no preset nothing-like-it"));
    const std::string empty = workshop.path("empty").string();
    std::filesystem::create_directory(empty);
    CHECK_THAT(fault({"survey", "--vs", empty, "--seeds", "0:3"}),
               StartsWith("doorstring: --vs: " + empty + " holds no config file"));
    workshop.write("other/rooms/m.txt", "room moat\n");
    CHECK_THAT(fault({"survey", "--vs", workshop.path("other").string(), "--seeds", "0:3"}),
               ContainsSubstring("other/rooms/m.txt:1:"));
}
