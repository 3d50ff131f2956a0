#include "base/number_text.hpp"
#include "cli/solve/solve_writers.hpp"
#include "dungeon/contents/contents_text.hpp"
#include "dungeon/metrics.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

// "(5, 5)" and so on, nine a line, which is below 80 columns up to grids of 100 x 100.
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
        writer.format("Not proved: the search covers at most {} locked doorways and {} keys.\n",
                      mostLockedDoorways, mostKeys);
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

}  // namespace

void writeSolvedText(BlockWriter& writer, const Solved& solved) {
    writer.format("{}\n", metricsLine(solved.dungeon, measure(solved.dungeon)));
    writeVerdict(writer, solved.proof);
    for (const std::string& line : contentsLines(solved.contents)) {
        writer.text(line);
    }
    writeSphereLines(writer, solved.spheres);
    const std::string_view goal = goalName(solved);
    if (solved.way.empty()) {
        writer.format("There is no path to the {}.\n", goal);
        return;
    }
    writer.format("Shortest path to the {}: {}\n", goal,
                  counted(solved.way.size() - 1, "room", "rooms"));
    writeCells(writer, solved.way);
}

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

}  // namespace doorstring
