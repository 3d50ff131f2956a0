#include "config/text/config_error.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

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
