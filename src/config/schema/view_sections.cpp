// What is seen, heard and pressed.
#include "config/kinds/choice_kind.hpp"
#include "config/schema/sections.hpp"

namespace doorstring {

namespace {

// No dungeon and no play depends on it.
template <typename Row>
std::vector<Column<Row>> forLooksOnly(std::vector<Column<Row>> columns) {
    for (Column<Row>& column : columns) {
        column.affectsPlay = false;
    }
    return columns;
}

std::vector<Column<ViewConfig>> viewColumns() {
    return forLooksOnly<ViewConfig>(
        {{"scale", "", IntegerKind{1, 16, "auto"}, &ViewConfig::scale},
         {"fullscreen", "", BooleanKind{}, &ViewConfig::fullscreen},
         {"easing", "", ChoiceKind({"linear", "smooth", "out"}), &ViewConfig::easing},
         {"reduced_motion", "", BooleanKind{}, &ViewConfig::reducedMotion},
         {"effects_volume", "percent", IntegerKind{0, 100}, &ViewConfig::effectsVolume},
         {"music_volume", "percent", IntegerKind{0, 100}, &ViewConfig::musicVolume},
         {"muted", "", BooleanKind{}, &ViewConfig::muted},
         {"frame_limit", "frames a second", IntegerKind{30, 1000}, &ViewConfig::frameLimit}});
}

// Play stands still while rooms slide: the inputs of a recording count on its length.
std::vector<Column<ViewConfig>> slideColumns() {
    return {{"slide_seconds", "seconds", TicksKind{3}, &ViewConfig::slideTicks}};
}

std::vector<Column<PadConfig>> padColumns() {
    return forLooksOnly<PadConfig>(
        {{"dead_zone", "percent", IntegerKind{10, 90}, &PadConfig::deadZone}});
}

std::vector<Column<KeyBindings>> keyColumns() {
    std::vector<Column<KeyBindings>> columns;
    for (int index = 0; index < actionCount; ++index) {
        const auto action = static_cast<Action>(index);
        columns.emplace_back(
            std::string(name(action)), "",
            KeyListKind{isNeeded(action)}, [action](auto& keys) -> auto& { return keys[action]; });
    }
    return forLooksOnly(std::move(columns));
}

}  // namespace

void addViewSections(Schema& schema) {
    const auto view = [](auto& config) -> auto& {
        return config.view;
    };
    schema.add("view", viewColumns(), view);
    schema.add("view", slideColumns(), view);
}

void addKeySections(Schema& schema) {
    schema.add(
        "pad", padColumns(), [](auto& c) -> auto& { return c.pad; });
    schema.add(
        "keys", keyColumns(), [](auto& c) -> auto& { return c.keys; });
}

}  // namespace doorstring
