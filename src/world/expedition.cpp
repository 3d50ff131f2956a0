#include "world/expedition.hpp"

#include "world/step.hpp"

namespace doorstring {

namespace {

WorldConfig worldConfig(const Config& config) {
    return {config.room, config.player, config.view.slideTicks, config.explore.locks};
}

}  // namespace

Expedition::Expedition(const Config& config, Dungeon dungeon)
    : world_(std::move(dungeon), worldConfig(config)) {}

void Expedition::step(InputFrame input, Events& events) {
    doorstring::step(world_, input, events);
    if (witness_ != nullptr) {
        witness_->stepped(input, world_);
    }
}

void Expedition::grow(const Config& config, Dungeon dungeon) {
    const Seed seed = dungeon.seed();
    past_.push_back({std::move(world_), number_});
    if (past_.size() > mostUndo) {
        past_.pop_front();
    }
    world_ = World(std::move(dungeon), worldConfig(config));
    number_ = ++grown_;
    if (witness_ != nullptr) {
        witness_->grown(config, seed);
    }
}

bool Expedition::undo() {
    if (past_.empty()) {
        return false;
    }
    world_ = std::move(past_.back().world);
    number_ = past_.back().number;
    past_.pop_back();
    if (witness_ != nullptr) {
        witness_->undone();
    }
    return true;
}

void Expedition::apply(const Config& config) {
    const PlayerConfig& player = config.player;
    // A box that grows in a narrow place could end inside a wall, and a door could lock behind the
    // knight: they wait for the next dungeon.
    world_.config.player.speed = player.speed;
    world_.config.player.cornerRounding = player.cornerRounding;
    world_.config.player.pushTicks = player.pushTicks;
    world_.config.slideTicks = config.view.slideTicks;
    if (witness_ != nullptr) {
        witness_->applied(config);
    }
}

}  // namespace doorstring
