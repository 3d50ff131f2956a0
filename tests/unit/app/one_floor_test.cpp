// The first floor of an adventure from a cold start, seed and all, by one device alone: a gamepad,
// or the half of a keyboard that one hand reaches, at full or half speed.
#include "autopilot/fight/autopilot.hpp"
#include "config/key_presets.hpp"
#include "play/tick_clock.hpp"
#include "testing/catch2.hpp"
#include "testing/keyboard_halves.hpp"
#include "testing/shipped_config.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Holds keys of one device, each the first that an action has there.
class OneDevice {
public:
    OneDevice(Game& game, std::function<bool(Key)> isOfDevice) : game_(game) {
        for (const Action action : allValues<Action>) {
            const auto& keys = game.session().config().keys[action];
            const auto found = std::ranges::find_if(
                keys, [&](KeyBinding binding) { return isOfDevice(binding.key); });
            if (found != keys.end()) {
                keys_[action] = *found;
            }
        }
    }

    void hold(Action action, bool isDown) {
        if (isDown == held_[action]) {
            return;
        }
        held_[action] = isDown;
        REQUIRE(keys_[action]);
        if (isDown) {
            game_.handle(KeyPressed{*keys_[action]});
        } else {
            game_.handle(KeyReleased{keys_[action]->key});
        }
    }

    void press(Action action) {
        hold(action, true);
        hold(action, false);
    }

    // The keys that hold what the autopilot wants to hold.
    void hold(InputFrame frame) {
        constexpr std::array buttons{
            std::pair(Button::North, Action::Up),         std::pair(Button::South, Action::Down),
            std::pair(Button::West, Action::Left),        std::pair(Button::East, Action::Right),
            std::pair(Button::Sword, Action::Sword),      std::pair(Button::Item, Action::Item),
            std::pair(Button::NextItem, Action::NextItem)};
        InputFrame known;
        for (const auto& [button, action] : buttons) {
            hold(action, frame.has(button));
            known = frame.has(button) ? known.with(button) : known;
        }
        REQUIRE(frame == known);  // it holds nothing else
    }

private:
    Game& game_;
    EnumArray<Action, std::optional<KeyBinding>> keys_;
    EnumArray<Action, bool> held_;
};

// Types "17" on the keyboard of the screen, whose first row begins with the digits.
void typeSeed17(OneDevice& device) {
    device.press(Action::Confirm);
    for (int step = 0; step < 6; ++step) {
        device.press(Action::Right);
    }
    device.press(Action::Confirm);
}

}  // namespace

TEST_CASE("the first floor is played from a cold start by one device alone") {
    struct Player {
        std::string_view name;
        std::optional<KeyHands> hand;  // empty: a gamepad
        int speed = 100;               // percent
    };
    const Player player =
        GENERATE(Player{"gamepad", std::nullopt}, Player{"left hand", KeyHands::Left},
                 Player{"right hand", KeyHands::Right}, Player{"half speed", KeyHands::Right, 50});
    INFO(player.name);
    ConfigSources sources;
    sources.sets.push_back("view.game_speed=" + std::to_string(player.speed));
    if (player.hand) {
        const KeyBindings keys = boundForHand(shippedConfig().keys, *player.hand);
        for (const Action action : allValues<Action>) {
            std::string list;
            for (const KeyBinding binding : keys[action]) {
                list += (list.empty() ? "\"" : ", \"") + toString(binding) + "\"";
            }
            sources.sets.push_back("keys." + std::string(name(action)) + "=[" + list + "]");
        }
    }
    Game game(shippedArt(), startFrom(std::move(sources)), FirstState::Title);
    OneDevice device(
        game, [&](Key key) { return player.hand ? isInReach(key, *player.hand) : isPad(key); });
    device.press(Action::Confirm);
    if (player.hand) {
        device.press(Action::Confirm);
    } else {
        for (int step = 0; step < 3; ++step) {
            device.press(Action::Down);
        }
        device.press(Action::Confirm);
        REQUIRE(game.stateName() == "seed");
        typeSeed17(device);
        press(game, Key::PadStart);
        REQUIRE(game.session().run()->seed == Seed{17});
    }
    REQUIRE(game.stateName() == "floor card");

    Autopilot pilot;
    TickClock clock;
    constexpr int framesPerSecond = 60;
    int frames = 0;
    int ticks = 0;
    for (; frames < 20 * 60 * framesPerSecond && worldOf(game).config.floor == 1; ++frames) {
        for (int due = clock.advance(1'000'000'000 / framesPerSecond, game.speed()); due > 0;
             --due) {
            const bool plays = game.stateName() == "explore" || game.stateName() == "sliding";
            device.hold(plays ? pilot(worldOf(game)) : InputFrame{});
            game.tick();
            ++ticks;
        }
    }
    INFO(ticks << " ticks in " << frames << " frames, now " << game.stateName());
    CHECK(worldOf(game).config.floor == 2);
    CHECK(std::abs(100 * ticks / frames - player.speed) < 5);
    CHECK(game.session().host.padInUse == !player.hand);
}
