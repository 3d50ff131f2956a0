// The files that are being written, so that a signal which ends the program takes them along.
#pragma once

#include <filesystem>

namespace doorstring {

// Keeps a note of a file while it lives. The name is removed with it unless keep() was called.
class UnfinishedFile {
public:
    UnfinishedFile() = default;
    explicit UnfinishedFile(const std::filesystem::path& file);
    UnfinishedFile(UnfinishedFile&& other) noexcept;
    UnfinishedFile& operator=(UnfinishedFile&& other) noexcept;
    ~UnfinishedFile();

    void keep();

private:
    char* name_ = nullptr;
};

// Removes all of them from the disk. Async-signal-safe: made to be called by a signal handler.
void removeUnfinishedFiles();

}  // namespace doorstring
