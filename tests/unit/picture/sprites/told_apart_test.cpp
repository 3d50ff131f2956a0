// What matters to tell apart differs by its shape or by its lightness, so that it does for those
// who do not see all colours.
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"
#include "testing/catch2.hpp"
#include "testing/seen_colours.hpp"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Two pixels differ where one of them is clear, or by this much of the lightness from black to
// white, 100; two pictures by this share of the pixels that either of them has.
constexpr double leastStep = 12;
constexpr double leastShare = 0.1;
// What the lightness of most pixels of a creature has to differ by from that of its ground.
constexpr double mostPixels = 0.5;

// A picture as people see it: the lightness of each pixel, below 0 if it is clear.
using Seen = std::vector<double>;

constexpr double clear = -1000;

struct Shown {
    std::string name;
    const SpriteSheet* sheet = nullptr;
    int picture = 0;
    const SpriteSheet* ground = nullptr;  // below it; null if there is none
    int groundPicture = 0;
};

Seen seenAs(const Shown& shown, Vision vision) {
    Seen seen;
    const auto pixelOf = [](const SpriteSheet& sheet, int picture, GridPos at) {
        const PixelRect part = sheet.part(picture);
        return sheet.picture().at(part.x + at.x, part.y + at.y);
    };
    for (const GridPos at : cellsOf(shown.sheet->cell())) {
        Colour pixel = pixelOf(*shown.sheet, shown.picture, at);
        if (pixel.alpha < 128 && shown.ground != nullptr) {
            pixel = pixelOf(*shown.ground, shown.groundPicture, at);
        }
        seen.push_back(pixel.alpha < 128 ? clear : lightnessOf(seenBy(vision, pixel)));
    }
    return seen;
}

double shareThatDiffers(const Seen& one, const Seen& other) {
    int all = 0;
    int unlike = 0;
    for (std::size_t at = 0; at < one.size(); ++at) {
        if (one[at] != clear || other[at] != clear) {
            ++all;
            unlike += std::abs(one[at] - other[at]) >= leastStep ? 1 : 0;
        }
    }
    return static_cast<double>(unlike) / std::max(1, all);
}

void checkApart(const Shown& one, const Shown& other) {
    for (const Vision vision : allValues<Vision>) {
        INFO(one.name << ", " << other.name << ", vision " << static_cast<int>(vision));
        CHECK(shareThatDiffers(seenAs(one, vision), seenAs(other, vision)) >= leastShare);
    }
}

// Checks each pair.
void checkApart(const std::vector<Shown>& all) {
    for (const Vision vision : allValues<Vision>) {
        std::vector<Seen> seen;
        for (const Shown& one : all) {
            seen.push_back(seenAs(one, vision));
        }
        for (std::size_t one = 0; one < all.size(); ++one) {
            for (std::size_t other = one + 1; other < all.size(); ++other) {
                INFO(all[one].name << ", " << all[other].name << ", vision "
                                   << static_cast<int>(vision));
                CHECK(shareThatDiffers(seen[one], seen[other]) >= leastShare);
            }
        }
    }
}

const SpriteSheets& sheets() {
    static const SpriteSheets loaded = [] {
        std::vector<std::string> faults;
        return SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    }();
    return loaded;
}

template <typename Sprite>
Shown shownBy(const char* name, const SpriteSheet& sheet, Sprite sprite) {
    return {name, &sheet, static_cast<int>(sprite)};
}

// The pictures of a tileset as a sheet of their own.
SpriteSheet tilesOf(Tileset tileset) {
    const auto file = std::filesystem::path(DOORSTRING_PROJECT "/assets/tiles") /
                      (std::string(nameOf(tileset)) + ".png");
    return SpriteSheet::load(file, {tileSide, tileSide}, tilePictureCount).value();
}

// A picture of a tileset on its ground.
Shown onGround(const char* name, const SpriteSheet& tiles, TilePicture picture, int step = 0) {
    return {name, &tiles, static_cast<int>(picture) + step, &tiles,
            static_cast<int>(TilePicture::Ground0)};
}

}  // namespace

