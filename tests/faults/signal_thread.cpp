// Sends a signal to one thread of a process: kill(1) leaves the choice of the thread to the system.
//   signal_thread PROCESS SIGNAL N   to thread N, counted on from the first one again after the
//                                    last; ends with status 1 if the process is gone
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>
#include <vector>

int main(int argc, char** argv) {
    if (argc != 4) {
        return 2;
    }
    const int process = std::atoi(argv[1]);
    std::vector<int> threads;
    std::error_code error;
    const std::filesystem::path tasks = "/proc/" + std::string(argv[1]) + "/task";
    for (std::filesystem::directory_iterator task(tasks, error), end; !error && task != end;
         task.increment(error)) {
        threads.push_back(std::atoi(task->path().filename().c_str()));
    }
    if (threads.empty()) {
        return 1;
    }
    std::sort(threads.begin(), threads.end());
    const auto chosen = static_cast<std::size_t>(std::atoi(argv[3])) % threads.size();
    return ::syscall(SYS_tgkill, process, threads[chosen], std::atoi(argv[2])) == 0 ? 0 : 1;
}
