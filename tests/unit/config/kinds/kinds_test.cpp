#include "config/kinds/value_report.hpp"
#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

struct Answer {
    Config config;
    std::string faults;  // "place: sentence", joined by " | "
};

Answer readValueRead(std::string_view path, const std::string& literal) {
    const auto document = parseToml("value = " + literal);
    CAPTURE(literal);
    REQUIRE(document.ok());
    Answer answer;
    ErrorList errors;
    const KeySpec& key = *schema().find(path);
    const ValueSource source{"test"};
    ValueReport report(errors, source, key.path, key.allowed);
    key.read(document.value().items.at(0), answer.config, report);
    for (const ConfigError& error : errors.all()) {
        CHECK(error.key == path);
        answer.faults += (answer.faults.empty() ? "" : " | ") + error.sentence;
    }
    CHECK(report.failed() == !errors.empty());
    return answer;
}

std::string readValueFaultOf(std::string_view path, const std::string& literal) {
    return readValueRead(path, literal).faults;
}

}  // namespace

TEST_CASE("whole numbers are taken from the least to the most") {
    CHECK(readValueRead("grid.width", "1").config.dungeon.grid.width == 1);
    CHECK(readValueRead("grid.height", "4096").config.dungeon.grid.height == 4096);
    CHECK(readValueFaultOf("grid.width", "0") ==
          "0 is too small; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(readValueFaultOf("grid.width", "4097") ==
          "4097 is too large; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(readValueFaultOf("grid.width", "9223372036854775807") ==
          "9223372036854775807 is too large; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(readValueFaultOf("grid.width", "7.0") ==
          "7.0 is a decimal number; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(readValueFaultOf("grid.width", "\"7\"") ==
          "\"7\" is text; allowed are whole numbers from 1 to 4096 (rooms)");
    CHECK(readValueFaultOf("grid.width", "{a = 1}") ==
          "{a = 1} was found; allowed are whole numbers from 1 to 4096 (rooms)");
}

TEST_CASE("every whole number has the range that is reported") {
    const auto check = [](const char* path, int least, int most) {
        CAPTURE(path);
        CHECK(readValueFaultOf(path, std::to_string(least)) == "");
        CHECK(readValueFaultOf(path, std::to_string(most)) == "");
        CHECK(readValueFaultOf(path, std::to_string(least - 1)) != "");
        CHECK(readValueFaultOf(path, std::to_string(most + 1)) != "");
    };
    check("grid.width", 1, 4096);
    check("grid.height", 1, 4096);
    check("room.width", 5, 31);
    check("room.height", 5, 31);
    check("player.speed", 16, 480);
    check("player.hit_box_width", 4, 16);
    check("player.hit_box_height", 4, 16);
    check("player.corner_rounding", 0, 16);
    check("player.door_rounding", 0, 16);
    check("player.crate_rounding", 0, 16);
    check("view.scale", 1, 16);
    check("view.frame_limit", 30, 1000);
}

TEST_CASE("a number may have a word beside it") {
    Answer answer = readValueRead("view.scale", "\"auto\"");
    CHECK(answer.faults == "");
    CHECK(answer.config.view.scale == 0);
    CHECK(readValueRead("view.scale", "3").config.view.scale == 3);
    CHECK(readValueFaultOf("view.scale", "\"big\"") ==
          "\"big\" is text; allowed are \"auto\" and whole numbers from 1 to 16");
}

TEST_CASE("yes-or-no values are true or false") {
    CHECK(readValueRead("view.fullscreen", "true").config.view.fullscreen);
    CHECK(readValueRead("view.reduced_motion", "true").config.view.reducedMotion);
    CHECK(readValueFaultOf("view.fullscreen", "1") ==
          "1 is a whole number; allowed are true and false");
    CHECK(readValueFaultOf("view.fullscreen", "\"true\"") ==
          "\"true\" is text; allowed are true and false");
}

