#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("every key says what it allows, with its unit") {
    CHECK(schema().find("room.width")->allowed == "whole numbers from 5 to 31 (tiles)");
    CHECK(schema().find("view.scale")->allowed == "\"auto\" and whole numbers from 1 to 16");
    CHECK(schema().find("ground.ice_seconds")->allowed ==
          "numbers from 0 to 3 with at most three decimals (seconds)");
    CHECK(schema().find("keys.up")->allowed ==
          "lists of 1 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    CHECK(schema().find("keys.help")->allowed ==
          "lists of 0 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    for (const KeySpec& key : schema().keys()) {
        CHECK_FALSE(key.allowed.empty());
    }
}
