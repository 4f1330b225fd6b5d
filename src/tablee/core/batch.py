"""Thousands of games side by side, each step of all of them one call of a kernel.

>>> import tablee
>>> with tablee.Batch("lot", games=4, seed=1) as batch:
...     batch.step(batch.sample())
...     batch.turns.tolist()
[2, 2, 2, 2]

What a step gives lies in arrays (`masks`, `tensors`, `turns`, `rewards`, `scores`, `terminated`),
the same ones all the time: views on memory without a copy, which `numpy.asarray` takes as they are;
or the caller's own, given as `into`. Where the kernels run natively they write right there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from math import prod
from operator import index
from typing import Any

from tablee.core import seeds
from tablee.core.errors import IllegalMove, NoSpace
from tablee.core.game import Game
from tablee.core.hosts import Block, Host, find_host
from tablee.core.hosts.words import CODES, SIZES
from tablee.core.kernel import BYTES, FLOATS, VECTOR
from tablee.core.position import Origin, Position
from tablee.core.registry import find_game
from tablee.core.rng import generator
from tablee.core.slots import SEED
from tablee.core.space import deal_nothing
from tablee.core.stepping import AUTORESET, RESET, STEP, Games, choose_any, find_chosen


class Batch:
    """Games of one kind, with the same options, played side by side.

    Arrays, by game: `masks` (1 for each number of a legal move), `tensors` (what the seat to move
    may know), `turns` (the seat to move, 0: over), `rewards` and `scores` by seat, `terminated` (1
    where the last step ended a game). Not to be shared between threads.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        autoreset: str = "next_step",
        tensors: bool = True,
        threads: int = 1,
        into: Mapping[str, Any] | None = None,
        host: Host | None = None,
    ) -> None:
        """Equal seeds give equal games, move for move. `into` has arrays of the caller's, by name,
        to use instead of new ones: contiguous, writable, of the right size. `threads` share the
        work where kernels run natively.

        Raises NoSpace for a game without one, InvalidOptions, InvalidComponents, ValueError.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup, self.games = self.game.prepare(options), games
        self.space, self.seats = self.game.space_of(self.setup), self.setup.seats
        if self.game.chance and self.game.kernel.deal is deal_nothing:
            raise NoSpace("game.no_space", self.game.name)
        self._autoreset = AUTORESET.index(autoreset)
        self._host = host or find_host(self.game.package)
        self._stack = ExitStack()
        self._memory = self._stack.enter_context(self._host.scope())
        self._shapes = self._shapes_of(tensors)
        unknown = set(into or ()) - set(self._shapes)
        if unknown:
            raise ValueError(f"no arrays {', '.join(sorted(unknown))}")
        self._buffers = {name: self._buffer(name, (into or {}).get(name)) for name in self._shapes}
        self._blocks = {name: self._block(name) for name in self._shapes}
        self._record = self._make_record()
        self._pool = ThreadPoolExecutor(threads) if threads > 1 and self._is_native else None
        self._ranges = list(_split(games, threads if self._pool else 1))
        if self._pool:
            self._stack.enter_context(self._pool)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with a seed, from there, else with the next deals."""
        if seed is not None:
            words = [generator(f"{seed}/{number}")[0] for number in range(self.games)]
            self._rng.write(words)
            self._choices = self._memory.vector(generator(f"{seed}/choices"))
        self._run(RESET(self.game.kernel))
        self._fetch()

    def sample(self) -> memoryview[int]:
        """A legal number for each game, all equally likely, any one where it is over."""
        self._host.call(choose_any, self._record, 0, self.games, self._choices)
        chosen = memoryview(bytearray(8 * self.games)).cast("q")
        self._chosen.copy_to(chosen)
        return chosen

    def step(self, numbers: Any) -> None:
        """Play the move with this number in each game (a sequence or an array of integers); where
        one is over, see `autoreset`. Raises IllegalMove, which names the game, and then nothing was
        played."""
        self._chosen.write(_integers(numbers, self.games))
        wrong = self._host.call(find_chosen, self._record, 0, self.games)
        if wrong:
            raise IllegalMove("move.number", index(numbers[wrong - 1]), game=wrong - 1)
        self._run(STEP(self.game.kernel), self._autoreset)
        self._fetch()

    def position(self, game: int) -> Position:
        """A game as it stands, to look at or to play on; it has no record."""
        state = self._states[game].read()
        return Position(self.game, self.setup, state, Origin(None, None))

    def seed_of(self, game: int) -> bytes:
        """The seed of a game's deal: `game.new(options, seed)` begins the same one."""
        return seeds.from_words(list(self.position(game).state[SEED : SEED + 8]))

    def close(self) -> None:
        """Give the memory back; the arrays stay as they are."""
        self._stack.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.games

    # -- arrays ----------------------------------------------------------------------------------

    @property
    def masks(self) -> memoryview[int]:
        """By game and number: 1 where the move is legal."""
        return self._shaped("masks")

    @property
    def tensors(self) -> memoryview[int]:
        """By game: what the seat to move may know (seat 1, where the game is over)."""
        return self._shaped("tensors")

    @property
    def turns(self) -> memoryview[int]:
        """By game: the seat to move, 0 where it is over."""
        return self._shaped("turns")

    @property
    def rewards(self) -> memoryview[float]:
        """By game and seat: what the game was worth that the last step ended, else 0."""
        return self._shaped("rewards")

    @property
    def scores(self) -> memoryview[int]:
        """By game and seat: the score."""
        return self._shaped("scores")

    @property
    def terminated(self) -> memoryview[int]:
        """By game: 1 where the last step ended it."""
        return self._shaped("terminated")

    def _shaped(self, name: str) -> memoryview[Any]:
        kind, shape = self._shapes[name]
        data: memoryview[Any] = self._buffers[name].cast("B")
        return data.cast(CODES[kind], shape) if all(shape) else data  # type: ignore[call-overload]

    def _shapes_of(self, tensors: bool) -> dict[str, tuple[str, list[int]]]:
        """The kind and shape of each array."""
        games, seats = self.games, self.seats
        shape = [games, *self.space.tensor_shape] if tensors else [0]
        return {
            "masks": (BYTES, [games, self.space.num_actions]),
            "tensors": (BYTES, shape),
            "turns": (VECTOR, [games]),
            "rewards": (FLOATS, [games, seats]),
            "scores": (VECTOR, [games, seats]),
            "terminated": (BYTES, [games]),
        }

    def _buffer(self, name: str, given: Any) -> memoryview[Any]:
        """The memory of an array as a row of its items. Raises ValueError."""
        kind, shape = self._shapes[name]
        size = SIZES[kind] * prod(shape)
        data = memoryview(bytearray(size) if given is None else given)
        if data.readonly or not data.c_contiguous or data.nbytes != size:
            raise ValueError(f"{name} must be {size} contiguous, writable bytes")
        return data.cast("B").cast(CODES[kind])  # type: ignore[call-overload, no-any-return]

    def _block(self, name: str) -> Block[Any]:
        """An array as kernels see it."""
        kind, shape = self._shapes[name]
        borrowed = self._host.borrow(kind, self._buffers[name])
        return borrowed if borrowed is not None else self._memory.make(kind, prod(shape))

    def _fetch(self) -> None:
        """Bring what kernels have written to the arrays, unless they wrote there."""
        if not self._is_native:
            for name, block in self._blocks.items():
                block.copy_to(self._buffers[name])

    # -- calls -----------------------------------------------------------------------------------

    @property
    def _is_native(self) -> bool:
        return self._host.name == "native"

    def _make_record(self) -> Games:
        memory, game, size = self._memory, self.game, self.games
        first = game.new(self.setup.options).state
        self._states = memory.matrix(size, len(first))
        self._chosen, self._rng = memory.vector(size), memory.vector(size)
        tensor = prod(self._shapes["tensors"][1][1:])
        return Games(
            rules=memory.vector(self.setup.rules),
            first=memory.vector([0] * len(first) if game.chance else first),
            states=self._states,
            actions=memory.matrix(size, game.max_actions),
            numbers=memory.matrix(size, game.max_actions),
            counts=memory.vector(size),
            chosen=self._chosen,
            places=memory.vector(size),
            rng=self._rng,
            **self._blocks,
            seats=self.seats,
            width=self.space.num_actions,
            size=tensor if len(self._buffers["tensors"]) else 0,
            chance=int(game.chance),
        )

    def _run(self, kernel: Callable[..., Any], *arguments: int) -> None:
        """Call a kernel for all games, in as many parts as there are threads."""
        call, games = self._host.call, self._record
        if self._pool is None:
            call(kernel, games, 0, self.games, *arguments)
            return
        work = [
            self._pool.submit(call, kernel, games, start, stop, *arguments)
            for start, stop in self._ranges
        ]
        for part_of_it in work:
            part_of_it.result()


def _split(games: int, parts: int) -> Iterator[tuple[int, int]]:
    """The games of each part, from and to."""
    for number in range(parts):
        yield games * number // parts, games * (number + 1) // parts


def _integers(numbers: Any, count: int) -> Any:
    """Numbers as a row of 64-bit integers, as they are where they are so already."""
    if len(numbers) != count:
        raise ValueError(f"{len(numbers)} numbers for {count} games")
    try:
        row = memoryview(numbers)
    except TypeError:
        return [int(number) for number in numbers]
    if row.format in ("q", "l") and row.itemsize == 8 and row.c_contiguous:
        return row.cast("B").cast("q")
    return row.tolist()
