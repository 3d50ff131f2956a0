// Reads rooms made by hand from text, as docs/templates.md describes it.
#pragma once

#include "room/templates/room_template.hpp"
#include "room/templates/template_text.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

// The largest number of templates in one text, and in a pool.
inline constexpr std::size_t mostTemplates = 1000;

struct ParsedTemplates {
    std::vector<RoomTemplate> templates;  // those without a mistake, in order
    std::vector<TemplateFault> faults;    // of the others, and of the text as a whole
};

// Reads all templates, even after one with a mistake. `source` names the text in faults.
ParsedTemplates parseTemplates(std::string_view source, std::string_view text);

// Reads the keys of a template, the lines between its name and its drawing: "weight 2", "kinds
// plain, treasure". `size` is that of the drawing, as only square ones may be turned by a quarter.
void readTemplateKeys(const TextBlock& block, GridSize size, RoomTemplate& room,
                      std::vector<TemplateFault>& faults);

}  // namespace doorstring
