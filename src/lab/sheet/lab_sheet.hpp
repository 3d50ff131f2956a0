// The weights that are edited in the Lab: two sets, their earlier states, and the base that they
// are compared with. An edit after which no dungeon could be grown is rejected.
#pragma once

#include "lab/sheet/lab_field.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace doorstring {

enum class LabSet : std::uint8_t { A, B };
constexpr LabSet other(LabSet set) {
    return set == LabSet::A ? LabSet::B : LabSet::A;
}

class LabSheet {
public:
    explicit LabSheet(const Config& base) : base_(base), sets_{base, base} {}

    const Config& config() const { return config(active_); }
    const Config& config(LabSet set) const { return sets_[static_cast<std::size_t>(set)]; }
    const Config& base() const { return base_; }
    LabSet active() const { return active_; }
    // Whether there is a second set. It is made by the first switchSet(), or by restore() of set B.
    bool hasBoth() const { return hasBoth_; }

    // Switches to the other set, which is a copy of this one at first.
    void switchSet();

    // Edit the active set. An edit that would leave a table empty, or that contradicts another
    // value, is rejected: fault() then says why.
    //
    // With `inAllTables`, the shape gets the new weight also in those of the three other tables
    // where its old weight was the same. stepWeight() counts in units of weightOne.
    void stepWeight(const TablePlace& place, std::int64_t steps, bool inAllTables);
    void setWeight(const TablePlace& place, std::int64_t weight, bool inAllTables);
    void change(const LabField& field, const std::function<void(Config&)>& edit);
    // The next four functions edit any field.
    //
    // Changes the field by this number of steps, or by fewer if other values do not allow all;
    // fault() then says why.
    void step(const LabField& field, int steps, bool inAllTables);
    // Sets a weight to 0; clears any other value as clearValue() of its kind does.
    void clear(const LabField& field, bool inAllTables);
    // Sets the field to the value of all digits typed so far. In a list of words a digit switches a
    // word on or off.
    void type(const LabField& field, std::string_view digits, bool inAllTables);
    // Gives the field the value that it has in the base.
    void reset(const LabField& field, bool inAllTables);

    // Ends the open edit: the successive changes of one field, which undo() takes back as a whole.
    void endEdit();
    // Takes the open edit back, if there is one: undo() and redo() are as they were before it.
    void cancelEdit();
    bool undo();
    bool redo();

    // Why the last edit was rejected; empty if it was not.
    const std::string& fault() const { return fault_; }
    void clearFault() { fault_.clear(); }

    // Whether the value of a field in the active set differs from the base.
    bool differs(const LabField& field) const;
    // The config keys whose values in a set, by default the active one, differ from the base.
    std::vector<const KeySpec*> changedKeys() const { return changedKeys(active_); }
    std::vector<const KeySpec*> changedKeys(LabSet set) const;

    // Replaces the base by the configuration that was saved.
    void setBase(const Config& base);
    // Adopts the config keys of dungeons and rooms of another configuration, as one edit. Rooms
    // made by hand stay.
    void adopt(const Config& config);
    // Removes all edits of the active set, as one edit.
    void resetAll();
    // Replaces a set; undo() does not take that back.
    void restore(LabSet set, const Config& config);

private:
    // What undo() or redo() brings back.
    struct SetState {
        LabSet set;
        Config config;
    };

    Config& activeConfig() { return sets_[static_cast<std::size_t>(active_)]; }
    // Makes all the steps as one change, or none if that is rejected.
    void stepAllOrNone(const LabField& field, int steps, bool inAllTables);
    // Notes the active set as it is before an edit, so that undo() can bring it back.
    void remember();
    // Brings back the last state of `from`, and adds to `to` the state that it replaces. Returns
    // false if `from` is empty.
    bool bringBack(std::vector<SetState>& from, std::vector<SetState>& to);

    Config base_;
    std::array<Config, 2> sets_;
    LabSet active_ = LabSet::A;
    bool hasBoth_ = false;
    std::vector<SetState> past_;
    std::vector<SetState> future_;
    LabField openField_;  // the field of the open edit
    bool isEditOpen_ = false;
    std::string fault_;
};

// Sets a weight in a configuration, as an edit does.
void setWeightIn(Config& config, const TablePlace& place, std::int64_t weight, bool inAllTables);

// Why no dungeon can be grown from the configuration: a table is empty, or values contradict each
// other. Empty if one can be grown.
std::string faultOf(const Config& config);

}  // namespace doorstring
