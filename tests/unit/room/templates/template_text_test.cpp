#include "room/templates/parse.hpp"
#include "room/templates/template_text.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("templates come back from their text as they were") {
    const std::string grid = "##.##\n#e.t#\n#...#\n#.~.#\n#####\n";
    const std::string text =
        "room plain one\nweight 1\ndifficulty 1\nkinds plain\ntilesets any\nmirror both\nturn "
        "quarter\n" +
        grid +
        "room odd one\nweight 0.25\ndifficulty 5\nkinds boss secret\ntilesets moss\nmirror "
        "ends\nturn no\n" +
        grid +
        "room third\nweight 1000\ndifficulty 2\nkinds any\ntilesets sand ember bone\nmirror "
        "no\nturn half\n" +
        grid + "room fourth\nlandmark tree\n##.##\n#...#\n#.F.#\n#...#\n#####\n";
    const ParsedTemplates parsed = parseTemplates("f.txt", text);
    REQUIRE(parsed.faults.empty());
    REQUIRE(parsed.templates.size() == 4);
    const std::string again = templateText(parsed.templates);
    CHECK(templateText(parseTemplates("g.txt", again).templates) == again);
    const std::vector<RoomTemplate> back = parseTemplates("g.txt", again).templates;
    for (std::size_t i = 0; i < back.size(); ++i) {
        CHECK(back[i].name == parsed.templates[i].name);
        CHECK(back[i].weight == parsed.templates[i].weight);
        CHECK(back[i].difficulty == parsed.templates[i].difficulty);
        CHECK(back[i].kinds == parsed.templates[i].kinds);
        CHECK(back[i].tilesets == parsed.templates[i].tilesets);
        CHECK(back[i].poses == parsed.templates[i].poses);
        CHECK(back[i].tiles == parsed.templates[i].tiles);
        CHECK(back[i].spots == parsed.templates[i].spots);
        CHECK(back[i].landmark == parsed.templates[i].landmark);
    }
}
