#include "config/text/config_error.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("an error in a file is told with file, line, column and key") {
    CHECK(toString({"config/dungeon.toml", 14, 3, "tables.N.NSX", "'X' is no door letter"}) ==
          "config/dungeon.toml:14:3: tables.N.NSX: 'X' is no door letter");
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
