#include "view/sound/sound_choice.hpp"

#include "view/play/creature_looks.hpp"
#include "world/state/world.hpp"

#include <array>

namespace doorstring {

namespace {

struct OmenSound {
    OmenKind kind;
    std::optional<Effect> effect = {};  // as it begins to hurt
};
constexpr auto omenSounds = keyedTable<&OmenSound::kind, OmenSound>({
    {OmenKind::Wave, Effect::Splash},
    {OmenKind::Slag, Effect::Splat},
    {OmenKind::Hammer, Effect::FounderHammer},
    {OmenKind::Lane},
    {OmenKind::Bars, Effect::DoorsShut},
    {OmenKind::Line, Effect::WeaverSnap},
    {OmenKind::Hole, Effect::StringStitch},
    {OmenKind::Thread},
    {OmenKind::Rush},
});

// The sound of a treasure that is neither an item nor a relic.
struct TakingSound {
    Treasure treasure;
    Effect effect = Effect::ItemTaken;
};
constexpr auto takingSounds = keyedTable<&TakingSound::treasure, TakingSound, itemCount>({
    {Treasure::HeartPiece, Effect::HeartPiece},
    {Treasure::HeartContainer, Effect::HeartContainer},
    {Treasure::SmallKey, Effect::KeyTaken},
    {Treasure::BossKey},
    {Treasure::Map},
    {Treasure::Compass},
    {Treasure::Coins, Effect::CoinTaken},
    {Treasure::BombBundle, Effect::KeyTaken},
    {Treasure::ArrowBundle, Effect::KeyTaken},
    {Treasure::Heart, Effect::HeartTaken},
});

struct LaunchSound {
    ProjectileKind kind;
    Effect effect;
};
constexpr auto launchSounds = keyedTable<&LaunchSound::kind, LaunchSound>({
    {ProjectileKind::Bone, Effect::Throw},
    {ProjectileKind::Bolt, Effect::Shot},
    {ProjectileKind::Bomb, Effect::Fuse},
    {ProjectileKind::Blob, Effect::KingSpit},
    {ProjectileKind::Key, Effect::Throw},
    {ProjectileKind::FallenKey, Effect::Clink},
});

struct PowerSound {
    Power power;
    std::optional<Effect> effect = {};
};
constexpr auto powerSounds = keyedTable<&PowerSound::power, PowerSound>({
    {Power::DoubleBlow, Effect::StrikeArmour},
    {Power::Needles, Effect::Shot},
    {Power::Stun, Effect::Lever},
    {Power::ArrowsBack},
    {Power::SureFeet},
    {Power::Floats},
    {Power::FreeHit, Effect::Shield},
    {Power::StopsShot, Effect::Shield},
    {Power::MoreCoins},
    {Power::Heals, Effect::HeartTaken},
});

struct PieceSounds {
    SetPiece piece;
    std::optional<Effect> began = {};
    std::optional<Effect> warned = {};
    std::optional<Effect> moved = {};
    Effect turned = Effect::Lever;  // when one of the things to do there is done
};
constexpr auto pieceSounds = keyedTable<&PieceSounds::piece, PieceSounds>({
    {SetPiece::Flood, Effect::StairsOpened, {}, Effect::Sank},
    {SetPiece::Stone, {}, Effect::FounderRush, Effect::KingSlam, Effect::Rubble},
    {SetPiece::Lights, {}, {}, Effect::FounderQuench, Effect::LanternLit},
    {SetPiece::Thief},
    {SetPiece::Choir},
    {SetPiece::Bridge, {}, Effect::StrikeWood, Effect::PitFilled, Effect::HookCatches},
    {SetPiece::Well},
    {SetPiece::Captive},
});

struct TilesetTune {
    Tileset tileset;
    Tune tune;
};
constexpr auto tilesetTunes = keyedTable<&TilesetTune::tileset, TilesetTune>({
    {Tileset::BlueStone, Tune::BlueStone},
    {Tileset::Sand, Tune::Sand},
    {Tileset::Moss, Tune::Moss},
    {Tileset::Ember, Tune::Ember},
    {Tileset::Bone, Tune::Bone},
});

struct RoomTune {
    RoomKind kind;
    std::optional<Tune> tune = {};  // only for adventures; if empty, the tune of the tileset
};
constexpr auto roomTunes = keyedTable<&RoomTune::kind, RoomTune>({
    {RoomKind::Plain},
    {RoomKind::Start},
    {RoomKind::Boss},
    {RoomKind::Treasure},
    {RoomKind::Shop, Tune::Shop},
    {RoomKind::Altar, Tune::Altar},
    {RoomKind::Arena},
    {RoomKind::Puzzle},
    {RoomKind::Key},
    {RoomKind::Secret},
});

struct AnswerSound {
    WellAnswer answer;
    std::optional<Effect> effect = {};  // if empty, CoinSplash
};
constexpr auto answerSounds = keyedTable<&AnswerSound::answer, AnswerSound>({
    {WellAnswer::Heart},
    {WellAnswer::HeartPiece},
    {WellAnswer::Relic},
    {WellAnswer::Bombs},
    {WellAnswer::Voice, Effect::WellVoice},
    {WellAnswer::Bats, Effect::TellBat},
});

struct EffectOfEvent {
    Tileset tileset;

