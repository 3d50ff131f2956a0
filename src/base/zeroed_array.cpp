#include "base/zeroed_array.hpp"

#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace doorstring {

namespace {

// Up to this number of bytes, `new` and memset are quicker than fresh pages.
constexpr std::size_t mostSmall = 16384;

#ifdef __linux__
// From this number of bytes on, each allocation maps fresh pages, because calloc would reuse a
// freed block and clear all of it. The pages are huge ones if possible, for far fewer page faults.
constexpr std::size_t leastMapped = std::size_t{1} << 20U;
#endif

}  // namespace

void* zeroedMemory(std::size_t bytes) {
    if (bytes <= mostSmall) {
        return std::memset(::operator new(bytes), 0, bytes);
    }
#ifdef __linux__
    if (bytes >= leastMapped) {
        void* memory =
            mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) {
            throw std::bad_alloc();
        }
        madvise(memory, bytes, MADV_HUGEPAGE);
        return memory;
    }
#endif
    void* memory = std::calloc(bytes, 1);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

void freeZeroedMemory(void* memory, std::size_t bytes) {
    if (bytes <= mostSmall) {
        return ::operator delete(memory);
    }
#ifdef __linux__
    if (bytes >= leastMapped) {
        munmap(memory, bytes);
        return;
    }
#endif
    std::free(memory);
}

}  // namespace doorstring
