// The sheets in assets/sprites: which picture is where. Enums are in the order of the sheets; a
// test compares them with the sheets' words.
#pragma once

#include "base/door_set.hpp"
#include "config/creature_parts.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/sprites/adventure_sprites.hpp"
#include "picture/sprites/poses.hpp"
#include "room/tiles/door_locks.hpp"
#include "room/tiles/room_plan.hpp"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The blade of each picture of the knight's attack, 40 x 40 around the middle of his.
int swordCell(Direction facing, int picture);

// Four pictures each.
enum class BannerSprite : std::uint8_t { Banner0 = 0, Reached0 = 4, Spark0 = 8 };
inline constexpr int bannerPictures = 4;

// Rooms by DoorSet::bits(), then what is drawn over them: signs, marks of doors by direction, icons
// of roles. The small and the large map have the same pictures.
enum class MapSprite : std::uint8_t {
    Visited0 = 0,
    Seen0 = 16,
    Here = 32,
    Start,
    Banner,
    SmallLockN = 35,
    BossLockN = 39,
    CrackedN = 43,
    IconBoss = 47,
    IconTreasure = IconBoss + static_cast<int>(Role::Treasure),
    IconKey = IconBoss + static_cast<int>(Role::Key),
    Stairs = IconBoss + static_cast<int>(roleCount)
};
inline constexpr int mapSprites = static_cast<int>(MapSprite::Stairs) + 1;
MapSprite visitedRoom(DoorSet doors);
MapSprite seenRoom(DoorSet doors);
// Unlocked doors have none.
std::optional<MapSprite> doorMark(DoorLock lock, Direction side);
// Nothing for plain rooms; the start has its own sign.
std::optional<MapSprite> roomIcon(RoomKind kind);

enum class GlyphSprite : std::uint8_t { Doors0 = 0, ArrowN = 16, ArrowS, ArrowW, ArrowE };
GlyphSprite doorsGlyph(DoorSet doors);
GlyphSprite arrowGlyph(Direction direction);

// clang-format off
enum class UiSprite : std::uint8_t {
    Cursor0, Cursor1,
    HeartFull, HeartHalf, HeartEmpty,
    SmallKey, BossKey, Coin,
    Bomb, Bow, Hook, Lantern, Feather, Arrow, Map, Compass,
    Piece0, Skull = Piece0 + 4
};
// clang-format on
inline constexpr int uiSprites = static_cast<int>(UiSprite::Skull) + 1;
// The picture of a knight's heart, counted from 0, if all of his hearts hold this many halves.
constexpr UiSprite heartSprite(int heart, int halfHearts) {
    const int halves = halfHearts - 2 * heart;
    return halves >= 2   ? UiSprite::HeartFull
           : halves == 1 ? UiSprite::HeartHalf
                         : UiSprite::HeartEmpty;
}
// Four pieces make a heart; 0 to 3 are owned.
constexpr UiSprite heartPieces(int owned) {
    return static_cast<UiSprite>(static_cast<int>(UiSprite::Piece0) + owned);
}

// Keys of four pictures each, then chests.
enum class ThingSprite : std::uint8_t { SmallKey0 = 0, BossKey0 = 4, ChestClosed = 8, ChestOpen };
inline constexpr int thingPictures = 4;

// Short effects, each with its pictures one after the other; and the shadow of a figure.
enum class EffectSprite : std::uint8_t {
    Bits0 = 0,
    Splash0 = 4,
    Plunge0 = 7,
    Stones0 = 11,
    Dust0 = 15,
    Shadow = 18,
    CrateBroken0 = 19,
    Spark0 = 22,
    Stars0 = 25
};
inline constexpr int dustPictures = 3;
inline constexpr int crateBrokenPictures = 3;
inline constexpr int sparkPictures = 3;
inline constexpr int starPictures = 4;
inline constexpr int effectSprites = static_cast<int>(EffectSprite::Stars0) + starPictures;

