// The loom of an altar: the next floor, woven with the offer that the knight stands before, and
// what such floors hold on average. It stays empty where no next floor is known, as in a replay.
#pragma once

#include "dungeon/forecast/forecaster.hpp"
#include "view/hud/offer_panel.hpp"
#include "view/play/loom_figure.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace doorstring {

class Session;

// The run's next floor with a set of offers, which may be empty, woven into it.
struct WovenFloor {
    OfferSet offers;
    Config config;
    std::optional<Dungeon> dungeon = {};  // empty if it cannot be grown
    std::uint32_t longestDistance = 0;
    Forecaster forecaster;
};

class Loom {
public:
    // Shows the floor with the offer that the knight stands before. Must be called once a tick.
    // Grows that floor within the tick in which it is first shown, and a few floors for its
    // forecast in each tick.
    void tick(Session& session);
    void clear() { *this = {}; }

    // The picture of shown(), for drawing; empty if that is null.
    std::optional<LoomPicture> picture() const;
    // What is said of the offer that the knight stands before; empty if he stands before none.
    std::optional<OfferPanel> panel(const Session& session) const;
    // Whether the offer that the knight stands before, if any, is torn: the next floor cannot be
    // woven or grown with it.
    bool isOfferTorn(const World& world) const;
    // The next floor with the offers that were bought; null away from an altar, or if they cannot
    // be woven.
    const WovenFloor* woven() const { return woven_; }
    // The floor on the loom: woven() or, while the knight stands before an offer, woven() with that
    // offer added; null also if that offer cannot be woven.
    const WovenFloor* shown() const { return shown_; }
    // The configuration of the next floor without offers; null if it is not known.
    const Config* base() const { return base_ ? &*base_ : nullptr; }

private:
    // Reads the configuration of the next floor without offers.
    void readFloor(Session& session);
    // The next floor with the offers, grown when it is first asked for; null if they cannot be
    // woven.
    const WovenFloor* floorWith(OfferSet offers);
    void advanceForecasts();
    void show(Session& session, const WovenFloor* floor);

    std::optional<std::uint32_t> dungeonNumber_;  // Expedition::number() at the altar; else empty
    Seed seed_;                                   // of the next floor
    std::optional<Config> base_;                  // empty if it cannot be read
    std::vector<std::unique_ptr<WovenFloor>> floors_;
    const WovenFloor* woven_ = nullptr;
    const WovenFloor* shown_ = nullptr;
    int age_ = 0;              // ticks since shown_ changed
    int ticksSinceWoven_ = 0;  // ticks since an offer was woven; 0 if none was
};

}  // namespace doorstring
