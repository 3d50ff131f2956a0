// Whether the adventure being played was ever played with other weights than those that came with
// the program, whether it is saved or not.
#pragma once

#include "app/session/shipped_weights.hpp"
#include "world/expedition.hpp"

#include <filesystem>

namespace doorstring {

class OwnWeights final : public ExpeditionWitness {
public:
    // The expedition must outlive it.
    OwnWeights(std::filesystem::path shippedConfig, Expedition& expedition);
    ~OwnWeights() override;

    // Of the adventure being played, or played last.
    bool had() const { return had_; }
    ShippedWeights& shipped() { return shipped_; }

    void grown(const Config& config, Seed) override { note(config); }
    void regrown(const Config& config, Seed) override { note(config); }
    void descended(const Config& config, Seed) override { note(config); }
    void begun(const Config& config, Seed) override;
    void undone() override {}
    void applied(const Config& config) override { note(config); }
    void stepped(InputFrame, const World&) override {}

private:
    void note(const Config& config);

    Expedition& expedition_;
    ShippedWeights shipped_;
    bool had_ = false;
};

}  // namespace doorstring
