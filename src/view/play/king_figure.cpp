#include "view/play/king_figure.hpp"

#include "view/play/creature_motion.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerWobble = 18;
constexpr int ticksPerKingTell = 10;
constexpr int landedTicks = 10;     // of the picture of a landing
constexpr int recoverTicks = 12;    // the last of a rest, in which he gets up
constexpr int hurtTicks = 12;       // of the picture of a blow
constexpr int kingHopHeight = 14;   // pixels
constexpr int stretchTicks = 8;     // the first of a hop
constexpr int comesDownTicks = 14;  // the last of a leap, in which he is seen again
constexpr int outOfSight = 240;     // pixels
constexpr int ticksPerMark = 8;
constexpr int ticksPerKingTremble = 2;
constexpr int kingTrembleTicks = 20;  // the last of an announcement
constexpr int fullShadow = bossShadows - 1;
constexpr int shadowTop = 14;  // pixels above his feet

// Falls faster and faster, and lands with the last of the ticks.
int heightBefore(int ticks, int whole) {
    return outOfSight * ticks * ticks / (whole * whole);
}

bool wasJustStruck(const Creature& king, const CreaturesConfig& config) {
    return king.body.safeTicks > config.boss.safeTicks - hurtTicks;
}

KingMove wobble(const Creature& king) {
    return king.ticks / ticksPerWobble % 2 == 0 ? KingMove::Idle0 : KingMove::Idle1;
}

KingMove inTurn(KingMove first, int tick) {
    return static_cast<KingMove>(static_cast<int>(first) + tick / ticksPerKingTell % 2);
}

KingMove windUpMove(const Creature& king, const CreaturesConfig& config) {
    switch (king.move) {
    case Move::KingSlam:
        return inTurn(KingMove::Squash0, king.ticks);
    case Move::KingSpit:
        return 2 * king.ticks < config.kinds[king.kind].windUpTicks
                   ? KingMove::Puff0
                   : inTurn(KingMove::Puff0, king.ticks);
    case Move::Only:
    case Move::Entrance:
    case Move::KingHops:
        break;
    }
    const bool hasLanded =
        ownState<KingSlimeState>(king).hopsLeft < config.kingSlime.hops && king.ticks < landedTicks;
    return hasLanded ? KingMove::Land : inTurn(KingMove::Crouch0, king.ticks);
}

KingMove attackMove(const Creature& king, const CreaturesConfig& config) {
    switch (king.move) {
    case Move::KingSlam:
        return flightNow(king, config) == Flight::Rises ? KingMove::Rise : KingMove::Drop;
    case Move::KingSpit:
        return KingMove::Spit;
    case Move::Only:
    case Move::Entrance:
    case Move::KingHops:
        break;
    }
    return king.ticks < stretchTicks ? KingMove::Hop0 : KingMove::Hop1;
}

KingMove restMove(const Creature& king, const CreaturesConfig& config) {
    const int left = config.kinds[king.kind].restTicks - king.ticks;
    if (king.move == Move::KingSpit || left <= recoverTicks) {
        return wobble(king);
    }
    const bool slammed = king.move == Move::KingSlam;
    return king.ticks < landedTicks ? (slammed ? KingMove::Slam0 : KingMove::Land)
                                    : KingMove::Slam1;
}

KingMove moveOf(const Creature& king, const CreaturesConfig& config) {
    const bool isBusy = king.doing == Doing::WindsUp || king.doing == Doing::Attacks;
    if (!isBusy && wasJustStruck(king, config)) {
        return KingMove::Hurt;
    }
    switch (king.doing) {
    case Doing::WindsUp:
        return windUpMove(king, config);
    case Doing::Attacks:
        return attackMove(king, config);
    case Doing::Rests:
        return restMove(king, config);
    case Doing::Waits:
        if (isAloft(king, config)) {
            return KingMove::Drop;
        }
        return king.ticks < entranceTicks + landedTicks ? KingMove::Slam0 : wobble(king);
    case Doing::Walks:
    case Doing::Falls:
        break;
    }
    return wobble(king);
}

