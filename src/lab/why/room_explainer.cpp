#include "lab/why/room_explainer.hpp"

#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "world/expedition.hpp"

#include <utility>

namespace doorstring {

namespace {

class ExpeditionReasons final : public RoomExplainer {
public:
    RoomReasonTexts explain(const Expedition& expedition, GridPos cell) override {
        const World& world = expedition.world();
        return reasons_.of({.config = expedition.grownWith(),
                            .room = world.config.room,
                            .version = expedition.number(),
                            // Locks and keys that are not in play are not on the map either.
                            .hasLocks = world.locks.inPlay()},
                           world.dungeon, cell);
    }

private:
    RoomReasons reasons_;
};

}  // namespace

void RoomReasons::record(const Source& source, const Dungeon& dungeon) {
    record_.reset();
    unknownPlans_.reset();
    if (const auto tooLarge = tooLargeToExplain(source.config)) {
        unknown_ = asSentence(*tooLarge);
        return;
    }
    // Makes only as many tries as the dungeon took.
    DungeonConfig limited = source.config;
    limited.limits.tries = dungeon.report().retries + 1;
    auto recorded = recordGeneration(limited, source.room, dungeon.seed());
    if (recorded && recorded.value().dungeon().plans() == dungeon.plans()) {
        record_.emplace(std::move(recorded.value()));
    } else {
        unknownPlans_ = dungeon.plans();
    }
    unknown_ = say("How this room came about is not known here.");
}

const RoomReasonTexts& RoomReasons::of(const Source& source, const Dungeon& dungeon, GridPos cell) {
    const bool isSame = version_ == source.version && seed_ == dungeon.seed() &&
                        (!unknownPlans_ || *unknownPlans_ == dungeon.plans());
    if (isSame && cell_ == cell) {
        return texts_;
    }
    cell_ = cell;
    texts_ = {};
    if (!dungeon.hasRoom(cell)) {
        if (!isSame) {
            version_.reset();
        }
        return texts_;
    }
    if (!isSame) {
        version_ = source.version;
        seed_ = dungeon.seed();
        record(source, dungeon);
    }
    if (!record_) {
        texts_ = {{unknown_}, {unknown_}};
        return texts_;
    }
    RoomReason reason = whyRoom(source.config, *record_, cell);
    if (!source.hasLocks) {
        reason.locks.clear();
        reason.key.reset();
    }
    texts_ = {whyWords(reason, source.config), whySentences(reason, source.config)};
    addInterior(texts_.numbers, record_->dungeon(), source.room, cell);
    return texts_;
}

std::unique_ptr<RoomExplainer> makeRoomExplainer() {
    return std::make_unique<ExpeditionReasons>();
}

}  // namespace doorstring
