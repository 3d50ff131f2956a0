// Puts the values of all sources together, later over earlier, and collects all that is wrong.
#pragma once

#include "config/schema/schema.hpp"
#include "config/schema/set_option.hpp"
#include "config/schema/value_kind.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/load.hpp"

#include <map>
#include <string>
#include <vector>

namespace doorstring {

class Merge {
public:
    explicit Merge(ConfigErrors errors) : errors_(std::move(errors)) {}

    void addFile(const ConfigFile& file);
    void addSet(const std::string& argument);

    // What can only be seen when every source was read.
    void finish(const std::filesystem::path& shippedFolder);

    const ConfigErrors& errors() const { return errors_; }
    const Config& config() const { return config_; }
    std::vector<OverriddenKey> overridden() const;

private:
    struct Origin {
        std::string shown;  // where errors are told: a path, "--set"
        std::string name;   // what wins over others: a path, "--preset classic", "--set a=b"
        std::filesystem::path folder;  // ConfigFile::folder
        bool isFile = false;
        int order = 0;  // later sources have larger ones
        bool isPreset = false;
    };
    // A value that a source gave for a key.
    struct Given {
        Origin origin;
        TextPlace place;
        bool good = true;
        std::string text;  // valueText, to compare
    };

    void walk(const TomlValue& table, const std::string& prefix, const Origin& origin);
    void tellUnknown(const TomlValue& item, const std::string& path, const Origin& origin);
    void give(const KeySpec& spec, const TomlValue& value, const Origin& origin);
    void giveEntry(const SetOption& option, const Origin& origin);
    void tell(const Origin& origin, const std::vector<ValueFault>& faults);

    const Given& lastOf(std::string_view path) const { return given_.find(path)->second.back(); }
    bool isGood(std::string_view path) const;
    bool isShipped(std::string_view path) const;  // given by no source but the first
    void tellAt(std::string_view path, std::string sentence);
    void checkTables();
    void checkContradictions();
    void checkKeys();
    void checkMissing();

    Config config_;
    std::filesystem::path shippedFolder_;
    ConfigErrors errors_;
    bool unreadFiles_ = false;
    int sources_ = 0;                                               // added so far
    std::map<std::string, std::vector<Given>, std::less<>> given_;  // by key, later ones win
    std::map<std::string, OverriddenKey> entries_;                  // weights changed by --set
};

}  // namespace doorstring
