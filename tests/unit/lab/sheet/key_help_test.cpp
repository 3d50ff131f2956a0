#include "config/text/printable.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("each value of the Lab is explained in a plain sentence that fits its line") {
    constexpr std::size_t longest = 84;
    for (const LabPage page : labPages) {
        for (const LabField& field : fieldsOf(page)) {
            INFO(field.key->path);
            const std::string help = asSentence(helpOf(*field.key));
            CHECK(help.size() <= longest);
            CHECK(help.find_first_of("_{}[]*=") == std::string::npos);
        }
    }
}

TEST_CASE("a sentence names what its key is about") {
    const auto help = [](std::string_view path) { return helpOf(schema().at(path)); };
    CHECK(help("roles.shop.count") ==
          "how many shop rooms a dungeon has, if there is place for them");
    CHECK(help("roles.boss.count") == "whether there is a boss room: 1 or 0");
    CHECK(help("interior.cross_walls.max_doors") ==
          "rooms with more doors never have the interior \"cross walls\"");
    CHECK(help("middle.from") == help("far.from"));
}
