// The page of the Lab.
#pragma once

#include "lab/page/lab_picture.hpp"

namespace doorstring {

void drawLabScreen(const Page& page, const LabPicture& picture);

}  // namespace doorstring
