// What is known of each action, in a row.
#pragma once

#include "base/message.hpp"
#include "config/key_binding.hpp"

#include <string>
#include <string_view>

namespace doorstring {

struct ActionRow {
    Action action;
    std::string_view name;  // in keys.toml
    Message title;          // on screens, as a sentence begins
    // Its key in the layouts for one hand.
    KeyBinding left;
    KeyBinding right;
    std::string_view help;  // what it does, for people who edit keys.toml
};

const ActionRow& rowOf(Action action);

// "Same seed", or "Lab: Undo".
std::string titleOf(Action action);

}  // namespace doorstring
