"""Kernels that take and do everything a kernel may."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import (
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    VECTOR,
    Floats,
    Matrix,
    Vector,
    constants,
    entry,
    kernel,
    local_vector,
    record,
)
from tablee.core.real import exp, log

SQUARES = constants(n * n for n in range(10))
STEP = (INT, INT, VECTOR)


class Scale(NamedTuple):
    """A record."""

    factor: float
    shift: int


class Job(NamedTuple):
    """A record that holds another, and vectors."""

    scale: Scale
    values: Vector
    parts: Floats
    rows: Matrix


SCALE = record(Scale, factor=FLOAT, shift=INT)
JOB = record(Job, scale=SCALE, values=VECTOR, parts=FLOATS, rows=MATRIX)


@entry(STEP)
def plus_first(number: int, values: Vector) -> int:
    """A kernel that others are given."""
    return number + values[0]


@kernel((INT, INT, VECTOR, STEP))
def twice(number: int, values: Vector, step: Callable[[int, Vector], int]) -> int:
    """A kernel that takes one."""
    return step(step(number, values), values)


@entry((INT, INT, VECTOR))
def passes_it_on(number: int, values: Vector) -> int:
    """Gives a kernel to another."""
    return twice(number, values, plus_first)


@entry((INT, INT))
def factorial(number: int) -> int:
    """Calls itself."""
    return 1 if number < 2 else number * factorial(number - 1)


@entry((INT, MATRIX, INT))
def row_sum(rows: Matrix, number: int) -> int:
    """Reads a row of a matrix."""
    total, row = 0, rows[number]
    for column in range(len(row)):
        total += row[column]
    return 100 * len(rows) + total


@entry((FLOAT, FLOATS, FLOAT))
def scaled(values: Floats, factor: float) -> float:
    """Writes a floating-point number and returns one."""
    values[1] = values[0] * factor
    return values[1] + 0.5


@entry((INT, INT))
def in_local_room(number: int) -> int:
    """Has a vector of its own, which is zero at first."""
    room = local_vector(4)
    before = room[0] + room[3]
    room[number] = popcount(255) + lowest(8)
    return 100 * before + room[number]


@entry((INT, INT))
def square(number: int) -> int:
    """Looks a number up."""
    return SQUARES[number]


@entry((FLOAT, JOB))
def work(job: Job) -> float:
    """Takes several arguments under one name."""
    job.values[0] += job.scale.shift
    job.rows[1][0] = job.values[0]
    return job.scale.factor * job.parts[0]


@entry((FLOAT, FLOAT))
def wave(x: float) -> float:
    """Roots, logarithms and exponentials."""
    return sqrt(x) + log(x) * exp(-x)


@entry((INT, INT, INT))
def divided(number: int, by: int) -> int:
    """Whatever a division by zero is, it is no crash."""
    return number // by + number % by


@entry((INT, VECTOR, INT))
def item(values: Vector, index: int) -> int:
    """Reads where it is told to."""
    return values[index]


@entry((INT, VECTOR, INT, INT))
def put(values: Vector, index: int, value: int) -> int:
    """Writes where it is told to."""
    values[index] = value
    return 0
