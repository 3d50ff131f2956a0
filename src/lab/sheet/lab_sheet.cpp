#include "lab/sheet/lab_sheet.hpp"

#include "config/contradictions/contradictions.hpp"
#include "config/kinds/any_kind.hpp"
#include "config/text/say.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t mostEdits = 500;

// The weight at `place`, but in the table of `way` instead of `place.way`.
std::int64_t weightAt(const Config& config, const TablePlace& place, Direction way) {
    return weightOf(tableAt(config.dungeon, place.page, way), doorsOf(place.shape, way));
}

// Sets the weight at `place`, but in the table of `way` instead of `place.way`.
void setOne(Config& config, const TablePlace& place, Direction way, std::int64_t weight) {
    DoorTable table =
        withWeight(tableAt(config.dungeon, place.page, way), doorsOf(place.shape, way), weight);
    // A table without entries on the page Far stands for the table of the page Middle, and one on
    // Middle for the table of the page Tables. So on these two pages, a table whose weights are all
    // 0 is replaced by one without entries.
    const bool inherits = table.total() == 0 && place.page != LabPage::Tables;
    ownTableAt(config.dungeon, place.page, way) = inherits ? DoorTable() : std::move(table);
}

// Gives the page its table of the base again, if that changes no weight: a table that inherited in
// the base then inherits again.
void resetTableIfSame(Config& config, const Config& base, LabPage page, Direction way) {
    Config reset = config;
    ownTableAt(reset.dungeon, page, way) = ownTableAt(base.dungeon, page, way);
    const bool isSame = std::ranges::all_of(doorShapes, [&](DoorShape shape) {
        const TablePlace place{page, way, shape};
        return weightAt(reset, place, way) == weightAt(config, place, way);
    });
    if (isSame) {
        config = std::move(reset);
    }
}

}  // namespace

void setWeightIn(Config& config, const TablePlace& place, std::int64_t weight, bool inAllTables) {
    const std::int64_t old = weightAt(config, place, place.way);
    for (const Direction way : allDirections) {
        if (way == place.way || (inAllTables && weightAt(config, place, way) == old)) {
            setOne(config, place, way, weight);
        }
    }
}

std::string faultOf(const Config& config) {
    for (const Direction way : allDirections) {
        if (config.dungeon.tables[way].total() == 0) {
            return say("Table {table} would be empty: one weight has to stay.",
                       "table"_a = letter(way));
        }
    }
    for (const Contradiction& found : contradictions(config)) {
        if (!found.canBeIgnored) {
            return found.key + ": " + found.sentence;
        }
    }
    return {};
}

void LabSheet::switchSet() {
    if (!hasBoth_) {
        hasBoth_ = true;
        sets_[static_cast<std::size_t>(other(active_))] = activeConfig();
    }
    active_ = other(active_);
    endEdit();
    clearFault();
}

void LabSheet::change(const LabField& field, const std::function<void(Config&)>& edit) {
    Config changed = activeConfig();
    edit(changed);
    fault_.clear();
    if (field.key->toml(changed) == field.key->toml(activeConfig())) {
        return;
    }
    fault_ = faultOf(changed);
    if (!fault_.empty()) {
        return;
    }
    if (!isEditOpen_ || !(openField_ == field)) {
        endEdit();
        remember();
        openField_ = field;
        isEditOpen_ = true;
    }
    activeConfig() = std::move(changed);
}

void LabSheet::endEdit() {
    if (isEditOpen_) {
        future_.clear();
        isEditOpen_ = false;
    }
}

void LabSheet::cancelEdit() {
    if (isEditOpen_) {
        activeConfig() = std::move(past_.back().config);
        past_.pop_back();
        isEditOpen_ = false;
    }
}

void LabSheet::setWeight(const TablePlace& place, std::int64_t weight, bool inAllTables) {
    const auto& fields = fieldsOf(place.page);
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const LabField& each) { return each.tablePlace == place; });
    const std::int64_t allowed = std::clamp<std::int64_t>(weight, 0, WeightKind::most);
    change(*field, [&](Config& config) { setWeightIn(config, place, allowed, inAllTables); });
}

void LabSheet::stepWeight(const TablePlace& place, std::int64_t steps, bool inAllTables) {
    setWeight(place, weightAt(activeConfig(), place, place.way) + steps * weightOne, inAllTables);
}

void LabSheet::stepAllOrNone(const LabField& field, int steps, bool inAllTables) {
    if (field.tablePlace) {
        stepWeight(*field.tablePlace, steps, inAllTables);
    } else if (field.key->canStep()) {
        change(field, [&](Config& config) { field.key->step(config, steps); });
    }
}

