#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#ifndef _WIN32
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace doorstring;
using doorstring::testing::TempFolder;

namespace {

std::string faultOf(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    REQUIRE_FALSE(text.ok());
    return text.error().sentence;
}

}  // namespace

TEST_CASE("a file is read whole, byte by byte") {
    const TempFolder folder;
    const std::string content("a = 1\r\n\0\xFF", 9);
    CHECK(readTextFile(folder.write("a.toml", content)).value() == content);
    CHECK(readTextFile(folder.write("empty.toml", "")).value().empty());
}

TEST_CASE("what cannot be read is reported in a sentence") {
    const TempFolder folder;
    CHECK(faultOf(folder.path() / "none.toml") == "the file does not exist");
    CHECK(faultOf(folder.path()) == "this is a folder; a file is needed");
}

TEST_CASE("a file of 1 MiB is read, one byte more is too large") {
    const TempFolder folder;
    CHECK(readTextFile(folder.write("a.toml", std::string(1U << 20U, '#'))).ok());
    CHECK(faultOf(folder.write("b.toml", std::string((1U << 20U) + 1, '#'))) ==
          "the file is larger than 1 MiB; a config file has a few hundred lines");
}

#ifndef _WIN32
TEST_CASE("a pipe is not waited for") {
    const TempFolder folder;
    const auto pipe = folder.path() / "pipe.toml";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(faultOf(pipe) == "this is not a file that can be read");
}

TEST_CASE("a file without permission is reported so") {
    if (geteuid() == 0) {
        return;  // root may read everything
    }
    const TempFolder folder;
    const auto file = folder.write("a.toml", "a = 1");
    std::filesystem::permissions(file, std::filesystem::perms::none);
    CHECK(faultOf(file) == "the file cannot be read; look at its permissions");
}
#endif

TEST_CASE("paths are shown from the working folder on") {
    const auto here = std::filesystem::current_path();
    CHECK(shownPath(here / "config" / "room.toml") == "config/room.toml");
    CHECK(shownPath(here / "config" / ".." / "room.toml") == "room.toml");
    CHECK(shownPath("config/room.toml") == "config/room.toml");
    CHECK(shownPath("/no/such/folder/a.toml") == "/no/such/folder/a.toml");
}
