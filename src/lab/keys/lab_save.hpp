// The page over the Lab that asks where to save weights: as a preset with a name, or in the user's
// config folder.
#pragma once

#include "play/states/state.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorstring {

enum class LabSaveWay : std::uint8_t { Preset, OwnFolder };

// Saves weights. Returns why that is not possible; empty if they were saved.
using LabSaver =
    std::function<std::optional<std::string>(LabSaveWay way, const std::string& name, Stage&)>;

std::unique_ptr<State> makeLabSave(const Session& session, std::string name, LabSaver save);

}  // namespace doorstring
