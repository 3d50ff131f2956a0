#include "play/session/host.hpp"

#include "dungeon/passes/generate.hpp"

namespace doorstring {

GrownDungeon growAtOnce(const Config& config, Seed seed) {
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return noticeOf([&] { return describe(dungeon.error(), config.dungeon); });
    }
    return std::move(dungeon).value();
}

}  // namespace doorstring
