// A keyboard drawn over the Lab, on which the chosen value is typed with a gamepad.
#pragma once

#include "play/states/state.hpp"

#include <memory>

namespace doorstring {

class LabModel;

// Makes the keyboard. `model` is that of the Lab, which is the state below the keyboard.
std::unique_ptr<State> makeLabTyping(const Session& session, LabModel& model);

}  // namespace doorstring
