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

// The lines of the help for an adventure if `inAdventure`, else for an exploration, with the
// gamepad's keys if `ofPad`, else the keyboard's. Must be made whenever the help opens, since
// bindings may change on disk.
std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad, bool inAdventure = false);

// Returns the first key of each action as "A, B, D": that of the gamepad if `ofPad`, else of the
// keyboard. Leaves out actions without such a key.
std::string firstKeysOf(const KeyBindings& bindings, const std::vector<Action>& actions,
                        bool ofPad);

void drawHelpScreen(const Page& page, const std::vector<HelpLine>& lines);

}  // namespace doorstring
