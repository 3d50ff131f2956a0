#include "config/key_binding.hpp"
#include "config/kinds/kinds.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/hud/key_hints.hpp"
#include "view/screens/menu_screens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace doorstring {

namespace {

class KeysPage : public State {
public:
    KeysPage(std::string_view name, std::vector<HelpLine> lines)
        : name_(name), lines_(std::move(lines)) {}

    std::string_view name() const override { return name_; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void press(Action action, Stage& stage) override {
        if (action == Action::Help || action == Action::Back || action == Action::Confirm ||
            action == Action::Pause) {
            stage.pop();
        }
    }

    void point(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            stage.pop();
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawHelpScreen(session.page(canvas), lines_);
    }

private:
    std::string_view name_;  // a literal
    std::vector<HelpLine> lines_;
};

}  // namespace

std::unique_ptr<State> makeKeysPage(std::string_view name, std::vector<HelpLine> lines) {
    return std::make_unique<KeysPage>(name, std::move(lines));
}

std::unique_ptr<State> makeHelp(const Session& session) {
    return makeKeysPage(
        "help", helpLines(session.config().keys, session.host.padInUse, session.isAdventure()));
}

namespace {

Action actionOf(int line) {
    return static_cast<Action>(line);
}

// "new_dungeon" as "new dungeon".
std::string wordsOf(Action action) {
    std::string words(name(action));
    std::ranges::replace(words, '_', ' ');
    return words;
}

// "New dungeon", as a sentence begins and names it.
std::string titleOf(Action action) {
    std::string words = wordsOf(action);
    words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
    return words;
}

std::string bindingLabel(Action action, const KeyBindings& bindings) {
    std::string keys;
    for (const KeyBinding& binding : bindings[action]) {
        keys += (keys.empty() ? "" : ", ") + shownKey(binding);
    }
    return fmt::format("{}: {}", wordsOf(action), keys.empty() ? "none" : keys);
}

std::vector<MenuItem> bindingItems(const KeyBindings& bindings) {
    std::vector<MenuItem> items;
    for (const Action action : allValues<Action>) {
        items.push_back({bindingLabel(action, bindings), "Adds a key, or removes one of these"});
    }
    return items;
}

// A new key comes first, as prompts name the first key of the keyboard or of the gamepad.
void toggleKey(std::vector<KeyBinding>& keys, KeyBinding key) {
    if (std::erase(keys, key) == 0) {
        keys.insert(keys.begin(), key);
    }
}

// Why these keys are not allowed; empty if they are.
std::string faultOf(const KeyBindings& wanted, Action action) {
    const std::size_t count = wanted[action].size();
    if (count > KeyListKind::most) {
        return fmt::format("{} already has {} keys, the maximum. Remove one first.",
                           titleOf(action), KeyListKind::most);
    }
    if (count == 0 && isNeeded(action)) {
        return fmt::format("{} needs a key. Add another one first.", titleOf(action));
    }
    for (const SharedKey& shared : findSharedKeys(wanted)) {
        const Action other = shared.first == action ? shared.second : shared.first;
        return fmt::format("{} is already used for {}. Rebind that first.",
                           shownKey(shared.binding), titleOf(other));
    }
    return {};
}

class Rebind : public MenuState {
public:
    explicit Rebind(const Session& session) : MenuState(bindingItems(session.config().keys)) {}

    std::string_view name() const override { return "rebind"; }
    bool isOverlay() const override { return true; }

    bool takeKey(KeyBinding key, Stage& stage) override {
        if (!waiting_) {
            return false;
        }
        waiting_ = false;
        if (key.key == Key::Escape) {
            return true;  // cancelled
        }
        bind(actionOf(menu().chosen()), key, stage.session);
        return true;
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string foot =
            waiting_ ? fmt::format("Press a key for {} ...", wordsOf(actionOf(menu().chosen())))
                     : session.keyFor(Action::Confirm) + ": add or remove a key";
        drawMenuPanel(session.page(canvas), menu(), {.heading = "Keys", .footing = foot});
    }

private:
    void choose(int, Stage&) override { waiting_ = true; }

    void bind(Action action, KeyBinding key, Session& session) {
        KeyBindings wanted = session.config().keys;
        toggleKey(wanted[action], key);
        if (const std::string fault = faultOf(wanted, action); !fault.empty()) {
            session.complain(fault);
            return;
        }
        const std::string path = "keys." + std::string(doorstring::name(action));
        session.choose(
            [keys = wanted[action], action](Config& config) { config.keys[action] = keys; },
            {path});
        session.sound.play(Effect::MenuChoose);
        menu().setLabel(menu().chosen(), bindingLabel(action, session.config().keys));
    }

    bool waiting_ = false;
};

}  // namespace

std::unique_ptr<State> makeRebind(const Session& session) {
    return std::make_unique<Rebind>(session);
}

}  // namespace doorstring
