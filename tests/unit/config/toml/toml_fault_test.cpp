#include "config/toml/toml_faults.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

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
