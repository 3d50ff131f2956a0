#include "folder_rings.hpp"

#include <map>
#include <set>

namespace doorstring::testing {

namespace {

using Folders = std::map<std::string, std::set<std::string>>;  // each with those that it includes

bool leadsToAnotherFolder(const SourceFile& file, const Include& include) {
    return include.quoted && layerOf(include.name) == file.layer &&
           folderOf(include.name) != file.folder;
}

Folders foldersOf(const std::vector<SourceFile>& files) {
    Folders folders;
    for (const SourceFile& file : files) {
        for (const Include& include : file.includes) {
            if (leadsToAnotherFolder(file, include)) {
                folders[file.folder].insert(folderOf(include.name));
            }
        }
    }
    return folders;
}

bool reaches(const Folders& folders, const std::string& from, const std::string& to) {
    std::set<std::string> seen{from};
    std::vector<std::string> waiting{from};
    while (!waiting.empty()) {
        const auto here = folders.find(waiting.back());
        waiting.pop_back();
        if (here == folders.end()) {
            continue;
        }
        for (const std::string& next : here->second) {
            if (next == to) {
                return true;
            }
            if (seen.insert(next).second) {
                waiting.push_back(next);
            }
        }
    }
    return false;
}

}  // namespace

std::vector<std::string> includesInRings(const std::vector<SourceFile>& files) {
    const Folders folders = foldersOf(files);
    std::vector<std::string> found;
    for (const SourceFile& file : files) {
        for (const Include& include : file.includes) {
            if (leadsToAnotherFolder(file, include) &&
                reaches(folders, folderOf(include.name), file.folder)) {
                found.push_back(file.name + ":" + std::to_string(include.line) + ": " +
                                include.name);
            }
        }
    }
    return found;
}

}  // namespace doorstring::testing
