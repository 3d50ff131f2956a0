#include "view/hud/texts.hpp"

#include "base/enums.hpp"
#include "config/relics.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

struct TreasureText {
    Treasure treasure;
    std::string_view one;
    std::string_view many;     // follows their number; empty if there is never more than one
    std::string_view purpose;  // '#' stands for the key that uses items
    std::string_view pronoun = "it";
};

constexpr auto treasureTexts = keyedTable<&TreasureText::treasure, TreasureText>({
    {Treasure::Bombs, "Bombs", "", "# lays one: for crates, rubble and cracked walls.", "them"},
    {Treasure::Bow, "The bow", "", "# shoots an arrow straight ahead."},
    {Treasure::Hook, "The hook", "", "# throws it: it pulls you over pits and water."},
    {Treasure::Lantern, "The lantern", "", "It lights dark rooms by itself."},
    {Treasure::Feather, "The feather", "", "# hops: over pits, spikes and shots."},
    {Treasure::HeartPiece, "A piece of heart", "", "Four of them make a heart."},
    {Treasure::HeartContainer, "One more heart", "", "All hearts are full again."},
    {Treasure::SmallKey, "A small key", "small keys", "It opens one locked door."},
    {Treasure::BossKey, "The boss key", "", "It opens the door to the boss."},
    {Treasure::Map, "The map", "", "It shows all rooms of this floor."},
    {Treasure::Compass, "The compass", "", "It shows what the rooms of this floor hold."},
    {Treasure::Coins, "A coin", "coins", "Shops take them."},
    {Treasure::BombBundle, "A bomb", "bombs", "# lays one."},
    {Treasure::ArrowBundle, "An arrow", "arrows", "# shoots one."},
    {Treasure::Heart, "A heart", "hearts", ""},
});

// The number of presses from the chosen item to another one, in the knight's row of them.
int pressesTo(const Kit& kit, Item item, int way) {
    constexpr int count = static_cast<int>(enumSize<Item>());
    int presses = 0;
    for (int at = static_cast<int>(*kit.chosen); at != static_cast<int>(item);) {
        at = (at + way + count) % count;
        const Item passed = static_cast<Item>(at);
        presses += kit.items.has(passed) && itemTraits[passed].isHeld ? 1 : 0;
    }
    return presses;
}

// Says how often to press a key, with a space before it; empty if once.
std::string timesText(int presses) {
    return presses < 2 ? "" : presses == 2 ? " twice" : fmt::format(" {} times", presses);
}

// What a treasure is for; '#' stands for the key that uses items.
std::string_view purposeOf(Treasure what) {
    return isRelic(what) ? relicRows[relicOf(what)].text : treasureTexts[what].purpose;
}

// Says what the treasure is for, with a space before it; empty if there is nothing to say.
std::string purposeText(Treasure what, std::string_view useKey) {
    const std::string_view purpose = purposeOf(what);
    std::string text = purpose.empty() ? "" : " ";
    for (const char letter : purpose) {
        text += letter == '#' ? std::string(useKey) : std::string(1, letter);
    }
    return text;
}

}  // namespace

std::string choiceText(const Kit& kit, Item given, std::string_view nextKey,
                       std::string_view previousKey) {
    if (!kit.chosen || kit.chosen == given || !itemTraits[given].isHeld) {
        return {};
    }
    const int forward = pressesTo(kit, given, 1);
    const int back = pressesTo(kit, given, -1);
    return fmt::format("{}{} chooses {}", forward <= back ? nextKey : previousKey,
                       timesText(std::min(forward, back)),
                       treasureTexts[treasureOf(given)].pronoun);
}

std::string titleOf(Treasure what, int count) {
    if (isRelic(what)) {
        return std::string(relicRows[relicOf(what)].title);
    }
    const auto& [treasure, one, many, purpose, pronoun] = treasureTexts[what];
    return count == 1 || many.empty() ? std::string(one) : fmt::format("{} {}", count, many);
}

std::string textOf(Treasure what, int count, std::string_view useKey, std::string_view choice) {
    std::string text = titleOf(what, count) + "!";
    const std::string_view purpose = purposeOf(what);
    if (!choice.empty()) {
        text += fmt::format(" {}{}", choice, purpose.starts_with('#') ? "," : ".");
    }
    return text + purposeText(what, useKey);
}

std::optional<Item> itemUsing(Treasure what) {
    return isItem(what)                    ? std::optional(itemOf(what))
           : what == Treasure::BombBundle  ? std::optional(Item::Bombs)
           : what == Treasure::ArrowBundle ? std::optional(Item::Bow)
                                           : std::nullopt;
}

std::string textWithoutItem(Treasure what, int count) {
    return titleOf(what, count) + (what == Treasure::ArrowBundle
                                       ? "! To shoot them you need the bow, from a large chest."
                                       : "! To lay them you need an item from a large chest.");
}

std::string offerText(Treasure what, int count, int price, std::string_view useKey) {
    if (price == 0) {
        return fmt::format("{}.{}", titleOf(what, count), purposeText(what, useKey));
    }
    return fmt::format("{}: {} {}.{}", titleOf(what, count), price, price == 1 ? "coin" : "coins",
                       purposeText(what, useKey));
}

std::string nameShownAlone(const World& world) {
    const auto& gallery = world.config.creatures.gallery;
    if (!gallery) {
        return world.config.room.texts.only();
    }
    const std::string kind(creatureRows[gallery->kind].title);
    return gallery->count == 1 ? kind : fmt::format("{} x {}", gallery->count, kind);
}

std::string headingShownAlone(const World& world) {
    std::string heading = nameShownAlone(world);
    const char first = heading.front();
    heading.front() = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
    return heading;
}

std::string_view editedFileText(const World& world) {
    return world.config.creatures.gallery ? "creatures.toml is read when saved"
                                          : "The file is read when saved";
}

}  // namespace doorstring
