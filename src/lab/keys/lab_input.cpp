// Keys, gamepad and mouse in the Lab.
#include "config/text/say.hpp"
#include "lab/keys/lab.hpp"
#include "lab/keys/lab_save.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int largeStep = 10;
constexpr int ticksToRepeatChange = 16;  // for which an arrow is held before it repeats
constexpr int ticksPerChange = 3;        // after that

std::optional<char> digitOf(Key key) {
    const int digit = static_cast<int>(key) - static_cast<int>(Key::Num0);
    return digit >= 0 && digit <= 9 ? std::optional(static_cast<char>('0' + digit)) : std::nullopt;
}

// Which dungeon a slot of the page shows. In a duel even slots are those of A, and odd ones those
// of B.
struct DozenSlot {
    int place = 0;  // of the dungeon in the dozen
    LabSet set = LabSet::A;
};

DozenSlot dozenSlotAt(int slot, const LabModel& model) {
    if (!model.isDuel()) {
        return {slot, model.sheet().active()};
    }
    return {slot / 2, slot % 2 == 0 ? LabSet::A : LabSet::B};
}

}  // namespace

void Lab::playErrorUnless(bool done, Stage& stage) {
    if (!done) {
        stage.session.sound.play(Effect::Error);
    }
}

void Lab::moveAmongFields(int steps, Stage& stage) {
    const int count = static_cast<int>(model_.fields().size());
    model_.choose((model_.chosen() + steps + count) % count);
    stage.session.sound.play(Effect::MenuMove);
}

void Lab::firstField(Stage&) {
    model_.choose(0);
}

void Lab::lastField(Stage&) {
    model_.choose(static_cast<int>(model_.fields().size()) - 1);
}

void Lab::switchSide(Stage&) {
    model_.endEdit();
    cursor_.reset();
    amongDungeons_ = !amongDungeons_;
}

void Lab::toggleTens(Stage& stage) {
    tens_ = !tens_;
    stage.session.message.show(tens_ ? say("Left and right change by ten.")
                                     : say("Left and right change by one."));
}

void Lab::clear(Stage& stage) {
    playErrorUnless(model_.clear(), stage);
}

void Lab::reset(Stage& stage) {
    playErrorUnless(model_.reset(), stage);
}

void Lab::toggleCursor(Stage&) {
    const auto& dungeon = model_.shownDungeon().dungeon;
    if (cursor_ || !dungeon) {
        cursor_.reset();
    } else {
        cursor_ = dungeon->start();
        amongDungeons_ = true;
    }
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
    // An edit may have taken the cursor's room away, or shrunk the grid.
    if (!dungeon->hasRoom(*cursor_)) {
        cursor_ = dungeon->start();
    }
}

// Moves the choice among the dungeons. In a duel each seed has two pictures side by side, one of
// each set.
void Lab::moveAmongDungeons(int across, int down) {
    const int columns = model_.isDuel() ? 2 : 4;
    constexpr int rows = 3;
    const int place = model_.chosenDungeon();
    const int x = (place % columns + across + columns) % columns;
    const int y = (place / columns + down + rows) % rows;
    model_.chooseDungeon(y * columns + x);
}

void Lab::stepBy(int steps, Stage& stage) {
    playErrorUnless(model_.step(steps), stage);
}

void Lab::turnPage(int pages, Stage& stage) {
    const int count = static_cast<int>(labPages.size());
    amongDungeons_ = false;
    model_.open(static_cast<LabPage>((static_cast<int>(model_.page()) + pages + count) % count));
    stage.session.sound.play(Effect::MenuMove);
}

void Lab::readOrTurnPage(int pages, Stage& stage) {
    if (!cursor_ || !reasons_.goesOn()) {
        return turnPage(pages, stage);
    }
    reasons_.turn(pages);
    stage.session.sound.play(Effect::MenuMove);
}

// Takes digits, and while a value is typed, the keys that continue, correct or end it. Returns
// false for any other key.
bool Lab::takeTyping(Key key, Stage& stage) {
    if (const auto digit = digitOf(key)) {
        amongDungeons_ = false;
        playErrorUnless(model_.type(*digit), stage);
        return true;
    }
    if (model_.typed().empty()) {
        return false;
    }
    switch (key) {
    case Key::Period:
        playErrorUnless(model_.type('.'), stage);
        return true;
    case Key::Backspace:
        model_.eraseTyped();
        return true;
    case Key::Escape:
        model_.cancelTyped();
        return true;
    case Key::Enter:
        model_.endEdit();
        return true;
    default:
        return false;
    }
}

bool Lab::takeKey(KeyBinding key, Stage& stage) {
    stage.session.message.hideOldNews();  // it covers what the key may lead to
    shift_ = key.shift;
    pointedMetric_.reset();
    if (dragged_) {
        letGo();  // the key may choose another field
    }
    return takeTyping(key.key, stage);
}

