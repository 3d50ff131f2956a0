// Values that begin as zeros, the first few of them without an allocation.
#pragma once

#include "base/zeroed_array.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace doorstring {

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
