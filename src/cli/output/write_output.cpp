#include "cli/output/write_output.hpp"

#include "cli/output/complain.hpp"
#include "config/files/whole_file.hpp"

#include <cerrno>
#include <system_error>

namespace doorstring {

namespace {

// The reader of a pipe has seen enough, which is no mistake.
bool pipeClosed(const BlockWriter& writer) {
    return writer.failed() && writer.reason() == EPIPE;
}

MaybeFailure writeStandardOutput(std::ostream& out, const Fill& fill) {
    BlockWriter writer(out);
    auto failure = fill(writer);
    writer.flush();
    if (writer.failed() && !pipeClosed(writer)) {
        const int reason = writer.reason() == 0 ? EIO : writer.reason();
        return Failure{exitFailed, "the standard output cannot be written: " +
                                       std::generic_category().message(reason)};
    }
    return failure;
}

MaybeFailure writeFile(const std::filesystem::path& name, const Fill& fill) {
    auto file = WholeFile::open(name);
    if (!file) {
        return Failure{exitWrongUse, file.error()};
    }
    BlockWriter writer(file.value().stream());
    if (auto failure = fill(writer)) {
        return failure;
    }
    writer.flush();
    const auto fault = file.value().finish();
    return fault && !pipeClosed(writer) ? MaybeFailure({exitFailed, *fault}) : std::nullopt;
}

}  // namespace

MaybeFailure writeOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
                         const Fill& fill) {
    return file ? writeFile(*file, fill) : writeStandardOutput(out, fill);
}

int print(std::ostream& out, std::ostream& err, std::string_view text) {
    const auto failure = writeStandardOutput(out, [&](BlockWriter& writer) {
        writer.text(text);
        return MaybeFailure();
    });
    return failure ? complain(err, failure->status, failure->sentence) : exitDone;
}

}  // namespace doorstring
