#include "dungeon/why/lock_sentence.hpp"

#include "dungeon/cell_text.hpp"

#include <fmt/format.h>

#include <string_view>

namespace doorstring {

std::string lockSentence(const LockReason& lock, const RoomReason& reason) {
    if (!lock.note) {
        return {};
    }
    const LockNote& note = *lock.note;
    const std::string key = fmt::format("its key lies in {}", cellText(note.key));
    if (lock.lock == DoorLock::Boss) {
        return fmt::format("Door {} has the boss's lock (locks.boss); {}.", letter(lock.side), key);
    }
    const std::string which =
        fmt::format("Door {} has small lock {} of {}", letter(lock.side), lock.number, lock.of);
    if (note.parted == 0) {
        return fmt::format("{}: it was opened for a loop, between rooms that another lock parts; "
                           "{}.",
                           which, key);
    }
    return fmt::format("{}{}: it closes off {} of {} rooms, from {} on; {}.", which,
                       note.toBoss ? ", on the way to the boss" : "", note.behind, note.parted,
                       note.cell == reason.cell ? "this one" : cellText(note.cell), key);
}

std::string keySentence(const KeyReason& key, const DungeonConfig& config) {
    const std::string_view order = config.roles[Role::Key].deadEnd
                                       ? "dead ends come first, then the farthest"
                                       : "the farthest come first";
    if (key.key == Holding::BossKey) {
        return fmt::format("It has the boss's key, for door {} of {}; among plain rooms {}.",
                           letter(key.side), cellText(key.lock), order);
    }
    return fmt::format("It has a small key, for door {} of {}; among plain rooms before that lock "
                       "{}.",
                       letter(key.side), cellText(key.lock), order);
}

}  // namespace doorstring
