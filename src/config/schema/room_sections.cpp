#include "config/kinds/choice_kind.hpp"
#include "config/schema/sections.hpp"

namespace doorstring {

namespace {

std::vector<Column<RoomConfig>> roomColumns() {
    constexpr IntegerKind side{5, 31};
    return {{"width", "tiles", side, within(&RoomConfig::size, &GridSize::width)},
            {"height", "tiles", side, within(&RoomConfig::size, &GridSize::height)},
            {"pillar_chance", "", FractionKind{}, &RoomConfig::pillarChance},
            {"template_step", "rooms", IntegerKind{0, 1000}, &RoomConfig::templateStep},
            {"interior", "", ChoiceKind("mixed", interiorNames), &RoomConfig::interior}};
}

// What is left out fits every room.
std::vector<Column<InteriorConfig>> interiorColumns() {
    using Optional = Column<InteriorConfig>;
    constexpr int mostDoors = 4;
    return {
        {"weight", "", WeightKind{}, &InteriorConfig::weight},
        Optional("kinds", "", WordSetKind{kindNames}, &InteriorConfig::kinds).optional(),
        Optional("from", "rooms from the start", IntegerKind{0, longestDistance},
                 &InteriorConfig::from)
            .optional(),
        Optional("to", "rooms from the start", IntegerKind{1, longestDistance, "any"},
                 &InteriorConfig::to)
            .optional(),
        Optional("min_doors", "doors", IntegerKind{0, mostDoors}, &InteriorConfig::minDoors)
            .optional(),
        Optional("max_doors", "doors", IntegerKind{0, mostDoors}, &InteriorConfig::maxDoors)
            .optional(),
        Optional("tilesets", "", WordSetKind{tilesetNames}, &InteriorConfig::tilesets).optional()};
}

}  // namespace

void addRoomSections(Schema& schema) {
    schema.add(
        "room", roomColumns(), [](auto& c) -> auto& { return c.room; });
    schema.addRows(
        "interior", interiorNames, interiorColumns(),
        [](auto& c) -> auto& { return c.room.interiors.values; });
}

}  // namespace doorstring
