// Has a pilot play one dungeon or adventure without a window, until it is finished or the play ends
// for another reason.
#pragma once

#include "base/enums.hpp"
#include "base/result.hpp"
#include "config/config.hpp"
#include "config/creature_parts.hpp"
#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace doorstring {

enum class PlayEnd : std::uint8_t {
    NotPlayed,   // or not ended yet
    Finished,    // the knight was in every room and at the banner, or took the last stairs
    Defeated,    // in an adventure: no heart is left
    TimeUp,      // after PlayPlan::minutes
    Stuck,       // a minute without progress
    RuleBroken,  // see PlayResult::rule
    Crashed,     // an exception was thrown, or the process of the play died
    NotGrown     // the dungeon, or one of the floors, cannot be grown
};
inline constexpr auto playEndNames =
    namesOf<PlayEnd>({"not_played", "finished", "defeated", "time_up", "stuck", "rule_broken",
                      "crashed", "not_grown"});
constexpr std::string_view name(PlayEnd end) {
    return playEndNames[static_cast<std::size_t>(end)];
}

// The rules that no tick of any play may break.
enum class PlayRule : std::uint8_t {
    None,
    KnightInWall,
    KnightHealth,       // more than he can have, 0 while he lives, or more than 0 while he dies
    CreatureOffGround,  // neither on ground nor in the air
    CreatureHealth,     // more than it can have, or 0 although it does not fall
    TooManyCreatures,
    TooManyThings,  // too many projectiles or drops
    Unannounced     // an attack after too short a wind-up, or a shot without an attack
};
inline constexpr auto playRuleNames =
    namesOf<PlayRule>({"none", "knight_in_wall", "knight_health", "creature_off_ground",
                       "creature_health", "too_many_creatures", "too_many_things", "unannounced"});
constexpr std::string_view name(PlayRule rule) {
    return playRuleNames[static_cast<std::size_t>(rule)];
}

template <typename... Kinds>
bool isOneOf(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

// What the creatures of one kind, or all hazards, did to the knight, and how many of the kind fell.
struct CreatureTally {
    std::uint64_t damage = 0;  // to the knight, in half hearts
    std::uint64_t deaths = 0;  // of the knight
    std::uint64_t felled = 0;

    void add(const CreatureTally& more) {
        damage += more.damage;
        deaths += more.deaths;
        felled += more.felled;
    }
};

// The figures of one play, or of many.
struct PlayFigures {
    std::uint64_t ticks = 0;
    std::uint64_t rooms = 0;          // of all floors that were reached
    std::uint64_t visited = 0;        // rooms visited
    std::uint64_t withCreatures = 0;  // rooms visited that had creatures
    std::uint64_t cleared = 0;        // rooms in which all creatures fell
    std::uint64_t deaths = 0;         // of the knight
    std::uint64_t coinsEarned = 0;
    std::uint64_t coinsSpent = 0;
    std::uint64_t relicsTaken = 0;  // bought ones, too
    EnumArray<CreatureKind, CreatureTally> creatures{};
    CreatureTally hazards;  // all of them: pits, traps, the knight's own bombs, ...

    void add(const PlayFigures& more);
    std::uint64_t damage() const;  // to the knight, by creatures and hazards, in half hearts
};

// The result of one play. It is trivially copyable, because the process that plays leaves it in
// shared memory for the process that counts.
struct PlayResult : PlayFigures {
    PlayEnd end = PlayEnd::NotPlayed;
    PlayRule rule = PlayRule::None;  // the rule that was broken
    std::uint32_t floor = 0;         // the last one that was reached; 0 in an exploration
    // The kind of creature that hurt the knight last; empty if a hazard hurt him last, or if
    // nothing hurt him.
    std::optional<CreatureKind> lastAttacker = {};

    bool isFailure() const {
        return end == PlayEnd::Stuck || end == PlayEnd::RuleBroken || end == PlayEnd::Crashed;
    }
};
static_assert(std::is_trivially_copyable_v<PlayResult>);

// Returns the input for the next tick.
using Pilot = std::function<InputFrame(const World&)>;
// Returns the rule that the last tick broke; None if it broke none.
using Umpire = std::function<PlayRule(const World&, const Events&)>;

struct PlayPlan {
    const Config* config = nullptr;       // of the dungeon, or of the floor that runs begin on
    std::span<const Config> floors = {};  // of an adventure, from floor 1 on
    int minutes = 60;                     // of game time, after which a play ends
    // Make a new pilot and a new umpire for each play.
    std::function<Pilot()> makePilot;
    std::function<Umpire()> makeUmpire;
};

// How far a play has got, to be read after a crash, in most cases by another process.
struct BlackBox {
    std::atomic<std::uint64_t> ticks{0};    // ticks that were begun
    std::atomic<std::uint32_t> buttons{0};  // held in the last of these ticks
    std::atomic<bool> isChoosing{false};    // whether the pilot is still choosing these buttons
};

// Plays one dungeon or adventure, and keeps the black box up to date. The result is the same in
// every process and at any time.
PlayResult playSeed(const PlayPlan& plan, Seed seed, BlackBox& blackBox);

// Repeats the play that ended with this result, and returns its recording. `blackBox` is that of
// the same play, and matters only if it crashed.
std::string recordPlay(const PlayPlan& plan, Seed seed, const PlayResult& result,
                       const BlackBox& blackBox);

}  // namespace doorstring
