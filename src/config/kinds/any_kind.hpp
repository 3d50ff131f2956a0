// Gives all kinds of value one interface, and edits values by other means than TOML: in steps, by
// clearing them, by typing digits, or by turning words on and off. There are overloads for the
// kinds for which an edit makes sense. Typed digits are checked only when their TOML is read; the
// result of any other edit is a value that the kind allows.
#pragma once

#include "config/kinds/kinds.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace doorstring {

// These change a value by a number of steps. A step adds 1 to a whole number. But if 0 is written
// as a word, such as "never", every step from that word leads to 20, or to the allowed number that
// is nearest to 20. A step moves a cell to the next column. But if the number of steps is a
// multiple of ten, each ten of them move the cell to the next row.
void stepValue(const IntegerKind& kind, int& value, int steps);
void stepValue(const BooleanKind& kind, bool& value, int steps);
void stepValue(const FractionKind& kind, Fraction& value, int steps);  // hundredths
void stepValue(const WeightKind& kind, std::int64_t& weight, int steps);
void stepValue(const DoorsKind& kind, DoorSet& doors, int steps);
void stepValue(const CellKind& kind, std::optional<GridPos>& cell, int steps);
void stepValue(const WordSetKind& kind, WordSet& set, int steps);

inline int wrappedAround(int value, int steps, int count) {
    return ((value + steps) % count + count) % count;
}
template <typename Enum>
void stepValue(const ChoiceKind& kind, Enum& value, int steps) {
    const int count = static_cast<int>(kind.choices.size());
    const int first = static_cast<int>(kind.first);
    value = static_cast<Enum>(first + wrappedAround(static_cast<int>(value) - first, steps, count));
}
template <typename Enum>
void stepValue(const ChoiceKind& kind, std::optional<Enum>& value, int steps) {
    const int count = static_cast<int>(kind.choices.size());
    const int index = wrappedAround(value ? static_cast<int>(*value) + 1 : 0, steps, count);
    value = index == 0 ? std::nullopt : std::optional(static_cast<Enum>(index - 1));
}

// These clear a value: they set a number to the word for 0, or to the least if there is no such
// word, a boolean to false, a cell to the middle, and a set to all of its words.
void clearValue(const IntegerKind& kind, int& value);
void clearValue(const BooleanKind& kind, bool& value);
void clearValue(const FractionKind& kind, Fraction& value);
void clearValue(const WeightKind& kind, std::int64_t& weight);
void clearValue(const CellKind& kind, std::optional<GridPos>& cell);
void clearValue(const WordSetKind& kind, WordSet& set);

// These turn one of several words on or off, by its index. They change nothing if no word has this
// index, or if a set that may not be empty would become empty.
void toggleWord(const WordSetKind& kind, WordSet& set, int index);
void toggleWord(const DoorsKind& kind, DoorSet& doors, int index);

// These write typed digits as TOML; chances are typed in percent.
std::string typedToml(const IntegerKind& kind, std::string_view digits);
std::string typedToml(const FractionKind& kind, std::string_view digits);
std::string typedToml(const WeightKind& kind, std::string_view digits);

// A kind as an interface, for code that goes through all config keys. Values are passed by their
// address, and must have the type that the kind is for.
class AnyKind {
public:
    AnyKind() = default;
    AnyKind(const AnyKind&) = delete;
    AnyKind& operator=(const AnyKind&) = delete;
    virtual ~AnyKind() = default;

    virtual void read(const TomlValue& found, void* value, ValueReport& report) const = 0;
    virtual std::string toml(const void* value) const = 0;
    virtual void copy(const void* from, void* to) const = 0;

    // These are for kinds whose value is a section of entries, such as a door table; for others
    // they do nothing and find no fault.
    virtual void readEntry(const TomlValue& entry, void* value, ValueReport& report) const = 0;
    virtual std::string fault(const void* value) const = 0;

    // These edit like the functions above. If the kind has no such edit, they change nothing, and
    // typed() returns an empty text.
    virtual bool canStep() const = 0;
    virtual bool canClear() const = 0;
    virtual bool canToggle() const = 0;
    virtual bool canType() const = 0;
    virtual void step(void* value, int steps) const = 0;
    virtual void clear(void* value) const = 0;
    virtual void toggle(void* value, int index) const = 0;
    virtual std::string typed(std::string_view digits) const = 0;
};

template <typename Kind, typename Value>
class KindOf final : public AnyKind {
public:
    explicit KindOf(Kind kind) : kind_(std::move(kind)) {}

    void read(const TomlValue& found, void* value, ValueReport& report) const override {
        kind_.read(found, of(value), report);
    }
    std::string toml(const void* value) const override { return kind_.toml(of(value)); }
    void copy(const void* from, void* to) const override { of(to) = of(from); }

    void readEntry(const TomlValue& entry, void* value, ValueReport& report) const override {
        if constexpr (requires { &Kind::readEntry; }) {
            kind_.readEntry(entry, of(value), report);
        }
    }
    std::string fault(const void* value) const override {
        if constexpr (requires { &Kind::fault; }) {
            return kind_.fault(of(value));
        } else {
            return {};
        }
    }

    bool canStep() const override { return hasStep; }
    bool canClear() const override { return hasClear; }
    bool canToggle() const override { return hasToggle; }
    bool canType() const override { return hasTyping; }
    void step(void* value, int steps) const override {
        if constexpr (hasStep) {
            stepValue(kind_, of(value), steps);
        }
    }
    void clear(void* value) const override {
        if constexpr (hasClear) {
            clearValue(kind_, of(value));
        }
    }
    void toggle(void* value, int index) const override {
        if constexpr (hasToggle) {
            toggleWord(kind_, of(value), index);
        }
    }
    std::string typed(std::string_view digits) const override {
        if constexpr (hasTyping) {
            return typedToml(kind_, digits);
        } else {
            return {};
        }
    }

private:
    static constexpr bool hasStep = requires(const Kind& kind, Value& value) {
        stepValue(kind, value, 1);
    };
    static constexpr bool hasClear = requires(const Kind& kind, Value& value) {
        clearValue(kind, value);
    };
    static constexpr bool hasToggle = requires(const Kind& kind, Value& value) {
        toggleWord(kind, value, 0);
    };
    static constexpr bool hasTyping = requires(const Kind& kind) {
        typedToml(kind, std::string_view());
    };

    static Value& of(void* value) { return *static_cast<Value*>(value); }
    static const Value& of(const void* value) { return *static_cast<const Value*>(value); }

    Kind kind_;
};

}  // namespace doorstring
