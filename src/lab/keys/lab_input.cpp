// Keys and gamepad in the Lab.
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_save.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int largeStep = 10;
constexpr int ticksToRepeatChange = 16;  // an arrow held so long goes on by itself ...
constexpr int ticksPerChange = 3;        // ... a step every so many ticks

std::optional<char> digitOf(Key key) {
    const int digit = static_cast<int>(key) - static_cast<int>(Key::Num0);
    return digit >= 0 && digit <= 9 ? std::optional(static_cast<char>('0' + digit)) : std::nullopt;
}

}  // namespace

void Lab::tell(bool done, Stage& stage) {
    if (!done) {
        stage.session.sound.play(Effect::Error);
    }
}

void Lab::move(int by, Stage& stage) {
    const int count = static_cast<int>(model_.fields().size());
    model_.choose((model_.chosen() + by + count) % count);
    stage.session.sound.play(Effect::MenuMove);
}

void Lab::toggleCursor() {
    const auto& dungeon = model_.shownDungeon().dungeon;
    cursor_ = cursor_ || !dungeon ? std::nullopt : std::optional(dungeon->start());
    amongDungeons_ = amongDungeons_ || cursor_;
}

void Lab::moveCursor(Direction way) {
    const auto& dungeon = model_.shownDungeon().dungeon;
    if (!dungeon) {
        cursor_.reset();
        return;
    }
    for (GridPos cell = neighbour(*cursor_, way); dungeon->plans().contains(cell);
         cell = neighbour(cell, way)) {
        if (dungeon->hasRoom(cell)) {
            cursor_ = cell;
            return;
        }
    }
}

// In a duel a seed has two pictures side by side.
void Lab::moveAmongDungeons(int across, int down) {
    const int columns = model_.isDuel() ? 2 : 4;
    constexpr int rows = 3;
    const int at = std::min(model_.dungeon(), columns * rows - 1);
    const int x = (at % columns + across + columns) % columns;
    const int y = (at / columns + down + rows) % rows;
    model_.chooseDungeon(y * columns + x);
}

void Lab::stepBy(int by, Stage& stage) {
    tell(model_.step(by), stage);
}

void Lab::turnPage(int by, Stage& stage) {
    const int count = static_cast<int>(labPages.size());
    amongDungeons_ = false;
    model_.open(static_cast<LabPage>((static_cast<int>(model_.page()) + by + count) % count));
    stage.session.sound.play(Effect::MenuMove);
}

bool Lab::takeEditKey(KeyBinding key, Stage& stage) {
    if (const auto digit = digitOf(key.key)) {
        amongDungeons_ = false;
        tell(model_.type(*digit), stage);
        return true;
    }
    const bool isTyping = !model_.typed().empty();
    switch (key.key) {
    case Key::Period:
        tell(!isTyping || model_.type('.'), stage);
        return true;
    case Key::Backspace:
        if (isTyping) {
            model_.eraseTyped();
        } else {
            tell(model_.reset(), stage);
        }
        return true;
    case Key::Escape:
        if (isTyping) {
            model_.cancelTyped();
        }
        return isTyping;
    case Key::Enter:
        if (isTyping) {
            model_.endStep();
        }
        return isTyping;
    case Key::Delete:
        tell(model_.clear(), stage);
        return true;
    case Key::Z:
        travel(!key.shift, stage);
        return true;
    default:
        return false;
    }
}

bool Lab::takeKey(KeyBinding key, Stage& stage) {
    shift_ = key.shift;
    pointedMetric_.reset();
    if (takeEditKey(key, stage)) {
        return true;
    }
    switch (key.key) {
    case Key::Tab:
    case Key::PadBack:
        model_.endStep();
        cursor_.reset();
        amongDungeons_ = !amongDungeons_;
        return true;
    case Key::PageDown:
    case Key::PadRB:
        turnPage(1, stage);
        return true;
    case Key::PageUp:
    case Key::PadLB:
        turnPage(-1, stage);
        return true;
    case Key::Home:
        model_.choose(0);
        return true;
    case Key::End:
        model_.choose(static_cast<int>(model_.fields().size()) - 1);
        return true;
    case Key::PadY:
        travel(true, stage);
        return true;
    case Key::PadX:
        flip(other(model_.sheet().active()), stage);
        return true;
    case Key::X:
        push(LabButton::Turned, stage);
        return true;
    case Key::A:
        push(LabButton::SetA, stage);
        return true;
    case Key::B:
        push(LabButton::SetB, stage);
        return true;
    case Key::D:
        push(LabButton::Duel, stage);
        return true;
    case Key::F:
        push(LabButton::Find, stage);
        return true;
    case Key::S:
        push(LabButton::Save, stage);
        return true;
    case Key::PadStart:
        openActions(stage);
        return true;
    case Key::F1:
        push(LabButton::Keys, stage);
        return true;
    case Key::C:
        copyCode(stage);
        return true;
    case Key::W:
        toggleCursor();
        return true;
    case Key::R:
        resetAll(stage);
        return true;
    default:
        // Other letters grow and change dungeons of their own in play.
        return key.key <= Key::Z && key.key != Key::N && key.key != Key::L;
    }
}

void Lab::openActions(Stage& stage) {
    model_.endStep();
    stage.push(makeLabActions([this](LabAction action, KeyBinding key, Stage& at) {
        switch (action) {
        case LabAction::Press:
            takeKey(key, at);
            shift_ = false;
            return;
        case LabAction::Tens:
            tens_ = !tens_;
            at.session.message.show(tens_ ? "Left and right change by ten."
                                          : "Left and right change by one.");
            return;
        case LabAction::Leave:
            return leave(at);
        }
    }));
}

void Lab::press(Action action, Stage& stage) {
    const bool isSideways = action == Action::Left || action == Action::Right;
    const int by = action == Action::Up || action == Action::Left ? -1 : 1;
    if (action <= Action::Right && cursor_) {
        constexpr std::array ways{Direction::North, Direction::South, Direction::West,
                                  Direction::East};
        return moveCursor(ways[static_cast<std::size_t>(action)]);
    }
    if (action <= Action::Right && amongDungeons_) {
        return moveAmongDungeons(isSideways ? by : 0, isSideways ? 0 : by);
    }
    switch (action) {
    case Action::Up:
    case Action::Down:
        return move(by, stage);
    case Action::Left:
    case Action::Right:
        heldTicks_ = 0;
        return stepBy(by * (shift_ || tens_ ? largeStep : 1), stage);
    case Action::Confirm:
        return walk(stage);
    case Action::Back:
        if (cursor_) {
            return toggleCursor();
        }
        if (amongDungeons_) {
            amongDungeons_ = false;
            return;
        }
        [[fallthrough]];
    case Action::Pause:
    case Action::Lab:
        return leave(stage);
    default:
        return;
    }
}

// An arrow that is held.
void Lab::repeat(Stage& stage) {
    const InputState& input = stage.session.input;
    const int way = (input.held(Action::Right) ? 1 : 0) - (input.held(Action::Left) ? 1 : 0);
    if (way == 0 || amongDungeons_) {
        if (heldTicks_ > 0) {
            model_.endStep();
        }
        heldTicks_ = 0;
        return;
    }
    ++heldTicks_;
    if (heldTicks_ > ticksToRepeatChange && heldTicks_ % ticksPerChange == 0) {
        stepBy(way * (shift_ || tens_ ? largeStep : 1), stage);
    }
}

}  // namespace doorstring
