// Where things stand in the Lab: on each page, in windows from the smallest on.
#include "lab/page/lab_layout.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/shipped_language.hpp"
#include "unit/view/views.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<PixelRect> placesOf(const LabLayout& layout) {
    std::vector<PixelRect> places;
    for (const FieldPlace& place : layout.fields) {
        places.push_back(place.row);
    }
    places.insert(places.end(), layout.dungeons.begin(), layout.dungeons.end());
    places.insert(places.end(), layout.histograms.begin(), layout.histograms.end());
    for (const PixelRect legend : {layout.barLegend, layout.dungeonLegend}) {
        if (legend.height > 0) {
            places.push_back(legend);
        }
    }
    return places;
}

bool shows(const LabLayout& layout, int index) {
    return std::ranges::any_of(layout.fields,
                               [&](const FieldPlace& place) { return place.index == index; });
}

}  // namespace

TEST_CASE("in the Lab the chosen value is in view, and nothing lies over anything else") {
    const auto [width, height] =
        GENERATE(table<int, int>({{352, 256}, {360, 264}, {480, 352}, {640, 360}, {720, 528}}));
    const GridSize canvas{width, height};
    for (const LabPage page : labPages) {
        const int count = static_cast<int>(fieldsOf(page).size());
        for (int chosen = 0; chosen < count; ++chosen) {
            INFO(titleOf(page).english()
                 << " " << chosen << " on " << canvas.width << " x " << canvas.height);
            const LabLayout layout =
                labLayout(canvas, art().font, shippedConfig().keys, page, chosen);
            REQUIRE(shows(layout, chosen));
            const auto places = placesOf(layout);
            for (std::size_t i = 0; i < places.size(); ++i) {
                REQUIRE(places[i].x >= 0);
                REQUIRE(places[i].right() <= canvas.width);
                REQUIRE(places[i].bottom() <= layout.helpTop);
                for (std::size_t k = i + 1; k < places.size(); ++k) {
                    REQUIRE_FALSE(places[i].meets(places[k]));
                }
            }
        }
    }
}

TEST_CASE("in the Lab tabs and legends keep apart in each language") {
    const auto language = GENERATE(from_range(shippedLanguages()));
    const InShippedLanguage shown(language);
    const auto widthOf = [](std::string_view text) { return textWidth(art().font, text); };
    const int gap = widthOf("a b") - widthOf("a") - widthOf("b");  // as between words
    for (const int width : {352, 360, 480, 640}) {
        INFO(language << " on " << width);
        const LabLayout layout = labLayout({width, usualLabCanvas.height}, art().font,
                                           shippedConfig().keys, LabPage::Tables, 0);
        for (const LabPage page : labPages) {
            INFO(tr(titleOf(page)));
            CHECK(layout.tabs[page].width - widthOf(tr(titleOf(page))) >= gap);
        }
        CHECK(layout.tabs[labPages.back()].right() < width);
        CHECK(layout.dungeonLegend.x - layout.barLegend.right() > gap);
    }
}

TEST_CASE("a list of the Lab that goes on says where") {
    const int last = static_cast<int>(fieldsOf(LabPage::Inside).size()) - 1;
    for (int chosen = 0; chosen <= last; ++chosen) {
        const LabLayout layout =
            labLayout(usualLabCanvas, art().font, shippedConfig().keys, LabPage::Inside, chosen);
        CHECK(layout.isMoreAbove == !shows(layout, 0));
        CHECK(layout.isMoreBelow == !shows(layout, last));
    }
    const LabLayout little =
        labLayout(usualLabCanvas, art().font, shippedConfig().keys, LabPage::Loops, 0);
    CHECK_FALSE(little.isMoreAbove);
    CHECK_FALSE(little.isMoreBelow);
}
