// The strip above the room: items, how many rooms were visited or the number of the floor, first
// hints and what to look for, relics, hearts, keys if doors are locked, coins if there are
// creatures, threads in an adventure, and the minimap.
#pragma once

#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"
#include "view/hud/key_hints.hpp"
#include "view/panel.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

inline constexpr int threadsWidth = 22;  // pixels of the sign of threads with the gap before it

// Lights those rooms on the minimap that changed when the dungeon was regrown. The lights last for
// a while.
class ChangedRooms {
public:
    void lightUp(std::vector<GridPos> cells);
    void clear() { ticksLeft_ = 0; }
    void tick();

    bool isLit() const { return ticksLeft_ > 0; }
    // Draws the lights over a minimap at (x, y) whose upper left cell is `corner`. The lights
    // pulse, unless `isSteady`.
    void draw(Canvas& canvas, GridPos corner, int x, int y, bool isSteady) const;

private:
    std::vector<GridPos> cells_;
    int ticksLeft_ = 0;
};

// Notes the hearts that a blow took, which blink for a while. If the knight has at most one heart
// after the blow, that heart pulses twice, each time with a sound, as soon as the lost hearts have
// stopped blinking.
class LowHearts {
public:
    // Notes what happened in the world's last tick. Returns whether the last heart sounds now.
    bool take(const Events& events, const World& world);
    // Whether the last heart is lit just now.
    bool isLit() const;
    // The number of half hearts that the knight lost when he was last hurt.
    int lostHalves() const { return lostHalves_; }

private:
    static bool isLow(const World& world);

    int ticks_ = pulsesEnd;  // since the pulses began; below 0 before them, `pulsesEnd` after them
    int lostHalves_ = 0;

    static constexpr int pulses = 2;
    static constexpr int period = 48;    // ticks from one pulse to the next
    static constexpr int ticksLit = 10;  // ticks of a period in which the heart is lit
    static constexpr int pulsesEnd = pulses * period;
};

class RelicGlow;

struct HudStyle {
    bool isHereLit = false;                 // whether the knight's place on the minimap is lit now
    bool isHeartLit = false;                // whether the last heart is lit, while it pulses
    int lostHalves = 1;                     // half hearts that the knight lost when last hurt
    bool isSteady = false;                  // whether nothing blinks
    const RelicGlow* relicGlow = nullptr;   // null if no sign of a relic is lit
    const FirstHints* hints = nullptr;      // for keys not yet used; null if no hints are shown
    const ChangedRooms* changed = nullptr;  // rooms lit on the minimap; null if none are
};

void drawHud(const Page& page, const World& world, const HudStyle& style);

// The part of the canvas that says what to look for.
PixelRect goalArea(const Page& page, const World& world);

// The minimap shows those rooms around the knight that are known.
inline constexpr GridSize minimapCells{9, 7};
inline constexpr GridSize minimapCellSize{6, 4};  // pixels
inline constexpr GridSize minimapSize{minimapCells.width * minimapCellSize.width,
                                      minimapCells.height* minimapCellSize.height};
void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool isHereLit);

// What the HUD shows while a recording plays: how far it has come, how fast it plays, and whether
// all checks hold. It covers nothing of the room.
struct ReplayProgress {
    std::uint64_t tick = 0;
    std::uint64_t ticks = 0;  // of the whole recording
    int speed = 1;            // times real speed
    bool isPaused = false;
    bool hasEnded = false;
    std::optional<std::uint64_t> differsAt;  // the tick of the first check that differs
};

// Draws the progress in place of the HUD's goal. The HUD's lower edge shows how much of the
// recording has been played.
void drawReplayLine(const Page& page, const World& world, const ReplayProgress& progress);

}  // namespace doorstring
