#include "app/menu_state.hpp"
#include "app/states/states.hpp"
#include "config/folders.hpp"
#include "view/menu_screens.hpp"

namespace doorstring {

namespace {

enum Item { Explore, EnterSeed, Presets, Options, Keys, Quit };

class Title : public MenuState {
public:
    Title()
        : MenuState({{"Explore", "Walk the dungeon; R strings a new one"},
                     {"Seed", "Walk the dungeon of a code or a word"},
                     {"Presets", "Other tables, other dungeons"},
                     {"Options", "Screen, motion and sound"},
                     {"Keys", "Which key does what"},
                     {"Quit", "Close the game"}}) {}

    std::string_view name() const override { return "title"; }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        stage.session.sound.playMusic(Tune::Title);
        // Torches burn behind the title, and the knight breathes; nobody walks.
        stage.session.events.clear();
        stage.session.expedition.step({}, stage.session.events);
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        const World& world = session.expedition.world();
        canvas.clear(session.colours().back);
        session.roomView.draw(canvas, world, session.config().view, session.expedition.number(),
                              tickShare);
        drawTitleScreen(canvas, session.art, session.colours(), menu(),
                        toCode(world.dungeon.seed()), versionText());
    }

private:
    void choose(int line, Stage& stage) override {
        switch (line) {
        case Explore:
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
    void leave(Stage&) override {}  // the title is where leaving ends; Quit is a choice of its own
};

}  // namespace

std::unique_ptr<State> makeTitle() {
    return std::make_unique<Title>();
}

}  // namespace doorstring
