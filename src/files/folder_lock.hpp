// Keeps other programs from writing the same file of a folder at the same time.
#pragma once

#include <cstdint>
#include <filesystem>

namespace doorstring {

// Held until it is destroyed, or until the program ends, however it ends.
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

    // False where another program holds it still. File systems without locks count as held.
    bool held() const { return held_; }

private:
    int descriptor_;
    bool held_ = true;
};

}  // namespace doorstring
