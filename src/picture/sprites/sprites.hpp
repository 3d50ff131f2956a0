// The sheets in assets/sprites: which picture is where. Enums are in the order of the sheets; a
// test compares them with the names in the texts of the sheets.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "base/enums.hpp"
#include "config/altar_parts.hpp"
#include "config/creature_parts.hpp"
#include "config/landmarks.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/sprites/boss_pictures.hpp"
#include "picture/sprites/creature_poses.hpp"
#include "picture/sprites/guest_pictures.hpp"
#include "picture/sprites/item_sprites.hpp"
#include "picture/sprites/map_sprites.hpp"
#include "picture/sprites/thing_picture.hpp"
#include "picture/tiles/tile_looks.hpp"
#include "room/tiles/room_plan.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The sprite `step` places after `first` on the sheet.
template <typename Sprite>
constexpr Sprite spriteAfter(Sprite first, int step) {
    return static_cast<Sprite>(static_cast<int>(first) + step);
}

// The pictures of what flies from bow, hook and sword. The middle of each is the pixel (7, 7); a
// link of the hook's chain is 8 pixels long.
enum class ToolSprite : std::uint8_t {
    ArrowNorth = 0,
    HookNorth = 4,
    LinkAcross = 8,
    LinkAlong,
    NeedleNorth
};
constexpr ToolSprite arrowFlying(Direction facing) {
    return spriteAfter(ToolSprite::ArrowNorth, static_cast<int>(facing));
}
constexpr ToolSprite needleFlying(Direction facing) {
    return spriteAfter(ToolSprite::NeedleNorth, static_cast<int>(facing));
}
constexpr ToolSprite hookFlying(Direction facing) {
    return spriteAfter(ToolSprite::HookNorth, static_cast<int>(facing));
}
constexpr ToolSprite chainLink(Direction facing) {
    return facing == Direction::West || facing == Direction::East ? ToolSprite::LinkAcross
                                                                  : ToolSprite::LinkAlong;
}
inline constexpr int toolSprites = static_cast<int>(ToolSprite::NeedleNorth) + 4;

// What stands in the rooms of set pieces.
// clang-format off
enum class PieceSprite : std::uint8_t {
    ValveShut, ValveOpen, Wedge, WedgeOut, CrankUp, CrankTurned,
    CandleOut, CandleLit0, CandleLit1, CandleLow, Hoard
};
// clang-format on
inline constexpr int rollingStonePictures = 8;

enum class LargeChestSprite : std::uint8_t { Closed, Open };

// The poses that the knight has in adventures only.
enum class KnightSprite : std::uint8_t { DrawNorth = 0, HopNorth = 4, Hold = 8, Fallen };
inline constexpr int knightPoseSprites = 10;
constexpr KnightSprite knightDrawingBow(Direction facing) {
    return spriteAfter(KnightSprite::DrawNorth, static_cast<int>(facing));
}
constexpr KnightSprite knightHopping(Direction facing) {
    return spriteAfter(KnightSprite::HopNorth, static_cast<int>(facing));
}
// The bow, 24 x 24 pixels around the middle of the knight's picture, by facing. It is drawn under
// him if he faces north, otherwise over him.
enum class BowSprite : std::uint8_t { LoosedNorth = 0 };
constexpr BowSprite bowLoosed(Direction facing) {
    return spriteAfter(BowSprite::LoosedNorth, static_cast<int>(facing));
}

// The pictures at the end of a run.
enum class PageSprite : std::uint8_t { Victory, GameOver };

// The cell of the blade that belongs to a picture of the knight's attack. It is 40 x 40 pixels
// around the middle of the knight's picture.
int swordCell(Direction facing, int picture);

// The pictures of the banner, four each.
enum class BannerSprite : std::uint8_t { Banner0 = 0, Reached0 = 4, Spark0 = 8 };
inline constexpr int bannerPictures = 4;

enum class GlyphSprite : std::uint8_t { Doors0 = 0, ArrowN = 16, ArrowS, ArrowW, ArrowE };
GlyphSprite doorsGlyph(DoorSet doors);
GlyphSprite arrowGlyph(Direction direction);

// clang-format off
enum class UiSprite : std::uint8_t {
    Cursor0, Cursor1,
    HeartFull, HeartHalf, HeartEmpty,
    SmallKey, BossKey, Coin,
    Arrow, Map, Compass,
    Piece0, Skull = Piece0 + 4, Item0
};
// clang-format on
constexpr UiSprite uiSpriteOf(Item item) {
    return spriteAfter(UiSprite::Item0, static_cast<int>(item));
}
inline constexpr int uiSprites = static_cast<int>(UiSprite::Item0) + static_cast<int>(itemCount);
// The picture of heart number `heart`, from 0, if the knight has `halfHearts` half hearts in all.
constexpr UiSprite heartSprite(int heart, int halfHearts) {
    const int halves = halfHearts - 2 * heart;
    return halves >= 2   ? UiSprite::HeartFull
           : halves == 1 ? UiSprite::HeartHalf
                         : UiSprite::HeartEmpty;
}
// The picture of 0 to 3 pieces of a heart; a fourth would make it whole.
constexpr UiSprite heartPieces(int owned) {
    return spriteAfter(UiSprite::Piece0, owned);
}

