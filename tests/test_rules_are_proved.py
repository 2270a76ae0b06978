"""Every clause of a rulebook and every ruling has a test, and no test names a clause that is not there."""

from pathlib import Path

import pytest

from tests.support.rules import clauses, proofs, unknown, unproved

# Of each game: how its ids begin, how many chapters its rulebook has, and how many rulings there are.
GAMES = {"duel": ("DU", 32, 64), "ages": ("NS", 55, 94)}
each_game = pytest.mark.parametrize("game", GAMES)

ONE_TEST = """
@rule("XX-1.1", "XX-1.2")
def test_one():
    pass
"""
A_CLASS = """
@rule("XX-2.1")
class TestTwo:
    @rule("XX-2.2")
    def test_it(self):
        pass

    @pytest.mark.parametrize("number", [pytest.param(3, marks=rule("XX-2.3"))])
    def test_them(self, number):
        pass
"""
NO_PROOF = """
@rule("XX-3.1")
def help_a_test():
    pass

@rule("XX-3.2")
@pytest.mark.skip(reason="later")
def test_skipped():
    pass

@rule("XX-3.3")
class TestEmpty:
    pass
"""


@each_game
def test_every_clause_is_carried_by_a_test(game: str) -> None:
    assert unproved(game) == []


@each_game
def test_every_clause_that_a_test_carries_exists(game: str) -> None:
    assert unknown(game) == {}


@each_game
def test_a_clause_is_told_once_in_plain_sentences(game: str) -> None:
    ids = [clause["id"] for clause in clauses(game)]
    texts = [clause["text"] for clause in clauses(game)]

    assert len(set(ids)) == len(ids)
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".") or "\n" in text] == []


@each_game
def test_clauses_are_numbered_in_the_order_of_the_chapters(game: str) -> None:
    prefix, chapters, _ = GAMES[game]
    numbers = [clause["id"].removeprefix(f"{prefix}-").split(".") for clause in clauses(game) if "ruling" not in clause]
    found: dict[str, list[int]] = {}
    for chapter, number in numbers:
        found.setdefault(chapter, []).append(int(number))

    assert list(found) == [str(chapter) for chapter in range(1, chapters + 1)]
    for inside in found.values():
        assert inside == list(range(1, len(inside) + 1))


@each_game
def test_each_ruling_has_its_number_chapter_and_reason(game: str) -> None:
    prefix, _, count = GAMES[game]
    rulings = [clause for clause in clauses(game) if "ruling" in clause]
    chapters = {clause["chapter"] for clause in clauses(game) if "ruling" not in clause}

    assert [(clause["id"], clause["ruling"]) for clause in rulings] == [
        (f"{prefix}-R{n}", n) for n in range(1, count + 1)
    ]
    assert [clause["id"] for clause in rulings if not clause["why"].endswith(".")] == []
    assert {clause["chapter"] for clause in rulings} <= chapters


def test_ids_are_found_in_functions_classes_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_first.py").write_text(ONE_TEST + A_CLASS)

    assert proofs(tmp_path) == {
        "XX-1.1": ["test_first::test_one"],
        "XX-1.2": ["test_first::test_one"],
        "XX-2.1": ["test_first::TestTwo::test_it", "test_first::TestTwo::test_them"],
        "XX-2.2": ["test_first::TestTwo::test_it"],
        "XX-2.3": ["test_first::TestTwo::test_them"],
    }


def test_what_is_not_run_proves_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_second.py").write_text(NO_PROOF)
    (tmp_path / "support.py").write_text(ONE_TEST)

    assert proofs(tmp_path) == {}


def test_a_clause_named_by_a_computed_string_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_third.py").write_text('@rule("XX-" + number)\ndef test_one(): pass\n')

    with pytest.raises(ValueError, match="test_one, line 1: a clause is named by a plain string"):
        proofs(tmp_path)


def test_a_clause_named_outside_the_decorators_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_fourth.py").write_text('proved = rule("XX-1.1")\n\n@proved\ndef test_one(): pass\n')

    with pytest.raises(ValueError, match=r"test_fourth.py, line 1: clauses are named in the decorators of a test"):
        proofs(tmp_path)
