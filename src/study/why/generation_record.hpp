// A dungeon together with its draft after each stage, from which the reasons for each room are
// derived.
#pragma once

#include "base/enums.hpp"
#include "base/result.hpp"
#include "dungeon/draft.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/passes/limits.hpp"
#include "study/trace/trace.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// The passes after which the draft is kept. After Measured no room is special yet.
enum class PassStage : std::uint8_t { Grown, Sealed, Measured, Roles, Locks, Loops };

class GenerationRecord {
public:
    using Drafts = EnumArray<PassStage, std::optional<Draft>>;

    GenerationRecord(Dungeon dungeon, Drafts drafts, std::vector<Placement> order);

    const Dungeon& dungeon() const { return dungeon_; }
    // The draft after the stage or, if there was no such stage, after the last one before it.
    // The first stage of a carved map is Measured.
    const Draft& after(PassStage stage) const;
    // The rooms in the order in which they grew, without the start; empty for a carved map.
    const std::vector<Placement>& order() const { return order_; }
    // The place of the cell's room in that order, from 1; 0 for the start; null if it did not grow,
    // such as a secret room.
    std::optional<std::size_t> placeOf(GridPos cell) const;

private:
    Dungeon dungeon_;
    Drafts drafts_;
    std::vector<Placement> order_;
};

// Generates the dungeon that generateDungeon() gives, and keeps its drafts.
Result<GenerationRecord, GenerationFailure> recordGeneration(const DungeonConfig& config,
                                                             const RoomConfig& room, Seed seed);

}  // namespace doorstring
