// A user's mistake in a config file, a preset or on the command line.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace doorstring {

struct ConfigError {
    std::string source;  // a file's path as the user would write it, "--set", "--preset", ...
    int line = 0;        // 1 is the first; 0 if it is not in a file
    int column = 0;
    std::string key;       // "tables.N.NSX"; may be empty (a file that is not TOML at all)
    std::string sentence;  // what was found and what is allowed, ending without a full stop
};

using ConfigErrors = std::vector<ConfigError>;

// The mistake as text: "config/dungeon.toml:14:3: tables.N.NSX: 'X' is not a door letter; allowed
// are N, S, W and E".
std::string toString(const ConfigError& error);

// The last line of a list of mistakes: "and 3 more mistakes".
std::string moreMistakes(std::size_t count);

// Collects mistakes. The first ones are kept, the rest only counted: a file of rubbish may
// have a hundred thousand.
class ErrorList {
public:
    static constexpr std::size_t mostKept = 20;

    // Adds a mistake. `make` puts it into words, and is called only if the mistake is kept.
    template <typename Make>
    void add(Make make) {
        if (kept_.size() < mostKept) {
            kept_.push_back(make());
        } else {
            ++notKept_;
        }
    }

    void add(ConfigError error) {
        add([&] { return std::move(error); });
    }

    std::size_t count() const { return kept_.size() + notKept_; }
    bool empty() const { return kept_.empty(); }
    // Sorts the kept mistakes from index `first` on by line and column.
    void sortByPlace(std::size_t first);
    // The kept mistakes, fit to be printed, and a last line about the rest.
    ConfigErrors all() const;

private:
    ConfigErrors kept_;
    std::size_t notKept_ = 0;
};

}  // namespace doorstring
