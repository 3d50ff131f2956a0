#include "autopilot/steps.hpp"

#include "world/knight/harm.hpp"
#include "world/knight/walk.hpp"

namespace doorstring {

Foresight::Foresight(const World& world, std::optional<Direction> exit, bool harmCounts)
    : Foresight(world, world.terrain(), exit, harmCounts) {}

Foresight::Foresight(const World& world, const Terrain& terrain, std::optional<Direction> exit,
                     bool harmCounts)
    : world_(&world),
      terrain_(terrain),
      exit_(exit),
      harmCounts_(harmCounts),
      player_(world.player) {}

bool Foresight::step(InputFrame input) {
    player_.body.previous = player_.body.at;
    stride(player_, terrain_, world_->config.player, world_->config.ground, heldDirection(input));
    const auto side = leavingSide(player_, world_->room, world_->config.player, input);
    hasLeft_ = side.has_value();
    return hasLeft_ ? side == exit_ : !harmCounts_ || !isInHarm(terrain_, player_.body);
}

std::optional<SubPos> Foresight::stoppingPlace() const {
    if (hasStopped()) {
        return centreOf(box());
    }
    Foresight ahead = *this;
    while (!ahead.hasStopped()) {
        if (!ahead.step({})) {
            return std::nullopt;
        }
    }
    return centreOf(ahead.box());
}

// Whether the knight has come to rest, which he has at once where there is no ice. Outside the room
// nothing is predicted: one who has left it has stopped.
bool Foresight::hasStopped() const {
    return hasLeft_ || player_.body.velocity == GridOffset{} ||
           world_->config.ground.iceTicks == 0 || terrain_.at(tileOf(centreOf(box()))) != Tile::Ice;
}

}  // namespace doorstring
