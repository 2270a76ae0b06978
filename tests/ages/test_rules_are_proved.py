"""Every clause of the Code of Laws and every ruling has a test, and no test names a clause that is not there."""

from tests.support.rules import clauses, unknown, unproved

CLAUSES = clauses("ages")
RULINGS = [clause for clause in CLAUSES if "ruling" in clause]


def test_every_clause_is_carried_by_a_test() -> None:
    assert unproved("ages") == []


def test_every_clause_that_a_test_carries_exists() -> None:
    assert unknown("ages") == {}


def test_a_clause_is_told_once_in_plain_sentences() -> None:
    ids = [clause["id"] for clause in CLAUSES]
    texts = [clause["text"] for clause in CLAUSES]

    assert len(set(ids)) == len(ids)
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".") or "\n" in text] == []


def test_clauses_are_numbered_in_the_order_of_the_chapters() -> None:
    numbers = [clause["id"].removeprefix("NS-").split(".") for clause in CLAUSES if clause not in RULINGS]
    found: dict[str, list[int]] = {}
    for chapter, number in numbers:
        found.setdefault(chapter, []).append(int(number))

    assert list(found) == [str(chapter) for chapter in range(1, 56)]
    for inside in found.values():
        assert inside == list(range(1, len(inside) + 1))


def test_each_of_the_94_rulings_has_its_number_chapter_and_reason() -> None:
    chapters = {clause["chapter"] for clause in CLAUSES if clause not in RULINGS}

    assert [(clause["id"], clause["ruling"]) for clause in RULINGS] == [(f"NS-R{n}", n) for n in range(1, 95)]
    assert [clause["id"] for clause in RULINGS if not clause["why"].endswith(".")] == []
    assert {clause["chapter"] for clause in RULINGS} <= chapters
