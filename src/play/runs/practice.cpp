// Practice: a boss by itself, against the clock.
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/run/run_screens.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>
#include <optional>

namespace doorstring {

namespace {

void fightAgain(Stage& stage) {
    beginPractice(stage, stage.session.practice()->boss, stage.session.nextSeed());
}

// Returns to the boss's page in the field notes, above the title.
void endPractice(Stage& stage) {
    const CreatureKind boss = stage.session.practice()->boss;
    leaveToTitle(stage);
    stage.push(makeFieldNotes(stage.session, boss));
}

constexpr std::array practiceChoices{
    MenuChoice{msg("Again"), msg("The same boss, in another room"), fightAgain},
    MenuChoice{msg("Back"), msg("Back to the field notes"), endPractice}};

// Says how long the fight took until the boss fell, and how many hearts the knight lost in it.
std::string struckDownText(std::uint64_t ticks, int halfHearts) {
    const std::string took = playTime(ticks);
    const auto time = "time"_a = took;
    if (halfHearts < 2) {
        return halfHearts == 0 ? say("Struck down in {time}, no heart lost.", time)
                               : say("Struck down in {time}, half a heart lost.", time);
    }
    return halfHearts % 2 == 0
               ? sayCount(halfHearts / 2, "Struck down in {time}, {count} heart lost.",
                          "Struck down in {time}, {count} hearts lost.", time)
               : say("Struck down in {time}, {hearts}.5 hearts lost.", time,
                     "hearts"_a = halfHearts / 2);
}

// `best` is the best time before this fight, in ticks: 0 if there was none, null if the field notes
// cannot be read.
std::string resultText(const Practice& practice, std::optional<std::uint64_t> best) {
    const std::string bestText =
        best.value_or(0) == 0 ? "" : ' ' + say("Your best: {time}.", "time"_a = playTime(*best));
    if (!practice.struckDownAt) {
        return say("It struck you down.") + bestText;
    }
    const std::uint64_t ticks = *practice.struckDownAt;
    const bool isBest = best && (*best == 0 || ticks < *best);
    return struckDownText(ticks, practice.lostHalves) +
           (isBest ? ' ' + say("Your best so far!") : bestText);
}

class PracticeEnd : public MenuState {
public:
    PracticeEnd(std::string boss, std::string result)
        : MenuState(practiceChoices), boss_(std::move(boss)), result_(std::move(result)) {}

    std::string_view name() const override { return "practice end"; }
    bool isOverlay() const override { return true; }

    void press(Action action, Stage& stage) override {
        if (blows_.takeIfMeant(tick_, runEndListenTick)) {
            MenuState::press(action, stage);
        }
    }
    void tick(Stage& stage) override {
        MenuState::tick(stage);
        ++tick_;
    }
    void draw(Canvas& canvas, Session& session, int) override {
        drawMenuPanel(session.page(canvas), menu(), {.heading = boss_, .lead = result_});
    }

private:
    void leave(Stage& stage) override { endPractice(stage); }

    std::string boss_;
    std::string result_;
    int tick_ = 0;
    LateBlows blows_;
};

// Returns the best time against a boss, in ticks: 0 if there is none, null if the field notes
// cannot be read.
std::optional<std::uint64_t> bestTimeOf(const Session& session, CreatureKind boss) {
    const auto notes = session.runs == nullptr ? Result<FieldNotes, std::string>(FieldNotes())
                                               : session.runs->folder().notes().read();
    return notes ? std::optional(notes.value().bestTime(name(boss), session.run()->difficulty))
                 : std::nullopt;
}

}  // namespace

void beginPractice(Stage& stage, CreatureKind boss, Seed seed) {
    if (stage.session.beginPractice(boss, seed)) {
        stage.restart(makeExplore());
    }
}

std::unique_ptr<State> makePracticeEnd(Session& session) {
    const Practice& practice = *session.practice();
    session.message.hideNews();  // of what the fallen boss has left behind
    const auto best = bestTimeOf(session, practice.boss);
    if (practice.struckDownAt && session.runs != nullptr) {
        session.runs->noteTime(practice.boss, session.run()->difficulty, *practice.struckDownAt);
    }
    return std::make_unique<PracticeEnd>(std::string(tr(creatureRows[practice.boss].title)),
                                         resultText(practice, best));
}

}  // namespace doorstring
