// JSON and tables of figures as they are written.
#include "cli/output/writers.hpp"
#include "testing/catch2.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace doorstring;

namespace {

template <typename Write>
std::string written(const Write& write) {
    std::ostringstream out;
    BlockWriter writer(out);
    JsonWriter json(writer);
    write(json);
    writer.flush();
    return out.str();
}

}  // namespace

TEST_CASE("commas stand between members and elements only") {
    CHECK(written([](JsonWriter& json) {
              json.object([&] {
                  json.member("a", 1);
                  json.key("b").array([&] {
                      json.array([] {});
                      json.object([&] { json.member("c", 'N'); });
                      json.value(true);
                  });
                  json.key("share").thousandths(1025);
                  json.member("number", std::uint64_t{18446744073709551615U});
              });
          }) == R"({"a":1,"b":[[],{"c":"N"},true],"share":1.025,"number":18446744073709551615})");
}

TEST_CASE("texts of any bytes are written as a JSON library writes them") {
    using Json = nlohmann::json;
    const std::string text = GENERATE("", "plain", "\"quoted\"", "\\", "a\nb\tc\b\f\r", "\x1b[0m",
                                      "\x7f", "\u00e4\u20ac",
                                      "a\xff"
                                      "b",
                                      "\xe2\x82", "\xc3(");
    CHECK(written([&](JsonWriter& json) { json.value(text); }) ==
          Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
}

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
