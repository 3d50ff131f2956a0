#include "config/kinds/value_report.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

std::string found(const std::string& text) {
    const auto document = parseToml(text);
    CAPTURE(text);
    REQUIRE(document.ok());
    return foundText(document.value().items.at(0));
}

}  // namespace

TEST_CASE("a value is shown as it is written") {
    CHECK(found("a = 1_000") == "1_000");
    CHECK(found("a = 'x'  # comment") == "'x'");
    CHECK(found("a = [1, 2]") == "[1, 2]");
    CHECK(found("a = {b = 1}") == "{b = 1}");
    CHECK(found("[a]\nb = 1") == "a section");
    CHECK(found("a.b = 1") == "a section");
}

TEST_CASE("long values are shortened between two letters") {
    const std::string letters(57, 'x');
    CHECK(found("a = \"" + letters + "\"") == "\"" + letters + "\"");
    CHECK(found("a = \"" + letters + "xäöü\"") == "\"" + letters + "x...");
    CHECK(found("a = \"" + letters + "äöü\"") == "\"" + letters + "ä...");
}
