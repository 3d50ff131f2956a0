#include "config/schema/value_kind.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using doorstring::testing::Trial;

namespace {

std::string valueTextTextOf(const char* path, const char* set) {
    Trial trial;
    trial.sources.sets = {set};
    return valueText(*findKey(path), trial.load().config);
}

}  // namespace

TEST_CASE("a value has the same text however it was written") {
    CHECK(valueTextTextOf("grid.width", "grid.width=0xA") == "10");
    CHECK(valueTextTextOf("room.pillar_chance", "room.pillar_chance=0.5") == "1/2");
    CHECK(valueTextTextOf("room.pillar_chance", "room.pillar_chance=2/4") == "1/2");
    CHECK(valueTextTextOf("view.slide_seconds", "view.slide_seconds=0.50") == "30");
    CHECK(valueTextTextOf("tileset", "tileset=by seed") == "by seed");
    CHECK(valueTextTextOf("tileset", "tileset=bone") == "bone");
    CHECK(valueTextTextOf("view.fullscreen", "view.fullscreen=true") == "true");
    CHECK(valueTextTextOf("start.doors", "start.doors=EN") == "NE");
    CHECK(valueTextTextOf("start.cell", "start.cell=[3,4]") == "3,4");
    CHECK(valueTextTextOf("start.cell", "start.cell=middle") == "middle");
    CHECK(valueTextTextOf("keys.map", "keys.map=[\"m\", \"shift+tab\"]") == "M Shift+Tab ");
}

TEST_CASE("a table's text has its entries in one order, without those of weight 0") {
    CHECK(valueTextTextOf("tables.N", "tables.N={SN=4, S=2.5, SW=0}") == "S:2500 NS:4000 ");
    CHECK(valueTextTextOf("tables.N", "tables.N={S=2.5, NS=4}") == "S:2500 NS:4000 ");
}
