// Solves LOT on small boards and writes what the defender does to hold (README.md has the format).
//
//   g++ -O3 -march=native -std=c++17 -o solve_boards solve_boards.cpp
//   ./solve_boards hold SIZE NODES > proof.txt      for each colour: can it hold, whatever was opened?
//   ./solve_boards ask SIZE NODES OPENING           does light win, does dark, from this opening?
//   ./solve_boards follow SIZE < games.txt          each game's last position and legal moves, for tests

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_set>

#include "hold.hpp"

const char* const kNames[2] = {"light", "dark"};

template <int N>
class Writer {
 public:
  using B = Board<N>;
  using Position = typename B::Position;

  explicit Writer(Hold<N>& search, Colour defender) : search_(search), defender_(defender) {}

  // The defender's moves, depth first, each position once; the checker walks the same way.
  void write(const Position& p) {
    if (search_.is_held(p) || !seen_.insert(search_.key(p)).second) return;
    std::vector<Move> moves;
    B::list_moves(p, moves);
    if (p.turn == defender_) return answer(p, moves);
    for (const Move& move : moves) write(after(p, move));
  }

  size_t written() const { return written_; }

 private:
  struct Hash {
    size_t operator()(Key name) const { return size_t(name); }
  };

  static Position after(Position p, const Move& move) {
    B::play(p, move);
    return p;
  }

  bool is_written(const Position& p) { return search_.is_held(p) || seen_.count(search_.key(p)); }

  // A move to what is written already costs nothing.
  void answer(const Position& p, const std::vector<Move>& moves) {
    const Move* chosen = nullptr;
    for (const Move& move : moves)
      if (!chosen && is_written(after(p, move))) chosen = &move;
    if (!chosen) chosen = holding(p, moves);
    printf(" %s", B::move_text(*chosen).c_str());
    written_++;
    write(after(p, *chosen));
  }

  const Move* holding(const Position& p, const std::vector<Move>& moves) {
    bool settled = false;
    for (const Position& next : search_.children(p, settled))
      if (!search_.attacker_wins(next))
        for (const Move& move : moves)
          if (search_.key(after(p, move)) == search_.key(next)) return &move;
    fprintf(stderr, "no move holds where one should\n");
    exit(1);
  }

  Hold<N>& search_;
  Colour defender_;
  size_t written_ = 0;
  std::unordered_set<Key, Hash> seen_;
};

// The first moves that differ under symmetry, those nearest the middle first.
template <int N>
std::vector<int> openings() {
  std::vector<int> cells;
  for (int rank = (N - 1) / 2; rank >= 0; rank--)
    for (int file = (N - 1) / 2; file >= rank; file--) cells.push_back(rank * Board<N>::kStride + file);
  return cells;
}

template <int N>
typename Board<N>::Position opened(int cell) {
  typename Board<N>::Position p;
  Board<N>::play(p, {cell, 0, -1});
  return p;
}

template <int N>
bool report(Hold<N>& search, int cell, Colour attacker) {
  bool wins = search.attacker_wins(opened<N>(cell));
  const char* answer = search.gave_up() ? "open" : wins ? "not held" : "held";
  fprintf(stderr, "%dx%d %s: %s attacks: %s (%llu nodes, %zu positions)\n", N, N,
          Board<N>::cell_text(cell).c_str(), kNames[attacker], answer, (unsigned long long)search.nodes(),
          search.known());
  return !search.gave_up() && !wins;
}

template <int N>
int hold(uint64_t limit) {
  for (Colour attacker : {kLight, kDark}) {
    Colour defender = attacker == kLight ? kDark : kLight;
    Hold<N> search(attacker, limit);
    for (int cell : openings<N>())
      if (!report(search, cell, attacker)) return 1;
    Writer<N> writer(search, defender);
    printf("%d %s", N, kNames[defender]);
    for (int cell : openings<N>()) writer.write(opened<N>(cell));
    printf("\n");
    fprintf(stderr, "%dx%d: %s holds by %zu moves\n", N, N, kNames[defender], writer.written());
  }
  return 0;
}

template <int N>
int ask(uint64_t limit, const std::string& opening) {
  int cell = (opening[1] - '1') * Board<N>::kStride + opening[0] - 'a';
  for (Colour attacker : {kLight, kDark}) {
    Hold<N> search(attacker, limit);
    report(search, cell, attacker);
  }
  return 0;
}

// What stands on the cells, a1 first, and the moves that may follow; for every line of moves.
template <int N>
int follow() {
  using B = Board<N>;
  std::string line, word;
  std::vector<Move> moves;
  while (std::getline(std::cin, line)) {
    typename B::Position p;
    End end = kPlaying;
    for (std::stringstream words(line); words >> word;) {
      B::list_moves(p, moves);
      auto same = [&word](const Move& move) { return B::move_text(move) == word; };
      auto found = std::find_if(moves.begin(), moves.end(), same);
      if (end != kPlaying || found == moves.end()) return fprintf(stderr, "%s: not legal\n", word.c_str()), 1;
      end = B::play(p, *found);
    }
    for (Bits cells = B::kCells; cells; cells &= cells - 1) {
      int cell = lowest(cells);
      char piece = p.singles[0] >> cell & 1 ? 'l' : p.singles[1] >> cell & 1 ? 'd' : '.';
      putchar(p.stacks[0] >> cell & 1 ? 'L' : p.stacks[1] >> cell & 1 ? 'D' : piece);
    }
    printf(" %s", end == kPlaying ? "playing" : end == kLine ? "line" : "draw");
    B::list_moves(p, moves);
    for (const Move& move : moves)
      if (end == kPlaying) printf(" %s", B::move_text(move).c_str());
    printf("\n");
  }
  return 0;
}

template <int N>
int run(int argc, char** argv) {
  std::string command = argv[1];
  if (command == "follow") return follow<N>();
  if (command == "hold" && argc == 4) return hold<N>(strtod(argv[3], nullptr));
  if (command == "ask" && argc == 5) return ask<N>(strtod(argv[3], nullptr), argv[4]);
  return fprintf(stderr, "solve_boards: see the top of its source\n"), 2;
}

int main(int argc, char** argv) {
  switch (argc > 2 ? atoi(argv[2]) : 0) {
    case 3: return run<3>(argc, argv);
    case 4: return run<4>(argc, argv);
    case 5: return run<5>(argc, argv);
    case 6: return run<6>(argc, argv);
    case 7: return run<7>(argc, argv);
    default: return fprintf(stderr, "solve_boards: see the top of its source\n"), 2;
  }
}
