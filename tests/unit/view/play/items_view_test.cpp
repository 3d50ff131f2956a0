// What items look like, and what is said of them.
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/shipped_language.hpp"
#include "unit/view/pictures.hpp"
#include "view/effects/prices.hpp"
#include "view/hud/hud.hpp"
#include "view/hud/offer_panel.hpp"
#include "view/hud/texts.hpp"
#include "view/play/knight_figure.hpp"
#include "view/play/room_view.hpp"
#include "view/screens/loom_screen.hpp"

#include <algorithm>
#include <set>
#include <utility>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World itemWorld() {
    World world = crossWorld();
    for (const Item item : allValues<Item>) {
        world.player.kit.addItem(item, world.config.items);
    }
    return world;
}

// How many pixels the change makes other than they are.
template <typename Change>
int changedPixels(Change change) {
    const World before = itemWorld();
    World after = before;
    change(after);
    return difference(roomPicture(before), roomPicture(after));
}

}  // namespace

TEST_CASE("bombs, arrows and the hook on its chain are seen") {
    CHECK(changedPixels([](World& world) {
              world.tools.bombs.push_back({{20000, 15000}, 0});
          }) > 30);
    CHECK(changedPixels([](World& world) {
              Arrow arrow;
              arrow.body.size = {4, 4};
              arrow.body.at = arrow.body.previous = {20000, 15000};
              world.tools.arrows.push_back(arrow);
          }) > 10);
    const auto hookAt = [](int pixels) {
        return changedPixels([&](World& world) {
            const SubPos middle = centreOf(world.knightBox());
            const SubPos tip{middle.x + toSubpixels(pixels), middle.y};
            world.tools.hook = Hook{Direction::East, HookDoing::Flies, tip, tip};
        });
    };
    CHECK(hookAt(80) > hookAt(30) + 40);
}

TEST_CASE("the knight is seen to hop, to shoot and to hold something up") {
    CHECK(changedPixels([](World& world) { world.player.hopTicks = 13; }) > 100);
    CHECK(changedPixels([](World& world) { world.player.restTicks = 10; }) > 30);
    std::set<std::uint64_t> looks;
    for (const Treasure what : allValues<Treasure>) {
        World world = itemWorld();
        world.player.heldUp = HeldUp{what, 1, 5};
        std::uint64_t sum = 0;
        const Canvas picture = roomPicture(world);
        for (const Colour& pixel : picture.pixels()) {
            sum = mixBits(sum + pixel.red + 256ULL * pixel.green + 65536ULL * pixel.blue);
        }
        looks.insert(sum);
    }
    CHECK(looks.size() == enumSize<Treasure>());  // each of its own
}

TEST_CASE("what waits while the knight holds something up is drawn where it is") {
    World world = itemWorld();
    world.player.heldUp = HeldUp{Treasure::Map, 1, 5};
    Creature bat;
    bat.kind = CreatureKind::Bat;
    bat.body.size = {10, 10};
    bat.body.at = {20000, 15000};
    bat.body.previous = {18000, 15000};
    world.creatures.living.push_back(bat);
    CHECK(difference(roomPicture(world, 0), roomPicture(world, 128)) == 0);
    world.player.heldUp.reset();
    CHECK(difference(roomPicture(world, 0), roomPicture(world, 128)) > 0);
}

TEST_CASE("a price never covers the knight who is before its stand") {
    const auto pictureFor = [](int price) {
        World world = itemWorld();
        world.player.kit.coins = 99;
        const GridPos tile{7, 5};
        world.things.add(
            {.kind = ThingKind::Stand, .cell = world.cell(), .tile = tile, .price = price});
        const int width = toSubpixels(world.config.player.hitBox.width);
        world.player.body.at = {tileCentre(tile).x - width / 2, (tile.y + 1) * subpixelsPerTile};
        world.player.body.previous = world.player.body.at;
        return std::pair(roomPicture(world), knightArea(world, world.player.body.at));
    };
    const auto [cheap, knight] = pictureFor(10);
    const Canvas dear = pictureFor(98).first;
    CHECK(difference(cheap, dear) > 10);
    for (const GridPos at : cellsIn(knight)) {
        REQUIRE(cheap.at(at.x, at.y) == dear.at(at.x, at.y));
    }
}

