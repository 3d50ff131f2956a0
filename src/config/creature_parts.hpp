// The creatures that live in rooms, and the figures of each kind: a section of
// config/creatures.toml each.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "base/grid.hpp"
#include "config/boss_parts.hpp"
#include "config/interior_parts.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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
    KingSlime,
    Porter,
    Weaver,
    Founder,
    String,
};
inline constexpr std::size_t creatureCount = enumSize<CreatureKind>();

// The traits that set a kind apart for the rules, its pictures and the autopilot.
enum class Trait : std::uint8_t {
    Boss,           // lives alone in the boss's room, enters from above, and leaves a reward
    StandsFast,     // makes way for nobody
    Hides,          // as a chest while it waits
    Shielded,       // from the side that it faces, except while it rests
    Splits,         // into two small slimes as it falls
    AttacksInLine,  // along its row or column
    ComesNear,      // before it attacks, so that it can be fought in the dark
    HoldsString,    // on a wall, with which it goes when the room is mirrored; leaves nothing
    UnlocksFloor,   // opens all locks of the floor as it falls
};
using Traits = EnumSet<Trait>;

// What an elite of a kind does that no other of its kind does.
enum class EliteRule : std::uint8_t {
    None,          // there is no elite of the kind
    LeavesIce,     // on the ground where its attack ends
    AttacksTwice,  // without a rest between
    ThrowsReturn,  // to where they came from
    StandsFirm,    // a blow neither pushes it nor breaks its announcement
    BurnsFast,     // the fuse of its bombs
};

// What a kind is, apart from its figures.
struct CreatureRow {
    CreatureKind kind;
    std::string_view name;   // of its section in config/creatures.toml
    std::string_view title;  // for players
    Traits traits = {};
    GridSize hitBox{10, 10};  // pixels
    // The kinds that never share a room with it, as stepping out of the way of one would mean
    // stepping into the way of the other. Only one of two such kinds names the other.
    EnumSet<CreatureKind> unfairWith = {};
    EliteRule elite = EliteRule::None;
};

inline constexpr auto creatureRows = keyedTable<&CreatureRow::kind, CreatureRow>({
    {.kind = CreatureKind::Slime,
     .name = "slime",
     .title = "slime",
     .traits = Traits::of(Trait::Splits, Trait::ComesNear),
     .elite = EliteRule::LeavesIce},
    {CreatureKind::SmallSlime, "small_slime", "small slime", Traits::of(Trait::ComesNear)},
    {.kind = CreatureKind::Bat,
     .name = "bat",
     .title = "bat",
     .traits = Traits::of(Trait::ComesNear),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Skeleton,
     .name = "skeleton",
     .title = "skeleton",
     .elite = EliteRule::ThrowsReturn},
    {.kind = CreatureKind::Turret,
     .name = "turret",
     .title = "turret",
     .traits = Traits::of(Trait::StandsFast, Trait::AttacksInLine),
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger, CreatureKind::ShieldKnight,
                                             CreatureKind::Ghost)},
    {.kind = CreatureKind::Charger,
     .name = "charger",
     .title = "charger",
     .traits = Traits::of(Trait::AttacksInLine),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Ghost,
     .name = "ghost",
     .title = "ghost",
     .elite = EliteRule::StandsFirm},
    {.kind = CreatureKind::Mimic,
     .name = "mimic",
     .title = "mimic",
     .traits = Traits::of(Trait::Hides),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Bomber,
     .name = "bomber",
     .title = "bomber",
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger),
     .elite = EliteRule::BurnsFast},
    {.kind = CreatureKind::ShieldKnight,
     .name = "shield_knight",
     .title = "shield knight",
     .traits = Traits::of(Trait::Shielded),
     .elite = EliteRule::StandsFirm},
    {CreatureKind::Spiderling, "spiderling", "spiderling", Traits::of(Trait::ComesNear)},
    {CreatureKind::Knot,
     "knot",
     "knot",
     Traits::of(Trait::StandsFast, Trait::HoldsString),
     {12, 12}},
    {CreatureKind::KingSlime,
     "king_slime",
     "King Slime",
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Porter,
     "porter",
     "Porter",
     Traits::of(Trait::Boss, Trait::StandsFast),
     {26, 18}},
    {CreatureKind::Weaver,
     "weaver",
     "Weaver",
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Founder,
     "founder",
     "Founder",
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 16}},
    {CreatureKind::String,
     "string",
     "String",
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

// The bosses are the last kinds, so that the key of a floor can list them by themselves.
inline constexpr auto firstBoss = CreatureKind::KingSlime;
static_assert([] {
    bool isInPlace = true;
    for (const CreatureRow& row : creatureRows) {
        isInPlace = isInPlace && isBoss(row.kind) == (row.kind >= firstBoss);
    }
    return isInPlace;
}());

// The attacks of kinds that have several. All other kinds have `Only`, whose figures are in their
// row.
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
    std::string_view name = {};     // of its section in config/creatures.toml; empty if it has none
    CreatureKind kind = firstBoss;  // who makes it
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
    {Move::WeaverPull, "weaver_pull", CreatureKind::Weaver, true},
    {Move::WeaverBrood, "weaver_brood", CreatureKind::Weaver},
    {Move::WeaverSpin, "weaver_spin", CreatureKind::Weaver},
    {Move::FounderHammer, "founder_hammer", CreatureKind::Founder},
    {Move::FounderSlag, "founder_slag", CreatureKind::Founder},
    {Move::FounderRush, "founder_rush", CreatureKind::Founder, true},
    {Move::StringNeedle, "string_needle", CreatureKind::String},
    {Move::StringStitch, "string_stitch", CreatureKind::String},
    {Move::StringPuppets, "string_puppets", CreatureKind::String},
    {Move::StringKing, "string_king", CreatureKind::String},
    {Move::StringPorter, "string_porter", CreatureKind::String},
    {Move::StringWeaver, "string_weaver", CreatureKind::String},
    {Move::StringFounder, "string_founder", CreatureKind::String},
    {Move::Entrance},
});

