#include "play/input/input_state.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

using PadAxis = PadTilted::Axis;

// "+PadLeft -PadRight": what an event pressed and released.
std::string eventsOf(PadKeys& pad, const WindowEvent& event, int deadZone = 40) {
    std::vector<WindowEvent> keys;
    pad.translate(event, deadZone, keys);
    std::string text;
    for (const WindowEvent& key : keys) {
        text += text.empty() ? "" : " ";
        if (const auto* pressed = std::get_if<KeyPressed>(&key)) {
            text += "+" + std::string(name(pressed->key.key));
        } else {
            text += "-" + std::string(name(std::get<KeyReleased>(key).key));
        }
    }
    return text;
}

}  // namespace

TEST_CASE("a stick counts beyond its dead zone, and until it has gone back a little further") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 40}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 41}) == "+PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 35}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 30}) == "-PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickY, -100}) == "+PadUp");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickY, 100}) == "-PadUp +PadDown");
}

TEST_CASE("a stick that rests a little off its middle comes to rest, however small its dead zone") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 11}, 10) == "+PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 6}, 10).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 4}, 10) == "-PadRight");
}

TEST_CASE("stick and cross hold the same key together") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, -90}) == "+PadLeft");
    CHECK(eventsOf(pad, PadTilted{PadAxis::CrossX, -100}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 0}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::CrossX, 0}) == "-PadLeft");
}

TEST_CASE("buttons are keys, those without a name are nothing") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadPressed{0}) == "+PadA");
    CHECK(eventsOf(pad, PadPressed{7}) == "+PadStart");
    CHECK(eventsOf(pad, PadReleased{0}) == "-PadA");
    CHECK(eventsOf(pad, PadPressed{8}).empty());
    CHECK(eventsOf(pad, PadPressed{-1}).empty());
}

TEST_CASE("a pad that is pulled out in mid-step lets go of everything") {
    PadKeys pad;
    eventsOf(pad, PadTilted{PadAxis::StickX, 100});
    eventsOf(pad, PadPressed{3});
    CHECK(eventsOf(pad, PadGone{}) == "-PadRight -PadY");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 0}).empty());
}
