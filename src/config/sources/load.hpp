// Reads the configuration from its sources, later ones winning: the shipped folder, the user's
// folder, its options.toml, the --config folder, --preset, --set. A door table is one value: a file
// that names table N replaces all of it; --set may change one entry. A key has the same path in
// every file, so any file may set any key. Templates are read as well: rooms/*.txt of each folder.
// On a floor of an adventure the preset of that floor counts, unless --preset names one.
#pragma once

#include "base/result.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/share_code.hpp"
#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// A template that is shown alone. If `file` is empty, all templates are used.
struct OnlyRoom {
    std::filesystem::path file;
    std::string name;
};

struct ConfigSources {
    std::filesystem::path shipped;                // the project's config/
    std::filesystem::path user;                   // may be empty or not exist
    std::optional<std::filesystem::path> folder;  // --config
    std::string preset;             // --preset; may be empty. A name (NAME.toml in presets/ of
                                    // `folder`, `user` or `shipped`) or a path to a .toml file
    std::vector<std::string> sets;  // --set key=value, the value written as in TOML
    OnlyRoom onlyRoom = {};         // a file of templates to read instead of those in the folders
    bool readOptions = true;        // whether the user's options.toml is read
    std::optional<Gallery> gallery = {};
    std::optional<int> floor = {};              // replaces adventure.floor of the files; 0: explore
    std::optional<Difficulty> difficulty = {};  // replaces adventure.difficulty of the files
    std::optional<int> wins = {};               // replaces adventure.wins of the files
    OfferSet woven = {};                        // offers to weave into the floor
    // --code, in place of a preset: its values for dungeons win over those of the files. Adventures
    // do not use it.
    std::optional<SharedDungeon> code = {};
    // The folder whose languages view.language may name; if empty, it may name any.
    std::filesystem::path languages = {};

    // The config folders, whether they exist or not. Values in later ones win.
    std::vector<std::filesystem::path> folders() const;
};

// A key whose value in a file does not count because a later source gives another value. That may
// surprise the user.
struct OverriddenKey {
    std::string key;
    std::string losingFile;    // as shownPath() writes it
    std::string overriddenBy;  // the source that wins, "--preset classic"
};

// The source of a key's effective value.
struct ValueOrigin {
    const KeySpec* key = nullptr;
    std::string source;     // a file as shownPath() writes it, "--set", "the code"; empty if none
    TextPlace place;        // in the file
    std::string entries;    // the --sets of single entries: "--set tables.N.NS=40"; else empty
    bool isShipped = true;  // the file came with the program, or no source gives a value
    std::string value;      // as TOML, without the changes that `entries` names
    std::string overriddenBy;  // "--preset ring" if that source wins over options.toml, else empty
};

struct LoadedConfig {
    Config config;
    std::string preset;  // the preset's name; empty if none was asked for
    // The overridden keys of all files. The game reports those of a file that the user has just
    // edited.
    std::vector<OverriddenKey> overridden;
    std::vector<ValueOrigin> values;  // of every key that the config has, in the schema's order
    std::uint64_t hash = 0;           // gameplayHash() of the config
};

// Makes an error of `sentence`, a mistake in the value of `key` that the caller found after
// loading. The error gives the place where the value is written. The key must exist.
ConfigError errorAt(std::string_view key, std::string sentence, const LoadedConfig& loaded);

// Loads the configuration. The errors are the mistakes of all sources, not only the first.
Result<LoadedConfig, ConfigErrors> loadConfig(const ConfigSources& sources);

// Loads the configuration for a floor of an adventure, without offers. The mistakes say which floor
// it is.
Result<LoadedConfig, ConfigErrors> loadFloor(ConfigSources sources, int floor);

// Tries all offers of altars on each floor after the first: each offer alone, and each pair of
// offers. Returns the first mistake, such as a floor that cannot be built, with the offers or
// without, or an offer that changes nothing. `asLoaded` is what loadConfig() read from the sources.
// Empty if there is no mistake, or if a preset, a code or --set replaces what the files say of
// floors.
ConfigErrors offerFaults(const ConfigSources& sources, const LoadedConfig& asLoaded);

// Returns the names that --preset finds, sorted.
std::vector<std::string> presetNames(const ConfigSources& sources);

}  // namespace doorstring
