// Keys as they are shown on the screen, and the hints about them in the first minute.
#pragma once

#include "base/message.hpp"
#include "config/key_binding.hpp"

#include <array>
#include <bitset>
#include <string>
#include <vector>

namespace doorstring {

// Names a key as it is printed on keyboards of the player's language. An arrow key is shown as an
// arrow, a button of a gamepad as its sign in the font.
std::string shownKey(KeyBinding binding);

// The first keys of the four directions, and the second ones: "↑←↓→" and "WASD". They are those of
// the gamepad if `ofPad`, else of the keyboard.
std::array<std::string, 2> walkKeys(const KeyBindings& bindings, bool ofPad);

// A key that a player needs in the first minute.
struct FirstHint {
    std::string keys;  // "Space"
    Message what;      // "sword"
    bool isAfterGoal;  // whether the hint comes after the goal, as a less urgent one
};

// What the shown hints depend on.
struct HintScene {
    bool isRoomTrial = false;  // then there is no map to give a hint for
    bool isAdventure = false;  // then no hint for a new dungeon
    bool hasItem = false;      // whether the knight has an item in hand
    friend constexpr bool operator==(HintScene, HintScene) = default;
};

// The hints, each of which is shown until its key has been used once.
class FirstHints {
public:
    // Notes that the key of an action was used, so that its hint is not needed any more.
    void noteUse(Action action);
    // Updates the hints for the current bindings: the gamepad's if `ofPad`, else the keyboard's.
    void update(const KeyBindings& bindings, bool ofPad, HintScene scene = {});
    // The hints that have a key and whose key has not been used.
    const std::vector<FirstHint>& hints() const { return hints_; }

private:
    void add(Action action, std::string keys, Message what, bool isAfterGoal = false);

    std::bitset<actionCount> used_;
    bool isCurrent_ = false;  // whether hints_ is up to date
    bool ofPad_ = false;
    HintScene scene_;
    KeyBindings bindings_;
    std::vector<FirstHint> hints_;
};

}  // namespace doorstring
