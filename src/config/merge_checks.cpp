// What can only be seen when every source was read.
#include "config/deciding_text.hpp"
#include "config/merge.hpp"
#include "config/read_keys.hpp"

#include <fmt/format.h>

namespace doorstring {

void Merge::finish(const std::string& shippedFolder) {
    checkTables();
    checkStart();
    checkKeys();
    // After a file that could not be read, everything in it would be missing.
    if (!unreadFiles_) {
        checkMissing(shippedFolder);
    }
}

bool Merge::isGood(std::string_view path) const {
    return given_.contains(path) && lastOf(path).good;
}

// Tells it where the value that counts was given.
void Merge::tellAt(std::string_view path, std::string sentence) {
    const Given& given = lastOf(path);
    tell(given.origin, {{given.place, std::string(path), std::move(sentence)}});
}

// A table may lose its last weight to --set.
void Merge::checkTables() {
    for (const KeySpec& spec : schema()) {
        const auto* table = std::get_if<DoorTableKind>(&spec.kind);
        if (table == nullptr || !isGood(spec.path)) {
            continue;
        }
        const std::string fault = tableFault(config_.dungeon.tables[table->direction]);
        if (!fault.empty()) {
            errors_.push_back({"--set", 0, 0, spec.path, fault});
        }
    }
}

void Merge::checkStart() {
    if (!isGood("start.cell") || !isGood("grid.width") || !isGood("grid.height")) {
        return;
    }
    if (const std::string fault = startFault(config_.dungeon); !fault.empty()) {
        tellAt("start.cell", fault);
    }
}

void Merge::checkKeys() {
    for (const SharedKey& shared : findSharedKeys(config_.keys)) {
        const std::string first = "keys." + std::string(name(shared.first));
        const std::string second = "keys." + std::string(name(shared.second));
        if (isGood(first) && isGood(second)) {
            const bool firstIsLater = lastOf(first).origin.order > lastOf(second).origin.order;
            tellAt(firstIsLater ? first : second,
                   fmt::format("{} is bound to {} too; allowed is one action a key",
                               toString(shared.binding), firstIsLater ? second : first));
        }
    }
}

void Merge::checkMissing(const std::string& shippedFolder) {
    for (const KeySpec& spec : schema()) {
        if (!given_.contains(spec.path)) {
            errors_.push_back({shippedFolder, 0, 0, spec.path,
                               fmt::format("{} is missing: no file gives it; allowed are {}",
                                           spec.path, allowedText(spec))});
        }
    }
}

}  // namespace doorstring
