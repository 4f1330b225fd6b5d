// Finds forced wins of LOT's first player and writes them as a proof (README.md has the format).
//
//   g++ -O3 -march=native -std=c++17 -o find_proofs find_proofs.cpp
//   ./find_proofs < lines.txt > proof.txt
//
// Each line of input is an opening of plain moves, light's and dark's in turn, that ends with a move
// of light. Every reply of dark that loses by light's ninth move becomes a claim; stderr has a board.
//
// The search plays a game that is harder for light than LOT: dark's pieces only block, and never
// leave the board. Then a win needs nothing but some cells free of dark pieces, its *carrier*, and
// holds against every reply outside it. So dark first passes; of the replies only those in the
// carrier of that win are tried, then only those that are in the next one's too, and so on.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using Bits = uint64_t;  // seven rows of eight bits, the eighth always 0

constexpr Bits kBoard = 0x7F7F7F7F7F7F7F;
constexpr int kSteps[4] = {1, 7, 8, 9};
constexpr int kNever = 99;
constexpr int kLastMove = 9;  // three stacks take nine pieces: dark has put down eight by then

struct Position {
  Bits singles, stacks, dark;
};

struct Move {
  Bits singles, stacks;  // light's pieces after it
  int place;
  bool wins;
  int least;  // as least_moves
};

struct Pattern {  // light wins within `moves` if no dark piece stands on `carrier`
  Bits carrier;
  int moves;
  Move first;
  bool written = false;
};

struct Failure {  // light does not win within `moves` if dark blocks at least these
  Bits dark;
  int moves;
};

struct Known {
  std::vector<Pattern> wins;
  std::vector<Failure> failures;
};

struct Hash {
  size_t operator()(const std::pair<Bits, Bits>& key) const {
    return (key.first * 0x9E3779B97F4A7C15 ^ key.second) * 0xD6E8FEB86659FD93 >> 20;
  }
};

std::unordered_map<std::pair<Bits, Bits>, Known, Hash> memory;  // by light's singles and stacks

int count(Bits cells) { return __builtin_popcountll(cells); }
int lowest(Bits cells) { return __builtin_ctzll(cells); }
Bits one(int cell) { return Bits(1) << cell; }
Bits begins(Bits cells, int step) { return cells & cells >> step & cells >> 2 * step; }
Bits spread(Bits starts, int step) { return starts | starts << step | starts << 2 * step; }

bool has_line(Bits cells) {
  for (int step : kSteps)
    if (begins(cells, step)) return true;
  return false;
}

// The smallest of the numbers that stand, one per cell, in four planes of bits.
int smallest(Bits cells, const Bits planes[4]) {
  int number = 0;
  for (int plane = 3; plane >= 0; plane--) {
    if (Bits without = cells & ~planes[plane]) cells = without;
    else number |= 1 << plane;
  }
  return number;
}

// How many moves light needs at least, were dark to pass: the sum over the cells of the best triple
// of the pieces missing there, and three for each missing stack less the pieces on the board.
int least_moves(const Position& p) {
  Bits usable = kBoard & ~(p.stacks | p.dark);
  Bits within[4] = {p.stacks, p.stacks, p.stacks, p.stacks};  // a stack within so many moves
  for (int step : kSteps) {
    Bits lines = begins(usable, step), a = p.singles, b = a >> step, c = b >> step;
    within[1] |= spread(lines & ((a & b) | (b & c) | (a & c)), step);
    within[2] |= spread(lines & (a | b | c), step);
    within[3] |= spread(lines, step);
  }
  // What a cell lacks (0 to 3) as two planes of bits, then added up along each triple.
  Bits low = ((within[1]) | (within[3] & ~within[2])) & ~p.stacks;
  Bits high = within[3] & ~within[1];
  int least = kNever, singles = count(p.singles);
  for (int step : kSteps) {
    Bits triples = begins(within[3], step);
    if (!triples) continue;
    Bits a = low, b = low >> step, c = low >> 2 * step;
    Bits d = high, e = high >> step, f = high >> 2 * step;
    Bits ones = a ^ b ^ c, carry = (a & b) | (c & (a ^ b));
    Bits twos = d ^ e ^ f ^ carry, fours = (d & e) | (f & (d ^ e)), more = (d ^ e ^ f) & carry;
    const Bits planes[4] = {ones, twos, fours ^ more, fours & more};
    Bits x = p.stacks, y = x >> step, z = x >> 2 * step;
    Bits two_stacks = (x & y) | (z & (x | y)), some_stack = x | y | z;
    const Bits missing[3] = {triples & two_stacks, triples & some_stack & ~two_stacks,
                             triples & ~some_stack};
    for (int stacks = 1; stacks <= 3; stacks++)
      if (missing[stacks - 1])
        least = std::min(least, std::max(smallest(missing[stacks - 1], planes), 3 * stacks - singles));
  }
  return least;
}

