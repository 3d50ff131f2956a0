#include "testing/catch2.hpp"
#include "view/art.hpp"

#include <fstream>
#include <unistd.h>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

// A copy of the pictures and the font, to be spoilt; gone at the end.
class SpoiltAssets {
public:
    SpoiltAssets()
        : folder_(fs::temp_directory_path() / ("doorstring-art-test-" + std::to_string(getpid()))) {
        fs::remove_all(folder_);
        for (const char* const part : {"sprites", "tiles", "furniture", "fonts"}) {
            fs::create_directories(folder_ / part);
            fs::copy(fs::path(DOORSTRING_PROJECT "/assets") / part, folder_ / part,
                     fs::copy_options::recursive);
        }
    }
    ~SpoiltAssets() { fs::remove_all(folder_); }
    SpoiltAssets(const SpoiltAssets&) = delete;
    SpoiltAssets& operator=(const SpoiltAssets&) = delete;

    const fs::path& folder() const { return folder_; }
    fs::path operator/(const char* file) const { return folder_ / file; }

private:
    fs::path folder_;
};

std::string onlyFault(const SpoiltAssets& assets) {
    const LoadedArt loaded = Art::load(assets.folder());
    REQUIRE(loaded.faults.size() == 1);
    REQUIRE(static_cast<int>(loaded.art.tilesets.size()) == tilesetCount);
    return loaded.faults.front();
}

}  // namespace

TEST_CASE("Art: what is shipped has no faults") {
    CHECK(Art::load(DOORSTRING_PROJECT "/assets").faults == std::vector<std::string>{});
}

TEST_CASE("Art: each file that is missing or broken is named, and a stand-in takes its place") {
    const SpoiltAssets assets;
    SECTION("a sheet that is missing") {
        fs::remove(assets / "sprites/map.png");
        CHECK_THAT(onlyFault(assets), ContainsSubstring("sprites/map.png: the picture is missing"));
    }
    SECTION("a sheet of the wrong size") {
        fs::copy_file(assets / "sprites/ui.png", assets / "sprites/knight.png",
                      fs::copy_options::overwrite_existing);
        CHECK_THAT(onlyFault(assets),
                   ContainsSubstring("sprites/knight.png: a picture of 64 x 24"));
    }
    SECTION("a tileset that is cut off") {
        fs::resize_file(assets / "tiles/ember.png", 300);
        CHECK_THAT(onlyFault(assets), ContainsSubstring("tiles/ember.png: the picture is damaged"));
    }
    SECTION("furniture that is missing") {
        fs::remove(assets / "furniture/moss.png");
        CHECK_THAT(onlyFault(assets),
                   ContainsSubstring("furniture/moss.png: the picture is missing"));
    }
    SECTION("a font that is missing") {
        fs::remove(assets / "fonts/doorstring.bdf");
        CHECK_THAT(onlyFault(assets), ContainsSubstring("doorstring.bdf: the file does not exist"));
    }
    SECTION("a font that is none") {
        std::ofstream(assets / "fonts/doorstring.bdf") << "hello\n";
        CHECK_THAT(onlyFault(assets), ContainsSubstring("doorstring.bdf:1:"));
    }
    SECTION("everything") {
        fs::remove_all(assets.folder());
        const LoadedArt loaded = Art::load(assets.folder());
        CHECK(loaded.faults.size() == sheetPlans.size() + creatureCount + 1 + 2 * tilesetCount);
        CHECK(static_cast<int>(loaded.art.tilesets.size()) == tilesetCount);
    }
}
