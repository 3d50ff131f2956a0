#include "view/effects/room_effects.hpp"

#include "base/overloaded.hpp"
#include "picture/room/room_picture.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "world/creatures/omens.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <variant>

namespace doorstring {

namespace {

constexpr int stonePictures = 4;
constexpr std::uint64_t trembleTicks = 12;         // of a crate that is pushed in vain
constexpr std::uint64_t ticksPerCrateTremble = 3;  // a pixel aside, then as many in its place
constexpr std::uint64_t ticksToHalf = 5;           // until a shake has lost half of its pixels
constexpr std::uint64_t ticksASide = 2;            // in which a shake stays on one side

constexpr int doorShake = 2;  // pixels
constexpr int doorShakeTicks = 9;
constexpr int stairShakeTicks = 14;

// The room darkens by a step every `ticksPerDarker` in the last `fadeTicks` of the knight's death,
// and every `ticksPerDarkerOnStairs` at the end of his way down the stairs. It lightens by a step
// every `ticksPerLighter` when he wakes.
constexpr int fadeTicks = 42;
constexpr int ticksPerDarker = 7;
constexpr std::uint64_t ticksPerLighter = 5;
constexpr int ticksPerDarkerOnStairs = 4;

GridPos cornerOf(GridPos tile) {
    return {tile.x * tileSide, tile.y * tileSide};
}

// The upper left corner of a tile-sized effect at the knight's feet.
GridPos feetOf(const World& world) {
    const SubBox box = world.knightBox();
    return {toPixels(centreOf(box).x) - tileSide / 2, toPixels(box.bottom()) - tileSide + 2};
}

}  // namespace

int RoomEffects::Shaking::pixelsNow(const World& world, std::uint32_t number) const {
    return begun.isWithin(static_cast<std::uint64_t>(ticks), world, number)
               ? pixels >> ((world.tick - begun.tick) / ticksToHalf)
               : 0;
}

// Begins a shake, unless a stronger one is still going on.
void RoomEffects::shakeBy(const Shaking& shaking, const World& world) {
    if (shaking.pixels >= shaking_.pixelsNow(world, shaking.begun.dungeonNumber)) {
        shaking_ = shaking;
    }
}

void RoomEffects::show(const Beginning& begun, EffectSprite first, int pictures, GridPos corner) {
    shots_.add({begun, &SpriteSheets::effects, static_cast<int>(first), pictures, corner});
}

void RoomEffects::showDust(const Beginning& begun, GridPos corner) {
    show(begun, EffectSprite::Dust0, dustPictures, corner);
}

void RoomEffects::showPuff(const Beginning& begun, GridPos corner) {
    shots_.add({begun, &SpriteSheets::puff, 0, puffPictures, corner});
}

void RoomEffects::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    const Beginning now{dungeonNumber, world.cell(), world.tick};
    const auto showHere = [&](EffectSprite first, int pictures, GridPos corner) {
        show(now, first, pictures, corner);
    };
    const Overloaded begin{
        [&](const GrassCut& cut) { showHere(EffectSprite::Bits0, 4, cornerOf(cut.tile)); },
        [&](const FootStep& step) {
            if (isWater(step.on)) {
                showHere(EffectSprite::Splash0, 3, feetOf(world));
            } else if (step.isQuick) {
                constexpr int behind = 9;  // pixels
                const GridOffset back = offsetOf(opposite(world.player.facing)) * behind;
                showDust(now, feetOf(world) + back);
            }
        },
        [&](const PushableSank& sank) { showHere(EffectSprite::Plunge0, 4, cornerOf(sank.tile)); },
        [&](const RubbleCleared& cleared) {
            showHere(EffectSprite::Stones0, stonePictures, cornerOf(cleared.tile));
        },
        [&](const CrateBroken& crate) {
            showHere(EffectSprite::CrateBroken0, crateBrokenPictures, cornerOf(crate.tile));
        },
        [&](const WallBroken& wall) { raiseStonesAt(now, world, wall.direction); },
        [&](const KnightLanded&) { showDust(now, feetOf(world)); },
        [&](const UrnBroken& urn) {
            shots_.add({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::UrnBroken0),
                        urnBrokenPictures, cornerOf(urn.tile)});
        },
        [&](const GatesOpened&) { sinkGates(now, world); },
        [&](const PlinthRose& plinth) { showPuff(now, cornerOf(plinth.tile)); },
        [&](const PlinthSank& plinth) {
            shots_.add({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::Plinth0),
                        plinthPictures, cornerOf(plinth.tile)});
        },
        [&](const WishMade& made) {
            constexpr int waterHeight = 6;  // pixels above the tile of the well
            const GridPos corner = cornerOf(made.tile) - GridOffset{0, waterHeight};
            showHere(EffectSprite::Plunge0, 4, corner);
            show(now.later(2 * ticksAPicture), EffectSprite::Splash0, 3, corner);
        },
        [&](const CaptiveFreed& freed) { showPuff(now, cornerOf(freed.tile)); },
        [&](const ThiefEscaped& escaped) {
            showPuff(now, pixelOf(escaped.at) - GridOffset{tileSide / 2, tileSide / 2});
        },
        [&](const ChestAppeared& chest) { showPuff(now, cornerOf(chest.tile)); },
        [&](const PuzzleSolved&) { glitter(now, world); },
        [&](const PieceWarned& one) { stir(now, one.piece, one.at, PieceMotion::Warned, world); },
        [&](const PieceMoved& one) { stir(now, one.piece, one.at, PieceMotion::Moved, world); },
        [&](const PieceDone& one) { endPiece(now, one.piece, world); },
        [&](const PushRefused& refused) {
            trembling_ = {now, refused};
        },
        [&](const ArenaShut&) {
            raiseDustAtDoors(now, world);
            shakeBy({now, doorShake, doorShakeTicks}, world);
        },
        [&](const StairsOpened&) {
            shakeBy({now, doorShake, stairShakeTicks}, world);
            raiseDustAtStairs(now, world);
        },
        [&](const RoomCleared&) {
            if (roomTraits[world.room.kind()].shuts) {
                raiseDustAtDoors(now, world);
                glitter(now, world);
            }
        },
        [](const auto&) {}};
    for (const Event& event : events) {
        std::visit(begin, event);
        takeBlow(event, now, world);
    }
}

