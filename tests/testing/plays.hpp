// A play at random, recorded while it goes on.
#pragma once

#include "base/rng.hpp"
#include "config/sources/load.hpp"
#include "saves/recording_writer.hpp"
#include "testing/beginning.hpp"
#include "testing/shipped_config.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

struct RecordedPlay {
    std::string text;
    std::uint64_t hash = 0;  // of the world at its end
    std::uint64_t ticks = 0;
};

class RandomPlay {
public:
    explicit RandomPlay(std::uint64_t number, Config config = shippedConfig({"items.start=any"}))
        : random_(number),
          config_(std::move(config)),
          rooms_(config_.room.texts),
          expedition_(beginning(config_, Seed{number})),
          writer_("0.0.0", config_, Seed{number}) {
        expedition_.addWitness(writer_);
    }

    RecordedPlay run(int turns) {
        for (int turn = 0; turn < turns; ++turn) {
            act();
        }
        writer_.finish(expedition_.world());
        return {writer_.take(), stateHash(expedition_.world()), writer_.ticks()};
    }

private:
    // Mostly walks, for up to a second and a half; now and then does something to the dungeon.
    void act() {
        switch (random_.below(16)) {
        case 0:
            return expedition_.grow(config_, grownDungeon(config_, Seed{random_.below(1000)}));
        case 1:
            change();
            return expedition_.grow(config_,
                                    grownDungeon(config_, expedition_.world().dungeon.seed()));
        case 2:
            if (expedition_.undo()) {
                expedition_.apply(config_);
            }
            return;
        case 3:
            change();
            return expedition_.apply(config_);
        default:
            return walk();
        }
    }

    void walk() {
        const auto ways = static_cast<std::uint32_t>(random_.below(16));
        const InputFrame sword = random_.below(8) == 0 ? holding(Button::Sword) : InputFrame{};
        constexpr std::array keys{Button::Item, Button::NextItem, Button::PreviousItem};
        const InputFrame item =
            random_.below(2) == 0 ? holding(keys[random_.below(keys.size())]) : InputFrame{};
        const InputFrame input{
            EnumSet<Button>::fromBits(ways | sword.held.bits() | item.held.bits())};
        Events events;
        for (std::uint64_t ticks = random_.below(90); ticks > 0; --ticks) {
            expedition_.step(input, events);
        }
    }

    void change() {
        config_ =
            shippedConfig({"items.start=any", "grid.width=" + std::to_string(1 + random_.below(12)),
                           "tables.N.NS=" + std::to_string(random_.below(40)),
                           "room.height=" + std::to_string(5 + random_.below(9)),
                           "explore.locks=" + std::string(random_.below(2) == 0 ? "false" : "true"),
                           "player.speed=" + std::to_string(16 + random_.below(400)),
                           "view.slide_speed=" + std::to_string(100 + random_.below(900))});
        config_.room.texts = noted(random_.below(3));
    }

    // The same rooms, in files in which only a note was written.
    RoomTexts noted(std::uint64_t note) const {
        std::vector<RoomText> texts(rooms_.all().begin(), rooms_.all().end());
        for (RoomText& file : texts) {
            file.text += fmt::format("\n; {}\n", note);
        }
        return RoomTexts(std::move(texts));
    }

    RandomStream random_;
    Config config_;
    RoomTexts rooms_;  // made by hand
    Expedition expedition_;
    RecordingWriter writer_;
};

}  // namespace doorstring::testing
