#include "view/sound/sound_choice.hpp"

#include "base/fixed.hpp"
#include "base/rng.hpp"

#include <cassert>
#include <utility>

namespace doorstring {

namespace {

enum class Pitch : std::uint8_t { Varied, Fixed };  // a phrase would be out of tune if it varied

// When all voices are busy, an effect takes that of one that matters no more than itself.
enum class Weight : std::uint8_t { Footstep, Usual, Warning };

struct EffectRow {
    Effect effect;
    std::string_view name;  // of its file in assets/sound
    int variants;           // recordings that take turns
    Pitch pitch;
    Weight weight;
};

constexpr EnumArray<Effect, EffectRow> effectRows{{{
    {Effect::StepStone, "steps/step-stone", 2, Pitch::Varied, Weight::Footstep},
    {Effect::StepSoft, "steps/step-soft", 2, Pitch::Varied, Weight::Footstep},
    {Effect::Slide, "doors/slide", 1, Pitch::Varied, Weight::Usual},
    {Effect::NewDungeon, "menu/new-dungeon", 1, Pitch::Fixed, Weight::Usual},
    {Effect::Undo, "menu/undo", 1, Pitch::Fixed, Weight::Usual},
    {Effect::MapOpen, "menu/map-open", 1, Pitch::Fixed, Weight::Usual},
    {Effect::MapClose, "menu/map-close", 1, Pitch::Fixed, Weight::Usual},
    {Effect::MenuMove, "menu/menu-move", 1, Pitch::Fixed, Weight::Usual},
    {Effect::MenuChoose, "menu/menu-choose", 1, Pitch::Fixed, Weight::Usual},
    {Effect::Banner, "knight/banner", 1, Pitch::Fixed, Weight::Usual},
    {Effect::Error, "menu/error", 1, Pitch::Fixed, Weight::Warning},
    {Effect::Screenshot, "menu/screenshot", 1, Pitch::Varied, Weight::Usual},
    {Effect::Pause, "menu/pause", 1, Pitch::Fixed, Weight::Usual},
    {Effect::Copy, "menu/copy", 1, Pitch::Fixed, Weight::Usual},
    {Effect::KeyTaken, "knight/key-taken", 1, Pitch::Fixed, Weight::Usual},
    {Effect::DoorOpened, "doors/door-opened", 1, Pitch::Varied, Weight::Usual},
    {Effect::DoorRefused, "doors/door-refused", 1, Pitch::Varied, Weight::Usual},
    {Effect::Fall, "knight/fall", 1, Pitch::Varied, Weight::Usual},
    {Effect::Hurt, "knight/hurt", 1, Pitch::Varied, Weight::Warning},
    {Effect::Revived, "knight/revived", 1, Pitch::Fixed, Weight::Usual},
    {Effect::SpikesWarn, "ground/spikes-warn", 1, Pitch::Varied, Weight::Warning},
    {Effect::SpikesUp, "ground/spikes-up", 1, Pitch::Varied, Weight::Warning},
    {Effect::Splash, "steps/splash", 2, Pitch::Varied, Weight::Footstep},
    {Effect::Push, "ground/push", 1, Pitch::Varied, Weight::Usual},
    {Effect::PitFilled, "ground/pit-filled", 1, Pitch::Varied, Weight::Usual},
    {Effect::Sank, "ground/sank", 1, Pitch::Varied, Weight::Usual},
    {Effect::PlateDown, "ground/plate-down", 1, Pitch::Varied, Weight::Usual},
    {Effect::PlateUp, "ground/plate-up", 1, Pitch::Varied, Weight::Usual},
    {Effect::Rustle, "steps/rustle", 1, Pitch::Varied, Weight::Footstep},
    {Effect::GrassCut, "ground/grass-cut", 1, Pitch::Varied, Weight::Usual},
    {Effect::Rubble, "ground/rubble", 1, Pitch::Varied, Weight::Usual},
    {Effect::Swing, "fights/swing", 1, Pitch::Varied, Weight::Usual},
    {Effect::Clink, "fights/clink", 1, Pitch::Varied, Weight::Usual},
    {Effect::Strike, "fights/strike", 1, Pitch::Varied, Weight::Usual},
    {Effect::FoeFalls, "fights/foe-falls", 1, Pitch::Varied, Weight::Usual},
    {Effect::Shield, "fights/shield", 1, Pitch::Varied, Weight::Usual},
    {Effect::HeartTaken, "knight/heart-taken", 1, Pitch::Fixed, Weight::Usual},
    {Effect::CoinTaken, "knight/coin-taken", 1, Pitch::Fixed, Weight::Usual},
    {Effect::KnightFalls, "knight/knight-falls", 1, Pitch::Fixed, Weight::Warning},
    {Effect::Throw, "fights/throw", 1, Pitch::Varied, Weight::Usual},
    {Effect::Shot, "fights/shot", 1, Pitch::Varied, Weight::Usual},
    {Effect::Fuse, "fights/fuse", 1, Pitch::Varied, Weight::Warning},
    {Effect::Blast, "fights/blast", 1, Pitch::Varied, Weight::Usual},
    {Effect::DoorsShut, "doors/doors-shut", 1, Pitch::Varied, Weight::Usual},
    {Effect::Cleared, "doors/cleared", 1, Pitch::Fixed, Weight::Usual},
    {Effect::TellSlime, "tells/tell-slime", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellSkeleton, "tells/tell-skeleton", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellTurret, "tells/tell-turret", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellCharger, "tells/tell-charger", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellGhost, "tells/tell-ghost", 1, Pitch::Fixed, Weight::Warning},
    {Effect::TellMimic, "tells/tell-mimic", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellBomber, "tells/tell-bomber", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellShield, "tells/tell-shield", 1, Pitch::Varied, Weight::Warning},
    {Effect::TellBat, "tells/tell-bat", 1, Pitch::Varied, Weight::Warning},
    {Effect::ItemTaken, "phrases/item-taken", 1, Pitch::Fixed, Weight::Usual},
    {Effect::SecretFound, "phrases/secret", 1, Pitch::Fixed, Weight::Usual},
    {Effect::StairsOpened, "phrases/stairs-opened", 1, Pitch::Fixed, Weight::Usual},
    {Effect::StairsDescended, "phrases/stairs-descended", 1, Pitch::Fixed, Weight::Usual},
    {Effect::FloorCard, "phrases/floor-card", 1, Pitch::Fixed, Weight::Usual},
    {Effect::BossEnters, "phrases/boss", 1, Pitch::Fixed, Weight::Warning},
    {Effect::HeartContainer, "phrases/heart-container", 1, Pitch::Fixed, Weight::Usual},
    {Effect::HeartPiece, "knight/heart-piece", 1, Pitch::Fixed, Weight::Usual},
    {Effect::GameOver, "phrases/game-over", 1, Pitch::Fixed, Weight::Warning},
    {Effect::Victory, "phrases/victory", 1, Pitch::Fixed, Weight::Warning},
    {Effect::LowHearts, "knight/low-hearts", 1, Pitch::Fixed, Weight::Warning},
    {Effect::BombPlaced, "items/bomb-placed", 1, Pitch::Varied, Weight::Usual},
    {Effect::FuseTick, "items/fuse-tick", 1, Pitch::Varied, Weight::Warning},
    {Effect::BowShot, "items/bow-shot", 1, Pitch::Varied, Weight::Usual},
    {Effect::ArrowHits, "items/arrow-hits", 1, Pitch::Varied, Weight::Usual},
    {Effect::HookThrown, "items/hook-thrown", 1, Pitch::Varied, Weight::Usual},
    {Effect::HookCatches, "items/hook-catches", 1, Pitch::Varied, Weight::Usual},
    {Effect::Hop, "items/hop", 1, Pitch::Varied, Weight::Usual},
    {Effect::LanternLit, "items/lantern-lit", 1, Pitch::Fixed, Weight::Usual},
    {Effect::ChestOpened, "rooms/chest-opened", 1, Pitch::Fixed, Weight::Usual},
    {Effect::UrnBroken, "rooms/urn-broken", 1, Pitch::Varied, Weight::Usual},
    {Effect::Lever, "rooms/lever", 1, Pitch::Varied, Weight::Usual},
    {Effect::CrystalOn, "rooms/crystal-on", 1, Pitch::Fixed, Weight::Usual},
    {Effect::GateOpened, "rooms/gate-opened", 1, Pitch::Varied, Weight::Usual},
    {Effect::Purchase, "rooms/purchase", 1, Pitch::Fixed, Weight::Usual},
    {Effect::CannotAfford, "rooms/cannot-afford", 1, Pitch::Fixed, Weight::Usual},
    {Effect::KingCrouch, "boss/king-crouch", 1, Pitch::Varied, Weight::Warning},
    {Effect::KingSquash, "boss/king-squash", 1, Pitch::Fixed, Weight::Warning},
    {Effect::KingPuff, "boss/king-puff", 1, Pitch::Fixed, Weight::Warning},
    {Effect::KingHop, "boss/king-hop", 1, Pitch::Varied, Weight::Usual},
    {Effect::KingLeap, "boss/king-leap", 1, Pitch::Fixed, Weight::Usual},
    {Effect::KingDrop, "boss/king-drop", 1, Pitch::Fixed, Weight::Warning},
    {Effect::KingSlam, "boss/king-slam", 1, Pitch::Varied, Weight::Warning},
    {Effect::KingSpit, "boss/king-spit", 1, Pitch::Varied, Weight::Usual},
    {Effect::KingHurt, "boss/king-hurt", 1, Pitch::Varied, Weight::Usual},
    {Effect::KingFalls, "boss/king-falls", 1, Pitch::Fixed, Weight::Warning},
    {Effect::Splat, "boss/splat", 1, Pitch::Varied, Weight::Usual},
}}};

static_assert(isInOrder(effectRows, &EffectRow::effect));

struct TuneRow {
    Tune tune;
    std::string_view name;
    int tempo;       // beats a minute, and
    int beatsOfBar;  // as in the text of the tune
};

constexpr EnumArray<Tune, TuneRow> tuneRows{{{
    {Tune::Title, "tunes/title", 104, 4},
    {Tune::BlueStone, "tunes/blue-stone", 92, 4},
    {Tune::Sand, "tunes/sand", 88, 4},
    {Tune::Moss, "tunes/moss", 60, 2},
    {Tune::Ember, "tunes/ember", 112, 4},
    {Tune::Bone, "tunes/bone", 84, 3},
    {Tune::Boss, "tunes/boss", 160, 4},
    {Tune::Victory, "tunes/victory", 96, 4},
    {Tune::GameOver, "tunes/game-over", 60, 4},
    {Tune::Shop, "tunes/shop", 96, 4},
}}};

static_assert(isInOrder(tuneRows, &TuneRow::tune));

constexpr int pitchSpreadPermille = 30;

int pitchFor(Effect effect, std::uint64_t count) {
    if (effectRows[effect].pitch == Pitch::Fixed) {
        return 1000;
    }
    RandomStream random(mixBits(static_cast<std::uint64_t>(effect) + 1) + count);
    return 1000 - pitchSpreadPermille + static_cast<int>(random.below(2 * pitchSpreadPermille + 1));
}

// Each announces its attack by a sound of its own.
constexpr auto tells = tableOf<CreatureKind, Effect>({
    Effect::TellSlime,
    Effect::TellSlime,  // small slime
    Effect::TellBat,
    Effect::TellSkeleton,
    Effect::TellTurret,
    Effect::TellCharger,
    Effect::TellGhost,
    Effect::TellMimic,
    Effect::TellBomber,
    Effect::TellShield,
    Effect::KingCrouch,
});
constexpr auto takings = tableOf<Treasure, Effect>({
    Effect::ItemTaken,  // bombs
    Effect::ItemTaken,  // bow
    Effect::ItemTaken,  // hook
    Effect::ItemTaken,  // lantern
    Effect::ItemTaken,  // feather
    Effect::HeartPiece,
    Effect::HeartContainer,
    Effect::KeyTaken,   // small
    Effect::ItemTaken,  // boss key
    Effect::ItemTaken,  // map
    Effect::ItemTaken,  // compass
    Effect::CoinTaken,
    Effect::KeyTaken,  // bombs to use
    Effect::KeyTaken,  // arrows
    Effect::HeartTaken,
});
constexpr EnumArray<ProjectileKind, Effect> launches{
    {Effect::Throw, Effect::Shot, Effect::Fuse, Effect::KingSpit}};

Effect tellOf(const CreatureWoundUp& tell) {
    switch (tell.attack) {
    case AttackKind::Slam:
        return Effect::KingSquash;
    case AttackKind::Spit:
        return Effect::KingPuff;
    case AttackKind::Only:
    case AttackKind::Hops:
        break;
    }
    return tells[tell.kind];
}

struct EffectOfEvent {
    Tileset tileset;

