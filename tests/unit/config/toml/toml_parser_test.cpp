#include "config/toml/toml_faults.hpp"
#include "config/toml/toml_value.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;
using namespace std::string_view_literals;

using Kind = TomlValue::Kind;

namespace {

TomlValue parsed(std::string_view text) {
    auto result = parseToml(text);
    CAPTURE(text);
    REQUIRE(result.ok());
    return std::move(result.value());
}

std::string tomlParserFaultOf(std::string_view text) {
    const auto result = parseToml(text);
    CAPTURE(text);
    REQUIRE_FALSE(result.ok());
    const TomlFault& fault = result.error();
    return std::to_string(fault.place.line) + ": " + fault.sentence;
}

}  // namespace

TEST_CASE("values come with kind, content and literal") {
    const TomlValue table = parsed("a = \"x\\ty\"\nb = 0x10\nc = 1.50  # comment\nd = true\n"
                                   "e = [1, 2.5]\nf = 1979-05-27\ng = {h = 1}\n");
    const auto& items = table.items;
    REQUIRE(items.size() == 7);
    CHECK(items[0].kind == Kind::Text);
    CHECK(items[0].text == "x\ty");
    CHECK(items[0].literal == "\"x\\ty\"");
    CHECK(items[1].kind == Kind::Integer);
    CHECK(items[1].integer == 16);
    CHECK(items[1].literal == "0x10");
    CHECK(items[2].kind == Kind::Decimal);
    CHECK(items[2].literal == "1.50");
    CHECK(items[3].kind == Kind::Boolean);
    CHECK(items[3].boolean);
    CHECK(items[4].kind == Kind::List);
    REQUIRE(items[4].items.size() == 2);
    CHECK(items[4].items[1].literal == "2.5");
    CHECK(items[5].kind == Kind::Date);
    CHECK(items[6].kind == Kind::Table);
    CHECK(items[6].items[0].key == "h");
}

TEST_CASE("keys and values know their places, in characters") {
    const TomlValue table = parsed("\n[grid]\n  width = 7\n\"ä\" = {x = 5}\n");
    const TomlValue& grid = table.items.at(0);
    CHECK(grid.keyPlace.line == 2);
    CHECK(grid.items.at(0).keyPlace == TextPlace{3, 3});
    CHECK(grid.items.at(0).place == TextPlace{3, 11});
    CHECK(grid.items.at(1).items.at(0).place == TextPlace{4, 12});
}

TEST_CASE("literals after letters of several bytes are whole") {
    const TomlValue table = parsed("a = [\"äöü\", 12.25]\n");
    CHECK(table.items.at(0).items.at(1).literal == "12.25");
    CHECK(table.items.at(0).literal == "[\"äöü\", 12.25]");
}

TEST_CASE("of a value of several lines the first is kept") {
    CHECK(parsed("a = [1,\n2]\n").items.at(0).literal == "[1, ...");
}

TEST_CASE("items stand in the order of the text, not of their names") {
    const TomlValue table = parsed("b = 1\na = 2\n[z]\n[c]\n");
    CHECK(table.items.at(0).key == "b");
    CHECK(table.items.at(1).key == "a");
    CHECK(table.items.at(2).key == "z");
    CHECK(table.items.at(3).key == "c");
}

TEST_CASE("a byte order mark and line ends of Windows make no difference") {
    const TomlValue table = parsed("\xEF\xBB\xBF[grid]\r\nwidth = 7\r\n");
    CHECK(table.items.at(0).items.at(0).place == TextPlace{2, 9});
    CHECK(table.items.at(0).items.at(0).literal == "7");
}

TEST_CASE("an empty text is an empty table") {
    CHECK(parsed("").items.empty());
    CHECK(parsed("# nothing\n").items.empty());
}

TEST_CASE("text that is not TOML is reported with its place") {
    CHECK(tomlParserFaultOf("a = 1\nwidth 3\n") ==
          "2: an = is missing; a line has the form key = value");
    CHECK(tomlParserFaultOf("a = middle\n") ==
          "1: middle is not a number; text goes in quotes: \"middle\"");
    CHECK(tomlParserFaultOf("a = 1\na = 2\n") == "2: a is set twice in this file; allowed is once");
    CHECK(tomlParserFaultOf("a = \"x\nb = 1\n") ==
          "1: the line ends too early; a value, a quote or a bracket is missing");
}

