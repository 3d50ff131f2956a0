// The cursor of the large map: which room it is on, and why that room is as it is.
#pragma once

#include "play/session/host.hpp"
#include "world/expedition.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace doorstring {

class WhyCursor {
public:
    // Makes a cursor; without an explainer it is never on.
    explicit WhyCursor(std::unique_ptr<RoomExplainer> explainer)
        : explainer_(std::move(explainer)) {}

    // Allows the cursor on all rooms, or only on those that the knight has been in.
    void setShowsAll(bool showsAll) { showsAll_ = showsAll; }

    bool isOn() const { return cell_.has_value(); }
    std::optional<GridPos> cell() const { return cell_; }
    // The sentences of the chosen page, which say why the room under the cursor is as it is; empty
    // if the cursor is not on.
    std::span<const std::string> sentences() const {
        return inNumbers_ ? texts_.numbers : texts_.words;
    }
    // Whether the page is that of numbers, not of words.
    bool isInNumbers() const { return inNumbers_; }
    // The part of that page that is read, from 0 on.
    int part() const { return part_; }
    // Goes to the next part of the page, or from the last one of its `parts` to the other page.
    void turnPage(int parts = 1);

    // Puts the cursor on the room of a cell; hides it if `cell` is empty or the cursor may not be
    // on it.
    void put(std::optional<GridPos> cell, const Expedition& expedition);
    void hide();
    // Moves to the nearest room in that direction, if there is one.
    void move(Direction direction, const Expedition& expedition);
    // Hides the cursor if the dungeon is another one, or if the cursor's room is no longer shown.
    void hideIfOutdated(const Expedition& expedition);

private:
    bool canBeOn(const World& world, GridPos cell) const;

    std::unique_ptr<RoomExplainer> explainer_;
    bool showsAll_ = false;
    std::optional<GridPos> cell_;
    RoomReasonTexts texts_;
    bool inNumbers_ = false;
    int part_ = 0;
    std::uint32_t dungeonNumber_ = 0;  // of the dungeon that the cursor was put on
};

}  // namespace doorstring
