#include "unit/cli/trial.hpp"

#include <fstream>
#include <sstream>

namespace doorstring::testing {

namespace fs = std::filesystem;

namespace {

std::vector<const char*> pointersTo(const Words& words) {
    std::vector<const char*> pointers{"doorstring"};
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    return pointers;
}

}  // namespace

int AskedWindow::play(const PlayRequest& request, ConfigSources asked) {
    plays.push_back(request);
    sources = std::move(asked);
    return 0;
}

int AskedWindow::replay(const ReplayRequest& request) {
    replays.push_back(request);
    return 0;
}

Workshop::Workshop() {
    const fs::path project = DOORSTRING_PROJECT;
    folders_ = {.assets = project / "assets",
                .shippedConfig = project / "config",
                .userConfig = path("user-config"),
                .state = path("state"),
                .pictures = home_.path()};
}

std::string Workshop::read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(path(name), std::ios::binary).rdbuf();
    return text.str();
}

std::size_t Workshop::count() const {
    std::size_t found = 0;
    for (const auto& entry : fs::directory_iterator(home_.path())) {
        found += entry.path().filename() == "state" ? 0 : 1;
    }
    return found;
}

Ran run(const Workshop& workshop, const Words& words) {
    return run(words, workshop.folders());
}

Ran run(const Words& words, const Folders& folders) {
    const auto pointers = pointersTo(words);
    std::ostringstream out;
    std::ostringstream err;
    Ran ran;
    const CommandLine line =
        readCommandLine(static_cast<int>(pointers.size()), pointers.data(), out, err);
    ran.status =
        line.given ? runCommand(*line.given, {folders, out, err, ran.window}) : line.status;
    ran.out = out.str();
    ran.err = err.str();
    return ran;
}

Ran runMapCommand(const Workshop& workshop, Words words) {
    words.insert(words.begin(), "map");
    return run(workshop, words);
}

OrSentence<GivenOptions> given(const Words& words) {
    const auto pointers = pointersTo(words);
    return readOptions(catalog(), static_cast<int>(pointers.size()), pointers.data());
}

PlayRequest played(const Words& words) {
    const Ran ran = run(Workshop(), words);
    REQUIRE(ran.window.plays.size() == 1);
    return ran.window.plays.front();
}

}  // namespace doorstring::testing
