// Writes configurations as text: for recordings all that affects dungeons and play, for presets
// what differs from another configuration.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "config/toml/toml_value.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

// Writes a line "key = value" for each key that affects play, in the order of the schema. Keys
// of floors and offers that the config does not have are left out. So is a key that is newer than
// the format of recordings (Column::isNew) while it has the value of Config(): thus older
// recordings stay valid.
std::string gameplayText(const Config& config);

// Writes the same for the keys of dungeon.toml and room.toml alone.
std::string dungeonText(const Config& config);

// Reads what gameplayText wrote. The text must have each key that affects play exactly once, and no
// other key. Only a newer key may be missing: it gets its value in Config(). Keys that do not
// affect play keep their values in `base`. The error is the first mistake; its place is in the
// text, 0 if a key is missing or values contradict each other.
Result<Config, TomlFault> readGameplayText(std::string_view text, Config base);

// Whether both lead to the same dungeons and the same play, apart from rooms made by hand.
bool isSamePlay(const Config& one, const Config& other);

// Returns a hash of all that affects dungeons and play, rooms made by hand included. The hash does
// not depend on how values are written: see canonical().
std::uint64_t gameplayHash(Config config);

// Writes a preset: what it builds on, and what differs from that. `base` is the configuration that
// the files and the preset `baseName` make; an empty name means the files alone. Each line of
// `notes` becomes a comment at the top. Only what affects dungeons or play is written.
std::string presetText(const Config& base, std::string_view baseName, const Config& config,
                       std::string_view notes);

// Returns the configuration in the one form that all configurations of the same play share: the
// start is a cell, door tables have no entries of weight 0, and interiors of weight 0 have the
// default values.
Config canonical(Config config);

}  // namespace doorstring
