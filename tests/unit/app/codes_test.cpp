#include "config/sources/share_code.hpp"
#include "game_in_test.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Of a dungeon of the preset ring with changed weights, where nothing else is configured.
std::string codeOfRing(std::vector<std::string> sets) {
    ConfigSources sources;
    sources.preset = "ring";
    sources.sets = std::move(sets);
    Game game{shippedArt(), startFrom(std::move(sources)), FirstState::Explore};
    return game.session().codeToShare();
}

void enterOnTitle(Game& game, const std::string& text) {
    chooseOnTitle(game, TitleLine::Seed);
    game.handle(TextTyped{text});
    press(game, Key::Enter);
}

const std::string ringCode = codeOfRing({"grid.width=9", "tables.N.NS=40"});

}  // namespace

TEST_CASE("the code of a dungeon leads there whatever else is configured") {
    const ConfigFolder folder;
    folder.replace("dungeon.toml", "NS = 4", "NS = 0.5");
    folder.replace("player.toml", "speed = 80", "speed = 99");
    Game game = makeGame(FirstState::Title, folder);
    enterOnTitle(game, ringCode);
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    CHECK(game.session().config().dungeon.grid.width == 9);
    CHECK(game.session().config().player.speed == 99);
    CHECK(game.session().codeToShare() == ringCode);
    CHECK_THAT(messageOf(game), ContainsSubstring("0000-000H: "));

    press(game, Key::R);  // another dungeon of the same tables
    CHECK(worldOf(game).dungeon.seed() != Seed{17});
    CHECK(game.session().codeToShare() != ringCode);
    CHECK(game.session().config().dungeon.grid.width == 9);
    press(game, Key::U);
    CHECK(game.session().codeToShare() == ringCode);
}

TEST_CASE("a code is typed with a small seed and small check signs as well") {
    std::string typed = ringCode;
    for (char& letter : typed) {
        const bool isOfTable = letter == 'N' || letter == 'S';
        letter = letter >= 'A' && letter <= 'Z' && !isOfTable
                     ? static_cast<char>(letter - 'A' + 'a')
                     : letter;
    }
    Game game = makeGame(FirstState::Title);
    enterOnTitle(game, typed);
    CHECK(game.stateName() == "explore");
    CHECK(game.session().codeToShare() == ringCode);
}

TEST_CASE("what a code leads to stays chosen while the code is there") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    const auto changesPage = [&](Key key) {
        const Canvas before = drawn(game);
        press(game, key);
        return !std::ranges::equal(before.pixels(), drawn(game).pixels());
    };
    CHECK(changesPage(Key::Tab));
    game.handle(TextTyped{ringCode});
    CHECK_FALSE(changesPage(Key::Tab));
    CHECK_FALSE(changesPage(Key::Left));
}

TEST_CASE("a mistyped code is reported beside the field, where it can be mended") {
    Game game = makeGame(FirstState::Title);
    std::string typed = ringCode;
    typed.back() = typed.back() == '7' ? '8' : '7';
    const std::uint32_t before = game.session().expedition.number();
    enterOnTitle(game, typed);
    CHECK(game.stateName() == "seed");
    Canvas reported;
    game.draw(reported, 0);
    press(game, Key::Backspace);
    Canvas mended;
    game.draw(mended, 0);
    CHECK(!std::ranges::equal(reported.pixels(), mended.pixels()));
    CHECK(game.session().expedition.number() == before);
    game.handle(TextTyped{ringCode.substr(ringCode.size() - 1)});
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("a code whose preset is not here leaves everything as it was") {
    SharedDungeon shared = readShareCode(ringCode).value();
    shared.preset = "spirals";
    Game game = makeGame(FirstState::Title);
    enterOnTitle(game, shareCode(shared));
    CHECK(game.stateName() == "seed");
    CHECK(!game.session().desk.sources().code);
}

TEST_CASE("a code that asks for more work than a game can do is rejected with the bound") {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.sets = {"grid.width=4096", "grid.height=4096", "limits.tries=1000000"};
    const Config huge = loadConfig(sources).value().config;
    const std::string code = codeOf(sources.shipped, Seed{17}, "", huge).value();
    Game game = makeGame(FirstState::Title);
    enterOnTitle(game, code);
    CHECK(game.stateName() == "seed");
    CHECK(game.session().config().dungeon.grid.width != 4096);
    CHECK(game.session().growCode(readShareCode(code).value()) ==
          "the code asks for 1,000,000 tries at a grid of 16,777,216 cells; at most 10,000,000,000 "
          "cells are allowed in all tries together");
}

TEST_CASE("a code of the older form, and one with unknown keys, say what is wrong with them") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    for (const std::string& text :
         {std::string("40G0-0000-0013-J9E7-0HE3-41G0-00NR"),
          shareCode({Seed{17}, "ring", {"gird.width=9"}}), ringCode + ringCode}) {
        game.handle(TextTyped{text});
        press(game, Key::Enter);
        CHECK(game.stateName() == "seed");
        for (std::size_t i = 0; i < text.size(); ++i) {
            press(game, Key::Backspace);
        }
    }
    game.handle(TextTyped{ringCode});
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
}

TEST_CASE("weights that were saved after a dungeon came are not in its code") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const std::string before = game.session().codeToShare();
    folder.replace("dungeon.toml", "NS = 4", "NS = 0.5");
    tick(game, 60);
    CHECK(game.session().codeToShare() == before);
    press(game, Key::R, true);
    CHECK(game.session().codeToShare() != before);
}

TEST_CASE("adventures and presets come in place of a code") {
    Game game = makeGame(FirstState::Title);
    enterOnTitle(game, ringCode);
    REQUIRE(game.session().config().dungeon.grid.width == 9);
    REQUIRE(game.session().beginAdventure(Seed{5}));
    Game plain = makeGame(FirstState::Title);
    REQUIRE(plain.session().beginAdventure(Seed{5}));
    CHECK(game.session().config() == plain.session().config());
    CHECK(game.session().codeToShare() == toCode(Seed{5}));
    game.session().endAdventure();
    CHECK(game.session().config().dungeon.grid.width == 9);
    game.session().growPreset("comb");
    CHECK(!game.session().desk.sources().code);
    CHECK(game.session().desk.preset() == "comb");
}
