"""What a LOT position is worth by its look: how far each side is from its stacks and its line.

The weights were fitted (logistic regression) to what longer searches found, and to how the games
ended, in 19,496 positions of games that two forerunners of this search played against themselves.
"""

from __future__ import annotations

from tablee.bots.engines import EVALUATE, PRIOR, uct
from tablee.bots.engines.uct import SEARCH, Search
from tablee.core.bits import popcount
from tablee.core.kernel import FLOAT, INT, WORDS, Floats, Vector, constants, entry, kernel
from tablee.core.real import exp
from tablee.core.slots import PLY, TURN
from tablee.games.lot.mind.threats import (
    alert_moves,
    singles_after,
    stacks_after,
    winning_cells,
    wins,
)
from tablee.games.lot.rules.kernel import (
    BOARD,
    PIE,
    SINGLES,
    STACKS,
    STEPS,
    SWAP,
    colour_to_move,
    completing_cells,
    legal,
    may_swap,
    play,
)

# What counts for a colour.
LINES = 0  # 9 slots: how many lines of three cells lack 1, 2 .. 9 pieces to be three stacks
MADE = 9  # stacks
WANTED = 10  # cells where a stack would win
LOOSE = 11  # single pieces
NEAR = 12  # cells that lack one piece to be a stack
FAR = 13  # cells that lack two
WANTED_NEAR = 14
WANTED_FAR = 15
FEATURES = 16

# Thousandths of a logit: for the side to move, for the other, for being to move, for a threat
# that must be met.
WEIGHTS = constants(
    [
        *(0, 590, 210, 81, 51, 33, 31, 27, 17, 441, 342, 103, -236, -58, 0, 764),
        *(-597, -391, -157, -76, -52, -34, -34, -26, -18, -406, -277, -145, 225, 67, -669, -322),
        *(130, -1066),
    ]
)
TEMPO, THREAT = 2 * FEATURES, 2 * FEATURES + 1


@kernel((WORDS, INT, INT))
def _near_stacks(singles: int, free: int) -> tuple[int, int, int, int]:
    """The cells that lack at most one, two, three pieces to be a stack; and 0. `free` are those
    that neither the other side nor a stack holds."""
    one = two = three = 0
    for direction in range(4):
        step = STEPS[direction]
        twice = 2 * step
        whole = free & free >> step & free >> twice  # lines by their lowest cells
        middle, high = singles >> step, singles >> twice
        some = whole & (singles | middle | high)
        most = whole & (singles & middle | middle & high | singles & high)
        three |= whole | whole << step | whole << twice
        two |= some | some << step | some << twice
        one |= most | most << step | most << twice
    return one, two, three, 0


@kernel((INT, INT, INT, INT, INT))
def _weigh_lines(odd: int, even: int, usable: int, side: int) -> int:
    """Weigh the lines of usable cells by what they lack. A cell lacks one piece if it is in `odd`,
    two in `even`, three in both: what three cells lack is added up for all lines at once, bit by
    bit."""
    one = two = three = four = five = six = seven = eight = nine = 0
    for direction in range(4):
        step = STEPS[direction]
        twice = 2 * step
        lines = usable & usable >> step & usable >> twice
        a, b, c = odd, odd >> step, odd >> twice
        ones, carry = a ^ b ^ c, a & b | c & (a ^ b)
        a, b, c = even, even >> step, even >> twice
        pairs, high = a ^ b ^ c, a & b | c & (a ^ b)
        twos, more = pairs ^ carry, pairs & carry
        fours, eights = lines & (high ^ more), lines & high & more
        few, only_one, only_two = lines ^ fours ^ eights, ones & ~twos, twos & ~ones
        one += popcount(few & only_one)
        two += popcount(few & only_two)
        three += popcount(few & ones & twos)
        four += popcount(fours & ~(ones | twos))
        five += popcount(fours & only_one)
        six += popcount(fours & only_two)
        seven += popcount(fours & ones & twos)
        eight += popcount(eights & ~ones)
        nine += popcount(eights & ones)
    weights = side + LINES - 1
    total = WEIGHTS[weights + 1] * one + WEIGHTS[weights + 2] * two + WEIGHTS[weights + 3] * three
    total += WEIGHTS[weights + 4] * four + WEIGHTS[weights + 5] * five + WEIGHTS[weights + 6] * six
    total += WEIGHTS[weights + 7] * seven + WEIGHTS[weights + 8] * eight
    return total + WEIGHTS[weights + 9] * nine


