"""What a site answered: what it did, or the sentence by which it refused."""

from __future__ import annotations

from typing import Any, cast

from httpx import Response

Json = dict[str, Any]


def cookie_of(answer: Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0].partition("=")[2]


def told(answer: Response) -> Json:
    """What an answer holds, when the site did what was asked."""
    assert answer.is_success, answer.text[:500]
    return cast(Json, answer.json())


def refused(answer: Response, status: int, id: str, **args: Any) -> str:
    """The sentence of a refusal, which must be this one."""
    assert answer.status_code == status, answer.text[:500]
    said = answer.json()
    assert said["error"]["id"] == id, said
    assert {name: said["error"]["args"][name] for name in args} == args
    return str(said["text"])


def sentences(frame: Json) -> list[str]:
    """The ids of the lines in the log of a frame."""
    return [line["message"]["id"] for line in frame["log"]["lines"]]
