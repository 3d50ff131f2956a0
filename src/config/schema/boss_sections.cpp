#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

// Returns a function that finds figures that only one boss has, for Schema::add().
template <typename Rules>
auto ownPart(Rules OwnRules::*rules) {
    return within(within(&Config::creatures, &CreaturesConfig::own), rules);
}

void addKingSlime(Schema& schema) {
    schema.add("king_slime", ownPart(&OwnRules::kingSlime),
               {{"pause_seconds", "seconds", TicksKind{5}, &KingSlimeRules::pauseTicks,
                 "how long the King Slime crawls between two attacks"},
                {"hops", "", IntegerKind{1, 10}, &KingSlimeRules::hops,
                 "how often the King Slime hops in a row"},
                {"rise_seconds", "seconds", TicksKind{2, 350}, &KingSlimeRules::riseTicks,
                 "how long he rises in a leap"},
                {"hover_seconds", "seconds", TicksKind{5}, &KingSlimeRules::hoverTicks,
                 "how long his shadow follows the knight"},
                {"lock_seconds", "seconds", TicksKind{5, 700}, &KingSlimeRules::lockTicks,
                 "how long his shadow stands still before he lands there"},
                {"slam_reach", "pixels", IntegerKind{16, 48}, &KingSlimeRules::slamReach,
                 "how far from his middle the slam hurts; the picture of its ring reaches 36"},
                {"wave_reach", "pixels", IntegerKind{36, 240}, &KingSlimeRules::waveReach,
                 "how far the wave of a slam runs; farther to a knight whom no slam can reach"},
                {"wave_speed", "pixels a second", IntegerKind{30, 240}, &KingSlimeRules::waveSpeed,
                 "how quickly that wave runs"},
                {"blobs", "", IntegerKind{1, mostInFan}, &KingSlimeRules::blobs,
                 "how many blobs he spits at once"},
                {"split_every", "blows", IntegerKind{1, 100}, &KingSlimeRules::splitEvery,
                 "a small slime splits off each time he has taken this many blows"},
                {"most_slimes", "", IntegerKind{0, 6}, &KingSlimeRules::mostSlimes,
                 "the most small slimes alive at a time; with as many, no more split off"}});
}

void addPorter(Schema& schema) {
    schema.add("porter", ownPart(&OwnRules::porter),
               {{"pause_seconds", "seconds", TicksKind{5}, &PorterRules::pauseTicks,
                 "how long the Porter is behind his doors between two attacks"},
                {"rap_seconds", "seconds", TicksKind{2, 100}, &PorterRules::rapTicks,
                 "from his first rap at a door to the second"},
                {"crack_seconds", "seconds", TicksKind{5, 200}, &PorterRules::crackTicks,
                 "how long his door stands ajar before he bursts out"},
                {"keys", "", IntegerKind{1, mostInFan}, &PorterRules::keys,
                 "how many keys he throws at once"},
                {"key_seconds", "seconds", TicksKind{2, 200}, &PorterRules::keyTicks,
                 "how long his keys fly until they turn back"},
                {"bar_seconds", "seconds", TicksKind{10, 500}, &PorterRules::barTicks,
                 "how long his bars stay up"}});
}

void addWeaver(Schema& schema) {
    schema.add("weaver", ownPart(&OwnRules::weaver),
               {{"pause_seconds", "seconds", TicksKind{5}, &WeaverRules::pauseTicks,
                 "how long the Weaver hangs still between two attacks"},
                {"strings", "", IntegerKind{1, 6}, &WeaverRules::strings,
                 "how many strings she draws across the room at once; one more each time she has "
                 "been cut down"},
                {"most_strings", "", IntegerKind{1, 6}, &WeaverRules::mostStrings,
                 "the most strings that she draws at once"},
                {"string_width", "pixels", IntegerKind{2, 12}, &WeaverRules::stringWidth,
                 "how wide a string is as it snaps"},
                {"snap_seconds", "seconds", TicksKind{1, 50}, &WeaverRules::snapTicks,
                 "how long a string hurts as it snaps"},
                {"pull_strings", "", IntegerKind{0, 6}, &WeaverRules::pullStrings,
                 "how many strings she draws before she pulls the room around"},
                {"recoil_seconds", "seconds", TicksKind{5, 500}, &WeaverRules::recoilTicks,
                 "the time from the pull until the strings that she drew before it snap, on the "
                 "other side"},
                {"mirror_seconds", "seconds", TicksKind{2, 100}, &WeaverRules::mirrorTicks,
                 "how long the mirror of the room takes to slide in; nothing moves meanwhile"},
                {"brood", "", IntegerKind{1, 6}, &WeaverRules::brood,
                 "how many of her brood she sends out at once"},
                {"most_brood", "", IntegerKind{0, 6}, &WeaverRules::mostBrood,
                 "the most of her brood that live at a time"}});
}

