// Special rooms, locks and loops over many random configurations: every dungeon is valid, and
// spending keys in any order leads through all rooms.
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "property/random_config.hpp"
#include "testing/catch2.hpp"
#include "testing/validate/validate.hpp"

#include <algorithm>
#include <vector>

namespace doorstring {

using namespace testing;

namespace {

constexpr int dungeons = 20000;

// A careless player: opens any door that a key at hand fits, in any order.
class Wanderer {
public:
    Wanderer(const Dungeon& dungeon, RandomStream random)
        : dungeon_(dungeon), random_(random), reached_(dungeon.size()) {
        enter(dungeon.start());
    }

    // Whether every room is reached in the end.
    bool run() {
        while (!doors_.empty()) {
            std::vector<Door> fitting;
            for (const Door& door : doors_) {
                if (fits(door)) {
                    fitting.push_back(door);
                }
            }
            if (fitting.empty()) {
                break;
            }
            open(fitting[static_cast<std::size_t>(random_.below(fitting.size()))]);
        }
        int rooms = 0;
        dungeon_.forEachRoom([&](GridPos, const RoomPlan&) { ++rooms; });
        return rooms == entered_;
    }

private:
    struct Door {
        GridPos cell;
        Direction side;
        DoorLock lock;
        friend bool operator==(const Door&, const Door&) = default;
    };

    void enter(GridPos first) {
        std::vector<GridPos> open{first};
        while (!open.empty()) {
            const GridPos cell = open.back();
            open.pop_back();
            if (reached_[cell] != 0) {
                continue;
            }
            reached_[cell] = 1;
            ++entered_;
            const RoomPlan& plan = dungeon_.plan(cell);
            smallKeys_ += plan.holds == Holding::SmallKey ? 1 : 0;
            bossKey_ = bossKey_ || plan.holds == Holding::BossKey;
            for (const Direction side : allDirections) {
                if (!plan.doors.has(side)) {
                    continue;
                }
                const DoorLock lock = plan.locks.at(side);
                if (lock == DoorLock::None || lock == DoorLock::Cracked) {
                    open.push_back(neighbour(cell, side));
                } else {
                    meet({cell, side, lock});
                }
            }
        }
    }

    // A locked doorway is one door, from whichever side it is seen.
    void meet(Door door) {
        if (door.side == Direction::North || door.side == Direction::West) {
            door = {neighbour(door.cell, door.side), opposite(door.side), door.lock};
        }
        if (std::find(doors_.begin(), doors_.end(), door) == doors_.end() &&
            std::find(opened_.begin(), opened_.end(), door) == opened_.end()) {
            doors_.push_back(door);
        }
    }

    bool fits(const Door& door) const {
        return door.lock == DoorLock::Boss ? bossKey_ : smallKeys_ > 0;
    }

    void open(const Door& door) {
        smallKeys_ -= door.lock == DoorLock::Small ? 1 : 0;
        opened_.push_back(door);
        std::erase(doors_, door);
        enter(door.cell);
        enter(neighbour(door.cell, door.side));
    }

    const Dungeon& dungeon_;
    RandomStream random_;
    Grid<std::uint8_t> reached_;
    int entered_ = 0;
    int smallKeys_ = 0;
    bool bossKey_ = false;
    std::vector<Door> doors_;
    std::vector<Door> opened_;
};

}  // namespace

TEST_CASE("dungeons with special rooms and locks are valid, and nobody is stranded in them") {
    RandomStream random(2026);
    int grown = 0;
    int locked = 0;
    int looped = 0;
    for (int i = 0; i < dungeons; ++i) {
        DungeonConfig config = testing::randomConfig(random, 12);
        testing::addRandomSpecials(random, config);
        const Seed seed{random.next()};
        const auto dungeon = generateDungeon(config, {}, seed);
        if (!dungeon) {
            continue;
        }
        ++grown;
        const std::vector<Fault> faults = validate(dungeon.value());
        const bool comesThrough = Wanderer(dungeon.value(), random).run();
        if (!faults.empty() || !comesThrough) {
            FAIL(testing::toText(config, seed)
                 << (faults.empty() ? "a careless player is stranded"
                                    : describe(faults.front(), seed)));
        }
        const Metrics metrics = measure(dungeon.value());
        locked += metrics.smallLocks > 1 ? 1 : 0;
        looped += metrics.loops > 0 ? 1 : 0;
    }
    CHECK(grown > dungeons * 6 / 10);
    CHECK(locked > dungeons / 10);
    CHECK(looped > dungeons / 10);
}

}  // namespace doorstring
