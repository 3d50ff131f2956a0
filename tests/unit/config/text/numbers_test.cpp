#include "config/text/numbers.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

TEST_CASE("decimals are read exactly as thousandths") {
    CHECK(parseThousandths("0") == 0);
    CHECK(parseThousandths("4") == 4000);
    CHECK(parseThousandths("2.5") == 2500);
    CHECK(parseThousandths("0.001") == 1);
    CHECK(parseThousandths("0.1") == 100);
    CHECK(parseThousandths("1000000.000") == 1'000'000'000);
    CHECK(parseThousandths("1_000.5") == 1'000'500);
    CHECK(parseThousandths("-0.25") == -250);
    CHECK(parseThousandths("+0.25") == 250);
    CHECK(parseThousandths("1.50000000") == 1500);
    CHECK(parseThousandths("999999999999.999") == 999'999'999'999'999);
}

TEST_CASE("text that is not a plain decimal of three places is rejected") {
    for (const char* text : {"", "-", ".", ".5", "0.0001", "1e3", "nan", "inf", "0x10", "1.2.3",
                             "4 ", "--4", "1000000000000.0", "1.2345678901234567890123"}) {
        CAPTURE(text);
        CHECK_FALSE(parseThousandths(text).has_value());
    }
}

TEST_CASE("thousandths are written without needless zeros and read back") {
    CHECK(thousandthsText(2500) == "2.5");
    CHECK(thousandthsText(4000) == "4");
    CHECK(thousandthsText(1) == "0.001");
    CHECK(thousandthsText(-250) == "-0.25");
    CHECK(thousandthsText(0) == "0");
    for (std::int64_t value = -3000; value <= 3000; ++value) {
        CHECK(parseThousandths(thousandthsText(value)) == value);
    }
}
