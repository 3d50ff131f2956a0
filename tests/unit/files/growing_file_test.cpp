#include "files/growing_file.hpp"
#include "testing/catch2.hpp"
#include "testing/small_disk.hpp"
#include "testing/temp_folder.hpp"

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
