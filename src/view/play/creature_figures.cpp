#include "view/play/creature_figures.hpp"

#include "view/easing.hpp"
#include "view/panel.hpp"
#include "view/play/boss_figure.hpp"
#include "view/play/creature_looks.hpp"
#include "view/play/room_view.hpp"
#include "view/play/thing_figures.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int pictureSide = 16;       // pixels
constexpr int ticksPerRushDust = 4;   // of each picture of dust behind a charger
constexpr int rushDustDistance = 12;  // pixels behind it
constexpr int ticksPerStars = 6;      // of each picture of the stars around a dazed creature
constexpr int starHeight = 5;         // pixels above its picture
constexpr int ticksPerSpin = 5;       // of each picture of what flies
constexpr int lyingMissile = 2;       // the picture of a boss's missile that lies on the ground
constexpr int ticksPerGlint = 8;      // of each picture of a drop
constexpr int ticksPerFuse = 6;
constexpr int ticksPerBombFlash = 10;  // of each of two pictures: three flashes a second
constexpr int bombFlashTicks = 30;     // the last ticks of a bomb, in which it flashes
constexpr int thrownTicks = 26;        // in which a thing is seen to come down from above
constexpr int thrownFrom = 150;        // pixels above the ground
constexpr int lobHeight = 16;          // pixels that a thrown bomb rises
constexpr int shotHeight = 3;          // pixels from the ground up to a shot that flies
constexpr int blinkTicks = 120;        // the last ticks of a drop, in which it blinks
constexpr int hurtFlashTicks = 4;
constexpr int ticksPerHurtFlash = 20;  // from one flash to the next
constexpr int hopTicks = 16;           // of a new drop
constexpr int hopHeight = 9;           // pixels

// Figure::flash: every n-th pixel of a row is lit.
constexpr int wholeFlash = 1;
constexpr int faintFlash = 4;

// The upper left corner on the canvas of a picture of `side` x `side` pixels, whose lower edge is
// that of the body's hit box.
GridPos cornerOfBody(const Scene& scene, const Body& body, int tickShare, int side = pictureSide) {
    const int x = between(body.previous.x, body.at.x, tickShare, wholeTick);
    const int y = between(body.previous.y, body.at.y, tickShare, wholeTick);
    return {scene.x + toPixels(x) + (body.size.width - side) / 2,
            scene.y + toPixels(y) + body.size.height - side};
}

int feetOfBody(const Scene& scene, const Body& body) {
    return toSubpixels(scene.y) + body.hitBox().bottom();
}

// Whether a creature is hard to see now.
bool isFaint(const Creature& creature) {
    return creatureLooks[creature.kind].isFaint && creature.body.knockTicks == 0 &&
           (creature.doing == Doing::Waits || creature.doing == Doing::Walks);
}

// Whether a creature's shadow is drawn: not if the creature is faint or on a stand, nor if it looks
// like a chest, whose picture has a shadow.
bool hasShadow(const Creature& creature) {
    const bool isChest = has(creature.kind, Trait::Hides) && creature.doing != Doing::Attacks;
    return !isChest && !isFaint(creature) && creatureLooks[creature.kind].standHeight == 0;
}

// Figure::flash of a creature after a blow that was not blocked: white for a moment, three times a
// second; without `flashes`, faintly lit all the time.
int flashOfCreature(const Creature& creature, const CreaturesConfig& config, bool flashes) {
    const int ticksLeft = creature.body.safeTicks;
    if (ticksLeft == 0 || creature.wasBlocked) {
        return 0;
    }
    if (!flashes) {
        return faintFlash;
    }
    const int since =
        (isBoss(creature.kind) ? config.boss.safeTicks : config.rules.safeTicks) - ticksLeft;
    return since % ticksPerHurtFlash < hurtFlashTicks ? wholeFlash : 0;
}

int shotCell(const Projectile& shot) {
    if (shot.kind == ProjectileKind::Bone) {
        return static_cast<int>(ShotSprite::Bone0) + shot.ticks / ticksPerSpin % bonePictures;
    }
    const GridOffset way = shot.body.velocity;
    const Direction facing = way.x == 0 ? (way.y < 0 ? Direction::North : Direction::South)
                                        : (way.x < 0 ? Direction::West : Direction::East);
    return static_cast<int>(ShotSprite::Bolt0) + static_cast<int>(facing) * boltPictures +
           shot.ticks / ticksPerSpin % boltPictures;
}

