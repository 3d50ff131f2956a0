// Runs a command line, or a whole `doorstring map`, and keeps what it says.
#pragma once

#include "cli/options/command_line.hpp"

#include <filesystem>
#include <random>
#include <string>
#include <vector>

namespace doorstring::testing {

struct Parsed {
    Request request;
    std::string out;
    std::string err;
};
Parsed parse(const std::vector<const char*>& words);

// A folder of its own, gone at the end, which also is the user's config and state folder.
class Workshop {
public:
    Workshop();
    ~Workshop();
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    std::filesystem::path path(const std::string& name) const { return folder_ / name; }
    const Folders& folders() const { return folders_; }
    std::string read(const std::string& name) const;
    std::size_t count() const;  // files and folders in it, its state folder aside

private:
    std::filesystem::path folder_;
    Folders folders_;
};

struct Ran {
    int status = 0;
    std::string out;
    std::string err;
};
// `words` stand after `doorstring map`.
Ran runMapCommand(const Workshop& workshop, std::vector<std::string> words);

}  // namespace doorstring::testing
