// The Lab by gamepad, what Escape leads back to, and what a walk from the Lab grows.
#include "dungeon/passes/generate.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"
#include "unit/lab/game_in_lab.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int padA = 0;
constexpr int padB = 1;
constexpr int padBack = 6;
constexpr int padStart = 7;

void push(Game& game, int button) {
    game.handle(PadPressed{button});
    game.handle(PadReleased{button});
}

void tilt(Game& game, PadTilted::Axis axis, int way) {
    game.handle(PadTilted{axis, 80 * way});
    game.handle(PadTilted{axis, 0});
}

// As it looks by keyboard, when all has grown and no message is left.
std::vector<Colour> restedPicture(Game& game) {
    press(game, Key::Home);
    tick(game, 60);
    game.session().message.hideNews();
    Canvas canvas;
    game.draw(canvas, wholeTick);
    return {canvas.pixels().begin(), canvas.pixels().end()};
}

// Chooses a line of the list of actions.
void act(Game& game, int line) {
    push(game, padStart);
    REQUIRE(game.stateName() == "lab actions");
    for (int above = 0; above < line; ++above) {
        tilt(game, PadTilted::Axis::StickY, 1);
    }
    push(game, padA);
}

bool isStraightWeight(Game& game, std::int64_t weight) {
    Config config = game.session().config();
    for (const Direction way : allDirections) {
        config.dungeon.tables[way] =
            withWeight(config.dungeon.tables[way], doorsOf(DoorShape::Straight, way), weight);
    }
    const Dungeon& walked = worldOf(game).dungeon;
    return generateDungeon(config.dungeon, config.room, walked.seed()).value().plans() ==
           walked.plans();
}

}  // namespace

TEST_CASE("the list of actions does for a gamepad what keys do") {
    struct Line {
        int line;
        Key key;
        bool shift = false;
    };
    const Line line =
        GENERATE(Line{2, Key::Delete}, Line{3, Key::Backspace}, Line{4, Key::X}, Line{5, Key::Z},
                 Line{6, Key::Z, true}, Line{7, Key::R}, Line{9, Key::B}, Line{10, Key::D},
                 Line{11, Key::F}, Line{12, Key::W});
    GameInLab byPad;
    GameInLab byKey;
    GameInLab untouched;
    for (Game* game : {&byPad, &byKey, &untouched}) {
        press(*game, Key::Right);
        tick(*game, 30);
        if (line.shift) {
            press(*game, Key::Z);
            tick(*game, 30);
        }
    }
    act(byPad, line.line);
    press(byKey, line.key, line.shift);
    CAPTURE(line.line);
    const auto expected = restedPicture(byKey);
    const bool isSame = restedPicture(byPad) == expected;
    const bool isChanged = restedPicture(untouched) != expected;
    CHECK(isSame);
    CHECK(isChanged);
}

TEST_CASE("by gamepad the Lab saves, shows its buttons and is left") {
    GameInLab lab;
    act(lab, 0);
    CHECK(lab.stateName() == "lab save");
    push(lab, padB);  // which puts the keyboard on the screen away
    push(lab, padB);
    act(lab, 14);
    CHECK(lab.stateName() == "lab keys");
    push(lab, padB);
    CHECK(lab.stateName() == "lab");
    push(lab, padStart);
    push(lab, padB);
    CHECK(lab.stateName() == "lab");
    act(lab, 16);
    CHECK(lab.stateName() == "explore");
}

TEST_CASE("by gamepad a weight changes by one and by ten") {
    GameInLab game;
    tilt(game, PadTilted::Axis::CrossX, 1);
    act(game, 1);
    tilt(game, PadTilted::Axis::CrossX, 1);
    act(game, 1);
    tilt(game, PadTilted::Axis::CrossX, 1);
    tick(game, 60);
    push(game, padA);
    REQUIRE(game.stateName() == "explore");
    CHECK(isStraightWeight(game, 16 * weightOne));
}

TEST_CASE("Escape leads from the dungeons to the tables, then out of the Lab") {
    GameInLab game;
    SECTION("by key") {
        press(game, Key::Tab);
        press(game, Key::W);
        press(game, Key::Escape);
        press(game, Key::Escape);
        CHECK(game.stateName() == "lab");
        press(game, Key::Escape);
    }
    SECTION("by gamepad") {
        push(game, padBack);
        push(game, padB);
        CHECK(game.stateName() == "lab");
        push(game, padB);
    }
    CHECK(game.stateName() == "explore");
}

TEST_CASE("that one table changes alone outlasts the Lab") {
    GameInLab lab;
    GameInLab once;
    press(lab, Key::X);
    press(once, Key::X);
    press(lab, Key::Escape);
    press(lab, Key::L);
    const bool isSame = restedPicture(lab) == restedPicture(once);
    CHECK(isSame);
}

TEST_CASE("on a walk from the Lab R grows another dungeon with the weights of the Lab") {
    GameInLab game;
    press(game, Key::Num4);
    press(game, Key::Num0);
    press(game, Key::Enter);
    tick(game, 60);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    const Seed seed = worldOf(game).dungeon.seed();
    press(game, Key::R);
    CHECK(worldOf(game).dungeon.seed() != seed);
    CHECK(isStraightWeight(game, 40 * weightOne));
    // Shift+R compares with what is on disk.
    press(game, Key::R, true);
    CHECK(isStraightWeight(game, 4 * weightOne));
    CHECK_FALSE(isStraightWeight(game, 40 * weightOne));
    press(game, Key::R);
    CHECK(isStraightWeight(game, 40 * weightOne));
    // Back to where the Lab was opened from, all is as on disk again.
    press(game, Key::Escape);
    tick(game, 2);
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "explore");
    press(game, Key::R);
    CHECK(isStraightWeight(game, 4 * weightOne));
}
