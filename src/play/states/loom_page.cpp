// The page that the key of NextItem opens at a loom: the next floor's door tables before and after
// the offers that the loom shows, and what else these offers change.
#include "base/contains.hpp"
#include "base/message.hpp"
#include "config/schema/schema.hpp"
#include "config/text/say.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/screens/loom_screen.hpp"
#include "world/things/use_things.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr std::size_t mostChanges = 4;

// The words that players read for a config key that shipped offers change.
struct PlainWords {
    std::string_view path;
    Message words;
};
constexpr std::array plainWords{
    PlainWords{"limits.min_rooms", msg("rooms at least")},
    PlainWords{"limits.max_rooms", msg("rooms at most")},
    PlainWords{"limits.min_dead_ends", msg("dead ends at least")},
    PlainWords{"roles.treasure.count", msg("treasure rooms")},
    PlainWords{"roles.secret.count", msg("secret rooms")},
    PlainWords{"roles.arena.count", msg("arenas")},
    PlainWords{"locks.small", msg("locked doors")},
    PlainWords{"locks.boss", msg("a lock before the boss")},
    PlainWords{"loops.chance", msg("chance of a way round")},
    PlainWords{"chests.further", msg("more chests")},
    PlainWords{"chests.coins", msg("coins in a chest")},
    PlainWords{"chests.coins_step", msg("more coins each floor")},
    PlainWords{"guide.minimap", msg("small map")},
    PlainWords{"guide.lead_line", msg("a thread that leads to the boss")},
    PlainWords{"items.lantern.dark_chance", msg("chance of a dark room")},
    PlainWords{"items.lantern.dark_chance_with", msg("the same, with the lantern")},
    PlainWords{"urns.chance", msg("chance of urns")},
    PlainWords{"urns.heart_chance", msg("chance of a heart in an urn")},
    PlainWords{"creatures.heart_chance", msg("chance of a heart after a fight")}};

// A value as a player would write it: "yes" for true, "6 %" for "3/50".
std::string plainValue(std::string value) {
    std::erase(value, '"');
    const std::size_t slash = value.find('/');
    if (slash == std::string::npos || value.find_first_not_of("0123456789/") != value.npos) {
        return value == "true" ? say("yes") : value == "false" ? say("no") : value;
    }
    const long long part = std::stoll(value.substr(0, slash));
    const long long whole = std::stoll(value.substr(slash + 1));
    const long long roundedPercent = (200 * part + whole) / (2 * whole);
    return fmt::format("{} %", roundedPercent);
}

}  // namespace

std::string plainChange(std::string_view path, std::string before, std::string after) {
    const auto row = std::ranges::find(plainWords, path, &PlainWords::path);
    const std::string change =
        fmt::format("{} \u2192 {}", plainValue(std::move(before)), plainValue(std::move(after)));
    return say("{what}: {change}", "what"_a = row == plainWords.end() ? path : tr(row->words),
               "change"_a = change);
}

namespace {

// Returns a line for each config key that differs, such as "locked doors: 1 → 2", but at most
// `mostChanges` lines, and none for door tables, which the page draws.
std::vector<std::string> changesBetween(const Config& before, const Config& after) {
    std::vector<std::string> lines;
    for (const KeySpec* key : schema().differing(before, after)) {
        if (!key->hasEntries() && key->path != "adventure.woven" && lines.size() < mostChanges) {
            lines.push_back(plainChange(key->path, key->toml(before), key->toml(after)));
        }
    }
    return lines;
}

class LoomPageState : public State {
public:
    LoomPageState(std::string heading, Config before, Config after,
                  std::vector<std::string> changes, std::string hint)
        : heading_(std::move(heading)),
          before_(std::move(before)),
          after_(std::move(after)),
          changes_(std::move(changes)),
          hint_(std::move(hint)) {}

    std::string_view name() const override { return "loom"; }
    Listener listener() const override { return Listener::Menu; }

    // Clears the input when the page closes, so that the key of NextItem does not choose an item.
    void press(Action action, Stage& stage) override {
        constexpr std::array leaving{Action::NextItem, Action::Back, Action::Pause,
                                     Action::Confirm};
        if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        } else if (contains(leaving, action)) {
            stage.session.sound.play(Effect::MapClose);
            stage.session.input.clear();
            stage.pop();
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawLoomScreen(session.page(canvas), {.heading = heading_,
                                              .before = before_.dungeon.tables,
                                              .after = after_.dungeon.tables,
                                              .changes = changes_,
                                              .hint = hint_});
    }

private:
    std::string heading_;
    Config before_;
    Config after_;
    std::vector<std::string> changes_;
    std::string hint_;
};

// Returns the names of the offers, such as "Long halls, Ring"; "The next floor" if there are no
// offers.
std::string namesOf(OfferSet offers, const Config& config) {
    std::string names;
    for (const OfferId offer : offers) {
        const std::string& name = config.adventure.altar.table.at(numberOf(offer)).name;
        names += names.empty() ? "" : ", ";
        names += tr(Message::ofText(name));
    }
    return names.empty() ? say("The next floor") : names;
}

}  // namespace

std::unique_ptr<State> makeLoomPage(const Session& session) {
    const Loom& loom = session.scene.loom;
    if (loom.shown() == nullptr || !isAtLoom(session.expedition.world())) {
        return nullptr;
    }
    const WovenFloor& shown = *loom.shown();
    std::vector<std::string> changes =
        shown.offers.empty() ? std::vector{say("Stand before an offer to see what it changes.")}
                             : changesBetween(*loom.base(), shown.config);
    return std::make_unique<LoomPageState>(
        namesOf(shown.offers, shown.config), *loom.base(), shown.config, std::move(changes),
        say("{key}: back", "key"_a = session.keyFor(Action::Back)));
}

}  // namespace doorstring
