#include "config/interior_parts.hpp"
#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"
#include "testing/sheet_names.hpp"

#include <algorithm>

using namespace doorstring;
using testing::checkNamed;
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
    const auto isNamed = [&](const std::string& sheet) {
        const std::string fault = "sprites/" + sheet + ".png: the picture is missing";
        return std::ranges::any_of(
            faults, [&](const std::string& sentence) { return sentence.ends_with(fault); });
    };
    for (const SheetPlan& plan : sheetPlans) {
        INFO(plan.name);
        CHECK(isNamed(std::string(plan.name)));
        const SpriteSheet& sheet = sheets.*plan.sheet;
        CHECK(sheet.cell() == plan.cell);
        CHECK(sheet.count() >= plan.count);
    }
    for (const CreatureKind kind : allValues<CreatureKind>) {
        INFO(name(kind));
        CHECK(isNamed(sheetNameOf(kind)));
        CHECK(sheets.creatures[kind].count() >= (isBoss(kind) ? bossCells(kind) : poseCells));
    }
}

TEST_CASE("enum values and names mean the same sprite") {
    checkNamed("banner", BannerSprite::Banner0, "banner", bannerPictures);
    checkNamed("banner", BannerSprite::Reached0, "reached", bannerPictures);
    checkNamed("banner", BannerSprite::Spark0, "spark", bannerPictures);
    for (const std::string_view map : {"minimap", "map"}) {
        checkNamed(map, MapSprite::Visited0, "visited", DoorSet::count);
        checkNamed(map, MapSprite::Seen0, "seen", DoorSet::count);
        checkNamed(map, visitedRoom(DoorSet::all()), "visited-15");
        checkNamed(map, seenRoom(DoorSet::of(Direction::North)), "seen-1");
        checkNamed(map, MapSprite::Here, "here");
        checkNamed(map, MapSprite::Start, "start");
        checkNamed(map, MapSprite::Banner, "banner");
        for (const Direction side : allDirections) {
            const std::string end = std::string("-") + "nswe"[static_cast<std::size_t>(side)];
            checkNamed(map, doorMark(DoorLock::Small, side).value(), "small-lock" + end);
            checkNamed(map, doorMark(DoorLock::Boss, side).value(), "boss-lock" + end);
            checkNamed(map, doorMark(DoorLock::Cracked, side).value(), "cracked" + end);
        }
        for (std::size_t role = 0; role < roleCount; ++role) {
            checkNamed(map, roomIcon(kindOf(static_cast<Role>(role))).value(),
                       "icon-" + std::string(roleNames.at(role)));
        }
    }
    CHECK_FALSE(doorMark(DoorLock::None, Direction::South).has_value());
    CHECK_FALSE(roomIcon(RoomKind::Plain).has_value());
    CHECK_FALSE(roomIcon(RoomKind::Start).has_value());
    checkNamed("glyphs", GlyphSprite::Doors0, "doors", DoorSet::count);
    checkNamed("glyphs", doorsGlyph(DoorSet::of(Direction::East)), "doors-8");
    for (const Direction side : allDirections) {
        checkNamed("glyphs", arrowGlyph(side),
                   std::string("arrow-") + "nswe"[static_cast<std::size_t>(side)]);
        for (int picture = 0; picture < picturesOf(CreaturePose::Attack); ++picture) {
            checkNamed("sword", swordCell(side, picture),
                       std::string(facingNames.at(static_cast<std::size_t>(side))) + "-" +
                           std::to_string(picture));
        }
    }
    checkNamed("ui", UiSprite::Cursor0, "cursor", 2);
    checkNamed("ui", UiSprite::HeartFull, "heart-full");
    checkNamed("ui", UiSprite::HeartHalf, "heart-half");
    checkNamed("ui", UiSprite::HeartEmpty, "heart-empty");
    checkNamed("ui", UiSprite::SmallKey, "small-key");
    checkNamed("ui", UiSprite::BossKey, "boss-key");
    checkNamed("ui", UiSprite::Coin, "coin");
    checkNamed("ui", UiSprite::Arrow, "arrow");
    checkNamed("ui", UiSprite::Map, "map");
    checkNamed("ui", UiSprite::Compass, "compass");
    checkNamed("ui", UiSprite::Piece0, "piece", 4);
    checkNamed("ui", heartPieces(3), "piece-3");
    checkNamed("ui", UiSprite::Skull, "skull");
    for (const Item item : allValues<Item>) {
        checkNamed("ui", uiSpriteOf(item), std::string(name(item)));
    }
    checkNamed("things", ThingSprite::SmallKey0, "small-key", thingPictures);
    checkNamed("things", ThingSprite::BossKey0, "boss-key", thingPictures);
    checkNamed("things", ThingSprite::ChestClosed, "chest-closed");
    checkNamed("things", ThingSprite::ChestOpen, "chest-open");
    checkNamed("effects", EffectSprite::Bits0, "bits", 4);
    checkNamed("effects", EffectSprite::Splash0, "splash", 3);
    checkNamed("effects", EffectSprite::Plunge0, "plunge", 4);
    checkNamed("effects", EffectSprite::Stones0, "stones", 4);
    checkNamed("effects", EffectSprite::Dust0, "dust", dustPictures);
    checkNamed("effects", EffectSprite::Shadow, "shadow");
    checkNamed("effects", EffectSprite::CrateBroken0, "crate-broken", crateBrokenPictures);
    CHECK(namesInSheet("floor-marks") ==
          std::vector<std::string>(roleNames.begin(), roleNames.end()));
}

