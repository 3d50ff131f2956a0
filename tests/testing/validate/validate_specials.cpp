// The invariants of special rooms, locks and keys.
#include "testing/validate/validate_specials.hpp"

#include "dungeon/solve/solver.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace doorstring::testing {

namespace {

class SpecialsCheck {
public:
    SpecialsCheck(const Dungeon& dungeon, std::vector<Fault>& faults)
        : dungeon_(dungeon), faults_(faults) {}

    void check() {
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            checkKind(cell, plan);
            checkLocks(cell, plan);
            checkKeys(cell, plan);
        });
        checkCounts();
        checkProof();
    }

private:
    void report(GridPos cell, std::string rule) { faults_.push_back({cell, std::move(rule)}); }

    bool isKind(GridPos cell, RoomKind kind) const {
        return dungeon_.hasRoom(cell) && dungeon_.plan(cell).kind == kind;
    }

    void checkKind(GridPos cell, const RoomPlan& plan) {
        if (plan.kind == RoomKind::Boss) {
            ++bosses_;
            checkBoss(cell, plan);
        }
        if (plan.kind != RoomKind::Secret) {
            return;
        }
        for (const Direction side : allDirections) {
            if (plan.doors.has(side) && plan.locks.at(side) != DoorLock::Cracked) {
                report(cell,
                       fmt::format("is secret, but door {} is no cracked wall", letter(side)));
            }
            if (isKind(neighbour(cell, side), RoomKind::Boss)) {
                report(cell, "is secret, but beside the boss");
            }
        }
    }

    void checkBoss(GridPos cell, const RoomPlan& plan) {
        const GridPos start = dungeon_.start();
        if (plan.doors.size() != 1) {
            report(cell, "is the boss's room, but no dead end");
        }
        if (std::abs(cell.x - start.x) + std::abs(cell.y - start.y) <= 1) {
            report(cell, "is the boss's room, but beside the start");
        }
    }

    void checkLocks(GridPos cell, const RoomPlan& plan) {
        for (const Direction side : allDirections) {
            const DoorLock lock = plan.locks.at(side);
            if (lock == DoorLock::None) {
                continue;
            }
            const GridPos to = neighbour(cell, side);
            if (!plan.doors.has(side) || !dungeon_.hasRoom(to)) {
                report(cell, fmt::format("has a lock {} without a door", letter(side)));
                continue;
            }
            if (dungeon_.plan(to).locks.at(opposite(side)) != lock) {
                report(cell,
                       fmt::format("door {} is locked otherwise on its other side", letter(side)));
            }
            checkLockedWay(cell, to, side, lock);
        }
    }

    void checkLockedWay(GridPos cell, GridPos to, Direction side, DoorLock lock) {
        const auto joins = [&](RoomKind kind) { return isKind(cell, kind) || isKind(to, kind); };
        smallDoors_ += lock == DoorLock::Small ? 1 : 0;  // each from both sides
        bossDoors_ += lock == DoorLock::Boss ? 1 : 0;
        if (lock == DoorLock::Boss && !joins(RoomKind::Boss)) {
            report(cell,
                   fmt::format("door {} has the boss's lock, but leads to no boss", letter(side)));
        }
        if (lock == DoorLock::Cracked && !joins(RoomKind::Secret)) {
            report(cell,
                   fmt::format("wall {} is cracked, but leads to no secret room", letter(side)));
        }
    }

    void checkKeys(GridPos cell, const RoomPlan& plan) {
        smallKeys_ += plan.holds == Holding::SmallKey ? 1 : 0;
        bossKeys_ += plan.holds == Holding::BossKey ? 1 : 0;
        if ((plan.kind == RoomKind::Key) != (plan.holds != Holding::None)) {
            report(cell, plan.kind == RoomKind::Key ? "is of the kind key, but holds none"
                                                    : "holds a key, but is not of the kind key");
        }
    }

    void checkCounts() {
        if (bosses_ > 1) {
            report(dungeon_.start(), fmt::format("the dungeon has {} bosses", bosses_));
        }
        if (smallKeys_ != smallDoors_ / 2) {
            report(dungeon_.start(),
                   fmt::format("the dungeon has {} small keys for {} locked doors", smallKeys_,
                               smallDoors_ / 2));
        }
        if (bossKeys_ != bossDoors_ / 2) {
            report(dungeon_.start(), fmt::format("the dungeon has {} boss keys for {} boss doors",
                                                 bossKeys_, bossDoors_ / 2));
        }
    }

    void checkProof() {
        const Proof proof = prove(dungeon_);
        if (proof.verdict == Verdict::TooMany) {
            report(dungeon_.start(), "the dungeon has more locks than can be proved");
        } else if (proof.verdict == Verdict::Strands) {
            report(
                proof.stranding.unreached.front(),
                fmt::format("cannot be reached any more after {} doors were opened in some order",
                            proof.stranding.opened.size()));
        }
    }

    const Dungeon& dungeon_;
    std::vector<Fault>& faults_;
    int bosses_ = 0;
    int smallDoors_ = 0;
    int bossDoors_ = 0;
    int smallKeys_ = 0;
    int bossKeys_ = 0;
};

}  // namespace

void validateSpecials(const Dungeon& dungeon, std::vector<Fault>& faults) {
    SpecialsCheck(dungeon, faults).check();
}

}  // namespace doorstring::testing