int bombCell(const Projectile& bomb, int fuseTicks) {
    if (bomb.ticks < fuseTicks - bombFlashTicks) {
        return static_cast<int>(BombSprite::Lit0) + bomb.ticks / ticksPerFuse % litBombPictures;
    }
    return static_cast<int>(BombSprite::Flash0) + bomb.ticks / ticksPerBombFlash % 2;
}

struct DropLook {
    DropKind kind;
    SpriteSheet SpriteSheets::*sheet;
    int firstPicture;
    int pictures;
};
constexpr auto dropLooks = keyedTable<&DropLook::kind, DropLook>({
    {DropKind::Heart, &SpriteSheets::drops, static_cast<int>(DropSprite::Heart0), heartPictures},
    {DropKind::Coin, &SpriteSheets::drops, static_cast<int>(DropSprite::Coin0), coinPictures},
    {DropKind::Bombs, &SpriteSheets::items, itemPictureOf(Treasure::BombBundle), itemPictures},
    {DropKind::Arrows, &SpriteSheets::items, itemPictureOf(Treasure::ArrowBundle), itemPictures},
});

// The height of a drop, which jumps out of what fell and bounces once.
int dropLift(const Drop& drop) {
    return drop.ticks < hopTicks ? arcAt(drop.ticks, hopTicks, hopHeight)
                                 : arcAt(drop.ticks - hopTicks, hopTicks / 2, hopHeight / 3);
}

// Adds dust behind a creature that rushes.
void addDust(Figures& figures, const Scene& scene, const Creature& creature, int feet,
             GridPos corner) {
    const GridOffset behind = offsetOf(opposite(creature.facing)) * rushDustDistance;
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.effects,
                 .picture = static_cast<int>(EffectSprite::Dust0) +
                            creature.ticks / ticksPerRushDust % dustPictures,
                 .x = corner.x + behind.x,
                 .y = corner.y + behind.y});
}

const SpriteSheet& sheetOf(const Scene& scene, CreatureKind kind) {
    return scene.art.sprites.creatureSheet(kind, scene.world.hasBoss());
}

void addCreature(Figures& figures, const Scene& scene, const Creature& creature, int tickShare,
                 ShownMotion shownMotion) {
    const CreaturesConfig& config = scene.world.config.creatures;
    const CreatureConfig& kindConfig = config.kinds[creature.kind];
    const int feet = feetOfBody(scene, creature.body);
    if (isBoss(creature.kind)) {
        addBoss(figures, scene, creature, cornerOfBody(scene, creature.body, tickShare, bossSide),
                feet, flashOfCreature(creature, config, shownMotion.flashes), shownMotion.shakes);
        return;
    }
    const GridPos corner = cornerOfBody(scene, creature.body, tickShare);
    if (hasShadow(creature)) {
        addShadow(figures, scene, feet, corner);
    }
    if (creatureLooks[creature.kind].raisesDust && creature.doing == Doing::Attacks) {
        addDust(figures, scene, creature, feet, corner);
    }
    Figure figure{.feet = feet,
                  .sheet = &sheetOf(scene, creature.kind),
                  .picture = creatureCell(creature, kindConfig),
                  .x = corner.x,
                  .y = corner.y - liftOf(creature, kindConfig)};
    figure.x += shownMotion.shakes ? trembleOf(creature, kindConfig) : 0;
    figure.isFaint = isFaint(creature);
    figure.isElite = creature.isElite && !isHidden(creature);
    figures.add(figure);
    if (isDazed(creature)) {
        addStars(figures, scene, creature, feet, corner);
    }
    figure.flash = flashOfCreature(creature, config, shownMotion.flashes);
    if (figure.flash != 0) {
        figures.add(figure);
    }
}

// Adds what a boss threw, which turns while it flies, with pictures from the boss's sheet.
void addMissile(Figures& figures, const Scene& scene, const Projectile& shot, int tickShare) {
    const SpriteSheet& sheet = sheetOf(scene, shot.from);
    GridPos corner = cornerOfBody(scene, shot.body, tickShare);
    corner.y += (pictureSide - shot.body.size.height) / 2;  // to the middle of the hit box
    const int feet = feetOfBody(scene, shot.body);
    const int aside = (sheet.cell().width - pictureSide) / 2;
    const bool lies = projectileRows[shot.kind].path == Path::Lies;
    const int picture = lies ? lyingMissile : shot.ticks / ticksPerSpin % blobPictures;
    addShadow(figures, scene, feet, {corner.x, corner.y + (lies ? 0 : shotHeight)});
    figures.add({.feet = feet,
                 .sheet = &sheet,
                 .picture = blobCell(shot.from, picture),
                 .x = corner.x - aside,
                 .y = corner.y - aside});
}

}  // namespace

