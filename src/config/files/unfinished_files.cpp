#include "config/files/unfinished_files.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <utility>

namespace doorstring {

namespace {

using Slot = std::atomic<char*>;
static_assert(Slot::is_always_lock_free);

// Whoever takes a name out of its slot owns it: nobody reads what another one frees. More files
// than slots are written at once nowhere; one too many would merely be left behind by a signal.
std::array<Slot, 16> slots;

void note(char* name) {
    for (Slot& slot : slots) {
        char* none = nullptr;
        if (slot.compare_exchange_strong(none, name)) {
            return;
        }
    }
}

void forget(char* name) {
    for (Slot& slot : slots) {
        char* expected = name;
        if (slot.compare_exchange_strong(expected, nullptr)) {
            return;
        }
    }
}

}  // namespace

UnfinishedFile::UnfinishedFile(const std::filesystem::path& file) : name_(::strdup(file.c_str())) {
    note(name_);
}

UnfinishedFile::UnfinishedFile(UnfinishedFile&& other) noexcept
    : name_(std::exchange(other.name_, nullptr)) {}

UnfinishedFile& UnfinishedFile::operator=(UnfinishedFile&& other) noexcept {
    std::swap(name_, other.name_);
    return *this;
}

UnfinishedFile::~UnfinishedFile() {
    if (name_ != nullptr) {
        ::unlink(name_);
        keep();
    }
}

void UnfinishedFile::keep() {
    forget(name_);
    std::free(std::exchange(name_, nullptr));
}

void removeUnfinishedFiles() {
    for (Slot& slot : slots) {
        if (const char* name = slot.exchange(nullptr)) {
            ::unlink(name);
        }
    }
}

}  // namespace doorstring