TEST_CASE("an open quote is an unfinished line, and a control character before the end is not") {
    const std::string unfinished =
        "1: the line ends too early; a value, a quote or a bracket is missing";
    for (const std::string text : {"a = \"x\nb = 1\n", "a = 'x\r\nb = 1\r\n"}) {
        CAPTURE(text);
        CHECK(tomlParserFaultOf(text) == unfinished);
    }
    for (const std::string text : {"a = 1 # \x01\n", "a = 1 # \x7F\r\n", "a = \"x\x01\n"}) {
        CAPTURE(text);
        CHECK(tomlParserFaultOf(text).starts_with("1: this is not TOML: "));
    }
}

TEST_CASE("a section without a name is reported, whatever stands there instead") {
    for (const std::string text : {"[.]", "[[.]]", "[=", "[[,", "[#", "[\n"}) {
        CAPTURE(text);
        CHECK_FALSE(parseToml(text).ok());
    }
}

TEST_CASE("usual mistakes are said plainly") {
    CHECK(plainTomlSentence("Error while parsing key-value pair: cannot redefine existing integer "
                            "'NS'",
                            "NS = 4", 5) == "NS is set twice in this file; allowed is once");
    CHECK(plainTomlSentence("Error while parsing value: could not determine value type",
                            "cell = middle  # here",
                            7) == "middle is not a number; text goes in quotes: \"middle\"");
    CHECK(plainTomlSentence("Error while parsing key-value pair: expected '=', saw '3'", "width 3",
                            6) == "an = is missing; a line has the form key = value");
    CHECK(plainTomlSentence("Error while parsing string: encountered end-of-file", "a = \"b", 6) ==
          "the file ends too early; a value, a quote or a bracket is missing");
    CHECK(plainTomlSentence("Error while parsing table header: expected ']', saw '\\n'", "[grid",
                            5) ==
          "the line ends too early; a value, a quote or a bracket is missing");
}

TEST_CASE("what is not known is passed on without its wordy start") {
    CHECK(plainTomlSentence("Error while parsing integer: leading zeroes are prohibited", "a = 05",
                            4) == "this is not TOML: leading zeroes are prohibited");
    CHECK(plainTomlSentence("something new", "", 0) == "this is not TOML: something new");
}

namespace {

// "line:column: sentence", or "" for a clean text.
std::string tomlScanFaultOf(std::string_view text) {
    const auto fault = findForeignText(text);
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

TEST_CASE("a quote within a word begins no text, and letters behind it are never read as blanks") {
    for (const std::string text : {"a = [0'é']", "a = 2c\"é\"", "a = 1.\"é\"", "a = \"b\"'é'",
                                   "a = 0x=\"3=cl\uFEFEp", "a = 2cl\"\u03DDoth1\".b = 1"}) {
        CAPTURE(text);
        CHECK(tomlScanFaultOf(text) == "");
        const auto parsed = parseToml(text);
        REQUIRE_FALSE(parsed.ok());
        CHECK(parsed.error().place.line == 1);
        CHECK(parsed.error().place.column > 4);
    }
    CHECK(parseToml("a = [\"b\",'c', {\"d\"=\"e\"}]\n[x.\"y\"]\n'z'.\"é\" = \"f\"").ok());
}

TEST_CASE(
    "keys that differ in letters beyond ASCII differ, and such letters are named as they are") {
    CHECK(parseToml("\"ä\" = 1\n\"ö\" = 2").ok());
    const auto parsed = parseToml("a = \"\\ä\"");
    REQUIRE_FALSE(parsed.ok());
    CHECK(parsed.error().sentence == "this is not TOML: unknown escape sequence '\\ä'");
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
    for (int index = 0; index < 3000; ++index) {
        dotted += ".a";
    }
    CHECK(tomlScanFaultOf(dotted + " = 1") == "");
    CHECK(tomlScanFaultOf(dotted + ".a = 1") ==
          "1:6002: more than 3000 dots outside of quotes and comments: this is not a config file");
    CHECK(tomlScanFaultOf("# " + dotted + "\nb = \"" + dotted + "\"\nc = 1.5") == "");
}
