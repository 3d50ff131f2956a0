// Memory that a process shares with those that it forks.
#pragma once

#include <cstddef>
#include <new>
#include <sys/mman.h>

namespace doorstring {

// `count` values, zeros until they are constructed. They are not destroyed.
template <typename Value>
class SharedArray {
public:
    explicit SharedArray(std::size_t count)
        : bytes_(count * sizeof(Value)),
          memory_(
              ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
        if (memory_ == MAP_FAILED) {
            throw std::bad_alloc();
        }
        values_ = static_cast<Value*>(memory_);
        for (std::size_t i = 0; i < count; ++i) {
            new (values_ + i) Value();
        }
    }
    ~SharedArray() { ::munmap(memory_, bytes_); }
    SharedArray(const SharedArray&) = delete;
    SharedArray& operator=(const SharedArray&) = delete;

    Value& operator[](std::size_t i) { return values_[i]; }
    const Value& operator[](std::size_t i) const { return values_[i]; }

private:
    std::size_t bytes_;
    void* memory_;
    Value* values_ = nullptr;
};

}  // namespace doorstring
