// The part of RoomEffects that is about fights.
#include "view/effects/room_effects.hpp"

#include <array>

namespace doorstring {

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
        // A slime does not go up in smoke: two others come of it.
        if (fell->kind != CreatureKind::Slime) {
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
