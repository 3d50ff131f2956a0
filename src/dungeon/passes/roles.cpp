#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_tree.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <vector>

namespace doorstring {

namespace {

// Whether placeAll() gives the role to rooms that have grown. Rooms with keys are chosen later,
// with the locks, and secret rooms are added to those that have grown.
constexpr bool takesGrownRoom(Role role) {
    return role != Role::Key && role != Role::Secret;
}

class RolePlacer {
public:
    RolePlacer(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(substream(seed.number, Purpose::Roles)),
          draft_(draft),
          deadEnds_(deadEndsInOrder(draft, stream_)) {}

    void place() {
        for (const Role role : allValues<Role>) {
            if (takesGrownRoom(role) && (!draft_.map || !roomTraits[kindOf(role)].needsDoors)) {
                placeAll(role);
            }
        }
        if (draft_.map) {
            return;
        }
        const RoleConfig& secret = config_.roles[Role::Secret];
        const int wanted = wantedCount(secret, roleRoll(Role::Secret));
        draft_.report.missingRoles[Role::Secret] =
            wanted - placeSecretRooms(secret, wanted, stream_, draft_);
    }

private:
    // Gives the role to as many rooms as are wanted, and counts those for which there is no room.
    void placeAll(Role role) {
        const int wanted = wantedCount(config_.roles[role], roleRoll(role));
        const int placed = draft_.map ? placeOnScreens(role, wanted) : placeInRooms(role, wanted);
        draft_.report.missingRoles[role] += wanted - placed;
    }

    std::uint64_t roleRoll(Role role) const {
        return mixBits(stream_ + static_cast<std::uint64_t>(role) + 1);
    }

    static int wantedCount(const RoleConfig& role, std::uint64_t roll) {
        RandomStream rolls(roll);
        int wanted = 0;
        for (int i = 0; i < role.count; ++i) {
            wanted += happens(rolls.next(), role.chance) ? 1 : 0;
        }
        return wanted;
    }

    // Each of the following gives the role to up to `most` free rooms, and returns their number.

    int placeInRooms(Role role, int most) {
        const bool deadEnds = role == Role::Boss || config_.roles[role].deadEnd;
        return deadEnds ? takeDeadEnds(role, most) : takeRooms(role, most);
    }

    // The boss gets the screen where ground was carved for it. A role that wants dead ends takes
    // other screens once no dead end is free: few screens have ways out on just one side.
    int placeOnScreens(Role role, int most) {
        if (role == Role::Boss) {
            return draft_.map->hasBossChamber() ? takeExit(most) : 0;
        }
        const int deadEnds = config_.roles[role].deadEnd ? takeDeadEnds(role, most) : 0;
        return deadEnds + takeRooms(role, most - deadEnds);
    }

    int takeExit(int most) {
        if (most > 0) {
            draft_.plans[draft_.map->screenOf(draft_.map->exit())].kind = RoomKind::Boss;
        }
        return most;
    }

    int takeDeadEnds(Role role, int most) {
        int taken = 0;
        for (auto cell = deadEnds_.begin(); cell != deadEnds_.end() && taken < most; ++cell) {
            if (suits(role, *cell)) {
                draft_.plans[*cell].kind = kindOf(role);
                ++taken;
            }
        }
        return taken;
    }

    // Takes the rooms that suit the role and whose cells have the lowest rolls. Looks at each room
    // once, however many rooms are to be taken.
    int takeRooms(Role role, int most) {
        struct Candidate {
            std::uint64_t roll;
            GridPos cell;
        };
        if (most <= 0) {
            return 0;
        }
        const std::uint64_t stream = roleRoll(role);
        std::vector<Candidate> lowest;  // a heap with the highest roll in front
        draft_.rooms.forEach([&](GridPos cell) {
            const Candidate candidate{cellRoll(stream, cell), cell};
            const bool isFull = lowest.size() == static_cast<std::size_t>(most);
            if ((isFull && candidate.roll > lowest.front().roll) || !suits(role, cell)) {
                return;
            }
            if (isFull) {
                std::ranges::pop_heap(lowest, {}, &Candidate::roll);
                lowest.pop_back();
            }
            lowest.push_back(candidate);
            std::ranges::push_heap(lowest, {}, &Candidate::roll);
        });
        for (const Candidate& candidate : lowest) {
            draft_.plans[candidate.cell].kind = kindOf(role);
        }
        return static_cast<int>(lowest.size());
    }

    bool suits(Role role, GridPos cell) const {
        const RoomPlan& plan = draft_.plans[cell];
        return plan.kind == RoomKind::Plain && isInRange(config_.roles[role], plan.distance) &&
               !(role == Role::Boss && stepsBetween(cell, draft_.start) == 1) &&
               (!draft_.map || isRoomy(draft_.map->tilesOf(cell)));
    }

    const DungeonConfig& config_;
    std::uint64_t stream_;
    Draft& draft_;
    std::vector<GridPos> deadEnds_;
};

}  // namespace

void placeRoles(const DungeonConfig& config, Seed seed, Draft& draft) {
    RolePlacer(config, seed, draft).place();
}

namespace {

// Finds the cells with a given number of rooms on their four sides, 64 cells at a time.
class CellsByRooms {
public:
    explicit CellsByRooms(const RoomBits& rooms, GridSize grid)
        : rooms_(rooms),
          pitch_(rooms.numbers().pitch()),
          rowsTouch_(pitch_ == static_cast<std::uint32_t>(grid.width)) {}

