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

// The lines of the help, with the keys of the keyboard or of the gamepad. To be made whenever the
// help is opened, since bindings may change on disk.
std::vector<HelpLine> helpLines(const KeyBindings& bindings, bool ofPad, bool adventure = false);

// "A, B, D": the first key of each action, on the keyboard or on the gamepad; empty if no action
// has one.
std::string firstKeysOf(const KeyBindings& bindings, const std::vector<Action>& actions,
                        bool ofPad);

void drawHelpScreen(const Page& page, const std::vector<HelpLine>& lines);

}  // namespace doorstring
