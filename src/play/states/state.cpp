#include "play/states/state.hpp"

#include "files/log.hpp"
#include "play/states/states.hpp"
#include "view/panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace doorstring {

GridSize State::canvasSize(const Session& session) const {
    return layoutFor(session.expedition.world().config.room.size).canvas;
}

void Stage::push(std::unique_ptr<State> state) {
    states_.push_back(std::move(state));
    changed_ = true;
}

void Stage::open(std::unique_ptr<State> (*make)(Session& session)) {
    if (make != nullptr) {
        push(make(session));
    }
}

void Stage::pop() {
    ended_.push_back(std::move(states_.back()));
    states_.pop_back();
    changed_ = true;
}

void Stage::restart(std::unique_ptr<State> state) {
    session.leaveLabVisit();  // a visit from the Lab ends, as the Lab is among the states that end
    std::ranges::move(states_, std::back_inserter(ended_));
    states_.clear();
    push(std::move(state));
}

void Stage::settle() {
    if (!changed_) {
        return;
    }
    changed_ = false;
    ended_.clear();
    const bool wasPlay = std::exchange(wasPlay_, top().isPlay());
    if (!wasPlay) {
        session.message.hideOldNews();
    }
    if (!top().isPlay()) {
        if (session.runs != nullptr) {
            session.runs->sync();
        }
        session.message.hideOldNews();
        session.input.dropPresses();
    }
    logInfo(fmt::format("state {}", top().name()));
}

std::size_t Stage::lowestShown() const {
    std::size_t lowest = states_.size() - 1;
    while (lowest > 0 && states_[lowest]->isOverlay()) {
        --lowest;
    }
    return lowest;
}

GridSize Stage::canvasSize() const {
    return states_[lowestShown()]->canvasSize(session);
}

void Stage::draw(Canvas& canvas, int tickShare) {
    // Only the uppermost state moves; the one that shows below it is drawn as of its last tick.
    // Panels between the two are not drawn.
    if (top().isOverlay()) {
        states_[lowestShown()]->drawBelow(canvas, session);
    }
    top().draw(canvas, session, tickShare);
}

namespace {

std::vector<MenuItem> linesOf(std::span<const MenuChoice> choices) {
    std::vector<MenuItem> items;
    for (const MenuChoice& choice : choices) {
        items.push_back({std::string(tr(choice.label)), std::string(tr(choice.hint))});
    }
    return items;
}

}  // namespace

MenuState::MenuState(std::span<const MenuChoice> choices)
    : menu_(linesOf(choices)), choices_(choices) {}

void MenuState::tick(Stage&) {
    menu_.tick();
    relabel();
}

void MenuState::relabel() {
    for (std::size_t line = 0; line < choices_.size(); ++line) {
        writeLine(static_cast<int>(line), choices_[line]);
    }
}

void MenuState::writeLine(int line, const MenuChoice& choice) {
    menu_.setLabel(line, tr(choice.label));
    menu_.setHint(line, tr(choice.hint));
}

void MenuState::choose(int line, Stage& stage) {
    choices_[static_cast<std::size_t>(line)].choose(stage);
}

void MenuState::pressOther(Action action, Stage& stage) {
    if (action == Action::Help) {
        stage.push(makeHelp(stage.session));
    }
}

void MenuState::playMoveSound(Stage& stage) {
    stage.session.sound.play(Effect::MenuMove);
}

void MenuState::press(Action action, Stage& stage) {
    switch (action) {
    case Action::Up:
        menu_.up();
        playMoveSound(stage);
        break;
    case Action::Down:
        menu_.down();
        playMoveSound(stage);
        break;
    case Action::Left:
        change(-1, stage);
        break;
    case Action::Right:
        change(1, stage);
        break;
    case Action::Confirm:
        stage.session.sound.play(Effect::MenuChoose);
        choose(menu_.chosen(), stage);
        break;
    case Action::Back:
    case Action::Pause:
        leave(stage);
        break;
    default:
        pressOther(action, stage);
        break;
    }
}

void MenuState::point(int x, int y, bool clicked, Stage& stage) {
    const auto line = menu_.lineAt(x, y);
    if (!line) {
        return;
    }
    if (*line != menu_.chosen()) {
        menu_.choose(*line);
        playMoveSound(stage);
    }
    if (clicked) {
        press(Action::Confirm, stage);
    }
}

}  // namespace doorstring
