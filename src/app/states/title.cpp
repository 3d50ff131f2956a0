#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"
#include "config/files/folders.hpp"
#include "config/version.hpp"
#include "view/layout.hpp"
#include "view/screens/growing_map.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

enum Item { Explore, EnterSeed, Presets, Options, Keys, Quit };

class Title : public MenuState {
public:
    explicit Title(const Session& session)
        : MenuState({{"Explore", "Walk the dungeon; R makes a new dungeon"},
                     {"Seed", "Walk the dungeon of a code or a word"},
                     {"Presets", "Try another dungeon shape"},
                     {"Options", "Screen, motion and sound"},
                     {"Keys", "Which key does what"},
                     {"Quit", "Close the game"}}),
          backdrop_(session.config(), layoutFor(session.config().room.size).canvas,
                    session.expedition.world().dungeon.seed()) {}

    std::string_view name() const override { return "title"; }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        stage.session.sound.playMusic(Tune::Title);
        backdrop_.tick();
    }

    void draw(Canvas& canvas, Session& session, int) override {
        backdrop_.draw(canvas, session.art, session.colours());
        drawTitleScreen(canvas, session.art, session.colours(), menu(),
                        toCode(session.expedition.world().dungeon.seed()), versionText());
    }

private:
    void choose(int line, Stage& stage) override {
        switch (line) {
        case Explore:
            stage.session.growIfOutdated();
            stage.restart(makeExplore());
            break;
        case EnterSeed:
            stage.push(makeSeedEntry());
            break;
        case Presets:
            stage.push(makePresets(stage.session));
            break;
        case Options:
            stage.push(makeOptions(stage.session));
            break;
        case Keys:
            stage.push(makeHelp(stage.session));
            break;
        case Quit:
            stage.session.requests.push_back(HostRequest::Quit);
            break;
        }
    }
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Watch) {
            stage.push(makeWatch(stage.session));
        }
    }
    void leave(Stage&) override {}  // the title is where leaving ends; Quit is a choice of its own

    GrowingMap backdrop_;
};

}  // namespace

std::unique_ptr<State> makeTitle(const Session& session) {
    return std::make_unique<Title>(session);
}

}  // namespace doorstring
