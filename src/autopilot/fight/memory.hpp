// What the autopilot remembers of its fights: how long the one in this room has been going on
// without a blow that met, and the rooms that were too much for it.
#pragma once

#include "autopilot/fight/seen_room.hpp"
#include "base/seed.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

class FightMemory {
public:
    // To be called once a tick with what is seen of the knight's room.
    void follow(const World& world, const SeenRoom& room);

    bool isPatient() const;
    // Whether to fight in this room, and whether to leave it for fear.
    bool mayFight() const;
    bool mayFlee() const;

private:
    struct Trouble {
        GridPos cell;
        int count = 0;
    };
    void enter(const World& world);
    void noteTrouble(GridPos cell, int count);
    int troubles() const;

    Seed seed_;
    GridPos cell_;
    std::size_t creatures_ = 0;  // seen in the room
    std::size_t living_ = 0;     // in it
    int ticks_ = 0;
    bool isDying_ = false;
    std::vector<Trouble> troubles_;
};

}  // namespace doorstring
