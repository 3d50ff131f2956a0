#include "cli/commands.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/version.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "dungeon/solve/solver.hpp"
#include "files/log.hpp"

#include <fmt/format.h>

#include <array>
#include <string>

namespace doorstring {

namespace {

enum class SolveFormat : std::uint8_t { Text, Json };
constexpr auto solveFormatNames = namesOf<SolveFormat>({"text", "json"});
constexpr ChoiceOption<SolveFormat> formatOfSolve{
    "--format", "FORMAT", "text (the default) or json; with --seeds, an array", "json",
    solveFormatNames};
constexpr auto solveOptions =
    std::to_array<Option>({seedOption, seedsOption, codeOption, formatOfSolve});
constexpr std::array<std::string_view, 2> solveExamples{
    "doorstring solve --seed 17 --set locks.small=4 --set locks.boss=true",
    "doorstring solve --preset hideout --seeds 0:1000 --format json"};

struct Solved {
    const Dungeon& dungeon;
    Contents contents;
    Proof proof;
    std::vector<Sphere> spheres;  // the rooms, grouped by the keys needed to reach them
    GridPos goal;
    std::vector<GridPos> wayToGoal;  // shortestWay(dungeon); empty if none was found
};

bool mayStrand(Verdict verdict) {
    return verdict == Verdict::Strands || verdict == Verdict::Misplaced;
}

// Counts all dungeons and, for each reason, those that are not proved.
struct Tally {
    std::uint64_t dungeons = 0;
    std::uint64_t strand = 0;
    std::uint64_t sealed = 0;
    std::uint64_t tooMany = 0;

