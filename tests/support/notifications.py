"""People who want to hear of their tables, by mail and webhook."""

from __future__ import annotations

from typing import Any

from civitas.web.schema import notes
from tests.support.letterbox import Letterbox
from tests.support.web import Json, Server, Visitor, told

ADDRESS = "livia@club.example"
LOCAL = ("127.0.0.0/8",)
HOUR = 60


def settings(box: Letterbox) -> Json:
    return {
        "smtp": box.url, "mail_from": "civitas@club.example", "url": "https://club.example", "webhook_networks": LOCAL,
    }  # fmt: skip


def wish(person: Visitor, **wanted: Any) -> Json:
    """These wishes beside those there are."""
    kept = {"language", "zone", "mail", "webhook", "webhook_form", "browser", "digest_at", "timings"}
    before = {name: value for name, value in person.ask("GET", "/api/notifications").items() if name in kept}
    return person.ask("PUT", "/api/notifications", **{**before, **wanted})


def confirm(server: Server, box: Letterbox) -> Any:
    """Follow the link in the last letter."""
    link = next(line for line in box.text().splitlines() if line.startswith("https://"))
    return server.stranger().post(f"/api/mail/confirm/{link.rpartition('/')[2]}")


def with_mail(server: Server, box: Letterbox, person: Visitor, **wanted: Any) -> None:
    wish(person, mail=ADDRESS, **wanted)
    told(confirm(server, box))
    box.letters.clear()


def turn_over(server: Server, table: str, person: Visitor) -> None:
    """Somebody moves until another is asked."""
    seat = server.table(table).asked
    while server.table(table).asked == seat:
        person.move(table)


def states(server: Server) -> list[tuple[str, str, str]]:
    with server.site.store.reading() as connection:
        rows = connection.execute(notes.select().order_by(notes.c.created)).mappings()
        return [(row["channel"], row["kind"], row["state"]) for row in rows]
