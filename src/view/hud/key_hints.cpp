#include "view/hud/key_hints.hpp"

#include "base/message.hpp"
#include "config/text/say.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

// The sign of a gamepad key in the game's own font. From U+E000 on, the font has the buttons in
// their order, then the four directions of the stick and the D-pad.
std::string padSign(Key key) {
    const int number = key >= Key::PadA
                           ? static_cast<int>(key) - static_cast<int>(Key::PadA)
                           : padButtonCount + static_cast<int>(key) - static_cast<int>(Key::PadUp);
    return std::string("\xEE\x80") + static_cast<char>(0x80 + number);
}

// The word that screens show for a key if its name in keys.toml is not the one printed on the key.
struct KeyWord {
    Key key;
    Message word;
};
constexpr std::array keyWords{
    KeyWord{Key::Up, Message::ofText("\u2191")},
    KeyWord{Key::Down, Message::ofText("\u2193")},
    KeyWord{Key::Left, Message::ofText("\u2190")},
    KeyWord{Key::Right, Message::ofText("\u2192")},
    KeyWord{Key::Minus, Message::ofText("-")},
    KeyWord{Key::Equal, Message::ofText("=")},
    KeyWord{Key::Space, msgIn("key", "Space")},
    KeyWord{Key::Enter, msgIn("key", "Enter")},
    KeyWord{Key::Escape, msgIn("key", "Esc")},
    KeyWord{Key::Backspace, msgIn("key", "Backspace")},
    KeyWord{Key::Delete, msgIn("key", "Delete")},
    KeyWord{Key::Home, msgIn("key", "Home")},
    KeyWord{Key::End, msgIn("key", "End")},
    KeyWord{Key::PageUp, msgIn("key", "PgUp")},
    KeyWord{Key::PageDown, msgIn("key", "PgDn")},
    KeyWord{Key::Comma, msgIn("key", "Comma")},
    KeyWord{Key::Period, msgIn("key", "Period")},
    KeyWord{Key::Slash, msgIn("key", "Slash")},
};

}  // namespace

std::string shownKey(KeyBinding binding) {
    if (isPad(binding.key)) {
        return padSign(binding.key);
    }
    const auto found = std::ranges::find(keyWords, binding.key, &KeyWord::key);
    const std::string_view key = found == keyWords.end() ? name(binding.key) : tr(found->word);
    return binding.shift ? say("Shift+{key}", "key"_a = key) : std::string(key);
}

std::array<std::string, 2> walkKeys(const KeyBindings& bindings, bool ofPad) {
    constexpr std::array directions{Action::Up, Action::Left, Action::Down, Action::Right};
    std::array<std::string, 2> groups;
    for (const Action direction : directions) {
        std::size_t group = 0;
        for (const KeyBinding& binding : bindings[direction]) {
            if (isPad(binding.key) == ofPad && group < groups.size()) {
                groups[group++] += shownKey(binding);
            }
        }
    }
    return groups;
}

namespace {

std::string firstKey(const KeyBindings& bindings, Action action, bool ofPad) {
    for (const KeyBinding& binding : bindings[action]) {
        if (isPad(binding.key) == ofPad) {
            return shownKey(binding);
        }
    }
    return {};
}

}  // namespace

void FirstHints::noteUse(Action action) {
    // The four directions share one hint, that of Up.
    const bool walks = action == Action::Down || action == Action::Left || action == Action::Right;
    const auto index = static_cast<std::size_t>(walks ? Action::Up : action);
    if (!used_[index]) {
        used_.set(index);
        isCurrent_ = false;
    }
}

void FirstHints::update(const KeyBindings& bindings, bool ofPad, HintScene scene) {
    if (isCurrent_ && ofPad == ofPad_ && scene == scene_ && bindings == bindings_) {
        return;
    }
    isCurrent_ = true;
    ofPad_ = ofPad;
    scene_ = scene;
    bindings_ = bindings;
    hints_.clear();
    // Translators: each of these stands behind its key, as in "Space sword"; keep them short.
    add(Action::Up, walkKeys(bindings, ofPad).front(), msg("walk"));
    add(Action::Sword, firstKey(bindings, Action::Sword, ofPad), msg("sword"));
    if (scene.hasItem) {
        add(Action::Item, firstKey(bindings, Action::Item, ofPad), msg("item"));
    }
    if (scene.isRoomTrial) {
        add(Action::NewDungeon, firstKey(bindings, Action::NewDungeon, ofPad), msg("again"));
        return;
    }
    add(Action::Map, firstKey(bindings, Action::Map, ofPad), msg("map"));
    if (!scene.isAdventure) {
        constexpr bool isAfterGoal = true;
        add(Action::NewDungeon, firstKey(bindings, Action::NewDungeon, ofPad), msg("new dungeon"),
            isAfterGoal);
    }
}

void FirstHints::add(Action action, std::string keys, Message what, bool isAfterGoal) {
    if (!used_[static_cast<std::size_t>(action)] && !keys.empty()) {
        hints_.push_back({std::move(keys), what, isAfterGoal});
    }
}

}  // namespace doorstring