// Raises dust where a portcullis comes down or goes up: on both sides of each tile of the doorway.
void RoomEffects::raiseDustAtDoors(const Beginning& now, const World& world) {
    constexpr int aside = 5;
    constexpr int inward = 11;
    for (const Direction side : allDirections) {
        if (!world.room.doors().has(side)) {
            continue;
        }
        const bool leadsNorthOrSouth = isVertical(side);
        const SideTiles row(world.room.tiles().size(), side);
        for (int i = 0; i < row.span.length; ++i) {
            const GridPos inside =
                cornerOf(row.at(row.span.first + i)) + offsetOf(opposite(side)) * inward;
            for (const int off : {-aside, aside}) {
                const GridOffset there =
                    leadsNorthOrSouth ? GridOffset{off, 0} : GridOffset{0, off};
                showDust(now, inside + there);
            }
        }
    }
}

// Raises dust along both sides of the stairs while the leaves of the hatch grind into its frame.
void RoomEffects::raiseDustAtStairs(const Beginning& now, const World& world) {
    constexpr int aside = 15;
    constexpr std::uint64_t rounds = 3;
    const GridPos middle = pixelOf(bannerPoint(world.dungeon, world.room));
    for (std::uint64_t round = 0; round < rounds; ++round) {
        const Beginning begun = now.later(round * dustPictures * ticksAPicture);
        for (const int x : {-aside, aside}) {
            for (const int y : {-6, 4}) {
                showDust(begun, middle + GridOffset{x - tileSide / 2, y - tileSide / 2});
            }
        }
    }
}

void RoomEffects::sinkGates(const Beginning& now, const World& world) {
    const Grid<Tile>& asBuilt = world.room.tiles();  // the ground has no gates any more
    for (const GridPos tile : cellsOf(asBuilt.size())) {
        const Thing* thing = world.things.at(world.cell(), tile);
        if (asBuilt[tile] == Tile::Gate || (thing != nullptr && thing->kind == ThingKind::Gate)) {
            shots_.add({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::Gate0),
                        gatePictures, cornerOf(tile)});
        }
    }
}

// Shows gold sparks inside each door and around the knight: an arena, puzzle or set piece is won.
void RoomEffects::glitter(const Beginning& now, const World& world) {
    constexpr int pictures = bannerPictures;
    constexpr std::uint64_t rounds = 3;  // of all pictures, one after the other
    const auto twinkle = [&](GridPos corner, std::uint64_t delay) {
        for (std::uint64_t round = 0; round < rounds; ++round) {
            shots_.add({now.later(delay + round * pictures * ticksAPicture), &SpriteSheets::banner,
                        static_cast<int>(BannerSprite::Spark0), pictures, corner});
        }
    };
    for (const Direction side : allDirections) {
        if (world.room.doors().has(side)) {
            const SideTiles row(world.room.tiles().size(), side);
            const GridPos inside =
                row.at(row.span.first + row.span.length / 2) + offsetOf(opposite(side));
            twinkle(cornerOf(inside) - GridOffset{0, tileSide / 2}, ticksAPicture);
        }
    }
    const GridPos knight = feetOf(world) - GridOffset{0, tileSide};
    twinkle(knight - GridOffset{tileSide / 2, 0}, 0);
    twinkle(knight + GridOffset{tileSide / 2, 0}, 2 * ticksAPicture);
}

