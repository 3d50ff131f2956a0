// The loop of the window: its pace, the tour, and what SFML complains of.
#include "app/play_loop.hpp"
#include "app/sfml_log.hpp"
#include "app/tour.hpp"
#include "picture/canvas/png.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace doorstring;
using namespace doorstring::testing;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> picturesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool anyNamed(const std::vector<fs::path>& files, const std::string& part) {
    return std::any_of(files.begin(), files.end(), [&](const fs::path& file) {
        return file.filename().string().find(part) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("a second has sixty ticks, however it is cut into frames") {
    const int frames = GENERATE(30, 60, 61, 144, 1000);
    TickClock clock;
    int ticks = 0;
    std::int64_t before = 0;
    for (int frame = 1; frame <= frames; ++frame) {
        const std::int64_t now = 1'000'000'000LL * frame / frames;
        ticks += clock.advance(now - before, 100);
        before = now;
    }
    CHECK(ticks == 60);
}

TEST_CASE("at half the speed a second has half the ticks, evenly") {
    TickClock clock;
    for (int tick = 0; tick < 30; ++tick) {
        CHECK(clock.advance(1'000'000'000 / 60, 50) == 0);
        CHECK(clock.share(100) >= 49);
        CHECK(clock.share(100) <= 51);
        CHECK(clock.advance(1'000'000'000 / 60 + 1000, 50) == 1);
    }
}

TEST_CASE("after a long pause the game does not run after the time") {
    TickClock clock;
    CHECK(clock.advance(60'000'000'000, 100) == TickClock::mostTicksAtOnce);
    CHECK(clock.advance(0, 100) == 0);
}

TEST_CASE("the share of the next tick grows evenly and stays below the whole") {
    TickClock clock;
    clock.advance(1'000'000'000 / 120, 100);
    CHECK(clock.share(256) >= 127);
    CHECK(clock.share(256) <= 128);
    clock.advance(1'000'000'000 / 120 - 1000, 100);
    CHECK(clock.share(256) < 256);
}

TEST_CASE("a frame that took less than its time waits for the rest of it") {
    CHECK(restOfFrame(2ms, 0ms, 7ms) == 5ms);
    CHECK(restOfFrame(9ms, 0ms, 7ms) == 0ms);
}

TEST_CASE("a screen that keeps pictures in step with its own sets the pace") {
    // 144 pictures a second at most, on a screen that shows as many.
    CHECK(restOfFrame(6900us, 5ms, 6944us) == 0ms);
    CHECK(restOfFrame(6900us, 100us, 6944us) == 44us);
    // Half as many as the screen shows: the limit does.
    CHECK(restOfFrame(8ms, 5ms, 16ms) == 8ms);
}

TEST_CASE(
    "the tour leaves pictures of the title, rooms, slides half way, the map and another dungeon") {
    const TempFolder temp;
    const fs::path folder = temp.path() / "deep" / "tour";
    Game game = makeGame(FirstState::Title);
    CHECK(tourWithoutWindow(game, folder) == 0);
    const auto files = picturesIn(folder);
    CHECK(files.size() >= 12);
    for (const char* const part : {"title", "first-room", "slide-half-way", "room-2-of-",
                                   "room-3-of-", "map", "new-dungeon", "new-map"}) {
        INFO(part);
        CHECK(anyNamed(files, part));
    }
    for (std::size_t index = 0; index < files.size(); ++index) {
        const auto picture = loadPng(files[index]);
        REQUIRE(picture.ok());
        CHECK(picture.value().size() == GridSize{960, 704});
    }
}

TEST_CASE("a tour that cannot write says so and ends with a failure") {
    const TempFolder temp;
    const fs::path file = temp.write("file", "");
    Game game = makeGame(FirstState::Title);
    CHECK(tourWithoutWindow(game, file / "tour") == 1);
}

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
