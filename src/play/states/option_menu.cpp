#include "play/states/option_menu.hpp"

#include "view/screens/menu_screens.hpp"

#include <fmt/format.h>

#include <utility>

namespace doorstring {

namespace {

std::string labelOf(const OptionLine& option, const Config& config) {
    return fmt::format("{}: {}", option.name, option.value(config));
}

std::string hintOf(const OptionLine& option, const Config& config) {
    return option.hintNow != nullptr ? option.hintNow(config) : std::string(option.hint);
}

std::vector<MenuItem> itemsOf(const std::vector<OptionMenuLine>& lines, const Config& config) {
    std::vector<MenuItem> items;
    for (const auto& [option, choice] : lines) {
        if (option != nullptr) {
            items.push_back({labelOf(*option, config), hintOf(*option, config)});
        } else {
            items.push_back({std::string(choice.label), std::string(choice.hint)});
        }
    }
    return items;
}

}  // namespace

OptionMenu::OptionMenu(std::string_view name, std::string_view heading,
                       std::vector<OptionMenuLine> lines, const Config& config)
    : MenuState(itemsOf(lines, config)), name_(name), heading_(heading), lines_(std::move(lines)) {}

void OptionMenu::tick(Stage& stage) {
    MenuState::tick(stage);
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        if (const OptionLine* option = lines_[line].option) {
            menu().setLabel(static_cast<int>(line), labelOf(*option, stage.session.config()));
            menu().setHint(static_cast<int>(line), hintOf(*option, stage.session.config()));
        }
    }
}

void OptionMenu::draw(Canvas& canvas, Session& session, int) {
    drawMenuPanel(session.page(canvas), menu(),
                  {.heading = heading_,
                   .footing = chosen().option != nullptr ? "\u2190 \u2192 change" : "\u00a0"});
}

void OptionMenu::choose(int line, Stage& stage) {
    const OptionMenuLine& at = lines_[static_cast<std::size_t>(line)];
    if (at.option != nullptr) {
        change(1, stage);
    } else {
        at.choice.choose(stage);
    }
}

void OptionMenu::change(int step, Stage& stage) {
    const OptionLine* option = chosen().option;
    if (option == nullptr) {
        return;
    }
    Session& session = stage.session;
    session.choose([option, step, most = session.host.largestScale](
                       Config& config) { option->change(config, step, most); },
                   {option->key});
    if (option->key == "view.scale") {
        session.host.requests.push_back(HostRequest::FitWindow);
    }
    session.sound.play(Effect::MenuMove);
}

}  // namespace doorstring