TEST_CASE("the usual price of a ware at half of it is struck through below it") {
    World world = itemWorld();
    world.config.adventure.floor = 1;
    world.config.adventure.shop.table[Ware::Heart].price = 21;
    const GridPos tile{2, 3};
    const auto soldFor = [&](int price) {
        World sold = world;
        sold.things.add({.kind = ThingKind::Stand,
                         .cell = sold.cell(),
                         .tile = tile,
                         .loot = {Treasure::Heart},
                         .price = price});
        Canvas canvas({240, 144}, {0, 0, 0});
        drawPrices(canvas, art(), sold, {0, 0}, {0, 120, 16, 16});
        return std::pair(
            pixelsUnlike(canvas, {0, (tile.y + 1) * tileSide + 12, 240, 12}, {0, 0, 0}), canvas);
    };
    CHECK(soldFor(21).first == 0);
    CHECK(soldFor(10).first == 0);
    const auto [pixels, halfOf21] = soldFor(11);
    CHECK(pixels > 20);
    world.config.adventure.shop.table[Ware::Heart].price = 22;
    CHECK(difference(soldFor(11).second, halfOf21) > 0);
    // The stroke takes no pixel from the digits.
    constexpr Colour oldInk{168, 156, 148};
    const auto inkPixels = [&](const Canvas& canvas) {
        return 240 * 144 - pixelsUnlike(canvas, wholeOf(canvas), oldInk);
    };
    Canvas plain({240, 144}, {0, 0, 0});
    drawText(plain, art().font, "21", 20, 20, {.colour = oldInk});
    CHECK(inkPixels(halfOf21) == inkPixels(plain));
}

TEST_CASE("a usual price that is wider than the price is within its label") {
    World world = itemWorld();
    world.config.adventure.floor = 1;
    world.config.adventure.shop.table[Ware::Heart].price = 16;
    const GridPos tile{2, 3};
    world.things.add({.kind = ThingKind::Stand,
                      .cell = world.cell(),
                      .tile = tile,
                      .loot = {Treasure::Heart},
                      .price = 8});
    constexpr Colour ground{200, 200, 200};
    Canvas canvas({240, 144}, ground);
    drawPrices(canvas, art(), world, {0, 0}, {0, 120, 16, 16});
    const int line = art().font.lineHeight();
    const PixelRect below{0, (tile.y + 1) * tileSide + 1 + line, 240, line - 2};
    int last = 0;
    for (const auto [x, y] : cellsIn(below)) {
        last = canvas.at(x, y) == ground ? last : std::max(last, x);
    }
    REQUIRE(last > 0);
    const PixelRect edge{last, below.y, 1, below.height};
    CHECK(pixelsUnlike(canvas, edge, canvas.at(last, below.y)) == 0);
}

TEST_CASE("what a full loom has no place for has no price") {
    World world = itemWorld();
    world.config.adventure.altar.table.setCount(3);
    world.things.add(
        {.kind = ThingKind::Offer, .cell = world.cell(), .tile = {2, 3}, .offer = offerOf(1)});
    const auto pricePixels = [&] {
        Canvas canvas({240, 144}, {0, 0, 0});
        drawPrices(canvas, art(), world, {0, 0}, {0, 120, 16, 16});
        return pixelsUnlike(canvas, wholeOf(canvas), {0, 0, 0});
    };
    CHECK(pricePixels() > 20);
    world.altar.woven = OfferSet::of(offerOf(2)).with(offerOf(3));
    CHECK(pricePixels() == 0);
}

