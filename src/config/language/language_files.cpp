#include "config/language/language_files.hpp"

#include "base/contains.hpp"
#include "config/text/nearest.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

namespace {

constexpr std::string_view poEnding = ".po";

}  // namespace

std::vector<std::string> languageCodes(const std::filesystem::path& folder) {
    std::vector<std::string> codes{std::string(englishCode)};
    std::error_code error;  // without the folder there is English only
    for (const std::string& file : namesEndingIn(poEnding, folder, error)) {
        codes.push_back(file.substr(0, file.size() - poEnding.size()));
    }
    return codes;
}

std::filesystem::path languageFile(const std::filesystem::path& folder, std::string_view code) {
    return folder / fmt::format("{}{}", code, poEnding);
}

std::optional<std::string> languageFault(std::string_view configured,
                                         const std::filesystem::path& folder) {
    std::vector<std::string> allowed = languageCodes(folder);
    allowed.emplace(allowed.begin(), systemLanguage);
    return contains(allowed, configured)
               ? std::nullopt
               : std::optional(fmt::format("there is no language \"{}\"; allowed are {}",
                                           configured, joined(allowed, "\"")));
}

}  // namespace doorstring
