#include "autopilot/route.hpp"

#include "autopilot/steps.hpp"
#include "base/rng.hpp"
#include "world/knight/harm.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace doorstring {

namespace {

// How far ahead a step is predicted. One tick is too short where the knight is first led aside
// around a corner.
constexpr int ticksAhead = 4;

// The step that brings the knight nearest to the goal if held for up to `ticksAhead` ticks and then
// released; empty if none brings him nearer. He must be able to stop before harm or a wrong exit.
// Of equally good steps the one held for the fewest ticks is taken: each tick then continues what
// the tick before began, and he does not walk to and fro.
InputFrame bestStep(const Foresight& now, const WayField& field, int leastDistance) {
    InputFrame best;
    int bestTicks = 0;
    for (const InputFrame step : walkingSteps) {
        Foresight ahead = now;
        for (int ticks = 1; ticks <= ticksAhead && !ahead.hasLeft(); ++ticks) {
            const auto rest = ahead.step(step) ? ahead.stoppingPlace() : std::nullopt;
            const auto remaining = rest ? field.distance(*rest) : std::nullopt;
            if (!remaining) {
                break;
            }
            if (*remaining < leastDistance || (*remaining == leastDistance && ticks < bestTicks)) {
                leastDistance = *remaining;
                best = step;
                bestTicks = ticks;
            }
            if (!ahead.hasMoved()) {
                break;  // he will not move in later ticks, either
            }
        }
    }
    return best;
}

// A step that does no harm, drawn at random in each tick; empty if there is none. For a knight who
// gets no nearer, for instance because his stride is too long to hit a narrow gap: he may hit it
// from elsewhere.
InputFrame stepAside(const Foresight& now, const WayField& field, std::uint64_t tick) {
    const std::uint64_t first = mixBits(tick);
    for (std::size_t i = 0; i < walkingSteps.size(); ++i) {
        const InputFrame step = walkingSteps[(first + i) % walkingSteps.size()];
        Foresight ahead = now;
        const auto rest = ahead.step(step) ? ahead.stoppingPlace() : std::nullopt;
        if (rest && field.distance(*rest)) {
            return step;
        }
    }
    return {};
}

// The side of `from` on which `to` is; empty if the tiles do not touch.
std::optional<Direction> sideToward(GridPos from, GridPos to) {
    for (const Direction side : allDirections) {
        if (neighbour(from, side) == to) {
            return side;
        }
    }
    return std::nullopt;
}

// The side of `tile` on which the next tile of the way is, if a crate is on that next tile; empty
// if no crate is there.
std::optional<Direction> crateAhead(const World& world, const WayField& field, GridPos tile) {
    const auto next = field.next(tile);
    for (const Direction side : allDirections) {
        const GridPos beside = neighbour(tile, side);
        if (next == beside && world.terrain().at(beside) == Tile::Crate) {
            return side;
        }
    }
    return std::nullopt;
}

// Walks up to what is to be struck, turns to it and strikes, pressing the key again for each blow.
InputFrame strikeAhead(const World& world, Direction side) {
    SubBox ahead = world.knightBox();
    const GridOffset reach = offsetOf(side) * toSubpixels(4);
    ahead.at += reach;
    if (world.player.facing != side || !overlapsSolid(world.terrain(), ahead)) {
        return holding(side);
    }
    return world.player.swordHeld ? InputFrame{} : holding(Button::Sword);
}

// The keys to strike something solid on `tile`, where the way ends, or to walk against it. Empty if
// `tile` is not solid, or is not next to `from` yet.
std::optional<InputFrame> inputAgainst(const World& world, const WayField& field, GridPos from,
                                       GridPos tile) {
    const auto side = sideToward(from, tile);
    if (!side || field.next(from) != tile || !isSolid(world.terrain(), tile)) {
        return std::nullopt;
    }
    return has(world.terrain().at(tile), TileTrait::Struck) ? strikeAhead(world, *side)
                                                            : holding(*side);
}

}  // namespace

const WayField& Walker::field(const World& world, SubPos place, GridPos from, Care care) {
    std::optional<WayField>& known = fields_[care];
    if (!known || !known->holdsFor(world, place, from, care)) {
        known.emplace(world, place, from, care);
    }
    return *known;
}

