#include "files/text_file.hpp"

#include <algorithm>
#include <array>
#include <fstream>

namespace doorstring {

namespace fs = std::filesystem;

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
        return TextFileFault{"this is not a file that can be read"};
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

std::vector<std::string> namesEndingIn(std::string_view ending, const fs::path& folder,
                                       std::error_code& error) {
    std::vector<std::string> names;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const std::string name = entry->path().filename().generic_string();
        if (name.ends_with(ending) && !name.starts_with('.')) {
            names.push_back(name);
        }
    }
    std::ranges::sort(names);
    return names;
}

}  // namespace doorstring
