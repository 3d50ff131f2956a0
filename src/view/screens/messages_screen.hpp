// The last messages, newest first, to read what has gone again.
#pragma once

#include "view/hud/message.hpp"
#include "view/panel.hpp"

#include <deque>
#include <string_view>

namespace doorstring {

// The messages from the one numbered `first` on, as many as there is room for. `hint` says which
// keys do what.
void drawMessages(const Page& page, const std::deque<MessageLine::Said>& messages, int first,
                  std::string_view hint);

// The largest `first` that is of use: from it on, all older messages are shown.
int lastFirstMessage(const Page& page, const std::deque<MessageLine::Said>& messages);

}  // namespace doorstring
