// The name of a preset, as it is typed on the page that saves it.
#include "testing/catch2.hpp"
#include "unit/lab/game_in_lab.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The game on that page, with an edit to save.
struct GameSaving : GameInLab {
    explicit GameSaving(const TempFolder& user) : GameInLab(startIn(user)) {
        testing::press(*this, Key::Right);
        testing::press(*this, Key::S);
        testing::tick(*this, 2);
    }

    static SessionStart startIn(const TempFolder& user) {
        ConfigSources sources;
        sources.user = user.path();
        return startFrom(std::move(sources));
    }
};

std::ptrdiff_t pixelsOfFaults(Game& game) {
    Canvas picture = labPicture(game);
    return std::ranges::count(picture.pixels(), game.session().page(picture).colours.bad);
}

}  // namespace

TEST_CASE("what has no name is not saved, and Escape leads back without saving") {
    const TempFolder user;
    GameSaving game(user);
    for (int letter = 0; letter < 8; ++letter) {
        press(game, Key::Backspace);
    }
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab save");
    game.handle(TextTyped{"../up"});
    press(game, Key::Escape);
    CHECK(game.stateName() == "lab");
    CHECK_FALSE(std::filesystem::exists(user.path() / "presets"));
}

TEST_CASE("a letter that no name may have stays, and is a fault until it is erased") {
    const TempFolder user;
    GameSaving game(user);
    const std::ptrdiff_t before = pixelsOfFaults(game);
    for (const char* letter : {"a", "/", "b"}) {
        game.handle(TextTyped{letter});
    }
    CHECK(pixelsOfFaults(game) > before);
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab save");
    CHECK_FALSE(std::filesystem::exists(user.path() / "presets"));
    press(game, Key::Backspace);
    press(game, Key::Backspace);
    CHECK(pixelsOfFaults(game) == before);
    press(game, Key::Enter);
    CHECK(game.stateName() == "lab");
    CHECK(std::filesystem::exists(user.path() / "presets/a.toml"));
}
