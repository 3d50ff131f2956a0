#include "play/states/option_menu.hpp"

#include "config/text/say.hpp"
#include "view/screens/menu_screens.hpp"

#include <utility>

namespace doorstring {

namespace {

std::string labelOf(const OptionLine& option, const Session& session) {
    return say("{option}: {value}", "option"_a = tr(option.name),
               "value"_a = option.value(session));
}

std::string hintOf(const OptionLine& option, const Config& config) {
    return option.hintNow != nullptr ? option.hintNow(config) : std::string(tr(option.hint));
}

std::vector<MenuItem> itemsOf(const std::vector<OptionMenuLine>& lines, const Session& session) {
    std::vector<MenuItem> items;
    for (const auto& [option, choice] : lines) {
        if (option != nullptr) {
            items.push_back({labelOf(*option, session), hintOf(*option, session.config())});
        } else {
            items.push_back({std::string(tr(choice.label)), std::string(tr(choice.hint))});
        }
    }
    return items;
}

}  // namespace

ShortText changeHint(const Session& session) {
    const ShortText keys("{} {}", session.keyFor(Action::Left), session.keyFor(Action::Right));
    return ShortText::say("{keys} change", "keys"_a = std::string_view(keys));
}

OptionMenu::OptionMenu(std::string_view name, Message heading, std::vector<OptionMenuLine> lines,
                       const Session& session)
    : MenuState(itemsOf(lines, session)),
      name_(name),
      heading_(heading),
      lines_(std::move(lines)) {}

void OptionMenu::tick(Stage& stage) {
    MenuState::tick(stage);
    int line = 0;
    for (const auto& [option, choice] : lines_) {
        if (option != nullptr) {
            menu().setLabel(line, labelOf(*option, stage.session));
            menu().setHint(line, hintOf(*option, stage.session.config()));
        } else {
            writeLine(line, choice);
        }
        ++line;
    }
}

void OptionMenu::draw(Canvas& canvas, Session& session, int) {
    const ShortText change = changeHint(session);
    // On a line that is no option, the footing is blank, to keep the panel at its height.
    drawMenuPanel(
        session.page(canvas), menu(),
        {.heading = tr(heading_),
         .footing = chosenLine().option != nullptr ? std::string_view(change) : "\u00a0"});
}

void OptionMenu::choose(int line, Stage& stage) {
    const auto& [option, choice] = lines_[static_cast<std::size_t>(line)];
    if (option != nullptr) {
        change(1, stage);
    } else {
        choice.choose(stage);
    }
}

void OptionMenu::change(int step, Stage& stage) {
    const OptionLine* option = chosenLine().option;
    if (option == nullptr) {
        return;
    }
    Session& session = stage.session;
    session.choose([&](Config& config) { option->change(config, step, session); }, {option->key});
    if (option->key == "view.scale") {
        session.host.requests.push_back(HostRequest::FitWindow);
    }
    session.sound.play(Effect::MenuMove);
}

}  // namespace doorstring
