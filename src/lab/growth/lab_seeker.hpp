// Looks for a dungeon that measures about as another one, in pieces that fit into frames.
#pragma once

#include "lab/growth/lab_growth.hpp"
#include "study/seek/seeker.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace doorstring {

class LabSeeker {
public:
    // For one like it among the seeds from `from` on.
    LabSeeker(const Config& config, const MetricValues& like, Seed from);

    // Whether a single dungeon may take longer than a frame.
    bool isLong() const { return isLong_; }
    // Looks at a few seeds more.
    void look(LabPace* pace);
    std::optional<Seed> found() const { return found_; }
    // Nothing was found in as many seeds as are worth a look.
    bool hasGivenUp() const;
    std::uint64_t looked() const;

private:
    void lookAtLong(LabPace& pace);

    std::shared_ptr<const Config> config_;
    std::vector<Target> targets_;
    Seeker seeker_;
    bool isLong_;
    Seed next_;  // of long ones
    std::uint64_t lookedAtLong_ = 0;
    std::optional<Seed> found_;
};

}  // namespace doorstring
