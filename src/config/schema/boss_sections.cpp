#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

void addKingSlime(Schema& schema) {
    schema.add("king_slime", within(&Config::creatures, &CreaturesConfig::kingSlime),
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
                 "how far the wave of a slam runs behind his gate"},
                {"wave_speed", "pixels a second", IntegerKind{30, 240}, &KingSlimeRules::waveSpeed,
                 "how quickly that wave runs"},
                {"blobs", "", IntegerKind{1, mostBlobs}, &KingSlimeRules::blobs,
                 "how many blobs he spits at once"},
                {"split_every", "blows", IntegerKind{1, 100}, &KingSlimeRules::splitEvery,
                 "a small slime splits off each time he has taken this many blows"},
                {"most_slimes", "", IntegerKind{0, 6}, &KingSlimeRules::mostSlimes,
                 "the most small slimes that live beside him; then none splits off"}});
}

// What is announced for longer the greater the blow.
void addMoves(Schema& schema) {
    for (const MoveTraits& move : moveTraits) {
        if (move.name.empty()) {
            continue;
        }
        const int least = leastTellOf(move.move) * 1000 / ticksPerSecond;
        schema.add(
            "move." + std::string(move.name),
            within(within(&Config::creatures, &CreaturesConfig::moves), at(move.move)),
            {{"wind_up_seconds", "seconds", TicksKind{5, least}, &MoveConfig::windUpTicks,
              "how long this attack of a boss is announced"},
             {"attack_seconds", "seconds", TicksKind{10, 50}, &MoveConfig::attackTicks,
              "how long it takes at most"},
             {"rest_seconds", "seconds", TicksKind{10, 500}, &MoveConfig::restTicks,
              "how long the boss rests after it, so that it can be struck"},
             {"damage", "half hearts", IntegerKind{0, 20}, &MoveConfig::damage, "what it costs"},
             {"speed", "pixels a second", IntegerKind{0, 480}, &MoveConfig::speed,
              "how quickly the boss moves in it, or what it throws"}});
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
          "the speed of a boss behind its first gate, of what it was before"},
         {"fall_seconds", "seconds", TicksKind{5, 100}, &BossRules::fallTicks,
          "how long a boss takes to fall"},
         {"coins", "", IntegerKind{0, 16}, &BossRules::coins, "coins that a boss leaves"},
         {"hearts", "", IntegerKind{0, 4}, &BossRules::hearts, "hearts that a boss leaves"}});
    for (const CreatureKind kind : allValues<CreatureKind>) {
        if (isBoss(kind)) {
            schema.add("boss." + std::string(name(kind)),
                       within(within(&Config::creatures, &CreaturesConfig::bosses), at(kind)),
                       {{"gates", "percent of health", GatesKind{}, &BossConfig::gates,
                         "where blows stop for a moment and a boss changes"},
                        {"change_seconds", "seconds", TicksKind{1, 500}, &BossConfig::changeTicks,
                         "how long it changes; nothing hurts it meanwhile"},
                        {"stun_seconds", "seconds", TicksKind{5, 500}, &BossConfig::stunTicks,
                         "how long the item of its floor stuns it"}});
        }
    }
    addKingSlime(schema);
    addMoves(schema);
}

}  // namespace doorstring
