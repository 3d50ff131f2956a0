#include "view/play/knight_figure.hpp"

#include "picture/sprites/sprites.hpp"
#include "view/easing.hpp"
#include "view/effects/ground_marks.hpp"
#include "view/panel.hpp"
#include "view/play/creature_looks.hpp"
#include "view/play/thing_figures.hpp"
#include "world/knight/sword.hpp"
#include "world/state/world.hpp"

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

constexpr int knightSide = 16;       // pixels of the picture; the hit box stands on its lower edge
constexpr int ticksPerBreath = 40;   // of each of the two pictures of standing still
constexpr int ticksPerCheer = 16;    // of each of the two pictures of joy at the banner
constexpr int ticksPerDust = 4;      // of each picture of a puff of dust
constexpr int dustDistance = 4;      // pixels behind the knight
constexpr int struckTicks = 14;      // of his death, before he falls
constexpr int downTicks = 34;        // of his fall, until he lies
constexpr int knightHopHeight = 12;  // pixels
constexpr int shownReach = 18;       // pixels that the sword reaches in its picture
constexpr int ticksPerRipple = 12;   // of each picture of water and grass around the feet

// The knight is bright at once when he is hurt, then three times a second until he can be hurt
// again: what is bright is visible on every ground.
constexpr int flashTicks = 6;
constexpr int ticksPerBlink = 20;  // from one flash to the next
// Figure::flash: every n-th pixel of a row is lit.
constexpr int allLit = 1;
constexpr int fewLit = 4;

// The corner of his picture on the canvas; `at` is the place of his hit box in the room, `room` the
// room's corner.
GridPos cornerOfKnight(const World& world, SubPos at, GridPos room) {
    const GridSize box = world.config.player.hitBox;
    return {room.x + toPixels(at.x) + (box.width - knightSide) / 2,
            room.y + toPixels(at.y) + box.height - knightSide};
}

// The picture of the attack; empty if he does not swing the sword or is dying.
std::optional<int> attackPicture(const World& world) {
    if (world.player.dying()) {
        return std::nullopt;
    }
    switch (swingPhase(world.player, world.config.sword)) {
    case SwingPhase::WindUp:
        return 0;
    case SwingPhase::Slant:
        return 1;
    case SwingPhase::Ahead:
        return 2;
    default:
        return std::nullopt;
    }
}

int knightCell(const World& world) {
    const Player& player = world.player;
    const Direction facing = player.facing;
    if (player.falling()) {
        return onceCell(CreaturePose::Fall, facing, player.fallTicks - 1,
                        world.config.ground.fallTicks);
    }
    if (player.dying()) {
        const int since = player.deathTicks - 1 - struckTicks;
        return since < 0 ? poseCell(CreaturePose::Hurt, facing, 0)
                         : onceCell(CreaturePose::Fall, facing, since, downTicks);
    }
    if (const auto picture = attackPicture(world)) {
        return poseCell(CreaturePose::Attack, facing, *picture);
    }
    if (player.walking()) {
        return loopCell(CreaturePose::Walk, facing, static_cast<std::uint64_t>(player.walkTicks),
                        ticksPerStepPicture);
    }
    if (world.bannerReached && !world.config.isAdventure() && world.hasBanner(world.cell())) {
        return loopCell(CreaturePose::Cheer, facing, world.tick, ticksPerCheer);
    }
    return loopCell(CreaturePose::Idle, facing, world.tick, ticksPerBreath);
}

// The knight's picture on the sheet `knightPoses`; empty if his pose is not on that sheet.
std::optional<KnightSprite> posePicture(const World& world) {
    const Player& player = world.player;
    if (player.dying() && world.config.isAdventure()) {
        // In an adventure he does not wake: he lies where he fell.
        const bool lies = player.deathTicks > struckTicks + downTicks / 2;
        return lies ? std::optional(KnightSprite::Fallen) : std::nullopt;
    }
    if (player.falling() || player.dying()) {
        return std::nullopt;
    }
    if (player.heldUp) {
        return KnightSprite::Hold;
    }
    if (player.hopping()) {
        return knightHopping(player.facing);
    }
    return player.restTicks > 0 ? std::optional(knightDrawingBow(player.facing)) : std::nullopt;
}

