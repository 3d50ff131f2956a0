#include "view/play/boss_figure.hpp"

#include "view/play/creature_figures.hpp"
#include "view/play/creature_looks.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerWobble = 18;
constexpr int ticksPerBossTell = 10;
constexpr int landedTicks = 10;     // for which the picture of a landing is shown
constexpr int recoverTicks = 12;    // the last ticks of a rest, in which a boss gets up
constexpr int hurtTicks = 12;       // for which the picture of a blow is shown
constexpr int bossHopHeight = 14;   // pixels
constexpr int atFirstTicks = 8;     // of an attack, for which PartLook::atFirst is shown
constexpr int comesDownTicks = 14;  // the last ticks of a leap, in which a boss is seen again
constexpr int outOfSight = 240;     // pixels above the ground
constexpr int sinkHeight = 150;     // pixels that a boss sinks on strings, down to where it hangs
constexpr int ticksPerMark = 8;
constexpr int ticksPerBossTremble = 2;
constexpr int ticksPerRushStep = 6;
constexpr int starSide = 16;          // pixels
constexpr int starsAbove = 3;         // pixels above a boss's picture
constexpr int bossTrembleTicks = 20;  // the last ticks of an announcement
constexpr int felledTicks = 16;       // for which a boss just stunned looks felled
constexpr int dropTicks = 6;          // in which a boss that hung comes down
constexpr int fullShadow = bossShadows - 1;
constexpr int shadowTop = 14;  // pixels from a boss's feet up to the upper edge of its shadow

// The height in pixels during a rise out of sight or a fall from there, each of which takes `whole`
// ticks. `ticksFromGround` are the ticks since a rise began, or until a fall ends. A rise gets
// faster and faster, and a fall slower and slower.
int flightHeight(int ticksFromGround, int whole) {
    return outOfSight * ticksFromGround * ticksFromGround / (whole * whole);
}

bool wasJustStruck(const Creature& boss, const CreaturesConfig& config) {
    return !boss.wasBlocked && boss.body.safeTicks > config.boss.safeTicks - hurtTicks;
}

// The first or the second of two pictures, in turns.
int inTurn(int first, int tick, int ticksOfEach) {
    return first + tick / ticksOfEach % 2;
}

// Each of the functions whose names end in `Place` returns the place of a picture among the boss's
// own pictures.
int idlePlace(const Creature& boss) {
    return inTurn(creatureLooks[boss.kind].boss.idle, boss.ticks, ticksPerWobble);
}

int tellPlace(const Creature& boss, const CreaturesConfig& config) {
    const MoveLook& look = moveLooks[boss.move];
    const bool isHeld =
        look.isTellHeld && 2 * boss.ticks < windUpTicksOf(boss.kind, boss.move, config);
    const bool hasLanded =
        boss.ticks < landedTicks && look.isLaterRound != nullptr && look.isLaterRound(boss, config);
    return hasLanded                    ? look.landed
           : isHeld || look.isTellStill ? look.tell
                                        : inTurn(look.tell, boss.ticks, ticksPerBossTell);
}

int attackPlace(const Creature& boss, const CreaturesConfig& config) {
    const MoveLook& move = moveLooks[boss.move];
    const PartLook& look = move.parts.at(static_cast<std::size_t>(partNow(boss, config)->index));
    if (move.takesTurns) {
        return inTurn(look.picture, boss.ticks, ticksPerRushStep);
    }
    return boss.ticks < atFirstTicks ? look.atFirst : look.picture;
}

int restPlace(const Creature& boss, const CreaturesConfig& config) {
    const MoveLook& look = moveLooks[boss.move];
    const int ticksLeft = restTicksOf(boss.kind, boss.move, config) - boss.ticks;
    const int picture = boss.ticks < landedTicks ? look.landed : look.resting;
    return ticksLeft <= recoverTicks || picture == MoveLook::idle ? idlePlace(boss) : picture;
}

