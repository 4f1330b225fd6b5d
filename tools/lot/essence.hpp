// What of a position still matters for a question: whether the attacker wins, or can be held.
//
// A line on which a stack stands never becomes a stack again. A cell in no other line is *idle*: what
// stands there stays there and takes part in nothing, and if it is empty, a move there only passes
// time. So of idle cells only the number of empty ones matters, and of the attacker's stacks only those
// in a line that it may still fill.
//
// *Can it be held?* lets the game go on after three stacks of the defender, and reserves never run out,
// which only makes it harder to hold. *Does it win?* is asked by all the rules: there the defender's
// stacks matter likewise, and what both have in reserve.

#pragma once

#include "board.hpp"

enum Question { kWin, kHold };

template <int N>
struct Essence {
  using B = Board<N>;
  using Position = typename B::Position;
  static constexpr int kSymmetries = 8;
  enum Kind { kOwn, kOther, kEmpty, kStack, kRival, kIdleLight, kIdleDark, kReserve, kRivalReserve, kKinds };

  // Where a symmetry puts a cell.
  static int image(int cell, int symmetry) {
    int rank = cell / B::kStride, file = cell % B::kStride;
    if (symmetry & 1) file = N - 1 - file;
    if (symmetry & 2) rank = N - 1 - rank;
    return symmetry & 4 ? B::kStride * file + rank : B::kStride * rank + file;
  }

  using Keys = std::array<Key, kSymmetries>;

  struct Table {
    Keys keys[kKinds][64];
    Table() {
      uint64_t state = 0x9E3779B97F4A7C15;
      auto next = [&state] {  // splitmix64
        uint64_t word = state += 0x9E3779B97F4A7C15;
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 27) * 0x94D049BB133111EB;
        return word ^ word >> 31;
      };
      for (int kind = 0; kind < kKinds; kind++) {
        Key random[64];
        for (Key& number : random) number = Key(next()) << 64 | next();
        for (int cell = 0; cell < 64; cell++)
          for (int symmetry = 0; symmetry < kSymmetries; symmetry++) {
            bool on_board = kind < kIdleLight && B::kCells >> cell & 1;
            keys[kind][cell][symmetry] = random[on_board ? image(cell, symmetry) : cell];
          }
      }
    }
  };
  static inline const Table kTable;

  static void mix(Keys& keys, Kind kind, Bits cells) {
    for (; cells; cells &= cells - 1) {
      const Keys& change = kTable.keys[kind][lowest(cells)];
      for (int symmetry = 0; symmetry < kSymmetries; symmetry++) keys[symmetry] ^= change[symmetry];
    }
  }

  // A colour's stacks in lines that it may still fill.
  static Bits live_stacks(const Position& p, Bits active, int colour) {
    Bits own = p.stacks[colour], live = 0;
    for (Bits line : B::kLines)
      if (line & own & ~live && !(line & ~(own | active)) && B::is_live(p, colour, line))
        live |= line & own;
    return live;
  }

  // The same for positions in which the same matters, up to symmetry.
  static Key key(const Position& p, int attacker, Question question = kHold) {
    Bits active = B::stackable(p.all_stacks()), empty = p.empty();
    Keys keys{};
    mix(keys, kOwn, p.singles[attacker] & active);
    mix(keys, kOther, p.singles[1 - attacker] & active);
    mix(keys, kEmpty, empty & active);
    mix(keys, kStack, live_stacks(p, active, attacker));
    mix(keys, p.turn == kLight ? kIdleLight : kIdleDark, one(count(empty & ~active)));
    if (question == kWin) {
      mix(keys, kRival, live_stacks(p, active, 1 - attacker));
      mix(keys, kReserve, one(p.reserve(attacker)));
      mix(keys, kRivalReserve, one(p.reserve(1 - attacker)));
    }
    Key least = keys[0];
    for (Key other : keys) least = other < least ? other : least;
    return least;
  }
};
