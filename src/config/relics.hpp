// What each relic is and does: one row per relic.
#pragma once

#include "base/message.hpp"
#include "config/config.hpp"

namespace doorstring {

// The figure of a relic, as config/relics.toml has it.
struct RelicFigure {
    std::string_view key;  // "pixels"
    std::string_view unit;
    int least;
    int most;
    std::string_view help;
    bool isTime = false;  // kept in ticks; `most` is then in seconds, `least` in milliseconds
};

struct RelicRow {
    Relic relic;
    Message title;
    Message text;  // of at most five words
    int liking;    // of two relics, the autopilot takes the one with the higher liking
    RelicFigure figure;
    std::optional<Power> power = {};  // the power that its amount adds to; empty if it gives none
    // Changes the figures of play; null if the relic changes none.
    void (*change)(PlayConfig& play, int amount) = nullptr;
    // If given, the relic is offered only where the knight may have this item.
    std::optional<Item> needs = {};
};

inline constexpr auto relicRows = keyedTable<&RelicRow::relic, RelicRow>({
    {Relic::LongBlade,
     msg("The long blade"),
     msg("Your sword reaches farther."),
     9,
     {"pixels", "pixels", 1, 12, "how much farther the sword reaches"},
     {},
     [](PlayConfig& play, int pixels) { play.sword.reach += pixels; }},
    {Relic::Spool,
     msg("The spool"),
     msg("Every few blows, one doubles."),
     9,
     {"blows", "blows", 2, 20, "of this many blows of the sword that land, the last counts twice"},
     Power::DoubleBlow},
    {Relic::HeavyPommel,
     msg("The heavy pommel"),
     msg("Your blows push farther."),
     5,
     {"pixels", "pixels", 1, 32, "how much farther a blow pushes creatures back"},
     {},
     [](PlayConfig& play, int pixels) {
         for (CreatureConfig& row : play.creatures.kinds) {
             row.pushed += row.pushed > 0 ? pixels : 0;
         }
     }},
    {Relic::Bodkin,
     msg("The bodkin"),
     msg("Unhurt, your sword throws needles."),
     8,
     {"blows", "blows", 1, 5, "the blows that a needle counts for"},
     Power::Needles},
    {Relic::Clapper,
     msg("The clapper"),
     msg("Early blows stun attackers."),
     6,
     // 0.1 to 5 seconds.
     {"stun_seconds", "seconds", 100, 5,
      "how long a creature is stunned by a blow right after it began to announce an attack", true},
     Power::Stun},
    {Relic::FuseKnot,
     msg("The fuse knot"),
     msg("Your bombs burst sooner."),
     3,
     {"percent", "percent", 25, 100,
      "how long the fuses of the knight's bombs burn, in percent of the usual time"},
     {},
     [](PlayConfig& play, int percent) {
         play.items.bombs.fuseTicks = play.items.bombs.fuseTicks * percent / 100;
     },
     Item::Bombs},
    {Relic::Barbs,
     msg("The barbs"),
     msg("Your arrows come back."),
     6,
     {"arrows", "arrows", 1, 3, "the arrows that come back for one that has hit something"},
     Power::ArrowsBack,
     nullptr,
     Item::Bow},
    {Relic::HaresFoot,
     msg("The hare's foot"),
     msg("You walk faster."),
     7,
     {"percent", "percent", 1, 50, "how much faster the knight walks"},
     {},
     [](PlayConfig& play, int percent) { play.player.speed += play.player.speed * percent / 100; }},
    {Relic::CorkBoots,
     msg("The cork boots"),
     msg("You walk on deep water."),
     3,
     {"percent", "percent", 1, 100,
      "by how much the drag of shallows and the glide on ice are reduced"},
     Power::Floats,
     [](PlayConfig& play, int percent) {
         play.ground.shallowsSpeed += (100 - play.ground.shallowsSpeed) * percent / 100;
         play.ground.iceTicks -= play.ground.iceTicks * percent / 100;
     }},
    {Relic::IronHeel,
     msg("The iron heel"),
     msg("Spikes and pits cost nothing."),
     5,
     {"percent", "percent", 1, 90, "how much sooner he is out of a pit"},
     Power::SureFeet,
     [](PlayConfig& play, int percent) {
         play.ground.fallTicks -= play.ground.fallTicks * percent / 100;
     }},
    {Relic::FeatherCloak,
     msg("The feather cloak"),
     msg("Safe longer after a hit."),
     7,
     // 0.1 to 3 seconds.
     {"seconds", "seconds", 100, 3, "how much longer nothing hurts him after a hit", true},
     {},
     [](PlayConfig& play, int ticks) { play.player.safeTicks += ticks; }},
    {Relic::WarmWax,
     msg("The warm wax"),
     msg("A free hit each room."),
     10,
     {"hits", "hits", 1, 5, "the hits in each room that cost no heart"},
     Power::FreeHit},
    {Relic::Thimble,
     msg("The thimble"),
     msg("Stops a shot each room."),
     6,
     {"shots", "shots", 1, 9, "the shots in each room that stop at him"},
     Power::StopsShot},
    {Relic::MothLamp,
     msg("The moth lamp"),
     msg("You shine in the dark."),
     2,
     {"pixels", "pixels", 8, 64, "how much farther he sees in dark rooms"},
     {},
     [](PlayConfig& play, int pixels) {
         play.items.lantern.glow += pixels;
         play.items.lantern.radius += pixels;
     }},
    {Relic::PurseStrings,
     msg("The purse strings"),
     msg("Each coin counts double."),
     4,
     {"coins", "coins", 1, 5, "how many more coins the knight gets for each one that he picks up"},
     Power::MoreCoins},
    {Relic::Honeycomb,
     msg("The honeycomb"),
     msg("Every few foes, one heals."),
     8,
     {"foes", "foes", 2, 50, "of this many creatures that fall, the last heals half a heart"},
     Power::Heals},
});

}  // namespace doorstring