struct KnightPicture {
    const SpriteSheet* sheet;
    int cell;
};

KnightPicture knightPicture(const World& world, const SpriteSheets& sprites) {
    if (const auto pose = posePicture(world)) {
        return {&sprites.knightPoses, static_cast<int>(*pose)};
    }
    return {&sprites.knight, world.tools.hook
                                 ? poseCell(CreaturePose::Attack, world.player.facing, 1)
                                 : knightCell(world)};
}

// The picture of dust. After his first step, each footfall raises a puff, which is gone before the
// next footfall. Empty while there is no puff.
std::optional<int> dustPicture(const Player& player) {
    const int picture = player.walkTicks % (2 * ticksPerStepPicture) / ticksPerDust;
    const bool firstStep = player.walkTicks < 2 * ticksPerStepPicture;
    return player.walking() && !firstStep && picture < dustPictures
               ? std::optional(static_cast<int>(EffectSprite::Dust0) + picture)
               : std::nullopt;
}

// How far he leans forward while he hurries; not at all when he is seen from behind.
GridOffset leanOf(const Player& player) {
    const bool leans = player.hurry.isQuick && player.facing != Direction::North;
    return leans ? offsetOf(player.facing) : GridOffset{};
}

// The number of pixels that a string has lifted him. He is highest half way to its other end.
int heightOnString(const World& world) {
    constexpr int height = 14;
    const int whole = world.config.adventure.stairs.stringTicks;
    return world.player.isReeled() ? arcAt(world.player.stringTicks, whole, height) : 0;
}

// The number of ticks since he was hurt, while nothing can hurt him. Empty at other times and while
// he falls. Also empty if he has all his hearts, because then the blow cost none, or he has woken
// or been healed since.
std::optional<int> ticksSinceHurt(const World& world) {
    const Player& player = world.player;
    const bool hasAllHearts = player.kit.halfHearts >= world.player.kit.mostHalfHearts();
    if (player.body.safeTicks == 0 || hasAllHearts || player.falling()) {
        return std::nullopt;
    }
    return world.config.player.safeTicks - player.body.safeTicks;
}

// Figure::flash of the knight; 0 for none.
int flashOf(const World& world, bool flashes) {
    const auto since = ticksSinceHurt(world);
    if (!since) {
        return 0;
    }
    if (!flashes) {
        return world.player.dying() ? 0 : fewLit;
    }
    if (world.player.dying()) {
        return *since < flashTicks ? allLit : 0;
    }
    return *since % ticksPerBlink < flashTicks ? allLit : 0;
}

// The picture over the knight's feet in water or grass; empty on other tiles, during a flip, and
// while he falls or is above the ground.
std::optional<TilePicture> pictureAroundFeet(const World& world) {
    if (world.flip || world.player.falling() || world.player.isAloft()) {
        return std::nullopt;
    }
    const GridPos tile = world.terrain().nearest(tileUnder(world.player.body));
    const int frame = static_cast<int>(world.tick / ticksPerRipple % 2);
    switch (world.ground.at(tile)) {
    case Tile::Shallows:
    case Tile::DeepWater:
        return after(TilePicture::Wade0, frame);
    case Tile::Grass:
        return after(TilePicture::GrassFront0, world.player.walking() ? frame : 0);
    default:
        return std::nullopt;
    }
}

}  // namespace

