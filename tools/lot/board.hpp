// The rules of LOT on a board of N x N cells, 3 to 7, on bitboards laid out as the game's kernel has
// them: rows of N cells and a guard bit that is never set. Cell a1 is bit 0.

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

using Bits = uint64_t;
using Key = unsigned __int128;

inline int count(Bits cells) { return __builtin_popcountll(cells); }
inline int lowest(Bits cells) { return __builtin_ctzll(cells); }
inline Bits one(int cell) { return Bits(1) << cell; }

enum Colour { kLight, kDark };
enum End { kPlaying, kLine, kDraw };

struct Move {
  int place;
  Bits line;  // the three pieces that become a stack; 0 if none do
  int kept;   // which of them stays; -1 if none
};

template <int N>
struct Board {
  static constexpr int kStride = N + 1;
  static constexpr int kPieces = 40;
  static constexpr int kSteps[4] = {1, kStride - 1, kStride, kStride + 1};
  static constexpr int kSymmetries = 8;

  static constexpr Bits all_cells() {
    Bits cells = 0;
    for (int rank = 0; rank < N; rank++) cells |= ((Bits(1) << N) - 1) << kStride * rank;
    return cells;
  }
  static constexpr Bits kCells = all_cells();

  static Bits begins(Bits cells, int step) { return cells & cells >> step & cells >> 2 * step; }
  static Bits spread(Bits starts, int step) { return starts | starts << step | starts << 2 * step; }

  static bool has_line(Bits cells) {
    for (int step : kSteps)
      if (begins(cells, step)) return true;
    return false;
  }

  // Whether one more piece on this cell stands in a line of three of these.
  static bool completes(Bits pieces, int cell) {
    Bits around = cell >= 2 * kSteps[3] ? pieces >> (cell - 2 * kSteps[3]) : pieces << (2 * kSteps[3] - cell);
    for (int step : kSteps) {
      Bits window = around >> (2 * kSteps[3] - 2 * step);  // bits 0, step, 3 step and 4 step
      bool a = window & 1, b = window >> step & 1, c = window >> 3 * step & 1, d = window >> 4 * step & 1;
      if ((a && b) || (b && c) || (c && d)) return true;
    }
    return false;
  }

  struct Position {
    std::array<Bits, 2> singles{}, stacks{};
    Colour turn = kLight;

    Bits all_stacks() const { return stacks[0] | stacks[1]; }
    Bits empty() const { return kCells & ~(singles[0] | singles[1] | all_stacks()); }
    int reserve(int colour) const { return kPieces - count(singles[colour]) - 2 * count(stacks[colour]); }
  };

  static void add_stackings(Bits own, int place, std::vector<Move>& moves) {
    for (int start = place >= 2 * kSteps[3] ? place - 2 * kSteps[3] : 0; start <= place; start++)
      for (int step : kSteps) {
        if ((place - start) % step || place - start > 2 * step || !(begins(own, step) >> start & 1)) continue;
        for (int kept = start; kept <= start + 2 * step; kept += step)
          moves.push_back({place, spread(one(start), step), kept});
      }
  }

  // By cell from a1 on; a cell's lines by their lowest cell, then right, up left, up, up right; then by
  // the kept piece. The checker goes through replies in this order too.
  static void list_moves(const Position& p, std::vector<Move>& moves) {
    moves.clear();
    Bits own = p.singles[p.turn];
    for (Bits cells = p.empty(); cells; cells &= cells - 1) {
      int place = lowest(cells);
      if (completes(own, place)) add_stackings(own | one(place), place, moves);
      else moves.push_back({place, 0, -1});
    }
  }

  static End play(Position& p, const Move& move) {
    Colour mover = p.turn;
    p.turn = mover == kLight ? kDark : kLight;
    p.singles[mover] = (p.singles[mover] | one(move.place)) & ~move.line;
    if (move.line) {
      p.stacks[mover] |= one(move.kept);
      if (completes(p.stacks[mover], move.kept)) return kLine;
    }
    return p.empty() && p.reserve(p.turn) ? kPlaying : kDraw;
  }

  // The cells that may still become stacks: those of lines on which no stack stands.
  static Bits stackable(Bits stacks) {
    Bits open = kCells & ~stacks, cells = 0;
    for (int step : kSteps) cells |= spread(begins(open, step), step);
    return cells;
  }

  // Whether these cells can become stacks, in some order: each new stack spoils lines of the next.
  static bool can_stack(Bits cells, Bits stacks) {
    Bits now = cells & stackable(stacks);
    if (now == cells && !(cells & (cells - 1))) return true;
    for (; now; now &= now - 1) {
      Bits next = one(lowest(now));
      if (can_stack(cells & ~next, stacks | next)) return true;
    }
    return false;
  }

  // By their lowest cell, then right, up left, up, up right.
  static std::vector<Bits> make_lines() {
    std::vector<Bits> lines;
    for (int start = 0; start < N * kStride; start++)
      for (int step : kSteps)
        if (begins(kCells, step) >> start & 1) lines.push_back(spread(one(start), step));
    return lines;
  }
  static inline const std::vector<Bits> kLines = make_lines();

  // Whether three stacks of this colour may still come to stand in this line.
  static bool is_live(const Position& p, int colour, Bits line) {
    Bits missing = line & ~p.stacks[colour];
    return !(missing & p.all_stacks()) && (!missing || can_stack(missing, p.all_stacks()));
  }

  // Whether the side to move wins with its next move.
  static bool can_win_now(const Position& p) {
    Bits stacks = p.stacks[p.turn], own = p.singles[p.turn], third = 0, empty = p.empty();
    if (count(stacks) < 2) return false;
    for (int step : kSteps)
      third |= (stacks << step & stacks >> step) | (stacks << step & stacks << 2 * step) |
               (stacks >> step & stacks >> 2 * step);
    third &= kCells & ~stacks;
    if (!third) return false;
    for (int step : kSteps) {
      Bits lines = begins(own | empty, step), a = own, b = own >> step, c = own >> 2 * step;
      lines &= (a & b) | (b & c) | (a & c);
      if (spread(lines, step) & third) return true;
    }
    return false;
  }

  static std::string cell_text(int cell) {
    return {char('a' + cell % kStride), char('1' + cell / kStride)};
  }

  static std::string move_text(const Move& move) {
    std::string text = cell_text(move.place);
    if (!move.line) return text;
    text += "^" + cell_text(move.kept);
    for (Bits gone = move.line & ~one(move.kept); gone; gone &= gone - 1) text += "-" + cell_text(lowest(gone));
    return text;
  }
};
