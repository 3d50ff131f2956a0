// The game plays itself for 20 seconds and takes pictures of what there is to see.
#pragma once

#include "play/game.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

class Tour {
public:
    Tour(Game& game, std::filesystem::path folder);

    // Plays one tick of the game, with the scripted key presses. A picture that is due is drawn on
    // the canvas and saved.
    void tick(Canvas& canvas);

    bool ended() const;
    int pictures() const { return pictures_; }
    // The reason why a picture could not be written, which ends the tour; null if none failed.
    const std::optional<std::string>& fault() const { return fault_; }

private:
    std::string takeDueName();
    void save(const Canvas& canvas, const std::string& name);

    Game& game_;
    std::filesystem::path folder_;
    int tick_ = 0;
    int pictures_ = 0;
    int slidePictures_ = 0;
    bool wasSliding_ = false;
    std::optional<std::string> fault_;
};

// Plays the whole tour without a window or a clock. Returns the exit status.
int tourWithoutWindow(Game& game, const std::filesystem::path& folder);

// Reports the end. Returns the exit status.
int reportTourEnd(const Tour& tour, const std::filesystem::path& folder);

}  // namespace doorstring
