#include "files/log.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::TempFolder;

namespace {

// What goes to the console while it lives, in a file instead.
class ConsoleInto {
public:
    explicit ConsoleInto(const std::filesystem::path& file) : before_(dup(2)) {
        std::FILE* const out = std::fopen(file.string().c_str(), "wb");
        REQUIRE(out != nullptr);
        dup2(fileno(out), 2);
        std::fclose(out);
    }
    ~ConsoleInto() {
        std::fflush(stderr);
        dup2(before_, 2);
        close(before_);
    }
    ConsoleInto(const ConsoleInto&) = delete;
    ConsoleInto& operator=(const ConsoleInto&) = delete;

private:
    int before_;
};

Folders foldersIn(const TempFolder& home) {
    Folders folders;
    folders.state = home.path() / "state";
    return folders;
}

std::string textOf(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("the log keeps everything, each line with its time and kind") {
    const TempFolder home;
    startLog(foldersIn(home), false);
    logInfo("a note with {} in it");
    logReportedError("a fault that was reported");
    const std::string log = textOf(home.path() / "state/doorstring.log");
    CHECK_THAT(log, ContainsSubstring(" info: a note with {} in it\n"));
    CHECK_THAT(log, ContainsSubstring(" error: a fault that was reported\n"));
}

TEST_CASE("a log that has grown makes place for a new one") {
    const TempFolder home;
    startLog(foldersIn(home), false);
    const std::string line(1000, 'x');
    for (int i = 0; i < 4000; ++i) {
        logInfo(line);
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(home.path() / "state")) {
        CHECK(entry.file_size() <= 1024 * 1024);
        ++files;
    }
    CHECK(files == 3);
}

TEST_CASE("a state folder that cannot be written does not stop anything") {
    const TempFolder home;
    std::ofstream(home.path() / "state") << "a file stands where the folder should be";
    startLog(foldersIn(home), false);
    logInfo("goes nowhere");
    CHECK(textOf(home.path() / "state") == "a file stands where the folder should be");
}

TEST_CASE("a disk that is full is reported once, and nothing stops") {
    if (!std::filesystem::exists("/dev/full")) {
        return;
    }
    const TempFolder home;
    std::filesystem::create_directory(home.path() / "state");
    std::filesystem::create_symlink("/dev/full", home.path() / "state/doorstring.log");
    {
        const ConsoleInto console(home.path() / "console");
        startLog(foldersIn(home), false);
        logInfo("goes nowhere");
        logInfo("neither does this");
        logInfo("nor this");
    }
    const std::string told = textOf(home.path() / "console");
    CHECK_THAT(told, ContainsSubstring("doorstring: the log file ends here: "));
    CHECK_THAT(told, ContainsSubstring("No space left on device"));
    CHECK(std::count(told.begin(), told.end(), '\n') == 1);
}
