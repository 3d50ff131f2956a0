// SFML's events in the game's own terms.
#include "testing/catch2.hpp"
#include "view/window/event_translator.hpp"

#include <initializer_list>
#include <variant>
#include <vector>

using namespace doorstring;

namespace {

// The steps of each event that turning the wheel by these amounts makes.
std::vector<int> stepsOf(std::initializer_list<float> turns) {
    std::vector<WindowEvent> events;
    EventHistory history;
    const CanvasPlace canvasPlace;
    EventTranslator translator(events, canvasPlace, history);
    for (const float turned : turns) {
        translator.wheel(0, 0, turned);
    }
    std::vector<int> steps;
    for (const WindowEvent& event : events) {
        steps.push_back(std::get<WheelTurned>(event).steps);
    }
    return steps;
}

}  // namespace

TEST_CASE(
    "a wheel that clicks makes a step with each click, a touchpad only with its whole steps") {
    CHECK(stepsOf({1, 1, -1}) == std::vector{1, 1, -1});
    CHECK(stepsOf({3, -2}) == std::vector{3, -2});
    CHECK(stepsOf({0.25F, 0.5F, 0.25F, 0.25F, 0.75F}) == std::vector{1, 1});
    CHECK(stepsOf({0.75F, -0.25F, -0.75F, 0}) == std::vector{-1});
}
