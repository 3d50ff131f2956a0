// The page that E opens before a loom: what the offer changes, as the tables themselves.
#include "base/contains.hpp"
#include "config/schema/schema.hpp"
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

// The first keys that differ, such as "locks.small: 1 → 2", without tables, which are drawn.
std::vector<std::string> changesBetween(const Config& before, const Config& after) {
    std::vector<std::string> lines;
    for (const KeySpec* key : schema().differing(before, after)) {
        if (!key->hasEntries() && key->path != "adventure.woven" && lines.size() < mostChanges) {
            lines.push_back(
                fmt::format("{}: {} \u2192 {}", key->path, key->toml(before), key->toml(after)));
        }
    }
    return lines;
}

class LoomPageState : public State {
public:
    LoomPageState(std::string heading, Config before, Config after, std::string hint)
        : heading_(std::move(heading)),
          before_(std::move(before)),
          after_(std::move(after)),
          changes_(changesBetween(before_, after_)),
          hint_(std::move(hint)) {}

    std::string_view name() const override { return "loom"; }
    Listener listener() const override { return Listener::Menu; }

    void press(Action action, Stage& stage) override {
        constexpr std::array leaving{Action::NextItem, Action::Back, Action::Pause,
                                     Action::Confirm};
        if (contains(leaving, action)) {
            stage.session.sound.play(Effect::MapClose);
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

// "Long halls, Ring"; "The next floor" if there are none.
std::string namesOf(OfferSet offers, const Config& config) {
    std::string names;
    for (const OfferId offer : offers) {
        names +=
            (names.empty() ? "" : ", ") + config.adventure.altar.table.at(numberOf(offer)).name;
    }
    return names.empty() ? "The next floor" : names;
}

}  // namespace

std::unique_ptr<State> makeLoomPage(const Session& session) {
    const Loom& loom = session.scene.loom;
    if (loom.shown() == nullptr || !isAtLoom(session.expedition.world())) {
        return nullptr;
    }
    const WovenFloor& shown = *loom.shown();
    return std::make_unique<LoomPageState>(namesOf(shown.offers, shown.config), *loom.base(),
                                           shown.config, session.keyFor(Action::Back) + ": back");
}

}  // namespace doorstring
