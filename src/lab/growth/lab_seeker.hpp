// Looks for a dungeon that measures about as another one, a few seeds at a time.
#pragma once

#include "study/seek/seeker.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

class LabSeeker {
public:
    // Looks for one like it among the seeds from `from` on.
    LabSeeker(const Config& config, const MetricValues& like, Seed from);
    LabSeeker(const LabSeeker&) = delete;
    LabSeeker& operator=(const LabSeeker&) = delete;

    // Looks at a few seeds more. False if it has found one, or has given up.
    bool look();
    std::optional<Seed> found() const { return found_; }
    std::uint64_t looked() const { return seeker_.sought().looked; }

private:
    Config config_;
    Seeker seeker_;
    std::optional<Seed> found_;
};

}  // namespace doorstring
