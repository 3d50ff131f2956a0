// Merges the values of all sources, where later ones win, and collects all mistakes.
#pragma once

#include "config/contradictions/contradictions.hpp"
#include "config/schema/schema.hpp"
#include "config/schema/set_option.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/load.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace doorstring {

class Merge {
public:
    Merge(ErrorList errors, std::optional<Gallery> gallery) : errors_(std::move(errors)) {
        config_.creatures.gallery = gallery;
    }

    void addFile(const ConfigFile& file);
    // Adds the values of a source that is not a file and counts as shipped.
    void addValues(const TomlValue& values, const std::string& name);
    void addSet(const std::string& argument);

    // Counts the floors and offers, and makes the checks that need the values of all sources.
    void finish(const ConfigSources& sources);

    const ErrorList& errors() const { return errors_; }
    const Config& config() const { return config_; }
    std::vector<OverriddenKey> overridden() const;
    std::vector<ValueOrigin> values() const;

private:
    struct Origin : ValueSource {
        std::string name;  // as messages name it: a path, "--preset classic", "--set a=b"
        int order = 0;     // larger for later sources
        bool isShipped = false;
        bool winsOverOptions = true;  // ConfigFile::winsOverOptions
        bool addsRows = false;   // its sections add floors and offers: a file of a config folder
        int group = 0;           // ConfigFile::group
        bool mayBeCopy = false;  // ConfigFile::mayBeCopy
    };
    // A value that a source gave for a key.
    struct Given {
        Origin origin;
        TextPlace place;
        bool isValid = true;  // the key allows it
        std::string text;     // as TOML, to compare
    };

    void reportUnknown(const TomlValue& item, const std::string& path, const Origin& origin);
    void apply(const KeySpec& key, const TomlValue& value, const Origin& origin);
    bool addIfCopy(const KeySpec& key, const Given& given);
    void applyEntry(const SetOption& option, const Origin& origin);
    void report(const Origin& origin, TextPlace place, const std::string& key,
                std::string sentence);

    const Given& winnerOf(std::string_view path) const { return given_.find(path)->second.back(); }
    bool hasValidWinner(std::string_view path) const;
    void reportAtWinner(std::string_view path, std::string sentence);
    void countRows(const RowListText& text, const ConfigSources& sources);
    void checkFloors(const ConfigSources& sources);
    void checkOffers();
    void checkLanguage(const std::filesystem::path& languages);
    void checkTables();
    void checkContradictions();
    std::string sourceOfOther(const Contradiction& found) const;
    void checkBindings();
    const Given* firstOfSection(std::string_view path) const;
    void checkMissing(const std::filesystem::path& shippedFolder);

    Config config_;
    ErrorList errors_;
    bool hasUnreadFiles_ = false;
    int sourceCount_ = 0;                                           // number of sources added
    EnumArray<RowList, std::set<int>> rowSections_;                 // row numbers in config folders
    std::map<std::string, std::vector<Given>, std::less<>> given_;  // by key, later ones win
    std::map<std::string, OverriddenKey> entries_;                  // weights changed by --set
};

}  // namespace doorstring
