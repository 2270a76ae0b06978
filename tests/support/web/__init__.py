"""Web tables for tests: a site in this process with people who ask it things, and single tables without a site.

    livia, brutus = server.guest("Livia"), server.guest("Brutus")
    table = livia.open("duel", "me", "open")
    brutus.ask("POST", f"/api/tables/{table}/sit")

Time stands where a test puts it for single tables; a site uses that of the machine.
"""

from tests.support.web.answers import Json, cookie_of, refused, sentences, told
from tests.support.web.desks import BOT, BRUTUS, CATO, LIVIA, START, Desk, desk, seat, some
from tests.support.web.people import finished, play_out, two_players
from tests.support.web.sites import PATIENCE, FirstMove, Live, Server, Visitor, away, begun, fresh_key, serving, site_in

__all__ = [
    "BOT",
    "BRUTUS",
    "CATO",
    "LIVIA",
    "PATIENCE",
    "START",
    "Desk",
    "FirstMove",
    "Json",
    "Live",
    "Server",
    "Visitor",
    "away",
    "begun",
    "cookie_of",
    "desk",
    "finished",
    "fresh_key",
    "play_out",
    "refused",
    "seat",
    "sentences",
    "serving",
    "site_in",
    "some",
    "told",
    "two_players",
]
