// Forced wins that depend on a zone of the board alone.
//
// The search plays a game that is harder for the attacker than LOT: the other colour's pieces only
// block, and never leave the board. Then a win needs nothing but some cells free of them, its
// *carrier*, and holds against every reply outside it. So the defender first passes; of its replies
// only those in the carrier of that win are tried, then only those in the next one's too, and so on.

#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "board.hpp"

struct Attack {
  Bits singles, stacks;  // the attacker's
  Bits blocked;          // where the other colour stands
};

struct Step {
  Bits singles, stacks;  // the attacker's pieces after it
  int place;
  bool wins;
  int least;  // as least_moves
};

struct Pattern {  // the attacker wins within `moves` if nothing of the other colour is on `carrier`
  Bits carrier;
  int moves;
  Step first;
  bool written = false;
};

template <int N>
class Zones {
 public:
  using B = Board<N>;
  static constexpr int kNever = 99;

  // How many moves the attacker needs at least, were the other colour to pass: the sum over the cells
  // of the best triple of the pieces missing there, and three for each missing stack less the pieces
  // on the board.
  static int least_moves(const Attack& a) {
    Bits usable = B::kCells & ~(a.stacks | a.blocked);
    Bits within[4] = {a.stacks, a.stacks, a.stacks, a.stacks};  // a stack within so many moves
    for (int step : B::kSteps) {
      Bits lines = B::begins(usable, step), x = a.singles, y = x >> step, z = y >> step;
      within[1] |= B::spread(lines & ((x & y) | (y & z) | (x & z)), step);
      within[2] |= B::spread(lines & (x | y | z), step);
      within[3] |= B::spread(lines, step);
    }
    // What a cell lacks (0 to 3) as two planes of bits, then added up along each triple.
    Bits low = (within[1] | (within[3] & ~within[2])) & ~a.stacks, high = within[3] & ~within[1];
    int least = kNever;
    for (int step : B::kSteps)
      if (Bits triples = B::begins(within[3], step))
        least = std::min(least, least_along(a, step, triples, low, high));
    return least;
  }

  // The attacker to move: does it win within so many moves, and what must be free for that?
  bool wins(const Attack& a, int moves, Bits& carrier) {
    if (const Pattern* win = known_win(a, moves)) return carrier = win->carrier, true;
    if (least_moves(a) > moves || known_failure(a, moves)) return false;
    std::vector<Step> tries = steps_of(a);
    for (Step& step : tries) {
      if (step.wins) return remember(a, carrier = one(step.place), 1, step);
      step.least = least_moves({step.singles, step.stacks, a.blocked});
    }
    std::stable_sort(tries.begin(), tries.end(), [](auto& s, auto& t) { return s.least < t.least; });
    for (const Step& step : tries) {
      if (step.least > moves - 1) break;
      if (!wins_whatever_comes({step.singles, step.stacks, a.blocked}, moves - 1, carrier)) continue;
      carrier = (carrier | one(step.place)) & ~(a.singles | a.stacks);
      return remember(a, carrier, moves, step);
    }
    memory_[{a.singles, a.stacks}].failures.push_back({a.blocked, moves});
    return false;
  }

  Pattern* known_win(const Attack& a, int moves) {
    auto known = memory_.find({a.singles, a.stacks});
    if (known == memory_.end()) return nullptr;
    for (Pattern& win : known->second.wins)
      if (win.moves <= moves && !(win.carrier & a.blocked)) return &win;
    return nullptr;
  }

  static std::vector<Step> steps_of(const Attack& a) {
    std::vector<Step> steps;
    for (Bits cells = B::kCells & ~(a.singles | a.stacks | a.blocked); cells; cells &= cells - 1) {
      int place = lowest(cells);
      size_t before = steps.size();
      add_stackings(a, place, steps);
      if (steps.size() == before) steps.push_back({a.singles | one(place), a.stacks, place, false, 0});
    }
    return steps;
  }

  // Forgets everything once it knows of more than this many attacks: memory stays bounded.
  void trim(size_t most) {
    if (memory_.size() > most) memory_.clear();
  }

 private:
  struct Failure {  // the attacker does not win within `moves` if at least these are blocked
    Bits blocked;
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

  // The smallest of the numbers that stand, one per cell, in four planes of bits.
  static int smallest(Bits cells, const Bits planes[4]) {
    int number = 0;
    for (int plane = 3; plane >= 0; plane--) {
      if (Bits without = cells & ~planes[plane]) cells = without;
      else number |= 1 << plane;
    }
    return number;
  }

