#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/map/map_writers.hpp"
#include "cli/output/complain.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"

#include <fmt/format.h>

namespace doorstring {

int explainRoom(const MapRequest& request, const LoadedConfig& loaded,
                const CommandContext& context) {
    const DungeonConfig& config = loaded.config.dungeon;
    if (const auto sentence = tooLargeToRecord(config)) {
        return complain(context.err, exitWrongUse, *sentence);
    }
    const Seed seed{request.seeds.range.first};
    const auto record = recordGeneration(config, loaded.config.room, seed);
    if (!record) {
        return complain(context.err, exitWrongUse, describe(record.error(), config));
    }
    const Dungeon& dungeon = record.value().dungeon();
    if (const auto sentence = noRoomThere(dungeon, *request.why)) {
        return complain(context.err, exitWrongUse,
                        fmt::format("--why: seed {}: {}", toCode(seed), *sentence));
    }
    const auto file = request.out && isFileEach(*request.out)
                          ? fileFor(*request.out, seed, MapFormat::Ascii)
                          : request.out;
    return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) -> MaybeFailure {
        writer.format("{}\n", metricsLine(dungeon, measure(dungeon)));
        auto lines = whySentences(whyRoom(config, record.value(), *request.why), config);
        addInterior(lines, dungeon, loaded.config.room, *request.why);
        for (const std::string& line : lines) {
            writer.format("{}\n", line);
        }
        return std::nullopt;
    });
}

}  // namespace doorstring
