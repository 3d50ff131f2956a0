// Share codes: dungeons as codes to pass on, such as "7K2M-Q9XA ring tables.N.NS=40 #5Y". A code
// has a seed, the shipped preset that it builds on, the keys that differ from that preset, written
// as after --set, and two signs that check all before them. With the same shipped files it leads to
// the same dungeon, whatever else a player has configured. A code has only keys of dungeons and
// rooms.
#pragma once

#include "base/result.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "config/text/config_error.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct SharedDungeon {
    Seed seed;
    std::string preset;             // empty if it builds on none
    std::vector<std::string> sets;  // "tables.N.NS=40"
};

// Writes a code with its check signs.
std::string shareCode(const SharedDungeon& dungeon);

// Reads a code. The error is a sentence for the user: what is mistyped, or that the code is of an
// older form.
Result<SharedDungeon, std::string> readShareCode(std::string_view text);

// Whether a text is meant to be a code, right or mistyped, rather than a seed.
bool looksLikeShareCode(std::string_view text);

// Returns the shorter of the two codes for the dungeon of this seed and `config`: with `preset` or
// without. A preset that was not shipped is not named. The errors are those of the shipped files.
Result<std::string, ConfigErrors> codeOf(const std::filesystem::path& shipped, Seed seed,
                                         const std::string& preset, const Config& config);

// Returns the shipped configuration with the preset and the keys of the code over it. The errors
// are mistakes in the shipped files, or in the code; the latter have "the code" as their source.
Result<Config, ConfigErrors> configOf(const std::filesystem::path& shipped,
                                      const SharedDungeon& code);

}  // namespace doorstring
