// What a run came to, on the page at its end.
#pragma once

#include "app/session/session.hpp"
#include "view/run/run_end_screen.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class RunEndPage {
public:
    RunEndPage(const Session& session, const RunSummary& run, std::string_view note);

    bool isVictory() const { return isVictory_; }
    // Before that, nobody has seen what there is to choose.
    bool hasCome() const { return tick_ >= runEndComes; }
    // Plays its phrase and its tune, too.
    void tick(Sound& sound);
    void draw(Canvas& canvas, const Session& session, Menu& menu) const;

private:
    bool isVictory_;
    Heading heading_;
    std::string line_;
    std::string_view note_;
    std::vector<RunEndRow> rows_;
    int tick_ = 0;
};

}  // namespace doorstring
