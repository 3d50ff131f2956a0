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

void explore(Stage& stage, bool creatures) {
    Session& session = stage.session;
    if (session.config().explore.creatures != creatures) {
        session.choose([creatures](Config& config) { config.explore.creatures = creatures; },
                       {"explore.creatures"});
    }
    session.growIfOutdated();
    stage.restart(makeExplore());
}

void adventure(Stage& stage) {
    beginRun(stage, stage.session.nextSeed(), RunKind::Free);
}

constexpr std::array titleChoices{
    MenuChoice{"Adventure", "Down floor by floor, and out past the last boss", adventure},
    MenuChoice{"Daily", "Today's adventure for everybody; one try counts", beginDaily},
    MenuChoice{"Explore", "Walk the dungeon in peace; R makes a new dungeon",
               [](Stage& stage) { explore(stage, false); }},
    MenuChoice{"Explore with creatures", "Walk the dungeon, and fight what lives in it",
               [](Stage& stage) { explore(stage, true); }},
    MenuChoice{"Seed", "Play the dungeon of a code, a number or a word",
               [](Stage& stage) { stage.push(makeSeedEntry()); }},
    MenuChoice{"Presets", "Try another dungeon shape",
               [](Stage& stage) { stage.push(makePresets(stage.session)); }},
    MenuChoice{"The Lab", "Move weights, and see at once what they do",
               [](Stage& stage) { stage.open(stage.session.workshop.makeLab); }},
    MenuChoice{"Records", "The last runs; watch their recordings",
               [](Stage& stage) { stage.push(makeRecords(stage.session)); }},
    MenuChoice{"Options", "Screen, motion and sound",
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{"Keys", "Which key does what",
               [](Stage& stage) { stage.push(makeHelp(stage.session)); }},
    MenuChoice{"Quit", "Close the game", [](Stage& stage) { stage.session.quit(); }}};

enum class DailyTry : std::uint8_t { Open, Begun, Over, NotSaved };

DailyTry dailyTryOf(const Session& session) {
    if (session.runs == nullptr) {
        return DailyTry::NotSaved;
    }
    if (session.runs->dailyKind() == RunKind::Daily) {
        return DailyTry::Open;
    }
    return session.runs->isDailySaved() ? DailyTry::Begun : DailyTry::Over;
}

MenuItem itemFor(const MenuChoice& choice, DailyTry daily) {
    if (choice.choose == beginDaily) {
        switch (daily) {
        case DailyTry::Open:
            break;
        case DailyTry::Begun:
            return {"Daily, practice", "Today's seed again; Continue has the try that counts"};
        case DailyTry::Over:
            return {"Daily, practice", "Today's seed again; the try that counts is over"};
        case DailyTry::NotSaved:
            return {"Daily, practice", "Today's seed; it counts only where runs are saved"};
        }
    }
    return {std::string(choice.label), std::string(choice.hint)};
}

// The lines of the title, with Continue first if there is a saved run.
std::vector<MenuItem> titleLines(const std::optional<SavedRun>& saved, DailyTry daily) {
    std::vector<MenuItem> items;
    if (saved) {
        items.push_back({"Continue", textOf(*saved)});
    }
    for (const MenuChoice& choice : titleChoices) {
        items.push_back(itemFor(choice, daily));
    }
    return items;
}

std::optional<SavedRun> savedRunOf(const Session& session) {
    return session.runs == nullptr ? std::nullopt : session.runs->folder().savedRun();
}

// The number of ways to play besides Continue; the other lines are in a second column.
constexpr int waysToPlay = 5;

class Title : public MenuState {
public:
    Title(const Session& session, const std::optional<SavedRun>& saved)
        : MenuState(titleLines(saved, dailyTryOf(session))),
          hasRun_(saved.has_value()),
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

    void draw(Canvas& canvas, Session& session, int) override {
        backdrop_.draw(session.page(canvas));
        const Dungeon& dungeon = session.expedition.world().dungeon;
        const std::string code = toCode(dungeon.seed());
        drawTitleScreen(session.page(canvas), menu(),
                        {.seedCode = code,
                         .version = versionText(),
                         .tileset = session.art.tileset(dungeon.tileset()),
                         .tick = tick_});
    }

private:
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Watch) {
            stage.open(stage.session.workshop.makeWatch);
        } else if (action == Action::Lab) {
            stage.open(stage.session.workshop.makeLab);
        } else if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        }
    }
    void choose(int line, Stage& stage) override {
        if (hasRun_ && line == 0) {
            return continueRun(stage);
        }
        titleChoices[static_cast<std::size_t>(line - (hasRun_ ? 1 : 0))].choose(stage);
    }
    void change(int, Stage& stage) override {
        menu().aside();
        stage.session.sound.play(Effect::MenuMove);
    }
    void leave(Stage&) override {}  // there is nothing to go back to; Quit is a line

    bool hasRun_;
    GrowingMap backdrop_;
    std::uint64_t tick_ = 0;
    int idleTicks_ = 0;
};

}  // namespace

void leaveAdventure(Stage& stage) {
    stage.session.endAdventure();
    stage.restart(makeTitle(stage.session));
}

std::unique_ptr<State> makeTitle(const Session& session) {
    return std::make_unique<Title>(session, savedRunOf(session));
}

}  // namespace doorstring
