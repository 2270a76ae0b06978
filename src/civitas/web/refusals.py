"""How the site says no: a message, like every other sentence, and an HTTP status."""

from __future__ import annotations

from json import dumps
from typing import Any, Final

from starlette.responses import JSONResponse

from civitas.kernel.errors import CivitasError, GameOver, WrongSeat
from civitas.kernel.messages import Message

BAD: Final = 422
UNKNOWN: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
TOO_SLOW: Final = 408
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
BROKEN: Final = 500
FULL: Final = 503
AWAY: Final = 503

MORE_THAN_STATUS: Final = 4000
MOST_REASON_BYTES: Final = 120
MOST_QUOTED: Final = 400


class Refusal(Exception):
    """Something the site does not do, with the reason; `more` goes beside it in the answer."""

    def __init__(self, status: int, id: str, **args: Any) -> None:
        self.status: Final = status
        self.message: Final = Message(id, **args)
        self.more: dict[str, Any] = {}
        super().__init__(str(self.message))

    @property
    def seconds(self) -> int | None:
        """After how many seconds asking again may help; None where it does not say."""
        return self.message.args.get("seconds")

    def closing(self) -> tuple[int, str]:
        """How a WebSocket is closed for this: with a code, and as much of the sentence as has room."""
        return MORE_THAN_STATUS + self.status, str(self.message).encode()[:MOST_REASON_BYTES].decode(errors="ignore")

    def json(self) -> dict[str, Any]:
        return {"error": self.message.json(), "text": str(self.message), **self.more}


class Answer(JSONResponse):
    """A refusal as it is sent. It may quote what was asked, and half a letter in that is written as an escape."""

    def __init__(self, refused: Refusal, **more: Any) -> None:
        super().__init__(refused.json(), refused.status, **more)
        if refused.seconds is not None:
            self.headers["Retry-After"] = str(refused.seconds)

    def render(self, content: Any) -> bytes:
        return dumps(content, ensure_ascii=False).encode(errors="backslashreplace")


def refusal_of(error: CivitasError) -> Refusal:
    """What the engine refuses, as the site says it."""
    status = BAD
    if isinstance(error, WrongSeat):
        status = FORBIDDEN
    if isinstance(error, GameOver):
        status = CONFLICT
    return Refusal(status, error.message.id, **{name: _clipped(said) for name, said in error.message.args.items()})


def _clipped(said: Any) -> Any:
    """Of a text that quotes very much of what was asked, its beginning is enough."""
    return f"{said[:MOST_QUOTED]}…" if isinstance(said, str) and len(said) > MOST_QUOTED else said
