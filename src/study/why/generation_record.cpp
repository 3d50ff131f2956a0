#include "study/why/generation_record.hpp"

#include "dungeon/passes/generate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace doorstring {

namespace {

class Recorder : public GenerationWitness {
public:
    void passed(std::string_view pass, const Draft& draft) override {
        if (const auto stage = stageOf(pass)) {
            drafts_[*stage] = draft;
        }
    }

    void discarded(LimitRule /*rule*/) override { drafts_ = {}; }

    GenerationRecord::Drafts takeDrafts() { return std::move(drafts_); }

private:
    // The second measuring, after all other passes, is not recorded, because it changes only
    // distances.
    std::optional<PassStage> stageOf(std::string_view pass) const {
        if (pass == growPass) {
            return PassStage::Grown;
        }
        if (pass == sealPass) {
            return PassStage::Sealed;
        }
        if (pass == measurePass) {
            return drafts_[PassStage::Roles] ? std::nullopt : std::optional(PassStage::Measured);
        }
        if (pass == rolesPass) {
            return PassStage::Roles;
        }
        if (pass == locksPass) {
            return PassStage::Locks;
        }
        return pass == loopsPass ? std::optional(PassStage::Loops) : std::nullopt;
    }

    GenerationRecord::Drafts drafts_;
};

std::vector<Placement> orderOf(Growth growth, const std::optional<Draft>& grown) {
    if (!grown) {
        return {};
    }
    return growth == Growth::Hideout ? listedOrder(grown->start, grown->plans, grown->placed)
                                     : sweepOrder(grown->start, grown->plans);
}

}  // namespace

GenerationRecord::GenerationRecord(Dungeon dungeon, Drafts drafts, std::vector<Placement> order)
    : dungeon_(std::move(dungeon)), drafts_(std::move(drafts)), order_(std::move(order)) {}

const Draft& GenerationRecord::after(PassStage stage) const {
    while (!drafts_[stage]) {
        assert(stage != PassStage::Grown);
        stage = static_cast<PassStage>(static_cast<int>(stage) - 1);
    }
    return *drafts_[stage];
}

std::optional<std::size_t> GenerationRecord::placeOf(GridPos cell) const {
    if (cell == dungeon_.start()) {
        return 0;
    }
    const auto found = std::ranges::find(order_, cell, &Placement::cell);
    return found == order_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - order_.begin()) + 1);
}

Result<GenerationRecord, GenerationFailure> recordGeneration(const DungeonConfig& config,
                                                             const RoomConfig& room, Seed seed) {
    Recorder recorder;
    auto dungeon = generateDungeon(config, room, seed, &recorder);
    if (!dungeon) {
        return dungeon.error();
    }
    GenerationRecord::Drafts drafts = recorder.takeDrafts();
    std::vector<Placement> order = orderOf(config.growth, drafts[PassStage::Grown]);
    return GenerationRecord(std::move(dungeon.value()), std::move(drafts), std::move(order));
}

}  // namespace doorstring
