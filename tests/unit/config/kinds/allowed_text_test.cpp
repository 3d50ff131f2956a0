#include "config/schema/value_kind.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("every key says what it allows, with its unit") {
    CHECK(allowedText(*findKey("room.width")) == "whole numbers from 5 to 31 (tiles)");
    CHECK(allowedText(*findKey("view.scale")) == "\"auto\" and whole numbers from 1 to 16");
    CHECK(allowedText(*findKey("view.slide_seconds")) ==
          "numbers from 0 to 3 with at most three decimals (seconds)");
    CHECK(allowedText(*findKey("keys.up")) ==
          "lists of 1 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    CHECK(allowedText(*findKey("keys.help")) ==
          "lists of 0 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    for (const KeySpec& spec : schema()) {
        CHECK_FALSE(allowedText(spec).empty());
    }
}
