#include "config/schema/schema.hpp"

namespace doorstring {

void addRoomSections(Schema& schema) {
    constexpr IntegerKind side{5, 31};
    schema.add("room", &Config::room,
               {{"width", "tiles", side, within(&RoomConfig::size, &GridSize::width)},
                {"height", "tiles", side, within(&RoomConfig::size, &GridSize::height)},
                {"pillar_chance", "", FractionKind{}, &RoomConfig::pillarChance},
                {"template_step", "rooms", IntegerKind{0, 1000}, &RoomConfig::templateStep},
                {"boss_width", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::width)},
                {"boss_height", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::height)},
                {"interior", "", ChoiceKind("mixed", interiorNames), &RoomConfig::interior}});

    constexpr IntegerKind doors{0, 4};
    std::vector<Column<InteriorConfig>> interior{
        {"weight", "", WeightKind{}, &InteriorConfig::weight},
        {"kinds", "", WordSetKind{kindNames}, &InteriorConfig::kinds},
        {"from", "rooms from the start", IntegerKind{0, longestDistance}, &InteriorConfig::from},
        {"to", "rooms from the start", IntegerKind{1, longestDistance, "any"}, &InteriorConfig::to},
        {"min_doors", "doors", doors, &InteriorConfig::minDoors},
        {"max_doors", "doors", doors, &InteriorConfig::maxDoors},
        {"tilesets", "", WordSetKind{tilesetNames}, &InteriorConfig::tilesets}};
    // What is left out fits every room.
    for (auto& column : interior) {
        column.required = column.path == "weight";
    }
    for (const Interior which : allValues<Interior>) {
        schema.add("interior." + std::string(name(which)),
                   within(within(&Config::room, &RoomConfig::interiors), at(which)), interior);
    }
}

}  // namespace doorstring
