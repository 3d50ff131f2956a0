#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/hud/hud.hpp"
#include "view/hud/texts.hpp"
#include "view/panel.hpp"
#include "view/window/window.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

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
        text.push_back(hint.keys + " " + std::string(hint.what.english()));
    }
    return text;
}

}  // namespace

TEST_CASE("half a heart just lost blinks while nothing can hurt the knight, and is then gone") {
    World whole = crossWorld();
    World later = hudWorldAfterHit(0);
    later.player.body.safeTicks = 0;
    CHECK(difference(hudPicture(whole), hudPicture(later)) > 0);
    CHECK(difference(hudPicture(whole), hudPicture(hudWorldAfterHit(0))) == 0);
    CHECK(difference(hudPicture(later), hudPicture(hudWorldAfterHit(10))) == 0);
    CHECK(difference(hudPicture(whole), hudPicture(hudWorldAfterHit(20))) == 0);
    CHECK(difference(hudPicture(later), hudPicture(hudWorldAfterHit(59))) == 0);
}

TEST_CASE("of a blow that took more, all of it blinks") {
    World hurt = hudWorldAfterHit(0);
    hurt.player.kit.halfHearts -= 1;
    CHECK(difference(hudPicture(crossWorld()), hudPicture(hurt, {.lostHalves = 2})) == 0);
    CHECK(difference(hudPicture(crossWorld()), hudPicture(hurt)) > 0);
    CHECK(difference(hudPicture(crossWorld()), hudPicture(hurt, {.lostHalves = 9})) == 0);
}

TEST_CASE("the last half heart does not come back while the knight dies") {
    World dying = hudWorldAfterHit(0);
    dying.player.kit.halfHearts = 0;
    dying.player.deathTicks = 1;
    World later = dying;
    later.player.body.safeTicks = 0;
    CHECK(difference(hudPicture(dying), hudPicture(later)) == 0);
}

TEST_CASE("no heart blinks with reduced motion, nor where all are whole") {
    const HudStyle still{.isSteady = true};
    CHECK(difference(hudPicture(hudWorldAfterHit(0), still),
                     hudPicture(hudWorldAfterHit(10), still)) == 0);
    World revived = crossWorld();
    revived.player.body.safeTicks = revived.config.player.safeTicks;
    CHECK(difference(hudPicture(revived), hudPicture(crossWorld())) == 0);
}

TEST_CASE("the first hints name the keys as they are bound, and go one by one") {
    FirstHints hints = hintsFor(hintKeys());
    CHECK(textOf(hints) ==
          std::vector<std::string>{"WASD walk", "X sword", "Tab map", "R new dungeon"});
    hints.noteUse(Action::Left);
    hints.noteUse(Action::Help);
    hints.update(hintKeys(), false);
    CHECK(textOf(hints) == std::vector<std::string>{"X sword", "Tab map", "R new dungeon"});
    hints.noteUse(Action::NewDungeon);
    hints.noteUse(Action::Map);
    hints.noteUse(Action::Up);
    hints.update(hintKeys(), true);
    CHECK(textOf(hints) == std::vector<std::string>{"\uE000 sword"});
    hints.noteUse(Action::Sword);
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
        const Canvas with = hudPicture(world, {.hints = &hints});
        const Canvas without = hudPicture(world);
        const int right = 240 - minimapSize.width - 3;
        for (const auto [x, y] : cellsIn({right, 0, 240 - right, hudHeight})) {
            CHECK(with.at(x, y) == without.at(x, y));
        }
    }
}

TEST_CASE("an adventure shows all hints of its first minute in a line below what is carried") {
    KeyBindings keys = hintKeys();
    keys[Action::Up] = {{Key::Up}};
    keys[Action::Left] = {{Key::Left}};
    keys[Action::Down] = {{Key::Down}};
    keys[Action::Right] = {{Key::Right}};
    World world = crossWorld();
    world.config.floor = 1;
    world.config.locks = world.config.hasCreatures = true;
    FirstHints hints;
    hints.update(keys, false, {.isAdventure = true});
    const auto picture = [&] { return hudPicture(world, {.hints = &hints}); };
    // The last one shows only where those before it fit.
    Canvas before = picture();
    for (const Action used : {Action::Map, Action::Sword, Action::Up}) {
        hints.noteUse(used);
        hints.update(keys, false, {.isAdventure = true});
        const Canvas after = picture();
        CHECK(difference(before, after) > 10);
        before = after;
    }
    CHECK(difference(before, hudPicture(world)) == 0);
}

