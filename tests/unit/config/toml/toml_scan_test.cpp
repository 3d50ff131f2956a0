#include "config/toml/toml_faults.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace std::string_view_literals;

namespace {

// "line:column: sentence", or "" for a clean text.
std::string tomlScanFaultOf(std::string_view text) {
    const auto fault = findForeignBytes(text);
    return fault ? std::to_string(fault->place.line) + ":" + std::to_string(fault->place.column) +
                       ": " + fault->sentence
                 : "";
}

}  // namespace

TEST_CASE("letters of any script may stand in quotes and comments") {
    CHECK(tomlScanFaultOf("# ä ſ €\na = \"ä ſ\"  # ſ\n") == "");
    CHECK(tomlScanFaultOf("a = 'ſ'") == "");
    CHECK(tomlScanFaultOf(R"(a = "\"ſ\\" # ſ)") == "");
}

TEST_CASE("letters beyond ASCII outside of them are refused with their place") {
    CHECK(tomlScanFaultOf("a = 1\nſ = 2") == "2:1: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf("a = \"ä\", ſ") == "1:10: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf("# a\r\n  ſ = 2") == "2:3: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf(R"(a = "\\" ſ)") == "1:10: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf("a = 'x\\' ſ") == "1:10: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf("a = \"\" ſ") == "1:8: 'ſ' may only stand in quotes and comments");
    CHECK(tomlScanFaultOf("a = \"open\nſ") == "2:1: 'ſ' may only stand in quotes and comments");
}

TEST_CASE("texts of several lines are refused, in quotes of both kinds") {
    const std::string fault = "three quotes begin text of several lines, which no key takes";
    CHECK(tomlScanFaultOf("a = \"\"\"\nx\n\"\"\"") == "1:5: " + fault);
    CHECK(tomlScanFaultOf("'''a''' = 1") == "1:1: " + fault);
    CHECK(tomlScanFaultOf("a = \"\"\"\"") == "1:5: " + fault);
    CHECK(tomlScanFaultOf("# \"\"\" and '''\na = \"'''\"\nb = '\"\"\"'") == "");
    CHECK(tomlScanFaultOf("a = \"\"\nb = ''") == "");
}

TEST_CASE("quotes of a word processor get a hint") {
    CHECK(tomlScanFaultOf("doors = “NSWE”") ==
          "1:9: '“' may only stand in quotes and comments; use plain quotes: \"");
}

TEST_CASE("bytes that are no text are refused wherever they stand") {
    CHECK(tomlScanFaultOf("a = 1\n\0"sv) ==
          "2:1: there is a zero byte here; a config file is plain text");
    CHECK(tomlScanFaultOf("# \xE4") ==
          "1:3: the byte 0xE4 is not UTF-8; save the file as UTF-8 text");
    CHECK(tomlScanFaultOf("a = \"\xFF\"") ==
          "1:6: the byte 0xFF is not UTF-8; save the file as UTF-8 text");
}

TEST_CASE("a flood of dots is refused, dots in quotes and comments are not counted") {
    std::string dotted = "a";
    for (int index = 0; index < 1000; ++index) {
        dotted += ".a";
    }
    CHECK(tomlScanFaultOf(dotted + " = 1") == "");
    CHECK(tomlScanFaultOf(dotted + ".a = 1") ==
          "1:2002: more than 1000 dots outside of quotes and comments: this is not a config file");
    CHECK(tomlScanFaultOf("# " + dotted + "\nb = \"" + dotted + "\"\nc = 1.5") == "");
}
