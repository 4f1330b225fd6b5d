// Finds forced wins of LOT's first player and writes them as a proof (README.md has the format).
//
//   g++ -O3 -march=native -std=c++17 -o find_proofs find_proofs.cpp
//   ./find_proofs < lines.txt > proof.txt
//
// Each line of input is an opening of plain moves, light's and dark's in turn, that ends with a move
// of light. Every reply of dark that loses by light's ninth move becomes a claim; stderr has a board.

#include <iostream>
#include <sstream>

#include "patterns.hpp"

using B = Board<7>;

constexpr int kLastMove = 9;  // three stacks take nine pieces: dark has put down eight by then

Zones<7> zones;

void show(const Attack& a, Bits losing) {
  for (int rank = 6; rank >= 0; rank--) {
    for (int cell = 8 * rank; cell < 8 * rank + 7; cell++)
      fputc(a.singles >> cell & 1 ? 'l' : a.blocked >> cell & 1 ? 'd' : losing >> cell & 1 ? '-' : '?',
            stderr);
    fputc('\n', stderr);
  }
}

void prove_replies(const std::string& line) {
  Attack a = {0, 0, 0};
  std::stringstream words(line);
  std::string word;
  int ply = 0;
  for (; words >> word; ply++)
    (ply % 2 ? a.blocked : a.singles) |= one(word[0] - 'a' + 8 * (word[1] - '1'));
  int moves = kLastMove - (ply + 1) / 2;
  Bits empty = B::kCells & ~(a.singles | a.blocked), losing = 0, carrier;
  if (zones.wins(a, moves, carrier)) {  // dark passes; if that holds, so does every reply
    losing = empty & ~Patterns<7>::write(zones, a, moves);
    for (Bits open = empty & ~losing; open; open &= open - 1) {
      Attack after = {a.singles, 0, a.blocked | one(lowest(open))};
      if (losing & one(lowest(open)) || !zones.wins(after, moves, carrier)) continue;
      losing |= empty & ~Patterns<7>::write(zones, after, moves);
    }
  }
  for (const Step& reply : Zones<7>::steps_of({a.blocked, 0, a.singles}))
    if (losing >> reply.place & 1)
      printf("claim %s %s\n", line.c_str(), Patterns<7>::step_text(a.blocked, 0, reply).c_str());
  fflush(stdout);
  fprintf(stderr, "%s: %d replies lose\n", line.c_str(), count(losing));
  show(a, losing);
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) prove_replies(line);
}