bool Walker::reaches(const World& world, SubPos place) {
    // Never empty: harm does not count, and with no key held the knight does not leave the room.
    const SubPos rest = *Foresight(world, std::nullopt, GroundHarm::Ignored).stoppingPlace();
    return std::ranges::any_of(
        std::array{Care::Safe, Care::Unharmed, Care::Breaking}, [&](Care care) {
            return field(world, place, tileOf(rest), care).distance(rest).has_value();
        });
}

InputFrame Walker::walkTo(const World& world, SubPos place) {
    const auto exit = sideBeyond(world.terrain().size(), tileOf(place));
    const SubPos rest = *Foresight(world, exit, GroundHarm::Ignored).stoppingPlace();
    const bool isInHarmNow = isInHarm(world.terrain(), world.player.body);
    for (const Care care : {Care::Safe, Care::Unharmed, Care::Breaking, Care::Any}) {
        const WayField& ways = field(world, place, tileOf(rest), care);
        if (const auto distance = ways.distance(rest)) {
            const auto crate = crateAhead(world, ways, tileOf(rest));
            if (crate && care == Care::Breaking) {
                return strikeAhead(world, *crate);
            }
            const bool acceptsHarm = care == Care::Any || isInHarmNow;
            const Foresight now(world, exit,
                                acceptsHarm ? GroundHarm::Ignored : GroundHarm::Counts);
            const InputFrame best = bestStep(now, ways, *distance);
            if (best == InputFrame{} && world.ground.tiles().contains(tileOf(place))) {
                if (const auto input = inputAgainst(world, ways, tileOf(rest), tileOf(place))) {
                    return *input;
                }
            }
            const bool isStuck = best == InputFrame{} && tileOf(rest) != tileOf(place) &&
                                 rest == centreOf(world.knightBox());
            return isStuck ? stepAside(now, ways, world.tick) : best;
        }
    }
    return {};
}

namespace {

class MapSearch {
public:
    explicit MapSearch(const World& world)
        : world_(world), map_(*world.dungeon.carved()), arrivals_(map_.tiles().size()) {}

    std::optional<GridPos> nextFrom(GridPos knight) {
        enter(knight, searchBegins);
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const GridPos tile = queue_[i];
            if (isGoal(tile)) {
                return firstBeyond(tile);
            }
            if (world_.sights.at(map_.screenOf(tile)) != Sight::Visited) {
                continue;
            }
            for (const Direction side : allDirections) {
                const GridPos to = neighbour(tile, side);
                if (map_.isGround(to) && !isHarmful(map_.tiles()[to]) && arrivals_[to] == 0) {
                    enter(to, static_cast<std::uint8_t>(static_cast<int>(side) + 1));
                }
            }
        }
        return std::nullopt;
    }

private:
    // `arrivals_` holds 1 plus the direction of the step by which the search came to a tile, 0
    // where it has not been, and `searchBegins` where it began.
    static constexpr std::uint8_t searchBegins = 5;

    void enter(GridPos tile, std::uint8_t arrival) {
        arrivals_[tile] = arrival;
        queue_.push_back(tile);
    }

    bool isGoal(GridPos tile) const {
        const GridPos cell = map_.screenOf(tile);
        return (tile == map_.exit() && world_.hasBannerToReach(cell)) ||
               world_.sights.at(cell) == Sight::Seen;
    }

    // The first tile on the way to the goal that is outside the knight's room; the goal itself if
    // the way does not leave the room.
    GridPos firstBeyond(GridPos goal) const {
        GridPos first = goal;
        for (GridPos tile = goal; arrivals_[tile] != searchBegins;
             tile = neighbour(tile, opposite(static_cast<Direction>(arrivals_[tile] - 1)))) {
            if (map_.screenOf(tile) != world_.cell()) {
                first = tile;
            }
        }
        return first;
    }

    const World& world_;
    const CarvedMap& map_;
    std::vector<GridPos> queue_;
    Grid<std::uint8_t> arrivals_;  // how the search came to each tile: see `searchBegins`
};

}  // namespace

std::optional<GridPos> MapWalk::next(const World& world) {
    const CarvedMap& map = *world.dungeon.carved();
    const GridPos corner = map.firstTile(world.cell());
    const GridPos inRoom = tileUnder(world.player.body);
    const GridPos knight{corner.x + inRoom.x, corner.y + inRoom.y};
    const Question question{world.dungeon.seed(), map.size(),         map.exit(), knight,
                            world.sights.hash(),  world.bannerReached};
    if (question != asked_) {
        asked_ = question;
        answer_ = MapSearch(world).nextFrom(knight);
    }
    return answer_;
}

}  // namespace doorstring
