// What lives from the start of the program to its end, whichever state is on the screen.
#pragma once

#include "app/config_desk.hpp"
#include "app/expedition.hpp"
#include "app/input_state.hpp"
#include "base/rng.hpp"
#include "view/art.hpp"
#include "view/debug_overlay.hpp"
#include "view/message.hpp"
#include "view/room_view.hpp"
#include "world/events.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// What only the window can do, asked for by a state and done by the loop.
enum class HostRequest : std::uint8_t { Quit, ToggleFullscreen, CopySeed, SaveScreenshot };

struct SessionStart {
    ConfigSources sources;
    LoadedConfig loaded;
    Seed seed;
    // True where the player named the seed: the dungeons after it then follow from it.
    bool seedGiven = false;
};

class Session {
public:
    Session(const Art& artToUse, SessionStart start);

    const Config& config() const { return desk.config(); }
    PanelColours colours() const;
    Seed nextSeed();

    // All three read the weights as they are on disk and tell what came of it.
    void growNew();
    void growSame();
    void undo();
    // Looks for saved config files: tells and applies what may change at once.
    void lookAtConfig();

    const Art& art;
    ConfigDesk desk;
    Expedition expedition;
    RoomView roomView;
    MessageLine message;
    InputState input;
    Events events;
    FrameTimes times;
    bool debugOverlay = false;
    bool slowMotion = false;
    bool mapShowsAll = false;  // for those who want to see what their weights did
    std::vector<HostRequest> requests;
    // Plays in the player's place where there is one: the tour.
    InputFrame (*autopilot)(const World&) = nullptr;

private:
    void readWeights();
    void tell(const std::string& news);
    void logDungeon() const;

    RandomStream seeds_;
    std::optional<ConfigDesk::News> bad_;
};

}  // namespace doorstring
