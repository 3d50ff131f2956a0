#include "base/fraction.hpp"
#include "base/rng.hpp"
#include "dungeon/carved/screens.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_order.hpp"

#include <vector>

namespace doorstring {

namespace {

// Keys are laid with their locks, and secret rooms are rooms of their own.
constexpr bool takesARoom(Role role) {
    return role != Role::Key && role != Role::Secret;
}

// Puzzles, keys and cracked walls need doors.
constexpr bool isOnCarvedMaps(Role role) {
    return role <= Role::Arena;
}

class RolePlacer {
public:
    RolePlacer(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(substream(seed.number, Purpose::Roles)),
          draft_(draft),
          deadEnds_(deadEndsFarthestFirst(draft, stream_)) {}

    void place() {
        for (const Role role : allValues<Role>) {
            if (takesARoom(role) && (!draft_.map || isOnCarvedMaps(role))) {
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
    void placeAll(Role role) {
        for (int left = wantedCount(config_.roles[role], roleRoll(role)); left > 0; --left) {
            if (!placeOne(role)) {
                draft_.report.missingRoles[role] += left;
                return;
            }
        }
    }

    std::uint64_t roleRoll(Role role) const {
        return mixBits(stream_ + static_cast<std::uint64_t>(role) + 1);
    }

    static int wantedCount(const RoleConfig& role, std::uint64_t start) {
        RandomStream rolls(start);
        int wanted = 0;
        for (int i = 0; i < role.count; ++i) {
            wanted += happens(rolls.next(), role.chance) ? 1 : 0;
        }
        return wanted;
    }

    bool placeOne(Role role) {
        const std::optional<GridPos> cell = draft_.map ? freeScreen(role) : freeCell(role);
        if (cell) {
            draft_.plans[*cell].kind = kindOf(role);
        }
        return cell.has_value();
    }

    std::optional<GridPos> freeCell(Role role) const {
        const bool deadEnd = role == Role::Boss || config_.roles[role].deadEnd;
        return deadEnd ? freeDeadEnd(role) : freeRoom(role);
    }

    // The boss is where his ground was carved. Few screens have a single way out: any will do.
    std::optional<GridPos> freeScreen(Role role) const {
        const CarvedMap& map = *draft_.map;
        if (role == Role::Boss) {
            return map.hasBossChamber() ? std::optional(map.screenOf(map.exit())) : std::nullopt;
        }
        const std::optional<GridPos> cell =
            config_.roles[role].deadEnd ? freeDeadEnd(role) : std::nullopt;
        return cell ? cell : freeRoom(role);
    }

    bool suits(Role role, GridPos cell) const {
        const RoomPlan& plan = draft_.plans[cell];
        return plan.kind == RoomKind::Plain && isInRange(config_.roles[role], plan.distance) &&
               !(role == Role::Boss && stepsBetween(cell, draft_.start) == 1) &&
               (!draft_.map || isRoomy(draft_.map->tilesOf(cell)));
    }

    std::optional<GridPos> freeDeadEnd(Role role) const {
        for (const GridPos cell : deadEnds_) {
            if (suits(role, cell)) {
                return cell;
            }
        }
        return std::nullopt;
    }

    // Any room that suits, by the roll of its cell.
    std::optional<GridPos> freeRoom(Role role) const {
        std::optional<GridPos> best;
        std::uint64_t bestRoll = 0;
        draft_.rooms.forEach([&](GridPos cell) {
            const std::uint64_t roll = cellRoll(roleRoll(role), cell);
            if (suits(role, cell) && (!best || roll < bestRoll)) {
                best = cell;
                bestRoll = roll;
            }
        });
        return best;
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

}  // namespace doorstring