TEST_CASE("the sheet of treasures is in their order, with two pictures of each but the heart") {
    std::vector<std::string> expected;
    for (const Treasure what : allValues<Treasure>) {
        std::string word(name(what));
        std::ranges::replace(word, '_', '-');
        for (int picture = 0; picture < itemPictures && what != Treasure::Heart; ++picture) {
            expected.push_back(word + "-" + std::to_string(picture));
        }
    }
    CHECK(namesInSheet("adventure/items") == expected);
}

namespace {

constexpr DirectionArray<const char*> facings{{"north", "south", "west", "east"}};

}  // namespace

TEST_CASE("arrows and hooks are found by the way they fly") {
    for (const Direction facing : allDirections) {
        checkNamed("adventure/tools", arrowFlying(facing), std::string("arrow-") + facings[facing]);
        checkNamed("adventure/tools", hookFlying(facing), std::string("hook-") + facings[facing]);
    }
    checkNamed("adventure/tools", chainLink(Direction::North), "link-along");
    checkNamed("adventure/tools", chainLink(Direction::East), "link-across");
}

TEST_CASE("fittings are in the order of their sheet") {
    const auto named = [](FittingSprite sprite, const std::string& name, int pictures = 0) {
        checkNamed("adventure/fittings", sprite, name, pictures);
    };
    named(FittingSprite::Urn, "urn");
    named(FittingSprite::UrnBroken0, "urn-broken", urnBrokenPictures);
    named(FittingSprite::Pedestal, "pedestal");
    named(FittingSprite::Keeper0, "keeper", keeperPictures);
    named(FittingSprite::Brazier, "brazier");
    named(FittingSprite::BrazierLit0, "brazier-lit", brazierPictures);
    named(FittingSprite::LeverWest, "lever-west");
    named(FittingSprite::LeverEast, "lever-east");
    named(FittingSprite::CrystalOff, "crystal-off");
    named(FittingSprite::CrystalOn0, "crystal-on", crystalPictures);
    named(FittingSprite::Gate0, "gate", gatePictures);
    named(FittingSprite::String0, "string", stringPictures);
    named(FittingSprite::StringRolled, "string-rolled");
    named(FittingSprite::Plinth0, "plinth", plinthPictures);
}

TEST_CASE("poses of the adventure are found by facing") {
    for (const Direction facing : allDirections) {
        const std::string end = std::string("-") + facings[facing];
        checkNamed("adventure/knight", knightDrawingBow(facing), "draw" + end);
        checkNamed("adventure/knight", knightHopping(facing), "hop" + end);
        checkNamed("adventure/bow", bowLoosed(facing), "loosed" + end);
    }
    checkNamed("adventure/knight", KnightSprite::Hold, "hold");
    checkNamed("adventure/knight", KnightSprite::Fallen, "fallen");
}

TEST_CASE("each floor has an emblem, each end of a run its page") {
    CHECK(testing::namesInSheet("adventure/emblems") ==
          std::vector<std::string>(tilesetNames.begin(), tilesetNames.end()));
    checkNamed("adventure/pages", PageSprite::Victory, "victory");
    checkNamed("adventure/pages", PageSprite::GameOver, "game-over");
    checkNamed("adventure/large-chest", LargeChestSprite::Closed, "closed");
    checkNamed("adventure/large-chest", LargeChestSprite::Open, "open");
}
