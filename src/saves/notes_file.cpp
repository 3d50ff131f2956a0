#include "saves/notes_file.hpp"

#include "config/text/say.hpp"
#include "files/set_aside.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

namespace {

constexpr TextLimit notesLimit{1U << 20U,
                               "the file is larger than 1 MiB; field notes take about 4 KiB"};

}  // namespace

Result<FieldNotes, std::string> NotesFile::read() const {
    std::error_code ignored;
    if (file_.empty() || !std::filesystem::exists(file_, ignored)) {
        return FieldNotes();
    }
    const auto text = readTextFile(file_, notesLimit);
    if (!text) {
        return fmt::format("{}: {}", file_.string(), text.error().sentence);
    }
    auto notes = readFieldNotes(text.value());
    if (!notes) {
        return fmt::format("{}:{}: {}", file_.string(), notes.error().line, notes.error().sentence);
    }
    return std::move(notes.value());
}

std::optional<Notice> NotesFile::change(const std::function<void(FieldNotes&)>& edit) const {
    if (file_.empty()) {
        return std::nullopt;
    }
    const auto before = read();
    FieldNotes notes = before ? before.value() : FieldNotes();
    std::optional<Notice> news;
    if (!before) {
        const auto aside = setAside(file_);
        if (!aside) {
            return aside.error();
        }
        news = noticeOf([&] {
            return say("{fault}. It was moved to {file}, and new field notes begin.",
                       "fault"_a = before.error(), "file"_a = aside.value().filename().string());
        });
    }
    edit(notes);
    if (before && notes == before.value()) {
        return std::nullopt;
    }
    std::error_code error;
    std::filesystem::create_directories(file_.parent_path(), error);
    if (error) {
        return fmt::format("the folder {} cannot be created: {}", file_.parent_path().string(),
                           error.message());
    }
    if (auto fault = writeWholeFile(file_, notesText(notes))) {
        return std::move(*fault);
    }
    return news;
}

}  // namespace doorstring
