#include "base/weighted_table.hpp"
#include "testing/catch2.hpp"

#include <map>

using namespace doorstring;

namespace {

using Table = WeightedTable<char>;

std::map<char, int> picks(const Table& table, int count) {
    std::map<char, int> result;
    for (int index = 0; index < count; ++index) {
        // Rolls spread evenly over all there are.
        const std::uint64_t roll = ~0ULL / static_cast<std::uint64_t>(count) * index;
        ++result[table.pick(roll)];
    }
    return result;
}

}  // namespace

TEST_CASE("values are picked as often as their weights say") {
    const Table table({{'a', 4 * weightOne}, {'b', 3 * weightOne}, {'c', weightOne}});
    CHECK(table.total() == 8 * weightOne);
    const auto counts = picks(table, 8000);
    CHECK(counts.at('a') >= 3999);
    CHECK(counts.at('a') <= 4001);
    CHECK(counts.at('c') >= 999);
    CHECK(counts.at('c') <= 1001);
}

TEST_CASE("a weight of 0 is never picked") {
    const Table table({{'a', 0}, {'b', 1}, {'c', 0}});
    CHECK(picks(table, 1000) == std::map<char, int>{{'b', 1000}});
    CHECK(table.pick(0) == 'b');
    CHECK(table.pick(~0ULL) == 'b');
}

TEST_CASE("both ends of the rolls pick both ends of the table") {
    const Table table({{'a', 1}, {'b', 1}});
    CHECK(table.pick(0) == 'a');
    CHECK(table.pick(~0ULL) == 'b');
}

TEST_CASE("the largest weights do not overflow") {
    std::vector<Table::Entry> entries;
    for (char value = 'a'; value < 'a' + 16; ++value) {
        entries.push_back({value, 1'000'000 * weightOne});
    }
    const Table table(entries);
    CHECK(table.total() == 16'000'000'000);
    CHECK(table.pick(~0ULL) == 'p');
}

TEST_CASE("a changed last weight moves only the rolls that it takes") {
    const Table before({{'a', 4}, {'b', 4}, {'c', 4}});
    const Table after({{'a', 4}, {'b', 4}, {'c', 8}});
    int moved = 0;
    for (std::uint64_t index = 0; index < 1000; ++index) {
        const std::uint64_t roll = mixBits(index);
        if (before.pick(roll) != after.pick(roll)) {
            ++moved;
        }
    }
    // a keeps 4 of 16 of its 4 of 12, and so on: a twelfth and a sixth move.
    CHECK(moved > 180);
    CHECK(moved < 320);
}

TEST_CASE("tables are equal when their entries are") {
    CHECK(Table({{'a', 1}}) == Table({{'a', 1}}));
    CHECK_FALSE(Table({{'a', 1}}) == Table({{'a', 2}}));
    CHECK_FALSE(Table({{'a', 1}}) == Table({{'b', 1}}));
    CHECK(Table().total() == 0);
}
