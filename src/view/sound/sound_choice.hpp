// Which sound goes with what: everything about sound that needs no sound library.
#pragma once

#include "base/enum_array.hpp"
#include "config/config.hpp"
#include "world/state/events.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// clang-format off
enum class Effect : std::uint8_t {
    StepStone, StepSoft, Slide, NewDungeon, Undo, MapOpen, MapClose, MenuMove, MenuChoose, Banner, Error, Screenshot,
    Pause, Copy, KeyTaken, DoorOpened, DoorRefused, Fall, Hurt, Revived,
    SpikesWarn, SpikesUp, Splash, Push, PitFilled, Sank, PlateDown, PlateUp, Rustle, GrassCut, Rubble,
    Swing, Clink, Strike, FoeFalls, Shield, HeartTaken, CoinTaken, KnightFalls,
    Throw, Shot, Fuse, Blast, DoorsShut, Cleared,
    TellSlime, TellSkeleton, TellTurret, TellCharger, TellGhost, TellMimic, TellBomber, TellShield, TellBat,
    ItemTaken, SecretFound, StairsOpened, StairsDescended, FloorCard, BossEnters, HeartContainer, HeartPiece,
    GameOver, Victory, LowHearts,
    BombPlaced, FuseTick, BowShot, ArrowHits, HookThrown, HookCatches, Hop, LanternLit,
    ChestOpened, UrnBroken, Lever, CrystalOn, GateOpened, Purchase, CannotAfford,
    KingCrouch, KingSquash, KingPuff, KingHop, KingLeap, KingDrop, KingSlam, KingSpit, KingHurt,
    KingFalls, Splat
};
// clang-format on
inline constexpr int effectCount = static_cast<int>(enumSize<Effect>());

// clang-format off
enum class Tune : std::uint8_t {
    Title, BlueStone, Sand, Moss, Ember, Bone, Boss, Victory, GameOver, Shop
};
// clang-format on
inline constexpr int tuneCount = static_cast<int>(enumSize<Tune>());
inline constexpr auto allTunes = allValues<Tune>;

// Names of files in assets/sound, without ending: "doors/slide", and "steps/step-stone-1" where
// there are variants.
std::string fileNameOf(Effect effect, int variant);
std::string_view fileNameOf(Tune tune);
// Until the bar ends that is played then, in ticks: 1 or more.
int ticksToBar(Tune tune, std::int64_t milliseconds);
// Effects heard often have several recordings that take turns; 1 or more.
int variantsOf(Effect effect);

Effect stepOn(Tileset ground);
Tune tuneOf(Tileset tileset);
// None: the event is not heard.
std::optional<Effect> effectOf(const Event& event, Tileset tileset);

inline constexpr std::size_t voiceCount = 8;
// 3 ticks are 50 ms: sounds closer together than that merge into one that is too loud.
inline constexpr std::uint64_t ticksBetweenSame = 3;

// How an effect is played this time.
struct Playing {
    std::size_t voice = 0;
    int variant = 0;
    int pitchPermille = 1000;  // 970 to 1030; 1000 is as recorded
};

// Gives effects their voices.
class VoiceChoice {
public:
    // `busy` has a bit for each voice that sounds. None: the same effect began less than
    // ticksBetweenSame ago, or all voices are busy with what matters more. With all voices busy the
    // one that began first is taken, of footsteps before anything else and of warnings last.
    std::optional<Playing> choose(Effect effect, std::uint64_t tick, std::bitset<voiceCount> busy);

private:
    struct Past {
        std::optional<std::uint64_t> begun;  // tick
        std::uint64_t count = 0;
    };
    struct Voice {
        Effect effect = Effect::StepStone;
        std::uint64_t number = 0;  // how many had been played with this one
    };
    std::optional<std::size_t> voiceFor(Effect effect, std::bitset<voiceCount> busy) const;

    EnumArray<Effect, Past> past_;
    std::array<Voice, voiceCount> voices_{};
    std::uint64_t played_ = 0;
};

}  // namespace doorstring
