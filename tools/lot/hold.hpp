// Does the attacker win, or can the defender hold? Depth first, with a memory of what is known.
//
// Stacks never leave and pieces only leave for one, so no position comes twice in a game: the answer
// depends on the position alone. The defender's likeliest move is tried first: where it holds, which is
// nearly everywhere on small boards, no other is needed.

#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "essence.hpp"

template <int N>
class Hold {
 public:
  using B = Board<N>;
  using Position = typename B::Position;

  Hold(Colour attacker, uint64_t node_limit) : attacker_(attacker), limit_(node_limit) {}

  uint64_t nodes() const { return nodes_; }
  size_t known() const { return memory_.size(); }
  bool gave_up() const { return nodes_ >= limit_; }
  Key key(const Position& p) const { return Essence<N>::key(p, attacker_); }

  // Nothing more to ask: the attacker has no cell left, or no line that it may fill.
  bool is_held(const Position& p) const {
    if (!p.empty()) return true;
    for (Bits line : B::kLines)
      if (B::is_live(p, attacker_, line)) return false;
    return true;
  }

  // Whether the attacker wins; means nothing once it gave up.
  bool attacker_wins(const Position& p) {
    Key name = key(p);
    if (auto known = memory_.find(name); known != memory_.end()) return known->second;
    bool wins = p.turn == attacker_ ? some_move_wins(p) : !some_move_holds(p);
    if (!gave_up()) memory_[name] = wins;
    return wins;
  }

  // What the mover may do that is not settled, the likeliest to serve it first; `settled` if one does.
  std::vector<Position> children(const Position& p, bool& settled) const {
    std::vector<Move> moves;
    B::list_moves(p, moves);
    bool attacking = p.turn == attacker_;
    std::vector<std::pair<int, Position>> found;
    for (const Move& move : moves) {
      Position after = p;
      End end = B::play(after, move);
      bool won = attacking ? end == kLine : B::can_win_now(after);
      bool held = !won && is_held(after);
      if (attacking ? won : held) return settled = true, std::vector<Position>{after};
      if (!won && !held) found.push_back({attacking ? -danger(after) : danger(after), after});
    }
    std::stable_sort(found.begin(), found.end(), [](auto& a, auto& b) { return a.first < b.first; });
    std::vector<Position> ordered;
    for (auto& [order, after] : found) ordered.push_back(after);
    return ordered;
  }

 private:
  struct Hash {
    size_t operator()(Key name) const { return size_t(name); }
  };

  bool some_move_wins(const Position& p) { return some_move(p, true); }
  bool some_move_holds(const Position& p) { return some_move(p, false); }

  bool some_move(const Position& p, bool aim) {
    nodes_++;
    bool settled = false;
    std::vector<Position> list = children(p, settled);
    if (settled) return true;
    for (const Position& after : list)
      if (auto known = memory_.find(key(after)); known != memory_.end() && known->second == aim) return true;
    for (const Position& after : list) {
      if (gave_up()) return false;
      if (attacker_wins(after) == aim && !gave_up()) return true;
    }
    return false;
  }

  // How near the attacker is: each live line counts less, the more pieces it still takes.
  int danger(const Position& p) const {
    static constexpr int kWeights[28] = {100000, 70000, 49000, 34300, 24010, 16807, 11765, 8235, 5765, 4035,
                                         2825,   1977,  1384,  969,   678,   475,   332,   233,  163,  114,
                                         80,     56,    39,    27,    19,    13,    9,     7};
    int pieces[64], sum = 0;  // what a cell takes to become a stack
    std::fill(pieces, pieces + 64, 9);
    for (Bits line : B::kLines) {
      if (line & p.all_stacks()) continue;
      int lacking = 3 - count(line & p.singles[attacker_]) + 4 * count(line & p.singles[1 - attacker_]);
      for (Bits cells = line; cells; cells &= cells - 1)
        pieces[lowest(cells)] = std::min(pieces[lowest(cells)], lacking);
    }
    for (Bits line : B::kLines) {
      if (!B::is_live(p, attacker_, line)) continue;
      int lacking = 0;
      for (Bits cells = line & ~p.stacks[attacker_]; cells; cells &= cells - 1) lacking += pieces[lowest(cells)];
      sum += kWeights[lacking];
    }
    return sum;
  }

  Colour attacker_;
  uint64_t limit_, nodes_ = 0;
  std::unordered_map<Key, bool, Hash> memory_;
};
