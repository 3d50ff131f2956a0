#include "app/states/play_picture.hpp"
#include "app/states/states.hpp"
#include "config/folders.hpp"
#include "view/menu_screens.hpp"

namespace doorstring {

namespace {

enum Item { Explore, Help, Quit };

class Title : public State {
public:
    std::string_view name() const override { return "title"; }
    bool isMenu() const override { return true; }

    void press(Action action, Stage& stage) override {
        if (action == Action::Up) {
            menu_.up();
        } else if (action == Action::Down) {
            menu_.down();
        } else if (action == Action::Confirm) {
            choose(stage);
        }
    }

    void tick(Stage& stage) override {
        menu_.tick();
        // Torches burn behind the title, nobody walks.
        ++stage.session.expedition.world().tick;
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        const World& world = session.expedition.world();
        canvas.clear(session.colours().back);
        session.roomView.draw(canvas, world, session.config().view, session.expedition.number(),
                              tickShare);
        drawTitleScreen(canvas, session.art, session.colours(), menu_, toCode(world.dungeon.seed()),
                        versionText());
    }

private:
    void choose(Stage& stage) {
        switch (menu_.chosen()) {
        case Explore:
            stage.restart(makeExplore());
            break;
        case Help:
            stage.push(makeHelp(stage.session));
            break;
        case Quit:
            stage.session.requests.push_back(HostRequest::Quit);
            break;
        }
    }

    Menu menu_{{{"Explore", "Walk the dungeon; R strings a new one"},
                {"Keys", "Which key does what"},
                {"Quit", "Close the game"}}};
};

}  // namespace

std::unique_ptr<State> makeTitle() {
    return std::make_unique<Title>();
}

}  // namespace doorstring
