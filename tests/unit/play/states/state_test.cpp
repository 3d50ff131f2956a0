// What all menus have in common: the keys on F1, a way out that is named, and the screen only to
// themselves.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"
#include "unit/view/views.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<DrawnLine> linesOf(Game& game) {
    const DrawnLines drawing;
    drawn(game);
    return drawing.lines();
}

bool names(const std::vector<DrawnLine>& lines, std::string_view words) {
    return std::ranges::any_of(
        lines, [&](const DrawnLine& line) { return line.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("F1 shows the keys on every menu, and Escape leads back to it") {
    using Keys = std::vector<Key>;
    using enum Key;
    const auto keys =
        GENERATE(Keys{}, Keys{Enter}, Keys{Down, Enter}, Keys{Down, Enter, Down, Down, Down, Enter},
                 Keys{Down, Down, Down, Enter}, Keys{Down, Down, Down, Down, Enter});
    Game game = makeGame(FirstState::Title);
    for (const Key key : keys) {
        press(game, key);
    }
    const std::string menu(game.stateName());
    INFO(menu);
    press(game, F1);
    CHECK(game.stateName() == "help");
    press(game, Escape);
    CHECK(game.stateName() == menu);
}

TEST_CASE("pages without a line for it name the key that leads back") {
    const TitleLine page = GENERATE(TitleLine::Records, TitleLine::Presets);
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, page);
    CHECK(names(linesOf(game), "Esc: back"));
}

TEST_CASE("the menu of the title is not drawn below a page") {
    Game game = makeGame(FirstState::Title);
    CHECK(names(linesOf(game), "The Lab"));
    chooseOnTitle(game, TitleLine::Records);
    CHECK_FALSE(names(linesOf(game), "The Lab"));
}
