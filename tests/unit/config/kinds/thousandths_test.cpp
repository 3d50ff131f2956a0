#include "config/kinds/thousandths.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

// "2500", or what is wrong.
std::string read(const std::string& literal) {
    const auto document = parseToml("value = " + literal);
    REQUIRE(document.ok());
    const auto number = readThousandths(document.value().items.at(0), 0, 3000);
    return number ? std::to_string(number.value()) : number.error();
}

}  // namespace

TEST_CASE("whole and decimal numbers are read in thousandths") {
    CHECK(read("0") == "0");
    CHECK(read("3") == "3000");
    CHECK(read("0x2") == "2000");
    CHECK(read("2.5") == "2500");
    CHECK(read("0.001") == "1");
}

TEST_CASE("numbers out of range are reported by side") {
    CHECK(read("-1") == "is too small");
    CHECK(read("-0.001") == "is too small");
    CHECK(read("3.001") == "is too large");
    CHECK(read("9223372036854775807") == "is too large");
    CHECK(read("-9223372036854775808") == "is too small");
}

TEST_CASE("what is not a plain number is reported as what it is") {
    CHECK(read("0.0001") == "has too many digits");
    CHECK(read("1e0") == "is not a plain number");
    CHECK(read("nan") == "is not a plain number");
    CHECK(read("inf") == "is not a plain number");
    CHECK(read("\"1\"") == "is text");
    CHECK(read("true") == "is a yes-or-no value");
    CHECK(read("1979-05-27") == "is a date or time");
    CHECK(read("[1]") == "is a list");
    CHECK(read("{a = 1}") == "was found");
}
