#include "base/utf8.hpp"
#include "testing/catch2.hpp"

#include <string>
#include <vector>

using namespace doorstring;

namespace {

std::vector<char32_t> decoded(std::string_view text) {
    std::vector<char32_t> codePoints;
    while (!text.empty()) {
        codePoints.push_back(takeCodePoint(text));
    }
    return codePoints;
}

}  // namespace

TEST_CASE("characters of one to four bytes are measured") {
    CHECK(firstCharacterBytes("a") == 1);
    CHECK(firstCharacterBytes("\xC3\xA4...") == 2);
    CHECK(firstCharacterBytes("\xE2\x82\xAC") == 3);
    CHECK(firstCharacterBytes("\xF0\x9F\x98\x80") == 4);
}

TEST_CASE("bytes that are no UTF-8 have no length") {
    CHECK(firstCharacterBytes("\xFF") == 0);
    CHECK(firstCharacterBytes("\x80") == 0);              // goes on with what never began
    CHECK(firstCharacterBytes("\xC3") == 0);              // cut off
    CHECK(firstCharacterBytes("\xC3z") == 0);             // goes on with a letter
    CHECK(firstCharacterBytes("\xC0\x80") == 0);          // 0, written too long
    CHECK(firstCharacterBytes("\xE0\x80\x80") == 0);      // the same in three bytes
    CHECK(firstCharacterBytes("\xED\xA0\x80") == 0);      // half of a surrogate pair
    CHECK(firstCharacterBytes("\xF4\x90\x80\x80") == 0);  // beyond the last character
    CHECK(firstCharacterBytes("\xF8\x88\x80\x80\x80") == 0);
}

TEST_CASE("UTF-8 gives its code points") {
    CHECK(decoded("aZ~") == std::vector<char32_t>{U'a', U'Z', U'~'});
    CHECK(decoded("\u00E9\u20AC\U0001F5DD") ==
          std::vector<char32_t>{U'\u00E9', U'\u20AC', U'\U0001F5DD'});
    CHECK(decoded("\u007F\u0080\u07FF\u0800\uFFFF\U00010000\U0010FFFF") ==
          std::vector<char32_t>{0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF});
    CHECK(decoded(std::string_view("a\0b", 3)) == std::vector<char32_t>{U'a', 0, U'b'});
}

TEST_CASE("What is not UTF-8 shows as replacements, and the text after it as itself") {
    struct Case {
        std::string_view bytes;
        std::size_t replacements;
    };
    const Case bad[] = {
        {"\x80", 1},              // goes on with nothing begun
        {"\xFF", 1},              // never a byte of UTF-8
        {"\xC3", 1},              // cut off
        {"\xE2\x82", 1},          // cut off later
        {"\xF0\x9F\x97", 1},      // cut off still later
        {"\xC0\xAF", 2},          // overlong
        {"\xE0\x80\xAF", 3},      // overlong
        {"\xF0\x80\x80\xAF", 4},  // overlong
        {"\xED\xA0\x80", 3},      // half of a surrogate pair
        {"\xF4\x90\x80\x80", 4},  // above U+10FFFF
        {"\xF5\x80\x80\x80", 4},
        {"\xC3\xC3", 2},
    };
    for (const Case& each : bad) {
        const std::string text = std::string(each.bytes) + "a";
        std::vector<char32_t> wanted(each.replacements, replacementCharacter);
        CHECK(decoded(each.bytes) == wanted);
        wanted.push_back(U'a');
        CHECK(decoded(text) == wanted);
    }
}

TEST_CASE("the replacement character that a text has itself is a character like others") {
    CHECK(firstCharacterBytes("\uFFFD") == 3);
    CHECK(decoded("\uFFFDa") == std::vector<char32_t>{replacementCharacter, U'a'});
}

TEST_CASE("text is UTF-8 if all of its bytes are") {
    CHECK(isUtf8(""));
    CHECK(isUtf8("größer als –"));
    CHECK_FALSE(isUtf8("gr\xF6\xDF"
                       "er"));
    CHECK_FALSE(isUtf8("to the end\xC3"));
}

TEST_CASE("a first letter is raised, in all of Latin script up to Extended-A") {
    CHECK(capitalized("shield knight") == "Shield knight");
    CHECK(capitalized("zoo") == "Zoo");
    CHECK(capitalized("élite") == "Élite");
    CHECK(capitalized("þurs") == "Þurs");
    CHECK(capitalized("ÿ") == "Ÿ");
    CHECK(capitalized("ādama") == "Ādama");
    CHECK(capitalized("ķ") == "Ķ");
    CHECK(capitalized("łucznik") == "Łucznik");
    CHECK(capitalized("ŋ") == "Ŋ");
    CHECK(capitalized("œuf") == "Œuf");
    CHECK(capitalized("žaba") == "Žaba");
}

TEST_CASE("what is no small letter or has no capital near it stays as it is") {
    for (const std::string_view text :
         {"",   "King Slime", "3 x slime", "{a", "`a",        "Ärger", "÷ 2", "×",
          "ßa", "ıa",         "ĸa",        "ŉa", "ſa",        "Ĺ",     "Ŷ",   "Ÿ",
          "Ž",  "ƀ",          "скелет",    "骨", "\x80slime", "\xC3"}) {
        CHECK(capitalized(text) == text);
    }
}
