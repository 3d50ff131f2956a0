// The page that says which key does what, as bound now.
#pragma once

#include "config/key_binding.hpp"
#include "view/panel.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct HelpLine {
    std::string keys;
    std::string what;
};

// Returns the lines of the help: for an adventure if `inAdventure`, else for an exploration. They
// name the keys of the gamepad if `ofPad`, else those of the keyboard. Must be called whenever the
// help opens, because bindings may change on disk.
std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad, bool inAdventure = false);

// Returns the first key of each action, all in one text: "A, B, D". Only keys of the gamepad count
// if `ofPad`, else only keys of the keyboard. Leaves out actions without such a key.
std::string firstKeysOf(const KeyBindings& bindings, const std::vector<Action>& actions,
                        bool ofPad);

void drawHelpScreen(const Page& page, const std::vector<HelpLine>& lines);

}  // namespace doorstring
