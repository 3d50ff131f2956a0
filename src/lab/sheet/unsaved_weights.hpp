// Edits of the Lab that were not saved, as a small file. The Lab begins with them when it is opened
// again, however the program ended.
#pragma once

#include "base/result.hpp"
#include "lab/sheet/lab_sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct UnsavedWeights {
    std::string preset;  // the one that they edit, a name or a file; empty for none
    bool hasBoth = false;
    LabSet active = LabSet::A;
    std::array<std::vector<std::string>, 2> values;  // "grid.width = 20" of each set

    bool empty() const { return values[0].empty() && values[1].empty(); }
};

UnsavedWeights unsavedOf(const LabSheet& sheet, const std::string& preset);
std::string textOf(const UnsavedWeights& unsaved);
// Reads what textOf() wrote. The error is a sentence.
Result<UnsavedWeights, std::string> readUnsaved(std::string_view text);

// Repeats the edits in a sheet that has none. Returns how many values are not allowed any more;
// these are left out.
int restoreUnsaved(const UnsavedWeights& unsaved, LabSheet& sheet);

}  // namespace doorstring
