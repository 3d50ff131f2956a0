#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/hud.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Canvas styledHudOf(const World& world, const HudStyle& style = {}) {
    Canvas canvas({240, 176});
    drawHud(pageOn(canvas, Tileset::Moss), world, style);
    return canvas;
}

World hudWorldAfterHit(int ticksAgo) {
    World world = crossWorld();
    world.player.kit.halfHearts -= 1;
    world.player.body.safeTicks = world.config.player.safeTicks - ticksAgo;
    return world;
}

FirstHints hintsFor(const KeyBindings& keys) {
    FirstHints hints;
    hints.update(keys, false);
    return hints;
}

KeyBindings hintKeys() {
    KeyBindings keys;
    keys[Action::Up] = {{Key::W}, {Key::PadUp}};
    keys[Action::Left] = {{Key::A}};
    keys[Action::Down] = {{Key::S}};
    keys[Action::Right] = {{Key::D}};
    keys[Action::Sword] = {{Key::X}, {Key::PadA}};
    keys[Action::Map] = {{Key::Tab}};
    keys[Action::NewDungeon] = {{Key::R}};
    return keys;
}

std::vector<std::string> textOf(const FirstHints& hints) {
    std::vector<std::string> text;
    for (const FirstHint& hint : hints.hints()) {
        text.push_back(hint.keys + " " + std::string(hint.what));
    }
    return text;
}

}  // namespace

TEST_CASE("half a heart just lost blinks while nothing can hurt the knight, and is then gone") {
    World whole = crossWorld();
    World later = hudWorldAfterHit(0);
    later.player.body.safeTicks = 0;
    CHECK(difference(styledHudOf(whole), styledHudOf(later)) > 0);
    CHECK(difference(styledHudOf(whole), styledHudOf(hudWorldAfterHit(0))) == 0);
    CHECK(difference(styledHudOf(later), styledHudOf(hudWorldAfterHit(10))) == 0);
    CHECK(difference(styledHudOf(whole), styledHudOf(hudWorldAfterHit(20))) == 0);
    CHECK(difference(styledHudOf(later), styledHudOf(hudWorldAfterHit(59))) == 0);
}

TEST_CASE("of a blow that took more, all of it blinks") {
    World hurt = hudWorldAfterHit(0);
    hurt.player.kit.halfHearts -= 1;
    CHECK(difference(styledHudOf(crossWorld()), styledHudOf(hurt, {.lostHalves = 2})) == 0);
    CHECK(difference(styledHudOf(crossWorld()), styledHudOf(hurt)) > 0);
    CHECK(difference(styledHudOf(crossWorld()), styledHudOf(hurt, {.lostHalves = 9})) == 0);
}

TEST_CASE("the last half heart does not come back while the knight dies") {
    World dying = hudWorldAfterHit(0);
    dying.player.kit.halfHearts = 0;
    dying.player.deathTicks = 1;
    World later = dying;
    later.player.body.safeTicks = 0;
    CHECK(difference(styledHudOf(dying), styledHudOf(later)) == 0);
}

TEST_CASE("no heart blinks with reduced motion, nor where all are whole") {
    const HudStyle still{.reducedMotion = true};
    CHECK(difference(styledHudOf(hudWorldAfterHit(0), still),
                     styledHudOf(hudWorldAfterHit(10), still)) == 0);
    World revived = crossWorld();
    revived.player.body.safeTicks = revived.config.player.safeTicks;
    CHECK(difference(styledHudOf(revived), styledHudOf(crossWorld())) == 0);
}

TEST_CASE("the first hints name the keys as they are bound, and go one by one") {
    FirstHints hints = hintsFor(hintKeys());
    CHECK(textOf(hints) ==
          std::vector<std::string>{"WASD walk", "X sword", "Tab map", "R new dungeon"});
    hints.use(Action::Left);
    hints.use(Action::Help);
    hints.update(hintKeys(), false);
    CHECK(textOf(hints) == std::vector<std::string>{"X sword", "Tab map", "R new dungeon"});
    hints.use(Action::NewDungeon);
    hints.use(Action::Map);
    hints.use(Action::Up);
    hints.update(hintKeys(), true);
    CHECK(textOf(hints) == std::vector<std::string>{"\uE000 sword"});
    hints.use(Action::Sword);
    hints.update(hintKeys(), false);
    CHECK(textOf(hints).empty());
}

TEST_CASE("a hint without a key is left out, and a key bound anew is named") {
    KeyBindings keys = hintKeys();
    keys[Action::Map].clear();
    FirstHints hints = hintsFor(keys);
    CHECK(textOf(hints) == std::vector<std::string>{"WASD walk", "X sword", "R new dungeon"});
    keys[Action::Sword] = {{Key::Space}};
    hints.update(keys, false);
    CHECK(textOf(hints)[1] == "Space sword");
}

