#include "cli/output/log.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <unistd.h>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::Workshop;

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

}  // namespace

TEST_CASE("the log keeps everything, each line with its time and kind") {
    const Workshop workshop;
    startLog(workshop.folders(), false);
    logInfo("a note with {} in it");
    logToldError("a fault that was told");
    const std::string log = workshop.read("state/doorstring.log");
    CHECK_THAT(log, ContainsSubstring(" info: a note with {} in it\n"));
    CHECK_THAT(log, ContainsSubstring(" error: a fault that was told\n"));
}

TEST_CASE("a log that has grown makes place for a new one") {
    const Workshop workshop;
    startLog(workshop.folders(), false);
    const std::string line(1000, 'x');
    for (int i = 0; i < 4000; ++i) {
        logInfo(line);
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(workshop.folders().state)) {
        CHECK(entry.file_size() <= 1024 * 1024);
        ++files;
    }
    CHECK(files == 3);
}

TEST_CASE("a state folder that cannot be written does not stop anything") {
    const Workshop workshop;
    std::ofstream(workshop.path("state")) << "a file stands where the folder should be";
    startLog(workshop.folders(), false);
    logInfo("goes nowhere");
    CHECK(workshop.read("state") == "a file stands where the folder should be");
}

TEST_CASE("a disk that is full is told once, and nothing stops") {
    if (!std::filesystem::exists("/dev/full")) {
        return;
    }
    const Workshop workshop;
    std::filesystem::create_directory(workshop.path("state"));
    std::filesystem::create_symlink("/dev/full", workshop.path("state/doorstring.log"));
    {
        const ConsoleInto console(workshop.path("console"));
        startLog(workshop.folders(), false);
        logInfo("goes nowhere");
        logInfo("neither does this");
        logInfo("nor this");
    }
    const std::string told = workshop.read("console");
    CHECK_THAT(told, ContainsSubstring("doorstring: no more log is kept: "));
    CHECK_THAT(told, ContainsSubstring("No space left on device"));
    CHECK(std::count(told.begin(), told.end(), '\n') == 1);
}
