#include "cli/autoplay/workers.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <exception>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace doorstring {

namespace {

constexpr timespec moment{0, 10'000'000};

// Ctrl-C reaches them, too, but the process that started them decides.
void leaveSignalsToParent() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        std::signal(signal, SIG_IGN);
    }
}

bool hasEnded(pid_t process, int& status) {
    pid_t ended = 0;
    do {
        ended = ::waitpid(process, &status, WNOHANG);
    } while (ended == -1 && errno == EINTR);
    return ended != 0;
}

}  // namespace

Workers::Workers(const PlayPlan& plan, SeedRange seeds, int jobs)
    : plan_(plan),
      seeds_(seeds),
      sheets_(seeds.count()),
      desk_(1),
      workers_(static_cast<std::size_t>(jobs)),
      processes_(std::min<std::uint64_t>(static_cast<std::uint64_t>(jobs), seeds.count())) {
    for (std::size_t job = 0; job < processes_.size(); ++job) {
        start(job);
    }
}

Workers::~Workers() {
    stop();
}

void Workers::stop() {
    for (pid_t& process : processes_) {
        if (process != 0) {
            ::kill(process, SIGKILL);
            ::waitpid(process, nullptr, 0);
            process = 0;
        }
    }
}

void Workers::start(std::size_t job) {
    const pid_t parent = ::getpid();
    const pid_t process = ::fork();
    if (process == -1) {
        throw std::system_error(errno, std::generic_category(), "no process can be started");
    }
    if (process == 0) {
        leaveSignalsToParent();
        while (::getppid() == parent && playNext(workers_[job])) {
        }
        ::_exit(0);
    }
    processes_[job] = process;
}

// False where nothing is left.
bool Workers::playNext(Worker& worker) {
    const std::uint64_t index = desk_[0].next++;
    if (index >= seeds_.count()) {
        return false;
    }
    worker.index = index;
    worker.isPlaying = true;
    try {
        Sheet& sheet = sheets_[index];
        sheet.result = playDungeon(plan_, Seed{seeds_.first + index}, sheet.place);
        ++desk_[0].played;
    } catch (const std::exception&) {
        noteCrash(index);
    }
    worker.isPlaying = false;
    return true;
}

void Workers::noteCrash(std::uint64_t index) {
    Sheet& sheet = sheets_[index];
    sheet.result = {};
    sheet.result.end = PlayEnd::Crashed;
    sheet.result.ticks = sheet.place.ticks;
    ++desk_[0].played;
}

bool Workers::work() {
    ::nanosleep(&moment, nullptr);
    bool isBusy = false;
    for (std::size_t job = 0; job < processes_.size(); ++job) {
        int status = 0;
        if (processes_[job] != 0 && hasEnded(processes_[job], status)) {
            processes_[job] = 0;
            Worker& worker = workers_[job];
            if (worker.isPlaying) {
                worker.isPlaying = false;
                noteCrash(worker.index);
                start(job);
            }
        }
        isBusy = isBusy || processes_[job] != 0;
    }
    return isBusy;
}

}  // namespace doorstring
