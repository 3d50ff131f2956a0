#include "world/creatures/gallery.hpp"

#include "world/creatures/place.hpp"

#include <algorithm>

namespace doorstring {

void fillGallery(World& world, const Events& events) {
    Creatures& creatures = world.creatures;
    if (std::any_of(events.begin(), events.end(), [](const Event& event) {
            return std::holds_alternative<RoomCleared>(event);
        })) {
        creatures.ticks = 0;
    }
    const bool isCleared =
        std::find(world.cleared.begin(), world.cleared.end(), world.cell()) != world.cleared.end();
    if (!creatures.living.empty() || (isCleared && creatures.ticks < galleryPauseTicks)) {
        return;
    }
    std::erase(world.cleared, world.cell());
    const auto living = creaturesOf(world, world.room, world.ground, world.knightBox().at);
    creatures.living.assign(living.begin(), living.end());
    creatures.ticks = 0;
}

}  // namespace doorstring