@kernel((INT, INT, INT, INT, INT))
def weigh(singles: int, stacks: int, blocked: int, side: int) -> int:
    """Weigh all that counts for a colour, as the side to move (`side` is 0) or as the other one
    (FEATURES); `blocked` are the other's cells."""
    free = BOARD & ~(blocked | stacks)
    one, two, three, _ = _near_stacks(singles, free)
    wanted, only_two = completing_cells(stacks) & free, two & ~one
    total = _weigh_lines(one | three & ~two, three & ~one, stacks | three, side)
    total += WEIGHTS[side + MADE] * popcount(stacks)
    total += WEIGHTS[side + WANTED] * popcount(wanted)
    total += WEIGHTS[side + LOOSE] * popcount(singles)
    total += WEIGHTS[side + NEAR] * popcount(one)
    total += WEIGHTS[side + FAR] * popcount(only_two)
    total += WEIGHTS[side + WANTED_NEAR] * popcount(wanted & one)
    total += WEIGHTS[side + WANTED_FAR] * popcount(wanted & only_two)
    return total


# What a chance to win is when it is certain: beyond 0 and 1.
_SURELY_WON, _SURELY_LOST = 2.0, -1.0


@kernel((FLOAT, INT, INT, INT, INT))
def chance_to_win(own: int, own_stacks: int, other: int, other_stacks: int) -> float:
    """The chance of the colour to move, by single pieces and stacks: from 0 to 1, beyond these when
    it is certain."""
    empty = BOARD & ~(own | own_stacks | other | other_stacks)
    if winning_cells(own, own_stacks, empty):
        return _SURELY_WON
    threats = winning_cells(other, other_stacks, empty)
    if threats & (threats - 1):
        return _SURELY_LOST
    total = weigh(own, own_stacks, other | other_stacks, 0)
    total += weigh(other, other_stacks, own | own_stacks, FEATURES) + WEIGHTS[TEMPO]
    if threats:
        total += WEIGHTS[THREAT]
    return 1.0 / (1.0 + exp(-0.001 * total))


@kernel(EVALUATE)
def evaluate(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """What a position is worth by its look."""
    colour, seat = colour_to_move(state), state[TURN]
    own, other = state[SINGLES + colour], state[SINGLES + 1 - colour]
    own_stacks, other_stacks = state[STACKS + colour], state[STACKS + 1 - colour]
    value = chance_to_win(own, own_stacks, other, other_stacks)
    if may_swap(rules, state):
        value = max(value, 1.0 - value)
    gains[seat - 1] = value
    gains[2 - seat] = 1.0 - value
    if value > 1.0:
        return seat
    return 3 - seat if value < 0.0 else 0


@kernel(PRIOR)
def prior(rules: Vector, state: Vector, moves: Vector, count: int, priors: Floats) -> int:
    """What each move is worth by the look of the position it leads to."""
    colour = colour_to_move(state)
    own, stacks = state[SINGLES + colour], state[STACKS + colour]
    other, other_stacks = state[SINGLES + 1 - colour], state[STACKS + 1 - colour]
    for index in range(count):
        action = moves[index]
        if action == SWAP:
            value = 1.0 - chance_to_win(own, stacks, other, other_stacks)
        elif wins(stacks, action):
            value = 1.0
        else:
            singles, made = singles_after(own, action), stacks_after(stacks, action)
            value = 1.0 - chance_to_win(other, other_stacks, singles, made)
        if rules[PIE] and state[PLY] == 0:
            value = min(value, 1.0 - value)  # the other side would take a good beginning
        priors[index] = min(1.0, max(0.0, value))
    return 0


@entry((INT, SEARCH, INT))
def grow(search: Search, simulations: int) -> int:
    """Search by this judgement."""
    return uct.grow(search, simulations, legal, play, prior, evaluate)


@entry((INT, SEARCH, INT))
def grow_alert(search: Search, simulations: int) -> int:
    """The same, overlooking nothing that is plain to see."""
    return uct.grow(search, simulations, alert_moves, play, prior, evaluate)
