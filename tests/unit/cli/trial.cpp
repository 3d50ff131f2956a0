#include "unit/cli/trial.hpp"

#include "cli/map/map_command.hpp"

#include <fstream>
#include <sstream>

namespace doorstring::testing {

namespace fs = std::filesystem;

Parsed parse(const std::vector<const char*>& words) {
    std::vector<const char*> all{"doorstring"};
    all.insert(all.end(), words.begin(), words.end());
    std::ostringstream out;
    std::ostringstream err;
    Request request = parseCommandLine(static_cast<int>(all.size()), all.data(), out, err);
    return {std::move(request), out.str(), err.str()};
}

Workshop::Workshop() {
    std::random_device random;
    folder_ = fs::temp_directory_path() /
              ("doorstring-cli-" + std::to_string(random()) + std::to_string(random()));
    fs::create_directories(folder_);
    const fs::path project = DOORSTRING_PROJECT;
    folders_ = {.assets = project / "assets",
                .shippedConfig = project / "config",
                .userConfig = folder_ / "user-config",
                .state = folder_ / "state",
                .pictures = folder_};
}

Workshop::~Workshop() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string Workshop::read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(path(name), std::ios::binary).rdbuf();
    return text.str();
}

std::size_t Workshop::count() const {
    std::size_t found = 0;
    for (const auto& entry : fs::directory_iterator(folder_)) {
        found += entry.path().filename() == "state" ? 0 : 1;
    }
    return found;
}

Ran runMapCommand(const Workshop& workshop, std::vector<std::string> words) {
    std::vector<const char*> pointers{"map"};
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    Parsed parsed = parse(pointers);
    if (const auto* now = std::get_if<ExitNow>(&parsed.request)) {
        return {now->status, parsed.out, parsed.err};
    }
    std::ostringstream out;
    std::ostringstream err;
    const int status = runMap(std::get<MapRequest>(parsed.request), workshop.folders(), out, err);
    return {status, out.str(), err.str()};
}

}  // namespace doorstring::testing
