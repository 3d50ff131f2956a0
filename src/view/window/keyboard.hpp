// SFML's keys by our names.
#pragma once

#include "config/key_binding.hpp"

#include <SFML/Window/Keyboard.hpp>

#include <optional>

namespace doorstring {

// Empty for keys that cannot be bound.
std::optional<Key> keyFromSfml(sf::Keyboard::Key key);

}  // namespace doorstring
