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
    Guest,          // lives in a set piece; harmless to touch, whatever it does
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
    // What the field notes say: how it announces its attack, and how to answer that.
    Message tell;
    Message answer;
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
     .tell = msg("It lies flat and shows its teeth, then leaps at where you stand."),
     .answer = msg("Step across its line; strike where it lands. It splits into two small ones."),
     .traits = Traits::of(Trait::Splits, Trait::ComesNear),
     .elite = EliteRule::LeavesIce},
    {CreatureKind::SmallSlime, "small_slime", msg("small slime"), msg("a small slime"),
     msg("It lies flat, but not for long, then leaps."),
     msg("Step across its line; strike where it lands."), Traits::of(Trait::ComesNear)},
    {.kind = CreatureKind::Bat,
     .name = "bat",
     .title = msg("bat"),
     .one = msg("a bat"),
     .tell = msg("It raises its wings, flutters about, and hangs still again."),
     .answer = msg("Keep away while it flutters; strike while it hangs."),
     .traits = Traits::of(Trait::ComesNear),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Skeleton,
     .name = "skeleton",
     .title = msg("skeleton"),
     .one = msg("a skeleton"),
     .tell = msg("It holds a bone above its head, then throws it."),
     .answer = msg("Step out of the way, or knock the bone down; then strike."),
     .elite = EliteRule::ThrowsReturn},
    {.kind = CreatureKind::Turret,
     .name = "turret",
     .title = msg("turret"),
     .one = msg("a turret"),
     .tell = msg("It opens its eye, and a barrel slides out to that side."),
     .answer = msg("Nothing hurts it. Walk past when it has shot; alone, it falls asleep."),
     .traits = Traits::of(Trait::StandsFast, Trait::AttacksInLine),
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger, CreatureKind::ShieldKnight,
                                             CreatureKind::Ghost)},
    {.kind = CreatureKind::Charger,
     .name = "charger",
     .title = msg("charger"),
     .one = msg("a charger"),
     .tell = msg("It lowers its horns and scrapes up dust, then rushes."),
     .answer = msg("Step out of its line, and let it run into a wall; strike while it is dazed."),
     .traits = Traits::of(Trait::AttacksInLine),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Ghost,
     .name = "ghost",
     .title = msg("ghost"),
     .one = msg("a ghost"),
     .tell = msg("It comes while you look away, and fades in with raised arms."),
     .answer = msg("Face it, or walk away from its grasp; strike when it is near."),
     .elite = EliteRule::StandsFirm},
    {.kind = CreatureKind::Mimic,
     .name = "mimic",
     .title = msg("mimic"),
     .one = msg("a mimic"),
     .tell = msg("A chest that breathes. Beside it you see teeth, then it leaps."),
     .answer = msg("Strike a chest that you do not trust; step across its line."),
     .traits = Traits::of(Trait::Hides),
     .elite = EliteRule::AttacksTwice},
    {.kind = CreatureKind::Bomber,
     .name = "bomber",
     .title = msg("bomber"),
     .one = msg("a bomber"),
     .tell = msg("It holds a bomb overhead, its fuse lit, and throws it at you."),
     .answer = msg("Walk out of the ring. The blast hurts creatures, too."),
     .unfairWith = EnumSet<CreatureKind>::of(CreatureKind::Charger),
     .elite = EliteRule::BurnsFast},
    {.kind = CreatureKind::ShieldKnight,
     .name = "shield_knight",
     .title = msg("shield knight"),
     .one = msg("a shield knight"),
     .tell = msg("He raises his sword behind his shield, then charges."),
     .answer = msg("Step across his line; strike from behind, or while his shield is down."),
     .traits = Traits::of(Trait::Shielded),
     .elite = EliteRule::StandsFirm},
    {CreatureKind::Spiderling, "spiderling", msg("spiderling"), msg("a spiderling"),
     msg("It lies flat, its fangs out, then leaps."),
     msg("Step across its line; strike where it lands."), Traits::of(Trait::ComesNear)},
    {CreatureKind::Knot,
     "knot",
     msg("knot"),
     msg("a knot"),
     msg("It holds one of the Weaver's strings."),
     msg("Cut it: three blows, one arrow, or the hook."),
     Traits::of(Trait::StandsFast, Trait::HoldsString),
     {12, 12}},
    {CreatureKind::Thief, "thief", msg("thief"), msg("a thief"),
     msg("It tiptoes up to you, crouches, and snatches your coins."),
     msg("Strike it before it snatches. Corner it, or stop it with what you throw."),
     Traits::of(Trait::Guest)},
    {CreatureKind::Singer, "singer", msg("singer"), msg("a singer"),
     msg("It opens its mouth, and rings of light leave it."),
     msg("Watch who sings first after the pause; strike each in that order."),
     Traits::of(Trait::StandsFast, Trait::Guest, Trait::SingsItsTurn)},
    {CreatureKind::KingSlime,
     "king_slime",
     msg("King Slime"),
     msg("King Slime"),
     msg("He crouches before three hops. He looks up before he leaps, and a ring shows where he "
         "lands."),
     msg("Leave the ring; strike while he rests. He swallows a bomb that lies in it."),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Porter,
     "porter",
     msg("Porter"),
     msg("the Porter"),
     msg("He raps twice behind the door that he bursts out of. He swings his ring before keys "
         "fly."),
     msg("Strike while he is stuck, or from behind; an arrow into his eye opens his guard."),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {26, 18}},
    {CreatureKind::Weaver,
     "weaver",
     msg("Weaver"),
     msg("the Weaver"),
     msg("She plucks a thread red before it snaps. Her strings tremble before she turns the room."),
     msg("Stand between the strings and cut the knots; strike while she lies on the ground."),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 18}},
    {CreatureKind::Founder,
     "founder",
     msg("Founder"),
     msg("the Founder"),
     msg("He lifts his hammer over tiles that light up. He crouches behind his shield, then "
         "rushes."),
     msg("Strike from the side. Lead his rush into a pillar; the hook takes his shield."),
     Traits::of(Trait::Boss, Trait::StandsFast),
     {22, 16}},
    {CreatureKind::String,
     "string",
     msg("String"),
     msg("the String"),
     msg("It levels its needle along a thread, and pricks holes that the needle comes up from."),
     msg("Leave its row, and keep walking. Strike while the needle is stuck, then follow it."),
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
