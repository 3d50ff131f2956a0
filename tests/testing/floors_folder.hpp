// The shipped configuration with other floors than its five.
#pragma once

#include "files/whole_file.hpp"
#include "testing/temp_folder.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring::testing {

inline std::string floorSection(int number) {
    return fmt::format("[floor.{0}]\nname = \"Level {0}\"\npreset = \"floor-{1}\"\nboss_speed = "
                       "100\nitem = \"any\"\nboss = \"king_slime\"\n\n",
                       number, 1 + (number - 1) % 5);
}

class FloorsFolder {
public:
    explicit FloorsFolder(const std::vector<int>& numbers) {
        const std::filesystem::path shipped = DOORSTRING_PROJECT "/config";
        std::filesystem::copy(shipped, path(),
                              std::filesystem::copy_options::recursive |
                                  std::filesystem::copy_options::overwrite_existing);
        const std::string text = readTextFile(shipped / "floors.toml").value();
        std::string floors = text.substr(0, text.find("\n[floor.1]") + 1);
        for (const int number : numbers) {
            floors += floorSection(number);
        }
        folder_.write("floors.toml", floors + text.substr(text.find("# What lies on each floor")));
    }

    const std::filesystem::path& path() const { return folder_.path(); }

private:
    TempFolder folder_;
};

}  // namespace doorstring::testing
