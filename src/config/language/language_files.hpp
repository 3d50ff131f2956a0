// The languages that the game can be read in: English, and one for each .po file of a folder, which
// is assets/languages.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view englishCode = "en";
// The value of view.language that stands for the language of the system.
inline constexpr std::string_view systemLanguage = "system";

// Returns the codes of all languages: that of English, then the others, sorted.
std::vector<std::string> languageCodes(const std::filesystem::path& folder);
// Returns the file of a language, which may not exist.
std::filesystem::path languageFile(const std::filesystem::path& folder, std::string_view code);
// Returns a sentence that names the allowed values of view.language; null if `configured` is one of
// them.
std::optional<std::string> languageFault(std::string_view configured,
                                         const std::filesystem::path& folder);

}  // namespace doorstring