  static int least_along(const Attack& a, int step, Bits triples, Bits low, Bits high) {
    Bits u = low, v = low >> step, w = low >> 2 * step;
    Bits d = high, e = high >> step, f = high >> 2 * step;
    Bits ones = u ^ v ^ w, carry = (u & v) | (w & (u ^ v));
    Bits twos = d ^ e ^ f ^ carry, fours = (d & e) | (f & (d ^ e)), more = (d ^ e ^ f) & carry;
    const Bits planes[4] = {ones, twos, fours ^ more, fours & more};
    Bits x = a.stacks, y = x >> step, z = x >> 2 * step;
    Bits two_stacks = (x & y) | (z & (x | y)), some_stack = x | y | z;
    const Bits missing[3] = {triples & two_stacks, triples & some_stack & ~two_stacks,
                             triples & ~some_stack};
    int least = kNever, singles = count(a.singles);
    for (int stacks = 1; stacks <= 3; stacks++)
      if (missing[stacks - 1])
        least = std::min(least, std::max(smallest(missing[stacks - 1], planes), 3 * stacks - singles));
    return least;
  }

  static void add_stackings(const Attack& a, int place, std::vector<Step>& steps) {
    Bits own = a.singles | one(place);
    for (int step : B::kSteps)
      for (int start = place; start >= 0 && start >= place - 2 * step; start -= step) {
        if (!(B::begins(own, step) >> start & 1)) continue;
        Bits line = B::spread(one(start), step);
        for (int kept = start; kept <= start + 2 * step; kept += step) {
          Bits stacks = a.stacks | one(kept);
          steps.push_back({own & ~line, stacks, place, B::has_line(stacks), 0});
        }
      }
  }

  bool remember(const Attack& a, Bits carrier, int moves, const Step& first) {
    memory_[{a.singles, a.stacks}].wins.push_back({carrier, moves, first});
    return true;
  }

  bool known_failure(const Attack& a, int moves) {
    for (const Failure& failure : memory_[{a.singles, a.stacks}].failures)
      if (failure.moves >= moves && !(failure.blocked & ~a.blocked)) return true;
    return false;
  }

  // Whether one more blocked cell makes it an attack known to fail.
  bool known_reply(const Attack& a, int moves) {
    for (const Failure& failure : memory_[{a.singles, a.stacks}].failures)
      if (failure.moves >= moves && count(failure.blocked & ~a.blocked) <= 1) return true;
    return false;
  }

  // The known wins that apply if the defender passes, when it has no reply to all of them.
  std::vector<Bits> known_answers(const Attack& a, int moves) {
    std::vector<Bits> carriers;
    Bits common = B::kCells;
    for (const Pattern& win : memory_[{a.singles, a.stacks}].wins)
      if (common && win.moves <= moves && !(win.carrier & a.blocked)) {
        carriers.push_back(win.carrier);
        common &= win.carrier;
      }
    return common ? std::vector<Bits>() : carriers;
  }

  // The union of as few of these carriers as a simple choice needs for an empty intersection.
  static Bits united(std::vector<Bits> carriers) {
    for (size_t i = 0; i < carriers.size() && carriers.size() > 1;) {
      Bits common = B::kCells;
      for (size_t j = 0; j < carriers.size(); j++)
        if (j != i) common &= carriers[j];
      if (common) i++;
      else carriers.erase(carriers.begin() + i);
    }
    Bits all = 0;
    for (Bits carrier : carriers) all |= carrier;
    return all;
  }

  // These cells, each with the moves needed at least once it is blocked; the longest first.
  static std::vector<std::pair<int, int>> blocks(const Attack& a, Bits cells) {
    std::vector<std::pair<int, int>> found;
    for (; cells; cells &= cells - 1) {
      Attack blocked = {a.singles, a.stacks, a.blocked | one(lowest(cells))};
      found.push_back({least_moves(blocked), lowest(cells)});
    }
    std::sort(found.rbegin(), found.rend());
    return found;
  }

  // The defender to move; the attacker has so many moves left.
  bool wins_whatever_comes(const Attack& a, int moves, Bits& carrier) {
    int least = least_moves(a);
    if (least > moves || known_reply(a, moves)) return false;
    if (auto answers = known_answers(a, moves); !answers.empty()) return carrier = united(answers), true;
    Bits empty = B::kCells & ~(a.singles | a.stacks | a.blocked);
    if (!empty) return false;  // drawn
    if (least >= moves - 1 && blocks(a, empty)[0].first > moves) return false;
    if (!wins(a, moves, carrier)) return false;  // the defender passes
    std::vector<Bits> carriers = {carrier};
    Bits open = carrier;
    for (auto [needed, cell] : blocks(a, carrier)) {
      if (!(open >> cell & 1)) continue;
      if (needed > moves) return false;
      if (!wins({a.singles, a.stacks, a.blocked | one(cell)}, moves, carrier)) return false;
      carriers.push_back(carrier);
      open &= carrier;
    }
    carrier = united(carriers);
    return true;
  }

  std::unordered_map<std::pair<Bits, Bits>, Known, Hash> memory_;  // by the attacker's pieces
};