    std::optional<Effect> operator()(const FlipStarted&) const { return Effect::Slide; }
    std::optional<Effect> operator()(const FlipEnded&) const { return std::nullopt; }
    std::optional<Effect> operator()(const FootStep& step) const {
        return isWater(step.on) ? Effect::Splash : footstepOn(tileset);
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
    std::optional<Effect> operator()(const CreatureWoundUp& woundUp) const {
        return moveSounds[woundUp.move].tell.value_or(creatureSounds[woundUp.kind].tell);
    }
    std::optional<Effect> operator()(const PartBegan& began) const {
        const auto& parts = moveSounds[began.move].parts;
        const auto part = static_cast<std::size_t>(began.part);
        return part < parts.size() ? parts[part] : std::nullopt;
    }
    std::optional<Effect> operator()(const GroundSlammed& slam) const {
        return creatureSounds[slam.kind].slam;
    }
    std::optional<Effect> operator()(const BossChanged&) const { return Effect::BossRages; }
    std::optional<Effect> operator()(const DoorSewn&) const { return Effect::StringSew; }
    std::optional<Effect> operator()(const DoorRapped&) const { return Effect::PorterRap; }
    std::optional<Effect> operator()(const CreatureStunned&) const { return Effect::StrikeWood; }
    std::optional<Effect> operator()(const LightsWentOut&) const { return Effect::FounderQuench; }
    std::optional<Effect> operator()(const OmenStruck& omen) const {
        return omenSounds[omen.kind].effect;
    }
    std::optional<Effect> operator()(const RoomMirrored&) const { return Effect::Slide; }
    std::optional<Effect> operator()(const OmenCut&) const { return Effect::Splat; }
    std::optional<Effect> operator()(const BossFalls& boss) const {
        return creatureSounds[boss.kind].collapse;
    }
    std::optional<Effect> operator()(const CreatureStruck& blow) const {
        return creatureSounds[blow.kind].struck;
    }
    std::optional<Effect> operator()(const BlowBlocked&) const { return Effect::Shield; }
    std::optional<Effect> operator()(const CreatureFell& fallen) const {
        return creatureSounds[fallen.kind].falls;
    }
    std::optional<Effect> operator()(const ProjectileFired& shot) const {
        return launchSounds[shot.kind].effect;
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
        return isRelic(taken.what)  ? Effect::RelicTaken
               : isItem(taken.what) ? Effect::ItemTaken
                                    : takingSounds[taken.what].effect;
    }
    std::optional<Effect> operator()(const ItemChosen&) const { return Effect::ItemChosen; }
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
    std::optional<Effect> operator()(const KnightLanded&) const { return footstepOn(tileset); }
    std::optional<Effect> operator()(const WallBroken&) const { return Effect::SecretFound; }
    std::optional<Effect> operator()(const ChestOpened&) const { return Effect::ChestOpened; }
    std::optional<Effect> operator()(const UrnBroken&) const { return Effect::UrnBroken; }
    std::optional<Effect> operator()(const CrystalStruck&) const { return Effect::CrystalOn; }
    std::optional<Effect> operator()(const GatesOpened&) const { return Effect::GateOpened; }
    std::optional<Effect> operator()(const PlinthRose&) const { return Effect::GateOpened; }
    std::optional<Effect> operator()(const PlinthSank&) const { return Effect::RelicSinks; }
    std::optional<Effect> operator()(const RelicsLeft&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const PowerWorked& worked) const {
        return powerSounds[worked.power].effect;
    }
    std::optional<Effect> operator()(const LeverThrown&) const { return Effect::Lever; }
    std::optional<Effect> operator()(const LeversReset&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const FoesReturned&) const { return Effect::DoorRefused; }
    std::optional<Effect> operator()(const BrazierTurned& brazier) const {
        return brazier.isLit ? Effect::LanternLit : Effect::PlateUp;
    }
    std::optional<Effect> operator()(const PuzzleSolved&) const { return Effect::SecretFound; }
    std::optional<Effect> operator()(const ChestAppeared&) const { return {}; }
    std::optional<Effect> operator()(const WareBought&) const { return Effect::Purchase; }
    std::optional<Effect> operator()(const WareRefused&) const { return Effect::CannotAfford; }
    std::optional<Effect> operator()(const OfferWoven&) const { return Effect::OfferBought; }
    std::optional<Effect> operator()(const OfferRefused& refused) const {
        return refused.fault == OfferFault::AskedInPassing ? std::nullopt
                                                           : std::optional(Effect::CannotAfford);
    }
    std::optional<Effect> operator()(const ThreadsFound&) const { return Effect::ItemTaken; }
    std::optional<Effect> operator()(const StairsOpened&) const { return Effect::StairsOpened; }
    std::optional<Effect> operator()(const StairsTaken&) const { return Effect::StairsDescended; }
    std::optional<Effect> operator()(const StringTaken&) const { return Effect::HookThrown; }
    std::optional<Effect> operator()(const CreatureSlept&) const { return Effect::PlateDown; }
    std::optional<Effect> operator()(const ArrowCameBack&) const { return {}; }
    std::optional<Effect> operator()(const PieceBegan& event) const {
        return pieceSounds[event.piece].began;
    }
    std::optional<Effect> operator()(const PieceWarned& event) const {
        return pieceSounds[event.piece].warned;
    }
    std::optional<Effect> operator()(const PieceMoved& event) const {
        return pieceSounds[event.piece].moved;
    }
    std::optional<Effect> operator()(const PieceTurned& event) const {
        return pieceSounds[event.piece].turned;
    }
    std::optional<Effect> operator()(const PieceFailed&) const { return Effect::RelicSinks; }
    std::optional<Effect> operator()(const PieceDone&) const { return Effect::Banner; }
    std::optional<Effect> operator()(const CoinsSnatched&) const { return Effect::ThiefLaughs; }
    std::optional<Effect> operator()(const ThiefCaught&) const { return Effect::CoinsBack; }
    std::optional<Effect> operator()(const ThiefEscaped&) const { return Effect::ThiefEscapes; }
    std::optional<Effect> operator()(const NoteSung& note) const {
        constexpr std::array notes{Effect::Note1, Effect::Note2, Effect::Note3, Effect::Note4};
        return notes[static_cast<std::size_t>(note.turn - 1) % notes.size()];
    }
    std::optional<Effect> operator()(const ChoirAngered&) const { return Effect::ChoirAngers; }
    std::optional<Effect> operator()(const WishMade& made) const {
        return answerSounds[made.answer].effect.value_or(Effect::CoinSplash);
    }
    std::optional<Effect> operator()(const WishRefused&) const { return Effect::CannotAfford; }
    std::optional<Effect> operator()(const CaptiveFreed&) const { return Effect::CageOpens; }
    std::optional<Effect> operator()(const CompanionKnelt&) const {
        return Effect::CompanionKneels;
    }
    std::optional<Effect> operator()(const CompanionSwung&) const { return Effect::Swing; }
    std::optional<Effect> operator()(const CompanionLeft&) const { return Effect::Farewell; }
};

}  // namespace

Effect footstepOn(Tileset tileset) {
    return tileset == Tileset::Moss || tileset == Tileset::Sand ? Effect::StepSoft
                                                                : Effect::StepStone;
}

Tune tuneOf(Tileset tileset) {
    return tilesetTunes[tileset].tune;
}

Tune tuneIn(const World& world) {
    const bool isAdventure = world.config.isAdventure();
    if (const Creature* boss = world.boss()) {
        const bool isLast =
            isAdventure && world.config.floor == world.config.adventure.floors.count();
        return isLast ? Tune::LastBoss : creatureSounds[boss->kind].tune;
    }
    if (!world.flip && world.isKnightShutIn()) {
        return Tune::Arena;
    }
    const Room& room = world.flip ? world.flip->next : world.room;
    if (isDark(world, room)) {
        return Tune::Dark;
    }
    const auto kindTune = isAdventure ? roomTunes[room.kind()].tune : std::nullopt;
    return kindTune.value_or(tuneOf(world.dungeon.tileset()));
}

std::optional<Effect> effectOf(const Event& event, Tileset tileset) {
    return std::visit(EffectOfEvent{tileset}, event);
}

}  // namespace doorstring
