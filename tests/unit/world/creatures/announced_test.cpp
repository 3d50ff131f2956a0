// No damage to the knight that was not announced for 0.35 s.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int announced = 21;    // ticks
constexpr int longestOmen = 60;  // ticks for which what was announced hurts

const std::vector<std::string> hallWithPillars{
    "###############", "#......#......#", "#..#......_...#", "#......#......#", "#.....#.#..~~.#",
    "#..__.........#", "#......#...#..#", "#......#......#", "###############"};

struct Watched {
    int windUp = 0;        // ticks that it has been winding up
    bool attacks = false;  // after a wind-up that was long enough
};

struct Watch {
    std::vector<Watched> creatures;
    int attacksBegun = 0;  // in this tick

    // True where nobody attacks who did not announce it.
    bool follow(const World& world) {
        attacksBegun = 0;
        bool fair = true;
        for (std::size_t i = 0; i < creatures.size(); ++i) {
            Watched& one = creatures[i];
            const Creature& creature = world.creatures.living[i];
            const Doing doing = creature.doing;
            // It was over at once where it met the knight.
            const bool met = doing == Doing::Rests && creature.ticks == 1 && one.windUp > 0;
            if ((doing == Doing::Attacks || met) && !one.attacks) {
                fair = fair && one.windUp >= announced;
                ++attacksBegun;
            }
            one.windUp = doing == Doing::WindsUp ? one.windUp + 1 : 0;
            one.attacks = doing == Doing::Attacks;
        }
        return fair;
    }
};

// At the rim of a pit the knight slips by up to a pixel in the same tick.
bool isTouchedByAttack(const World& world) {
    const SubBox box = world.knightBox();
    const int slip = toSubpixels(1);
    const SubBox knight{
        {box.at.x - slip, box.at.y - slip}, box.width + 2 * slip, box.height + 2 * slip};
    return std::any_of(
        world.creatures.living.begin(), world.creatures.living.end(), [&](const Creature& one) {
            const bool met =
                (one.doing == Doing::Rests || one.doing == Doing::Stunned) && one.ticks == 1;
            return (one.doing == Doing::Attacks || met) && overlap(one.body.hitBox(), knight);
        });
}

// Whether the knight fell into a pit or trod on burning ground.
bool isHurtByGround(const Event& event) {
    const auto* hurt = std::get_if<KnightHurt>(&event);
    return hurt != nullptr && !hurt->by &&
           (hurt->hazard == Hazard::Pit || hurt->hazard == Hazard::Embers);
}

World hallOf(RandomStream& random) {
    WorldConfig config = fightConfig();
    for (CreatureConfig& row : config.creatures.kinds.values) {
        row.health = row.health == 0 ? 0 : 1000;  // so that each keeps its place in the list
    }
    config.creatures.own.string.puppets = 0;  // the same
    config.player.safeTicks = 10;
    World world = fightIn(hallWithPillars, {13, 6}, config);
    for (const GridPos tile : {GridPos{2, 2}, GridPos{5, 3}, GridPos{9, 1}, GridPos{12, 3}}) {
        const auto kind = static_cast<CreatureKind>(random.below(creatureCount));
        addCreature(world, kind, tile).roll = random.next();
    }
    return world;
}

InputFrame anyInput(RandomStream& random) {
    return {EnumSet<Button>::fromBits(static_cast<std::uint32_t>(random.below(32)))};
}

}  // namespace

TEST_CASE("no creature hurts the knight unless it announced that at least 0.35 s before") {
    int hurts = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        RandomStream random(seed);
        World world = hallOf(random);
        Watch watch{std::vector<Watched>(world.creatures.living.size()), 0};
        InputFrame input;
        Events events;
        int struckAt = -longestOmen;
        for (int tick = 0; tick < 480; ++tick) {
            if (tick % 16 == 0) {
                input = anyInput(random);
            }
            events.clear();
            step(world, input, events);
            INFO("seed " << seed << ", tick " << tick);
            REQUIRE(watch.follow(world));
            // What flies was let go by those who have just begun their attack.
            REQUIRE(countOf<ProjectileFired>(events) <=
                    static_cast<std::size_t>(watch.attacksBegun));
            struckAt = countOf<OmenStruck>(events) > 0 ? tick : struckAt;
            if (countOf<KnightHurt>(events) > 0) {
                const bool byShot =
                    countOf<ProjectileEnded>(events) + countOf<BombBlasted>(events) > 0;
                const bool bySlam = countOf<GroundSlammed>(events) > 0;
                const bool byOmen = tick - struckAt < longestOmen;
                const bool byGround = std::ranges::any_of(events, isHurtByGround);
                REQUIRE((byShot || byGround || bySlam || byOmen || isTouchedByAttack(world)));
                ++hurts;
            }
        }
    }
    CHECK(hurts > 1000);
}

TEST_CASE("each row announces its attack for at least 0.35 s") {
    const WorldConfig config = fightConfig();
    for (const CreatureConfig& row : config.creatures.kinds.values) {
        CHECK(row.windUpTicks >= announced);
    }
}
