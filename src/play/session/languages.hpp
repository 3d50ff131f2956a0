// The languages that the game can be read in: English, and one for each file in assets/languages.
#pragma once

#include "base/message.hpp"
#include "config/language/language_files.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class Languages {
public:
    struct Entry {
        std::string code;  // "de", the name of its file
        std::string name;  // "Deutsch"
    };

    Languages() = default;  // English only
    // `systemCodes` are the codes of the languages that the system asks for, the most wanted first.
    // `hasGlyph` tells whether a letter can be shown.
    Languages(std::filesystem::path folder, std::vector<std::string> systemCodes,
              std::function<bool(char32_t)> hasGlyph);

    // English, then the others by their codes.
    const std::vector<Entry>& all() const { return all_; }
    // Shows messages in the configured language from now on. If that is another language than
    // before, reads its file and returns what is wrong with the file.
    std::vector<std::string> use(std::string_view configured);
    // Reads the file of the language in use again if the file was saved since it was last read.
    // Returns what is wrong with the file; empty if nothing is wrong or the file was not read
    // again.
    std::vector<std::string> refresh();

private:
    std::filesystem::path folder_;
    std::vector<std::string> systemCodes_;
    std::function<bool(char32_t)> hasGlyph_;
    std::vector<Entry> all_{{std::string(englishCode), "English"}};
    std::string used_{englishCode};
    // The modification time of the file of the language in use when it was last read.
    std::filesystem::file_time_type savedTime_;

    std::vector<std::string> read();
};

}  // namespace doorstring
