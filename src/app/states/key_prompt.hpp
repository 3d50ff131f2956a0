// Which key to name for an action: one of the device that was used last.
#pragma once

#include "app/session/session.hpp"

#include <string>

namespace doorstring {

// "Enter" or the sign of a pad's button; the action's own name where it has no key there.
std::string keyFor(const Session& session, Action action);

}  // namespace doorstring
