// The creatures that live in rooms: what each kind is apart from its figures, and the attacks of
// those that have several.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"
#include "base/message.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doorstring {

enum class CreatureKind : std::uint8_t {
    Slime,
    SmallSlime,
    Bat,
    Skeleton,
    Turret,
    Charger,
    Ghost,
    Mimic,
    Bomber,
    ShieldKnight,
    Spiderling,
    Knot,
    Thief,
    Singer,
    KingSlime,
    Porter,
    Weaver,
    Founder,
    String,
};
inline constexpr std::size_t creatureCount = enumSize<CreatureKind>();

// The traits that set a kind apart for the rules, its pictures and the autopilot.
enum class Trait : std::uint8_t {
    Boss,           // lives in the boss's room, makes an entrance, and leaves a reward
    StandsFast,     // makes way for nobody
    Hides,          // as a chest while it waits
    Shielded,       // from the side that it faces, except while it rests
    Splits,         // into two small slimes as it falls
    AttacksInLine,  // along its row or column
    ComesNear,      // before it attacks, so that it can be fought in the dark
    HoldsString,    // on a wall; is mirrored with the room, and leaves nothing
    UnlocksFloor,   // opens all locks of the floor as it falls
    Harmless,       // to touch, whatever it does
    SingsItsTurn,   // tells its turn by singing, not by pips; falling before its turn angers the
                    // others
};
using Traits = EnumSet<Trait>;

// What an elite of a kind does that no other of its kind does.
enum class EliteRule : std::uint8_t {
    None,          // there is no elite of the kind
    LeavesIce,     // on the ground where its attack ends
    AttacksTwice,  // without a rest between
    ThrowsReturn,  // what it throws comes back to where it was thrown from
    StandsFirm,    // a blow neither pushes it nor breaks its announcement
    BurnsFast,     // the fuses of its bombs burn faster
};

// What a kind is, apart from its figures.
struct CreatureRow {
    CreatureKind kind;
    std::string_view name;  // of its section in config/creatures.toml
    Message title;          // for players
    Message one;            // as a sentence names it: "a skeleton"
    Traits traits = {};
    GridSize hitBox{10, 10};  // pixels
    // The kinds that are never drawn for the same room as this kind, because dodging the attack
    // of one of them would lead into the attack of the other. Only one of two such kinds lists the
    // other.
    EnumSet<CreatureKind> unfairWith = {};
    EliteRule elite = EliteRule::None;
};

inline constexpr auto creatureRows = keyedTable<&CreatureRow::kind, CreatureRow>({
    {.kind = CreatureKind::Slime,
     .name = "slime",
     .title = msg("slime"),
     .one = msg("a slime"),
     .traits = Traits::of(Trait::Splits, Trait::ComesNear),
     .elite = EliteRule::LeavesIce},
    {CreatureKind::SmallSlime, "small_slime", msg("small slime"), msg("a small slime"),
     Traits::of(Trait::ComesNear)},
    {.kind = CreatureKind::Bat,
     .name = "bat",
     .title = msg("bat"),
     .one = msg("a bat"),
     .traits = Traits::of(Trait::ComesNear),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Skeleton,
     .name = "skeleton",
     .title = msg("skeleton"),
     .one = msg("a skeleton"),
     .elite = EliteRule::ThrowsReturn},
    {.kind = CreatureKind::Turret,
     .name = "turret",
     .title = msg("turret"),
     .one = msg("a turret"),
     .traits = Traits::of(Trait::StandsFast, Trait::AttacksInLine),
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger, CreatureKind::ShieldKnight,
                                             CreatureKind::Ghost)},
    {.kind = CreatureKind::Charger,
     .name = "charger",
     .title = msg("charger"),
     .one = msg("a charger"),
     .traits = Traits::of(Trait::AttacksInLine),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Ghost,
     .name = "ghost",
     .title = msg("ghost"),
     .one = msg("a ghost"),
     .elite = EliteRule::StandsFirm},
    {.kind = CreatureKind::Mimic,
     .name = "mimic",
     .title = msg("mimic"),
     .one = msg("a mimic"),
     .traits = Traits::of(Trait::Hides),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Bomber,
     .name = "bomber",
     .title = msg("bomber"),
     .one = msg("a bomber"),
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger),
     .elite = EliteRule::BurnsFast},
    {.kind = CreatureKind::ShieldKnight,
     .name = "shield_knight",
     .title = msg("shield knight"),
     .one = msg("a shield knight"),
     .traits = Traits::of(Trait::Shielded),
     .elite = EliteRule::StandsFirm},
    {CreatureKind::Spiderling, "spiderling", msg("spiderling"), msg("a spiderling"),
     Traits::of(Trait::ComesNear)},
    {CreatureKind::Knot,
     "knot",
     msg("knot"),
     msg("a knot"),
     Traits::of(Trait::StandsFast, Trait::HoldsString),
     {12, 12}},
    {CreatureKind::Thief, "thief", msg("thief"), msg("a thief"), Traits::of(Trait::Harmless)},
    {CreatureKind::Singer, "singer", msg("singer"), msg("a singer"),
     Traits::of(Trait::StandsFast, Trait::Harmless, Trait::SingsItsTurn)},
    {CreatureKind::KingSlime,
     "king_slime",
     msg("King Slime"),
     msg("King Slime"),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Porter,
     "porter",
     msg("Porter"),
     msg("the Porter"),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {26, 18}},
    {CreatureKind::Weaver,
     "weaver",
     msg("Weaver"),
     msg("the Weaver"),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Founder,
     "founder",
     msg("Founder"),
     msg("the Founder"),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 16}},
    {CreatureKind::String,
     "string",
     msg("String"),
     msg("the String"),
     Traits::of(Trait::Boss, Trait::StandsFast, Trait::UnlocksFloor),
     {12, 12}},
});

