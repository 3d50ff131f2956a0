#include "config/sources/contradictions.hpp"

#include "base/fixed.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

class Finder {
public:
    explicit Finder(const Config& config)
        : config_(config.dungeon),
          interiors_(config.room.interiors),
          creatures_(config.creatures),
          hitBox_(config.player.hitBox),
          room_(config.room.size),
          grid_(config_.roomGrid(config.room.size)) {}

    std::vector<Contradiction> find() {
        checkStart();
        checkBands();
        checkLimits();
        if (config_.growth == Growth::Hideout) {
            checkHideout();
        }
        checkInteriors();
        if (isCarved(config_.growth)) {
            checkMap();
            checkCarvedRequests();
        } else {
            checkRoles();
            checkLocks();
        }
        if (!creatures_.gallery) {
            checkCreatures();
        }
        checkEntryDistance();
        return std::move(found_);
    }

private:
    void report(std::string key, std::string with, std::string sentence, bool optional = false) {
        found_.push_back({std::move(key), std::move(with), std::move(sentence), optional});
    }

    std::string gridText() const {
        return isCarved(config_.growth)
                   ? fmt::format("the {} x {} rooms that the map is cut into", grid_.width,
                                 grid_.height)
                   : fmt::format("the grid of {} x {} rooms", grid_.width, grid_.height);
    }

    // The section of a growth that carves.
    std::string section() const {
        return config_.growth == Growth::Tunnels ? "tunnels." : "scattered.";
    }

    // A range such as 5 to 3.
    void checkRange(const std::string& lowKey, int low, const std::string& highKey, int high,
                    int noLimit = 0) {
        if (high != noLimit && low > high) {
            report(lowKey, highKey,
                   fmt::format("{} is more than {} = {}; allowed is at most {}", low, highKey, high,
                               high));
        }
    }

    void checkStart() {
        const GridPos start = config_.startCell();
        if (!isCarved(config_.growth) && !config_.grid.contains(start)) {
            report("start.cell", "grid.width",
                   fmt::format("[{}, {}] lies outside of {}; allowed are \"middle\" and [0, 0] to "
                               "[{}, {}]",
                               start.x, start.y, gridText(), config_.grid.width - 1,
                               config_.grid.height - 1));
        }
    }

    void checkBands() {
        const int middle = config_.middle.from;
        const int far = config_.far.from;
        if (middle != 0 && far != 0 && middle >= far) {
            report("far.from", "middle.from",
                   fmt::format("{} is not beyond middle.from = {}; allowed are \"never\" and {} or "
                               "more",
                               far, middle, middle + 1));
        }
    }

    void checkLimits() {
        const LimitConfig& limits = config_.limits;
        checkRange("limits.min_rooms", limits.minRooms, "limits.max_rooms", limits.maxRooms);
        checkRange("limits.min_dead_ends", limits.minDeadEnds, "limits.max_dead_ends",
                   limits.maxDeadEnds);
        checkFits("limits.min_rooms", limits.minRooms, "rooms");
        checkRange("limits.min_dead_ends", limits.minDeadEnds, "limits.max_rooms", limits.maxRooms);
        checkFits("limits.min_dead_ends", limits.minDeadEnds, "dead ends");
    }

    void checkFits(const std::string& key, int least, std::string_view what) {
        if (least > grid_.area()) {
            report(key, isCarved(config_.growth) ? section() + "width" : "grid.width",
                   fmt::format("{} {} do not fit {}; allowed is at most {}, or a larger {}", least,
                               what, gridText(), grid_.area(),
                               isCarved(config_.growth) ? "map" : "grid"));
        }
    }

