#include "base/rng.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_order.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace doorstring {

namespace {

// Where a secret room may stand.
struct SecretSite {
    GridPos cell;
    int rooms = 0;  // around it
    std::uint64_t roll = 0;

    bool isBetterThan(const SecretSite& other) const {
        return rooms != other.rooms ? rooms > other.rooms : roll < other.roll;
    }
};

class SecretPlacer {
public:
    SecretPlacer(const RoleConfig& role, std::uint64_t stream, Draft& draft)
        : role_(role), stream_(mixBits(stream)), draft_(draft) {}

    bool placeOne() {
        const std::optional<SecretSite> site = bestSite();
        if (!site) {
            return false;
        }
        RoomPlan& plan = draft_.plans[site->cell];
        plan.kind = RoomKind::Secret;
        plan.distance = distanceAt(site->cell);
        for (const Direction side : crackedSides(site->cell)) {
            setDoorway(draft_, site->cell, side, true);
            setLock(draft_, site->cell, side, DoorLock::Cracked);
        }
        draft_.rooms.insert(draft_.rooms.numbers().of(site->cell));
        return true;
    }

private:
    // A room that a secret one may open off.
    bool isNeighbour(GridPos cell) const {
        return draft_.hasRoom(cell) && draft_.plans[cell].kind != RoomKind::Secret;
    }

    bool isBesideBoss(GridPos cell) const {
        return std::ranges::any_of(allDirections, [&](Direction side) {
            const GridPos to = neighbour(cell, side);
            return draft_.hasRoom(to) && draft_.plans[to].kind == RoomKind::Boss;
        });
    }

    // A dead end stays one, unless there is nothing else around.
    DoorSet crackedSides(GridPos cell) const {
        DoorSet toDeadEnd;
        DoorSet toOthers;
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(cell, side);
            if (!isNeighbour(to)) {
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

    std::uint32_t nearestDistance(GridPos cell, DoorSet sides) const {
        std::uint32_t nearest = std::numeric_limits<std::uint32_t>::max();
        for (const Direction side : sides) {
            nearest = std::min(nearest, draft_.plans[neighbour(cell, side)].distance);
        }
        return nearest;
    }

    // Through the secret room it takes two steps from the nearest neighbour to any other. The sides
    // of those that this would bring nearer to the start are dropped.
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

    bool isFree(GridPos cell) const { return draft_.plans.contains(cell) && !draft_.hasRoom(cell); }

    bool suits(GridPos cell) const {
        return !isBesideBoss(cell) && isInRange(role_, distanceAt(cell));
    }

    SecretSite siteAt(GridPos cell) const {
        SecretSite site{cell, 0, cellRoll(stream_, cell)};
        for (const Direction side : allDirections) {
            site.rooms += isNeighbour(neighbour(cell, side)) ? 1 : 0;
        }
        return site;
    }

    std::optional<SecretSite> bestSite() const {
        std::optional<SecretSite> best;
        draft_.rooms.forEach([&](GridPos room) {
            if (!isNeighbour(room)) {
                return;
            }
            for (const Direction side : allDirections) {
                const GridPos cell = neighbour(room, side);
                if (!isFree(cell)) {
                    continue;
                }
                const SecretSite site = siteAt(cell);
                if ((!best || site.isBetterThan(*best)) && suits(cell)) {
                    best = site;
                }
            }
        });
        return best;
    }

    const RoleConfig& role_;
    std::uint64_t stream_;
    Draft& draft_;
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