// The least number of ticks that a boss announces a blow, and its great blow.
inline constexpr int leastTellTicks = 30;
inline constexpr int leastGreatTellTicks = 60;
constexpr int leastTellOf(Move move) {
    return moveTraits[move].isGreat ? leastGreatTellTicks : leastTellTicks;
}

// How a body moves: water stops only walkers, pits and spikes harm walkers and floaters; nothing
// but the edge of the room stops a ghost.
enum class Gait : std::uint8_t { Walks, Flies, Ghost, Floats };
inline constexpr auto gaitNames = namesOf<Gait>({"walks", "flies", "ghost", "floats"});
constexpr bool isOnGround(Gait gait) {
    return gait == Gait::Walks || gait == Gait::Floats;
}

// The largest number of creatures that a room begins with. Memory is reserved for them, so that
// play needs none.
inline constexpr int mostCreatures = 12;

// The largest number of shots that a boss throws at once in a fan.
inline constexpr int mostInFan = 6;

// Number of times that the budget of an arena is that of another room.
inline constexpr int arenaFactor = 2;

struct CreatureConfig {
    int health = 1;        // blows that fell it; 0 if nothing hurts it
    int damage = 1;        // half hearts that its attack costs
    int speed = 30;        // pixels a second
    int attackSpeed = 60;  // the same in its attack, or of what it throws
    int windUpTicks = 36;  // that announce an attack
    int attackTicks = 30;  // at most, or that the arm stays out after a throw
    int restTicks = 60;    // after an attack
    int range = 64;        // pixels from the knight at which it attacks
    int near = 0;          // pixels from him at which it behaves otherwise; see its behaviour
    int pushed = 16;       // pixels that a blow pushes it back
    Gait gait = Gait::Walks;
    int cost = 1;  // of a room's budget; 0: never placed by itself
    int from = 0;  // distance from the start, in rooms
    WordSet tilesets = allOf(tilesetNames);
    friend bool operator==(const CreatureConfig&, const CreatureConfig&) = default;
};

// Figures of all creatures.
struct CreatureRules {
    int waitTicks = 18;         // after the knight came in
    int shooterWaitTicks = 90;  // the same for those that throw and shoot
    int shutTicks = 30;         // after the knight came into an arena, until its doors shut
    int safeTicks = 12;         // after a blow
    int entryDistance = 48;     // pixels between a creature and where the knight comes in
    int budget = 2;             // of a room beside the start
    int budgetStep = 2;         // rooms from the start by which the budget grows by 1
    int most = 6;               // creatures in a room
    int breather = 4;           // every nth room from the start is empty
    Fraction heartChance{1, 10};
    Fraction coinChance{3, 20};
    int pityFalls = 8;  // with one heart or less, the creature in a row that surely leaves a heart
    int dropTicks = 600;  // from the fall of a drop until it is gone
    int dropReach = 24;   // pixels from the knight at which it flies to him
    int dropSpeed = 150;  // pixels a second at which it flies to him
    int lineWidth = 8;    // pixels beside its row or column at which he counts as in line with it
    int bombFlightTicks = 24;  // of a bomb until it lands
    int bombFuseTicks = 96;    // from the throw to the blast
    int blastRadius = 24;      // pixels from the middle of a bomb
    int afterArena = 50;       // percent of its budget that a room behind an arena may cost

