// The keyboard on the screen over the Lab, with which the chosen value is typed by gamepad.
#pragma once

#include "play/states/state.hpp"

#include <memory>

namespace doorstring {

class LabModel;

// The model is that of the Lab, which is the state below.
std::unique_ptr<State> makeLabTyping(const Session& session, LabModel& model);

}  // namespace doorstring
