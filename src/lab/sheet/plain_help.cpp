#include "lab/sheet/plain_help.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

struct PlainHelp {
    std::string_view path;  // "*" stands for one name,
    std::string_view says;  // which is said in the place of "{}"
};

constexpr std::array plainHelps{
    PlainHelp{"grid.width",
              "How many rooms the grid has from left to right. Not every place gets a room."},
    PlainHelp{"grid.height",
              "How many rooms the grid has from top to bottom. Not every place gets a room."},
    PlainHelp{"grid.border",
              "Rooms at the edge of the grid: they are dead ends, or grow on like all others."},
    PlainHelp{"start.cell", "Where in the grid the first room lies."},
    PlainHelp{"start.doors", "The doors of the first room. The keys 1 to 4 take one in or out."},
    PlainHelp{"tileset", "Stones and colours of all rooms. By seed, each dungeon has its own."},
    PlainHelp{"growth",
              "How rooms come about: drawn from the tables, spread by a coin, or carved as a map."},
    PlainHelp{"hideout.level", "How deep the hideout lies: deeper ones are larger."},
    PlainHelp{"hideout.rooms", "How many rooms there are, before those of the next two lines."},
    PlainHelp{"hideout.extra_rooms", "Up to so many rooms more, by the seed."},
    PlainHelp{"hideout.five_level_rooms", "So many rooms more for every five levels."},
    PlainHelp{"hideout.dead_ends", "At least so many rooms have only one door."},
    PlainHelp{"hideout.refuse",
              "The chance that the coin leaves a free place free. More makes longer arms."},
    PlainHelp{"hideout.regrow_above",
              "Dungeons with more rooms than this also grow from their start again."},
    PlainHelp{"*.min_side", "The shortest side that a carved room may have, in tiles."},
    PlainHelp{"*.max_side", "The longest side that a carved room may have, in tiles."},
    PlainHelp{"tunnels.tries",
              "How many places for a room are tried. One that would touch another is skipped."},
    PlainHelp{"tunnels.min_rooms", "A map with fewer rooms than this is carved again."},
    PlainHelp{"scattered.min_rooms", "The smallest number of rooms a map may have."},
    PlainHelp{"scattered.max_rooms", "The largest number of rooms a map may have."},
    PlainHelp{"scattered.passes", "How many places are tried for each room."},
    PlainHelp{"loops.keep_facing",
              "Whether a new door that meets a door of an older room stays, and closes a loop."},
    PlainHelp{"loops.chance",
              "How often two rooms side by side get a door between them, which closes a loop."},
    PlainHelp{"roles.boss.count", "Whether there is a boss room: 1 or 0."},
    PlainHelp{"roles.*.count", "How many {} rooms a dungeon has, if it has the place."},
    PlainHelp{"roles.*.chance", "How often each of the {} rooms is there at all."},
    PlainHelp{"roles.*.from", "The least distance of {} rooms from the start, in rooms."},
    PlainHelp{"roles.*.to", "The greatest distance of {} rooms from the start, in rooms."},
    PlainHelp{"roles.key.dead_end", "Whether keys lie in dead ends, as far as there are any."},
    PlainHelp{"roles.*.dead_end", "Whether {} rooms have to be dead ends."},
    PlainHelp{"locks.small", "How many doors are locked, each with a small key of its own."},
    PlainHelp{"locks.chance", "How often each of these locks is there at all."},
    PlainHelp{"locks.boss", "Whether the boss's door is locked, with a key of its own."},
    PlainHelp{"locks.rooms",
              "How many rooms there are at least before the first lock, and behind each."},
    PlainHelp{"limits.min_rooms",
              "A dungeon with fewer rooms is discarded, and the next one is tried."},
    PlainHelp{"limits.max_rooms",
              "A dungeon with more rooms is discarded, and the next one is tried."},
    PlainHelp{"limits.min_dead_ends",
              "A dungeon with fewer dead ends is discarded, and the next one is tried."},
    PlainHelp{"limits.max_dead_ends",
              "A dungeon with more dead ends is discarded, and the next one is tried."},
    PlainHelp{"limits.tries", "How many dungeons are tried before a seed is given up."},
    PlainHelp{"room.width", "How many tiles wide each room is, with its walls."},
    PlainHelp{"room.height", "How many tiles high each room is, with its walls."},
    PlainHelp{"room.pillar_chance", "How much of the ground becomes pillars, in rooms of pillars."},
    PlainHelp{"room.interior",
              "What stands in rooms: mixed by the weights of page Inside, or one for all."},
    PlainHelp{"room.template_step",
              "Rooms made by hand become harder each time one is so many rooms farther out."},
    PlainHelp{"room.boss_width", "How many tiles in the middle of the boss room are free, across."},
    PlainHelp{"room.boss_height",
              "How many tiles in the middle of the boss room are free, up and down."},
    PlainHelp{"interior.template.weight", "How often rooms are among those made by hand."},
    PlainHelp{"interior.*.weight", "How often rooms have the interior \"{}\"."},
    PlainHelp{"interior.*.kinds",
              "Which kinds of room may have the interior \"{}\". Digits take one in or out."},
    PlainHelp{"interior.*.from",
              "The least distance of rooms with the interior \"{}\" from the start."},
    PlainHelp{"interior.*.to",
              "The greatest distance of rooms with the interior \"{}\" from the start."},
    PlainHelp{"interior.*.min_doors", "Rooms with fewer doors never have the interior \"{}\"."},
    PlainHelp{"interior.*.max_doors", "Rooms with more doors never have the interior \"{}\"."},
    PlainHelp{"interior.*.tilesets",
              "Tilesets with rooms that have the interior \"{}\". Digits take one in or out."},
    // Of several sections: what is above counts first.
    PlainHelp{"*.width", "How many tiles wide the whole map is."},
    PlainHelp{"*.height", "How many tiles high the whole map is."},
    PlainHelp{"*.from", "From so many rooms from the start on, doors are drawn from these tables."},
};

// What the star stands for; the pattern itself where it has none; empty where they do not match.
std::string_view nameIn(std::string_view pattern, std::string_view path) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) {
        return pattern == path ? pattern : std::string_view();
    }
    const std::string_view before = pattern.substr(0, star);
    const std::string_view behind = pattern.substr(star + 1);
    const bool isAlike = path.size() > before.size() + behind.size() && path.starts_with(before) &&
                         path.ends_with(behind);
    const std::string_view name =
        isAlike ? path.substr(before.size(), path.size() - before.size() - behind.size())
                : std::string_view();
    return name.find('.') == std::string_view::npos ? name : std::string_view();
}

}  // namespace

std::string plainHelp(std::string_view path) {
    for (const PlainHelp& help : plainHelps) {
        std::string name(nameIn(help.path, path));
        if (!name.empty()) {
            std::replace(name.begin(), name.end(), '_', ' ');
            const std::size_t hole = help.says.find("{}");
            std::string says(help.says);
            return hole == std::string::npos ? says : says.replace(hole, 2, name);
        }
    }
    return {};
}

}  // namespace doorstring
