// Keeps other programs from writing the same file of a folder at the same time.
#pragma once

#include <filesystem>

namespace doorstring {

// Held until it is destroyed, or until the program ends, however it ends.
class FolderLock {
public:
    // Waits a few seconds for others.
    explicit FolderLock(const std::filesystem::path& folder);
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
