// Checks the rules of PlayRule during a play.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"

#include <vector>

namespace doorstring {

// Checks after each tick the rules that no tick may break, whatever the player does.
class RuleWatch {
public:
    RuleWatch();

    // Returns the rule broken by the tick that led to this world and these events.
    PlayRule operator()(const World& world, const Events& events);

private:
    // A creature as it was a tick ago.
    struct Known {
        CreatureKind kind = CreatureKind::Slime;
        SubPos at;
        int windUp = 0;  // ticks for which it has been winding up
        bool attacks = false;
        bool isFollowed = false;  // whether a creature of this tick was found to be it
    };

    bool isAnnounced(const World& world, const Events& events);
    Known follow(const Creature& creature);

    std::vector<Known> before_;
    std::vector<Known> now_;
    bool isHeldUp_ = false;    // whether the knight held something up after the last tick
    bool isMirrored_ = false;  // whether the room has just become its mirror
};

}  // namespace doorstring
