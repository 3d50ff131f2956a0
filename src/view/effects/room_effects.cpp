#include "view/effects/room_effects.hpp"

#include "picture/room/room_picture.hpp"
#include "picture/tiles/tile_picture.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int stonePictures = 4;
constexpr std::uint64_t trembleTicks = 12;
constexpr std::uint64_t ticksPerMove = 3;  // of one pixel, there or back
constexpr std::uint64_t ticksToHalf = 5;   // in which a shake loses half of its pixels
constexpr std::uint64_t ticksASide = 2;    // of a shake

constexpr int doorShake = 2;  // pixels
constexpr int doorShakeTicks = 9;
constexpr int stairShakeTicks = 14;

// The room darkens in the last `fadeTicks` of the knight's death, by a step every `ticksPerDarker`,
// and lightens by a step every `ticksPerLighter`.
constexpr int fadeTicks = 42;
constexpr int ticksPerDarker = 7;
constexpr std::uint64_t ticksPerLighter = 5;
constexpr int ticksPerDownwards = 4;  // of each step into the dark on the way down

GridPos cornerOf(GridPos tile) {
    return {tile.x * tileSide, tile.y * tileSide};
}

// The splash stands at the knight's feet.
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

// The stronger one counts.
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
    for (const Event& event : events) {
        if (const auto* cut = std::get_if<GrassCut>(&event)) {
            show(now, EffectSprite::Bits0, 4, cornerOf(cut->tile));
        } else if (const auto* step = std::get_if<FootStep>(&event)) {
            if (step->on == Tile::Shallows) {
                show(now, EffectSprite::Splash0, 3, feetOf(world));
            }
        } else if (const auto* sank = std::get_if<PushableSank>(&event)) {
            show(now, EffectSprite::Plunge0, 4, cornerOf(sank->tile));
        } else if (const auto* cleared = std::get_if<RubbleCleared>(&event)) {
            show(now, EffectSprite::Stones0, stonePictures, cornerOf(cleared->tile));
        } else if (const auto* crate = std::get_if<CrateBroken>(&event)) {
            show(now, EffectSprite::CrateBroken0, crateBrokenPictures, cornerOf(crate->tile));
        } else if (const auto* wall = std::get_if<WallBroken>(&event)) {
            raiseStonesAt(now, world, wall->direction);
        } else if (std::holds_alternative<KnightLanded>(event)) {
            showDust(now, feetOf(world));
        } else if (const auto* urn = std::get_if<UrnBroken>(&event)) {
            shots_.add({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::UrnBroken0),
                        urnBrokenPictures, cornerOf(urn->tile)});
        } else if (std::holds_alternative<GatesOpened>(event)) {
            sinkGates(now, world);
        } else if (const auto* chest = std::get_if<ChestAppeared>(&event)) {
            showPuff(now, cornerOf(chest->tile));
        } else if (std::holds_alternative<PuzzleSolved>(event)) {
            glitter(now, world);
        } else if (const auto* refused = std::get_if<PushRefused>(&event)) {
            trembling_ = {now, *refused};
        } else if (std::holds_alternative<ArenaShut>(event)) {
            raiseDustAtDoors(now, world);
            shakeBy({now, doorShake, doorShakeTicks}, world);
        } else if (std::holds_alternative<StairsOpened>(event)) {
            shakeBy({now, doorShake, stairShakeTicks}, world);
            raiseDustAtStairs(now, world);
        } else if (std::holds_alternative<RoomCleared>(event)) {
            if (roomTraits[world.room.kind()].shuts) {
                raiseDustAtDoors(now, world);
                glitter(now, world);
            }
        } else {
            takeBlow(event, now, world);
        }
    }
}

// Where a portcullis comes down or goes up: on both sides of each tile of the doorway.
void RoomEffects::raiseDustAtDoors(const Beginning& now, const World& world) {
    constexpr int aside = 5;
    constexpr int inward = 11;
    for (const Direction side : allDirections) {
        if (!world.room.doors().has(side)) {
            continue;
        }
        const bool across = side == Direction::North || side == Direction::South;
        const SideTiles row(world.room.tiles().size(), side);
        for (int i = 0; i < row.span.length; ++i) {
            const GridPos inside =
                cornerOf(row.at(row.span.first + i)) + offsetOf(opposite(side)) * inward;
            for (const int off : {-aside, aside}) {
                const GridOffset there = across ? GridOffset{off, 0} : GridOffset{0, off};
                showDust(now, inside + there);
            }
        }
    }
}

