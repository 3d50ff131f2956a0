// Says in sentences why rooms are as they are. Keeps the record of the passes that made a dungeon
// until another dungeon is asked about.
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
        std::uint32_t version;  // differs for each configuration
        bool hasLocks = true;   // whether locks are in play; if not, they are not mentioned
    };

    // Returns the reasons of the room in a cell; both texts are empty if there is no room. If the
    // source does not grow this dungeon, a sentence says that its reasons are not known.
    const RoomReasonTexts& of(const Source& source, const Dungeon& dungeon, GridPos cell);

private:
    void record(const Source& source, const Dungeon& dungeon);

    std::optional<GenerationRecord> record_;
    std::string unknown_;  // the sentence to show if there is no record
    // The plans of the dungeon if its source does not grow it; empty otherwise. After an edit, the
    // Lab still shows the earlier dungeon for some frames, with the new version and the same seed.
    // Once the new dungeon is shown, only its plans tell it from the earlier one.
    std::optional<Grid<RoomPlan>> unknownPlans_;
    std::optional<std::uint32_t> version_;
    Seed seed_;
    std::optional<GridPos> cell_;  // of the room that the texts are about
    RoomReasonTexts texts_;
};

// Explains the rooms of the dungeon that is being explored.
std::unique_ptr<RoomExplainer> makeRoomExplainer();

}  // namespace doorstring
