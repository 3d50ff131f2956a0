// Generation: a pure function of (config, seed), in passes (dungeon/passes/).
#pragma once

#include "base/result.hpp"
#include "dungeon/draft.hpp"
#include "dungeon/passes/limits.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace doorstring {

// The names of the passes.
inline constexpr std::string_view growPass = "grow";
inline constexpr std::string_view carvePass = "carve";
inline constexpr std::string_view cutPass = "cut";
inline constexpr std::string_view measurePass = "measure";
inline constexpr std::string_view sealPass = "seal";
inline constexpr std::string_view rolesPass = "roles";
inline constexpr std::string_view locksPass = "locks";
inline constexpr std::string_view loopsPass = "loops";

// Observes the generation of a dungeon pass by pass, so that its growth can be shown. It is
// notified between passes; the passes know nothing of it.
class GenerationWitness {
public:
    GenerationWitness() = default;
    GenerationWitness(const GenerationWitness&) = delete;
    GenerationWitness& operator=(const GenerationWitness&) = delete;
    virtual ~GenerationWitness() = default;

    // Called after each pass with the draft as the pass left it. The name is one of those above.
    virtual void passed(std::string_view pass, const Draft& draft) = 0;
    // Called when the draft is discarded. The next one begins empty.
    virtual void discarded(LimitRule rule) = 0;
};

// Returns whether to continue; `tries` is the number of tries already discarded. Both functions
// below call it after every pass, generateDungeon() also before every try.
using KeepGoing = std::function<bool(int tries)>;

// Generates the dungeon of a seed; `room` gives the size of rooms and, on a carved map, of the
// ground for a boss. If no try keeps to the limits, or `keepGoing` ends the work, the error says
// how many tries broke each rule. The witness, if any, is notified after every pass.
Result<Dungeon, GenerationFailure> generateDungeon(const DungeonConfig& config,
                                                   const RoomConfig& room, Seed seed,
                                                   GenerationWitness* witness = nullptr,
                                                   const KeepGoing& keepGoing = {});

// Runs a single try, number `attempt` counted from 0, for callers that spread tries over time. Null
// if the try broke a rule, or if `keepGoing` ended it.
std::optional<Dungeon> tryDungeon(const DungeonConfig& config, const RoomConfig& room, Seed seed,
                                  std::uint32_t attempt, const KeepGoing& keepGoing = {});

}  // namespace doorstring
