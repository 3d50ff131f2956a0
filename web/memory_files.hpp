// The files of a page: in memory, under absolute names such as "/home/run.replay". The C library
// finds them by the calls of WASI that memory_files.cpp answers, std::filesystem by filesystem.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace doorstring::web {

struct MemoryFile {
    bool isFolder = false;
    std::string bytes;
    std::uint64_t changed = 0;  // counts all changes, as a clock would
};

struct MemoryFiles {
    std::map<std::string, std::shared_ptr<MemoryFile>> byName{
        {"/", std::make_shared<MemoryFile>(MemoryFile{.isFolder = true})}};
    std::set<std::string> changedNames;  // since the page last kept them, removed ones too
    std::uint64_t changes = 0;

    // Returns null if there is none.
    std::shared_ptr<MemoryFile> find(const std::string& name) const;
    // Makes a file or a folder, and the folders that it is in.
    std::shared_ptr<MemoryFile> make(const std::string& name, bool isFolder = false);
    bool remove(const std::string& name);
    bool rename(const std::string& from, const std::string& to);
    void note(const std::string& name, MemoryFile& file);
};

MemoryFiles& memoryFiles();

}  // namespace doorstring::web
