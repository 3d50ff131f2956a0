// Numbers, play times, printable letters, near words and mistakes as text.
#include "config/text/config_error.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "testing/catch2.hpp"

#include <array>

using namespace doorstring;

TEST_CASE("decimals are read exactly as thousandths") {
    CHECK(parseThousandths("0") == 0);
    CHECK(parseThousandths("4") == 4000);
    CHECK(parseThousandths("2.5") == 2500);
    CHECK(parseThousandths("0.001") == 1);
    CHECK(parseThousandths("0.1") == 100);
    CHECK(parseThousandths("1000000.000") == 1'000'000'000);
    CHECK(parseThousandths("1_000.5") == 1'000'500);
    CHECK(parseThousandths("-0.25") == -250);
    CHECK(parseThousandths("+0.25") == 250);
    CHECK(parseThousandths("1.50000000") == 1500);
    CHECK(parseThousandths("999999999999.999") == 999'999'999'999'999);
}

TEST_CASE("text that is not a plain decimal of three places is rejected") {
    for (const char* text : {"", "-", ".", ".5", "0.0001", "1e3", "nan", "inf", "0x10", "1.2.3",
                             "4 ", "--4", "1000000000000.0", "1.2345678901234567890123"}) {
        CAPTURE(text);
        CHECK_FALSE(parseThousandths(text).has_value());
    }
}

TEST_CASE("thousandths are written without needless zeros and read back") {
    CHECK(thousandthsText(2500) == "2.5");
    CHECK(thousandthsText(4000) == "4");
    CHECK(thousandthsText(1) == "0.001");
    CHECK(thousandthsText(-250) == "-0.25");
    CHECK(thousandthsText(0) == "0");
    for (std::int64_t value = -3000; value <= 3000; ++value) {
        CHECK(parseThousandths(thousandthsText(value)) == value);
    }
}

TEST_CASE("times are minutes and seconds, from an hour on with hours") {
    CHECK(playTime(0) == "0:00");
    CHECK(playTime(65 * 60 + 59) == "1:05");
    CHECK(playTime((3600 + 2 * 60 + 3) * 60) == "1:02:03");
}

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
    CHECK(printableExcerpt("grid.width") == "grid.width");
    CHECK(printableExcerpt("a\nb") == "a?b");
    CHECK(printableExcerpt(std::string(100'000, 'x')) == std::string(60, 'x') + "...");
    CHECK(printableExcerpt(std::string(59, 'x') + "ä and more") == std::string(59, 'x') + "...");
}

TEST_CASE("the edit distance counts letters added, dropped, changed and swapped") {
    CHECK(editDistance("", "") == 0);
    CHECK(editDistance("grid", "grid") == 0);
    CHECK(editDistance("grid", "") == 4);
    CHECK(editDistance("gird", "grid") == 1);
    CHECK(editDistance("grd", "grid") == 1);
    CHECK(editDistance("griid", "grid") == 1);
    CHECK(editDistance("grad", "grid") == 1);
    CHECK(editDistance("kitten", "sitting") == 3);
    CHECK(editDistance("sitting", "kitten") == 3);
}

TEST_CASE("without order the edit distance is never more") {
    CHECK(unorderedEditDistance("grid", "dirg") == 0);
    CHECK(unorderedEditDistance("", "grid") == 4);
    CHECK(unorderedEditDistance("grid", "") == 4);
    CHECK(unorderedEditDistance("kitten", "sitting") == 3);
    CHECK(unorderedEditDistance("grid.width", "gird.widht") == 0);
    // Words of up to four letters.
    std::vector<std::string> words{""};
    for (std::size_t i = 0; i < words.size() && words[i].size() < 4; ++i) {
        for (const char letter : {'a', 'b', 'c'}) {
            words.push_back(words[i] + letter);
        }
    }
    for (const std::string& from : words) {
        for (const std::string& to : words) {
            if (unorderedEditDistance(from, to) > editDistance(from, to)) {
                FAIL(from << " and " << to);
            }
        }
    }
}

TEST_CASE("the nearest word is named only where it is near") {
    const std::array<std::string_view, 3> words{"grid.width", "grid.height", "room.width"};
    CHECK(nearestWord("gird.width", words) == "grid.width");
    CHECK(nearestWord("gridwidth", words) == "grid.width");
    CHECK(nearestWord("grid.hight", words) == "grid.height");
    CHECK(nearestWord("player.speed", words).empty());
    CHECK(nearestWord("", words).empty());
    CHECK(nearestWord(std::string(5000, 'g'), words).empty());
}

TEST_CASE("of equally near words the first is named") {
    const std::array<std::string_view, 2> words{"sand", "send"};
    CHECK(nearestWord("sond", words) == "sand");
}

TEST_CASE("words are joined as in a sentence") {
    const std::array<std::string_view, 3> words{"a", "b", "c"};
    CHECK(joined({}) == "");
    CHECK(joined(std::span(words).first(1)) == "a");
    CHECK(joined(std::span(words).first(2)) == "a and b");
    CHECK(joined(words) == "a, b and c");
    CHECK(joined(words, "\"", " or ") == "\"a\", \"b\" or \"c\"");
}

TEST_CASE("an error in a file is reported with file, line, column and key") {
    CHECK(toString({"config/dungeon.toml", 14, 3, "tables.N.NSX", "'X' is not a door letter"}) ==
          "config/dungeon.toml:14:3: tables.N.NSX: 'X' is not a door letter");
}

TEST_CASE("what is not known is left out") {
    CHECK(toString({"--preset", 0, 0, "", "there is no preset x"}) ==
          "--preset: there is no preset x");
    CHECK(toString({"--set", 0, 0, "grid.width", "0 is too small"}) ==
          "--set: grid.width: 0 is too small");
}

TEST_CASE("a sentence about the key itself does not name it twice") {
    CHECK(toString({"--set", 0, 0, "gird.width", "gird.width is not a key"}) ==
          "--set: gird.width is not a key");
}

TEST_CASE("of many mistakes the first are kept and the rest are counted") {
    ErrorList list;
    for (int line = 1; line <= 25; ++line) {
        list.add([&]() -> ConfigError { return {"a.toml", line, 1, "", "wrong"}; });
    }
    CHECK(list.count() == 25);
    const ConfigErrors all = list.all();
    REQUIRE(all.size() == ErrorList::mostKept + 1);
    CHECK(toString(all[19]) == "a.toml:20:1: wrong");
    CHECK(toString(all.back()) == "and 5 more mistakes");
}
