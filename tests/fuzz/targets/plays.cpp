// Plays of random keys on random floors, and random configurations that grow dungeons.
#include "base/seed.hpp"
#include "cli/autoplay/rule_watch.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/solver.hpp"
#include "fuzz/targets/targets.hpp"
#include "property/random_config.hpp"
#include "testing/shipped_config.hpp"
#include "testing/validate/validate.hpp"
#include "world/expedition.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace doorstring::fuzz {

namespace {

Tally done;

// Takes numbers from bytes; 0 when they have run out.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }
    std::uint32_t next(int count = 1) {
        std::uint32_t number = 0;
        for (int place = 0; place < count && !rest_.empty(); ++place) {
            number = number << 8U | static_cast<unsigned char>(rest_.front());
            rest_.remove_prefix(1);
        }
        return number;
    }

private:
    std::string_view rest_;
};

const Config& floorConfig(int floor) {
    static const std::array floors{testing::shippedFloor(1), testing::shippedFloor(2),
                                   testing::shippedFloor(3), testing::shippedFloor(4),
                                   testing::shippedFloor(5)};
    return floors[static_cast<std::size_t>(floor)];
}

// Floor, seed, items and relics to begin with, then buttons, each held for some ticks.
void play(std::string_view text) {
    Bytes bytes(text);
    Config config = floorConfig(static_cast<int>(bytes.next() % 5));
    const Seed seed{bytes.next(2)};
    config.items.start = bytes.next() & ((1U << enumSize<Item>()) - 1);
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return;
    }
    Expedition expedition(config, std::move(dungeon.value()));
    RuleWatch watch;
    Events events;
    while (!bytes.empty() && expedition.world().ending == Ending::None) {
        const InputFrame input{EnumSet<Button>::fromBits(bytes.next(2)) &
                               EnumSet<Button>::first(buttonCount)};
        const std::uint32_t ticks = 1 + bytes.next() % 40;
        for (std::uint32_t tick = 0; tick < ticks && expedition.world().ending == Ending::None;
             ++tick) {
            events.clear();
            expedition.step(input, events);
            ++done.ticks;
            const PlayRule broken = watch(expedition.world(), events);
            require(broken == PlayRule::None, name(broken));
        }
    }
}

// The size of rooms, the longest side of the grid, then a random configuration, as the property
// tests have them, and a dungeon of it with its rooms.
void generate(std::string_view text) {
    Bytes bytes(text);
    static const Config shipped = testing::shippedConfig();
    Config config = shipped;
    config.room.size = {9 + 2 * static_cast<int>(bytes.next() % 8),
                        7 + 2 * static_cast<int>(bytes.next() % 5)};
    const int longestSide = 1 + static_cast<int>(bytes.next() % 12);
    RandomStream random(std::uint64_t{bytes.next(4)} << 32U | bytes.next(4));
    config.dungeon = testing::randomSteeredConfig(random, longestSide);
    testing::addRandomSpecials(random, config.dungeon);
    const Seed seed{random.next()};
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return;
    }
    ++done.dungeons;
    for (const testing::Fault& fault : testing::validate(dungeon.value())) {
        require(false, testing::describe(fault, seed));
    }
    require(prove(dungeon.value()).verdict == Verdict::Proved, "every dungeon can be finished");
    DungeonRooms rooms(dungeon.value(), config.room);
    dungeon.value().forEachRoom([&](GridPos cell, const RoomPlan&) {
        for (const std::string& fault : testing::validate(rooms.at(cell))) {
            require(false, fault);
        }
    });
}

constexpr std::array plays{Target{"play", play}, Target{"generate", generate}};

}  // namespace

const Tally& tally() {
    return done;
}

std::span<const Target> playTargets() {
    return plays;
}

}  // namespace doorstring::fuzz
