// Texts about what the knight was given or may buy, and about the trial of a room.
#pragma once

#include "world/state/player.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// "The bow", "3 bombs"
std::string titleOf(Treasure what, int count);

// Says how to choose `given`, an item just given to the knight, by the key that needs fewer
// presses: "E chooses the item." Empty if there is nothing to choose: `given` is in hand or works
// by itself, or no item is in hand.
std::string choiceText(const Kit& kit, Item given, std::string_view nextKey,
                       std::string_view previousKey);

// Says what the treasure is, how to choose it (`choice`, which may be empty), and what it does.
// `useKey` is the key that uses items.
std::string textOf(Treasure what, int count, std::string_view useKey, std::string_view choice = {});

// The item that `what` belongs to: `what` itself if it is an item, the item `Bombs` for a bundle of
// bombs, the bow for a bundle of arrows. Empty for all other treasures.
std::optional<Item> itemUsing(Treasure what);

// Says what was given, bombs or arrows, and that the item that uses them is missing.
std::string textWithoutItem(Treasure what, int count);

// Says what a ware is, what it costs in coins, if anything, and what it does.
std::string wareText(Treasure what, int count, int price, std::string_view useKey);

// Whether the command line names one room to try: a gallery, or a room made by hand. There is no
// dungeon to explore then.
inline bool isRoomTrial(const World& world) {
    return world.config.creatures.gallery || !world.config.room.texts.onlyTemplate().empty();
}

// The name of what is tried: "shield knight", "3 x slime", or the name of the room made by hand.
std::string trialName(const World& world);
// The same with a capital: "Shield knight".
std::string trialHeading(const World& world);

// Says that a file is read whenever it is saved: `creatures.toml` in a gallery, else the file of
// the room made by hand. The player may edit that file during the trial.
std::string_view savingHint(const World& world);

}  // namespace doorstring