void addKnight(Figures& figures, const Scene& scene, SubPos at, bool flashes) {
    const World& world = scene.world;
    const Player& player = world.player;
    const SpriteSheets& sprites = scene.art.sprites;
    const GridPos corner = cornerOfKnight(world, at, {scene.x, scene.y});
    const int left = corner.x;
    const int top = corner.y;
    const int feet = toSubpixels(scene.y) + at.y + toSubpixels(world.config.player.hitBox.height);
    const auto add = [&](const SpriteSheet& sheet, int picture, int x, int y,
                         const TileLight* light = nullptr, int flash = 0) {
        figures.add({.feet = feet,
                     .sheet = &sheet,
                     .picture = picture,
                     .x = x,
                     .y = y,
                     .light = light,
                     .flash = flash,
                     .belongsToKnight = true});
    };
    const auto attack = attackPicture(world);
    const auto addSword = [&] {
        const int margin = (sprites.sword.cell().width - knightSide) / 2;
        const GridPos hilt{left - margin, top - margin + 2};
        const int longer = std::max(0, world.config.sword.reach - shownReach);
        const GridPos tip = hilt + offsetOf(player.facing) * longer;
        // The picture of a sword with a longer reach is drawn twice, so that it has no gap.
        if (longer > 0) {
            add(sprites.sword, swordCell(player.facing, *attack), tip.x, tip.y);
        }
        add(sprites.sword, swordCell(player.facing, *attack), hilt.x, hilt.y);
    };

    const TileLight* const light = &scene.tileset.light();
    const auto waterOrGrass = pictureAroundFeet(world);
    if (const auto dust = dustPicture(player); dust && !waterOrGrass && !player.descending()) {
        const GridOffset behind = offsetOf(opposite(player.facing)) * dustDistance;
        add(sprites.effects, *dust, left + behind.x, top + behind.y, light);
    }
    if (!waterOrGrass && !player.falling() && !player.descending()) {
        add(sprites.effects, static_cast<int>(EffectSprite::Shadow), left, top + 1, light);
    }
    const auto addBow = [&] {
        const int margin = (sprites.bow.cell().width - knightSide) / 2;
        add(sprites.bow, static_cast<int>(bowLoosed(player.facing)), left - margin, top - margin);
    };
    const auto addWeapon = [&] {
        if (attack) {
            addSword();
        } else if (player.restTicks > 0 && !player.falling() && !player.dying()) {
            addBow();
        }
    };
    // Sword and bow are behind him when he faces north.
    const bool isBehind = player.facing == Direction::North;
    if (isBehind) {
        addWeapon();
    }
    const int below = rowsBelowGround(world);
    const int pictureTop =
        top + below - knockLift(player.body) -
        arcAt(player.hopTicks, world.config.items.feather.hopTicks, knightHopHeight) -
        heightOnString(world);
    const int flash = flashOf(world, flashes);
    const KnightPicture picture = knightPicture(world, sprites);
    figures.add({.feet = feet,
                 .sheet = picture.sheet,
                 .picture = picture.cell,
                 .x = left,
                 .y = pictureTop,
                 .lean = leanOf(player),
                 .rowsBelowGround = below,
                 .isBright = flash == allLit && below == 0,
                 .isKnight = true});
    if (!isBehind) {
        addWeapon();
    }
    if (player.heldUp) {
        addHeldUp(figures, scene, {left, pictureTop}, feet);
    }
    if (flash == fewLit) {
        add(*picture.sheet, picture.cell, left, pictureTop, nullptr, flash);
    }
    if (waterOrGrass) {
        add(scene.tileset.sheet(), static_cast<int>(*waterOrGrass), left, top + 1);
    }
}

PixelRect knightArea(const World& world, SubPos at) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    const GridPos corner = cornerOfKnight(world, at, {room.x, room.y});
    const int above = world.player.heldUp ? heldHeight : 0;
    return {corner.x, corner.y - above, knightSide, knightSide + above};
}

