#include "source_tree.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace doorstring::testing {

namespace fs = std::filesystem;

namespace {

SourceFile readSource(const fs::path& root, const fs::path& path) {
    SourceFile file;
    file.name = fs::relative(path, root.parent_path()).generic_string();
    file.layer = (*fs::relative(path, root).begin()).string();
    static const std::regex include(R"rule(^\s*#\s*include\s*([<"])([^>"]+)[>"])rule");
    static const std::regex comment("//.*$");
    std::ifstream stream(path);
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        std::smatch found;
        if (std::regex_search(line, found, include)) {
            file.includes.push_back({found[2], found[1] == "\"", number});
        }
        file.code += std::regex_replace(line, comment, "") + '\n';
    }
    return file;
}

}  // namespace

int rank(std::string_view layer) {
    const auto place = std::find(layers.begin(), layers.end(), layer);
    return place == layers.end() ? -1 : static_cast<int>(place - layers.begin());
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
