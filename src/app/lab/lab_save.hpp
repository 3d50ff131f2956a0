// Asks where weights are to be saved.
#pragma once

#include "app/states/state.hpp"
#include "view/lab/lab_save_screen.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorstring {

// Saves, and gives a sentence where that is not possible.
using LabSaver =
    std::function<std::optional<std::string>(LabSaveWay way, const std::string& name, Stage&)>;

std::unique_ptr<State> makeLabSave(std::string name, LabSaver save);

// The keys of the Lab.
std::unique_ptr<State> makeLabKeys(bool ofPad);

}  // namespace doorstring
