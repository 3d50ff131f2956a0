#include "picture/text/bdf_font.hpp"
#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "view/window/shown_key.hpp"

#include <set>
#include <string>

using namespace doorstring;

TEST_CASE("keys are shown by name, arrows and a pad's buttons by signs that the font has") {
    CHECK(shownKey({Key::Enter}) == "Enter");
    CHECK(shownKey({Key::Left}) == shownKey({Key::PadLeft}));
    const auto font = BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf");
    REQUIRE(font);
    std::set<std::string> signs;
    for (int i = 0; i < padButtonCount; ++i) {
        const auto key = static_cast<Key>(static_cast<int>(Key::PadA) + i);
        const std::string sign = shownKey({key});
        CAPTURE(i);
        CHECK(signs.insert(sign).second);
        // One sign that stands as high as a line of text allows, and no more.
        CHECK(sign.size() == 3);
        CHECK(font.value().has(static_cast<char32_t>(0xE000 + i)));
        CHECK(textWidth(font.value(), sign) <= 24);
    }
}
