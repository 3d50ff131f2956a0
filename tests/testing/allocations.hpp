// Counts what is asked of the allocator. It replaces the operators of the whole program: to be
// included by one source of it.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace doorstring::testing {
inline std::atomic<std::size_t> allocations{0};
}

// Not inlined, as g++ 14 would take the pair of new and free for a mistake.

void* operator new(std::size_t size) {
    ++doorstring::testing::allocations;
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++doorstring::testing::allocations;
    return std::malloc(size == 0 ? 1 : size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
