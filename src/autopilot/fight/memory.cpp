#include "autopilot/fight/memory.hpp"

#include "autopilot/fight/tuning.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// A room that the knight has left to its creatures so often, or once by dying, he only crosses from
// then on; and after some more times he no longer turns back there, and fights again.
constexpr int deathTroubles = 2;
constexpr int mostFights = 2;
constexpr int mostFlights = 4;

}  // namespace

void FightMemory::follow(const World& world, const SeenRoom& room) {
    if (world.dungeon.seed() != seed_) {
        seed_ = world.dungeon.seed();
        troubles_.clear();
        enter(world);
    } else if (world.cell() != cell_) {
        if (creatures_ > 0) {
            noteTrouble(cell_, 1);
        }
        enter(world);
    }
    const bool isStruck = std::any_of(room.creatures.begin(), room.creatures.end(),
                                      [](const SeenCreature& one) { return one.isPushed; });
    creatures_ = room.creatures.size();
    // In the dark the number of those seen changes with each step, and shows nothing.
    if (world.creatures.living.size() != living_ || isStruck) {
        living_ = world.creatures.living.size();
        ticks_ = 0;
    }
    ++ticks_;
    if (world.player.dying() && !isDying_) {
        noteTrouble(cell_, deathTroubles);
    }
    isDying_ = world.player.dying();
}

void FightMemory::enter(const World& world) {
    cell_ = world.cell();
    creatures_ = 0;
    ticks_ = 0;
}

void FightMemory::noteTrouble(GridPos cell, int count) {
    const auto known = std::find_if(troubles_.begin(), troubles_.end(),
                                    [&](const Trouble& one) { return one.cell == cell; });
    if (known == troubles_.end()) {
        troubles_.push_back({cell, count});
    } else {
        known->count += count;
    }
}

int FightMemory::troubles() const {
    const auto known = std::find_if(troubles_.begin(), troubles_.end(),
                                    [&](const Trouble& one) { return one.cell == cell_; });
    return known == troubles_.end() ? 0 : known->count;
}

bool FightMemory::isPatient() const {
    return ticks_ <= patienceTicks;
}

bool FightMemory::mayFight() const {
    return ticks_ <= giveUpTicks && (troubles() < mostFights || !mayFlee());
}

bool FightMemory::mayFlee() const {
    return troubles() < mostFlights;
}

}  // namespace doorstring
