#include "play/session/while_growing.hpp"

#include "config/text/say.hpp"
#include "view/panel.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace doorstring {

void drawGrowing(Canvas& canvas, const Session& session, const Config& grownWith, int triesFailed) {
    drawNotice(session.page(canvas),
               say("The dungeon grows: try {number} of {most}",
                   "number"_a = sayNumber(triesFailed + 1),
                   "most"_a = sayNumber(grownWith.dungeon.limits.tries)),
               say("{key} stops it", "key"_a = session.keyFor(Action::Back)), false);
}

namespace {

bool isDropped(const WindowEvent& event) {
    return std::holds_alternative<KeyPressed>(event) || std::holds_alternative<TextTyped>(event) ||
           std::holds_alternative<PadPressed>(event) ||
           std::holds_alternative<PointerPressed>(event) ||
           std::holds_alternative<PointerRightPressed>(event) ||
           std::holds_alternative<WheelTurned>(event);
}

bool isBack(const KeyBindings& keys, const WindowEvent& event) {
    std::optional<KeyBinding> key;
    if (const auto* pressed = std::get_if<KeyPressed>(&event)) {
        key = pressed->key;
    } else if (const auto* pad = std::get_if<PadPressed>(&event);
               pad != nullptr && pad->button < padButtonCount) {
        key = KeyBinding{static_cast<Key>(static_cast<int>(Key::PadA) + pad->button)};
    }
    return key && actionFor(keys, *key, Listener::Menu) == Action::Back;
}

}  // namespace

bool takeWhileGrowing(const KeyBindings& keys, std::vector<WindowEvent> events,
                      std::vector<WindowEvent>& late) {
    bool goesOn = true;
    for (WindowEvent& event : events) {
        if (isBack(keys, event)) {
            goesOn = false;
        } else if (!isDropped(event)) {
            late.push_back(std::move(event));
        }
    }
    return goesOn && std::ranges::none_of(late, [](const WindowEvent& event) {
               return std::holds_alternative<WindowClosed>(event);
           });
}

}  // namespace doorstring
