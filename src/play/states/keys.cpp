#include "base/message.hpp"
#include "config/actions.hpp"
#include "config/key_presets.hpp"
#include "config/kinds/kinds.hpp"
#include "config/sources/load.hpp"
#include "config/text/nearest.hpp"
#include "config/text/say.hpp"
#include "play/states/option_menu.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/hud/key_hints.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace doorstring {

namespace {

// A page that is only read. Back, Confirm, Pause, Help or a click closes it.
class ReadPage : public State {
public:
    ReadPage(std::string_view name, DrawPage draw) : name_(name), draw_(std::move(draw)) {}

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
        draw_(session.page(canvas), session.expedition.world());
    }

private:
    std::string_view name_;  // a literal
    DrawPage draw_;
};

}  // namespace

std::string withWayBack(std::string hint, const Session& session) {
    constexpr std::string_view separator = "   ";
    if (!hint.empty()) {
        hint += separator;
    }
    return hint + say("{key}: back", "key"_a = session.keyFor(Action::Back));
}

std::unique_ptr<State> makeReadPage(std::string_view name, DrawPage draw) {
    return std::make_unique<ReadPage>(name, std::move(draw));
}

std::unique_ptr<State> makeKeysPage(std::string_view name, std::vector<HelpLine> lines) {
    return makeReadPage(name, [lines = std::move(lines)](const Page& page, const World&) {
        drawHelpScreen(page, lines);
    });
}

std::unique_ptr<State> makeHelp(const Session& session) {
    return makeKeysPage(
        "help", helpLines(session.config().keys, session.host.padInUse, session.isAdventure()));
}

namespace {

// The first line changes the keys of all actions at once. A line for each action follows.
constexpr int linesAbove = 1;

Action actionOf(int line) {
    return static_cast<Action>(line - linesAbove);
}

struct HandsWord {
    KeyHands hands;
    Message word;
};
constexpr auto handsWords = keyedTable<&HandsWord::hands, HandsWord>({
    {KeyHands::Both, msg("Both hands")},
    {KeyHands::Left, msg("Left hand")},
    {KeyHands::Right, msg("Right hand")},
});

std::string bindingLabel(Action action, const KeyBindings& bindings) {
    std::string keys;
    for (const KeyBinding& binding : bindings[action]) {
        keys += (keys.empty() ? "" : ", ") + shownKey(binding);
    }
    return say("{action}: {keys}", "action"_a = titleOf(action),
               "keys"_a = keys.empty() ? tr(msgIn("keys", "none")) : keys);
}

// Returns the player's bindings with all keys of the keyboard replaced by those for `hands`; the
// gamepad's buttons stay.
KeyBindings keysForHands(KeyHands hands, const Session& session) {
    const KeyBindings& now = session.config().keys;
    if (hands != KeyHands::Both) {
        return boundForHand(now, hands);
    }
    ConfigSources onlyShipped;
    onlyShipped.shipped = session.desk.sources().shipped;
    const auto loaded = loadConfig(onlyShipped);
    return loaded ? withKeyboardOf(now, loaded.value().config.keys) : now;
}

// The hands that the bound keys are for; empty if the player has bound keys one by one.
std::optional<KeyHands> handsOf(const Session& session) {
    for (const KeyHands hands : allValues<KeyHands>) {
        const KeyBindings keys = keysForHands(hands, session);
        if (std::ranges::all_of(allValues<Action>, [&](Action action) {
                return std::ranges::is_permutation(keys[action], session.config().keys[action]);
            })) {
            return hands;
        }
    }
    return std::nullopt;
}

std::string handsLabel(const std::optional<KeyHands>& hands) {
    return say("{action}: {keys}", "action"_a = tr(msgIn("keys", "All")),
               "keys"_a = tr(hands ? handsWords[*hands].word : msgIn("keys", "your own")));
}

std::vector<MenuItem> bindingItems(const Session& session) {
    const KeyBindings& bindings = session.config().keys;
    std::vector<MenuItem> items{
        {handsLabel(handsOf(session)), say("All keys at once, for two hands or for one")}};
    for (const Action action : allValues<Action>) {
        items.push_back(
            {bindingLabel(action, bindings), say("Adds a key, or removes one of these")});
    }
    return items;
}

// Removes the key or, if it is new, adds it in front. There it is the action's first key of its
// device, which is the key that prompts name.
void toggleKey(std::vector<KeyBinding>& keys, KeyBinding key) {
    if (std::erase(keys, key) == 0) {
        keys.insert(keys.begin(), key);
    }
}

// Returns why `wanted`, in which the player has added `key` to the keys of `action` or removed it,
// is not allowed; empty if it is allowed.
std::string faultOf(const KeyBindings& wanted, Action action, KeyBinding key) {
    const std::size_t count = wanted[action].size();
    if (count > KeyListKind::most) {
        return sayCount(KeyListKind::most,
                        "{action} already has {count} key, the maximum. Remove it first.",
                        "{action} already has {count} keys, the maximum. Remove one first.",
                        "action"_a = titleOf(action));
    }
    // A gamepad can be unplugged, so its buttons must not be all that is left for a needed action.
    const bool hasOnlyPad = std::ranges::all_of(wanted[action], isPad, &KeyBinding::key);
    if (!isPad(key.key) && hasOnlyPad && isNeeded(action)) {
        return say("{action} needs a key of the keyboard. Add another one first.",
                   "action"_a = titleOf(action));
    }
    if (count == 0 && isNeeded(action)) {
        return say("{action} needs a key. Add another one first.", "action"_a = titleOf(action));
    }
    if (const auto reserved = findReservedKey(wanted)) {
        return say("{key} chooses, types or leaves in the Lab. Press another one.",
                   "key"_a = shownKey(reserved->binding));
    }
    std::vector<std::string> others;
    for (const SharedKey& shared : findSharedKeys(wanted)) {
        others.push_back(titleOf(shared.first == action ? shared.second : shared.first));
    }
    if (!others.empty()) {
        return say("{key} is already used for {actions}. Remove it there first.",
                   "key"_a = shownKey(key), "actions"_a = joined(others, "", ", "));
    }
    return {};
}

class Rebind : public MenuState {
public:
    explicit Rebind(const Session& session) : MenuState(bindingItems(session)) {}

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

