// The twelve dungeons of the Lab, or in a duel six pairs of them.
#pragma once

#include "lab/page/lab_picture.hpp"

namespace doorstring {

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout);

}  // namespace doorstring
