#include "source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>

namespace doorstring::testing {

namespace fs = std::filesystem;

namespace {

// The name in `#include <name>` or `#include "name"`.
std::optional<Include> includeIn(const std::string& line, int number) {
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line[hash] != '#' ||
        line.find("include", hash) == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t open = line.find_first_of("<\"", hash);
    const std::size_t close =
        open == std::string::npos ? open : line.find_first_of(">\"", open + 1);
    if (close == std::string::npos) {
        return std::nullopt;
    }
    return Include{line.substr(open + 1, close - open - 1), line[open] == '"', number};
}

SourceFile readSource(const fs::path& root, const fs::path& path) {
    SourceFile file;
    const std::string name = fs::relative(path, root).generic_string();
    file.name = "src/" + name;
    file.layer = layerOf(name);
    file.folder = folderOf(name);
    std::ifstream stream(path);
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        if (const auto include = includeIn(line, ++number)) {
            file.includes.push_back(*include);
        }
        file.code += line.substr(0, line.find("//")) + '\n';
    }
    return file;
}

}  // namespace

int rank(std::string_view layer) {
    const auto place = std::find(layers.begin(), layers.end(), layer);
    return place == layers.end() ? -1 : static_cast<int>(place - layers.begin());
}

std::string layerOf(const std::string& path) {
    return path.substr(0, path.find('/'));
}

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

std::vector<SourceFile> readSources() {
    const fs::path root = fs::path(DOORSTRING_PROJECT) / "src";
    std::vector<SourceFile> files;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        const auto ending = entry.path().extension();
        if (entry.is_regular_file() && (ending == ".cpp" || ending == ".hpp")) {
            files.push_back(readSource(root, entry.path()));
        }
    }
    return files;
}

}  // namespace doorstring::testing
