#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "files/signals.hpp"
#include "files/whole_file.hpp"
#include "interposed.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <cerrno>
#include <ostream>
#include <sys/stat.h>
#include <unistd.h>

using namespace doorstring;
namespace fs = std::filesystem;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::interposed;
using doorstring::testing::TempFolder;

namespace {

std::ptrdiff_t filesIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

}  // namespace

TEST_CASE("a file is written whole and replaces the old one") {
    const TempFolder folder;
    const fs::path file = folder.path() / "a.txt";
    CHECK_FALSE(writeWholeFile(file, "one").has_value());
    CHECK_FALSE(writeWholeFile(file, std::string_view("t\0wo", 4)).has_value());
    CHECK(readTextFile(file).value() == std::string("t\0wo", 4));
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a file that has replaced another one is on the disk by its name, too") {
    const TempFolder folder;
    const int before = interposed().foldersSynced;
    CHECK_FALSE(writeWholeFile(folder.path() / "a.txt", "one").has_value());
    CHECK(interposed().foldersSynced == before + 1);
}

TEST_CASE("more than a buffer is written in order") {
    const TempFolder folder;
    std::string text;
    for (int line = 0; line < 20'000; ++line) {
        text += std::to_string(line) + "\n";
    }
    CHECK_FALSE(writeWholeFile(folder.path() / "a.txt", text).has_value());
    CHECK(readTextFile(folder.path() / "a.txt").value() == text);
}

TEST_CASE("a file that cannot be written is reported, and nothing is left beside it") {
    const TempFolder folder;
    const fs::path file = folder.path() / "none" / "a.txt";
    CHECK(writeWholeFile(file, "one") ==
          file.string() + " cannot be written: there is no folder " + file.parent_path().string());
    const fs::path taken = folder.path() / "b.txt";
    fs::create_directories(taken / "full");
    CHECK(writeWholeFile(taken, "one") == taken.string() + " cannot be written: it is a folder");
    const fs::path far = folder.path() / std::string(300, 'a') / "a.txt";
    CHECK(writeWholeFile(far, "one") == far.string() + " cannot be written: File name too long");
    const auto opened = WholeFile::open(far.parent_path());
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error() == far.parent_path().string() + " cannot be written: File name too long");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a file in the place of a folder is named") {
    const TempFolder folder;
    const fs::path file = folder.write("a.txt", "one");
    for (const fs::path& below : {file / "b.txt", file / "b" / "c.txt"}) {
        CHECK(writeWholeFile(below, "two") ==
              below.string() + " cannot be written: " + file.string() + " is not a folder");
        CHECK(folderFault(below) ==
              below.string() + " cannot be written: " + file.string() + " is not a folder");
    }
    CHECK(folderFault(file) == file.string() + " cannot be written: it is not a folder");
}

TEST_CASE("a folder to write in need not exist yet, and is not made by asking") {
    const TempFolder folder;
    CHECK_FALSE(folderFault(folder.path()).has_value());
    CHECK_FALSE(folderFault(folder.path() / "new" / "newer").has_value());
    CHECK_FALSE(folderFault("a folder that is not there").has_value());
    CHECK(filesIn(folder.path()) == 0);
    const fs::path far = folder.path() / std::string(300, 'a');
    CHECK(folderFault(far) == far.string() + " cannot be written: File name too long");
    if (geteuid() == 0) {
        return;  // root may write everywhere
    }
    fs::permissions(folder.path(), fs::perms::owner_write, fs::perm_options::remove);
    const fs::path barred = folder.path() / "new";
    CHECK(folderFault(barred) == barred.string() + " cannot be written: Permission denied");
    fs::permissions(folder.path(), fs::perms::owner_write, fs::perm_options::add);
}

TEST_CASE("what was not finished leaves the old file and nothing else") {
    const TempFolder folder;
    const fs::path file = folder.write("a.txt", "old");
    {
        auto half = WholeFile::open(file);
        REQUIRE(half.ok());
        half.value().stream() << "half" << std::flush;
        CHECK(filesIn(folder.path()) == 2);
    }
    CHECK(filesIn(folder.path()) == 1);
    CHECK(readTextFile(file).value() == "old");
}

