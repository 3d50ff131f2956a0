// Which programs a shell script calls, read from its text.
#pragma once

#include <set>
#include <string>

namespace doorstring::testing {

struct ShellScript {
    std::set<std::string> called;     // the words in the places of commands, as they are written
    std::set<std::string> functions;  // that it defines
};

// Understands what the scripts of the project use: quotes, $(...), here-documents, case, functions,
// arrays, and the words that call another: exec, command -v, env, timeout and xargs. A command that
// is named by a variable or by a path is not listed.
ShellScript readShellScript(const std::string& text);

}  // namespace doorstring::testing
