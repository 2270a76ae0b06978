"""Every clause of a rulebook and every ruling has a test, and no test names a clause that is not there."""

from pathlib import Path

import pytest

from tests.support.rules import clauses, proofs, unknown, unproved

# Of each rulebook: how its ids begin, how many chapters it has, and how many rulings there are.
RULEBOOKS = {
    "duel": ("DU", 32, 64),
    "ages": ("NS", 56, 97),
    "ages.editions.original": ("OR", 85, 104),
    "inventions": ("IN", 29, 72),
}
each_rulebook = pytest.mark.parametrize("rulebook", RULEBOOKS)

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


@each_rulebook
def test_every_clause_is_carried_by_a_test(rulebook: str) -> None:
    assert unproved(rulebook) == []


@each_rulebook
def test_every_clause_that_a_test_carries_exists(rulebook: str) -> None:
    assert unknown(rulebook, RULEBOOKS[rulebook][0]) == {}


@each_rulebook
def test_a_clause_is_told_once_in_plain_sentences(rulebook: str) -> None:
    ids = [clause["id"] for clause in clauses(rulebook)]
    texts = [clause["text"] for clause in clauses(rulebook)]

    assert len(set(ids)) == len(ids)
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".") or "\n" in text] == []


@each_rulebook
def test_clauses_are_numbered_in_the_order_of_the_chapters(rulebook: str) -> None:
    prefix, chapters, _ = RULEBOOKS[rulebook]
    numbers = [
        clause["id"].removeprefix(f"{prefix}-").split(".") for clause in clauses(rulebook) if "ruling" not in clause
    ]
    found: dict[str, list[int]] = {}
    for chapter, number in numbers:
        found.setdefault(chapter, []).append(int(number))

    assert list(found) == [str(chapter) for chapter in range(1, chapters + 1)]
    for inside in found.values():
        assert inside == list(range(1, len(inside) + 1))


@each_rulebook
def test_each_ruling_has_its_number_chapter_and_reason(rulebook: str) -> None:
    prefix, _, count = RULEBOOKS[rulebook]
    rulings = [clause for clause in clauses(rulebook) if "ruling" in clause]
    chapters = {clause["chapter"] for clause in clauses(rulebook) if "ruling" not in clause}

    assert [(clause["id"], clause["ruling"]) for clause in rulings] == [
        (f"{prefix}-R{n}", n) for n in range(1, count + 1)
    ]
    assert [clause["id"] for clause in rulings if not clause["why"].endswith(".")] == []
    assert {clause["chapter"] for clause in rulings} <= chapters


def test_every_clause_carries_the_prefix_of_its_rulebook() -> None:
    prefixes = [prefix for prefix, _, _ in RULEBOOKS.values()]
    folders = sorted({rulebook.partition(".")[0] for rulebook in RULEBOOKS})

    carried = [id for folder in folders for id in proofs(Path(__file__).parent / folder)]

    assert [id for id in carried if id.partition("-")[0] not in prefixes] == []


def test_a_clause_said_to_be_that_of_another_rulebook_names_one_of_it() -> None:
    known = {clause["id"] for clause in clauses("ages")}
    said = [clause["same_as"] for clause in clauses("ages.editions.original") if "same_as" in clause]

    assert [id for id in said if id not in known] == []


def test_ids_are_found_in_functions_classes_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_first.py").write_text(ONE_TEST + A_CLASS)

    found = {id: [str(proof) for proof in carrying] for id, carrying in proofs(tmp_path).items()}

    assert found == {
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