// Keys of four pictures each, then chests.
enum class ThingSprite : std::uint8_t { SmallKey0 = 0, BossKey0 = 4, ChestClosed = 8, ChestOpen };
inline constexpr int thingPictures = 4;
inline constexpr int thingSprites = static_cast<int>(ThingSprite::ChestOpen) + 1;

// The pictures of short effects, each a sequence, and the shadow of a figure.
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

// The pictures of what is thrown: four of a bone that turns, then two of a bolt for each direction.
enum class ShotSprite : std::uint8_t { Bone0 = 0, Bolt0 = 4 };
inline constexpr int bonePictures = 4;
inline constexpr int boltPictures = 2;
inline constexpr int shotSprites = static_cast<int>(ShotSprite::Bolt0) + 4 * boltPictures;
// The pictures of a bomb: its fuse burning, then the flash before the blast.
enum class BombSprite : std::uint8_t { Lit0 = 0, Flash0 = 3 };
inline constexpr int litBombPictures = 3;
inline constexpr int bombSprites = 5;
inline constexpr int blastPictures = 5;
inline constexpr int puffPictures = 5;
enum class DropSprite : std::uint8_t { HalfHeart0 = 0, Heart0 = 2, Coin0 = 4 };
inline constexpr int heartPictures = 2;
inline constexpr int coinPictures = 4;
inline constexpr int dropSprites = static_cast<int>(DropSprite::Coin0) + coinPictures;

// The pictures of burning ground: flaring up, then those that repeat, then dying down.
inline constexpr int emberFlames = 4;
inline constexpr int emberPictures = emberFlames + 2;

// The pictures of a slam: the mark of where a boss is about to land, and the ring.
inline constexpr int slamMarks = 2;
inline constexpr int slamRings = 5;
inline constexpr int bossShadows = 4;

// The signs of what altars offer, and a spool of thread.
inline constexpr int offerSprites = static_cast<int>(enumSize<OfferSign>()) + 1;

// The pictures of a landmark: what stands there, and what lies on the ground around it.
inline constexpr int landmarkPictures = 2;
inline constexpr int landmarkSprites =
    landmarkPictures * (static_cast<int>(enumSize<Landmark>()) - 1);

struct SpriteSheets {
    SpriteSheet knight;                              // a standard sheet
    EnumArray<CreatureKind, SpriteSheet> creatures;  // standard sheets
    SpriteSheet kingsSlime;                          // a small slime that split off the King Slime
    SpriteSheet slam;
    SpriteSheet embers;
    SpriteSheet bossShadow;
    SpriteSheet bossDoors;
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
    SpriteSheet relics;  // in the order of the relics, like their signs
    SpriteSheet relicSigns;
    SpriteSheet tools;
    SpriteSheet fittings;
    SpriteSheet pieces;
    SpriteSheet stone;  // the rolling stone
    SpriteSheet largeChest;
    SpriteSheet knightPoses;
    SpriteSheet bow;
    SpriteSheet pages;
    SpriteSheet emblems;  // in the order of the tilesets
    SpriteSheet loom;
    SpriteSheet offers;     // in the order of OfferSign, then a spool
    SpriteSheet spool;      // as small as the signs of the HUD
    SpriteSheet companion;  // a standard sheet
    SpriteSheet well;       // in the order of WellSprite
    SpriteSheet cage;       // in the order of CageSprite
    // In the order of Landmark: what stands there, and what is on the ground.
    SpriteSheet landmarks;

    // Loads all sheets. Where one is missing or broken, a stand-in takes its place and `faults`
    // gets a sentence that names the file.
    static SpriteSheets load(const std::filesystem::path& assets, std::vector<std::string>& faults);

    // The sheet of a creature. Small slimes beside a boss have the King Slime's colour.
    const SpriteSheet& creatureSheet(CreatureKind kind, bool isBossThere) const {
        return kind == CreatureKind::SmallSlime && isBossThere ? kingsSlime : creatures[kind];
    }
};