TEST_CASE("what is said of an offer stays within its panel, however large the figures") {
    OfferConfig offer;
    offer.name = "Long string";
    offer.text = "More rooms and chests";
    Forecast before{};
    before.floors = 1;
    before.rooms = 19;
    before.chests = 10;
    before.danger = 163;
    Forecast after = before;
    after.rooms = 24;
    after.chests = 14;
    after.danger = 228;
    Canvas canvas({240, 176}, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::Moss);
    const auto rightOf = [&](std::optional<Forecast> now, std::optional<Forecast> then) {
        canvas.clear({0, 0, 0});
        drawOfferPanel(page, {.offer = offer, .before = now, .after = then});
        const PixelRect area = offerPanelArea(page);
        Canvas right({6, 12});
        right.draw(canvas, {area.right() - 5, area.bottom() - 13, 6, 12}, 0, 0);
        return right;
    };
    CHECK(difference(rightOf({}, {}), rightOf(before, after)) == 0);
    // The figures have ground between them and the frame.
    const PixelRect area = offerPanelArea(page);
    drawOfferPanel(page, {.offer = offer, .before = before, .after = after});
    CHECK(pixelsUnlike(canvas, {area.x + 4, area.bottom() - 3, area.width - 8, 1},
                       page.colours.back) == 0);
}

TEST_CASE("of an offer for nothing nobody is told what he has") {
    OfferConfig offer;
    offer.name = "Ring";
    const auto panelWith = [&](int price, int coins) {
        Canvas canvas({240, 176}, {0, 0, 0});
        drawOfferPanel(pageOn(canvas, Tileset::Moss),
                       {.offer = offer, .price = price, .coins = coins});
        return canvas;
    };
    CHECK(difference(panelWith(0, 3), panelWith(0, 30)) == 0);
    CHECK(difference(panelWith(20, 3), panelWith(20, 30)) > 0);
    const Canvas free = panelWith(0, 3);
    offer.coins = 20;
    CHECK(difference(free, panelWith(0, 3)) > 0);
}

TEST_CASE("the key that weaves an offer is named where the knight can pay for it") {
    const OfferConfig offer;
    const auto panelWith = [&](int coins, const std::string& key) {
        Canvas canvas({240, 176}, {0, 0, 0});
        drawOfferPanel(pageOn(canvas, Tileset::Moss),
                       {.offer = offer, .price = 20, .coins = coins, .weaveKey = key});
        return canvas;
    };
    CHECK(difference(panelWith(20, ""), panelWith(20, "Space")) > 0);
    CHECK(difference(panelWith(19, ""), panelWith(19, "Space")) == 0);
}

TEST_CASE("tables that no offer changes are drawn once, not against themselves") {
    const Config config = shippedConfig();
    Config other = config;
    std::swap(other.dungeon.tables[Direction::North], other.dungeon.tables[Direction::East]);
    const auto darkBars = [&](const Config& after) {
        Canvas canvas({240, 176}, {0, 0, 0});
        const Page page = pageOn(canvas, Tileset::Moss);
        drawLoomScreen(page, {.heading = "",
                              .before = config.dungeon.tables,
                              .after = after.dungeon.tables,
                              .changes = {},
                              .hint = ""});
        const PixelRect body{20, 40, 210, 100};
        return 21'000 - pixelsUnlike(canvas, body, page.colours.quiet);
    };
    CHECK(darkBars(other) > darkBars(config) + 100);
}

TEST_CASE("the page of a loom has its heading clear of its legend in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const Config config = shippedConfig();
    Config other = config;
    std::swap(other.dungeon.tables[Direction::North], other.dungeon.tables[Direction::East]);
    Canvas canvas({240, 176}, {0, 0, 0});
    const DrawnLines drawn;
    drawLoomScreen(pageOn(canvas, Tileset::Moss), {.heading = "",
                                                   .before = config.dungeon.tables,
                                                   .after = other.dungeon.tables,
                                                   .changes = {},
                                                   .hint = ""});
    const auto placeOf = [&](Message message) {
        const auto found = std::ranges::find(drawn.lines(), tr(message), &DrawnLine::text);
        REQUIRE(found != drawn.lines().end());
        return found->place;
    };
    constexpr int barAndGaps = 16;  // of the legend, before a word
    CHECK(placeOf(msg("How often each room follows a door:")).right() + barAndGaps <=
          placeOf(msg("now")).x);
}