TEST_CASE("each of the matrices leaves grey as it is, and mixes up what it is known to") {
    constexpr Colour grey{128, 128, 128};
    for (const Vision vision : allValues<Vision>) {
        const Colour seen = seenBy(vision, grey);
        CHECK(std::abs(seen.red - 128) + std::abs(seen.green - 128) + std::abs(seen.blue - 128) <=
              3);
    }
    constexpr Colour red{192, 56, 72};
    CHECK(lightnessOf(seenBy(Vision::NoRed, red)) < lightnessOf(red) - leastStep / 2);
    CHECK(seenBy(Vision::All, red) == red);
    CHECK(std::abs(contrastOf({0, 0, 0}, {255, 255, 255}) - 21) < 0.01);
}

TEST_CASE("keys, chests, hearts and all that is found are told apart without colours") {
    const SpriteSheets& all = sheets();
    checkApart({shownBy("small key", all.things, ThingSprite::SmallKey0),
                shownBy("boss key", all.things, ThingSprite::BossKey0),
                shownBy("chest", all.things, ThingSprite::ChestClosed),
                shownBy("open chest", all.things, ThingSprite::ChestOpen)});
    checkApart({shownBy("half a heart", all.drops, DropSprite::HalfHeart0),
                shownBy("heart", all.drops, DropSprite::Heart0),
                shownBy("coin", all.drops, DropSprite::Coin0)});
    std::vector<Shown> items;
    for (int sprite = 0; sprite < itemSprites; sprite += itemPictures) {
        items.push_back({"item " + std::to_string(sprite), &all.items, sprite});
    }
    checkApart(items);
    std::vector<Shown> signs;
    for (int sign = static_cast<int>(UiSprite::HeartFull); sign < uiSprites; ++sign) {
        signs.push_back({"sign " + std::to_string(sign), &all.ui, sign});
    }
    checkApart(signs);
    std::vector<Shown> relics;
    std::vector<Shown> relicSigns;
    for (const Relic relic : allValues<Relic>) {
        const int picture = static_cast<int>(relic);
        relics.push_back({std::string(name(relic)), &all.relics, picture});
        relicSigns.push_back({std::string(name(relic)), &all.relicSigns, picture});
    }
    checkApart(relics);
    checkApart(relicSigns);
}

TEST_CASE("what stands in rooms shows its state without colours") {
    const SpriteSheet& fittings = sheets().fittings;
    checkApart(shownBy("lever to the west", fittings, FittingSprite::LeverWest),
               shownBy("lever to the east", fittings, FittingSprite::LeverEast));
    checkApart(shownBy("dark crystal", fittings, FittingSprite::CrystalOff),
               shownBy("bright crystal", fittings, FittingSprite::CrystalOn0));
    checkApart(shownBy("brazier", fittings, FittingSprite::Brazier),
               shownBy("burning brazier", fittings, FittingSprite::BrazierLit0));
    const SpriteSheet& pieces = sheets().pieces;
    checkApart(shownBy("valve", pieces, PieceSprite::ValveShut),
               shownBy("open valve", pieces, PieceSprite::ValveOpen));
    checkApart(shownBy("candle", pieces, PieceSprite::CandleOut),
               shownBy("burning candle", pieces, PieceSprite::CandleLit0));
}

TEST_CASE("signs of maps are told apart without colours") {
    for (const SpriteSheet* map : {&sheets().minimap, &sheets().map}) {
        std::vector<Shown> signs{
            shownBy("here", *map, MapSprite::Here), shownBy("start", *map, MapSprite::Start),
            shownBy("banner", *map, MapSprite::Banner), shownBy("stairs", *map, MapSprite::Stairs),
            shownBy("landmark", *map, MapSprite::Landmark)};
        for (const Role role : allValues<Role>) {
            signs.push_back({std::string(name(role)), map,
                             static_cast<int>(MapSprite::IconBoss) + static_cast<int>(role)});
        }
        checkApart(signs);
        for (const Direction side : allDirections) {
            const auto mark = [&](const char* what, MapSprite first) {
                return shownBy(what, *map, spriteAfter(first, static_cast<int>(side)));
            };
            checkApart({mark("lock", MapSprite::SmallLockN),
                        mark("boss lock", MapSprite::BossLockN),
                        mark("crack", MapSprite::CrackedN)});
        }
    }
}