void LabSheet::step(const LabField& field, int steps, bool inAllTables) {
    stepAllOrNone(field, steps, inAllTables);
    const int sign = steps < 0 ? -1 : 1;
    for (int fewer = steps - sign; !fault_.empty() && fewer != 0; fewer -= sign) {
        stepAllOrNone(field, fewer, inAllTables);
        if (fault_.empty()) {
            // Tries one step too many on purpose: it is rejected, and `fault_` then says what
            // bounds the value.
            return stepAllOrNone(field, sign, inAllTables);
        }
    }
}

void LabSheet::clear(const LabField& field, bool inAllTables) {
    if (field.tablePlace) {
        setWeight(*field.tablePlace, 0, inAllTables);
    } else if (field.key->canClear()) {
        change(field, [&](Config& config) { field.key->clear(config); });
    }
}

void LabSheet::type(const LabField& field, std::string_view digits, bool inAllTables) {
    const KeySpec& key = *field.key;
    if (key.canToggle() && !digits.empty()) {
        // The digit 0 is the tenth choice.
        const int choice = digits.back() == '0' ? 9 : digits.back() - '1';
        return change(field, [&](Config& config) { key.toggle(config, choice); });
    }
    if (!field.tablePlace && !key.canType()) {
        return;
    }
    const std::string& allowed = field.tablePlace ? key.allowedEntry : key.allowedTyped;
    ErrorList errors;
    const ValueSource source;
    ValueReport report(errors, source, key.path, allowed);
    const auto document = parseToml(
        "value = " + (field.tablePlace ? typedToml(WeightKind(), digits) : key.typed(digits)));
    TomlValue found = document ? document.value().items.front() : TomlValue();
    found.literal = digits;  // messages quote what was typed, not its TOML
    Config withTyped = activeConfig();
    if (!document) {
        report.error(
            {}, [&] { return fmt::format("{} is not a number; allowed are {}", digits, allowed); });
    } else if (field.tablePlace) {
        std::int64_t weight = 0;
        WeightKind().read(found, weight, report);
        setWeightIn(withTyped, *field.tablePlace, weight, inAllTables);
    } else {
        key.read(found, withTyped, report);
    }
    if (report.failed()) {
        fault_ = errors.all().front().sentence;
    } else {
        change(field, [&](Config& config) { config = std::move(withTyped); });
    }
}

void LabSheet::reset(const LabField& field, bool inAllTables) {
    change(field, [&](Config& config) {
        if (!field.tablePlace) {
            return field.key->copy(base_, config);
        }
        const TablePlace& place = *field.tablePlace;
        setWeightIn(config, place, weightAt(base_, place, place.way), inAllTables);
        for (const Direction way : allDirections) {
            resetTableIfSame(config, base_, place.page, way);
        }
    });
}

void LabSheet::remember() {
    past_.push_back({active_, activeConfig()});
    if (past_.size() > mostEdits) {
        past_.erase(past_.begin());
    }
}

bool LabSheet::bringBack(std::vector<SetState>& from, std::vector<SetState>& to) {
    endEdit();
    clearFault();
    if (from.empty()) {
        return false;
    }
    SetState restored = std::move(from.back());
    from.pop_back();
    active_ = restored.set;
    Config replaced = std::exchange(activeConfig(), std::move(restored.config));
    to.push_back({active_, std::move(replaced)});
    return true;
}

bool LabSheet::undo() {
    return bringBack(past_, future_);
}

bool LabSheet::redo() {
    return bringBack(future_, past_);
}

bool LabSheet::differs(const LabField& field) const {
    if (field.tablePlace) {
        const TablePlace& place = *field.tablePlace;
        return weightAt(config(), place, place.way) != weightAt(base_, place, place.way);
    }
    return field.key->toml(config()) != field.key->toml(base_);
}

std::vector<const KeySpec*> LabSheet::changedKeys(LabSet set) const {
    return dungeonSchema().differing(base_, config(set));
}

void LabSheet::setBase(const Config& base) {
    base_ = base;
    endEdit();
}

void LabSheet::adopt(const Config& config) {
    endEdit();
    clearFault();
    remember();
    future_.clear();
    activeConfig().dungeon = config.dungeon;
    RoomTexts roomsMadeByHand = activeConfig().room.texts;
    activeConfig().room = config.room;
    activeConfig().room.texts = std::move(roomsMadeByHand);
}

void LabSheet::resetAll() {
    adopt(base_);
}

void LabSheet::restore(LabSet set, const Config& config) {
    sets_[static_cast<std::size_t>(set)] = config;
    hasBoth_ = hasBoth_ || set == LabSet::B;
}

}  // namespace doorstring
