// Checks after each tick what no tick may break, whatever the player does.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

class RuleWatch {
public:
    RuleWatch();

    // The rule that the tick broke, which led to this world and these events.
    PlayRule operator()(const World& world, const Events& events);

private:
    // A creature as it was a tick ago.
    struct Known {
        CreatureKind kind = CreatureKind::Slime;
        SubPos at;
        int windUp = 0;  // ticks that it has been winding up
        bool attacks = false;
        bool isFollowed = false;  // by a creature of this tick
    };

    bool isAnnounced(const World& world, const Events& events);
    Known follow(const Creature& creature);

    std::vector<Known> before_;
    std::vector<Known> now_;
    bool isHeldUp_ = false;  // something, by the knight, at the end of the last tick
};

}  // namespace doorstring