    std::optional<Effect> operator()(const FlipStarted&) const { return Effect::Slide; }
    std::optional<Effect> operator()(const FlipEnded&) const { return std::nullopt; }
    std::optional<Effect> operator()(const FootStep& step) const {
        return step.on == Tile::Shallows ? Effect::Splash : stepOn(tileset);
    }
    std::optional<Effect> operator()(const BannerReached&) const { return Effect::Banner; }
    std::optional<Effect> operator()(const KeyTaken&) const { return Effect::KeyTaken; }
    std::optional<Effect> operator()(const DoorOpened&) const { return Effect::DoorOpened; }
    std::optional<Effect> operator()(const DoorRefused&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const KnightFell&) const { return Effect::Fall; }
    std::optional<Effect> operator()(const KnightHurt&) const { return Effect::Hurt; }
    std::optional<Effect> operator()(const KnightRevived&) const { return Effect::Revived; }
    std::optional<Effect> operator()(const SpikesWarned&) const { return Effect::SpikesWarn; }
    std::optional<Effect> operator()(const SpikesRose&) const { return Effect::SpikesUp; }
    std::optional<Effect> operator()(const SpikesSank&) const { return std::nullopt; }
    std::optional<Effect> operator()(const PushStarted&) const { return Effect::Push; }
    std::optional<Effect> operator()(const PushRefused&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const CrateBroken&) const { return Effect::Rubble; }
    std::optional<Effect> operator()(const PitFilled&) const { return Effect::PitFilled; }
    std::optional<Effect> operator()(const PushableSank&) const { return Effect::Sank; }
    std::optional<Effect> operator()(const PlatePressed&) const { return Effect::PlateDown; }
    std::optional<Effect> operator()(const PlateReleased&) const { return Effect::PlateUp; }
    std::optional<Effect> operator()(const GrassRustled&) const { return Effect::Rustle; }
    std::optional<Effect> operator()(const GrassCut&) const { return Effect::GrassCut; }
    std::optional<Effect> operator()(const RubbleCleared&) const { return Effect::Rubble; }
    std::optional<Effect> operator()(const SwordSwung&) const { return Effect::Swing; }
    std::optional<Effect> operator()(const SwordRang& rang) const {
        return rang.isHollow ? Effect::PlateDown : Effect::Clink;
    }
    std::optional<Effect> operator()(const CreatureWoundUp& tell) const { return tellOf(tell); }
    std::optional<Effect> operator()(const BossJumped& jump) const {
        return jump.attack == AttackKind::Slam ? Effect::KingLeap : Effect::KingHop;
    }
    std::optional<Effect> operator()(const BossDrops& drops) const {
        return drops.isEntrance ? Effect::BossEnters : Effect::KingDrop;
    }
    std::optional<Effect> operator()(const GroundSlammed&) const { return Effect::KingSlam; }
    std::optional<Effect> operator()(const BossFalls&) const { return Effect::KingFalls; }
    std::optional<Effect> operator()(const CreatureStruck& blow) const {
        return isBoss(blow.kind) ? Effect::KingHurt : Effect::Strike;
    }
    std::optional<Effect> operator()(const BlowBlocked&) const { return Effect::Shield; }
    std::optional<Effect> operator()(const CreatureFell&) const { return Effect::FoeFalls; }
    std::optional<Effect> operator()(const ProjectileFired& shot) const {
        return launches[shot.kind];
    }
    std::optional<Effect> operator()(const ProjectileEnded& end) const {
        return end.kind == ProjectileKind::Blob ? Effect::Splat : Effect::Clink;
    }
    std::optional<Effect> operator()(const BombBlasted&) const { return Effect::Blast; }
    std::optional<Effect> operator()(const DropTaken& drop) const {
        return drop.kind == DropKind::Heart ? Effect::HeartTaken : Effect::CoinTaken;
    }
    std::optional<Effect> operator()(const ArenaShut&) const { return Effect::DoorsShut; }
    std::optional<Effect> operator()(const RoomCleared&) const { return Effect::Cleared; }
    std::optional<Effect> operator()(const KnightDied&) const { return Effect::KnightFalls; }
    std::optional<Effect> operator()(const KnightDefeated&) const { return {}; }
    std::optional<Effect> operator()(const TreasureTaken& taken) const {
        return takings[taken.what];
    }
    std::optional<Effect> operator()(const ItemChosen&) const { return Effect::MenuMove; }
    std::optional<Effect> operator()(const ItemRefused&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const BombLaid&) const { return Effect::BombPlaced; }
    std::optional<Effect> operator()(const ArrowShot&) const { return Effect::BowShot; }
    std::optional<Effect> operator()(const ArrowStuck&) const { return Effect::ArrowHits; }
    std::optional<Effect> operator()(const HookThrown&) const { return Effect::HookThrown; }
    std::optional<Effect> operator()(const HookBit& bit) const {
        return bit.holds ? Effect::HookCatches : Effect::Clink;
    }
    std::optional<Effect> operator()(const CreatureHooked&) const { return Effect::HookCatches; }
    std::optional<Effect> operator()(const KnightHopped&) const { return Effect::Hop; }
    std::optional<Effect> operator()(const KnightLanded&) const { return stepOn(tileset); }
    std::optional<Effect> operator()(const WallBroken&) const { return Effect::SecretFound; }
    std::optional<Effect> operator()(const ChestOpened&) const { return Effect::ChestOpened; }
    std::optional<Effect> operator()(const UrnBroken&) const { return Effect::UrnBroken; }
    std::optional<Effect> operator()(const CrystalStruck&) const { return Effect::CrystalOn; }
    std::optional<Effect> operator()(const GatesOpened&) const { return Effect::GateOpened; }
    std::optional<Effect> operator()(const LeverThrown&) const { return Effect::Lever; }
    std::optional<Effect> operator()(const LeversReset&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const BrazierTurned& brazier) const {
        return brazier.isLit ? Effect::LanternLit : Effect::PlateUp;
    }
    std::optional<Effect> operator()(const PuzzleSolved&) const { return Effect::SecretFound; }
    std::optional<Effect> operator()(const ChestAppeared&) const { return {}; }
    std::optional<Effect> operator()(const WareBought&) const { return Effect::Purchase; }
    std::optional<Effect> operator()(const WareRefused&) const { return Effect::CannotAfford; }
    std::optional<Effect> operator()(const StairsOpened&) const { return Effect::StairsOpened; }
    std::optional<Effect> operator()(const StairsTaken&) const { return Effect::StairsDescended; }
};

}  // namespace

std::string fileNameOf(Effect effect, int variant) {
    assert(variant >= 0 && variant < variantsOf(effect));
    const std::string name(effectRows[effect].name);
    return variantsOf(effect) == 1 ? name : name + "-" + std::to_string(variant + 1);
}

std::string_view fileNameOf(Tune tune) {
    return tuneRows[tune].name;
}

int ticksToBar(Tune tune, std::int64_t milliseconds) {
    constexpr std::int64_t minute = 60'000;
    const TuneRow& row = tuneRows[tune];
    // In parts of a millisecond of which a bar has a whole number.
    const std::int64_t bar = minute * row.beatsOfBar;
    const std::int64_t left = bar - milliseconds * row.tempo % bar;
    const std::int64_t tick = 1000 * row.tempo / ticksPerSecond;
    return static_cast<int>(left / tick + 1);
}

int variantsOf(Effect effect) {
    return effectRows[effect].variants;
}

Effect stepOn(Tileset ground) {
    return ground == Tileset::Moss || ground == Tileset::Sand ? Effect::StepSoft
                                                              : Effect::StepStone;
}

Tune tuneOf(Tileset tileset) {
    constexpr EnumArray<Tileset, Tune> tunes{
        {Tune::BlueStone, Tune::Sand, Tune::Moss, Tune::Ember, Tune::Bone}};
    return tunes[tileset];
}

std::optional<Effect> effectOf(const Event& event, Tileset tileset) {
    return std::visit(EffectOfEvent{tileset}, event);
}

// The first that is free, or that which began first among those that matter least.
std::optional<std::size_t> VoiceChoice::voiceFor(Effect effect,
                                                 std::bitset<voiceCount> busy) const {
    std::size_t best = 0;
    const auto rank = [&](std::size_t voice) {
        const Voice& plays = voices_[voice];
        return busy[voice]
                   ? std::pair{1 + static_cast<int>(effectRows[plays.effect].weight), plays.number}
                   : std::pair{0, static_cast<std::uint64_t>(voice)};
    };
    for (std::size_t voice = 1; voice < voiceCount; ++voice) {
        best = rank(voice) < rank(best) ? voice : best;
    }
    const bool mattersMore =
        busy[best] && effectRows[voices_[best].effect].weight > effectRows[effect].weight;
    return mattersMore ? std::nullopt : std::optional(best);
}

std::optional<Playing> VoiceChoice::choose(Effect effect, std::uint64_t tick,
                                           std::bitset<voiceCount> busy) {
    Past& past = past_[effect];
    if (past.begun && tick - *past.begun < ticksBetweenSame) {
        return std::nullopt;
    }
    const auto voice = voiceFor(effect, busy);
    if (!voice) {
        return std::nullopt;
    }
    const auto variants = static_cast<std::uint64_t>(variantsOf(effect));
    const Playing playing{*voice, static_cast<int>(past.count % variants),
                          pitchFor(effect, past.count)};
    past = {tick, past.count + 1};
    voices_[*voice] = {effect, ++played_};
    return playing;
}

}  // namespace doorstring
