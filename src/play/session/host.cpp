#include "play/session/host.hpp"

#include "dungeon/passes/generate.hpp"

namespace doorstring {

GrownDungeon growAtOnce(const Config& by, Seed seed) {
    auto dungeon = generateDungeon(by.dungeon, by.room, seed);
    if (!dungeon) {
        return noticeOf([&] { return describe(dungeon.error(), by.dungeon); });
    }
    return std::move(dungeon).value();
}

}  // namespace doorstring
