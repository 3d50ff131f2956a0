// A knot on a wall holds a string of the Weaver. Blows cut the knot; an arrow or the hook does so
// at once. When she is enraged, the knot wanders along the walls. She drops when all of her knots
// are cut.
#include "world/bosses/knots.hpp"

#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/place.hpp"

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

constexpr int cornerTiles = 1;  // beside each corner of the room, where no new knot may be

// The Weaver of the room; null if there is none.
Creature* weaverIn(World& world) {
    const auto weaver =
        std::ranges::find(world.creatures.living, CreatureKind::Weaver, &Creature::kind);
    return weaver == world.creatures.living.end() ? nullptr : &*weaver;
}

// The outermost subpixels of the ground, along the walls.
struct Edges {
    int left, top, right, bottom;
};
Edges edgesOf(const World& world) {
    const GridSize size = world.terrain().size();
    return {subpixelsPerTile, subpixelsPerTile, (size.width - 1) * subpixelsPerTile - 1,
            (size.height - 1) * subpixelsPerTile - 1};
}

// The place on a wall beside a tile.
SubPos onWall(const World& world, Direction wall, GridPos tile) {
    const Edges edges = edgesOf(world);
    const SubPos middle = tileCentre(tile);
    switch (wall) {
    case Direction::North:
        return {middle.x, edges.top};
    case Direction::South:
        return {middle.x, edges.bottom};
    case Direction::West:
        return {edges.left, middle.y};
    case Direction::East:
        break;
    }
    return {edges.right, middle.y};
}

// The tiles that can be walked to unharmed from the knight's place or from a way out.
BitRows reachedIn(const World& world) {
    const Grid<Tile>& tiles = world.ground.tiles();
    BitRows starts = world.room.waysOut().tiles(tiles.size());
    addBit(starts, tileUnder(world.player.body));
    return reach(safeTiles(tiles), starts);
}

// Chooses by lot a place on a wall; null if no place fits. A place fits if it is beside a tile of
// `reached`, is not at a corner, and is not in the middle of the wall, where a door is or could be.
std::optional<SubPos> placeOnWall(Turn& turn, Direction wall, const BitRows& reached) {
    const World& world = turn.world;
    const GridSize size = world.terrain().size();
    const GridRect inside = insideOf(size);
    const int count = (isVertical(wall) ? inside.width : inside.height) - 2 * cornerTiles;
    const DoorSpan door = doorSpan(size, wall);
    const int first = turn.roll(std::max(1, count));
    for (int i = 0; i < count; ++i) {
        const int along = 1 + cornerTiles + (first + i) % count;
        const GridPos tile = wall == Direction::North   ? GridPos{along, inside.y}
                             : wall == Direction::South ? GridPos{along, inside.bottom()}
                             : wall == Direction::West  ? GridPos{inside.x, along}
                                                        : GridPos{inside.right(), along};
        const bool isDoor = along >= door.first && along < door.first + door.length;
        if (!isDoor && hasBit(reached, tile)) {
            return onWall(world, wall, tile);
        }
    }
    return std::nullopt;
}

// Creeps clockwise along the walls while the Weaver is enraged.
void creepAlongWall(Turn& turn) {
    Creature& self = turn.self;
    const Creature* weaver = weaverIn(turn.world);
    if (weaver == nullptr || !isEnraged(*weaver)) {
        return;
    }
    const Edges edges = edgesOf(turn.world);
    const int step = perTick(turn.config.speed);
    SubPos at = centreOf(self.body.hitBox());
    // Each side ends at the corner where the next one begins. A knot faces away from its wall.
    if (self.facing == Direction::South) {
        at.x = approached(at.x, edges.right, step);
        if (at.x == edges.right) {
            self.facing = Direction::West;
        }
    } else if (self.facing == Direction::West) {
        at.y = approached(at.y, edges.bottom, step);
        if (at.y == edges.bottom) {
            self.facing = Direction::North;
        }
    } else if (self.facing == Direction::North) {
        at.x = approached(at.x, edges.left, step);
        if (at.x == edges.left) {
            self.facing = Direction::East;
        }
    } else {
        at.y = approached(at.y, edges.top, step);
        if (at.y == edges.top) {
            self.facing = Direction::South;
        }
    }
    self.body.at = centred(self.body.hitBox(), at).at;
}

// Lets the Weaver drop to the ground, as no string holds her any more.
void cutDown(World& world, Creature& weaver, Events& events) {
    Body standing = weaver.body;
    standing.gait = Gait::Walks;
    weaver.body.at = nearestFooting(world.terrain(), standing).value_or(weaver.body.at);
    recallOmens(world, weaver.kind);
    events.push_back(
        GroundSlammed{.kind = weaver.kind, .at = centreOf(weaver.body.hitBox()), .reach = 0});
    stun(world, weaver, world.config.creatures.bosses[weaver.kind].stunTicks, events);
}

void loosenString(World& world, const Creature&, Events& events) {
    Creature* weaver = weaverIn(world);
    if (weaver == nullptr || weaver->doing == Doing::Falls) {
        return;
    }
    WeaverState& state = ownState<WeaverState>(*weaver);
    --state.knots;
    if (state.knots == 0) {
        ++state.timesCutDown;
        cutDown(world, *weaver, events);
    }
}

}  // namespace

void spinKnots(Turn& weaver) {
    const auto bareWall =
        static_cast<Direction>(weaver.roll(static_cast<int>(allDirections.size())));
    const BitRows reached = reachedIn(weaver.world);
    int tied = 0;
    for (const Direction wall : allDirections) {
        const auto place = wall == bareWall ? std::nullopt : placeOnWall(weaver, wall, reached);
        if (place) {
            Creature knot =
                makeCreature(weaver.world, CreatureKind::Knot, *place, weaver.self.roll);
            knot.facing = opposite(wall);
            weaver.addCreature(knot);
            ++tied;
        }
    }
    ownState<WeaverState>(weaver.self).knots = tied;
}

const Behaviour knotBehaviour{
    .prowl = creepAlongWall, .answerItem = fallFromAfar, .afterRemoval = loosenString};

}  // namespace doorstring
