#include "app/tour.hpp"
#include "cli/output/output.hpp"
#include "files/signals.hpp"

#include <fmt/format.h>

#include <iostream>

namespace doorstring {

int tourWithoutWindow(Game& game, const std::filesystem::path& folder) {
    Tour tour(game, folder);
    Canvas canvas;
    while (!tour.ended() && !endRequested()) {
        tour.tick(canvas);
    }
    return reportTourEnd(tour, folder);
}

int reportTourEnd(const Tour& tour, const std::filesystem::path& folder) {
    if (tour.fault()) {
        return complain(std::cerr, exitFailed, *tour.fault());
    }
    std::cout << fmt::format("The tour has ended: {} pictures are in {}\n", tour.pictures(),
                             folder.string());
    return exitDone;
}

}  // namespace doorstring
