// Pages over the Lab: where weights are to be saved, all that it can do, and its keys.
#pragma once

#include "lab/page/lab_save_screen.hpp"
#include "play/states/state.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorstring {

// Saves, and gives a sentence where that is not possible.
using LabSaver =
    std::function<std::optional<std::string>(LabSaveWay way, const std::string& name, Stage&)>;

std::unique_ptr<State> makeLabSave(std::string name, LabSaver save);

// What a line of the list of actions does: what a key does, or something of its own.
enum class LabAction : std::uint8_t { Press, Tens, Leave };
using LabActor = std::function<void(LabAction action, KeyBinding key, Stage&)>;
// The list of all that the Lab can do, for gamepads.
std::unique_ptr<State> makeLabActions(LabActor act);

// The keys of the Lab.
std::unique_ptr<State> makeLabKeys(bool ofPad);

}  // namespace doorstring
