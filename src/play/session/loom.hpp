// The loom of an altar: the next floor, woven with the offer that the knight stands before, and
// what such floors hold on average. Without a run whose next floor is known it stays empty.
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

// A floor with some offers woven into it.
struct WovenFloor {
    OfferSet offers;
    Config config;
    std::optional<Dungeon> dungeon;  // of the run's next floor; empty if it cannot be grown
    std::uint32_t longestDistance = 0;
    Forecaster forecaster;
};

class Loom {
public:
    // Follows the knight: must be called once a tick. What is seen for the first time is grown at
    // once, forecasts some floors a tick.
    void tick(Session& session);
    void clear() { *this = {}; }

    // What the loom shows; empty away from an altar.
    std::optional<LoomPicture> picture() const;
    // What is said of the offer that the knight stands before; empty if he stands before none.
    std::optional<OfferPanel> panel(const World& world) const;
    // The floor with what was woven so far, and with the offer before him as well; null away from
    // an altar.
    const WovenFloor* before() const { return before_; }
    const WovenFloor* shown() const { return shown_; }
    // The configuration of the next floor without offers; null if it is not known.
    const Config* base() const { return base_ ? &*base_ : nullptr; }

private:
    bool isAtAltar(const Session& session) const;
    // Reads the configuration of the next floor, before anything is woven. False if there is none.
    bool readFloor(Session& session);
    const WovenFloor* floorWith(OfferSet offers);
    void advanceForecasts();
    void show(Session& session, const WovenFloor* floor);

    std::optional<std::uint32_t> number_;  // of the dungeon whose altar it is
    Seed seed_;                            // of the next floor
    std::optional<Config> base_;           // empty if it cannot be read
    std::vector<std::unique_ptr<WovenFloor>> floors_;
    const WovenFloor* before_ = nullptr;
    const WovenFloor* shown_ = nullptr;
    int age_ = 0;
    int woundTicks_ = 0;
};

}  // namespace doorstring
