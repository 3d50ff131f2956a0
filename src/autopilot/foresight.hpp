// Predicts where given keys lead the knight, by the world's own rules of walking.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

class Foresight {
public:
    // He may leave the room by the side `exit`.
    Foresight(const World& world, std::optional<Direction> exit, bool harmCounts);
    // The same with other ground or other doors than the world has.
    Foresight(const World& world, const Terrain& terrain, std::optional<Direction> exit,
              bool harmCounts);

    // Predicts one more tick in which the player holds `input`. False if he is harmed, where that
    // counts, or leaves by another side.
    bool step(InputFrame input);
    // The middle of the knight once all keys are released and he has stopped; empty if he is harmed
    // or leaves by another side before that.
    std::optional<SubPos> stoppingPlace() const;
    bool hasLeft() const { return left_; }
    const Player& player() const { return player_; }
    // Whether the last step moved him.
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
