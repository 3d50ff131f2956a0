// Makes a visitor of a variant from a function for each type of value.
#pragma once

namespace doorstring {

// std::visit(Overloaded{[](const A& a) { ... }, [](const auto&) {}}, variant)
template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace doorstring
