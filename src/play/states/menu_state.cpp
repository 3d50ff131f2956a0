#include "play/states/menu_state.hpp"

namespace doorstring {

namespace {

std::vector<MenuItem> linesOf(std::span<const MenuChoice> choices) {
    std::vector<MenuItem> items;
    for (const MenuChoice& choice : choices) {
        items.push_back({std::string(choice.label), std::string(choice.hint)});
    }
    return items;
}

}  // namespace

MenuState::MenuState(std::span<const MenuChoice> choices)
    : menu_(linesOf(choices)), choices_(choices) {}

void MenuState::choose(int line, Stage& stage) {
    choices_[static_cast<std::size_t>(line)].choose(stage);
}

void MenuState::moved(Stage& stage) {
    stage.session.sound.play(Effect::MenuMove);
}

void MenuState::press(Action action, Stage& stage) {
    switch (action) {
    case Action::Up:
        menu_.up();
        moved(stage);
        break;
    case Action::Down:
        menu_.down();
        moved(stage);
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
        moved(stage);
    }
    if (clicked) {
        press(Action::Confirm, stage);
    }
}

}  // namespace doorstring
