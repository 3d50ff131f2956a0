#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"
#include "testing/sheet_names.hpp"

using namespace doorstring;
using testing::namesInSheet;

TEST_CASE("the sheets hold as many sprites as the enums") {
    for (const SheetPlan& plan : sheetPlans) {
        INFO(plan.name);
        if (plan.count != poseCells) {  // the text of a creature leaves poses out
            CHECK(static_cast<int>(namesInSheet(plan.name).size()) == plan.count);
        }
    }
}

TEST_CASE("all sheets load") {
    std::vector<std::string> faults;
    const auto sheets = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    CHECK(faults == std::vector<std::string>{});
    for (const SheetPlan& plan : sheetPlans) {
        CHECK((sheets.*plan.sheet).cell() == plan.cell);
    }
}

TEST_CASE("missing sheets are named, and stand-ins hold all their sprites") {
    std::vector<std::string> faults;
    const auto sheets = SpriteSheets::load(DOORSTRING_PROJECT "/no-such-folder", faults);
    const std::size_t kings = enumSize<Tileset>() - 1;  // the first is a creature's sheet
    const std::size_t kingSlimes = enumSize<Tileset>();
    REQUIRE(faults.size() == sheetPlans.size() + creatureCount + kings + kingSlimes);
    for (std::size_t i = 0; i < sheetPlans.size(); ++i) {
        const SheetPlan& plan = sheetPlans.at(i);
        CHECK_THAT(faults[i], testing::ContainsSubstring("sprites/" + std::string(plan.name) +
                                                         ".png: the picture is missing"));
        const SpriteSheet& sheet = sheets.*plan.sheet;
        CHECK(sheet.cell() == plan.cell);
        CHECK(sheet.count() >= plan.count);
    }
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const auto kind = static_cast<CreatureKind>(i);
        CHECK_THAT(faults[sheetPlans.size() + i],
                   testing::ContainsSubstring("sprites/" + sheetNameOf(kind) +
                                              ".png: the picture is missing"));
        CHECK(sheets.creatures[kind].count() >= poseCells);
    }
    for (const SpriteSheet& king : sheets.kings) {
        CHECK(king.count() >= kingCells);
    }
}

TEST_CASE("enum values and names mean the same sprite") {
    const auto isNamed = [](std::string_view sheet, auto sprite, const std::string& name) {
        const auto names = namesInSheet(sheet);
        INFO(name);
        CHECK(names.at(static_cast<std::size_t>(sprite)) == name);
    };
    // A row of pictures, numbered from 0.
    const auto areNamed = [&](std::string_view sheet, auto first, int count,
                              const std::string& name) {
        for (int i = 0; i < count; ++i) {
            isNamed(sheet, static_cast<int>(first) + i, name + "-" + std::to_string(i));
        }
    };
    areNamed("banner", BannerSprite::Banner0, bannerPictures, "banner");
    areNamed("banner", BannerSprite::Reached0, bannerPictures, "reached");
    areNamed("banner", BannerSprite::Spark0, bannerPictures, "spark");
    for (const std::string_view map : {"minimap", "map"}) {
        areNamed(map, MapSprite::Visited0, DoorSet::count, "visited");
        areNamed(map, MapSprite::Seen0, DoorSet::count, "seen");
        isNamed(map, visitedRoom(DoorSet::all()), "visited-15");
        isNamed(map, seenRoom(DoorSet::of(Direction::North)), "seen-1");
        isNamed(map, MapSprite::Here, "here");
        isNamed(map, MapSprite::Start, "start");
        isNamed(map, MapSprite::Banner, "banner");
        for (const Direction side : allDirections) {
            const std::string end = std::string("-") + "nswe"[static_cast<std::size_t>(side)];
            isNamed(map, doorMark(DoorLock::Small, side).value(), "small-lock" + end);
            isNamed(map, doorMark(DoorLock::Boss, side).value(), "boss-lock" + end);
            isNamed(map, doorMark(DoorLock::Cracked, side).value(), "cracked" + end);
        }
        for (std::size_t role = 0; role < roleCount; ++role) {
            isNamed(map, roomIcon(kindOf(static_cast<Role>(role))).value(),
                    "icon-" + std::string(roleNames.at(role)));
        }
    }
    CHECK_FALSE(doorMark(DoorLock::None, Direction::South).has_value());
    CHECK_FALSE(roomIcon(RoomKind::Plain).has_value());
    CHECK_FALSE(roomIcon(RoomKind::Start).has_value());
    areNamed("glyphs", GlyphSprite::Doors0, DoorSet::count, "doors");
    isNamed("glyphs", doorsGlyph(DoorSet::of(Direction::East)), "doors-8");
    for (const Direction side : allDirections) {
        isNamed("glyphs", arrowGlyph(side),
                std::string("arrow-") + "nswe"[static_cast<std::size_t>(side)]);
        for (int picture = 0; picture < picturesOf(CreaturePose::Attack); ++picture) {
            isNamed("sword", swordCell(side, picture),
                    std::string(facingNames.at(static_cast<std::size_t>(side))) + "-" +
                        std::to_string(picture));
        }
    }
    areNamed("ui", UiSprite::Cursor0, 2, "cursor");
    isNamed("ui", UiSprite::HeartFull, "heart-full");
    isNamed("ui", UiSprite::HeartHalf, "heart-half");
    isNamed("ui", UiSprite::HeartEmpty, "heart-empty");
    isNamed("ui", UiSprite::SmallKey, "small-key");
    isNamed("ui", UiSprite::BossKey, "boss-key");
    isNamed("ui", UiSprite::Coin, "coin");
    isNamed("ui", UiSprite::Bomb, "bomb");
    isNamed("ui", UiSprite::Bow, "bow");
    isNamed("ui", UiSprite::Hook, "hook");
    isNamed("ui", UiSprite::Lantern, "lantern");
    isNamed("ui", UiSprite::Feather, "feather");
    isNamed("ui", UiSprite::Arrow, "arrow");
    isNamed("ui", UiSprite::Map, "map");
    isNamed("ui", UiSprite::Compass, "compass");
    areNamed("ui", UiSprite::Piece0, 4, "piece");
    isNamed("ui", heartPieces(3), "piece-3");
    isNamed("ui", UiSprite::Skull, "skull");
    areNamed("things", ThingSprite::SmallKey0, thingPictures, "small-key");
    areNamed("things", ThingSprite::BossKey0, thingPictures, "boss-key");
    isNamed("things", ThingSprite::ChestClosed, "chest-closed");
    isNamed("things", ThingSprite::ChestOpen, "chest-open");
    areNamed("effects", EffectSprite::Bits0, 4, "bits");
    areNamed("effects", EffectSprite::Splash0, 3, "splash");
    areNamed("effects", EffectSprite::Plunge0, 4, "plunge");
    areNamed("effects", EffectSprite::Stones0, 4, "stones");
    areNamed("effects", EffectSprite::Dust0, dustPictures, "dust");
    isNamed("effects", EffectSprite::Shadow, "shadow");
    areNamed("effects", EffectSprite::CrateBroken0, crateBrokenPictures, "crate-broken");
    CHECK(namesInSheet("floor-marks") ==
          std::vector<std::string>(roleNames.begin(), roleNames.end()));
}
