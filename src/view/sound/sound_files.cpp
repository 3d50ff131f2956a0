#include "view/sound/sound_files.hpp"

#include "base/fixed.hpp"
#include "picture/tiles/tileset.hpp"

#include <cassert>

namespace doorstring {

namespace {

struct EffectRow {
    Effect effect;
    std::string_view name;  // of its file in assets/sound
    int variants;           // the number of files, which take turns
    Pitch pitch;
    Priority priority;
};

constexpr auto effectRows = keyedTable<&EffectRow::effect, EffectRow>({
    {Effect::StepStone, "steps/step-stone", 2, Pitch::Varied, Priority::Footstep},
    {Effect::StepSoft, "steps/step-soft", 2, Pitch::Varied, Priority::Footstep},
    {Effect::Slide, "doors/slide", 1, Pitch::Varied, Priority::Usual},
    {Effect::NewDungeon, "menu/new-dungeon", 1, Pitch::Fixed, Priority::Usual},
    {Effect::Undo, "menu/undo", 1, Pitch::Fixed, Priority::Usual},
    {Effect::MapOpen, "menu/map-open", 1, Pitch::Fixed, Priority::Usual},
    {Effect::MapClose, "menu/map-close", 1, Pitch::Fixed, Priority::Usual},
    {Effect::MenuMove, "menu/menu-move", 1, Pitch::Fixed, Priority::Usual},
    {Effect::MenuChoose, "menu/menu-choose", 1, Pitch::Fixed, Priority::Usual},
    {Effect::Banner, "knight/banner", 1, Pitch::Fixed, Priority::Usual},
    {Effect::Error, "menu/error", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Screenshot, "menu/screenshot", 1, Pitch::Varied, Priority::Usual},
    {Effect::Pause, "menu/pause", 1, Pitch::Fixed, Priority::Usual},
    {Effect::Copy, "menu/copy", 1, Pitch::Fixed, Priority::Usual},
    {Effect::KeyTaken, "knight/key-taken", 1, Pitch::Fixed, Priority::Usual},
    {Effect::DoorOpened, "doors/door-opened", 1, Pitch::Varied, Priority::Usual},
    {Effect::DoorRefused, "doors/door-refused", 1, Pitch::Varied, Priority::Usual},
    {Effect::Fall, "knight/fall", 1, Pitch::Varied, Priority::Usual},
    {Effect::Hurt, "knight/hurt", 1, Pitch::Varied, Priority::Warning},
    {Effect::Revived, "knight/revived", 1, Pitch::Fixed, Priority::Usual},
    {Effect::SpikesWarn, "ground/spikes-warn", 1, Pitch::Varied, Priority::Warning},
    {Effect::SpikesUp, "ground/spikes-up", 1, Pitch::Varied, Priority::Warning},
    {Effect::Splash, "steps/splash", 2, Pitch::Varied, Priority::Footstep},
    {Effect::Push, "ground/push", 1, Pitch::Varied, Priority::Usual},
    {Effect::PitFilled, "ground/pit-filled", 1, Pitch::Varied, Priority::Usual},
    {Effect::Sank, "ground/sank", 1, Pitch::Varied, Priority::Usual},
    {Effect::PlateDown, "ground/plate-down", 1, Pitch::Varied, Priority::Usual},
    {Effect::PlateUp, "ground/plate-up", 1, Pitch::Varied, Priority::Usual},
    {Effect::Rustle, "steps/rustle", 1, Pitch::Varied, Priority::Footstep},
    {Effect::GrassCut, "ground/grass-cut", 1, Pitch::Varied, Priority::Usual},
    {Effect::Rubble, "ground/rubble", 1, Pitch::Varied, Priority::Usual},
    {Effect::Swing, "fights/swing", 1, Pitch::Varied, Priority::Usual},
    {Effect::Clink, "fights/clink", 1, Pitch::Varied, Priority::Usual},
    {Effect::Strike, "fights/strike", 1, Pitch::Varied, Priority::Usual},
    {Effect::StrikeBone, "fights/strike-bone", 1, Pitch::Varied, Priority::Usual},
    {Effect::StrikeWood, "fights/strike-wood", 1, Pitch::Varied, Priority::Usual},
    {Effect::StrikeArmour, "fights/strike-armour", 1, Pitch::Varied, Priority::Usual},
    {Effect::StrikeGhost, "fights/strike-ghost", 1, Pitch::Varied, Priority::Usual},
    {Effect::Shield, "fights/shield", 1, Pitch::Varied, Priority::Usual},
    {Effect::FoeFalls, "fights/foe-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::SmallSlimeFalls, "falls/small-slime-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::BatFalls, "falls/bat-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::SkeletonFalls, "falls/skeleton-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::TurretFalls, "falls/turret-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::ChargerFalls, "falls/charger-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::GhostFalls, "falls/ghost-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::MimicFalls, "falls/mimic-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::BomberFalls, "falls/bomber-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::ShieldFalls, "falls/shield-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::HeartTaken, "knight/heart-taken", 1, Pitch::Fixed, Priority::Usual},
    {Effect::CoinTaken, "knight/coin-taken", 1, Pitch::Climbing, Priority::Usual},
    {Effect::KnightFalls, "knight/knight-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Throw, "fights/throw", 1, Pitch::Varied, Priority::Usual},
    {Effect::Shot, "fights/shot", 1, Pitch::Varied, Priority::Usual},
    {Effect::Fuse, "fights/fuse", 1, Pitch::Varied, Priority::Warning},
    {Effect::Blast, "fights/blast", 1, Pitch::Varied, Priority::Usual},
    {Effect::DoorsShut, "doors/doors-shut", 1, Pitch::Varied, Priority::Usual},
    {Effect::Cleared, "doors/cleared", 1, Pitch::Fixed, Priority::Usual},
    {Effect::TellSlime, "tells/tell-slime", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellSkeleton, "tells/tell-skeleton", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellTurret, "tells/tell-turret", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellCharger, "tells/tell-charger", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellGhost, "tells/tell-ghost", 1, Pitch::Fixed, Priority::Warning},
    {Effect::TellMimic, "tells/tell-mimic", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellBomber, "tells/tell-bomber", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellShield, "tells/tell-shield", 1, Pitch::Varied, Priority::Warning},
    {Effect::TellBat, "tells/tell-bat", 1, Pitch::Varied, Priority::Warning},
    {Effect::ItemTaken, "phrases/item-taken", 1, Pitch::Fixed, Priority::Usual},
    {Effect::SecretFound, "phrases/secret", 1, Pitch::Fixed, Priority::Usual},
    {Effect::StairsOpened, "phrases/stairs-opened", 1, Pitch::Fixed, Priority::Usual},
    {Effect::StairsDescended, "phrases/stairs-descended", 1, Pitch::Fixed, Priority::Usual},
    {Effect::FloorCard, "phrases/floor-card", 1, Pitch::Fixed, Priority::Usual},
    {Effect::BossEnters, "phrases/boss", 1, Pitch::Fixed, Priority::Warning},
    {Effect::BossRages, "phrases/boss-rages", 1, Pitch::Fixed, Priority::Warning},
    {Effect::HeartContainer, "phrases/heart-container", 1, Pitch::Fixed, Priority::Usual},
    {Effect::HeartPiece, "knight/heart-piece", 1, Pitch::Fixed, Priority::Usual},
    {Effect::GameOver, "phrases/game-over", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Victory, "phrases/victory", 1, Pitch::Fixed, Priority::Warning},
    {Effect::LowHearts, "knight/low-hearts", 1, Pitch::Fixed, Priority::Warning},
    {Effect::ItemChosen, "items/item-chosen", 1, Pitch::Fixed, Priority::Usual},
    {Effect::BombPlaced, "items/bomb-placed", 1, Pitch::Varied, Priority::Usual},
    {Effect::FuseTick, "items/fuse-tick", 1, Pitch::Varied, Priority::Warning},
    {Effect::BowShot, "items/bow-shot", 1, Pitch::Varied, Priority::Usual},
    {Effect::ArrowHits, "items/arrow-hits", 1, Pitch::Varied, Priority::Usual},
    {Effect::HookThrown, "items/hook-thrown", 1, Pitch::Varied, Priority::Usual},
    {Effect::HookCatches, "items/hook-catches", 1, Pitch::Varied, Priority::Usual},
    {Effect::Hop, "items/hop", 1, Pitch::Varied, Priority::Usual},
    {Effect::LanternLit, "items/lantern-lit", 1, Pitch::Fixed, Priority::Usual},
    {Effect::ChestOpened, "rooms/chest-opened", 1, Pitch::Fixed, Priority::Usual},
    {Effect::UrnBroken, "rooms/urn-broken", 1, Pitch::Varied, Priority::Usual},
    {Effect::Lever, "rooms/lever", 1, Pitch::Varied, Priority::Usual},
    {Effect::CrystalOn, "rooms/crystal-on", 1, Pitch::Fixed, Priority::Usual},
    {Effect::GateOpened, "rooms/gate-opened", 1, Pitch::Varied, Priority::Usual},
    {Effect::Purchase, "rooms/purchase", 1, Pitch::Fixed, Priority::Usual},
    {Effect::CannotAfford, "rooms/cannot-afford", 1, Pitch::Fixed, Priority::Usual},
    {Effect::KingCrouch, "boss/king-crouch", 1, Pitch::Varied, Priority::Warning},
    {Effect::KingSquash, "boss/king-squash", 1, Pitch::Fixed, Priority::Warning},
    {Effect::KingPuff, "boss/king-puff", 1, Pitch::Fixed, Priority::Warning},
    {Effect::KingHop, "boss/king-hop", 1, Pitch::Varied, Priority::Usual},
    {Effect::KingLeap, "boss/king-leap", 1, Pitch::Fixed, Priority::Usual},
    {Effect::KingDrop, "boss/king-drop", 1, Pitch::Fixed, Priority::Warning},
    {Effect::KingSlam, "boss/king-slam", 1, Pitch::Varied, Priority::Warning},
    {Effect::KingSpit, "boss/king-spit", 1, Pitch::Varied, Priority::Usual},
    {Effect::KingHurt, "boss/king-hurt", 1, Pitch::Varied, Priority::Usual},
    {Effect::KingFalls, "boss/king-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Splat, "boss/splat", 1, Pitch::Varied, Priority::Usual},
    {Effect::PorterRap, "porter/porter-rap", 1, Pitch::Varied, Priority::Warning},
    {Effect::PorterBurst, "porter/porter-burst", 1, Pitch::Varied, Priority::Warning},
    {Effect::PorterKeys, "porter/porter-keys", 1, Pitch::Fixed, Priority::Warning},
    {Effect::PorterBolt, "porter/porter-bolt", 1, Pitch::Fixed, Priority::Warning},
    {Effect::PorterHurt, "porter/porter-hurt", 1, Pitch::Varied, Priority::Usual},
    {Effect::PorterFalls, "porter/porter-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::WeaverTighten, "weaver/weaver-tighten", 1, Pitch::Fixed, Priority::Warning},
    {Effect::WeaverSnap, "weaver/weaver-snap", 1, Pitch::Varied, Priority::Warning},
    {Effect::WeaverPull, "weaver/weaver-pull", 1, Pitch::Fixed, Priority::Warning},
    {Effect::WeaverBrood, "weaver/weaver-brood", 1, Pitch::Fixed, Priority::Warning},
    {Effect::WeaverHurt, "weaver/weaver-hurt", 1, Pitch::Varied, Priority::Usual},
    {Effect::WeaverFalls, "weaver/weaver-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::FounderRaise, "founder/founder-raise", 1, Pitch::Fixed, Priority::Warning},
    {Effect::FounderHammer, "founder/founder-hammer", 1, Pitch::Varied, Priority::Warning},
    {Effect::FounderSlag, "founder/founder-slag", 1, Pitch::Fixed, Priority::Warning},
    {Effect::FounderRush, "founder/founder-rush", 1, Pitch::Fixed, Priority::Warning},
    {Effect::FounderQuench, "founder/founder-quench", 1, Pitch::Fixed, Priority::Warning},
    {Effect::FounderHurt, "founder/founder-hurt", 1, Pitch::Varied, Priority::Usual},
    {Effect::FounderFalls, "founder/founder-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringAim, "string/string-aim", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringFly, "string/string-fly", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringStitch, "string/string-stitch", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringSew, "string/string-sew", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringPuppet, "string/string-puppet", 1, Pitch::Fixed, Priority::Warning},
    {Effect::StringHurt, "string/string-hurt", 1, Pitch::Varied, Priority::Usual},
    {Effect::StringFalls, "string/string-falls", 1, Pitch::Fixed, Priority::Warning},
    {Effect::LoomHum, "rooms/loom-hum", 1, Pitch::Fixed, Priority::Usual},
    {Effect::OfferBought, "rooms/offer-bought", 1, Pitch::Fixed, Priority::Usual},
    {Effect::ThreadSpent, "rooms/thread-spent", 1, Pitch::Fixed, Priority::Usual},
    {Effect::RelicTaken, "phrases/relic-taken", 1, Pitch::Fixed, Priority::Usual},
    {Effect::RelicSinks, "rooms/relic-sinks", 1, Pitch::Varied, Priority::Usual},
    {Effect::TellThief, "tells/tell-thief", 1, Pitch::Varied, Priority::Warning},
    {Effect::ThiefLaughs, "guests/thief-laughs", 1, Pitch::Varied, Priority::Warning},
    {Effect::ThiefFalls, "falls/thief-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::ThiefEscapes, "guests/thief-escapes", 1, Pitch::Fixed, Priority::Usual},
    {Effect::CoinsBack, "guests/coins-back", 1, Pitch::Fixed, Priority::Usual},
    {Effect::Note1, "guests/note-1", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Note2, "guests/note-2", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Note3, "guests/note-3", 1, Pitch::Fixed, Priority::Warning},
    {Effect::Note4, "guests/note-4", 1, Pitch::Fixed, Priority::Warning},
    {Effect::SingerFalls, "falls/singer-falls", 1, Pitch::Varied, Priority::Usual},
    {Effect::ChoirAngers, "guests/choir-angers", 1, Pitch::Fixed, Priority::Warning},
    {Effect::CoinSplash, "guests/coin-splash", 1, Pitch::Varied, Priority::Usual},
    {Effect::WellVoice, "guests/well-voice", 1, Pitch::Fixed, Priority::Usual},
    {Effect::CageOpens, "guests/cage-opens", 1, Pitch::Fixed, Priority::Usual},
    {Effect::CompanionKneels, "guests/companion-kneels", 1, Pitch::Varied, Priority::Usual},
    {Effect::Farewell, "guests/farewell", 1, Pitch::Fixed, Priority::Usual},
});

struct TuneRow {
    Tune tune;
    std::string_view name;
    int tempo;  // beats a minute, as in the text of the tune
    int beatsOfBar;
};

constexpr auto tuneRows = keyedTable<&TuneRow::tune, TuneRow>({
    {Tune::Title, "tunes/title", 104, 4},
    {Tune::BlueStone, "tunes/blue-stone", 92, 4},
    {Tune::Sand, "tunes/sand", 88, 4},
    {Tune::Moss, "tunes/moss", 60, 2},
    {Tune::Ember, "tunes/ember", 112, 4},
    {Tune::Bone, "tunes/bone", 84, 3},
    {Tune::Boss, "battles/boss", 160, 4},
    {Tune::Porter, "battles/porter", 138, 4},
    {Tune::Weaver, "battles/weaver", 96, 2},
    {Tune::Founder, "battles/founder", 116, 4},
    {Tune::LastBoss, "battles/last-boss", 168, 4},
    {Tune::Arena, "battles/arena", 144, 4},
    {Tune::Altar, "tunes/altar", 72, 4},
    {Tune::Dark, "tunes/dark", 50, 4},
    {Tune::Shop, "tunes/shop", 96, 4},
    {Tune::Lab, "tunes/lab", 108, 4},
    {Tune::Victory, "tunes/victory", 96, 4},
    {Tune::GameOver, "tunes/game-over", 60, 4},
});

}  // namespace

std::string fileNameOf(Effect effect, int variant) {
    assert(variant >= 0 && variant < variantsOf(effect));
    const std::string name(effectRows[effect].name);
    return variantsOf(effect) == 1 ? name : name + "-" + std::to_string(variant + 1);
}

std::string_view fileNameOf(Tune tune) {
    return tuneRows[tune].name;
}

std::string ambienceFileOf(Tileset tileset) {
    return "ambience/" + std::string(nameOf(tileset));
}

int ticksToBarEnd(Tune tune, std::int64_t milliseconds) {
    constexpr std::int64_t minute = 60'000;
    const TuneRow& row = tuneRows[tune];
    // The times below are in units of 1 / tempo milliseconds, because a bar is a whole number of
    // such units.
    const std::int64_t bar = minute * row.beatsOfBar;
    const std::int64_t left = bar - milliseconds * row.tempo % bar;
    const std::int64_t tick = 1000 * row.tempo / ticksPerSecond;
    return static_cast<int>(left / tick + 1);
}

int variantsOf(Effect effect) {
    return effectRows[effect].variants;
}

Pitch pitchOf(Effect effect) {
    return effectRows[effect].pitch;
}

Priority priorityOf(Effect effect) {
    return effectRows[effect].priority;
}

}  // namespace doorstring
