// What a disk may hold after a power cut, by what a program wrote to it and synced.
#pragma once

#include <filesystem>
#include <iosfwd>

namespace doorstring {

struct DiskLog {
    std::filesystem::path log;     // by log_disk.cpp
    std::filesystem::path folder;  // where the program wrote, as an absolute path
    std::filesystem::path before;  // what was in it before, all of it synced
};

// Tries a power cut after each entry of the log, with each state that the disk may then be in, and
// looks at what is left of it. Reports what is broken, or less than an earlier state had safely on
// the disk. Returns whether there is no such state.
bool tryPowerCuts(const DiskLog& log, std::ostream& out);

}  // namespace doorstring