TEST_CASE("the HUD shows the item that is chosen, and how much of it is left") {
    World world = itemWorld();
    const Canvas none = hudPicture(crossWorld());
    std::set<int> differences;
    for (const Item item : allValues<Item>) {
        world.player.kit.chosen = item;
        differences.insert(difference(none, hudPicture(world)));
    }
    CHECK(differences.size() == enumSize<Item>());
    const auto changesWith = [&](Item item, int Kit::*count) {
        world.player.kit.chosen = item;
        const Canvas before = hudPicture(world);
        ++(world.player.kit.*count);
        return difference(before, hudPicture(world)) > 0;
    };
    CHECK(changesWith(Item::Bombs, &Kit::bombs));
    CHECK(changesWith(Item::Bow, &Kit::arrows));
    CHECK_FALSE(changesWith(Item::Hook, &Kit::bombs));
}

TEST_CASE("each treasure is named, and each item says what it does and with which key") {
    CHECK(textOf(treasureOf(Item::Bow), 1, "K") == "The bow! K shoots an arrow straight ahead.");
    CHECK(textOf(Treasure::Coins, 20, "K") == "20 coins! Shops take them.");
    CHECK(textOf(Treasure::BombBundle, 1, "K") == "A bomb! K lays one.");
    CHECK(textOf(Treasure::BombBundle, 4, "K") == "4 bombs! K lays one.");
    std::set<std::string> titles;
    for (const Treasure what : allValues<Treasure>) {
        titles.insert(titleOf(what, 1));
        CHECK(textOf(what, 1, "K").size() < 64);
    }
    CHECK(titles.size() == enumSize<Treasure>());
}

TEST_CASE("what the knight holds up is part of the place that no message covers") {
    const World before = itemWorld();
    World after = before;
    after.player.heldUp = HeldUp{Treasure::Coins, 14, 3};
    const PixelRect area = knightArea(after, after.player.body.at);
    const Canvas one = roomPicture(before);
    const Canvas other = roomPicture(after);
    int changed = 0;
    for (const auto [x, y] : cellsOf(one.size())) {
        if (one.at(x, y) != other.at(x, y)) {
            ++changed;
            CHECK(area.contains({x, y}));
        }
    }
    CHECK(changed > 50);
}

TEST_CASE("who has chosen another item is told how to choose the new one, the shorter way") {
    Kit kit = itemWorld().player.kit;
    kit.chosen = Item::Bombs;
    CHECK(choiceText(kit, Item::Bombs, "E", "Q").empty());
    CHECK(choiceText(kit, Item::Bow, "E", "Q") == "E chooses the item.");
    CHECK(choiceText(kit, Item::Hook, "E", "Q") == "E twice chooses the item.");
    CHECK(choiceText(kit, Item::Lantern, "E", "Q").empty());  // it is never in hand
    CHECK(choiceText(kit, Item::Feather, "E", "Q") == "Q chooses the item.");
    kit.items = EnumSet<Item>::of(Item::Bombs).with(Item::Feather);
    CHECK(choiceText(kit, Item::Feather, "E", "Q") == "E chooses the item.");
    kit.chosen = Item::Feather;
    CHECK(choiceText(kit, Item::Bombs, "E", "Q") == "E chooses the item.");
    CHECK(textOf(treasureOf(Item::Bow), 1, "K", "E chooses the item.") ==
          "The bow! E chooses the item. K shoots an arrow straight ahead.");
    CHECK(textOf(treasureOf(Item::Lantern), 1, "K") ==
          "The lantern! It lights dark rooms by itself.");
}