namespace {

constexpr int ticksPerCompanionRest = 36;
constexpr int companionDistance = 12;  // pixels behind the knight, in a flip
// The number of pixels that a companion must be lower than the knight to be drawn in front of him.
constexpr int leastInFront = 8;
// The ticks of a blow at which the blade strikes, follows through, and is put away.
constexpr int bladeFrom = 3;
constexpr int bladeAhead = 7;
constexpr int bladeTo = 14;

// The picture of the companion's blow: the sword raised, striking, following through.
int blowPicture(const Companion& companion) {
    return companion.ticks < bladeFrom ? 0 : companion.ticks < bladeAhead ? 1 : 2;
}

int companionCell(const World& world) {
    const Companion& companion = *world.companion;
    const auto ticks = static_cast<std::uint64_t>(companion.ticks);
    const Direction facing = companion.facing;
    if (world.player.descending()) {
        return loopCell(CreaturePose::Cheer, facing, world.tick, ticksPerCompanionRest / 2);
    }
    switch (companion.doing) {
    case CompanionDoing::Kneels:
        return poseCell(CreaturePose::Fall, facing, companion.ticks < ticksPerStepPicture ? 0 : 1);
    case CompanionDoing::Strikes:
        return poseCell(CreaturePose::Attack, facing, blowPicture(companion));
    case CompanionDoing::Follows:
        break;
    }
    const bool walks = world.flip || companion.body.at != companion.body.previous;
    return walks ? loopCell(CreaturePose::Walk, facing, world.tick, ticksPerStepPicture)
                 : loopCell(CreaturePose::Idle, facing, ticks, ticksPerCompanionRest);
}

// The place where the companion's hit box is drawn.
SubPos placeOfCompanion(const World& world, SubPos knight, int tickShare) {
    const Body& body = world.companion->body;
    if (world.flip) {
        return knight - offsetOf(world.flip->direction) * toSubpixels(companionDistance);
    }
    return {between(body.previous.x, body.at.x, tickShare, wholeTick),
            between(body.previous.y, body.at.y, tickShare, wholeTick)};
}

}  // namespace

void addCompanion(Figures& figures, const Scene& scene, SubPos knight, int tickShare) {
    const World& world = scene.world;
    if (!world.companion) {
        return;
    }
    const Companion& companion = *world.companion;
    const SpriteSheets& sprites = scene.art.sprites;
    const GridSize box = companion.body.size;
    const SubPos at = placeOfCompanion(world, knight, tickShare);
    const GridPos corner{scene.x + toPixels(at.x) + (box.width - knightSide) / 2,
                         scene.y + toPixels(at.y) + box.height - knightSide};
    const int knightsFeet =
        toSubpixels(scene.y) + knight.y + toSubpixels(world.config.player.hitBox.height);
    const int ownFeet = toSubpixels(scene.y) + at.y + toSubpixels(box.height);
    // A companion only just in front of the knight is drawn behind him: else a companion who has
    // just been freed would hide the knight.
    const bool isJustInFront =
        ownFeet > knightsFeet && ownFeet - knightsFeet < toSubpixels(leastInFront);
    const int feet = isJustInFront ? knightsFeet : ownFeet;
    const auto add = [&](const SpriteSheet& sheet, int picture, GridPos place) {
        figures.add(
            {.feet = feet, .sheet = &sheet, .picture = picture, .x = place.x, .y = place.y});
    };
    const bool showsBlade = companion.doing == CompanionDoing::Strikes &&
                            companion.ticks >= bladeFrom && companion.ticks < bladeTo;
    const int margin = (sprites.sword.cell().width - knightSide) / 2;
    const GridPos hilt{corner.x - margin, corner.y - margin + 2};
    const auto addBlade = [&] {
        if (showsBlade) {
            add(sprites.sword, swordCell(companion.facing, blowPicture(companion)), hilt);
        }
    };
    addShadow(figures, scene, feet, corner);
    const bool isBehind = companion.facing == Direction::North;
    if (isBehind) {
        addBlade();
    }
    add(sprites.companion, companionCell(world), corner);
    if (!isBehind) {
        addBlade();
    }
}

}  // namespace doorstring
