// Reads rooms made by hand from text, as docs/templates.md describes it.
#pragma once

#include "room/templates/room_template.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

// Of one text, and of a pool.
inline constexpr std::size_t mostTemplates = 1000;

struct ParsedTemplates {
    std::vector<RoomTemplate> templates;  // the good ones, in their order
    std::vector<TemplateFault> faults;    // of the others
};

// After a room with a mistake, reading goes on with the next one. `source` names the text in
// faults.
ParsedTemplates parseTemplates(std::string_view source, std::string_view text);

}  // namespace doorstring