TEST_CASE("choices are words of a list") {
    CHECK(readValueRead("view.easing", "\"linear\"").config.view.easing == Easing::Linear);
    CHECK(readValueRead("view.easing", "\"out\"").config.view.easing == Easing::Out);
    CHECK_FALSE(readValueRead("tileset", "\"by seed\"").config.dungeon.tileset.has_value());
    CHECK(readValueRead("tileset", "\"blue-stone\"").config.dungeon.tileset == Tileset::BlueStone);
    CHECK(readValueRead("tileset", "\"bone\"").config.dungeon.tileset == Tileset::Bone);
    CHECK(readValueFaultOf("view.easing", "\"smoth\"") ==
          "\"smoth\" is not a choice; allowed are \"soft\", \"linear\", \"smooth\" and \"out\"; "
          "did you mean "
          "\"smooth\"?");
    CHECK(readValueFaultOf("view.easing", "\"bouncy\"") ==
          "\"bouncy\" is not a choice; allowed are \"soft\", \"linear\", \"smooth\" and \"out\"");
    CHECK(readValueFaultOf("view.easing", "3") ==
          "3 is a whole number; allowed are \"soft\", \"linear\", \"smooth\" and \"out\"");
}

TEST_CASE("seconds become the nearest number of ticks") {
    CHECK(readValueRead("ground.ice_seconds", "0").config.ground.iceTicks == 0);
    CHECK(readValueRead("ground.ice_seconds", "0.5").config.ground.iceTicks == 30);
    CHECK(readValueRead("ground.ice_seconds", "3").config.ground.iceTicks == 180);
    CHECK(readValueRead("player.push_seconds", "0.15").config.player.pushTicks == 9);
    CHECK(readValueRead("ground.ice_seconds", "0.008").config.ground.iceTicks == 0);
    CHECK(readValueRead("ground.ice_seconds", "0.009").config.ground.iceTicks == 1);
    CHECK(readValueFaultOf("ground.ice_seconds", "3.001") ==
          "3.001 is too large; allowed are numbers from 0 to 3 with at most three decimals "
          "(seconds)");
    CHECK(readValueFaultOf("ground.ice_seconds", "0.0005") ==
          "0.0005 has too many digits; allowed are numbers from 0 to 3 with at most three "
          "decimals (seconds)");
    CHECK(readValueRead("ground.spikes_warning_seconds", "0.35").config.ground.spikesWarningTicks ==
          21);
    CHECK(readValueFaultOf("ground.spikes_warning_seconds", "0.349") ==
          "0.349 is too small; allowed are numbers from 0.35 to 5 with at most three decimals "
          "(seconds)");
}

TEST_CASE("whole and decimal numbers are read in thousandths") {
    const auto weight = [](const char* literal) {
        return readValueRead("interior.cave.weight", literal)
            .config.room.interiors[Interior::Cave]
            .weight;
    };
    CHECK(weight("0") == 0);
    CHECK(weight("3") == 3000);
    CHECK(weight("0x2") == 2000);
    CHECK(weight("2.5") == 2500);
    CHECK(weight("0.001") == 1);
}

TEST_CASE("what is not a number with three decimals, or out of range, is reported as such") {
    const auto check = [](const std::string& literal, const std::string& what) {
        CHECK(readValueFaultOf("ground.ice_seconds", literal) ==
              literal + " " + what +
                  "; allowed are numbers from 0 to 3 with at most three decimals (seconds)");
    };
    check("-1", "is too small");
    check("-0.001", "is too small");
    check("3.001", "is too large");
    check("9223372036854775807", "is too large");
    check("-9223372036854775808", "is too small");
    check("0.0001", "has too many digits");
    check("1e0", "is not a plain number");
    check("nan", "is not a plain number");
    check("inf", "is not a plain number");
    check("\"1\"", "is text");
    check("true", "is a yes-or-no value");
    check("1979-05-27", "is a date or time");
    check("[1]", "is a list");
    check("{a = 1}", "was found");
}

TEST_CASE("fractions are exact and in lowest terms") {
    CHECK(readValueRead("room.pillar_chance", "\"11/101\"").config.room.pillarChance ==
          Fraction{11, 101});
    CHECK(readValueRead("room.pillar_chance", "\" 22 / 202 \"").config.room.pillarChance ==
          Fraction{11, 101});
    CHECK(readValueRead("room.pillar_chance", "0.109").config.room.pillarChance ==
          Fraction{109, 1000});
    CHECK(readValueRead("room.pillar_chance", "0.5").config.room.pillarChance == Fraction{1, 2});
    CHECK(readValueRead("room.pillar_chance", "0").config.room.pillarChance == Fraction{0, 1});
    CHECK(readValueRead("room.pillar_chance", "1").config.room.pillarChance == Fraction{1, 1});
    CHECK(readValueRead("room.pillar_chance", "\"0/7\"").config.room.pillarChance ==
          Fraction{0, 1});
    CHECK(readValueRead("room.pillar_chance", "\"1000000/1000000\"").faults == "");
}

