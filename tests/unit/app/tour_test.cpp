#include "app/tour.hpp"
#include "picture/canvas/png.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>
#include <filesystem>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

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