int entrancePlace(const Creature& boss) {
    const BossLook& look = creatureLooks[boss.kind].boss;
    if (isEntering(boss)) {
        return look.entrancePicture != nullptr ? look.entrancePicture(boss.ticks) : look.dropping;
    }
    const int since = boss.ticks - behaviourOf(boss.kind).entrance->ticks;
    return since < landedTicks ? look.landed : idlePlace(boss);
}

int stunnedPlace(const Creature& boss) {
    const BossLook& look = creatureLooks[boss.kind].boss;
    return boss.ticks < felledTicks && look.felled != 0
               ? look.felled
               : inTurn(look.stunned, boss.ticks, ticksPerWobble);
}

// The place of the picture of what a boss does. `placeForFacing()` then finds the picture of the
// same pose in the boss's facing.
int placeOf(const Creature& boss, const CreaturesConfig& config) {
    const bool isBusy = boss.doing == Doing::WindsUp || boss.doing == Doing::Attacks ||
                        boss.doing == Doing::Changes;
    if (!isBusy && wasJustStruck(boss, config)) {
        return creatureLooks[boss.kind].boss.hurt;
    }
    switch (boss.doing) {
    case Doing::WindsUp:
        return tellPlace(boss, config);
    case Doing::Attacks:
        return attackPlace(boss, config);
    case Doing::Rests:
        return restPlace(boss, config);
    case Doing::Waits:
        return entrancePlace(boss);
    case Doing::Changes:
        return inTurn(creatureLooks[boss.kind].boss.change, boss.ticks, ticksPerBossTell);
    case Doing::Stunned:
        return stunnedPlace(boss);
    case Doing::Walks:
    case Doing::Falls:
    case Doing::Sleeps:
        break;
    }
    return idlePlace(boss);
}

// Returns the place of the pose at `place` in the boss's facing and, if the boss has no shield now,
// without the shield. A pose that has one picture for all facings stays at `place`.
int placeForFacing(const Creature& boss, int place) {
    const BossLook& look = creatureLooks[boss.kind].boss;
    if (place >= look.picturesPerFacing) {
        return place;
    }
    const bool isBare = look.isBare != nullptr && look.isBare(boss) &&
                        place < look.picturesPerFacing - look.firstBare;
    return static_cast<int>(boss.facing) * look.picturesPerFacing + place +
           (isBare ? look.firstBare : 0);
}

// The picture of a boss's shadow, larger the nearer the boss is to the ground.
int shadowOf(const Creature& boss, const CreaturesConfig& config) {
    const int ticksLeft = ticksToLanding(boss, config);
    if (ticksLeft == 0) {
        return fullShadow;
    }
    const PartNow now = *partNow(boss, config);
    if (now.part().flight == Flight::Rises) {
        return fullShadow - std::min(fullShadow, bossShadows * now.ticks / now.partTicks);
    }
    int ticksAfterRise = 0;
    for (const MovePart& part : now.row.parts) {
        ticksAfterRise += part.flight == Flight::Rises ? 0 : ticksOf(part, boss, config);
    }
    return std::clamp(fullShadow - fullShadow * ticksLeft / std::max(1, ticksAfterRise), 0,
                      fullShadow - 1);
}

int trembleOfBoss(const Creature& boss, const CreaturesConfig& config) {
    const int ticksLeft = windUpTicksOf(boss.kind, boss.move, config) - boss.ticks;
    return boss.doing == Doing::WindsUp && ticksLeft <= bossTrembleTicks
               ? ticksLeft / ticksPerBossTremble % 2
               : 0;
}

void addLandingMark(Figures& figures, const Scene& scene, const Creature& boss, GridPos corner) {
    const SpriteSheet& sheet = scene.art.sprites.slam;
    const SubBox box = boss.body.hitBox();
    const int x = corner.x + bossSide / 2 + toPixels(boss.way.x);
    const int y = corner.y + bossSide - toPixels(box.height / 2) + toPixels(boss.way.y);
    figures.add({.feet = 0,  // on the ground, below all
                 .sheet = &sheet,
                 .picture = boss.ticks / ticksPerMark % slamMarks,
                 .x = x - sheet.cell().width / 2,
                 .y = y - sheet.cell().height / 2,
                 .light = &scene.tileset.light()});
}

