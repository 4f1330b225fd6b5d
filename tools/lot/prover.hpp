// Does the attacker win? Proof-number search, depth first (df-pn), in a memory of fixed size.
//
// Stacks never leave and pieces only leave for one, so no position comes twice in a game: the answer
// depends on the position alone. Many lines of play lead to the same position, though, and adding up
// numbers would count it as often; so of the numbers that should be added the largest counts, and one
// for each other (weak proof numbers).

#pragma once

#include <algorithm>
#include <vector>

#include "essence.hpp"
#include "table.hpp"
#include "zones.hpp"

template <int N>
class Prover {
 public:
  using B = Board<N>;
  using Position = typename B::Position;

  static constexpr uint32_t kInfinite = 1000000000;
  static constexpr size_t kMostAttacks = 400000;  // that the search of zones remembers
  static constexpr int kQuickZone = 4;            // moves of a win that is looked for everywhere

  // Of a win, `zone_moves` is how long one may be that is searched for in its zone alone.
  Prover(Question question, Colour attacker, size_t table_bytes, int zone_moves)
      : question_(question), attacker_(attacker), table_(table_bytes), zone_moves_(zone_moves) {}

  uint64_t nodes() const { return nodes_; }

  // What proving and disproving a win of the attacker would still take; 0 is a proof. It ends after
  // so many nodes.
  Numbers ask(const Position& p, uint64_t node_limit) {
    limit_ = nodes_ + node_limit;
    if (Numbers known = leaf(p, kPlaying); is_settled(known)) return known;
    return search(p, key(p), {kInfinite, kInfinite});
  }

  static bool is_settled(Numbers numbers) { return !numbers[0] || !numbers[1]; }

  // The shortest win of the attacker, whose turn it is, by its zone alone: the moves it takes; 0 if
  // none is found. The defender may be faster.
  int zone_win(const Position& p, int most) {
    Attack attack = attack_of(p);
    Bits carrier;
    for (int moves = Zones<N>::least_moves(attack); moves <= most; moves++)
      if (zones_.wins(attack, moves, carrier)) return moves;
    return 0;
  }

  // Within how many moves the attacker, to move, has to be through: then the defender cannot have been
  // faster, though never held up, nor is a reserve empty.
  int time_left(const Position& p) const {
    return std::min({least_of_defender(p), p.reserve(0), p.reserve(1)});
  }

  Attack attack_of(const Position& p) const {
    return {p.singles[attacker_], p.stacks[attacker_], pieces(p, 1 - attacker_)};
  }

  Zones<N>& zones() { return zones_; }

  // A move after which the attacker, who has a win, has one still.
  Move winning_move(const Position& p) {
    std::vector<Move> moves;
    B::list_moves(p, moves);
    for (bool searching : {false, true})
      for (const Move& move : moves) {
        Position after = p;
        Numbers numbers = leaf(after, B::play(after, move));
        if (const Table::Entry* known = table_.find(key(after)); known && !is_settled(numbers))
          numbers = known->numbers;
        if (!is_settled(numbers) && searching) numbers = ask(after, UINT32_MAX);
        if (!numbers[0]) return move;
      }
    return {-1, 0, -1};
  }

 private:
  struct Child {
    Position position;
    Key key;
    Numbers numbers;
  };

  static Bits pieces(const Position& p, int colour) { return p.singles[colour] | p.stacks[colour]; }

  // Singles may leave its way, stacks never do.
  int least_of_defender(const Position& p) const {
    int defender = 1 - attacker_;
    return Zones<N>::least_moves({p.singles[defender], p.stacks[defender], p.stacks[attacker_]});
  }

  Key key(const Position& p) const { return Essence<N>::key(p, attacker_, question_); }

  // The draw engine: no cell is left, or no line that the attacker may still fill.
  bool is_held(const Position& p) const {
    if (!p.empty()) return true;
    for (Bits line : B::kLines)
      if (B::is_live(p, attacker_, line)) return false;
    return true;
  }

  // What can be said of a position at sight, after a move that ended the game like this.
  Numbers leaf(const Position& p, End end) {
    bool attacker_moved = p.turn != attacker_;
    if (end == kLine && attacker_moved) return {0, kInfinite};
    if (question_ == kWin && end != kPlaying) return {kInfinite, 0};
    if (is_held(p)) return {kInfinite, 0};
    if (!attacker_moved && (B::can_win_now(p) || is_known_zone(p))) return {0, kInfinite};
    int least = Zones<N>::least_moves(attack_of(p));
    uint32_t far = std::min(least, 10);
    return {far, std::max(11 - far, 1u)};
  }

