#include "cli/autoplay/autoplay_report.hpp"
#include "cli/output/json_writer.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr std::string_view groundMember = "ground";

void writeFloor(JsonWriter& json, const AutoplayReport::Floor& floor) {
    json.object([&] {
        json.member("reached", floor.reached);
        json.member("finished", floor.finished);
        json.key("defeated_by").object([&] {
            floor.forDefeats(groundMember, [&](std::string_view who, std::uint64_t count) {
                json.member(who, count);
            });
        });
    });
}

void writeLine(JsonWriter& json, const PlayLine& line) {
    json.object([&] {
        json.member("seed", toCode(line.seed));
        json.member("seed_number", std::to_string(line.seed.number));
        json.member("floor", line.floor);
        json.member("end", name(line.end));
        if (line.end == PlayEnd::Defeated) {
            json.member("by", line.lastBlow ? name(*line.lastBlow) : groundMember);
        }
        json.member("ticks", line.ticks);
    });
}

}  // namespace

void writeAutoplayJson(BlockWriter& writer, const AutoplayReport& report) {
    JsonWriter json(writer);
    json.object([&] {
        json.member("format", "doorstring-autoplay/1");
        json.member("preset", report.preset);
        json.member("seeds", fmt::format("{}:{}", report.seeds.first, report.seeds.end));
        json.member("runs", report.runs());
        for (const PlayEnd end : {PlayEnd::Finished, PlayEnd::Defeated, PlayEnd::TimeUp,
                                  PlayEnd::Stuck, PlayEnd::RuleBroken, PlayEnd::Crashed}) {
            json.member(name(end), report.ends[end]);
        }
        if (report.isAdventure) {
            json.key("floors").array([&] {
                for (const AutoplayReport::Floor& floor : report.floors) {
                    writeFloor(json, floor);
                }
            });
        }
        json.member("rooms", report.rooms);
        json.member("visited", report.visited);
        json.member("with_creatures", report.withCreatures);
        json.member("cleared", report.cleared);
        json.member("ticks", report.ticks);
        json.member("deaths", report.deaths);
        json.member("damage", report.damage());
        const auto member = [&](std::string_view who, const AutoplayReport::Row& row) {
            json.object([&] {
                json.member("name", who);
                json.member("damage", row.damage);
                json.key("share").thousandths(shareOf(row.damage, report.damage()));
                json.member("deaths", row.deaths);
                json.member("felled", row.felled);
            });
        };
        json.key("creatures").array([&] {
            for (std::size_t i = 0; i < creatureCount; ++i) {
                member(creatureNames[i], report.creatures.values[i]);
            }
        });
        json.key(groundMember).object([&] {
            json.member("damage", report.groundDamage);
            json.key("share").thousandths(shareOf(report.groundDamage, report.damage()));
            json.member("deaths", report.groundDeaths);
        });
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
                    json.member("seed", toCode(failure.seed));
                    json.member("seed_number", std::to_string(failure.seed.number));
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
