#include "config/sources/config_files.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

using namespace doorstring;
using doorstring::testing::TempFolder;

namespace {

std::vector<std::string> textsOf(const RoomTexts& texts) {
    std::vector<std::string> all;
    for (const RoomText& text : texts.all()) {
        all.push_back(text.text);
    }
    return all;
}

}  // namespace

TEST_CASE("rooms are read from every config folder, and the later of two files of a name wins") {
    const TempFolder shipped;
    const TempFolder user;
    const TempFolder own;
    shipped.write("rooms/b.txt", "shipped b");
    shipped.write("rooms/a.txt", "shipped a");
    shipped.write("rooms/c.txt", "shipped c");
    shipped.write("rooms/.a.txt", "an editor's");
    shipped.write("rooms/notes.md", "no rooms");
    user.write("rooms/c.txt", "user c");
    own.write("rooms/z.txt", "own z");
    own.write("rooms/a.txt", "own a");
    CHECK(textsOf(readRoomTexts({shipped.path(), user.path(), own.path(), "", {}})) ==
          std::vector<std::string>{"shipped b", "user c", "own a", "own z"});
    CHECK(readRoomTexts({shipped.path(), user.path(), {}, "", {}}).all().size() == 3);
}

TEST_CASE("a file of rooms that is the same as the shipped one is no other") {
    const TempFolder shipped;
    const TempFolder own;
    shipped.write("rooms/a.txt", "a");
    shipped.write("rooms/b.txt", "b");
    own.write("rooms/a.txt", "a");
    const RoomTexts texts = readRoomTexts({shipped.path(), {}, own.path(), "", {}});
    CHECK(texts == readRoomTexts({shipped.path(), {}, {}, "", {}}));
}

TEST_CASE("no folder, no rooms") {
    const TempFolder shipped;
    CHECK(readRoomTexts({shipped.path(), {}, {}, "", {}}).all().empty());
}

TEST_CASE("a file of rooms that cannot be read is reported, and the others are read") {
    const TempFolder shipped;
    std::filesystem::create_directories(shipped.path() / "rooms" / "a.txt");
    shipped.write("rooms/b.txt", std::string((1U << 20U) + 1, '#'));
    shipped.write("rooms/c.txt", "c");
    const RoomTexts texts = readRoomTexts({shipped.path(), {}, {}, "", {}});
    REQUIRE(texts.all().size() == 3);
    CHECK(texts.all()[0].fault == "this is a folder; a file is needed");
    CHECK(texts.all()[1].fault ==
          "the file is larger than 1 MiB; a thousand rooms take about 200 KiB");
    CHECK(texts.all()[1].source.ends_with("/rooms/b.txt"));
    CHECK(texts.all()[2].text == "c");
}

TEST_CASE("of a thousand and one files a thousand are read") {
    const TempFolder shipped;
    for (int i = 0; i <= 1000; ++i) {
        shipped.write("rooms/" + std::to_string(10000 + i) + ".txt", "r");
    }
    const RoomTexts texts = readRoomTexts({shipped.path(), {}, {}, "", {}});
    REQUIRE(texts.all().size() == 1001);
    CHECK(texts.all()[0].fault == "the folder has 1001 files of rooms; the first 1000 are read");
    CHECK(texts.all()[1000].text == "r");
}

TEST_CASE("texts are equal where their content is") {
    const RoomTexts one({{"a", "x", ""}});
    const RoomTexts same({{"a", "x", ""}});
    const RoomTexts other({{"a", "y", ""}});
    CHECK(one == same);
    CHECK_FALSE(one.sharesWith(same));
    CHECK(one.sharesWith(RoomTexts(one)));
    CHECK_FALSE(one == other);
    CHECK(RoomTexts() == RoomTexts(std::vector<RoomText>()));
}
