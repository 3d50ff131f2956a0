#include "cli/autoplay/autoplay_report.hpp"

#include "cli/output/writers.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <numeric>

namespace doorstring {

// Counts a run on each floor that it reached. Of these floors, the run finished all but the last.
// It finished the last of them, too, if it ended as Finished.
void AutoplayReport::addFloors(const PlayResult& result) {
    for (std::size_t i = firstFloor - 1; i < result.floor; ++i) {
        ++floors[i].reached;
        const bool isLast = i + 1 == result.floor;
        if (!isLast || result.end == PlayEnd::Finished) {
            ++floors[i].finished;
        }
    }
    if (result.end == PlayEnd::Defeated) {
        Floor& last = floors[result.floor - 1];
        if (result.lastAttacker) {
            ++last.defeats[*result.lastAttacker];
        } else {
            ++last.hazardDefeats;
        }
    }
}

void AutoplayReport::add(const PlayResult& result) {
    ++ends[result.end];
    if (result.end != PlayEnd::NotGrown) {
        addFloors(result);
        all.add(result);
    }
}

std::uint64_t AutoplayReport::runs() const {
    return std::accumulate(ends.begin(), ends.end(), std::uint64_t{0}) - ends[PlayEnd::NotPlayed] -
           ends[PlayEnd::NotGrown];
}

std::string whatFailed(const PlayResult& result) {
    switch (result.end) {
    case PlayEnd::Stuck:
        return "no progress for a minute";
    case PlayEnd::RuleBroken:
        return fmt::format("the rule {} was broken", name(result.rule));
    default:
        return "crashed";
    }
}

namespace {

// Returns the share of `part` in `whole`, in thousandths, rounded.
int shareOf(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<int>((part * 1000 + whole / 2) / whole);
}

// Returns the mean with one decimal: "4.2".
std::string perRun(std::uint64_t count, std::uint64_t runs) {
    const std::uint64_t tenths = runs == 0 ? 0 : (count * 10 + runs / 2) / runs;
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

constexpr std::string_view hazardsRow = "ground and bombs";

void writeFloors(BlockWriter& writer, const AutoplayReport& report) {
    for (std::size_t i = report.firstFloor - 1; i < report.floors.size(); ++i) {
        const AutoplayReport::Floor& floor = report.floors[i];
        const int share = shareOf(floor.finished, floor.reached);
        writer.format("  floor {}: {} of {} finished it, {}.{} %", i + 1, grouped(floor.finished),
                      grouped(floor.reached), share / 10, share % 10);
        std::string_view separator = "; defeated by ";
        floor.forDefeats(hazardsRow, [&](std::string_view who, std::uint64_t count) {
            writer.format("{}{} {}", separator, who, grouped(count));
            separator = ", ";
        });
        writer.text("\n");
    }
}

std::string_view slayer(const PlayLine& line) {
    return line.lastAttacker ? name(*line.lastAttacker) : hazardsRow;
}

std::string whyItEnded(const PlayLine& line) {
    switch (line.end) {
    case PlayEnd::Finished:
        return line.floor > 0 ? "victory" : "finished";
    case PlayEnd::Defeated:
        return fmt::format("defeated by {}", slayer(line));
    case PlayEnd::TimeUp:
        return "out of time";
    case PlayEnd::RuleBroken:
        return "a rule was broken";
    case PlayEnd::NotGrown:
        return "could not be grown";
    default:
        return std::string(name(line.end));
    }
}

void writeLines(BlockWriter& writer, const AutoplayReport& report) {
    for (const PlayLine& line : report.lines) {
        const std::string floor =
            line.floor > 0 ? fmt::format("floor {}  ", line.floor) : std::string();
        writer.format("  {}  {}{}  {}\n", toCode(line.seed), floor, playTime(line.ticks),
                      whyItEnded(line));
    }
    writer.text(report.lines.empty() ? "" : "\n");
}

std::vector<std::string> cellsOf(std::string_view who, const CreatureTally& row,
                                 std::uint64_t allDamage) {
    const int share = shareOf(row.damage, allDamage);
    return {std::string(who), grouped(row.damage), fmt::format("{}.{} %", share / 10, share % 10),
            grouped(row.deaths), grouped(row.felled)};
}

}  // namespace

void writeAutoplayTable(BlockWriter& writer, const AutoplayReport& report) {
    const std::uint64_t runs = report.runs();
    const PlayFigures& all = report.all;
    writeLines(writer, report);
    writer.format("{} {}{}{}\n", grouped(runs), runs == 1 ? "run" : "runs",
                  report.preset.empty() ? "" : ", preset ", report.preset);
    writer.format("  finished {}, {}out of time {}, stuck {}, rules broken {}, crashed {}\n",
                  grouped(report.ends[PlayEnd::Finished]),
                  !report.floors.empty()
                      ? fmt::format("defeated {}, ", grouped(report.ends[PlayEnd::Defeated]))
                      : "",
                  grouped(report.ends[PlayEnd::TimeUp]), grouped(report.ends[PlayEnd::Stuck]),
                  grouped(report.ends[PlayEnd::RuleBroken]),
                  grouped(report.ends[PlayEnd::Crashed]));
    if (const std::uint64_t notGrown = report.ends[PlayEnd::NotGrown]; notGrown > 0) {
        writer.format("  {} left out: could not be grown\n", counted(notGrown, "seed", "seeds"));
    }
    writeFloors(writer, report);
    writer.format("  {} of {} rooms visited, {} of {} with creatures cleared\n",
                  grouped(all.visited), grouped(all.rooms), grouped(all.cleared),
                  grouped(all.withCreatures));
    writer.format("  game time {}, {} a run\n", playTime(all.ticks),
                  playTime(runs == 0 ? 0 : all.ticks / runs));
    if (!report.floors.empty()) {
        const int share = shareOf(all.coinsSpent, all.coinsEarned);
        writer.format("  {} coins earned, {} a run; {} spent, {}.{} %; {} relics a run\n",
                      grouped(all.coinsEarned), perRun(all.coinsEarned, runs),
                      grouped(all.coinsSpent), share / 10, share % 10,
                      perRun(all.relicsTaken, runs));
    }
    writer.format("  {}, {} a run; {} half hearts lost, {} a run\n\n",
                  counted(all.deaths, "death", "deaths"), perRun(all.deaths, runs),
                  grouped(all.damage()), perRun(all.damage(), runs));
    TextTable table({{"creature", 14, TextTable::Align::Left},
                     {"damage", 11},
                     {"share", 10},
                     {"deaths", 9},
                     {"felled", 11}});
    for (std::size_t i = 0; i < creatureCount; ++i) {
        table.add(cellsOf(creatureNames[i], all.creatures.values[i], all.damage()));
    }
    table.add(cellsOf(hazardsRow, all.hazards, all.damage()));
    table.write(writer);
}

namespace {

constexpr std::string_view hazardsMember = "ground";

void writeFloor(JsonWriter& json, const AutoplayReport::Floor& floor) {
    json.object([&] {
        json.member("reached", floor.reached);
        json.member("finished", floor.finished);
        json.key("defeated_by").object([&] {
            floor.forDefeats(hazardsMember, [&](std::string_view who, std::uint64_t count) {
                json.member(who, count);
            });
        });
    });
}

void writeLine(JsonWriter& json, const PlayLine& line) {
    json.object([&] {
        writeSeed(json, line.seed);
        json.member("floor", line.floor);
        json.member("end", name(line.end));
        if (line.end == PlayEnd::Defeated) {
            json.member("by", line.lastAttacker ? name(*line.lastAttacker) : hazardsMember);
        }
        json.member("ticks", line.ticks);
    });
}

}  // namespace

void writeAutoplayJson(BlockWriter& writer, const AutoplayReport& report) {
    JsonWriter json(writer);
    const PlayFigures& all = report.all;
    json.object([&] {
        json.member("format", "doorstring-autoplay/1");
        json.member("preset", report.preset);
        json.member("seeds", fmt::format("{}:{}", report.seeds.first, report.seeds.end));
        json.member("runs", report.runs());
        for (const PlayEnd end :
             {PlayEnd::Finished, PlayEnd::Defeated, PlayEnd::TimeUp, PlayEnd::Stuck,
              PlayEnd::RuleBroken, PlayEnd::Crashed, PlayEnd::NotGrown}) {
            json.member(name(end), report.ends[end]);
        }
        if (!report.floors.empty()) {
            json.key("floors").array([&] {
                for (const AutoplayReport::Floor& floor : report.floors) {
                    writeFloor(json, floor);
                }
            });
        }
        json.member("rooms", all.rooms);
        json.member("visited", all.visited);
        json.member("with_creatures", all.withCreatures);
        json.member("cleared", all.cleared);
        json.member("ticks", all.ticks);
        json.member("deaths", all.deaths);
        json.member("damage", all.damage());
        json.member("coins_earned", all.coinsEarned);
        json.member("coins_spent", all.coinsSpent);
        json.member("relics", all.relicsTaken);
        const auto writeTally = [&](const CreatureTally& tally) {
            json.member("damage", tally.damage);
            json.key("share").thousandths(shareOf(tally.damage, all.damage()));
            json.member("deaths", tally.deaths);
        };
        json.key("creatures").array([&] {
            for (std::size_t i = 0; i < creatureCount; ++i) {
                json.object([&] {
                    json.member("name", creatureNames[i]);
                    writeTally(all.creatures.values[i]);
                    json.member("felled", all.creatures.values[i].felled);
                });
            }
        });
        json.key(hazardsMember).object([&] { writeTally(all.hazards); });
        if (!report.lines.empty()) {
            json.key("plays").array([&] {
                for (const PlayLine& line : report.lines) {
                    writeLine(json, line);
                }
            });
        }
        json.key("failures").array([&] {
            for (const PlayFailure& failure : report.failures) {
                json.object([&] {
                    writeSeed(json, failure.seed);
                    json.member("end", name(failure.result.end));
                    json.member("rule", name(failure.result.rule));
                    json.member("ticks", failure.result.ticks);
                    json.member("recording", failure.recording);
                });
            }
        });
    });
    writer.text("\n");
}

}  // namespace doorstring
