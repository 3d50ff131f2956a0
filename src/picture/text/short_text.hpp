// A short text made on the stack: text that is drawn in every frame allocates nothing.
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <utility>

namespace doorstring {

class ShortText {
public:
    template <typename... Values>
    explicit ShortText(fmt::format_string<Values...> format, Values&&... values) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    }

    operator std::string_view() const { return {text_.data(), text_.size()}; }

private:
    fmt::basic_memory_buffer<char, 128> text_;
};

}  // namespace doorstring
