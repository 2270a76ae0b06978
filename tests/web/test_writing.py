"""Text that is sent: JSON, written and pressed once, the same for whoever listens and whoever asks."""

from __future__ import annotations

import zlib
from gzip import decompress
from json import loads
from typing import Any

import pytest

from civitas.web import writing
from civitas.web.writing import gzipped, pressed, with_member, write

FRAME = {"seq": 7, "view": {"prompt": "wähle"}, "moves": [1, 2], "none": None}


def test_data_is_written_as_json() -> None:
    assert loads(write(FRAME)) == FRAME


@pytest.mark.parametrize("odd", [{"seed": 2**70}, {"name": "half \ud800"}, {1: "a number for a name"}])
def test_what_the_fast_writer_refuses_is_written_all_the_same(odd: dict[Any, Any]) -> None:
    assert loads(write(odd)) == {str(name): value for name, value in odd.items()}


def test_without_the_fast_writer_the_same_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "_fast", None)

    assert loads(write(FRAME)) == FRAME
    assert write([1, 2]) == "[1,2]"


def test_a_member_is_added_to_what_is_written() -> None:
    assert with_member("{}", "b", "2") == '{"b":2}'
    assert with_member('{"a":1}', "b", "[]") == '{"a":1,"b":[]}'


def test_whoever_asks_and_whoever_listens_get_what_was_pressed_once() -> None:
    data = write(FRAME).encode() * 50

    assert decompress(gzipped(data)) == data
    assert pressed(data) in gzipped(data)
    assert pressed(data) is pressed(bytes(bytearray(data)))


@pytest.mark.parametrize("bits", range(9, 16))
def test_what_is_pressed_for_a_small_window_can_be_read_with_it(bits: int) -> None:
    data = b"".join(f"{number * number} and the same again;".encode() for number in range(3000))

    reader = zlib.decompressobj(-bits)

    assert reader.decompress(pressed(data, bits) + writing.FLUSHED) == data


def test_without_the_fast_press_the_same_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = write(FRAME).encode() * 60
    monkeypatch.setattr(writing, "_press", zlib.compressobj)

    assert decompress(gzipped(data)) == data
