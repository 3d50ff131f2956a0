// What the page of keys of the Lab says.
#include "testing/catch2.hpp"
#include "testing/shipped_language.hpp"
#include "view/hud/key_hints.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the keys of the Lab name Shift as all keys do in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const std::string key = shownKey({.key = Key::R, .shift = true});
    const std::string shift = key.substr(0, key.find('+'));
    CHECK_THAT(std::string(tr(msg("change it; with Shift by ten"))), ContainsSubstring(shift));
}
