"""A bot that plays at a site's tables, over the network: it opens tables against a bot of the site, and ends.

    pip install httpx
    python bot.py http://localhost:8000 --games 3 --against bot:greedy
    python bot.py http://localhost:8000 --token TOKEN       as you, with a token from your account page

Seats are dealt out by chance; `you.seats` in a frame says which are yours.
"""

import argparse
import json
import random
import uuid

import httpx


def play(site: httpx.Client, game: str, against: str) -> bool:
    """Open a table, play there to the end, and tell whether we won."""
    table = site.post("/api/tables", json={"game": game, "seats": ["me", against]}).raise_for_status().json()["id"]
    with site.stream("GET", f"/api/tables/{table}/stream", timeout=None) as lines:
        for line in lines.iter_lines():
            frame = answer(site, table, json.loads(line)) if line.strip() else None
            if frame and frame["table"]["status"] == "over":
                return frame["you"]["seats"][0] in frame["view"]["result"]["winners"]
    raise SystemExit("The site ended before the game.")


def answer(site: httpx.Client, table: str, frame: dict) -> dict:
    """Make moves until somebody else is asked; the table after them."""
    while "move" in frame["you"]["may"]:
        move = random.choice(frame["view"]["moves"])  # your idea here: frame["view"]["table"] is all you may know
        body = {"move": move["move"], "expected_seq": frame["seq"], "key": str(uuid.uuid4())}
        reply = site.post(f"/api/tables/{table}/moves", json=body).json()
        frame = reply.get("frame", reply)  # too late: the refusal brings the table as it is
    return frame


def main() -> None:
    words = argparse.ArgumentParser(description="Play at a site's tables against one of its bots.")
    words.add_argument("site", help="such as http://localhost:8000")
    words.add_argument("--game", default="duel")
    words.add_argument("--games", type=int, default=1, help="how many (usually 1)")
    words.add_argument("--against", default="bot:greedy", metavar="SEAT", help="usually bot:greedy")
    words.add_argument("--token", help="of your account (usually a guest plays)")
    asked = words.parse_args()
    headers = {"Authorization": f"Bearer {asked.token}"} if asked.token else {}
    with httpx.Client(base_url=asked.site, headers=headers, timeout=60) as site:
        if not asked.token:
            site.post("/api/guest", json={"name": "Random"}).raise_for_status()
        won = [play(site, asked.game, asked.against) for _ in range(asked.games)]
    print(f"{sum(won)} of {len(won)} won")


if __name__ == "__main__":
    main()
