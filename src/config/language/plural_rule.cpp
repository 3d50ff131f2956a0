#include "config/language/plural_rule.hpp"

#include "base/utf8.hpp"
#include "config/text/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace doorstring {

namespace {

using Count = std::uint64_t;
using Value = std::function<Count(Count)>;  // computes a value from n
using Operation = Count (*)(Count, Count);

struct Operator {
    std::string_view sign;
    int strength;  // the stronger binds first
    Operation apply;
};

// "<=" stands before "<", and ">=" before ">": operators are tried in this order, and "<" would
// match the beginning of "<=".
constexpr std::array operators{
    Operator{"||", 1, [](Count a, Count b) -> Count { return a != 0 || b != 0 ? 1 : 0; }},
    Operator{"&&", 2, [](Count a, Count b) -> Count { return a != 0 && b != 0 ? 1 : 0; }},
    Operator{"==", 3, [](Count a, Count b) -> Count { return a == b ? 1 : 0; }},
    Operator{"!=", 3, [](Count a, Count b) -> Count { return a != b ? 1 : 0; }},
    Operator{"<=", 4, [](Count a, Count b) -> Count { return a <= b ? 1 : 0; }},
    Operator{">=", 4, [](Count a, Count b) -> Count { return a >= b ? 1 : 0; }},
    Operator{"<", 4, [](Count a, Count b) -> Count { return a < b ? 1 : 0; }},
    Operator{">", 4, [](Count a, Count b) -> Count { return a > b ? 1 : 0; }},
    Operator{"%", 5, [](Count a, Count b) -> Count { return b == 0 ? 0 : a % b; }}};
// The most characters that a rule may have. Each operator nests the calls of a rule one level
// deeper, so an endlessly long rule could overflow the stack. The longest rule in use has about 200
// characters.
constexpr std::size_t longestRule = 1000;
constexpr int weakest = 1;
constexpr int strongest = 5;

// Reads the C expression of a rule. Values are null if the text cannot be read.
class RuleReader {
public:
    explicit RuleReader(std::string_view text) : rest_(text) {}

    std::optional<Value> whole() {
        auto value = choice();
        skipSpace();
        return rest_.empty() ? value : std::nullopt;
    }

private:
    static constexpr int deepest = 30;  // nested parentheses and choices
    std::string_view rest_;
    int depth_ = 0;

    void skipSpace() {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t')) {
            rest_.remove_prefix(1);
        }
    }

    bool take(std::string_view sign) {
        skipSpace();
        if (!rest_.starts_with(sign)) {
            return false;
        }
        rest_.remove_prefix(sign.size());
        return true;
    }

    // "a ? b : c", or "a" alone.
    std::optional<Value> choice() {
        if (++depth_ > deepest) {
            return std::nullopt;
        }
        auto value = chain(weakest);
        if (value && take("?")) {
            auto yes = choice();
            auto no = yes && take(":") ? choice() : std::nullopt;
            if (!no) {
                return std::nullopt;
            }
            value = [condition = std::move(*value), ifTrue = std::move(*yes),
                     ifFalse = std::move(*no)](Count n) {
                return condition(n) != 0 ? ifTrue(n) : ifFalse(n);
            };
        }
        --depth_;
        return value;
    }

    // Takes the next operator if it has this strength, and returns it; else returns null.
    const Operator* takeOperator(int strength) {
        for (const Operator& candidate : operators) {
            if (candidate.strength == strength && take(candidate.sign)) {
                return &candidate;
            }
        }
        return nullptr;
    }

    // Values joined by operators of this strength, from left to right.
    std::optional<Value> chain(int strength) {
        if (strength > strongest) {
            return single();
        }
        auto value = chain(strength + 1);
        while (value) {
            const Operator* next = takeOperator(strength);
            if (next == nullptr) {
                break;
            }
            auto right = chain(strength + 1);
            if (!right) {
                return std::nullopt;
            }
            value = [a = std::move(*value), b = std::move(*right), apply = next->apply](Count n) {
                return apply(a(n), b(n));
            };
        }
        return value;
    }

    // "n", a number or a choice in parentheses.
    std::optional<Value> single() {
        if (take("(")) {
            auto value = choice();
            return take(")") ? value : std::nullopt;
        }
        if (take("n")) {
            return [](Count n) { return n; };
        }
        const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        const auto number = wholeNumber<Count>(rest_.substr(0, digits));
        if (!number) {
            return std::nullopt;
        }
        rest_.remove_prefix(digits);
        return [number = *number](Count) { return number; };
    }
};

// Returns what is between a key such as "plural=" and the next semicolon; empty without the key.
std::string_view valueAfter(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::string_view rest = text.substr(at + key.size());
    return rest.substr(0, rest.find(';'));
}

}  // namespace

Result<PluralRule, std::string> readPluralRule(std::string_view text) {
    const auto forms = wholeNumber<std::size_t>(valueAfter(text, "nplurals="));
    if (!forms || *forms < 1 || *forms > mostPluralForms) {
        return fmt::format("\"{}\" has no number of forms; nplurals=1 to nplurals={} are allowed",
                           shortened(text), mostPluralForms);
    }
    const std::string_view expression = valueAfter(text, "plural=");
    if (expression.size() > longestRule) {
        return fmt::format("\"{}\" has a rule of {} characters; at most {} are allowed",
                           shortened(text), expression.size(), longestRule);
    }
    auto rule = RuleReader(expression).whole();
    if (!rule) {
        return fmt::format("\"{}\" has no rule that can be read; as in plural=(n != 1), with n, "
                           "numbers, parentheses, ? : || && == != < > <= >= and %",
                           shortened(text));
    }
    // Rules are periodic in practice, so mistakes show among the first numbers.
    constexpr Count countsToTry = 1000;
    for (Count count = 0; count < countsToTry; ++count) {
        if ((*rule)(count) >= *forms) {
            return fmt::format("the rule gives {} form {}, but the forms are 0 to {}", count,
                               (*rule)(count), *forms - 1);
        }
    }
    return PluralRule{*forms, [rule = std::move(*rule)](Count count) {
                          return static_cast<std::size_t>(rule(count));
                      }};
}

}  // namespace doorstring
