// Weaves offers of altars into the configuration of a floor. An offer is a list of steps; each step
// changes one config key, or one weight of a table.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "config/schema/set_option.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// "tables.N.NS * 4" multiplies, + and - add and subtract, "locks.boss = false" sets. An entry that
// a table lacks counts as 0. A limit that is "any" stays "any" under * + and -.
struct WeaveStep {
    SetOption option;          // the config key or table entry, and the value that = sets
    char operation = '=';      // one of * + - =
    std::int64_t operand = 0;  // thousandths; unused if the step sets
};

// Reads a step. The error says what is wrong with it.
Result<WeaveStep, std::string> readWeaveStep(std::string_view text);

struct WeaveFault {
    OfferId offer{};
    std::string sentence;
};

// The steps of all offers, read once.
class OfferSteps {
public:
    // All steps must be valid.
    explicit OfferSteps(const Offers& offers);

    // Changes the config by the steps of the offers, in the order of their numbers, and notes the
    // offers in it. Returns null, or a fault: an offer that does not exist, the first step that
    // gives its key a value that is not allowed, or a floor that cannot be built. After a fault the
    // config is as it was.
    std::optional<WeaveFault> weave(OfferSet offers, Config& config) const;

private:
    std::vector<std::vector<WeaveStep>> steps_;  // of each offer
};

// Tries all offers on the floor of `config`: each offer alone, and each pair of offers. Returns the
// first fault: one that OfferSteps::weave() returns, or an offer whose steps change nothing. Null
// if there is none.
std::optional<WeaveFault> firstWeaveFault(const Config& config);

}  // namespace doorstring
