// The page of the last messages, newest first, to read again what is no longer shown.
#pragma once

#include "view/hud/message.hpp"
#include "view/panel.hpp"

#include <deque>
#include <string_view>

namespace doorstring {

// Draws as many messages as fit, beginning with number `first`; the newest is number 0. `hint` says
// which keys do what.
void drawMessages(const Page& page, const std::deque<MessageLine::Said>& messages, int first,
                  std::string_view hint);

// The largest `first` that drawMessages() needs: with it the oldest message is on the page, below
// as many other messages as fit.
int largestFirstMessage(const Page& page, const std::deque<MessageLine::Said>& messages);

}  // namespace doorstring
