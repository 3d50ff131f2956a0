#include "base/fixed.hpp"
#include "config/schema/schema.hpp"

namespace doorstring {

void addPlaySections(Schema& schema) {
    constexpr IntegerKind box{4, pixelsPerTile};
    constexpr IntegerKind rounding{0, pixelsPerTile};
    schema.add("player", &Config::player,
               {{"speed", "pixels a second", IntegerKind{16, 480}, &PlayerConfig::speed},
                {"hit_box_width", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::width)},
                {"hit_box_height", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::height)},
                {"door_rounding", "pixels", rounding,
                 within(&PlayerConfig::rounding, &RoundingConfig::doors)},
                {"corner_rounding", "pixels", rounding,
                 within(&PlayerConfig::rounding, &RoundingConfig::corners)},
                {"crate_rounding", "pixels", rounding,
                 within(&PlayerConfig::rounding, &RoundingConfig::crates)},
                {"push_seconds", "seconds", TicksKind{2}, &PlayerConfig::pushTicks},
                {"hearts", "", IntegerKind{1, 10}, &PlayerConfig::hearts},
                {"safe_seconds", "seconds", TicksKind{5, 500}, &PlayerConfig::safeTicks},
                {"death_seconds", "seconds", TicksKind{5, 1000}, &PlayerConfig::deathTicks},
                {"knock_back", "pixels", IntegerKind{0, 32}, &PlayerConfig::knockBack},
                {"doorway_depth", "pixels", IntegerKind{0, 8}, &PlayerConfig::doorwayDepth}});
    schema.add("sword", &Config::sword,
               {{"wind_up_seconds", "seconds", TicksKind{1}, &SwordConfig::windUpTicks},
                {"blade_seconds", "seconds", TicksKind{1, 50}, &SwordConfig::bladeTicks},
                {"recovery_seconds", "seconds", TicksKind{1}, &SwordConfig::recoveryTicks},
                {"kept_seconds", "seconds", TicksKind{1}, &SwordConfig::keptTicks},
                {"reach", "pixels", IntegerKind{4, 32}, &SwordConfig::reach}});
    schema.add("explore", &Config::explore,
               {{"locks", "", BooleanKind{}, &ExploreConfig::locks},
                {"creatures", "", BooleanKind{}, &ExploreConfig::creatures}});
    schema.add(
        "ground", &Config::ground,
        {{"fall_seconds", "seconds", TicksKind{2, 100}, &GroundConfig::fallTicks},
         {"shallows_speed", "percent", IntegerKind{20, 100}, &GroundConfig::shallowsSpeed},
         {"ice_seconds", "seconds", TicksKind{3}, &GroundConfig::iceTicks},
         {"spikes_down_seconds", "seconds", TicksKind{10, 500}, &GroundConfig::spikesDownTicks},
         // Whatever hurts is announced for as long as people take to see it and to act.
         {"spikes_warning_seconds", "seconds", TicksKind{5, 350},
          &GroundConfig::spikesWarningTicks},
         {"spikes_up_seconds", "seconds", TicksKind{10, 100}, &GroundConfig::spikesUpTicks},
         {"crate_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::cratePushTicks},
         {"block_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::blockPushTicks},
         {"crate_slide_seconds", "seconds", TicksKind{1, 50}, &GroundConfig::crateSlideTicks},
         {"remembered_rooms", "rooms", IntegerKind{0, 100}, &GroundConfig::rememberedRooms}});
}

// What is seen, heard and pressed.

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
