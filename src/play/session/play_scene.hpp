// What is seen while the knight walks or slides, beyond the world itself.
#pragma once

#include "play/session/hit_stop.hpp"
#include "view/art.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/hud/changed_rooms.hpp"
#include "view/hud/first_hints.hpp"
#include "view/hud/low_hearts.hpp"
#include "view/play/room_view.hpp"

namespace doorstring {

struct PlayScene {
    explicit PlayScene(const Art& art) : room(art) {}

    // Forgets what belongs to the dungeon before.
    void clear() {
        hitStop.clear();
        changedRooms.clear();
    }

    RoomView room;
    FirstHints hints;
    LowHearts lowHearts;
    BossHealth bossHealth;
    ChangedRooms changedRooms;
    HitStop hitStop;
    bool hasOverlay = false;  // of hit boxes and times
};

}  // namespace doorstring
