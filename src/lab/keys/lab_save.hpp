// The page over the Lab that asks where weights are to be saved.
#pragma once

#include "lab/page/lab_save_screen.hpp"
#include "play/states/state.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorstring {

// Saves. The result says why that is not possible.
using LabSaver =
    std::function<std::optional<std::string>(LabSaveWay way, const std::string& name, Stage&)>;

std::unique_ptr<State> makeLabSave(std::string name, LabSaver save);

}  // namespace doorstring
