// Writes forced wins as the patterns of a proof (README.md has the format).

#pragma once

#include <cstdio>
#include <string>

#include "zones.hpp"

template <int N>
struct Patterns {
  using B = Board<N>;

  static std::string cells_text(Bits cells) {  // as a number of N x N bits, a1 the lowest
    Bits packed = 0;
    for (; cells; cells &= cells - 1)
      packed |= one(lowest(cells) / B::kStride * N + lowest(cells) % B::kStride);
    char text[20];
    snprintf(text, sizeof text, "%llx", (unsigned long long)packed);
    return text;
  }

  static std::string step_text(Bits singles, Bits stacks, const Step& step) {
    Bits kept = step.stacks & ~stacks, line = kept ? (singles | one(step.place)) & ~step.singles : 0;
    return B::move_text({step.place, line, kept ? lowest(kept) : -1});
  }

  // Writes the win of an attack and, below it, wins against all replies; returns its carrier.
  static Bits write(Zones<N>& zones, const Attack& a, int moves) {
    Bits carrier;
    zones.wins(a, moves, carrier);
    Pattern* win = zones.known_win(a, moves);
    carrier = win->carrier;
    if (win->written || win->moves == 1) return carrier;
    win->written = true;
    const Pattern used = *win;
    printf("%s %s %s %d %s\n", cells_text(a.singles).c_str(), cells_text(a.stacks).c_str(),
           cells_text(used.carrier).c_str(), used.moves,
           step_text(a.singles, a.stacks, used.first).c_str());
    Bits safe = used.carrier | a.singles | a.stacks;  // where nothing of the other colour can stand
    Attack next = {used.first.singles, used.first.stacks, B::kCells & ~safe};
    Bits open = write(zones, next, used.moves - 1);
    while (open) {
      Attack blocked = next;
      blocked.blocked |= one(lowest(open));
      open &= write(zones, blocked, used.moves - 1);
    }
    return used.carrier;
  }
};