    void checkHideout() {
        const int least = config_.hideout.wantedRooms(0);
        const int most = config_.hideout.wantedRooms(config_.hideout.extraRooms);
        if (most > config_.grid.area()) {
            report("hideout.level", "grid.width",
                   fmt::format("level {} has up to {} rooms, more than the {} cells of {}; allowed "
                               "is a lower level, fewer rooms a level or a larger grid",
                               config_.hideout.level, most, config_.grid.area(), gridText()));
        }
        if (const int limit = config_.limits.maxRooms; limit != 0 && least > limit) {
            report(
                "limits.max_rooms", "hideout.level",
                fmt::format("{} is below the {} rooms that the hideout of level {} has at least; "
                            "allowed are \"any\" and {} or more",
                            limit, least, config_.hideout.level, least));
        }
        if (config_.limits.minRooms > most) {
            report("limits.min_rooms", "hideout.level",
                   fmt::format("{} is above the {} rooms that the hideout of level {} has at most; "
                               "allowed is at most {}",
                               config_.limits.minRooms, most, config_.hideout.level, most));
        }
        const int deadEnds = config_.hideout.deadEnds + (config_.hideout.level > 1 ? 1 : 0);
        // Two rooms are two dead ends; of more, one at least joins the others.
        if (const int possible = most == 2 ? 2 : most - 1; deadEnds > possible) {
            report("hideout.dead_ends", "hideout.rooms",
                   fmt::format("{} dead ends are not possible with {} rooms; allowed is at most {}",
                               deadEnds, most, possible));
        }
    }

    void checkInteriors() {
        constexpr int noLimit = -1;
        for (std::size_t i = 0; i < interiorCount; ++i) {
            const InteriorConfig& interior = interiors_.values[i];
            const std::string section = fmt::format("interior.{}.", interiorNames[i]);
            checkRange(section + "from", interior.from, section + "to", interior.to);
            checkRange(section + "min_doors", interior.minDoors, section + "max_doors",
                       interior.maxDoors, noLimit);
        }
    }

    void checkMap() {
        const CarveConfig& carving = config_.carving();
        checkRange(section() + "min_side", carving.minSide, section() + "max_side",
                   carving.maxSide);
        checkRange(section() + "min_rooms", carving.minRooms, section() + "max_rooms",
                   carving.maxRooms);
        const int width = carving.map.width;
        const int height = carving.map.height;
        if (const int most = std::min(width, height) - 2; carving.maxSide > most) {
            report(section() + "max_side", section() + (width < height ? "width" : "height"),
                   fmt::format("rooms of {} tiles do not fit a map of {} x {} tiles with a wall "
                               "around; allowed is at most {}, or a larger map",
                               carving.maxSide, width, height, most));
        }
        // What they take at least; walls between them take more.
        const int most = (width - 2) * (height - 2) / (carving.minSide * carving.minSide);
        if (carving.minRooms > most) {
            report(section() + "min_rooms", section() + "min_side",
                   fmt::format(
                       "{} rooms of {} x {} tiles do not fit a map of {} x {} tiles; allowed "
                       "is at most {}, smaller rooms or a larger map",
                       carving.minRooms, carving.minSide, carving.minSide, width, height, most));
        }
        if (config_.growth == Growth::Tunnels && carving.minRooms > carving.tries) {
            report(
                "tunnels.min_rooms", "tunnels.tries",
                fmt::format("{} rooms are not possible in {} tries; allowed is at most {}, or more "
                            "tries",
                            carving.minRooms, carving.tries, carving.tries));
        }
    }

    // A screen of a carved map is not a room that one enters by doors: nothing can be locked up
    // there.
    void checkCarvedRequests() {
        const auto check = [&](const std::string& key, bool asked, std::string_view allowed) {
            if (asked) {
                report(key, "growth",
                       fmt::format("a carved map has no special rooms, no locks and no other ways "
                                   "around than it is carved with; allowed is {}, or another "
                                   "growth",
                                   allowed),
                       true);
            }
        };
        for (std::size_t index = 0; index < roleCount; ++index) {
            check(fmt::format("roles.{}.count", roleNames[index]),
                  config_.roles.values[index].count > 0, "0");
        }
        check("locks.small", config_.locks.small > 0, "0");
        check("locks.boss", config_.locks.boss, "false");
        check("loops.keep_facing", config_.loops.keepFacing, "false");
        check("loops.chance", config_.loops.chance.numerator > 0, "0");
    }

    // The most rooms that there may be.
    int mostRooms() const {
        const int cells = grid_.area();
        return config_.limits.maxRooms == 0 ? cells : std::min(cells, config_.limits.maxRooms);
    }

    void checkRoles() {
        for (std::size_t index = 0; index < roleCount; ++index) {
            const RoleConfig& role = config_.roles.values[index];
            const std::string section = fmt::format("roles.{}.", roleNames[index]);
            checkRange(section + "from", role.from, section + "to", role.to);
            const bool wanted = static_cast<Role>(index) == Role::Key
                                    ? config_.locks.small > 0 || config_.locks.boss
                                    : role.count > 0;
            if (wanted) {
                checkFrom(section + "from", role.from, 1);
            }
            if (role.count > mostRooms()) {
                report(
                    section + "count", "grid.width",
                    fmt::format("{} rooms of this kind are more than the {} rooms that there may "
                                "be; allowed is at most {}",
                                role.count, mostRooms(), mostRooms()),
                    true);
            }
        }
    }

