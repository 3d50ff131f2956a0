#include "view/play/figures.hpp"

#include "picture/sprites/sprites.hpp"
#include "view/layout.hpp"

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

constexpr int knightSide = 16;      // pixels of the picture; the hit box stands on its lower edge
constexpr int ticksPerBreath = 40;  // of each of the two pictures of standing still
constexpr int ticksPerCheer = 16;   // of each of the two pictures of joy at the banner
constexpr int ticksPerWave = 9;     // of each picture of the banner's cloth
constexpr int ticksPerDust = 4;     // of each picture of a puff of dust
constexpr int dustDistance = 4;     // pixels behind the knight
constexpr int ticksPerBob = 10;     // of each picture of a key that rises and glints
constexpr int thingFoot = 14;       // pixels from the top of a thing's picture to where it stands

// Flashes when he is hurt, then shimmers three times a second until he can be hurt again.
constexpr Colour flashColour{224, 236, 240};
constexpr int flashTicks = 5;
constexpr int ticksPerBlink = 10;
// Every which pixel of a row is lit; each row begins where the one above does not.
constexpr int allLit = 1;
constexpr int halfLit = 2;
constexpr int fewLit = 4;

constexpr int ticksPerRipple = 12;  // of each picture of water and grass around the feet

// The picture of the knight while he swings.
int swingCell(const World& world) {
    return onceCell(CreaturePose::Attack, world.player.facing, world.player.swingTicks - 1,
                    world.config.player.swingTicks);
}

// Around the middle of the knight's picture.
void drawSword(Canvas& canvas, const Art& art, const World& world, int left, int top) {
    const SpriteSheet& sheet = art.sprites.sword;
    const int inwards = (sheet.cell().width - knightSide) / 2;
    const Direction facing = world.player.facing;
    const int picture = swingCell(world) - poseCell(CreaturePose::Attack, facing, 0);
    sheet.draw(canvas, swordCell(facing, picture), left - inwards, top - inwards + 2);
}

int knightCell(const World& world) {
    const Player& player = world.player;
    const Direction facing = player.facing;
    if (player.falling()) {
        return onceCell(CreaturePose::Fall, facing, player.fallTicks - 1,
                        world.config.ground.fallTicks);
    }
    if (player.swinging()) {
        return swingCell(world);
    }
    if (player.walking()) {
        return loopCell(CreaturePose::Walk, facing, static_cast<std::uint64_t>(player.walkTicks),
                        ticksPerStepPicture);
    }
    if (world.bannerReached && world.hasBanner(world.cell())) {
        return loopCell(CreaturePose::Cheer, facing, world.tick, ticksPerCheer);
    }
    return loopCell(CreaturePose::Idle, facing, world.tick, ticksPerBreath);
}

// A puff for each foot that touches the ground, one step behind, gone before the next.
void drawDust(Canvas& canvas, const Art& art, const TileLight& light, const World& world, int left,
              int top) {
    const int sinceStep = world.player.walkTicks % (2 * ticksPerStepPicture);
    const int picture = sinceStep / ticksPerDust;
    const bool firstStep = world.player.walkTicks < 2 * ticksPerStepPicture;
    if (!world.player.walking() || firstStep || picture >= dustPictures) {
        return;
    }
    const GridOffset behind = offsetOf(opposite(world.player.facing)) * dustDistance;
    art.sprites.effects.draw(canvas, light, static_cast<int>(EffectSprite::Dust0) + picture,
                             left + behind.x, top + behind.y);
}

// How much of the knight is lit while nothing can hurt him; 0: nothing.
int sheen(const World& world, bool reducedMotion) {
    const int left = world.player.safeTicks;
    if (left == 0 || world.player.falling()) {
        return 0;
    }
    if (reducedMotion) {
        return fewLit;
    }
    const int since = world.config.player.safeTicks - left;
    if (since < flashTicks) {
        return allLit;
    }
    return since / ticksPerBlink % 2 == 0 ? 0 : halfLit;
}

// Whole pixels of one colour: blends would make many.
void drawSheen(Canvas& canvas, const SpriteSheet& sheet, int picture, int left, int top, int step) {
    const PixelRect part = sheet.part(picture);
    for (int y = 0; y < part.height; ++y) {
        for (int x = y * (step / 2) % step; x < part.width; x += step) {
            canvas.drawSilhouette(sheet.picture(), {part.x + x, part.y + y, 1, 1}, left + x,
                                  top + y, flashColour);
        }
    }
}

