// `doorstring autoplay`: its reports, and what it leaves of runs that fail.
#include "autopilot/fight/autopilot.hpp"
#include "cli/autoplay/autoplay_report.hpp"
#include "cli/autoplay/dungeon_play.hpp"
#include "cli/autoplay/rule_watch.hpp"
#include "cli/output/output.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/plays.hpp"
#include "unit/cli/trial.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <sstream>
#include <stdexcept>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;

namespace {

const Words small{"--set", "limits.max_rooms=6", "--set", "creatures.budget=8"};

Ran autoplayed(const Workshop& workshop, Words words) {
    words.insert(words.begin(), {"autoplay", "--explore"});
    words.insert(words.end(), small.begin(), small.end());
    words.insert(words.end(), {"--out", workshop.path("failures").string()});
    return run(workshop, words);
}

// Walks to and fro.
InputFrame pace(const World& world) {
    return holding(world.tick / 40 % 2 == 0 ? Direction::West : Direction::East);
}

struct Trouble {
    Config config = shippedConfig({"explore.creatures=true"});
    PlayPlan plan{.config = &config,
                  .makePilot = [] { return Pilot(pace); },
                  .makeUmpire = [] { return Umpire(RuleWatch()); }};

    Ran run(const Workshop& workshop) const {
        const GivenOptions request = understood({"autoplay", "--seed", "17", "--format", "json",
                                                 "--out", workshop.path("failures").string()});
        std::ostringstream out;
        std::ostringstream err;
        const int status = autoplayEach(request, "own", plan, out, err);
        return {status, out.str(), err.str()};
    }
};

const std::string recording = "failures/0000-000H.replay";

bool verifies(const Workshop& workshop) {
    const Ran ran = run(workshop, {"replay", workshop.path(recording).string(), "--verify"});
    INFO(ran.err);
    CHECK(ran.status == exitDone);
    return ran.status == exitDone;
}

}  // namespace

TEST_CASE("the report is the same for any number of jobs") {
    const Workshop workshop;
    const std::string format = GENERATE("table", "json");
    const Ran one = autoplayed(workshop, {"--seeds", "0:6", "--jobs", "1", "--format", format});
    const Ran four = autoplayed(workshop, {"--seeds", "0:6", "--jobs", "4", "--format", format});
    CHECK(one.status == exitDone);
    CHECK(one.out == four.out);
    CHECK_FALSE(one.out.empty());
    CHECK(workshop.count() == 0);
}

TEST_CASE("each run counts its rooms, its time and its fights") {
    const Workshop workshop;
    const Ran ran = autoplayed(workshop, {"--seeds", "3:6", "--format", "json"});
    REQUIRE(ran.status == exitDone);
    const Json json = Json::parse(ran.out);
    CHECK(json["runs"] == 3);
    CHECK(json["finished"] == 3);
    CHECK(json["visited"] == json["rooms"]);
    CHECK(json["ticks"] > 3 * 60);
    CHECK(json["cleared"] > 0);
    int felled = 0;
    for (const Json& row : json["creatures"]) {
        felled += row["felled"].get<int>();
    }
    CHECK(felled > 0);
    CHECK(json["failures"].empty());
    CHECK_THAT(ran.err, ContainsSubstring(" a second"));
}

TEST_CASE("a run of an adventure says how far it came, and why it ended") {
    const Workshop workshop;
    const std::string end = GENERATE("defeated", "finished");
    Words words{"autoplay", "--seeds", "6:8", "--each", "--set", "player.hearts=10"};
    for (int floor = 1; floor <= 5; ++floor) {
        words.insert(words.end(), {"--set", fmt::format("floor.{}.pieces=0", floor)});
    }
    for (const std::string_view name : creatureNames) {
        words.insert(words.end(), {"--set", fmt::format("creature.{}.damage={}", name,
                                                        end == "defeated" ? 20 : 0)});
    }
    for (const MoveTraits& move : moveTraits) {
        if (!move.name.empty()) {
            words.insert(words.end(), {"--set", fmt::format("move.{}.damage={}", move.name,
                                                            end == "defeated" ? 20 : 0)});
        }
    }
    const auto with = [&](Words more) {
        more.insert(more.begin(), words.begin(), words.end());
        return run(workshop, more);
    };
    const Ran ran = with({"--format", "json"});
    REQUIRE(ran.status == exitDone);
    const Json json = Json::parse(ran.out);
    REQUIRE(json["plays"].size() == 2);
    std::size_t defeats = 0;
    for (const Json& play : json["plays"]) {
        CHECK(play["end"] == end);
        CHECK(play.contains("by") == (end == "defeated"));
        CHECK(play["floor"] >= 1);
    }
    for (const Json& floor : json["floors"]) {
        for (const auto& [who, count] : floor["defeated_by"].items()) {
            defeats += count.get<std::size_t>();
        }
    }
    CHECK(defeats == (end == "defeated" ? 2 : 0));
    const Ran table = with({});
    CHECK_THAT(table.out, ContainsSubstring(end == "defeated" ? "  defeated by " : "  victory"));
    CHECK_THAT(table.out, ContainsSubstring("  0000-0006  floor "));
}

