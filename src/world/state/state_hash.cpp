#include "world/state/state_hash.hpp"

#include "base/stable_hash.hpp"
#include "world/state/fields.hpp"

namespace doorstring {

namespace {

template <typename Value>
concept HasFields = requires(const Value& value) {
    fieldsOf(value);
};

class StateHash {
public:
    explicit StateHash(const World& world) : world_(world) { add(world); }

    template <typename Value>
    void add(const Value& value) {
        if constexpr (HasFields<Value>) {
            std::apply([this](const auto&... fields) { (this->add(fields), ...); },
                       fieldsOf(value));
        } else if constexpr (requires { value.begin(); }) {
            for (const auto& item : value) {
                add(item);
            }
        } else {
            hash_.add(static_cast<std::uint64_t>(value));
        }
    }

    template <typename Value>
    void add(const std::optional<Value>& maybe) {
        add(maybe.has_value());
        if (maybe) {
            add(*maybe);
        }
    }

    // A creature without a state adds as much as one with a single 0.
    void add(const OwnState& own) {
        std::visit([this](const auto& state) { this->add(state); }, own);
    }
    void add(std::monostate) { add(0); }

    void add(const Grid<Tile>& tiles) { add(tiles.values()); }
    void add(DoorSet doors) { add(doors.bits()); }
    void add(const Locks& locks) { add(locks.hash()); }
    void add(const Things& things) { add(things.hash()); }
    void add(const Sights& sights) { add(sights.visited()), add(sights.hash()); }

    void add(const Room& room) {
        add(room.cell());
        add(room.doors());
        add(world_.shutDoors(room.cell()));
        add(room.distance());
        add(room.tiles());
    }

    // The metrics stand for the rooms: hashing a million of them each second would be noticeable.
    void add(const Dungeon& dungeon) {
        add(dungeon.seed().number);
        add(dungeon.size());
        add(dungeon.start());
        add(dungeon.tileset());
    }
    void add(const Metrics& metrics) {
        add(metrics.rooms);
        add(metrics.deadEnds);
        add(metrics.loops);
        add(metrics.longestDistance);
        add(metrics.farthest);
        add(metrics.goal);
        add(metrics.byDoors);
    }

    std::uint64_t value() const { return hash_.value(); }

private:
    const World& world_;
    StableHash hash_;
};

}  // namespace

std::uint64_t stateHash(const World& world) {
    return StateHash(world).value();
}

}  // namespace doorstring
