#include "world/state/player.hpp"

namespace doorstring {

SubBox hitBox(const Player& player, const PlayerConfig& config) {
    return {player.at, toSubpixels(config.hitBox.width), toSubpixels(config.hitBox.height)};
}

GridPos tileUnder(const Player& player, const PlayerConfig& config) {
    return tileOf(centreOf(hitBox(player, config)));
}

}  // namespace doorstring
