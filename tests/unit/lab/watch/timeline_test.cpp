#include "lab/watch/watch_screen.hpp"
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Trace traceOf(int growing, int sealing) {
    Trace trace({3, 3});
    for (int count = 0; count < growing; ++count) {
        trace.add({.event = TraceEvent::RoomPlaced, .pass = "grow"});
    }
    for (int count = 0; count < sealing; ++count) {
        trace.add({.event = TraceEvent::DoorSealed, .pass = "seal"});
    }
    return trace;
}

}  // namespace

TEST_CASE("every place of the bar leads to a step, its ends to none and all") {
    const Trace trace = traceOf(30, 10);
    const Timeline timeline(trace);
    const PixelRect bar{20, 5, 100, 7};
    CHECK(timeline.stepsAt(bar, -50) == 0);
    CHECK(timeline.stepsAt(bar, 20) == 0);
    CHECK(timeline.stepsAt(bar, 70) == 20);
    CHECK(timeline.stepsAt(bar, 120) == 40);
    CHECK(timeline.stepsAt(bar, 500) == 40);
    std::size_t before = 0;
    for (int x = 20; x <= 120; ++x) {
        CHECK(timeline.stepsAt(bar, x) >= before);
        before = timeline.stepsAt(bar, x);
    }
}

TEST_CASE("the bar shows how far it is, and each pass in its own colour") {
    const Trace trace = traceOf(30, 10);
    const Timeline timeline(trace);
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    const PixelRect bar{20, 15, 100, 7};
    const auto drawn = [&](std::size_t steps) {
        Canvas canvas({140, 30}, colours.back);
        timeline.draw({canvas, art(), colours}, bar, steps);
        return canvas;
    };
    const Canvas none = drawn(0);
    const Canvas half = drawn(20);
    const Canvas all = drawn(40);
    CHECK_FALSE(none.at(40, 18) == half.at(40, 18));
    CHECK(half.at(40, 18) == all.at(40, 18));
    CHECK(half.at(110, 18) == none.at(110, 18));
    CHECK_FALSE(all.at(40, 18) == all.at(110, 18));
    CHECK(half.at(70, 18) == colours.bright);
}

TEST_CASE("a trace of no steps has a bar all the same") {
    const Trace trace({1, 1});
    const Timeline timeline(trace);
    Canvas canvas({140, 30});
    const PanelColours colours = panelColours(art().tileset(Tileset::Moss));
    timeline.draw({canvas, art(), colours}, {20, 15, 100, 7}, 0);
    CHECK(timeline.stepsAt({20, 15, 100, 7}, 60) == 0);
}
