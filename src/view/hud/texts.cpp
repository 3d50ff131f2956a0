#include "view/hud/texts.hpp"

#include "base/enums.hpp"
#include "base/utf8.hpp"
#include "config/relics.hpp"
#include "config/text/say.hpp"

#include <algorithm>
#include <initializer_list>

namespace doorstring {

namespace {

// What is said of a treasure that is neither an item nor a relic.
struct TreasureText {
    Treasure treasure;
    Message title;    // empty if `counted` makes it
    Message purpose;  // as in ItemRow
    std::string (*counted)(int) = nullptr;
};

constexpr auto treasureTexts = keyedTable<&TreasureText::treasure, TreasureText, itemCount>({
    {Treasure::HeartPiece, msg("A heart piece"), msg("Four of them make a heart.")},
    {Treasure::HeartContainer, msg("One more heart"), msg("All hearts are full again.")},
    {Treasure::SmallKey,
     {},
     msg("It opens one locked door."),
     [](int count) { return sayCount(count, "A small key", "{count} small keys"); }},
    {Treasure::BossKey, msg("The boss key"), msg("It opens the door to the boss.")},
    {Treasure::Map, msg("The map"), msg("It shows all rooms of this floor.")},
    {Treasure::Compass, msg("The compass"), msg("It shows what the rooms of this floor hold.")},
    {Treasure::Coins,
     {},
     msg("Shops take them."),
     [](int count) { return sayCount(count, "A coin", "{count} coins"); }},
    {Treasure::BombBundle,
     {},
     msg("{key} lays one."),
     [](int count) { return sayCount(count, "A bomb", "{count} bombs"); }},
    {Treasure::ArrowBundle,
     {},
     msg("{key} shoots one."),
     [](int count) { return sayCount(count, "An arrow", "{count} arrows"); }},
    {Treasure::Heart,
     {},
     {},
     [](int count) { return sayCount(count, "A heart", "{count} hearts"); }},
});

// The number of key presses from the item in hand to another one, along the knight's row of items
// if `step` is 1, back if it is -1.
int pressesTo(const Kit& kit, Item item, int step) {
    constexpr int count = static_cast<int>(itemCount);
    int presses = 0;
    for (int at = static_cast<int>(*kit.chosen); at != static_cast<int>(item);) {
        at = (at + step + count) % count;
        const Item passed = static_cast<Item>(at);
        presses += kit.items.has(passed) && itemRows[passed].isHeld ? 1 : 0;
    }
    return presses;
}

// Says what a treasure is for; empty if there is nothing to say.
std::string purposeText(Treasure what, std::string_view useKey) {
    return filled(isRelic(what)  ? relicRows[relicOf(what)].text
                  : isItem(what) ? itemRows[itemOf(what)].purpose
                                 : treasureTexts[what].purpose,
                  "key"_a = useKey);
}

// Joins sentences, some of which may be empty.
std::string joined(std::initializer_list<std::string_view> sentences) {
    std::string text;
    for (const std::string_view sentence : sentences) {
        text += text.empty() || sentence.empty() ? "" : " ";
        text += sentence;
    }
    return text;
}

}  // namespace

std::string choiceText(const Kit& kit, Item given, std::string_view nextKey,
                       std::string_view previousKey) {
    if (!kit.chosen || kit.chosen == given || !itemRows[given].isHeld) {
        return {};
    }
    const int forward = pressesTo(kit, given, 1);
    const int back = pressesTo(kit, given, -1);
    const int presses = std::min(forward, back);
    const std::string_view key = forward <= back ? nextKey : previousKey;
    return presses == 2 ? say("{key} twice chooses the item.", "key"_a = key)
                        : sayCount(presses, "{key} chooses the item.",
                                   "{key} {count} times chooses the item.", "key"_a = key);
}

std::string titleOf(Treasure what, int count) {
    if (isRelic(what)) {
        return std::string(tr(relicRows[relicOf(what)].title));
    }
    if (isItem(what)) {
        return std::string(tr(itemRows[itemOf(what)].title));
    }
    const TreasureText& text = treasureTexts[what];
    return text.counted != nullptr ? text.counted(count) : std::string(tr(text.title));
}

std::string textOf(Treasure what, int count, std::string_view useKey, std::string_view choice) {
    return joined(
        {say("{title}!", "title"_a = titleOf(what, count)), choice, purposeText(what, useKey)});
}

std::optional<Item> itemUsing(Treasure what) {
    return isItem(what)                    ? std::optional(itemOf(what))
           : what == Treasure::BombBundle  ? std::optional(Item::Bombs)
           : what == Treasure::ArrowBundle ? std::optional(Item::Bow)
                                           : std::nullopt;
}

std::string textWithoutItem(Treasure what, int count) {
    return joined({say("{title}!", "title"_a = titleOf(what, count)),
                   tr(what == Treasure::ArrowBundle
                          ? msg("To shoot arrows you need the bow, from a large chest.")
                          : msg("To lay bombs you need an item from a large chest."))});
}

std::string wareText(Treasure what, int count, int price, std::string_view useKey) {
    const std::string title = titleOf(what, count);
    return joined({price == 0 ? say("{title}.", "title"_a = title)
                              : sayCount(price, "{title}: {count} coin.", "{title}: {count} coins.",
                                         "title"_a = title),
                   purposeText(what, useKey)});
}

std::string trialName(const World& world) {
    const auto& gallery = world.config.creatures.gallery;
    if (!gallery) {
        return world.config.room.texts.onlyTemplate();
    }
    const std::string_view kind = tr(creatureRows[gallery->kind].title);
    return gallery->count == 1 ? std::string(kind) : fmt::format("{} x {}", gallery->count, kind);
}

std::string trialHeading(const World& world) {
    return capitalized(trialName(world));
}

std::string_view savingHint(const World& world) {
    return tr(world.config.creatures.gallery ? msg("creatures.toml is read when saved")
                                             : msg("The file is read when saved"));
}

}  // namespace doorstring
