#include "app/tour.hpp"
#include "picture/png.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <filesystem>

using namespace doorstring;

namespace {

namespace fs = std::filesystem;

Game gameForTour() {
    static const Art art = Art::load(DOORSTRING_PROJECT "/assets").art;
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return {art, {sources, loadConfig(sources).value(), Seed{17}, true}, FirstState::Title};
}

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
    const fs::path folder = fs::temp_directory_path() / "doorstring-tour-test" / "deep";
    fs::remove_all(folder.parent_path());
    Game game = gameForTour();
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
    fs::remove_all(folder.parent_path());
}

TEST_CASE("a tour that cannot write says so and ends with a failure") {
    const fs::path file = fs::temp_directory_path() / "doorstring-tour-test-file";
    fs::remove_all(file);
    REQUIRE_FALSE(savePng(Canvas({2, 2}), file));
    Game game = gameForTour();
    CHECK(tourWithoutWindow(game, file / "tour") == 1);
    fs::remove_all(file);
}