TEST_CASE("fractions that are none, or beyond 1, are refused") {
    const std::string allowed = "; allowed are numbers from 0 to 1 with at most three decimals, "
                                "and fractions in quotes such as \"11/101\"";
    CHECK(readValueFaultOf("room.pillar_chance", "\"3/2\"") == "\"3/2\" is too large" + allowed);
    CHECK(readValueFaultOf("room.pillar_chance", "\"99999999999/1\"") ==
          "\"99999999999/1\" is too large" + allowed);
    CHECK(readValueFaultOf("room.pillar_chance", "\"1/0\"") ==
          "\"1/0\" has a denominator outside of 1 to 1000000" + allowed);
    CHECK(readValueFaultOf("room.pillar_chance", "\"1/1000001\"") ==
          "\"1/1000001\" has a denominator outside of 1 to 1000000" + allowed);
    for (const char* text : {"\"\"", "\"/\"", "\"1/\"", "\"/2\"", "\"-1/2\"", "\"1/2/3\"",
                             "\"a/b\"", "\"half\"", "\"0.5\""}) {
        CHECK(readValueFaultOf("room.pillar_chance", text) ==
              std::string(text) + " is not a fraction" + allowed);
    }
    CHECK(readValueFaultOf("room.pillar_chance", "1.001") == "1.001 is too large" + allowed);
    CHECK(readValueFaultOf("room.pillar_chance", "-0.5") == "-0.5 is too small" + allowed);
    CHECK(readValueFaultOf("room.pillar_chance", "true") == "true is a yes-or-no value" + allowed);
}

TEST_CASE("the start has doors in any order, each once") {
    CHECK(readValueRead("start.doors", "\"EN\"").config.dungeon.startDoors ==
          (DoorSet::of(Direction::North).with(Direction::East)));
    CHECK(readValueRead("start.doors", "\"\"").config.dungeon.startDoors.empty());
    CHECK(readValueFaultOf("start.doors", "\"NXY\"") ==
          "'X' is not a door letter; allowed are N, S, W and E");
    CHECK(readValueFaultOf("start.doors", "\"NSN\"") ==
          "NSN has the letter N twice; allowed is each of N, S, W and E at most once");
    CHECK(readValueFaultOf("start.doors", "3") ==
          "3 is a whole number; allowed are door strings: the letters N, S, W and E in quotes, "
          "each at most once");
}

TEST_CASE("the start is in the middle or in a cell") {
    CHECK_FALSE(readValueRead("start.cell", "\"middle\"").config.dungeon.start.has_value());
    CHECK(readValueRead("start.cell", "[3, 0]").config.dungeon.start == GridPos{3, 0});
    const std::string allowed = "; allowed are \"middle\" and [column, row] of a cell of the grid";
    for (const char* text : {"\"center\"", "[1]", "[1, 2, 3]", "[]", "[-1, 0]", "[0, 4096]",
                             "[1.0, 2]", "[\"1\", 2]"}) {
        CHECK(readValueFaultOf("start.cell", text) ==
              std::string(text) + " is not a cell" + allowed);
    }
    CHECK(readValueFaultOf("start.cell", "5") == "5 is a whole number" + allowed);
}

TEST_CASE("a faulty value leaves the config as it was") {
    CHECK(readValueRead("grid.width", "0").config == Config{});
    CHECK(readValueRead("view.easing", "\"no\"").config == Config{});
    CHECK(readValueRead("room.pillar_chance", "2").config == Config{});
    CHECK(readValueRead("start.cell", "[1]").config == Config{});
}

namespace {

std::string found(const std::string& text) {
    const auto document = parseToml(text);
    CAPTURE(text);
    REQUIRE(document.ok());
    return foundText(document.value().items.at(0));
}

}  // namespace

TEST_CASE("a value is shown as it is written") {
    CHECK(found("a = 1_000") == "1_000");
    CHECK(found("a = 'x'  # comment") == "'x'");
    CHECK(found("a = [1, 2]") == "[1, 2]");
    CHECK(found("a = {b = 1}") == "{b = 1}");
    CHECK(found("[a]\nb = 1") == "a section");
    CHECK(found("a.b = 1") == "a section");
}

TEST_CASE("long values are shortened between two letters") {
    const std::string letters(57, 'x');
    CHECK(found("a = \"" + letters + "\"") == "\"" + letters + "\"");
    CHECK(found("a = \"" + letters + "xäöü\"") == "\"" + letters + "x...");
    CHECK(found("a = \"" + letters + "äöü\"") == "\"" + letters + "ä...");
}
