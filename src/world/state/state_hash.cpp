#include "world/state/state_hash.hpp"

#include "base/stable_hash.hpp"

namespace doorstring {

namespace {

class StateHash {
public:
    void add(std::uint64_t number) { hash_.add(number); }
    void add(int number) { hash_.add(static_cast<std::uint64_t>(number)); }
    void add(bool fact) { hash_.add(std::uint64_t{fact}); }
    void add(GridPos cell) { add(cell.x), add(cell.y); }
    void add(GridSize size) { add(size.width), add(size.height); }
    void add(SubPos place) { add(place.x), add(place.y); }
    void add(Direction direction) { add(static_cast<int>(direction)); }

    void add(const WorldConfig& config) {
        add(config.room.size);
        add(std::uint64_t{config.room.pillarChance.numerator});
        add(std::uint64_t{config.room.pillarChance.denominator});
        add(config.room.interior ? static_cast<int>(*config.room.interior) : -1);
        for (const InteriorConfig& interior : config.room.interiors) {
            add(interior);
        }
        add(config.player.speed);
        add(config.player.hitBox);
        add(config.player.cornerRounding);
        add(config.player.pushTicks);
        add(config.player.hearts);
        add(config.player.safeTicks);
        add(config.player.knockBack);
        add(config.player.swingTicks);
        add(config.player.swordReach);
        add(config.slideTicks);
        add(config.locks);
        add(config.ground);
    }

    void add(const GroundConfig& config) {
        add(config.fallTicks);
        add(config.shallowsSpeed);
        add(config.iceTicks);
        add(config.spikesDownTicks);
        add(config.spikesWarningTicks);
        add(config.spikesUpTicks);
        add(config.cratePushTicks);
        add(config.blockPushTicks);
        add(config.crateSlideTicks);
    }

    void add(const InteriorConfig& interior) {
        add(static_cast<std::uint64_t>(interior.weight));
        add(std::uint64_t{interior.kinds});
        add(interior.from);
        add(interior.to);
        add(interior.minDoors);
        add(interior.maxDoors);
        add(std::uint64_t{interior.tilesets});
    }

    // What was counted when it was grown stands for all its rooms: going through a million of them
    // each second would be felt.
    void add(const Dungeon& dungeon, const Metrics& metrics) {
        add(dungeon.seed().number);
        add(dungeon.size());
        add(dungeon.start());
        add(static_cast<int>(dungeon.tileset()));
        add(metrics.rooms);
        add(metrics.deadEnds);
        add(metrics.loops);
        add(std::uint64_t{metrics.longestDistance});
        add(metrics.farthest);
        for (const int count : metrics.byDoors) {
            add(count);
        }
    }

    void add(const Room& room) {
        add(room.cell());
        add(std::uint64_t{room.doors().bits()});
        add(std::uint64_t{room.shutDoors().bits()});
        add(std::uint64_t{room.distance()});
        add(room.tiles());
    }

    void add(const Grid<Tile>& tiles) {
        for (const Tile tile : tiles.values()) {
            add(static_cast<int>(tile));
        }
    }

    void add(const Ground& ground) {
        add(ground.tiles());
        add(ground.floors());
        for (const PlateState& plate : ground.plates()) {
            add(plate.pressed);
        }
        add(ground.slide().has_value());
        if (const auto& slide = ground.slide()) {
            add(static_cast<int>(slide->thing));
            add(slide->from);
            add(slide->to);
            add(slide->tick);
            add(slide->ticks);
        }
    }

    void add(const Player& player) {
        add(player.at);
        add(player.previous);
        add(player.facing);
        add(player.walkTicks);
        add(player.velocity.x), add(player.velocity.y);
        add(player.halfHearts);
        add(player.safeTicks);
        add(player.knockTicks);
        add(player.slipTicks);
        add(player.fallTicks);
        add(player.swingTicks);
        add(player.swordHeld);
    }

    void add(const RoomFlip& flip) {
        add(flip.direction);
        add(flip.next);
        add(flip.tick);
        add(flip.ticks);
        add(flip.from);
        add(flip.to);
    }

    void add(const DoorPush& push) {
        add(push.side ? static_cast<int>(*push.side) : -1);
        add(push.ticks);
    }

    void add(const ThingPush& push) {
        add(push.thing.value_or(GridPos{-1, -1}));
        add(push.ticks);
    }

    std::uint64_t value() const { return hash_.value(); }

private:
    StableHash hash_;
};

}  // namespace

std::uint64_t stateHash(const World& world) {
    StateHash hash;
    hash.add(world.config);
    hash.add(world.dungeon, world.metrics);
    hash.add(world.room);
    hash.add(world.ground);
    hash.add(world.entry);
    hash.add(world.player);
    hash.add(world.sights.visited());
    hash.add(world.sights.hash());
    hash.add(world.locks.hash());
    hash.add(world.push);
    hash.add(world.thingPush);
    hash.add(world.flip.has_value());
    if (world.flip) {
        hash.add(*world.flip);
    }
    hash.add(world.bannerReached);
    hash.add(world.tick);
    return hash.value();
}

}  // namespace doorstring
