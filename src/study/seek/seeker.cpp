#include "study/seek/seeker.hpp"

#include "dungeon/passes/generate.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

// If Seeker::growthAlone_ rules seeds out, one in this many seeds is measured without that check.
// The tallies of all targets but that of rooms count only these seeds, because the seeds that pass
// the check are no fair sample.
constexpr std::uint64_t seedsBetweenSamples = 16;

// Whether growth alone decides which try becomes the dungeon, whatever roles, locks and loops do.
bool growthDecides(const DungeonConfig& config) {
    return config.growth == Growth::DoorStrings && config.limits.minDeadEnds == 0 &&
           config.limits.maxDeadEnds == 0 &&
           std::ranges::none_of(config.roles, [](const RoleConfig& role) { return role.must; });
}

bool hasSpecials(const DungeonConfig& config) {
    return config.locks.small > 0 || config.locks.boss || config.loops.chance.numerator > 0 ||
           std::ranges::any_of(config.roles, [](const RoleConfig& role) { return role.count > 0; });
}

DungeonConfig withoutSpecials(DungeonConfig config) {
    for (RoleConfig& role : config.roles) {
        role.count = 0;
    }
    config.locks = {};
    config.loops.chance = {0, 1};
    return config;
}

// The share of the measured dungeons that meet a target; more than 1 if none was measured.
double shareMet(const TargetTally& tally) {
    return tally.measured == 0
               ? 2
               : static_cast<double>(tally.met) / static_cast<double>(tally.measured);
}

}  // namespace

void TargetTally::add(const Target& target, std::int64_t value, Seed seed) {
    add(target, {1, distanceFrom(target, value) == 0 ? 1U : 0U, value, seed});
}

void TargetTally::add(const Target& target, const TargetTally& next) {
    measured += next.measured;
    met += next.met;
    if (distanceFrom(target, next.nearest) < distanceFrom(target, nearest)) {
        nearest = next.nearest;
        nearestSeed = next.nearestSeed;
    }
}

void Sought::add(const Sought& next, const std::vector<Target>& targets) {
    looked += next.looked;
    failed += next.failed;
    found.insert(found.end(), next.found.begin(), next.found.end());
    tallies.resize(targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i) {
        tallies[i].add(targets[i], next.tallies[i]);
    }
}

std::optional<std::size_t> hardestTarget(const Sought& sought) {
    const auto hardest = std::ranges::min_element(sought.tallies, {}, shareMet);
    if (hardest == sought.tallies.end() || hardest->measured == 0) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(hardest - sought.tallies.begin());
}

Seeker::Seeker(const Config& config, std::vector<Target> targets, Seed first, std::uint64_t wanted)
    : config_(config),
      targets_(std::move(targets)),
      next_(first),
      wanted_(wanted),
      wantsContents_(std::ranges::any_of(targets_, isOfContents, &Target::metric)) {
    sought_.tallies.resize(targets_.size());
    const DungeonConfig& dungeon = config.dungeon;
    const auto rooms = std::ranges::find(targets_, Metric::Rooms, &Target::metric);
    if (rooms != targets_.end() && growthDecides(dungeon) && hasSpecials(dungeon)) {
        growthAlone_ = withoutSpecials(dungeon);
        roomsTarget_ = static_cast<std::size_t>(rooms - targets_.begin());
    }
}

bool Seeker::look(std::uint64_t seeds) {
    for (; seeds > 0 && sought_.found.size() < wanted_; --seeds) {
        lookAt(next_);
        ++next_.number;
    }
    return sought_.found.size() < wanted_;
}

// Returns whether the seed is ruled out, and counts it if so. A seed without a dungeon counts as
// failed. A seed from which too few or too many rooms grow is ruled out if another seed is at least
// as near to the target of rooms; it then counts as one that misses this target.
bool Seeker::ruleOut(Seed seed) {
    const auto grown = generateDungeon(*growthAlone_, config_.room, seed);
    if (!grown) {
        ++sought_.failed;
        return true;
    }
    const Target& target = targets_[roomsTarget_];
    TargetTally& tally = sought_.tallies[roomsTarget_];
    // Secret rooms are added to those that grow.
    const std::int64_t fewest = grown.value().roomCount();
    const std::int64_t most = fewest + config_.dungeon.roles[Role::Secret].count;
    const std::int64_t apart = distanceFrom(target, std::clamp(target.least, fewest, most));
    if (apart == 0 || apart < distanceFrom(target, tally.nearest)) {
        return false;
    }
    ++tally.measured;
    return true;
}

void Seeker::lookAt(Seed seed) {
    ++sought_.looked;
    const bool isInSample = !growthAlone_ || seed.number % seedsBetweenSamples == 0;
    if (!isInSample && ruleOut(seed)) {
        return;
    }
    const auto dungeon = generateDungeon(config_.dungeon, config_.room, seed);
    if (!dungeon) {
        ++sought_.failed;
        return;
    }
    take(seed, dungeon.value(), isInSample);
}