    // The cells with `count` (1 to 4) rooms around them, as bits. Bit 0 is the cell with the number
    // `number`, a multiple of 64.
    std::uint64_t cellsWith(int count, std::int64_t number) const {
        const std::uint64_t first = rowsTouch_ ? firstColumn(number) : 0;
        // A cell of the last column is the one before a cell of the first column.
        const std::uint64_t last = rowsTouch_ ? firstColumn(number + 1) : 0;
        // In these four, a bit says whether the cell has a room on that side.
        const std::uint64_t north = rooms_.bitsFrom(number - pitch_);
        const std::uint64_t south = rooms_.bitsFrom(number + pitch_);
        const std::uint64_t west = rooms_.bitsFrom(number - 1) & ~first;
        const std::uint64_t east = rooms_.bitsFrom(number + 1) & ~last;
        // The last two binary digits of the number of rooms around.
        const std::uint64_t ones = north ^ south ^ west ^ east;
        const std::uint64_t twos =
            ((north & south) ^ (west & east)) | ((north ^ south) & (west ^ east));
        switch (count) {
        case 4:
            return north & south & west & east;
        case 3:
            return ones & twos;
        case 2:
            return twos & ~ones;
        default:
            return ones & ~twos;
        }
    }

private:
    // The cells of the first column, as bits from `number` on. They matter if rows have no spare
    // cells: then the last cell of a row and the first of the next have adjacent numbers, though
    // they are not neighbours.
    std::uint64_t firstColumn(std::int64_t number) const {
        std::uint64_t bits = 0;
        const std::int64_t first = (number + pitch_ - 1) / pitch_ * pitch_;
        for (std::int64_t at = first - number; at < 64; at += pitch_) {
            bits |= 1ULL << at;
        }
        return bits;
    }

    const RoomBits& rooms_;
    std::int64_t pitch_;
    bool rowsTouch_;  // whether rows have no spare cells between them
};

class SecretPlacer {
public:
    SecretPlacer(const RoleConfig& role, std::uint64_t stream, Draft& draft)
        : role_(role), stream_(mixBits(stream)), draft_(draft), grownRooms_(draft.rooms) {}

    bool placeOne() {
        const std::optional<GridPos> site = bestSite();
        if (!site) {
            return false;
        }
        RoomPlan& plan = draft_.plans[*site];
        plan.kind = RoomKind::Secret;
        plan.distance = distanceAt(*site);
        for (const Direction side : crackedSides(*site)) {
            addDoorway(draft_, *site, side);
            setLock(draft_, *site, side, DoorLock::Cracked);
        }
        draft_.rooms.insert(draft_.rooms.numbers().of(*site));
        return true;
    }

private:
    // Whether the cell has a room that a secret one may be joined to.
    bool canBeJoined(GridPos cell) const {
        return draft_.hasRoom(cell) && draft_.plans[cell].kind != RoomKind::Secret;
    }

