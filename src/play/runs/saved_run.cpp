// The saved run: asks what to do with it, and continues it, after replaying it to its end.
#include "play/runs/saved_run.hpp"

#include "config/text/notice.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "saves/recording.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "view/panel.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

class SavedRunMenu : public MenuState {
public:
    explicit SavedRunMenu(SavedRunQuestion question)
        : MenuState(itemsFor(question)),
          answers_(answersTo(question)),
          question_(std::move(question)) {}

    std::string_view name() const override { return "saved-run"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(),
                      {.heading = tr(msg("The saved run")), .lead = question_.sentence});
    }

private:
    enum class Answer : std::uint8_t { GoOn, Watch, Begin, Keep };

    static std::vector<Answer> answersTo(const SavedRunQuestion& question) {
        std::vector<Answer> answers;
        if (question.canGoOn) {
            answers.push_back(Answer::GoOn);
        }
        if (question.recording) {
            answers.push_back(Answer::Watch);
        }
        answers.push_back(Answer::Begin);
        answers.push_back(Answer::Keep);
        return answers;
    }
    static std::vector<MenuItem> itemsFor(const SavedRunQuestion& question) {
        std::vector<MenuItem> items;
        for (const Answer answer : answersTo(question)) {
            items.push_back(itemFor(answer, question));
        }
        return items;
    }
    static std::string hintToBegin(const SavedRunQuestion& question) {
        if (!question.canGoOn && !question.recording) {
            return say("The file is moved aside");
        }
        return question.isDaily ? say("Today's run is then over, and goes to the records")
                                : say("The saved run goes to the records");
    }
    static MenuItem itemFor(Answer answer, const SavedRunQuestion& question) {
        switch (answer) {
        case Answer::GoOn:
            return {say("Continue"), say("From where you left it")};
        case Answer::Watch:
            return {say("Watch"), say("As far as it was played")};
        case Answer::Begin:
            return {say("Begin another"), hintToBegin(question)};
        case Answer::Keep:
            break;
        }
        return {say("Cancel"), say("Back to the title; the saved run stays")};
    }

    void choose(int line, Stage& stage) override {
        switch (answers_[static_cast<std::size_t>(line)]) {
        case Answer::GoOn:
            return goOn(stage);
        case Answer::Watch:
            return watch(stage);
        case Answer::Begin:
            return begin(stage);
        case Answer::Keep:
            return leave(stage);
        }
    }
    // Claims and reads the run again: if another one could not begin, the claim was given up.
    void goOn(Stage& stage) {
        const bool isConfirmed = question_.recording.has_value();
        stage.pop();
        continueRun(stage, isConfirmed);
    }
    void watch(Stage& stage) {
        const auto file = stage.session.runs->folder().run();
        leave(stage);
        watchRecording(stage, std::move(*question_.recording), file);
    }
    void begin(Stage& stage) const {
        Session& session = stage.session;
        if (session.beginAdventure(question_.seed ? *question_.seed : session.nextSeed(),
                                   question_.kind, question_.date)) {
            enterFloor(stage);
        }
    }
    void leave(Stage& stage) override {
        stage.session.runs->leave();
        stage.pop();
    }

    std::vector<Answer> answers_;
    SavedRunQuestion question_;
};

}  // namespace

void watchRecording(Stage& stage, Recording recording, std::filesystem::path file) {
    stage.session.beginReplay(recording);
    stage.push(makeReplay(std::move(recording), std::move(file)));
}

std::unique_ptr<State> makeSavedRunMenu(SavedRunQuestion question) {
    return std::make_unique<SavedRunMenu>(std::move(question));
}

void beginRun(Stage& stage, Seed seed, RunKind kind, std::string date) {
    Session& session = stage.session;
    const auto saved = session.runs != nullptr ? session.runs->savedRun() : std::nullopt;
    if (saved) {
        return stage.push(makeSavedRunMenu({.sentence = textOf(*saved),
                                            .canGoOn = true,
                                            .isDaily = saved->isDaily,
                                            .seed = seed,
                                            .kind = kind,
                                            .date = std::move(date)}));
    }
    if (session.beginAdventure(seed, kind, std::move(date))) {
        enterFloor(stage);
    }
}

// Takes seed and kind from one reading of the date, and passes that date to beginRun(), which may
// first ask about a saved run: it may be midnight at any moment.
void beginDaily(Stage& stage) {
    const Session& session = stage.session;
    const bool isSavingOn = session.runs != nullptr;
    const std::string date = isSavingOn ? session.runs->today() : utcDate();
    beginRun(stage, dailySeed(date),
             isSavingOn ? session.runs->dailyKind(date) : RunKind::DailyPractice, date);
}

namespace {

// Number of ticks of the run that are replayed in the first tick of Resuming, and in each one after
// it. Most runs are replayed at once; for longer ones a bar moves with each frame.
constexpr int replayedAtFirst = 40'000;
constexpr int replayedPerTick = 4'000;

std::string progressText(const World& world, std::uint64_t ticks) {
    return say("Floor {floor}, {time}", "floor"_a = world.config.floor, "time"_a = playTime(ticks));
}

// Waits in the room for the first key, which already moves the knight.
class Ready : public State {
public:
    explicit Ready(std::string progress) : progress_(std::move(progress)) {}

