// Plays at random in rooms full of everything that ground can do: whatever is held, the knight
// never stands in something solid.
#include "base/rng.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "world/motion/terrain.hpp"
#include "world/step.hpp"

#include <array>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Mostly ground, and of all else something; the ends of doors are ground.
Grid<Tile> randomTiles(GridSize size, DoorSet doors, RandomStream& random) {
    const std::string letters = "........##o==,,~__^^**\"\"pcccb%";
    Grid<Tile> tiles(size, Tile::Wall);
    for (int y = 1; y < size.height - 1; ++y) {
        for (int x = 1; x < size.width - 1; ++x) {
            tiles[{x, y}] = tileOf(letters[random.below(letters.size())]).value();
        }
    }
    for (const Direction side : allDirections) {
        const BitRows gap = doorGap(size, side);
        for (int y = 0; doors.has(side) && y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if ((gap[static_cast<std::size_t>(y)] >> static_cast<unsigned>(x) & 1U) != 0) {
                    tiles[{x, y}] = Tile::Ground;
                    tiles[neighbour({x, y}, opposite(side))] = Tile::Ground;
                }
            }
        }
    }
    return tiles;
}

WorldConfig randomConfig(RandomStream& random) {
    WorldConfig config;
    const auto number = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
    };
    config.room.size = {number(7, 31), number(7, 31)};
    config.slideSpeed = number(1, 3) == 1 ? 0 : number(400, 4000);
    config.player.speed = number(16, 480);
    config.player.hitBox = {number(4, 16), number(4, 16)};
    config.player.detours = {number(0, 16), number(0, 16), number(0, 16)};
    config.player.knockBack = number(0, 32);
    config.player.safeTicks = number(30, 90);
    config.player.hearts = number(1, 3);
    config.ground.iceTicks = number(0, 180);
    config.ground.cratePushTicks = number(3, 12);
    config.ground.blockPushTicks = number(3, 12);
    config.ground.crateSlideTicks = number(3, 30);
    config.ground.fallTicks = number(6, 40);
    return config;
}

class HazardPlay {
public:
    explicit HazardPlay(std::uint64_t number, bool hasItems = false)
        : random_(number), world_(beginning(number, hasItems, random_)), hasItems_(hasItems) {}

    void run(int turns) {
        for (int turn = 0; turn < turns && !world_.flip; ++turn) {
            const auto ways = static_cast<std::uint32_t>(random_.below(16));
            const InputFrame sword = random_.below(4) == 0 ? holding(Button::Sword) : InputFrame{};
            const InputFrame item = hasItems_ ? randomKey() : InputFrame{};
            const InputFrame input{
                EnumSet<Button>::fromBits(ways | sword.held.bits() | item.held.bits())};
            for (std::uint64_t ticks = random_.below(60); ticks > 0 && !world_.flip; --ticks) {
                events_.clear();
                step(world_, input, events_);
                check();
            }
        }
    }
    int pushes() const { return pushes_; }
    int falls() const { return falls_; }
    int wounds() const { return wounds_; }
    int uses() const { return uses_; }
    int pulls() const { return pulls_; }

private:
    static World beginning(std::uint64_t number, bool hasItems, RandomStream& random) {
        WorldConfig config = randomConfig(random);
        config.items.start = hasItems ? allOf(itemNames) : 0;
        config.items.bombs.most = config.items.bombs.given = 99;
        config.items.bow.most = config.items.bow.given = 99;
        config.locks = number % 4 != 0;  // so that the play goes on and on in here
        World world(
            dungeonOf({{"-", "S", "-"}, {"E", "NsSsWsEs", "W"}, {"-", "N", "-"}}, {1, 1}, {number}),
            config);
        const RoomPlan plan = world.dungeon.plan({1, 1});
        const Room room(plan, {1, 1}, randomTiles(config.room.size, plan.doors, random));
        const SubBox box = world.knightBox();
        const SubPos door = centreOf(tileBox({doorSpan(config.room.size.width).first, 1}));
        world.enter(room, Ground(room), {}, {door.x - box.width / 2, door.y - box.height / 2});
        return world;
    }

    InputFrame randomKey() {
        constexpr std::array keys{Button::Item, Button::Item, Button::NextItem,
                                  Button::PreviousItem};
        return random_.below(2) == 0 ? holding(keys[random_.below(keys.size())]) : InputFrame{};
    }

    void check() {
        if (world_.flip) {
            return;  // outside the door he is in no one's way
        }
        // The hook pulls him over water, and he may fall into it where what held is gone.
        const bool isOverWater = world_.player.isPulled || world_.player.falling();
        const Gait gait = isOverWater ? Gait::Flies : Gait::Walks;
        const GridPos tile = tileUnder(world_.player.body);
        if (!world_.terrain().size().contains(tile) &&
            !isDoorway(world_.terrain(), world_.terrain().nearest(tile))) {
            FAIL("outside the room at tick " << world_.tick);
        }
        if (overlapsSolid(world_.terrain(), world_.knightBox(), gait)) {
            FAIL("in something solid at tick " << world_.tick);
        }
        if (world_.player.kit.halfHearts < 1 && !world_.player.dying()) {
            FAIL("alive without a heart");
        }
        for (const Event& event : events_) {
            pushes_ += std::holds_alternative<PushStarted>(event) ? 1 : 0;
            uses_ += std::holds_alternative<ArrowShot>(event) ||
                             std::holds_alternative<KnightHopped>(event) ||
                             std::holds_alternative<HookThrown>(event) ||
                             std::holds_alternative<BombBlasted>(event)
                         ? 1
                         : 0;
            if (const auto* bit = std::get_if<HookBit>(&event)) {
                pulls_ += bit->holds ? 1 : 0;
            }
            falls_ += std::holds_alternative<KnightFell>(event) ? 1 : 0;
            wounds_ += std::holds_alternative<KnightHurt>(event) ? 1 : 0;
        }
    }

    RandomStream random_;
    World world_;
    Events events_;
    int pushes_ = 0;
    int falls_ = 0;
    int wounds_ = 0;
    int uses_ = 0;
    int pulls_ = 0;
    bool hasItems_;
};

}  // namespace

TEST_CASE("in rooms full of hazards nobody gets stuck in things") {
    int pushes = 0;
    int falls = 0;
    int wounds = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        CAPTURE(number);
        HazardPlay play(number);
        play.run(60);
        pushes += play.pushes();
        falls += play.falls();
        wounds += play.wounds();
    }
    // Else nothing was tried.
    CHECK(pushes > 100);
    CHECK(falls > 500);
    CHECK(wounds > falls + 100);
}

TEST_CASE("with all items, too, nobody gets stuck in things or out of the room") {
    int uses = 0;
    int pulls = 0;
    int falls = 0;
    for (std::uint64_t number = 1000; number < 1600; ++number) {
        CAPTURE(number);
        HazardPlay play(number, true);
        play.run(60);
        uses += play.uses();
        pulls += play.pulls();
        falls += play.falls();
    }
    CHECK(uses > 500);
    CHECK(pulls > 100);
    CHECK(falls > 100);
}
