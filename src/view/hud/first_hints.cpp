#include "view/hud/first_hints.hpp"

#include "view/window/shown_key.hpp"

#include <utility>

namespace doorstring {

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

void FirstHints::use(Action action) {
    // One direction is as good as another.
    const bool walks = action == Action::Down || action == Action::Left || action == Action::Right;
    const auto place = static_cast<std::size_t>(walks ? Action::Up : action);
    isCurrent_ = isCurrent_ && used_[place];
    used_.set(place);
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
    add(Action::Up, walkKeys(bindings, ofPad).front(), "walk");
    add(Action::Sword, firstKey(bindings, Action::Sword, ofPad), "sword");
    if (scene.hasItem) {
        add(Action::Item, firstKey(bindings, Action::Item, ofPad), "item");
    }
    if (scene.isAlone) {
        add(Action::NewDungeon, firstKey(bindings, Action::NewDungeon, ofPad), "again");
        return;
    }
    add(Action::Map, firstKey(bindings, Action::Map, ofPad), "map");
    if (!scene.isAdventure) {
        add(Action::NewDungeon, firstKey(bindings, Action::NewDungeon, ofPad), "new dungeon", true);
    }
}

void FirstHints::add(Action action, std::string keys, std::string_view what, bool isForLater) {
    if (!used_[static_cast<std::size_t>(action)] && !keys.empty()) {
        hints_.push_back({std::move(keys), what, isForLater});
    }
}

}  // namespace doorstring
