// A stream buffer that writes to a file descriptor and remembers why it could not.
#pragma once

#include <array>
#include <streambuf>

namespace doorstring {

class DescriptorBuffer : public std::streambuf {
public:
    explicit DescriptorBuffer(int descriptor);  // stays the caller's

    int reason() const { return reason_; }  // errno of the first failed write; 0: none

protected:
    int_type overflow(int_type letter) override;
    int sync() override;

private:
    int descriptor_;
    int reason_ = 0;
    std::array<char, 65536> buffer_;
};

}  // namespace doorstring
