// Powers and sines from plus, minus, times and divided alone: the standard library's own differ in
// the last bits from machine to machine, and sounds should be the same everywhere.
#pragma once

namespace doorstring {

inline constexpr double pi = 3.14159265358979323846;

// 2 to the power of x, for x between -60 and 60.
constexpr double exactExp2(double x) {
    double scale = 1;
    for (; x >= 1; x -= 1) {
        scale *= 2;
    }
    for (; x < 0; x += 1) {
        scale /= 2;
    }
    const double y = x * 0.69314718055994530942;
    double sum = 1;
    double term = 1;
    for (int n = 1; n <= 18; ++n) {
        term *= y / n;
        sum += term;
    }
    return scale * sum;
}

// The power of two that gives x, for x above 0: one binary digit after the other.
constexpr double exactLog2(double x) {
    double result = 0;
    for (; x >= 2; x /= 2) {
        result += 1;
    }
    for (; x < 1; x *= 2) {
        result -= 1;
    }
    double digit = 0.5;
    for (int n = 0; n < 48; ++n, digit /= 2) {
        x *= x;
        if (x >= 2) {
            x /= 2;
            result += digit;
        }
    }
    return result;
}

// The sine of a part of a full turn, for turns between 0 and 1.
constexpr double exactSine(double turns) {
    double angle = turns;  // brought into a quarter turn on either side of 0
    if (angle > 0.75) {
        angle -= 1;
    } else if (angle > 0.25) {
        angle = 0.5 - angle;
    }
    const double x = angle * 2 * pi;
    double sum = x;
    double term = x;
    for (int n = 1; n <= 8; ++n) {
        term *= -x * x / ((2 * n) * (2 * n + 1));
        sum += term;
    }
    return sum;
}

}  // namespace doorstring
