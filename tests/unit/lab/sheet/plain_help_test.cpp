#include "lab/sheet/lab_field.hpp"
#include "lab/sheet/plain_help.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("each value of the Lab is explained in a plain sentence that fits its line") {
    constexpr std::size_t longest = 84;
    for (const LabPage page : labPages) {
        for (const LabField& field : fieldsOf(page)) {
            INFO(field.key->path);
            const std::string help = plainHelp(field.key->path);
            CHECK(help.empty() == field.table.has_value());
            CHECK(help.size() <= longest);
            CHECK(help.find_first_of("_{}[]*=") == std::string::npos);
            CHECK((help.empty() || help.back() == '.'));
        }
    }
}

TEST_CASE("a sentence names what its key is about") {
    CHECK(plainHelp("roles.shop.count") ==
          "How many shop rooms a dungeon has, if it has the place.");
    CHECK(plainHelp("roles.boss.count") == "Whether there is a boss room: 1 or 0.");
    CHECK(plainHelp("interior.cross_walls.max_doors") ==
          "Rooms with more doors never have the interior \"cross walls\".");
    CHECK(plainHelp("middle.from") == plainHelp("far.from"));
    CHECK(plainHelp("room.width") == "How many tiles wide each room is, with its walls.");
    CHECK(plainHelp("tunnels.width") == "How many tiles wide the whole map is.");
    CHECK(plainHelp("tables.N") == "");
    CHECK(plainHelp("no.such.key") == "");
}
