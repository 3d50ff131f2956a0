#include "files/folders.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <chrono>
#include <optional>
#include <thread>

using namespace doorstring;
using doorstring::testing::TempFolder;
using IfHeld = FolderLock::IfHeld;

TEST_CASE("a folder has one lock at a time") {
    const TempFolder one;
    const TempFolder other;
    {
        const FolderLock first(one.path(), IfHeld::GiveUp);
        CHECK(first.held());
        CHECK_FALSE(FolderLock(one.path(), IfHeld::GiveUp).held());
        CHECK(FolderLock(other.path(), IfHeld::GiveUp).held());
    }
    CHECK(FolderLock(one.path(), IfHeld::GiveUp).held());
}

TEST_CASE("a lock is waited for") {
    const TempFolder folder;
    std::optional<FolderLock> first(std::in_place, folder.path(), IfHeld::GiveUp);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        first.reset();
    });
    CHECK(FolderLock(folder.path(), IfHeld::Wait).held());
    other.join();
}

TEST_CASE("a folder that is not there holds nobody up") {
    const TempFolder folder;
    CHECK(FolderLock(folder.path() / "none", IfHeld::GiveUp).held());
}
