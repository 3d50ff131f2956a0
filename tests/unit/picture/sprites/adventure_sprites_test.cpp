#include "config/interior_parts.hpp"
#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"
#include "testing/sheet_names.hpp"

using namespace doorstring;
using testing::checkNamed;

TEST_CASE("items are in the order of their sheet") {
    const auto named = [](ItemSprite sprite, const std::string& name) {
        checkNamed("adventure/items", sprite, name, itemPictures);
    };
    named(ItemSprite::Bombs0, "bombs");
    named(ItemSprite::Bow0, "bow");
    named(ItemSprite::Hook0, "hook");
    named(ItemSprite::Lantern0, "lantern");
    named(ItemSprite::Feather0, "feather");
    named(ItemSprite::Map0, "map");
    named(ItemSprite::Compass0, "compass");
    named(ItemSprite::SmallKey0, "small-key");
    named(ItemSprite::BossKey0, "boss-key");
    named(ItemSprite::HeartPiece0, "heart-piece");
    named(ItemSprite::HeartContainer0, "heart-container");
    named(ItemSprite::CoinPile0, "coin-pile");
    named(ItemSprite::Arrows0, "arrows");
    named(ItemSprite::BombBundle0, "bomb-bundle");
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
}

TEST_CASE("poses of the adventure are found by facing") {
    for (const Direction facing : allDirections) {
        const std::string end = std::string("-") + facings[facing];
        checkNamed("adventure/knight", knightDrawing(facing), "draw" + end);
        checkNamed("adventure/knight", knightHopping(facing), "hop" + end);
        checkNamed("adventure/bow", bowDrawn(facing), "drawn" + end);
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
