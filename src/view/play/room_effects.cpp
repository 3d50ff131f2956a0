#include "view/play/room_effects.hpp"

#include "picture/room/moving_ground.hpp"
#include "picture/tiles/side_tiles.hpp"
#include "view/ground/blast_rings.hpp"
#include "view/play/pieces.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::uint64_t ticksAPicture = 5;
constexpr int stonePictures = 4;
constexpr std::uint64_t trembleTicks = 12;
constexpr std::uint64_t ticksPerMove = 3;  // of one pixel, there or back
constexpr std::uint64_t ticksToHalf = 5;   // in which a shake loses half of its pixels
constexpr std::uint64_t ticksASide = 2;    // of a shake

constexpr int hurtShake = 2;  // pixels
constexpr int hurtShakeTicks = 9;
constexpr int blastShake = 3;
constexpr int blastShakeTicks = 15;
constexpr int doorShake = 2;
constexpr int doorShakeTicks = 9;
constexpr int stairShakeTicks = 14;

constexpr int halfBlast = 24;  // pixels of its picture

constexpr int slamShake = 3;
constexpr int slamShakeTicks = 24;

constexpr std::uint64_t whiteTicks = 3;  // of a creature that fell
constexpr Colour white{255, 252, 240};

// The room goes dark in the last ticks of the knight's death, by a step every so many; and ticks of
// each step back into the light.
constexpr int fadeTicks = 42;
constexpr int ticksPerDarker = 7;
constexpr std::uint64_t ticksPerLighter = 5;
constexpr int ticksPerDownwards = 4;  // of each step into the dark on the way down

GridPos cornerOf(GridPos tile) {
    return {tile.x * tileSide, tile.y * tileSide};
}

GridPos pixelOf(SubPos at) {
    return {toPixels(at.x), toPixels(at.y)};
}

// Bits of grass: the sheet has them in three greens.
void drawBits(Canvas& canvas, const SpriteSheet& effects, const TilesetPictures& tileset,
              int picture, GridPos at) {
    constexpr int darkest = 0x70;
    constexpr int lightest = 0xB0;
    canvas.drawBy(effects.picture(), effects.part(picture), at.x, at.y, [&](Colour bit, Colour) {
        return tileset.grass(bit.green < darkest ? 0 : bit.green < lightest ? 1 : 2);
    });
}

