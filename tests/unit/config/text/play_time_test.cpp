#include "config/text/printable.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("times are minutes and seconds, from an hour on with hours") {
    CHECK(playTime(0) == "0:00");
    CHECK(playTime(65 * 60 + 59) == "1:05");
    CHECK(playTime((3600 + 2 * 60 + 3) * 60) == "1:02:03");
}
