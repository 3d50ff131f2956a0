// The options that every command has, and the configuration that they ask for.
#pragma once

#include "cli/options/command.hpp"
#include "config/sources/load.hpp"
#include "files/folders.hpp"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace doorstring {

std::span<const Option> commonOptions();
// The options of the command and these.
std::vector<Option> optionsOf(const Command& command);

struct CommonOptions {
    std::optional<std::filesystem::path> configFolder;  // --config
    std::string preset;                                 // --preset; empty: none
    std::vector<std::string> sets;                      // --set key=value, in their order
    std::optional<SharedDungeon> code = {};             // --code, of commands that take it
};

CommonOptions commonOf(const GivenOptions& given);

ConfigSources makeSources(const Folders& folders, const CommonOptions& options);

// None where it is invalid; each reason has then been reported.
std::optional<LoadedConfig> configFor(const CommonOptions& options, const CommandContext& context);

}  // namespace doorstring