    bool isBesideBoss(GridPos cell) const {
        return std::ranges::any_of(allDirections, [&](Direction side) {
            const GridPos to = neighbour(cell, side);
            return draft_.hasRoom(to) && draft_.plans[to].kind == RoomKind::Boss;
        });
    }

    // The sides that get a cracked wall. Dead ends stay dead ends, unless there is nothing else
    // around: then one of them gets a cracked wall.
    DoorSet crackedSides(GridPos cell) const {
        DoorSet toDeadEnd;
        DoorSet toOthers;
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(cell, side);
            if (!canBeJoined(to)) {
                continue;
            }
            if (draft_.plans[to].doors.size() == 1) {
                toDeadEnd = toDeadEnd.empty() ? DoorSet::of(side) : toDeadEnd;
            } else {
                toOthers = toOthers.with(side);
            }
        }
        return toOthers.empty() ? toDeadEnd : withoutShortcuts(cell, toOthers);
    }

    // The least distance from the start among the neighbours on these sides.
    std::uint32_t nearestDistance(GridPos cell, DoorSet sides) const {
        std::uint32_t nearest = std::numeric_limits<std::uint32_t>::max();
        for (const Direction side : sides) {
            nearest = std::min(nearest, draft_.plans[neighbour(cell, side)].distance);
        }
        return nearest;
    }

    // Removes the sides of rooms that a cracked wall would bring nearer to the start: through the
    // secret room, each neighbour is two steps from the one nearest to the start.
    DoorSet withoutShortcuts(GridPos cell, DoorSet sides) const {
        const std::uint32_t nearest = nearestDistance(cell, sides);
        for (const Direction side : sides) {
            if (draft_.plans[neighbour(cell, side)].distance > nearest + 2) {
                sides = sides.without(side);
            }
        }
        return sides;
    }

    std::uint32_t distanceAt(GridPos cell) const {
        return nearestDistance(cell, crackedSides(cell)) + 1;
    }

    bool suits(GridPos cell) const {
        return !isBesideBoss(cell) && isInRange(role_, distanceAt(cell));
    }

    // Chooses one of the cells that suit and have the most rooms around them.
    std::optional<GridPos> bestSite() const {
        for (int around = 4; around > 0; --around) {
            if (const auto site = bestSite(around)) {
                return site;
            }
        }
        return std::nullopt;
    }

    std::optional<GridPos> bestSite(int around) const {
        const CellsByRooms byRooms(grownRooms_, draft_.plans.size());
        std::optional<GridPos> best;
        std::uint64_t bestRoll = 0;
        for (std::size_t word = 0; word < grownRooms_.wordCount(); ++word) {
            const auto first = static_cast<std::int64_t>(word) * 64;
            std::uint64_t bits = byRooms.cellsWith(around, first) & ~draft_.rooms.bitsFrom(first);
            for (; bits != 0; bits &= bits - 1) {
                const GridPos cell = draft_.rooms.numbers().cell(
                    static_cast<std::uint32_t>(first + std::countr_zero(bits)));
                const std::uint64_t roll = cellRoll(stream_, cell);
                if ((!best || roll < bestRoll) && draft_.plans.contains(cell) && suits(cell)) {
                    best = cell;
                    bestRoll = roll;
                }
            }
        }
        return best;
    }

    const RoleConfig& role_;
    std::uint64_t stream_;
    Draft& draft_;
    const RoomBits grownRooms_;  // those that are not secret
};

}  // namespace

int placeSecretRooms(const RoleConfig& role, int wanted, std::uint64_t stream, Draft& draft) {
    SecretPlacer placer(role, stream, draft);
    int placed = 0;
    while (placed < wanted && placer.placeOne()) {
        ++placed;
    }
    return placed;
}

}  // namespace doorstring
