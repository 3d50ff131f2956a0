// The panel about an offer of an altar, in each language.
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/shipped_language.hpp"
#include "unit/view/views.hpp"
#include "view/hud/key_hints.hpp"
#include "view/hud/offer_panel.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<DrawnLine> linesOf(const OfferPanel& panel) {
    Canvas canvas({240, 176});
    const DrawnLines drawn;
    drawOfferPanel(pageOn(canvas, Tileset::Moss), panel);
    return drawn.lines();
}

}  // namespace

TEST_CASE("the key that weaves an offer stands before the price, as the language writes it") {
    const auto [language, key] = GENERATE(table<std::string, std::string>(
        {{"en", "Space:"}, {"de", "Leertaste:"}, {"fr", "Espace\u00a0:"}}));
    const InShippedLanguage shown(language);
    const OfferConfig offer;
    const auto lines =
        linesOf({.offer = offer, .price = 20, .coins = 20, .weaveKey = shownKey({Key::Space})});
    CHECK(std::ranges::count(lines, key, &DrawnLine::text) == 1);
}

TEST_CASE("the panel of each offer has whole texts beside one another in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const Config config = shippedConfig();
    const Offers& offers = config.adventure.altar.table;
    for (int number = 1; number <= offers.count(); ++number) {
        for (const int price : {0, 80}) {
            const auto lines = linesOf({.offer = offers.at(number),
                                        .price = price,
                                        .coins = 200,
                                        .weaveKey = shownKey({Key::Space}),
                                        .weightsKey = shownKey({Key::E})});
            for (std::size_t one = 0; one < lines.size(); ++one) {
                INFO(lines[one].text);
                CHECK_FALSE(lines[one].text.ends_with("\u2026"));
                for (std::size_t other = one + 1; other < lines.size(); ++other) {
                    INFO(lines[one].text << " and " << lines[other].text);
                    CHECK_FALSE((lines[one].place.y == lines[other].place.y &&
                                 lines[one].place.meets(lines[other].place)));
                }
            }
        }
    }
}