// What the feet stand in. Nothing on ground, where a shadow lies below them instead.
std::optional<TilePicture> aroundFeet(const World& world) {
    const GridPos tile = world.terrain().nearest(tileUnder(world.player, world.config.player));
    const int frame = static_cast<int>(world.tick / ticksPerRipple % 2);
    switch (world.flip || world.player.falling() ? Tile::Ground : world.ground.at(tile)) {
    case Tile::Shallows:
        return after(TilePicture::Wade0, frame);
    case Tile::Grass:
        return after(TilePicture::GrassFront0, world.player.walking() ? frame : 0);
    default:
        return std::nullopt;
    }
}

}  // namespace

void drawKnight(Canvas& canvas, const Art& art, const TilesetPictures& tileset, const World& world,
                SubPos at, int x, int y, bool reducedMotion) {
    const GridSize box = world.config.player.hitBox;
    const int left = x + toPixels(at.x) + (box.width - knightSide) / 2;
    const int top = y + toPixels(at.y) + box.height - knightSide;
    const SpriteSheet& sheet = art.sprites.knight;
    const int picture = knightCell(world);
    const auto feet = aroundFeet(world);
    if (!feet) {
        drawDust(canvas, art, tileset.light(), world, left, top);
    }
    if (!feet && !world.player.falling()) {
        art.sprites.effects.draw(canvas, tileset.light(), static_cast<int>(EffectSprite::Shadow),
                                 left, top + 1);
    }
    // What he strikes at is behind him where he looks north.
    const bool swings = world.player.swinging();
    const bool behind = world.player.facing == Direction::North;
    if (swings && behind) {
        drawSword(canvas, art, world, left, top);
    }
    sheet.draw(canvas, picture, left, top);
    if (swings && !behind) {
        drawSword(canvas, art, world, left, top);
    }
    if (const int step = sheen(world, reducedMotion); step != 0) {
        drawSheen(canvas, sheet, picture, left, top, step);
    }
    if (feet) {
        tileset.draw(canvas, *feet, left, top + 1);
    }
}

PixelRect knightArea(const World& world, SubPos at) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    const GridSize box = world.config.player.hitBox;
    return {room.x + toPixels(at.x) + (box.width - knightSide) / 2,
            room.y + toPixels(at.y) + box.height - knightSide, knightSide, knightSide};
}

void drawBanner(Canvas& canvas, const Art& art, const TileLight& light, const World& world,
                const Room& room, int x, int y) {
    if (!world.hasBanner(room.cell())) {
        return;
    }
    const SpriteSheet& sheet = art.sprites.banner;
    const SubPos centre = bannerPoint(world.dungeon, room);
    const int wave = static_cast<int>(world.tick / ticksPerWave % bannerPictures);
    const BannerSprite first = world.bannerReached ? BannerSprite::Reached0 : BannerSprite::Banner0;
    // The foot of the pole stands on the lower edge of what has to be touched.
    const int left = x + toPixels(centre.x) - sheet.cell().width / 2;
    const int top = y + toPixels(bannerBox(world.dungeon, room).bottom()) - sheet.cell().height;
    sheet.draw(canvas, light, static_cast<int>(first) + wave, left, top);
    if (world.bannerReached) {
        sheet.draw(canvas, static_cast<int>(BannerSprite::Spark0) + wave, left, top);
    }
}

void drawThing(Canvas& canvas, const Art& art, const TileLight& light, const World& world,
               const Room& room, int x, int y) {
    const Holding thing = world.lyingIn(room.cell());
    if (thing == Holding::None) {
        return;
    }
    const SpriteSheet& sheet = art.sprites.things;
    const ThingSprite first =
        thing == Holding::SmallKey ? ThingSprite::SmallKey0 : ThingSprite::BossKey0;
    const int picture = static_cast<int>(world.tick / ticksPerBob % thingPictures);
    sheet.draw(canvas, light, static_cast<int>(first) + picture,
               x + toPixels(roomCentre(room).x) - sheet.cell().width / 2,
               y + toPixels(thingBox(room).bottom()) - thingFoot);
}

}  // namespace doorstring