void addFounder(Schema& schema) {
    schema.add("founder", ownPart(&OwnRules::founder),
               {{"pause_seconds", "seconds", TicksKind{5, 500}, &FounderRules::pauseTicks,
                 "how long the Founder walks between two attacks"},
                {"hammer_range", "pixels", IntegerKind{16, 96}, &FounderRules::hammerRange,
                 "how near the knight must be for the Founder to use his hammer; at one farther "
                 "away he throws slag"},
                {"hammer_across", "tiles", IntegerKind{1, 5}, &FounderRules::hammerAcross,
                 "width of the ground before him that the hammer strikes"},
                {"hammer_along", "tiles", IntegerKind{1, 4}, &FounderRules::hammerAlong,
                 "length of the ground before him that the hammer strikes"},
                {"rage_blows", "", IntegerKind{1, 4}, &FounderRules::rageBlows,
                 "blows of the hammer one after the other, after his gate"},
                {"burn_seconds", "seconds", TicksKind{20}, &FounderRules::burnTicks,
                 "how long the ground burns where his hammer struck"},
                {"slag_burn_seconds", "seconds", TicksKind{20}, &FounderRules::slagBurnTicks,
                 "how long a tile burns where slag came down"},
                {"slag", "", IntegerKind{1, 8}, &FounderRules::slag, "blobs of slag in a throw"},
                {"slag_radius", "pixels", IntegerKind{8, 48}, &FounderRules::slagRadius,
                 "how far from its middle slag hurts"},
                {"slag_seconds", "seconds", TicksKind{3, 500}, &FounderRules::slagTicks,
                 "how long slag is announced where it comes down"},
                {"dazed_seconds", "seconds", TicksKind{5}, &FounderRules::dazedTicks,
                 "how long he is dazed after he ran into a pillar"},
                {"bare_seconds", "seconds", TicksKind{30}, &FounderRules::bareTicks,
                 "how long he is without his shield when the hook has taken it"},
                {"glow_seconds", "seconds", TicksKind{1, 200}, &FounderRules::glowTicks,
                 "how long his eyes glow in the dark before an attack"},
                {"dazzle_reach", "pixels", IntegerKind{0, 240}, &FounderRules::dazzleReach,
                 "from how far the lantern dazzles him while his eyes glow"}});
}

void addString(Schema& schema) {
    schema.add(
        "string", ownPart(&OwnRules::string),
        {{"pause_seconds", "seconds", TicksKind{5}, &StringRules::pauseTicks,
          "how long the String stalks the knight between two attacks"},
         {"holes", "", IntegerKind{1, 8}, &StringRules::holes, "how many holes it pricks in a row"},
         {"stitch_seconds", "seconds", TicksKind{1, 100}, &StringRules::stitchTicks,
          "from one hole to the next"},
         {"hole_seconds", "seconds", TicksKind{2, 500}, &StringRules::holeTicks,
          "how long after a hole the needle comes up there"},
         {"hole_reach", "pixels", IntegerKind{6, 32}, &StringRules::holeReach,
          "how far from the middle of a hole its needle hurts"},
         {"beside_seconds", "seconds", TicksKind{5}, &StringRules::extraHoleTicks,
          "after its first gate, the time between holes that it pricks while it stalks or its "
          "needle flies; 0: never"},
         {"puppets", "", IntegerKind{0, 4}, &StringRules::puppets,
          "the most puppets that live beside it"},
         {"shapes_below", "blows", IntegerKind{0, 100}, &StringRules::shapesBelow,
          "with this many blows left, or fewer, it takes the shapes of other bosses"},
         {"needle_up_seconds", "seconds", TicksKind{1, 50}, &StringRules::holeUpTicks,
          "how long the needle that comes up from a hole hurts"},
         {"thread_width", "pixels", IntegerKind{4, 32}, &StringRules::threadWidth,
          "how wide the thread is that its needle flies along"},
         {"flee_speed", "pixels a second", IntegerKind{60, 480}, &StringRules::fleeSpeed,
          "how quickly it flees to a door, at least"},
         {"shape_seconds", "seconds", TicksKind{1, 50},
          within(&StringRules::shapes, &ShapeRules::ticks),
          "how long the Porter's lane, the Weaver's strings and the Founder's slag hurt in its "
          "shapes"},
         {"wave_reach", "pixels", IntegerKind{36, 240},
          within(&StringRules::shapes, &ShapeRules::waveReach),
          "how far the wave of the King's shape runs"},
         {"wave_seconds", "seconds", TicksKind{5, 100},
          within(&StringRules::shapes, &ShapeRules::waveTicks), "how long that wave runs"},
         {"line_width", "pixels", IntegerKind{2, 32},
          within(&StringRules::shapes, &ShapeRules::lineWidth),
          "how wide each of the three strings of the Weaver's shape is"},
         {"lines_apart", "pixels", IntegerKind{16, 96},
          within(&StringRules::shapes, &ShapeRules::linesApart),
          "how far apart the strings of the Weaver's shape are"},
         {"slag_radius", "pixels", IntegerKind{8, 48},
          within(&StringRules::shapes, &ShapeRules::slagRadius),
          "how far from its middle the slag of the Founder's shape hurts"},
         {"slag_apart_seconds", "seconds", TicksKind{1, 50},
          within(&StringRules::shapes, &ShapeRules::slagApartTicks),
          "from one of its three blobs of slag to the next"},
         {"usual_halls", "percent", IntegerKind{0, 100},
          within(&StringRules::usual, &UsualRooms::halls),
          "the usual share of rooms with two doors across from each other on a floor; the String's "
          "first chamber is like the kind of room that exceeds its usual share most"},
         {"usual_crossings", "percent", IntegerKind{0, 100},
          within(&StringRules::usual, &UsualRooms::crossings),
          "the usual share of rooms with three or four doors on a floor; see usual_halls"},
         {"usual_ends", "percent", IntegerKind{0, 100},
          within(&StringRules::usual, &UsualRooms::ends),
          "the usual share of rooms with one door on a floor; see usual_halls"}});
}

