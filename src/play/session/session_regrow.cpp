// The part of a session that grows a dungeon again around the knight when its weights are saved.
#include "play/session/dungeon_news.hpp"
#include "play/session/session.hpp"
#include "view/hud/shown_alone.hpp"
#include "world/regrowth/stay.hpp"

#include <fmt/format.h>

namespace doorstring {

bool Session::regrowsAround() const {
    const World& world = expedition.world();
    return config().view.regrow == Regrow::AtOnce && std::holds_alternative<Exploring>(mode_) &&
           !isShownAlone(world) &&
           (expedition.grownBy() != config().dungeon || world.config.room != config().room);
}

void Session::regrowIfDue() {
    scene.changedRooms.tick();
    const World& world = expedition.world();
    if (!regrowDue_ || world.flip || world.player.isHelpless()) {
        return;
    }
    regrowDue_ = false;
    if (!regrowsAround()) {
        return;
    }
    auto dungeon = grown(config(), world.dungeon.seed());
    if (!dungeon) {
        return;
    }
    const Metrics before = world.metrics;
    std::vector<GridPos> changed = changedCells(world.dungeon, *dungeon);
    expedition.regrow(config(), std::move(*dungeon));
    arrive(config());
    sound.play(Effect::NewDungeon);
    const std::size_t count = changed.size();
    scene.changedRooms.light(std::move(changed));
    message.show(fmt::format(
        "{}. Changed rooms: {}.{} {} takes it back.", comparison(before, expedition.world()), count,
        config().explore.locks ? " Locks and keys are back in place." : "", keyFor(Action::Undo)));
}

}  // namespace doorstring
