#include "play/game.hpp"

#include "base/overloaded.hpp"
#include "config/text/say.hpp"
#include "play/runs/saved_run.hpp"
#include "play/states/states.hpp"

#include <variant>

namespace doorstring {

namespace {

constexpr std::uint32_t ticksPerConfigCheck = ticksPerSecond / 4;
constexpr int slowMotionPercent = 25;
constexpr int fullSpeedPercent = 100;
constexpr int volumeStep = 10;  // percent

std::unique_ptr<State> makeFirst(FirstState first, Session& session) {
    switch (first) {
    case FirstState::Title:
    // The next two may ask about a saved run, in a menu on top of the title.
    case FirstState::Daily:
    case FirstState::Adventure:
        return makeTitle(session);
    case FirstState::Explore:
        return makeExplore();
    case FirstState::Watch:
        return session.workshop.makeWatch(session);
    }
    return nullptr;
}

}  // namespace

Game::Game(const Art& art, SessionStart start, FirstState first)
    : session_(art, std::move(start)), stage_(session_) {
    if (first == FirstState::Explore && session_.isAdventure()) {
        enterFloor(stage_);
    } else {
        stage_.restart(makeFirst(first, session_));
    }
    if (first == FirstState::Daily) {
        beginDaily(stage_);
    } else if (first == FirstState::Adventure) {
        beginRun(stage_, session_.expedition.world().dungeon.seed(), RunKind::Free);
    }
    stage_.settle();
}

Game::Game(const Art& art, SessionStart start, std::unique_ptr<State> first)
    : session_(art, std::move(start)), stage_(session_) {
    stage_.restart(std::move(first));
    stage_.settle();
}

void Game::handle(const WindowEvent& event) {
    padKeyEvents_.clear();
    pads_.translate(event, session_.config().pad.deadZone, padKeyEvents_);
    for (const WindowEvent& keyEvent : padKeyEvents_) {
        // SFML reports gamepads even without the focus: then only releases count.
        if (focused_ || std::holds_alternative<KeyReleased>(keyEvent)) {
            dispatch(keyEvent);
        }
    }
    dispatch(event);
}

void Game::dispatch(const WindowEvent& event) {
    std::visit(
        Overloaded{[&](const KeyPressed& pressed) {
                       gainFocus();  // not every desktop reports it
                       press(pressed.key);
                   },
                   [&](const KeyReleased& released) { session_.input.release(released.key); },
                   [&](const TextTyped& text) { stage_.top().type(text.text, stage_); },
                   [&](const PointerMoved& moved) {
                       constexpr bool clicked = false;
                       stage_.top().point(moved.x, moved.y, clicked, stage_);
                   },
                   [&](const PointerPressed& pressed) {
                       constexpr bool clicked = true;
                       stage_.top().point(pressed.x, pressed.y, clicked, stage_);
                   },
                   [&](const PointerRightPressed& pressed) {
                       stage_.top().rightClick(pressed.x, pressed.y, stage_);
                   },
                   [&](const WheelTurned& wheel) {
                       stage_.top().turnWheel(wheel.x, wheel.y, wheel.steps, stage_);
                   },
                   [&](const PointerReleased&) { stage_.top().letGo(); },
                   [&](const FocusLost&) { loseFocus(); }, [&](const FocusGained&) { gainFocus(); },
                   [&](const PadGone& gone) { losePad(gone.pad); },
                   [&](const WindowClosed&) { session_.quit(); },
                   // handle() has already dispatched the key events that stand for these.
                   [](const PadPressed&) {}, [](const PadReleased&) {}, [](const PadTilted&) {}},
        event);
    stage_.settle();
}

void Game::press(KeyBinding key) {
    session_.host.padInUse = isPad(key.key);
    if (stage_.top().takeKey(key, stage_)) {
        return;
    }
    const auto action = actionFor(session_.config().keys, key, stage_.top().listener());
    if (!action) {
        return;
    }
    if (!stage_.top().isPlay()) {
        // The key moves the knight only if it is still held at the next tick of play.
        session_.input.hold(key.key, *action);
    } else {
        session_.input.press(key.key, *action, session_.config().view.heldKeys);
    }
    act(*action);
}

void Game::act(Action action) {
    if (stage_.top().isPlay()) {
        session_.scene.hints.noteUse(action);
    }
    if (!pressAnywhere(action)) {
        stage_.top().press(action, stage_);
        stage_.settle();
    }
}

bool Game::pressAnywhere(Action action) {
    const bool changesDungeon =
        action == Action::NewDungeon || action == Action::SameSeed || action == Action::Undo;
    // In an adventure, menus ignore these keys, and a press during play only shows a message: what
    // holding R would do or, for U, that nothing can be undone. In an exploration, the states that
    // do not regrow ignore these keys.
    const bool isIgnored =
        session_.isAdventure() ? !stage_.top().isPlay() : !stage_.top().regrows();
    if (changesDungeon && (session_.isReplay() || session_.isFloorOver() || isIgnored)) {
        return true;
    }
    switch (action) {
    case Action::NewDungeon:
        session_.growNew();
        return true;
    case Action::SameSeed:
        session_.growSame();
        return true;
    case Action::Undo:
        session_.undo();
        return true;
    case Action::CopySeed:
        session_.host.requests.push_back(HostRequest::CopySeed);
        return true;
    case Action::DebugOverlay:
        session_.scene.hasOverlay = !session_.scene.hasOverlay;
        return true;
    case Action::SlowMotion:
        session_.slowMotion = !session_.slowMotion;
        session_.message.show(session_.slowMotion ? say("Slow motion on") : say("Slow motion off"));
        return true;
    case Action::Fullscreen:
        session_.toggleFullscreen();
        return true;
    case Action::Screenshot:
        session_.host.requests.push_back(HostRequest::SaveScreenshot);
        return true;
    case Action::Mute:
        session_.toggleMuted();
        return true;
    case Action::Softer:
        session_.changeVolumes(-volumeStep);
        return true;
    case Action::Louder:
        session_.changeVolumes(volumeStep);
        return true;
    default:
        return false;
    }
}

void Game::gainFocus() {
    focused_ = true;
    session_.sound.setSilent(false);
}

void Game::loseFocus() {
    focused_ = false;
    session_.input.clear();
    session_.sound.setSilent(true);
    pause();
}

// A gamepad that is not in use may be unplugged without a message.
void Game::losePad(int pad) {
    if (!session_.host.padInUse || pad != pads_.lastUsed()) {
        return;
    }
    session_.host.padInUse = false;
    pause();
    session_.message.show(say("The gamepad is gone. Plug it in again, or use the keyboard."));
}

void Game::pause() {
    if (stage_.top().isPlay()) {
        stage_.push(makePaused(session_));
        stage_.settle();
    }
}

void Game::returnToTitle() {
    session_.endReplay();
    leaveToTitle(stage_);
    stage_.settle();
}

void Game::showRecording(Recording recording, std::filesystem::path file) {
    returnToTitle();
    watchRecording(stage_, std::move(recording), std::move(file));
    stage_.settle();
}

void Game::tick() {
    ++ticks_;
    if (ticks_ % ticksPerConfigCheck == 0 && !session_.isReplay()) {
        session_.checkConfig();
    }
    session_.message.tick();
    session_.sound.tick();
    stage_.top().tick(stage_);
    stage_.settle();
}

// view.game_speed applies to play only: menus need no other speed, and a replay has keys for its
// speed.
int Game::speed() {
    if (session_.slowMotion) {
        return slowMotionPercent;
    }
    return isInMenu() || session_.isReplay() ? fullSpeedPercent : session_.config().view.gameSpeed;
}

void Game::draw(Canvas& canvas, int tickShare) {
    const GridSize size = stage_.canvasSize();
    if (canvas.size() != size) {
        canvas.resize(size);
    }
    stage_.draw(canvas, tickShare);
    if (stage_.top().hasFooter()) {
        session_.message.stayIn(canvas.whole());
        session_.message.stayAtTop();
    }
    session_.message.draw(session_.page(canvas));
}

}  // namespace doorstring
