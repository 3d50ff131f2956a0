// Options and keys changed in the game, kept where they can be.
#include "config/key_presets.hpp"
#include "play/states/option_menu.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Where a player's options are kept; nothing is given by --config.
ConfigSources keptIn(const std::filesystem::path& folder) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = folder;
    return sources;
}

// A file stands where the folder would have to be.
ConfigSources keptNowhere(const TempFolder& folder) {
    return keptIn(folder.write("file", "") / "folder");
}

Game gameKeeping(const ConfigSources& sources) {
    return {shippedArt(), startFrom(sources), FirstState::Explore};
}

void openOptions(Game& game) {
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
}

}  // namespace

TEST_CASE("options change at once and are kept in the user's folder") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    for (int count = 0; count < 3; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Right);
    CHECK(game.session().config().view.reducedMotion);
    CHECK(loadConfig(sources).value().config.view.reducedMotion);
    press(game, Key::N);
    CHECK(loadConfig(sources).value().config.view.muted);
    tick(game, ticksPerSecond);
    CHECK(messageOf(game) == "Sound off");
}

TEST_CASE("each option of the menu is a key that is kept") {
    const TempFolder home;
    Game game = gameKeeping(keptIn(home.path()));
    openOptions(game);
    const auto keptKeys = [&] {
        std::ifstream file(home.path() / "options.toml");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        return std::ranges::count(text, '=');
    };
    constexpr int optionCount = 19;
    for (int option = 0; option < optionCount; ++option) {
        INFO("line " << option);
        // The speed is at its end, and volumes may be: then the way back changes something.
        press(game, option >= 10 && option <= 13 ? Key::Left : Key::Right);
        CHECK(keptKeys() == option + 1);
        press(game, Key::Down);
    }
    pressKeys(game, {Key::Down, Key::Down, Key::Enter});  // Back
    CHECK(game.stateName() == "paused");
}

TEST_CASE("each assist has a line on a page of the options, is kept, and counts at once") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    pressKeys(game, {Key::Up, Key::Up, Key::Up, Key::Enter});
    REQUIRE(game.stateName() == "assists");
    pressKeys(game,
              {Key::Right, Key::Down, Key::Right, Key::Down, Key::Right, Key::Down, Key::Right});
    const AssistConfig expected{HeartLoss::Half, 125, true, false};
    CHECK(game.session().config().assist == expected);
    CHECK(loadConfig(sources).value().config.assist == expected);
    CHECK(worldOf(game).config.assist == expected);
    pressKeys(game, {Key::Down, Key::Enter});  // Back
    CHECK(game.stateName() == "options");
}

TEST_CASE("an option whose key does not exist is reported") {
    Game game = makeGame(FirstState::Explore);
    CHECK_FALSE(game.session().choose([](Config&) {}, {"view.no_such_key"}));
    CHECK(messageOf(game) == "There is no key view.no_such_key.");
}

TEST_CASE("F11 is the option of the whole screen, and kept as that is") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    press(game, Key::F11);
    CHECK(game.session().config().view.fullscreen);
    CHECK(loadConfig(sources).value().config.view.fullscreen);
    openOptions(game);
    press(game, Key::Down);
    press(game, Key::Right);
    CHECK_FALSE(game.session().config().view.fullscreen);
    CHECK_FALSE(loadConfig(sources).value().config.view.fullscreen);
}

TEST_CASE("only scales that fit the desktop are offered") {
    const TempFolder home;
    Game game = gameKeeping(keptIn(home.path()));
    game.session().host.largestScale = 2;
    openOptions(game);
    std::vector<int> scales;
    for (int count = 0; count < 4; ++count) {
        press(game, Key::Right);
        scales.push_back(game.session().config().view.scale);
    }
    CHECK(scales == std::vector<int>{1, 2, 0, 1});
}

TEST_CASE("a scale larger than what fits goes on from the largest that does") {
    const TempFolder home;
    home.write("options.toml", "view.scale = 9\n");
    Game game = gameKeeping(keptIn(home.path()));
    game.session().host.largestScale = 4;
    openOptions(game);
    press(game, Key::Left);
    CHECK(game.session().config().view.scale == 3);
}

TEST_CASE("options for the next dungeon count for that which the title leads into") {
    const TempFolder home;
    Game game{shippedArt(), startFrom(keptIn(home.path())), FirstState::Title};
    chooseOnTitle(game, TitleLine::Options);
    REQUIRE(game.stateName() == "options");
    for (int count = 0; count < 7; ++count) {
        press(game, Key::Down);
    }
    const auto wanted = static_cast<Tileset>(
        (static_cast<int>(worldOf(game).dungeon.tileset()) + 1) % tilesetCount);
    while (game.session().config().dungeon.tileset != wanted) {
        press(game, Key::Right);
    }
    press(game, Key::Down);
    press(game, Key::Right);
    REQUIRE(game.session().config().explore.locks);
    press(game, Key::Escape);
    pressKeys(game, {Key::Up, Key::Up, Key::Up, Key::Enter, Key::Enter});
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.tileset() == wanted);
    CHECK(worldOf(game).locks.inPlay());
    CHECK(worldOf(game).dungeon.seed() == Seed{17});

    // Coming back by the title to a dungeon that is as wanted leaves it as it was.
    tick(game, 40);
    press(game, Key::P);
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "title");
    chooseOnTitle(game, TitleLine::Explore);
    CHECK(worldOf(game).tick == 40);
}

