// Compiled once and read by every test, which still includes what it uses.
#pragma once

#include "../../cmake/standard_headers.hpp"
#include "catch2.hpp"
