#include "autopilot/fight/plan.hpp"

#include "autopilot/steps.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int quietTicks = 10;  // to think ahead where nothing threatens
constexpr int strikeReach = toSubpixels(44);

// Of going on as before, so that the knight never dithers before what comes: in pixels of way.
constexpr int goOnGain = 6;
constexpr int shotGain = 60;  // of an arrow that meets

}  // namespace

Planner::Planner() {
    constexpr std::size_t most = 4 * mostCreatures + Creatures::mostProjectiles + Tools::mostBombs;
    threats_.reserve(most);
    trial_.reserve(most);
}

void Planner::look(const World& world, const Eyes& eyes, const Skill& skill) {
    foresee(world, eyes, skill, threats_);
}

bool Planner::isThreatened() const {
    return std::any_of(threats_.begin(), threats_.end(),
                       [](const Threat& threat) { return threat.from <= thinkAheadTicks; });
}

bool Planner::mayStrike(const World& world, Direction side) const {
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset look = offsetOf(side);
    return world.player.swingTicks == 0 &&
           std::any_of(threats_.begin(), threats_.end(), [&](const Threat& threat) {
               const GridOffset way{threat.at.x - knight.x, threat.at.y - knight.y};
               return (threat.creature >= 0 || threat.canBeCut) &&
                      look.x * way.x + look.y * way.y > 0 &&
                      std::max(std::abs(way.x), std::abs(way.y)) <= strikeReach;
           });
}

InputFrame Planner::choose(const World& world, const SeenRoom& room, const Wish& wish) {
    const int ticks = isThreatened() ? thinkAheadTicks : quietTicks;
    Trial trial(world, room, wish, ticks, trial_);
    InputFrame best;
    int least = Trial::impossible;
    const auto consider = [&](InputFrame input, int cost) {
        const bool goesOn = input == wish.held && cost != Trial::impossible;
        cost -= goesOn && isThreatened() ? goOnGain : 0;
        if (cost < least) {
            least = cost;
            best = input;
        }
    };
    trial_ = threats_;
    const int toStand = trial.costOfStep({});
    consider({}, toStand);
    if (wish.shot && toStand != Trial::impossible) {
        const InputFrame shot = holding(Button::Item);
        consider(world.player.facing == *wish.shot ? shot : shot.with(*wish.shot),
                 toStand - shotGain);
    }
    for (const InputFrame step : steps) {
        trial_ = threats_;
        consider(step, trial.costOfStep(step));
    }
    for (const Direction side : allDirections) {
        if (mayStrike(world, side)) {
            trial_ = threats_;
            consider(trial.strikeAt(side), trial.costOfStrike(side));
        }
    }
    return best;
}

}  // namespace doorstring