    void checkFrom(std::string key, int from, int least) {
        if (from > farthest()) {
            report(std::move(key), "grid.width",
                   fmt::format("no room can be {} rooms from the start: there are at most {}; "
                               "allowed is at most {}",
                               from, mostRooms(), std::max(least, farthest())),
                   true);
        }
    }

    // No room is farther from the start. On a carved map one may cross a room several times.
    int farthest() const { return isCarved(config_.growth) ? longestDistance : mostRooms() - 1; }

    // Each lock takes a room before it and one behind it.
    void checkLocks() {
        const int small = config_.locks.small;
        if (small > 0 && small >= mostRooms()) {
            report("locks.small", "grid.width",
                   fmt::format("{} locked doors are too many for at most {} rooms; allowed is at "
                               "most {}",
                               small, mostRooms(), mostRooms() - 1),
                   true);
        }
        if (config_.locks.boss && config_.roles[Role::Boss].count == 0) {
            report("locks.boss", "roles.boss.count",
                   "there is no boss to lock up; allowed is false, or roles.boss.count = 1", true);
        }
    }

    // What the creatures of a room may cost at most.
    int mostBudget() const {
        const bool hasArenas = !isCarved(config_.growth) && config_.roles[Role::Arena].count > 0;
        return creatures_.rules.budgetAt(farthest()) * (hasArenas ? arenaFactor : 1);
    }

    bool mayLive(const CreatureConfig& creature) const {
        const auto tileset = config_.tileset;
        return creature.cost > 0 && creature.cost <= mostBudget() && creature.from <= farthest() &&
               (!tileset || (creature.tilesets >> static_cast<unsigned>(*tileset) & 1U) != 0);
    }

    void checkCreatures() {
        const int budget = mostBudget();
        for (std::size_t i = 0; i < creatureCount; ++i) {
            const CreatureConfig& creature = creatures_.kinds[static_cast<CreatureKind>(i)];
            const std::string section = fmt::format("creature.{}.", creatureNames[i]);
            if (creature.cost > 0) {
                checkFrom(section + "from", creature.from, 0);
            }
            if (creature.cost > budget) {
                report(section + "cost", "creatures.budget",
                       fmt::format("no room has a budget of {}; allowed is at most {}, or a larger "
                                   "creatures.budget",
                                   creature.cost, budget),
                       true);
            }
        }
        if (std::ranges::none_of(creatures_.kinds, [&](const CreatureConfig& creature) {
                return mayLive(creature);
            })) {
            report("creatures.budget", "creatures.budget_step",
                   fmt::format("a room's budget is at most {}, and no creature that may live in "
                               "this dungeon costs so little; allowed is a larger budget, or a "
                               "cheaper creature",
                               budget));
        }
    }

    // From the middle of the knight, who has come in by a door, to the middle of the last tile. In
    // the smallest rooms nothing lives at the usual distance either, which is no mistake.
    void checkEntryDistance() {
        const bool wide = room_.width >= room_.height;
        const int side = (wide ? room_.width : room_.height) - 2;
        const int knight = wide ? hitBox_.width : hitBox_.height;
        const int most = side * pixelsPerTile - pixelsPerTile / 2 - knight / 2 - 1;
        const int distance = creatures_.rules.entryDistance;
        if (distance > std::max(most, CreatureRules{}.entryDistance)) {
            report("creatures.entry_distance", "room.width",
                   fmt::format("no tile of a room of {} x {} tiles is farther than {} pixels from "
                               "where the knight comes in; allowed is at most {}, or a larger room",
                               room_.width, room_.height, distance, most),
                   true);
        }
    }

    const DungeonConfig& config_;
    const EnumArray<Interior, InteriorConfig>& interiors_;
    const CreaturesConfig& creatures_;
    GridSize hitBox_;  // of the knight, in pixels
    GridSize room_;
    GridSize grid_;  // of the dungeon's rooms
    std::vector<Contradiction> found_;
};

}  // namespace

std::vector<Contradiction> contradictions(const Config& config) {
    return Finder(config).find();
}

}  // namespace doorstring
