#include "world/expedition.hpp"

#include "world/rebuild_room.hpp"
#include "world/step.hpp"

namespace doorstring {

namespace {

WorldConfig worldConfig(const Config& config) {
    return {config.room, config.player, config.view.slideTicks, config.explore.locks,
            config.ground};
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
    // A box that grows in a narrow place could end inside a wall, a door could lock behind the
    // knight, and hearts would come and go: they wait for the next dungeon.
    const PlayerConfig before = world_.config.player;
    world_.config.player = config.player;
    world_.config.player.hitBox = before.hitBox;
    world_.config.player.hearts = before.hearts;
    world_.config.ground = config.ground;
    world_.config.slideTicks = config.view.slideTicks;
    if (world_.config.room.texts != config.room.texts) {
        relayRooms(world_, config.room.texts);
    }
    if (witness_ != nullptr) {
        witness_->applied(config);
    }
}

}  // namespace doorstring
