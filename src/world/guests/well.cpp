#include "world/guests/well.hpp"

#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "dungeon/contents/contents.hpp"
#include "world/creatures/place.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/give.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace doorstring {

namespace {

// The first of the relics that are nowhere on the floor and that the knight lacks, in the order
// drawn by lot; null if there is none.
std::optional<Relic> relicOfWell(const World& world) {
    const Contents contents = contentsOf(world.dungeon, world.config.adventure);
    const std::vector<Relic>& left = contents.relicsLeft;
    const auto next = std::ranges::find_if(
        left, [&](Relic relic) { return !world.player.kit.relics.has(relic); });
    return next == left.end() ? std::nullopt : std::optional(*next);
}

void raiseBats(World& world, int count, SubPos from, std::uint64_t roll) {
    constexpr int scattered = 24;  // pixels
    for (int i = 0; i < count; ++i) {
        Creature bat = makeCreature(world, CreatureKind::Bat, from, cellRoll(roll, {i, 0}));
        bat.doing = Doing::Rests;
        bat.body.at = nearestFooting(world.terrain(), bat.body).value_or(bat.body.at);
        knockBack(bat.body, offsetOf(allDirections[static_cast<std::size_t>(i) % 4]), scattered);
        world.creatures.living.push_back(bat);
    }
}

// The treasure that an answer gives; null if the answer gives nothing. Also null if it gives a
// relic, because giftOf() chooses which one.
struct AnswerGift {
    WellAnswer answer;
    std::optional<Treasure> treasure = {};
};
constexpr auto answerGifts = keyedTable<&AnswerGift::answer, AnswerGift>({
    {WellAnswer::Heart, Treasure::Heart},
    {WellAnswer::HeartPiece, Treasure::HeartPiece},
    {WellAnswer::Relic},
    {WellAnswer::Bombs, Treasure::BombBundle},
    {WellAnswer::Voice},
    {WellAnswer::Bats},
});

std::optional<Treasure> giftOf(const World& world, WellAnswer answer) {
    if (answer == WellAnswer::Relic) {
        const auto relic = relicOfWell(world);
        return relic ? std::optional(treasureOf(*relic)) : std::nullopt;
    }
    return answerGifts[answer].treasure;
}

// Whether the well can give this answer. What it gives must be of use to the knight, and for a
// relic there must be one that he lacks.
bool canAnswer(const World& world, WellAnswer answer) {
    const auto gift = giftOf(world, answer);
    return gift ? hasUseFor(world, *gift) : answer != WellAnswer::Relic;
}

// An answer by lot; the voice if there is none that the well can give.
WellAnswer answerTo(const World& world, std::uint64_t roll) {
    const WellRules& rules = world.config.adventure.guests.well;
    std::vector<WellAnswer> answers;
    for (const WellAnswer answer : allValues<WellAnswer>) {
        if (rules.answers[answer].weight > 0 && canAnswer(world, answer)) {
            answers.push_back(answer);
        }
    }
    const auto weightOf = [&](WellAnswer answer) -> std::int64_t {
        return rules.answers[answer].weight;
    };
    return answers.empty() ? WellAnswer::Voice
                           : *pickByWeight(answers, weightOf, totalWeight(answers, weightOf), roll);
}

}  // namespace

void makeWish(World& world, const Thing& well, Events& events) {
    const int price = wishPrice(world);
    const GridPos tile = well.tile;
    if (world.player.kit.coins < price) {
        events.push_back(WishRefused{price});
        return;
    }
    const WellRules& rules = world.config.adventure.guests.well;
    const std::uint64_t roll = cellRoll(
        contentsRoll(world.dungeon.seed(), well.cell, ContentsRoll::Wishes), {world.wellThrows, 0});
    const WellAnswer answer = answerTo(world, roll);
    world.player.kit.coins -= price;
    if (++world.wellThrows >= rules.throws) {
        world.things.markEmpty(well.cell, tile);
    }
    events.push_back(WishMade{answer, price, tile});
    const int count = rules.answers[answer].count;
    if (const auto gift = giftOf(world, answer)) {
        giveTreasure(world, *gift, count, events);
    } else if (answer == WellAnswer::Bats) {
        raiseBats(world, count, tileCentre(tile), roll);
    }
}

}  // namespace doorstring
