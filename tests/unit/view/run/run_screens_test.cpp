// The screens of a run: the card of a floor, the page of the run, its end.
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/run/floor_card.hpp"
#include "view/run/run_screens.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Colour roomColour{10, 200, 30};

Canvas cardAt(int tick, bool reducedMotion = false) {
    Canvas canvas({240, 176}, roomColour);
    const Heading name(art().font, "The Gatehouse");
    drawFloorCard(pageOn(canvas, Tileset::BlueStone), {.name = name,
                                                       .floor = 1,
                                                       .floors = 5,
                                                       .seedCode = "0000-000H",
                                                       .tick = tick,
                                                       .reducedMotion = reducedMotion});
    return canvas;
}

World onFloor() {
    World world = crossWorld();
    world.config.floor = 2;
    return world;
}

Canvas pageOf(const World& world, bool hasOwnWeights = false, std::string_view note = "") {
    Canvas canvas({240, 176}, roomColour);
    Menu menu(std::vector<MenuItem>{{"Continue", ""}});
    drawRunPage(pageOn(canvas, Tileset::Moss), menu,
                {.world = world,
                 .tally = {},
                 .floorName = "Here",
                 .seedCode = "0000-000H",
                 .hasOwnWeights = hasOwnWeights,
                 .note = note});
    return canvas;
}

constexpr PixelRect hintArea{0, 163, 240, 13};

Canvas endAt(bool victory, int tick, bool reducedMotion = false, std::size_t rowCount = 1,
             const LastBlow* blow = nullptr) {
    Canvas canvas({240, 176}, roomColour);
    Menu menu({{"Same seed", ""}, {"New seed", ""}, {"Title", ""}});
    const Heading heading(art().font, "The end");
    const std::vector<RunEndRow> rows(rowCount, {"Time", "1:00"});
    drawRunEnd(pageOn(canvas, Tileset::Moss), menu,
               {.victory = victory,
                .heading = heading,
                .line = "Here",
                .blow = blow,
                .rows = rows,
                .tick = tick,
                .reducedMotion = reducedMotion});
    return canvas;
}

}  // namespace

TEST_CASE("the last blow is named") {
    const auto nameOf = [](const KnightHurt& hurt) {
        return lastBlowOf(hurt, art(), Tileset::Moss).name.english();
    };
    CHECK(nameOf({.hazard = Hazard::Pit}) == "a pit");
    CHECK(nameOf({.hazard = Hazard::Spikes}) == "spikes");
    CHECK(nameOf({.hazard = Hazard::Bomb}) == "your own bomb");
    CHECK(nameOf({.hazard = Hazard::Trap}) == "a trap");
    CHECK(nameOf({.by = CreatureKind::SmallSlime}) == "a small slime");
    CHECK(nameOf({.by = CreatureKind::KingSlime}) == "King Slime");
}

TEST_CASE("whatever the last blow was, the page of the end shows it and an answer of two lines") {
    std::vector<KnightHurt> blows;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        blows.push_back({.by = kind});
    }
    for (const Hazard hazard : allValues<Hazard>) {
        blows.push_back({.hazard = hazard});
    }
    const Canvas without = endAt(false, 200, true);
    for (const KnightHurt& hurt : blows) {
        const LastBlow blow = lastBlowOf(hurt, art(), Tileset::Moss);
        INFO(blow.name.english());
        CHECK_FALSE(blow.answer.empty());
        CHECK(answerLines(art().font, blow).size() <= 2);
        const Canvas page = endAt(false, 200, true, 7, &blow);
        CHECK(difference(page, without) > 1000);
        for (const auto [x, y] : cellsIn(hintArea)) {
            REQUIRE(page.at(x, y) == without.at(x, y));
        }
    }
}

TEST_CASE("large letters are twice as large, and nothing of them is half a pixel") {
    const Heading heading(art().font, "Ab");
    CHECK(heading.width() == 2 * textWidth(art().font, "Ab"));
    CHECK(heading.height() == 2 * art().font.lineHeight());
    Canvas canvas({60, 40}, roomColour);
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    heading.draw(canvas, colours, 5, 5);
    for (const Colour colour : canvas.pixels()) {
        CHECK((colour == roomColour || colour == colours.back || colour == colours.text ||
               colour == colours.bright || colour == colours.rim));
    }
}

