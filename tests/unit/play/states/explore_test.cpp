// What play answers to keys that the world has no answer to.
#include "config/actions.hpp"
#include "config/text/say.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_language.hpp"
#include "unit/play/runs/adventures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a key of an item that the knight lacks is answered in words, in an adventure") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const auto answerTo = [&](Key key) {
        game.session().message.hide();
        press(game, key);
        tick(game, 1);
        return game.session().message.shown() ? messageOf(game) : std::string();
    };
    CHECK(answerTo(Key::K) == "You have no item for K yet.");
    CHECK(answerTo(Key::I) == "You have no item for I yet.");
    CHECK(answerTo(Key::Num2) == "You have no item for 2 yet.");
    knightsWorld(game).player.kit.addItem(Item::Bombs, knightsWorld(game).config.items);
    CHECK(answerTo(Key::K).empty());
    CHECK(answerTo(Key::I) == "You have no item for I yet.");
    CHECK(answerTo(Key::Num2) == "You have no item for 2 yet.");
    knightsWorld(game).player.kit.addItem(Item::Bow, knightsWorld(game).config.items);
    CHECK(answerTo(Key::I).empty());
    CHECK(answerTo(Key::Num2).empty());

    Game exploring = makeGame(FirstState::Explore);
    press(exploring, Key::K);
    CHECK_FALSE(exploring.session().message.shown());
}

TEST_CASE("an item that the knight lacks is called as on other pages, in German, too") {
    const InShippedLanguage german("de");
    CHECK_THAT(say("You have no item for {key} yet.", "key"_a = "K"),
               ContainsSubstring(std::string(tr(rowOf(Action::Item).title))));
}
