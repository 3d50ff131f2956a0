// The page of the last messages, newest first, where those that have gone can be read again.
#pragma once

#include "view/hud/message.hpp"
#include "view/panel.hpp"

#include <deque>
#include <string_view>

namespace doorstring {

// Draws the messages from the one numbered `first` on, as many as fit. `hint` says which keys do
// what.
void drawMessages(const Page& page, const std::deque<MessageLine::Said>& messages, int first,
                  std::string_view hint);

// The largest useful `first`, with which the oldest message is shown, too.
int largestFirstMessage(const Page& page, const std::deque<MessageLine::Said>& messages);

}  // namespace doorstring
