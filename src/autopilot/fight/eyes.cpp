#include "autopilot/fight/eyes.hpp"

#include "autopilot/fight/skill.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/place.hpp"
#include "world/items/items.hpp"
#include "world/state/world.hpp"

#include <algorithm>

namespace doorstring {

namespace {

GridOffset motionOf(const Body& body) {
    return body.at - body.previous;
}

bool wasJustStruck(const Creature& one) {
    return one.body.knockTicks > 0 || (isBoss(one.kind) && one.body.safeTicks > 0);
}

void seeCreatures(const World& world, const std::vector<Creature>& creatures, SeenRoom& room) {
    const CreaturesConfig& config = world.config.creatures;
    for (const Creature& one : creatures) {
        room.creatures.push_back(
            {.kind = one.kind,
             .box = one.body.hitBox(),
             .motion = motionOf(one.body),
             .facing = one.facing,
             .doing = one.doing,
             .ticks = one.ticks,
             .wasStruck = wasJustStruck(one),
             .move = one.move,
             .ticksToLanding = ticksToLanding(one, config),
             .isOffGround = one.isAway || isEntering(one) || isAloft(one, config),
             .isBeforeItsTurn = isBeforeItsTurn(creatures, one),
             .guarded = guardedSides(one)});
    }
}

void seeShotsDropsAndOmens(const Creatures& creatures, SeenRoom& room) {
    for (const Projectile& shot : creatures.projectiles) {
        room.shots.push_back(
            {shot.kind, shot.from, shot.body.hitBox(), motionOf(shot.body), shot.ticks});
    }
    for (const Drop& drop : creatures.drops) {
        room.drops.push_back({drop.kind, centreOf(drop.body.hitBox())});
    }
    room.omens.assign(creatures.omens.begin(), creatures.omens.end());
}

void seeBombs(const World& world, SeenRoom& room) {
    for (const LaidBomb& bomb : world.tools.bombs) {
        SeenShot seen;
        seen.kind = ProjectileKind::Bomb;
        seen.box = {bomb.middle, 0, 0};
        seen.ticks = bomb.ticks;
        seen.isOwn = true;
        room.shots.push_back(seen);
    }
}

bool isLit(SubPos at, SubPos knight, int sight) {
    const auto reach = static_cast<std::int64_t>(sight);
    const std::int64_t x = at.x - knight.x;
    const std::int64_t y = at.y - knight.y;
    return x * x + y * y <= reach * reach;
}

bool wasLit(const SeenCreature& one, SubPos knightThen, int sight) {
    const SubPos middle = centreOf(one.box);
    return isLit(middle - one.motion, knightThen, sight);
}

void clear(SeenRoom& room) {
    room.creatures.clear();
    room.shots.clear();
    room.drops.clear();
    room.omens.clear();
    room.isShut = room.isDark = false;
}

}  // namespace

Terrain seenTerrain(const World& world, const SeenRoom& room) {
    const DoorSet locked = world.locks.shutDoors(world.dungeon, world.cell());
    return {world.room, world.ground.tiles(), room.isShut ? locked | world.room.doors() : locked};
}

Eyes::Eyes() {
    lost_.reserve(mostCreatures);
    for (SeenRoom& picture : pictures_) {
        picture.creatures.reserve(3 * mostCreatures);
        picture.shots.reserve(Creatures::mostProjectiles + Tools::mostBombs);
        picture.drops.reserve(Creatures::mostDrops);
        picture.omens.reserve(Creatures::mostOmens);
    }
}

SubPos Eyes::whereKnightWas(int ticksAgo) const {
    const std::size_t count = pictures_.size();
    return pictures_[(newest_ + count - static_cast<std::size_t>(ticksAgo)) % count].knight;
}

void Eyes::forget(GridPos cell) {
    darkAskedIn_.reset();
    lostIn_.reset();
    for (SeenRoom& picture : pictures_) {
        clear(picture);
        picture.cell = cell;
    }
}

SeenRoom& Eyes::beginPicture() {
    newest_ = (newest_ + 1) % pictures_.size();
    return pictures_[newest_];
}

// Whether the room is dark. Keeps the last answer, as most ticks are in the same room.
bool Eyes::isDarkIn(const World& world, const Room& room) {
    if (!darkAskedIn_ || *darkAskedIn_ != room.cell()) {
        darkAskedIn_ = room.cell();
        wasDark_ = isDark(world, room);
    }
    return wasDark_ || world.areLightsOut;
}

// Remembers the place of a creature that goes out of the light, until one of its kind comes into
// the light, or that place is lit again.
void Eyes::rememberLost(const SeenRoom& room, int sight) {
    for (const SeenCreature& one : room.creatures) {
        const bool isSeen = isLit(centreOf(one.box), room.knight, sight);
        const bool wasSeen = wasLit(one, whereKnightWas(1), sight);
        const auto known = std::ranges::find(lost_, one.kind, &SeenCreature::kind);
        if (isSeen && !wasSeen && known != lost_.end()) {
            lost_.erase(known);
        } else if (!isSeen && wasSeen && lost_.size() < mostCreatures) {
            SeenCreature& lost = lost_.emplace_back();
            lost.kind = one.kind;
            lost.box = one.box;
            lost.facing = one.facing;
        }
    }
    std::erase_if(lost_, [&](const SeenCreature& one) {
        return isLit(centreOf(one.box), room.knight, sight);
    });
}

// Removes what the dark hides, and adds the creatures that are remembered from the light.
void Eyes::hideUnlit(const World& world, SeenRoom& room) {
    const int sight = toSubpixels(sightInDark(world));
    if (room.cell != lostIn_ || !room.isDark) {
        lost_.clear();
        lostIn_ = room.cell;
    } else {
        rememberLost(room, sight);
    }
    if (!room.isDark) {
        return;
    }
    const auto isHidden = [&](SubPos at) { return !isLit(at, room.knight, sight); };
    std::erase_if(room.creatures, [&](const auto& one) { return isHidden(centreOf(one.box)); });
    std::erase_if(room.shots, [&](const auto& one) { return isHidden(centreOf(one.box)); });
    std::erase_if(room.drops, [&](const auto& one) { return isHidden(one.middle); });
    room.creatures.insert(room.creatures.end(), lost_.begin(), lost_.end());
}

void Eyes::look(const World& world) {
    if (world.dungeon.seed() != seed_ || world.tick != tick_ + 1) {
        forget(world.cell());
    }
    seed_ = world.dungeon.seed();
    tick_ = world.tick;
    SeenRoom& room = beginPicture();
    clear(room);
    room.knight = centreOf(world.knightBox());
    if (world.flip) {
        SubBox arriving = world.knightBox();
        arriving.at = world.flip->to;
        room.knight = centreOf(arriving);
        room.cell = world.flip->next.cell();
        seeCreatures(world, world.flip->creatures, room);
        room.isDark = isDarkIn(world, world.flip->next);
        hideUnlit(world, room);
        return;
    }
    room.cell = world.cell();
    room.isShut = world.isKnightShutIn();
    seeCreatures(world, world.creatures.living, room);
    seeShotsDropsAndOmens(world.creatures, room);
    seeBombs(world, room);
    room.isDark = isDarkIn(world, world.room);
    hideUnlit(world, room);
}

namespace {

// A room has one trouble for each time that the knight left it to its creatures, and two for each
// death in it. With `troublesToCross` troubles he no longer fights there but only crosses the room.
// With `troublesToStay` he no longer flees from it either, and so fights again.
constexpr int deathTroubles = 2;
constexpr int troublesToCross = 2;
constexpr int troublesToStay = 4;

}  // namespace

void FightMemory::follow(const World& world, const SeenRoom& room) {
    if (world.dungeon.seed() != seed_) {
        seed_ = world.dungeon.seed();
        troubles_.clear();
        enter(world);
    } else if (world.cell() != cell_) {
        if (seenCount_ > 0) {
            noteTrouble(cell_, 1);
        }
        enter(world);
    }
    const bool isStruck = std::any_of(room.creatures.begin(), room.creatures.end(),
                                      [](const SeenCreature& one) { return one.wasStruck; });
    seenCount_ = room.creatures.size();
    // In the dark the number of creatures seen changes with each step, so all are counted.
    if (world.creatures.living.size() != livingCount_ || isStruck) {
        livingCount_ = world.creatures.living.size();
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
    seenCount_ = 0;
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
    return ticks_ <= giveUpTicks && (troubles() < troublesToCross || !mayFlee());
}

bool FightMemory::mayFlee() const {
    return troubles() < troublesToStay;
}

}  // namespace doorstring
