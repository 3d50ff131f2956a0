// Asking about rooms on the large map: by keys, by the mouse and by a gamepad.
#include "lab/why/room_explainer.hpp"
#include "play/states/why_cursor.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"
#include "unit/view/views.hpp"
#include "view/run/floor_card.hpp"
#include "view/screens/map_screen.hpp"

#include <algorithm>
#include <functional>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Exploring, with the large map open.
struct OpenMap {
    explicit OpenMap(std::vector<std::string> sets = {})
        : game(shippedArt(), start(sets), explore) {
        tick(game, 2);
        press(game, Key::M);
        REQUIRE(game.stateName() == "map");
    }

    static SessionStart start(std::vector<std::string>& sets) {
        ConfigSources sources;
        sources.sets = std::move(sets);
        sources.sets.emplace_back("view.reduced_motion=true");
        return startFrom(std::move(sources));
    }

    static constexpr FirstState explore = FirstState::Explore;
    Game game;
};

// Of the same moment, so that nothing else differs.
bool changes(Game& game, const std::function<void()>& act) {
    Canvas before;
    Canvas after;
    game.draw(before, wholeTick);
    act();
    game.draw(after, wholeTick);
    return !std::ranges::equal(before.pixels(), after.pixels());
}

GridPos pixelOf(Game& game, GridPos cell) {
    const GridSize canvas{240, 176};
    const MapScroll scroll = scrolledToFit(worldOf(game), canvas, game.session().mapShowsAll);
    return mapSign(worldOf(game), canvas, scroll, cell).centre();
}

}  // namespace

