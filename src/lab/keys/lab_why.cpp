#include "lab/keys/lab_why.hpp"

#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"

namespace doorstring {

const std::vector<std::string>& LabWhy::sentences(const Config& config, std::uint32_t edits,
                                                  const Dungeon& dungeon, GridPos cell) {
    const bool isSameDungeon = record_ && edits == edits_ && dungeon.seed() == seed_;
    if (isSameDungeon && isKnown_ && cell == cell_) {
        return sentences_;
    }
    edits_ = edits;
    seed_ = dungeon.seed();
    cell_ = cell;
    isKnown_ = true;
    sentences_.clear();
    if (!dungeon.hasRoom(cell)) {
        return sentences_;
    }
    if (const auto tooLarge = tooLargeToRecord(config.dungeon)) {
        record_.reset();
        sentences_ = {*tooLarge};
        return sentences_;
    }
    if (!isSameDungeon) {
        record_.reset();
        // The tries that led to it are known: no more are made.
        DungeonConfig same = config.dungeon;
        same.limits.tries = dungeon.report().retries + 1;
        auto recorded = recordGeneration(same, config.room, dungeon.seed());
        if (recorded) {
            record_.emplace(std::move(recorded.value()));
        }
    }
    if (record_ && record_->dungeon().hasRoom(cell)) {
        sentences_ = whySentences(whyRoom(config.dungeon, *record_, cell), config.dungeon);
        addInterior(sentences_, record_->dungeon(), config.room, cell);
    }
    return sentences_;
}

}  // namespace doorstring
