// Checks the rules of PlayRule after each tick of a play.
#pragma once

#include "cli/autoplay/dungeon_play.hpp"

#include <vector>

namespace doorstring {

class RuleWatch {
public:
    RuleWatch();

    // Returns the rule broken by the tick that led to this world and these events; None if it broke
    // none.
    PlayRule operator()(const World& world, const Events& events);

private:
    // What is remembered of a creature from tick to tick.
    struct Known {
        CreatureKind kind = CreatureKind::Slime;
        SubPos at;
        int windUp = 0;  // ticks of its wind-up, kept while it attacks
        bool attacks = false;
        bool isFollowed = false;  // whether it was found again at the next check
    };

    bool checkAttacks(const World& world, const Events& events);
    Known follow(const Creature& creature);

    std::vector<Known> now_;       // at the newest check; emptied by a flip
    std::vector<Known> before_;    // at the check before it
    bool heldTreasureUp_ = false;  // whether the knight held a treasure above his head a tick ago
    bool isMirrored_ = false;      // whether the room became its mirror since the last check
};

}  // namespace doorstring
