// A user's mistake in a config file, a preset or on the command line.
#pragma once

#include <string>
#include <vector>

namespace doorstring {

struct ConfigError {
    std::string source;  // a file's path as the user would write it, "--set", "--preset", ...
    int line = 0;        // 1 is the first; 0: not from a file
    int column = 0;
    std::string key;       // "tables.N.NSX"; may be empty (a file that is no TOML at all)
    std::string sentence;  // what was found and what is allowed, ending without a full stop
};

using ConfigErrors = std::vector<ConfigError>;

// "config/dungeon.toml:14:3: tables.N.NSX: 'X' is no door letter; allowed are N, S, W and E"
std::string toString(const ConfigError& error);

}  // namespace doorstring