// Throws up stones all along the gap in a wall that breaks.
void RoomEffects::raiseStonesAt(const Beginning& now, const World& world, Direction side) {
    const SideTiles row(world.room.tiles().size(), side);
    for (int i = 0; i < row.span.length; ++i) {
        show(now, EffectSprite::Stones0, stonePictures, cornerOf(row.at(row.span.first + i)));
    }
}

std::optional<GridPos> RoomEffects::tremblingTile(const World& world,
                                                  std::uint32_t dungeonNumber) const {
    const bool isNow = trembling_ &&
                       trembling_->begun.isWithin(trembleTicks, world, dungeonNumber) &&
                       world.ground.at(trembling_->push.at) == trembling_->push.pushable;
    return isNow ? std::optional(trembling_->push.at) : std::nullopt;
}

void RoomEffects::drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                                int x, int y) const {
    const auto& [begun, push] = *trembling_;
    const bool isAside = (world.tick - begun.tick) / ticksPerCrateTremble % 2 == 0;
    const GridPos at = cornerOf(push.at) + offsetOf(push.way) * (isAside ? 1 : 0);
    drawPushed(canvas, tileset, push.pushable, x + at.x, y + at.y);
}

int RoomEffects::shakeOffset(const World& world, std::uint32_t dungeonNumber) const {
    const int pixels = shaking_.pixelsNow(world, dungeonNumber);
    return (world.tick - shaking_.begun.tick) / ticksASide % 2 == 0 ? pixels : -pixels;
}

int RoomEffects::darkness(const World& world, std::uint32_t dungeonNumber) const {
    if (world.player.dying()) {
        const int faded = world.player.deathTicks - (world.config.player.deathTicks - fadeTicks);
        return std::clamp((faded + ticksPerDarker) / ticksPerDarker, 0, darkest);
    }
    if (world.player.isReeled()) {
        const int reelTicks = world.config.adventure.stairs.stringTicks;
        const int fromHalfway = std::abs(2 * world.player.stringTicks - reelTicks);
        return std::max(0, darkest - darkest * fromHalfway / reelTicks);
    }
    if (world.player.descending()) {
        const int left = world.config.adventure.stairs.descentTicks - world.player.descentTicks;
        return std::clamp(darkest - left / ticksPerDarkerOnStairs, 0, darkest);
    }
    if (woke_.isWithin(ticksPerLighter * darkest, world, dungeonNumber)) {
        return darkest - static_cast<int>((world.tick - woke_.tick) / ticksPerLighter);
    }
    return 0;
}

namespace {

constexpr int hurtShake = 2;  // pixels
constexpr int hurtShakeTicks = 9;
constexpr int blastShake = 3;
constexpr int blastShakeTicks = 15;
constexpr int rapShake = 1;
constexpr int rapShakeTicks = 6;
constexpr int slamShake = 3;
constexpr int slamShakeTicks = 24;

}  // namespace

