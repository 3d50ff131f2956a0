// What a session plays, each way with the state that only it has.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "saves/run_records.hpp"

#include <optional>
#include <variant>

namespace doorstring {

// A dungeon that was explored, to come back to.
struct ExploredDungeon {
    Config grownBy;
    Dungeon dungeon;
};

struct Exploring {};

// A walk in a dungeon of the Lab.
struct LabVisit {
    Config weights;  // of the Lab
};

struct AdventureRun {
    Seed seed;
    RunKind kind = RunKind::Free;
    bool isTrial = false;                          // begun where the player chose; not recorded
    std::optional<ExploredDungeon> explored = {};  // before the adventure; empty for a trial
};

// A recording is played, which nothing may change: R, Shift+R and U do nothing, and saved config
// files are not read.
struct Replaying {
    std::optional<ExploredDungeon> explored = {};  // empty where the program only replays
};

using Mode = std::variant<Exploring, LabVisit, AdventureRun, Replaying>;

}  // namespace doorstring
