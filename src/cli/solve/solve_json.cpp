#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/solve/solve_writers.hpp"

#include <string>

namespace doorstring {

namespace {

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

}  // namespace

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
        writeCells(json.key("shortest"), solved.way);
    });
}

}  // namespace doorstring
