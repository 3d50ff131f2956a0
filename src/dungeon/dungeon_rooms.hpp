// The rooms of a dungeon: which interior each of them gets, and its tiles.
#pragma once

#include "base/enums.hpp"
#include "dungeon/dungeon.hpp"
#include "room/room_tiler.hpp"
#include "room/templates/pool.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace doorstring {

// Chooses the template of each room whose interior is `template`. Rooms that a door joins get
// different templates: a room on an even cell (see InteriorChoice) draws freely, and one on an odd
// cell leaves out the templates that the rooms behind its doors would draw. If none remains, it
// draws from all.
class TemplateChoice {
public:
    // The dungeon and the configuration must outlive this object.
    TemplateChoice(const Dungeon& dungeon, const RoomConfig& config);

    // Whether there is a template for this room.
    bool serves(GridPos cell) const;
    // The template of a room, which must have one. It lives as long as this object.
    const LaidTemplate& at(GridPos cell) const;
    // The template made for the room's boss, for its set piece, or for the landmark that the room
    // is; null if the room has none of these, or if no such template serves its doors.
    const LaidTemplate* reservedAt(GridPos cell) const;
    // The room that is the landmark of its floor; null if no room is.
    std::optional<GridPos> landmark() const { return landmark_; }
    // The name of the template that at() returns.
    std::string_view nameAt(GridPos cell) const;

private:
    const LaidTemplate* landmarkFor(GridPos cell) const;
    TemplatePool::Wish wishOf(GridPos cell) const;
    const LaidTemplate* drawnAt(GridPos cell, std::span<const std::uint16_t> taken) const;

    const Dungeon& dungeon_;
    const RoomConfig& config_;
    std::shared_ptr<const LoadedTemplates> loaded_;
    std::uint64_t stream_;
    std::optional<GridPos> landmark_;
};

// How a room came to its interior. Rolls and weights are in units of 1 / weightOne.
struct InteriorDraw {
    Interior drawn = Interior::Pillars;
    int candidates = 0;           // number of interiors to draw from; 0 if nothing was drawn
    std::int64_t weight = 0;      // of the interior that was drawn
    std::int64_t lowestRoll = 0;  // the lowest roll that draws it
    std::int64_t roll = 0;        // the roll that drew it, at least 0 and below `total`
    std::int64_t total = 0;       // the weights of all candidates together
};

// Chooses the interior of each room. This is not a pass of generation: it happens when a room is
// asked for.
//
// Of two neighbours one is on an even cell, whose column and row have an even sum, the other on an
// odd one. A room on an even cell draws, by its cell's roll, from the interiors whose conditions
// the room meets. A room on an odd cell does the same, but leaves out what the rooms behind its
// doors have drawn. So no room is like one behind its doors, nothing has to be stored, rooms may be
// queried in any order, and a changed weight changes only the rooms whose roll now picks something
// else, and those behind their doors. If nothing is left for a room on an odd cell, the room draws
// from all interiors whose conditions it meets. That happens only if it meets the conditions of
// four interiors or fewer, because a room has at most four doors.
class InteriorChoice {
public:
    // The dungeon and the configuration must outlive this object.
    InteriorChoice(const Dungeon& dungeon, const RoomConfig& config);

    Interior at(GridPos cell) const {
        return isReserved(cell)   ? Interior::Template
               : hasOnlyPillars() ? Interior::Pillars
                                  : chosenAt(cell);
    }
    // Whether the room has a template made for its boss, its set piece or the landmark.
    bool isReserved(GridPos cell) const;
    // Whether the room has a template made for its boss.
    bool hasBossTemplate(GridPos cell) const;
    // The room that is the landmark of its floor; null if no room is.
    std::optional<GridPos> landmark() const {
        return templates_ ? templates_->landmark() : std::nullopt;
    }

    // How the room came to its interior.
    InteriorDraw drawAt(GridPos cell) const;

    // The choice of templates. Call it only if some room may have a template.
    const TemplateChoice& templates() const { return *templates_; }

    // Whether no room can have anything but pillars.
    bool hasOnlyPillars() const { return possible_.without(Interior::Pillars).empty(); }

private:
    using Set = EnumSet<Interior>;

    void add(Interior interior);
    Interior chosenAt(GridPos cell) const;
    Set allowedAt(GridPos cell) const;
    Interior draw(GridPos cell, Set without) const;
    Set candidatesAt(GridPos cell, Set without) const;
    std::int64_t weightOf(Interior interior) const { return config_.interiors[interior].weight; }
    Set drawnBehindDoorsOf(GridPos cell) const;

    const Dungeon& dungeon_;
    const RoomConfig& config_;
    std::uint64_t stream_;
    std::optional<TemplateChoice> templates_;  // null if no room can have a template
    // The interiors that the configuration allows with this tileset and that fit into the rooms.
    Set possible_;
    // Which of `possible_` each kind of room allows, and which each number of doors allows.
    EnumArray<RoomKind, Set> byKind_;
    std::array<Set, 5> byDoors_{};
    Set withDistances_;  // which of `possible_` have a condition on the distance
};

// Makes the rooms one after the other. What all of them share is computed once.
class DungeonRooms {
public:
    // The dungeon and the configuration must outlive this object.
    DungeonRooms(const Dungeon& dungeon, const RoomConfig& config);

    // The room with the interior that was chosen for it, or as it was cut out of a carved map.
    Room at(GridPos cell);
    // Makes only the tiles of the room. They are valid until the next call.
    const Grid<Tile>& tilesAt(GridPos cell);

    // The interior of a room; null in a carved map, or if no room can have anything but pillars.
    std::optional<Interior> interior(GridPos cell) const;
    // The room that is the landmark of its floor; null if no room is.
    std::optional<GridPos> landmark() const { return choice_ ? choice_->landmark() : std::nullopt; }

private:
    const Dungeon& dungeon_;
    GridSize bossSpace_;
    std::optional<InteriorChoice> choice_;  // null in a carved map
    RoomTiler tiler_;
    std::uint64_t stream_;  // the substream of the rolls for tiles
    Grid<Tile> tiles_;
};

}  // namespace doorstring
