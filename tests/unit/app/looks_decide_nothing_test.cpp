// What is seen and heard decides nothing: a recorded adventure ends in the same state with all of
// it off and with all of it on. A replay shows what play does.
#include "play/session/play_scene.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "unit/app/game_in_test.hpp"
#include "view/hud/offer_panel.hpp"
#include "world/state/state_hash.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> allOff{"view.reduced_motion=true", "view.muted=true",
                                      "view.effects_volume=0",    "view.music_volume=0",
                                      "view.ambience_volume=0",   "view.regrow=never",
                                      "view.high_contrast=false"};
const std::vector<std::string> allOn{"view.reduced_motion=false",    "view.muted=false",
                                     "view.effects_volume=100",      "view.music_volume=100",
                                     "view.ambience_volume=100",     "view.easing=smooth",
                                     "view.announcement_volume=100", "view.high_contrast=true"};

// Watches the recording at its greatest speed and draws now and then.
std::uint64_t hashAfterWatching(const Recording& recording, const std::vector<std::string>& sets) {
    ConfigSources sources;
    sources.sets = sets;
    Game game(shippedArt(), startFrom(std::move(sources)), makeReplay(recording, "victory.replay"));
    game.session().beginReplay(recording);
    pressKeys(game, {Key::Right, Key::Right, Key::Right});
    Canvas canvas;
    for (int frame = 0; game.stateName() == "replay"; ++frame) {
        REQUIRE(static_cast<std::uint64_t>(frame) <= recording.ticks);
        game.tick();
        if (frame % 8 == 0) {
            game.draw(canvas, 128);
        }
    }
    return stateHash(worldOf(game));
}

}  // namespace

TEST_CASE("a recorded adventure ends in the same state, whatever is seen and heard of it") {
    const Recording recording =
        loadRecording(DOORSTRING_PROJECT "/tests/replay/victory.replay", Config()).value();
    const std::uint64_t played = stateHash(PlayedAgain(recording).expedition.world());
    CHECK(hashAfterWatching(recording, allOff) == played);
    CHECK(hashAfterWatching(recording, allOn) == played);
}

TEST_CASE("a replay does not draw over the panel of an offer") {
    const Recording recording =
        loadRecording(DOORSTRING_PROJECT "/tests/replay/victory.replay", Config()).value();
    Game game(shippedArt(), startFrom({}), makeReplay(recording, "victory.replay"));
    game.session().beginReplay(recording);
    Canvas shown;
    do {
        game.tick();
        game.draw(shown, wholeTick);
    } while (!game.session().scene.loom.panel(game.session()) && game.stateName() == "replay");
    REQUIRE(game.stateName() == "replay");
    Canvas played(shown.size());
    drawPlay(played, game.session(), wholeTick);
    const PixelRect panel = offerPanelArea(game.session().page(played));
    for (const GridPos at : cellsOf({panel.width, panel.height})) {
        REQUIRE(shown.at(panel.x + at.x, panel.y + at.y) ==
                played.at(panel.x + at.x, panel.y + at.y));
    }
}