TEST_CASE("a full disk is reported as such") {
    CHECK(writeWholeFile("/dev/full", "one") ==
          "/dev/full cannot be written: No space left on device");
    auto file = WholeFile::open("/dev/full");
    REQUIRE(file.ok());
    file.value().stream() << std::string(1'000'000, 'x');
    errno = 0;
    CHECK_THAT(file.value().finish().value(), ContainsSubstring("No space left"));
}

TEST_CASE("a link stays a link, and what it leads to is written, there or not") {
    const TempFolder folder;
    const fs::path far = folder.write("far/real.txt", "old");
    fs::create_symlink("far/real.txt", folder.path() / "link");
    fs::create_symlink("link", folder.path() / "chain");
    fs::create_symlink("far/new.txt", folder.path() / "dangling");
    CHECK_FALSE(writeWholeFile(folder.path() / "chain", "new").has_value());
    CHECK_FALSE(writeWholeFile(folder.path() / "dangling", "made").has_value());
    CHECK(fs::is_symlink(folder.path() / "chain"));
    CHECK(fs::is_symlink(folder.path() / "dangling"));
    CHECK(readTextFile(far).value() == "new");
    CHECK(readTextFile(folder.path() / "far/new.txt").value() == "made");
}

TEST_CASE("a link to itself is reported") {
    const TempFolder folder;
    fs::create_symlink("loop", folder.path() / "loop");
    CHECK_THAT(writeWholeFile(folder.path() / "loop", "one").value(),
               ContainsSubstring("Too many levels of symbolic links"));
    CHECK(fs::is_symlink(folder.path() / "loop"));
}

TEST_CASE("the mode of a file is kept, and a new one follows the umask") {
    const TempFolder folder;
    const fs::path file = folder.write("a.txt", "old");
    fs::permissions(file, fs::perms(0600));
    CHECK_FALSE(writeWholeFile(file, "new").has_value());
    CHECK(fs::status(file).permissions() == fs::perms(0600));
    const mode_t before = ::umask(0027);
    CHECK_FALSE(writeWholeFile(folder.path() / "b.txt", "new").has_value());
    ::umask(before);
    CHECK(fs::status(folder.path() / "b.txt").permissions() == fs::perms(0640));
}

TEST_CASE("two may write one file at once: the last to finish wins, whole") {
    const TempFolder folder;
    const fs::path file = folder.path() / "a.txt";
    auto first = WholeFile::open(file);
    auto second = WholeFile::open(file);
    REQUIRE((first.ok() && second.ok()));
    second.value().stream() << "second";
    first.value().stream() << "first";
    CHECK_FALSE(second.value().finish().has_value());
    CHECK_FALSE(first.value().finish().has_value());
    CHECK(readTextFile(file).value() == "first");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("a name as long as names may be can be written") {
    const TempFolder folder;
    CHECK_FALSE(writeWholeFile(folder.path() / std::string(255, 'n'), "one").has_value());
}

TEST_CASE("a signal takes unfinished files along") {
    const TempFolder folder;
    const fs::path done = folder.path() / "done.txt";
    CHECK_FALSE(writeWholeFile(done, "done").has_value());
    auto half = WholeFile::open(folder.path() / "half.txt");
    REQUIRE(half.ok());
    CHECK(filesIn(folder.path()) == 2);
    removeUnfinishedFiles();
    CHECK(filesIn(folder.path()) == 1);
    CHECK(readTextFile(done).value() == "done");
    CHECK(half.value().finish().has_value());
}

#ifndef _WIN32
#endif

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
    std::filesystem::create_symlink("loop", folder.path() / "loop");
    CHECK(faultOf(folder.path() / "loop") ==
          "the file cannot be read: Too many levels of symbolic links");
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
    CHECK(faultOf(file) == "the file cannot be read: Permission denied");
}
#endif

TEST_CASE("paths are shown from the working folder on") {
    const auto here = std::filesystem::current_path();
    CHECK(shownPath(here / "config" / "room.toml") == "config/room.toml");
    CHECK(shownPath(here / "config" / ".." / "room.toml") == "room.toml");
    CHECK(shownPath("config/room.toml") == "config/room.toml");
    CHECK(shownPath("/no/such/folder/a.toml") == "/no/such/folder/a.toml");
}
