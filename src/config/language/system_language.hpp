// The languages that the system asks for, as the environment says: LANGUAGE, LC_ALL, LC_MESSAGES
// and LANG, read as GNU gettext does ("Locale Environment Variables" in its manual).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// Returns codes, the most wanted first: "pt_BR", "pt", "en". Empty if the system asks for none.
// `variable` returns an environment variable; null if it is not set.
std::vector<std::string>
systemLanguages(const std::function<std::optional<std::string>(const char*)>& variable);

}  // namespace doorstring
