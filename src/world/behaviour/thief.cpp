// Creeps up to the knight and snatches coins. Then the doors shut, and it runs away from him around
// whatever stands in the room. It hurts nobody. If it is felled, the knight gets the coins back and
// some more; if not, it slips out through a door after a while and keeps the coins.
#include "room/tiles/room_layout.hpp"
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/drops.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace doorstring {

namespace {

constexpr int leapTicks = 14;      // that it leaps away from the knight, right after the theft
constexpr int leapPercent = 150;   // of its `attackSpeed`, in that leap
constexpr int tauntDistance = 72;  // pixels from the knight, beyond which it stands and laughs
constexpr int goalReach = toSubpixels(2);  // how near the middle of its goal it has to come
constexpr int slipTicks = 240;             // at most, to get to a door and slip out
constexpr int snatchReach = 6;             // pixels beyond `near` that its arm reaches

// Gives each tile a value. The lower the value, the safer the tile is from the knight. The value
// depends on the best place to run to from the tile. Each step of the way from the knight to that
// place lowers the value by `gainPerStepAway`. Each step of the way from the tile to that place
// raises the value by `costPerStep`, which is a little less. So the thief runs past the knight to a
// far place rather than into a corner.
class EscapeField {
public:
    EscapeField(const World& world, const TileSteps& toKnight) : room_(world.terrain().size()) {
        constexpr int gainPerStepAway = 6;
        values_.fill(noWay);
        for (const GridPos tile : cellsOf(room_)) {
            if (toKnight[tile] != TileSteps::noWay) {
                at(tile) = -gainPerStepAway * toKnight[tile];
            }
        }
        while (relax()) {
        }
    }

    static constexpr int noWay = std::numeric_limits<int>::max() / 2;  // so that it can be doubled
    int operator[](GridPos tile) const {
        return room_.contains(tile) ? values_[index(tile)] : noWay;
    }

private:
    static constexpr std::size_t side = maxRoomSide;
    static std::size_t index(GridPos tile) {
        return static_cast<std::size_t>(tile.y) * side + static_cast<std::size_t>(tile.x);
    }
    int& at(GridPos tile) { return values_[index(tile)]; }

    // Lowers the value of each tile to the value of its best neighbour plus `costPerStep`, if that
    // sum is lower. Returns whether any value changed.
    bool relax() {
        constexpr int costPerStep = 5;
        bool hasChanged = false;
        for (const GridPos tile : cellsOf(room_)) {
            if (at(tile) == noWay) {
                continue;
            }
            for (const Direction way : allDirections) {
                const int beside = (*this)[neighbour(tile, way)];
                if (beside != noWay && beside + costPerStep < at(tile)) {
                    at(tile) = beside + costPerStep;
                    hasChanged = true;
                }
            }
        }
        return hasChanged;
    }

    GridSize room_;
    std::array<int, side * side> values_;
};

void creepUp(Turn& turn) {
    const int distance = turn.distance();
    if (turn.world.player.kit.coins == 0 || distance > turn.config.range) {
        return wander(turn);
    }
    if (distance <= turn.config.near) {
        turn.windUp();
    } else if (!turn.stepToKnight(turn.config.speed)) {
        wander(turn);
    }
}

void snatch(Turn& turn) {
    Kit& kit = turn.world.player.kit;
    if (turn.distance() > turn.config.near + snatchReach) {
        return;
    }
    const int coins = std::min(turn.world.config.adventure.guests.thief.coins, kit.coins);
    kit.coins -= coins;
    ownState<ThiefState>(turn.self) = {
        .coins = coins, .cornerTicks = 0, .goal = tileUnder(turn.self.body)};
    turn.events.push_back(CoinsSnatched{coins, centreOf(turn.self.body.hitBox())});
    turn.world.piece.isShut = true;
}

// The tile just inside the nearest door that the thief can reach; null if it can reach none.
std::optional<GridPos> tileAtNearestDoor(const Turn& turn) {
    const World& world = turn.world;
    const Terrain terrain = world.terrain();
    const TileSteps steps(terrain.size(), tileUnder(turn.self.body), [&](GridPos tile) {
        return mayTread(terrain, tile, turn.self.body.gait);
    });
    std::optional<GridPos> nearest;
    for (const Direction side : world.room.framedDoors()) {
        const GridPos inside = neighbour(firstGapTile(terrain.size(), side), opposite(side));
        if (steps[inside] != TileSteps::noWay && (!nearest || steps[inside] < steps[*nearest])) {
            nearest = inside;
        }
    }
    return nearest;
}

// The tile to which `valueOf` gives the lowest value: one beside the thief, or the thief's own. Of
// tiles with equal values the one straight ahead comes first, then the thief's own. To this end
// values are doubled and 1 is taken off that of the tile ahead, which decides only between equal
// values.
template <typename ValueOf>
GridPos bestBeside(const Turn& turn, ValueOf valueOf) {
    const GridPos here = tileUnder(turn.self.body);
    GridPos best = here;
    int least = 2 * valueOf(here);
    for (const Direction way : allDirections) {
        const GridPos tile = neighbour(here, way);
        const int value = valueOf(tile);
        const int doubled = 2 * value - (way == turn.self.facing ? 1 : 0);
        if (value != EscapeField::noWay && mayTread(turn.world.terrain(), tile, Gait::Walks) &&
            doubled < least) {
            best = tile;
            least = doubled;
        }
    }
    return best;
}

// Chooses the next tile to run to, and halts for a moment if that is around a corner.
template <typename ValueOf>
void chooseGoal(Turn& turn, ThiefState& own, ValueOf valueOf) {
    const GridPos here = tileUnder(turn.self.body);
    own.goal = bestBeside(turn, valueOf);
    const bool isCorner = own.goal != here && own.goal != neighbour(here, turn.self.facing);
    own.cornerTicks = isCorner ? turn.world.config.adventure.guests.thief.turnTicks : 0;
}

// Runs on for a tick at `speed`, tile by tile toward the lowest value.
template <typename ValueOf>
void runOn(Turn& turn, int speed, ValueOf valueOf) {
    ThiefState& own = ownState<ThiefState>(turn.self);
    if (own.cornerTicks > 0) {
        --own.cornerTicks;
        return;
    }
    const auto wayToGoal = [&] { return tileCentre(own.goal) - centreOf(turn.self.body.hitBox()); };
    const bool isGoalNear = stepsBetween(own.goal, tileUnder(turn.self.body)) <= 1;
    if (!isGoalNear || longerAxis(wayToGoal()) <= goalReach) {
        chooseGoal(turn, own, valueOf);
    }
    if (own.cornerTicks == 0 && longerAxis(wayToGoal()) > goalReach &&
        !turn.step(wayToGoal(), speed)) {
        own.goal = tileUnder(turn.self.body);
    }
}

// Makes for the nearest door. The thief is gone once it has come to the door, can reach no door, or
// has taken too long.
void slipOut(Turn& turn) {
    const int ticksSlipping =
        turn.self.ticks - turn.world.config.adventure.guests.thief.escapeTicks;
    const auto doorTile = tileAtNearestDoor(turn);
    const GridPos here = tileUnder(turn.self.body);
    if (!doorTile || *doorTile == here || ticksSlipping > slipTicks) {
        turn.self.health = 0;
        turn.self.isAway = true;
        return;
    }
    const Terrain terrain = turn.world.terrain();
    const TileSteps steps(terrain.size(), *doorTile, [&](GridPos tile) {
        return mayTread(terrain, tile, turn.self.body.gait);
    });
    runOn(turn, turn.config.attackSpeed, [&](GridPos tile) {
        return steps[tile] == TileSteps::noWay ? EscapeField::noWay : int{steps[tile]};
    });
}

// Runs with the coins for a tick, or stands and laughs while the knight is far.
bool runWithCoins(Turn& turn) {
    Creature& self = turn.self;
    if (ownState<ThiefState>(self).coins == 0) {
        return false;  // it has snatched nothing
    }
    if (self.ticks >= turn.world.config.adventure.guests.thief.escapeTicks) {
        slipOut(turn);
        return true;
    }
    const bool leaps = self.ticks < leapTicks;
    if (!leaps && turn.distance() > tauntDistance) {
        turn.face(turn.toKnight());
        return true;
    }
    const int speed = turn.config.attackSpeed * (leaps ? leapPercent : 100) / 100;
    const EscapeField escape(turn.world, turn.chase.steps());
    runOn(turn, speed, [&](GridPos tile) { return escape[tile]; });
    return true;
}

// Lets a thief that carries coins fall to an arrow or the hook at once.
bool dropCoins(World& world, Creature& thief, const Meeting& meeting, Events& events) {
    if (ownState<ThiefState>(thief).coins == 0 || !fallFromAfar(world, thief, meeting, events)) {
        return false;
    }
    thief.doing = Doing::Rests;  // until it is removed, so that it cannot slip out before
    return true;
}

// Opens the doors. Gives back what the thief has snatched and leaves some more, unless it escaped.
void leaveCoins(World& world, const Creature& thief, Events& events) {
    const ThiefRules& rules = world.config.adventure.guests.thief;
    const int coins = ownState<ThiefState>(thief).coins;
    const SubPos middle = centreOf(thief.body.hitBox());
    world.piece.isShut = false;
    if (thief.isAway) {
        events.push_back(ThiefEscaped{coins, middle});
        return;
    }
    world.player.kit.coins += coins;
    RandomStream random(thief.roll);
    scatter(world, DropKind::Coin, rules.bonus, middle, random);
    events.push_back(ThiefCaught{coins, rules.bonus, middle});
}

}  // namespace

const Behaviour thiefBehaviour{.prowl = creepUp,
                               .release = snatch,
                               .attack = runWithCoins,
                               .attackEndsItself = true,
                               .answerItem = dropCoins,
                               .afterRemoval = leaveCoins};

}  // namespace doorstring
