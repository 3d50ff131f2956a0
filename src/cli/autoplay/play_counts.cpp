#include "cli/autoplay/play_counts.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::uint64_t stuckTicks = 60 * ticksPerSecond;

}  // namespace

PlayCounts::PlayCounts(const World& world, PlayResult& result) : result_(result) {
    beginFloor(world);
}

void PlayCounts::beginFloor(const World& world) {
    result_.floor = static_cast<std::uint32_t>(world.config.floor);
    result_.rooms += static_cast<std::uint32_t>(world.metrics.rooms);
    countRoom(world, true);
}

void PlayCounts::count(const World& world, const Events& events) {
    ++result_.ticks;
    for (const Event& event : events) {
        countEvent(world, event);
    }
}

void PlayCounts::countEvent(const World& world, const Event& event) {
    if (const auto* ended = std::get_if<FlipEnded>(&event)) {
        countRoom(world, ended->firstVisit);
    } else if (const auto* hurt = std::get_if<KnightHurt>(&event)) {
        countHurt(*hurt);
    } else if (const auto* fell = std::get_if<CreatureFell>(&event)) {
        ++result_.creatures[fell->kind].felled;
    } else if (std::holds_alternative<RoomCleared>(event)) {
        ++result_.cleared;
    } else if (std::holds_alternative<CreatureStruck>(event) ||
               std::holds_alternative<KeyTaken>(event) ||
               std::holds_alternative<DropTaken>(event) ||
               std::holds_alternative<ChestOpened>(event) ||
               std::holds_alternative<WareBought>(event) ||
               std::holds_alternative<UrnBroken>(event) ||
               std::holds_alternative<WallBroken>(event) ||
               std::holds_alternative<CrystalStruck>(event) ||
               std::holds_alternative<PuzzleSolved>(event) ||
               std::holds_alternative<DoorOpened>(event) ||
               std::holds_alternative<BannerReached>(event)) {
        progress();
    }
}

void PlayCounts::countHurt(const KnightHurt& hurt) {
    const auto damage = static_cast<std::uint32_t>(hurt.lost);
    const std::uint32_t death = hurt.halfHearts == 0 ? 1 : 0;
    result_.deaths += death;
    result_.lastBlow = hurt.by;
    if (hurt.by) {
        result_.creatures[*hurt.by].damage += damage;
        result_.creatures[*hurt.by].deaths += death;
    } else {
        result_.groundDamage += damage;
        result_.groundDeaths += death;
    }
}

void PlayCounts::countRoom(const World& world, bool isNew) {
    if (isNew) {
        ++result_.visited;
        result_.withCreatures += world.creatures.living.empty() ? 0 : 1;
        progress();
    }
    if (std::find(passed_.begin(), passed_.end(), world.cell()) == passed_.end()) {
        passed_.push_back(world.cell());
        lastProgress_ = result_.ticks;
    }
}

void PlayCounts::progress() {
    lastProgress_ = result_.ticks;
    passed_.clear();
}

bool PlayCounts::isStuck() const {
    return result_.ticks - lastProgress_ >= stuckTicks;
}

}  // namespace doorstring
