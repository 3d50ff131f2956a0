// The weights that are edited in the Lab: two sets, their earlier states, and what differs from
// where they began. No edit makes a set from which no dungeon can be grown.
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

    const Config& config() const { return of(active_); }
    const Config& of(LabSet set) const { return sets_[static_cast<std::size_t>(set)]; }
    const Config& base() const { return base_; }
    LabSet active() const { return active_; }
    // Whether the second set was ever asked for.
    bool hasBoth() const { return hasBoth_; }

    // Switches to the other set, which begins as a copy of this one.
    void flip();

    // Edit the active set. An edit that would leave a table empty, or that contradicts another
    // value, is rejected: fault() then says why.
    //
    // With `turned`, the weight of the same shape also changes in the three other tables where it
    // was the same.
    void stepWeight(const TablePlace& place, std::int64_t by, bool turned);
    void setWeight(const TablePlace& place, std::int64_t weight, bool turned);
    void change(const LabField& field, const std::function<void(Config&)>& edit);
    // Edit any field: by a number of steps, to its least value or none, by digits as they are
    // typed. Steps go as far as other values allow; fault() then says what bounds them. For a value
    // that is a list of words, digits switch the words on and off.
    void step(const LabField& field, int by, bool turned);
    void clear(const LabField& field, bool turned);
    void type(const LabField& field, std::string_view digits, bool turned);
    // Brings back the value that the field began with.
    void reset(const LabField& field, bool turned);

    // Ends a step of undo(). All edits of one field in a row until this is called are one step.
    void endStep() { isOpen_ = false; }
    // Whether an edit was made since the last call of endStep().
    bool isStepOpen() const { return isOpen_; }
    bool undo();
    bool redo();
    // The active set before its last step; the set itself if it has no step.
    const Config& before() const;

    // Why the last edit was rejected; empty if it was not.
    const std::string& fault() const { return fault_; }
    void clearFault() { fault_.clear(); }

    bool differs(const LabField& field) const;
    // The keys of the active set whose values differ from where it began.
    std::vector<const KeySpec*> changedKeys() const { return changedKeys(active_); }
    std::vector<const KeySpec*> changedKeys(LabSet set) const;

    // Sets what edits are compared with from now on: what was saved.
    void setBase(const Config& base);
    // Adopts the dungeons and rooms of another configuration, as one step.
    void adopt(const Config& config);
    // Removes all edits of the active set, as one step.
    void resetAll();
    // Replaces a set without a step to undo.
    void restore(LabSet set, const Config& config);

private:
    struct Step {
        LabSet set;
        Config config;
    };

    Config& mine() { return sets_[static_cast<std::size_t>(active_)]; }
    void stepAtOnce(const LabField& field, int by, bool turned);
    // Begins a step, so that undo() can bring the active set back.
    void remember();
    // Takes the last step of `from` back, and adds to `to` what reverts that.
    bool travel(std::vector<Step>& from, std::vector<Step>& to);

    Config base_;
    std::array<Config, 2> sets_;
    LabSet active_ = LabSet::A;
    bool hasBoth_ = false;
    std::vector<Step> past_;
    std::vector<Step> future_;
    LabField open_;  // the field of the open step
    bool isOpen_ = false;
    std::string fault_;
};

// Sets a weight in a configuration, as an edit does.
void setWeightIn(Config& config, const TablePlace& place, std::int64_t weight, bool turned);

// Why no dungeon can be grown from the configuration; empty if one can be.
std::string faultOf(const Config& config);

}  // namespace doorstring
