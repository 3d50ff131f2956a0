#include "app/sfml_log.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <fstream>
#include <thread>

using namespace doorstring;
using doorstring::testing::TempFolder;

TEST_CASE("complaints of SFML from two threads are whole lines of the log") {
    const TempFolder home;
    Folders folders;
    folders.state = home.path();
    startLog(folders, false);
    {
        SfmlLog log;
        const auto complain = [&log](char letter) {
            std::ostream stream(&log);
            for (int count = 0; count < 2000; ++count) {
                stream << std::string(40, letter) << '\n';
            }
        };
        std::thread music(complain, 'm');
        complain('w');
        music.join();
    }
    std::ifstream file(home.path() / "doorstring.log");
    int lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
        const std::string text = line.substr(line.find("SFML: ") + 6);
        CHECK((text == std::string(40, 'm') || text == std::string(40, 'w')));
    }
    CHECK(lines == 4000);
}
