// What is drawn by lot for a floor: its relics and its set pieces.
#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "config/relics.hpp"
#include "dungeon/contents/contents.hpp"

namespace doorstring {

std::vector<Relic> relicsByLot(const Dungeon& dungeon, const AdventureConfig& config) {
    RandomStream random(contentsRoll(dungeon.seed(), dungeon.start(), ContentsRoll::Relics));
    const auto weightOf = [&](Relic relic) -> std::int64_t {
        const RelicConfig& row = config.relics.table[relic];
        return config.isUnlocked(row.afterWins) ? row.weight : 0;
    };
    std::vector<Relic> left;
    for (const RelicRow& row : relicRows) {
        const bool isOfUse =
            !row.needs || mayHave(config, config.floor, dungeon.seed(), *row.needs);
        if (isOfUse && weightOf(row.relic) > 0 && !config.brought.relics.has(row.relic)) {
            left.push_back(row.relic);
        }
    }
    std::vector<Relic> drawn;
    while (!left.empty()) {
        const auto next = pickByWeight(left, weightOf, totalWeight(left, weightOf), random.next());
        drawn.push_back(*next);
        left.erase(next);
    }
    return drawn;
}

std::vector<SetPiece> piecesByLot(const Dungeon& dungeon, const AdventureConfig& config) {
    RandomStream random(contentsRoll(dungeon.seed(), dungeon.start(), ContentsRoll::Pieces));
    const auto weightOf = [&](SetPiece piece) -> std::int64_t {
        return config.pieces.table[piece].weight;
    };
    std::vector<SetPiece> left;
    for (const SetPiece piece : allValues<SetPiece>) {
        const PieceConfig& row = config.pieces.table[piece];
        const bool isOnFloor = row.firstFloor <= config.floor && config.floor <= row.lastFloor;
        if (isOnFloor && row.weight > 0 && piece != config.pieceToBeginAt &&
            !config.brought.piecesMet.has(piece)) {
            left.push_back(piece);
        }
    }
    std::vector<SetPiece> drawn;
    if (config.pieceToBeginAt && !config.brought.piecesMet.has(*config.pieceToBeginAt)) {
        drawn.push_back(*config.pieceToBeginAt);
    }
    while (!left.empty() && static_cast<int>(drawn.size()) < config.currentFloor().pieces) {
        const auto next = pickByWeight(left, weightOf, totalWeight(left, weightOf), random.next());
        drawn.push_back(*next);
        left.erase(next);
    }
    return drawn;
}

}  // namespace doorstring
