// What the screen shows during play besides the world itself.
#pragma once

#include "play/session/loom.hpp"
#include "play/session/thread_hold.hpp"
#include "view/art.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/hud/hud.hpp"
#include "view/hud/key_hints.hpp"
#include "view/hud/relic_signs.hpp"
#include "view/play/room_view.hpp"
#include "view/run/floor_card.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <string>

namespace doorstring {

class Session;

// Freezes the picture for a few ticks when a blow lands, to give it weight. For the rules these
// ticks do not exist: what is pressed in them counts in the world's next tick.
class HitStop {
public:
    // Notes what happened in the world's last tick.
    void take(const Events& events, const World& world);
    void clear() { *this = {}; }

    // Counts a tick. Returns whether the world skips it.
    bool skipsTick();
    // Whether the world skipped the last tick: then figures are drawn where they stand, not between
    // two ticks.
    bool holds() const { return holds_; }

private:
    int ticksLeft_ = 0;
    bool holds_ = false;
};

// The card on arrival at a floor, from its first tick until it has gone.
struct ArrivalCard {
    Heading name;
    std::string seedCode;
    int tick = 0;
};

struct PlayScene {
    explicit PlayScene(const Art& art) : room(art) {}

    // Forgets what belongs to the earlier dungeon.
    void clear() {
        hitStop.clear();
        changedRooms.clear();
        card.reset();
        loom.clear();
        threadHold.clear();
        relicText.clear();
        hasToldOfAltar = false;
    }
    // Advances the card by a tick. Returns whether a card still covers the room.
    bool tickCard();

    RoomView room;
    FirstHints hints;
    LowHearts lowHearts;
    RelicGlow relicGlow;
    BossHealth bossHealth;
    ChangedRooms changedRooms;
    HitStop hitStop;
    std::optional<ArrivalCard> card;
    Loom loom;
    ThreadHold threadHold;
    std::string relicText;        // what was said of the relic that the knight is near, if any
    bool hasToldOfAltar = false;  // on this floor
    bool hasOverlay = false;      // of hit boxes and times, for debugging
};

// Draws the room, the HUD and, with F3, the overlay. `replay` says how far a replay is, for the HUD
// to show; null if none is played.
void drawPlay(Canvas& canvas, Session& session, int tickShare,
              const ReplayProgress* replay = nullptr);

// Whether what blinks, such as the knight's place on maps, is lit: every other half second.
bool blinkIsOn(std::uint64_t tick);

}  // namespace doorstring
