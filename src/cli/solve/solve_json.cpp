#include "cli/map/map_writers.hpp"
#include "cli/output/json_text.hpp"
#include "cli/solve/solve_writers.hpp"

namespace doorstring {

namespace {

std::string_view name(Verdict verdict) {
    constexpr std::string_view names[]{"proved", "strands", "too-many"};
    return names[static_cast<std::size_t>(verdict)];
}

void writeDoorways(BlockWriter& writer, const std::vector<Doorway>& doorways) {
    writer.text("[");
    std::string_view before;
    for (const Doorway& doorway : doorways) {
        writer.format(R"({}{{"x":{},"y":{},"door":"{}","lock":"{}"}})", before, doorway.cell.x,
                      doorway.cell.y, letter(doorway.side), name(doorway.lock));
        before = ",";
    }
    writer.text("]");
}

void writeStranding(BlockWriter& writer, const Stranding& stranding) {
    writer.text(R"(,"stranding":{"opened":)");
    writeDoorways(writer, stranding.opened);
    writer.text(R"(,"shut":)");
    writeDoorways(writer, stranding.shut);
    writer.text(R"(,"unreached":)");
    writeJsonCells(writer, stranding.unreached);
    writer.text("}");
}

void writeSpheres(BlockWriter& writer, const std::vector<Sphere>& spheres) {
    writer.text(R"(,"spheres":[)");
    std::string_view before;
    for (const Sphere& sphere : spheres) {
        writer.format(R"({}{{"small_keys":{},"boss_keys":{},"rooms":)", before, sphere.smallKeys,
                      sphere.bossKeys);
        writeJsonCells(writer, sphere.rooms);
        writer.text("}");
        before = ",";
    }
    writer.text("]");
}

}  // namespace

void writeSolvedJson(BlockWriter& writer, const Solved& solved, std::string_view preset) {
    const Proof& proof = solved.proof;
    const Seed seed = solved.dungeon.seed();
    writer.format(R"({{"format":"doorstring-solve/1","seed":"{}","seed_number":"{}","preset":{},)",
                  toCode(seed), seed.number, jsonText(preset));
    writer.format(R"("verdict":"{}","small_locks":{},"boss_locks":{},"small_keys":{},"states":{})",
                  name(proof.verdict), proof.smallLocks, proof.bossLocks, proof.smallKeys,
                  proof.states);
    if (proof.verdict == Verdict::Strands) {
        writeStranding(writer, proof.stranding);
    }
    writeSpheres(writer, solved.spheres);
    writer.format(R"(,"goal":[{},{}],"shortest":)", solved.goal.x, solved.goal.y);
    writeJsonCells(writer, solved.way);
    writer.text("}");
}

}  // namespace doorstring
