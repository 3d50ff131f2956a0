#include "files/log.hpp"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace doorstring {

namespace {

constexpr std::size_t bytesPerFile = 1024 * 1024;
constexpr std::size_t filesKept = 3;

// The two places that lines go to. Made at the first use, so that lines can be logged at any time.
struct Log {
    std::shared_ptr<spdlog::logger> console;
    std::shared_ptr<spdlog::logger> file;  // null if lines go to the console alone

    Log() {
        auto sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
        sink->set_pattern("doorstring: %v");
        console = std::make_shared<spdlog::logger>("console", std::move(sink));
        console->set_level(spdlog::level::warn);
    }

    void write(spdlog::level::level_enum level, std::string_view line) {
        const spdlog::string_view_t text(line.data(), line.size());
        console->log(level, text);
        if (file != nullptr) {
            file->log(level, text);
        }
    }
};

Log& theLog() {
    static Log log;
    return log;
}

std::shared_ptr<spdlog::logger> openFile(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
        (folder / "doorstring.log").string(), bytesPerFile, filesKept - 1);
    sink->set_pattern("%Y-%m-%d %H:%M:%S.%e %l: %v");
    auto logger = std::make_shared<spdlog::logger>("file", std::move(sink));
    logger->flush_on(spdlog::level::info);
    // Reports only the first error, as a full disk must not fill the console.
    logger->set_error_handler([reported = false](const std::string& reason) mutable {
        if (!reported) {
            reported = true;
            theLog().console->warn("the log file ends here: " + reason);
        }
    });
    return logger;
}

void continueWithoutFile(const std::filesystem::path& folder, const std::string& reason) {
    theLog().file = nullptr;
    logWarning("there is no log file: " + folder.string() + " cannot be written: " + reason);
}

}  // namespace

void startLog(const Folders& folders, bool verbose) {
    Log& log = theLog();
    log.console->set_level(verbose ? spdlog::level::info : spdlog::level::warn);
    if (folders.state.empty()) {
        log.file = nullptr;
        return logWarning(
            "nothing is logged or saved: there is neither a home folder nor a folder " +
            temporaryFolder().string() + " of yours");
    }
    try {
        log.file = openFile(folders.state);
    } catch (const std::filesystem::filesystem_error& fault) {
        continueWithoutFile(folders.state, fault.code().message());
    } catch (const spdlog::spdlog_ex& fault) {
        continueWithoutFile(folders.state, fault.what());
    }
}

void logInfo(std::string_view line) {
    theLog().write(spdlog::level::info, line);
}

void logWarning(std::string_view line) {
    theLog().write(spdlog::level::warn, line);
}

void logError(std::string_view line) {
    theLog().write(spdlog::level::err, line);
}

void logReportedError(std::string_view line) {
    if (const auto& file = theLog().file; file != nullptr) {
        file->error(spdlog::string_view_t(line.data(), line.size()));
    }
}

}  // namespace doorstring