void add_stackings(const Position& p, int place, std::vector<Move>& moves) {
  Bits own = p.singles | one(place);
  for (int step : kSteps)
    for (int start = place; start >= 0 && start >= place - 2 * step; start -= step) {
      if (!(begins(own, step) >> start & 1)) continue;
      Bits line = spread(one(start), step);
      for (int kept = start; kept <= start + 2 * step; kept += step) {
        Bits stacks = p.stacks | one(kept);
        moves.push_back({own & ~line, stacks, place, has_line(stacks), 0});
      }
    }
}

std::vector<Move> moves_of(const Position& p) {
  std::vector<Move> moves;
  for (Bits cells = kBoard & ~(p.singles | p.stacks | p.dark); cells; cells &= cells - 1) {
    int place = lowest(cells);
    size_t before = moves.size();
    add_stackings(p, place, moves);
    if (moves.size() == before) moves.push_back({p.singles | one(place), p.stacks, place, false, 0});
  }
  return moves;
}

const Pattern* known_win(const Position& p, int moves) {
  for (const Pattern& win : memory[{p.singles, p.stacks}].wins)
    if (win.moves <= moves && !(win.carrier & p.dark)) return &win;
  return nullptr;
}

bool known_failure(const Position& p, int moves) {
  for (const Failure& failure : memory[{p.singles, p.stacks}].failures)
    if (failure.moves >= moves && !(failure.dark & ~p.dark)) return true;
  return false;
}

// The union of as few of these carriers as a simple choice needs for an empty intersection.
Bits united(std::vector<Bits> carriers) {
  for (size_t i = 0; i < carriers.size() && carriers.size() > 1;) {
    Bits common = kBoard;
    for (size_t j = 0; j < carriers.size(); j++)
      if (j != i) common &= carriers[j];
    if (common) i++;
    else carriers.erase(carriers.begin() + i);
  }
  Bits all = 0;
  for (Bits carrier : carriers) all |= carrier;
  return all;
}

bool wins_whatever_dark_does(const Position& p, int moves, Bits& carrier);

// Light to move: does it win within so many moves, and what must be free for that?
bool wins(const Position& p, int moves, Bits& carrier) {
  if (const Pattern* win = known_win(p, moves)) return carrier = win->carrier, true;
  if (least_moves(p) > moves || known_failure(p, moves)) return false;
  std::vector<Move> tries = moves_of(p);
  for (Move& move : tries) {
    if (move.wins) {
      carrier = one(move.place);
      memory[{p.singles, p.stacks}].wins.push_back({carrier, 1, move});
      return true;
    }
    move.least = least_moves({move.singles, move.stacks, p.dark});
  }
  std::stable_sort(tries.begin(), tries.end(),
                   [](const Move& a, const Move& b) { return a.least < b.least; });
  for (const Move& move : tries) {
    if (move.least > moves - 1) break;
    if (!wins_whatever_dark_does({move.singles, move.stacks, p.dark}, moves - 1, carrier)) continue;
    carrier = (carrier | one(move.place)) & ~(p.singles | p.stacks);
    memory[{p.singles, p.stacks}].wins.push_back({carrier, moves, move});
    return true;
  }
  memory[{p.singles, p.stacks}].failures.push_back({p.dark, moves});
  return false;
}

// Whether one more dark piece makes it a position known to fail.
bool known_reply(const Position& p, int moves) {
  for (const Failure& failure : memory[{p.singles, p.stacks}].failures)
    if (failure.moves >= moves && count(failure.dark & ~p.dark) <= 1) return true;
  return false;
}

// The known wins that apply if dark passes, when dark has no reply to all of them.
std::vector<Bits> known_answers(const Position& p, int moves) {
  std::vector<Bits> carriers;
  Bits common = kBoard;
  for (const Pattern& win : memory[{p.singles, p.stacks}].wins)
    if (common && win.moves <= moves && !(win.carrier & p.dark)) {
      carriers.push_back(win.carrier);
      common &= win.carrier;
    }
  return common ? std::vector<Bits>() : carriers;
}

// These cells, each with the moves light needs at least once dark is there; the longest first.
std::vector<std::pair<int, int>> blocks(const Position& p, Bits cells) {
  std::vector<std::pair<int, int>> found;
  for (; cells; cells &= cells - 1) {
    Position blocked = {p.singles, p.stacks, p.dark | one(lowest(cells))};
    found.push_back({least_moves(blocked), lowest(cells)});
  }
  std::sort(found.rbegin(), found.rend());
  return found;
}

