#include "study/why/room_explainer.hpp"

#include "study/why/generation_record.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "world/expedition.hpp"

#include <optional>
#include <utility>

namespace doorstring {

namespace {

// Null where the dungeon that is walked does not grow from its seed again: rooms made by hand.
std::optional<GenerationRecord> recordOf(const Expedition& expedition) {
    const World& world = expedition.world();
    if (tooLargeToRecord(expedition.grownBy())) {
        return std::nullopt;
    }
    auto record = recordGeneration(expedition.grownBy(), world.config.room, world.dungeon.seed());
    const bool same = record && record.value().dungeon().plans() == world.dungeon.plans();
    return same ? std::optional(std::move(record.value())) : std::nullopt;
}

class RecordedReasons final : public RoomExplainer {
public:
    std::vector<std::string> explain(const Expedition& expedition, GridPos cell) override {
        if (number_ != expedition.number()) {
            number_ = expedition.number();
            record_ = recordOf(expedition);
        }
        if (!record_) {
            return {"How this room came about is not known here."};
        }
        RoomReason reason = whyRoom(expedition.grownBy(), *record_, cell);
        // The map does not show locks and keys that are not in play either.
        if (!expedition.world().locks.inPlay()) {
            reason.locks.clear();
            reason.key.reset();
        }
        std::vector<std::string> sentences = whySentences(reason, expedition.grownBy());
        addInterior(sentences, record_->dungeon(), expedition.world().config.room, cell);
        return sentences;
    }

private:
    std::uint32_t number_ = 0;  // of the recorded dungeon
    std::optional<GenerationRecord> record_;
};

}  // namespace

std::unique_ptr<RoomExplainer> makeRoomExplainer() {
    return std::make_unique<RecordedReasons>();
}

}  // namespace doorstring
