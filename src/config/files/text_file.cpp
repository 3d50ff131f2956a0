#include "config/files/text_file.hpp"

#include <array>
#include <cstdlib>
#include <fstream>

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

Result<std::string, TextFileFault> readTextFile(const fs::path& path, const TextLimit& limit) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return TextFileFault{"the file does not exist"};
    }
    if (status.type() == fs::file_type::directory) {
        return TextFileFault{"this is a folder; a file is needed"};
    }
    // Reading a pipe or a device might never end.
    if (status.type() != fs::file_type::regular) {
        return TextFileFault{"this is no file that can be read"};
    }
    std::ifstream stream(path, std::ios::binary);
    std::string text;
    std::array<char, 16384> part;
    while (stream.read(part.data(), part.size()), stream.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > limit.bytes) {
            return TextFileFault{std::string(limit.sentence)};
        }
    }
    if (!stream.is_open() || stream.bad()) {
        return TextFileFault{"the file cannot be read; look at its permissions"};
    }
    return text;
}

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
