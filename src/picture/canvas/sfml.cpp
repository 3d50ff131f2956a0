#include "picture/canvas/sfml.hpp"

#include <SFML/Config.hpp>
#include <fmt/format.h>

namespace doorstring {

std::string sfmlVersionText() {
    return fmt::format("{}.{}.{}", SFML_VERSION_MAJOR, SFML_VERSION_MINOR, SFML_VERSION_PATCH);
}

}  // namespace doorstring
