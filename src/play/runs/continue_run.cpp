// Continue: replays the saved run to where it stood, and continues from there.
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "play/runs/saved_run.hpp"
#include "play/states/states.hpp"
#include "saves/recording.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "view/panel.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

// How many ticks of the run are replayed in a tick of the screen. Most runs are there after the
// first; a bar shows how far longer ones are, and moves with each frame.
constexpr int firstShare = 40'000;
constexpr int nextShare = 4'000;

std::string placeOf(const World& world, std::uint64_t ticks) {
    return fmt::format("Floor {}, {}", world.config.floor, playTime(ticks));
}

// Waits in the room for the first key, which counts.
class Ready : public State {
public:
    explicit Ready(std::string place) : place_(std::move(place)) {}

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
        // It must not hide the knight.
        const World& world = session.expedition.world();
        const bool isKnightLow =
            tileOf(centreOf(world.knightBox())).y > world.terrain().size().height / 2;
        drawNotice(session.page(canvas), place_, "Press any key", !isKnightLow);
    }

private:
    std::string place_;
};

class Resuming : public State {
public:
    explicit Resuming(Recording recording) : recording_(std::move(recording)) {}

    std::string_view name() const override { return "continue"; }
    Listener listener() const override { return Listener::Viewer; }
    void press(Action, Stage&) override {}

    void tick(Stage& stage) override {
        Session& session = stage.session;
        const int share = run_ ? nextShare : firstShare;
        if (!run_) {
            session.beginReplay(recording_);
            run_.emplace(recording_, session.expedition);
        }
        replay(share, session.events);
        if (run_->differsAt()) {
            giveUp(stage);
        } else if (run_->ended()) {
            goOn(stage);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawProgress(session.page(canvas), "Continue", run_ ? run_->ticks() : 0, recording_.ticks);
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
        const std::string place = placeOf(session.expedition.world(), run_->ticks());
        logInfo("the saved run stands at: " + place);
        stage.restart(makeExplore());
        stage.push(std::make_unique<Ready>(place));
    }

    void giveUp(Stage& stage) {
        Session& session = stage.session;
        const std::string sentence =
            differenceText(session.runs->folder().run(), recording_, *run_->differsAt());
        logWarning(sentence);
        session.endReplay();
        stage.restart(makeTitle(session));
        stage.push(makeSavedRun({.sentence = "The saved run plays differently from " +
                                             playTime(*run_->differsAt()) + " on.",
                                 .recording = std::move(recording_)}));
    }

    Recording recording_;
    std::optional<ReplayRun> run_;
};

void adoptRooms(Recording& recording, const RoomConfig& onDisk) {
    const std::string text = roomsText(onDisk);
    for (Config& config : recording.configs) {
        if (roomsText(config.room) == text) {
            config.room.texts = onDisk.texts;
        }
    }
}

// Why the player must confirm before the run continues; empty if he need not. Rooms that are those
// on disk become these, so that reading the files later does not lay them again.
std::string hurdleOf(Recording& recording, const Session& session) {
    const Config& wanted = recording.configs[recording.configAtEnd()];
    ConfigSources sources = session.desk.sources();
    sources.floor = wanted.adventure.floor;
    const auto onDisk = loadConfig(sources);
    if (onDisk) {
        adoptRooms(recording, onDisk.value().config.room);
    }
    if (recording.program != versionText()) {
        return fmt::format("The saved run is of version {}; this is {}.", recording.program,
                           versionText());
    }
    if (onDisk && !sameWeights(wanted, onDisk.value().config)) {
        return "The weights on disk are not those of the saved run.";
    }
    return {};
}

}  // namespace

std::unique_ptr<State> makeResuming(Recording recording) {
    return std::make_unique<Resuming>(std::move(recording));
}

void continueRun(Stage& stage) {
    Session& session = stage.session;
    if (const auto taken = session.runs->claim()) {
        return session.complain(*taken);
    }
    if (!session.runs->folder().hasRun()) {
        session.runs->leave();
        stage.restart(makeTitle(session));
        return session.message.show("The saved run has ended: it is among the records.");
    }
    const auto file = session.runs->folder().run();
    logInfo("the saved run is read");
    auto recording = loadRecording(file, session.config());
    if (!recording) {
        logWarning(recording.error());
        return stage.push(makeSavedRun({.sentence = recording.error()}));
    }
    const std::string hurdle = hurdleOf(recording.value(), session);
    if (hurdle.empty()) {
        return stage.restart(makeResuming(std::move(recording.value())));
    }
    const SavedRun saved = session.runs->folder().savedRun().value_or(SavedRun());
    stage.push(makeSavedRun({.sentence = textOf(saved) + ". " + hurdle,
                             .recording = std::move(recording.value()),
                             .canGoOn = true}));
}

}  // namespace doorstring
