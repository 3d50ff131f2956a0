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

// "config/dungeon.toml:14:3: tables.N.NSX: 'X' is not a door letter; allowed are N, S, W and E"
std::string toString(const ConfigError& error);

// "and 3 more mistakes", at the end of a list.
std::string moreMistakes(std::size_t count);

// Mistakes as they are found. The first ones are kept, the rest are counted: a file of rubbish has
// a hundred thousand.
class ErrorList {
public:
    static constexpr std::size_t mostKept = 20;

    // `make` puts the mistake into words, which is done for those that are kept only.
    template <typename Make>
    void add(Make make) {
        if (kept_.size() < mostKept) {
            kept_.push_back(make());
        } else {
            ++left_;
        }
    }

    void add(ConfigError error) {
        add([&] { return std::move(error); });
    }

    std::size_t count() const { return kept_.size() + left_; }
    bool empty() const { return kept_.empty(); }
    // Puts the kept ones from this one on in the order of their places.
    void sortByPlace(std::size_t first);
    // The kept ones, fit to be printed, and a last line about the rest.
    ConfigErrors all() const;

private:
    ConfigErrors kept_;
    std::size_t left_ = 0;
};

}  // namespace doorstring
