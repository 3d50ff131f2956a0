// The pictures that only bosses have, in their order on the sheet of each boss.
#pragma once

#include "base/enums.hpp"
#include "config/creature_parts.hpp"
#include "picture/sprites/creature_poses.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

// The King Slime's own pictures.
// clang-format off
enum class KingPose : std::uint8_t {
    Idle0, Idle1, Crouch0, Crouch1, Hop0, Hop1, Land, Hurt, Squash0, Squash1, Rise, Drop,
    Slam0, Slam1, Puff0, Puff1, Spit
};
// clang-format on

// The Porter's own pictures. Those from Stand0 to Peek1 are each the first of four, by his facing;
// a 1 at the end of a name stands for the same pose a moment later.
// clang-format off
enum class PorterPose : std::uint8_t {
    Stand0, Stand1 = Stand0 + 4, Run0 = Stand1 + 4, Run1 = Run0 + 4, Ring0 = Run1 + 4, Ring1 = Ring0 + 4,
    Reach0 = Ring1 + 4, Stuck0 = Reach0 + 4, Stuck1 = Stuck0 + 4, Peek0 = Stuck1 + 4, Peek1 = Peek0 + 4,
    Turn0 = Peek1 + 4, Turn1, Stoop, Hurt, Dazed0, Dazed1, Roar0, Roar1
};
// clang-format on
inline constexpr int porterPictures = static_cast<int>(PorterPose::Roar1) + 1;

// The Founder's own pictures. First come those of FounderPose, all of them for one facing after the
// other. In the poses named Bare... he has no shield. Then come the pictures of FounderFrontPose,
// in which he faces the player, once each.
// clang-format off
enum class FounderPose : std::uint8_t {
    Walk0, Walk1, Raise, Strike, Brace, Rush0, Rush1, BareWalk0, BareWalk1, BareRaise, BareStrike
};
enum class FounderFrontPose : std::uint8_t {
    Scoop0, Scoop1, Throw, Dazed0, Dazed1, Hurt, Rage0, Rage1
};
// clang-format on
inline constexpr int founderPicturesPerFacing = static_cast<int>(enumSize<FounderPose>());

// The String's own pictures; Fly0 is the first of four, by direction.
// clang-format off
enum class StringPose : std::uint8_t {
    Idle0, Idle1, Aim0, Aim1, Fly0, Stuck0 = Fly0 + 4, Stuck1, Stitch0, Stitch1, Pull0, Pull1, Hurt,
    Dazed0, Dazed1, Roar0, Roar1, ShapeKing, ShapePorter, ShapeWeaver, ShapeFounder
};
// clang-format on
inline constexpr int stringPoses = static_cast<int>(StringPose::ShapeFounder) + 1;

// The doors of a boss's stage: four of each, by side.
enum class StageDoorSprite : std::uint8_t { Shut0 = 0, Ajar0 = 4, Open0 = 8, Sewn0 = 12 };
inline constexpr int stageDoorSprites = 16;

// The Weaver's own pictures.
// clang-format off
enum class WeaverPose : std::uint8_t {
    Idle0, Idle1, Pluck0, Pluck1, Snap, Gather0, Gather1, Pull, Swell0, Swell1, Brood, Drop, Landed,
    Dazed0, Dazed1, Climb0, Climb1, Hurt, Change0, Change1
};
// clang-format on

// The sheet of a boss has the poses that every creature has, then the boss's own pictures twice
// (calm and enraged), then the pictures of its fall, then the pictures of a blob that it spits.
struct BossSheet {
    CreatureKind kind;
    int pictures;  // the number of the boss's own pictures when it is calm
};
inline constexpr std::array bossSheets{
    BossSheet{CreatureKind::KingSlime, static_cast<int>(enumSize<KingPose>())},
    BossSheet{CreatureKind::Porter, porterPictures},
    BossSheet{CreatureKind::Weaver, static_cast<int>(enumSize<WeaverPose>())},
    BossSheet{CreatureKind::Founder,
              4 * founderPicturesPerFacing + static_cast<int>(enumSize<FounderFrontPose>())},
    BossSheet{CreatureKind::String, stringPoses},
};
static_assert(bossSheets.size() == creatureCount - static_cast<std::size_t>(firstBoss) &&
                  isInOrder(bossSheets, &BossSheet::kind, static_cast<std::size_t>(firstBoss)),
              "each boss has a sheet, in the order of their kinds");

inline constexpr int bossSide = 32;  // pixels
inline constexpr int bossFallPictures = 4;
inline constexpr int blobPictures = 4;
constexpr int bossPictureCount(CreatureKind boss) {
    return bossSheets[static_cast<std::size_t>(boss) - static_cast<std::size_t>(firstBoss)]
        .pictures;
}
constexpr int bossCell(CreatureKind boss, int picture, bool isEnraged) {
    return poseCells + picture + (isEnraged ? bossPictureCount(boss) : 0);
}
constexpr int bossFallCell(CreatureKind boss, int picture) {
    return poseCells + 2 * bossPictureCount(boss) + picture;
}
constexpr int blobCell(CreatureKind boss, int picture) {
    return bossFallCell(boss, bossFallPictures) + picture;
}
constexpr int bossCells(CreatureKind boss) {
    return blobCell(boss, blobPictures);
}

}  // namespace doorstring
