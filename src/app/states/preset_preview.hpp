// What a preset is good for, and a dungeon that it gives.
#pragma once

#include "config/sources/load.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <string>

namespace doorstring {

struct PresetPreview {
    std::string line;  // the first line of the file's comment, or what is wrong with the file
    std::optional<World> world;  // none where the preset cannot be read
};

// `preset` "": the config folders without a preset.
PresetPreview previewOf(ConfigSources sources, const std::string& preset, Seed seed);

}  // namespace doorstring