  bool is_known_zone(const Position& p) {
    if (question_ == kHold) return false;
    const Pattern* win = zones_.known_win(attack_of(p), zone_moves_);
    return win && win->moves <= time_left(p);
  }

  // The shortest win by its zone, and its first move, which is the one to try where the defender may
  // be faster: it gains nothing by being slow in the zone. Deeper down shorter ones have to do.
  int look_at_zone(const Position& p, Step& first) {
    if (question_ == kHold || p.turn != attacker_) return 0;
    zones_.trim(kMostAttacks);
    int moves = zone_win(p, std::max(zone_moves_ - depth_ / 2, std::min(zone_moves_, kQuickZone)));
    if (moves) first = zones_.known_win(attack_of(p), moves)->first;
    return moves;
  }

  // Every position after this one, once; only the first that settles it, if one does.
  std::vector<Child> expand(const Position& p, int aim, const Step* hint) {
    std::vector<Move> moves;
    B::list_moves(p, moves);
    std::vector<Child> found;
    for (const Move& move : moves) {
      Child child{p, 0, {}};
      child.numbers = leaf(child.position, B::play(child.position, move));
      child.key = key(child.position);
      if (hint && is_after(child.position, *hint)) child.numbers[0] = std::min(child.numbers[0], 1u);
      if (const Table::Entry* known = table_.find(child.key); known && !is_settled(child.numbers))
        child.numbers = known->numbers;
      if (!child.numbers[aim]) return {child};
      auto same = [&child](const Child& other) { return other.key == child.key; };
      if (child.numbers[1 - aim] && std::none_of(found.begin(), found.end(), same)) found.push_back(child);
    }
    return found;
  }

  bool is_after(const Position& p, const Step& step) const {
    return p.singles[attacker_] == step.singles && p.stacks[attacker_] == step.stacks;
  }

  // The mover has to prove (0) or disprove (1); of the children that may serve it the easiest, and
  // what it takes to refute them all.
  Numbers combine(const std::vector<Child>& children, int aim) const {
    Numbers all{};
    all[aim] = kInfinite;
    for (const Child& child : children) {
      if (!child.numbers[aim]) return all[aim] = 0, all[1 - aim] = kInfinite, all;
      all[aim] = std::min(all[aim], child.numbers[aim]);
      all[1 - aim] = std::max(all[1 - aim], child.numbers[1 - aim]);
    }
    if (!children.empty()) all[1 - aim] += children.size() - 1;
    return all;
  }

  Numbers search(const Position& p, Key name, Numbers limits) {
    uint64_t began = nodes_++;
    int aim = p.turn == attacker_ ? 0 : 1;
    Step first;
    int moves = look_at_zone(p, first);
    if (moves && moves <= time_left(p)) return settle(name, {0, kInfinite}, began);
    std::vector<Child> children = expand(p, aim, moves ? &first : nullptr);
    while (true) {
      Numbers all = combine(children, aim);
      if (all[0] >= limits[0] || all[1] >= limits[1] || is_settled(all) || nodes_ >= limit_)
        return settle(name, all, began);
      auto easier = [aim](const Child& a, const Child& b) { return a.numbers[aim] < b.numbers[aim]; };
      std::iter_swap(children.begin(), std::min_element(children.begin(), children.end(), easier));
      Child& best = children[0];
      Numbers within{};
      within[aim] = std::min(limits[aim], second(children, aim));
      within[1 - aim] = limits[1 - aim] - uint32_t(children.size() - 1);
      depth_++;
      best.numbers = search(best.position, best.key, within);
      depth_--;
      refresh(children, aim);
    }
  }

  // A quarter more than the second best takes, so that the search does not go to and fro.
  uint32_t second(const std::vector<Child>& children, int aim) const {
    uint32_t least = kInfinite;
    for (size_t i = 1; i < children.size(); i++) least = std::min(least, children[i].numbers[aim]);
    return std::min(least + least / 4 + 1, kInfinite);
  }

  // Takes over what was learnt of the others on the way, and leaves out whom it refuted.
  void refresh(std::vector<Child>& children, int aim) {
    for (size_t i = 1; i < children.size(); i++)
      if (const Table::Entry* known = table_.find(children[i].key)) children[i].numbers = known->numbers;
    auto refuted = [aim](const Child& child) { return !child.numbers[1 - aim]; };
    children.erase(std::remove_if(children.begin(), children.end(), refuted), children.end());
  }

  Numbers settle(Key name, Numbers numbers, uint64_t began) {
    table_.store(name, numbers, nodes_ - began);
    return numbers;
  }

  Question question_;
  Colour attacker_;
  Table table_;
  int zone_moves_;
  Zones<N> zones_;
  uint64_t limit_ = 0, nodes_ = 0;
  int depth_ = 0;
};
