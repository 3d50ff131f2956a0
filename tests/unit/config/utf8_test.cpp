#include "config/utf8.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("characters of one to four bytes are measured") {
    CHECK(utf8Length("a") == 1);
    CHECK(utf8Length("\xC3\xA4...") == 2);
    CHECK(utf8Length("\xE2\x82\xAC") == 3);
    CHECK(utf8Length("\xF0\x9F\x98\x80") == 4);
}

TEST_CASE("bytes that are no UTF-8 have no length") {
    CHECK(utf8Length("\xFF") == 0);
    CHECK(utf8Length("\x80") == 0);              // goes on with what never began
    CHECK(utf8Length("\xC3") == 0);              // cut off
    CHECK(utf8Length("\xC3z") == 0);             // goes on with a letter
    CHECK(utf8Length("\xC0\x80") == 0);          // 0, written too long
    CHECK(utf8Length("\xE0\x80\x80") == 0);      // the same in three bytes
    CHECK(utf8Length("\xED\xA0\x80") == 0);      // half of a surrogate pair
    CHECK(utf8Length("\xF4\x90\x80\x80") == 0);  // beyond the last character
    CHECK(utf8Length("\xF8\x88\x80\x80\x80") == 0);
}
