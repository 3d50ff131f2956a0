#include "files/shown_path.hpp"

#include <cstdlib>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// The path from a folder on, or none where it does not lie in it.
fs::path below(const fs::path& folder, const fs::path& path) {
    if (folder.empty()) {
        return {};
    }
    const fs::path rest = path.lexically_relative(folder);
    return rest.empty() || *rest.begin() == ".." ? fs::path() : rest;
}

}  // namespace

std::string shownPath(const fs::path& path) {
    std::error_code error;
    fs::path whole = fs::absolute(path, error).lexically_normal();
    if (error) {
        whole = path;
    }
    if (const fs::path rest = below(fs::current_path(error), whole); !rest.empty()) {
        return rest.generic_string();
    }
    const char* home = std::getenv("HOME");
    if (const fs::path rest = below(home == nullptr ? "" : home, whole); !rest.empty()) {
        return "~/" + rest.generic_string();
    }
    return whole.generic_string();
}

}  // namespace doorstring
