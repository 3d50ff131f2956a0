// Grows dungeons in steps, between which the page draws and takes keys. It has no threads, but most
// browsers can hold a call of the program up until the next frame.
#pragma once

#include "play/session/host.hpp"

#include <functional>

namespace doorstring::web {

// Called between two steps, with the number of tries so far. Returns whether to continue.
using AfterStep = std::function<bool(int tries)>;

GrownDungeon growInSteps(const Config& config, Seed seed, const AfterStep& afterStep);

}  // namespace doorstring::web
