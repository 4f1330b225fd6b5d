// Asks a question about a position of LOT, and writes wins of light as a proof (README.md).
//
//   g++ -O3 -march=native -std=c++17 -DSIZE=7 -o prove prove.cpp
//   ./prove ask win|hold COLOUR NODES MEGABYTES ZONE MOVE...     one line of JSON
//   ./prove trees NODES MEGABYTES ZONE < lines.txt > proof.txt   light to move after each line
//
// SIZE is that of the board, 3 to 7 (one per program: compiling takes a while); ZONE is how many moves a win may take that is searched for in its zone alone.

#include <cstdio>
#include <iostream>
#include <set>
#include <sstream>

#include "patterns.hpp"
#include "prover.hpp"

using B = Board<SIZE>;
using Position = B::Position;

const char* const kNames[2] = {"light", "dark"};

// The position after these moves, and whether all of them are legal and the game goes on.
bool follow(std::istream& words, Position& p) {
  std::vector<Move> moves;
  for (std::string word; words >> word;) {
    B::list_moves(p, moves);
    auto same = [&word](const Move& move) { return B::move_text(move) == word; };
    auto found = std::find_if(moves.begin(), moves.end(), same);
    if (found == moves.end() || B::play(p, *found) != kPlaying) return fprintf(stderr, "%s?\n", word.c_str()), false;
  }
  return true;
}

struct Budget {
  uint64_t nodes;
  size_t bytes;
  int zone_moves;
};

Budget budget_of(char** words) {
  return {uint64_t(strtod(words[0], nullptr)), size_t(strtod(words[1], nullptr) * (1 << 20)), atoi(words[2])};
}

int ask(Question question, Colour colour, Budget budget, const std::string& line) {
  Position p;
  std::stringstream words(line);
  if (!follow(words, p)) return 1;
  Colour attacker = question == kWin ? colour : colour == kLight ? kDark : kLight;
  Prover<SIZE> prover(question, attacker, budget.bytes, budget.zone_moves);
  Numbers found = prover.ask(p, budget.nodes);
  const char* answer = !found[question] ? "yes" : !found[1 - question] ? "no" : "open";
  printf("{\"size\": %d, \"moves\": \"%s\", \"question\": \"%s\", \"colour\": \"%s\", \"answer\": \"%s\", "
         "\"nodes\": %llu, \"proof\": %u, \"disproof\": %u}\n",
         SIZE, line.c_str(), question == kWin ? "win" : "hold", kNames[colour], answer,
         (unsigned long long)prover.nodes(), found[0], found[1]);
  return 0;
}

// A win of light as the moves that the checker comes to, depth first; a point where a pattern wins.
class TreeWriter {
 public:
  TreeWriter(Prover<SIZE>& prover, int zone_moves) : prover_(prover), zone_moves_(zone_moves) {}

  std::string tree(const Position& p) {
    write(p);
    return text_;
  }

 private:
  void write(const Position& p) {
    if (!seen_.insert({p.singles[0], p.stacks[0], p.singles[1], p.stacks[1]}).second) return;
    if (int moves = prover_.zone_win(p, std::min(zone_moves_, prover_.time_left(p)))) {
      Patterns<SIZE>::write(prover_.zones(), prover_.attack_of(p), moves);
      text_ += " .";
      return;
    }
    Move move = prover_.winning_move(p);
    text_ += " " + B::move_text(move);
    Position after = p;
    B::play(after, move);
    std::vector<Move> replies;
    B::list_moves(after, replies);
    for (const Move& reply : replies) {
      Position next = after;
      B::play(next, reply);
      write(next);
    }
  }

  Prover<SIZE>& prover_;
  int zone_moves_;
  std::set<std::array<Bits, 4>> seen_;
  std::string text_;
};

int trees(Budget budget) {
  Prover<SIZE> prover(kWin, kLight, budget.bytes, budget.zone_moves);
  for (std::string line; std::getline(std::cin, line);) {
    Position p;
    std::stringstream words(line);
    if (!follow(words, p)) return 1;
    uint64_t before = prover.nodes();
    bool won = !prover.ask(p, budget.nodes)[0];
    fprintf(stderr, "%s: %s after %llu nodes\n", line.c_str(), won ? "won" : "open",
            (unsigned long long)(prover.nodes() - before));
    if (won) printf("tree %s :%s\n", line.c_str(), TreeWriter(prover, budget.zone_moves).tree(p).c_str());
    fflush(stdout);
  }
  return 0;
}

int run(int argc, char** argv) {
  std::string command = argc > 1 ? argv[1] : "", line;
  if (command == "trees" && argc == 5) return trees(budget_of(argv + 2));
  if (command != "ask" || argc < 7) return fprintf(stderr, "prove: see the top of its source\n"), 2;
  for (int i = 7; i < argc; i++) line += (i > 7 ? " " : "") + std::string(argv[i]);
  Question question = argv[2] == std::string("win") ? kWin : kHold;
  return ask(question, argv[3] == std::string("light") ? kLight : kDark, budget_of(argv + 4), line);
}

int main(int argc, char** argv) { return run(argc, argv); }
