// Saves the weights of the Lab, as a preset or in the user's config folder, and keeps edits that
// are not saved yet.
#pragma once

#include "base/result.hpp"
#include "config/sources/load.hpp"
#include "lab/sheet/lab_sheet.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Finds a name for a new preset, one that no preset has yet.
std::string freePresetName(const ConfigSources& sources);
// Whether the user has a preset of this name.
bool isOwnPreset(const ConfigSources& sources, const std::string& name);
// Says what is wrong with the name of a preset; empty if it is letters, digits, hyphens and
// underscores.
std::string presetNameFault(std::string_view name);

// Saves a configuration as a preset of the user. Writes what differs from the base, which is the
// preset of the sources. If there is a preset of the new name already, keeps its text instead and
// changes only what differs from it. A preset of the --config folder, which wins over one of the
// user, is changed in that folder. Returns the file, or a sentence if nothing was written.
Result<std::filesystem::path, std::string>
saveAsPreset(const ConfigSources& sources, const std::string& name, const Config& config);

// Writes the values that differ from those that the config folders give without any preset. Each
// goes to the file of the user's folder that has its key, or else to dungeon.toml or room.toml
// there. Returns the files that were written; the error is a sentence.
Result<std::vector<std::filesystem::path>, std::string> saveAsOwn(const ConfigSources& sources,
                                                                  const Config& config);

// Edits of the Lab that were not saved, kept in a small file. The Lab begins with them when it is
// opened again, even after a crash.
struct UnsavedWeights {
    std::string preset;  // the preset that they edit, a name or a file; empty if none
    bool hasBoth = false;
    LabSet active = LabSet::A;
    std::array<std::vector<std::string>, 2> values;  // "grid.width = 20" of each set

    bool empty() const { return values[0].empty() && values[1].empty(); }
};

UnsavedWeights unsavedOf(const LabSheet& sheet, const std::string& preset);
std::string textOf(const UnsavedWeights& unsaved);
// Reads what textOf() wrote. The error is a sentence.
Result<UnsavedWeights, std::string> readUnsaved(std::string_view text);

// Repeats the edits in a sheet that has none. Returns the number of values that are left out: those
// that are no longer allowed, and all values of a set if no dungeon can be grown from them.
int restoreUnsaved(const UnsavedWeights& unsaved, LabSheet& sheet);

}  // namespace doorstring
