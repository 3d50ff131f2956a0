#include "view/play/creature_figures.hpp"

#include "view/easing.hpp"
#include "view/play/room_view.hpp"

namespace doorstring {

namespace {

constexpr int pictureSide = 16;   // pixels
constexpr int ticksPerIdle = 24;  // of each picture of standing still
constexpr int ticksPerStep = 8;   // of each picture of walking
constexpr int ticksPerTell = 5;   // of each picture of an announcement
constexpr int attackTicks = 24;   // of all pictures of an attack
constexpr int ticksPerTurn = 5;   // of each picture of what flies
constexpr int ticksPerGlint = 8;  // of each picture of a drop
constexpr int ticksPerFuse = 6;
constexpr int bombFlashTicks = 30;  // the last of a bomb
constexpr int fadesAfter = 120;     // a drop blinks for so many of its last ticks

// Every which pixel of a row is lit.
constexpr int wholeFlash = 1;
constexpr int faintFlash = 4;

// The corner of a picture whose lower edge is that of a hit box.
GridPos cornerOfBody(const Scene& scene, const Body& body, int tickShare) {
    const int x = between(body.previous.x, body.at.x, tickShare, wholeTick);
    const int y = between(body.previous.y, body.at.y, tickShare, wholeTick);
    return {scene.x + toPixels(x) + (body.size.width - pictureSide) / 2,
            scene.y + toPixels(y) + body.size.height - pictureSide};
}

int feetOfBody(const Scene& scene, const Body& body) {
    return toSubpixels(scene.y) + body.hitBox().bottom();
}

// A ghost on its way; it is there to be seen from its wind-up on.
bool isFaint(const Creature& creature) {
    return creature.kind == CreatureKind::Ghost && creature.body.knockTicks == 0 &&
           (creature.doing == Doing::Waits || creature.doing == Doing::Walks);
}

int creatureCell(const Creature& creature) {
    const auto ticks = static_cast<std::uint64_t>(creature.ticks);
    if (creature.body.knockTicks > 0) {
        return poseCell(CreaturePose::Hurt, creature.facing, 0);
    }
    switch (creature.doing) {
    case Doing::Walks:
        return loopCell(CreaturePose::Walk, creature.facing, ticks, ticksPerStep);
    case Doing::WindsUp:
        return loopCell(CreaturePose::WindUp, creature.facing, ticks, ticksPerTell);
    case Doing::Attacks:
        return onceCell(CreaturePose::Attack, creature.facing, creature.ticks, attackTicks);
    case Doing::Rests:
        if (creature.kind == CreatureKind::Charger) {
            return poseCell(CreaturePose::Hurt, creature.facing, 0);  // dazed
        }
        break;
    case Doing::Waits:
        break;
    }
    return loopCell(CreaturePose::Idle, creature.facing, ticks, ticksPerIdle);
}

// A mimic's pictures are those of a chest, with its shadow; a faint ghost has none.
bool hasShadow(const Creature& creature) {
    return creature.kind != CreatureKind::Mimic && !isFaint(creature);
}

// White for two ticks after a blow, then on and off by four ticks. A blow that is blocked pushes
// nobody back.
int flashOfCreature(const Creature& creature, const CreaturesConfig& config, bool reducedMotion) {
    const int left = creature.body.safeTicks;
    const CreatureConfig& kind = config.kinds[creature.kind];
    const bool isHurt = kind.health > 0 && (creature.body.knockTicks > 0 || kind.pushed == 0);
    if (left == 0 || !isHurt) {
        return 0;
    }
    if (reducedMotion) {
        return faintFlash;
    }
    const int since = config.rules.safeTicks - left;
    return since < 2 || since / 4 % 2 == 1 ? wholeFlash : 0;
}

int shotCell(const Projectile& shot) {
    if (shot.kind == ProjectileKind::Bone) {
        return static_cast<int>(ShotSprite::Bone0) + shot.ticks / ticksPerTurn % bonePictures;
    }
    const GridOffset way = shot.body.velocity;
    const Direction facing = way.x == 0 ? (way.y < 0 ? Direction::North : Direction::South)
                                        : (way.x < 0 ? Direction::West : Direction::East);
    return static_cast<int>(ShotSprite::Bolt0) + static_cast<int>(facing) * boltPictures +
           shot.ticks / ticksPerTurn % boltPictures;
}

int bombCell(const Projectile& bomb, int fuseTicks) {
    if (bomb.ticks < fuseTicks - bombFlashTicks) {
        return static_cast<int>(BombSprite::Lit0) + bomb.ticks / ticksPerFuse % litPictures;
    }
    return static_cast<int>(BombSprite::Flash0) + bomb.ticks / (ticksPerFuse / 2) % 2;
}

}  // namespace

void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& living,
                  int tickShare, bool reducedMotion) {
    const SpriteSheets& sprites = scene.art.sprites;
    for (const Creature& creature : living) {
        const GridPos corner = cornerOfBody(scene, creature.body, tickShare);
        const int feet = feetOfBody(scene, creature.body);
        Figure figure{.feet = feet,
                      .sheet = &sprites.effects,
                      .picture = static_cast<int>(EffectSprite::Shadow),
                      .x = corner.x,
                      .y = corner.y + 1,
                      .light = &scene.tileset.light()};
        if (hasShadow(creature)) {
            figures.add(figure);
        }
        figure.sheet = &sprites.creatures[creature.kind];
        figure.picture = creatureCell(creature);
        figure.y = corner.y;
        figure.light = nullptr;
        figure.isFaint = isFaint(creature);
        figures.add(figure);
        figure.flash = flashOfCreature(creature, scene.world.config.creatures, reducedMotion);
        if (figure.flash != 0) {
            figures.add(figure);
        }
    }
}

void addProjectiles(Figures& figures, const Scene& scene, int tickShare) {
    for (const Projectile& shot : scene.world.creatures.projectiles) {
        const bool isBomb = shot.kind == ProjectileKind::Bomb;
        GridPos corner = cornerOfBody(scene, shot.body, tickShare);
        corner.y += (pictureSide - shot.body.size.height) / 2;  // in its middle, not on its edge
        figures.add(
            {.feet = feetOfBody(scene, shot.body),
             .sheet = isBomb ? &scene.art.sprites.bomb : &scene.art.sprites.shots,
             .picture = isBomb ? bombCell(shot, scene.world.config.creatures.rules.bombFuseTicks)
                               : shotCell(shot),
             .x = corner.x,
             .y = corner.y});
    }
}

void addDrops(Figures& figures, const Scene& scene, int tickShare) {
    const int lies = scene.world.config.creatures.rules.dropTicks;
    for (const Drop& drop : scene.world.creatures.drops) {
        if (lies - drop.ticks < fadesAfter && drop.ticks / 4 % 2 == 1) {
            continue;
        }
        const bool isCoin = drop.kind == DropKind::Coin;
        const DropSprite first = isCoin ? DropSprite::Coin0 : DropSprite::Heart0;
        const int pictures = isCoin ? coinPictures : heartPictures;
        GridPos corner = cornerOfBody(scene, drop.body, tickShare);
        corner.y += (pictureSide - drop.body.size.height) / 2;
        figures.add({.feet = feetOfBody(scene, drop.body),
                     .sheet = &scene.art.sprites.drops,
                     .picture = static_cast<int>(first) + drop.ticks / ticksPerGlint % pictures,
                     .x = corner.x,
                     .y = corner.y});
    }
}

}  // namespace doorstring
