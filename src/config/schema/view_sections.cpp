// What is seen, heard and pressed.
#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

// Marks columns that affect neither dungeons nor play.
template <typename Row>
std::vector<Column<Row>> forLooksOnly(std::vector<Column<Row>> columns) {
    for (Column<Row>& column : columns) {
        column.affectsPlay = false;
    }
    return columns;
}

}  // namespace

void addViewSections(Schema& schema) {
    schema.add(
        "view", &Config::view,
        forLooksOnly<ViewConfig>(
            {{"scale", "", IntegerKind{1, 16, "auto"}, &ViewConfig::scale},
             {"fullscreen", "", BooleanKind{}, &ViewConfig::fullscreen},
             {"easing", "", ChoiceKind({"soft", "linear", "smooth", "out"}), &ViewConfig::easing},
             {"reduced_motion", "", BooleanKind{}, &ViewConfig::reducedMotion},
             {"effects_volume", "percent", IntegerKind{0, 100}, &ViewConfig::effectsVolume},
             {"music_volume", "percent", IntegerKind{0, 100}, &ViewConfig::musicVolume},
             {"muted", "", BooleanKind{}, &ViewConfig::muted},
             {"frame_limit", "frames a second", IntegerKind{30, 1000}, &ViewConfig::frameLimit},
             {"demo_seconds", "seconds", TicksKind{3600, 1000}, &ViewConfig::demoTicks},
             {"demo_dimming", "percent", IntegerKind{0, 90}, &ViewConfig::demoDimming},
             {"regrow", "", ChoiceKind({"ask", "at once", "never"}), &ViewConfig::regrow}}));
    // Play stands still while rooms slide, so recordings depend on the length of the slide.
    schema.add("view", &Config::view,
               {{"slide_speed", "pixels a second", IntegerKind{100, 4000, "instant"},
                 &ViewConfig::slideSpeed}});
}

void addKeySections(Schema& schema) {
    schema.add("pad", &Config::pad,
               forLooksOnly<PadConfig>(
                   {{"dead_zone", "percent", IntegerKind{10, 90}, &PadConfig::deadZone}}));
    std::vector<Column<KeyBindings>> keys;
    for (const Action action : allValues<Action>) {
        keys.emplace_back(std::string(name(action)), "", KeyListKind{isNeeded(action)}, at(action));
    }
    schema.add("keys", &Config::keys, forLooksOnly(std::move(keys)));
}

}  // namespace doorstring
