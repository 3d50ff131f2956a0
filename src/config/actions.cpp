#include "config/actions.hpp"

#include "config/text/say.hpp"

namespace doorstring {

namespace {

// In the layouts for one hand, the keys for walking are where the fingers rest. Keys that replace
// the dungeon are farther away, so that they are not pressed by mistake.
// {Key::T, true} is Shift+T.
// clang-format off
constexpr auto actionRows = keyedTable<&ActionRow::action, ActionRow>({
    {Action::Up, "up", msg("Up"), {Key::W}, {Key::I},
     "walk up, up in menus"},
    {Action::Down, "down", msg("Down"), {Key::S}, {Key::K},
     "walk down, down in menus"},
    {Action::Left, "left", msg("Left"), {Key::A}, {Key::J},
     "walk left, left in menus"},
    {Action::Right, "right", msg("Right"), {Key::D}, {Key::L},
     "walk right, right in menus"},
    {Action::Confirm, "confirm", msg("Confirm"), {Key::Space}, {Key::Space},
     "choose in a menu"},
    {Action::Back, "back", msg("Back"), {Key::Escape}, {Key::Backspace},
     "leave a menu"},
    {Action::Sword, "sword", msg("Sword"), {Key::Space}, {Key::Space},
     "swing the sword"},
    {Action::Item, "item", msg("Item"), {Key::E}, {Key::O},
     "use the item in hand"},
    {Action::SecondItem, "second_item", msg("Second item"), {Key::Q}, {Key::U},
     "use the item that was in hand before"},
    {Action::NextItem, "next_item", msg("Next item"), {Key::R}, {Key::P},
     "take the next item in hand"},
    {Action::PreviousItem, "previous_item", msg("Previous item"), {Key::F}, {Key::Y},
     "take the previous item in hand"},
    {actionOf(Item::Bombs), "item_1", msg("Item 1"), {Key::Num1}, {Key::Num6},
     "take the bombs in hand and lay one"},
    {actionOf(Item::Bow), "item_2", msg("Item 2"), {Key::Num2}, {Key::Num7},
     "take the bow in hand and shoot"},
    {actionOf(Item::Hook), "item_3", msg("Item 3"), {Key::Num3}, {Key::Num8},
     "take the hook in hand and throw it"},
    {actionOf(Item::Lantern), "item_4", msg("Item 4"), {Key::Num4}, {Key::Num9},
     "the lantern, which shines by itself"},
    {actionOf(Item::Feather), "item_5", msg("Item 5"), {Key::Num5}, {Key::Num0},
     "take the feather in hand and hop"},
    {Action::Map, "map", msg("Map"), {Key::Tab}, {Key::Enter},
     "the map of the whole dungeon"},
    {Action::Watch, "watch", msg("Watch"), {Key::G}, {Key::N},
     "watch the dungeon grow"},
    {Action::Lab, "lab", msg("Lab"), {Key::B}, {Key::H},
     "the Lab, to move weights and see what they do"},
    {Action::Pause, "pause", msg("Pause"), {Key::Escape}, {Key::Backspace},
     "pause"},
    {Action::NewDungeon, "new_dungeon", msg("New dungeon"), {Key::T}, {Key::Comma},
     "a new dungeon with the weights as saved"},
    {Action::SameSeed, "same_seed", msg("Same seed"), {Key::T, true}, {Key::Comma, true},
     "the same seed with the weights as saved"},
    {Action::Undo, "undo", msg("Undo"), {Key::Z}, {Key::Slash},
     "back to the previous dungeon"},
    {Action::CopySeed, "copy_seed", msg("Copy seed"), {Key::C}, {Key::M},
     "the code of the dungeon, or the seed of an adventure, to the clipboard"},
    {Action::Help, "help", msg("Help"), {Key::F1}, {Key::F7},
     "help"},
    {Action::DebugOverlay, "debug_overlay", msg("Debug overlay"), {Key::F3}, {Key::F8},
     "hit boxes and times"},
    {Action::SlowMotion, "slow_motion", msg("Slow motion"), {Key::F4}, {Key::F9},
     "slow motion"},
    {Action::Fullscreen, "fullscreen", msg("Fullscreen"), {Key::F2}, {Key::F11},
     "fullscreen and back"},
    {Action::Screenshot, "screenshot", msg("Screenshot"), {Key::F5}, {Key::F12},
     "a picture of the game"},
    {Action::Mute, "mute", msg("Mute"), {Key::X}, {Key::F10},
     "sound off and on"},
    {Action::Softer, "softer", msg("Softer"), {Key::V}, {Key::Minus},
     "effects and music softer"},
    {Action::Louder, "louder", msg("Louder"), {Key::V, true}, {Key::Equal},
     "effects and music louder"},
    {Action::PlayPause, "play_pause", msg("Play pause"), {Key::Space}, {Key::Space},
     "pause and continue, in watch and replays"},
    {Action::ToStart, "to_start", msg("To start"), {Key::Q, true}, {Key::Home},
     "to the empty grid, in watch"},
    {Action::ToEnd, "to_end", msg("To end"), {Key::E, true}, {Key::End},
     "to the whole dungeon, in watch"},
    {Action::OneTick, "one_tick", msg("One tick"), {Key::R, true}, {Key::Period},
     "forward by one tick, in replays"},
    {Action::LabPreviousPage, "lab_previous_page", msg("Previous page"), {Key::Q}, {Key::PageUp},
     "the previous page"},
    {Action::LabNextPage, "lab_next_page", msg("Next page"), {Key::E}, {Key::PageDown},
     "the next page"},
    {Action::LabDungeons, "lab_dungeons", msg("Dungeons"), {Key::Tab}, {Key::P},
     "to the dungeons and back"},
    {Action::LabFirst, "lab_first", msg("First value"), {Key::Q, true}, {Key::Home},
     "the first value of the page"},
    {Action::LabLast, "lab_last", msg("Last value"), {Key::E, true}, {Key::End},
     "the last value of the page"},
    {Action::LabSave, "lab_save", msg("Save"), {Key::V}, {Key::O},
     "save the weights"},
    {Action::LabTens, "lab_tens", msg("Steps of ten"), {Key::T, true}, {Key::Equal},
     "change values by ten, or by one again"},
    {Action::LabZero, "lab_zero", msg("Zero"), {Key::X}, {Key::Delete},
     "set the value to zero, or to the least that is allowed"},
    {Action::LabReset, "lab_reset", msg("Reset"), {Key::R}, {Key::Y},
     "the value back to where it began"},
    {Action::LabAllTables, "lab_all_tables", msg("All four tables"), {Key::G}, {Key::H},
     "change one table alone, or all four together"},
    {Action::LabUndo, "lab_undo", msg("Undo"), {Key::Z}, {Key::U},
     "undo an edit"},
    {Action::LabRedo, "lab_redo", msg("Redo"), {Key::Z, true}, {Key::U, true},
     "redo it"},
    {Action::LabRemoveEdits, "lab_remove_edits", msg("Remove all edits"), {Key::R, true},
     {Key::Y, true}, "remove all edits of this set"},
    {Action::LabSetA, "lab_set_a", msg("Set A"), {Key::B}, {Key::Comma},
     "the first set of weights"},
    {Action::LabSetB, "lab_set_b", msg("Set B"), {Key::B, true}, {Key::Period},
     "the second set of weights"},
    {Action::LabOtherSet, "lab_other_set", msg("Other set"), {Key::C, true}, {Key::Slash},
     "the set that is not shown"},
    {Action::LabDuel, "lab_duel", msg("Duel"), {Key::T}, {Key::M},
     "both sets side by side"},
    {Action::LabFind, "lab_find", msg("Find one like it"), {Key::F}, {Key::N},
     "find a dungeon like the chosen one"},
    {Action::LabWhy, "lab_why", msg("Why this room"), {Key::F, true}, {Key::P, true},
     "why a room is as it is"},
    {Action::LabCopy, "lab_copy", msg("Copy the code"), {Key::C}, {Key::O, true},
     "the code of the chosen dungeon, weights and all, to the clipboard"},
    {Action::LabActions, "lab_actions", msg("All actions"), {Key::Tab, true}, {Key::Minus},
     "all that the Lab can do, as a list"},
});
// clang-format on

}  // namespace

const ActionRow& rowOf(Action action) {
    return actionRows[action];
}

std::string_view name(Action action) {
    return actionRows[action].name;
}

std::string titleOf(Action action) {
    const std::string_view title = tr(actionRows[action].title);
    return isOfLab(action) ? say("Lab: {action}", "action"_a = title) : std::string(title);
}

}  // namespace doorstring
