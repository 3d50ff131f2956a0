// The model of the Lab: the weights that are edited, and the dungeons that they make from fixed
// seeds. Knows no keyboard, mouse, sound or screen.
#pragma once

#include "lab/growth/lab_growth.hpp"
#include "lab/growth/lab_work.hpp"
#include "lab/sheet/lab_sheet.hpp"

#include <memory>
#include <optional>
#include <string>

namespace doorstring {

class LabModel {
public:
    explicit LabModel(const Config& base);

    const LabSheet& sheet() const { return sheet_; }
    const LabGrowth& growth() const { return growth_; }
    const LabGrowth& otherGrowth() const { return otherGrowth_; }  // of the set not active
    // The growth that histograms are compared with. In a duel it is otherGrowth(), otherwise the
    // growth of the weights before all edits. Null if nothing is edited and there is no duel.
    const LabGrowth* comparedWith() const;
    const RoomLights& lights() const { return lights_; }  // on rooms that an edit changed
    LabPage page() const { return page_; }
    int chosen() const { return chosen_[page_]; }  // the index of the chosen field
    const std::vector<LabField>& fields() const { return fieldsOf(page_); }
    const LabField& field() const { return fields()[static_cast<std::size_t>(chosen())]; }
    const std::string& typed() const { return typed_; }
    // Whether an edit of a shape's weight is also made in those other tables where the shape had
    // the same weight.
    bool editsAllTables() const { return inAllTables_; }
    bool isDuel() const { return duel_; }
    int chosenDungeon() const { return chosenDungeon_; }  // its place in the dozen
    const LabDungeon& shownDungeon() const {
        return growth_.dungeons()[static_cast<std::size_t>(chosenDungeon_)];
    }
    // A number that grows when the active weights or their base change: by an edit, undo, redo, a
    // switch to the other set, bringIn() or setBase().
    std::uint32_t edits() const { return edits_; }

    void open(LabPage page);
    void choose(int index);
    void chooseDungeon(int place) { chosenDungeon_ = place; }
    void toggleAllTables();

    // Edit the chosen field, as LabSheet does. Return false if the edit was rejected;
    // sheet().fault() says why.
    bool step(int steps);
    bool setWeight(std::int64_t weight);
    bool clear();
    bool reset();
    // Sets the weight of the chosen field. If that is rejected, for example because the table would
    // be empty, tries weightOne instead and returns false.
    bool dragWeight(std::int64_t weight);
    // Adds a digit or the decimal point to what is typed, and sets the chosen field to that value.
    // If the value is rejected, brings back the value from before the typing and returns false.
    bool type(char sign);
    // Removes what was typed last.
    void eraseTyped();
    // Brings back the value from before the typing.
    void cancelTyped();
    // Ends the typing and the open edit, so that undo takes back later changes separately.
    void endEdit();

    // Undo the last edit, or redo the edit that was undone last. Return false if there is none.
    bool undo() { return bringBack(&LabSheet::undo); }
    bool redo() { return bringBack(&LabSheet::redo); }
    void resetAll();
    // Adopts the config keys of dungeons and rooms from another configuration, and gives the seed
    // to the chosen dungeon.
    void adopt(const Config& config, Seed seed);
    void switchTo(LabSet set);
    // Begins or ends a duel, which shows the first half of the dozen, each seed with both sets.
    void toggleDuel();
    // Replaces the base, which edits are compared with, by the configuration that was saved.
    void setBase(const Config& base);
    // Brings in edits from an earlier session or from a share code: `change` makes them in the
    // sheet.
    template <typename Change>
    void bringIn(Change change) {
        change(sheet_);
        ++edits_;
        regrowBoth();
    }

    // Begins to look for a dungeon with about the same measures as the chosen one. If it finds one,
    // that takes the place of the dungeon that is chosen now, even if another is chosen by then.
    void seekAlike();
    bool isSeeking() const { return seeker_ != nullptr; }
    // Returns a sentence about the result of a search that has ended since the last call; empty if
    // none has.
    std::optional<std::string> takeNews();

    // Grows and measures. Must be called once a tick. If `acrossFrames`, a thread does the work
    // beside the frames; where there are no threads, each call does a part of it. Without
    // `acrossFrames`, the call does all of it at once, so that what is shown does not depend on a
    // clock.
    void work(bool acrossFrames);
    // Lights rooms that changed. Must be called once a tick, so that the light fades.
    void lightChangedRooms();

private:
    template <typename Edit>
    bool edit(Edit change);
    // Sets the chosen field to what is typed, in place of what was typed before. If nothing is
    // typed or the value is rejected, the field has the value from before the typing.
    bool applyTyped();
    // Calls a function of the sheet, undo() or redo(), and grows the set that it changed.
    bool bringBack(bool (LabSheet::*undoOrRedo)());
    // Grows the active set again after an edit.
    void regrow();
    // Grows both sets again, after a seed or both sets have changed.
    void regrowBoth();
    // Takes the results of the queue.
    void collect();
    void endSearch();
    // Gives the queue the work that is left.
    void plan();

    LabSheet sheet_;
    LabGrowth growth_;
    LabGrowth otherGrowth_;  // of the set that is not active
    LabGrowth unedited_;     // of the configuration before all edits
    LabQueue queue_;
    RoomLights lights_;
    LabPage page_ = LabPage::Tables;
    EnumArray<LabPage, int> chosen_{};
    bool inAllTables_ = true;
    bool duel_ = false;
    int chosenDungeon_ = 0;
    std::string typed_;
    std::uint32_t edits_ = 0;
    std::shared_ptr<LabSeeker> seeker_;  // null unless a search goes on
    int soughtPlace_ = 0;                // the place in the dozen that its result takes
    std::optional<std::string> news_;
};

}  // namespace doorstring
