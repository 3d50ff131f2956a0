#include "testing/catch2.hpp"
#include "view/panel.hpp"
#include "view/window/window.hpp"

using namespace doorstring;

TEST_CASE("the usual room fills the canvas below the strip") {
    const Layout layout = layoutFor({15, 9});
    CHECK(layout.canvas == GridSize{240, 176});
    CHECK(layout.room == PixelRect{0, 32, 240, 144});
}

TEST_CASE("a smaller room stands in the middle") {
    const Layout layout = layoutFor({11, 5});
    CHECK(layout.canvas == GridSize{240, 176});
    CHECK(layout.room == PixelRect{32, 64, 176, 80});
}

TEST_CASE("a larger room widens the canvas") {
    const Layout layout = layoutFor({31, 31});
    CHECK(layout.canvas == GridSize{496, 528});
    CHECK(layout.room == PixelRect{0, 32, 496, 496});
}

TEST_CASE("the canvas is shown at the largest whole multiple that fits, never below one") {
    CHECK(fittingScale({240, 176}, {960, 704}, 0) == 4);
    CHECK(fittingScale({240, 176}, {1199, 704}, 0) == 4);
    CHECK(fittingScale({240, 176}, {1280, 720}, 0) == 4);
    CHECK(fittingScale({240, 176}, {480, 1000}, 0) == 2);
    CHECK(fittingScale({240, 176}, {1, 1}, 0) == 1);
}

TEST_CASE("a wanted scale is taken where it fits") {
    CHECK(fittingScale({240, 176}, {1280, 720}, 2) == 2);
    CHECK(fittingScale({240, 176}, {1280, 720}, 9) == 4);
}