// Along both sides of the stairs, as their leaves grind into the frame.
void RoomEffects::raiseDustAtStairs(const Beginning& now, const World& world) {
    constexpr int aside = 15;
    constexpr std::uint64_t turns = 3;
    const GridPos middle = pixelOf(bannerPoint(world.dungeon, world.room));
    for (std::uint64_t turn = 0; turn < turns; ++turn) {
        const Beginning begun = now.later(turn * dustPictures * ticksAPicture);
        for (const int x : {-aside, aside}) {
            for (const int y : {-6, 4}) {
                showDust(begun, middle + GridOffset{x - tileSide / 2, y - tileSide / 2});
            }
        }
    }
}

void RoomEffects::sinkGates(const Beginning& now, const World& world) {
    const Grid<Tile>& made = world.room.tiles();
    for (const GridPos tile : cellsOf(made.size())) {
        const Thing* thing = world.things.at(world.cell(), tile);
        if (made[tile] == Tile::Gate || (thing != nullptr && thing->kind == ThingKind::Gate)) {
            shots_.add({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::Gate0),
                        gatePictures, cornerOf(tile)});
        }
    }
}

// An arena is won or a puzzle solved: gold in the doors that are open again, and about the knight.
void RoomEffects::glitter(const Beginning& now, const World& world) {
    constexpr int pictures = bannerPictures;
    constexpr std::uint64_t turns = 3;  // of all pictures
    const auto twinkle = [&](GridPos corner, std::uint64_t delay) {
        for (std::uint64_t turn = 0; turn < turns; ++turn) {
            shots_.add({now.later(delay + turn * pictures * ticksAPicture), &SpriteSheets::banner,
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

// Of a wall that breaks: over all of its gap.
void RoomEffects::raiseStonesAt(const Beginning& now, const World& world, Direction side) {
    const SideTiles row(world.room.tiles().size(), side);
    for (int i = 0; i < row.span.length; ++i) {
        show(now, EffectSprite::Stones0, stonePictures, cornerOf(row.at(row.span.first + i)));
    }
}

std::optional<GridPos> RoomEffects::trembling(const World& world,
                                              std::uint32_t dungeonNumber) const {
    const bool isNow = trembling_ &&
                       trembling_->begun.isWithin(trembleTicks, world, dungeonNumber) &&
                       world.ground.at(trembling_->push.at) == trembling_->push.pushable;
    return isNow ? std::optional(trembling_->push.at) : std::nullopt;
}

void RoomEffects::drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                                int x, int y) const {
    const auto& [begun, push] = *trembling_;
    const bool there = (world.tick - begun.tick) / ticksPerMove % 2 == 0;
    const GridPos at = cornerOf(push.at) + offsetOf(push.way) * (there ? 1 : 0);
    drawPushed(canvas, tileset, push.pushable, x + at.x, y + at.y);
}

int RoomEffects::shake(const World& world, std::uint32_t dungeonNumber) const {
    const int pixels = shaking_.pixelsNow(world, dungeonNumber);
    return (world.tick - shaking_.begun.tick) / ticksASide % 2 == 0 ? pixels : -pixels;
}

int RoomEffects::darkness(const World& world, std::uint32_t dungeonNumber) const {
    if (world.player.dying()) {
        const int faded = world.player.deathTicks - (world.config.player.deathTicks - fadeTicks);
        return std::clamp(faded / ticksPerDarker + 1, 0, darkest);
    }
    if (world.player.descending()) {
        const int left = world.config.adventure.stairs.descentTicks - world.player.descentTicks;
        return std::clamp(darkest - left / ticksPerDownwards, 0, darkest);
    }
    if (woke_.isWithin(ticksPerLighter * darkest, world, dungeonNumber)) {
        return darkest - static_cast<int>((world.tick - woke_.tick) / ticksPerLighter);
    }
    return 0;
}

// The part of RoomEffects that is about fights.

namespace {

constexpr int hurtShake = 2;  // pixels
constexpr int hurtShakeTicks = 9;
constexpr int blastShake = 3;
constexpr int blastShakeTicks = 15;
constexpr int slamShake = 3;
constexpr int slamShakeTicks = 24;

}  // namespace

// A ring as far as it hurts, and dust at the feet.
void RoomEffects::slam(const Beginning& now, const GroundSlammed& slam, const World& world) {
    const GridPos middle = pixelOf(slam.at);
    if (slam.reach > 0) {
        constexpr int half = 40;
        shots_.add(
            {now, &SpriteSheets::slam, slamMarks, slamRings, middle - GridOffset{half, half}});
    }
    for (const GridOffset off : {GridOffset{-20, 2}, {20, 2}, {-13, 8}, {13, 8}, {0, 10}}) {
        showDust(now, middle + off - GridOffset{tileSide / 2, tileSide / 2});
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

// A boss falls apart: puffs here and there, quicker and quicker, and all around it in the end.
void RoomEffects::burst(const Beginning& now, SubPos at, const World& world) {
    constexpr std::array<GridOffset, 8> places{
        {{-10, -4}, {9, -10}, {2, 3}, {-6, -14}, {12, 2}, {-13, 5}, {5, -2}, {-2, -9}}};
    const auto ticks = static_cast<std::uint64_t>(world.config.creatures.boss.fallTicks);
    const GridPos middle = pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2};
    constexpr std::uint64_t count = 14;
    for (std::uint64_t i = 0; i < count; ++i) {
        // The gaps shrink as those of a square root.
        showPuff(now.later(ticks * (2 * count - i) * i / (count * count)),
                 middle + places[i % places.size()]);
    }
    for (const GridOffset off : places) {
        showPuff(now.later(ticks), middle + off * 2);
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

void RoomEffects::takeBlow(const Event& event, const Beginning& now, const World& world) {
    const auto spark = [&](SubPos at) {
        show(now, EffectSprite::Spark0, sparkPictures,
             pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2});
    };
    if (const auto* fell = std::get_if<CreatureFell>(&event)) {
        if (isBoss(fell->kind)) {
            return;  // it has burst long since
        }
        const GridPos middle = pixelOf(fell->at);
        // What splits does not go up in smoke.
        if (!has(fell->kind, Trait::Splits)) {
            showPuff(now.later(whiteTicks), middle - GridOffset{tileSide / 2, tileSide / 2 + 3});
        }
        fallen_.add(now, fell->kind, middle, world.hasBoss());
    } else if (const auto* blast = std::get_if<BombBlasted>(&event)) {
        shots_.add({now, &SpriteSheets::blast, 0, blastPictures,
                    pixelOf(blast->at) - GridOffset{halfBlast, halfBlast}, blast->radius});
        shakeBy({now, blastShake, blastShakeTicks}, world);
    } else if (const auto* slammed = std::get_if<GroundSlammed>(&event)) {
        slam(now, *slammed, world);
    } else if (const auto* falls = std::get_if<BossFalls>(&event)) {
        burst(now, falls->at, world);
    } else if (const auto* rang = std::get_if<SwordRang>(&event)) {
        spark(rang->at);
    } else if (const auto* blocked = std::get_if<BlowBlocked>(&event)) {
        spark(blocked->at);
    } else if (const auto* ended = std::get_if<ProjectileEnded>(&event)) {
        spark(ended->at);
    } else if (const auto* bit = std::get_if<HookBit>(&event)) {
        spark(bit->at);
    } else if (const auto* hooked = std::get_if<CreatureHooked>(&event)) {
        spark(hooked->at);
    } else if (std::holds_alternative<KnightHurt>(event)) {
        // Not after a fall into a pit, which ends at the door.
        if (world.player.body.knockTicks > 0) {
            shakeBy({now, hurtShake, hurtShakeTicks}, world);
        }
    } else if (std::holds_alternative<KnightRevived>(event)) {
        woke_ = now;
    }
}

}  // namespace doorstring
