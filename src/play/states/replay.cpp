// A recording in the window: at one to eight times real speed, paused, tick by tick, or from room
// to room.
#include "config/text/notice.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "play/session/play_scene.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "view/hud/hud.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace doorstring {

namespace {

constexpr int mostSpeed = 8;
constexpr int ticksOfAJump = 600;  // the most that a jump plays in one tick of this state
// Going back within this time after a room was entered leads to the room before it.
constexpr std::uint64_t ticksToGoFarther = 60;

// The knight's stay in a room.
struct Stay {
    std::uint32_t dungeon;  // its number in the expedition
    GridPos cell;

    bool operator==(const Stay&) const = default;
};

Stay stayIn(const Expedition& expedition) {
    return {expedition.number(), expedition.world().cell()};
}

class Replay : public State {
public:
    Replay(Recording recording, std::filesystem::path file)
        : recording_(std::move(recording)), file_(std::move(file)) {}

    std::string_view name() const override { return "replay"; }
    // A viewer gets the actions of viewers, as well as Confirm and Back, and no menu opens over it
    // when the window loses the focus.
    Listener listener() const override { return Listener::Viewer; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::OneTick:
            paused_ = true;
            oneTick_ = true;
            break;
        case Action::PlayPause:
        case Action::Confirm:
        case Action::Pause:
            paused_ = !paused_;
            break;
        case Action::Right:
            speed_ = std::min(2 * speed_, mostSpeed);
            break;
        case Action::Left:
            speed_ = std::max(speed_ / 2, 1);
            break;
        case Action::Up:
            jumpOn();
            break;
        case Action::Down:
            jumpBack();
            break;
        case Action::Back:
            closeReplay(stage);
            break;
        default:
            break;
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        if (hasShownRunEnd_) {
            // The page that showRunEnd() pushed has been closed, to watch the recording again.
            rewind(session);
            paused_ = false;
        } else if (run_ && jumpTo_ && *jumpTo_ < run_->ticks()) {
            rewind(session);
        }
        if (!run_) {
            begin(session);
        }
        session.events.clear();
        if (jumpTo_) {
            jump(session);
        } else {
            play(session);
        }
        session.showEvents();
        reportDifference(session);
        reportEnd(session);
        showRunEnd(stage);
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        const ReplayProgress progress{.tick = run_ ? run_->ticks() : 0,
                                      .ticks = recording_.ticks,
                                      .speed = speed_,
                                      .isPaused = paused_,
                                      .hasEnded = run_ && run_->ended(),
                                      .differsAt = run_ ? run_->differsAt() : std::nullopt};
        drawPlay(canvas, session, paused_ ? wholeTick : tickShare, &progress);
    }

private:
    // Says which key does what.
    static std::string keysText(const Session& session) {
        return say(
            "{pause} pauses, {slower} and {faster} change the speed, {next} and {before} go to "
            "the next room and back, the key {tick} moves on by a tick, {end} ends.",
            "pause"_a = session.keyFor(Action::PlayPause),
            "slower"_a = session.keyFor(Action::Left), "faster"_a = session.keyFor(Action::Right),
            "next"_a = session.keyFor(Action::Up), "before"_a = session.keyFor(Action::Down),
            "tick"_a = session.keyFor(Action::OneTick), "end"_a = session.keyFor(Action::Back));
    }

    void begin(Session& session) {
        run_.emplace(recording_, session.expedition);
        stay_ = stayIn(session.expedition);
        if (entryTicks_.empty()) {
            entryTicks_.push_back(0);
            session.message.show(keysText(session));
        }
    }

    void rewind(Session& session) {
        run_.reset();
        session.replayAgain(recording_);
        differenceReported_ = false;
        endReported_ = false;
        hasShownRunEnd_ = false;
    }

    void jumpOn() {
        if (run_) {
            const auto next = std::ranges::upper_bound(entryTicks_, run_->ticks());
            jumpTo_ = next == entryTicks_.end() ? recording_.ticks : *next;
        }
    }

    // Jumps to the tick at which the knight entered his room or, if that is less than
    // ticksToGoFarther ago, the room before it.
    void jumpBack() {
        if (run_) {
            auto entry = std::prev(std::ranges::upper_bound(entryTicks_, run_->ticks()));
            if (run_->ticks() - *entry < ticksToGoFarther && entry != entryTicks_.begin()) {
                --entry;
            }
            jumpTo_ = *entry;
        }
    }

