#include "cli/output/writers.hpp"
#include "testing/catch2.hpp"

#include <sstream>

using namespace doorstring;

TEST_CASE("columns never touch, however long a cell is, and stay below each other") {
    TextTable table({{"", 6, TextTable::Align::Left},
                     {"mean", 8},
                     {"seed", 6, TextTable::Align::Left},
                     {"most", 4},
                     {"seed", 0, TextTable::Align::Left}});
    table.add({"rooms", "1.50", "0000-0003", "7", "0000-0000"});
    table.add({"loops", "1036851.00", "0", "1036851", "1"});
    std::ostringstream text;
    BlockWriter writer(text);
    table.write(writer);
    writer.flush();
    CHECK(text.str() == "             mean seed         most seed\n"
                        "rooms        1.50 0000-0003       7 0000-0000\n"
                        "loops  1036851.00 0         1036851 1\n");
}
