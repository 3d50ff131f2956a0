#include "config/version.hpp"
#include "files/folders.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/panel.hpp"
#include "view/screens/growing_map.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>

namespace doorstring {

namespace {

// With Continue there are seven lines, and the title may have no more. Further choices belong on
// the pages that these lines open.
constexpr std::array titleChoices{
    MenuChoice{msg("Adventure"), msg("Down floor by floor, and out past the last boss"),
               [](Stage& stage) { stage.push(makeAdventurePage(stage.session)); }},
    MenuChoice{msg("Explore"), msg("Walk a dungeon, with creatures or in peace"),
               [](Stage& stage) { stage.push(makeExplorePage(stage.session)); }},
    MenuChoice{msg("The Lab"), msg("Move weights, and see at once what they do"),
               [](Stage& stage) { stage.open(stage.session.workshop.makeLab); }},
    MenuChoice{msg("Records"), msg("The last runs; watch their recordings"),
               [](Stage& stage) { stage.push(makeRecords(stage.session)); }},
    MenuChoice{msg("Options"), msg("Screen, motion, sound and keys"),
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{msg("Quit"), msg("Close the game"), [](Stage& stage) { stage.session.quit(); }}};

constexpr Message continueLabel = msg("Continue");

// The lines of the title, with Continue first if there is a saved run.
std::vector<MenuItem> titleLines(const std::optional<SavedRun>& saved) {
    std::vector<MenuItem> items;
    if (saved) {
        items.push_back({std::string(tr(continueLabel)), textOf(*saved)});
    }
    for (const MenuChoice& choice : titleChoices) {
        items.push_back({std::string(tr(choice.label)), std::string(tr(choice.hint))});
    }
    return items;
}

std::optional<SavedRun> savedRunOf(const Session& session) {
    return session.runs == nullptr ? std::nullopt : session.runs->savedRun();
}

// The number of ways to play besides Continue; the other lines are in a second column.
constexpr int waysToPlay = 3;

class Title : public MenuState {
public:
    Title(const Session& session, const std::optional<SavedRun>& saved)
        : MenuState(titleLines(saved)),
          saved_(saved),
          backdrop_(session.config(), layoutFor(session.config().room.size).canvas,
                    session.expedition.world().dungeon.seed()) {
        menu().splitAt(waysToPlay + (saved ? 1 : 0));
    }

    std::string_view name() const override { return "title"; }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        stage.session.sound.playMusic(Tune::Title);
        backdrop_.tick();
        ++tick_;
        if (++idleTicks_ >= stage.session.config().view.demoTicks) {
            idleTicks_ = 0;
            if (auto demo = makeDemo(stage.session)) {
                stage.push(std::move(demo));
            }
        }
    }

    bool takeKey(KeyBinding, Stage&) override {
        idleTicks_ = 0;
        return false;
    }
    void point(int x, int y, bool clicked, Stage& stage) override {
        idleTicks_ = 0;
        MenuState::point(x, y, clicked, stage);
    }
    void rightClick(int, int, Stage&) override { idleTicks_ = 0; }
    void turnWheel(int, int, int, Stage&) override { idleTicks_ = 0; }

    void draw(Canvas& canvas, Session& session, int) override {
        relabel();  // here, too: the page of options may have changed the language
        drawWith(true, canvas, session);
    }
    // Leaves out the menu: its frame would show beside the page.
    void drawBelow(Canvas& canvas, Session& session) override { drawWith(false, canvas, session); }

private:
    void drawWith(bool hasMenu, Canvas& canvas, Session& session) {
        backdrop_.draw(session.page(canvas));
        const Dungeon& dungeon = session.expedition.world().dungeon;
        const std::string code = toCode(dungeon.seed());
        drawTitleScreen(session.page(canvas), menu(),
                        {.seedCode = code,
                         .version = versionText(),
                         .tileset = session.art.tileset(dungeon.tileset()),
                         .tick = tick_,
                         .hasMenu = hasMenu});
    }
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Watch) {
            stage.open(stage.session.workshop.makeWatch);
        } else if (action == Action::Lab) {
            stage.open(stage.session.workshop.makeLab);
        } else {
            MenuState::pressOther(action, stage);
        }
    }
    void choose(int line, Stage& stage) override {
        if (saved_ && line == 0) {
            return continueRun(stage);
        }
        titleChoices[static_cast<std::size_t>(line - (saved_ ? 1 : 0))].choose(stage);
    }
    void change(int, Stage& stage) override {
        menu().aside();
        stage.session.sound.play(Effect::MenuMove);
    }
    void leave(Stage&) override {}  // there is nothing to go back to; Quit is a line

    void relabel() override {
        int line = 0;
        if (saved_) {
            relabelContinue(line);
            ++line;
        }
        for (const MenuChoice& choice : titleChoices) {
            writeLine(line, choice);
            ++line;
        }
    }
    // Describes the run again only when the language has changed: tr() then returns other words.
    void relabelContinue(int line) {
        const std::string_view words = tr(continueLabel);
        if (words.data() != continueWords_.data()) {
            continueWords_ = words;
            menu().setLabel(line, words);
            menu().setHint(line, textOf(*saved_));
        }
    }

    std::optional<SavedRun> saved_;
    std::string_view continueWords_ = tr(continueLabel);
    GrowingMap backdrop_;
    std::uint64_t tick_ = 0;
    int idleTicks_ = 0;
};

}  // namespace

void leaveToTitle(Stage& stage) {
    stage.session.endAdventure();
    stage.restart(makeTitle(stage.session));
}

std::unique_ptr<State> makeTitle(const Session& session) {
    return std::make_unique<Title>(session, savedRunOf(session));
}

}  // namespace doorstring
