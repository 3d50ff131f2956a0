#include "files/signals.hpp"
#include "files/whole_file.hpp"
#include "interposed.hpp"
#include "testing/catch2.hpp"
#include "testing/end_of.hpp"
#include "testing/temp_folder.hpp"

#include <csignal>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a signal ends the program, and takes unfinished files along") {
    const TempFolder folder;
    CHECK(endOf([&] {
              const auto half = WholeFile::open(folder.path() / "half.txt");
              std::raise(SIGTERM);
              return half.ok() ? 0 : 1;
          }) == "signal 15");
    CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("the first signal asks for an orderly end, which is told to the shell") {
    CHECK(endOf([] {
              const OrderlyEnd orderly;
              const bool before = endRequested();
              std::raise(SIGINT);
              return !before && endRequested() ? 0 : 1;
          }) == "status 0");
    CHECK(endOf([] {
              const OrderlyEnd orderly;
              std::raise(SIGINT);
              endBySignal();
              return 0;
          }) == "signal 2");
}

TEST_CASE("an orderly end within another one leaves that one in force") {
    CHECK(endOf([] {
              const OrderlyEnd outer;
              { const OrderlyEnd inner; }
              std::raise(SIGINT);
              return endRequested() ? 0 : 1;
          }) == "status 0");
}

TEST_CASE("a second signal ends a program that never gets round to its end") {
    CHECK(endOf([] {
              const OrderlyEnd orderly;
              std::raise(SIGTERM);
              std::raise(SIGINT);
              return 0;
          }) == "signal 2");
}

TEST_CASE("a limit of a file's size is reported and does not end the program") {
    const TempFolder folder;
    CHECK(endOf([&] {
              const rlimit small{10, 10};
              ::setrlimit(RLIMIT_FSIZE, &small);
              return writeWholeFile(folder.path() / "a.txt", "more than ten bytes") ? 7 : 0;
          }) == "status 7");
}

TEST_CASE("a name that a signal reads on one thread is not freed on another") {
    const TempFolder folder;
    const std::string file = (folder.path() / "a name longer than what free() overwrites").string();
    UnfinishedFile note = noteUnfinished(file);
    std::string read;
    interposed().whileUnlinking = [&](const char* name) {
        std::thread([&] { keep(std::move(note)); }).join();
        read = name;
    };
    removeUnfinishedFiles();
    interposed().whileUnlinking = nullptr;
    CHECK(read == file);
}