// How the things look that stand in rooms; view/play/loom_figure.cpp draws looms.
inline constexpr auto thingLooks = keyedTable<&ThingPicture::kind, ThingPicture>({
    // kind, sheet, picture {cycle, from, until}, picture once it is empty
    {ThingKind::Chest, &SpriteSheets::things, ThingSprite::ChestClosed, ThingSprite::ChestOpen},
    {ThingKind::LargeChest, &SpriteSheets::largeChest, LargeChestSprite::Closed,
     LargeChestSprite::Open},
    {ThingKind::Stand, &SpriteSheets::fittings, FittingSprite::Pedestal, FittingSprite::Pedestal},
    {ThingKind::Keeper,
     &SpriteSheets::fittings,
     {FittingSprite::Keeper0, {200, 0, 12}},
     FittingSprite::Keeper0},
    {ThingKind::Crystal,
     &SpriteSheets::fittings,
     FittingSprite::CrystalOff,
     {FittingSprite::CrystalOn0, {48, 24, 48}}},
    {ThingKind::Gate, &SpriteSheets::fittings, FittingSprite::Gate0,
     spriteAfter(FittingSprite::Gate0, gatePictures - 1)},
    {ThingKind::String,
     &SpriteSheets::fittings,
     {FittingSprite::String0, {64, 32, 64}},
     FittingSprite::StringRolled},
    {ThingKind::Plinth, &SpriteSheets::fittings, FittingSprite::Plinth0,
     spriteAfter(FittingSprite::Plinth0, plinthPictures - 1)},
    {ThingKind::Loom, nullptr, 0, 0},
    {ThingKind::Offer, &SpriteSheets::fittings, FittingSprite::Pedestal, FittingSprite::Pedestal},
    {ThingKind::Well, &SpriteSheets::well, {WellSprite::Water0, {70, 0, 24}}, WellSprite::Dry},
    {ThingKind::Cage, &SpriteSheets::cage, {CageSprite::Shut0, {64, 32, 64}}, CageSprite::Open},
});

// The picture of a treasure on the ground, for sale or held above the knight's head. A relic has
// one picture; other treasures have two, and an odd `frame` shows the one with a glint.
struct ShownTreasure {
    const SpriteSheet* sheet;
    int picture;
};
inline ShownTreasure shownTreasure(const SpriteSheets& sprites, Treasure what, int frame) {
    return isRelic(what)
               ? ShownTreasure{&sprites.relics, static_cast<int>(relicOf(what))}
               : ShownTreasure{&sprites.items, itemPictureOf(what) + frame % itemPictures};
}

// The name of a creature's sheet, as in SheetPlan.
std::string sheetNameOf(CreatureKind kind);

// A sheet: the name of its file in assets/sprites, its cells, and how many sprites it holds.
struct SheetPlan {
    std::string_view name;
    GridSize cell;
    int count;
    SpriteSheet SpriteSheets::*sheet;
};
inline constexpr std::array<SheetPlan, 41> sheetPlans{{
    {"knight", {16, 16}, poseCells, &SpriteSheets::knight},
    {"banner", {16, 24}, 3 * bannerPictures, &SpriteSheets::banner},
    {"marks", {16, 16}, 1, &SpriteSheets::marks},
    {"minimap", {6, 4}, mapSprites, &SpriteSheets::minimap},
    {"map", {12, 10}, mapSprites, &SpriteSheets::map},
    {"glyphs", {7, 7}, DoorSet::count + 4, &SpriteSheets::glyphs},
    {"ui", {8, 8}, uiSprites, &SpriteSheets::ui},
    {"things", {16, 16}, thingSprites, &SpriteSheets::things},
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
    {"adventure/relics", {16, 16}, static_cast<int>(enumSize<Relic>()), &SpriteSheets::relics},
    {"adventure/relic-signs",
     {8, 8},
     static_cast<int>(enumSize<Relic>()),
     &SpriteSheets::relicSigns},
    {"adventure/tools", {16, 16}, toolSprites, &SpriteSheets::tools},
    {"adventure/fittings", {16, 16}, fittingSprites, &SpriteSheets::fittings},
    {"adventure/pieces",
     {16, 16},
     static_cast<int>(enumSize<PieceSprite>()),
     &SpriteSheets::pieces},
    {"adventure/stone", {48, 48}, rollingStonePictures, &SpriteSheets::stone},
    {"adventure/large-chest", {24, 24}, 2, &SpriteSheets::largeChest},
    {"adventure/knight", {16, 16}, knightPoseSprites, &SpriteSheets::knightPoses},
    {"adventure/bow", {24, 24}, 4, &SpriteSheets::bow},
    {"adventure/pages", {32, 32}, 2, &SpriteSheets::pages},
    {"adventure/emblems", {24, 24}, tilesetCount, &SpriteSheets::emblems},
    {"altar/loom", {92, 63}, 1, &SpriteSheets::loom},
    {"altar/offers", {16, 16}, offerSprites, &SpriteSheets::offers},
    {"altar/spool", {8, 8}, 1, &SpriteSheets::spool},
    {"guests/companion", {16, 16}, poseCells, &SpriteSheets::companion},
    {"guests/well", {32, 32}, static_cast<int>(enumSize<WellSprite>()), &SpriteSheets::well},
    {"guests/cage", {24, 32}, static_cast<int>(enumSize<CageSprite>()), &SpriteSheets::cage},
    {"adventure/landmarks", {112, 96}, landmarkSprites, &SpriteSheets::landmarks},
    {"fight/slam", {80, 80}, slamMarks + slamRings, &SpriteSheets::slam},
    {"fight/boss-shadow", {32, 16}, bossShadows, &SpriteSheets::bossShadow},
    {"fight/embers", {16, 16}, emberPictures, &SpriteSheets::embers},
    {"fight/kings-slime", {16, 16}, poseCells, &SpriteSheets::kingsSlime},
    {"fight/boss-doors", {32, 32}, stageDoorSprites, &SpriteSheets::bossDoors},
}};

}  // namespace doorstring
