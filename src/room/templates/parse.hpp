// Reads rooms made by hand from text, as docs/templates.md describes it.
#pragma once

#include "room/templates/room_template.hpp"
#include "room/templates/template_text.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

// Of one text, and of a pool.
inline constexpr std::size_t mostTemplates = 1000;

struct ParsedTemplates {
    std::vector<RoomTemplate> templates;  // the good ones, in their order
    std::vector<TemplateFault> faults;    // of the others
};

// Reads all rooms; one with a mistake does not stop the others. `source` names the text in faults.
ParsedTemplates parseTemplates(std::string_view source, std::string_view text);

// The lines of a template that say what it is for: "weight 2", "kinds plain, treasure".

// Reads all of them. The room's size is known by then: quarter turns are for square rooms.
void readTemplateKeys(const TextBlock& block, GridSize size, RoomTemplate& room,
                      std::vector<TemplateFault>& faults);

}  // namespace doorstring
