#include "view/window/window.hpp"

#include "view/window/event_translator.hpp"
#include "view/window/sfml_versions.hpp"

#include <SFML/Graphics/View.hpp>
#include <SFML/Window/Clipboard.hpp>

#include <array>

namespace doorstring {

namespace {

GridSize toGridSize(sf::Vector2u size) {
    return {static_cast<int>(size.x), static_cast<int>(size.y)};
}

sf::Vector2u toVector(GridSize size) {
    return {static_cast<unsigned>(size.width), static_cast<unsigned>(size.height)};
}

const std::uint8_t* bytesOf(const Canvas& canvas) {
    return reinterpret_cast<const std::uint8_t*>(canvas.pixels().data());
}

// Space for a title bar and a panel of the desktop, in pixels.
constexpr int desktopMargin = 80;

int scaleOnDesktop(GridSize canvas, int wanted) {
    const GridSize desktop = toGridSize(sfml::desktopSize());
    return fittingScale(canvas, {desktop.width - desktopMargin, desktop.height - desktopMargin},
                        wanted);
}

GridSize firstWindowSize(GridSize canvas, int wantedScale) {
    const int scale = scaleOnDesktop(canvas, wantedScale);
    return {canvas.width * scale, canvas.height * scale};
}

}  // namespace

struct Window::Parts {
    std::string title;
    Canvas icon;
    GridSize windowedSize;  // of the window when it is not fullscreen
    bool fullscreen = false;
    bool pointerShown = true;
    CanvasPlace canvasPlace;
    EventHistory history;
    sf::RenderWindow window;
    sf::Texture texture;

    // Moves the window to the middle of the desktop, because some desktops do not place windows
    // themselves. In the middle all of the window is visible.
    void placeInMiddle() {
        const sf::Vector2u desktop = sfml::desktopSize();
        window.setPosition({std::max(0, (static_cast<int>(desktop.x) - windowedSize.width) / 2),
                            std::max(0, (static_cast<int>(desktop.y) - windowedSize.height) / 2)});
    }

    void open() {
        sfml::open(window, toVector(windowedSize), title, fullscreen);
        history = {};  // a new window may report that it lost a focus that it never had
        if (!fullscreen) {
            placeInMiddle();
        }
        window.setVerticalSyncEnabled(true);
        window.setKeyRepeatEnabled(false);
        window.setMouseCursorVisible(pointerShown || !fullscreen);
        if (icon.size().area() > 0) {
            sfml::setIcon(window, toVector(icon.size()), bytesOf(icon));
        }
    }
};

Window::Window(const std::string& title, GridSize canvas, const ViewConfig& config,
               const Canvas& icon)
    : parts_(std::make_unique<Parts>()) {
    parts_->title = title;
    parts_->icon = icon;
    parts_->windowedSize = firstWindowSize(canvas, config.scale);
    parts_->fullscreen = config.fullscreen;
    parts_->open();
}

Window::~Window() = default;

void Window::poll(std::vector<WindowEvent>& events) {
    EventTranslator translator(events, parts_->canvasPlace, parts_->history);
    sfml::forEachEvent(parts_->window, translator);
}

std::chrono::nanoseconds Window::present(const Canvas& canvas, int wantedScale) {
    sf::RenderWindow& window = parts_->window;
    sf::Texture& texture = parts_->texture;
    const sf::Vector2u size = toVector(canvas.size());
    if (texture.getSize() != size && !sfml::resize(texture, size)) {
        return {};
    }
    texture.update(bytesOf(canvas));

    const GridSize windowSize = toGridSize(window.getSize());
    CanvasPlace& place = parts_->canvasPlace;
    place.scale = fittingScale(canvas.size(), windowSize, wantedScale);
    const int width = canvas.size().width * place.scale;
    const int height = canvas.size().height * place.scale;
    place.left = (windowSize.width - width) / 2;
    place.top = (windowSize.height - height) / 2;
    const auto left = static_cast<float>(place.left);
    const auto top = static_cast<float>(place.top);
    const float right = left + static_cast<float>(width);
    const float bottom = top + static_cast<float>(height);
    const auto u = static_cast<float>(size.x);
    const auto v = static_cast<float>(size.y);
    const std::array<sf::Vertex, 6> corners{sf::Vertex{{left, top}, sf::Color::White, {0, 0}},
                                            sf::Vertex{{right, top}, sf::Color::White, {u, 0}},
                                            sf::Vertex{{right, bottom}, sf::Color::White, {u, v}},
                                            sf::Vertex{{left, top}, sf::Color::White, {0, 0}},
                                            sf::Vertex{{right, bottom}, sf::Color::White, {u, v}},
                                            sf::Vertex{{left, bottom}, sf::Color::White, {0, v}}};
    sf::RenderStates states(sf::BlendNone);
    states.texture = &texture;
    window.setView(sf::View(sf::FloatRect({0.F, 0.F}, {static_cast<float>(windowSize.width),
                                                       static_cast<float>(windowSize.height)})));
    window.clear();
    window.draw(corners.data(), corners.size(), sf::PrimitiveType::Triangles, states);
    const auto beforeDisplay = std::chrono::steady_clock::now();
    window.display();
    return std::chrono::steady_clock::now() - beforeDisplay;
}

void Window::setFullscreen(bool fullscreen) {
    if (fullscreen == parts_->fullscreen) {
        return;
    }
    if (fullscreen) {
        parts_->windowedSize = toGridSize(parts_->window.getSize());
    }
    parts_->fullscreen = fullscreen;
    parts_->open();
}

void Window::showPointer(bool shown) {
    if (shown != parts_->pointerShown) {
        parts_->pointerShown = shown;
        parts_->window.setMouseCursorVisible(shown || !parts_->fullscreen);
    }
}

void Window::fit(GridSize canvas, int wantedScale) {
    parts_->windowedSize = firstWindowSize(canvas, wantedScale);
    if (!parts_->fullscreen) {
        parts_->window.setSize(toVector(parts_->windowedSize));
        parts_->placeInMiddle();
    }
}

GridSize Window::size() const {
    return toGridSize(parts_->window.getSize());
}

int Window::largestScale(GridSize canvas) {
    constexpr int noWantedScale = 0;
    return scaleOnDesktop(canvas, noWantedScale);
}

int Window::scale() const {
    return parts_->canvasPlace.scale;
}

void Window::copyToClipboard(const std::string& text) {
    sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end()));
}

}  // namespace doorstring
