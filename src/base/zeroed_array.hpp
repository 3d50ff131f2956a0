// An array that begins as zero bytes. The system provides the pages of a large one on first touch,
// so that pages that are never used cost nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

namespace doorstring {

// Allocates memory in which every byte is 0. Throws std::bad_alloc if there is none left.
void* zeroedMemory(std::size_t bytes);
void freeZeroedMemory(void* memory, std::size_t bytes);  // `bytes` as when it was allocated

// An array of values that all begin as Value{}, which must consist of zero bytes.
template <typename Value>
class ZeroedArray {
    static_assert(std::is_trivially_copyable_v<Value>);

public:
    ZeroedArray() = default;
    explicit ZeroedArray(std::size_t size)
        : values_(static_cast<Value*>(zeroedMemory(size * sizeof(Value)))), size_(size) {}
    ZeroedArray(const ZeroedArray& other) : ZeroedArray(other.size_) {
        if (size_ != 0) {
            std::memcpy(static_cast<void*>(values_), other.values_, size_ * sizeof(Value));
        }
    }
    ZeroedArray(ZeroedArray&& other) noexcept
        : values_(std::exchange(other.values_, nullptr)), size_(std::exchange(other.size_, 0)) {}
    ZeroedArray& operator=(ZeroedArray other) noexcept {
        std::swap(values_, other.values_);
        std::swap(size_, other.size_);
        return *this;
    }
    ~ZeroedArray() {
        if (values_ != nullptr) {
            freeZeroedMemory(values_, size_ * sizeof(Value));
        }
    }

    std::size_t size() const { return size_; }
    Value* data() { return values_; }
    const Value* data() const { return values_; }
    Value* begin() { return data(); }
    const Value* begin() const { return data(); }
    Value* end() { return data() + size_; }
    const Value* end() const { return data() + size_; }
    Value& operator[](std::size_t index) { return data()[index]; }
    const Value& operator[](std::size_t index) const { return data()[index]; }

private:
    Value* values_ = nullptr;
    std::size_t size_ = 0;
};

// An array like ZeroedArray, but up to `few` values need no allocation.
template <typename Value, std::size_t few>
class ZeroedBuffer {
public:
    explicit ZeroedBuffer(std::size_t size) {
        if (size > few) {
            many_ = ZeroedArray<Value>(size);
        } else {
            std::fill_n(few_.begin(), size, Value{});
        }
    }

    Value* data() { return many_.size() != 0 ? many_.data() : few_.data(); }
    const Value* data() const { return many_.size() != 0 ? many_.data() : few_.data(); }

private:
    std::array<Value, few> few_;
    ZeroedArray<Value> many_;
};

}  // namespace doorstring
