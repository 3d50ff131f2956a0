#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "view/hud/key_hints.hpp"

#include <set>
#include <string>

using namespace doorstring;

TEST_CASE("keys are shown by name, arrows and a pad's buttons by signs that the font has") {
    CHECK(shownKey({Key::Enter}) == "Enter");
    CHECK(shownKey({Key::Left}) == "\u2190");
    CHECK(shownKey({Key::Left, true}) == "Shift+\u2190");
    CHECK(shownKey({Key::Minus}) == "-");
    CHECK(shownKey({Key::Equal}) == "=");
    const auto font = BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf");
    REQUIRE(font);
    std::set<std::string> signs;
    for (int i = static_cast<int>(Key::PadUp); i < keyCount; ++i) {
        const std::string sign = shownKey({static_cast<Key>(i)});
        CAPTURE(i);
        CHECK(signs.insert(sign).second);
        // One sign that stands as high as a line of text allows, and no more.
        CHECK(sign.size() == 3);
        REQUIRE(sign.starts_with("\xEE\x80"));
        CHECK(font.value().has(0xE000U + (static_cast<unsigned char>(sign.back()) - 0x80U)));
        CHECK(textWidth(font.value(), sign) <= 24);
    }
}
