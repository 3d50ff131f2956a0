// The tools that the game opens by a key: the game itself includes none of them.
#pragma once

#include "base/grid.hpp"

#include <memory>
#include <string>
#include <vector>

namespace doorstring {

class Expedition;
class Session;
class State;

// Explains the rooms of the dungeon that is being explored.
class RoomExplainer {
public:
    RoomExplainer() = default;
    RoomExplainer(const RoomExplainer&) = delete;
    RoomExplainer& operator=(const RoomExplainer&) = delete;
    virtual ~RoomExplainer() = default;

    // Says in sentences why the room in that cell is as it is.
    virtual std::vector<std::string> explain(const Expedition& expedition, GridPos cell) = 0;
};

// Each function is null where the program has no such tool; its key then does nothing.
struct Workshop {
    std::unique_ptr<State> (*makeLab)(Session& session) = nullptr;
    // Shows how the dungeon of the expedition grew.
    std::unique_ptr<State> (*makeWatch)(Session& session) = nullptr;
    std::unique_ptr<RoomExplainer> (*makeExplainer)() = nullptr;
    // Whether a tool may work on a thread beside the frames. Else it does its work within the tick.
    bool hasThreads = false;
};

}  // namespace doorstring
