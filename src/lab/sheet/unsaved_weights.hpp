// Edits of the Lab that were not saved, as a small file: they are there again when the Lab is
// opened the next time, whatever became of the program.
#pragma once

#include "lab/sheet/lab_sheet.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct UnsavedWeights {
    std::string preset;  // that they are edits of; "": the config folders alone
    bool hasBoth = false;
    LabSet active = LabSet::A;
    std::array<std::vector<std::string>, 2> values;  // "grid.width = 20" of each set

    bool empty() const { return values[0].empty() && values[1].empty(); }
};

UnsavedWeights unsavedOf(const LabSheet& sheet, const std::string& preset);
std::string textOf(const UnsavedWeights& unsaved);
// None where the text is not one that was written.
std::optional<UnsavedWeights> readUnsaved(std::string_view text);

// The sheet as it was. Values that are not allowed any more are left out; the result is how many.
int restoreUnsaved(const UnsavedWeights& unsaved, LabSheet& sheet);

}  // namespace doorstring