    // Plays a part of a jump, unheard and unseen. The jump ends at the tick `jumpTo_`. It ends
    // earlier if the knight enters a room at a tick later than all of `entryTicks_`: jumpOn() could
    // not know of that entry, and aimed at the end of the recording.
    void jump(Session& session) {
        for (int count = 0; count < ticksOfAJump && jumpTo_; ++count) {
            const bool isThere = run_->ended() || run_->ticks() == *jumpTo_;
            const bool isNewEntry = !isThere && playTick(session);
            if (isThere || isNewEntry) {
                jumpTo_.reset();
            }
            session.events.clear();
        }
    }

    void play(Session& session) {
        const int due = paused_ ? (oneTick_ ? 1 : 0) : speed_;
        oneTick_ = false;
        for (int count = 0; count < due && !run_->ended(); ++count) {
            playTick(session);
        }
    }

    // Plays a tick. If the knight enters a room in that tick, and the tick is later than all of
    // `entryTicks_`, adds it to `entryTicks_` and returns true.
    bool playTick(Session& session) {
        run_->tick(session.events);
        const Stay now = stayIn(session.expedition);
        const bool isNewEntry = now != stay_ && run_->ticks() > entryTicks_.back();
        stay_ = now;
        if (isNewEntry) {
            entryTicks_.push_back(run_->ticks());
        }
        return isNewEntry;
    }

    bool endsWithPage(const Session& session) const {
        return run_->ended() && session.expedition.world().isRunOver() && !run_->differsAt();
    }

    // Shows the page of the run's end if the run is over at the end of the recording: without the
    // page only a dark room would be seen.
    void showRunEnd(Stage& stage) {
        if (endsWithPage(stage.session) && !hasShownRunEnd_) {
            hasShownRunEnd_ = true;
            stage.push(makeWatchedRunEnd(stage.session, recording_));
        }
    }

    void reportDifference(Session& session) {
        if (run_->differsAt() && !differenceReported_) {
            differenceReported_ = true;
            const std::string sentence = differenceText(file_, recording_, *run_->differsAt());
            session.message.show(sentence, MessageLine::Tone::Bad);
            logWarning(sentence);
        }
    }

    void reportEnd(Session& session) {
        if (!run_->ended() || endReported_) {
            return;
        }
        endReported_ = true;
        const std::string damage = damageText(file_, recording_);
        const Notice end = noticeOf([&] { return endText(damage); });
        logInfo(end.english);
        if (endsWithPage(session)) {
            // The page itself says that the recording is damaged. Where it is damaged is too long a
            // text to leave the page's heading free.
            session.message.show(endText({}));
        } else if (!run_->differsAt()) {
            session.message.show(end.shown,
                                 damage.empty() ? MessageLine::Tone::News : MessageLine::Tone::Bad);
        }
    }

    std::string endText(const std::string& damage) const {
        const std::string end = sayCount(static_cast<std::int64_t>(run_->checksHeld()),
                                         "The end: {ticks} ticks, {checks} check holds",
                                         "The end: {ticks} ticks, {checks} checks hold",
                                         "ticks"_a = sayNumber(run_->ticks()),
                                         "checks"_a = sayNumber(run_->checksHeld()));
        return damage.empty() ? end : fmt::format("{}; {}", end, damage);
    }

    Recording recording_;
    std::filesystem::path file_;
    std::optional<ReplayRun> run_;
    Stay stay_{};
    // The ticks at which rooms were entered, in order. The first is 0.
    std::vector<std::uint64_t> entryTicks_;
    std::optional<std::uint64_t> jumpTo_;  // the tick that a jump leads to; empty without a jump
    int speed_ = 1;
    bool paused_ = false;
    bool oneTick_ = false;
    bool differenceReported_ = false;
    bool endReported_ = false;
    bool hasShownRunEnd_ = false;
};

}  // namespace

void closeReplay(Stage& stage) {
    if (!stage.hasBelow()) {
        return stage.session.quit();
    }
    stage.session.endReplay();
    stage.pop();
}

std::unique_ptr<State> makeReplay(Recording recording, std::filesystem::path file) {
    return std::make_unique<Replay>(std::move(recording), std::move(file));
}

}  // namespace doorstring
