"""A bot that plays at a site's tables, over the network.

Make a token on your account page, sit down at a table in the browser, then:
    pip install httpx
    python bot.py http://localhost:8000 TOKEN
"""

import json
import random
import sys
import uuid

import httpx


def play(site: httpx.Client) -> None:
    """Answer whenever one of our tables asks us."""
    with site.stream("GET", "/api/stream", timeout=None) as lines:
        for line in lines.iter_lines():
            if line.strip():
                answer(site, json.loads(line))


def answer(site: httpx.Client, table: dict) -> None:
    """Make moves until somebody else is asked."""
    frame = site.get(f"/api/tables/{table['id']}").json()
    while "move" in frame["you"]["may"]:
        move = random.choice(frame["view"]["moves"])  # your idea here: frame["view"]["table"] is all you may know
        body = {"move": move["move"], "expected_seq": frame["seq"], "key": str(uuid.uuid4())}
        reply = site.post(f"/api/tables/{table['id']}/moves", json=body).json()
        frame = reply.get("frame", reply)  # too late: the refusal brings the table as it is


if __name__ == "__main__":
    play(httpx.Client(base_url=sys.argv[1], headers={"Authorization": f"Bearer {sys.argv[2]}"}))
