// Puts the values of all sources together, later over earlier, and collects all that is wrong.
#pragma once

#include "config/config_files.hpp"
#include "config/load.hpp"
#include "config/schema.hpp"
#include "config/set_option.hpp"
#include "config/value_kind.hpp"

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
    void finish(const std::string& shippedFolder);

    const ConfigErrors& errors() const { return errors_; }
    const Config& config() const { return config_; }
    std::vector<OverriddenKey> overridden() const;

private:
    // A value that a source gave for a key.
    struct Given {
        std::string source;            // where errors are told
        std::string name;              // what else is told: "--preset classic"
        std::filesystem::path folder;  // empty: no folder
        bool isFile = false;
        TextPlace place;
        bool good = true;
        std::string text;  // valueText, to compare
    };

    void walk(const TomlValue& table, const std::string& prefix, const ConfigFile& file);
    void give(const KeySpec& spec, const TomlValue& value, const ConfigFile& file);
    void tell(const Given& given, const std::vector<ValueFault>& faults);
    void tellAt(const KeySpec& spec, std::string sentence);
    void setEntry(const SetOption& option, const std::string& argument);
    bool isGood(std::string_view path) const;
    void checkTables();
    void checkStart();
    void checkKeys();
    void checkMissing(const std::string& shippedFolder);

    Config config_;
    ConfigErrors errors_;
    bool unreadFiles_ = false;
    std::map<std::string, std::vector<Given>, std::less<>> given_;  // by key, later ones win
    std::map<std::string, OverriddenKey> entries_;                  // weights changed by --set
};

}  // namespace doorstring
