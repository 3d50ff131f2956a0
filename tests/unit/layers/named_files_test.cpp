// Files and folders that the documentation names exist.
#include "source_tree.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace doorstring::testing;
namespace fs = std::filesystem;

namespace {

const fs::path project{DOORSTRING_PROJECT};

// What stands between single backticks, outside of code blocks (indented by four).
std::vector<std::string> quotedIn(const std::string& line) {
    std::vector<std::string> found;
    if (line.compare(0, 4, "    ") == 0) {
        return found;
    }
    for (std::size_t open = line.find('`'); open != std::string::npos;) {
        const std::size_t close = line.find('`', open + 1);
        if (close == std::string::npos) {
            break;
        }
        found.push_back(line.substr(open + 1, close - open - 1));
        open = line.find('`', close + 1);
    }
    return found;
}

// A path of the project, such as "world/step.cpp", "tools/soak" or "room/ways/"; not
// "config/*.toml", nor a command.
bool namesAFile(const std::string& text) {
    const bool plain = std::all_of(text.begin(), text.end(), [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '/' ||
               sign == '.' || sign == '_' || sign == '-';
    });
    const std::string top = layerOf(text);
    return plain && top.size() < text.size() &&
           (rank(top) >= 0 || fs::is_directory(project / top)) && top != "build" && top != "out";
}

bool exists(const std::string& name) {
    return fs::exists(project / name) || fs::exists(project / "src" / name) ||
           fs::exists(project / "src" / (name + ".hpp"));
}

std::vector<std::string> missingFiles(const fs::path& text) {
    std::vector<std::string> missing;
    std::ifstream stream(text);
    REQUIRE(stream);
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        for (const std::string& name : quotedIn(line)) {
            if (namesAFile(name) && !exists(name)) {
                missing.push_back(text.filename().string() + ":" + std::to_string(number) + ": " +
                                  name);
            }
        }
    }
    return missing;
}

}  // namespace

TEST_CASE("files and folders that the documentation names exist") {
    std::vector<fs::path> texts{project / "README.md", project / "CONTRIBUTING.md"};
    for (const auto& entry : fs::directory_iterator(project / "docs")) {
        if (entry.path().extension() == ".md") {
            texts.push_back(entry.path());
        }
    }
    for (const fs::path& text : texts) {
        CHECK(missingFiles(text) == std::vector<std::string>());
    }
}
