// SFML's events in the game's own terms.
#include "testing/catch2.hpp"
#include "view/window/event_translator.hpp"

#include <initializer_list>
#include <variant>
#include <vector>

using namespace doorstring;

namespace {

// What the events of the gamepad of a number become.
std::vector<WindowEvent> eventsOfPad(unsigned pad) {
    std::vector<WindowEvent> events;
    EventHistory history;
    const CanvasPlace canvasPlace;
    EventTranslator translator(events, canvasPlace, history);
    translator.padPressed(pad, 3);
    translator.padReleased(pad, 3);
    translator.padTilted(pad, sf::Joystick::Axis::PovY, 100);
    translator.padGone(pad);
    return events;
}

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

TEST_CASE("events of a gamepad name it") {
    const std::vector<WindowEvent> events = eventsOfPad(2);
    REQUIRE(events.size() == 4);
    CHECK(std::get<PadPressed>(events[0]).pad == 2);
    CHECK(std::get<PadPressed>(events[0]).button == 3);
    CHECK(std::get<PadReleased>(events[1]).pad == 2);
    CHECK(std::get<PadReleased>(events[1]).button == 3);
    CHECK(std::get<PadTilted>(events[2]).pad == 2);
    CHECK(std::get<PadTilted>(events[2]).percent == -100);
    CHECK(std::get<PadGone>(events[3]).pad == 2);
}
