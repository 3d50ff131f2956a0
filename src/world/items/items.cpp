#include "world/items/items.hpp"

#include "base/enums.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// How an item is used: a function that returns false if it cannot be used here or now; null for an
// item that works by itself.
struct ItemUse {
    Item item;
    bool (*use)(World& world, Events& events);
};
constexpr auto itemUses = keyedTable<&ItemUse::item, ItemUse>({
    {Item::Bombs, layBomb},
    {Item::Bow, shootArrow},
    {Item::Hook, throwHook},
    {Item::Lantern, nullptr},
    {Item::Feather, &doorstring::hop},
});

// The item `places` after the chosen one in the row of those that the knight has; the first follows
// the last.
Item chosenBeside(const Kit& kit, int places) {
    constexpr int count = static_cast<int>(enumSize<Item>());
    int at = static_cast<int>(*kit.chosen);
    do {
        at = (at + places + count) % count;
    } while (!kit.items.has(static_cast<Item>(at)));
    return static_cast<Item>(at);
}

void choose(Player& player, int places, Events& events) {
    if (!player.kit.chosen || places == 0) {
        return;
    }
    const Item next = chosenBeside(player.kit, places);
    if (next != *player.kit.chosen) {
        player.kit.chosen = next;
        events.push_back(ItemChosen{next});
    }
}

void use(World& world, Events& events) {
    const auto item = world.player.kit.chosen;
    const auto use = item ? itemUses[*item].use : nullptr;
    const bool isUsed = use != nullptr && world.isKnightFree() && use(world, events);
    if (item && !isUsed) {
        events.push_back(ItemRefused{*item});
    }
}

}  // namespace

void useItems(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    const EnumSet<Button> pressed = (input.held & itemButtons) - player.itemKeys;
    player.itemKeys = input.held & itemButtons;
    player.restTicks = std::max(0, player.restTicks - 1);
    if (player.dying()) {
        return;
    }
    choose(player,
           (pressed.has(Button::NextItem) ? 1 : 0) - (pressed.has(Button::PreviousItem) ? 1 : 0),
           events);
    if (pressed.has(Button::Item)) {
        use(world, events);
    }
}

bool isBusy(const World& world) {
    return world.player.restTicks > 0 || world.tools.hook.has_value();
}

void advanceTools(World& world, Events& events) {
    advanceHook(world, events);
    advanceArrows(world, events);
    advanceBombs(world, events);
}

bool isLanternLit(const World& world) {
    return world.player.kit.chosen == Item::Lantern;
}

int sightInDark(const World& world) {
    const LanternConfig& config = world.config.items.lantern;
    return isLanternLit(world) ? std::max(config.radius, config.glow) : config.glow;
}

}  // namespace doorstring