// The nearer, the larger.
int shadowOf(const Creature& king, const CreaturesConfig& config) {
    const int left = ticksToLanding(king, config);
    if (left == 0) {
        return fullShadow;
    }
    const PartNow now = *partNow(king, config);
    if (now.part().flight == Flight::Rises) {
        return fullShadow - std::min(fullShadow, bossShadows * now.ticks / now.whole);
    }
    const int whole = king.doing == Doing::Waits
                          ? entranceTicks
                          : config.kingSlime.hoverTicks + config.kingSlime.lockTicks;
    return std::clamp(fullShadow - fullShadow * left / std::max(1, whole), 0, fullShadow - 1);
}

int trembleOfKing(const Creature& king, const CreaturesConfig& config) {
    const int left = config.kinds[king.kind].windUpTicks - king.ticks;
    return king.doing == Doing::WindsUp && left <= kingTrembleTicks ? left / ticksPerKingTremble % 2
                                                                    : 0;
}

void addMark(Figures& figures, const Scene& scene, const Creature& king, GridPos corner) {
    const SpriteSheet& sheet = scene.art.sprites.slam;
    const SubBox box = king.body.hitBox();
    const int x = corner.x + kingSide / 2 + toPixels(king.way.x);
    const int y = corner.y + kingSide - toPixels(box.height / 2) + toPixels(king.way.y);
    figures.add({.feet = 0,  // on the ground, below all
                 .sheet = &sheet,
                 .picture = king.ticks / ticksPerMark % slamMarks,
                 .x = x - sheet.cell().width / 2,
                 .y = y - sheet.cell().height / 2,
                 .light = &scene.tileset.light()});
}

}  // namespace

int kingPicture(const Creature& king, const CreaturesConfig& config) {
    if (king.doing == Doing::Falls) {
        const int shown = king.ticks * kingFallPictures / std::max(1, config.boss.fallTicks);
        return kingFallCell(std::min(shown, kingFallPictures - 1));
    }
    return kingCell(moveOf(king, config), isEnraged(king, config));
}

int kingLift(const Creature& king, const CreaturesConfig& config) {
    const auto now = partNow(king, config);
    if (!now) {
        return 0;
    }
    switch (now->part().flight) {
    case Flight::None:
        break;
    case Flight::Hops:
        return arcAt(now->ticks, now->whole, kingHopHeight);
    case Flight::Rises:
        return heightBefore(now->ticks, now->whole);
    case Flight::Hovers:
    case Flight::Drops:
        return now->left <= comesDownTicks ? heightBefore(now->left, comesDownTicks) : outOfSight;
    }
    return 0;
}

void addKing(Figures& figures, const Scene& scene, const Creature& king, GridPos corner, int feet,
             int flash, bool reducedMotion) {
    const CreaturesConfig& config = scene.world.config.creatures;
    const bool hasCome = king.doing != Doing::Waits || king.ticks > 0;
    if (!hasCome) {
        return;
    }
    if (king.doing == Doing::Attacks && flightNow(king, config) == Flight::Drops) {
        addMark(figures, scene, king, corner);
    }
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.bossShadow,
                 .picture = shadowOf(king, config),
                 .x = corner.x,
                 .y = corner.y + kingSide - shadowTop,
                 .light = &scene.tileset.light()});
    const int lift = kingLift(king, config);
    if (lift >= outOfSight) {
        return;
    }
    Figure figure{.feet = feet,
                  .sheet = &scene.art.sprites.kings[scene.world.dungeon.tileset()],
                  .picture = kingPicture(king, config),
                  .x = corner.x,
                  .y = corner.y - lift};
    figure.x += reducedMotion ? 0 : trembleOfKing(king, config);
    figures.add(figure);
    figure.flash = flash;
    if (flash != 0) {
        figures.add(figure);
    }
}

}  // namespace doorstring