TEST_CASE("hints never reach the minimap nor the keys that the knight carries") {
    KeyBindings keys = hintKeys();
    for (const Action action : {Action::Up, Action::Sword, Action::Map, Action::NewDungeon}) {
        keys[action] = {{Key::Backspace, true}};
    }
    const FirstHints hints = hintsFor(keys);
    for (const bool locked : {false, true}) {
        WorldConfig config;
        config.locks = locked;
        const World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        const Canvas with = styledHudOf(world, {.hints = &hints});
        const Canvas without = styledHudOf(world);
        const int right = 240 - minimapSize.width - 3;
        for (int y = 0; y < hudHeight; ++y) {
            for (int x = right; x < 240; ++x) {
                CHECK(with.at(x, y) == without.at(x, y));
            }
        }
    }
}

TEST_CASE("coins are counted where creatures are, beside the keys") {
    World quiet = crossWorld();
    const Canvas before = styledHudOf(quiet);
    quiet.player.kit.coins = 12;
    CHECK(difference(before, styledHudOf(quiet)) == 0);
    for (const bool locked : {false, true}) {
        WorldConfig config;
        config.locks = locked;
        config.hasCreatures = true;
        World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        const Canvas none = styledHudOf(world);
        world.player.kit.coins = 999;
        CHECK(difference(none, styledHudOf(world)) > 5);
        config.hasCreatures = false;
        const World without(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        // Only left of what else stands there.
        const int right = 240 - minimapSize.width - 3 - (locked ? 52 : 0);
        const Canvas plain = styledHudOf(without);
        const Canvas counted = styledHudOf(world);
        for (int y = 0; y < hudHeight; ++y) {
            for (int x = right; x < 240; ++x) {
                CHECK(plain.at(x, y) == counted.at(x, y));
            }
        }
    }
}

TEST_CASE("any number of hearts has its place between the heading and the minimap") {
    const int hearts = GENERATE(1, 3, 5, 6, 7, 10);
    const bool adventure = GENERATE(false, true);
    CAPTURE(hearts, adventure);
    WorldConfig config;
    config.locks = config.hasCreatures = true;
    World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
    world.config.floor = adventure ? 2 : 0;
    world.player.kit.chosen = Item::Bombs;
    world.player.kit.hearts = world.player.kit.halfHearts = 0;
    const Canvas none = styledHudOf(world);
    world.player.kit.hearts = hearts;
    world.player.kit.halfHearts = 2 * hearts;
    const Canvas all = styledHudOf(world);
    const int heading = 29 + textWidth(art().font, adventure ? "Floor 2" : "Rooms 1 of 3");
    int pixels = 0;
    for (const GridPos at : cellsOf(all.size())) {
        if (!(all.at(at.x, at.y) == none.at(at.x, at.y))) {
            ++pixels;
            CHECK(at.x > heading);
            CHECK(at.x < 240 - minimapSize.width - 5);
            CHECK(at.y < (adventure ? 13 : 17));  // one row, or two
        }
    }
    CHECK(pixels > 30 * hearts);
}

TEST_CASE("the last heart is lit while it pulses, unless motion is reduced") {
    World low = crossWorld();
    low.player.kit.halfHearts = 2;
    const Canvas quiet = styledHudOf(low);
    CHECK(difference(quiet, styledHudOf(low, {.isHeartLit = true})) > 0);
    CHECK(difference(quiet, styledHudOf(low, {.isHeartLit = true, .reducedMotion = true})) == 0);
}

TEST_CASE("in an adventure the HUD names the floor, and that the stairs are open") {
    World world = crossWorld();
    const Canvas exploring = styledHudOf(world);
    world.config.floor = 2;
    const Canvas second = styledHudOf(world);
    CHECK(difference(exploring, second) > 0);
    world.config.floor = 3;
    const Canvas third = styledHudOf(world);
    CHECK(difference(second, third) > 0);
    world.stairTicks = 1;
    CHECK(difference(third, styledHudOf(world)) > 0);
}

TEST_CASE("an adventure teaches the item once there is one, and not to make new dungeons") {
    KeyBindings keys = hintKeys();
    keys[Action::Item] = {{Key::K}};
    FirstHints hints;
    hints.update(keys, false, {.isAdventure = true});
    CHECK(textOf(hints) == std::vector<std::string>{"WASD walk", "X sword", "Tab map"});
    hints.update(keys, false, {.isAdventure = true, .hasItem = true});
    CHECK(textOf(hints) == std::vector<std::string>{"WASD walk", "X sword", "K item", "Tab map"});
}
