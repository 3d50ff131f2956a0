#include "app/expedition.hpp"

#include "dungeon/dungeon.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

WorldConfig worldConfig(const Config& config) {
    return {config.room, config.player, config.view.slideTicks};
}

World growWorld(const Config& config, Seed seed) {
    return {generateDungeon(config.dungeon, seed), worldConfig(config)};
}

}  // namespace

Expedition::Expedition(const Config& config, Seed seed) : world_(growWorld(config, seed)) {}

void Expedition::grow(const Config& config, Seed seed) {
    past_.push_back({std::move(world_), number_});
    if (past_.size() > mostUndo) {
        past_.pop_front();
    }
    world_ = growWorld(config, seed);
    number_ = ++grown_;
}

bool Expedition::undo() {
    if (past_.empty()) {
        return false;
    }
    world_ = std::move(past_.back().world);
    number_ = past_.back().number;
    past_.pop_back();
    return true;
}

void Expedition::apply(const Config& config) {
    const PlayerConfig& player = config.player;
    // A box that grows in a narrow place could end inside a wall: it waits for the next dungeon.
    world_.config.player.speed = player.speed;
    world_.config.player.cornerRounding = player.cornerRounding;
    world_.config.slideTicks = config.view.slideTicks;
}

std::string summary(const World& world) {
    return fmt::format("{}: {} rooms, {} dead ends, longest way {}", toCode(world.dungeon.seed()),
                       world.metrics.rooms, world.metrics.deadEnds, world.metrics.longestDistance);
}

std::string comparison(const Metrics& before, const World& after) {
    return fmt::format(
        "{} again: rooms {} \u2192 {}, dead ends {} \u2192 {}, longest way {} \u2192 {}",
        toCode(after.dungeon.seed()), before.rooms, after.metrics.rooms, before.deadEnds,
        after.metrics.deadEnds, before.longestDistance, after.metrics.longestDistance);
}

}  // namespace doorstring