TEST_CASE("an expert plays otherwise than an average player") {
    const Workshop workshop;
    const Ran one = autoplayed(workshop, {"--seed", "17", "--skill", "expert"});
    const Ran other = autoplayed(workshop, {"--seed", "17", "--skill", "average"});
    CHECK(one.status == exitDone);
    CHECK(one.out != other.out);
    CHECK(other.out == autoplayed(workshop, {"--seed", "17"}).out);
}

TEST_CASE("without creatures nothing is fought") {
    const Workshop workshop;
    const Ran ran = autoplayed(
        workshop, {"--seed", "17", "--format", "json", "--set", "explore.creatures=false"});
    REQUIRE(ran.status == exitDone);
    CHECK(Json::parse(ran.out)["with_creatures"] == 0);
}

TEST_CASE("a run is given up after its minutes") {
    const Workshop workshop;
    const Ran ran = run(workshop, {"autoplay", "--preset", "comb", "--seed", "17", "--minutes", "1",
                                   "--format", "json"});
    CHECK(ran.status == exitDone);
    CHECK(Json::parse(ran.out)["time_up"] == 1);
}

TEST_CASE("a run that is given up counts as lost when recordings are left") {
    const Workshop workshop;
    const Ran ran = run(workshop, {"autoplay", "--preset", "comb", "--seed", "17", "--minutes", "1",
                                   "--keep", "lost", "--out", workshop.path("given-up").string()});
    CHECK(ran.status == exitDone);
    CHECK_THAT(ran.err, ContainsSubstring("1 recording left in"));
}

TEST_CASE("runs that are won leave recordings where one asks for them") {
    const Workshop workshop;
    const auto kept = [&](const char* which) {
        const Ran ran = autoplayed(workshop, {"--seed", "17", "--keep", which});
        CHECK(ran.status == exitDone);
        return ran.err;
    };
    CHECK_THAT(kept("lost"), ContainsSubstring("0 recordings left in"));
    CHECK_FALSE(std::filesystem::exists(workshop.path(recording)));
    CHECK_THAT(kept("won"), ContainsSubstring("1 recording left in"));
    CHECK(verifies(workshop));
}

TEST_CASE("a run that is stuck leaves a recording, and the status says so") {
    const Workshop workshop;
    const Ran ran = Trouble().run(workshop);
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.err, ContainsSubstring("seed 0000-000H (17): no progress for a minute"));
    CHECK_THAT(ran.err, ContainsSubstring("recorded in " + workshop.path(recording).string()));
    const Json failure = Json::parse(ran.out)["failures"][0];
    CHECK(failure["end"] == "stuck");
    CHECK(failure["ticks"] >= 3600);
    CHECK(verifies(workshop));
}

TEST_CASE("a broken rule leaves a recording up to where it was broken") {
    const Workshop workshop;
    Trouble trouble;
    trouble.plan.makeUmpire = [] {
        return Umpire([](const World& world, const Events&) {
            return world.tick == 100 ? PlayRule::KnightInWall : PlayRule::None;
        });
    };
    const Ran ran = trouble.run(workshop);
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.err, ContainsSubstring("the rule knight_in_wall was broken at tick 100"));
    CHECK(verifies(workshop));
    CHECK_THAT(workshop.read(recording), ContainsSubstring("\nend 100 "));
}

TEST_CASE("a crash takes one run, and leaves a recording with the tick that crashed") {
    const Workshop workshop;
    Trouble trouble;
    const bool throws = GENERATE(true, false);
    trouble.plan.makePilot = [throws] {
        return Pilot([throws](const World& world) {
            if (world.tick == 90 && throws) {
                throw std::runtime_error("trouble");
            }
            if (world.tick == 90) {
                std::raise(SIGKILL);
            }
            return pace(world);
        });
    };
    const Ran ran = trouble.run(workshop);
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.err, ContainsSubstring("crashed at tick 91"));
    CHECK(verifies(workshop));
    CHECK_THAT(workshop.read(recording), ContainsSubstring("\nend 90 "));
}

TEST_CASE("where a tick crashes, its keys are recorded") {
    const Workshop workshop;
    Trouble trouble;
    trouble.plan.makeUmpire = [] {
        return Umpire([](const World& world, const Events&) {
            if (world.tick == 90) {
                std::raise(SIGKILL);
            }
            return PlayRule::None;
        });
    };
    CHECK(trouble.run(workshop).status == exitFailed);
    CHECK_THAT(workshop.read(recording), ContainsSubstring("\nend 90 "));
}

TEST_CASE("where the first tick of a floor crashes, the way down to it is recorded") {
    const std::vector<Config> floors{shippedFloor(1), shippedFloor(2)};
    const PlayPlan plan{.config = &floors.front(),
                        .floors = floors,
                        .makePilot =
                            [] {
                                return Pilot(
                                    [pilot = Autopilot(expert)](const World& world) mutable {
                                        if (world.config.floor == 2) {
                                            throw std::runtime_error("trouble");
                                        }
                                        return pilot(world);
                                    });
                            },
                        .makeUmpire = [] { return Umpire(RuleWatch()); }};
    BlackBox box;
    REQUIRE_THROWS(playSeed(plan, Seed{17}, box));
    PlayResult crash;
    crash.end = PlayEnd::Crashed;
    const auto recording = readRecording(recordPlay(plan, Seed{17}, crash, box), Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().configs.size() == 2);
    CHECK(recording.value().configs.back().adventure.floor == 2);
}

