// Whether an adventure is played with what came with the program, so that records can be compared.
#pragma once

#include "config/config.hpp"

#include <array>
#include <filesystem>
#include <optional>

namespace doorstring {

class ShippedWeights {
public:
    explicit ShippedWeights(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // The config must be that of a floor.
    bool differFrom(const Config& config);

private:
    std::filesystem::path folder_;
    std::array<std::optional<Config>, floorCount> floors_;  // those that were asked for
};

}  // namespace doorstring
