// The reasons for a room lead to the room, for thousands of random configurations.
#include "base/rng.hpp"
#include "dungeon/passes/generate.hpp"
#include "property/plain_growth.hpp"
#include "property/random_config.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <map>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The doors that a room has after all that is said to have happened to them.
DoorSet doorsBy(const RoomReason& reason) {
    DoorSet doors = reason.firstDoors;
    for (const DoorReason& door : reason.doors) {
        switch (door.event) {
        case DoorEvent::OutOfGrid:
        case DoorEvent::FacesRoom:
        case DoorEvent::NoDoorBack:
        case DoorEvent::AroundLock:
            REQUIRE(doors.has(door.side));
            doors = doors.without(door.side);
            break;
        case DoorEvent::KeptFacing:
            REQUIRE(doors.has(door.side));
            break;
        case DoorEvent::GrownInto:
        case DoorEvent::Cracked:
        case DoorEvent::Loop:
            REQUIRE_FALSE(doors.has(door.side));
            doors = doors.with(door.side);
            break;
        }
    }
    return doors;
}

void checkLocks(const Dungeon& dungeon, const RoomReason& reason) {
    for (const Direction side : allDirections) {
        const DoorLock lock = reason.plan.locks.at(side);
        const auto found = std::ranges::find(reason.locks, side, &LockReason::side);
        REQUIRE((found != reason.locks.end()) == (lock != DoorLock::None));
        if (lock == DoorLock::None || lock == DoorLock::Cracked) {
            continue;
        }
        REQUIRE(found->note);
        REQUIRE(found->note->lock == lock);
        REQUIRE(dungeon.plan(found->note->key).holds ==
                (lock == DoorLock::Small ? Holding::SmallKey : Holding::BossKey));
        REQUIRE((found->note->levelRooms == 0 || found->note->behind < found->note->levelRooms));
    }
    REQUIRE(reason.key.has_value() == (reason.plan.holds != Holding::None));
    if (reason.key) {
        REQUIRE(dungeon.plan(reason.key->room).locks.at(reason.key->side) ==
                (reason.key->key == Holding::SmallKey ? DoorLock::Small : DoorLock::Boss));
    }
}

// A role by the order of the dead ends is the first one that was neither taken nor unsuited.
void checkRole(const RoomReason& reason) {
    REQUIRE(reason.role.has_value() == roleOf(reason.plan.kind).has_value());
    if (reason.role && reason.role->choice == RoleChoice::DeadEnd) {
        REQUIRE(reason.role->place > 0);
        REQUIRE(reason.role->place == reason.role->taken + reason.role->unsuited + 1);
    } else if (reason.role && reason.role->choice != RoleChoice::ForKey &&
               reason.role->choice != RoleChoice::Chamber) {
        REQUIRE(reason.role->count > 0);
    }
}

}  // namespace

TEST_CASE("the reasons for the doors, locks and roles of every room hold") {
    RandomStream random(0x3E4501);
    std::map<DoorEvent, int> events;
    int explained = 0;
    for (int round = 0; round < 2000; ++round) {
        DungeonConfig config = randomSteeredConfig(random, 10);
        addRandomSpecials(random, config);
        const Seed seed{random.next()};
        const auto grown = generateDungeon(config, {}, seed);
        const auto record = recordGeneration(config, {}, seed);
        INFO(toText(config, seed));
        REQUIRE(grown.ok() == record.ok());
        if (!record.ok()) {
            continue;
        }
        const Dungeon& dungeon = record.value().dungeon();
        REQUIRE(dungeon.plans() == grown.value().plans());
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            const RoomReason reason = whyRoom(config, record.value(), cell);
            INFO("(" << cell.x << ", " << cell.y << ")");
            REQUIRE(doorsBy(reason) == plan.doors);
            checkLocks(dungeon, reason);
            checkRole(reason);
            for (const DoorReason& door : reason.doors) {
                ++events[door.event];
            }
            REQUIRE(whySentences(reason, config).size() > 1);
            const auto words = whyWords(reason, config);
            REQUIRE((words.size() > 1 && words.size() <= 4));
            ++explained;
        });
    }
    CHECK(explained > 20000);
    CHECK(events.size() == enumSize<DoorEvent>());
}

TEST_CASE("parents and draws are those of the plain growth") {
    RandomStream random(0x3E4502);
    for (int round = 0; round < 2000; ++round) {
        const DungeonConfig config = randomSteeredConfig(random, 10);
        const Seed seed{random.next()};
        const auto record = recordGeneration(config, {}, seed);
        INFO(toText(config, seed));
        REQUIRE(record.ok());
        std::vector<PlacedRoom> plain;
        plainDungeon(config, seed, &plain);
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const RoomReason reason = whyRoom(config, record.value(), plain[i].cell);
            REQUIRE(reason.place == i + 1);
            REQUIRE(reason.travelled == plain[i].travelled);
            REQUIRE(*reason.parent == neighbour(plain[i].cell, opposite(plain[i].travelled)));
            REQUIRE(reason.firstDoors == plain[i].drawn);
            if (reason.draw) {
                const DoorDraw& draw = *reason.draw;
                REQUIRE(
                    (draw.roll >= draw.lowestRoll && draw.roll < draw.lowestRoll + draw.weight));
                REQUIRE(draw.lowestRoll + draw.weight <= draw.total);
            }
        }
    }
}

TEST_CASE("each room of a hideout was let stand by a coin that did not refuse it") {
    RandomStream random(0x3E4504);
    int flips = 0;
    for (int round = 0; round < 300; ++round) {
        DungeonConfig config;
        config.growth = Growth::Hideout;
        config.hideout.rooms = 5 + static_cast<int>(random.below(40));
        config.hideout.deadEnds = 0;
        config.hideout.refuse = {1 + static_cast<std::uint32_t>(random.below(8)), 10};
        const auto record = recordGeneration(config, {}, {random.next()});
        if (!record.ok()) {
            continue;
        }
        record.value().dungeon().forEachRoom([&](GridPos cell, const RoomPlan&) {
            const RoomReason reason = whyRoom(config, record.value(), cell);
            REQUIRE(reason.coin.has_value() == (reason.origin == RoomOrigin::Hideout));
            if (reason.coin) {
                REQUIRE(reason.coin->roll >= config.hideout.refuse.numerator);
                REQUIRE(reason.coin->roll < config.hideout.refuse.denominator);
                ++flips;
            }
        });
    }
    CHECK(flips > 3000);
}

TEST_CASE("special rooms of carved maps have reasons, too") {
    RandomStream random(0x3E4503);
    int special = 0;
    for (int round = 0; round < 60; ++round) {
        DungeonConfig config;
        config.growth = round % 2 == 0 ? Growth::Tunnels : Growth::Scattered;
        config.roles[Role::Boss].count = 1;
        for (const Role role : {Role::Treasure, Role::Shop, Role::Arena}) {
            config.roles[role].count = 1 + static_cast<int>(random.below(2));
            config.roles[role].deadEnd = random.below(2) == 0;
        }
        const auto record = recordGeneration(config, {}, {random.next()});
        REQUIRE(record.ok());
        record.value().dungeon().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            const RoomReason reason = whyRoom(config, record.value(), cell);
            REQUIRE(reason.carved);
            REQUIRE_FALSE(reason.carved->pieces.empty());
            checkRole(reason);
            special += roleOf(plan.kind) ? 1 : 0;
        });
    }
    CHECK(special > 100);
}
