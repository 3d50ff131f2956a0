// The version of SFML that the program was built with, and a way to keep SFML quiet.
#pragma once

#include <SFML/Config.hpp>
#include <SFML/System/Err.hpp>
#include <fmt/format.h>

#include <ostream>
#include <sstream>
#include <string>

namespace doorstring {

// The version of SFML as text for the log and --version: "2.5.1".
inline std::string sfmlVersionText() {
    return fmt::format("{}.{}.{}", SFML_VERSION_MAJOR, SFML_VERSION_MINOR, SFML_VERSION_PATCH);
}

// Keeps SFML from printing errors as long as a QuietSfml exists: the program reports them in its
// own sentences.
class QuietSfml {
public:
    QuietSfml() : before_(sf::err().rdbuf(complaints_.rdbuf())) {}
    ~QuietSfml() { sf::err().rdbuf(before_); }
    QuietSfml(const QuietSfml&) = delete;
    QuietSfml& operator=(const QuietSfml&) = delete;

    bool hasComplained() const { return !complaints_.str().empty(); }

private:
    std::ostringstream complaints_;
    std::streambuf* before_;
};

}  // namespace doorstring