bool isGrass(const SpriteSheet& sheet, const SpriteSheets& sprites, int first) {
    return &sheet == &sprites.effects && first == static_cast<int>(EffectSprite::Bits0);
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

void RoomEffects::fly(const Flying& flying) {
    flying_[nextFlying_] = flying;
    nextFlying_ = (nextFlying_ + 1) % flying_.size();
}

// The stronger one counts.
void RoomEffects::shakeBy(const Shaking& shaking, const World& world) {
    if (shaking.pixels >= shaking_.pixelsNow(world, shaking.begun.dungeonNumber)) {
        shaking_ = shaking;
    }
}

void RoomEffects::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    const Beginning now{dungeonNumber, world.cell(), world.tick};
    const auto flyUp = [&](EffectSprite first, int pictures, GridPos corner) {
        fly({now, &SpriteSheets::effects, static_cast<int>(first), pictures, corner});
    };
    for (const Event& event : events) {
        if (const auto* cut = std::get_if<GrassCut>(&event)) {
            flyUp(EffectSprite::Bits0, 4, cornerOf(cut->tile));
        } else if (const auto* step = std::get_if<FootStep>(&event)) {
            if (step->on == Tile::Shallows) {
                flyUp(EffectSprite::Splash0, 3, feetOf(world));
            }
        } else if (const auto* sank = std::get_if<PushableSank>(&event)) {
            flyUp(EffectSprite::Plunge0, 4, cornerOf(sank->tile));
        } else if (const auto* cleared = std::get_if<RubbleCleared>(&event)) {
            flyUp(EffectSprite::Stones0, stonePictures, cornerOf(cleared->tile));
        } else if (const auto* broken = std::get_if<CrateBroken>(&event)) {
            flyUp(EffectSprite::CrateBroken0, crateBrokenPictures, cornerOf(broken->tile));
        } else if (const auto* urn = std::get_if<UrnBroken>(&event)) {
            fly({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::UrnBroken0),
                 urnBrokenPictures, cornerOf(urn->tile)});
        } else if (std::holds_alternative<GatesOpened>(event)) {
            sinkGates(now, world);
        } else if (const auto* chest = std::get_if<ChestAppeared>(&event)) {
            fly({now, &SpriteSheets::puff, 0, puffPictures, cornerOf(chest->tile)});
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
            if (world.room.kind() == RoomKind::Arena || world.room.kind() == RoomKind::Boss) {
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
                fly({now, &SpriteSheets::effects, static_cast<int>(EffectSprite::Dust0),
                     dustPictures, inside + there});
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
        Beginning begun = now;
        begun.tick += turn * dustPictures * ticksAPicture;
        for (const int x : {-aside, aside}) {
            for (const int y : {-6, 4}) {
                fly({begun, &SpriteSheets::effects, static_cast<int>(EffectSprite::Dust0),
                     dustPictures, middle + GridOffset{x - tileSide / 2, y - tileSide / 2}});
            }
        }
    }
}

void RoomEffects::sinkGates(const Beginning& now, const World& world) {
    const Grid<Tile>& made = world.room.tiles();
    for (const GridPos tile : cellsOf(made.size())) {
        const Thing* thing = world.things.at(world.cell(), tile);
        if (made[tile] == Tile::Gate || (thing != nullptr && thing->kind == ThingKind::Gate)) {
            fly({now, &SpriteSheets::fittings, static_cast<int>(FittingSprite::Gate0), gatePictures,
                 cornerOf(tile)});
        }
    }
}

// An arena is won or a puzzle solved: gold in the doors that are open again, and about the knight.
void RoomEffects::glitter(const Beginning& now, const World& world) {
    constexpr int pictures = bannerPictures;
    constexpr std::uint64_t turns = 3;  // of all pictures
    const auto twinkle = [&](GridPos corner, std::uint64_t delay) {
        for (std::uint64_t turn = 0; turn < turns; ++turn) {
            Beginning begun = now;
            begun.tick += delay + turn * pictures * ticksAPicture;
            fly({begun, &SpriteSheets::banner, static_cast<int>(BannerSprite::Spark0), pictures,
                 corner});
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
        fly({now, &SpriteSheets::effects, static_cast<int>(EffectSprite::Stones0), stonePictures,
             cornerOf(row.at(row.span.first + i))});
    }
}

// A ring as far as it hurts, and dust at the feet.
void RoomEffects::slam(const Beginning& now, const GroundSlammed& slam, const World& world) {
    const GridPos middle = pixelOf(slam.at);
    if (slam.reach > 0) {
        constexpr int half = 40;
        fly({now, &SpriteSheets::slam, slamMarks, slamRings, middle - GridOffset{half, half}});
    }
    for (const GridOffset off : {GridOffset{-20, 2}, {20, 2}, {-13, 8}, {13, 8}, {0, 10}}) {
        fly({now, &SpriteSheets::effects, static_cast<int>(EffectSprite::Dust0), dustPictures,
             middle + off - GridOffset{tileSide / 2, tileSide / 2}});
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

// A boss falls apart: puffs here and there, quicker and quicker, and all around it in the end.
void RoomEffects::burst(const Beginning& now, SubPos at, const World& world) {
    constexpr std::array<GridOffset, 8> places{
        {{-10, -4}, {9, -10}, {2, 3}, {-6, -14}, {12, 2}, {-13, 5}, {5, -2}, {-2, -9}}};
    const auto ticks = static_cast<std::uint64_t>(world.config.creatures.boss.fallTicks);
    const GridPos middle = pixelOf(at) - GridOffset{tileSide / 2, tileSide / 2};
    const auto puff = [&](std::uint64_t delay, GridOffset off) {
        Beginning begun = now;
        begun.tick += delay;
        fly({begun, &SpriteSheets::puff, 0, puffPictures, middle + off});
    };
    constexpr std::uint64_t count = 14;
    for (std::uint64_t i = 0; i < count; ++i) {
        // The gaps shrink as those of a square root.
        puff(ticks * (2 * count - i) * i / (count * count), places[i % places.size()]);
    }
    for (const GridOffset off : places) {
        puff(ticks, off * 2);
    }
    shakeBy({now, slamShake, slamShakeTicks}, world);
}

void RoomEffects::takeBlow(const Event& event, const Beginning& now, const World& world) {
    const auto spark = [&](SubPos at) {
        const GridPos middle = pixelOf(at);
        fly({now, &SpriteSheets::effects, static_cast<int>(EffectSprite::Spark0), sparkPictures,
             middle - GridOffset{tileSide / 2, tileSide / 2}});
    };
    if (const auto* fell = std::get_if<CreatureFell>(&event)) {
        if (isBoss(fell->kind)) {
            return;  // it has burst long since
        }
        const GridPos middle = pixelOf(fell->at);
        // A slime does not go up in smoke: two others come of it.
        if (fell->kind != CreatureKind::Slime) {
            Beginning puffed = now;
            puffed.tick += whiteTicks;
            fly({puffed, &SpriteSheets::puff, 0, puffPictures,
                 middle - GridOffset{tileSide / 2, tileSide / 2 + 3}});
        }
        fallen_[nextFallen_] = {now, fell->kind, middle};
        nextFallen_ = (nextFallen_ + 1) % fallen_.size();
    } else if (const auto* blast = std::get_if<BombBlasted>(&event)) {
        fly({now, &SpriteSheets::blast, 0, blastPictures,
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
    } else if (const auto* broken = std::get_if<WallBroken>(&event)) {
        raiseStonesAt(now, world, broken->direction);
    } else if (std::holds_alternative<KnightLanded>(event)) {
        fly({now, &SpriteSheets::effects, static_cast<int>(EffectSprite::Dust0), dustPictures,
             feetOf(world)});
    } else if (std::holds_alternative<KnightHurt>(event)) {
        // Not after a fall into a pit, which ends at the door.
        if (world.player.body.knockTicks > 0) {
            shakeBy({now, hurtShake, hurtShakeTicks}, world);
        }
    } else if (std::holds_alternative<KnightRevived>(event)) {
        woke_ = now;
    }
}

void RoomEffects::drawFlying(Canvas& canvas, const SpriteSheets& sprites,
                             const TilesetPictures& tileset, const World& world,
                             std::uint32_t dungeonNumber, int x, int y) const {
    for (const auto& [begun, sheet, first, pictures, corner, blastRadius] : flying_) {
        const auto ticks = static_cast<std::uint64_t>(pictures) * ticksAPicture;
        if (begun.isWithin(ticks, world, dungeonNumber)) {
            const auto picture = static_cast<int>((world.tick - begun.tick) / ticksAPicture);
            const GridPos at{x + corner.x, y + corner.y};
            if (isGrass(sprites.*sheet, sprites, first)) {
                drawBits(canvas, sprites.effects, tileset, first + picture, at);
            } else {
                (sprites.*sheet).draw(canvas, first + picture, at.x, at.y);
            }
            if (blastRadius > 0) {
                drawBlastRing(canvas, at + GridOffset{halfBlast, halfBlast}, blastRadius,
                              static_cast<int>(world.tick - begun.tick));
            }
        }
    }
}

void RoomEffects::drawFallen(Canvas& canvas, const SpriteSheets& sprites, const World& world,
                             std::uint32_t dungeonNumber, int x, int y) const {
    for (const auto& [begun, kind, middle] : fallen_) {
        const SpriteSheet& sheet = sprites.creatures[kind];
        const int picture = poseCell(CreaturePose::Hurt, Direction::South, 0);
        if (begun.isWithin(whiteTicks, world, dungeonNumber)) {
            canvas.drawSilhouette(sheet.picture(), sheet.part(picture), x + middle.x - tileSide / 2,
                                  y + middle.y - tileSide / 2 - 3, white);
        } else if (begun.isWithin(pieceTicks, world, dungeonNumber)) {
            drawPieces(canvas, sheet, picture, static_cast<int>(world.tick - begun.tick),
                       {x + middle.x, y + middle.y});
        }
    }
}

void RoomEffects::addLights(Lights& lights, const World& world, std::uint32_t dungeonNumber,
                            GridPos room) const {
    constexpr int blastLight = 56;
    for (const auto& [begun, sheet, first, pictures, corner, blastRadius] : flying_) {
        const auto ticks = static_cast<std::uint64_t>(pictures) * ticksAPicture;
        if (blastRadius > 0 && begun.isWithin(ticks, world, dungeonNumber)) {
            lights.add(
                {{room.x + corner.x + halfBlast, room.y + corner.y + halfBlast}, blastLight});
        }
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

}  // namespace doorstring
