// The files that are being written, so that a signal that ends the program can remove them.
#pragma once

#include <filesystem>
#include <memory>

namespace doorstring {

struct RemoveUnfinished {
    void operator()(char* name) const;
};

// The note of a file that is being written. The file is removed with it unless it is kept.
using UnfinishedFile = std::unique_ptr<char, RemoveUnfinished>;
UnfinishedFile noteUnfinished(const std::filesystem::path& file);
void keep(UnfinishedFile file);

// Removes all of them from the disk. Async-signal-safe: made to be called by a signal handler.
void removeUnfinishedFiles();

}  // namespace doorstring