    void add(Verdict verdict) {
        ++dungeons;
        strand += mayStrand(verdict) ? 1 : 0;
        sealed += verdict == Verdict::Sealed ? 1 : 0;
        tooMany += verdict == Verdict::TooMany ? 1 : 0;
    }
};

Delimiters delimitersFor(SolveFormat format, bool asArray) {
    if (format == SolveFormat::Text) {
        return textDelimiters;
    }
    return asArray ? arrayDelimiters : lineDelimiters;
}

// Reports how many dungeons are not proved. If there are several reasons, counts only the dungeons
// with the first of them, in the order below. Returns the exit status.
int reportUnproved(const Tally& tally, std::ostream& err) {
    if (tally.strand > 0) {
        return complain(
            err, exitFailed,
            fmt::format("{} of {} dungeons can strand the player", tally.strand, tally.dungeons));
    }
    if (tally.sealed > 0) {
        return complain(err, exitFailed,
                        fmt::format("{} of {} dungeons have a chest that no item leads to",
                                    tally.sealed, tally.dungeons));
    }
    if (tally.tooMany > 0) {
        return complain(
            err, exitFailed,
            fmt::format(
                "{} of {} dungeons have too many locks, keys or cracked walls to be searched",
                tally.tooMany, tally.dungeons));
    }
    return exitDone;
}

std::string_view name(Verdict verdict) {
    constexpr std::string_view names[]{"proved", "strands", "misplaced", "sealed", "too-many"};
    return names[static_cast<std::size_t>(verdict)];
}

void writeDoorways(JsonWriter& json, const std::vector<Doorway>& doorways) {
    json.array([&] {
        for (const Doorway& doorway : doorways) {
            json.object([&] {
                json.member("x", doorway.cell.x);
                json.member("y", doorway.cell.y);
                json.member("door", letter(doorway.side));
                json.member("lock", name(doorway.lock));
            });
        }
    });
}

void writeStranding(JsonWriter& json, const Stranding& stranding) {
    writeDoorways(json.key("opened"), stranding.opened);
    writeDoorways(json.key("shut"), stranding.shut);
    writeCells(json.key("unreached"), stranding.unreached);
}

void writeSphere(JsonWriter& json, const Sphere& sphere) {
    json.member("small_keys", sphere.smallKeys);
    json.member("boss_keys", sphere.bossKeys);
    writeCells(json.key("rooms"), sphere.rooms);
}

void writeSolvedJson(BlockWriter& writer, const Solved& solved, std::string_view preset) {
    const Proof& proof = solved.proof;
    JsonWriter json(writer);
    json.object([&] {
        writeHead(json, "doorstring-solve/1", solved.dungeon, preset);
        json.member("verdict", name(proof.verdict));
        json.member("small_locks", proof.smallLocks);
        json.member("boss_locks", proof.bossLocks);
        json.member("small_keys", proof.smallKeys);
        json.member("states", proof.states);
        if (proof.verdict == Verdict::Strands) {
            json.key("stranding").object([&] { writeStranding(json, proof.stranding); });
        }
        if (proof.verdict == Verdict::Misplaced) {
            writeCells(json.key("misplaced"), proof.misplaced);
        }
        if (proof.verdict == Verdict::Sealed) {
            writeCells(json.key("sealed"), proof.sealed);
        }
        json.key("spheres").array([&] {
            for (const Sphere& sphere : solved.spheres) {
                json.object([&] { writeSphere(json, sphere); });
            }
        });
        writeCell(json.key("goal"), solved.goal);
        writeCells(json.key("shortest"), solved.wayToGoal);
    });
}

// Writes cells as "(5, 5)", nine to a line: at most 82 columns for grids up to 100 x 100.
void writeCells(BlockWriter& writer, const std::vector<GridPos>& cells) {
    constexpr std::size_t cellsInLine = 9;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool lineEnds = i + 1 == cells.size() || i % cellsInLine == cellsInLine - 1;
        writer.format("{}({}, {}){}", i % cellsInLine == 0 ? "  " : " ", cells[i].x, cells[i].y,
                      lineEnds ? "\n" : "");
    }
}

std::string listed(const std::vector<Doorway>& doorways) {
    std::string text;
    for (const Doorway& doorway : doorways) {
        text +=
            fmt::format("{}({}, {}) {}{}", text.empty() ? "" : ", ", doorway.cell.x, doorway.cell.y,
                        letter(doorway.side), doorway.lock == DoorLock::Boss ? " (boss)" : "");
    }
    return text;
}

std::string locksLine(const Proof& proof) {
    if (proof.smallLocks + proof.bossLocks == 0) {
        return "nothing is locked";
    }
    std::string text = counted(proof.smallLocks, "small lock", "small locks");
    if (proof.bossLocks > 0) {
        text += ", " + counted(proof.bossLocks, "boss lock", "boss locks");
    }
    return text + fmt::format(", {}, {} searched",
                              counted(proof.smallKeys, "small key", "small keys"),
                              counted(proof.states, "state", "states"));
}

void writeStrandingLine(BlockWriter& writer, const Stranding& stranding) {
    writer.format("Strands: {} cannot be reached",
                  counted(stranding.unreached.size(), "room", "rooms"));
    writer.text(stranding.opened.empty() ? ""
                                         : " once keys are spent on " + listed(stranding.opened));
    writer.text(stranding.shut.empty() ? "; no locked door leads there"
                                       : "; locked for good: " + listed(stranding.shut));
    writer.text(".\n");
    writeCells(writer, stranding.unreached);
}

void writeVerdict(BlockWriter& writer, const Proof& proof) {
    switch (proof.verdict) {
    case Verdict::Proved:
        writer.format("Proved: in whatever order keys are spent, every room can be reached ({}).\n",
                      locksLine(proof));
        return;
    case Verdict::Misplaced:
        writer.text("Not proved: what has to be had lies where only bombs or items lead.\n");
        return writeCells(writer, proof.misplaced);
    case Verdict::Sealed:
        writer.text("Not proved: no item that the knight may have leads to a chest.\n");
        return writeCells(writer, proof.sealed);
    case Verdict::Strands:
        return writeStrandingLine(writer, proof.stranding);
    case Verdict::TooMany:
        writer.format("Not proved: the search covers at most {} locked doorways, {} keys and, on a "
                      "floor of an adventure, {} cracked walls.\n",
                      mostLockedDoorways, mostKeys, mostCrackedWalls);
        return;
    }
}

std::string keysText(const Sphere& sphere) {
    std::string text;
    if (sphere.smallKeys > 0) {
        text = " with " + counted(sphere.smallKeys, "small key", "small keys");
    }
    if (sphere.bossKeys > 0) {
        text += text.empty() ? " with the boss's key" : " and the boss's key";
    }
    return text;
}

void writeSphereLines(BlockWriter& writer, const std::vector<Sphere>& spheres) {
    for (std::size_t i = 0; i < spheres.size(); ++i) {
        writer.format("Sphere {}, {}: {}{}\n", i,
                      i == 0 ? "without a key" : "with the keys found so far",
                      counted(spheres[i].rooms.size(), "room", "rooms"), keysText(spheres[i]));
        writeCells(writer, spheres[i].rooms);
    }
}

std::string_view goalName(const Solved& solved) {
    if (solved.dungeon.carved() != nullptr) {
        return "exit";
    }
    return solved.dungeon.plan(solved.goal).kind == RoomKind::Boss ? "boss" : "farthest room";
}

void writeSolvedText(BlockWriter& writer, const Solved& solved) {
    writer.format("{}\n", metricsLine(solved.dungeon, measure(solved.dungeon)));
    writeVerdict(writer, solved.proof);
    for (const std::string& line : contentsLines(solved.contents)) {
        writer.text(line);
    }
    writeSphereLines(writer, solved.spheres);
    const std::string_view goal = goalName(solved);
    if (solved.wayToGoal.empty()) {
        // With too many locks or keys no path was looked for, so there may be one.
        if (solved.proof.verdict != Verdict::TooMany) {
            writer.format("There is no path to the {}.\n", goal);
        }
        return;
    }
    writer.format("Shortest path to the {}: {}\n", goal,
                  counted(solved.wayToGoal.size() - 1, "room", "rooms"));
    writeCells(writer, solved.wayToGoal);
}

// Tries to prove that the dungeon can be finished. If the adventure is on, what lies in the rooms
// is part of the proof. The dungeon must outlive the result.
Solved solve(const Dungeon& dungeon, const AdventureConfig& adventure) {
    Contents contents = contentsOf(dungeon, adventure);
    Proof proof = adventure.isOn() ? prove(dungeon, contents) : prove(dungeon);
    return {dungeon,
            std::move(contents),
            std::move(proof),
            spheresOf(dungeon),
            measure(dungeon).goal,
            shortestWay(dungeon)};
}

}  // namespace

