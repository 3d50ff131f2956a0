// Lists of rows, such as floors and offers: one row for each numbered section of a configuration.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace doorstring {

// At least `least` and at most `most` rows.
template <typename Row, int least, int most>
class NumberedRows {
public:
    int count() const { return count_; }
    void setCount(int count) {
        assert(count >= least && count <= most);
        count_ = count;
    }
    // The row with this number, from 1. Rows after the last can be filled in before setCount() adds
    // them.
    Row& at(int number) { return rows_[static_cast<std::size_t>(number - 1)]; }
    const Row& at(int number) const { return rows_[static_cast<std::size_t>(number - 1)]; }

    const Row* begin() const { return rows_.data(); }
    const Row* end() const { return rows_.data() + count_; }
    friend bool operator==(const NumberedRows& one, const NumberedRows& other) {
        return std::ranges::equal(one, other);
    }

private:
    std::array<Row, static_cast<std::size_t>(most)> rows_;
    int count_ = least;
};

}  // namespace doorstring
