// The system of a page: no threads, signals and folder of logs; exceptions end the program.
#include "files/system.hpp"

#include "files/log.hpp"
#include "files/signals.hpp"
#include "files/threads.hpp"
#include "page.hpp"

#include <cstdlib>
#include <cstring>
#include <new>
#include <random>
#include <string>
#include <sys/file.h>
#include <typeinfo>
#include <unistd.h>

namespace doorstring {

namespace {

void printLine(std::string line) {
    line += '\n';
    web::print(line.data(), line.size());
}

}  // namespace

void logInfo(std::string_view line) {
    printLine("info: " + std::string(line));
}

void logWarning(std::string_view line) {
    printLine("warning: " + std::string(line));
}

void logError(std::string_view line) {
    printLine("error: " + std::string(line));
}

void logReportedError(std::string_view line) {
    logError(line);
}

Seed randomSeed() {
    std::random_device device;
    const std::uint64_t high = device();
    return {(high << 32U | device()) & shortSeedMask};
}

bool startThread(std::thread&, const std::function<void()>&) {
    return false;
}

UnfinishedFile noteUnfinished(const std::filesystem::path& file) {
    return UnfinishedFile(::strdup(file.c_str()));
}

void RemoveUnfinished::operator()(char* name) const {
    ::unlink(name);
    std::free(name);
}

void keep(UnfinishedFile file) {
    std::free(file.release());
}

}  // namespace doorstring

// The page itself sees to it that no other tab plays the saved run.
extern "C" int flock(int, int) {
    return 0;
}

// What is local to the only thread lives as long as the page.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) {
    return 0;
}

// What `throw` calls. Nothing is caught in a page, as its compiler has no library for that.
extern "C" {

void* __cxa_allocate_exception(std::size_t bytes) {
    return std::calloc(bytes, 1);
}

[[noreturn]] void __cxa_throw(void* thrown, std::type_info* type, void (*)(void*)) {
    std::string sentence = "The program cannot go on: ";
    if (*type == typeid(std::bad_alloc)) {
        sentence = "There is not enough memory to go on.";
    } else {
        sentence += type->name();
    }
    static_cast<void>(thrown);
    doorstring::web::fail(sentence.data(), sentence.size());
    std::abort();
}
}