void Seeker::take(Seed seed, const Dungeon& dungeon, bool isInSample) {
    const MetricValues values = valuesOf(dungeon, config_, wantsContents_);
    bool meetsAll = true;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        const Target& target = targets_[i];
        meetsAll = meetsAll && meets(target, values);
        if (isInSample || target.metric == Metric::Rooms) {
            sought_.tallies[i].add(target, values[target.metric], seed);
        }
    }
    if (meetsAll) {
        sought_.found.push_back({seed, valuesOf(dungeon, config_, true)});
    }
}

SeekBoard::SeekBoard(const Config& config, const std::vector<Target>& targets, std::uint64_t wanted,
                     std::uint64_t first)
    : config_(config), targets_(targets), wanted_(wanted), next_(first) {
    all_.tallies.resize(targets_.size());
}

bool SeekBoard::work(std::uint64_t first, std::uint64_t count) {
    Sought sought = search(first, count, wanted_);
    const std::lock_guard lock(mutex_);
    waiting_.emplace(first, Batch{count, std::move(sought)});
    takeWaiting();
    return !isDone();
}

Sought SeekBoard::search(std::uint64_t first, std::uint64_t count, std::uint64_t wanted) const {
    Seeker seeker(config_, targets_, Seed{first}, wanted);
    seeker.look(count);
    return seeker.sought();
}

void SeekBoard::takeWaiting() {
    while (!isDone() && !waiting_.empty() && waiting_.begin()->first == next_) {
        const Batch batch = std::move(waiting_.extract(waiting_.begin()).mapped());
        const std::uint64_t toFind = wanted_ - all_.found.size();
        // The last batch may go beyond the seed with which enough is found. A single search ends
        // there, so the batch is searched again up to that seed.
        all_.add(batch.sought.found.size() >= toFind ? search(next_, batch.seeds, toFind)
                                                     : batch.sought,
                 targets_);
        next_ += batch.seeds;
    }
}

namespace {

using Reason = std::optional<std::string>;

// Says why limits or grid do not allow the number of rooms; null if they do. Secret rooms come on
// top of limits.max_rooms.
Reason roomsOutOfReach(const Target& target, const DungeonConfig& config, GridSize grid) {
    const LimitConfig& limits = config.limits;
    const int secrets = isCarved(config.growth) ? 0 : config.roles[Role::Secret].count;
    if (target.most < limits.minRooms) {
        return fmt::format("limits.min_rooms = {} discards smaller dungeons", limits.minRooms);
    }
    if (limits.maxRooms > 0 && target.least > std::int64_t{limits.maxRooms} + secrets) {
        return fmt::format("limits.max_rooms = {} discards larger dungeons", limits.maxRooms);
    }
    if (target.least > grid.area()) {
        return fmt::format("the grid has {} x {} cells", grid.width, grid.height);
    }
    return std::nullopt;
}

// Says that the grid has too few columns or rows (`what`); null if it has enough.
Reason sideOutOfReach(const Target& target, int side, std::string_view what) {
    return target.least > side ? Reason(fmt::format("the grid has {} {}", side, what))
                               : std::nullopt;
}

Reason bossOutOfReach(const Target& target, const DungeonConfig& config) {
    const RoleConfig& boss = config.roles[Role::Boss];
    if (boss.count == 0) {
        return "its dungeons have no boss";
    }
    // A loop may bring the boss nearer than he was placed, never farther. On a carved map he is
    // where his ground was dug, whatever roles.boss.to says.
    if (!isCarved(config.growth) && boss.to > 0 && target.least > boss.to) {
        return fmt::format("roles.boss.to = {} keeps the boss nearer", boss.to);
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> outOfReach(const Target& target, const Config& config) {
    const DungeonConfig& dungeon = config.dungeon;
    const GridSize grid = dungeon.roomGrid(config.room.size);
    switch (target.metric) {
    case Metric::Rooms:
        return roomsOutOfReach(target, dungeon, grid);
    case Metric::Width:
        return sideOutOfReach(target, grid.width, "columns");
    case Metric::Height:
        return sideOutOfReach(target, grid.height, "rows");
    case Metric::BossDistance:
        return bossOutOfReach(target, dungeon);
    case Metric::Retries:
        return target.least >= dungeon.limits.tries
                   ? Reason(fmt::format("limits.tries = {} ends it sooner", dungeon.limits.tries))
                   : std::nullopt;
    case Metric::Danger:
        return config.hasCreatures()
                   ? std::nullopt
                   : Reason("creatures are only in rooms with explore.creatures = true and on "
                            "floors of an adventure");
    case Metric::Chests:
        return config.adventure.isOn() ? std::nullopt
                                       : Reason("chests are only on floors of an adventure");
    default:
        return std::nullopt;
    }
}

}  // namespace doorstring
