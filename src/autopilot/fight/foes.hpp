// What a player who has met each creature before expects of it, and how he answers it: whether to
// fight it, when to keep away from it, and when to shoot at it.
#pragma once

#include "autopilot/fight/eyes.hpp"
#include "config/config.hpp"
#include "config/creature_parts.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// How an attack hurts.
enum class Course : std::uint8_t {
    Leaps,     // to where the knight is
    Flutters,  // in any direction
    Throws,    // a bone to where he is
    Shoots,    // a bolt, the way it looks
    Rushes,    // the way it looks
    Grasps,    // follows him
    Lobs,      // a bomb, which is foreseen only once it flies
    Lands,     // on its shadow, from above the screen
    Spares,    // does not hurt by touch
    ByMove     // differs from move to move: see `moveCourses`
};

struct FoeRow {
    CreatureKind kind;
    Course course;
    int keepFromAttack = 0;  // pixels to keep away while it attacks or is about to
    int bait = 0;  // pixels to keep away while it walks or waits, to draw its attack; 0 to strike
    int lure = 0;  // pixels to keep away where no way leads to it, to bring it out
};
inline constexpr auto foes = keyedTable<&FoeRow::kind, FoeRow>({
    // Strike first, or step aside.
    {CreatureKind::Slime, Course::Leaps, 44},
    {CreatureKind::SmallSlime, Course::Leaps, 40},
    // Strike while it hangs.
    {CreatureKind::Bat, Course::Flutters, 44},
    // Mind its bone; it hurts by touch only while its arm is out.
    {CreatureKind::Skeleton, Course::Throws},
    {CreatureKind::Turret, Course::Shoots},
    // Strike while it is dazed.
    {CreatureKind::Charger, Course::Rushes, 40},
    // It backs off from a knight who looks at it, and comes out if he turns his back on it.
    {.kind = CreatureKind::Ghost, .course = Course::Grasps, .keepFromAttack = 44, .lure = 240},
    {CreatureKind::Mimic, Course::Leaps, 52},
    // A knight beside it is safe from its bombs.
    {CreatureKind::Bomber, Course::Lobs},
    // Wait for his charge, strike while he rests.
    {CreatureKind::ShieldKnight, Course::Leaps, 48, 56},
    {CreatureKind::Spiderling, Course::Leaps, 40},
    // Cut it: nothing of it hurts.
    {CreatureKind::Knot, Course::Spares},
    // Chase it: it hurts nobody.
    {CreatureKind::Thief, Course::Spares},
    // Strike it in its turn; only the bones of an angry choir hurt.
    {CreatureKind::Singer, Course::Throws},
    // Strike while he rests.
    {CreatureKind::KingSlime, Course::ByMove, 64},
    // Stay out of his way, strike while he is stuck in a door, or from behind.
    {CreatureKind::Porter, Course::ByMove, 40},
    // Only her strings and her brood hurt. Strike while she lies on the ground.
    {CreatureKind::Weaver, Course::ByMove},
    // Step aside, strike while he rests or is dazed.
    {CreatureKind::Founder, Course::ByMove, 56, 40},
    // Leave its row and column, walk on while it pricks, strike while its needle is stuck.
    {CreatureKind::String, Course::ByMove, 40},
});

struct MoveCourse {
    Move move;
    Course course;
};
inline constexpr auto moveCourses = keyedTable<&MoveCourse::move, MoveCourse>({
    {Move::Only, Course::Spares},          {Move::KingHops, Course::Leaps},
    {Move::KingSlam, Course::Lands},       {Move::KingSpit, Course::Spares},
    {Move::PorterKnock, Course::Rushes},   {Move::PorterKeys, Course::Spares},
    {Move::PorterBolt, Course::Spares},    {Move::WeaverShuttle, Course::Spares},
    {Move::WeaverPull, Course::Spares},    {Move::WeaverBrood, Course::Spares},
    {Move::WeaverSpin, Course::Spares},    {Move::FounderHammer, Course::Spares},
    {Move::FounderSlag, Course::Spares},   {Move::FounderRush, Course::Rushes},
    {Move::StringNeedle, Course::Rushes},  {Move::StringStitch, Course::Spares},
    {Move::StringPuppets, Course::Spares}, {Move::StringKing, Course::Spares},
    {Move::StringPorter, Course::Spares},  {Move::StringWeaver, Course::Spares},
    {Move::StringFounder, Course::Spares}, {Move::Entrance, Course::Spares},
});

constexpr Course courseOf(CreatureKind kind, Move move) {
    const Course course = foes[kind].course;
    return course == Course::ByMove ? moveCourses[move].course : course;
}

// Whether a creature is worth a fight: blows hurt it, and if the knight has few half hearts, one
// blow fells it.
bool isWorthAFight(const CreatureConfig& row, int halfHearts);

// The number of pixels to keep away from a creature that is `distance` pixels away; 0 to go and
// strike it.
int distanceToKeep(const SeenCreature& seen, const CreaturesConfig& config, int distance,
                   const PlayerConfig& player);

// The number of pixels to keep away from a creature that no way leads to: turning one's back on a
// ghost brings it out.
int distanceToLure(CreatureKind kind);

// Whether a creature whose middle is `middle` has a guard that stops a blow of a knight whose
// middle is `knight`.
bool isShieldedFrom(const SeenCreature& seen, SubPos middle, SubPos knight);

// A side on which an arrow would probably hit a creature; empty if there is none or the knight
// cannot shoot now.
std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room);

// Adds the key for the next item until the bow is in hand, if the knight has a bow and arrows. An
// input that uses or chooses an item stays as it is.
InputFrame withBow(const World& world, InputFrame input);

}  // namespace doorstring
