// The model of the Lab: what is edited, and what it makes of its seeds. Knows no keys, mouse, sound
// or screen.
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
    const LabGrowth& rival() const { return rival_; }  // of the other set
    // What histograms are compared with: in a duel the other set, else the active one before all
    // edits, or null if nothing is edited.
    const LabGrowth* compared() const;
    const RoomLights& lights() const { return lights_; }
    LabPage page() const { return page_; }
    int chosen() const { return chosen_[page_]; }
    const std::vector<LabField>& fields() const { return fieldsOf(page_); }
    const LabField& field() const { return fields()[static_cast<std::size_t>(chosen())]; }
    const std::string& typed() const { return typed_; }
    // Whether the weight of a shape is edited in all four tables alike.
    bool isTurned() const { return turned_; }
    bool isDuel() const { return duel_; }
    int dungeon() const { return dungeon_; }
    const LabDungeon& shownDungeon() const {
        return growth_.dungeons()[static_cast<std::size_t>(dungeon_)];
    }
    // A number that grows when the active weights or their base change: by an edit, undo, redo, the
    // other set, restore() or setBase().
    std::uint32_t edits() const { return edits_; }

    void open(LabPage page);
    void choose(int index);
    void chooseDungeon(int place) { dungeon_ = place; }
    void toggleTurned();

    // Edit the chosen field. Return false if the edit was rejected; sheet().fault() says why.
    bool step(int by);
    bool setWeight(std::int64_t weight);
    // Sets the weight; where that is rejected, as the rest of the table is empty, sets it to 1.
    bool dragWeight(std::int64_t weight);
    bool clear();
    bool reset();
    // Add a digit or the point to the value being typed, remove the last one, and bring back the
    // value from before the typing.
    bool type(char sign);
    void eraseTyped();
    void cancelTyped();
    void endEdit();

    // Undoes the last step, or redoes it if not `back`. Returns false if there is none.
    bool travel(bool back);
    void resetAll();
    // Adopts the keys of dungeons and rooms from another configuration, and gives the seed to the
    // chosen one of the dozen.
    void adopt(const Config& config, Seed seed);
    void switchTo(LabSet set);
    // Begins or ends a duel, in which only half of the dozen is shown, once for each set.
    void toggleDuel();
    // Replaces what edits are compared with: by what was saved.
    void setBase(const Config& base);
    // Brings back edits that were kept: `change` makes them in the sheet.
    template <typename Restore>
    void restore(Restore change) {
        change(sheet_);
        ++edits_;
        regrowBoth();
    }

    // Looks for a dungeon with about the same measures as the chosen one, to show it in its place.
    void seekAlike();
    bool isSeeking() const { return seeker_ != nullptr; }
    // Returns a sentence about the result of a search that has ended, only once; empty if there is
    // none.
    std::optional<std::string> takeNews();

    // Must be called once a tick. With threads the work is done beside the frames; without them all
    // of it is done at once, so that what is shown does not depend on a clock.
    void work(bool hasThreads);
    // Lights rooms that changed. Must be called once a tick, so that the light fades.
    void light();

private:
    template <typename Edit>
    bool edit(Edit change);
    void regrow();
    void regrowBoth();
    // Takes the results of the queue.
    void collect();
    void endSearch();
    // Gives the queue the work that is left.
    void plan();

    LabSheet sheet_;
    LabGrowth growth_;
    LabGrowth rival_;
    LabGrowth unedited_;  // of the configuration before all edits
    LabQueue queue_;
    RoomLights lights_;
    LabPage page_ = LabPage::Tables;
    EnumArray<LabPage, int> chosen_{};
    bool turned_ = true;
    bool duel_ = false;
    int dungeon_ = 0;
    std::string typed_;
    std::uint32_t edits_ = 0;
    std::shared_ptr<LabSeeker> seeker_;
    std::optional<std::string> news_;
};

}  // namespace doorstring
