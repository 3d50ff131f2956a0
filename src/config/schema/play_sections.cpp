#include "base/fixed.hpp"
#include "config/schema/sections.hpp"

namespace doorstring {

namespace {

std::vector<Column<PlayerConfig>> playerColumns() {
    constexpr IntegerKind box{4, pixelsPerTile};
    return {
        {"speed", "pixels a second", IntegerKind{16, 480}, &PlayerConfig::speed},
        {"hit_box_width", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::width)},
        {"hit_box_height", "pixels", box, within(&PlayerConfig::hitBox, &GridSize::height)},
        {"corner_rounding", "pixels", IntegerKind{0, pixelsPerTile}, &PlayerConfig::cornerRounding},
        {"push_seconds", "seconds", TicksKind{2}, &PlayerConfig::pushTicks},
        {"hearts", "", IntegerKind{1, 10}, &PlayerConfig::hearts},
        {"safe_seconds", "seconds", TicksKind{5, 500}, &PlayerConfig::safeTicks},
        {"knock_back", "pixels", IntegerKind{0, 32}, &PlayerConfig::knockBack},
        {"swing_seconds", "seconds", TicksKind{1, 100}, &PlayerConfig::swingTicks},
        {"sword_reach", "pixels", IntegerKind{4, 32}, &PlayerConfig::swordReach},
        {"doorway_depth", "pixels", IntegerKind{0, 8}, &PlayerConfig::doorwayDepth}};
}

std::vector<Column<GroundConfig>> groundColumns() {
    return {
        {"fall_seconds", "seconds", TicksKind{2, 100}, &GroundConfig::fallTicks},
        {"shallows_speed", "percent", IntegerKind{20, 100}, &GroundConfig::shallowsSpeed},
        {"ice_seconds", "seconds", TicksKind{3}, &GroundConfig::iceTicks},
        {"spikes_down_seconds", "seconds", TicksKind{10, 500}, &GroundConfig::spikesDownTicks},
        // Whatever hurts is announced for as long as people take to see it and to act.
        {"spikes_warning_seconds", "seconds", TicksKind{5, 350}, &GroundConfig::spikesWarningTicks},
        {"spikes_up_seconds", "seconds", TicksKind{10, 100}, &GroundConfig::spikesUpTicks},
        {"crate_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::cratePushTicks},
        {"block_push_seconds", "seconds", TicksKind{2, 50}, &GroundConfig::blockPushTicks},
        {"crate_slide_seconds", "seconds", TicksKind{1, 50}, &GroundConfig::crateSlideTicks},
        {"remembered_rooms", "rooms", IntegerKind{0, 100}, &GroundConfig::rememberedRooms}};
}

std::vector<Column<ExploreConfig>> exploreColumns() {
    return {{"locks", "", BooleanKind{}, &ExploreConfig::locks}};
}

}  // namespace

void addPlaySections(Schema& schema) {
    schema.add(
        "player", playerColumns(), [](auto& c) -> auto& { return c.player; });
    schema.add(
        "explore", exploreColumns(), [](auto& c) -> auto& { return c.explore; });
    schema.add(
        "ground", groundColumns(), [](auto& c) -> auto& { return c.ground; });
}

}  // namespace doorstring
