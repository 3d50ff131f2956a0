#include "config/files/text_file.hpp"
#include "config/files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

using namespace doorstring;
namespace fs = std::filesystem;
using doorstring::testing::TempFolder;

TEST_CASE("a file is written whole and replaces the old one") {
    const TempFolder folder;
    const fs::path file = folder.path() / "a.txt";
    CHECK_FALSE(writeWholeFile(file, "one").has_value());
    CHECK_FALSE(writeWholeFile(file, std::string_view("t\0wo", 4)).has_value());
    CHECK(readTextFile(file).value() == std::string("t\0wo", 4));
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("a file that cannot be written is told, and nothing is left beside it") {
    const TempFolder folder;
    const fs::path file = folder.path() / "none" / "a.txt";
    CHECK(writeWholeFile(file, "one") ==
          file.string() + ": cannot be written: No such file or directory");
    fs::create_directories(folder.path() / "b.txt" / "full");
    CHECK(writeWholeFile(folder.path() / "b.txt", "one").has_value());
    CHECK_FALSE(fs::exists(folder.path() / "b.txt.new"));
}
