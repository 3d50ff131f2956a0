#include "dungeon/why/role_reasons.hpp"

#include "base/rng.hpp"
#include "dungeon/carved/screens.hpp"
#include "dungeon/passes/room_order.hpp"

namespace doorstring {

namespace {

class RoleHistory {
public:
    RoleHistory(const DungeonConfig& config, const GenerationRecord& record, Role role)
        : config_(config), record_(record), role_(role) {}

    // Which of the dead ends it was, in the order in which they are offered.
    RoleReason deadEnd(GridPos cell) const {
        const std::uint64_t stream = substream(record_.dungeon().seed().number, Purpose::Roles);
        RoleReason reason{.role = role_, .choice = RoleChoice::DeadEnd};
        for (const GridPos offered :
             deadEndsFarthestFirst(record_.after(PassStage::Measured), stream)) {
            ++reason.of;
            if (offered == cell) {
                reason.place = reason.of;
            } else if (reason.place == 0) {
                ++(isTaken(offered) ? reason.taken : reason.unsuited);
            }
        }
        return reason;
    }

    // How many rooms it was drawn from, those of the same role among them.
    RoleReason anyRoom() const {
        const Draft& draft = record_.after(PassStage::Measured);
        RoleReason reason{.role = role_, .choice = RoleChoice::AnyRoom};
        draft.rooms.forEach([&](GridPos cell) {
            const RoomPlan& plan = draft.plans[cell];
            const bool free = kindAt(cell) == kindOf(role_) || !isTaken(cell);
            if (plan.kind == RoomKind::Plain && free &&
                isInRange(config_.roles[role_], plan.distance) &&
                (!draft.map || isRoomy(draft.map->tilesOf(cell)))) {
                ++reason.of;
            }
        });
        return reason;
    }

    bool isDeadEnd(GridPos cell) const {
        return record_.after(PassStage::Measured).plans[cell].doors.size() == 1;
    }

    RoleReason emptyCell(GridPos cell) const {
        const Draft& draft = record_.after(PassStage::Measured);
        RoleReason reason{.role = role_, .choice = RoleChoice::EmptyCell};
        for (const Direction side : allDirections) {
            reason.of += draft.hasRoom(neighbour(cell, side)) ? 1 : 0;
        }
        return reason;
    }

private:
    RoomKind kindAt(GridPos cell) const { return record_.after(PassStage::Roles).plans[cell].kind; }

    // Roles choose in their order.
    bool isTaken(GridPos cell) const {
        const auto role = roleOf(kindAt(cell));
        return role && *role <= role_;
    }

    const DungeonConfig& config_;
    const GenerationRecord& record_;
    Role role_;
};

}  // namespace

std::optional<RoleReason> roleReason(const DungeonConfig& config, const GenerationRecord& record,
                                     GridPos cell) {
    const auto role = roleOf(record.dungeon().plan(cell).kind);
    if (!role) {
        return std::nullopt;
    }
    if (*role == Role::Key) {
        return RoleReason{.role = *role, .choice = RoleChoice::ForKey};
    }
    const RoleHistory history(config, record, *role);
    if (*role == Role::Secret) {
        return history.emptyCell(cell);
    }
    const bool isCarvedMap = record.dungeon().carved() != nullptr;
    if (isCarvedMap && *role == Role::Boss) {
        return RoleReason{.role = *role, .choice = RoleChoice::Chamber};
    }
    // A carved map has few dead ends: where none is left, any screen will do.
    const bool wantsDeadEnd = *role == Role::Boss || config.roles[*role].deadEnd;
    const bool isDeadEnd = !isCarvedMap || history.isDeadEnd(cell);
    return wantsDeadEnd && isDeadEnd ? history.deadEnd(cell) : history.anyRoom();
}

}  // namespace doorstring
