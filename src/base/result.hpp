// A value or an error: the result of a function that can fail because of a user's mistake. Taking
// the value of a result that is an error, or the error of a result that is a value, is a
// programmer's mistake and ends the program in every build.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <variant>

namespace doorstring {

template <typename Value, typename Error>
class [[nodiscard]] Result {
public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    Value& value() & { return *std::get_if<0>(checked(0)); }
    // Moves the value out of a temporary result: a dungeon is too large to be copied needlessly.
    Value value() && { return std::move(*std::get_if<0>(checked(0))); }
    const Value& value() const& { return *std::get_if<0>(checked(0)); }
    Error& error() { return *std::get_if<1>(checked(1)); }
    const Error& error() const { return *std::get_if<1>(checked(1)); }

private:
    std::variant<Value, Error>* checked(std::size_t index) {
        check(index);
        return &content_;
    }
    const std::variant<Value, Error>* checked(std::size_t index) const {
        check(index);
        return &content_;
    }
    // As this is noexcept, what refuseWrongUse() throws ends the program and is printed.
    // NOLINTNEXTLINE(bugprone-exception-escape)
    void check(std::size_t index) const noexcept {
        if (content_.index() != index) {
            refuseWrongUse(index == 0);
        }
    }
    [[noreturn]] static void refuseWrongUse(bool wantsValue) {
        throw std::logic_error(wantsValue ? "the value of a result was taken, but it is an error"
                                          : "the error of a result was taken, but it is a value");
    }

    std::variant<Value, Error> content_;
};

}  // namespace doorstring
