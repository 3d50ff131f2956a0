// Whether the adventure being played was ever played with other weights than those that came with
// the program, whether it is saved or not.
#pragma once

#include "config/config.hpp"
#include "world/expedition.hpp"

#include <array>
#include <filesystem>
#include <optional>

namespace doorstring {

// Compares configurations with the shipped ones, so that records can be compared.
class ShippedWeights {
public:
    explicit ShippedWeights(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // Whether an adventure plays differently by this config, which must be that of a floor.
    bool differFrom(const Config& config);

private:
    std::filesystem::path folder_;
    std::array<std::optional<Config>, floorCount> floors_;  // those that were asked for
};

class OwnWeights final : public ExpeditionWitness {
public:
    // The expedition must outlive it.
    OwnWeights(std::filesystem::path shippedConfig, Expedition& expedition);
    ~OwnWeights() override;

    // Whether the adventure being played, or played last, ever had other weights than the shipped.
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
