// The file of the field notes. All errors are sentences that name the file.
#pragma once

#include "base/result.hpp"
#include "config/text/notice.hpp"
#include "saves/field_notes.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace doorstring {

class NotesFile {
public:
    // If the path is empty, nothing is kept.
    explicit NotesFile(std::filesystem::path file) : file_(std::move(file)) {}

    // Reads the notes; they are empty if there is no file.
    Result<FieldNotes, std::string> read() const;
    // Reads the notes, changes them, and replaces the file whole if they have changed. A file that
    // cannot be read is moved aside, and new notes begin. Returns what went wrong; null if nothing
    // went wrong.
    std::optional<Notice> change(const std::function<void(FieldNotes&)>& edit) const;

private:
    std::filesystem::path file_;
};

}  // namespace doorstring
