// Text and pictures on their way to the standard output or to a file.
#pragma once

#include "cli/output/block_writer.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Why a command ends early.
struct Failure {
    int status = 0;
    std::string sentence;
};
using MaybeFailure = std::optional<Failure>;

// Writes all of the output, or says what it could not make.
using Fill = std::function<MaybeFailure(BlockWriter&)>;

// Writes to the file, whole or not at all, or to `out` without one. Returns the exit status; errors
// have been reported to `err`. A pipe that its reader closes (| head) is no failure.
int writeOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
                std::ostream& err, const Fill& fill);

// Why the file cannot be written, to be said before long work; none without a file, and none of a
// device or a pipe. A file that is there already stays as it is.
std::optional<std::string> unwritable(const std::optional<std::filesystem::path>& file);

struct GivenFile {
    std::string_view option;
    std::optional<std::filesystem::path> file;
};
// The same of two files that one command writes; they must not be one.
std::optional<std::string> unwritable(const GivenFile& first, const GivenFile& second);

// To the standard output. Returns the exit status.
int print(std::ostream& out, std::ostream& err, std::string_view text);

}  // namespace doorstring
