// Says in sentences why rooms are as they are. What the passes of a dungeon left is kept until
// another one is asked about.
#pragma once

#include "config/dungeon_parts.hpp"
#include "dungeon/dungeon.hpp"
#include "play/session/host.hpp"
#include "study/why/generation_record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

class RoomReasons {
public:
    // Where a dungeon comes from.
    struct Source {
        const DungeonConfig& config;
        const RoomConfig& room;
        std::uint32_t version;  // differs for another configuration, and for another dungeon
        bool hasLocks = true;   // false: they are not in play, and not told of
    };

    // Empty if there is no room. If the dungeon does not grow like this, as when a room of it was
    // made by hand, the sentence says that its reasons are not known.
    const std::vector<std::string>& of(const Source& source, const Dungeon& dungeon, GridPos cell);

private:
    void record(const Source& source, const Dungeon& dungeon);

    std::optional<GenerationRecord> record_;
    std::string unknown_;  // why there is no record
    std::optional<std::uint32_t> version_;
    Seed seed_;
    std::optional<GridPos> cell_;  // that the sentences are of
    std::vector<std::string> sentences_;
};

// Explains the rooms of the dungeon that is being explored.
std::unique_ptr<RoomExplainer> makeRoomExplainer();

}  // namespace doorstring
