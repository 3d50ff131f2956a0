// Grows the dungeon of a seed with a preset of Doorstring: dungeons PRESET SEED
#include "config/sources/load.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"

#include <iostream>

using namespace doorstring;

namespace {

int stop(const std::string& sentence) {
    std::cerr << "dungeons: " << sentence << '\n';
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        return stop("usage: dungeons PRESET SEED");
    }
    ConfigSources sources;
    sources.shipped = WEIGHTS;
    sources.preset = argv[1];
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return stop(toString(loaded.error().front()));
    }
    const auto seed = parseSeed(argv[2]);
    if (!seed) {
        return stop(seed.error());
    }
    const Config& config = loaded.value().config;
    const auto record = recordGeneration(config.dungeon, config.room, seed.value());
    if (!record) {
        return stop(describe(record.error(), config.dungeon));
    }

    const Dungeon& dungeon = record.value().dungeon();
    const Metrics metrics = measure(dungeon);
    std::cout << metrics.rooms << " rooms, " << metrics.loops << " loops\n";
    writeAscii(dungeon, metrics, [](std::string_view line) { std::cout << line; });
    const RoomReason reason = whyRoom(config.dungeon, record.value(), metrics.farthest);
    for (const std::string& sentence : whySentences(reason, config.dungeon)) {
        std::cout << sentence << '\n';
    }
    return 0;
}