    std::string_view name() const override { return "ready"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    bool takeKey(KeyBinding, Stage& stage) override {
        stage.pop();
        return false;
    }
    void press(Action, Stage&) override {}
    void point(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            stage.pop();
        }
    }
    void draw(Canvas& canvas, Session& session, int) override {
        // The line must not hide the knight.
        const World& world = session.expedition.world();
        const bool isKnightLow =
            tileOf(centreOf(world.knightBox())).y > world.terrain().size().height / 2;
        drawNotice(session.page(canvas), progress_, tr(msg("Press any key")), !isKnightLow);
    }

private:
    std::string progress_;
};

// Replays the saved run to its end and continues it from there. If the replay differs from the
// recording, asks what to do.
class Resuming : public State {
public:
    explicit Resuming(Recording recording) : recording_(std::move(recording)) {}

    std::string_view name() const override { return "continue"; }
    Listener listener() const override { return Listener::Viewer; }
    void press(Action, Stage&) override {}

    void tick(Stage& stage) override {
        Session& session = stage.session;
        const int ticks = run_ ? replayedPerTick : replayedAtFirst;
        if (!run_) {
            session.beginReplay(recording_);
            run_.emplace(recording_, session.expedition);
        }
        replay(ticks, session.events);
        if (run_->differsAt()) {
            giveUp(stage);
        } else if (run_->ended()) {
            goOn(stage);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawProgress(session.page(canvas), tr(msg("Continue")), run_ ? run_->ticks() : 0,
                     recording_.ticks);
    }

private:
    void replay(int ticks, Events& events) {
        for (int tick = 0; tick < ticks && !run_->ended() && !run_->differsAt(); ++tick) {
            events.clear();
            run_->tick(events);
        }
        events.clear();
    }

    void goOn(Stage& stage) {
        Session& session = stage.session;
        if (!session.resumeAdventure(recording_)) {
            stage.restart(makeTitle(session));
            return;
        }
        Notice progress =
            noticeOf([&] { return progressText(session.expedition.world(), run_->ticks()); });
        logInfo("the saved run stands at: " + progress.english);
        stage.restart(makeExplore());
        stage.push(std::make_unique<Ready>(std::move(progress.shown)));
    }

    void giveUp(Stage& stage) {
        Session& session = stage.session;
        const std::string sentence =
            differenceText(session.runs->folder().run(), recording_, *run_->differsAt());
        logWarning(sentence);
        session.endReplay();
        stage.restart(makeTitle(session));
        stage.push(
            makeSavedRunMenu({.sentence = say("The saved run plays differently from {time} on.",
                                              "time"_a = playTime(*run_->differsAt())),
                              .recording = std::move(recording_),
                              .isDaily = session.runs->isDailySaved()}));
    }

    Recording recording_;
    std::optional<ReplayRun> run_;
};

// Says why the player must confirm before the run continues; empty if he need not.
std::string hurdleOf(const Recording& recording, const Session& session) {
    const Config& wanted = recording.configs[recording.configAtEnd()];
    ConfigSources sources = session.desk.sourcesOf(wanted.adventure.floor);
    sources.woven = wanted.adventure.woven;
    sources.wins = wanted.adventure.wins;
    sources.difficulty = wanted.adventure.difficulty;
    if (recording.program != versionText()) {
        return say("The saved run is of version {theirs}; this is {ours}.",
                   "theirs"_a = recording.program, "ours"_a = versionText());
    }
    const auto onDisk = loadConfig(sources);
    if (onDisk && !haveSameWeights(wanted, onDisk.value().config)) {
        return say("The weights on disk are not those of the saved run.");
    }
    return {};
}

}  // namespace

void continueRun(Stage& stage, bool isConfirmed) {
    Session& session = stage.session;
    if (const auto fault = session.runs->claim()) {
        return session.complain(*fault);
    }
    if (!session.runs->folder().hasRun()) {
        session.runs->leave();
        stage.restart(makeTitle(session));
        return session.message.show(say("The saved run has ended: it is among the records."));
    }
    const auto file = session.runs->folder().run();
    logInfo("the saved run is read");
    auto recording = loadRecording(file, session.config());
    if (!recording) {
        logWarning(recording.error());
        return stage.push(makeSavedRunMenu({.sentence = recording.error()}));
    }
    const std::string hurdle = isConfirmed ? std::string() : hurdleOf(recording.value(), session);
    if (hurdle.empty()) {
        return stage.restart(std::make_unique<Resuming>(std::move(recording.value())));
    }
    const SavedRun saved = session.runs->savedRun().value_or(SavedRun());
    stage.push(makeSavedRunMenu({.sentence = textOf(saved) + ". " + hurdle,
                                 .recording = std::move(recording.value()),
                                 .canGoOn = true,
                                 .isDaily = saved.isDaily}));
}

}  // namespace doorstring
