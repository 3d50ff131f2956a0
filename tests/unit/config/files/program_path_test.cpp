#include "config/files/program_path.hpp"
#include "testing/catch2.hpp"

TEST_CASE("the program knows where it lies") {
    const std::filesystem::path program = doorstring::programPath();
    CHECK(program.is_absolute());
    CHECK(program.stem() == "test_unit_config");
    CHECK(std::filesystem::exists(program));
}
