#include "config/text/printable.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("good text stays as it is") {
    CHECK(printable("grid.width = \"ä €\"") == "grid.width = \"ä €\"");
    CHECK(printable("") == "");
}

TEST_CASE("control characters and broken bytes become question marks") {
    CHECK(printable("a\nb\x1B[31m") == "a?b?[31m");
    CHECK(printable("\xFF\xFEx") == "??x");
    CHECK(printable("\x7F") == "?");
    CHECK(printable(std::string_view("\0a", 2)) == "?a");
}

TEST_CASE("characters that turn around or hide the text around them become question marks") {
    CHECK(printable("a\u202Eb\u2067c\u200Bd\u2028e\uFEFFf") == "a?b?c?d?e?f");
    CHECK(printable("\u0085x") == "?x");
}

TEST_CASE("what is quoted is cut to a readable length, between two letters") {
    CHECK(quotedText("grid.width") == "grid.width");
    CHECK(quotedText("a\nb") == "a?b");
    CHECK(quotedText(std::string(100'000, 'x')) == std::string(60, 'x') + "...");
    CHECK(quotedText(std::string(59, 'x') + "ä and more") == std::string(59, 'x') + "...");
}