inline constexpr auto creatureNames = [] {
    std::array<std::string_view, creatureCount> names;
    for (const CreatureRow& row : creatureRows) {
        names[static_cast<std::size_t>(row.kind)] = row.name;
    }
    return names;
}();

constexpr std::string_view name(CreatureKind kind) {
    return creatureRows[kind].name;
}

constexpr bool has(CreatureKind kind, Trait trait) {
    return creatureRows[kind].traits.has(trait);
}

constexpr bool isBoss(CreatureKind kind) {
    return has(kind, Trait::Boss);
}

// The bosses are the last kinds, so that the config key for a floor's boss can allow only bosses.
inline constexpr auto firstBoss = CreatureKind::KingSlime;
static_assert([] {
    for (const CreatureRow& row : creatureRows) {
        const bool isAmongLast = row.kind >= firstBoss;
        if (isBoss(row.kind) != isAmongLast) {
            return false;
        }
    }
    return true;
}());

// The attacks of kinds that have several. All other kinds have `Only`, whose figures are in their
// CreatureConfig.
enum class Move : std::uint8_t {
    Only,
    KingHops,
    KingSlam,
    KingSpit,
    PorterKnock,
    PorterKeys,
    PorterBolt,
    WeaverShuttle,
    WeaverPull,
    WeaverBrood,
    WeaverSpin,
    FounderHammer,
    FounderSlag,
    FounderRush,
    StringNeedle,
    StringStitch,
    StringPuppets,
    StringKing,
    StringPorter,
    StringWeaver,
    StringFounder,
    Entrance,  // of any boss
};

// What a move is, apart from its figures.
struct MoveTraits {
    Move move;
    std::string_view name = {};     // of its section in config/bosses.toml; empty if it has none
    CreatureKind kind = firstBoss;  // who makes it; unused if `name` is empty
    bool isGreat = false;           // the great blow of a boss, announced for longer
};
inline constexpr auto moveTraits = keyedTable<&MoveTraits::move, MoveTraits>({
    {Move::Only},
    {Move::KingHops, "king_hops", CreatureKind::KingSlime},
    {Move::KingSlam, "king_slam", CreatureKind::KingSlime},
    {Move::KingSpit, "king_spit", CreatureKind::KingSlime},
    {Move::PorterKnock, "porter_knock", CreatureKind::Porter},
    {Move::PorterKeys, "porter_keys", CreatureKind::Porter},
    {Move::PorterBolt, "porter_bolt", CreatureKind::Porter},
    {Move::WeaverShuttle, "weaver_shuttle", CreatureKind::Weaver},
    {.move = Move::WeaverPull,
     .name = "weaver_pull",
     .kind = CreatureKind::Weaver,
     .isGreat = true},
    {Move::WeaverBrood, "weaver_brood", CreatureKind::Weaver},
    {Move::WeaverSpin, "weaver_spin", CreatureKind::Weaver},
    {Move::FounderHammer, "founder_hammer", CreatureKind::Founder},
    {Move::FounderSlag, "founder_slag", CreatureKind::Founder},
    {.move = Move::FounderRush,
     .name = "founder_rush",
     .kind = CreatureKind::Founder,
     .isGreat = true},
    {Move::StringNeedle, "string_needle", CreatureKind::String},
    {Move::StringStitch, "string_stitch", CreatureKind::String},
    {Move::StringPuppets, "string_puppets", CreatureKind::String},
    {Move::StringKing, "string_king", CreatureKind::String},
    {Move::StringPorter, "string_porter", CreatureKind::String},
    {Move::StringWeaver, "string_weaver", CreatureKind::String},
    {Move::StringFounder, "string_founder", CreatureKind::String},
    {Move::Entrance},
});

// The least number of ticks for which a boss announces a move (the move's tell). For great blows it
// is larger.
inline constexpr int leastTellTicks = 30;
inline constexpr int leastGreatTellTicks = 60;
constexpr int leastTellOf(Move move) {
    return moveTraits[move].isGreat ? leastGreatTellTicks : leastTellTicks;
}

// How a body moves. Deep water stops only walkers. Pits and spikes harm walkers and floaters. Only
// the edge of the room stops a ghost.
enum class Gait : std::uint8_t { Walks, Flies, Ghost, Floats };
inline constexpr auto gaitNames = namesOf<Gait>({"walks", "flies", "ghost", "floats"});
constexpr bool isOnGround(Gait gait) {
    return gait == Gait::Walks || gait == Gait::Floats;
}

}  // namespace doorstring