TEST_CASE("in large letters the left corners of a D stay square, and those of an O are round") {
    const auto isCornerInk = [](std::string_view letter) {
        Canvas canvas({20, 40}, roomColour);
        const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
        Heading(art().font, letter).draw(canvas, colours, 5, 5);
        const Glyph& glyph = art().font.glyph(static_cast<char32_t>(letter.front()));
        const int left = 5 + 2 * glyph.left;
        const int top = 5 + 2 * glyph.top;
        const int bottom = top + 2 * glyph.part.height - 1;
        CHECK(canvas.at(left + 5, top) == colours.text);
        CHECK(canvas.at(left + 5, bottom) == colours.rim);
        return canvas.at(left, top) == colours.text && canvas.at(left, bottom) == colours.rim;
    };
    CHECK(isCornerInk("D"));
    CHECK_FALSE(isCornerInk("O"));
}

TEST_CASE("the card comes out of the dark, and leaves nothing behind") {
    const Canvas first = cardAt(0);
    CHECK(pixelsUnlike(first, wholeOf(first), roomColour) == 240 * 176);
    const Canvas last = cardAt(floorCardTicks);
    CHECK(pixelsUnlike(last, wholeOf(last), roomColour) == 0);
    CHECK(difference(cardAt(10), cardAt(60)) > 0);
}

TEST_CASE("with reduced motion the card stands where it is") {
    const PixelRect band{0, 62, 240, 52};
    const auto lit = [&](int tick) {
        return pixelsUnlike(cardAt(tick, true), band,
                            panelColours(art().tileset(Tileset::BlueStone)).back);
    };
    CHECK(lit(1) == lit(60));
    CHECK(difference(cardAt(30, true), cardAt(90, true)) == 0);
}

TEST_CASE("the page of a run shows what the knight carries") {
    const Canvas empty = pageOf(onFloor());
    const auto shows = [&](const auto& change) {
        World world = onFloor();
        change(world.player.kit);
        return difference(empty, pageOf(world)) > 0;
    };
    CHECK(shows([](Kit& kit) { kit.coins = 3; }));
    CHECK(shows([](Kit& kit) { kit.hearts = 5; }));
    CHECK(shows([](Kit& kit) { kit.halfHearts = 1; }));
    CHECK(shows([](Kit& kit) { kit.heartPieces = 2; }));
    for (const Item item : allValues<Item>) {
        CHECK(shows([&](Kit& kit) { kit.items = kit.items.with(item); }));
        CHECK(shows([&](Kit& kit) { kit.chosen = item; }));
    }
    World archer = onFloor();
    archer.player.kit.items = EnumSet<Item>::of(Item::Bow);
    const Canvas without = pageOf(archer);
    archer.player.kit.arrows = 7;
    CHECK(difference(without, pageOf(archer)) > 0);
    CHECK(difference(empty, pageOf(onFloor(), true)) > 0);
}

TEST_CASE("a line parts the note of a run from the choices above it") {
    const Canvas without = pageOf(onFloor());
    const Canvas with = pageOf(onFloor(), false, "Daily");
    std::vector<int> changes;  // of each row that the note changes, from the uppermost on
    for (int y = 0; y < with.size().height; ++y) {
        int changed = 0;
        for (int x = 0; x < with.size().width; ++x) {
            changed += with.at(x, y) == without.at(x, y) ? 0 : 1;
        }
        if (changed > 0) {
            changes.push_back(changed);
        }
    }
    REQUIRE(changes.size() > 5);
    const int widthOfWords = textWidth(art().font, "Daily");
    CHECK(changes.front() > 2 * widthOfWords);
    CHECK(changes[1] <= widthOfWords + 1);
}

TEST_CASE("the results of a run end above the hint, however many there are") {
    const Canvas few = endAt(true, 200, true);
    for (const std::size_t rows : {7, 8, 9, 10}) {
        const Canvas many = endAt(true, 200, true, rows);
        CHECK(difference(few, many) > 100);
        for (const auto [x, y] : cellsIn(hintArea)) {
            REQUIRE(few.at(x, y) == many.at(x, y));
        }
    }
}

TEST_CASE("the end of a run comes out of the dark, each in its own way") {
    const Canvas first = endAt(false, 0);
    CHECK(pixelsUnlike(first, wholeOf(first), Colour{0, 0, 0}) == 0);
    CHECK(difference(endAt(false, 200), endAt(true, 200)) > 500);
    CHECK(difference(endAt(true, 200), endAt(true, 260)) > 0);
    CHECK(difference(endAt(true, 200, true), endAt(true, 260, true)) == 0);
}
