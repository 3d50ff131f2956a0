#include "lab/watch/watch.hpp"

// Shows how the dungeon of the expedition grew: played, paused, or step by step forward and back.
// If the dungeon is replaced meanwhile (R, Shift+R, U), shows the new one.
#include "base/fixed.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "lab/watch/watch_screen.hpp"
#include "play/states/states.hpp"
#include "study/trace/tracer.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace doorstring {

namespace {

constexpr int ticksToRepeat = 20;  // for which an arrow is held before it repeats
constexpr int ticksPerRepeat = 3;  // after that
// The least canvas, in pixels, on which the cells of a usual grid are large enough for labels.
constexpr GridSize labelled{340, 250};

// Plays a trace forward by itself, faster or slower, until it is paused. Also goes step by step,
// forward and back, and jumps to any place of the trace.
class GrowthPlayer {
public:
    static constexpr int mostSpeed = 64;

    GrowthPlayer(Trace trace, DungeonConfig config);
    GrowthPlayer(const GrowthPlayer&) = delete;
    GrowthPlayer& operator=(const GrowthPlayer&) = delete;

    void tick();
    // Pauses or continues; at the end of the trace starts it over.
    void pauseOrGoOn();
    // Pauses, and moves by a number of steps, back if it is below 0.
    void step(int steps);
    // Moves to the moment after that number of steps, and continues from there unless it is paused.
    void goTo(std::size_t steps);
    void speedUp() { speed_ = std::min(2 * speed_, mostSpeed); }
    void slowDown() { speed_ = std::max(speed_ / 2, 1); }

    const Trace& trace() const { return trace_; }
    const TraceCursor& cursor() const { return cursor_; }
    bool ended() const { return cursor_.at() == trace_.size(); }
    bool paused() const { return paused_; }
    int speed() const { return speed_; }
    // Ticks since the last step; very many after a jump or a step back.
    int age() const { return age_; }
    // The last step in words.
    const std::string& sentence() const { return sentence_; }

private:
    // The number of ticks for which the current step is shown at speed 1.
    int ticksToLook() const;
    void moveTo(std::size_t steps, int age);

    DungeonConfig config_;
    Trace trace_;
    TraceCursor cursor_;
    std::string sentence_;
    bool paused_ = false;
    int speed_ = 1;
    int age_ = 0;
    int waited_ = 0;  // the ticks since the last step, each multiplied by the speed
};

constexpr int ticksPerStep = ticksPerSecond / 5;
constexpr int ticksPerSweep = ticksPerStep / 3;  // for a step that only begins a sweep
constexpr int ticksForGrid = 3 * ticksPerStep;   // for a step that is about the whole grid
constexpr int longAgo = 1'000'000;

GrowthPlayer::GrowthPlayer(Trace trace, DungeonConfig config)
    : config_(std::move(config)), trace_(std::move(trace)), cursor_(trace_) {
    moveTo(0, 0);
}

int GrowthPlayer::ticksToLook() const {
    if (cursor_.step() == nullptr) {
        return ticksPerStep;
    }
    switch (cursor_.step()->event) {
    case TraceEvent::SweepBegun:
        return ticksPerSweep;
    case TraceEvent::DistancesMeasured:
    case TraceEvent::TryGrown:
    case TraceEvent::Discarded:
    case TraceEvent::MoreDiscarded:
        return ticksForGrid;
    default:
        return ticksPerStep;
    }
}

void GrowthPlayer::moveTo(std::size_t steps, int age) {
    cursor_.goTo(steps);
    age_ = age;
    waited_ = 0;
    sentence_ = cursor_.at() == 0
                    ? say("an empty grid of {width} x {height}", "width"_a = trace_.grid().width,
                          "height"_a = trace_.grid().height)
                    : stepText(trace_, cursor_.at() - 1, config_);
}

void GrowthPlayer::tick() {
    age_ = std::min(age_ + 1, longAgo);
    if (paused_) {
        return;
    }
    waited_ += speed_;
    while (!ended() && waited_ >= ticksToLook()) {
        const int rest = waited_ - ticksToLook();
        moveTo(cursor_.at() + 1, 0);
        waited_ = rest;
    }
}

void GrowthPlayer::pauseOrGoOn() {
    if (ended()) {
        moveTo(0, 0);
        paused_ = false;
    } else {
        paused_ = !paused_;
    }
}

void GrowthPlayer::step(int steps) {
    paused_ = true;
    if (steps > 0) {
        moveTo(cursor_.at() + static_cast<std::size_t>(steps), 0);
    } else {
        const auto back = std::min(static_cast<std::size_t>(-steps), cursor_.at());
        moveTo(cursor_.at() - back, longAgo);
    }
}

void GrowthPlayer::goTo(std::size_t steps) {
    if (steps != cursor_.at()) {
        moveTo(steps, longAgo);
    }
}

// A dungeon, with the timeline and the player of its trace.
struct Watched {
    Watched(TracedDungeon traced, const Config& grownWith)
        : config(grownWith),
          dungeon(std::move(traced.dungeon)),
          timeline(traced.trace),
          player(std::move(traced.trace), grownWith.dungeon) {}