    // While a key is awaited, the pointer chooses no other line, and a click cancels.
    void point(int x, int y, bool clicked, Stage& stage) override {
        if (waiting_) {
            waiting_ = !clicked;
            return;
        }
        MenuState::point(x, y, clicked, stage);
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string foot =
            waiting_
                ? say("{action}: press a key ...", "action"_a = titleOf(actionOf(menu().chosen())))
            : menu().chosen() < linesAbove
                ? std::string(std::string_view(changeHint(session)))
                : say("{key}: add or remove a key", "key"_a = session.keyFor(Action::Confirm));
        drawMenuPanel(session.page(canvas), menu(), {.heading = tr(msg("Keys")), .footing = foot});
    }

private:
    void choose(int line, Stage& stage) override {
        if (line < linesAbove) {
            return change(1, stage);
        }
        waiting_ = true;
    }

    // Changes all keys of the keyboard to those for the next value of KeyHands or, if `step` is -1,
    // for the previous value. Behind the last value are the player's own keys, if there were any.
    void change(int step, Stage& stage) override {
        if (menu().chosen() >= linesAbove) {
            return;
        }
        Session& session = stage.session;
        constexpr int ownPlace = static_cast<int>(enumSize<KeyHands>());
        const auto now = handsOf(session);
        if (!now) {
            own_ = session.config().keys;
        }
        const int count = ownPlace + (own_ ? 1 : 0);
        const int next = ((now ? static_cast<int>(*now) : ownPlace) + step + count) % count;
        const KeyBindings keys =
            next == ownPlace ? *own_ : keysForHands(static_cast<KeyHands>(next), session);
        std::vector<std::string> paths;
        for (const Action action : allValues<Action>) {
            if (keys[action] != session.config().keys[action]) {
                paths.push_back(pathOf(action));
            }
        }
        session.choose([&](Config& config) { config.keys = keys; }, {paths.begin(), paths.end()});
        session.sound.play(Effect::MenuMove);
        showKeys(session);
    }

    void showKeys(const Session& session) {
        constexpr int handsLine = 0;
        menu().setLabel(handsLine, handsLabel(handsOf(session)));
        for (const Action action : allValues<Action>) {
            menu().setLabel(static_cast<int>(action) + linesAbove,
                            bindingLabel(action, session.config().keys));
        }
    }

    static std::string pathOf(Action action) {
        return "keys." + std::string(doorstring::name(action));
    }

    void bind(Action action, KeyBinding key, Session& session) {
        KeyBindings wanted = session.config().keys;
        toggleKey(wanted[action], key);
        if (const std::string fault = faultOf(wanted, action, key); !fault.empty()) {
            session.complain(fault);
            return;
        }
        own_.reset();
        const std::string path = pathOf(action);
        session.choose(
            [keys = wanted[action], action](Config& config) { config.keys[action] = keys; },
            {path});
        session.sound.play(Effect::MenuChoose);
        showKeys(session);
    }

    bool waiting_ = false;
    // The keys that the player had bound one by one before he changed all at once; empty if he has
    // not done so, or has changed one since.
    std::optional<KeyBindings> own_;
};

}  // namespace

std::unique_ptr<State> makeRebind(const Session& session) {
    return std::make_unique<Rebind>(session);
}

}  // namespace doorstring
