#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"
#include "config/sources/shared_keys.hpp"
#include "view/screens/menu_screens.hpp"
#include "view/window/shown_key.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr int linesShown = 8;

Action actionOf(int line) {
    return static_cast<Action>(line);
}

// "new_dungeon" as "new dungeon".
std::string wordsOf(Action action) {
    std::string words(name(action));
    std::replace(words.begin(), words.end(), '_', ' ');
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
    for (int line = 0; line < actionCount; ++line) {
        items.push_back(
            {bindingLabel(actionOf(line), bindings), "The new key replaces those that are there"});
    }
    return items;
}

// The new key takes the place of the keyboard's keys, or of the gamepad's; the other device keeps
// its own.
std::vector<KeyBinding> withKey(std::vector<KeyBinding> keys, KeyBinding key) {
    std::erase_if(keys, [&](KeyBinding old) { return isPad(old.key) == isPad(key.key); });
    keys.insert(keys.begin(), key);
    return keys;
}

class Rebind : public MenuState {
public:
    explicit Rebind(const Session& session) : MenuState(bindingItems(session.config().keys)) {
        menu().showLines(linesShown);
    }

    std::string_view name() const override { return "rebind"; }
    bool isOverlay() const override { return true; }

    bool takeKey(KeyBinding key, Stage& stage) override {
        if (!waiting_) {
            return false;
        }
        waiting_ = false;
        if (key.key == Key::Escape) {
            return true;  // thought better of it
        }
        bind(actionOf(menu().chosen()), key, stage.session);
        return true;
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string foot =
            waiting_ ? fmt::format("Press the key for {} ...", wordsOf(actionOf(menu().chosen())))
                     : "Enter: another key";
        drawMenuPanel(canvas, session.art, session.colours(), menu(), "Keys", foot);
    }

private:
    void choose(int, Stage&) override { waiting_ = true; }

    void bind(Action action, KeyBinding key, Session& session) {
        KeyBindings wanted = session.config().keys;
        wanted[action] = withKey(wanted[action], key);
        for (const SharedKey& shared : findSharedKeys(wanted)) {
            const Action other = shared.first == action ? shared.second : shared.first;
            session.message.show(fmt::format("{} is {} already. Give that another key first.",
                                             shownKey(shared.binding), wordsOf(other)),
                                 MessageLine::Tone::Bad);
            session.sound.play(Effect::Error);
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