void addStars(Figures& figures, const Scene& scene, const Creature& creature, int feet,
              GridPos corner) {
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.effects,
                 .picture = static_cast<int>(EffectSprite::Stars0) +
                            creature.ticks / ticksPerStars % starPictures,
                 .x = corner.x,
                 .y = corner.y - starHeight});
}

void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& creatures,
                  int tickShare, ShownMotion shownMotion) {
    for (const Creature& creature : creatures) {
        addCreature(figures, scene, creature, tickShare, shownMotion);
    }
}

void drawTurns(Canvas& canvas, const Scene& scene, const std::vector<Creature>& living,
               int tickShare) {
    for (const Creature& creature : living) {
        if (creature.turn > 0 && !has(creature.kind, Trait::SingsItsTurn)) {
            const GridPos corner = cornerOfBody(scene, creature.body, tickShare);
            drawTurnPips(canvas, creature.turn, corner.x + pictureSide / 2,
                         corner.y + pictureSide + 2);
        }
    }
}

void addProjectiles(Figures& figures, const Scene& scene, int tickShare) {
    const CreatureRules& rules = scene.world.config.creatures.rules;
    for (const Projectile& shot : scene.world.creatures.projectiles) {
        if (isBoss(shot.from)) {
            addMissile(figures, scene, shot, tickShare);
            continue;
        }
        const bool isBomb = shot.kind == ProjectileKind::Bomb;
        GridPos corner = cornerOfBody(scene, shot.body, tickShare);
        // The picture and the hit box have the same middle, not the same lower edge.
        corner.y += (pictureSide - shot.body.size.height) / 2;
        const int lift = isBomb ? arcAt(shot.ticks, rules.bombFlightTicks, lobHeight) : 0;
        const int feet = feetOfBody(scene, shot.body);
        addShadow(figures, scene, feet, {corner.x, corner.y + (isBomb ? 0 : shotHeight)});
        figures.add({.feet = feet,
                     .sheet = isBomb ? &scene.art.sprites.bomb : &scene.art.sprites.shots,
                     .picture = isBomb ? bombCell(shot, rules.bombFuseTicks) : shotCell(shot),
                     .x = corner.x,
                     .y = corner.y - lift});
    }
}

void addThrown(Figures& figures, const Scene& scene) {
    for (const Omen& omen : scene.world.creatures.omens) {
        const int ticksLeft = omen.wait - omen.ticks;
        if (!omenRows[omen.kind].isThrown || !omen.from || ticksLeft < 0 ||
            ticksLeft > thrownTicks) {
            continue;
        }
        const SpriteSheet& sheet = sheetOf(scene, *omen.from);
        const SubPos middle = centreOf(omen.box);
        figures.add({.feet = toSubpixels(scene.y) + middle.y,
                     .sheet = &sheet,
                     .picture = blobCell(*omen.from, omen.ticks / ticksPerSpin % blobPictures),
                     .x = scene.x + toPixels(middle.x) - sheet.cell().width / 2,
                     .y = scene.y + toPixels(middle.y) - sheet.cell().height / 2 -
                          thrownFrom * ticksLeft * ticksLeft / (thrownTicks * thrownTicks)});
    }
}

void addDrops(Figures& figures, const Scene& scene, int tickShare) {
    const int lyingTicks = scene.world.config.creatures.rules.dropTicks;
    for (const Drop& drop : scene.world.creatures.drops) {
        if (lyingTicks - drop.ticks < blinkTicks && drop.ticks / 4 % 2 == 1) {
            continue;
        }
        const DropLook& look = dropLooks[drop.kind];
        GridPos corner = cornerOfBody(scene, drop.body, tickShare);
        corner.y += (pictureSide - drop.body.size.height) / 2;
        const int feet = feetOfBody(scene, drop.body);
        addShadow(figures, scene, feet, corner);
        figures.add({.feet = feet,
                     .sheet = &(scene.art.sprites.*look.sheet),
                     .picture = look.firstPicture + drop.ticks / ticksPerGlint % look.pictures,
                     .x = corner.x,
                     .y = corner.y - dropLift(drop)});
    }
}

PixelRect areaOfBody(const World& world, const Body& body) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    return {room.x + toPixels(body.at.x) + (body.size.width - pictureSide) / 2,
            room.y + toPixels(body.at.y) + body.size.height - pictureSide, pictureSide,
            pictureSide};
}

}  // namespace doorstring