// What is thrown: four pictures of a bone that turns, then two of a bolt by direction.
enum class ShotSprite : std::uint8_t { Bone0 = 0, Bolt0 = 4 };
inline constexpr int bonePictures = 4;
inline constexpr int boltPictures = 2;
inline constexpr int shotSprites = static_cast<int>(ShotSprite::Bolt0) + 4 * boltPictures;
// A burning fuse, then the flash before the blast.
enum class BombSprite : std::uint8_t { Lit0 = 0, Flash0 = 3 };
inline constexpr int litPictures = 3;
inline constexpr int bombSprites = 5;
inline constexpr int blastPictures = 5;
inline constexpr int puffPictures = 5;
enum class DropSprite : std::uint8_t { HalfHeart0 = 0, Heart0 = 2, Coin0 = 4 };
inline constexpr int heartPictures = 2;
inline constexpr int coinPictures = 4;
inline constexpr int dropSprites = static_cast<int>(DropSprite::Coin0) + coinPictures;

// The King Slime's own pictures.
// clang-format off
enum class KingMove : std::uint8_t {
    Idle0, Idle1, Crouch0, Crouch1, Hop0, Hop1, Land, Hurt, Squash0, Squash1, Rise, Drop,
    Slam0, Slam1, Puff0, Puff1, Spit
};
// clang-format on

// The sheet of a boss has the poses of all creatures, its own pictures calm and then enraged, those
// of its fall, and those of a blob that it spits.
struct BossSheet {
    CreatureKind kind;
    int pictures;  // of its own
};
inline constexpr std::array bossSheets{
    BossSheet{CreatureKind::KingSlime, static_cast<int>(enumSize<KingMove>())},
};
static_assert(bossSheets.size() == creatureCount - static_cast<std::size_t>(firstBoss) &&
                  isInOrder(bossSheets, &BossSheet::kind, static_cast<std::size_t>(firstBoss)),
              "each boss has a sheet, in the order of their kinds");

inline constexpr int bossSide = 32;  // pixels
inline constexpr int bossFallPictures = 4;
inline constexpr int blobPictures = 4;
constexpr int bossPictures(CreatureKind boss) {
    return bossSheets[static_cast<std::size_t>(boss) - static_cast<std::size_t>(firstBoss)]
        .pictures;
}
constexpr int bossCell(CreatureKind boss, int picture, bool isEnraged) {
    return poseCells + picture + (isEnraged ? bossPictures(boss) : 0);
}
constexpr int bossFallCell(CreatureKind boss, int picture) {
    return poseCells + 2 * bossPictures(boss) + picture;
}
constexpr int blobCell(CreatureKind boss, int picture) {
    return bossFallCell(boss, bossFallPictures) + picture;
}
constexpr int bossCells(CreatureKind boss) {
    return blobCell(boss, blobPictures);
}
inline constexpr int kingCells = bossCells(CreatureKind::KingSlime);

// Where a boss is about to land, and the ring of its slam.
inline constexpr int slamMarks = 2;
inline constexpr int slamRings = 5;
inline constexpr int bossShadows = 4;

struct SpriteSheets {
    SpriteSheet knight;                              // a standard sheet: see poses.hpp
    EnumArray<CreatureKind, SpriteSheet> creatures;  // standard sheets
    EnumArray<Tileset, SpriteSheet> kings;           // the King Slime in the colour of each tileset
    EnumArray<Tileset, SpriteSheet> kingSlimes;      // small slimes that split off him
    SpriteSheet slam;
    SpriteSheet bossShadow;
    SpriteSheet shots;
    SpriteSheet bomb;
    SpriteSheet blast;
    SpriteSheet puff;
    SpriteSheet drops;
    SpriteSheet banner;
    SpriteSheet marks;
    SpriteSheet floorMarks;  // in the order of the roles
    SpriteSheet minimap;
    SpriteSheet map;
    SpriteSheet glyphs;
    SpriteSheet ui;
    SpriteSheet things;
    SpriteSheet sword;
    SpriteSheet effects;
    SpriteSheet logo;
    SpriteSheet items;
    SpriteSheet tools;
    SpriteSheet fittings;
    SpriteSheet largeChest;
    SpriteSheet knightPoses;
    SpriteSheet bow;
    SpriteSheet pages;
    SpriteSheet emblems;  // in the order of the tilesets