TEST_CASE("an option that a later source overrides is reported, and no other file is read for it") {
    const TempFolder home;
    ConfigSources sources = keptIn(home.path());
    sources.sets = {"view.muted=true"};
    Game game = gameKeeping(sources);
    home.write("dungeon.toml", "this is = = no TOML\n");
    press(game, Key::N);
    CHECK_THAT(messageOf(game), ContainsSubstring("Saved, but view.muted is overridden by --set "
                                                  "view.muted=true."));
    CHECK_FALSE(game.session().config().view.muted);
    press(game, Key::N);
    CHECK(messageOf(game) == "Sound off");  // as --set has it
}

TEST_CASE("louder and softer turn the sound on again, and keep it so") {
    const TempFolder home;
    Game game = gameKeeping(keptIn(home.path()));
    for (const Key key : {Key::Equal, Key::Minus}) {
        press(game, Key::N);
        REQUIRE(game.session().config().view.muted);
        press(game, key);
        CHECK_FALSE(game.session().config().view.muted);
        CHECK_FALSE(gameKeeping(keptIn(home.path())).session().config().view.muted);
    }
}

TEST_CASE("of options that are set together and overridden, each counts until the end") {
    const TempFolder home;
    ConfigSources sources = keptIn(home.path());
    sources.sets = {"view.effects_volume=50", "view.music_volume=50"};
    Game game = gameKeeping(sources);
    game.session().changeVolumes(10);
    press(game, Key::R);
    CHECK(game.session().config().view.effectsVolume == 60);
    CHECK(game.session().config().view.musicVolume == 60);
}

TEST_CASE("an option that cannot be kept counts all the same until the end") {
    const TempFolder folder;
    Game game = gameKeeping(keptNowhere(folder));
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    press(game, Key::R);
    CHECK(game.session().config().view.muted);
}

TEST_CASE("options that cannot be kept are reported once, and count all the same") {
    const TempFolder folder;
    Game game = gameKeeping(keptNowhere(folder));
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    CHECK_THAT(messageOf(game), ContainsSubstring("Not saved"));
    press(game, Key::N);
    CHECK_FALSE(game.session().config().view.muted);
    CHECK(messageOf(game) == "Sound on");
    game.session().changeVolumes(-10);
    CHECK_THAT(messageOf(game), ContainsSubstring("Effects 70 %"));
}

TEST_CASE("an option that could not be kept holds its value when files are read, not its change") {
    const TempFolder folder;
    Game game = gameKeeping(keptNowhere(folder));
    game.session().changeVolumes(-10);
    const int volume = game.session().config().view.effectsVolume;
    for (int i = 0; i < 3; ++i) {
        press(game, Key::R);
        CHECK(game.session().config().view.effectsVolume == volume);
    }
}

TEST_CASE("keys are added and removed in the menu, unless they do something else already") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "rebind");
    press(game, Key::Down);  // to walking up
    press(game, Key::Enter);
    press(game, Key::R);
    CHECK(game.session().config().keys[Action::Up].front() == KeyBinding{Key::Up});
    CHECK_THAT(messageOf(game),
               ContainsSubstring("R is already used for New dungeon. Remove it there first."));
    const auto toggle = [&](Key key) {
        press(game, Key::Enter);
        press(game, key);
        return game.session().config().keys[Action::Up];
    };
    using Keys = std::vector<KeyBinding>;
    CHECK(toggle(Key::V) == Keys{{Key::V}, {Key::Up}, {Key::W}, {Key::PadUp}});
    CHECK(loadConfig(sources).value().config.keys[Action::Up].front() == KeyBinding{Key::V});
    CHECK(toggle(Key::O).size() == 4);
    CHECK_THAT(messageOf(game), ContainsSubstring("Up already has 4 keys"));
    CHECK(toggle(Key::W) == Keys{{Key::V}, {Key::Up}, {Key::PadUp}});
    CHECK(toggle(Key::Up) == Keys{{Key::V}, {Key::PadUp}});
    press(game, Key::Enter);
    game.handle(PadTilted{PadTilted::Axis::StickY, -90});
    game.handle(PadTilted{PadTilted::Axis::StickY, 0});
    CHECK(toggle(Key::V) == Keys{{Key::V}});
    CHECK_THAT(messageOf(game), ContainsSubstring("Up needs a key of the keyboard."));
}

