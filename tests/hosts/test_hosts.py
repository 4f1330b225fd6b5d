"""Every host takes every kind of argument, does the same with it, and survives what is wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.core.errors import KernelFault
from tablee.core.hosts import Host


def test_kernels_take_every_kind_of_argument_and_call_each_other(host: Host, sample: Any) -> None:
    with host.scope() as memory:
        values, rows, parts = memory.vector([5, 7]), memory.matrix(2, 3), memory.floats(2)
        rows[1][2], parts[0] = 9, 1.5
        assert memory.call(sample.passes_it_on, 1, values) == 11
        assert memory.call(sample.factorial, 10) == 3628800
        assert memory.call(sample.row_sum, rows, 1) == 209
        assert memory.call(sample.scaled, parts, 3.0) == 5.0
        assert parts.read() == [1.5, 4.5]
        assert memory.call(sample.in_local_room, 2) == 11
        assert [memory.call(sample.square, n) for n in (0, 3, 9)] == [0, 9, 81]


def test_a_record_is_several_arguments_under_one_name(host: Host, sample: Any) -> None:
    with host.scope() as memory:
        values, parts, rows = memory.vector([40]), memory.floats([0.25]), memory.matrix(2, 1)
        job = sample.Job(sample.Scale(8.0, 2), values, parts, rows)
        assert memory.call(sample.work, job) == 2.0
        assert (values.read(), rows.read()) == ([42], [[0], [42]])


def test_real_numbers_have_the_same_bits_everywhere(host: Host, sample: Any) -> None:
    choose = random.Random(3)
    for _ in range(300):
        x = choose.uniform(1e-3, 500.0)
        assert host.call(sample.wave, x) == sample.wave(x)


def test_vectors_are_zero_when_they_are_made_even_where_others_were(host: Host) -> None:
    for _ in range(3):
        with host.scope() as memory:
            first, second = memory.vector(1000), memory.floats(500)
            assert first.read() == [0] * 1000
            assert second.read() == [0.0] * 500
            first.write(range(1000))
            second.write([0.5] * 500)
            with host.scope() as inner:
                inner.matrix(3, 70)[2][69] = 5
                assert inner.vector(70).read() == [0] * 70
            assert first.read(997) == [997, 998, 999]


@pytest.mark.parametrize("length", [1 << 10, 1 << 17, 1 << 19])
def test_what_was_given_back_is_zero_when_it_is_made_again(host: Host, length: int) -> None:
    for _ in range(3):
        with host.scope() as memory:
            one, other = memory.vector(length), memory.floats(length)
            assert (one.read(length - 2), other.read(0, 2)) == ([0, 0], [0.0, 0.0])
            one.write([5, 7], length - 2)
            other.write([0.5, 0.25])


@pytest.mark.parametrize(("start", "stop"), [(0, 4), (-1, 2), (2, 1), (4, None)])
def test_only_what_is_in_a_vector_can_be_read(host: Host, start: int, stop: int | None) -> None:
    with host.scope() as memory:
        values = memory.vector([1, 2, 3])
        with pytest.raises(IndexError):
            values.read(start, stop)
        with pytest.raises(IndexError):
            values.write([7, 7], 2)
        with pytest.raises(IndexError):
            memory.matrix(2, 2)[2]
        assert values.read() == [1, 2, 3]


def test_numbers_that_are_too_large_are_refused(host: Host, sample: Any) -> None:
    if host.name == "plain":  # Python's integers have no end
        return
    with host.scope() as memory:
        values = memory.vector([1])
        with pytest.raises(OverflowError):
            values.write([1 << 63])
        with pytest.raises(OverflowError):
            memory.call(sample.factorial, 1 << 64)
        assert values.read() == [1]


def test_arguments_of_another_kind_are_refused(host: Host, sample: Any) -> None:
    with host.scope() as memory:
        values, parts = memory.vector([1]), memory.floats([1.0])
        wrong: list[tuple[Any, tuple[Any, ...]]] = [
            (sample.factorial, ()),
            (sample.factorial, (1, 2)),
            (sample.plus_first, (values, 1)),
            (sample.plus_first, (1, parts)),
            (sample.plus_first, (1, [1])),
            (sample.factorial, (1.5,)),
            (sample.work, ((1.0,),)),
        ]
        for kernel, arguments in wrong:
            with pytest.raises(TypeError):
                memory.call(kernel, *arguments)
        with pytest.raises(TypeError):
            memory.call(len, 1)


@pytest.mark.parametrize("index", [3, -1, 1 << 40, -(1 << 62), (1 << 63) - 1])
def test_an_index_out_of_range_stops_the_kernel_and_nothing_else(
    host: Host, sample: Any, index: int
) -> None:
    if host.name == "plain" and index == -1:
        return  # a list's last item: why kernels have no negative indices
    with host.scope() as memory:
        values, rows = memory.vector([1, 2, 3]), memory.matrix(2, 2)
        faults: list[tuple[Any, tuple[Any, ...]]] = [
            (sample.item, (values, index)),
            (sample.put, (values, index, 9)),
            (sample.row_sum, (rows, index)),
            (sample.in_local_room, (index if index != 3 else 4,)),
            (sample.square, (index if index != 3 else 10,)),
        ]
        for kernel, arguments in faults:
            with pytest.raises(KernelFault) as caught:
                memory.call(kernel, *arguments)
            assert caught.value.code == "kernel.fault"
            assert kernel.__name__ in str(caught.value.value)
        assert memory.call(sample.item, values, 1) == 2
        assert values.read() == [1, 2, 3]


def test_a_division_by_zero_is_no_crash(host: Host, sample: Any) -> None:
    for number, by in ((7, 0), (-(1 << 63), -1), (-(1 << 63), 0)):
        try:
            host.call(sample.divided, number, by)
        except KernelFault as fault:
            assert "divided" in str(fault.value)
    assert host.call(sample.divided, -7, 2) == -3


def test_a_kernel_that_is_not_in_the_artifact_is_an_error_that_names_it(host: Host) -> None:
    from tablee.core.rng import scale

    if host.name == "plain":
        assert host.call(scale, 1 << 31, 2) == 1
        return
    with pytest.raises(LookupError, match=r"tablee\.core\.rng\.scale"):
        host.call(scale, 1 << 31, 2)
