// Predicts where the knight gets with the keys given, by the world's own rules of walking.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

class Foresight {
public:
    // By the side `exit` he may leave the room.
    Foresight(const World& world, std::optional<Direction> exit, bool harmCounts);
    // The same with other ground or other doors than there are.
    Foresight(const World& world, const Terrain& terrain, std::optional<Direction> exit,
              bool harmCounts);

    // One more tick in which the player holds `input`. False where he is harmed, if that counts, or
    // leaves by another side.
    bool step(InputFrame input);
    // The middle of the knight once he has let go of all keys and come to rest; none if he is
    // harmed or leaves by another side before that.
    std::optional<SubPos> stoppingPlace() const;
    bool hasLeft() const { return left_; }
    const Player& player() const { return player_; }
    // By the last step.
    bool hasMoved() const { return player_.body.at != player_.body.previous; }

private:
    bool hasStopped() const;
    SubBox box() const { return player_.body.hitBox(); }

    const World* world_;
    Terrain terrain_;
    std::optional<Direction> exit_;
    bool harmCounts_;
    Player player_;
    bool left_ = false;
};

}  // namespace doorstring