TEST_CASE("E asks about a room and turns the page, and Escape stops before it leaves the map") {
    OpenMap map;
    Game& game = map.game;
    Canvas words;
    Canvas wordsAgain;
    CHECK(changes(game, [&] { press(game, Key::E); }));
    game.draw(words, wholeTick);
    CHECK(changes(game, [&] { press(game, Key::E); }));
    CHECK(changes(game, [&] { press(game, Key::E); }));
    game.draw(wordsAgain, wholeTick);
    CHECK(std::ranges::equal(words.pixels(), wordsAgain.pixels()));
    CHECK(changes(game, [&] { press(game, Key::Escape); }));
    CHECK(game.stateName() == "map");
    press(game, Key::Escape);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("E reads all parts of a page of reasons before it turns to the other page") {
    OpenMap map({"explore.locks=true"});
    Game& game = map.game;
    const World& world = worldOf(game);
    WhyCursor cursor{makeRoomExplainer()};
    cursor.put(world.dungeon.start(), game.session().expedition);
    int parts = 0;
    for (const bool isInNumbers : {false, true}) {
        const int ofPage = whyParts(shippedArt().font, world, {240, 176}, cursor.sentences());
        for (int part = 0; part < ofPage; ++part) {
            CHECK(cursor.isInNumbers() == isInNumbers);
            CHECK(cursor.part() == part);
            cursor.turnPage(ofPage);
        }
        parts += ofPage;
    }
    CHECK(parts > 2);

    const auto textAfterE = [&] {
        press(game, Key::E);
        Canvas canvas;
        const DrawnLines drawn;
        game.draw(canvas, wholeTick);
        constexpr int left = 7;  // of the panel's lines
        std::string text;
        for (const DrawnLine& line : drawn.lines()) {
            text += line.place.x == left ? line.text + '\n' : "";
        }
        return text;
    };
    const std::string words = textAfterE();
    for (int part = 1; part < parts; ++part) {
        CHECK(textAfterE() != words);
    }
    CHECK(textAfterE() == words);
}

TEST_CASE("M closes the map whether or not a room is asked about") {
    OpenMap map;
    Game& game = map.game;
    press(game, Key::E);
    press(game, Key::M);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("arrows go from room to room while one is asked about") {
    OpenMap map;
    Game& game = map.game;
    CHECK_FALSE(changes(game, [&] { press(game, Key::Right); }));
    press(game, Key::Enter);
    tick(game, 1);
    press(game, Key::E);
    bool moved = false;
    for (const Key key : {Key::Right, Key::Left, Key::Up, Key::Down}) {
        moved = changes(game, [&] { press(game, key); }) || moved;
    }
    CHECK(moved);
}

TEST_CASE("the mouse asks about the room below it, and about none beside the rooms") {
    OpenMap map;
    Game& game = map.game;
    const GridPos at = pixelOf(game, worldOf(game).dungeon.start());
    CHECK(changes(game, [&] { game.handle(PointerMoved{at.x, at.y}); }));
    CHECK_FALSE(changes(game, [&] { game.handle(PointerMoved{at.x + 1, at.y}); }));
    CHECK(changes(game, [&] { game.handle(PointerMoved{0, 0}); }));
}

TEST_CASE("on the map a gamepad asks with the button of the help") {
    OpenMap map;
    Game& game = map.game;
    game.handle(PadPressed{5});
    CHECK(game.stateName() == "map");
    CHECK(changes(game, [&] {
        game.handle(PadReleased{5});
        game.handle(PadPressed{5});
    }));
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
}

TEST_CASE("a map that is scrolled still scrolls, unless a room is asked about") {
    OpenMap map({"grid.width=60", "grid.height=60", "limits.min_rooms=400", "tables.N.NS=40",
                 "tables.S.NS=40", "tables.W.WE=40", "tables.E.WE=40"});
    Game& game = map.game;
    press(game, Key::Enter);
    tick(game, 1);
    game.handle(KeyPressed{{Key::Right}});
    CHECK(changes(game, [&] { tick(game, 4); }));
    game.handle(KeyReleased{Key::Right});
}

TEST_CASE("only rooms that are shown can be asked about, and what is new is asked anew") {
    OpenMap map;
    Game& game = map.game;
    const Expedition& expedition = game.session().expedition;
    const GridPos start = expedition.world().dungeon.start();
    GridPos other = start;
    expedition.world().dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan&) { other = cell != start ? cell : other; });
    WhyCursor cursor{makeRoomExplainer()};
    cursor.put(other, expedition);
    CHECK_FALSE(cursor.isOn());
    cursor.setShowsAll(true);
    cursor.put(other, expedition);
    REQUIRE(cursor.isOn());
    REQUIRE(cursor.sentences().size() > 1);
    CHECK_THAT(cursor.sentences()[1], ContainsSubstring("A door "));
    cursor.turnPage();
    CHECK(cursor.isInNumbers());
    REQUIRE(cursor.sentences().size() > 2);
    CHECK_THAT(cursor.sentences()[2], ContainsSubstring("the roll is "));
    cursor.turnPage();
    cursor.setShowsAll(false);
    cursor.hideIfOutdated(expedition);
    CHECK_FALSE(cursor.isOn());
    cursor.put(start, expedition);
    CHECK(cursor.isOn());
    game.session().growNew();
    cursor.hideIfOutdated(expedition);
    CHECK_FALSE(cursor.isOn());
}

TEST_CASE("locks are explained where they are in play only") {
    const auto lockTold = [](const char* locks) {
        OpenMap map({std::string("explore.locks=") + locks, "locks.small=4"});
        const Expedition& expedition = map.game.session().expedition;
        WhyCursor cursor{makeRoomExplainer()};
        cursor.setShowsAll(true);
        cursor.turnPage();
        bool told = false;
        expedition.world().dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
            cursor.put(cell, expedition);
            for (const std::string& sentence : cursor.sentences()) {
                told = told || sentence.find(" small lock ") != std::string::npos;
            }
        });
        return told;
    };
    CHECK(lockTold("true"));
    CHECK_FALSE(lockTold("false"));
}

TEST_CASE("an adventure is not to be looked up") {
    Game game = makeGame(FirstState::Adventure);
    tick(game, floorCardTicks);
    press(game, Key::M);
    REQUIRE(game.stateName() == "map");
    const GridPos at = pixelOf(game, worldOf(game).dungeon.start());
    CHECK_FALSE(changes(game, [&] {
        press(game, Key::E);
        game.handle(PointerMoved{at.x, at.y});
    }));
}
