#include "play/session/play_scene.hpp"

#include "base/overloaded.hpp"
#include "play/session/session.hpp"
#include "view/effects/omen_marks.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/hud/hud.hpp"
#include "view/hud/offer_panel.hpp"
#include "view/hud/texts.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/knight_figure.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <variant>

namespace doorstring {

namespace {

// Number of ticks for which the picture stops.
constexpr int blowTicks = 2;      // a creature was struck
constexpr int lastBlowTicks = 8;  // a boss falls
constexpr int hardBlowTicks = 3;  // a creature fell, or the knight was hurt

int ticksFor(const Event& event, const World& world) {
    return std::visit(Overloaded{[](const BossFalls&) { return lastBlowTicks; },
                                 [](const CreatureStruck&) { return blowTicks; },
                                 [](const CreatureFell&) { return hardBlowTicks; },
                                 // When the knight is hurt, the picture stops only if he is also
                                 // knocked back. A fall into a pit does not knock him back.
                                 [&](const KnightHurt&) {
                                     return world.player.body.knockTicks > 0 ? hardBlowTicks : 0;
                                 },
                                 [](const auto&) { return 0; }},
                      event);
}

}  // namespace

void HitStop::take(const Events& events, const World& world) {
    for (const Event& event : events) {
        ticksLeft_ = std::max(ticksLeft_, ticksFor(event, world));
    }
}

bool HitStop::skipsTick() {
    holds_ = ticksLeft_ > 0;
    ticksLeft_ -= holds_ ? 1 : 0;
    return holds_;
}

namespace {

constexpr std::uint64_t blinkTicks = ticksPerSecond / 2;

constexpr int actionMargin = 8;  // pixels around a creature in action or a projectile

constexpr int mostMessageHeight = 40;  // pixels that a message at the lower edge may cover

bool isInAction(const Creature& creature) {
    return creature.doing == Doing::WindsUp || creature.doing == Doing::Attacks ||
           creature.body.knockTicks > 0;
}

// Keeps the message off a loom by having it prefer the lower edge. If the knight is so low in the
// room that he might be covered there, the message goes over the HUD instead, unless the panel of
// an offer covers the HUD.
void placeBesideLoom(MessageLine& message, const World& world) {
    const PixelRect room = layoutFor(world.config.room.size).room;
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind != ThingKind::Loom) {
            continue;
        }
        const PixelRect knight = knightArea(world, world.player.body.at);
        const bool isKnightLow =
            knight.y + knight.height > room.y + room.height - mostMessageHeight;
        if (isKnightLow && nearestOffer(world) == nullptr) {
            message.stayIn({0, 0, room.width, hudHeight});
        }
        message.avoid(
            {room.x + thing.tile.x * tileSide, room.y, tileSide, (thing.tile.y + 1) * tileSide});
    }
}

// Keeps the message off the knight, or off the place where a flip takes him, and if possible off
// creatures, the boss's bar, levers and looms. News that would cover an attack goes away at once.
// In a room in which creatures live, every message goes away sooner than usual.
void placeMessage(MessageLine& message, const World& world) {
    message.keepClearOf(knightArea(world, world.flip ? world.flip->to : world.player.body.at));
    const auto& living = world.flip ? world.flip->creatures : world.creatures.living;
    for (const Creature& creature : living) {
        message.avoid(areaOfBody(world, creature.body));
    }
    if (const auto bar = bossBarArea(world)) {
        message.avoid(*bar);
    }
    if (world.flip) {
        return;
    }
    const PixelRect room = layoutFor(world.config.room.size).room;
    for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
        if (world.ground.at(tile) == Tile::Lever) {
            message.stepAsideFor(
                {room.x + tile.x * tileSide, room.y + tile.y * tileSide, tileSide, tileSide});
        }
    }
    placeBesideLoom(message, world);
    for (const Creature& creature : living) {
        if (isInAction(creature)) {
            message.yieldTo(areaOfBody(world, creature.body).grown(actionMargin));
        }
    }
    for (const Omen& omen : world.creatures.omens) {
        message.yieldTo({room.x + toPixels(omen.box.at.x), room.y + toPixels(omen.box.at.y),
                         toPixels(omen.box.width), toPixels(omen.box.height)});
    }
    for (const Projectile& shot : world.creatures.projectiles) {
        message.yieldTo(areaOfBody(world, shot.body).grown(actionMargin));
    }
    if (!living.empty()) {
        message.hurry();
    }
}

}  // namespace

