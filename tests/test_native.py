"""Compiled kernels: every kind of argument, what they may call, and a start without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

KERNELS = """
import tablee
tablee.compile_kernels()
from tablee.core.bits import lowest, popcount
from tablee.core.kernel import (
    FLOAT, FLOATS, INT, MATRIX, VECTOR, floats, kernel, local_vector, matrix, vector_of
)

STEP = (INT, INT, VECTOR)

@kernel(STEP)
def plus_first(number, values):
    return number + values[0]

@kernel((INT, INT, VECTOR, STEP))
def twice(number, values, step):
    return step(step(number, values), values)

@kernel((INT, INT, VECTOR))
def passes_it_on(number, values):
    return twice(number, values, plus_first)

@kernel((INT, INT))
def factorial(number):
    return 1 if number < 2 else number * factorial(number - 1)

@kernel((INT, MATRIX, INT))
def row_sum(rows, number):
    total, row = 0, rows[number]
    for column in range(len(row)):
        total += row[column]
    return 100 * len(rows) + total

@kernel((FLOAT, FLOATS, FLOAT))
def scaled(values, factor):
    values[1] = values[0] * factor
    return values[1] + 0.5

@kernel((INT, INT))
def in_local_room(number):
    room = local_vector(4)
    before = room[0] + room[3]
    room[number] = popcount(255) + lowest(8)
    return 100 * before + room[number]
"""


def run(code: str, folder: Path) -> str:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder), "HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_kernels_take_every_kind_of_argument_and_call_each_other(tmp_path: Path) -> None:
    code = f"""{KERNELS}
values, rows, parts = vector_of([5, 7]), matrix(2, 3), floats(2)
rows[1][2], parts[0] = 9, 1.5
print(twice(1, values, plus_first), passes_it_on(1, values), factorial(10))
print(row_sum(rows, 1), scaled(parts, 3.0), parts[1], in_local_room(2))
"""
    assert run(code, tmp_path) == "11 11 3628800\n209 5.0 4.5 11"


def test_a_kernel_refuses_what_is_no_integer_and_a_wrong_number_of_arguments(
    tmp_path: Path,
) -> None:
    code = f"""{KERNELS}
for arguments in ((1.5,), (), (1, 2)):
    try:
        factorial(*arguments)
    except (TypeError, ValueError) as error:
        print(type(error).__name__)
"""
    assert run(code, tmp_path) == "TypeError\nValueError\nValueError"


def test_kernels_in_the_cache_need_no_compiler(tmp_path: Path) -> None:
    code = """
import sys, tablee
tablee.compile_kernels()
print(len(tablee.find_game("lot").new().legal()), "numba" in sys.modules)
"""
    assert [run(code, tmp_path) for _ in range(2)] == ["49 True", "49 False"]


def test_kernels_of_other_packages_are_recompiled_when_they_change(tmp_path: Path) -> None:
    source = KERNELS + "print(factorial(3))"
    (tmp_path / "other.py").write_text(source)
    start = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import other"
    first = run(start, tmp_path)
    (tmp_path / "other.py").write_text(source.replace("number < 2", "number < 3"))
    assert (first, run(start, tmp_path)) == ("6", "3")