TEST_CASE("dungeons that cannot be grown are counted") {
    const Workshop workshop;
    const Ran ran = run(workshop, {"autoplay", "--seeds", "0:2", "--set", "limits.min_rooms=100",
                                   "--set", "grid.width=5", "--set", "grid.height=5"});
    CHECK(ran.status == exitWrongUse);
    CHECK_FALSE(ran.err.empty());
}

TEST_CASE("figures are those of the runs whose dungeons were grown") {
    const Workshop workshop;
    const auto with = [&](const char* format) {
        return run(workshop,
                   {"autoplay", "--preset", "ring", "--seeds", "0:6", "--minutes", "1", "--set",
                    "limits.tries=1", "--set", "explore.creatures=false", "--format", format});
    };
    const Ran ran = with("json");
    CHECK(ran.status == exitWrongUse);
    const Json json = Json::parse(ran.out);
    CHECK(json["not_grown"] == 3);
    CHECK(json["time_up"] == 3);
    CHECK(json["runs"] == 3);
    const std::string table = with("table").out;
    CHECK_THAT(table, ContainsSubstring("3 runs, preset ring\n"));
    CHECK_THAT(table, ContainsSubstring("\n  3 seeds left out: could not be grown\n"));
    CHECK_THAT(table, ContainsSubstring("\n  game time 3:00, 1:00 a run\n"));
}

TEST_CASE("a run that ends before a floor that cannot be grown counts nowhere else") {
    AutoplayReport report;
    report.floors.resize(2);
    PlayResult result;
    result.ticks = 600;
    result.floor = 1;
    for (const PlayEnd end : {PlayEnd::Defeated, PlayEnd::NotGrown}) {
        result.end = end;
        report.add(result);
    }
    CHECK(report.runs() == 1);
    CHECK(report.all.ticks == 600);
    CHECK(report.floors.front().reached == 1);
}

TEST_CASE("what autoplay cannot do is refused") {
    const Workshop workshop;
    const Ran many = run(workshop, {"autoplay", "--seeds", "0:1000001"});
    CHECK(many.status == exitWrongUse);
    CHECK_THAT(many.err,
               ContainsSubstring("--seeds asks for 1000001 runs; at most 1000000 are allowed"));
    CHECK(run(workshop, {"autoplay", "--jobs", "0"}).status == exitWrongUse);
    CHECK(run(workshop, {"autoplay", "--set", "explore.creatures=maybe"}).status == exitWrongUse);
    const Ran both = run(workshop, {"autoplay", "--explore", "--set", "adventure.floor=3"});
    CHECK(both.status == exitWrongUse);
    CHECK(both.out.empty());
    CHECK(both.err == "doorstring: --set: adventure.floor: 3 is a floor of an adventure; with "
                      "--explore, allowed is \"none\"\n");
}

TEST_CASE("a file in the place of the folder for recordings is reported before any play") {
    const Workshop workshop;
    const std::string file = workshop.write("failures", "mine").string();
    const Ran ran = autoplayed(workshop, {"--seed", "17", "--keep", "lost"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK(ran.err == "doorstring: " + file + " cannot be written: it is not a folder\n");
    CHECK(workshop.read("failures") == "mine");
}

TEST_CASE("an adventure is played floor by floor, and the report says how far it came") {
    const Workshop workshop;
    Words words{"autoplay", "--seed", "17", "--format", "json"};
    // Only bosses live there, and nobody leaves a heart for the next one.
    words.insert(words.end(),
                 {"--set", "creatures.budget=0", "--set", "player.hearts=10", "--minutes", "30"});
    const Ran ran = run(workshop, words);
    REQUIRE(ran.status == exitDone);
    const Json json = Json::parse(ran.out);
    CHECK(json["finished"] == 1);
    REQUIRE(json["floors"].size() == 5);
    for (const Json& floor : json["floors"]) {
        CHECK(floor["reached"] == 1);
        CHECK(floor["finished"] == 1);
    }
    CHECK(json["rooms"] > 60);
}

TEST_CASE("floors above the one that the runs begin on are not counted") {
    const Workshop workshop;
    const auto with = [&](const char* format) {
        return run(workshop, {"autoplay", "--seed", "17", "--minutes", "1", "--format", format,
                              "--set", "adventure.floor=3"});
    };
    const Json floors = Json::parse(with("json").out)["floors"];
    REQUIRE(floors.size() == 5);
    for (const std::size_t above : {0, 1}) {
        CHECK(floors[above]["reached"] == 0);
        CHECK(floors[above]["finished"] == 0);
    }
    CHECK(floors[2]["reached"] == 1);
    const std::string table = with("table").out;
    CHECK_THAT(table, !ContainsSubstring("  floor 2: ") && ContainsSubstring("  floor 3: 0 of 1 "));
}
