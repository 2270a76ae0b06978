"""How long a page takes to come over a slow line, for the first time and again: `python benchmarks/first_load.py`.

The line is that of a telephone far from the server: 300 milliseconds for each answer, 1.4 million bits a second, made
by chromium itself. A page has come when it shows what it is for. Needs chromium, as the tests in browsers do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.browser import running
from tests.support.sites import Player, site

ROUNDS = 3
LATENCY = 300
BYTES_A_SECOND = 1_400_000 / 8
COLD_LIMIT, WARM_LIMIT = 2500, 1000

SHOWN = """
(selector) => new Promise((done) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (found?.getBoundingClientRect().width) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})
"""


def load(context: BrowserContext, url: str, selector: str) -> tuple[float, int, int]:
    """Milliseconds until a page shows something, how many answers it took, and how many bytes."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda answer: sizes.append(int(answer["encodedDataLength"])))
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    page.goto(url, wait_until="commit")
    shown: float = page.evaluate(SHOWN, selector)
    page.wait_for_load_state("networkidle")
    page.close()
    fetched = [size for size in sizes if size]
    return shown, len(fetched), sum(fetched)


def measure(browser: Browser, player: Player, url: str, selector: str) -> tuple[list[tuple[float, int, int]], ...]:
    """Several rounds, each with a browser that knows nothing and then with one that was there."""
    cold, warm = [], []
    with known(browser, player, url) as context:
        load(context, url, selector)  # the site itself has answered everything once
    for _ in range(ROUNDS):
        with known(browser, player, url) as context:
            cold.append(load(context, url, selector))
            warm.append(load(context, url, selector))
    return cold, warm


@contextmanager
def known(browser: Browser, player: Player, url: str) -> Iterator[BrowserContext]:
    """A browser without anything but the cookie of a player."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_cookies([{"name": name, "value": value, "url": url} for name, value in player.http.cookies.items()])
    yield context
    context.close()


def main() -> None:
    slow = False
    with TemporaryDirectory() as folder, site(f"sqlite:///{folder}/site.db") as serving, running() as browser:
        player = Player(serving.url, "Livia")
        boards = {"duel": ".duel-offered", "ages": ".ages-row .card", "inventions": ".inv-map .inv-region"}
        pages = {"lobby": ("/", ".lobby .quick")} | {
            game: (f"/table/{player.open(game, 'me', 'me', seed=7)}", shown) for game, shown in boards.items()
        }
        print(f"{LATENCY} ms, {BYTES_A_SECOND * 8 / 1e6} Mbit/s, median of {ROUNDS} (least to most), milliseconds")
        for name, (path, selector) in pages.items():
            cold, warm = measure(browser, player, serving.url + path, selector)
            for word, rounds, limit in (("cold", cold, COLD_LIMIT), ("warm", warm, WARM_LIMIT)):
                times = sorted(time for time, _, _ in rounds)
                _, answers, size = rounds[-1]
                slow |= median(times) > limit
                print(
                    f"{name:11} {word}  {median(times):5.0f} ({times[0]:.0f} to {times[-1]:.0f})"
                    f"  {answers:3} answers  {size / 1024:6.1f} KiB  limit {limit}"
                )
    sys.exit("A page takes longer than its limit." if slow else 0)


if __name__ == "__main__":
    main()
