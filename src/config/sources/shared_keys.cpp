#include "config/sources/shared_keys.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace doorstring {

namespace {

// What menus listen to; everything but Confirm, Back and what viewers have of their own counts in
// play.
bool inMenus(Action action) {
    constexpr std::array menus{Action::Up,       Action::Down,       Action::Left,
                               Action::Right,    Action::Confirm,    Action::Back,
                               Action::CopySeed, Action::Fullscreen, Action::Screenshot,
                               Action::Mute,     Action::Softer,     Action::Louder};
    return contains(menus, action);
}

bool inPlay(Action action) {
    return action != Action::Confirm && action != Action::Back && !isOfViewers(action);
}

// What viewers share with the rest; their own actions come before Confirm and those of play.
bool inViewers(Action action) {
    constexpr std::array others{Action::Confirm, Action::Sword, Action::Map};
    return !contains(others, action);
}

bool meet(Action a, Action b) {
    return (inPlay(a) && inPlay(b)) || (inMenus(a) && inMenus(b)) ||
           ((isOfViewers(a) || isOfViewers(b)) && inViewers(a) && inViewers(b));
}

}  // namespace

std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings) {
    std::vector<SharedKey> shared;
    for (const Action b : allValues<Action>) {
        for (const Action a : std::span(allValues<Action>).first(static_cast<std::size_t>(b))) {
            for (const KeyBinding binding : bindings[b]) {
                const bool both =
                    std::find(bindings[a].begin(), bindings[a].end(), binding) != bindings[a].end();
                if (both && meet(a, b)) {
                    shared.push_back({binding, a, b});
                }
            }
        }
    }
    return shared;
}

}  // namespace doorstring
