// What the comments of the shipped files say about their keys: the help of the Lab.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace doorstring {

using KeyComments = std::map<std::string, std::string, std::less<>>;  // by path

// Beside the key, or else above it, in a list of what each section of its kind has, or above its
// section.
KeyComments keyComments(std::string_view text);

// Of dungeon.toml and room.toml in a folder.
KeyComments keyCommentsIn(const std::filesystem::path& folder);

}  // namespace doorstring
