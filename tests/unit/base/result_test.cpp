#include "base/result.hpp"
#include "testing/catch2.hpp"

#include <csignal>
#include <cstdio>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using namespace doorstring;

namespace {

Result<int, std::string> half(int number) {
    if (number % 2 != 0) {
        return std::string("odd");
    }
    return number / 2;
}

}  // namespace

TEST_CASE("a result holds a value or an error") {
    const auto good = half(8);
    CHECK(good.ok());
    CHECK(static_cast<bool>(good));
    CHECK(good.value() == 4);

    const auto bad = half(7);
    CHECK_FALSE(bad.ok());
    CHECK_FALSE(static_cast<bool>(bad));
    CHECK(bad.error() == "odd");
}

TEST_CASE("a value can be changed and moved out") {
    Result<std::unique_ptr<int>, std::string> result(std::make_unique<int>(3));
    *result.value() += 1;
    const std::unique_ptr<int> taken = std::move(result.value());
    CHECK(*taken == 4);
}

TEST_CASE("what is not there ends the program, in builds without assertions, too") {
    const pid_t process = ::fork();
    if (process == 0) {
        std::signal(SIGABRT, SIG_DFL);  // not that of the test program
        std::fclose(stderr);
        ::_exit(half(7).value());
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
}
