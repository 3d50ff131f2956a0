// What can only be seen when every source was read.
#include "config/kinds/read_keys.hpp"
#include "config/sources/contradictions.hpp"
#include "config/sources/merge.hpp"

#include <fmt/format.h>

namespace doorstring {

void Merge::finish(const std::filesystem::path& shippedFolder) {
    shippedFolder_ = shippedFolder;
    checkTables();
    checkContradictions();
    checkKeys();
    // After a file that could not be read, everything in it would be missing.
    if (!unreadFiles_) {
        checkMissing();
    }
}

bool Merge::isGood(std::string_view path) const {
    return given_.contains(path) && lastOf(path).good;
}

bool Merge::isShipped(std::string_view path) const {
    return lastOf(path).origin.folder == shippedFolder_;
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
        const std::string fault = tableFault(*table, table->look(config_));
        if (!fault.empty()) {
            errors_.push_back({"--set", 0, 0, spec.path, fault});
        }
    }
}

// Silent about values that were not read well: they are told already.
void Merge::checkContradictions() {
    for (const Contradiction& found : contradictions(config_)) {
        const bool read = isGood(found.key) && (found.with.empty() || isGood(found.with));
        if (read && !(found.wish && isShipped(found.key))) {
            tellAt(found.key, found.sentence);
        }
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

void Merge::checkMissing() {
    for (const KeySpec& spec : schema()) {
        if (!given_.contains(spec.path)) {
            errors_.push_back({shownPath(shippedFolder_), 0, 0, spec.path,
                               fmt::format("{} is missing: no file gives it; allowed are {}",
                                           spec.path, allowedText(spec))});
        }
    }
}

}  // namespace doorstring
