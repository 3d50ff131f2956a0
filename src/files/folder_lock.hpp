// Keeps two programs from writing the same file of a folder at the same time.
#pragma once

#include <cstdint>
#include <filesystem>

namespace doorstring {

// Holds a folder until it is destroyed, or until the program ends, however that happens. A second
// lock on the same folder conflicts with it, in the same program, too.
class FolderLock {
public:
    enum class IfHeld : std::uint8_t {
        Wait,  // a few seconds for the other program
        GiveUp
    };
    explicit FolderLock(const std::filesystem::path& folder, IfHeld ifHeld = IfHeld::Wait);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Whether the folder is this program's; false if another one still holds it. A file system
    // without locks gives it to all.
    bool held() const { return held_; }

private:
    int descriptor_;
    bool held_ = true;
};

}  // namespace doorstring
