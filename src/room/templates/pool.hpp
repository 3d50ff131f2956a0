// The rooms made by hand that a dungeon draws from: those of its room size, in all poses, sorted by
// the doors that they serve.
//
// A drawing also serves rooms that lack some of its doors: the gaps of those doors are walled up.
// Each gap that is walled up halves the drawing's weight, so that drawings with just the right
// doors are preferred.
#pragma once

#include "config/config.hpp"
#include "room/templates/parse.hpp"
#include "room/tiles/drawn_traits.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace doorstring {

// A drawing in one of its poses.
struct LaidTemplate {
    std::uint16_t number = 0;  // of the template in its pool
    Pose pose = Pose::AsDrawn;
    Grid<Tile> tiles;
    DoorSet doors;
    std::vector<Spot> spots;
    DrawnTraits traits;
};

class TemplatePool {
public:
    // What a room asks for.
    struct Wish {
        DoorSet doors;
        RoomKind kind = RoomKind::Plain;
        Tileset tileset = Tileset::BlueStone;
        int level = 1;  // the hardest difficulty that is allowed
    };

    TemplatePool() : TemplatePool({}, {}) {}
    // Takes those of the templates that have the size and a weight above 0.
    TemplatePool(std::vector<RoomTemplate> templates, GridSize size);

    std::span<const RoomTemplate> templates() const { return templates_; }
    // Whether pick() finds a template when none is taken.
    bool serves(const Wish& wish) const { return !choicesFor(wish).empty(); }
    // Picks at random, by weight, one of the templates that serve the wish and whose numbers are
    // not in `taken`; null if there is none. The farther a template's difficulty is below the
    // wished level, the smaller is its weight.
    const LaidTemplate* pick(const Wish& wish, std::uint64_t roll,
                             std::span<const std::uint16_t> taken = {}) const;

    // Picks a template that was made for the boss and serves these doors, at random, by weight;
    // null if there is none.
    const LaidTemplate* bossRoom(CreatureKind boss, DoorSet doors, std::uint64_t roll) const;
    // Picks one in the same way from those that were made for the set piece.
    const LaidTemplate* pieceRoom(SetPiece piece, DoorSet doors, std::uint64_t roll) const;
    // Picks one in the same way from those that were made for the landmark.
    const LaidTemplate* landmarkRoom(Landmark landmark, DoorSet doors, std::uint64_t roll) const;

private:
    // A template that serves a set of doors, with those of its poses that serve them.
    struct Candidate {
        std::uint16_t number = 0;
        std::int64_t weight = 0;
        std::vector<std::uint32_t> poses;  // indices into laid_
    };
    // A candidate that fulfils a wish.
    struct Choice {
        std::uint32_t candidate = 0;  // its index among those that serve the doors
        std::uint16_t number = 0;
        std::int64_t weight = 0;
    };
    static std::size_t indexOf(const Wish& wish);
    const std::vector<Choice>& choicesFor(const Wish& wish) const {
        return choices_[indexOf(wish)];
    }
    // Picks one of the templates that `isWanted` accepts, by weight; null if there is none.
    template <typename IsWanted>
    const LaidTemplate* pickWhere(IsWanted isWanted, DoorSet doors, std::uint64_t roll) const;
    void lay(const RoomTemplate& room, std::uint16_t number);
    void addCandidates(std::uint32_t laidIndex);
    void addChoices(DoorSet doors, std::uint32_t candidate);

    std::vector<RoomTemplate> templates_;
    std::vector<LaidTemplate> laid_;
    std::array<std::vector<Candidate>, DoorSet::count> byDoors_;
    std::vector<std::vector<Choice>> choices_;  // by indexOf(wish), for every possible wish
};

// The template laid in a pose.
LaidTemplate laidDown(const RoomTemplate& room, Pose pose);

// The tiles of a room with these doors: the gaps of the drawing's other doors are walled up.
Grid<Tile> tilesFor(const LaidTemplate& laid, DoorSet doors);
// Lays the same tiles in `tiles`, whose former content and size do not matter.
void layTiles(const LaidTemplate& laid, DoorSet doors, Grid<Tile>& tiles);

// Returns all door sets of rooms that the template can become, including the empty set if the room
// without doors is fair.
std::vector<DoorSet> servedDoors(const RoomTemplate& room);

// The rooms made by hand that belong to a configuration.
struct LoadedTemplates {
    // Those without faults, of all sizes, in order; of several with the same name, only the last.
    // If RoomTexts::onlyTemplate() names a room, only that one.
    std::vector<RoomTemplate> rooms;
    TemplatePool pool;                  // of the configuration's room size
    std::vector<TemplateFault> faults;  // of the other rooms, and of files
};

// Reads the templates of a configuration. Each thread keeps its last result and returns it again
// while the texts and the size are the same, as reading a hundred templates takes milliseconds.
std::shared_ptr<const LoadedTemplates> templatesOf(const RoomConfig& config);

// Returns the templates of a configuration as text in the shortest form, as recordings carry them.
// Templates of every size are in it, as settings that are applied later may have another room size
// than the present dungeon. Their notes and the names of their files are not in it.
std::string roomsText(const RoomConfig& config);

// The fault as text: "rooms/pits.txt:12:3: ...", and its picture below if it has one.
std::string toString(const TemplateFault& fault);

// The hardest difficulty that is allowed at a distance from the start.
int templateLevel(const RoomConfig& config, std::uint32_t distance);

}  // namespace doorstring
