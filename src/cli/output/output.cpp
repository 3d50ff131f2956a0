#include "cli/output/output.hpp"

#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/log.hpp"
#include "files/whole_file.hpp"
#include "room/templates/pool.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <ostream>
#include <string>
#include <system_error>

namespace doorstring {

namespace {

// Whether the reader of a pipe has closed it, which is not a failure.
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

// Whether two paths name the same file, which need not exist yet. False for a device or a pipe,
// which may take two outputs.
bool isSameFile(const std::filesystem::path& first, const std::filesystem::path& second) {
    std::error_code fault;
    return !std::filesystem::is_other(first, fault) &&
           std::filesystem::weakly_canonical(first, fault) ==
               std::filesystem::weakly_canonical(second, fault);
}

std::optional<std::string> whyUnwritable(const std::filesystem::path& file) {
    // Opening a pipe may wait for its reader, and opening a device may act on it. WholeFile::open()
    // changes nothing else that exists.
    std::error_code ignored;
    if (std::filesystem::is_other(file, ignored)) {
        return std::nullopt;
    }
    const auto opened = WholeFile::open(file);
    return opened ? std::nullopt : std::optional(opened.error());
}

}  // namespace

int fillOutput(const std::optional<std::filesystem::path>& file, std::ostream& out,
               std::ostream& err, const Fill& fill) {
    const auto failure = file ? writeFile(*file, fill) : writeStandardOutput(out, fill);
    return failure ? complain(err, failure->status, failure->sentence) : exitDone;
}

std::optional<std::string> outputFault(std::span<const GivenFile> files) {
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (auto fault = files[i].file ? whyUnwritable(*files[i].file) : std::nullopt) {
            return fault;
        }
        for (const GivenFile& other : files.first(i)) {
            if (files[i].file && other.file && isSameFile(*files[i].file, *other.file)) {
                return fmt::format("{} and {} name the same file, {}; allowed are two files",
                                   other.option, files[i].option, files[i].file->string());
            }
        }
    }
    return std::nullopt;
}

int print(std::ostream& out, std::ostream& err, std::string_view text) {
    return writeOutput(std::nullopt, out, err, [&](BlockWriter& writer) { writer.text(text); });
}

void BlockWriter::handOver() {
    if (!failed_) {
        errno = 0;
        stream_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
        failed_ = !stream_;
        reason_ = failed_ ? errno : 0;
    }
    buffer_.clear();
}

void BlockWriter::flush() {
    handOver();
    if (!failed_) {
        errno = 0;
        stream_.flush();
        failed_ = !stream_;
        reason_ = failed_ ? errno : 0;
    }
}

int complain(std::ostream& err, int status, std::string_view sentence, std::string_view drawing) {
    const std::string line = printable(sentence);
    err << "doorstring: " << line << '\n' << drawing;
    logReportedError(line);
    return status;
}

int complain(std::ostream& err, const ConfigErrors& errors) {
    for (const ConfigError& error : errors) {
        complain(err, exitWrongUse, toString(error));
    }
    return exitWrongUse;
}

int complain(std::ostream& err, const TemplateFault& fault) {
    // The text of a fault ends with its picture, which is no part of the sentence.
    const std::string text = toString(fault);
    return complain(err, exitWrongUse,
                    std::string_view(text).substr(0, text.size() - fault.picture.size()),
                    fault.picture);
}

void note(std::ostream& err, std::string_view sentence) {
    err << "doorstring: " << printable(sentence) << '\n';
}

namespace {

constexpr int barLength = 40;
constexpr std::chrono::milliseconds barDelay{300};

}  // namespace

void ProgressBar::show(int done, int total) {
    const int percent = static_cast<int>(std::int64_t{100} * done / total);
    if (out_ == nullptr || percent == percent_ ||
        std::chrono::steady_clock::now() - start_ < barDelay) {
        return;
    }
    draw(percent, {});
}

void ProgressBar::showRate(std::uint64_t done, std::uint64_t total) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    if (out_ == nullptr || passed < barDelay || done == 0) {
        return;
    }
    const double rate = static_cast<double>(done) / passed.count();
    const auto secondsLeft = static_cast<std::uint64_t>(static_cast<double>(total - done) / rate);
    draw(static_cast<int>(100.0 * static_cast<double>(done) / static_cast<double>(total)),
         fmt::format("  {} a second, {}:{:02} left", grouped(static_cast<std::uint64_t>(rate)),
                     secondsLeft / 60, secondsLeft % 60));
}

// Draws the bar, the percentage and `more` over the line that is shown; spaces erase the rest of a
// longer line.
void ProgressBar::draw(int percent, std::string_view more) {
    percent_ = percent;
    const int filled = barLength * percent / 100;
    const std::string line =
        fmt::format("[{}{}] {:3} %{}", std::string(static_cast<std::size_t>(filled), '#'),
                    std::string(static_cast<std::size_t>(barLength - filled), ' '), percent, more);
    *out_ << fmt::format("\r{:{}}", line, shownLength_) << std::flush;
    shownLength_ = line.size();
}

ProgressBar::~ProgressBar() {
    if (shownLength_ > 0) {
        *out_ << '\r' << std::string(shownLength_, ' ') << '\r' << std::flush;
    }
}

}  // namespace doorstring
