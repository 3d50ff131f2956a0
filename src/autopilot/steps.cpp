#include "autopilot/steps.hpp"

#include "world/knight/harm.hpp"
#include "world/knight/walk.hpp"

namespace doorstring {

Foresight::Foresight(const World& world, std::optional<Direction> exit, GroundHarm harm)
    : Foresight(world, world.terrain(), exit, harm) {}

Foresight::Foresight(const World& world, const Terrain& terrain, std::optional<Direction> exit,
                     GroundHarm harm)
    : world_(&world), terrain_(terrain), exit_(exit), harm_(harm), player_(world.player) {}

bool Foresight::step(InputFrame input) {
    player_.body.previous = player_.body.at;
    stride(player_, terrain_, world_->config.player, world_->config.ground, heldDirection(input));
    const auto side = leavingSide(player_, world_->room, world_->config.player, input);
    hasLeft_ = side.has_value();
    if (hasLeft_) {
        return side == exit_;
    }
    return harm_ == GroundHarm::Ignored || !isInHarm(terrain_, player_.body);
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

// Whether the knight has come to rest. Without a key he moves on only on ice. Nothing is predicted
// outside the room, so once he has left the room, he counts as at rest.
bool Foresight::hasStopped() const {
    return hasLeft_ || player_.body.velocity == GridOffset{} ||
           world_->config.ground.iceTicks == 0 || terrain_.at(tileOf(centreOf(box()))) != Tile::Ice;
}

}  // namespace doorstring