int pictureOf(const Creature& boss, const CreaturesConfig& config) {
    if (boss.doing == Doing::Falls) {
        const int shown = boss.ticks * bossFallPictures / std::max(1, config.boss.fallTicks);
        return bossFallCell(boss.kind, std::min(shown, bossFallPictures - 1));
    }
    const auto picture = creatureLooks[boss.kind].boss.picture;
    return bossCell(boss.kind,
                    picture != nullptr ? picture(boss, config)
                                       : placeForFacing(boss, placeOf(boss, config)),
                    isEnraged(boss));
}

// The number of pixels above the ground of a boss that hangs; 0 for all other bosses. Such a boss
// hangs while it is guarded on all sides. When it is stunned, it comes down within `dropTicks`.
int hangOf(const Creature& boss) {
    const int height = creatureLooks[boss.kind].boss.hangHeight;
    const bool hangs = guardedSides(boss) == DoorSet::all();
    if (hangs) {
        return height;
    }
    return boss.doing == Doing::Stunned ? height * std::max(0, dropTicks - boss.ticks) / dropTicks
                                        : 0;
}

}  // namespace

int liftOfBoss(const Creature& boss, const CreaturesConfig& config) {
    const auto now = partNow(boss, config);
    if (!now) {
        return hangOf(boss);
    }
    switch (now->part().flight) {
    case Flight::None:
        return hangOf(boss);
    case Flight::Sinks:
        return creatureLooks[boss.kind].boss.hangHeight +
               sinkHeight * now->moveTicksLeft / now->partTicks;
    case Flight::Hops:
        return arcAt(now->ticks, now->partTicks, bossHopHeight);
    case Flight::Rises:
        return flightHeight(now->ticks, now->partTicks);
    case Flight::Hovers:
    case Flight::Drops:
        return now->moveTicksLeft <= comesDownTicks
                   ? flightHeight(now->moveTicksLeft, comesDownTicks)
                   : outOfSight;
    }
    return 0;
}

namespace {

// Whether a boss is still behind a door that stands ajar.
bool looksThroughDoor(const Creature& boss) {
    const auto door = behaviourOf(boss.kind).door;
    return door != nullptr && door(boss, opposite(boss.facing)) == StageDoor::Ajar;
}

}  // namespace

void addBoss(Figures& figures, const Scene& scene, const Creature& boss, GridPos corner, int feet,
             int flash, bool shakes) {
    const CreaturesConfig& config = scene.world.config.creatures;
    const bool hasCome = boss.doing != Doing::Waits || boss.ticks > 0 ||
                         creatureLooks[boss.kind].boss.entrancePicture != nullptr;
    if (!hasCome) {
        return;
    }
    if (boss.isAway) {
        return;
    }
    if (boss.doing == Doing::Attacks && flightNow(boss, config) == Flight::Drops) {
        addLandingMark(figures, scene, boss, corner);
    }
    const int lift = liftOfBoss(boss, config);
    if (!looksThroughDoor(boss)) {
        figures.add({.feet = feet,
                     .sheet = &scene.art.sprites.bossShadow,
                     .picture = shadowOf(boss, config),
                     .x = corner.x,
                     .y = corner.y + bossSide - shadowTop,
                     .light = &scene.tileset.light(),
                     .isWarning = lift > creatureLooks[boss.kind].boss.hangHeight});
    }
    if (lift >= outOfSight) {
        return;
    }
    Figure figure{.feet = feet,
                  .sheet = &scene.art.sprites.creatures[boss.kind],
                  .picture = pictureOf(boss, config),
                  .x = corner.x,
                  .y = corner.y - lift};
    figure.x += shakes ? trembleOfBoss(boss, config) : 0;
    figures.add(figure);
    if (boss.doing == Doing::Stunned) {
        addStars(figures, scene, boss, feet,
                 {corner.x + (bossSide - starSide) / 2, corner.y - starsAbove});
    }
    figure.flash = flash;
    if (flash != 0) {
        figures.add(figure);
    }
}

}  // namespace doorstring
