#include "config/language/system_language.hpp"

#include <string_view>

namespace doorstring {

namespace {

// Adds "pt_BR" and "pt" for "pt_BR.UTF-8@latin".
void addCodes(std::string_view locale, std::vector<std::string>& codes) {
    const std::string_view code = locale.substr(0, locale.find_first_of(".@"));
    if (code.empty()) {
        return;
    }
    codes.emplace_back(code);
    if (const std::size_t country = code.find('_'); country != std::string_view::npos) {
        codes.emplace_back(code.substr(0, country));
    }
}

bool namesNoLanguage(std::string_view locale) {
    return locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

}  // namespace

std::vector<std::string>
systemLanguages(const std::function<std::optional<std::string>(const char*)>& variable) {
    std::string locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? variable(name).value_or("") : locale;
    }
    std::vector<std::string> codes;
    if (locale.empty() || namesNoLanguage(locale)) {
        return codes;
    }
    const std::string list = variable("LANGUAGE").value_or("");
    for (std::string_view rest = list; !rest.empty();) {
        const std::size_t end = rest.find(':');
        addCodes(rest.substr(0, end), codes);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    addCodes(locale, codes);
    return codes;
}

}  // namespace doorstring
