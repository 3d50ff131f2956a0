// The table of actions: the name, title, keys and help of each.
#pragma once

#include "base/message.hpp"
#include "config/key_binding.hpp"

#include <string>
#include <string_view>

namespace doorstring {

struct ActionRow {
    Action action;
    std::string_view name;  // in keys.toml
    Message title;          // on screens, with a capital letter
    // Its keys in the layouts for one hand.
    KeyBinding leftHand;
    KeyBinding rightHand;
    std::string_view help;  // what it does, for people who edit keys.toml
};

const ActionRow& rowOf(Action action);

// The title of an action for screens: "Same seed", or "Lab: Undo".
std::string titleOf(Action action);

}  // namespace doorstring
