// Lists of keys of the keyboard.
#pragma once

#include "config/schema/value_kind.hpp"

namespace doorstring {

// A list of texts, or one text for one key.
std::vector<ValueFault> readKeyList(const KeySpec& spec, const KeyListKind& kind,
                                    const TomlValue& value, Config& config);

struct SharedKey {
    KeyBinding binding;
    Action first;
    Action second;
};

// Keys that ask for two things at once: within play, or within menus.
std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings);

}  // namespace doorstring