TEST_CASE("doors of each kind, and ground that harms, are told apart without colours") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    INFO(nameOf(tileset));
    const SpriteSheet tiles = tilesOf(tileset);
    for (const Direction side : allDirections) {
        const int step = static_cast<int>(side);
        checkApart({onGround("gate", tiles, TilePicture::ShutN, step),
                    onGround("small lock", tiles, TilePicture::LeafSmallN, step),
                    onGround("boss lock", tiles, TilePicture::LeafBossN, step)});
    }
    checkApart(onGround("small plate", tiles, TilePicture::PlateSmall),
               onGround("boss plate", tiles, TilePicture::PlateBoss));
    const Shown ground = onGround("ground", tiles, TilePicture::Ground0);
    const Shown spikes = onGround("spikes", tiles, TilePicture::Spikes0, 2);
    checkApart(ground, spikes);
    checkApart(onGround("sunken spikes", tiles, TilePicture::Spikes0), spikes);
    checkApart(ground, onGround("pit", tiles, TilePicture::Pit0));
    checkApart(ground,
               {"embers", &sheets().embers, 1, &tiles, static_cast<int>(TilePicture::Ground0)});
    checkApart(onGround("plate", tiles, TilePicture::Plate0),
               onGround("pressed plate", tiles, TilePicture::Plate1));
    checkApart({ground, onGround("crate", tiles, TilePicture::Crate),
                onGround("block", tiles, TilePicture::Block)});
}

TEST_CASE("creatures are told apart without colours") {
    std::vector<Shown> kinds;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        // A small slime is a slime, and what the bosses are is told by their size.
        if (!isBoss(kind) && kind != CreatureKind::SmallSlime) {
            kinds.push_back({std::string(name(kind)), &sheets().creatures[kind],
                             poseCell(CreaturePose::Idle, Direction::South, 0)});
        }
    }
    checkApart(kinds);
}

TEST_CASE("knight, creatures and shots stand out from every ground by their lightness") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    const SpriteSheet tiles = tilesOf(tileset);
    std::vector<Shown> figures{
        {"knight", &sheets().knight, poseCell(CreaturePose::Idle, Direction::South, 0)},
        shownBy("bone", sheets().shots, ShotSprite::Bone0),
        shownBy("bolt", sheets().shots, ShotSprite::Bolt0),
        shownBy("arrow", sheets().tools, ToolSprite::ArrowNorth)};
    for (const CreatureKind kind : allValues<CreatureKind>) {
        figures.push_back({std::string(name(kind)), &sheets().creatures[kind],
                           isBoss(kind) ? 0 : poseCell(CreaturePose::Idle, Direction::South, 0)});
    }
    for (const Vision vision : allValues<Vision>) {
        const Seen ground = seenAs(onGround("ground", tiles, TilePicture::Ground0), vision);
        double mean = 0;
        for (const double lightness : ground) {
            mean += lightness / static_cast<double>(ground.size());
        }
        for (const Shown& figure : figures) {
            const Seen seen = seenAs(figure, vision);
            const auto all =
                std::ranges::count_if(seen, [](double pixel) { return pixel != clear; });
            const auto unlike = std::ranges::count_if(seen, [&](double pixel) {
                return pixel != clear && std::abs(pixel - mean) >= leastStep;
            });
            INFO(figure.name << " on " << nameOf(tileset) << ", vision "
                             << static_cast<int>(vision));
            CHECK(static_cast<double>(unlike) >= mostPixels * static_cast<double>(all));
        }
    }
}
