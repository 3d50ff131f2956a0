// The demo: an adventure that the autopilot plays in place of an idle title, until a key is pressed
// or the mouse is used. Its picture is dimmed.
#include "autopilot/fight/autopilot.hpp"
#include "base/rng.hpp"
#include "files/log.hpp"
#include "play/session/play_scene.hpp"
#include "play/states/states.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/panel.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

struct DemoFloor {
    Config config;
    Dungeon dungeon;
};

// Grows a floor of the adventure of `seed`; empty if its configuration cannot be read or no dungeon
// grows from it.
std::optional<DemoFloor> demoFloor(const Session& session, Seed seed, int floor,
                                   OfferSet woven = {}) {
    ConfigSources sources = session.desk.sourcesOf(floor);
    sources.woven = woven;
    auto loaded = loadConfig(sources);
    if (!loaded) {
        return std::nullopt;
    }
    Config config = std::move(loaded.value().config);
    auto dungeon = session.host.grow(config, floorSeed(seed, floor));
    return dungeon ? std::optional(DemoFloor{std::move(config), std::move(dungeon.value())})
                   : std::nullopt;
}

class Demo : public State {
public:
    Demo(const Session& session, Seed seed, const DemoFloor& firstFloor)
        : seed_(seed),
          expedition_(firstFloor.config, firstFloor.dungeon),
          picture_(session.art),
          dimming_(session.config().view.demoDimming) {}

    std::string_view name() const override { return "demo"; }
    Listener listener() const override { return Listener::Menu; }

    bool takeKey(KeyBinding, Stage& stage) override {
        stage.pop();
        return true;
    }
    void press(Action, Stage& stage) override { stage.pop(); }
    void point(int, int, bool, Stage& stage) override { stage.pop(); }
    void rightClick(int, int, Stage& stage) override { stage.pop(); }
    void turnWheel(int, int, int, Stage& stage) override { stage.pop(); }

    void tick(Stage& stage) override {
        stage.session.sound.playMusic(Tune::Title);
        ++age_;
        events_.clear();
        expedition_.step(pilot_(expedition_.world()), events_);
        picture_.take(events_, expedition_.world(), expedition_.number());
        if (expedition_.world().ending != Ending::None && !enterNext(stage.session)) {
            stage.pop();
        }
    }

    GridSize canvasSize(const Session&) const override {
        return layoutFor(expedition_.world().config.room.size).canvas;
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        const World& world = expedition_.world();
        const Page page{canvas, session.art,
                        panelColours(session.art.tileset(world.dungeon.tileset()))};
        const ViewConfig& view = session.config().view;
        canvas.clear(page.colours.back);
        picture_.draw(canvas, world, view, expedition_.number(), tickShare);
        drawBossBar(page, world);
        drawDemoScreen(page, dimming_, view.reducedMotion || blinkIsOn(age_));
    }

private:
    // Goes to the next floor or, if the adventure is over, begins another adventure. Returns false
    // if the floor to go to cannot be grown.
    bool enterNext(const Session& session) {
        const World& world = expedition_.world();
        const bool goesDown = !world.isRunOver();
        const int floor = goesDown ? world.config.floor + 1 : 1;
        const Seed seed = goesDown ? seed_ : Seed{mixBits(seed_.number)};
        auto next = demoFloor(session, seed, floor, goesDown ? world.altar.woven : OfferSet());
        if (!next) {
            return false;
        }
        seed_ = seed;
        if (goesDown) {
            expedition_.descend(next->config, std::move(next->dungeon));
        } else {
            expedition_.begin(next->config, std::move(next->dungeon));
        }
        return true;
    }

    Seed seed_;
    Expedition expedition_;
    Autopilot pilot_;
    RoomView picture_;
    Events events_;
    int dimming_;
    std::uint64_t age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeDemo(const Session& session) {
    const Seed seed{mixBits(session.expedition.world().dungeon.seed().number)};
    const auto firstFloor = demoFloor(session, seed, 1);
    return firstFloor ? std::make_unique<Demo>(session, seed, *firstFloor) : nullptr;
}

}  // namespace doorstring