    Config config;  // a copy, as files may be saved while it is watched
    Dungeon dungeon;
    Timeline timeline;
    GrowthPlayer player;
};

class Watch : public State {
public:
    explicit Watch(const Session& session) { watchCurrent(session); }

    std::string_view name() const override { return "watch"; }
    Listener listener() const override { return Listener::Viewer; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Confirm:
            walkIn(stage);
            break;
        case Action::Back:
        case Action::Watch:
            leave(stage);
            break;
        case Action::Help:
            stage.push(makeHelp(stage.session));
            break;
        default:
            control(action);
            break;
        }
    }

    void point(int x, int y, bool clicked, Stage& stage) override {
        if (!watched_) {
            return;
        }
        const WatchLayout layout = watchLayout(canvasSize(stage.session));
        if (clicked && layout.button.contains({x, y})) {
            watched_->player.pauseOrGoOn();
        }
        dragging_ = dragging_ || (clicked && layout.grip.contains({x, y}));
        if (dragging_) {
            watched_->player.goTo(watched_->timeline.stepsAt(layout.bar, x));
        }
    }
    void letGo() override { dragging_ = false; }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        if (number_ != session.expedition.number()) {
            watchCurrent(session);
        }
        if (!watched_) {
            session.complain(fault_);
            leave(stage);
            return;
        }
        ++tick_;
        reportChanged(session);
        repeatHeldArrow(session.input);
        if (!dragging_) {
            watched_->player.tick();
        }
    }

    GridSize canvasSize(const Session& session) const override;
    void draw(Canvas& canvas, Session& session, int) override;

private:
    // Lets the `GrowthPlayer` do what the action says.
    void control(Action action) {
        if (!watched_) {
            return;
        }
        GrowthPlayer& player = watched_->player;
        switch (action) {
        case Action::PlayPause:
        case Action::Pause:
            return player.pauseOrGoOn();
        case Action::ToStart:
            return player.goTo(0);
        case Action::ToEnd:
            return player.goTo(player.trace().size());
        case Action::Left:
            return player.step(-1);
        case Action::Right:
            return player.step(1);
        case Action::Up:
            return player.speedUp();
        case Action::Down:
            return player.slowDown();
        default:
            return;
        }
    }

    // Repeats the step of an arrow that is held.
    void repeatHeldArrow(const InputState& input) {
        const int sign = (input.held(Action::Right) ? 1 : 0) - (input.held(Action::Left) ? 1 : 0);
        heldTicks_ = sign == 0 ? 0 : heldTicks_ + 1;
        if (heldTicks_ > ticksToRepeat && heldTicks_ % ticksPerRepeat == 0) {
            watched_->player.step(sign * watched_->player.speed());
        }
    }

    // Traces the dungeon of the expedition, to watch it from its first step.
    void watchCurrent(const Session& session);
    bool isWalked(const Session& session) const;
    // Says that weights have changed since the knight walked in, if they have; once for each
    // dungeon.
    void reportChanged(Session& session);
    void walkIn(Stage& stage);
    static void leave(Stage& stage);

    std::optional<Watched> watched_;
    std::string fault_;         // why there is nothing to watch
    std::uint32_t number_ = 0;  // Expedition::number() of the dungeon watched
    bool reported_ = false;     // whether reportChanged() has compared that dungeon
    bool dragging_ = false;
    int heldTicks_ = 0;  // since the left or right arrow went down
    int tick_ = 0;
};

