#include "world/items/items.hpp"

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

static_assert(std::ranges::all_of(itemRows,
                                  [](const ItemRow& row) {
                                      return row.isHeld == itemUses[row.item].use.has_value();
                                  }),
              "what is held has a use");

bool canBeInHand(const Kit& kit, Item item) {
    return kit.items.has(item) && itemRows[item].isHeld;
}

// The item after the one in hand if `step` is 1, the item before it if -1. Skips items that cannot
// be in hand. The first follows the last.
Item nextInHand(const Kit& kit, int step) {
    constexpr int count = static_cast<int>(itemCount);
    int at = static_cast<int>(*kit.chosen);
    do {
        at = (at + step + count) % count;
    } while (!canBeInHand(kit, static_cast<Item>(at)));
    return static_cast<Item>(at);
}

void takeInHand(Player& player, Item item, Events& events) {
    if (player.kit.chosen != item) {
        player.kit.choose(item);
        events.push_back(ItemChosen{item});
    }
}

void choose(Player& player, int step, Events& events) {
    if (player.kit.chosen && step != 0) {
        takeInHand(player, nextInHand(player.kit, step), events);
    }
}

void use(World& world, std::optional<Item> item, Events& events) {
    const auto function = item ? itemUses[*item].use : std::nullopt;
    const bool isUsed = function && world.isKnightFree() && (*function)(world, events);
    if (item && !isUsed) {
        events.push_back(ItemRefused{*item});
    }
}

// Uses each item whose own button was pressed, and takes it in hand first if it can be in hand.
void useByOwnKey(World& world, EnumSet<Button> pressed, Events& events) {
    for (const Item item : world.player.kit.items) {
        if (!pressed.has(buttonOf(item))) {
            continue;
        }
        if (itemRows[item].isHeld) {
            takeInHand(world.player, item, events);
        }
        use(world, item, events);
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
        use(world, player.kit.chosen, events);
    } else if (pressed.has(Button::SecondItem)) {
        use(world, player.kit.second, events);
    } else {
        useByOwnKey(world, pressed, events);
    }
}

bool isRootedByItem(const World& world) {
    return world.player.restTicks > 0 || world.tools.hook.has_value();
}

void advanceTools(World& world, Events& events) {
    advanceHook(world, events);
    advanceArrows(world, events);
    refillArrows(world, events);
    advanceBombs(world, events);
}

bool isLanternLit(const World& world) {
    return world.player.kit.items.has(Item::Lantern);
}

int sightInDark(const World& world) {
    const LanternConfig& config = world.config.items.lantern;
    return isLanternLit(world) ? std::max(config.radius, config.glow) : config.glow;
}

}  // namespace doorstring
