#include "view/play/porter_looks.hpp"

#include "picture/sprites/sprites.hpp"
#include "world/creatures/moves.hpp"

namespace doorstring {

namespace {

constexpr int ticksPerStride = 6;   // of each picture of running
constexpr int ticksPerTread = 10;   // of each picture of walking
constexpr int ticksPerSwing = 8;    // of each picture of swinging the ring of keys
constexpr int ticksPerTug = 8;      // of each picture of being stuck in a door
constexpr int ticksPerGlance = 16;  // of each picture of looking through a crack
constexpr int ticksPerDaze = 18;
constexpr int ticksPerRoar = 10;
constexpr int roarTicks = 40;    // the last ticks of his entrance, in which he roars
constexpr int flinchTicks = 12;  // for which PorterPose::Hurt is shown after a blow
constexpr int stoopTicks = 30;   // the first ticks of a rest, in which he picks up a key

// The first or the second of two pictures, in turns, for the way that he faces.
int pairPictureFacing(const Creature& porter, PorterPose first, int ticksOfEach) {
    constexpr int facings = static_cast<int>(allDirections.size());
    return static_cast<int>(first) + porter.ticks / ticksOfEach % 2 * facings +
           static_cast<int>(porter.facing);
}

// The same for pictures that do not depend on the way that he faces.
int pairPicture(const Creature& porter, PorterPose first, int ticksOfEach) {
    return static_cast<int>(first) + porter.ticks / ticksOfEach % 2;
}

int reachPicture(const Creature& porter) {
    return static_cast<int>(PorterPose::Reach0) + static_cast<int>(porter.facing);
}

// The picture of standing still or walking.
int standOrWalkPicture(const Creature& porter) {
    return porter.body.at == porter.body.previous
               ? static_cast<int>(PorterPose::Stand0) + static_cast<int>(porter.facing)
               : pairPictureFacing(porter, PorterPose::Stand0, ticksPerTread);
}

int announcementPicture(const Creature& porter, const CreaturesConfig& config) {
    const bool isLate = 2 * porter.ticks >= windUpTicksOf(porter.kind, porter.move, config);
    return porter.move == Move::PorterKnock
               ? pairPictureFacing(porter, PorterPose::Peek0, ticksPerGlance)
           : porter.move == Move::PorterKeys
               ? pairPictureFacing(porter, PorterPose::Ring0, ticksPerSwing)
               : static_cast<int>(isLate ? PorterPose::Turn1 : PorterPose::Turn0);
}

int porterAttackPicture(const Creature& porter) {
    if (porter.move == Move::PorterKnock) {
        return pairPictureFacing(porter, PorterPose::Run0, ticksPerStride);
    }
    return porter.move == Move::PorterBolt          ? static_cast<int>(PorterPose::Turn1)
           : porter.body.at == porter.body.previous ? reachPicture(porter)
                                                    : standOrWalkPicture(porter);
}

int restPicture(const Creature& porter) {
    if (porter.move == Move::PorterKnock) {
        return pairPictureFacing(porter, PorterPose::Stuck0, ticksPerTug);
    }
    return ownState<PorterState>(porter).hasFetched && porter.ticks < stoopTicks
               ? static_cast<int>(PorterPose::Stoop)
               : standOrWalkPicture(porter);
}

int porterEntrancePicture(const Creature& porter) {
    const int entranceTicks = behaviourOf(porter.kind).entrance->ticks;
    return porter.ticks >= entranceTicks - roarTicks
               ? pairPicture(porter, PorterPose::Roar0, ticksPerRoar)
               : standOrWalkPicture(porter);
}

}  // namespace

int porterPicture(const Creature& porter, const CreaturesConfig& config) {
    const bool isBusy = porter.doing == Doing::WindsUp || porter.doing == Doing::Attacks ||
                        porter.doing == Doing::Changes;
    const bool isHurt =
        !porter.wasBlocked && porter.body.safeTicks > config.boss.safeTicks - flinchTicks;
    if (!isBusy && isHurt) {
        return static_cast<int>(PorterPose::Hurt);
    }
    switch (porter.doing) {
    case Doing::Waits:
        return porterEntrancePicture(porter);
    case Doing::WindsUp:
        return announcementPicture(porter, config);
    case Doing::Attacks:
        return porterAttackPicture(porter);
    case Doing::Rests:
        return restPicture(porter);
    case Doing::Changes:
        return pairPicture(porter, PorterPose::Roar0, ticksPerRoar);
    case Doing::Stunned:
        return pairPicture(porter, PorterPose::Dazed0, ticksPerDaze);
    case Doing::Walks:
    case Doing::Sleeps:
    case Doing::Falls:
        break;
    }
    return standOrWalkPicture(porter);
}

}  // namespace doorstring
