#include "files/growing_file.hpp"
#include "interposed.hpp"
#include "testing/catch2.hpp"
#include "testing/small_disk.hpp"
#include "testing/temp_folder.hpp"

#include <chrono>
#include <thread>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("what is appended is in the file at once") {
    const TempFolder folder;
    const auto file = folder.write("run", "first\n");
    auto growing = GrowingFile::open(file, 6);
    REQUIRE(growing.ok());
    CHECK_FALSE(growing.value().append("second\n"));
    CHECK(contentOf(file) == "first\nsecond\n");
    growing.value().sync();
    CHECK_FALSE(growing.value().append("third\n"));
    CHECK_FALSE(growing.value().close());
    CHECK(contentOf(file) == "first\nsecond\nthird\n");
}

TEST_CASE("what stands behind the length to go on from is cut off") {
    const TempFolder folder;
    const auto file = folder.write("run", "first\nsec");
    auto growing = GrowingFile::open(file, 6);
    REQUIRE(growing.ok());
    CHECK(contentOf(file) == "first\n");
    CHECK_FALSE(growing.value().append("2\n"));
    CHECK(contentOf(file) == "first\n2\n");
}

TEST_CASE("a file to go on with must be there") {
    const TempFolder folder;
    const auto growing = GrowingFile::open(folder.path() / "none", 0);
    REQUIRE_FALSE(growing.ok());
    CHECK_THAT(growing.error(), ContainsSubstring("none cannot be written: No such file"));
}

TEST_CASE("on a full disk nothing of a text is written, and later all of it is") {
    const TempFolder folder;
    const auto file = folder.write("run", "first\n");
    auto growing = GrowingFile::open(file, 6);
    REQUIRE(growing.ok());
    {
        const SmallDisk disk(10);
        const auto fault = growing.value().append("second\n");
        REQUIRE(fault);
        CHECK_THAT(*fault, ContainsSubstring("run cannot be written: "));
        CHECK(contentOf(file) == "first\n");
    }
    CHECK_FALSE(growing.value().append("second\n"));
    CHECK(contentOf(file) == "first\nsecond\n");
}

namespace {

// Returns once the thread has begun a sync: an earlier one has ended then, with its reason kept.
void beginSync(GrowingFile& growing) {
    const int before = interposed().syncsBegun;
    growing.sync();
    while (interposed().syncsBegun == before) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

// An open file of which a sync by the thread fails; it is still under way.
GrowingFile withFailingSync(const std::filesystem::path& file) {
    auto growing = GrowingFile::open(file, 6);
    REQUIRE(growing.ok());
    CHECK_FALSE(growing.value().append("second\n"));
    interposed().failingSyncs = 1;
    interposed().writesAtStart = 0;
    beginSync(growing.value());
    return std::move(growing.value());
}

}  // namespace

TEST_CASE("what a sync has lost while the file is closed is written again") {
    const TempFolder folder;
    const auto file = folder.write("run", "first\n");
    GrowingFile growing = withFailingSync(file);
    CHECK_FALSE(growing.close());
    CHECK(interposed().writesAtStart == 1);
    CHECK(contentOf(file) == "first\nsecond\n");
}

TEST_CASE("what a sync has lost is reported, and written again with the next lines") {
    const TempFolder folder;
    const auto file = folder.write("run", "first\n");
    GrowingFile growing = withFailingSync(file);
    beginSync(growing);
    const auto fault = growing.append("third\n");
    REQUIRE(fault);
    CHECK_THAT(*fault, ContainsSubstring("run cannot be written: Input/output error"));
    CHECK(contentOf(file) == "first\nsecond\n");
    CHECK_FALSE(growing.append("third\n"));
    CHECK(interposed().writesAtStart == 1);
    CHECK(contentOf(file) == "first\nsecond\nthird\n");
    CHECK_FALSE(growing.append("fourth\n"));
    CHECK(interposed().writesAtStart == 1);
}

TEST_CASE("without a thread to be had a sync is waited for") {
    if (!canRefuseThreads) {
        return;
    }
    const TempFolder folder;
    const auto file = folder.write("run", "first\n");
    interposed().noThreads = true;
    auto growing = GrowingFile::open(file, 6);
    interposed().noThreads = false;
    REQUIRE(growing.ok());
    CHECK_FALSE(growing.value().append("second\n"));
    const int before = interposed().syncsBegun;
    growing.value().sync();
    CHECK(interposed().syncsBegun == before + 1);
    interposed().failingSyncs = 1;
    growing.value().sync();
    growing.value().sync();  // the system reports a lost part once
    CHECK(growing.value().append("third\n"));
    CHECK_FALSE(growing.value().append("third\n"));
    CHECK_FALSE(growing.value().close());
    CHECK(contentOf(file) == "first\nsecond\nthird\n");
}