// Shakes the room and shows dust. A slam that can hurt also shows a ring, always of the same size.
void RoomEffects::slam(const Beginning& now, const GroundSlammed& slam, const World& world) {
    const GridPos middle = pixelOf(slam.at);
    if (slam.reach > 0) {
        constexpr int half = 40;                 // of the side of the ring's picture, in pixels
        constexpr int firstPicture = slamMarks;  // on the sheet, rings follow marks
        shots_.add(
            {now, &SpriteSheets::slam, firstPicture, slamRings, middle - GridOffset{half, half}});
    }
    for (const GridOffset off : {GridOffset{-20, 2}, {20, 2}, {-13, 8}, {13, 8}, {0, 10}}) {
        showDust(now, middle + off - GridOffset{tileSide / 2, tileSide / 2});
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

// Shows dust at a door that a boss raps at or sews up, and shakes the room.
void RoomEffects::shakeDoor(const Beginning& now, Direction side, const World& world) {
    const SideTiles row(world.room.tiles().size(), side);
    const GridPos middle = cornerOf(row.at(row.span.first + row.span.length / 2));
    for (const GridOffset off : {GridOffset{-9, 0}, {9, 0}, {0, 4}}) {
        showDust(now, middle + off);
    }
    shakeBy({now, rapShake, rapShakeTicks}, world);
}

// Shows dust and shakes the room when an omen that is not a ring begins to hurt.
void RoomEffects::strike(const Beginning& now, const OmenStruck& omen, const World& world) {
    const GridPos middle = pixelOf(centreOf(omen.box)) - GridOffset{tileSide / 2, tileSide / 2};
    if (omenRows[omen.kind].shape == OmenShape::Ring) {
        return;
    }
    const int dx = toPixels(omen.box.width) / 3;
    const int dy = toPixels(omen.box.height) / 3;
    for (const GridOffset off : {GridOffset{-dx, 0}, {dx, 0}, {0, -dy}, {0, dy}}) {
        showDust(now, middle + off);
    }
    shakeBy({now, blastShake, hurtShakeTicks}, world);
}

// Shows that a boss has come to a gate: around the boss, a ring of dust that turns into sparks.
void RoomEffects::rage(const Beginning& now, SubPos at, const World& world) {
    const GridPos middle = pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2};
    for (const GridOffset off : {GridOffset{-22, 0},
                                 {22, 0},
                                 {0, -18},
                                 {0, 16},
                                 {-16, -13},
                                 {16, -13},
                                 {-16, 11},
                                 {16, 11}}) {
        showDust(now, middle + off);
        shots_.add({now.later(dustPictures * ticksAPicture), &SpriteSheets::banner,
                    static_cast<int>(BannerSprite::Spark0), bannerPictures, middle + off});
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

// Shows a boss falling apart: puffs here and there, faster and faster, and at last all around it.
void RoomEffects::burst(const Beginning& now, SubPos at, const World& world) {
    constexpr std::array<GridOffset, 8> places{
        {{-10, -4}, {9, -10}, {2, 3}, {-6, -14}, {12, 2}, {-13, 5}, {5, -2}, {-2, -9}}};
    const auto ticks = static_cast<std::uint64_t>(world.config.creatures.boss.fallTicks);
    const GridPos middle = pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2};
    constexpr std::uint64_t count = 14;
    for (std::uint64_t i = 0; i < count; ++i) {
        // The gaps between the puffs shrink steadily.
        showPuff(now.later(ticks * (2 * count - i) * i / (count * count)),
                 middle + places[i % places.size()]);
    }
    for (const GridOffset off : places) {
        showPuff(now.later(ticks), middle + off * 2);
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

void RoomEffects::fall(const Beginning& now, const CreatureFell& fell, const World& world) {
    if (isBoss(fell.kind)) {
        return;  // burst() has shown its fall
    }
    const GridPos middle = pixelOf(fell.at);
    // A creature that splits does not go up in smoke.
    if (!has(fell.kind, Trait::Splits)) {
        showPuff(now.later(whiteTicks), middle - GridOffset{tileSide / 2, tileSide / 2 + 3});
    }
    fallen_.add(now, fell.kind, middle, world.hasBoss());
}

void RoomEffects::takeBlow(const Event& event, const Beginning& now, const World& world) {
    const auto spark = [&](SubPos at) {
        show(now, EffectSprite::Spark0, sparkPictures,
             pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2});
    };
    std::visit(Overloaded{[&](const CreatureFell& fell) { fall(now, fell, world); },
                          [&](const BombBlasted& blast) {
                              shots_.add({now, &SpriteSheets::blast, 0, blastPictures,
                                          pixelOf(blast.at) - GridOffset{halfBlast, halfBlast},
                                          blast.radius});
                              shakeBy({now, blastShake, blastShakeTicks}, world);
                          },
                          [&](const GroundSlammed& slammed) { slam(now, slammed, world); },
                          [&](const BossChanged& boss) { rage(now, boss.at, world); },
                          [&](const DoorRapped& rapped) { shakeDoor(now, rapped.side, world); },
                          [&](const DoorSewn& sewn) { shakeDoor(now, sewn.side, world); },
                          [&](const OmenCut& cut) { spark(cut.at); },
                          [&](const OmenStruck& omen) { strike(now, omen, world); },
                          [&](const BossFalls& falls) { burst(now, falls.at, world); },
                          [&](const SwordRang& rang) { spark(rang.at); },
                          [&](const BlowBlocked& blocked) { spark(blocked.at); },
                          [&](const ProjectileEnded& ended) { spark(ended.at); },
                          [&](const HookBit& bit) { spark(bit.at); },
                          [&](const CreatureHooked& hooked) { spark(hooked.at); },
                          [&](const KnightHurt&) {
                              // A blow that knocks him back shakes the room; a fall does not.
                              if (world.player.body.knockTicks > 0) {
                                  shakeBy({now, hurtShake, hurtShakeTicks}, world);
                              }
                          },
                          [&](const KnightRevived&) { woke_ = now; }, [](const auto&) {}},
               event);
}

}  // namespace doorstring