bool PlayScene::tickCard() {
    if (!card) {
        return false;
    }
    const int tick = ++card->tick;
    if (tick >= floorCardTicks) {
        card.reset();
    }
    return tick < floorCardLeaveTick;
}

bool blinkIsOn(std::uint64_t tick) {
    return tick / blinkTicks % 2 == 0;
}

namespace {

void drawCard(const Page& page, const Session& session) {
    const World& world = session.expedition.world();
    const ArrivalCard& card = *session.scene.card;
    drawFloorCard(page, {.name = card.name,
                         .floor = world.config.floor,
                         .floors = world.config.adventure.floors.count(),
                         .emblem = world.dungeon.tileset(),
                         .seedCode = card.seedCode,
                         .note = session.runNote(),
                         .growingFloor = &world.dungeon,
                         .woven = wovenSigns(world.config.adventure),
                         .tick = card.tick,
                         .reducedMotion = session.config().view.reducedMotion});
}

// Draws again the part of the omens that the bar of a boss has covered.
void drawOmensOverBar(Canvas& canvas, const World& world) {
    const auto bar = bossBarArea(world);
    if (bar && !world.mirroring) {
        const PixelRect room = layoutFor(world.config.room.size).room;
        canvas.setClip(*bar);
        drawOmens(canvas, world, {room.x, room.y});
        canvas.clearClip();
    }
}

}  // namespace

void drawPlay(Canvas& canvas, Session& session, int tickShare, const ReplayProgress* replay) {
    const World& world = session.expedition.world();
    canvas.clear(session.page(canvas).colours.back);
    session.scene.room.showOnLoom(session.scene.loom.picture());
    session.scene.room.draw(canvas, world, session.config().view, session.expedition.number(),
                            tickShare);
    if (const int share = session.scene.threadHold.share(); share > 0) {
        const PixelRect knight = knightArea(world, world.player.body.at);
        drawThreadRing(canvas, {knight.x + knight.width / 2, knight.y + knight.height / 2}, share);
    }
    placeMessage(session.message, world);
    // Replays and the autopilot show no hints of keys.
    const bool isPlayed = !session.isReplay() && session.host.autopilot == nullptr;
    session.scene.hints.update(session.config().keys, session.host.padInUse,
                               {.isRoomTrial = isRoomTrial(world),
                                .isAdventure = world.config.isAdventure(),
                                .hasItem = world.player.kit.chosen.has_value()});
    drawHud(session.page(canvas), world,
            {.isHereLit = blinkIsOn(world.tick),
             .isHeartLit = session.scene.lowHearts.isLit(),
             .lostHalves = session.scene.lowHearts.lostHalves(),
             .isSteady = !session.config().view.shownMotion().flashes,
             .relicGlow = &session.scene.relicGlow,
             .hints = isPlayed ? &session.scene.hints : nullptr,
             .changed = &session.scene.changedRooms});
    if (replay != nullptr) {
        drawReplayLine(session.page(canvas), world, *replay);
    }
    if (const auto offer = session.scene.loom.panel(session)) {
        drawOfferPanel(session.page(canvas), *offer);
        session.message.avoid(offerPanelArea(session.page(canvas)));
    }
    drawBossBar(session.page(canvas), world, session.scene.bossHealth.beforeBlow());
    drawOmensOverBar(canvas, world);
    if (session.scene.card) {
        drawCard(session.page(canvas), session);
    }
    if (session.scene.hasOverlay) {
        drawDebugOverlay(canvas, session.art.font, world, session.host.times);
    }
}

}  // namespace doorstring
