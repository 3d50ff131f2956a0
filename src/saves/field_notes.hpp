// What was met over all runs, and how it went: the field notes, as their file has them.
#pragma once

#include "saves/keyed_line.hpp"
#include "world/encounters.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace doorstring {

// What the notes are about. Creatures and relics are noted by the names of their config sections,
// offers by the names that players see.
enum class Subject : std::uint8_t { Creature, Relic, Offer };
inline constexpr auto subjectNames = namesOf<Subject>({"creature", "relic", "offer"});
inline constexpr auto weaponNames = namesOf<Weapon>({"sword", "bomb", "arrow", "hook", "foe"});

// Names that this version does not know are kept.
using EncountersByName = std::map<std::string, Encounter, std::less<>>;
using SubjectEncounters = EnumArray<Subject, EncountersByName>;

using BestTimes = EnumArray<Difficulty, std::uint64_t>;

struct FieldNotes {
    int wins = 0;                  // number of runs that were won
    SubjectEncounters ended = {};  // of all runs that have ended
    SubjectEncounters run = {};    // of the saved run, when it was last written down
    // For each boss and difficulty, the shortest time in ticks in which the boss was struck down in
    // practice; 0 if it never was.
    std::map<std::string, BestTimes, std::less<>> best = {};

    // Returns what is known of a subject by its name, from all runs.
    Encounter encounterOf(Subject subject, std::string_view name) const;
    // Replaces what is known of the saved run.
    void noteRun(const Encounters& encounters, const Offers& offers);
    // Returns the best time against a boss in ticks; 0 if there is none.
    std::uint64_t bestTime(std::string_view boss, Difficulty difficulty) const;
    // Notes a time against a boss if it is the best.
    void noteTime(std::string_view boss, Difficulty difficulty, std::uint64_t ticks);
    // Adds `run` to `ended`, and empties `run`.
    void endRun();

    friend bool operator==(const FieldNotes&, const FieldNotes&) = default;
};

std::string notesText(const FieldNotes& notes);
Result<FieldNotes, LineFault> readFieldNotes(std::string_view text);

}  // namespace doorstring
