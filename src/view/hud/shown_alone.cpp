#include "view/hud/shown_alone.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

std::string nameShownAlone(const World& world) {
    const auto& gallery = world.config.creatures.gallery;
    if (!gallery) {
        return world.config.room.texts.only();
    }
    const std::string kind(creatureRows[gallery->kind].title);
    return gallery->count == 1 ? kind : fmt::format("{} x {}", gallery->count, kind);
}

std::string headingShownAlone(const World& world) {
    std::string heading = nameShownAlone(world);
    const char first = heading.front();
    heading.front() = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
    return heading;
}

std::string_view editedFileText(const World& world) {
    return world.config.creatures.gallery ? "creatures.toml is read when saved"
                                          : "The file is read when saved";
}

}  // namespace doorstring