void Lab::press(Action action, Stage& stage) {
    if (act(action, stage)) {
        return;
    }
    const bool isArrow = action <= Action::Right;  // Up, Down, Left and Right come first
    const bool isSideways = action == Action::Left || action == Action::Right;
    const int sign = action == Action::Up || action == Action::Left ? -1 : 1;
    if (isArrow && cursor_) {
        constexpr std::array ways{Direction::North, Direction::South, Direction::West,
                                  Direction::East};
        return moveCursor(ways[static_cast<std::size_t>(action)]);
    }
    if (isArrow && amongDungeons_) {
        return moveAmongDungeons(isSideways ? sign : 0, isSideways ? 0 : sign);
    }
    switch (action) {
    case Action::Up:
    case Action::Down:
        return moveAmongFields(sign, stage);
    case Action::Left:
    case Action::Right:
        heldTicks_ = 0;
        return stepBy(sign * (shift_ || tens_ ? largeStep : 1), stage);
    case Action::Confirm:
        return walk(stage);
    case Action::Back:
        if (cursor_) {
            return toggleCursor(stage);
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

// Repeats the change that a held arrow makes. Once the arrow is let go, ends the edit, so that undo
// takes back all its changes together.
void Lab::repeatHeldArrow(Stage& stage) {
    const InputState& input = stage.session.input;
    const int sign = (input.held(Action::Right) ? 1 : 0) - (input.held(Action::Left) ? 1 : 0);
    if (sign == 0 || amongDungeons_ || cursor_) {
        if (heldTicks_ > 0) {
            model_.endEdit();
        }
        heldTicks_ = 0;
        return;
    }
    ++heldTicks_;
    if (heldTicks_ > ticksToRepeatChange && heldTicks_ % ticksPerChange == 0) {
        stepBy(sign * (shift_ || tens_ ? largeStep : 1), stage);
    }
}

void Lab::notePointed(int x, int y, const LabLayout& layout) {
    std::optional<PointedRoom> pointed;
    for (int i = 0; i < labDungeons; ++i) {
        const PixelRect area = layout.dungeons[static_cast<std::size_t>(i)];
        const DozenSlot slot = dozenSlotAt(i, model_);
        const bool isOfActiveSet = slot.set == model_.sheet().active();
        const auto& dungeon =
            model_.growth().dungeons()[static_cast<std::size_t>(slot.place)].dungeon;
        if (isOfActiveSet && area.contains({x, y}) && dungeon) {
            const PixelRect inner = area.grown(-1);
            const GridPos cell =
                labCellAt(*dungeon, inner, labCellSide(dungeon->size(), inner), {x, y});
            if (dungeon->hasRoom(cell)) {
                pointed = PointedRoom{slot.place, cell};
            }
        }
    }
    if (pointed != pointed_) {
        pointed_ = pointed;
        ticksPointed_ = 0;
    }
    pointedMetric_.reset();
    for (std::size_t metric = 0; metric < layout.histograms.size(); ++metric) {
        if (layout.histograms[metric].contains({x, y})) {
            pointedMetric_ = metric;
        }
    }
}

LabLayout Lab::layoutFor(const Session& session) const {
    return labLayout(canvasSize(session), session.art.font, session.config().keys, model_.page(),
                     model_.chosen());
}

std::optional<FieldPlace> Lab::fieldAt(int x, int y, const Session& session) const {
    const LabLayout layout = layoutFor(session);
    for (const FieldPlace& field : layout.fields) {
        if (field.row.contains({x, y})) {
            return field;
        }
    }
    return std::nullopt;
}

void Lab::dragTo(int x, Stage& stage) {
    const PixelRect bar = dragged_->bar;
    const std::int64_t along = std::clamp(x - bar.x + 1, 0, bar.width);
    const std::int64_t weight = along * draggedWhole_ / bar.width;
    // A drag sets whole numbers, because most weights are whole.
    const std::int64_t rounded = (weight + weightOne / 2) / weightOne * weightOne;
    playErrorUnless(model_.dragWeight(rounded), stage);
}

void Lab::letGo() {
    dragged_.reset();
    model_.endEdit();
}

void Lab::point(int x, int y, bool clicked, Stage& stage) {
    if (dragged_) {
        return dragTo(x, stage);
    }
    const LabLayout layout = layoutFor(stage.session);
    notePointed(x, y, layout);
    if (!clicked) {
        return;
    }
    stage.session.message.hideOldNews();
    for (const LabPage page : labPages) {
        if (layout.tabs[page].contains({x, y})) {
            return turnPage(static_cast<int>(page) - static_cast<int>(model_.page()), stage);
        }
    }
    for (const LabButton button : labButtons) {
        if (layout.buttons[button].contains({x, y})) {
            act(actionOf(button), stage);
            return;
        }
    }
    if (const auto field = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        model_.choose(field->index);
        if (model_.field().tablePlace && x >= field->bar.x) {
            dragged_ = field;
            draggedWhole_ = labBarWeight(model_.sheet().config().dungeon, model_.page());
            dragTo(x, stage);
        }
        return;
    }
    for (int i = 0; i < labDungeons; ++i) {
        if (layout.dungeons[static_cast<std::size_t>(i)].contains({x, y})) {
            const DozenSlot slot = dozenSlotAt(i, model_);
            const bool isChosen = amongDungeons_ && model_.chosenDungeon() == slot.place &&
                                  model_.sheet().active() == slot.set;
            if (model_.isDuel()) {
                switchTo(slot.set, stage);
            }
            if (isChosen) {
                return walk(stage);
            }
            amongDungeons_ = true;
            model_.chooseDungeon(slot.place);
        }
    }
}

void Lab::rightClick(int x, int y, Stage& stage) {
    if (dragged_) {
        return;  // no other field may be chosen during a drag: dragTo() writes to the chosen one
    }
    if (const auto field = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        model_.choose(field->index);
        playErrorUnless(model_.reset(), stage);
    }
}

// Changes a value by the wheel, or scrolls the reasons of a room. Successive turns over the same
// field are undone together.
void Lab::turnWheel(int x, int y, int steps, Stage& stage) {
    if (dragged_) {
        return;
    }
    if (const auto field = fieldAt(x, y, stage.session)) {
        amongDungeons_ = false;
        if (field->index != model_.chosen()) {
            model_.choose(field->index);
        }
        stepBy(steps, stage);
    } else if (reasons_.goesOn()) {
        reasons_.scroll(-steps);
        stage.session.sound.play(Effect::MenuMove);
    }
}

}  // namespace doorstring
