// What a player can hold, and where that leads the knight.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace doorstring {

// The keys to hold for each of the eight ways to walk: one direction, or two at once.
inline constexpr std::array<InputFrame, 8> walkingSteps = [] {
    std::array<InputFrame, 8> all{};
    std::size_t count = 0;
    for (const Direction side : allDirections) {
        all[count++] = holding(side);
    }
    for (const Direction vertical : {Direction::North, Direction::South}) {
        for (const Direction horizontal : {Direction::West, Direction::East}) {
            all[count++] = holding(vertical, horizontal);
        }
    }
    return all;
}();

// Adds the key for the next item to `input` unless `item` is in hand or the key is down. The knight
// must have `item`.
inline InputFrame takingInHand(const World& world, Item item, InputFrame input) {
    // Only a press takes the next item, so a key that is down has to be released first.
    const bool isDown = world.player.itemKeys.has(Button::NextItem);
    return world.player.kit.chosen == item || isDown ? input : input.with(Button::NextItem);
}

// The keys to hold in the next tick: first to turn the knight to `way`, then to take the item in
// hand, and then to use it. He must have the item.
inline InputFrame usingItem(const World& world, Item item, Direction way) {
    const Player& player = world.player;
    if (player.facing != way) {
        return holding(way);
    }
    if (player.kit.chosen != item) {
        return takingInHand(world, item, {});
    }
    return player.itemKeys.has(Button::Item) ? InputFrame{} : holding(Button::Item);
}

// Whether a step to where the ground harms the knight counts as wrong: see Foresight::step().
enum class GroundHarm : std::uint8_t { Ignored, Counts };

// Predicts where given keys lead the knight, by the world's rules of walking.
class Foresight {
public:
    // Begins where the knight is. He may leave the room only by the side `exit`; if that is empty,
    // by none.
    Foresight(const World& world, std::optional<Direction> exit, GroundHarm harm);
    // Does the same with `terrain` in place of the world's.
    Foresight(const World& world, const Terrain& terrain, std::optional<Direction> exit,
              GroundHarm harm);

    // Predicts one more tick in which the player holds `input`. Returns false if harm counts and
    // the ground harms the knight, or if he leaves the room by another side than `exit`.
    bool step(InputFrame input);
    // The middle of the knight once all keys are released and he has stopped; empty if step()
    // returns false before that.
    std::optional<SubPos> stoppingPlace() const;
    // Whether the last step left the room.
    bool hasLeft() const { return hasLeft_; }
    const Player& player() const { return player_; }
    // Whether the last step moved him.
    bool hasMoved() const { return player_.body.at != player_.body.previous; }

private:
    bool hasStopped() const;
    SubBox box() const { return player_.body.hitBox(); }

    const World* world_;
    Terrain terrain_;
    std::optional<Direction> exit_;
    GroundHarm harm_;
    Player player_;
    bool hasLeft_ = false;
};

}  // namespace doorstring
