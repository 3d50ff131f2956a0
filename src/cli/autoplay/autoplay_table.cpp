#include "base/number_text.hpp"
#include "cli/autoplay/autoplay_report.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string tenths(std::uint64_t count, std::uint64_t of) {
    const std::uint64_t scaled = of == 0 ? 0 : (count * 10 + of / 2) / of;
    return fmt::format("{}.{}", scaled / 10, scaled % 10);
}

constexpr std::string_view groundRow = "pits and bombs";

void writeFloors(BlockWriter& writer, const AutoplayReport& report) {
    for (std::size_t i = 0; report.isAdventure && i < report.floors.size(); ++i) {
        const AutoplayReport::Floor& floor = report.floors[i];
        const int share = shareOf(floor.finished, floor.reached);
        writer.format("  floor {}: {} of {} finished it, {}.{} %", i + 1, grouped(floor.finished),
                      grouped(floor.reached), share / 10, share % 10);
        std::string_view before = "; defeated by ";
        floor.forDefeats(groundRow, [&](std::string_view who, std::uint64_t count) {
            writer.format("{}{} {}", before, who, grouped(count));
            before = ", ";
        });
        writer.text("\n");
    }
}

std::string_view slayer(const PlayLine& line) {
    return line.lastBlow ? name(*line.lastBlow) : groundRow;
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

void writeRow(BlockWriter& writer, std::string_view who, const AutoplayReport::Row& row,
              std::uint64_t all) {
    const int share = shareOf(row.damage, all);
    writer.format("{:<14} {:>10} {:>5}.{} % {:>8} {:>10}\n", who, grouped(row.damage), share / 10,
                  share % 10, grouped(row.deaths), grouped(row.felled));
}

}  // namespace

void writeAutoplayTable(BlockWriter& writer, const AutoplayReport& report) {
    const std::uint64_t runs = report.runs();
    writeLines(writer, report);
    writer.format("{} {}{}{}\n", grouped(runs), runs == 1 ? "run" : "runs",
                  report.preset.empty() ? "" : ", preset ", report.preset);
    writer.format(
        "  finished {}, {}out of time {}, stuck {}, rules broken {}, crashed {}\n",
        grouped(report.ends[PlayEnd::Finished]),
        report.isAdventure ? fmt::format("defeated {}, ", grouped(report.ends[PlayEnd::Defeated]))
                           : "",
        grouped(report.ends[PlayEnd::TimeUp]), grouped(report.ends[PlayEnd::Stuck]),
        grouped(report.ends[PlayEnd::RuleBroken]), grouped(report.ends[PlayEnd::Crashed]));
    writeFloors(writer, report);
    writer.format("  {} of {} rooms visited, {} of {} with creatures cleared\n",
                  grouped(report.visited), grouped(report.rooms), grouped(report.cleared),
                  grouped(report.withCreatures));
    writer.format("  game time {}, {} a run\n", playTime(report.ticks),
                  playTime(runs == 0 ? 0 : report.ticks / runs));
    writer.format("  {}, {} a run; {} half hearts lost, {} a run\n\n",
                  counted(report.deaths, "death", "deaths"), tenths(report.deaths, runs),
                  grouped(report.damage()), tenths(report.damage(), runs));
    writer.format("{:<14} {:>10} {:>9} {:>8} {:>10}\n", "creature", "damage", "share", "deaths",
                  "felled");
    for (std::size_t i = 0; i < creatureCount; ++i) {
        writeRow(writer, creatureNames[i], report.creatures.values[i], report.damage());
    }
    writeRow(writer, groundRow, {report.groundDamage, report.groundDeaths, 0}, report.damage());
}

}  // namespace doorstring
