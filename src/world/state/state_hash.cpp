#include "world/state/state_hash.hpp"

#include "base/fields.hpp"
#include "base/stable_hash.hpp"

#include <type_traits>
#include <variant>

namespace doorstring {

namespace {

class StateHash {
public:
    explicit StateHash(const World& world) : world_(world) { add(world); }

    template <typename Value>
    void add(const Value& value) {
        if constexpr (requires { value.begin(); }) {
            for (const auto& item : value) {
                add(item);
            }
        } else if constexpr (requires { value.fields(); }) {
            addAll(value.fields());
        } else if constexpr (std::is_aggregate_v<Value>) {
            addAll(fieldsOf(value));
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

    // A creature or a set piece without own state adds a single 0.
    void add(const OwnState& own) {
        std::visit([this](const auto& state) { this->add(state); }, own);
    }
    void add(const OwnPiece& own) {
        std::visit([this](const auto& state) { this->add(state); }, own);
    }
    void add(std::monostate) { add(0); }

    void add(const Grid<Tile>& tiles) { add(tiles.values()); }
    void add(DoorSet doors) { add(doors.bits()); }
    void add(const Locks& locks) { add(locks.hash()); }
    void add(const Things& things) { add(things.hash()); }
    void add(const Sights& sights) { addEach(sights.visited(), sights.hash()); }

    void add(const Room& room) {
        add(room.cell());
        add(room.doors());
        add(world_.shutDoors(room.cell()));
        add(room.distance());
        add(room.tiles());
    }

    // Leaves out the rooms, for which the metrics stand: hashing a million rooms each second would
    // be noticeable.
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

    // Most functions below unpack all members of a struct. So a struct with a new member does not
    // compile until its function here deals with that member.

    // Leaves out the boss, the landmark and the texts of rooms made by hand: they show in the rooms
    // themselves.
    void add(const RoomConfig& config) {
        const auto& [size, pillarChance, interior, interiors, texts, templateStep, bossSpace, boss,
                     pieces, landmark] = config;
        addEach(size, pillarChance, interior, interiors, templateStep, bossSpace, pieces);
    }
    // Leaves out the name, which is only shown; the preset, which the dungeon was made from; and
    // boss, set pieces and landmark, which show in the dungeon's rooms.
    void add(const FloorConfig& config) {
        const auto& [name, preset, bossSpeed, item, boss, pieces, landmark] = config;
        addEach(bossSpeed, item);
    }
    // Leaves out what is only shown; what is woven, which shows in the next floor; and what unlocks
    // the offer, which shows in the offers of altars.
    void add(const OfferConfig& config) {
        const auto& [name, text, sign, price, coins, halves, weight, afterWins, weave] = config;
        addEach(price, coins, halves, weight);
    }
    // Leaves out what unlocks the relic, which shows in the relics that are found.
    void add(const RelicConfig& config) {
        const auto& [amount, weight, afterWins] = config;
        addEach(amount, weight);
    }
    void add(OfferSet offers) { add(offers.bits()); }
    // Leaves out the texts. Leaves out what decides which set pieces a floor has and which rewards
    // they give, because set pieces and rewards show in the floor.
    void add(const PieceConfig& config) { add(config.coins); }
    // Leaves out what is only shown. Also leaves out the difficulty, the set piece to begin at and
    // what is unlocked, because all that these change is in the hash.
    void add(const AdventureConfig& config) {
        const auto& [floor, difficulty, difficulties, roleToBeginIn, pieceToBeginAt, kit, stairs,
                     floors, chests, urns, puzzles, shop, relics, brought, altar, thread, guide,
                     pieces, guests, woven, wins, unlockAll] = config;
        addEach(floor, roleToBeginIn, kit, stairs, floors, chests, urns, puzzles, shop, relics,
                brought, altar, thread, pieces, guests, woven);
    }
    // Leaves out who is in the boss's room, which the floor says, and the gallery, which is not
    // recorded.
    void add(const CreaturesConfig& config) {
        const auto& [rules, crowd, elites, boss, own, kinds, bosses, moves, kindInBossRoom,
                     gallery] = config;
        addEach(rules, crowd, elites, boss, own, kinds, bosses, moves);
    }
    // Leaves out wasBlocked, so that hashes of older recordings stay as they are: nothing that
    // happens depends on it.
    void add(const Creature& creature) {
        const auto& [kind, body, facing, doing, ticks, health, way, roll, move, streak, own, turn,
                     phase, stunTicks, isAway, isElite, wasBlocked] = creature;
        addEach(kind, body, facing, doing, ticks, health, way, roll, move, streak, own, turn, phase,
                stunTicks, isAway, isElite);
    }
    // Adds isHalfOwed only if it is set, as only an assist sets it: hashes of recordings without
    // that assist stay as they are.
    void add(const Kit& kit) {
        const auto& [hearts, halfHearts, isHalfOwed, heartPieces, coins, bombs, arrows, refillTicks,
                     threads, items, relics, piecesMet, hasBoughtHeart, wounds, counts, chosen,
                     second] = kit;
        addEach(hearts, halfHearts, heartPieces, coins, bombs, arrows, refillTicks, threads, items,
                relics, piecesMet, hasBoughtHeart, wounds, counts, chosen, second);
        if (isHalfOwed) {
            add(isHalfOwed);
        }
    }
    // Leaves out those that were born: by the end of a tick they are among the living.
    void add(const Creatures& creatures) {
        const auto& [living, asleep, born, projectiles, drops, omens, ticks] = creatures;
        addEach(living, asleep, projectiles, drops, omens, ticks);
    }
    void add(const Tools& tools) {
        const auto& [bombs, arrows, hook] = tools;
        addEach(bombs, arrows, hook);
    }
    // Adds the members in the order that recordings rely on, whatever their order in the struct.
    // Leaves out the assists, which show in what they change.
    void add(const WorldConfig& config) {
        const auto& [room, player, sword, ground, creatures, items, adventure, assist, powers] =
            static_cast<const PlayConfig&>(config);
        addEach(room, player, sword, config.slideSpeed, config.slideBackSpeed, config.locks, ground,
                config.hasCreatures, creatures, config.floor, config.bossSpeed, items, adventure,
                powers);
    }
    // Leaves out the place of the landmark, which follows from the dungeon.
    void add(const World& world) {
        const auto& [config, dungeon, metrics, landmark, locks, things, solved, room, ground,
                     memory, creatures, tools, cleared, entry, player, sights, flip, mirroring,
                     doorPush, pushAttempt, thingPush, piece, failedAt, bannerReached, isChamber,
                     areLightsOut, stairTicks, hasMap, hasCompass, altar, wellThrows, companion,
                     ending, tick] = world;
        addEach(config, dungeon, metrics, locks, things, solved, room, ground, memory, creatures,
                tools, cleared, entry, player, sights, flip, mirroring, doorPush, pushAttempt,
                thingPush, piece, failedAt, bannerReached, isChamber, areLightsOut, stairTicks,
                hasMap, hasCompass, altar, wellThrows, companion, ending, tick);
    }

    std::uint64_t value() const { return hash_.value(); }

private:
    template <typename... Fields>
    void addEach(const Fields&... fields) {
        (add(fields), ...);
    }
    template <typename Fields>
    void addAll(const Fields& all) {
        std::apply([this](const auto&... fields) { this->addEach(fields...); }, all);
    }

    const World& world_;
    StableHash hash_;
};

}  // namespace

std::uint64_t stateHash(const World& world) {
    return StateHash(world).value();
}

}  // namespace doorstring
