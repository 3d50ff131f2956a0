#include "app/states/play_picture.hpp"

#include "view/hud/hud.hpp"
#include "view/hud/shown_alone.hpp"
#include "view/play/knight_figure.hpp"

namespace doorstring {

namespace {
constexpr std::uint64_t blinkTicks = ticksPerSecond / 2;
}

bool blinkIsOn(std::uint64_t tick) {
    return tick / blinkTicks % 2 == 0;
}

void drawPlay(Canvas& canvas, Session& session, int tickShare) {
    const World& world = session.expedition.world();
    canvas.clear(session.page(canvas).colours.back);
    session.roomView.draw(canvas, world, session.config().view, session.expedition.number(),
                          tickShare);
    // A message does not hide the knight, wherever he stands or comes to stand.
    session.message.keepClearOf(
        knightArea(world, world.flip ? world.flip->to : world.player.body.at));
    // Nobody else's play teaches keys.
    const bool isPlayed = !session.replaying && session.autopilot == nullptr;
    session.hints.update(session.config().keys, session.padInUse, isShownAlone(world));
    drawHud(session.page(canvas), world,
            {.blink = blinkIsOn(world.tick),
             .reducedMotion = session.config().view.reducedMotion,
             .hints = isPlayed ? &session.hints : nullptr});
    if (session.debugOverlay) {
        drawDebugOverlay(canvas, session.art.font, world, session.times);
    }
}

}  // namespace doorstring
