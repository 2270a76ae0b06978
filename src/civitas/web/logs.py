"""What a site writes down: lines for people, or one JSON object a line for machines, each with the id of its request.

No line holds a secret: a request is named by its route, not by its path, and whatever looks like a password, token,
cookie or hook in a message or a traceback is struck out.
"""

from __future__ import annotations

import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from json import dumps
from logging import Formatter, LogRecord, StreamHandler, getLogger
from typing import Final

WORDS: Final = "words"
JSON: Final = "json"
FORMS: Final = (WORDS, JSON)

STRUCK_OUT: Final = "***"
SECRETS: Final = (
    (re.compile(r"(\w+://[^\s/:@]*):[^\s@]+@"), rf"\1:{STRUCK_OUT}@"),
    (re.compile(r"civitas_[\w-]{20,}"), STRUCK_OUT),
    (re.compile(r"\b([gs])\.[\w-]{12,}(\.[0-9a-f]{64})?"), rf"\1.{STRUCK_OUT}"),
    (re.compile(r"\$argon2\S+"), STRUCK_OUT),
    (re.compile(r"(/(?:invite|invites|watch|mail)/)[\w.-]{12,}"), rf"\1{STRUCK_OUT}"),
    (re.compile(r"(https?://[^\s/]+/(?:api/webhooks|services)/)\S+"), rf"\1{STRUCK_OUT}"),
    (re.compile(r"(?i)\b(password|token|secret|authorization|cookie)(['\"]?\s*[:=]\s*)(['\"]?)[^\s'\",}]+"),
     rf"\1\2\3{STRUCK_OUT}"),
)  # fmt: skip
"""What a secret looks like, and what is written in its place."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered."""


def without_secrets(text: str) -> str:
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Lines(Formatter):
    """A record as a line for people."""

    def format(self, record: LogRecord) -> str:
        named = f" [{request_id.get()}]" if request_id.get() else ""
        return without_secrets(f"{record.levelname.lower()}{named}: {super().format(record)}")


class JsonLines(Formatter):
    """A record as a JSON object."""

    def format(self, record: LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **({"request_id": request_id.get()} if request_id.get() else {}),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            entry["error"] = without_secrets(self.formatException(record.exc_info))
        return dumps(entry, ensure_ascii=False)


def write_logs(form: str) -> None:
    """Warnings as lines, or everything as JSON, to the standard error output."""
    handler = StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == JSON else Lines())
    for name in ("civitas", "uvicorn", "sqlalchemy"):
        log = getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel("INFO" if form == JSON and name == "civitas" else "WARNING")
