// The languages that the game can be read in: English, and one for each file in assets/languages.
#pragma once

#include "base/message.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The value of view.language that stands for the language of the system.
inline constexpr std::string_view systemLanguage = "system";

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
    // Returns a sentence that names the allowed values of view.language; empty if `configured` is
    // one of them.
    std::string faultOf(std::string_view configured) const;
    // Shows messages in the configured language from now on. If that is another language than
    // before, reads its file and returns what is wrong with the file. If there is no such language,
    // keeps the one in use and returns a sentence that says so, but not again for the same value.
    std::vector<std::string> use(std::string_view configured);
    // Reads the file of the language in use again if the file was saved since it was last read.
    // Returns what is wrong with the file; empty if nothing is wrong or the file was not read
    // again.
    std::vector<std::string> refresh();

private:
    std::filesystem::path folder_;
    std::vector<std::string> systemCodes_;
    std::function<bool(char32_t)> hasGlyph_;
    std::vector<Entry> all_{{"en", "English"}};
    std::string used_ = "en";
    std::string refused_;  // the value last reported as a fault
    // The modification time of the file of the language in use when it was last read.
    std::filesystem::file_time_type savedTime_;

    bool has(std::string_view code) const;
    std::filesystem::path fileOf(std::string_view code) const;
    std::vector<std::string> read();
};

}  // namespace doorstring