    // Where a sheet is missing or broken, a stand-in takes its place and `faults` gets a sentence
    // that names the file.
    static SpriteSheets load(const std::filesystem::path& assets, std::vector<std::string>& faults);

    // The King Slime has the colour of the tileset, and small slimes beside him have his.
    const SpriteSheet& of(CreatureKind kind, Tileset tileset, bool isKingThere) const {
        return kind == CreatureKind::KingSlime                   ? kings[tileset]
               : kind == CreatureKind::SmallSlime && isKingThere ? kingSlimes[tileset]
                                                                 : creatures[kind];
    }
};

// Of a creature, as SheetPlan names sheets; of the King Slime in blue.
std::string sheetNameOf(CreatureKind kind);

// Each sheet: the name of its file in assets/sprites, its cells, and how many sprites it holds.
struct SheetPlan {
    std::string_view name;
    GridSize cell;
    int count;
    SpriteSheet SpriteSheets::*sheet;
};
inline constexpr std::array<SheetPlan, 27> sheetPlans{{
    {"knight", {16, 16}, poseCells, &SpriteSheets::knight},
    {"banner", {16, 24}, 3 * bannerPictures, &SpriteSheets::banner},
    {"marks", {16, 16}, 1, &SpriteSheets::marks},
    {"minimap", {6, 4}, mapSprites, &SpriteSheets::minimap},
    {"map", {12, 10}, mapSprites, &SpriteSheets::map},
    {"glyphs", {7, 7}, DoorSet::count + 4, &SpriteSheets::glyphs},
    {"ui", {8, 8}, uiSprites, &SpriteSheets::ui},
    {"things", {16, 16}, 2 * thingPictures + 2, &SpriteSheets::things},
    {"sword", {40, 40}, 4 * picturesOf(CreaturePose::Attack), &SpriteSheets::sword},
    {"effects", {16, 16}, effectSprites, &SpriteSheets::effects},
    {"logo", {176, 48}, 1, &SpriteSheets::logo},
    {"floor-marks", {48, 48}, static_cast<int>(roleCount), &SpriteSheets::floorMarks},
    {"fight/shots", {16, 16}, shotSprites, &SpriteSheets::shots},
    {"fight/bomb", {16, 16}, bombSprites, &SpriteSheets::bomb},
    {"fight/blast", {48, 48}, blastPictures, &SpriteSheets::blast},
    {"fight/puff", {16, 16}, puffPictures, &SpriteSheets::puff},
    {"fight/drops", {16, 16}, dropSprites, &SpriteSheets::drops},
    {"adventure/items", {16, 16}, itemSprites, &SpriteSheets::items},
    {"adventure/tools", {16, 16}, toolSprites, &SpriteSheets::tools},
    {"adventure/fittings", {16, 16}, fittingSprites, &SpriteSheets::fittings},
    {"adventure/large-chest", {24, 24}, 2, &SpriteSheets::largeChest},
    {"adventure/knight", {16, 16}, knightPoseSprites, &SpriteSheets::knightPoses},
    {"adventure/bow", {24, 24}, 8, &SpriteSheets::bow},
    {"adventure/pages", {32, 32}, 2, &SpriteSheets::pages},
    {"adventure/emblems", {24, 24}, tilesetCount, &SpriteSheets::emblems},
    {"fight/slam", {80, 80}, slamMarks + slamRings, &SpriteSheets::slam},
    {"fight/boss-shadow", {32, 16}, bossShadows, &SpriteSheets::bossShadow},
}};

}  // namespace doorstring