// Adds a section for each move that has a name. No announcement may be shorter than
// leastMilliseconds, which is more for great blows.
void addMoves(Schema& schema) {
    for (const MoveTraits& move : moveTraits) {
        if (move.name.empty()) {
            continue;
        }
        const int leastMilliseconds = leastTellOf(move.move) * 1000 / ticksPerSecond;
        schema.add(
            "move." + std::string(move.name),
            within(within(&Config::creatures, &CreaturesConfig::moves), at(move.move)),
            {{"wind_up_seconds", "seconds", TicksKind{5, leastMilliseconds},
              &MoveConfig::windUpTicks, "how long this attack of a boss is announced"},
             {"attack_seconds", "seconds", TicksKind{10, 50}, &MoveConfig::attackTicks,
              "how long it takes at most"},
             {"rest_seconds", "seconds", TicksKind{10, 500}, &MoveConfig::restTicks,
              "how long the boss rests after the attack and can be struck"},
             {"damage", "half hearts", IntegerKind{0, 20}, &MoveConfig::damage, "what it costs"},
             {"speed", "pixels a second", IntegerKind{0, 480}, &MoveConfig::speed,
              "speed of the boss in this attack, or of what it throws"}});
    }
}

}  // namespace

void addBossSections(Schema& schema) {
    schema.add(
        "boss", within(&Config::creatures, &CreaturesConfig::boss),
        {{"wait_seconds", "seconds", TicksKind{5}, &BossRules::waitTicks,
          "how long a boss does nothing after its entrance"},
         {"safe_seconds", "seconds", TicksKind{2}, &BossRules::safeTicks,
          "how long nothing hurts a boss after a blow"},
         {"rage_pace", "percent", IntegerKind{100, 200}, &BossRules::ragePace,
          "the speed of a boss after its first gate, in percent of what it was before"},
         {"fall_seconds", "seconds", TicksKind{5, 100}, &BossRules::fallTicks,
          "how long a boss takes to fall"},
         {"coins", "", IntegerKind{0, 16}, &BossRules::coins, "coins that a boss leaves"},
         {"hearts", "", IntegerKind{0, 4}, &BossRules::hearts, "hearts that a boss leaves"}});
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (isBoss(kind)) {
            schema.add("boss." + std::string(name(kind)),
                       within(within(&Config::creatures, &CreaturesConfig::bosses), at(kind)),
                       {{"gates", "percent of health", GatesKind{}, &BossConfig::gates,
                         "the health at which blows stop for a moment and the boss changes"},
                        {"change_seconds", "seconds", TicksKind{1, 500}, &BossConfig::changeTicks,
                         "how long it changes; nothing hurts it meanwhile"},
                        {"stun_seconds", "seconds", TicksKind{5, 500}, &BossConfig::stunTicks,
                         "how long the item of its floor stuns it"}});
        }
    }
    addKingSlime(schema);
    addPorter(schema);
    addWeaver(schema);
    addFounder(schema);
    addString(schema);
    addMoves(schema);
}

}  // namespace doorstring
