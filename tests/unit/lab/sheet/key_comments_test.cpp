#include "lab/sheet/key_comments.hpp"
#include "lab/sheet/lab_field.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("a key's comment is beside it, above it, in a list or above its section") {
    const KeyComments comments = keyComments("# Head of the file.\n\n"
                                             "# Above all.\ntileset = \"by seed\"\n\n"
                                             "# Of the section.\n[grid]\n"
                                             "width = 10   # rooms, 1 to 4096\n"
                                             "# Two lines\n# of it.\nborder = \"grow\"\n"
                                             "height = 3\n\n"
                                             "# Each has\n#   count      how many\n"
                                             "#   from, to   how far,\n#              in rooms\n\n"
                                             "[roles.shop]\ncount = 1\nto = 3\n");
    CHECK(comments.at("tileset") == "Above all.");
    CHECK(comments.at("grid.width") == "rooms, 1 to 4096");
    CHECK(comments.at("grid.border") == "Two lines of it.");
    CHECK(comments.at("grid.height") == "Of the section.");
    CHECK(comments.at("roles.shop.count") == "how many");
    CHECK(comments.at("roles.shop.to") == "how far, in rooms");
}

TEST_CASE("the shipped files explain every key that they hold") {
    const KeyComments comments = keyCommentsIn(DOORSTRING_PROJECT "/config");
    for (const LabPage page : labPages) {
        for (const LabField& field : fieldsOf(page)) {
            const auto comment = comments.find(field.key->path);
            if (field.key->required && !field.table) {
                CAPTURE(field.key->path);
                REQUIRE(comment != comments.end());
                CHECK_FALSE(comment->second.empty());
            }
        }
    }
}