TEST_CASE("the second item is counted below its box, as the item in hand is") {
    World world = crossWorld();
    world.player.kit.chosen = Item::Bombs;
    world.player.kit.bombs = 77;
    world.player.kit.second = Item::Bow;
    world.player.kit.arrows = 88;
    const DrawnLines drawn;
    hudPicture(world);
    const auto placeOfText = [&](std::string_view text) {
        const auto found = std::ranges::find(drawn.lines(), text, &DrawnLine::text);
        return found == drawn.lines().end() ? PixelRect{} : found->place;
    };
    CHECK(placeOfText("88").y == placeOfText("77").y);
    CHECK(placeOfText("88").x > placeOfText("77").right());
}

TEST_CASE("coins are counted where creatures are, beside the keys") {
    World quiet = crossWorld();
    const Canvas before = hudPicture(quiet);
    quiet.player.kit.coins = 12;
    CHECK(difference(before, hudPicture(quiet)) == 0);
    for (const bool locked : {false, true}) {
        WorldConfig config;
        config.locks = locked;
        config.hasCreatures = true;
        World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        const Canvas none = hudPicture(world);
        world.player.kit.coins = 999;
        CHECK(difference(none, hudPicture(world)) > 5);
        config.hasCreatures = false;
        const World without(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
        // Only left of what else stands there.
        const int right = 240 - minimapSize.width - 3 - (locked ? 52 : 0);
        const Canvas plain = hudPicture(without);
        const Canvas counted = hudPicture(world);
        for (const auto [x, y] : cellsIn({right, 0, 240 - right, hudHeight})) {
            CHECK(plain.at(x, y) == counted.at(x, y));
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
    const Canvas none = hudPicture(world);
    world.player.kit.hearts = hearts;
    world.player.kit.halfHearts = 2 * hearts;
    const Canvas all = hudPicture(world);
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
    const Canvas quiet = hudPicture(low);
    CHECK(difference(quiet, hudPicture(low, {.isHeartLit = true})) > 0);
    CHECK(difference(quiet, hudPicture(low, {.isHeartLit = true, .isSteady = true})) == 0);
}

TEST_CASE("in an adventure the HUD names the floor, and that the stairs are open") {
    World world = crossWorld();
    const Canvas exploring = hudPicture(world);
    world.config.floor = 2;
    const Canvas second = hudPicture(world);
    CHECK(difference(exploring, second) > 0);
    world.config.floor = 3;
    const Canvas third = hudPicture(world);
    CHECK(difference(second, third) > 0);
    world.stairTicks = 1;
    CHECK(difference(third, hudPicture(world)) > 0);
}

TEST_CASE("the HUD sends the knight to the boss where one guards the stairs, else to the stairs") {
    World world = crossWorld();
    world.config.floor = 1;
    const Canvas unguarded = hudPicture(world);
    Grid<RoomPlan> plans = world.dungeon.plans();
    plans[world.metrics.goal].kind = RoomKind::Boss;
    world.dungeon = dungeonOf(world.dungeon.seed(), world.dungeon.start(), plans);
    const Canvas guarded = hudPicture(world);
    Canvas canvas({240, 176});
    const PixelRect area = goalArea(pageOn(canvas, Tileset::Moss), world);
    CHECK(std::ranges::any_of(cellsIn(area), [&](GridPos at) {
        return unguarded.at(at.x, at.y) != guarded.at(at.x, at.y);
    }));
}

TEST_CASE("that the stairs are open is said beside what the knight carries, not below it") {
    WorldConfig config;
    config.floor = config.adventure.floor = 1;
    config.locks = config.hasCreatures = true;
    World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
    Canvas canvas({240, 176});
    const Page page = pageOn(canvas, Tileset::Moss);
    for (const Item item : {Item::Bombs, Item::Bow}) {
        world.player.kit.addItem(item, config.items);
        world.stairTicks = 0;
        const Canvas before = hudPicture(world);
        world.stairTicks = 1;
        const Canvas after = hudPicture(world);
        const PixelRect area = goalArea(page, world);
        int inside = 0;
        for (const GridPos at : cellsOf(before.size())) {
            const bool differs = before.at(at.x, at.y) != after.at(at.x, at.y);
            CHECK((!differs || area.contains(at)));
            inside += differs ? 1 : 0;
        }
        CHECK(inside > 50);
    }
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

namespace {

struct Beats {
    int sounds = 0;
    int lit = 0;
};

Beats beatsIn(LowHearts& hearts, const World& world, int ticks) {
    Beats beats;
    for (int tick = 0; tick < ticks; ++tick) {
        beats.sounds += hearts.take({}, world) ? 1 : 0;
        beats.lit += hearts.isLit() ? 1 : 0;
    }
    return beats;
}

World hurtTo(int halfHearts) {
    World world = crossWorld();
    world.player.kit.halfHearts = halfHearts;
    return world;
}

}  // namespace

TEST_CASE("the last heart pulses and sounds twice when it comes to that, not for ever") {
    LowHearts hearts;
    const World world = hurtTo(2);
    CHECK_FALSE(hearts.take({KnightHurt{2}}, world));
    // What was lost blinks first.
    CHECK(beatsIn(hearts, world, world.config.player.safeTicks - 1).lit == 0);
    const Beats beats = beatsIn(hearts, world, 1000);
    CHECK(beats.sounds == 2);
    CHECK(beats.lit > 0);
    CHECK(beats.lit < 40);
    CHECK_FALSE(hearts.take({KnightHurt{1}}, hurtTo(1)));
    CHECK(beatsIn(hearts, hurtTo(1), 1000).sounds == 2);
}

TEST_CASE("what the last blow took is remembered, of several in one tick all of it") {
    LowHearts hearts;
    hearts.take({KnightHurt{.halfHearts = 4, .lost = 2}}, hurtTo(4));
    CHECK(hearts.lostHalves() == 2);
    hearts.take({}, hurtTo(4));
    CHECK(hearts.lostHalves() == 2);
    hearts.take({KnightHurt{.halfHearts = 3, .lost = 1}, KnightHurt{.halfHearts = 1, .lost = 2}},
                hurtTo(1));
    CHECK(hearts.lostHalves() == 3);
}

TEST_CASE("hearts are quiet where there are enough, where none is left, and once one was found") {
    LowHearts hearts;
    hearts.take({KnightHurt{3}}, hurtTo(3));
    CHECK(beatsIn(hearts, hurtTo(3), 300).sounds == 0);
    hearts.take({KnightHurt{0}}, hurtTo(0));
    CHECK(beatsIn(hearts, hurtTo(0), 300).sounds == 0);
    hearts.take({KnightHurt{2}}, hurtTo(2));
    CHECK(beatsIn(hearts, hurtTo(4), 300).sounds == 0);
    World single = hurtTo(1);
    single.player.kit.hearts = 1;
    hearts.take({KnightHurt{1}}, single);
    CHECK(beatsIn(hearts, single, 300).sounds == 0);
}

TEST_CASE("what is fought in a gallery is named in words") {
    World world = crossWorld();
    CHECK_FALSE(isRoomTrial(world));
    world.config.creatures.gallery = Gallery{CreatureKind::ShieldKnight, 1};
    CHECK(isRoomTrial(world));
    CHECK(trialName(world) == "shield knight");
    CHECK(trialHeading(world) == "Shield knight");
    CHECK(savingHint(world) == "creatures.toml is read when saved");
    world.config.creatures.gallery->count = 3;
    CHECK(trialHeading(world) == "3 x shield knight");
}

TEST_CASE("a room made by hand that is shown alone has its own name") {
    World world = crossWorld();
    world.config.room.texts = RoomTexts({}, "yard");
    CHECK(isRoomTrial(world));
    CHECK(trialName(world) == "yard");
    CHECK(savingHint(world) == "The file is read when saved");
}

TEST_CASE(
    "rooms fill the canvas below the strip, smaller ones are in its middle, larger ones widen it") {
    const auto [room, canvas, place] =
        GENERATE(table<GridSize, GridSize, PixelRect>({{{15, 9}, {240, 176}, {0, 32, 240, 144}},
                                                       {{11, 5}, {240, 176}, {32, 64, 176, 80}},
                                                       {{31, 31}, {496, 528}, {0, 32, 496, 496}}}));
    CHECK(layoutFor(room).canvas == canvas);
    CHECK(layoutFor(room).room == place);
}

TEST_CASE("the canvas is shown at the wanted scale or the largest that fits, never below one") {
    const auto scaleIn = [](GridSize window, int wanted = 0) {
        return fittingScale({240, 176}, window, wanted);
    };
    CHECK(scaleIn({960, 704}) == 4);
    CHECK(scaleIn({1199, 704}) == 4);
    CHECK(scaleIn({1280, 720}) == 4);
    CHECK(scaleIn({480, 1000}) == 2);
    CHECK(scaleIn({1, 1}) == 1);
    CHECK(scaleIn({1280, 720}, 2) == 2);
    CHECK(scaleIn({1280, 720}, 9) == 4);
}
