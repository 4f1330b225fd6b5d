/* Random games of LOT in plain C, for comparison: the algorithm of games/lot/rules/kernel.py (bitboards of seven
   rows of eight bits, an up-to-date list of empty cells, each cell equally likely, then each line and kept
   piece) and its random generator, so that both play the very same games.

   usage: lot GAMES STATE (of the generator); prints games per second, moves, draws. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const int step[4] = {1, 7, 8, 9};
static const uint64_t board = 0x7F7F7F7F7F7F7FULL;
static uint64_t rng;

static inline int below(int bound) {
    rng = 698769069ULL * (rng & 0xFFFFFFFFULL) + (rng >> 32);
    return (int)(((rng & 0xFFFFFFFFULL) * (uint64_t)bound) >> 32);
}

static inline int threes(uint64_t around, int d) {
    int s = step[d];
    uint64_t before = around >> (18 - s), after = around >> (18 + s);
    uint64_t ends = before & around >> (18 - 2 * s), begins = after & around >> (18 + 2 * s);
    return (int)((ends & 1) | (before & after & 1) << 4 | (begins & 1) << 8) << d;
}

static inline int lines_through(uint64_t pieces, int place) {
    uint64_t around = place >= 18 ? pieces >> (place - 18) : pieces << (18 - place);
    return threes(around, 0) | threes(around, 1) | threes(around, 2) | threes(around, 3);
}

/* One game; returns its moves, negative for a draw. */
static int play(void) {
    uint64_t singles[2] = {0, 0}, stacks[2] = {0, 0};
    int reserve[2] = {40, 40}, cells[64], empty = 0, colour = 0, moves = 0;
    for (uint64_t left = board; left; left &= left - 1) cells[empty++] = __builtin_ctzll(left);
    for (;;) {
        moves++;
        int pick = below(empty), place = cells[pick];
        cells[pick] = cells[--empty];
        singles[colour] |= 1ULL << place;
        reserve[colour]--;
        int lines = lines_through(singles[colour], place);
        if (lines) {
            int choice = below(3 * __builtin_popcount(lines));
            for (int i = 0; i < choice / 3; i++) lines &= lines - 1;
            int line = __builtin_ctz(lines), s = step[line % 4];
            int first = place + (line / 4 - 2) * s, kept = first + choice % 3 * s;
            for (int i = 0; i < 3; i++) {
                int cell = first + i * s;
                singles[colour] ^= 1ULL << cell;
                if (cell != kept) cells[empty++] = cell;
            }
            stacks[colour] |= 1ULL << kept;
            reserve[colour]++;
            if (lines_through(stacks[colour], kept)) return moves;
        }
        colour ^= 1;
        if (empty == 0 || reserve[colour] == 0) return -moves;
    }
}

int main(int count, char **arguments) {
    long games = count > 1 ? atol(arguments[1]) : 1000000, moves = 0, draws = 0;
    rng = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long i = 0; i < games; i++) {
        int done = play();
        moves += done < 0 ? -done : done;
        draws += done < 0;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%.0f %ld %ld\n", games / seconds, moves, draws);
    return 0;
}