void Watch::watchCurrent(const Session& session) {
    // On a visit from the Lab, the knight is in a dungeon whose weights are in no file.
    const Config config = session.isLabVisit() ? session.exploredConfig() : session.config();
    number_ = session.expedition.number();
    reported_ = false;
    watched_.reset();
    if (auto tooLarge = tooLargeToWatch(config.dungeon)) {
        fault_ = std::move(*tooLarge);
        return;
    }
    auto traced =
        traceGeneration(config.dungeon, config.room, session.expedition.world().dungeon.seed());
    if (traced) {
        watched_.emplace(std::move(traced.value()), config);
    } else {
        fault_ = describe(traced.error(), config.dungeon);
    }
}

// Whether the dungeon that the knight walks in is the one on this page. It is not if weights have
// changed since he walked in: the page shows a dungeon that grew from the newer weights.
bool Watch::isWalked(const Session& session) const {
    const World& world = session.expedition.world();
    const Dungeon& walked = world.dungeon;
    return walked.seed() == watched_->dungeon.seed() &&
           walked.tileset() == watched_->dungeon.tileset() &&
           world.config.locks == watched_->config.explore.locks &&
           walked.plans() == watched_->dungeon.plans();
}

void Watch::reportChanged(Session& session) {
    if (reported_) {
        return;
    }
    reported_ = true;
    if (isWalked(session)) {
        session.message.hideNews();  // of a new dungeon, which this page shows
    } else {
        session.message.show(say("The weights have changed since you walked in: this is what they "
                                 "make of the same seed now."));
    }
}

void Watch::walkIn(Stage& stage) {
    if (!watched_) {
        return;
    }
    Session& session = stage.session;
    session.sound.play(Effect::MenuChoose);
    if (!isWalked(session)) {
        session.enter(watched_->config, watched_->dungeon);
    }
    stage.restart(makeExplore());
}

void Watch::leave(Stage& stage) {
    stage.session.sound.play(Effect::MapClose);
    if (stage.hasBelow()) {
        stage.pop();
    } else {
        stage.restart(makeTitle(stage.session));
    }
}

// The size of the canvas: the whole window, at a finer scale than in play if cells are then large
// enough for their labels.
GridSize Watch::canvasSize(const Session& session) const {
    const GridSize usual = State::canvasSize(session);
    const GridSize window = session.host.window;
    if (window.width < usual.width || window.height < usual.height) {
        return usual;
    }
    const int wanted = session.config().view.scale;
    const int largest =
        std::max(1, std::min(window.width / labelled.width, window.height / labelled.height));
    const int scale = wanted == 0 ? largest : std::min(wanted, largest);
    return {window.width / scale, window.height / scale};
}

void Watch::draw(Canvas& canvas, Session& session, int) {
    if (!watched_) {
        canvas.clear(session.page(canvas).colours.back);
        return;
    }
    const Action pausing = session.host.padInUse ? Action::Pause : Action::PlayPause;
    const std::array<std::string, 6> hints{
        say("{key} walks in", "key"_a = session.keyFor(Action::Confirm)),
        say("{key} pauses", "key"_a = session.keyFor(pausing)),
        say("{keys} step", "keys"_a = "\u2190 \u2192"),
        say("{keys} speed", "keys"_a = "\u2191 \u2193"),
        say("{key} another", "key"_a = session.keyFor(Action::NewDungeon)),
        say("{key} leaves", "key"_a = session.keyFor(Action::Back))};
    const GrowthPlayer& player = watched_->player;
    GrowthMoment moment{player.trace(), player.cursor()};
    if (!session.config().view.reducedMotion) {
        moment.age = player.age();
        moment.tick = tick_;
    }
    drawWatchScreen(session.page(canvas), {.moment = moment,
                                           .timeline = watched_->timeline,
                                           .seedCode = toCode(watched_->dungeon.seed()),
                                           .sentence = player.sentence(),
                                           .speed = player.speed(),
                                           .paused = player.paused() || player.ended(),
                                           .hints = hints});
}

}  // namespace

std::unique_ptr<State> makeWatch(Session& session) {
    return std::make_unique<Watch>(session);
}

}  // namespace doorstring
