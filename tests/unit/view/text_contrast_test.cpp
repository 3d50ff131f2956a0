// All that is written on panels can be read: a contrast of 4.5 to 1 at least, as the Web Content
// Accessibility Guidelines ask for (2.2, 1.4.3).
#include "testing/catch2.hpp"
#include "testing/seen_colours.hpp"
#include "unit/view/views.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("each colour of text has a contrast of 4.5 to 1 at least on the panels of its tileset") {
    constexpr double least = 4.5;
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    INFO(nameOf(tileset));
    const PanelColours colours = panelColours(art().tileset(tileset));
    for (const Vision vision : allValues<Vision>) {
        INFO("kind of sight " << static_cast<int>(vision));
        const Colour back = seenBy(vision, colours.back);
        CHECK(contrastOf(seenBy(vision, colours.text), back) >= least);
        CHECK(contrastOf(seenBy(vision, colours.quiet), back) >= least);
        CHECK(contrastOf(seenBy(vision, colours.bright), back) >= least);
        CHECK(contrastOf(seenBy(vision, colours.bad), back) >= least);
    }
}
