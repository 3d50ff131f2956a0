// The question what to do with the saved run.
#include "play/runs/saved_run.hpp"

#include "play/states/menu_state.hpp"
#include "play/states/states.hpp"
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
                      {.heading = "The saved run", .lead = question_.sentence});
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
    static MenuItem itemFor(Answer answer, const SavedRunQuestion& question) {
        switch (answer) {
        case Answer::GoOn:
            return {"Continue", "From where you left it"};
        case Answer::Watch:
            return {"Watch", "As far as it was played"};
        case Answer::Begin:
            return {"Begin another", question.canGoOn || question.recording
                                         ? "The saved run goes to the records"
                                         : "The file is moved aside"};
        case Answer::Keep:
            break;
        }
        return {"Cancel", "Back to the title; the saved run stays"};
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
    void goOn(Stage& stage) {
        if (question_.recording) {
            return stage.restart(makeResuming(std::move(*question_.recording)));
        }
        stage.pop();
        continueRun(stage);
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

std::unique_ptr<State> makeSavedRun(SavedRunQuestion question) {
    return std::make_unique<SavedRunMenu>(std::move(question));
}

void beginRun(Stage& stage, Seed seed, RunKind kind, std::string date) {
    Session& session = stage.session;
    const auto saved = session.runs != nullptr ? session.runs->folder().savedRun() : std::nullopt;
    if (saved) {
        return stage.push(makeSavedRun({.sentence = textOf(*saved),
                                        .canGoOn = true,
                                        .seed = seed,
                                        .kind = kind,
                                        .date = std::move(date)}));
    }
    if (session.beginAdventure(seed, kind, std::move(date))) {
        enterFloor(stage);
    }
}

// The date goes with the seed: the question may be answered after midnight.
void beginDaily(Stage& stage) {
    const Session& session = stage.session;
    const bool saves = session.runs != nullptr;
    const std::string date = saves ? session.runs->today() : utcDate();
    beginRun(stage, dailySeed(date), saves ? session.runs->dailyKind() : RunKind::Practice, date);
}

}  // namespace doorstring