int solveEach(const GivenOptions& given, const LoadedConfig& loaded, const DungeonSource& source,
              std::ostream& out, std::ostream& err) {
    const SolveFormat format = given.choice(formatOfSolve);
    const ChosenSeeds seeds = seedsOf(given);
    Tally tally;
    const int status = writeOutput(std::nullopt, out, err, [&](BlockWriter& writer) {
        return writeDungeons(writer, seeds.range, delimitersFor(format, seeds.isRangeGiven), source,
                             [&](const Dungeon& dungeon) {
                                 const Solved solved = solve(dungeon, loaded.config.adventure);
                                 if (format == SolveFormat::Text) {
                                     writeSolvedText(writer, solved);
                                 } else {
                                     writeSolvedJson(writer, solved, loaded.preset);
                                 }
                                 tally.add(solved.proof.verdict);
                             });
    });
    return status == exitDone ? reportUnproved(tally, err) : status;
}

namespace {

int runSolve(const GivenOptions& given, const CommandContext& context) {
    return withConfig(given, context, {}, [&](const LoadedConfig& loaded) {
        return solveEach(given, loaded, grownFrom(loaded.config), context.out, context.err);
    });
}

}  // namespace

extern constinit const Command solveCommand{
    .name = "solve",
    .purpose = "prove that a dungeon can be finished; show the shortest path",
    .options = solveOptions,
    .notes = "Shows the rooms that can be reached without a key, then those that the keys found "
             "there\nopen, and so on, and the shortest path to the boss (without one, to the "
             "farthest room).\nThe exit status is 1 if a dungeon can strand the player, has a "
             "chest that no item leads\nto, or has too many locks, keys or cracked walls to be "
             "searched.",
    .examples = solveExamples,
    .run = runSolve};

}  // namespace doorstring
