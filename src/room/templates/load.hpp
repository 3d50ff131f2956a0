// The rooms made by hand that a configuration brings along.
#pragma once

#include "room/templates/pool.hpp"

#include <memory>
#include <vector>

namespace doorstring {

struct LoadedTemplates {
    std::vector<RoomTemplate> rooms;    // the good ones, of all sizes
    TemplatePool pool;                  // of the configuration's room size
    std::vector<TemplateFault> faults;  // of all sizes; the pool has the others
};

// Reading a hundred rooms takes milliseconds, so what was read last is kept: as long as texts and
// size are the same, asking again costs nothing.
std::shared_ptr<const LoadedTemplates> templatesOf(const RoomConfig& config);

// "rooms/pits.txt:12:3: ..." and, where there is one, the picture below.
std::string toString(const TemplateFault& fault);

// The hardest difficulty that is allowed at a distance from the start.
int templateLevel(const RoomConfig& config, std::uint32_t distance);

}  // namespace doorstring