    // The budget of a room at this distance from the start that is not a breather.
    int budgetAt(int distance) const { return budget + distance / budgetStep; }
    friend bool operator==(const CreatureRules&, const CreatureRules&) = default;
};

// Who lives together in a room, and how many.
struct CrowdRules {
    int tilesEach = 9;   // free tiles of a room for each of its creatures, at least
    bool pairs = false;  // rooms have the two kinds of a pair that works together
    friend bool operator==(const CrowdRules&, const CrowdRules&) = default;
};

// Two kinds that are more together than apart: one asks the knight to stay where he is or to keep
// off a line, and the other to move.
struct CreaturePair {
    CreatureKind lead;
    CreatureKind helper;
};
inline constexpr std::array creaturePairs{
    CreaturePair{CreatureKind::Skeleton, CreatureKind::Slime},
    CreaturePair{CreatureKind::Turret, CreatureKind::Bat},
    CreaturePair{CreatureKind::Turret, CreatureKind::Slime},
    CreaturePair{CreatureKind::Charger, CreatureKind::Skeleton},
    CreaturePair{CreatureKind::Charger, CreatureKind::Bat},
    CreaturePair{CreatureKind::Ghost, CreatureKind::Slime},
    CreaturePair{CreatureKind::Ghost, CreatureKind::Charger},
    CreaturePair{CreatureKind::Mimic, CreatureKind::Bat},
    CreaturePair{CreatureKind::Bomber, CreatureKind::Slime},
    CreaturePair{CreatureKind::Bomber, CreatureKind::ShieldKnight},
    CreaturePair{CreatureKind::ShieldKnight, CreatureKind::Skeleton},
};

// Figures of all elites.
struct EliteRules {
    Fraction chance{0, 1};  // of a room with creatures to have one; never two
    int health = 1;         // blows that it takes more than others of its kind
    int cost = 2;           // of the room's budget, more than they cost
    int coins = 4;          // that it surely leaves
    friend bool operator==(const EliteRules&, const EliteRules&) = default;
};

// The figures of one move of a boss.
struct MoveConfig {
    int windUpTicks = 36;  // that announce it
    int attackTicks = 30;  // at most, unless the move ends by itself
    int restTicks = 60;    // after it
    int damage = 1;        // half hearts that it costs
    int speed = 70;        // pixels a second; what moves so fast differs from move to move
    friend bool operator==(const MoveConfig&, const MoveConfig&) = default;
};

// The figures of all moves, each of which is announced for long enough.
constexpr EnumArray<Move, MoveConfig> movesAsAnnounced() {
    EnumArray<Move, MoveConfig> moves{};
    for (const MoveTraits& move : moveTraits) {
        MoveConfig& config = moves[move.move];
        config.windUpTicks = config.windUpTicks < leastTellOf(move.move) ? leastTellOf(move.move)
                                                                         : config.windUpTicks;
    }
    return moves;
}

// A gallery: creatures of one kind live in every room instead of those that its budget pays, and
// return when all have fallen. Asked for on the command line; it is no key and is not recorded.
struct Gallery {
    CreatureKind kind = CreatureKind::Slime;
    int count = 1;
    friend bool operator==(const Gallery&, const Gallery&) = default;
};

struct CreaturesConfig {
    CreatureRules rules;
    CrowdRules crowd;
    EliteRules elites;
    BossRules boss;
    KingSlimeRules kingSlime;
    PorterRules porter;
    WeaverRules weaver;
    FounderRules founder;
    StringRules string;
    EnumArray<CreatureKind, CreatureConfig> kinds{};
    EnumArray<CreatureKind, BossConfig> bosses{};  // only those of bosses count
    EnumArray<Move, MoveConfig> moves =
        movesAsAnnounced();  // only those of moves with a section count
    std::optional<Gallery> gallery = {};
    friend bool operator==(const CreaturesConfig&, const CreaturesConfig&) = default;
};

}  // namespace doorstring
