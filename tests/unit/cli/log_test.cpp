#include "cli/log.hpp"
#include "testing/catch2.hpp"
#include "trial.hpp"

#include <fstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::Workshop;

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