// Dark to move; light has so many moves left.
bool wins_whatever_dark_does(const Position& p, int moves, Bits& carrier) {
  int least = least_moves(p);
  if (least > moves || known_reply(p, moves)) return false;
  if (auto answers = known_answers(p, moves); !answers.empty()) {
    carrier = united(answers);
    return true;
  }
  Bits empty = kBoard & ~(p.singles | p.stacks | p.dark);
  if (least >= moves - 1 && blocks(p, empty)[0].first > moves) return false;
  if (!wins(p, moves, carrier)) return false;  // dark passes
  std::vector<Bits> carriers = {carrier};
  Bits open = carrier;
  for (auto [needed, cell] : blocks(p, carrier)) {
    if (!(open >> cell & 1)) continue;
    if (needed > moves) return false;
    if (!wins({p.singles, p.stacks, p.dark | one(cell)}, moves, carrier)) return false;
    carriers.push_back(carrier);
    open &= carrier;
  }
  carrier = united(carriers);
  return true;
}

// -- writing ------------------------------------------------------------------------------------

std::string cell_text(int cell) {
  return {"abcdefg"[cell % 8], char('1' + cell / 8)};
}

std::string cells_text(Bits cells) {  // as a number of 49 bits, a1 the lowest
  Bits packed = 0;
  for (; cells; cells &= cells - 1) packed |= one(lowest(cells) / 8 * 7 + lowest(cells) % 8);
  char text[20];
  snprintf(text, sizeof text, "%llx", (unsigned long long)packed);
  return text;
}

std::string move_text(Bits singles, Bits stacks, const Move& move) {
  Bits kept = move.stacks & ~stacks;
  std::string text = cell_text(move.place);
  if (!kept) return text;
  text += "^" + cell_text(lowest(kept));
  for (Bits gone = (singles | one(move.place)) & ~move.singles & ~kept; gone; gone &= gone - 1)
    text += "-" + cell_text(lowest(gone));
  return text;
}

// Writes the win of a position and, below it, wins against all replies of dark.
Bits write_win(const Position& p, int moves) {
  Bits carrier;
  wins(p, moves, carrier);
  Pattern* win = const_cast<Pattern*>(known_win(p, moves));
  carrier = win->carrier;
  if (win->written || win->moves == 1) return carrier;
  win->written = true;
  const Pattern used = *win;
  printf("%s %s %s %d %s\n", cells_text(p.singles).c_str(), cells_text(p.stacks).c_str(),
         cells_text(used.carrier).c_str(), used.moves,
         move_text(p.singles, p.stacks, used.first).c_str());
  Bits safe = used.carrier | p.singles | p.stacks;  // where no dark piece can stand
  Position next = {used.first.singles, used.first.stacks, kBoard & ~safe};
  Bits open = write_win(next, used.moves - 1);
  while (open) {
    Position blocked = next;
    blocked.dark |= one(lowest(open));
    open &= write_win(blocked, used.moves - 1);
  }
  return used.carrier;
}

void show(const Position& p, Bits losing) {
  for (int rank = 6; rank >= 0; rank--) {
    for (int cell = 8 * rank; cell < 8 * rank + 7; cell++)
      fputc(p.singles >> cell & 1 ? 'l' : p.dark >> cell & 1 ? 'd' : losing >> cell & 1 ? '-' : '?',
            stderr);
    fputc('\n', stderr);
  }
}

void prove_replies(const std::string& line) {
  Position p = {0, 0, 0};
  std::stringstream words(line);
  std::string word;
  int ply = 0;
  for (; words >> word; ply++)
    (ply % 2 ? p.dark : p.singles) |= one(word[0] - 'a' + 8 * (word[1] - '1'));
  int moves = kLastMove - (ply + 1) / 2;
  Bits empty = kBoard & ~(p.singles | p.dark), losing = 0, carrier;
  if (wins(p, moves, carrier)) {  // dark passes; if that holds, so does every reply
    losing = empty & ~write_win(p, moves);
    for (Bits open = empty & ~losing; open; open &= open - 1) {
      Position after = {p.singles, 0, p.dark | one(lowest(open))};
      if (losing & one(lowest(open)) || !wins(after, moves, carrier)) continue;
      losing |= empty & ~write_win(after, moves);
    }
  }
  for (const Move& reply : moves_of({p.dark, 0, p.singles}))
    if (losing >> reply.place & 1)
      printf("claim %s %s\n", line.c_str(), move_text(p.dark, 0, reply).c_str());
  fflush(stdout);
  fprintf(stderr, "%s: %d replies lose\n", line.c_str(), count(losing));
  show(p, losing);
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) prove_replies(line);
}
