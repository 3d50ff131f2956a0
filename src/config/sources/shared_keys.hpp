// Keys that ask for two things at once: within play, menus or viewers.
#pragma once

#include "config/key_binding.hpp"

#include <vector>

namespace doorstring {

struct SharedKey {
    KeyBinding binding;
    Action first;
    Action second;
};

std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings);

}  // namespace doorstring
