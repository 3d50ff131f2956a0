#include "world/creatures/omens.hpp"

#include "world/knight/harm.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Shuts off the ground tiles of the box for a while, but not those that the knight touches.
void raiseBars(World& world, const Omen& bars, Events&) {
    const SubBox knight = world.knightBox();
    for (const GridPos tile : cellsIn(tilesUnder(bars.box))) {
        if (world.ground.at(tile) == Tile::Ground && !overlap(tileBox(tile), knight)) {
            world.ground.layFor(tile, Tile::Gate, world.config.creatures.own.porter.barTicks);
        }
    }
}

// Sets on fire the tiles whose middles are in an area.
void burnTiles(World& world, const SubBox& area, int ticks) {
    for (const GridPos tile : cellsIn(tilesUnder(area))) {
        const SubPos middle = tileCentre(tile);
        const bool isIn = middle.x >= area.at.x && middle.x < area.right() &&
                          middle.y >= area.at.y && middle.y < area.bottom();
        if (isIn) {
            world.ground.burn(tile, ticks);
        }
    }
}

void strikeWithHammer(World& world, const Omen& omen, Events&) {
    burnTiles(world, omen.box, world.config.creatures.own.founder.burnTicks);
}

// Sets on fire the tile below the middle of the slag, unless a creature stands there.
void splashSlag(World& world, const Omen& omen, Events&) {
    const GridPos tile = tileOf(centreOf(omen.box));
    const bool isTrodden = std::ranges::any_of(world.creatures.living, [&](const Creature& one) {
        return isOnGround(one.body.gait) && overlap(one.body.hitBox(), tileBox(tile));
    });
    if (!isTrodden) {
        world.ground.burn(tile, world.config.creatures.own.founder.slagBurnTicks);
    }
}

}  // namespace

const EnumArray<OmenKind, OmenRow> omenRows = keyedTable<&OmenRow::kind, OmenRow>({
    {.kind = OmenKind::Wave, .shape = OmenShape::Ring, .isFlat = true, .canBeCut = true},
    {.kind = OmenKind::Slag, .shape = OmenShape::Disc, .isThrown = true, .struck = splashSlag},
    {.kind = OmenKind::Hammer, .shape = OmenShape::Box, .struck = strikeWithHammer},
    {OmenKind::Lane, OmenShape::Box},
    {.kind = OmenKind::Bars, .struck = raiseBars},
    {.kind = OmenKind::Line, .shape = OmenShape::Box, .isFlat = true},
    {OmenKind::Hole, OmenShape::Disc},
    {OmenKind::Thread, OmenShape::Box},
    {OmenKind::Rush, OmenShape::Box},
});

int ringRadius(const Omen& omen) {
    const int ticksHurting = std::clamp(omen.ticks - omen.wait + 1, 0, omen.hurtTicks);
    return omen.box.width / 2 * ticksHurting / std::max(1, omen.hurtTicks);
}

namespace {

// Whether all of a box is within a disc.
bool isWithin(const SubDisc& disc, const SubBox& box) {
    return disc.contains(box.at) && disc.contains({box.right(), box.at.y}) &&
           disc.contains({box.at.x, box.bottom()}) && disc.contains({box.right(), box.bottom()});
}

}  // namespace

bool hurtsIn(const Omen& omen, const SubBox& box) {
    if (!omen.hurts()) {
        return false;
    }
    const SubPos middle = centreOf(omen.box);
    switch (omenRows[omen.kind].shape) {
    case OmenShape::Box:
        return overlap(omen.box, box);
    case OmenShape::Disc:
        return overlap(SubDisc{middle, omen.box.width / 2}, box);
    case OmenShape::Ring:
        break;
    }
    const int radius = ringRadius(omen);
    return overlap(SubDisc{middle, radius}, box) &&
           !isWithin({middle, std::max(0, radius - ringWidth)}, box);
}

bool announce(World& world, Omen omen) {
    std::vector<Omen>& omens = world.creatures.omens;
    if (omens.size() == Creatures::mostOmens) {
        return false;
    }
    omen.wait = std::max(omen.wait, leastTellTicks);
    omens.push_back(omen);
    return true;
}

void recallOmens(World& world, CreatureKind from) {
    std::erase_if(world.creatures.omens,
                  [&](const Omen& omen) { return omen.from == from && omen.ticks < omen.wait; });
}

void cutOmens(World& world, const SubBox& blade, Events& events) {
    std::erase_if(world.creatures.omens, [&](const Omen& omen) {
        const bool isCut = omenRows[omen.kind].canBeCut && hurtsIn(omen, blade);
        if (isCut) {
            events.push_back(OmenCut{omen.kind, centreOf(blade)});
        }
        return isCut;
    });
}

void moveOmens(World& world, Events& events) {
    std::vector<Omen>& omens = world.creatures.omens;
    for (std::size_t i = 0; i < omens.size(); ++i) {
        Omen& omen = omens[i];
        const OmenRow& row = omenRows[omen.kind];
        ++omen.ticks;
        if (omen.ticks == omen.wait) {
            events.push_back(OmenStruck{omen.kind, omen.box});
            if (row.struck != nullptr) {
                // A copy, in case more omens are announced meanwhile.
                row.struck(world, Omen(omen), events);
            }
        }
        const bool isHoppedOver = row.isFlat && world.player.hopping();
        if (!isHoppedOver && hurtsIn(omens[i], world.knightBox())) {
            hurtKnight(world,
                       {omens[i].halfHearts, centreOf(omens[i].box), omens[i].from, Hazard::Trap},
                       events);
        }
    }
    std::erase_if(omens,
                  [](const Omen& omen) { return omen.ticks >= omen.wait + omen.hurtTicks - 1; });
}

}  // namespace doorstring