TEST_CASE("the speed of slides goes up to at once, and down again") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    press(game, Key::Down);
    press(game, Key::Down);
    const auto after = [&](Key key) {
        press(game, key);
        return game.session().config().view.slideSpeed;
    };
    CHECK(after(Key::Right) == 600);
    CHECK(after(Key::Right) == 1000);
    CHECK(after(Key::Right) == 0);
    CHECK(after(Key::Right) == 0);
    CHECK(loadConfig(sources).value().config.view.slideSpeed == 0);
    CHECK(after(Key::Left) == 1000);
    for (int count = 0; count < 4; ++count) {
        after(Key::Left);
    }
    CHECK(after(Key::Left) == 200);
}

TEST_CASE("the slide is as fast as a player says it") {
    const ConfigFolder folder;
    const auto wordOf = [&](const std::string& speed) {
        Game game = makeGame(FirstState::Title, folder, {"view.slide_speed=" + speed});
        return optionOf("view.slide_speed").value(game.session());
    };
    CHECK(wordOf("400") == "normal");
    CHECK(wordOf("200") == "very slow");
    CHECK(wordOf("instant") == "instant");
}

TEST_CASE("a difficulty says what the knight has, and what it changes beside the normal one") {
    Game game = makeGame(FirstState::Title);
    Config config = game.session().config();
    const auto hintFor = [&](Difficulty difficulty) {
        config.adventure.difficulty = difficulty;
        return optionOf("adventure.difficulty").hintNow(config);
    };
    CHECK(hintFor(Difficulty::Gentle) ==
          "5 hearts, fewer creatures, longer warnings, weaker bosses");
    CHECK(hintFor(Difficulty::Normal) == "3 hearts, all as it is meant to be");
    CHECK(hintFor(Difficulty::Stern) ==
          "3 hearts, more creatures, shorter warnings, harder blows from floor 3");
    config.adventure.difficulties[Difficulty::Stern] =
        config.adventure.difficulties[Difficulty::Normal];
    CHECK(hintFor(Difficulty::Stern) == "3 hearts");
}

TEST_CASE("the pointer chooses nothing while a key is awaited, and a click cancels") {
    const TempFolder home;
    Game game = gameKeeping(keptIn(home.path()));
    openOptions(game);
    pressKeys(game, {Key::Up, Key::Up, Key::Enter, Key::Down, Key::Enter});
    Canvas canvas;
    for (int y = 0; y < canvas.size().height; y += 2) {
        game.handle(PointerMoved{canvas.size().width / 2, y});
        game.draw(canvas, 0);
    }
    const KeyBindings before = game.session().config().keys;
    press(game, Key::V);
    CHECK(game.session().config().keys[Action::Up].front() == KeyBinding{Key::V});
    press(game, Key::Enter);
    game.handle(PointerPressed{1, 1});
    press(game, Key::V);
    CHECK(game.session().config().keys[Action::Up].front() == KeyBinding{Key::V});
    CHECK(before[Action::Down] == game.session().config().keys[Action::Down]);
}

TEST_CASE("all keys are bound at once for one hand, and again for both") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    const KeyBindings shipped = game.session().config().keys;
    openOptions(game);
    pressKeys(game, {Key::Up, Key::Up, Key::Enter});
    REQUIRE(game.stateName() == "rebind");
    press(game, Key::Right);
    const KeyBindings left = boundForHand(shipped, KeyHands::Left);
    CHECK(game.session().config().keys == left);
    CHECK(loadConfig(sources).value().config.keys == left);
    press(game, Key::D);
    CHECK(game.session().config().keys == boundForHand(shipped, KeyHands::Right));
    press(game, Key::Space);
    CHECK(game.session().config().keys == shipped);
    press(game, Key::Left);
    CHECK(game.session().config().keys == boundForHand(shipped, KeyHands::Right));
}

TEST_CASE("where walking is toggled, a press begins it, and another or a menu ends it") {
    Game game = makeGame(FirstState::Explore);
    game.session().choose([](Config& config) { config.view.heldKeys = HeldKeys::ToggleAll; },
                          {"view.held_keys"});
    const SubPos before = worldOf(game).player.body.at;
    press(game, Key::Right);
    tick(game, 10);
    const SubPos walked = worldOf(game).player.body.at;
    CHECK(walked.x > before.x);
    press(game, Key::Right);
    tick(game, 1);
    const SubPos stopped = worldOf(game).player.body.at;
    tick(game, 10);
    CHECK(worldOf(game).player.body.at == stopped);
    press(game, Key::Right);
    pressKeys(game, {Key::P, Key::P});
    tick(game, 10);
    CHECK(worldOf(game).player.body.at == stopped);
}

TEST_CASE("an option chosen in an adventure counts after it, even if no file can be read") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    REQUIRE(game.session().beginAdventure(Seed{5}));
    press(game, Key::N);
    REQUIRE(game.session().config().view.muted);
    folder.append("dungeon.toml", "\n[limits\n");
    game.session().endAdventure();
    CHECK(game.session().config().adventure.floor == 0);
    CHECK(game.session().config().view.muted);
}
