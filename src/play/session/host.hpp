// What the session shares with the host, the program that shows the game: requests to the host,
// what the host knows of the window, the pad and the time, and the tools of the workshop. The game
// must not include these tools, so it opens them through pointers to functions.
#pragma once

#include "base/grid.hpp"
#include "base/result.hpp"
#include "config/text/notice.hpp"
#include "dungeon/dungeon.hpp"
#include "view/hud/debug_overlay.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace doorstring {

// What only the host can do.
enum class HostRequest : std::uint8_t { Quit, FitWindow, CopySeed, CopyText, SaveScreenshot };

// A dungeon, or the sentence that says why there is none.
using GrownDungeon = Result<Dungeon, Notice>;

using GrowDungeon = std::function<GrownDungeon(const Config& config, Seed seed)>;
// Grows the dungeon before it returns.
GrownDungeon growAtOnce(const Config& config, Seed seed);

struct Host {
    std::vector<HostRequest> requests;
    std::string textToCopy;  // what CopyText copies
    GridSize window;         // its size in pixels of the desktop; 0 x 0 without a window
    int largestScale = 16;   // of the canvas in the largest window that fits the desktop
    bool padInUse = false;   // whether the pad was used last: prompts name its buttons then
    FrameTimes times;
    // Grows a dungeon. In a window the player can stop one that takes long.
    GrowDungeon grow = growAtOnce;
    bool wasGrowingStopped = false;  // whether the player stopped the last dungeon's growth
    // Plays in the player's place, as in a tour; empty if the player plays.
    std::function<InputFrame(const World&)> autopilot;
};

class Expedition;
class Session;
class State;

// Why a room is as it is, in sentences: first in a few plain words, then in all its numbers.
struct RoomReasonTexts {
    std::vector<std::string> words;
    std::vector<std::string> numbers;
};

// Explains the rooms of the dungeon that is being explored.
class RoomExplainer {
public:
    RoomExplainer() = default;
    RoomExplainer(const RoomExplainer&) = delete;
    RoomExplainer& operator=(const RoomExplainer&) = delete;
    virtual ~RoomExplainer() = default;

    // Returns why the room in that cell is as it is; both texts are empty if there is no room.
    virtual RoomReasonTexts explain(const Expedition& expedition, GridPos cell) = 0;
};

// Each function is null if the program has no such tool; its key then does nothing.
struct Workshop {
    std::unique_ptr<State> (*makeLab)(Session& session) = nullptr;
    // Shows how the dungeon of the expedition grew.
    std::unique_ptr<State> (*makeWatch)(Session& session) = nullptr;
    std::unique_ptr<RoomExplainer> (*makeExplainer)() = nullptr;
    // Whether a tool may spread its work over many frames, on a thread or a part in each frame. If
    // not, it does all of the work within one tick.
    bool worksAcrossFrames = false;
};

}  // namespace doorstring
